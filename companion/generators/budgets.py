"""How strong somebody of each power is: house budgets, one table a game.

The books leave the strength of the GM's people to the GM. ``capable`` is a new character by each
game's own rules of creation (in Skitterbarren, which prints none, by the house kit's).
"""

from typing import Final, NamedTuple

from companion.errors import BadInputError

POWERS: Final = ("extra", "minor", "capable", "dangerous", "nemesis")
"""Weakest first."""


class Traits(NamedTuple):
    """Budget in Stitcher.

    Attributes:
        points: points for Traits.
        top: highest Weight, for one Trait.
        other: highest Weight of the others.
        number: least and most Traits.
        single: Weight when somebody is one weighted Trait.
    """

    points: int
    top: int
    other: int
    number: tuple[int, int]
    single: int


STITCHER: Final[dict[str, Traits]] = {
    "extra": Traits(2, 1, 1, (2, 2), 1),
    "minor": Traits(3, 2, 1, (2, 3), 2),
    "capable": Traits(5, 3, 2, (3, 4), 3),
    "dangerous": Traits(8, 4, 2, (4, 6), 5),
    "nemesis": Traits(13, 5, 3, (6, 8), 6),
}


class Modifiers(NamedTuple):
    """Budget in Skitterbarren, all of it the house's.

    Attributes:
        attributes, attribute_cap: points for attributes and the most in one.
        skills, skill_cap: points for skills and the most in one.
        extra_health: health above what Brawn gives.
        aptitude: Aptitude modifier of attacks.
        level: level.
    """

    attributes: int
    attribute_cap: int
    skills: int
    skill_cap: int
    extra_health: int
    aptitude: int
    level: int


SKITTERBARREN: Final[dict[str, Modifiers]] = {
    "extra": Modifiers(1, 1, 3, 2, -5, 0, 1),
    "minor": Modifiers(2, 2, 5, 3, -2, 0, 1),
    "capable": Modifiers(4, 3, 8, 4, 0, 0, 1),
    "dangerous": Modifiers(6, 4, 12, 6, 6, 1, 4),
    "nemesis": Modifiers(8, 5, 16, 8, 14, 2, 7),
}
ATTRIBUTE_LOW: Final = -1


class Dice(NamedTuple):
    """Budget in Altars & Archetypes.

    Attributes:
        archetypes: dice of archetypes or words, largest first.
        initiative: initiative die.
        health: health points.
    """

    archetypes: tuple[str, ...]
    initiative: str
    health: int


ALTARS: Final[dict[str, Dice]] = {
    "extra": Dice(("d6",), "d4", 4),
    "minor": Dice(("d8", "d6"), "d6", 7),
    "capable": Dice(("d12", "d10", "d6"), "d8", 10),
    "dangerous": Dice(("d12", "d10", "d8"), "d10", 16),
    "nemesis": Dice(("d20", "d12", "d10", "d8"), "d12", 24),
}

ALTARS_MOST: Final[dict[str, Dice]] = {
    "extra": Dice(("d6", "d6"), "d4", 6),
    "minor": Dice(("d8", "d6", "d6"), "d6", 9),
    "capable": Dice(("d12", "d10", "d8"), "d10", 12),
    "dangerous": Dice(("d12", "d10", "d8"), "d10", 18),
    "nemesis": Dice(("d20", "d12", "d10", "d8"), "d12", 26),
}
"""The most that somebody of a power has: what chance may add to ``ALTARS`` included."""

HEALTH_BASE: Final = 10
HEALTH_PER_BRAWN: Final = 2
"""Health of the house kit: the base, and what each point of Brawn adds."""
ARMOR_MOST: Final = 11
MOVEMENT_MOST: Final = 60
"""The most armour and movement (feet) of the GM's people in Skitterbarren, house."""

STARTS: Final[dict[str, tuple[tuple[str, ...], int]]] = {
    "standard": (("d12", "d10", "d8", "d6"), 3),
    "two_and_two": (("d8", "d8", "d6", "d6"), 3),
    "three_dice": (("d12", "d10", "d8", "d6"), 2),
}
"""Start of a new character of Altars: the dice to choose from, and the number of archetypes."""


def power_named(word: str) -> str:
    """Return a power.

    Raises:
        BadInputError: there is none of that name.
    """
    if word not in POWERS:
        raise BadInputError(f"no power {word!r}; choose one of: {', '.join(POWERS)}")
    return word
