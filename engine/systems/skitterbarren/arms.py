"""Weapons and armour under names of a table's own: each counts as the piece of the kit it is like.

The book lists no weapons, and the house kit only a few. A player who packs a sawn-off shotgun or a
leather jacket means a weapon and an armour, so the last word of its name says what it is like.
"""

from typing import Final

from engine.systems.skitterbarren.house import ARMOURS, FISTS, WEAPONS, Weapon
from engine.systems.skitterbarren.state import AttributeName

_LIKE: Final[tuple[tuple[str, AttributeName, int, int], ...]] = (
    ("dagger shiv razor scalpel stiletto bayonet switchblade dirk knives", "Knack", 5, 0),
    ("club bat staff quarterstaff baton truncheon mace flail chain", "Brawn", 5, 0),
    ("axe machete cleaver tomahawk pickaxe sickle", "Brawn", 5, 1),
    ("sword longsword shortsword broadsword blade rapier saber cutlass scimitar", "Knack", 5, 1),
    ("pike javelin halberd trident glaive harpoon pitchfork", "Brawn", 10, 1),
    ("sledgehammer greatsword warhammer maul", "Brawn", 5, 2),
    ("whip bolas", "Knack", 10, 0),
    ("slingshot catapult blowpipe darts", "Knack", 60, 0),
    ("crossbow longbow shortbow", "Knack", 120, 1),
    ("pistol revolver handgun gun flintlock blaster sidearm", "Knack", 60, 1),
    ("shotgun scattergun blunderbuss", "Knack", 30, 2),
    ("rifle musket carbine", "Knack", 120, 2),
)
"""Last words of names, with attribute, range in feet and what is added to the lone die."""
_HANDY: Final = frozenset(
    [
        *("pipe", "crowbar", "hammer", "wrench", "spanner", "shovel", "spade", "rod", "bar"),
        *("stick", "plank", "bottle", "rock", "stone", "brick"),
    ]
)
"""Tools that strike a blow when they are named for it, and are nobody's weapon otherwise."""
_WORN: Final[dict[str, int]] = {
    **dict.fromkeys(("coat", "greatcoat", "duster", "gambeson", "poncho"), 9),
    **dict.fromkeys(("jacket", "vest", "leathers", "jerkin"), 10),
    **dict.fromkeys(("chainmail", "hauberk", "brigandine", "armour", "armor"), 11),
    **dict.fromkeys(("breastplate", "cuirass"), 12),
}
"""Last words of what is worn, with the base that it gives."""


def weapon_named(name: str, *, handy: bool = False) -> Weapon | None:
    """Return the weapon that an inventory entry is; None for what is none.

    Args:
        name: as it is written in an inventory.
        handy: count a tool that strikes a blow as well.

    Example:
        >>> weapon_named("Sawn-off shotgun")
        Weapon(name='Sawn-off shotgun', attribute='Knack', range_ft=30, damage=2)
        >>> weapon_named("Crowbar"), weapon_named("Rope")
        (None, None)
    """
    wanted = name.casefold()
    kit = (*WEAPONS, FISTS)
    exact = next((weapon for weapon in kit if weapon.name.casefold() == wanted), None)
    if exact is not None:
        return exact
    last = _last(name)
    own = next((weapon for weapon in WEAPONS if last == weapon.name.casefold()), None)
    if own is not None and own.name not in ("Claws", "Bite", "Sting"):
        return Weapon(name, own.attribute, own.range_ft, own.damage)
    for words, attribute, range_ft, damage in _LIKE:
        if last in words.split():
            return Weapon(name, attribute, range_ft, damage)
    return Weapon(name, "Brawn", 5, 0) if handy and last in _HANDY else None


def armour_bonus(name: str) -> int:
    """Return the base of a Defense Rating that an inventory entry gives; 0 for no armour.

    Example:
        >>> armour_bonus("Hide jacket"), armour_bonus("Old leather jacket"), armour_bonus("Rope")
        (10, 10, 0)
    """
    return ARMOURS.get(name.casefold(), 0) or _WORN.get(_last(name), 0)


def told(name: str) -> str:
    """Return what a thing is in a fight, in a few words; "" for what is neither.

    Example:
        >>> told("Sawn-off shotgun"), told("Leather jacket"), told("Rope")
        ('a weapon: Knack, range 30 ft, damage +2', 'armour: Defense Rating 10 and Knack', '')
    """
    weapon, base = weapon_named(name, handy=True), armour_bonus(name)
    if weapon is not None:
        reach = f"range {weapon.range_ft} ft" if weapon.range_ft > 10 else "melee"  # noqa: PLR2004
        return f"a weapon: {weapon.attribute}, {reach}, damage {weapon.damage:+}"
    return f"armour: Defense Rating {base} and Knack" if base else ""


def _last(name: str) -> str:
    words = "".join(c if c.isalpha() else " " for c in name.casefold()).split()
    return words[-1] if words else ""
