"""Records of a few kinds, read once and kept up as play goes on, so that no exchange reads all."""

from collections.abc import Collection
from functools import lru_cache

from companion.journal import Campaign, Record
from companion.journal.records import UNDO


@lru_cache(maxsize=4096)
def sentences_of(record: Record) -> tuple[str, ...]:
    """Return the sentences of a narration: its body is read once, not at every line."""
    return tuple(map(str, record.body.get("sentences", ())))


class KeptRecords:
    """The live records of some kinds.

    Args:
        campaign: whose journal.
        kinds: the kinds.
    """

    def __init__(self, campaign: Campaign, kinds: Collection[str]) -> None:
        self._campaign = campaign
        self._kinds = frozenset(kinds)
        self._seen = 0
        self._held: list[Record] = []

    def __call__(self) -> list[Record]:
        """Return them in order, without what an undo took back."""
        head = self._campaign.sequence
        if self._seen != head:
            new = self._campaign.records(self._seen, self._kinds | {UNDO}, live=True)
            if any(record.kind == UNDO for record in new):
                self._held = []
                new = self._campaign.records(kinds=self._kinds, live=True)
            self._held += new
            self._seen = head
        return self._held
