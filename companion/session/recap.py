"""The story so far, in a few sentences: where it began, what was tried, what is still open."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from companion.journal import Campaign, Record
from companion.journal.records import DECLARE, ROLL
from companion.reader import Intent
from companion.session import records
from companion.session.book import Book
from companion.session.guard import Guard
from companion.wording import whole_phrase
from engine.api import capital, uncapital

LAST_ROLLS: Final = 4
LAST_SENTENCES: Final = 2
LAST_DEATHS: Final = 2
MOST_TRIED: Final = 24
"""Rolls back from the end among which attempts are looked for; the same one, tried again and again,
is told once."""
MOST_OPEN: Final = 4

_WON: Final = (
    "You set out to {goal}, and you did.",
    "You meant to {goal}; it worked.",
    "You tried to {goal}, and it came off.",
    "You managed to {goal}.",
)
_LOST: Final = (
    "You set out to {goal}, and could not.",
    "You meant to {goal}; it went wrong.",
    "You tried to {goal}, and it did not come off.",
    "You failed to {goal}.",
)

_THEY_WON: Final = (
    "{who} set out to {goal}, and did.",
    "{who} meant to {goal}; it worked.",
    "{who} tried to {goal}, and it came off.",
    "{who} managed to {goal}.",
)
_THEY_LOST: Final = (
    "{who} set out to {goal}, and could not.",
    "{who} meant to {goal}; it went wrong.",
    "{who} tried to {goal}, and it did not come off.",
    "{who} failed to {goal}.",
)
"""With several characters: who it was is said."""


class Recapper:
    """Tells the story so far.

    Args:
        campaign: the campaign.
        book: its ledger.
        guard: what may be shown again.
    """

    def __init__(self, campaign: Campaign, book: Book, guard: Guard) -> None:
        self._campaign = campaign
        self._book = book
        self._guard = guard

    def sentences(self) -> list[str]:
        """Return the recap; one sentence that says so when nothing was told yet."""
        last = self._last_told()
        if not last:
            return ["Nothing has been told yet."]
        parts = [*self._places(), *self._dead(), *self._attempts(), *self._open(), *last]
        shown = [self._guard.shown(part) for part in parts]
        return ["Previously:", *(part for part in shown if part)]

    def _places(self) -> Iterator[str]:
        ledger = self._book.ledger
        places = [_within(entry.name) for entry in ledger.entries("place")]
        now = _within(self._book.corrections(self._campaign.state.story.place))
        if not places:
            return
        if len(places) == 1 or places[0] == now:
            yield f"You are at {now or places[0]}, where it began."
            return
        between = [p for p in places[1:] if p != now][-2:]
        way = f", by way of {' and '.join(between)}" if between else ""
        yield f"It began at {places[0]}. You are at {now} now{way}."

    def _dead(self) -> Iterator[str]:
        """Tell whose story has ended, of the player's characters."""
        ended = self._campaign.records(kinds={records.ENDING}, live=True)
        yield from (f"{record.body.get('name')} is dead." for record in ended[-LAST_DEATHS:])

    def _attempts(self) -> Iterator[str]:
        rolls = self._campaign.records(kinds={ROLL})
        told = [r for r in rolls if r.body.get("passed") is not None]
        summaries = {
            r.sequence: r.body.get("summary", {}) for r in self._campaign.records(kinds={DECLARE})
        }
        mine = [r for r in told if "intent" in summaries.get(int(r.body["declare"]), {})]
        actors = {str(r.body.get("acting") or "") for r in mine}
        tried = [(goal_of(summaries[int(r.body["declare"])]), r) for r in mine[-MOST_TRIED:]]
        for goal, record in _each_once(tried)[-LAST_ROLLS:]:
            who = str(record.body.get("acting") or "")
            pool = _pool(who if len(actors) > 1 else "", passed=bool(record.body["passed"]))
            number = int(record.body["number"])
            if goal:
                said = in_third_person(goal) if len(actors) > 1 else goal
                tell = pool[number % len(pool)].format(goal=said, who=who)
                yield self._book.corrections(tell, record.sequence)

    def _open(self) -> Iterator[str]:
        ledger = self._book.ledger
        clocks = [c for c in self._campaign.state.story.clocks if 0 < c.ticks < c.size]
        for clock in clocks[:2]:
            yield f"{capital(clock.name)}: {clock.ticks} of {clock.size}."
        names = {clock.name.casefold() for clock in clocks}
        threads = [
            e.name
            for e in ledger.entries("thread", "promise", standing=True)
            if e.name.casefold() not in names
        ]
        if threads:
            last = set(self._last_told())
            open_now = [t.rstrip(".") for t in threads if t not in last]
            yield f"Still open: {'; '.join(open_now[-MOST_OPEN:])}." if open_now else ""

    def _last_told(self) -> list[str]:
        skipped = {
            int(r.body.get("of", 0))
            for r in self._campaign.records(kinds={records.SKIP}, live=True)
        }
        told = self._campaign.records(kinds={records.NARRATION}, live=True)
        for record in reversed(told):
            sentences = record.body.get("sentences", ())
            if sentences and record.sequence not in skipped:
                corrected = self._book.corrections
                return [corrected(str(s), record.sequence) for s in sentences[-LAST_SENTENCES:]]
        return []


def goal_of(summary: Mapping[str, Any]) -> str:
    """Return what a declared roll was for, as a phrase that follows "to"; "" when unknown."""
    try:
        intent = Intent.model_validate_json(str(summary["intent"]))
    except (KeyError, ValueError):
        return ""
    return whole_phrase(intent.goal.strip().rstrip(".!?").removeprefix("to "))


def _each_once(tried: Sequence[tuple[str, Record]]) -> list[tuple[str, Record]]:
    """Return attempts, of several at the same thing in a row by the same one only the last."""
    kept: list[tuple[str, Record]] = []
    for goal, record in tried:
        if kept and kept[-1][0] == goal:
            same = kept[-1][1].body.get("acting") == record.body.get("acting")
            kept = kept[:-1] if same else kept
        kept.append((goal, record))
    return kept


def _pool(who: str, *, passed: bool) -> tuple[str, ...]:
    if who:
        return _THEY_WON if passed else _THEY_LOST
    return _WON if passed else _LOST


def _within(place: str) -> str:
    """Return a place as it stands within a sentence: "the tap room", but "The Hague".

    Example:
        >>> _within("The tap room of the Drowned Bell"), _within("The Hague")
        ('the tap room of the Drowned Bell', 'The Hague')
    """
    return uncapital(place) if re.match(r"(?:The|An?|My|Our) [a-z]", place) else place


_YOU_DO: Final = re.compile(
    r"\byou(?= (?:are|have|had|will|would|can|could|do|did|do not|want|need|know|think|believe|were"
    r"|must|should|may|might|saw|see|found|find|go|went|come|came|mean|only|just|never|come|work|carry"
    r"|bring|brought|killed|took|take|lost|owe|like|love|hate|fear)\b)"
)
"""Whoever is told of does something, and is no object of it."""


def in_third_person(goal: str) -> str:
    """Return a goal told to somebody as it is told of somebody.

    Example:
        >>> in_third_person("pick the lock with your lockpicks")
        'pick the lock with their lockpicks'
        >>> in_third_person("tell the innkeeper you have a cargo, and ask her to help you")
        'tell the innkeeper they have a cargo, and ask her to help them'
    """
    whose = re.sub(r"\byour\b", "their", _YOU_DO.sub("they", goal))
    return re.sub(r"\byou\b", "them", whose)
