"""Asks the engine whether what was made is legal. Nothing leaves the generators unasked."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from companion.generators.budgets import ATTRIBUTE_LOW, SKITTERBARREN, STITCHER
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
def _actions(system: str) -> dict[str, Any]:
    return {t.model_fields["op"].default: t for t in get_system(system).call_types}


def ask_engine(system: str, op: str, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return the engine's result for an action without dice."""
    action = _actions(system)[op].model_validate(dict(fields))
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
    return _altars_faults(rules, sheet)


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


def _altars_faults(rules: Any, sheet: Any) -> tuple[str, ...]:  # noqa: ANN401
    found = list(rules.play.faults(table("altars"), sheet))
    if sheet.side == "gm":
        fields = {"initiative": sheet.initiative, "health": sheet.health}
        found += ask_engine("altars", "monster", fields)["problems"]
        found += [] if sheet.dice else ["There is no archetype and no word: add one with a die."]
    return tuple(found)


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
