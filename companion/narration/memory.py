"""What was told lately, so that no sentence, opening or consequence comes again."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from companion.narration.library import Fragment, fold_words

NEAR: Final = 0.8
"""Share of common words above which two sentences count as the same."""

OPENING_WORDS: Final = 4
RECENT: Final = 170
"""Sentences that thirty exchanges take at most; a consequence told within them is not used."""

_LONG: Final = 8


@lru_cache(maxsize=16384)
def tokens(sentence: str) -> frozenset[str]:
    """Return the set of words of a sentence."""
    return frozenset(fold_words(sentence))


@lru_cache(maxsize=16384)
def _folded(sentence: str) -> str:
    return " ".join(fold_words(sentence))


def overlap(first: str, second: str) -> float:
    """Return the share of words that two sentences have in common, 0..1.

    Long sentences are compared with the shorter one, so that a sentence that comes again with an
    ending of its own is found too.

    Example:
        >>> overlap("The door opens.", "The door opens!")
        1.0
    """
    return _share(len(tokens(first)), len(tokens(second)), len(tokens(first) & tokens(second)))


def _share(first: int, second: int, common: int) -> float:
    if not first or not second:
        return 0.0
    if min(first, second) >= _LONG:
        return common / min(first, second)
    return 2 * common / (first + second)


class Memory:
    """Sentences told so far, with the questions that variety asks of them."""

    def __init__(self, told: Sequence[str]) -> None:
        self._sizes: list[int] = []
        self._postings: defaultdict[str, list[int]] = defaultdict(list)
        self._openings: set[str] = set()
        self._exact: set[str] = set()
        self._recent: list[frozenset[str]] = [tokens(s) for s in told[-RECENT:]]
        self._text = " \n ".join(map(_folded, told))
        for sentence in told:
            self._add(sentence)

    def _add(self, sentence: str) -> None:
        folded = _folded(sentence)
        number = len(self._sizes)
        words = tokens(sentence)
        self._sizes.append(len(words))
        for word in words:
            self._postings[word].append(number)
        self._exact.add(folded)
        self._openings.add(_opening(folded))

    def tell(self, sentence: str) -> None:
        """Remember a sentence of the exchange that is being told."""
        self._add(sentence)
        self._recent.append(tokens(sentence))
        self._text = f"{self._text} \n {_folded(sentence)}"

    def fresh(self, sentence: str, *, opens: bool = False) -> bool:
        """Whether a sentence neither repeats nor nearly repeats one that was told.

        Args:
            sentence: the candidate.
            opens: whether it is the first of a narration; then its first words must be new too.
        """
        folded = _folded(sentence)
        if folded in self._exact or (opens and _opening(folded) in self._openings):
            return False
        return not self.near(sentence)

    def near(self, sentence: str) -> bool:
        """Whether a sentence shares nearly all its words with one that was told."""
        words = tokens(sentence)
        common: Counter[int] = Counter()
        for word in words:
            common.update(self._postings.get(word, ()))
        size = len(words)
        return any(_share(size, self._sizes[n], shared) > NEAR for n, shared in common.items())

    def age(self, fragment: Fragment) -> int:
        """Return how lately a fragment was used: 0 never, else the larger the more lately."""
        if not fragment.signature:
            return 0
        return self._text.rfind(fragment.signature) + 1

    def named(self, name: str) -> bool:
        """Whether one sentence of the last thirty exchanges held all words of a name."""
        wanted = tokens(name)
        return any(wanted <= sentence for sentence in self._recent)


def _opening(folded: str) -> str:
    return " ".join(folded.split(" ", OPENING_WORDS)[:OPENING_WORDS])


def least_used(fragments: Iterable[Fragment], memory: Memory) -> list[Fragment]:
    """Return fragments, those never used first, then those used longest ago; else in order."""
    return sorted(fragments, key=memory.age)
