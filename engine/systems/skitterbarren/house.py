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
PURSE: Final = 10
"""Coins that a new character has."""
COINS_PER_SQUARE: Final = 100
PRICES: Final[dict[str, int]] = {
    "provisions": 1,
    "raw foodstuffs": 1,
    "torch": 1,
    "candle": 1,
    "chalk": 1,
    "salt": 1,
    "soap": 1,
    "lamp oil": 1,
    "sack": 1,
    "cup": 1,
    "water": 1,
    "waterskin": 2,
    "rope": 2,
    "blanket": 2,
    "hat": 2,
    "bandages": 2,
    "lamp": 3,
    "lantern": 3,
    "cooking pot": 3,
    "shovel": 3,
    "grappling hook": 4,
    "crowbar": 4,
    "bedroll": 4,
    "map": 5,
    "lockpicks": 5,
    "camp kit": 6,
    "tent": 10,
    "mirror": 5,
    "spyglass": 20,
    "cudgel": 2,
    "sling": 2,
    "knife": 4,
    "hatchet": 6,
    "spear": 6,
    "sabre": 12,
    "bow": 12,
    "great maul": 10,
    "padded coat": 8,
    "hide jacket": 12,
    "scale coat": 25,
    "plate harness": 60,
}
"""Coins for common things in a settlement; two weeks' food is about one good blade."""
FINDS: Final[dict[str, int]] = {
    "salvage": 6, "scrap": 2, "scrap metal": 3, "parts": 4, "spare parts": 6, "copper": 4,
    "copper wire": 4, "wire": 2, "cable": 3, "iron": 2, "cloth": 2, "rags": 1, "wood": 1,
    "bones": 1, "glass": 2, "nails": 1, "screws": 1, "tin": 1, "tins": 2, "fuel": 4, "oil": 2,
    "tools": 8, "medicine": 8, "ammunition": 6, "bottles": 1, "herbs": 2,
}  # fmt: skip
"""What a search of the wastes brings, in coins; whoever buys it pays half."""
MEALS: Final[dict[str, int]] = {
    "meal": 1, "supper": 1, "dinner": 1, "breakfast": 1, "lunch": 1, "stew": 1, "soup": 1,
    "feast": 4,
}  # fmt: skip
DRINKS: Final[dict[str, int]] = {
    "drink": 1, "ale": 1, "beer": 1, "tea": 1, "coffee": 1, "cider": 1, "wine": 1, "brandy": 1,
    "rum": 1, "whisky": 1, "cup of water": 1, "round": 3,
}  # fmt: skip
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


def _bare(thing: str) -> str:
    return " ".join(thing.casefold().split())


def price_of(thing: str) -> int | None:
    """Return the coins that a thing costs; None where the house lists no price.

    The last words of a name decide: "a good rope" is a rope.

    Example:
        >>> price_of("Provisions"), price_of("Long rope"), price_of("Crown of the Dune King")
        (1, 2, None)
        >>> price_of("Salvage")
        6
    """
    words = _bare(thing).split()
    prices = {**PRICES, **FINDS, **MEALS, **DRINKS}
    tails = (" ".join(words[at:]) for at in range(len(words)))
    forms = (form for tail in tails for form in (tail, tail.removesuffix("s")))
    return next((prices[form] for form in forms if form in prices), None)


def is_meal(thing: str) -> bool:
    """Return whether a thing is food that is eaten where it is bought."""
    return _bare(thing).split(" ")[-1] in MEALS


def is_served(thing: str) -> bool:
    """Return whether a thing is eaten or drunk where it is bought, and so never carried.

    Example:
        >>> is_served("hot stew"), is_served("mug of ale"), is_served("Rope")
        (True, True, False)
    """
    said = _bare(thing)
    return is_meal(thing) or said in DRINKS or said.split(" ")[-1] in DRINKS
