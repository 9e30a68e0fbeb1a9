"""How far a narration comes back to what each side of the stakes names, by likeness of words.

Only the words that one side has and the other lacks tell the two apart, and of those the ones that
the player's own words did not bring along say more: who wanted the harp speaks of the harp anyway.
"""

import re
from collections.abc import Sequence
from typing import Final

from companion.narration.brief import Stakes
from companion.narration.prose.denial import denials, denies
from companion.narration.prose.meaning import nearest
from companion.narration.prose.words import telling_words

_QUOTED: Final = re.compile(r"[\"“«„][^\"”»“]*[\"”»“]")
_PER: Final = 20
"""Words on which denials are counted."""
MEASURES: Final = 4


def promise_kept(sentences: Sequence[str], stakes: Stakes | None, action: str) -> tuple[float, ...]:
    """Return what the words of the stakes say of a narration; success counts positive.

    Args:
        sentences: the narration.
        stakes: what success and failure mean.
        action: the player's words.

    Returns:
        How much better the success is covered than the failure, without the words of the action;
        the same for a sentence that denies what the line affirms, or the reverse; denials in 20
        words; and by how many words the success is longer, since a long line gathers likeness.
    """
    if stakes is None or not sentences:
        return (0.0,) * MEASURES
    plain = tuple(_QUOTED.sub(" ", sentence) for sentence in sentences)
    said = telling_words(" ".join(sentences))
    success, failure = telling_words(stakes.success), telling_words(stakes.failure)
    known = frozenset(telling_words(action))
    covered, turned = 0.0, 0.0
    for sign, line, mine, others in (
        (1, stakes.success, success, failure),
        (-1, stakes.failure, failure, success),
    ):
        own = tuple(word for word in mine if word not in others)
        fresh = tuple(word for word in own if word not in known)
        covered += sign * _mean(nearest(fresh, said))
        turned += sign * _turned(own, line, plain)
    words = sum(len(sentence.split()) for sentence in sentences)
    often = denials(" ".join(plain)) / (1 + words / _PER)
    return covered, turned, often, float(len(success) - len(failure))


def _turned(own: tuple[str, ...], line: str, sentences: tuple[str, ...]) -> float:
    """Return how well the sentence nearest to a line covers it, where one of the two denies."""
    best, where = max((_mean(nearest(own, telling_words(s))), s) for s in sentences)
    return best if denies(where) != denies(line) else 0.0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
