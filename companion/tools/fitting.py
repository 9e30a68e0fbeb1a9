"""Brings arguments that drifted into their schema, before they are validated strictly.

Only the form is mended: another case, a number in words of the game ("DS 3"), one thing where a
list is wanted. A field that does not exist stays, so that the validation says so.
"""

import difflib
import re
from collections.abc import Mapping
from typing import Any, Final

from companion.models.client import JsonSchema
from companion.narration.effects_line import nearest
from companion.tools.schema import resolved

_NUMBER: Final = re.compile(r"(?:ds|dr|dc|difficulty)?\s*([+-]?\d{1,6})", re.IGNORECASE)
_NOTHING: Final = frozenset({"", "none", "null", "n/a"})
_TRUTHS: Final = {"true": True, "yes": True, "false": False, "no": False}
_CLOSE: Final = 0.84


def fitted(arguments: Mapping[str, Any], schema: JsonSchema) -> dict[str, Any]:
    """Return arguments in the form that a schema wants, as far as that is plain.

    Example:
        >>> schema = {"properties": {"ds": {"type": "integer"}}}
        >>> fitted({"DS": "DS 3"}, schema)
        {'ds': 3}
    """
    return _object(arguments, schema, schema)


def _object(value: Mapping[str, Any], schema: JsonSchema, whole: JsonSchema) -> dict[str, Any]:
    fields = schema.get("properties", {})
    required = schema.get("required", ())
    found: dict[str, Any] = {}
    for key, item in value.items():
        name = key if key in fields else _field(key, fields)
        if name not in required and _is_nothing(item):
            continue
        if name not in fields:
            found[name] = item
            continue
        found[name] = _value(item, resolved(fields[name], whole), whole)
    return found


def _field(key: str, fields: Mapping[str, Any]) -> str:
    plain = re.sub(r"[\s-]+", "_", key.strip()).casefold()
    if plain in fields:
        return plain
    close = difflib.get_close_matches(plain, list(fields), n=1, cutoff=_CLOSE)
    return close[0] if close else key


def _is_nothing(item: object) -> bool:
    return item is None or (isinstance(item, str) and item.strip().casefold() in _NOTHING)


def _value(item: Any, schema: JsonSchema, whole: JsonSchema) -> Any:  # noqa: ANN401, PLR0911 - one kind a line
    if "anyOf" in schema:
        return _one_of(item, schema["anyOf"], whole)
    if "enum" in schema:
        return _choice(item, [str(option) for option in schema["enum"]])
    match schema.get("type"):
        case "integer":
            return _number(item)
        case "boolean":
            return _TRUTHS.get(str(item).strip().casefold(), item)
        case "array":
            return _list(item, schema, whole)
        case "object" if isinstance(item, Mapping):
            return _object(item, schema, whole)
        case _:
            return item


def _one_of(item: Any, options: list[JsonSchema], whole: JsonSchema) -> Any:  # noqa: ANN401
    kinds = [resolved(option, whole) for option in options]
    takes_text = any(kind.get("type") == "string" and "enum" not in kind for kind in kinds)
    if takes_text and isinstance(item, str):
        return item
    for kind in kinds:
        changed = _value(item, kind, whole)
        if changed is not item or isinstance(item, Mapping):
            return changed
    return item


def _choice(item: Any, options: list[str]) -> Any:  # noqa: ANN401
    if not isinstance(item, str) or item in options:
        return item
    plain = re.sub(r"[\s-]+", "_", item.strip()).casefold()
    for option in options:
        if option.casefold() in (plain, item.strip().casefold()):
            return option
    bare = re.sub(r"\s*[\[(].*$|\s+[+-]?\d+$|\s+d\d+$", "", item.strip())
    return nearest(bare, options) or item


def _number(item: Any) -> Any:  # noqa: ANN401
    if isinstance(item, float) and item.is_integer():
        return int(item)
    found = _NUMBER.fullmatch(item.strip()) if isinstance(item, str) else None
    return int(found.group(1)) if found else item


def _list(item: Any, schema: JsonSchema, whole: JsonSchema) -> Any:  # noqa: ANN401
    inner = resolved(schema.get("items", {}), whole)
    if isinstance(item, str):
        item = [part.strip() for part in item.split(",") if not _is_nothing(part)]
    elif isinstance(item, Mapping):
        item = [item]
    if not isinstance(item, list):
        return item
    return [_item(one, inner, whole) for one in item]


def _item(one: Any, inner: JsonSchema, whole: JsonSchema) -> Any:  # noqa: ANN401
    # A bare name stands for an object that needs no more than a name, and the reverse.
    if isinstance(one, str) and inner.get("required") == ["name"]:
        one = {"name": one}
    elif isinstance(one, Mapping) and inner.get("type") == "string" and "name" in one:
        one = one["name"]
    return _value(one, inner, whole)
