"""What a human GM told and what was rolled, in order: the words of the table, and no others."""

from typing import Any, Final

from companion.journal.records import ROLL
from companion.session import records
from companion.session.recap import goal_of, in_third_person
from companion.session.scenes import scene_number
from companion.session.sitting import Sitting

LATELY: Final = 10
"""Tellings and rolls that a recap goes back."""
MOST_OPEN: Final = 5
LONGEST: Final = 200


def recap_rows(sitting: Sitting) -> list[str]:
    """Return a row for each of the last tellings and rolls, then what is open; [] for nothing."""
    campaign = sitting.campaign
    kinds = {records.NARRATION, records.SKIP, ROLL}
    found = campaign.records(kinds=kinds, live=True)
    skipped = {int(r.body.get("of", 0)) for r in found if r.kind == records.SKIP}
    rows: list[str] = []
    for record in found:
        if record.sequence in skipped:
            continue
        row = _roll(sitting, record.body) if record.kind == ROLL else _told(record.body)
        shown = sitting.book.corrections(row, record.sequence)
        if shown and not sitting.guard.safety.crossing(shown):
            rows.append(shown)
    if not rows:
        return []
    place = campaign.state.story.place
    rows = [f"scene {scene_number(campaign)}{f', {place}' if place else ''}", *rows[-LATELY:]]
    open_now = [e.name for e in sitting.book.ledger.entries("thread", "promise", standing=True)]
    return [*rows, *(f"open: {name}" for name in open_now[-MOST_OPEN:])]


def _told(body: dict[str, Any]) -> str:
    text = " ".join(str(s) for s in body.get("sentences", ())) if body.get("by") else ""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1].rstrip()}…"


def _roll(sitting: Sitting, body: dict[str, Any]) -> str:
    titles = {degree.slug: degree.title for degree in sitting.system.degrees}
    title = titles.get(str(body.get("degree") or ""), "")
    goal = in_third_person(goal_of(sitting.memory.declared(int(body["number"]))))
    who = str(body.get("acting") or "")
    return f"  {who}, {goal}: {title}" if title and goal and who else ""
