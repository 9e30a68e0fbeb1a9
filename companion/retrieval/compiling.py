"""Compiles a parsed book into one SQLite file, which ``index.py`` opens."""

import json
import os
import sqlite3
import tempfile
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from companion.errors import RetrievalError
from companion.retrieval.corpus import Book
from companion.retrieval.encoder import BookEncoder
from companion.retrieval.index import FORMAT, rarity
from companion.retrieval.lexicon import Stemmer, stem_groups
from companion.retrieval.passages import QUESTION, SENTENCE, Passage, Unit, passages_of, units_of
from companion.retrieval.phrases import learn
from companion.retrieval.sealed import seal
from companion.retrieval.text import words
from companion.retrieval.tuning import passage_sums, unit

if TYPE_CHECKING:
    import numpy.typing as npt

    from companion.retrieval.embedding import Embedder

    Arrays = dict[str, npt.NDArray[Any]]

SENTENCE_WEIGHT: Final = 0.3
"""How much a sentence counts beside an authored question when phrases are learnt."""

_SCHEMA: Final = """
PRAGMA journal_mode=OFF;
PRAGMA synchronous=OFF;
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE array (name TEXT PRIMARY KEY, type TEXT NOT NULL, data BLOB NOT NULL);
CREATE VIRTUAL TABLE lex USING fts5 (title, body, asked, content='', tokenize='unicode61');
CREATE VIRTUAL TABLE lex_terms USING fts5vocab (lex, 'row');
"""


def build_index(path: Path, book: Book, embedder: "Embedder", *, digest: str) -> None:
    """Write the index of a book; whatever stands at ``path`` is replaced as one step.

    Args:
        path: File to write.
        book: The parsed book.
        embedder: Makes the vectors.
        digest: Digest of the files that the book was read from.

    Raises:
        RetrievalError: The file cannot be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".new")
        os.close(handle)
        fresh = Path(name)
        try:
            with closing(sqlite3.connect(fresh)) as db:
                write_index(db, book, embedder, digest=digest)
            seal(fresh)
            fresh.replace(path)
        finally:
            fresh.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as error:
        raise RetrievalError(
            f"The index of {book.slug!r} cannot be written to {str(path)!r} ({error}); "
            "free some space or choose another cache folder."
        ) from error


def write_index(db: sqlite3.Connection, book: Book, embedder: "Embedder", *, digest: str) -> None:
    """Write the index of a book into an empty database."""
    passages = passages_of(book)
    units = units_of(book, passages)
    texts = [u.text for u in units]
    stemmer = Stemmer()
    db.executescript(_SCHEMA)
    _write_words(db, passages, units, stemmer)
    encoder, arrays = _vectors(texts, units, embedder)
    frequency = dict(db.execute("SELECT term, doc FROM lex_terms"))
    terms, by_term = _postings(units, stemmer, frequency, len(passages))
    arrays |= by_term | _phrases(units, len(passages), stemmer)
    meta = {
        "format": FORMAT,
        "digest": digest,
        "embedder": embedder.name,
        "dimensions": embedder.dimensions,
        "tokens": list(encoder.counts.items()),
        "tuned": encoder.tuned_ids,
        "slug": book.slug,
        "passages": [asdict(passage) for passage in passages],
        "source": dict(book.source),
        "groups": stem_groups(book.synonyms, stemmer),
        "terms": terms,
        "frequency": frequency,
        "vocabulary": vocabulary_of([*texts, *(w for group in book.synonyms for w in group)]),
    }
    db.executemany(
        "INSERT INTO meta VALUES (?, ?)", [(key, json.dumps(value)) for key, value in meta.items()]
    )
    db.executemany(
        "INSERT INTO array VALUES (?, ?, ?)",
        [(name, array.dtype.str, array.tobytes()) for name, array in arrays.items()],
    )
    db.commit()


def vocabulary_of(texts: Iterable[str]) -> dict[str, int]:
    """Return the words of some texts and how often each stands there."""
    counts: dict[str, int] = {}
    for text in texts:
        for word in words(text):
            counts[word] = counts.get(word, 0) + 1
    return counts


def _write_words(
    db: sqlite3.Connection, passages: Sequence[Passage], units: Sequence[Unit], stemmer: Stemmer
) -> None:
    def stemmed(text: str) -> str:
        # Stemmed here and not by FTS5, because a stem stemmed again may be another one.
        return " ".join(stemmer.stem(words(text)))

    asked: dict[int, list[str]] = {}
    for u in units:
        if u.kind == QUESTION:
            asked.setdefault(u.pid, []).append(u.text)
    db.executemany(
        "INSERT INTO lex (rowid, title, body, asked) VALUES (?, ?, ?, ?)",
        [
            (pid, stemmed(p.title), stemmed(p.text), stemmed("\n".join(asked.get(pid, ()))))
            for pid, p in enumerate(passages)
        ],
    )


def _vectors(
    texts: Sequence[str], units: Sequence[Unit], embedder: "Embedder"
) -> "tuple[BookEncoder, Arrays]":
    import numpy as np

    plain = BookEncoder.of_texts(embedder, texts)
    vectors = plain.embed(texts)
    passage_of = np.array([u.pid for u in units], dtype=np.int32)
    kinds = np.array([u.kind for u in units], dtype=np.int8)
    questions = np.flatnonzero(kinds == QUESTION)
    encoder = plain.tuned(texts, vectors, passage_of, questions.tolist())
    arrays: Arrays = {
        "unit_passage": passage_of,
        "unit_kind": kinds,
        "passage_vectors": unit(passage_sums(vectors, passage_of)).astype(np.float16),
        "sentence_vectors": vectors[kinds == SENTENCE].astype(np.float16),
    }
    if encoder.tuned_vectors is not None:
        arrays["tuned_vectors"] = encoder.tuned_vectors.astype(np.float16)
    return encoder, arrays


def _phrases(units: Sequence[Unit], passages: int, stemmer: Stemmer) -> "Arrays":
    import numpy as np

    asked = [u for u in units if u.kind in (QUESTION, SENTENCE)]
    learnt = learn(
        [u.text for u in asked],
        np.array([u.pid for u in asked], dtype=np.intp),
        np.array([1.0 if u.kind == QUESTION else SENTENCE_WEIGHT for u in asked], dtype=np.float32),
        passages,
        stemmer,
    )
    if learnt is None or not any(u.kind == QUESTION for u in asked):
        return {}
    return {"phrase_rarity": learnt[0], "phrase_weights": learnt[1].astype(np.float16)}


def _postings(
    units: Sequence[Unit], stemmer: Stemmer, frequency: dict[str, int], passages: int
) -> "tuple[list[str], Arrays]":
    """Return the stems of all units and, for each of them, the units that hold it."""
    import numpy as np

    holders: dict[str, list[int]] = {}
    weights = []
    for uid, u in enumerate(units):
        stems = stemmer.stems(u.text)
        weights.append(sum(rarity(frequency.get(stem, 0), passages) for stem in stems))
        for stem in stems:
            holders.setdefault(stem, []).append(uid)
    terms = sorted(holders)
    starts = np.cumsum([0, *(len(holders[term]) for term in terms)])
    return terms, {
        "posting_starts": starts.astype(np.int32),
        "posting_units": np.array([uid for term in terms for uid in holders[term]], dtype=np.int32),
        "unit_weight": np.array(weights, dtype=np.float64),
    }
