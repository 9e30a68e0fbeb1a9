"""Sheets for Skitterbarren: the book's attributes and skills, the house kit's numbers."""

from typing import Any, Final

from companion.generators.beasts import Creature
from companion.generators.budgets import (
    ATTRIBUTE_LOW,
    HEALTH_BASE,
    HEALTH_PER_BRAWN,
    SKITTERBARREN,
    Modifiers,
)
from companion.generators.chance import Chance
from companion.generators.people import Person
from companion.generators.words.fields import LEANS

ATTRIBUTES: Final = {"B": "Brawn", "K": "Knack", "W": "Wits"}
SKILLS: Final = {"E": "Exertion", "A": "Awareness", "R": "Artifice", "V": "Vigor"}
OPEN: Final = (
    "The book names attributes and skills and prints no way to buy them; the numbers are house.",
    "Health, armour, weapons, Aptitude and movement come from lineages, classes and lists that the "
    "book does not print; these are the house kit's.",
    "How damage is calculated is left open in the book; its combat overview takes the lone die.",
)  # fmt: skip
"""What the book leaves open, told with every sheet."""
BARE_OPEN: Final = (
    "The book prints no way to buy attributes and skills; the numbers are the house's.",
    "Health, armour, weapons and movement are left to the table: the book does not print them.",
)

_WEAPONS: Final[dict[str, tuple[str, ...]]] = {
    "B": ("Cudgel", "Hatchet", "Spear"), "K": ("Knife", "Sabre", "Bow", "Sling"),
    "W": ("Knife", "Sling", "Cudgel"),
}  # fmt: skip
_ARMOURS: Final[dict[str, tuple[str, ...]]] = {
    "extra": (), "minor": ("", "Padded coat"), "capable": ("", "Padded coat", "Hide jacket"),
    "dangerous": ("Hide jacket", "Scale coat"), "nemesis": ("Scale coat", "Hide jacket"),
}  # fmt: skip
_NO_LUGGAGE: Final = frozenset(
    (
        "horse", "warhorse", "boat", "car", "cab", "handcart", "keg", "harness", "armour", "hound",
        "bloodhound", "sheepdog", "dog", "couch", "portrait", "safe", "strongbox", "vest", "coat",
        "shotgun", "revolver", "revolvers", "pistol", "pistols", "rifle", "flintlock", "sawn-off",
        "derringer", "longsword", "sword", "axe", "bow", "halberd", "cutlass",
    )
)  # fmt: skip
_BEAST_LEANS: Final = ("BKW EAVR", "KBW EAVR", "BWK VEAR", "KWB AERV")
_CLOTHES: Final = 7
_FEET: Final = 30


def _too_big(thing: str) -> bool:
    """Return whether a thing is no thing for a rucksack, or is armour that the kit gives."""
    return any(word in _NO_LUGGAGE for word in thing.casefold().split())


def _spread(chance: Chance, part: str, names: list[str], points: int, cap: int) -> dict[str, int]:
    """Return points over names, most on the first ones; all are spent."""
    values = dict.fromkeys(names, 0)
    order = names * 2 + names[:1] * 2  # the first is drawn most often
    left = points
    while left > 0:
        name = chance.one(part, order)
        if values[name] < cap:
            values[name] += 1
            left -= 1
    ranked = sorted(values.values(), reverse=True)
    return dict(zip(names, ranked, strict=True))


def _numbers(chance: Chance, lean: str, budget: Modifiers) -> dict[str, dict[str, int]]:
    attributes, skills = lean.split()
    names = [ATTRIBUTES[letter] for letter in attributes]
    low = ATTRIBUTE_LOW if chance.percent("low", 35) else 0
    spread = _spread(chance, "attributes", names, budget.attributes - low, budget.attribute_cap)
    if low and spread[names[-1]] == 0:
        spread[names[-1]] = low
    elif low:
        spread[names[0]] -= 1  # the spare point found no weakness to pay for it
    wanted = [SKILLS[letter] for letter in skills]
    return {
        "attributes": {name: spread[name] for name in ATTRIBUTES.values()},
        "skills": _in_order(
            _spread(chance, "skills", wanted, budget.skills, budget.skill_cap), SKILLS
        ),
    }


def _in_order(values: dict[str, int], names: dict[str, str]) -> dict[str, int]:
    return {name: values[name] for name in names.values()}


def _of_the_gm(
    numbers: dict[str, dict[str, int]], budget: Modifiers, armour: int
) -> dict[str, Any]:
    brawn = numbers["attributes"]["Brawn"]
    health = max(2, max(6, HEALTH_BASE + HEALTH_PER_BRAWN * brawn) + budget.extra_health)
    return {
        "side": "gm",
        "level": budget.level,
        "aptitude": budget.aptitude,
        "armor_bonus": armour,
        "max_health": health,
        "movement_ft": _FEET,
    }


def person_sheet(
    chance: Chance, person: Person, *, power: str, house: bool, is_player: bool
) -> dict[str, Any]:
    """Return a person's sheet.

    Args:
        chance: where the choices come from.
        person: who it is.
        power: one of ``budgets.POWERS``.
        house: whether the house kit gives health, arms, armour and movement.
        is_player: whether it is a player's character.
    """
    budget = SKITTERBARREN[power]
    lean = LEANS[person.calling.field]
    numbers = _numbers(chance, lean, budget)
    inventory = [thing for thing in person.gear if not _too_big(thing)][:2]
    armour = ""
    if house:
        inventory.append(chance.one("weapon", _WEAPONS[lean[0]]))
        armour = chance.one("armour", _ARMOURS[power]) if _ARMOURS[power] else ""
    inventory += [armour] if armour else []
    inventory.append("Provisions" if power == "extra" else "Provisions x2")
    sheet = {"name": person.name, **numbers, "inventory": inventory}
    if is_player:
        return sheet
    bonus = {"Padded coat": 8, "Hide jacket": 9, "Scale coat": 10}.get(armour, _CLOTHES)
    more = _of_the_gm(numbers, budget, bonus) if house else {"side": "gm"}
    return {**sheet, **more}


def creature_sheet(
    chance: Chance, creature: Creature, *, power: str, house: bool
) -> dict[str, Any]:
    """Return the sheet of a creature or monster; it carries its weapon as an entry."""
    budget = SKITTERBARREN[power]
    numbers = _numbers(chance, chance.one("lean", _BEAST_LEANS), budget)
    sheet = {"name": creature.name, **numbers, "inventory": [creature.attack] if house else []}
    if not house:
        return {**sheet, "side": "gm"}
    more = _of_the_gm(numbers, budget, _CLOTHES + creature.size // 2)
    fast = any("Fast" in word or "Flying" in word for word in creature.words)
    return {**sheet, **more, "movement_ft": 40 if fast else _FEET}
