"""A compiled book, opened for reading: FTS5 over porter stems, postings, vectors, texts.

Opening it parses no YAML and imports no vector database. ``compiling.py`` writes the file,
``kept.py`` decides where it lies and when it is stale.
"""

import json
import math
import sqlite3
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from companion.retrieval.encoder import BookEncoder
from companion.retrieval.passages import SENTENCE, Passage
from companion.retrieval.phrases import likelihood
from companion.retrieval.sealed import verify_seal

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from companion.retrieval.embedding import Embedder, Vectors
    from companion.retrieval.lexicon import Stemmer

    Units = npt.NDArray[np.int32]

FORMAT: Final = 7
"""Raised whenever the layout, the units or their texts change, so that old files are rebuilt."""


def rarity(count: int, passages: int) -> float:
    """Return how telling a stem is: the inverse document frequency of BM25, above 0.

    Args:
        count: Passages that hold it.
        passages: All passages of the book.
    """
    return math.log(1 + (passages - count + 0.5) / (count + 0.5))


class BookIndex:
    """A compiled book, open for reading.

    Args:
        db: Database that ``compiling.write_index`` filled.

    Raises:
        sqlite3.Error, KeyError, ValueError: The file is not an index of this format.
    """

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        meta = dict(db.execute("SELECT key, value FROM meta"))
        if json.loads(meta["format"]) != FORMAT:
            raise ValueError("written by another version")
        self._meta = {key: json.loads(value) for key, value in meta.items() if key != "vocabulary"}
        self._vocabulary = meta["vocabulary"]
        self.slug: str = self._meta["slug"]
        self.digest: str = self._meta["digest"]
        self.embedder: str = self._meta["embedder"]
        self.dimensions: int = self._meta["dimensions"]
        self.groups: list[list[list[str]]] = self._meta["groups"]
        self.source: dict[str, str] = self._meta["source"]
        self.passages: list[Passage] = [_passage(fields) for fields in self._meta["passages"]]
        self.pid_of: dict[str, int] = {p.id: pid for pid, p in enumerate(self.passages)}
        self._frequency: dict[str, int] = self._meta["frequency"]
        self._read_arrays()

    def _read_arrays(self) -> None:
        import numpy as np

        stored = {
            name: np.frombuffer(data, dtype=np.dtype(kind))
            for name, kind, data in self._db.execute("SELECT name, type, data FROM array")
        }
        self.unit_passage: Units = stored["unit_passage"]
        self.unit_kind = stored["unit_kind"]
        self.unit_weight = stored["unit_weight"]
        self.sentences: npt.NDArray[np.intp] = np.flatnonzero(self.unit_kind == SENTENCE)
        self.passage_vectors = self._rows(stored["passage_vectors"])
        self.sentence_vectors = self._rows(stored["sentence_vectors"])
        self._phrase_rarity: Vectors | None = stored.get("phrase_rarity")
        self._phrase_weights: Vectors | None = None
        if self._phrase_rarity is not None:
            weights = stored["phrase_weights"]
            self._phrase_weights = weights.reshape(len(self._phrase_rarity), -1)
        tuned = stored.get("tuned_vectors")
        self._tuned = None if tuned is None else self._rows(tuned)
        self._starts = stored["posting_starts"]
        self._units: Units = stored["posting_units"]
        self._none: Units = np.zeros(0, dtype=np.int32)
        self._row_of = {term: row for row, term in enumerate(self._meta["terms"])}
        if len(self.passage_vectors) != len(self.passages):
            raise ValueError("passages are missing")
        if len(self._starts) != len(self._row_of) + 1 or self._starts[-1] != len(self._units):
            raise ValueError("words are missing")

    def _rows(self, numbers: "npt.NDArray[Any]") -> "Vectors":
        import numpy as np

        return numbers.reshape(-1, self.dimensions).astype(np.float32)

    @classmethod
    def open(cls, path: Path) -> "BookIndex":
        """Open an index file for reading.

        Raises:
            FileNotFoundError, sqlite3.Error, KeyError, ValueError: There is none, or it is broken.
        """
        if not path.is_file():
            raise FileNotFoundError(path)
        verify_seal(path)
        uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
        db = sqlite3.connect(uri, uri=True, check_same_thread=False)
        try:
            return cls(db)
        except BaseException:
            db.close()
            raise

    @cached_property
    def vocabulary(self) -> dict[str, int]:
        """The words of the book and how often each stands there."""
        words: dict[str, int] = json.loads(self._vocabulary)
        return words

    def encoder(self, embedder: "Embedder") -> BookEncoder:
        """Return the encoder of questions on this book.

        Args:
            embedder: The one that the index was made with.
        """
        counts: dict[int, int] = dict(self._meta["tokens"])
        return BookEncoder(embedder, counts, self._meta["tuned"], self._tuned)

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    def knows(self, stem: str) -> bool:
        """Tell whether a stem stands anywhere in the book, its authored questions included."""
        return stem in self._frequency

    def rarity(self, stem: str) -> float:
        """Return how telling a stem is: the inverse document frequency of BM25, above 0."""
        return rarity(self._frequency.get(stem, 0), len(self.passages))

    def units_with(self, stems: Sequence[str]) -> "Units":
        """Return the units that hold all of some stems, in rising order."""
        import numpy as np

        found: Units | None = None
        for stem in stems:
            row = self._row_of.get(stem)
            if row is None:
                return self._none
            units = self._units[self._starts[row] : self._starts[row + 1]]
            found = units if found is None else np.intersect1d(found, units, assume_unique=True)
        return self._none if found is None else found

    def phrases(self, text: str, stemmer: "Stemmer") -> "npt.NDArray[np.float64]":
        """Return how well each passage goes with the phrases of a question, 0 to 1.

        Returns:
            ``(passages,) float64``, all 0 for a book without authored questions.
        """
        import numpy as np

        if self._phrase_rarity is None or self._phrase_weights is None:
            return np.zeros(len(self.passages))
        return likelihood(text, self._phrase_rarity, self._phrase_weights, stemmer)

    def lexical(self, weights: Mapping[str, float]) -> "npt.NDArray[np.float64]":
        """Return the BM25 score of each passage for a set of weighted stems.

        FTS5 scores all terms of one query alike, so each weight has a query of its own.

        Args:
            weights: Stem to weight, 0 to 1.

        Returns:
            ``(passages,) float64``, 0 for a passage without any of the stems.
        """
        import numpy as np

        scores = np.zeros(len(self.passages))
        for weight in set(weights.values()):
            terms = [f'"{stem}"' for stem, w in weights.items() if w == weight and self.knows(stem)]
            if terms:
                query = " OR ".join(terms)
                sql = "SELECT rowid, bm25(lex, 1.5, 1.0, 1.0) FROM lex WHERE lex MATCH ?"
                for pid, score in self._db.execute(sql, (query,)):
                    scores[pid] += -score * weight
        return scores


def _passage(fields: dict[str, Any]) -> Passage:
    for name in ("see_also", "inventory"):
        fields[name] = tuple(fields[name])
    return Passage(**fields)
