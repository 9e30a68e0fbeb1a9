"""The ledger and the scene as rows for the player; nothing that is secret, nothing that crosses."""

from typing import Final

from companion.session.book import attitude_words
from companion.session.guard import Guard
from companion.threads import Entry, Ledger

ORDER: Final = ("thread", "clock", "promise", "person", "place", "fact")
TITLES: Final = {
    "thread": "thread",
    "clock": "clock",
    "promise": "owed",
    "person": "person",
    "place": "place",
    "fact": "known",
}


def ledger_rows(ledger: Ledger, guard: Guard, *, everything: bool = False) -> list[str]:
    """Return the ledger as rows.

    Args:
        ledger: the ledger.
        guard: what may be shown.
        everything: also what is closed, dropped or far away.
    """
    found = sorted(ledger.entries(), key=lambda e: (ORDER.index(e.kind), e.number))
    rows = [entry_row(e) for e in found if everything or (e.stands and _is_open_business(e))]
    return [row for row in rows if guard.shown(row)]


def _is_open_business(entry: Entry) -> bool:
    return entry.kind not in ("place", "fact")


def entry_row(entry: Entry) -> str:
    """Return one entry as a row: number, what it is, how it stands."""
    parts = [f"{entry.number}. {TITLES[entry.kind]}: {entry.name}"]
    if entry.kind == "clock":
        parts.append(f" {entry.ticks}/{entry.size}")
    if entry.detail and entry.detail != entry.name:
        parts.append(f" ({entry.detail.rstrip('.')})")
    if entry.kind == "person" and entry.attitude:
        parts.append(f", {attitude_words(entry.attitude)}")
    if entry.status != "open":
        parts.append(f" [{entry.status}]")
    return "".join(parts)
