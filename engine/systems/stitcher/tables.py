"""Printed scales of Stitcher: difficulty, Weight, price, size of consequences, Trait categories."""

import re
from collections.abc import Collection, Sequence
from typing import Final, Literal

from engine.core.difficulty import DifficultyTerms, Label
from engine.core.system import Degree, Rung

POOL_LIMIT: Final = 5
"""Most pool dice that are thrown (S-32); explosions and tie-break dice come on top."""

IMPOSSIBLE_DS: Final = 6
"""The scale calls this and everything above it impossible (S-40)."""

LASTING_DS: Final = 5
"""From this DS on a consequence may be for good, and a disaster may end a character (S-50)."""

PriceKey = Literal[
    "pocket_change",
    "average_week",
    "average_month",
    "average_season",
    "average_year",
    "multiple_years",
]
PRICES: Final[dict[str, int]] = {
    "pocket_change": 1,
    "average_week": 2,
    "average_month": 3,
    "average_season": 4,
    "average_year": 5,
    "multiple_years": 6,
}
PRICE_LABELS: Final = (
    "pocket change",
    "about a week's work",
    "about a month's work",
    "about a season's work",
    "about a year's work",
    "several years' work",
)
"""What a price is worth, by its Difficulty Score from 1 up."""

_DIFFICULTY_LABELS: Final = (
    "below_scale",
    "easy",
    "tricky",
    "hard",
    "heroic",
    "legendary",
    "impossible",
)
_WEIGHT_LABELS: Final = (
    "none",
    "above_average",
    "noticeable",
    "expert",
    "top_of_field",
    "realistic_limit",
    "beyond_realistic",
)


def _step(labels: Sequence[str], value: int) -> str:
    return labels[min(max(value, 0), len(labels) - 1)]


def difficulty_label(ds: int) -> str:
    """Return the name of a Difficulty Score, ``below_scale`` (0 and less) to ``impossible``.

    Rule: S-40.

    Example:
        >>> [difficulty_label(ds) for ds in (0, 3, 9)]
        ['below_scale', 'hard', 'impossible']
    """
    return _step(_DIFFICULTY_LABELS, ds)


def weight_label(weight: int) -> str:
    """Return what a Weight stands for, ``none`` (0 and less) to ``beyond_realistic``.

    Rule: S-23.

    Example:
        >>> weight_label(3)
        'expert'
    """
    return _step(_WEIGHT_LABELS, weight)


def consequence_size(ds: int) -> str:
    """Return how large a side effect should be at a Difficulty Score of 0 and up.

    Rule: S-50, RS-36.

    Example:
        >>> [consequence_size(ds) for ds in (1, 3, 4, 8)]
        ['slight', 'trait_weight_1', 'trait_weight_2', 'lasting_loss']
    """
    if ds >= LASTING_DS:
        return "lasting_loss"
    return ("slight", "slight", "trait_weight_1", "trait_weight_1", "trait_weight_2")[max(ds, 0)]


_CATEGORY_WORDS: Final[dict[str, str]] = {
    **dict.fromkeys(
        (
            "tall",
            "sturdy",
            "fragile",
            "beautiful",
            "muscular",
            "elf",
            "orc",
            "fatigued",
            "hungry",
        ),
        "quality",
    ),
    **dict.fromkeys(("gunslinger", "athletic", "dextrous", "warrior"), "skill"),
    **dict.fromkeys(("boulder", "mountain", "dagger", "long rope", "bills stack"), "object"),
}


def trait_category(trait: str, *, warrior: str = "skill") -> str:
    """Return the category that the book's own examples give a Trait, else ``ask_the_table``.

    Args:
        trait: the Trait's name; blanks around it and letter case do not matter.
        warrior: the category of Warrior, which the book names twice (RS-07).

    Rule: S-13, S-14, S-15, RS-07.

    Example:
        >>> trait_category(" Long Rope "), trait_category("Pilot")
        ('object', 'ask_the_table')
    """
    word = trait.strip().casefold()
    if word == "warrior":
        return warrior
    return _CATEGORY_WORDS.get(word, "ask_the_table")


