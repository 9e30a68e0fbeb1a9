"""Telling an outcome once more: the same act, gain and consequences, and not one sentence twice.

A beat has a second wording of both its passages. Where that was told too, or the consequence of a
beat is not what came of it, the lines that were promised before the roll say how it went, and every
other effect is told by what it is called.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from companion.narration.chooser import PLAIN, Chooser
from companion.narration.library import Fragment, StakesPair, fragment, pool
from companion.narration.nouns import Noun, clean, definite
from companion.narration.stitching import Stitching
from companion.narration.subject import said_of
from engine.api import Effect

_TRYING: Final = frozenset(
    [
        *("ask", "tell", "say", "offer", "beg", "plead", "reach", "search", "look", "listen"),
        *("watch", "wait", "examine", "study", "inspect", "haggle", "bargain", "argue", "talk"),
        *("speak", "call", "shout", "whisper", "threaten", "lie", "bluff", "try", "attempt"),
        *("promise", "suggest", "propose", "demand", "order", "warn", "question", "check"),
    ]
)
"""Verbs that leave open whether it comes off: one asks, and is or is not given."""


class Retelling:
    """Tells one result in other words.

    Args:
        chooser: chooses the sentences.
        stitching: names what was stitched in.
        pair: what was promised.
    """

    def __init__(self, chooser: Chooser, stitching: Stitching, pair: StakesPair) -> None:
        self._chooser = chooser
        self._stitching = stitching
        self._pair = pair

    def tell(
        self, effects: Sequence[Effect], *, keeps: bool, notes: Callable[[], Iterable[str]]
    ) -> str:
        """Tell it, and return its first sentence.

        Args:
            effects: what came of it, what was promised first.
            keeps: whether the promised consequence is among the effects.
            notes: called for the facts of the result once the act is told.
        """
        passed = bool(self._chooser.brief.passed)
        written = self._pair.done_again if passed else self._pair.undone_again
        told = self._opened(written[:1]) if written and (passed or keeps) else ""
        rest = list(effects)
        if told:
            self._chooser.say(told)
            for part in written[1:]:
                self._chooser.say(self._chooser.cast.slots.sentence(part.text))
            rest = rest if passed else rest[1:]
        else:
            lines = self._promised(passed=passed, keeps=keeps)
            told = self._opened(lines) or self._said_otherwise(lines)
            self._chooser.say(told)
            if keeps and not passed:
                rest = self._without_promised(rest)
        for sentence in notes():
            self._chooser.say(sentence)
        for effect in rest:
            self._chooser.say(self.effect(effect))
        return told

    def _without_promised(self, effects: Sequence[Effect]) -> list[Effect]:
        """Return the other effects: the line that was promised has told that its own one came.

        Where there are none, a plain word says that it stays so.
        """
        others = list(effects[1:])
        if not others:
            self._chooser.say(self._chooser.first(pool("again")["stays"], self._chooser.cast.slots))
        return others

    def _opened(self, fragments: Sequence[Fragment]) -> str:
        """Return a first sentence, with what was stitched in where that fits."""
        slots = self._chooser.cast.slots
        for frame in (*self._stitching.frames(), PLAIN):
            found = self._chooser.first(fragments, slots, opens=True, frame=frame)
            if found:
                self._stitching.name(frame.names)
                return found
        return ""

    def _said_otherwise(self, fragments: Sequence[Fragment]) -> str:
        """Return a first sentence that nobody told word for word, where all are nearly told."""
        slots, before = self._chooser.cast.slots, set(self._chooser.brief.told)
        fitting = self._chooser.picker.shuffled(filter(slots.suits, fragments))
        told = [slots.sentence(line.text) for line in fitting]
        return next((sentence for sentence in told if sentence not in before), told[0])

    def _promised(self, *, passed: bool, keeps: bool) -> list[Fragment]:
        """Return the lines that were promised, said as what came about."""
        deed = self._chooser.cast.deed
        block = "done" if passed else "undone" if keeps else "alone"
        if deed is None:
            block = f"{block}_nothing"
        elif not passed and deed.verb.lower() in _TRYING:
            block = f"{block}_asked"
        said = (self._pair.win if passed else self._pair.lose).text
        return [fragment(line.text.replace("{said}", said)) for line in pool("again")[block]]

    def effect(self, effect: Effect) -> str:
        """Return an effect by its name, in words that were not told yet."""
        name = effect.name.partition(" (")[0]
        slots = self._chooser.cast.slots.having(
            name=Noun(text=said_of(name)), whom=definite(clean(effect.target))
        )
        for block in _blocks(effect):
            found = self._chooser.first(pool("again").get(block, ()), slots)
            if found:
                return found
        return self._chooser.renewed(slots.fill("{name}")) or slots.sentence("{name}")


def _blocks(effect: Effect) -> Iterator[str]:
    side = "good" if effect.good else "bad"
    yield f"{effect.kind}_{effect.change}_{side}"
    yield f"{effect.kind}_{side}"
    yield f"any_{side}"
