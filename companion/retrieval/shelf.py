"""The user's own books: added from files, searched by words at once and by meaning when ready.

The shelf is one SQLite database of passages with their words (FTS5); Chroma holds the vectors.
Losing Chroma's folder loses nothing: it is made anew from the shelf.
"""

import hashlib
import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from companion.errors import RetrievalError
from companion.retrieval.corpus import Section
from companion.retrieval.documents import DocumentError, read_blocks, slugify
from companion.retrieval.kept import Say, say_on_stderr
from companion.retrieval.lexicon import Slot, Stemmer
from companion.retrieval.passages import Passage
from companion.retrieval.sections import cut_sections
from companion.retrieval.text import split_spans, words

if TYPE_CHECKING:
    from companion.retrieval.chroma_store import ChromaStore, Progress
    from companion.retrieval.embedding import Embedder

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS book (slug TEXT PRIMARY KEY, title TEXT NOT NULL, system TEXT NOT NULL,
    source TEXT NOT NULL, digest TEXT NOT NULL, place INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS passage (pid INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
    book TEXT NOT NULL, data TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS passage_of_book ON passage (book);
CREATE VIRTUAL TABLE IF NOT EXISTS lex USING fts5 (title, body, tokenize='unicode61');
CREATE VIRTUAL TABLE IF NOT EXISTS lex_terms USING fts5vocab (lex, 'row');
"""
ANY_SYSTEM: Final = ""
"""System of a book that serves every game."""

_CANDIDATES: Final = 40
_LOOKED_AT: Final = 12
_TERMS: Final = 10
_MATCHES: Final = 400
_MOST_MATCHES: Final = 10_000
_WEIGHTS: Final[Mapping[str, float]] = {
    "words": 0.2,
    "cover": 0.2,
    "cover_sentence": 0.15,
    "meaning": 0.3,
    "meaning_sentence": 0.15,
}


@dataclass(frozen=True, slots=True)
class ShelfBook:
    """A book of the user's own.

    Args:
        slug: Its name; ids of its passages start with it.
        title: As shown.
        system: Rule system that it belongs to; empty for every one.
        source: File that it came from.
        passages: How many.
    """

    slug: str
    title: str
    system: str
    source: str
    passages: int


@dataclass(frozen=True, slots=True)
class ShelfHit:
    """A passage found in one of the user's books.

    Args:
        passage: The passage.
        score: 0 to 1, comparable within one search only.
        cover: Share of the question's words of meaning that it holds, 0 to 1.
    """

    passage: Passage
    score: float
    cover: float


def open_shelf(
    folder: Path, embedder: "Embedder", *, url: str | None = None, say: Say = say_on_stderr
) -> "Shelf":
    """Return the shelf in a data folder, with Chroma beside it or on a server.

    Args:
        folder: The user's data folder.
        embedder: Compares meanings.
        url: A Chroma server, ``http://host:port``; None for an embedded one in the folder.
        say: Takes messages for the user.

    Raises:
        RetrievalError: The shelf cannot be opened.
    """
    from companion.retrieval.chroma_store import ChromaStore

    books = folder / "books"
    store = ChromaStore(embedder, folder=None if url else books / "chroma", url=url, say=say)
    return Shelf(books, embedder, store=store)


class Shelf:
    """The user's own books.

    Args:
        folder: Holds the database.
        embedder: Compares meanings.
        store: Holds the vectors; None to search by words and by the meaning of what that finds.

    Raises:
        RetrievalError: The database cannot be opened.
    """

    def __init__(
        self, folder: Path, embedder: "Embedder", *, store: "ChromaStore | None" = None
    ) -> None:
        self._path = folder / "shelf.sqlite"
        self._embedder = embedder
        self._store = store
        self._stemmer = Stemmer()
        with self._writing("open the shelf"):
            folder.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(self._path, check_same_thread=False, timeout=30)
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.executescript(_SCHEMA)

    def add(
        self,
        path: Path,
        *,
        system: str = ANY_SYSTEM,
        title: str | None = None,
        progress: "Progress | None" = None,
    ) -> ShelfBook:
        """Add a file as a book, or bring a book up to date with its file.

        The book can be searched by words before its vectors are made. Adding a file that has not
        changed adds nothing; a run that was stopped goes on where it was.

        Args:
            path: Markdown, text, HTML, DOCX or PDF.
            system: Rule system that it belongs to; empty for every one.
            title: As shown; None for the name of the file.
            progress: Is told how far the vectors are.

        Raises:
            DocumentError: The file cannot become a book.
            RetrievalError: It cannot be stored.
        """
        blocks = read_blocks(path)
        shown = title or path.stem.replace("_", " ").replace("-", " ")
        slug = slugify(shown)
        sections = cut_sections(slug, shown, blocks)
        if not sections:
            raise DocumentError(file=path.name, reason="no text was found in it")
        digest = _digest(sections)
        with self._writing(f"add {slug!r}"), self._db:
            held = self._db.execute(
                "SELECT digest, place FROM book WHERE slug = ?", (slug,)
            ).fetchone()
            if held is None or held[0] != digest:
                self._forget(slug)
                self._insert(slug, sections)
            (last,) = self._db.execute("SELECT coalesce(max(place), 0) FROM book").fetchone()
            place = held[1] if held else last + 1
            self._db.execute(
                "INSERT OR REPLACE INTO book VALUES (?, ?, ?, ?, ?, ?)",
                (slug, shown, system, path.name, digest, place),
            )
        self.embed(slug, progress=progress)
        return ShelfBook(slug, shown, system, path.name, len(sections))

    def embed(self, slug: str, *, progress: "Progress | None" = None) -> int:
        """Make the vectors of a book that are missing; return how many were made.

        Args:
            slug: Name of the book.
            progress: Is told how far it is.
        """
        if self._store is None:
            return 0
        texts = {p.id: p.text for p in self.passages(slug)}
        return self._store.sync(slug, texts, progress=progress)

    def books(self, system: str | None = None) -> list[ShelfBook]:
        """Return the books in their order of precedence.

        Args:
            system: Only books for this rule system or for every one; None for all.
        """
        rows = self._db.execute(
            "SELECT slug, title, system, source, "
            "(SELECT count(*) FROM passage WHERE book = slug) FROM book ORDER BY place"
        )
        return [ShelfBook(*row) for row in rows if system is None or row[2] in {system, ANY_SYSTEM}]

    def passages(self, slug: str) -> list[Passage]:
        """Return the passages of a book in reading order; none for an unknown book."""
        rows = self._db.execute("SELECT data FROM passage WHERE book = ? ORDER BY pid", (slug,))
        return [_passage(data) for (data,) in rows]

    def passage(self, passage_id: str) -> Passage | None:
        """Return the passage with an id, or None."""
        row = self._db.execute("SELECT data FROM passage WHERE id = ?", (passage_id,)).fetchone()
        return _passage(row[0]) if row else None

    def remove(self, slug: str) -> bool:
        """Remove a book; return whether there was one."""
        with self._writing(f"remove {slug!r}"), self._db:
            there = self._db.execute("DELETE FROM book WHERE slug = ?", (slug,)).rowcount > 0
            self._forget(slug)
        if there and self._store is not None:
            self._store.remove(slug)
        return there

    def close(self) -> None:
        """Let go of the database and of the vectors."""
        self._db.close()
        if self._store is not None:
            self._store.close()

    def search(
        self, question: str, slots: Sequence[Slot], *, system: str | None = None, k: int = 6
    ) -> list[ShelfHit]:
        """Return the passages of the books in scope that bear on a question, best first.

        Args:
            question: Cleaned.
            slots: Its words of meaning.
            system: Scope: books for this rule system or for every one; None for all books.
            k: How many at most.
        """
        scope = [book.slug for book in self.books(system)]
        if not scope:
            return []
        lexical = self._by_words(slots, scope)
        cosines = self._by_meaning(self._store, question, scope) if self._store else {}
        wanted = self._promising(lexical, cosines, most=max(k, _LOOKED_AT))
        passages = [p for p in map(self.passage, wanted) if p is not None]
        return self._ranked(question, slots, passages, lexical)[:k]

    @staticmethod
    def _promising(
        lexical: Mapping[str, float], cosines: Mapping[str, float], *, most: int
    ) -> list[str]:
        """Return the ids worth a closer look, by a quick sum of the two scores."""
        best = max(lexical.values(), default=0.0) or 1.0
        quick = {
            key: lexical.get(key, 0.0) / best + cosines.get(key, 0.0)
            for key in (*lexical, *cosines)
        }
        return sorted(quick, key=lambda key: (-quick[key], key))[:most]

    def _by_meaning(
        self, store: "ChromaStore", question: str, scope: Sequence[str]
    ) -> dict[str, float]:
        def ask() -> dict[str, float]:
            return {
                key: cosine
                for slug in scope
                for key, cosine in store.nearest(slug, question, k=_CANDIDATES)
            }

        try:
            return ask()
        except RetrievalError as error:
            store.start_anew(str(error.__cause__ or error))
            for book in self.books():
                self.embed(book.slug)
            return ask()

    def _by_words(self, slots: Sequence[Slot], scope: Sequence[str]) -> dict[str, float]:
        terms: dict[str, float] = {}
        for slot in slots:
            for stems, weight in slot.alternatives.items():
                for stem in stems:
                    terms[stem] = max(terms.get(stem, 0.0), weight)
        chosen = self._telling(terms)
        if not chosen:
            return {}
        # Ranked inside FTS5 first: joining every match to its passage costs far more.
        found = self._db.execute(
            "SELECT rowid, -bm25(lex, 1.5, 1.0) FROM lex WHERE lex MATCH ? ORDER BY rank LIMIT ?",
            (" OR ".join(f'"{stem}"' for stem in chosen), _MATCHES),
        ).fetchall()
        allowed = set(scope)
        ids: dict[str, float] = {}
        for pid, score in found:
            if len(ids) == _CANDIDATES:
                break
            (key, book) = self._db.execute(
                "SELECT id, book FROM passage WHERE pid = ?", (pid,)
            ).fetchone()
            if book in allowed:
                ids[key] = score
        return ids

    def _telling(self, terms: Mapping[str, float]) -> list[str]:
        """Return the rarest of some stems, so few passages that FTS5 ranks them quickly."""
        counts = {}
        for stem in terms:
            row = self._db.execute("SELECT doc FROM lex_terms WHERE term = ?", (stem,)).fetchone()
            if row:
                counts[stem] = int(row[0])
        chosen: list[str] = []
        matches = 0
        for stem in sorted(counts, key=lambda stem: counts[stem] / terms[stem]):
            if chosen and (len(chosen) == _TERMS or matches + counts[stem] > _MOST_MATCHES):
                break
            chosen.append(stem)
            matches += counts[stem]
        return chosen

    def _ranked(
        self,
        question: str,
        slots: Sequence[Slot],
        passages: Sequence[Passage],
        lexical: Mapping[str, float],
    ) -> list[ShelfHit]:
        import numpy as np

        if not passages:
            return []
        spoken = [[span.spoken for span in split_spans(p.text)] or [p.title] for p in passages]
        flat = [sentence for sentences in spoken for sentence in sentences]
        vectors = self._embedder.embed([question, *(p.text for p in passages), *flat])
        cosine = np.clip(vectors[1:] @ vectors[0], 0.0, 1.0)
        best_word = max(lexical.values(), default=0.0) or 1.0
        hits = []
        at = len(passages)
        for i, (passage, sentences) in enumerate(zip(passages, spoken, strict=True)):
            stems = [set(self._stemmer.stem(words(sentence))) for sentence in sentences]
            everything = set(self._stemmer.stem(words(passage.text)))
            features = {
                "words": lexical.get(passage.id, 0.0) / best_word,
                "cover": _cover(slots, everything),
                "cover_sentence": max(_cover(slots, one) for one in stems),
                "meaning": float(cosine[i]),
                "meaning_sentence": float(cosine[at : at + len(sentences)].max()),
            }
            at += len(sentences)
            score = sum(_WEIGHTS[name] * value for name, value in features.items())
            hits.append(ShelfHit(passage, score, features["cover"]))
        hits.sort(key=lambda hit: (-hit.score, hit.passage.id))
        return hits

    def _insert(self, slug: str, sections: Sequence[Section]) -> None:
        for section in sections:
            passage = Passage(
                id=section.id,
                title=section.title,
                text=section.text,
                book=slug,
                page=section.page,
            )
            cursor = self._db.execute(
                "INSERT INTO passage (id, book, data) VALUES (?, ?, ?)",
                (section.id, slug, json.dumps(asdict(passage))),
            )
            self._db.execute(
                "INSERT INTO lex (rowid, title, body) VALUES (?, ?, ?)",
                # Stemmed here and not by FTS5, because a stem stemmed again may be another one.
                (cursor.lastrowid, self._stemmed(section.title), self._stemmed(section.text)),
            )

    def _stemmed(self, text: str) -> str:
        return " ".join(self._stemmer.stem(words(text)))

    def _forget(self, slug: str) -> None:
        self._db.execute(
            "DELETE FROM lex WHERE rowid IN (SELECT pid FROM passage WHERE book = ?)", (slug,)
        )
        self._db.execute("DELETE FROM passage WHERE book = ?", (slug,))

    @contextmanager
    def _writing(self, what: str) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            if isinstance(error, sqlite3.DatabaseError) and "not a database" in str(error):
                hint = "the file is damaged; move it away and add the books again"
            else:
                hint = "check that the folder can be written to"
            raise RetrievalError(
                f"Cannot {what} in {str(self._path)!r} ({error}); {hint}."
            ) from error


def _cover(slots: Sequence[Slot], stems: set[str]) -> float:
    if not slots:
        return 0.0
    found = 0.0
    for slot in slots:
        held = (w for alt, w in slot.alternatives.items() if stems.issuperset(alt))
        found += max(held, default=0.0)
    return found / len(slots)


def _digest(sections: Sequence[Section]) -> str:
    parts = [(section.id, section.title, section.text, section.page) for section in sections]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def _passage(data: str) -> Passage:
    fields: dict[str, Any] = json.loads(data)
    for name in ("see_also", "inventory"):
        fields[name] = tuple(fields[name])
    return Passage(**fields)
