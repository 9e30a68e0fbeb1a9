"""Answers lines of JSON with suggestions, one for one."""

import json
from collections.abc import Iterable, Iterator, Mapping

from companion.difficulty.judge import Hindrance, suggest
from companion.difficulty.scales import SYSTEMS
from companion.errors import CompanionError

_FIELDS = frozenset({"system", "action", "context", "hindrances", "purchase"})
_PAIR = 2


class LineError(CompanionError):
    """A line of a batch cannot be answered; `kind` and `field` are those of the line out."""

    exit_status = 2

    def __init__(self, kind: str, message: str, field: str | None = None) -> None:
        super().__init__(message)
        self.kind = kind
        self.field = field

    def as_json(self) -> dict[str, object]:
        """Give the object of the line out."""
        error: dict[str, object] = {"kind": self.kind, "message": str(self)}
        if self.field is not None:
            error["field"] = self.field
        return {"error": error}


def answer_all(lines: Iterable[str]) -> Iterator[str]:
    """Give one line of JSON for each line, in order; a bad line gives its error."""
    for line in lines:
        yield json.dumps(answer(line), ensure_ascii=False)


def answer(line: str) -> dict[str, object]:
    """Answer one line of JSON with a suggestion or an error object."""
    try:
        return answer_object(_object(line))
    except LineError as error:
        return error.as_json()


def _object(line: str) -> Mapping[str, object]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise LineError("bad_json", "This line is not JSON; give one object a line.") from error
    if not isinstance(found, dict):
        raise LineError("bad_json", "This line is not a JSON object; give one object a line.")
    return found


def answer_object(given: Mapping[str, object]) -> dict[str, object]:
    """Answer one call.

    Args:
        given: `system` and `action`, and perhaps `context`, `hindrances` and `purchase`.

    Raises:
        LineError: A field is missing, unknown or of the wrong type, or the system is unknown.
    """
    for name in given:
        if name not in _FIELDS:
            raise LineError("bad_field", f"The field {name!r} is not known here.", name)
    system = _text(given, "system")
    if system not in SYSTEMS:
        raise LineError(
            "unknown_system",
            f"The rule system {system!r} is not known; use one of {', '.join(SYSTEMS)}.",
            "system",
        )
    purchase = given.get("purchase")
    if purchase is not None and not isinstance(purchase, bool):
        raise LineError("bad_field", "The field 'purchase' must be true or false.", "purchase")
    found = suggest(
        system=system,
        action=_text(given, "action"),
        context=_text(given, "context", default=""),
        hindrances=_hindrances(given.get("hindrances")),
        purchase=purchase,
    )
    return found.model_dump()


def _text(given: Mapping[str, object], name: str, default: str | None = None) -> str:
    value = given.get(name)
    if value is None and default is not None:
        return default
    if not isinstance(value, str):
        raise LineError("bad_field", f"The field {name!r} must be a text.", name)
    return value


def _hindrances(value: object) -> list[Hindrance]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise LineError("bad_field", "The field 'hindrances' must be a list.", "hindrances")
    return [_hindrance(entry) for entry in value]


def _hindrance(entry: object) -> Hindrance:
    if isinstance(entry, str):
        return entry, None
    if isinstance(entry, list) and 1 <= len(entry) <= _PAIR and isinstance(entry[0], str):
        weight = entry[1] if len(entry) == _PAIR else None
        if weight is None or (isinstance(weight, int) and not isinstance(weight, bool)):
            return entry[0], weight
    raise LineError(
        "bad_field", "Each hindrance must be a pair of a name and a whole weight.", "hindrances"
    )
