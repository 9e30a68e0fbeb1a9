"""The printed tables of Skitterbarren, and the words and numbers that its rules use."""

from fractions import Fraction
from typing import Final, Literal

from engine.core.difficulty import DifficultyTerms, Label
from engine.core.system import Degree, Rung
from engine.systems.skitterbarren.settings import SkitterbarrenSettings

ATTRIBUTES: Final = ("Brawn", "Knack", "Wits")
SKILLS: Final = ("Exertion", "Awareness", "Artifice", "Vigor")

Resource = Literal["boon", "blunder"]
Side = Literal["player", "gm"]

ENCOURAGING_FACE: Final = 6
DISCOURAGING_FACE: Final = 1
RESOURCE_SIDES: Final = 4

ENERGY: Final = 3
ATTACK_PENALTY: Final = 3
SOFTEST_FOURTH: Final = -6
REACH_FT: Final = 5
REST_DR: Final = 5
WEEK_DAYS: Final = 7
RUCKSACK_SPACES: Final = 9
SPACES_PER_LEVEL: Final = 2
PENALTY_LEVEL: Final = 2
CHECK_PENALTY: Final = -2
ENERGY_LEVEL: Final = 3
ENERGY_PENALTY: Final = -1
LOWER_BLUNDER_CAP: Final = 4
HIGHER_BLUNDER_CAP: Final = 5
HIGHER_CAP_LEVEL: Final = 5

ACTION_COSTS: Final[dict[str, int]] = {
    "move": 1,
    "attack": 1,
    "withdrawal": 3,
    "hide": 3,
    "assist": 3,
    "search": 3,
    "handling": 2,
}
"""Energy Points of each general action (K-25, K-29, K-31 to K-35, K-38)."""

DIFFICULTY_LADDER: Final = (
    Rung(label="very_easy", low=6, high=6, meaning="Only bad luck or a weak hand spoils it."),
    Rung(label="easy", low=7, high=10, meaning="Most people manage it more often than not."),
    Rung(label="moderate", low=11, high=13, meaning="Takes somebody who is good at it, or luck."),
    Rung(label="hard", low=14, high=17, meaning="Even the skilled fail at it often."),
    Rung(label="harrowing", low=18, high=None, meaning="Out of reach without great skill and aid."),
)

_LOWEST_DR: Final = 6
_HIGHEST_DR: Final = 18
_BANDS: Final = tuple(
    next(rung.label for rung in reversed(DIFFICULTY_LADDER) if dr >= int(rung.low))
    for dr in range(_LOWEST_DR, _HIGHEST_DR + 1)
)

BANDS: Final = (3, 6)
"""House reading: margins from which a result is clear, and from which it is strong."""

DEGREES: Final = (
    Degree(
        slug="strong_success",
        title="Strong Success",
        passed=True,
        direction=2,
        owes="It works, with room to spare: what was at stake, and one gain nobody asked for.",
    ),
    Degree(
        slug="clear_success",
        title="Clear Success",
        passed=True,
        direction=1,
        owes="It works: just what was at stake.",
    ),
    Degree(
        slug="narrow_success",
        title="Narrow Success",
        passed=True,
        direction=1,
        owes="It works, only just: what was at stake, perhaps at a small price.",
    ),
    Degree(
        slug="narrow_failure",
        title="Narrow Failure",
        passed=False,
        direction=-1,
        owes="It fails by a hair: the situation changes, and something small may be saved.",
    ),
    Degree(
        slug="clear_failure",
        title="Clear Failure",
        passed=False,
        direction=-1,
        owes="It fails: things change for the worse; the same try is not simply open again.",
    ),
    Degree(
        slug="strong_failure",
        title="Strong Failure",
        passed=False,
        direction=-2,
        owes="It fails badly: something is lost or somebody hurt, and trouble follows.",
    ),
)
"""House labels of the margin, which the book leaves to the GM (K-10, RK-52)."""


_SUCCESSES: Final = ("narrow_success", "clear_success", "strong_success")
_FAILURES: Final = ("narrow_failure", "clear_failure", "strong_failure")


def band(dr: int, settings: SkitterbarrenSettings) -> str:
    """Return the difficulty band of a rating.

    Rule: K-09, RK-03.
    """
    if dr < _LOWEST_DR:
        return settings.below_table_band
    return _BANDS[min(dr, _HIGHEST_DR) - _LOWEST_DR]


def succeeds(total: int, rating: int, settings: SkitterbarrenSettings) -> bool:
    """Return whether a total is enough for a rating.

    Rule: K-07, K-46, RK-02.
    """
    return total >= rating if settings.meet_is_success else total > rating


def degree_slug(margin: int, passed: bool, settings: SkitterbarrenSettings) -> str:  # noqa: FBT001
    """Return the degree that a margin stands for; the book itself has none.

    Rule: K-10, RK-52.
    """
    clear, strong = settings.margin_bands or BANDS
    distance = margin if passed else -margin  # below 0 where an automatic hit misses the number
    size = 2 if distance >= strong else 1 if distance >= clear else 0
    return _SUCCESSES[size] if passed else _FAILURES[size]


def exhaustion_penalty(level: int, roll_type: str, settings: SkitterbarrenSettings) -> int:
    """Return what Exhaustion takes off a roll of this type: -2 or 0.

    Rule: K-65, RK-37.
    """
    if level < PENALTY_LEVEL or roll_type not in settings.exhaustion_penalty_scope:
        return 0
    return CHECK_PENALTY


def exhaustion_level(level: int, settings: SkitterbarrenSettings) -> int:
    """Return a level of Exhaustion held within the scale.

    Rule: K-67, RK-38.
    """
    return max(0, min(level, settings.exhaustion_max))


DIFFICULTY_TERMS: Final = DifficultyTerms(
    values=tuple(range(6, 22)),
    labels=(
        Label(6, "very_easy"),
        Label(10, "easy"),
        Label(13, "moderate"),
        Label(17, "hard"),
        Label(22, "harrowing"),
    ),
    prefix="DR ",
    easy=6,
    per_grade=3,
    line=(
        (5, -1),
        (8, 0),
        (Fraction(23, 2), 1),
        (Fraction(29, 2), 2),
        (Fraction(35, 2), 3),
        (20, 4),
        (22, Fraction(11, 2)),
    ),
)
"""A burden counts on the roll; the rating stays.

Rule: K-09.
"""
