"""Which passage the words of a question ask for, learnt from the questions that authors wrote.

A softmax regression over the words of a text and its pairs of neighbouring words: "use up" and
"use again" share a word and ask for two rules. The vectors of ``tuning.py`` add words up and cannot
tell; they know words that no authored question has, and this does not. So both are needed: on
questions of our own the right passage comes first for 3 to 5 more of 100 with both than with the
vectors alone. Words and pairs fall into a fixed number of rows, so that no list of them is kept. It
takes about three seconds a book, once, and needs no library but numpy.
"""

import itertools
import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from companion.retrieval.lexicon import Stemmer, spell_out
from companion.retrieval.text import without_filler

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from companion.retrieval.embedding import Vectors

    Rows = npt.NDArray[np.intp]
    Bag = tuple[Rows, Vectors]

ROWS: Final = 1 << 13
PASSES: Final = 6
STEP: Final = 1.0
_BATCH: Final = 48
_FEWEST_TEXTS: Final = 40
LEAST_LOG: Final = 10.0
"""A passage less likely than e to the minus this is as good as ruled out."""


def phrase_rows(text: str, stemmer: Stemmer) -> list[int]:
    """Return the rows of a text's words and pairs of neighbouring words, in order."""
    stems = stemmer.stem(spell_out(without_filler(text)).split())
    pairs = [f"{a} {b}" for a, b in itertools.pairwise(stems)]
    return [zlib.crc32(phrase.encode()) % ROWS for phrase in (*stems, *pairs)]


def learn(
    texts: Sequence[str],
    passage_of: "Rows",
    importance: "Vectors",
    passages: int,
    stemmer: Stemmer,
) -> "tuple[Vectors, Vectors] | None":
    """Learn which passage the words of a text ask for.

    Args:
        texts: Authored questions and sentences.
        passage_of: Passage of each text.
        importance: How much each text counts, above 0.
        passages: How many passages there are.
        stemmer: Makes words alike.

    Returns:
        The rarity of each row, ``(ROWS,) float32``, and what it says for each passage,
        ``(ROWS, passages) float32``; None for a book with hardly any texts.
    """
    import numpy as np

    if len(texts) < _FEWEST_TEXTS:
        return None
    found = [phrase_rows(text, stemmer) for text in texts]
    holders = np.zeros(ROWS)
    for rows in found:
        holders[list(set(rows))] += 1
    rarity = np.where(holders > 0, np.log1p(len(texts) / np.maximum(holders, 1)), 0.0)
    rarity = rarity.astype(np.float32)
    bags = [_bag(rows, rarity) for rows in found]
    weights = np.zeros((ROWS, passages), dtype=np.float32)
    squares = np.full(ROWS, 1e-6, dtype=np.float32)
    chance = np.random.default_rng(0)
    for _ in range(PASSES):
        order = chance.permutation(len(bags))
        for start in range(0, len(order), _BATCH):
            batch = order[start : start + _BATCH]
            used, shares = _together([bags[i] for i in batch])
            error = _softmax(shares @ weights[used])
            error[np.arange(len(batch)), passage_of[batch]] -= 1.0
            gradient = shares.T @ (error * importance[batch, None])
            # Adagrad with one step size a row: rare phrases keep learning, common ones settle.
            squares[used] += (gradient**2).sum(axis=1)
            weights[used] -= STEP * gradient / np.sqrt(squares[used])[:, None]
    return rarity, weights


def likelihood(
    text: str, rarity: "Vectors", weights: "Vectors", stemmer: Stemmer
) -> "npt.NDArray[np.float64]":
    """Return how well each passage goes with the phrases of a question, 0 to 1.

    It is the logarithm of the passage's probability, laid so that 1 is certain and 0 is e to the
    minus ten or less; all passages are alike for a question without any known phrase.

    Args:
        text: The question.
        rarity: As ``learn`` returned it.
        weights: As ``learn`` returned it; of any float type.
        stemmer: Makes words alike.
    """
    import numpy as np

    rows, shares = _bag(phrase_rows(text, stemmer), rarity)
    told = shares.astype(np.float64) @ weights[rows].astype(np.float64)
    told -= told.max(initial=0.0)
    log_share = told - np.log(np.exp(told).sum())
    scaled: npt.NDArray[np.float64] = np.clip(1.0 + log_share / LEAST_LOG, 0.0, 1.0)
    return scaled


def _bag(rows: Sequence[int], rarity: "Vectors") -> "Bag":
    import numpy as np

    distinct, times = np.unique(np.array(rows, dtype=np.intp), return_counts=True)
    shares = ((1.0 + np.log(times)) * rarity[distinct]).astype(np.float32)
    return distinct, shares / max(float(np.linalg.norm(shares)), 1e-9)


def _together(bags: "Sequence[Bag]") -> "tuple[Rows, Vectors]":
    """Return the rows that occur in any of some bags, and the share of each in each bag."""
    import numpy as np

    rows, column = np.unique(np.concatenate([bag[0] for bag in bags]), return_inverse=True)
    shares = np.zeros((len(bags), len(rows)), dtype=np.float32)
    owner = np.repeat(np.arange(len(bags)), [len(bag[0]) for bag in bags])
    shares[owner, column] = np.concatenate([bag[1] for bag in bags])
    return rows, shares


def _softmax(told: "Vectors") -> "Vectors":
    import numpy as np

    raised = np.exp(told - told.max(axis=1, keepdims=True))
    shares: Vectors = raised / raised.sum(axis=1, keepdims=True)
    return shares
