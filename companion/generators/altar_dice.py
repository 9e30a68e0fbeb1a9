"""Sheets for Altars & Archetypes: archetypes and words with dice."""

from typing import Any, Final

from companion.generators.beasts import Creature
from companion.generators.budgets import ALTARS, STARTS
from companion.generators.chance import Chance
from companion.generators.people import Person

MONSTER_KINDS: Final = ("humanoid", "described", "mixed")
_HEALTH: Final = 10
_MONSTER_ARCHETYPES: Final = (
    "Warrior", "Hunter", "Stalker", "Raider", "Sorcerer", "Guardian", "Assassin", "Trickster",
    "Scavenger", "Ambusher",
)  # fmt: skip


def person_sheet(
    chance: Chance, person: Person, *, power: str, start: str, is_player: bool
) -> dict[str, Any]:
    """Return a person's sheet.

    Args:
        chance: where the choices come from.
        person: who it is.
        power: one of ``budgets.POWERS``; players' characters follow ``start`` instead.
        start: starting option, for players' characters.
        is_player: whether it is a player's character.
    """
    names = _names(person)
    equipment = [*person.gear, person.arms]
    if is_player:
        dice, initiative = _start_dice(chance, start)
        count = STARTS[start][1]
        return {
            "name": person.name,
            "archetypes": dict(zip(names[:count], dice, strict=True)),
            "initiative": initiative,
            "health": _HEALTH,
            "equipment": equipment,
        }
    budget = ALTARS[power]
    dice, initiative = list(budget.archetypes), budget.initiative
    if power == "capable":  # as a new character by the usual start
        dice, initiative = _start_dice(chance, "standard")
    return {
        "name": person.name,
        "archetypes": dict(zip(names[: len(dice)], dice, strict=True)),
        "initiative": initiative,
        "health": _health(chance, budget.health),
        "equipment": equipment,
        "side": "gm",
    }


def _names(person: Person) -> list[str]:
    folk = [person.folk] if person.folk else []
    found = dict.fromkeys([person.title, *folk, *person.also, *_MONSTER_ARCHETYPES])
    distinct: dict[str, str] = {}
    for name in found:
        distinct.setdefault(name.casefold(), name)
    return list(distinct.values())


def _start_dice(chance: Chance, start: str) -> tuple[list[str], str]:
    """Return the archetypes' dice, the best first, and the initiative die."""
    choice, count = STARTS[start]
    dice = list(choice) if start != "three_dice" else chance.some("dice", choice, 3)
    initiative = chance.one("initiative", dice[-2:] + dice[1:])
    dice.remove(initiative)
    ranked = sorted(dice, key=lambda die: -int(die[1:]))
    return ranked[:count], initiative


def _health(chance: Chance, usual: int) -> int:
    return usual + chance.one("health", (-1, 0, 0, 1, 2))


def creature_sheet(
    chance: Chance, creature: Creature, *, power: str, monster_kind: str
) -> dict[str, Any]:
    """Return the sheet of a creature or monster, of one of the three kinds.

    Args:
        chance: where the choices come from.
        creature: what it is.
        power: one of ``budgets.POWERS``.
        monster_kind: one of ``MONSTER_KINDS``.
    """
    budget = ALTARS[power]
    dice = budget.archetypes
    marks = [name for name, _ in creature.marks]
    told = dict.fromkeys([*marks, *creature.words])
    described = [creature.title, *(word for word in told if word != creature.title)]
    drawn = chance.some("archetypes", _MONSTER_ARCHETYPES, 3)
    if monster_kind == "humanoid":
        archetypes, words = [creature.title, *drawn], []
        words_dice: tuple[str, ...] = ()
    elif monster_kind == "mixed":
        dice = dice if len(dice) > 1 else (*dice, "d4")
        archetypes, words = drawn[: len(dice) // 2], described[1:]
        dice, words_dice = dice[: len(archetypes)], dice[len(archetypes) :]
    else:
        # Two or three words are plenty for anything.
        archetypes, words, words_dice = (
            [],
            described[1:],
            (*dice[:3], "d6")[: max(2, min(3, len(dice)))],
        )
        dice = ()
    sheet: dict[str, Any] = {
        "name": creature.name,
        "archetypes": dict(zip(archetypes, dice, strict=False)),
        "initiative": budget.initiative,
        "health": _health(chance, budget.health),
        "equipment": [],
        "side": "gm",
    }
    if words_dice:
        sheet["words"] = dict(zip(words, words_dice, strict=False))
    return sheet
