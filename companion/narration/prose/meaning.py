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


def covered(wanted: Sequence[str], said: Sequence[str]) -> float:
    """Return how well words are covered by others, 0..1: the mean of their nearest likenesses."""
    if not wanted or not said:
        return 0.0
    total = 0.0
    for word in wanted:
        mine = vector(word)
        others = [v for v in map(vector, said) if v is not None]
        if mine is None or not others:
            return 0.0
        total += max(0.0, *(float(mine @ other) for other in others))
    return total / len(wanted)


def leaning(sentence: str, one: str, other: str) -> float:
    """Return how much nearer a sentence is to one line than to another, about -1..1."""
    mine, first, second = vector(sentence), vector(one), vector(other)
    if mine is None or first is None or second is None:
        return 0.0
    return float(mine @ first) - float(mine @ second)
