"""Degrees by margin: a reading of ours for the storyteller, since the book reports margins only."""

from bisect import bisect_right
from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from engine.core.difficulty import DifficultyTerms, Label
from engine.core.system import Degree, Rung
from engine.systems.altars.settings import AltarsSettings

BAND_NAMES: Final = ("bare", "clear", "strong", "crushing")

DEGREES: Final = (
    Degree(
        slug="crushing_success",
        title="Crushing Success",
        passed=True,
        direction=2,
        owes="It is done, and one gain comes on top that nobody asked for.",
    ),
    Degree(
        slug="strong_success",
        title="Strong Success",
        passed=True,
        direction=1,
        owes="It is done with ease; a small gain may come of it.",
    ),
    Degree(
        slug="clear_success",
        title="Clear Success",
        passed=True,
        direction=1,
        owes="It is done: exactly what was at stake.",
    ),
    Degree(
        slug="bare_success",
        title="Bare Success",
        passed=True,
        direction=0,
        owes="It is done, only just, and nothing more.",
    ),
    Degree(
        slug="bare_failure",
        title="Bare Failure",
        passed=False,
        direction=0,
        owes="It is not done, only just, and the situation has changed a little.",
    ),
    Degree(
        slug="clear_failure",
        title="Clear Failure",
        passed=False,
        direction=-1,
        owes="It is not done, and the situation has changed: trouble, position or a clock.",
    ),
    Degree(
        slug="strong_failure",
        title="Strong Failure",
        passed=False,
        direction=-1,
        owes="It is not done, and it leaves real trouble behind.",
    ),
    Degree(
        slug="crushing_failure",
        title="Crushing Failure",
        passed=False,
        direction=-2,
        owes="It is not done, something is lost, and trouble comes with it.",
    ),
)
TITLES: Final = {degree.slug: degree.title for degree in DEGREES}
DEFAULT_BANDS: Final = AltarsSettings().margin_bands

LADDER: Final = (
    Rung(label="d4", low="d4", high="d4", meaning="easy for anybody"),
    Rung(label="d6", low="d6", high="d6", meaning="a little care and some practice"),
    Rung(label="d8", low="d8", high="d8", meaning="a fair test of somebody trained"),
    Rung(label="d10", low="d10", high="d10", meaning="hard even for the skilled"),
    Rung(label="d12", low="d12", high="d12", meaning="a feat that masters are known for"),
    Rung(label="d20", low="d20", high="d20", meaning="calls for superhuman ability"),
)


def degree_of(passed: bool, margin: int, bands: tuple[int, ...]) -> str:  # noqa: FBT001
    """Return the slug of a result's degree.

    Args:
        passed: whether the action succeeds.
        margin: its signed margin; only the size counts.
        bands: margins from which a result is clear, strong and crushing.

    Example:
        >>> degree_of(True, 0, (2, 5, 8)), degree_of(False, -6, (2, 5, 8))
        ('bare_success', 'strong_failure')
    """
    band = BAND_NAMES[bisect_right(bands, abs(margin))]
    return f"{band}_{'success' if passed else 'failure'}"


def degree_law(
    success: Fraction, margins: Mapping[str, Fraction], least: int, bands: tuple[int, ...]
) -> dict[str, Fraction]:
    """Return the probability of each degree.

    Args:
        success: probability of success; it tells nothing new, but must agree.
        margins: signed margin to probability.
        least: least margin that succeeds.
        bands: see ``degree_of``.
    """
    law = dict.fromkeys(TITLES, Fraction(0))
    for text, probability in margins.items():
        margin = int(text)
        law[degree_of(margin >= least, margin, bands)] += probability
    assert sum(p for slug, p in law.items() if slug.endswith("success")) == success
    return law


DIFFICULTY_TERMS: Final = DifficultyTerms(
    values=("d4", "d6", "d8", "d10", "d12", "d20"),
    labels=(
        Label("d4", "easy"),
        Label("d6", "fair"),
        Label("d8", "hard"),
        Label("d10", "very_hard"),
        Label("d12", "extreme"),
        Label("d20", "superhuman"),
    ),
    weight_per_step=2,
)
"""The book has no negative modifiers, so two points of a burden cost a die of the scale (house).

Rule: A-19.
"""
