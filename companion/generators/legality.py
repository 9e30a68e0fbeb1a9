"""Asks the engine whether what was made is legal. Nothing leaves the generators unasked."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from companion.generators.budgets import (
    ALTARS_MOST,
    ARMOR_MOST,
    ATTRIBUTE_LOW,
    HEALTH_BASE,
    HEALTH_PER_BRAWN,
    MOVEMENT_MOST,
    SKITTERBARREN,
    STITCHER,
)
from engine.api import CallError, GivenDice, get_system

Record = dict[str, Any]
"""One made thing, in the fields of VECTORS.md and a few of ours after them."""

LONGEST: Final = 400
PROSE: Final = ("concept", "want", "secret", "voice")
_NOTE: Final = ("name", "definition", "role")
_NOTE_LISTS: Final = ("covers", "does_not_cover", "activities", "gear")


@cache
def table(system: str, power: str = "capable") -> Any:  # noqa: ANN401 - one state type a game
    """Return the state of an empty table whose limits are the budget of a power."""
    settings: dict[str, Any] = {}
    if system == "stitcher":
        budget = STITCHER[power]
        settings = {
            "starting_points": budget.points,
            "top_trait_cap": budget.top,
            "other_trait_cap": budget.other,
        }
    elif system == "skitterbarren":
        settings = {"house_kit": True}
    return get_system(system).new_state(settings)


@cache
def actions_of(system: str) -> dict[str, Any]:
    """Return the types of a game's calls by their names."""
    return {t.model_fields["op"].default: t for t in get_system(system).call_types}


