"""What was told lately, so that no sentence, opening or consequence comes again."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from companion.narration.library import SHORTEST_RUN, Fragment, fold_words, pool

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


@cache
def _lead() -> re.Pattern[str]:
    """Return what is put in front of a sentence to say that it was luck."""
    leads = [f.text for name in ("boon_lead", "blunder_lead") for f in pool("notes")[name]]
    longest_first = "|".join(re.escape(lead) for lead in sorted(leads, key=len, reverse=True))
    return re.compile(
        rf"(?:(?:But|And|Then|Still,|Even so,|All the same,) )?(?:{longest_first}) ", re.IGNORECASE
    )


def without_lead(sentence: str) -> str:
    """Return a sentence without the words in front that say it was luck.

    Example:
        >>> without_lead("But unluckily it takes the rope with it.")
        'it takes the rope with it.'
        >>> without_lead("It takes the rope with it.")
        'It takes the rope with it.'
    """
    found = _lead().match(sentence)
    return sentence[found.end() :] if found else sentence


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
    """Sentences by their words, so that a near repeat is found without comparing with each.

    Each word holds one whole number whose bits are the sentences it stands in; adding those numbers
    up bit by bit counts the words in common with all sentences at once.
    """

    def __init__(self) -> None:
        self.folded: list[str] = []
        self.exact: set[str] = set()
        self.openings: set[str] = set()
        self._holders: dict[str, int] = {}
        self._of_size: dict[int, int] = {}
        self._runs: dict[str, list[int]] = {}

    def add(self, sentence: str) -> None:
        """Add a sentence; one that has a lead in front is known without it as well."""
        self._add(sentence)
        bare = without_lead(sentence)
        if bare != sentence:
            self._add(bare)

    def _add(self, sentence: str) -> None:
        folded, words = _folded(sentence), tokens(sentence)
        number = len(self.folded)
        bit = 1 << number
        self._of_size[len(words)] = self._of_size.get(len(words), 0) | bit
        self.folded.append(folded)
        for word in words:
            self._holders[word] = self._holders.get(word, 0) | bit
        for run in _runs_of(folded):
            self._runs.setdefault(run, []).append(number)
        self.exact.add(folded)
        self.openings.add(_opening(folded))

    def holds_near(self, words: frozenset[str]) -> bool:
        """Whether a sentence with nearly these words was added."""
        size = len(words)
        holders = [held for word in words if (held := self._holders.get(word, 0))]
        if not size or len(holders) < _least_common(size, size if size < _LONG else _LONG):
            return False
        planes = _counted(holders)
        by_need: dict[int, int] = {}
        for other, sentences in self._of_size.items():
            need = _least_common(size, other)
            if need <= min(other, len(holders)):
                by_need[need] = by_need.get(need, 0) | sentences
        return any(_reached(planes, need) & sentences for need, sentences in by_need.items())

    def last_with(self, signature: str) -> int:
        """Return the place of the last sentence that holds a run of words, from 1; 0 for none."""
        runs = [self._runs.get(run, ()) for run in _runs_of(signature)]
        if not all(runs):
            return 0
        for number in reversed(min(runs, key=len, default=())):
            if signature in self.folded[number]:
                return number + 1
        return 0

    def holds_all(self, words: frozenset[str], *, within: int) -> bool:
        """Whether one of the last ``within`` sentences holds all of these words."""
        held = (1 << len(self.folded)) - 1
        for word in words:
            held &= self._holders.get(word, 0)
        return bool(held >> max(0, len(self.folded) - within))


@lru_cache(maxsize=4096)
def _least_common(one: int, other: int) -> int:
    """Return how many words sentences of these many words must share to be near."""
    return next(
        (c for c in range(1, max(one, other) + 1) if _share(one, other, c) > NEAR),
        max(one, other) + 1,
    )


def _counted(holders: Sequence[int]) -> list[int]:
    """Return how many of the words stand in each sentence.

    Returns:
        Bit ``n`` of number ``i`` is binary digit ``i`` of the count of sentence ``n``.
    """
    planes: list[int] = []
    for held in holders:
        carry = held
        for place, plane in enumerate(planes):
            planes[place] = plane ^ carry
            carry &= plane
            if not carry:
                break
        else:
            planes.append(carry)
    return planes


def _reached(planes: Sequence[int], least: int) -> int:
    """Return, as bits, the sentences whose count is at least ``least``."""
    if least.bit_length() > len(planes):
        return 0
    more, equal = 0, -1
    for place in range(len(planes) - 1, -1, -1):
        if least >> place & 1:
            equal &= planes[place]
        else:
            more |= equal & planes[place]
            equal &= ~planes[place]
    return more | equal


@lru_cache(maxsize=32768)
def _runs_of(folded: str) -> tuple[str, ...]:
    words = folded.split(" ")
    return tuple(
        " ".join(words[start : start + SHORTEST_RUN])
        for start in range(len(words) - SHORTEST_RUN + 1)
    )


class _Told:
    """The index of what was told, kept from one exchange to the next and extended."""

    def __init__(self, told: Sequence[str]) -> None:
        self.told = list(told)
        self.index = _Index()
        for sentence in told:
            self.index.add(sentence)

    def extended(self, told: Sequence[str]) -> "_Told":
        """Return an index of ``told``: this one, extended where it is the beginning of it."""
        known = len(self.told)
        if known > len(told) or list(told[:known]) != self.told:
            return _Told(told)
        for sentence in told[known:]:
            self.told.append(sentence)
            self.index.add(sentence)
        return self


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
        self._past = _index_of(told).index
        self._now = _Index()

    def tell(self, sentence: str) -> None:
        """Remember a sentence of the exchange that is being told."""
        self._now.add(sentence)

    def fresh(self, sentence: str, *, opens: bool = False) -> bool:
        """Whether a sentence neither repeats nor nearly repeats one that was told.

        Args:
            sentence: the candidate.
            opens: whether it is the first of a narration; then its first words must be new too.
        """
        folded = _folded(sentence)
        for index in (self._now, self._past):
            if folded in index.exact or (opens and _opening(folded) in index.openings):
                return False
        return not self.near(sentence)

    def near(self, sentence: str) -> bool:
        """Whether a sentence shares nearly all its words with one that was told, leads apart."""
        ways = {tokens(sentence), tokens(without_lead(sentence))}
        return any(self._now.holds_near(w) or self._past.holds_near(w) for w in ways)

    def age(self, fragment: Fragment) -> int:
        """Return how lately a fragment was used: 0 never, else the larger the more lately."""
        if not fragment.signature:
            return 0
        now = self._now.last_with(fragment.signature)
        return len(self._past.folded) + now if now else self._past.last_with(fragment.signature)

    def named(self, name: str) -> bool:
        """Whether one sentence of the last thirty exchanges held all words of a name."""
        wanted = tokens(name)
        return self._now.holds_all(wanted, within=RECENT) or self._past.holds_all(
            wanted, within=RECENT
        )


def _opening(folded: str) -> str:
    return " ".join(folded.split(" ", OPENING_WORDS)[:OPENING_WORDS])
