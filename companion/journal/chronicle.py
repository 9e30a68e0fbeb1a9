"""A campaign's journal without its dice: read it, fold it, add to it."""

import json
import re
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from companion.errors import BadInputError, JournalError
from companion.journal import records as kinds
from companion.journal.canonical import GENESIS, canonical_json
from companion.journal.chance import Epochs
from companion.journal.codec import AnyState, Codec
from companion.journal.fold import Fold, Pending
from companion.journal.records import (
    CampaignInfo,
    Finding,
    Record,
    Snapshot,
    chain_faults,
    next_record,
    text_digest,
)
from companion.journal.shapes import shape_fault
from engine.api import Event, JsonValue, RuleSystem

if TYPE_CHECKING:
    from companion.journal.store import Store

SNAPSHOT_EVERY: Final = 200
"""Records between two snapshots, at least; one is taken at the next roll after that."""
_EPOCH_KINDS: Final = (kinds.OPENED, kinds.PLAYER_TEXT, kinds.BRANCHED_FROM)
_SNAPSHOT_KINDS: Final = (kinds.ROLL, kinds.DRAW)
_KIND: Final = re.compile(r"[a-z][a-z0-9_.]{0,39}")


class Chronicle:
    """A campaign that was opened. Not to be shared between threads.

    Args:
        store: the database.
        info: which campaign.
        rule_system: its game.
    """

    def __init__(self, store: "Store", info: CampaignInfo, rule_system: RuleSystem[Any]) -> None:
        self.info = info
        self.codec = Codec(rule_system)
        self.damage: tuple[Finding, ...] = ()
        """What was found wrong on opening; those records are not counted, the rest is."""
        self._store = store
        self._taken_back: set[int] = set()
        self._whole: dict[int, bool] = {}
        """Place to whether the body there has the shape of its kind, as far as anybody asked."""
        self._roll_at: dict[int, int] | None = None
        """Roll number to its record; None until somebody asks."""
        self._written: list[Record] = []
        """The last records, all that were written since the journal was read, in order."""
        self._older: dict[frozenset[str], list[Record]] = {}
        """Kinds to the records of these kinds before them, as far as anybody asked."""
        self.refresh()

    # Reading

    @property
    def id(self) -> str:
        """The stable id."""
        return self.info.id

    @property
    def name(self) -> str:
        """The name for people."""
        return self.info.name

    @property
    def rule_system(self) -> RuleSystem[Any]:
        """The game that is played."""
        return self.codec.rule_system

    @property
    def head(self) -> str:
        """Hash of the last record: the anchor that ``verify`` can be asked about."""
        return self._head_hash

    @property
    def sequence(self) -> int:
        """Place of the last record."""
        return self._fold.head

    @property
    def state(self) -> AnyState:
        """What is true now."""
        return self._fold.state

    @property
    def pending(self) -> Pending | None:
        """The declared roll that waits for its dice, or None."""
        return self._fold.pending

    @property
    def next_roll(self) -> int:
        """Number of the next roll (or of the pending one)."""
        return self._fold.next_roll

    @property
    def undo_floor(self) -> int:
        """The lowest place that ``undo`` may go back to: that of the last roll."""
        return self._fold.floor

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret seed of the next dice; "" when its record is damaged."""
        epoch = self._epochs.current
        return epoch.commitment if epoch else ""

    def records(
        self,
        since: int = 0,
        kinds: Collection[str] | None = None,
        *,
        live: bool = False,
        as_found: bool = False,
    ) -> list[Record]:
        """Return records in order; of damaged ones whose bodies nobody could read, none.

        Args:
            since: only those after this place.
            kinds: only those of these kinds.
            live: leave out what an undo took back.
            as_found: with the damaged ones.
        """
        found = self._after(since, kinds)
        if not as_found:
            found = [record for record in found if self.is_whole(record)]
        return [r for r in found if r.sequence not in self._taken_back] if live else found

    @property
    def _begun(self) -> int:
        """Place of the last record that was there before this campaign wrote any itself."""
        return self.sequence - len(self._written)

    def _after(self, since: int, wanted: Collection[str] | None) -> list[Record]:
        """Return records after a place; what this campaign wrote itself needs no database."""
        begun = self._begun
        last = self._written[max(0, since - begun) :]
        if wanted is not None:
            last = [record for record in last if record.kind in wanted]
        return last if since >= begun else [*self._before(begun, since, wanted), *last]

    def _before(self, begun: int, since: int, wanted: Collection[str] | None) -> list[Record]:
        """Return records between a place and the first that was written here.

        Those of some kinds are kept: a sitting asks for them at every exchange.
        """
        if wanted is None:
            return self._store.records(self.id, since=since, until=begun)
        key = frozenset(wanted)
        if key not in self._older:
            self._older[key] = self._store.records(self.id, until=begun, kinds=key)
        return [record for record in self._older[key] if record.sequence > since]

    def is_whole(self, record: Record) -> bool:
        """Whether the body of a record of this campaign has the shape of its kind."""
        held = self._whole.get(record.sequence)
        if held is None:
            held = self._whole[record.sequence] = shape_fault(record, self.codec) is None
        return held

    def _roll_record(self, number: int) -> Record:
        if self._roll_at is None:  # most sittings never look back; reading all bodies costs time
            bad = {finding.sequence for finding in self.damage}
            rolls = [r for r in self.records(kinds={kinds.ROLL}) if r.sequence not in bad]
            self._roll_at = {record.body["number"]: record.sequence for record in rolls}
        if number in self._roll_at:
            return self._record(self._roll_at[number])
        if 0 < number < self.next_roll:
            raise JournalError(f"the record of roll {number} is damaged; verify tells more")
        raise BadInputError(f"there is no roll {number} yet")

    def _declare_body(self, number: int) -> Mapping[str, JsonValue]:
        record = self._record(self._roll_record(number).body["declare"])
        damaged = any(finding.sequence == record.sequence for finding in self.damage)
        if damaged or not self.is_whole(record):
            raise JournalError(f"what was declared for roll {number} is damaged; verify tells more")
        return record.body

    def _record(self, sequence: int) -> Record:
        begun = self._begun
        if begun < sequence <= self.sequence:
            return self._written[sequence - begun - 1]
        found = self._store.records(self.id, since=sequence - 1, until=sequence)
        if not found:
            raise JournalError(f"record {sequence} is missing; verify tells more")
        return found[0]

    def refresh(self) -> None:
        """Read the journal again, after another process has written to it."""
        records = self._store.records(self.id)
        faults = chain_faults(records)
        damaged = {fault.sequence for fault in faults}
        self._epochs = Epochs(self._store.seeds(self.id))
        self._taken_back = set()
        self._whole = {}
        self._roll_at = None
        self._written, self._older = [], {}
        for record in records:
            if record.sequence not in damaged:
                self._note(record)
        self._fold, self._snapshot_at = self._folded(records, damaged)
        self._head_hash = records[-1].hash if records else GENESIS
        self.damage = (*faults, *self._fold.findings)

    def _note(self, record: Record) -> None:
        if record.kind in _EPOCH_KINDS:
            self._epochs.take(record)
        elif record.kind == kinds.ROLL and self._roll_at is not None:
            self._roll_at[record.body["number"]] = record.sequence
        elif record.kind == kinds.UNDO:
            taken = record.body.get("takes_back")
            if isinstance(taken, list):  # a forged record must not keep the rest from opening
                self._taken_back.update(number for number in taken if isinstance(number, int))

    def _folded(
        self, records: Sequence[Record], damaged: Collection[int | None]
    ) -> tuple[Fold, int]:
        fold = Fold(self.codec)
        hashes = {record.sequence: record.hash for record in records}
        for snapshot in self._store.snapshots(self.id):
            if hashes.get(snapshot.sequence) == snapshot.record_hash and resume(fold, snapshot):
                break
            with suppress(JournalError):  # a bad snapshot only costs time; the next roll makes one
                self._store.drop_snapshot(self.id, snapshot.sequence)
        start = fold.head
        for record in records:
            if record.sequence > start:
                fold.take(record, damaged=record.sequence in damaged)
        return fold, start

    # Writing

    def append(self, kind: str, body: Mapping[str, JsonValue]) -> Record:
        """Add a record, durably.

        Args:
            kind: 1 to 40 small letters, digits, dots and underscores; none of the journal's own.
            body: JSON data without floats.

        Raises:
            BadInputError: the kind cannot be used.
            JournalConflictError: another process wrote first; nothing was lost.
        """
        if not _KIND.fullmatch(kind):
            raise BadInputError(
                f"{kind!r} is no kind of record; use small letters, digits, _ and ."
            )
        if kind in kinds.OWN_KINDS:
            raise BadInputError(f"only the journal itself writes {kind!r} records")
        return self._write([(kind, body)])[0]

    def apply(self, *events: Event, roll: int | None = None, by: str = "") -> Record:
        """Add events and apply them: all in one record, or nothing.

        Args:
            events: what changes, in order.
            roll: number of the roll that they follow from.
            by: who decided it, such as a human GM; "" for play itself.

        Raises:
            EngineError: one of them does not fit the state.
            JournalConflictError: another process wrote first.
        """
        data = [self.codec.event_json(event) for event in events]
        self._fold.after(self.codec.events(data))
        body: dict[str, JsonValue] = {"roll": roll, "events": data}
        if by:
            body["by"] = by
        return self._write([(kinds.EVENTS, body)])[0]

    def _write(self, entries: Sequence[tuple[str, Mapping[str, JsonValue]]]) -> list[Record]:
        made: list[Record] = []
        sequence, previous = self._fold.head, self._head_hash
        for kind, body in entries:
            sequence += 1
            record = next_record(self.id, sequence, previous, kind, canonical_json(body))
            previous = record.hash
            made.append(record)
        self._store.append(made)
        self._took(made)
        return made

    def _took(self, made: Sequence[Record]) -> None:
        for record in made:
            self._fold.take(record)
            self._note(record)
            self._written.append(record)
        self._head_hash = made[-1].hash
        if (
            made[-1].kind in _SNAPSHOT_KINDS
            and self._fold.floor == self._fold.head
            and self._fold.head - self._snapshot_at >= SNAPSHOT_EVERY
        ):
            self._keep_snapshot()

    def _keep_snapshot(self) -> None:
        text = json.dumps(
            {"kept": self._fold.book_keeping(), "state": self.state.model_dump_json()},
            ensure_ascii=False,
        )
        snapshot = Snapshot(
            sequence=self._fold.head,
            record_hash=self._head_hash,
            state_version=self.rule_system.info.state_version,
            text=text,
            digest=text_digest(text),
        )
        with suppress(JournalError):  # the records are kept already; a snapshot only saves time
            self._store.add_snapshot(self.id, snapshot)
            self._snapshot_at = self._fold.head


def resume(fold: Fold, snapshot: Snapshot) -> bool:
    """Start ``fold`` from a snapshot.

    Returns:
        False, and nothing done, when the snapshot is damaged or of another version.
    """
    wanted = fold.codec.rule_system.info.state_version
    if not snapshot.is_whole or snapshot.state_version != wanted:
        return False
    try:
        data = json.loads(snapshot.text)
        state = fold.codec.state(data["state"])
    except (ValueError, KeyError, TypeError):
        return False
    fold.resume(snapshot.sequence, data["kept"], state)
    return True
