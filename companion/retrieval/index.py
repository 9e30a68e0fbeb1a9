"""One book compiled into one SQLite file: texts, FTS5 over porter stems, and vectors.

The file is built once, from a parsed book, and opened read-only afterwards: opening it parses no
YAML and imports no vector database. ``kept.py`` decides where it lies and when it is stale.

A *unit* is what is compared with a question: a passage as a whole, one of its sentences, or one
question that its authors wrote for it.
"""

import json
import math
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from companion.errors import RetrievalError
from companion.retrieval.corpus import Book, Gap, GapStatus, Section
from companion.retrieval.encoder import BookEncoder
from companion.retrieval.lexicon import Stemmer
from companion.retrieval.text import Span, split_spans, words
from companion.retrieval.tuning import passage_sums, unit

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from companion.retrieval.embedding import Embedder, Vectors

FORMAT: Final = 4
"""Raised whenever the layout, the units or their texts change, so that old files are rebuilt."""

ADVICE_LABEL: Final = "Advice for the table, not from the book:"

CHUNK: Final = 0
SENTENCE: Final = 1
QUESTION: Final = 2

_SCHEMA: Final = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE passage (pid INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, data TEXT NOT NULL);
CREATE TABLE unit (uid INTEGER PRIMARY KEY, pid INTEGER NOT NULL, kind INTEGER NOT NULL,
                   stems TEXT NOT NULL, vector BLOB NOT NULL);
CREATE TABLE tuned_vectors (vectors BLOB NOT NULL);
CREATE INDEX unit_of_passage ON unit (pid);
CREATE VIRTUAL TABLE lex USING fts5 (title, body, asked, content='', tokenize='unicode61');
CREATE VIRTUAL TABLE lex_terms USING fts5vocab (lex, 'row');
"""


@dataclass(frozen=True, slots=True)
class Passage:
    """What a search returns: a section of a book, or a gap in it.

    Args:
        id: Stable id.
        title: Heading.
        text: What is shown and quoted from, heading included.
        book: Slug of the book.
        status: None for a section, ``open`` or ``not_covered`` for a gap.
        advice: What a table might do about a gap; empty for a section.
        see_also: Ids of related passages.
        page: Page of the printed book, counted from 1, where known.
        inventory: Ids of the mechanics it states or touches.
    """

    id: str
    title: str
    text: str
    book: str
    status: GapStatus | None = None
    advice: str = ""
    see_also: tuple[str, ...] = ()
    page: int | None = None
    inventory: tuple[str, ...] = ()

    @property
    def is_gap(self) -> bool:
        """Whether this says that the book does not say."""
        return self.status is not None

    @property
    def spans(self) -> list[Span]:
        """The sentences, items and rows of the text."""
        return split_spans(self.text)


@dataclass(frozen=True, slots=True)
class Unit:
    """One text of a passage that questions are compared with."""

    pid: int
    kind: Literal[0, 1, 2]
    text: str


def passages_of(book: Book) -> list[Passage]:
    """Return the passages of a book: its sections, then its gaps."""
    return [_section_passage(book.slug, section) for section in book.sections] + [
        _gap_passage(book.slug, gap) for gap in book.gaps
    ]


def _section_passage(slug: str, section: Section) -> Passage:
    return Passage(
        id=section.id,
        title=section.title,
        text=section.text,
        book=slug,
        see_also=section.see_also,
        page=section.page,
        inventory=section.inventory,
    )


def _gap_passage(slug: str, gap: Gap) -> Passage:
    text = f"# {gap.title}\n{gap.text}"
    if gap.instead:
        text += f"\n\n{ADVICE_LABEL} {gap.instead}"
    return Passage(
        id=gap.id,
        title=gap.title,
        text=text,
        book=slug,
        status=gap.status,
        advice=gap.instead,
        inventory=gap.inventory,
    )


def units_of(book: Book, passages: Sequence[Passage]) -> list[Unit]:
    """Return the units of a book's passages, passage by passage."""
    asked = [section.asked_as for section in book.sections]
    asked += [(*gap.asked_as, *gap.terms) for gap in book.gaps]
    units: list[Unit] = []
    for pid, (passage, questions) in enumerate(zip(passages, asked, strict=True)):
        units.append(Unit(pid, CHUNK, f"{passage.title}. {passage.text}"))
        units += [Unit(pid, SENTENCE, span.spoken) for span in passage.spans]
        units += [Unit(pid, QUESTION, question) for question in (*questions, passage.title)]
    return units


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
    import os
    import tempfile

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".new")
        os.close(handle)
        fresh = Path(name)
        try:
            with closing(sqlite3.connect(fresh)) as db:
                write_index(db, book, embedder, digest=digest)
            fresh.replace(path)
        finally:
            fresh.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as error:
        raise RetrievalError(
            f"The index of {book.slug!r} cannot be written to {str(path)!r} ({error}); "
            "free some space or choose another cache folder"
        ) from error


