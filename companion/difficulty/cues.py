"""Cues in the text that make an action harder or easier, and how much each of them weighs."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final

from companion.difficulty.tables import entries, rows, word_set
from companion.difficulty.tuning import cue_weights
from companion.difficulty.words import tokens

# Each further cue of the same direction says less that is new.
_FURTHER: Final = (1.0, 0.75, 0.55, 0.4, 0.3, 0.2)
_MIN_PREFIX: Final = 3
_NEGATORS: Final = word_set(
    "not no never without hardly isn't aren't wasn't don't doesn't nicht kein keine keinen ohne "
    "pas sans ni sin non"
)

_PREPOSITIONS: Final = word_set(
    "in under through during with without by at despite while amid "
    "im bei unter durch mit ohne wahrend trotz dans sous sans avec pendant par en bajo sin con "
    "durante"
)


@dataclass(frozen=True, slots=True)
class Cue:
    """One cue: `steps` on the common scale, another weight when the action is one of stealth.

    `label` is the clause in which a reason tells it. With `keep` its words are things as well ("a
    dragon") and stay in the text that is compared.
    """

    id: str
    steps: float
    hidden_steps: float
    floor: float | None
    ceiling: float | None
    label: str
    keep: bool
    action_share: float = 1.0


@dataclass(frozen=True, slots=True)
class Reading:
    """What the cues of a text come to.

    `found` holds the cues with their weight, the heaviest first; `rest` the words that belong
    to no cue; `said` the words in which each cue was told, by its id.
    """

    found: tuple[tuple[Cue, float], ...]
    rest: tuple[str, ...]
    said: Mapping[str, str] = field(default_factory=dict)

    @property
    def shift(self) -> float:
        """Steps up or down, further cues of one direction counting less."""
        ups = sorted((w for _, w in self.found if w > 0), reverse=True)
        downs = sorted((-w for _, w in self.found if w < 0), reverse=True)
        return _damped(ups) - _damped(downs)

    @property
    def floor(self) -> float | None:
        """The highest floor that a cue sets."""
        return max((c.floor for c, _ in self.found if c.floor is not None), default=None)

    @property
    def ceiling(self) -> float | None:
        """The lowest ceiling that a cue sets."""
        return min((c.ceiling for c, _ in self.found if c.ceiling is not None), default=None)


def _damped(weights: Sequence[float]) -> float:
    return sum(
        weight * _FURTHER[min(place, len(_FURTHER) - 1)] for place, weight in enumerate(weights)
    )


_Piece = tuple[tuple[str, ...], Cue | None, bool]
"""Words, the cue that they are, and whether a word before the phrase denies it."""


@dataclass(frozen=True, slots=True)
class _Phrase:
    words: tuple[str, ...]
    cue: Cue

    def length_at(self, text: Sequence[str], place: int) -> int:
        """Give the number of words matched at a place, or 0."""
        if place + len(self.words) > len(text):
            return 0
        for offset, word in enumerate(self.words):
            other = text[place + offset]
            if word[-1] == "*":
                if not other.startswith(word[:-1]):
                    return 0
            elif word != other:
                return 0
        return len(self.words)


def _parse_cue(cue_id: str, weights: str, label: str) -> Cue:
    steps, share = 0.0, 1.0
    hidden: float | None = None
    floor: float | None = None
    ceiling: float | None = None
    fields = weights.split()
    for place, part in enumerate(fields):
        if part.startswith("hidden:"):
            hidden = float(part.removeprefix("hidden:"))
        elif part == "floor":
            floor = float(fields[place + 1])
        elif part == "ceil":
            ceiling = float(fields[place + 1])
        elif part.startswith("action:"):
            share = float(part.removeprefix("action:"))
        elif place == 0:
            steps = float(part)
    steps = cue_weights().get(cue_id, steps)
    return Cue(
        id=cue_id,
        steps=steps,
        hidden_steps=steps if hidden is None else hidden,
        floor=floor,
        ceiling=ceiling,
        label=label,
        keep="keep" in fields,
        action_share=share,
    )


def _phrase(text: str, cue: Cue) -> _Phrase:
    words = [
        piece + ("*" if part.endswith("*") and piece is pieces[-1] else "")
        for part in text.split()
        for pieces in [tokens(part)]
        for piece in pieces
    ]
    return _Phrase(words=tuple(words), cue=cue)


@cache
def all_cues() -> dict[str, Cue]:
    """Give every cue by its id."""
    return {row[0]: _parse_cue(*row[:3]) for row in rows("cues.txt")}


@cache
def _index(*, foreign: bool) -> dict[str, list[_Phrase]]:
    """Group the phrases by their first word (beginnings keep their asterisk)."""
    found: dict[str, list[_Phrase]] = {}
    for cue_id, _, _, english, other in rows("cues.txt"):
        for text in entries(other if foreign else english):
            phrase = _phrase(text, all_cues()[cue_id])
            found.setdefault(phrase.words[0], []).append(phrase)
    for phrases in found.values():
        phrases.sort(key=lambda phrase: -len(phrase.words))
    return found


@cache
def _stealth_words() -> tuple[frozenset[str], tuple[str, ...]]:
    words = " ".join(" ".join(row) for row in rows("stealth_words.txt")).split()
    whole = frozenset(word for word in words if not word.endswith("*"))
    return whole, tuple(word[:-1] for word in words if word.endswith("*"))


def is_stealth(words: Sequence[str]) -> bool:
    """Tell whether an action is one of hiding, sneaking or stealing."""
    whole, beginnings = _stealth_words()
    return any(word in whole or word.startswith(beginnings) for word in words)


def _match(text: Sequence[str], place: int, *, foreign: bool) -> tuple[int, Cue | None]:
    """Find the longest phrase that begins at a place."""
    word = text[place]
    keys = [word, word + "*", *(word[:n] + "*" for n in range(_MIN_PREFIX, len(word)))]
    best, cue = 0, None
    for is_foreign in (False, True) if foreign else (False,):
        index = _index(foreign=is_foreign)
        for key in keys:
            for phrase in index.get(key, ()):
                length = phrase.length_at(text, place)
                if length > best:
                    best, cue = length, phrase.cue
    return best, cue


def _negated(text: Sequence[str], *, since: int, place: int) -> bool:
    """Tell whether one of the two words before a phrase denies it, within its clause."""
    before: list[str] = []
    for word in reversed(text[max(since, place - 2) : place]):
        if not word[0].isalnum():
            break
        before.append(word)
    return any(word in _NEGATORS for word in before)


@lru_cache(maxsize=256)
def _pieces(text: tuple[str, ...], language: str) -> tuple[_Piece, ...]:
    """Divide a text into phrases of cues and single words of none.

    One judgement asks some seven times for the same text: with and without this or that.
    """
    found: list[_Piece] = []
    place = since = 0
    while place < len(text):
        length, cue = _match(text, place, foreign=language != "en")
        if cue is None:
            found.append(((text[place],), None, False))
            place += 1
            continue
        denied = _negated(text, since=since, place=place)
        found.append((text[place : place + length], cue, denied))
        place = since = place + length
    return tuple(found)


def read(
    text: Sequence[str],
    *,
    language: str = "en",
    stealth: bool = False,
    in_action: bool = False,
) -> Reading:
    """Find the cues of a text.

    Args:
        text: Folded words, in order.
        language: Of the text; the phrases of other languages than English count only there.
        stealth: Whether the action is one of stealth, where the dark and noise help.
        in_action: Whether this is the action itself; there some words name its object ("I climb
            the ladder") and count for less.

    Returns:
        The cues, each once, and the words left over.
    """
    weights: dict[str, tuple[Cue, float]] = {}
    said: dict[str, str] = {}
    rest: list[str] = []
    for words, cue, denied in _pieces(tuple(text), language):
        if cue is None:
            rest.extend(words)
            continue
        if cue.keep or (in_action and cue.action_share < 1.0):
            rest.extend(words)
        if not denied:
            share = cue.action_share if in_action else 1.0
            weight = share * (cue.hidden_steps if stealth else cue.steps)
            if share or cue.keep:
                weights[cue.id] = (cue, weight)
                said.setdefault(cue.id, " ".join(words))
    return Reading(found=_heaviest_first(weights.values()), rest=tuple(rest), said=said)


def without(
    text: Sequence[str],
    *,
    goes: Callable[[float], bool],
    language: str = "en",
    stealth: bool = False,
    in_action: bool = False,
) -> tuple[str, ...]:
    """Leave some of the cues out of a text.

    Of a scene the whole clause goes; of an action only what stands behind a preposition, as in "in
    the dark", for other words may be what the action is about ("I call up a fog").

    Args:
        text: Folded words, in order.
        goes: Tells by its weight in steps whether a cue is left out; a denied one stays.
        language: Of the text.
        stealth: Whether the action is one of stealth.
        in_action: Whether this is the action itself.
    """
    kept: list[str] = []
    clause: list[str] = []
    drops = False
    for words, cue, denied in _pieces(tuple(text), language):
        gone = cue is not None and not denied and goes(cue.hidden_steps if stealth else cue.steps)
        if in_action:
            before = kept[-1] if kept else ""
            if not (gone and (words[0] in _PREPOSITIONS or before in _PREPOSITIONS)):
                kept.extend(words)
            continue
        clause.extend(words)
        drops = drops or gone
        if not words[-1][0].isalnum():
            kept.extend(() if drops else clause)
            clause, drops = [], False
    kept.extend(() if drops else clause)
    return tuple(kept)


def _heaviest_first(found: Iterable[tuple[Cue, float]]) -> tuple[tuple[Cue, float], ...]:
    return tuple(sorted(found, key=lambda pair: -abs(pair[1])))


def merged(first: Reading, second: Reading) -> Reading:
    """Join two readings; a cue that stands in both counts once."""
    by_id: dict[str, tuple[Cue, float]] = {}
    for cue, weight in (*first.found, *second.found):
        if cue.id not in by_id or abs(weight) > abs(by_id[cue.id][1]):
            by_id[cue.id] = (cue, weight)
    return Reading(
        found=_heaviest_first(by_id.values()),
        rest=first.rest + second.rest,
        said={**second.said, **first.said},
    )
