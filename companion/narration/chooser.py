"""Choosing sentences for one narration: new to the sitting, and little like the one before."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.narration.brief import Brief
from companion.narration.cast import Cast, to_be_sensed
from companion.narration.grammar import Picker, Slots
from companion.narration.library import Fragment, fold_words, pool
from companion.narration.memory import Memory, tokens
from engine.api import capital, uncapital

_LONG_WORD: Final = 6
_ROOM: Final = 26
_COMMAS: Final = 1
"""Commas of a sentence that may still take a clause at its end."""
_TAILS: Final = 24
_TRY: Final = "You try to "
_TRIES: Final = (
    "You do what you can to ", "Twice you try to ", "You do your best to ", "You set out to ",
)  # fmt: skip
"""Other first words of an attempt that fails, when a sitting has used the plain ones."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Words round a main sentence that name what was stitched in.

    Attributes:
        lead: a clause before it.
        tail: a clause after it.
        names: what it names.
        yours: whether the clause is about the character: a lead needs a sentence that begins with
            "you" then, a tail one that speaks of "you".
    """

    lead: str = ""
    tail: str = ""
    names: frozenset[str] = frozenset()
    yours: bool = False

    def round(self, text: str) -> str:
        """Return a sentence with the clause, or "" where it does not fit."""
        if not self.lead and not self.tail:
            return text
        # Talk, double sentences and long ones take no further clause.
        if '"' in text or len(text.split()) > _ROOM or re.search(r"[.!?:;].", text):
            return ""
        if self.lead:
            fits = text.startswith("You ") or not self.yours
            return f"{self.lead}, {lowered(text)}" if fits else ""
        fits = text.endswith(".") and text.count(",") <= _COMMAS
        if self.yours:
            fits = fits and text.startswith("You ") and not _OTHERS.search(text)
        return f"{text[:-1]}, {self.tail}." if fits else ""


_OTHERS: Final = re.compile(
    r"(?:,|\band|\bbut|\buntil|\bwhile|\bas|\bbefore|\bwhen) (?:the|an?|it|they|he|she|there|"
    r"nobody|somebody|one|each|what|whoever|your|nothing|\{\w+\})(?![\w'’])"
)
"""Another subject than "you" in the rest of a sentence."""
PLAIN: Final = Frame()


class Chooser:
    """What has been said in a narration, and what may be said next.

    Args:
        brief: the closed result.
        cast: who and what it is about.
        memory: what was told; what is said here is added.
        salt: tells this narration's choices from others of the same exchange.
    """

    def __init__(self, brief: Brief, cast: Cast, memory: Memory, *, salt: str) -> None:
        self.brief = brief
        self.cast = cast
        self.memory = memory
        self.picker = Picker(brief.seed, brief.exchange, salt)
        self.said: list[str] = []

    def say(self, sentence: str) -> None:
        """Add a sentence; an empty one is none."""
        if sentence:
            self.said.append(sentence)
            self.memory.tell(sentence)
            self._shorten(sentence)

    def _shorten(self, sentence: str) -> None:
        """Call somebody by less than the full name once it was said."""
        nouns = self.cast.slots.nouns
        for slot in ("opp", "npc"):
            full, short = nouns.get(slot), nouns.get(f"{slot}short")
            if full is not None and short is not None and full.text.lower() in sentence.lower():
                self.cast = replace(self.cast, slots=self.cast.slots.having(**{slot: short}))

    @property
    def text(self) -> str:
        """What was said so far, in lower case."""
        return " ".join(self.said).lower()

    def first(
        self,
        fragments: Iterable[Fragment],
        slots: Slots,
        *,
        opens: bool = False,
        frame: Frame | None = None,
    ) -> str:
        """Return the first new sentence, unused fragments first."""
        suiting = [f for f in fragments if slots.suits(f)]
        shuffled = self.picker.shuffled(suiting)
        ordered = sorted(shuffled, key=lambda f: (self.memory.age(f), -closeness(f)))
        best, least = "", 3
        for fragment in ordered:
            text = frame.round(fragment.text) if frame else fragment.text
            sentence = self._begun_anew(slots.sentence(text), opens=opens) if text else ""
            if not sentence or not self.memory.fresh(sentence, opens=opens):
                continue
            echoes = self._echoes(sentence)
            if echoes == 0:
                return sentence
            if echoes < least:
                best, least = sentence, echoes
        return best

    def _begun_anew(self, sentence: str, *, opens: bool) -> str:
        """Return a sentence on an attempt with other first words, where those were used before."""
        if not opens or not sentence.startswith(_TRY) or self.memory.fresh(sentence, opens=True):
            return sentence
        rest = sentence.removeprefix(_TRY)
        ways = (f"{way}{rest}" for way in self.picker.shuffled(_TRIES))
        return next((way for way in ways if self.memory.fresh(way, opens=True)), sentence)

    def _echoes(self, sentence: str) -> int:
        """Return how many telling words a sentence shares with what was just said."""
        words = {w for w in tokens(sentence) if len(w) >= _LONG_WORD}
        names = {w for noun in self.cast.slots.nouns.values() for w in fold_words(noun.text)}
        return sum(len((words & tokens(said)) - names) for said in self.said)

    def worn(self, slots: Slots, fragments: Sequence[Fragment]) -> str:
        """Return an old line with a new beginning, when a sitting has used everything up."""
        for fragment in sorted(filter(slots.suits, fragments), key=self.memory.age):
            found = self.renewed(slots.fill(fragment.text), opens=True)
            if found:
                return found
        return ""

    def renewed(self, line: str, *, opens: bool = False) -> str:
        """Return a line that was told before after something to hear or smell.

        Args:
            line: the line.
            opens: whether it begins a narration; then its first words must be new too.
        """
        slots = self.cast.slots
        here = to_be_sensed(slots, self.brief.setting.place)
        heads = [f for f in self.picker.shuffled(pool("senses")["any"]) if here.suits(f)]
        body = line.rstrip(".")
        for head in sorted(heads, key=self.memory.age)[:_TAILS]:
            sense = slots.fill(head.text).rstrip(".")
            ways = [f"{sense}, and {self._joined(body)}"]
            if not re.search(r"[.!?;:]", line[:-1]) and '"' not in line:
                ways += [f"{body}, and {lowered(sense)}", f"{body}; {lowered(sense)}"]
            for way in self.picker.shuffled(ways):
                sentence = slots.sentence(way)
                if self.memory.fresh(sentence, opens=opens):
                    return sentence
        return ""

    def _joined(self, line: str) -> str:
        """Return a line as the second part of a sentence; a name keeps its capital."""
        names = {noun.text.split(" ", 1)[0] for noun in self.cast.slots.nouns.values() if noun.text}
        return line if line.split(" ", 1)[0].removesuffix("'s") in names else lowered(line)


def closeness(fragment: Fragment) -> int:
    """Return how near a line is to what was tried: to this class of thing, to this thing, to none.

    Example:
        >>> from companion.narration.library import fragment
        >>> [closeness(fragment(t)) for t in ("It opens. @on_door", "{Target} opens.", "It opens.")]
        [2, 1, 0]
    """
    if "sought" in fragment.slots or any(t.startswith(("on_", "v_")) for t in fragment.tags):
        return 2
    return int(bool(fragment.slots & {"target", "thing", "deed", "opp"}))


def lowered(text: str) -> str:
    """Return a sentence as the second part of another: "You" loses its capital, a name does not."""
    if text.startswith("{") and text[1:2].isupper():
        return "{" + text[1].lower() + text[2:]
    first = text.split(" ", 1)[0]
    is_name = first[1:].lower() != first[1:] or first in ("I", "I'd", "I'll")
    return text if is_name else uncapital(text)


def as_sentence(text: str) -> str:
    """Return a line as a sentence: capital and stop."""
    text = capital(text.strip())
    return text if re.search(r"[.!?][\"'”’]?$", text) else f"{text}."
