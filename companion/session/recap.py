"""The story so far, in a few sentences: where it began, what was tried, what is still open."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from companion.journal import Campaign, Record
from companion.journal.records import DECLARE, ROLL
from companion.narration.nouns import Noun, definite, is_plural
from companion.reader import Intent
from companion.session import records
from companion.session.book import Book, attitude_words
from companion.session.guard import Guard
from companion.session.places import at
from companion.threads import Entry
from companion.wording import listed, told_to, whole_phrase
from engine.api import capital, uncapital

LAST_ROLLS: Final = 3
LAST_SENTENCES: Final = 3
LAST_DEATHS: Final = 2
MOST_TRIED: Final = 24
"""Rolls back from the end among which attempts are looked for; the same one, tried again and again,
is told once."""
MOST_OPEN: Final = 3
_LONG: Final = 8
"""Words of a goal from which on only what was done is told."""
MOST_CLOCKS: Final = 2
MOST_NOTES: Final = 2
MOST_BETWEEN: Final = 2

_YOUR_WORD: Final = "your word "
"""How the ledger names a promise of the player's character."""
_ON_THE_WAY: Final = re.compile(r"(?:outside|the (?:road|way) out of)\b", re.IGNORECASE)
"""A place that is no more than the way from another."""
_ASKS: Final = re.compile(
    r"(?:who|whom|whose|what|which|whether|how|where|when|why)\b", re.IGNORECASE
)
"""A matter that is a question without its mark."""


