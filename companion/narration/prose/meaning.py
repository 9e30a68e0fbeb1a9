"""Likeness of words and sentences by their vectors, for prose that says the same in other words.

The vectors are those of the rules search (``companion.retrieval.embedding``); they are opened only
when words alone do not settle a question. Without them everything is compared by words.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

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


_KEPT: Final = 8192
"""Texts whose vectors are kept."""
_known: "dict[str, Vector]" = {}


def _vectors(texts: Sequence[str]) -> "list[Vector]":
    """Return the unit vector of each text; () where there are no vectors.

    What is not known yet is looked up in one go: opening the vectors costs more than using them.
    """
    embedder = _embedder()
    if embedder is None:
        return []
    wanted = [text for text in dict.fromkeys(texts) if text not in _known]
    if wanted:
        if len(_known) + len(wanted) > _KEPT:
            _known.clear()
            wanted = list(dict.fromkeys(texts))
        _known.update(zip(wanted, embedder.embed(wanted), strict=True))
    return [_known[text] for text in texts]


def look_up(texts: Sequence[str]) -> None:
    """Have the vectors of texts ready that will be compared one by one."""
    _vectors(texts)


def nearest(wanted: Sequence[str], said: Sequence[str]) -> tuple[float, ...]:
    """Return for each word how near the nearest of others is, 0..1; () where that is not known."""
    found = _vectors((*wanted, *said)) if wanted and said else []
    if not found:
        return ()
    import numpy as np

    mine, others = found[: len(wanted)], found[len(wanted) :]
    likeness = np.stack(mine) @ np.stack(others).T
    return tuple(max(0.0, float(best)) for best in likeness.max(axis=1))


def covered(wanted: Sequence[str], said: Sequence[str]) -> float:
    """Return how well words are covered by others, 0..1: the mean of their nearest likenesses."""
    found = nearest(wanted, said)
    return sum(found) / len(found) if found else 0.0


def leaning(sentence: str, one: str, other: str) -> float:
    """Return how much nearer a sentence is to one line than to another, about -1..1."""
    found = _vectors((sentence, one, other))
    if not found:
        return 0.0
    mine, first, second = found
    return float(mine @ first) - float(mine @ second)
