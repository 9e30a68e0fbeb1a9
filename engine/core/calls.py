"""JSON calls: from one JSON object to a typed action with its dice and settings, and back.

The contract is rules/VECTORS.md. The action types are the only definition: a call is an action's
fields (without its ``play_fields``), the dice fields that the type declares, and ``settings``.
"""

import copy
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from engine.core.model import Action, DiceField, JsonValue
from engine.core.parsing import parse_model, parse_settings
from engine.core.system import RuleSystem
from engine.dice.source import GivenDice
from engine.errors import CallError, ChanceError, RuleError


def parse_json(line: str | bytes) -> dict[str, JsonValue]:
    """Read one JSON object.

    Raises:
        CallError: ``bad_json``: not JSON, or not one object.
    """
    try:
        payload = json.loads(line)
    except RecursionError as error:
        raise CallError("bad_json", "not one JSON object: it is nested too deeply") from error
    except json.JSONDecodeError as error:
        raise CallError("bad_json", f"not one JSON object: {error}") from error
    except UnicodeDecodeError as error:
        raise CallError("bad_json", "not one JSON object: it is no UTF-8 text") from error
    except ValueError as error:  # a number of thousands of digits
        raise CallError("bad_json", "not one JSON object: a number in it is too long") from error
    if not isinstance(payload, dict):
        raise CallError("bad_json", 'not one JSON object: write {"system": ..., "call": {...}}')
    try:
        json.dumps(payload, ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError) as error:
        raise CallError("bad_json", "a text holds half a character (a lone surrogate)") from error
    return payload


@dataclass(frozen=True, slots=True)
class Call:
    """A parsed call.

    Attributes:
        action: what is asked for.
        settings: readings of the rules for this call.
        faces: lane to given faces; None when the call is one for odds.
        missing: required dice fields that were absent.
        paths: lane to the path of its field.
    """

    action: Action
    settings: Mapping[str, JsonValue]
    faces: dict[str, list[int]] | None
    missing: tuple[str, ...]
    paths: Mapping[str, str]


def parse_call(
    system: RuleSystem[Any], payload: Mapping[str, JsonValue], *, for_odds: bool = False
) -> Call:
    """Read the ``call`` object of one line.

    Args:
        system: the game.
        payload: the call; it is not changed.
        for_odds: no dice are read, and counts stand for optional ones.

    Raises:
        CallError: ``unknown_op``, ``bad_field``, ``bad_value`` or ``unknown_setting``.
    """
    try:
        data = copy.deepcopy(dict(payload))
    except RecursionError as error:
        raise CallError("bad_value", "the call is nested too deeply") from error
    settings = data.pop("settings", {})
    if not isinstance(settings, dict):
        raise CallError("bad_field", "settings: must be an object of names and values", "settings")
    action_type = _action_type(system, data)
    for name in action_type.play_fields:
        if name in data:
            raise CallError("bad_field", f"{name}: is not a field of this call", name)
    faces: dict[str, list[int]] | None = None
    missing: list[str] = []
    dice_fields: list[DiceField] = []
    if not for_odds:
        faces = {}
        dice_fields = [one for f in action_type.dice_fields for one in _one_by_one(data, f)]
        for dice_field in dice_fields:
            _take_dice(data, dice_field, faces, missing)
    parse_settings(system.settings_type, settings)  # a wrong setting is told before a wrong field
    paths = {f.lane: f.path for f in dice_fields}
    return Call(parse_model(action_type, data), settings, faces, tuple(missing), paths)


def _action_type(system: RuleSystem[Any], data: Mapping[str, JsonValue]) -> type[Action]:
    op = data.get("op")
    if op is None:
        raise CallError("bad_field", "op: is missing; it names what to do", "op")
    if not isinstance(op, str):
        raise CallError("bad_field", "op: must be a name", "op")
    types = {t.model_fields["op"].default: t for t in system.call_types}
    if op in types:
        return types[op]
    names = ", ".join(sorted(types))
    raise CallError("unknown_op", f"{system.info.title} has no {op!r}; it has: {names}", "op")


def _one_by_one(data: Mapping[str, JsonValue], dice_field: DiceField) -> list[DiceField]:
    """Return one field for each item of a list that the path runs through (``rollers.*.dice``)."""
    holder_path, star, leaf = dice_field.path.partition(".*.")
    if not star:
        return [dice_field]
    items = data.get(holder_path)
    return [
        replace(
            dice_field, path=f"{holder_path}.{index}.{leaf}", lane=f"{dice_field.lane}{index + 1}"
        )
        for index in range(len(items) if isinstance(items, list) else 0)
    ]


def _take_dice(
    data: dict[str, JsonValue],
    dice_field: DiceField,
    faces: dict[str, list[int]],
    missing: list[str],
) -> None:
    *parents, leaf = dice_field.path.split(".")
    holder: JsonValue = data
    for parent in parents:
        if isinstance(holder, list) and parent.isdigit():  # an item that ``_one_by_one`` counted
            holder = holder[int(parent)]
        else:
            holder = holder.get(parent) if isinstance(holder, dict) else None
    if not isinstance(holder, dict):
        return  # the type check of the whole call says what is wrong there
    if dice_field.count is not None and dice_field.count in holder:
        raise CallError(
            "bad_field",
            f"{dice_field.count}: is not a field of this call; give {leaf}",
            dice_field.count,
        )
    if leaf not in holder:
        if dice_field.required:
            missing.append(dice_field.path)
        return
    values = holder.pop(leaf)
    if not isinstance(values, list) or any(type(value) is not int for value in values):
        raise CallError(
            "bad_field",
            f"{dice_field.path}: must be a list of whole numbers",
            dice_field.path,
        )
    faces[dice_field.lane] = values
    if dice_field.count is not None:
        holder[dice_field.count] = len(values)


def answer_call(system: RuleSystem[Any], payload: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
    """Resolve one call with its given dice.

    Raises:
        CallError: the call cannot be answered.
    """
    call = parse_call(system, payload)
    state = system.new_state(call.settings)
    dice = GivenDice(call.faces or {})
    try:
        resolution = system.resolve(state, call.action, dice)
        if resolution.reads_dice:
            _all_dice_there(call)
            dice.finish()
    except ChanceError as error:
        _all_dice_there(call)
        path = call.paths.get(error.lane, "dice")
        raise CallError("bad_dice", f"{path}: {error.message}", path) from error
    except RuleError as error:
        raise CallError("bad_value", str(error)) from error
    return resolution.as_json()


def _all_dice_there(call: Call) -> None:
    if call.missing:
        raise CallError("bad_field", f"{call.missing[0]}: is missing", call.missing[0])


def answer_odds(system: RuleSystem[Any], payload: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
    """Return ``{"odds": ...}`` for one call without dice.

    Raises:
        CallError: the call cannot be answered, or has no odds.
    """
    call = parse_call(system, payload, for_odds=True)
    state = system.new_state(call.settings)
    try:
        odds = system.odds(state, call.action)
    except RuleError as error:
        raise CallError("bad_value", str(error)) from error
    return {"odds": as_numbers(odds)}


def as_numbers(value: JsonValue) -> JsonValue:
    """Return ``value`` with every ``Fraction`` as a float.

    Example:
        >>> as_numbers({"success": Fraction(1, 4), "targets": [Fraction(1)]})
        {'success': 0.25, 'targets': [1.0]}
    """
    if isinstance(value, Fraction):
        return float(value)
    if isinstance(value, Mapping):
        return {key: as_numbers(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [as_numbers(item) for item in value]
    return value
