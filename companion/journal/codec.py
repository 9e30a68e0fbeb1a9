"""Actions, events, states and resolutions of one rule system, to JSON and back."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from companion.errors import JournalError
from companion.journal.canonical import canonical_json, plain
from engine.api import Action, Event, GameState, JsonValue, Refusal, Resolution, RuleSystem

AnyState = GameState[Any, Any]
ValueT = TypeVar("ValueT", bound=BaseModel)


class Codec:
    """Reads and writes the typed values of one rule system.

    Args:
        rule_system: the game.
    """

    def __init__(self, rule_system: RuleSystem[Any]) -> None:
        self.rule_system = rule_system
        self._events = {t.model_fields["kind"].default: t for t in rule_system.event_types}
        self._actions = {t.model_fields["op"].default: t for t in rule_system.action_types}

    def action_json(self, action: Action) -> dict[str, JsonValue]:
        """Return ``action`` as JSON.

        Raises:
            JournalError: it would not come back as it is.
        """
        data = _dump(action)
        _same(self.action(data), action)
        return data

    def action(self, data: Mapping[str, JsonValue]) -> Action:
        """Return the action kept as ``data``.

        Raises:
            JournalError: this version of the game has no such action.
        """
        return _load(self._actions, data, "op", Action, self.rule_system.info.title)

    def event_json(self, event: Event) -> dict[str, JsonValue]:
        """Return ``event`` as JSON.

        Raises:
            JournalError: it would not come back as it is.
        """
        data = _dump(event)
        _same(self.event(data), event)
        return data

    def event(self, data: Mapping[str, JsonValue]) -> Event:
        """Return the event kept as ``data``.

        Raises:
            JournalError: this version of the game has no such event.
        """
        return _load(self._events, data, "kind", Event, self.rule_system.info.title)

    def events(self, data: Iterable[Mapping[str, JsonValue]]) -> tuple[Event, ...]:
        """Return the events kept as ``data``."""
        return tuple(self.event(item) for item in data)

    def resolution_json(self, resolution: Resolution) -> dict[str, JsonValue]:
        """Return what a roll did, as JSON."""
        refusal = resolution.refusal
        body: dict[str, JsonValue] = plain(
            {
                "op": resolution.op,
                "acting": resolution.acting,
                "fields": resolution.fields,
                "draws": resolution.draws,
                "degree": resolution.degree,
                "passed": resolution.passed,
                "refusal": refusal and {"rule": refusal.rule, "message": refusal.message},
                "reads_dice": resolution.reads_dice,
            }
        )
        body["events"] = [self.event_json(event) for event in resolution.events]
        return body

    def resolution(self, body: Mapping[str, JsonValue]) -> Resolution:
        """Return what a roll did, from its record."""
        refusal = body["refusal"]
        return Resolution(
            op=body["op"],
            acting=body["acting"],
            fields=body["fields"],
            draws=tuple((sides, face, lane) for sides, face, lane in body["draws"]),
            degree=body["degree"],
            passed=body["passed"],
            refusal=Refusal(refusal["rule"], refusal["message"]) if refusal else None,
            reads_dice=body["reads_dice"],
            events=self.events(body["events"]),
        )

    def state(self, text: str) -> AnyState:
        """Return the state kept as ``text``.

        Raises:
            ValidationError: it is no state of this game.
        """
        state: AnyState = self.rule_system.state_type.model_validate_json(text)
        return state


def _dump(value: BaseModel) -> dict[str, JsonValue]:
    # Absent optional fields stay absent: many of the engine's types refuse an explicit null.
    data: dict[str, JsonValue] = plain(value.model_dump(mode="json", exclude_none=True))
    return data


def _load(
    types: Mapping[str, type[ValueT]],
    data: Mapping[str, JsonValue],
    tag: str,
    base: type[ValueT],
    title: str,
) -> ValueT:
    name = data.get(tag)
    found = types.get(name) if isinstance(name, str) else None
    what = base.__name__.lower()
    if found is None:
        raise JournalError(f"{title} knows no {what} {name!r}; was it kept by a newer version?")
    try:
        return found.model_validate_json(json.dumps(data, ensure_ascii=False))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise JournalError(
            f"the {what} {name!r} does not fit {title}: {where} {first['msg']}"
        ) from error


def _same(back: BaseModel, value: BaseModel) -> None:
    if back != value:
        raise JournalError(
            f"{type(value).__name__} cannot be kept exactly; a field of it has no JSON form: "
            f"{canonical_json(_dump(value))[:200]}"
        )
