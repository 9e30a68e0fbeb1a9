"""What a sheet comes to: health, defence, weapon, exhaustion, and the squares of a bag."""

import re
from collections.abc import Sequence
from typing import Final

from engine.systems.skitterbarren import house
from engine.systems.skitterbarren.actions import Defense
from engine.systems.skitterbarren.arms import armour_bonus, weapon_named
from engine.systems.skitterbarren.house import Weapon
from engine.systems.skitterbarren.settings import SkitterbarrenSettings
from engine.systems.skitterbarren.state import SkitterbarrenSheet, SkitterbarrenState
from engine.systems.skitterbarren.survival import usable_spaces
from engine.systems.skitterbarren.tables import ATTRIBUTES, REACH_FT, SKILLS, exhaustion_level

PROVISIONS: Final = "Provisions"
COINS: Final = "Coins"
RAW: Final = "Raw foodstuffs"
SOILED: Final = "Soiled provisions"
DOWN: Final = "Down"
HIDDEN: Final = "Hidden"
POISONED: Final = "Food Poisoning"
BY_RULE: Final = frozenset({DOWN, HIDDEN, POISONED})
"""Conditions that the rules give and take; every other one was told, and passes with time."""

_EXHAUSTION: Final = re.compile(r"exhaustion\s*([0-9])", re.IGNORECASE)
_ENTRY: Final = re.compile(
    r"(?P<name>.*?)(?:\s+x(?P<count>[0-9]{1,6}))?(?:\s*\((?P<size>[0-9]{1,3}) squares?\))?",
    re.IGNORECASE,
)


def parse_entry(entry: str) -> tuple[str, int, int]:
    """Return name, number and squares of one inventory entry.

    Example:
        >>> parse_entry("Provisions x3"), parse_entry("Tent (4 squares)"), parse_entry("Bedroll")
        (('Provisions', 3, 1), ('Tent', 1, 4), ('Bedroll', 1, 2))
    """
    match = _ENTRY.fullmatch(entry.strip())
    assert match is not None, "the pattern takes any text"
    name = match["name"].strip()
    size = int(match["size"]) if match["size"] else house.SQUARES.get(name.casefold(), 1)
    return name, int(match["count"] or 1), size


def same(entry: str, name: str) -> bool:
    """Return whether an inventory entry is the thing called ``name``."""
    wanted = name.strip().casefold()
    return entry.strip().casefold() == wanted or parse_entry(entry)[0].casefold() == wanted


def written(name: str, count: int) -> str:
    """Return an inventory entry for so many of a thing."""
    return name if count == 1 else f"{name} x{count}"


def count_of(inventory: Sequence[str], name: str) -> int:
    """Return how many of a thing are carried."""
    return sum(parse_entry(entry)[1] for entry in inventory if same(entry, name))


def with_item(inventory: Sequence[str], item: str) -> tuple[str, ...]:
    """Return an inventory with one more thing; equal things are counted together.

    Things whose size is written out keep an entry of their own.
    """
    name, added, _ = parse_entry(item)
    for place, entry in enumerate(inventory):
        held, count, _ = parse_entry(entry)
        if held.casefold() == name.casefold() and "(" not in entry + item:
            changed = written(held, count + added)
            return (*inventory[:place], changed, *inventory[place + 1 :])
    return (*inventory, item)


def without_item(inventory: Sequence[str], item: str) -> tuple[str, ...]:
    """Return an inventory with one fewer of a thing; unchanged when there is none."""
    for place, entry in enumerate(inventory):
        if same(entry, item):
            name, count, _ = parse_entry(entry)
            left = () if count == 1 else (written(name, count - 1),)
            return (*inventory[:place], *left, *inventory[place + 1 :])
    return tuple(inventory)


def without_coins(inventory: Sequence[str], count: int) -> tuple[str, ...]:
    """Return an inventory with so many coins fewer; all of them where there are not enough."""
    left, kept = count, list[str]()
    for entry in inventory:
        held = parse_entry(entry)[1] if same(entry, COINS) else 0
        paid = min(left, held)
        left -= paid
        if paid == 0 or not held:
            kept.append(entry)
        elif held > paid:
            kept.append(written(COINS, held - paid))
    return tuple(kept)


def is_exhaustion(entry: str) -> bool:
    """Return whether an inventory entry is a card of Exhaustion."""
    return _EXHAUSTION.fullmatch(entry.strip()) is not None


def exhaustion_of(sheet: SkitterbarrenSheet, settings: SkitterbarrenSettings) -> int:
    """Return the level of Exhaustion: the highest card in the inventory.

    Rule: K-64 to K-67, RK-38.
    """
    levels = [int(m[1]) for e in sheet.inventory if (m := _EXHAUSTION.fullmatch(e.strip()))]
    return exhaustion_level(max(levels, default=0), settings)


