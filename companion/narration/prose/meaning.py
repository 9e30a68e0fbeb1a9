"""Likeness of words and sentences by their vectors, for prose that says the same in other words.

The vectors are those of the rules search (``companion.retrieval.embedding``); they are opened only
when words alone do not settle a question. Without them everything is compared by words.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from companion.errors import RetrievalError

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from companion.retrieval.embedding import WordLlamaEmbedder

    Vector = npt.NDArray[np.float32]


@cache
def _embedder() -> "WordLlamaEmbedder | None":
    from companion.retrieval.embedding import WordLlamaEmbedder

    embedder = WordLlamaEmbedder()
    try:
        embedder.embed(["word"])
    except RetrievalError:
        return None
    return embedder


@lru_cache(maxsize=8192)
def vector(text: str) -> "Vector | None":
    """Return the unit vector of a word or sentence; None where there are no vectors."""
    embedder = _embedder()
    if embedder is None:
        return None
    import numpy as np

    found = embedder.embed([text])[0]
    length = float(np.linalg.norm(found))
    unit: Vector = found / length if length else found
    return unit


def nearest(wanted: Sequence[str], said: Sequence[str]) -> tuple[float, ...]:
    """Return for each word how near the nearest of others is, 0..1; () where that is not known."""
    others = [found for found in map(vector, said) if found is not None]
    mine = [found for found in map(vector, wanted) if found is not None]
    if not others or not mine or len(mine) < len(wanted):
        return ()
    import numpy as np

    likeness = np.stack(mine) @ np.stack(others).T
    return tuple(max(0.0, float(best)) for best in likeness.max(axis=1))


def covered(wanted: Sequence[str], said: Sequence[str]) -> float:
    """Return how well words are covered by others, 0..1: the mean of their nearest likenesses."""
    found = nearest(wanted, said)
    return sum(found) / len(found) if found else 0.0


def leaning(sentence: str, one: str, other: str) -> float:
    """Return how much nearer a sentence is to one line than to another, about -1..1."""
    mine, first, second = vector(sentence), vector(one), vector(other)
    if mine is None or first is None or second is None:
        return 0.0
    return float(mine @ first) - float(mine @ second)
