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


class _Index:
    """Sentences by their words, so that a near repeat is found without comparing with each."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.exact: set[str] = set()
        self.openings: set[str] = set()
        self._postings: defaultdict[str, list[int]] = defaultdict(list)

    def add(self, sentence: str) -> None:
        """Add a sentence."""
        folded, words = _folded(sentence), tokens(sentence)
        number = len(self.sizes)
        self.sizes.append(len(words))
        for word in words:
            self._postings[word].append(number)
        self.exact.add(folded)
        self.openings.add(_opening(folded))

    def holds_near(self, words: frozenset[str]) -> bool:
        """Whether a sentence with nearly these words was added."""
        lists = sorted((self._postings.get(word, _NONE) for word in words), key=len)
        size = len(words)
        # More than NEAR of the words are shared, so at least one of the rarer ones is: a
        # sentence that shares only the commonest words cannot be near, however many hold them.
        rare = lists[: max(1, size - int(NEAR * min(size, _LONG)) + 1)]
        candidates = set().union(*rare)
        if not candidates:
            return False
        common: Counter[int] = Counter()
        for numbers in lists:
            if len(numbers) > _MANY:
                common.update(candidates.intersection(numbers))
            else:
                common.update(numbers)
        return any(_share(size, self.sizes[n], common[n]) > NEAR for n in candidates)


_NONE: Final[list[int]] = []
_MANY: Final = 200


class _Told:
    """The index of what was told, kept from one exchange to the next and extended."""

    def __init__(self, told: Sequence[str]) -> None:
        self.told = list(told)
        self.index = _Index()
        for sentence in told:
            self.index.add(sentence)
        self.text = _SEPARATOR.join(map(_folded, told))

    def extended(self, told: Sequence[str]) -> "_Told":
        """Return an index of ``told``: this one, extended where it is the beginning of it."""
        known = len(self.told)
        if known > len(told) or list(told[:known]) != self.told:
            return _Told(told)
        for sentence in told[known:]:
            self.told.append(sentence)
            self.index.add(sentence)
            self.text = f"{self.text}{_SEPARATOR}{_folded(sentence)}"
        return self


_SEPARATOR: Final = " \n "
_kept: dict[str, _Told] = {}


def _index_of(told: Sequence[str]) -> _Told:
    # One sitting asks for the same sentences again and again; only the last one is kept.
    before = _kept.get("last")
    index = before.extended(told) if before is not None else _Told(told)
    _kept["last"] = index
    return index


class Memory:
    """Sentences told so far, with the questions that variety asks of them."""

    def __init__(self, told: Sequence[str]) -> None:
        self._past = _index_of(told)
        self._past_text = self._past.text
        self._now = _Index()
        self._now_text = ""
        self._recent: list[frozenset[str]] = [tokens(s) for s in told[-RECENT:]]

    def tell(self, sentence: str) -> None:
        """Remember a sentence of the exchange that is being told."""
        self._now.add(sentence)
        self._recent.append(tokens(sentence))
        self._now_text = f"{self._now_text}{_SEPARATOR}{_folded(sentence)}"

    def fresh(self, sentence: str, *, opens: bool = False) -> bool:
        """Whether a sentence neither repeats nor nearly repeats one that was told.

        Args:
            sentence: the candidate.
            opens: whether it is the first of a narration; then its first words must be new too.
        """
        folded = _folded(sentence)
        for index in (self._now, self._past.index):
            if folded in index.exact or (opens and _opening(folded) in index.openings):
                return False
        return not self.near(sentence)

    def near(self, sentence: str) -> bool:
        """Whether a sentence shares nearly all its words with one that was told."""
        words = tokens(sentence)
        return self._now.holds_near(words) or self._past.index.holds_near(words)

    def age(self, fragment: Fragment) -> int:
        """Return how lately a fragment was used: 0 never, else the larger the more lately."""
        if not fragment.signature:
            return 0
        now = self._now_text.rfind(fragment.signature)
        if now >= 0:
            return len(self._past_text) + now + 1
        return self._past_text.rfind(fragment.signature) + 1

    def named(self, name: str) -> bool:
        """Whether one sentence of the last thirty exchanges held all words of a name."""
        wanted = tokens(name)
        return any(wanted <= sentence for sentence in self._recent)


def _opening(folded: str) -> str:
    return " ".join(folded.split(" ", OPENING_WORDS)[:OPENING_WORDS])


def least_used(fragments: Iterable[Fragment], memory: Memory) -> list[Fragment]:
    """Return fragments, those never used first, then those used longest ago; else in order."""
    return sorted(fragments, key=memory.age)
