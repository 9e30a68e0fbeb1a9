"""The lines about the past that matter for one exchange, of constant length."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from companion.journal import Campaign, Record
from companion.journal.records import UNDO
from companion.memory.recall import PastIndex, Remembered, keys
from companion.memory.summary import StorySummary
from companion.narration.brief import Brief
from companion.narration.prompt_parts import Passed
from companion.session import records
from companion.session.records import SUMMARY

MOST_RECALLED: Final = 5
MOST_CORRECTIONS: Final = 6
MOST_SUMMARY: Final = 8
FEWEST: Final = 3
"""Telling words below which a sentence says nothing by itself (a scrap of somebody's speech)."""
SHOWN: Final = 24
"""Sentences told last, which a prompt holds already."""
LOOKED_AT: Final = 120
"""Records among which the last exchanges are looked for."""
MOST_EXCHANGES: Final = 4
ROOM: Final = 2_200
"""Characters of all lines together."""
_KINDS: Final = frozenset({records.NARRATION, SUMMARY, UNDO})


class CampaignMemory:
    """Remembers for one campaign; meets ``companion.narration.model_narrator.Past``.

    Args:
        campaign: the campaign.
        corrected: reads told text through the player's corrections.
        corrections: what the player corrected, each as a sentence, oldest first.
        more: further lines for an exchange, such as open threads.
    """

    def __init__(
        self,
        campaign: Campaign,
        *,
        corrected: Callable[[str, int | None], str] = lambda text, _: text,
        corrections: Callable[[], Sequence[str]] = tuple,
        more: Callable[[str], Sequence[str]] = lambda _: (),
    ) -> None:
        self._campaign = campaign
        self._corrected = corrected
        self._corrections = corrections
        self._more = more
        self._forget()

    def _forget(self) -> None:
        self._seen = 0
        self.index = PastIndex()
        self._summary = StorySummary()

    def lines(self, brief: Brief) -> tuple[str, ...]:
        """Return what matters: corrections first, then the summary, then the recalled past."""
        return self.about(f"{brief.attempt.text} {_around(brief)}", shown=brief.told[-SHOWN:])

    def about(self, text: str, *, shown: Sequence[str] = ()) -> tuple[str, ...]:
        """Return what matters for a text.

        Args:
            text: what happens now.
            shown: sentences that the prompt holds already.
        """
        self._keep_up()
        found = [
            *self._corrections()[-MOST_CORRECTIONS:],
            *(self._corrected(s, None) for s in self._summary.sentences[:MOST_SUMMARY]),
            *self._more(text),
        ]
        recalled = self.index.search(text, k=MOST_RECALLED, leave_out=(*found, *shown))
        found += [self._corrected(r.text, r.sequence) for r in recalled]
        return _within(dict.fromkeys(found))

    def lately(self) -> tuple[Passed, ...]:
        """Return the last exchanges that were told, oldest first, as they are read today."""
        kinds = {records.PLAYER, records.NARRATION, records.SKIP}
        since = max(0, self._campaign.sequence - LOOKED_AT)
        found = self._campaign.records(since, kinds, live=True)
        skipped = {int(r.body.get("of", 0)) for r in found if r.kind == records.SKIP}
        passed: dict[object, Passed] = {}
        said = ""
        for record in found:
            body: dict[str, Any] = record.body
            if record.kind == records.PLAYER:
                said = str(body.get("text", ""))
            elif record.kind == records.NARRATION:
                roll = body.get("roll")
                key = ("roll", roll) if roll is not None else record.sequence
                before = passed.pop(key, None)
                told = " ".join(str(s) for s in body.get("sentences", ()))
                if body.get("again"):
                    said = before.said if before else said
                elif told and record.sequence not in skipped:
                    passed[key] = Passed(said, self._corrected(told, record.sequence))
                    said = ""
        return tuple(passed.values())[-MOST_EXCHANGES:]

    def said_lately(self) -> tuple[str, ...]:
        """Return what the player said in the last exchanges, oldest first."""
        return tuple(passed.said for passed in self.lately() if passed.said)

    def _keep_up(self) -> None:
        fresh = self._campaign.records(since=self._seen, kinds=_KINDS)
        if any(record.kind == UNDO for record in fresh):
            self._forget()  # what was taken back is remembered no more
            fresh = self._campaign.records(kinds=_KINDS, live=True)
        for record in fresh:
            self._take(record)
        self._seen = self._campaign.sequence

    def _take(self, record: Record) -> None:
        body: dict[str, Any] = record.body
        if record.kind == SUMMARY:
            self._summary = StorySummary.of(body)
            for _, text, sequence in self._summary.facts:
                self.index.add(Remembered(text, sequence))
        elif record.kind == records.NARRATION:
            roll = body.get("roll")
            if body.get("again") and roll is not None:
                self.index.forget_roll(int(roll))
            for sentence in body.get("sentences", ()):
                number = None if roll is None else int(roll)
                if len(keys(str(sentence))) >= FEWEST:
                    self.index.add(Remembered(str(sentence), record.sequence, number))


def _around(brief: Brief) -> str:
    attempt, setting = brief.attempt, brief.setting
    people = " ".join(person.name for person in setting.people)
    return f"{attempt.goal} {attempt.target or ''} {people} {setting.place}"


def _within(lines: dict[str, None]) -> tuple[str, ...]:
    kept: list[str] = []
    room = ROOM
    for line in lines:
        if line.strip() and len(line) <= room:
            kept.append(line)
            room -= len(line)
    return tuple(kept)