CASH_WORDS: Final = frozenset(
    (
        "bill", "bills", "banknotes", "cash", "change", "coin", "coins", "credits", "dollars",
        "ducats", "gold", "money", "purse", "savings", "silver", "wallet",
        "bargeld", "geld", "münzen", "argent", "pièces", "dinero", "monedas",
    )
)  # fmt: skip
"""Words in the names of Traits that are money, for purchases built from a sheet (S-56)."""

GEAR_WORDS: Final = frozenset(
    (
        "armor", "armour", "helm", "helmet", "kevlar", "mail", "plate", "shield", "vest",
        "rüstung", "schild", "helm", "armure", "bouclier", "armadura", "escudo",
    )
)  # fmt: skip
"""Words in the names of Traits that protect (S-61)."""


def has_word(name: str, words: Collection[str]) -> bool:
    """Return whether one of the words stands in a name, letter case aside.

    Example:
        >>> has_word("Bills Stack", CASH_WORDS), has_word("Goldsmith", CASH_WORDS)
        (True, False)
    """
    return any(word in words for word in name.casefold().replace("-", " ").split())


_GIFT: Final = re.compile(
    r"\b(?:tongued?|voice|eyes?|ears?|hands?|handed|heart|hearted|jaw|stomach|fists?|face|skin|"
    r"fingers?|mind|memory|grip|arm|nose|nerves?|will)$"
)


def is_gift(name: str) -> bool:
    """Return whether a name means something of the body or the mind, whatever it is likened to.

    Example:
        >>> is_gift("Silver tongue"), is_gift("Silver coins")
        (True, False)
    """
    return bool(_GIFT.search(name.casefold()))


DEGREES: Final = (
    Degree(
        slug="overwhelming_success",
        title="Overwhelming Success",
        passed=True,
        direction=2,
        owes="It is done, and one gain comes on top that nobody asked for.",
    ),
    Degree(
        slug="regular_success",
        title="Regular Success",
        passed=True,
        direction=1,
        owes="It is done: exactly what was at stake.",
    ),
    Degree(
        slug="mixed_success",
        title="Mixed Success",
        passed=True,
        direction=0,
        owes="It is done, and one cost or trouble follows that does not undo it.",
    ),
    Degree(
        slug="mixed_failure",
        title="Mixed Failure",
        passed=False,
        direction=0,
        owes="It is not done, and one real gain comes of it all the same.",
    ),
    Degree(
        slug="regular_failure",
        title="Regular Failure",
        passed=False,
        direction=-1,
        owes="It is not done, and the situation changes: trouble, position or a clock.",
    ),
    Degree(
        slug="disaster",
        title="Disaster",
        passed=False,
        direction=-2,
        owes="It is not done, something is hurt or lost, and trouble comes with it.",
    ),
)
DEGREE_SLUGS: Final = tuple(degree.slug for degree in DEGREES)
SUCCESSES: Final = DEGREE_SLUGS[:3]
FAILURES: Final = DEGREE_SLUGS[3:]
DEGREE_TITLES: Final = {degree.slug: degree.title for degree in DEGREES}

LADDER: Final = (
    Rung(label="easy", low=1, high=1, meaning="most people manage with a little care"),
    Rung(label="tricky", low=2, high=2, meaning="takes a fitting strength or a good tool"),
    Rung(label="hard", low=3, high=3, meaning="an expert may well fail"),
    Rung(label="heroic", low=4, high=4, meaning="people would tell of it afterwards"),
    Rung(label="legendary", low=5, high=5, meaning="perhaps once in a lifetime"),
    Rung(label="impossible", low=6, high=None, meaning="beyond what should be possible"),
)

DIFFICULTY_TERMS: Final = DifficultyTerms(
    values=(1, 2, 3, 4, 5, 6),
    labels=tuple(Label(place, word) for place, word in enumerate(_DIFFICULTY_LABELS)),
    prefix="DS ",
    easy=1,
    weight_per_step=1,
)
"""A hindrance adds its Weight to the Difficulty Score.

Rule: S-40, S-42, S-43.
"""
