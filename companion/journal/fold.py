"""The fold: what a campaign's records, read in order, say is true now.

It never raises. What it cannot use (a damaged record, an event this version does not know) is left
out and told as a finding, so that the rest of the campaign stays usable.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import ValidationError

from companion.errors import JournalError
from companion.journal import records as kinds
from companion.journal.codec import AnyState, Codec
from companion.journal.records import Finding, Record
from engine.api import EngineError, Event, JsonValue


@dataclass(frozen=True, slots=True)
class Pending:
    """A declared roll whose dice have not been thrown.

    Attributes:
        number: the roll's number, 1 and up.
        sequence: its ``declare`` record.
        action: the action as JSON.
        summary: what the player was shown before: difficulty, pool, odds, stakes.
        physical: whether the player throws dice of their own.
        accepted: whether the player has agreed to it; if so, a crash does not cancel it.
    """

    number: int
    sequence: int
    action: Mapping[str, JsonValue]
    summary: Mapping[str, JsonValue]
    physical: bool
    accepted: bool


class Fold:
    """State and book-keeping after the records taken so far.

    Args:
        codec: the rule system's values.
    """

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.state: AnyState = codec.rule_system.new_state()
        self.head = 0
        self.floor = 0
        """Sequence of the last record that no undo goes past."""
        self.next_roll = 1
        self.next_draw: dict[str, int] = {}
        """Stream to the number of its next draw."""
        self.pending: Pending | None = None
        self.findings: list[Finding] = []
        self._marks: list[tuple[int, AnyState]] = [(0, self.state)]

    def resume(self, sequence: int, kept: Mapping[str, JsonValue], state: AnyState) -> None:
        """Start from a snapshot that was taken at a floor.

        Args:
            sequence: the record it was taken after.
            kept: the book-keeping, as ``book_keeping`` gave it.
            state: the state.
        """
        self.state = state
        self.head = self.floor = sequence
        self.next_roll = int(kept["next_roll"])
        self.next_draw = {str(name): int(number) for name, number in kept["next_draw"].items()}
        self._marks = [(sequence, state)]

    def book_keeping(self) -> dict[str, JsonValue]:
        """Return what a snapshot keeps beside the state; complete only at a floor."""
        return {"next_roll": self.next_roll, "next_draw": dict(self.next_draw)}

    def take(self, record: Record, *, damaged: bool = False) -> None:
        """Go on by one record.

        Args:
            record: the record after ``head``.
            damaged: its contents cannot be trusted; only its kind and place count.
        """
        self.head = record.sequence
        body: Mapping[str, JsonValue] = {} if damaged else record.body
        try:
            self._take(record, body)
        except (EngineError, JournalError) as error:
            reason = " ".join(str(error).split())
            self._leave_out(record, f"cannot be applied: {reason}")
        except (KeyError, TypeError, ValueError, AttributeError):
            if not damaged:  # a damaged record was told already, by whoever said that it is
                self._leave_out(record, "has not the fields of its kind")
        if kinds.is_floor(record.kind, body):
            self.floor = record.sequence
            self._marks = [(record.sequence, self.state)]
        elif self._marks[-1][1] is not self.state:
            self._marks.append((record.sequence, self.state))

    def _leave_out(self, record: Record, why: str) -> None:
        self.findings.append(
            Finding(record.sequence, f"record {record.sequence} ({record.kind}) {why}")
        )

    def _take(self, record: Record, body: Mapping[str, JsonValue]) -> None:
        match record.kind:
            case kinds.OPENED:
                self.state = self.codec.rule_system.new_state(body["settings"])
            case kinds.DECLARE:
                self.pending = None
                self.pending = _pending(record.sequence, body)
            case kinds.WITHDRAW:
                self.pending = None
            case kinds.ROLL:
                self.pending = None
                self.next_roll += 1
                self.next_roll = body["number"] + 1
                self.state = self.after(self.codec.events(body["events"]))
            case kinds.DRAW:
                self.next_draw[body["stream"]] = body["number"] + 1
            case kinds.EVENTS:
                self.state = self.after(self.codec.events(body["events"]))
            case kinds.UNDO:
                self._undo(body["to"])
            case _:
                pass

    def after(self, events: tuple[Event, ...]) -> AnyState:
        """Return the state after ``events`` without taking them.

        Raises:
            EngineError: one of them does not fit the state.
            JournalError: what it carries, such as a sheet, is malformed.
        """
        state = self.state
        for event in events:
            try:
                state = self.codec.rule_system.apply(state, event)
            except ValidationError as error:
                first = error.errors(include_url=False)[0]
                where = ".".join(str(part) for part in first["loc"])
                raise JournalError(
                    f"the event {event.kind!r} does not fit: {where} {first['msg']}"
                ) from error
        return state

    def _undo(self, to: int) -> None:
        while self._marks[-1][0] > to and len(self._marks) > 1:
            self._marks.pop()
        self.state = self._marks[-1][1]
        if self.pending is not None and self.pending.sequence > to:
            self.pending = None


def _pending(sequence: int, body: Mapping[str, JsonValue]) -> Pending:
    return Pending(
        number=body["number"],
        sequence=sequence,
        action=body["action"],
        summary=body["summary"],
        physical=body["physical"],
        accepted=body["accepted"],
    )
