"""Strict reading of what a chat model sends as JSON: whole, once, an object, or not at all.

Nothing is repaired. Two wrappings are common among models and lose nothing, so they are taken off,
once each: the object written as a JSON string, and (with a schema) a list or an object that stands
as a string in one field. Everything else is refused with a reason that can be sent back.
"""

import json
import math
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NoReturn

from companion.errors import ModelReplyError
from companion.models.client import FinishReason, JsonSchema, Reply, ToolCall
from companion.models.masking import whole_characters

LARGEST: Final = 64_000
"""Longest raw text that is looked at, in characters; arguments of a game are far shorter."""

SHOWN: Final = 400
_HALF: Final = re.compile(r"(?i)\\ud[89a-f]|[\ud800-\udfff]")
_FENCED: Final = re.compile(r"\s*```(?:json|JSON)?[ \t]*\n(.*?)\n?[ \t]*```\s*", re.DOTALL)
_FENCES: Final = 2
"""Marks of one fence."""


def strict_arguments(
    raw: str, finish_reason: FinishReason, *, schema: JsonSchema | None = None
) -> dict[str, Any]:
    r"""Return the arguments of a finished tool call.

    Args:
        raw: text of the arguments as the server sent it.
        finish_reason: why the reply ended.
        schema: JSON schema of the arguments; with it, a list or object that came as a string in a
            field is unwrapped once. It is not validated here.

    Returns:
        The arguments, keys in the order sent.

    Raises:
        ModelReplyError: cut off, not JSON, not an object, a key twice, too large, no numbers
            (``NaN``). Nothing may be done with such a call.

    Example:
        >>> strict_arguments('{"ds": 3}', "tool_calls")
        {'ds': 3}
        >>> strict_arguments('"{\\"ds\\": 3}"', "stop")
        {'ds': 3}
    """
    if finish_reason == "length":
        _refuse("the call was cut off before its end", "cut_off", raw)
    found = _object(raw)
    return found if schema is None else _unwrapped_fields(found, schema)


def strict_object(reply: Reply, *, schema: JsonSchema | None = None) -> dict[str, Any]:
    """Return the object that a reply to a request with a ``shape`` is.

    A Markdown fence around the object is taken off, with the chatter around it; where there are
    two of them, or prose around a bare object, nobody knows what is meant, and it is refused.

    Raises:
        ModelReplyError: as for ``strict_arguments``; also for a reply that calls tools instead.
    """
    if not reply.text.strip():
        _refuse("there is no answer", "empty", reply.text)
    is_one = reply.text.count("```") == _FENCES
    fenced = _FENCED.search(reply.text) if is_one else _FENCED.fullmatch(reply.text)
    raw = fenced.group(1) if fenced else reply.text
    return strict_arguments(raw, reply.finish_reason, schema=schema)


def distinct_calls(calls: Sequence[ToolCall]) -> tuple[ToolCall, ...]:
    """Return the calls in order, each once.

    A call sent twice under one id counts once. Calls alike under two ids are two calls: a player
    may well try the same thing twice.

    Raises:
        ModelReplyError: one id stands for two different calls.
    """
    kept: dict[str, ToolCall] = {}
    for number, call in enumerate(calls):
        key = call.id or f"call without id {number}"
        if kept.setdefault(key, call) != call:
            _refuse(f"two different calls share the id {call.id!r}", "twice", call.arguments)
    return tuple(kept.values())


def _object(raw: str) -> dict[str, Any]:
    found = _parsed(raw)
    if isinstance(found, str):
        found = _parsed(found)
    if not isinstance(found, dict):
        kind = "a list" if isinstance(found, list) else "a bare value"
        _refuse(f"an object is needed, not {kind}", "not_an_object", raw)
    return found


def _parsed(raw: str) -> object:
    if len(raw) > LARGEST:
        _refuse(f"more than {LARGEST} characters", "too_large", raw)
    if not raw.strip():
        _refuse("there are no arguments", "empty", raw)
    try:
        found: object = json.loads(
            raw,
            object_pairs_hook=_without_twins,
            parse_constant=_no_constant,
            parse_float=_finite,
        )
    except (ValueError, RecursionError) as error:
        reason = "cut_off" if _is_unbalanced(raw) else "not_json"
        what = "the JSON ends too early" if reason == "cut_off" else "it is not JSON"
        raise _error(what, reason, raw) from error
    return _whole_texts(found) if _HALF.search(raw) else found


def _whole_texts(value: object) -> object:
    """Return a value with half characters, which JSON can spell, replaced in all its texts."""
    if isinstance(value, str):
        return whole_characters(value)
    if isinstance(value, list):
        return [_whole_texts(item) for item in value]
    if isinstance(value, dict):
        return {whole_characters(key): _whole_texts(item) for key, item in value.items()}
    return value


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twin = next(name for name in names if names.count(name) > 1)
        _refuse(f"the key {twin!r} stands there twice", "duplicate_key", str(names))
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"{text} is too large a number")
    return value


def depths(raw: str) -> Iterator[int]:
    """Yield after each character of JSON text how much is open: brackets, and a string as one."""
    depth, in_string, escaped = 0, False, False
    for char in raw:
        if escaped:
            escaped = False
        elif in_string:
            escaped, in_string = char == "\\", char != '"'
        elif char == '"':
            in_string = True
        else:
            depth += (char in "{[") - (char in "}]")
        yield depth + in_string


def _is_unbalanced(raw: str) -> bool:
    """Whether brackets or a string are still open at the end."""
    *_, last = (0, *depths(raw))
    return last > 0


def _unwrapped_fields(found: dict[str, Any], schema: JsonSchema) -> dict[str, Any]:
    properties = schema.get("properties", {})
    return {
        name: _unwrapped(value, properties.get(name, {}), schema) for name, value in found.items()
    }


def _unwrapped(value: object, schema: JsonSchema, whole: JsonSchema) -> object:
    if not isinstance(value, str) or not value.lstrip().startswith(("{", "[")):
        return value
    kinds = _kinds(schema, whole)
    if "string" in kinds or not kinds & {"array", "object"}:
        return value
    return _parsed(value)


def _kinds(schema: JsonSchema, whole: JsonSchema) -> set[str]:
    """Return the JSON types that a schema allows, as far as it says so plainly."""
    schema = _resolved(schema, whole)
    named = schema.get("type", ())
    kinds = {named} if isinstance(named, str) else set(named)
    for inner in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
        kinds |= _kinds(inner, whole)
    return kinds


def _resolved(schema: JsonSchema, whole: JsonSchema) -> JsonSchema:
    """Follow one reference into the schema's own definitions."""
    reference = str(schema.get("$ref", ""))
    if not reference.startswith("#/"):
        return schema
    found: JsonSchema = whole
    for part in reference[2:].split("/"):
        found = found.get(part, {})
    return found


def _error(what: str, reason: str, raw: str) -> ModelReplyError:
    return ModelReplyError(
        f"the chat model's JSON was refused: {what}; nothing was done with it",
        reason=reason,
        received=raw[:SHOWN],
    )


def _refuse(what: str, reason: str, raw: str) -> NoReturn:
    raise _error(what, reason, raw)
