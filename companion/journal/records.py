"""What the journal holds: records, and the kinds that the journal itself gives a meaning to."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from companion.journal.canonical import GENESIS, record_hash
from engine.api import JsonValue

OPENED: Final = "opened"
PLAYER_TEXT: Final = "player_text"
DECLARE: Final = "declare"
WITHDRAW: Final = "withdraw"
ROLL: Final = "roll"
DRAW: Final = "draw"
EVENTS: Final = "events"
UNDO: Final = "undo"
BRANCHED_FROM: Final = "branched_from"
BRANCHED_TO: Final = "branched_to"
RENAMED: Final = "renamed"

OWN_KINDS: Final = frozenset(
    {
        OPENED,
        PLAYER_TEXT,
        DECLARE,
        WITHDRAW,
        ROLL,
        DRAW,
        EVENTS,
        UNDO,
        BRANCHED_FROM,
        BRANCHED_TO,
        RENAMED,
    }
)
"""Kinds that only the journal's own methods write; all others are free for ``append``."""

_FLOORS: Final = frozenset({OPENED, PLAYER_TEXT, BRANCHED_FROM, ROLL, DRAW})
"""Kinds that no undo goes past."""

_LASTING: Final = _FLOORS | {UNDO, BRANCHED_TO, RENAMED, WITHDRAW}
"""Kinds that an undo leaves alone: they tell what was done with the journal itself."""


def is_floor(kind: str, body: Mapping[str, JsonValue]) -> bool:
    """Whether no undo goes past a record.

    A roll that threw no die and reached no degree is a plain deed, such as a purchase: nothing
    about it was left to chance, so it can be taken back. What is damaged counts as a roll.
    """
    return kind in _FLOORS and not (kind == ROLL and _is_plain_deed(body))


def outlasts_undo(kind: str, body: Mapping[str, JsonValue]) -> bool:
    """Whether an undo leaves a record alone that stands after its mark."""
    return kind in _LASTING and not (kind == ROLL and _is_plain_deed(body))


def _is_plain_deed(body: Mapping[str, JsonValue]) -> bool:
    return body.get("draws") == [] and body.get("degree", "") is None


@dataclass(frozen=True, slots=True)
class Record:
    """One entry of a campaign's journal.

    Attributes:
        campaign_id: the campaign.
        sequence: place in the journal, 1 and up.
        kind: what it tells.
        text: the body as canonical JSON.
        previous: hash of the record before.
        hash: hash of this record.
    """

    campaign_id: str
    sequence: int
    kind: str
    text: str
    previous: str
    hash: str

    @property
    def body(self) -> dict[str, JsonValue]:
        """The body; {} when it is damaged beyond reading."""
        try:
            body = json.loads(self.text)
        except (ValueError, RecursionError):
            return {}
        return body if isinstance(body, dict) else {}

    def fault(self, previous: str) -> str | None:
        """Return what is wrong with this record in its place, or None.

        Args:
            previous: hash of the record before.
        """
        right = record_hash(self.previous, self.campaign_id, self.sequence, self.kind, self.text)
        if right != self.hash:
            return "was changed after it was written"
        if self.previous != previous:
            return "does not follow from the record before it"
        return None


def next_record(campaign_id: str, sequence: int, previous: str, kind: str, text: str) -> Record:
    """Return the record that follows on the hash ``previous`` at place ``sequence``."""
    own = record_hash(previous, campaign_id, sequence, kind, text)
    return Record(campaign_id, sequence, kind, text, previous, own)


@dataclass(frozen=True, slots=True)
class CampaignInfo:
    """What the list of campaigns shows.

    Attributes:
        id: stable id.
        name: name for people.
        system: slug of the rule system.
        created: when it was started, as ISO 8601 in UTC.
        records: number of journal records.
        played: when something was last written to it, as ISO 8601 in UTC; "" when only its
            start is known. No part of the records, so nothing that is verified hangs on a clock.
    """

    id: str
    name: str
    system: str
    created: str
    records: int = 0
    played: str = ""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A kept state.

    Attributes:
        sequence: the record it was taken after.
        record_hash: that record's hash.
        state_version: shape of the state.
        text: state and book-keeping as JSON.
        digest: SHA-256 of ``text``.
    """

    sequence: int
    record_hash: str
    state_version: int
    text: str
    digest: str

    @property
    def is_whole(self) -> bool:
        """Whether the text is what was written."""
        return self.digest == text_digest(self.text)


def text_digest(text: str) -> str:
    """Return the SHA-256 of ``text`` as 64 hex digits."""
    return sha256(text.encode("utf-8", "surrogateescape")).hexdigest()


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong in a journal.

    Attributes:
        sequence: the record; None when no one record is to blame.
        sentence: what is wrong, for a person.
    """

    sequence: int | None
    sentence: str


def chain_faults(records: Iterable[Record]) -> list[Finding]:
    """Return every break of the chain: changed, missing or swapped records, in order."""
    found: list[Finding] = []
    previous = GENESIS
    expected = 1
    for record in records:
        if record.sequence != expected:
            found.append(_gap(expected, record.sequence))
            previous = record.previous  # the gap is told once; the rest is judged by itself
        expected = record.sequence + 1
        fault = record.fault(previous)
        if fault is not None:
            found.append(Finding(record.sequence, f"record {record.sequence} {fault}"))
        previous = record.hash
    if expected == 1:
        found.append(Finding(None, "this campaign has no records left"))
    return found


def _gap(expected: int, found: int) -> Finding:
    if found < expected:
        return Finding(found, f"record {found} stands where record {expected} belongs")
    last = found - 1
    missing = f"record {expected}" if last == expected else f"records {expected} to {last}"
    return Finding(expected, f"{missing} {'is' if last == expected else 'are'} missing")