class Recapper:
    """Tells the story so far: what it is about, where it stands, what was done, what is open.

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
        parts = [
            *self._premise(),
            *self._here(),
            *self._dead(),
            *self._attempts(),
            *self._found(),
            *self._open(),
            *self._clocks(),
            *last,
        ]
        shown = [self._guard.shown(part) for part in parts]
        return ["Previously:", *(part for part in shown if part)]

    def _premise(self) -> Iterator[str]:
        """Tell where it began, and what the opening set out."""
        places = self._places()
        if len(places) > 1:
            yield f"It began {at(places[0])}."
        for record in self._campaign.records(kinds={records.OPENING}, live=True)[:1]:
            premise = record.body.get("premise")
            yield self._book.corrections(str(premise or ""), record.sequence)
        matters = self._stakes()
        for stands in (False, True):
            named = [e.name.rstrip(".?") for e in matters if e.stands is stands]
            asked = [uncapital(name) for name in named if _ASKS.match(name)]
            news = [_within(name) for name in named if not _ASKS.match(name)]
            if asked and stands:
                yield f"The question is still {listed(asked)}."
            elif asked:
                yield f"It is settled {listed(asked)}."
            if news and stands:
                yield f"Word was that {listed(news)}."
                yield "You are not at the bottom of it yet."
            elif news:
                yield f"Word was that {listed(news)}; that is settled."

    def _stakes(self) -> list[Entry]:
        """Return the matters with which this chapter began, but for those that were dropped."""
        kinds = {records.OPENING, records.CHAPTER}
        opened = self._campaign.records(kinds=kinds, live=True)
        began = opened[-1].sequence if opened else 0
        threads = self._book.ledger.entries("thread")
        return [e for e in threads if e.source == began and e.status != "dropped"]

    def _places(self) -> list[str]:
        """Return where the story was, in the order of the ledger."""
        return [_told_place(entry.name) for entry in self._book.ledger.entries("place")]

    def _here(self) -> Iterator[str]:
        """Tell where the characters are, by which way, and with whom."""
        places = self._places()
        now = _told_place(self._book.corrections(self._campaign.state.story.place))
        if not now:
            return
        if len(places) < 2 or places[0] == now:  # noqa: PLR2004 - nowhere else was seen
            yield f"You are {'back' if len(places) > 1 else 'still'} {at(now)}."
        else:
            between = [p for p in places[1:] if p != now and not _ON_THE_WAY.match(p)]
            way = listed(between[-MOST_BETWEEN:])
            yield f"You are {at(now)} now{f', by way of {way}' if way else ''}."
        yield from self._company()

    def _company(self) -> Iterator[str]:
        state = self._campaign.state
        others = [n for n, sheet in state.characters.items() if sheet.side == "gm"]
        feels = {n: state.story.relations.get(n, 0) for n in others}
        plain = [definite(n).text for n in others if not feels[n]]
        parts = [f"{listed(plain)} {_are(plain)} there"] if plain else []
        for name in others:
            if feels[name]:
                who = definite(name).text
                parts.append(f"{who} {_are([name])} there, and {attitude_words(feels[name])}")
        if parts:
            yield f"{capital('; '.join(parts))}."

    def _dead(self) -> Iterator[str]:
        """Tell whose story has ended, of the player's characters."""
        ended = self._campaign.records(kinds={records.ENDING}, live=True)
        yield from (f"{record.body.get('name')} is dead." for record in ended[-LAST_DEATHS:])

    def _attempts(self) -> Iterator[str]:
        """Tell what was tried last: a sentence for each character who tried it."""
        rolls = self._campaign.records(kinds={ROLL})
        told = [r for r in rolls if r.body.get("passed") is not None]
        summaries = {
            r.sequence: r.body.get("summary", {}) for r in self._campaign.records(kinds={DECLARE})
        }
        mine = [r for r in told if "intent" in summaries.get(int(r.body["declare"]), {})]
        several = len({str(r.body.get("acting") or "") for r in mine}) > 1
        tried = [(goal_of(summaries[int(r.body["declare"])]), r) for r in mine[-MOST_TRIED:]]
        by_whom: dict[str, tuple[list[str], list[str]]] = {}
        lately = [(_main_part(goal), r) for goal, r in _each_once(tried) if goal][-LAST_ROLLS:]
        for goal, record in lately:
            who = str(record.body.get("acting") or "") if several else ""
            said = self._book.corrections(goal, record.sequence)
            won, lost = by_whom.setdefault(who, ([], []))
            (won if record.body["passed"] else lost).append(
                in_third_person(said) if several else said
            )
        last_won = bool(lately) and bool(lately[-1][1].body["passed"])
        people = [definite(e.name) for e in self._book.ledger.entries("person")]
        for who, (won, lost) in by_whom.items():
            sentence = _tried(who or "you", won, lost, last_won=last_won)
            yield _named_once(sentence, people)

    def _found(self) -> Iterator[str]:
        """Tell what was noted last, in the words that it was noted in."""
        facts = [e for e in self._book.ledger.entries("fact", standing=True) if e.name]
        notes = [f'"{e.name.rstrip(".")}"' for e in _lately(facts)[:MOST_NOTES]]
        if notes:
            yield f"Your notes say {listed(notes[::-1])}."

    def _open(self) -> Iterator[str]:
        """Tell what else is open, what moved last first."""
        ledger = self._book.ledger
        from_start = {entry.key for entry in self._stakes()}
        clocks = {clock.name.casefold() for clock in ledger.entries("clock")}
        found = [
            e
            for e in _lately(ledger.entries("thread", "promise", standing=True))
            if e.key not in from_start and e.name.casefold() not in clocks
        ]
        found = found[:MOST_OPEN]
        given = [e.name.removeprefix(_YOUR_WORD) for e in found if e.name.startswith(_YOUR_WORD)]
        if given:
            yield f"You have given your word {listed(given)}."
        last = set(self._last_told())
        others = [e.name.rstrip(".") for e in found if not e.name.startswith(_YOUR_WORD)]
        others = [name for name in others if f"{name}." not in last]
        if others:
            yield (
                f"Open besides: {'; '.join(others)}."
                if from_start
                else (f"Still open: {'; '.join(others)}.")
            )

    def _clocks(self) -> Iterator[str]:
        """Tell what is under way, the clock of the opening and what moved last."""
        clocks = [c for c in self._book.ledger.entries("clock", standing=True) if c.ticks]
        full = [c for c in clocks if c.ticks >= c.size]
        running = [c for c in clocks if c.ticks < c.size]
        kept = running[:1] + [c for c in _lately(running) if c is not running[0]]
        for good, where in ((False, "against"), (True, "for")):
            said = [
                f"{self._lowered(c.name)} ({c.ticks} of {c.size})" for c in kept if c.good is good
            ]
            if said:
                yield f"Time runs {where} you: {listed(said[:MOST_CLOCKS])}."
        yield from (f"{capital(c.name)} has run its full course." for c in _lately(full)[:1])

    def _lowered(self, name: str) -> str:
        """Return the name of a clock within a sentence; people's own names keep their letter."""
        people = {e.name.split()[0] for e in self._book.ledger.entries("person")}
        first = name.split(maxsplit=1)[0].removesuffix("'s")
        return name if first in people else uncapital(name)

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
    """Return attempts, of several at the same thing by the same one only the last."""
    kept = {(goal, str(record.body.get("acting"))): (goal, record) for goal, record in tried}
    return sorted(kept.values(), key=lambda found: found[1].sequence)


