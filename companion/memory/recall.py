"""Finds what was told long ago by the words it shares with what happens now.

An inverted index in memory: a campaign of a thousand exchanges holds some five thousand sentences,
and a search among them costs about a millisecond.
"""

import math
import re
from collections import defaultdict
from collections.abc import Iterable
from typing import Final, NamedTuple

from companion.reader.text import bag, words_of

_SMALL: Final = bag(
    "the and but for nor with from into onto over under that this these those there here "
    "when where what who how your you are was were is be been being have has had not one "
    "out off its it's they them their him her his she he we our all any some then than "
    "too very just der die das und den dem ein eine ist les des une est que los las del "
    "por con"
)
_ASCII: Final = re.compile(r"[a-z0-9]+(?:'[a-z0-9]+)*")
_SHORTEST: Final = 3
_STEM: Final = 5
_K1: Final = 1.2
_AVERAGE: Final = 9.0
LEAST_SCORE: Final = 2.0
"""A sentence that shares less than about one telling word is no memory."""


class Remembered(NamedTuple):
    """One sentence of the past.

    Attributes:
        text: the sentence.
        sequence: the journal record that it stands in.
        roll: number of the roll it tells; None for none.
    """

    text: str
    sequence: int
    roll: int | None = None


def keys(text: str) -> frozenset[str]:
    """Return the words of a text that can be searched for, cut to their beginnings.

    Example:
        >>> sorted(keys("The millers owed you a favour."))
        ['favou', 'mille', 'owed']
    """
    # Thousands of sentences are read when a long campaign opens, and most are plain ASCII.
    words = _ASCII.findall(text.lower()) if text.isascii() else words_of(text)
    return frozenset([w[:_STEM] for w in words if len(w) >= _SHORTEST and w not in _SMALL])


class PastIndex:
    """The sentences of a campaign, by their words."""

    def __init__(self) -> None:
        self._held: list[Remembered | None] = []
        self._sizes: list[int] = []
        self._postings: defaultdict[str, list[int]] = defaultdict(list)

    def __len__(self) -> int:
        return sum(held is not None for held in self._held)

    def add(self, remembered: Remembered) -> None:
        """Add a sentence."""
        found = keys(remembered.text)
        number = len(self._held)
        self._held.append(remembered)
        self._sizes.append(len(found))
        for key in found:
            self._postings[key].append(number)

    def forget_roll(self, roll: int) -> None:
        """Drop the words for a roll that is told again."""
        for number, held in enumerate(self._held):
            if held is not None and held.roll == roll:
                self._held[number] = None

    def search(self, text: str, *, k: int, leave_out: Iterable[str] = ()) -> list[Remembered]:
        """Return the sentences nearest to a text, best first.

        Args:
            text: what happens now.
            k: most sentences.
            leave_out: sentences that are in the prompt already.
        """
        scores: defaultdict[int, float] = defaultdict(float)
        total = len(self._held) + 1
        for key in keys(text):
            places = self._postings.get(key, ())
            if not places:
                continue
            rarity = math.log(1 + total / len(places))
            for number in places:
                length = _K1 * (0.5 + 0.5 * self._sizes[number] / _AVERAGE)
                scores[number] += rarity * (1 + _K1) / (1 + length)
        known = set(leave_out)
        # Of two sentences alike the newer one is nearer to what is true now.
        order = sorted(scores, key=lambda n: (-round(scores[n], 6), -n))
        found: list[Remembered] = []
        for number in order:
            held = self._held[number]
            if scores[number] < LEAST_SCORE or len(found) == k:
                break
            if held is not None and held.text not in known:
                known.add(held.text)
                found.append(held)
        return found
