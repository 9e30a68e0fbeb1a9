"""Answers whole lines: ``{"system": ..., "call": {...}}`` in, one result or error object out."""

from engine.core.calls import answer_call, answer_odds, parse_json
from engine.core.model import JsonValue
from engine.errors import CallError, UnknownSystemError
from engine.registry import get_system


def answer_line(line: str | bytes, *, for_odds: bool = False) -> dict[str, JsonValue]:
    """Answer one line of ``resolve`` or ``odds``; never raises for bad input.

    Args:
        line: one JSON object with ``system`` and ``call``.
        for_odds: return exact odds; the call then has no dice.

    Returns:
        The result's fields, or ``{"error": {"kind", "message", "field"?}}``.
    """
    try:
        return _answer(line, for_odds=for_odds)
    except CallError as error:
        return error_object(error)


def error_object(error: CallError) -> dict[str, JsonValue]:
    """Return the JSON form of an error."""
    body: dict[str, JsonValue] = {"kind": error.kind, "message": error.message}
    if error.field is not None:
        body["field"] = error.field
    return {"error": body}


def _answer(line: str | bytes, *, for_odds: bool) -> dict[str, JsonValue]:
    payload = parse_json(line)
    for name in payload:
        if name not in ("system", "call"):
            raise CallError(
                "bad_field", f"{name}: is not a field; a line has system and call", name
            )
    slug, call = payload.get("system"), payload.get("call")
    if not isinstance(slug, str):
        raise CallError("bad_field", "system: must name the game", "system")
    if not isinstance(call, dict):
        raise CallError("bad_field", "call: must be an object with op and its fields", "call")
    try:
        system = get_system(slug)
    except UnknownSystemError as error:
        raise CallError("unknown_system", str(error), "system") from error
    return (answer_odds if for_odds else answer_call)(system, call)