def write_index(db: sqlite3.Connection, book: Book, embedder: "Embedder", *, digest: str) -> None:
    """Write the index of a book into an empty database."""
    import numpy as np

    passages = passages_of(book)
    units = units_of(book, passages)
    texts = [u.text for u in units]
    plain = BookEncoder.of_texts(embedder, texts)
    vectors = plain.embed(texts).astype(np.float16)
    encoder = plain.tuned(
        texts,
        vectors.astype(np.float32),
        np.array([u.pid for u in units], dtype=np.int32),
        [uid for uid, u in enumerate(units) if u.kind == QUESTION],
    )
    stemmer = Stemmer()
    db.executescript("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF;" + _SCHEMA)
    db.executemany(
        "INSERT INTO passage VALUES (?, ?, ?)",
        [(pid, p.id, json.dumps(asdict(p))) for pid, p in enumerate(passages)],
    )
    db.executemany(
        "INSERT INTO unit VALUES (?, ?, ?, ?, ?)",
        [
            (uid, u.pid, u.kind, " ".join(stemmer.stems(u.text)), vectors[uid].tobytes())
            for uid, u in enumerate(units)
        ],
    )

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
    meta = {
        "format": FORMAT,
        "digest": digest,
        "embedder": embedder.name,
        "dimensions": embedder.dimensions,
        "tokens": list(encoder.counts.items()),
        "tuned": encoder.tuned_ids,
        "slug": book.slug,
        "passages": len(passages),
        "source": dict(book.source),
        "synonyms": book.synonyms,
        "vocabulary": vocabulary_of([*texts, *(w for group in book.synonyms for w in group)]),
    }
    if encoder.tuned_vectors is not None:
        tuned = encoder.tuned_vectors.astype(np.float16).tobytes()
        db.execute("INSERT INTO tuned_vectors VALUES (?)", (tuned,))
    db.executemany(
        "INSERT INTO meta VALUES (?, ?)", [(key, json.dumps(value)) for key, value in meta.items()]
    )
    db.commit()


def vocabulary_of(texts: Iterable[str]) -> dict[str, int]:
    """Return the words of some texts and how often each stands there."""
    counts: dict[str, int] = {}
    for text in texts:
        for word in words(text):
            counts[word] = counts.get(word, 0) + 1
    return counts


class BookIndex:
    """A compiled book, open for reading.

    Args:
        db: Database that ``write_index`` filled.

    Raises:
        sqlite3.Error, KeyError, ValueError: The file is not an index of this format.
    """

    def __init__(self, db: sqlite3.Connection) -> None:
        import numpy as np

        self._db = db
        meta = {key: json.loads(value) for key, value in db.execute("SELECT key, value FROM meta")}
        if meta["format"] != FORMAT:
            raise ValueError("written by another version")
        self.slug: str = meta["slug"]
        self.digest: str = meta["digest"]
        self.embedder: str = meta["embedder"]
        self.dimensions: int = meta["dimensions"]
        self.synonyms: list[list[str]] = meta["synonyms"]
        self.source: dict[str, str] = meta["source"]
        self.vocabulary: dict[str, int] = meta["vocabulary"]
        self.passages: list[Passage] = [
            _passage_from(data) for (data,) in db.execute("SELECT data FROM passage ORDER BY pid")
        ]
        if len(self.passages) != meta["passages"]:
            raise ValueError("passages are missing")
        self.pid_of: dict[str, int] = {p.id: pid for pid, p in enumerate(self.passages)}
        rows = db.execute("SELECT pid, kind, stems, vector FROM unit ORDER BY uid").fetchall()
        self.unit_passage = np.array([row[0] for row in rows], dtype=np.int32)
        self.unit_kind = np.array([row[1] for row in rows], dtype=np.int8)
        self.unit_stems: list[frozenset[str]] = [frozenset(row[2].split()) for row in rows]
        self.vectors = _read_vectors(b"".join(row[3] for row in rows), self.dimensions)
        self.passage_vectors = unit(passage_sums(self.vectors, self.unit_passage))
        self._tokens: dict[int, int] = dict(meta["tokens"])
        self._tuned_ids: list[int] = meta["tuned"]
        stored = db.execute("SELECT vectors FROM tuned_vectors").fetchone()
        self._tuned = _read_vectors(stored[0], self.dimensions) if stored else None
        self._frequency = dict(db.execute("SELECT term, doc FROM lex_terms"))
        self.postings = _postings(self.unit_stems)
        self.unit_weight = np.array(
            [sum(self.rarity(stem) for stem in stems) for stems in self.unit_stems],
            dtype=np.float64,
        )

    @classmethod
    def open(cls, path: Path) -> "BookIndex":
        """Open an index file for reading.

        Raises:
            FileNotFoundError, sqlite3.Error, KeyError, ValueError: There is none, or it is broken.
        """
        if not path.is_file():
            raise FileNotFoundError(path)
        uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
        db = sqlite3.connect(uri, uri=True, check_same_thread=False)
        try:
            return cls(db)
        except BaseException:
            db.close()
            raise

    def encoder(self, embedder: "Embedder") -> BookEncoder:
        """Return the encoder of questions on this book.

        Args:
            embedder: The one that the index was made with.
        """
        return BookEncoder(embedder, self._tokens, self._tuned_ids, self._tuned)

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    def knows(self, stem: str) -> bool:
        """Tell whether a stem stands anywhere in the book, its authored questions included."""
        return stem in self._frequency

    def rarity(self, stem: str) -> float:
        """Return how telling a stem is: the inverse document frequency of BM25, above 0."""
        count = self._frequency.get(stem, 0)
        total = len(self.passages)
        return math.log(1 + (total - count + 0.5) / (count + 0.5))

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


def _read_vectors(data: bytes, dimensions: int) -> "Vectors":
    import numpy as np

    return np.frombuffer(data, dtype=np.float16).reshape(-1, dimensions).astype(np.float32)


def _postings(units: Sequence[frozenset[str]]) -> dict[str, list[int]]:
    postings: dict[str, list[int]] = {}
    for uid, stems in enumerate(units):
        for stem in stems:
            postings.setdefault(stem, []).append(uid)
    return postings


def _passage_from(data: str) -> Passage:
    fields: dict[str, Any] = json.loads(data)
    for name in ("see_also", "inventory"):
        fields[name] = tuple(fields[name])
    return Passage(**fields)
