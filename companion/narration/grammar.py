"""Filling fragments: slots become noun phrases, verbs agree, sentences start with a capital."""

import random
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from companion.narration.library import Fragment
from companion.narration.nouns import Noun
from engine.api import capital

_SLOT: Final = re.compile(r"\{([A-Za-z]+)('s)?\}")
_AGREE: Final = re.compile(r"<(?:([a-z]):)?([^<>|]*)\|([^<>|]*)>")
_VERB_OF: Final = {
    "": "opp", "t": "target", "i": "tool", "n": "npc",
    "c": "clock", "a": "ally", "g": "gear", "x": "circ", "z": "noise",
    "f": "flaw",
}  # fmt: skip

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Slots:
    """What the slots of one exchange stand for.

    Attributes:
        nouns: slot to noun phrase.
        tags: genre and kinds of place that hold here.
    """

    nouns: Mapping[str, Noun] = field(default_factory=dict)
    tags: frozenset[str] = frozenset()

    def having(self, **more: Noun) -> "Slots":
        """Return the same with more slots."""
        return Slots({**self.nouns, **more}, self.tags)

    def shortened(self) -> "Slots":
        """Return the same for people who were named in full already."""
        short = {k: self.nouns[f"{k}short"] for k in ("opp", "npc") if f"{k}short" in self.nouns}
        return Slots({**self.nouns, **short}, self.tags)

    def lacking(self, *names: str) -> "Slots":
        """Return the same without some slots."""
        return Slots({k: v for k, v in self.nouns.items() if k not in names}, self.tags)

    def suits(self, fragment: Fragment) -> bool:
        """Whether every slot of a fragment can be filled and its tags hold."""
        for slot in fragment.slots:
            if _base(slot) not in self.nouns:
                return False
        if not fragment.needed <= self.tags or fragment.refused & self.tags:
            return False
        if fragment.is_human and self.tags & {"beast", "crowd"}:
            return False
        return not fragment.tags or bool(fragment.tags & self.tags)

    def fill(self, text: str) -> str:
        """Return a fragment's text with its slots filled and its verbs made to agree."""
        opponent = self.nouns.get("opp")
        if opponent is not None and opponent.plural and '"' in text:
            return self.having(opp=opponent.single).fill(text)  # people do not speak in chorus
        agreed = _AGREE.sub(self._verb, text)
        named = {k for k in ("opp", "npc") if self._is_in_deed(k, text)}
        short = self.shortened()

        def noun(match: re.Match[str]) -> str:
            base = match.group(1).lower()
            again = base in named
            named.update([base] if base in ("opp", "npc") else [])
            return (short if again else self)._noun(match)

        return _SLOT.sub(noun, agreed)

    def _is_in_deed(self, slot: str, text: str) -> bool:
        """Whether the player's words, which stand in this text, name somebody already."""
        deed, who = self.nouns.get("deed"), self.nouns.get(slot)
        if deed is None or who is None or "{deed}" not in text:
            return False
        words = set(re.findall(r"[\w'’-]+", deed.text.lower()))
        return who.head in words or who.text.split()[0].lower() in words - {"the", "one"}

    def sentence(self, text: str) -> str:
        """Return a filled fragment as a sentence: capital at the start, a stop at the end."""
        filled = " ".join(self.fill(text).split())
        # "the 'Rusty Anchor'" keeps its quote, so the first letter is sought, not index 0.
        at = next((i for i, c in enumerate(filled) if c.isalnum()), 0)
        filled = filled[:at] + filled[at : at + 1].upper() + filled[at + 1 :]
        return filled if re.search(r"[.!?][\"'”’]?$", filled) else f"{filled}."

    def _noun(self, match: re.Match[str]) -> str:
        name, owner = match.group(1), match.group(2)
        low = name.lower()
        noun = self.nouns[_base(low)]
        if low in ("they", "them", "their"):
            word = {"they": noun.pronoun, "them": noun.them, "their": noun.their}[low]
        elif low.endswith("bare"):
            word = noun.bare
        elif low.endswith("head"):
            word = noun.head
        else:
            word = noun.possessive if owner else noun.text
        return capital(word) if name[0].isupper() else word

    def _verb(self, match: re.Match[str]) -> str:
        mark, one, many = match.group(1) or "", match.group(2), match.group(3)
        if mark == "p":
            return many if self.nouns["opp"].pronoun == "they" else one
        noun = self.nouns.get(_VERB_OF[mark])
        return many if noun is not None and noun.plural else one


def _base(slot: str) -> str:
    if slot in ("they", "them", "their"):
        return "opp"
    return slot.removesuffix("bare").removesuffix("head")


class Picker:
    """Seeded choice for one exchange; the same seed gives the same choices."""

    def __init__(self, seed: int, exchange: int, salt: str) -> None:
        self._random = random.Random(f"{seed}/{exchange}/{salt}")

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """Return things in a seeded order."""
        found = list(things)
        self._random.shuffle(found)
        return found

    def one(self, things: Sequence[T]) -> T:
        """Return one of things; there must be some."""
        return things[self._random.randrange(len(things))]

    def chance(self, percent: int) -> bool:
        """Return whether something that happens ``percent`` times in a hundred happens."""
        return self._random.randrange(100) < percent
