"""Reading JSON data into typed values, with errors that name the field."""

from collections.abc import Mapping
from typing import TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from engine.core.letters import uncapital
from engine.core.model import Frozen, JsonValue
from engine.errors import CallError, CallErrorKind

ModelT = TypeVar("ModelT", bound=BaseModel)

_FIELD_ERRORS = ("missing", "extra_forbidden", "model_attributes_type")


def parse_model(model: type[ModelT], data: Mapping[str, JsonValue]) -> ModelT:
    """Validate ``data`` as ``model``.

    Raises:
        CallError: ``bad_field`` or ``bad_value``, with the field's path.
    """
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise _call_error(error.errors(include_url=False)) from error


def _call_error(errors: list[ErrorDetails]) -> CallError:
    # Missing and misspelt names come first: they explain most of what follows from them.
    errors = sorted(errors, key=lambda e: e["type"] not in ("missing", "extra_forbidden"))
    first = errors[0]
    path = ".".join(str(part) for part in first["loc"]) or None
    kind: CallErrorKind = "bad_value"
    is_no_word = first["type"] == "literal_error" and not isinstance(first["input"], str)
    if first["type"] in _FIELD_ERRORS or first["type"].endswith("_type") or is_no_word:
        kind = "bad_field"
    messages = {
        "missing": "is missing",
        "extra_forbidden": "is not a field of this call; check its spelling",
    }
    text = messages.get(first["type"], uncapital(first["msg"]))
    return CallError(kind, f"{path or 'the call'}: {text}", path)


def parse_settings(settings_type: type[Frozen], settings: Mapping[str, JsonValue]) -> Frozen:
    """Read settings by name; absent ones keep their default.

    Raises:
        CallError: ``unknown_setting``, or ``bad_value`` for a value that is not listed.
    """
    for name in settings:
        if name not in settings_type.model_fields:
            raise CallError(
                "unknown_setting",
                f"unknown setting {name!r}; `dicebound rules rulings` lists them",
                f"settings.{name}",
            )
    try:
        return settings_type.model_validate(settings)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        path = ".".join(str(part) for part in ("settings", *first["loc"]))
        raise CallError("bad_value", f"{path}: {first['msg']}", path) from error
