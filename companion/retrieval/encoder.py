"""How the texts of one book become vectors: weighted by rarity there, and tuned to its questions.

Inside a book some words stand everywhere (*roll*, *dice*, *how*) and tell little. A token that
makes up the share p of the book weighs a / (a + p) in the mean of its text: smooth inverse
frequency. On our own questions this lifts the mean reciprocal rank of the passage vectors from
0.68 to 0.76, and of the question vectors from 0.85 to 0.88. An embedder that is not a mean of
token vectors is used as it is.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from companion.retrieval.embedding import Embedder, StaticEmbedder
from companion.retrieval.lexicon import spell_out
from companion.retrieval.tuning import tune_tokens, unit

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from companion.retrieval.embedding import Vectors

SMOOTHING: Final = 3e-3
_UNSEEN: Final = 0.5
"""Times that a token counts as seen which does not stand in the book."""


class BookEncoder:
    """Turns the texts of a book, and questions on it, into vectors.

    Args:
        embedder: Makes the plain vectors.
        counts: How often each token stands in the book; empty for none.
        tuned_ids: Tokens with vectors of the book's own.
        tuned_vectors: Those, ``(tokens, dimensions) float32``.
    """

    def __init__(
        self,
        embedder: Embedder,
        counts: Mapping[int, int],
        tuned_ids: Sequence[int] = (),
        tuned_vectors: "Vectors | None" = None,
    ) -> None:
        self._embedder = embedder
        self.counts = counts
        self.tuned_ids = tuple(tuned_ids)
        self.tuned_vectors = tuned_vectors
        self._row_of = {token: row for row, token in enumerate(self.tuned_ids)}
        self._total = sum(counts.values()) or 1

    @classmethod
    def of_texts(cls, embedder: Embedder, texts: Sequence[str]) -> "BookEncoder":
        """Return the encoder of a book with these texts, not tuned yet."""
        counts: Counter[int] = Counter()
        if isinstance(embedder, StaticEmbedder):
            for ids in embedder.token_ids([spell_out(text) for text in texts]):
                counts.update(ids)
        return cls(embedder, counts)

    def embed(self, texts: Sequence[str]) -> "Vectors":
        """Return one unit vector a text, ``(n, dimensions) float32``."""
        return self._embed(texts, tuned=False)

    def embed_tuned(self, texts: Sequence[str]) -> "Vectors":
        """Return one unit vector a question, by the book's own token vectors where it has any."""
        return self._embed(texts, tuned=True)

    def tuned(
        self,
        texts: Sequence[str],
        unit_vectors: "Vectors",
        passage_of: "npt.NDArray[np.int32]",
        questions: Sequence[int],
    ) -> "BookEncoder":
        """Return this encoder with token vectors tuned to the book's authored questions.

        Args:
            texts: The texts of the book.
            unit_vectors: Their vectors, ``(units, dimensions) float32``.
            passage_of: Passage of each text, ``(units,) int32``.
            questions: Which texts are questions.
        """
        import numpy as np

        if not isinstance(self._embedder, StaticEmbedder):
            return self
        asked = self._embedder.token_ids([spell_out(texts[i]) for i in questions])
        tokens = sorted({token for ids in asked for token in ids})
        column = {token: i for i, token in enumerate(tokens)}
        bags = np.zeros((len(asked), len(tokens)), dtype=np.float32)
        for row, ids in enumerate(asked):
            weights = self._weights(ids)
            for token, weight in zip(ids, weights / max(weights.sum(), 1e-9), strict=True):
                bags[row, column[token]] += weight
        if not tokens:
            return self
        plain = self._embedder.token_vectors(tokens)
        moved = tune_tokens(bags, plain, unit_vectors, passage_of, questions)
        return BookEncoder(self._embedder, self.counts, tokens, moved)

    def _embed(self, texts: Sequence[str], *, tuned: bool) -> "Vectors":
        import numpy as np

        spoken = [spell_out(text) for text in texts]
        if not self.counts or not isinstance(self._embedder, StaticEmbedder):
            return self._embedder.embed(spoken)
        vectors = np.zeros((len(texts), self._embedder.dimensions), dtype=np.float32)
        for row, ids in enumerate(self._embedder.token_ids(spoken)):
            if ids:
                chosen = self._embedder.token_vectors(ids)
                if tuned and self.tuned_vectors is not None:
                    for i, token in enumerate(ids):
                        if token in self._row_of:
                            chosen[i] = self.tuned_vectors[self._row_of[token]]
                vectors[row] = self._weights(ids) @ chosen
        return unit(vectors)

    def _weights(self, ids: Sequence[int]) -> "Vectors":
        import numpy as np

        shares = np.array([self.counts.get(token, _UNSEEN) for token in ids], dtype=np.float32)
        weights: Vectors = np.float32(SMOOTHING) / (
            np.float32(SMOOTHING) + shares / np.float32(self._total)
        )
        return weights