def ask_engine(system: str, op: str, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return the engine's result for an action without dice."""
    action = actions_of(system)[op].model_validate(dict(fields))
    found: dict[str, Any] = (
        get_system(system).resolve(table(system), action, GivenDice({})).as_json()
    )
    return found


def faults_of(record: Record) -> tuple[str, ...]:
    """Return one sentence for each fault of a made thing; empty when it is legal.

    Args:
        record: as ``make`` returns it.
    """
    if record["kind"] == "archetype":
        return _archetype_faults(record)
    found = [
        f"{part}: write a sentence of at most {LONGEST} characters."
        for part in PROSE
        if not isinstance(record.get(part), str) or not 0 < len(record[part]) <= LONGEST
    ]
    return (*found, *sheet_faults(record["system"], record.get("sheet"), record["power"]))


def sheet_faults(system: str, data: object, power: str) -> tuple[str, ...]:
    """Return one sentence for each way in which a sheet breaks the rules or the budget.

    Args:
        system: game.
        data: the sheet as JSON.
        power: one of ``budgets.POWERS``.
    """
    if not isinstance(data, dict):
        return ("sheet: write one JSON object.",)
    rules = get_system(system)
    try:
        sheet: Any = rules.parse_sheet(data)
    except CallError as error:
        return (f"{error.message}.",)
    if system == "stitcher":
        return _stitcher_faults(rules, sheet, power)
    if system == "skitterbarren":
        return _skitterbarren_faults(rules, sheet, power)
    return _altars_faults(rules, sheet, power)


def _stitcher_faults(rules: Any, sheet: Any, power: str) -> tuple[str, ...]:  # noqa: ANN401
    names = [trait.name.casefold() for trait in sheet.traits]
    twice = sorted({name for name in names if names.count(name) > 1})
    found = [f"{name} stands there twice." for name in twice]
    found += [] if sheet.traits else ["There are no Traits: add one."]
    budget = STITCHER[power]
    if len(sheet.traits) == 1 and sheet.side == "gm":  # an enemy as one weighted Trait
        weight = sheet.traits[0].weight
        return (*found, *([] if weight <= budget.single else [
            f"{sheet.traits[0].name} ({weight}): a single Trait of this power has at most "
            f"{budget.single}."
        ]))  # fmt: skip
    return (*found, *rules.play.faults(table("stitcher", power), sheet))


def _skitterbarren_faults(rules: Any, sheet: Any, power: str) -> tuple[str, ...]:  # noqa: ANN401
    budget = SKITTERBARREN[power]
    if sheet.side == "player" or power in ("extra", "minor", "capable"):
        found = list(rules.play.faults(table("skitterbarren"), sheet))
    else:
        used: tuple[str, ...] = rules.play.faults(table("skitterbarren"), sheet)
        found = [fault for fault in used if "squares" in fault]
    if sheet.side == "gm":
        found += _kit_faults(sheet, power)
    for what, values, points, low, cap in (
        ("attributes", sheet.attributes, budget.attributes, ATTRIBUTE_LOW, budget.attribute_cap),
        ("skills", sheet.skills, budget.skills, 0, budget.skill_cap),
    ):
        if sum(values.values()) > points:
            found.append(f"{sum(values.values())} points for {what}; {power} has {points} (house).")
        found += [
            f"{name} {value:+} is out of {low:+} to {cap:+}, the range of {power} (house)."
            for name, value in values.items()
            if not low <= value <= cap
        ]
    missing = [n for n in ("Brawn", "Knack", "Wits") if n not in sheet.attributes]
    missing += [n for n in ("Exertion", "Awareness", "Artifice", "Vigor") if n not in sheet.skills]
    return (*found, *(f"{name} is missing." for name in missing))


def _altars_faults(rules: Any, sheet: Any, power: str) -> tuple[str, ...]:  # noqa: ANN401
    found = list(rules.play.faults(table("altars"), sheet))
    if sheet.side == "gm":
        fields = {"initiative": sheet.initiative, "health": sheet.health}
        found += ask_engine("altars", "monster", fields)["problems"]
        found += [] if sheet.dice else ["There is no archetype and no word: add one with a die."]
        found += _too_strong(sheet, power)
    return tuple(found)


def _sides(die: str) -> int:
    """Return the sides of a die; two dice, such as d20+d4, count together."""
    return sum(int(part.strip()[1:]) for part in die.split("+"))


def _too_strong(sheet: Any, power: str) -> list[str]:  # noqa: ANN401
    """Return what of a GM's Altars sheet is above the house budget of a power."""
    most = ALTARS_MOST[power]
    mine = sorted((_sides(die) for die in sheet.dice.values()), reverse=True)
    room = [_sides(die) for die in most.archetypes]
    found = []
    if len(mine) > len(room) or any(a > b for a, b in zip(mine, room, strict=False)):
        found.append(f"The dice are above {', '.join(most.archetypes)}, which {power} has (house).")
    if _sides(sheet.initiative) > _sides(most.initiative):
        found.append(f"Initiative {sheet.initiative} is above {most.initiative} (house).")
    if max(sheet.health, sheet.max_health) > most.health:
        found.append(f"Health is above {most.health}, which {power} has at most (house).")
    return found


def _kit_faults(sheet: Any, power: str) -> list[str]:  # noqa: ANN401
    """Return what of a GM's Skitterbarren sheet is above the house kit's numbers for a power."""
    budget = SKITTERBARREN[power]
    brawn = sheet.attributes.get("Brawn", 0)
    health = max(2, max(6, HEALTH_BASE + HEALTH_PER_BRAWN * brawn) + budget.extra_health)
    return [
        f"{what} {value} is above {most}, the most of {power} (house)."
        for what, value, most in (
            ("Level", sheet.level, budget.level), ("Aptitude", sheet.aptitude, budget.aptitude),
            ("Armour", sheet.armor_bonus, ARMOR_MOST),
            ("Health", sheet.max_health or 0, health),
            ("Movement", sheet.movement_ft, MOVEMENT_MOST),
        )
        if value > most
    ]  # fmt: skip


def _archetype_faults(record: Record) -> tuple[str, ...]:
    found = [
        f"{part}: write a sentence of at most {LONGEST} characters."
        for part in _NOTE
        if not isinstance(record.get(part), str) or not 0 < len(record[part].strip()) <= LONGEST
    ]
    found += [
        f"{part}: write a list of short lines."
        for part in _NOTE_LISTS
        if not isinstance(record.get(part), list)
        or not record[part]
        or not all(isinstance(line, str) and line.strip() for line in record[part])
    ]
    if not found:
        fields = {"name": record["name"], "definition": record["definition"]}
        found += ask_engine("altars", "new_archetype", fields)["problems"]
    return tuple(found)
