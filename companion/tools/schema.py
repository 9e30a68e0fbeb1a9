"""JSON schemas of tools, from the types that the engine reads. Nothing is written by hand."""

import copy
import inspect
import re
from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, Final

from pydantic import BaseModel

from companion.models.client import JsonSchema
from engine.api import Action

OWN_FIELDS: Final = frozenset({"op", "acting"})
"""Fields that the box fills in: which action it is, and who acts."""

_ATTRIBUTE: Final = re.compile(r"^ {4}([a-z_][a-z_, ]*): (.+(?:\n {5,}.+)*)", re.MULTILINE)


@cache
def _plain_schema(kind: type[BaseModel]) -> dict[str, Any]:
    schema: dict[str, Any] = _cleaned(kind.model_json_schema())
    return schema


def schema_of(kind: type[BaseModel], *, leave_out: Collection[str] = ()) -> dict[str, Any]:
    """Return the JSON schema of a type, with the words of its docstring for each field.

    Args:
        kind: a pydantic type.
        leave_out: fields that are no arguments.

    Returns:
        A schema of its own, which may be changed.
    """
    schema = copy.deepcopy(_plain_schema(kind))
    if "$ref" in schema:  # a type that holds itself stands among its own definitions
        schema = {**resolved(schema, schema), "$defs": schema["$defs"]}
    fields = {n: f for n, f in schema.get("properties", {}).items() if n not in leave_out}
    for name, text in _described(kind).items():
        if name in fields:
            fields[name]["description"] = text
    schema["properties"] = fields
    schema["required"] = [n for n in schema.get("required", ()) if n in fields]
    return schema


def action_schema(kind: type[Action]) -> dict[str, Any]:
    """Return the JSON schema of an action's arguments."""
    return schema_of(kind, leave_out=OWN_FIELDS)


def limited(schema: Mapping[str, Any], field: str, allowed: Collection[str]) -> dict[str, Any]:
    """Return a schema in which a field (or the items of a list) takes only these texts.

    A field that nothing can be chosen for is left out.
    """
    changed: dict[str, Any] = copy.deepcopy(dict(schema))
    fields = changed["properties"]
    if field not in fields:
        return changed
    if not allowed:
        del fields[field]
        changed["required"] = [n for n in changed.get("required", ()) if n != field]
        return changed
    choice = {"type": "string", "enum": list(allowed)}
    held = fields[field]
    described = {"description": held["description"]} if "description" in held else {}
    is_list = held.get("type") == "array"
    fields[field] = (
        {"type": "array", "items": choice, **described}
        if is_list
        else {
            **choice,
            **described,
        }
    )
    return changed


def _described(kind: type[BaseModel]) -> dict[str, str]:
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        text = (inspect.getdoc(base) or "").partition("Attributes:")[2]
        for names, words in _ATTRIBUTE.findall(text):
            for name in names.split(","):
                found[name.strip()] = " ".join(words.split())
    return found


def _cleaned(value: Any) -> Any:  # noqa: ANN401 - any JSON
    """Return a schema without titles, class docs and nulls that stand for "absent"."""
    if isinstance(value, list):
        return [_cleaned(item) for item in value]
    if not isinstance(value, dict):
        return value
    options = [o for o in value.get("anyOf", ()) if o != {"type": "null"}]
    if "anyOf" in value and len(options) < len(value["anyOf"]):
        rest = {k: v for k, v in value.items() if k not in ("anyOf", "default")}
        value = {**rest, **options[0]} if len(options) == 1 else {**rest, "anyOf": options}
    return {
        key: _cleaned_properties(item) if key in ("properties", "$defs") else _cleaned(item)
        for key, item in value.items()
        if not (key in ("title", "description") and isinstance(item, str))
    }


def _cleaned_properties(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return properties cleaned one by one: there, "title" may be the name of a field."""
    return {name: _cleaned(field) for name, field in fields.items()}


def resolved(schema: JsonSchema, whole: JsonSchema) -> JsonSchema:
    """Return what a reference points to, or the schema itself."""
    reference = str(schema.get("$ref", ""))
    name = reference.rpartition("/")[2]
    found: JsonSchema = whole.get("$defs", {}).get(name, schema) if reference else schema
    return found