def _tried(who: str, won: Sequence[str], lost: Sequence[str], *, last_won: bool) -> str:
    """Return one sentence for what somebody tried lately, ending on what came last.

    Example:
        >>> _tried("you", ["climb the wall"], ["wake the guard", "run"], last_won=False)
        'Lately you managed to climb the wall, but could not wake the guard or run.'
        >>> _tried("Mara", ["climb the wall"], ["wake the guard"], last_won=True)
        'Lately Mara could not wake the guard, but managed to climb the wall.'
    """
    did = f"managed to {listed(won)}" if won else ""
    none_of = " or ".join(part for part in (", ".join(lost[:-1]), *lost[-1:]) if part)
    failed = f"could not {none_of}" if lost else ""
    parts = (failed, did) if last_won else (did, failed)
    return f"Lately {who} {', but '.join(part for part in parts if part)}."


def _named_once(text: str, people: Sequence[Noun]) -> str:
    """Return a sentence in which nobody is named a second time where a pronoun will do.

    Example:
        >>> _named_once("you calmed the guard and passed the guard", [definite("a guard")])
        'you calmed the guard and passed them'
    """
    for who in people:
        first, name, rest = text.partition(who.text)
        again = rf"\b{re.escape(who.text)}\b(?!['’]|[\w -]*\bof\b)"
        text = first + name + re.sub(again, _OBJECTS.get(who.pronoun, "them"), rest)
    return text


_OBJECTS: Final = {"he": "him", "she": "her", "it": "it"}


def _main_part(goal: str) -> str:
    """Return what was done, without what it was to bring.

    Example:
        >>> _main_part("sneak past the guard to get a look at the box"), _main_part("try to run")
        ('sneak past the guard', 'try to run')
    """
    main, _, hoped = goal.partition(" to ")
    return main if hoped and len(main.split()) > 2 and len(goal.split()) > _LONG else goal  # noqa: PLR2004 - "offer to ..." needs its rest


def _lately(entries: Sequence[Entry]) -> list[Entry]:
    """Return entries, the one that moved last first."""
    return sorted(entries, key=lambda e: (e.touched, e.number), reverse=True)


def _are(names: Sequence[str]) -> str:
    return "are" if len(names) > 1 or is_plural(names[0]) else "is"


def _within(place: str) -> str:
    """Return a place as it stands within a sentence: "the tap room", but "The Hague".

    Example:
        >>> _within("The tap room of the Drowned Bell"), _within("The Hague")
        ('the tap room of the Drowned Bell', 'The Hague')
    """
    return uncapital(place) if re.match(r"(?:The|An?|My|Our|Your) [a-z]", place) else place


def _told_place(place: str) -> str:
    """Return a place within a sentence that is told to the player.

    Example:
        >>> _told_place("The inn where my sister was seen"), _told_place("low Marrow")
        ('the inn where your sister was seen', 'low Marrow')
    """
    told = told_to(place)
    return _within(told if told.casefold() != place.casefold() else place)


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
