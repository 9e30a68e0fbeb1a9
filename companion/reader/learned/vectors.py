"""Unit vectors of texts and words; each is made once a process."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from companion.reader.text import bag

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from companion.retrieval.embedding import WordLlamaEmbedder

    Vector = npt.NDArray[np.float32]

SIZE = 256
_MOST_CHARACTERS = 1200
_MOST_WORDS = 40
_KEPT = 8192
_WORD = re.compile(r"[\w']+")
_IN_BRACKETS = re.compile(r"\s*\(.*")
_SHORTEST = 3
_EMPTY = bag("the and with for you your has have that this his her old not are into from")
_KNOWN: "dict[str, Vector]" = {}


@cache
def _embedder() -> "WordLlamaEmbedder":
    from companion.retrieval.embedding import WordLlamaEmbedder

    return WordLlamaEmbedder()


def bare(name: str) -> str:
    """A name without what stands in brackets behind it."""
    return _IN_BRACKETS.sub("", name)


def prepare(texts: Iterable[str]) -> None:
    """Make the vectors of several texts at once, which is quicker than one by one.

    Args:
        texts: Texts of any length; only the first 1,200 characters of each count.

    Raises:
        RetrievalError: If the word vectors cannot be opened.
    """
    missing = [t for t in dict.fromkeys(t[:_MOST_CHARACTERS] for t in texts) if t not in _KNOWN]
    if not missing:
        return
    if len(_KNOWN) > _KEPT:
        _KNOWN.clear()
    _KNOWN.update(zip(missing, _embedder().embed(missing), strict=True))


def vector(text: str) -> "Vector":
    """The unit vector of a text; zeros for one without words."""
    cut = text[:_MOST_CHARACTERS]
    if cut not in _KNOWN:
        prepare([cut])
    return _KNOWN[cut]


@lru_cache(maxsize=512)
def content(text: str) -> tuple[str, ...]:
    """The first forty words of a text that say something, in lower case."""
    found = (w for w in _WORD.findall(text.lower()) if len(w) >= _SHORTEST and w not in _EMPTY)
    return tuple(dict.fromkeys(found))[:_MOST_WORDS]


def nearest(name: str, text: str) -> float:
    """The likeness of the two words that lie nearest, one of a name and one of a text, -1..1."""
    import numpy as np

    mine, others = content(name), content(text)
    if not mine or not others:
        return 0.0
    prepare((*mine, *others))
    left = np.array([vector(w) for w in mine])
    right = np.array([vector(w) for w in others])
    return float((left @ right.T).max())


def is_word(word: str) -> bool:
    """Whether a folded word is common enough to have a vector of its own, so rightly spelt."""
    return _embedder().is_known_word(word)
