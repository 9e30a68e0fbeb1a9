"""The house kit: Dicebound's own small set of what the book leaves out and play needs.

None of this is in the book, and it is never quoted as the book. It is used when the setting
``house_kit`` is on: health, a few armours, weapons and critters, and a way to make a character.
The book gives a Defense Rating no base, so the armours here carry one: ordinary clothes make 8.
"""

from dataclasses import dataclass
from typing import Final

from engine.systems.skitterbarren.state import AttributeName

HOUSE: Final = "house"
"""Rule id of everything in this file."""

ATTRIBUTE_POINTS: Final = 4
ATTRIBUTE_LOW: Final = -1
ATTRIBUTE_CAP: Final = 3
SKILL_POINTS: Final = 8
SKILL_CAP: Final = 4
HEALTH_BASE: Final = 18
HEALTH_PER_BRAWN: Final = 3
HEALTH_LEAST: Final = 12
CLOTHES_BONUS: Final = 8
SPELL_RANGE_FT: Final = 60
UNKNOWN_RANGE_FT: Final = 10_000
"""Range of weapons that no list describes: nothing is out of it, the GM decides."""
MIDDLING_STRENGTH: Final = 2
STRONGEST: Final = 6


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon of the house kit.

    Attributes:
        name: as written in an inventory.
        attribute: the attribute it uses.
        range_ft: how far it reaches; 5 in melee.
        damage: what it adds to the lone die.
    """

    name: str
    attribute: AttributeName
    range_ft: int
    damage: int


FISTS: Final = Weapon("Fists", "Brawn", 5, -1)
WEAPONS: Final = (
    Weapon("Knife", "Knack", 5, 0),
    Weapon("Cudgel", "Brawn", 5, 0),
    Weapon("Hatchet", "Brawn", 5, 1),
    Weapon("Sabre", "Knack", 5, 1),
    Weapon("Spear", "Brawn", 10, 1),
    Weapon("Great maul", "Brawn", 5, 2),
    Weapon("Sling", "Knack", 60, 0),
    Weapon("Bow", "Knack", 120, 1),
    Weapon("Claws", "Brawn", 5, 1),
    Weapon("Bite", "Brawn", 5, 1),
    Weapon("Sting", "Knack", 5, 2),
)
ARMOURS: Final[dict[str, int]] = {
    "padded coat": 9,
    "hide jacket": 10,
    "scale coat": 11,
    "plate harness": 12,
}
SQUARES: Final[dict[str, int]] = {
    "tent": 4,
    "bedroll": 2,
    "camp kit": 2,
    "great maul": 2,
    "spear": 2,
    "bow": 2,
    "scale coat": 2,
    "plate harness": 3,
    "cooking pot": 2,
}


@dataclass(frozen=True, slots=True)
class Critter:
    """A creature of the house kit.

    Attributes:
        name: what it is.
        strength: how much of a match it is, 1 (nuisance) to 6 (dread).
        weapon: what it attacks with.
        movement_ft: feet of one movement action.
    """

    name: str
    strength: int
    weapon: str
    movement_ft: int


CRITTERS: Final = (
    Critter("Dust rat", 1, "Bite", 30),
    Critter("Dune jackal", 2, "Bite", 40),
    Critter("Road bandit", 2, "Hatchet", 30),
    Critter("Glass scorpion", 3, "Sting", 30),
    Critter("Gully ghoul", 3, "Claws", 30),
    Critter("Ridge brute", 4, "Great maul", 25),
    Critter("Barren wyrm", 6, "Bite", 40),
)


def weapon_named(name: str) -> Weapon | None:
    """Return the weapon of the kit that an inventory entry is, or None."""
    wanted = name.casefold()
    return next((w for w in (*WEAPONS, FISTS) if w.name.casefold() == wanted), None)


def critter_named(name: str) -> Critter | None:
    """Return the critter of the kit that a name ends with ("the old dune jackal"), or None."""
    wanted = name.casefold().rstrip(" 0123456789")
    return next((c for c in CRITTERS if wanted.endswith(c.name.casefold())), None)


def full_health(brawn: int) -> int:
    """Return the house health of a character.

    Args:
        brawn: Brawn modifier.
    """
    return max(HEALTH_LEAST, HEALTH_BASE + HEALTH_PER_BRAWN * brawn)


def critter_health(strength: int) -> int:
    """Return the house health of a critter.

    Args:
        strength: 1 to 6.
    """
    return 3 + 3 * strength