def with_exhaustion(inventory: Sequence[str], level: int) -> tuple[str, ...]:
    """Return an inventory with the cards of this level of Exhaustion."""
    things = tuple(entry for entry in inventory if not is_exhaustion(entry))
    return (*things, f"Exhaustion {level}") if level > 0 else things


def squares_used(inventory: Sequence[str]) -> int:
    """Return the squares that things fill; cards of Exhaustion are counted elsewhere.

    Rule: K-52, K-53, RK-44, house.
    """
    entries = (parse_entry(entry) for entry in inventory if not is_exhaustion(entry))
    return sum(_squares_of(name, count, size) for name, count, size in entries)


def _squares_of(name: str, count: int, size: int) -> int:
    if name.casefold() == COINS.casefold():
        return -(-count // house.COINS_PER_SQUARE)  # a purse is one card, however full
    return count * size


def squares_free(sheet: SkitterbarrenSheet, settings: SkitterbarrenSettings) -> int:
    """Return the free squares of a bag; negative when it is over-full.

    Rule: K-52, K-64.
    """
    usable = usable_spaces(sheet.bag_spaces, exhaustion_of(sheet, settings), settings)
    return usable - squares_used(sheet.inventory)


def modifier_of(sheet: SkitterbarrenSheet, name: str) -> int | None:
    """Return a skill or attribute modifier by name; None when the sheet lacks it."""
    wanted = name.strip().casefold()
    values = (*sheet.attributes.items(), *sheet.skills.items())
    return next((value for key, value in values if key.casefold() == wanted), None)


def printed_name(name: str) -> str | None:
    """Return the printed form of a skill's or attribute's name, or None.

    Rule: K-74.
    """
    wanted = name.strip().casefold()
    return next((key for key in (*ATTRIBUTES, *SKILLS) if key.casefold() == wanted), None)


def max_health(sheet: SkitterbarrenSheet, settings: SkitterbarrenSettings) -> int | None:
    """Return full health, or None where the table plays without health (K-75).

    Rule: K-73, house.
    """
    if sheet.max_health is not None or not settings.house_kit:
        return sheet.max_health
    return house.full_health(sheet.attributes.get("Brawn", 0))


def health(sheet: SkitterbarrenSheet, settings: SkitterbarrenSettings) -> int | None:
    """Return the health that is left, 0 and up, or None where the table plays without it."""
    full = max_health(sheet, settings)
    return None if full is None else max(0, full - sheet.harm)


def is_down(state: SkitterbarrenState, name: str) -> bool:
    """Return whether somebody is out of the fight: gone, or without health (house)."""
    sheet = state.characters.get(name)
    return sheet is None or health(sheet, state.settings) == 0 or DOWN in sheet.conditions


def defense_of(sheet: SkitterbarrenSheet, settings: SkitterbarrenSettings) -> Defense:
    """Return what makes somebody hard to hit; the best armour carried counts as worn (house).

    Rule: K-48, K-49, house.
    """
    bonus = house_armor(sheet) if settings.house_kit else sheet.armor_bonus
    return Defense(knack=sheet.attributes.get("Knack", 0), armor_bonus=bonus)


def house_armor(sheet: SkitterbarrenSheet) -> int:
    """Return the Armor Bonus by the house kit: the sheet's, else the best that is carried.

    Rule: K-49, house.
    """
    if sheet.armor_bonus:
        return sheet.armor_bonus
    names = (parse_entry(entry)[0].casefold() for entry in sheet.inventory)
    return max((armour_bonus(name) for name in names), default=0) or house.CLOTHES_BONUS


def weapon_of(sheet: SkitterbarrenSheet, name: str, settings: SkitterbarrenSettings) -> Weapon:
    """Return the weapon used: the one named, else the first one carried, else bare hands.

    Without the house kit a weapon is a name: no book lists its attribute, range or damage, so the
    table sees to those.

    Rule: K-47, K-75, house.
    """
    if name.startswith("Spell"):
        return Weapon(name, "Wits", house.SPELL_RANGE_FT, 0)
    if not settings.house_kit:
        return Weapon(name or "weapon", "Brawn", house.UNKNOWN_RANGE_FT, 0)
    if name:
        return weapon_named(name, handy=True) or Weapon(name, "Brawn", REACH_FT, 0)
    names = [parse_entry(entry)[0] for entry in sheet.inventory]
    # A tool is better than nothing, and a weapon is better than a tool.
    found = (weapon_named(name, handy=handy) for handy in (False, True) for name in names)
    return next((weapon for weapon in found if weapon is not None), house.FISTS)


def melee_weapon_of(sheet: SkitterbarrenSheet, settings: SkitterbarrenSettings) -> Weapon:
    """Return the weapon of a Reaction Attack: the first melee one carried, else bare hands."""
    if settings.house_kit:
        for entry in sheet.inventory:
            weapon = weapon_named(parse_entry(entry)[0])
            if weapon is not None and weapon.range_ft <= 2 * REACH_FT:
                return weapon
        return house.FISTS
    return Weapon("weapon", "Brawn", REACH_FT, 0)
