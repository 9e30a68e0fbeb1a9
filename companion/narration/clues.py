"""How a clue of an adventure comes to be known: said by somebody, or seen in what was done."""

import re
from typing import Final

from companion.narration.chooser import Chooser
from companion.narration.library import Fragment, fold_words, pool
from companion.narration.nouns import Noun, head_of
from companion.narration.owing import SEEKING
from engine.api import uncapital

_TRIED: Final = 4
"""Lines that are tried before a clue is told as it is."""
_BARE: Final = 35
"""Times in a hundred that what was sought is told without words in front."""
_ALIKE: Final = 5
"""Letters that two words for the same people share: bargeman, bargemen."""
_UNSAID: Final = re.compile(r"[\"“”]|\byou\b|\byour\b|[.!?…]\s", re.IGNORECASE)
"""What nobody says to the character as it stands: talk, several sentences, "on your thumb"."""


class Clues:
    """Words that bring in the clues of one exchange.

    Args:
        chooser: chooses the sentences.
    """

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser

    def told(self, clue: str) -> str:
        """Return a clue with what brought it: somebody's mouth, or the eyes of who looked."""
        cast, passed = self._chooser.cast, bool(self._chooser.brief.passed)
        manner = cast.manner
        notes = pool("notes")
        if "talk" in self._chooser.cast.slots.tags:
            said = self._said(clue, notes["clue_said" if passed else "clue_said_fail"])
            return said or self._led(clue, notes["clue_social"])
        if not passed:
            return self._led(clue, notes["clue_fail"])
        if "sought" in cast.slots.nouns and f"find {cast.slots.nouns['sought'].text}" in (
            self._chooser.text
        ):
            return self._led(clue, notes["clue_beside"])  # it was not this that was looked for
        if manner.name in SEEKING and self._chooser.picker.chance(_BARE):
            return clue
        return self._led(clue, notes.get(f"clue_{manner.name}") or notes[self._general()])

    def _general(self) -> str:
        return "clue_search" if self._chooser.cast.manner.name in SEEKING else "clue"

    def _said(self, clue: str, lines: tuple[Fragment, ...]) -> str:
        """Return a clue in the words of whoever is spoken to; "" where it is none of theirs."""
        opponent = self._chooser.cast.opponent
        tidy = clue.strip().rstrip(".")
        if opponent is None or _UNSAID.search(tidy) or _is_about(tidy, opponent.name):
            return ""
        return self._first(lines, Noun(text=self._within(tidy)))

    def _led(self, clue: str, lines: tuple[Fragment, ...]) -> str:
        leads = tuple(Fragment(f"{f.text} {{clue}}", f.slots, is_human=f.is_human) for f in lines)
        return self._first(leads, Noun(text=self._within(clue))) or clue

    def _first(self, lines: tuple[Fragment, ...], clue: Noun) -> str:
        memory = self._chooser.memory
        slots = self._chooser.cast.slots.having(clue=clue)
        fitting = [f for f in lines if slots.suits(f)]
        for line in sorted(self._chooser.picker.shuffled(fitting), key=memory.age)[:_TRIED]:
            sentence = slots.sentence(line.text)
            if memory.fresh(sentence):
                return sentence
        return ""

    def _within(self, clue: str) -> str:
        """Return a clue as it stands within a sentence; a name keeps its capital."""
        first = clue.split(maxsplit=1)[0].removesuffix("'s").rstrip(",")
        brief = self._chooser.brief
        names = {w for p in brief.setting.people for w in p.name.split() if w[:1].isupper()}
        told = " ".join((*brief.told[-_LOOK_BACK:], brief.setting.place))
        is_name = first in names or re.search(rf"[a-z,;] {re.escape(first)}\b", told) is not None
        return clue if is_name or first[1:] != first[1:].lower() else uncapital(clue)


_LOOK_BACK: Final = 60
"""Sentences in which a name is looked for that nobody present bears."""


def _is_about(clue: str, name: str) -> bool:
    """Return whether somebody would be speaking of themselves."""
    said = {w[:_ALIKE] for w in fold_words(clue)}
    own = [w for w in name.split() if w[:1].isupper()] or [head_of(name)]
    return any(w[:_ALIKE].lower() in said for w in own)
