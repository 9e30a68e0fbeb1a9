"""Verification: nothing that a journal says is taken on trust.

Every record is checked against the one before, every die is drawn again from the committed seed,
every result is worked out again by the rules, and the state is folded anew.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pydantic import ValidationError

from companion.errors import JournalError
from companion.journal import records as kinds
from companion.journal.canonical import GENESIS, canonical_json, record_hash
from companion.journal.chance import MAX_SIDES, MIN_SIDES, PLAY, Epochs, ReplayDice
from companion.journal.chronicle import Chronicle, resume
from companion.journal.fold import Fold
from companion.journal.records import Finding, Record, chain_faults
from companion.journal.shapes import shape_fault
from companion.journal.version import program_version
from engine.api import EngineError, JsonValue, commitment

if TYPE_CHECKING:
    from companion.journal.store import Store

MIN_ANCHOR: Final = 8
_RESULT_KEYS: Final = (
    "op",
    "acting",
    "fields",
    "degree",
    "passed",
    "refusal",
    "reads_dice",
    "events",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class VerifyReport:
    """What verification found.

    Attributes:
        findings: what is wrong; empty when all is well.
        notes: what could not be checked, and why.
        records: number of records.
        rolls: number of rolls and draws.
        physical: number of those made with the player's own dice.
        head: hash of the last record, to be noted as an anchor.
    """

    findings: tuple[Finding, ...]
    notes: tuple[str, ...] = ()
    records: int
    rolls: int
    physical: int
    head: str

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.findings


def verify(campaign: Chronicle, store: "Store", anchor: str | None = None) -> VerifyReport:
    """Check one campaign; see ``Campaign.verify``."""
    return _Verifier(campaign, store).run(anchor)


class _Verifier:
    def __init__(self, campaign: Chronicle, store: "Store") -> None:
        self._campaign = campaign
        self._store = store
        self._codec = campaign.codec
        self._records = store.records(campaign.id)
        self._seeds = store.seeds(campaign.id)
        self._fold = Fold(campaign.codec)
        self._epochs = Epochs(self._seeds)
        self._taken_back: set[int] = set()
        self._findings: list[Finding] = []
        self._notes: list[str] = []
        self._rolls = 0
        self._physical = 0
        self._tainted: int | None = None
        """First record after which the state is not what play saw."""

    def run(self, anchor: str | None) -> VerifyReport:
        faults = chain_faults(self._records)
        self._findings.extend(faults)
        damaged = {fault.sequence for fault in faults}
        snapshots = {
            snapshot.sequence: snapshot for snapshot in self._store.snapshots(self._campaign.id)
        }
        for record in self._records:
            self._one(record, damaged=record.sequence in damaged)
            if record.sequence in snapshots and self._tainted is None:
                fresh = Fold(self._codec)
                kept = snapshots[record.sequence]
                if not resume(fresh, kept) or fresh.state != self._fold.state:
                    self._store.drop_snapshot(self._campaign.id, record.sequence)
                    self._blame(
                        record, "has a snapshot that differs from the records; it was dropped"
                    )
        self._ends()
        self._check_anchor(anchor)
        self._findings.sort(key=lambda finding: (finding.sequence is None, finding.sequence or 0))
        return VerifyReport(
            findings=tuple(self._findings),
            notes=tuple(self._notes),
            records=len(self._records),
            rolls=self._rolls,
            physical=self._physical,
            head=self._records[-1].hash if self._records else "",
        )

    def _blame(self, record: Record, sentence: str) -> None:
        self._findings.append(Finding(record.sequence, f"record {record.sequence} {sentence}"))

    def _one(self, record: Record, *, damaged: bool) -> None:
        fault = None if damaged else shape_fault(record, self._codec)
        if fault is not None:
            self._blame(record, fault)
        elif not damaged:
            try:
                self._check(record, record.body)
            except (KeyError, TypeError, ValueError, AttributeError, ArithmeticError):
                self._blame(record, f"has not the fields of a {record.kind!r} record")
        before = len(self._fold.findings)
        self._fold.take(record, damaged=damaged)
        if fault is None:  # else it was told already
            self._findings.extend(self._fold.findings[before:])
        # The kind itself may be what was damaged, so any damaged record may have meant the state.
        if self._tainted is None and (damaged or len(self._fold.findings) > before):
            self._tainted = record.sequence
            self._notes.append(
                f"results after record {record.sequence} are not worked out again: the state is "
                "not the one that play saw"
            )
        if not damaged:
            self._epochs.take(record)

    def _check(self, record: Record, body: Mapping[str, JsonValue]) -> None:
        if (record.sequence == 1) != (record.kind == kinds.OPENED):
            self._blame(record, "is no opening" if record.sequence == 1 else "is a second opening")
        check = _CHECKS.get(record.kind)
        if check is not None:
            check(self, record, body)

    def _check_opened(self, record: Record, body: Mapping[str, JsonValue]) -> None:
        self._check_commitment(record, body)
        if body["system"] != self._campaign.info.system:
            self._blame(record, f"opens a game of {body['system']!r}, not this one's")

    def _check_branched_from(self, record: Record, body: Mapping[str, JsonValue]) -> None:
        self._check_commitment(record, body)
        parent, previous = body["parent"], GENESIS
        for held in self._records[: record.sequence - 1]:
            previous = record_hash(previous, parent["id"], held.sequence, held.kind, held.text)
        if parent["at"] != record.sequence - 1 or previous != parent["hash"]:
            self._blame(record, f"does not carry the past of {parent['name']!r} as it was")

    def _check_commitment(self, record: Record, body: Mapping[str, JsonValue]) -> None:
        published = body["commitment"]
        seed = self._seeds.get(published)
        if seed is None:
            self._notes.append(
                f"the seed committed in record {record.sequence} is not here; its dice cannot be "
                "drawn again"
            )
        elif commitment(seed) != published:
            self._blame(record, "commits to another seed than the one that is kept")

    def _check_player_text(self, record: Record, _body: Mapping[str, JsonValue]) -> None:
        epoch = self._epochs.current
        if self._fold.next_roll > 1 or self._fold.next_draw or (epoch and epoch.player_text):
            self._blame(record, "changes the dice after the first roll")

    def _check_declare(self, record: Record, body: Mapping[str, JsonValue]) -> None:
        if self._fold.pending is not None:
            self._blame(record, f"declares while roll {self._fold.pending.number} waits")
        if body["number"] != self._fold.next_roll:
            self._blame(
                record, f"declares roll {body['number']}; roll {self._fold.next_roll} is next"
            )

    def _check_withdraw(self, record: Record, body: Mapping[str, JsonValue]) -> None:
        if self._tainted is None and (
            self._fold.pending is None or self._fold.pending.number != body["number"]
        ):
            self._blame(record, f"withdraws roll {body['number']}, which was not waiting")

    def _check_roll(self, record: Record, body: Mapping[str, JsonValue]) -> None:
        number, pending = body["number"], self._fold.pending
        if number != self._fold.next_roll:
            self._blame(record, f"is roll {number}; roll {self._fold.next_roll} is missing")
        self._check_faces(record, body, PLAY, number)
        if pending is None or (pending.number, pending.sequence) != (number, body["declare"]):
            if self._tainted is None:
                self._blame(record, f"is roll {number}, which was not declared before")
            return
        if body["physical"] and pending.accepted and not pending.physical:
            self._blame(record, f"is roll {number}, made with other dice than declared")
        if self._tainted is None:
            self._check_result(record, body, pending.action)

    def _check_draw(self, record: Record, body: Mapping[str, JsonValue]) -> None:
        stream, number = body["stream"], body["number"]
        expected = self._fold.next_draw.get(stream, 1)
        if number != expected:
            self._blame(record, f"is draw {number} of {stream!r}; draw {expected} is missing")
        self._check_faces(record, body, stream, number)

    def _check_faces(
        self, record: Record, body: Mapping[str, JsonValue], stream: str, number: int
    ) -> None:
        self._rolls += 1
        if body["physical"]:
            self._physical += 1
        if any(not MIN_SIDES <= sides <= MAX_SIDES for sides, _face, _lane in body["draws"]):
            self._blame(record, "has dice of a size that no game here throws")
            return
        dice = None if body["physical"] else self._epochs.dice(stream, number)
        for place, (sides, face, _lane) in enumerate(body["draws"], start=1):
            right = face if dice is None else dice.face(sides)
            if not 1 <= face <= sides:
                self._blame(record, f"has a d{sides} that shows {face}")
                return
            if face != right:
                self._blame(
                    record, f"({stream} {number}): die {place} shows {face}; the seed gives {right}"
                )
                return

    def _check_result(
        self, record: Record, body: Mapping[str, JsonValue], action: Mapping[str, JsonValue]
    ) -> None:
        dice = ReplayDice([(sides, face, lane) for sides, face, lane in body["draws"]])
        said = f" (written by version {body['by']})" if body["by"] != program_version() else ""
        try:
            again = self._codec.rule_system.resolve(
                self._fold.state, self._codec.action(action), dice
            )
            dice.finish()
            fresh = self._codec.resolution_json(again)
        except (EngineError, JournalError, ValidationError) as error:
            self._blame(record, f"cannot be worked out again{said}: {' '.join(str(error).split())}")
            return
        for key in _RESULT_KEYS:
            if canonical_json(fresh[key]) != canonical_json(body[key]):
                self._blame(
                    record,
                    f"says {key} {_short(body[key])}{said}; its dice give {_short(fresh[key])}",
                )
                return

    def _check_undo(self, record: Record, body: Mapping[str, JsonValue]) -> None:
        to, floor = body["to"], self._fold.floor
        if to < floor:
            self._blame(record, f"goes back to record {to}, past the roll of record {floor}")
        expected = [
            held.sequence
            for held in self._records[: record.sequence - 1]
            if held.sequence > to
            and not kinds.outlasts_undo(held.kind, held.body)
            and held.sequence not in self._taken_back
        ]
        if body["takes_back"] != expected:
            self._blame(record, "takes back other records than those after its mark")
        self._taken_back.update(expected)

    def _ends(self) -> None:
        epoch = self._epochs.current
        if epoch is None:
            self._findings.append(Finding(None, "no readable record commits to any dice"))
        elif epoch.campaign_id != self._campaign.id:
            self._findings.append(
                Finding(epoch.start, f"record {epoch.start} is another campaign's")
            )
        if self._fold.pending is not None:
            self._notes.append(f"roll {self._fold.pending.number} is declared and not rolled yet")

    def _check_anchor(self, anchor: str | None) -> None:
        if anchor is None:
            return
        wanted = anchor.strip().lower()
        if len(wanted) < MIN_ANCHOR:
            self._findings.append(
                Finding(None, f"an anchor has at least {MIN_ANCHOR} digits; give more of it")
            )
        elif not any(record.hash.startswith(wanted) for record in self._records):
            self._findings.append(
                Finding(None, f"the anchor {wanted} is not in this journal; it was rewritten since")
            )


_CHECKS: Final[Mapping[str, Callable[[_Verifier, Record, Mapping[str, JsonValue]], None]]] = {
    kinds.OPENED: _Verifier._check_opened,
    kinds.BRANCHED_FROM: _Verifier._check_branched_from,
    kinds.PLAYER_TEXT: _Verifier._check_player_text,
    kinds.DECLARE: _Verifier._check_declare,
    kinds.WITHDRAW: _Verifier._check_withdraw,
    kinds.ROLL: _Verifier._check_roll,
    kinds.DRAW: _Verifier._check_draw,
    kinds.UNDO: _Verifier._check_undo,
}


def _short(value: JsonValue) -> str:
    text = canonical_json(value)
    return text if len(text) <= 120 else f"{text[:117]}..."  # noqa: PLR2004 - one line of a terminal
