"""The database of the user's books: passages, their words (FTS5), how far their vectors are.

It can be built anew from ``copies.py``; what reads it says ``ShelfDamageError`` when it is bent.
"""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from companion.errors import RetrievalError
from companion.retrieval.copies import Copies, Copy
from companion.retrieval.corpus import Section
from companion.retrieval.lexicon import Stemmer
from companion.retrieval.passages import Passage
from companion.retrieval.text import words

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS book (slug TEXT PRIMARY KEY, title TEXT NOT NULL, system TEXT NOT NULL,
    source TEXT NOT NULL, digest TEXT NOT NULL, place INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS passage (pid INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
    book TEXT NOT NULL, data TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS passage_of_book ON passage (book);
CREATE VIRTUAL TABLE IF NOT EXISTS lex USING fts5 (title, body, tokenize='unicode61');
CREATE VIRTUAL TABLE IF NOT EXISTS lex_terms USING fts5vocab (lex, 'row');
CREATE TABLE IF NOT EXISTS vectors (book TEXT PRIMARY KEY, embedder TEXT NOT NULL,
    done INTEGER NOT NULL, total INTEGER NOT NULL, fault TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS note (key TEXT PRIMARY KEY, value TEXT NOT NULL);
"""
_ADDED: Final = {
    "path": "TEXT NOT NULL DEFAULT ''",
    "edition": "INTEGER NOT NULL DEFAULT 0",
    "rank": "INTEGER NOT NULL DEFAULT 0",
    "size": "INTEGER NOT NULL DEFAULT 0",
}
"""Columns that the first version of ``book`` did not have."""
_CACHE_KIB: Final = 32_000
"""Of pages that SQLite keeps; its usual 2,000 make it read a large book's words again and again."""
_BENT: Final = ("malformed", "corrupt", "no such", "not a database", "constructor", "decode", "i/o")


class ShelfDamageError(RetrievalError):
    """The database is bent and must be built anew."""


@dataclass(frozen=True, slots=True)
class Vectors:
    """How far the vectors of a book are.

    Args:
        embedder: Name of what makes them.
        done: Passages that have theirs.
        total: Passages of the book.
        fault: Why they could not be made; empty if they could.
    """

    embedder: str = ""
    done: int = 0
    total: int = 0
    fault: str = ""


@dataclass(frozen=True, slots=True)
class ShelfBook:
    """A book of the user's own.

    Args:
        slug: Its name; ids of its passages start with it.
        title: As shown.
        system: Rule system that it belongs to; empty for every one.
        source: File that it came from.
        passages: How many.
        edition: Year or number of the edition; 0 if nobody said.
        vectors: How far they are.
    """

    slug: str
    title: str
    system: str
    source: str
    passages: int
    edition: int = 0
    vectors: Vectors = Vectors()


class ShelfFile:
    """The database, open.

    Args:
        path: Its file.
        copies: What it is built from if it is new or bent.

    Raises:
        ShelfDamageError: It is bent.
        RetrievalError: It cannot be opened.
    """

    def __init__(self, path: Path, copies: Copies) -> None:
        self.path = path
        self.copies = copies
        self._stemmer = Stemmer()
        with self.guarded("open the shelf"):
            path.parent.mkdir(parents=True, exist_ok=True)
            self.db = sqlite3.connect(path, check_same_thread=False, timeout=30)
            try:
                self._prepare()
            except BaseException:
                self.db.close()
                raise

    def _prepare(self) -> None:
        self.db.execute("PRAGMA journal_mode=WAL")
        self.db.execute(f"PRAGMA cache_size=-{_CACHE_KIB}")
        self.db.executescript(_SCHEMA)
        have = {row[1] for row in self.db.execute("PRAGMA table_info(book)")}
        for column, kind in _ADDED.items():
            if column not in have:
                self.db.execute(f"ALTER TABLE book ADD COLUMN {column} {kind}")
        if "size" not in have:
            self.db.execute(
                "UPDATE book SET size = (SELECT count(*) FROM passage WHERE book = slug)"
            )
        self.db.commit()

    def close(self) -> None:
        """Let go of the file."""
        self.db.close()

    def is_empty(self) -> bool:
        """Return whether there is no book in it."""
        return self.db.execute("SELECT 1 FROM book LIMIT 1").fetchone() is None

    def books(self) -> list[ShelfBook]:
        """Return the books in their order of precedence.

        An order that the user gave comes first, then the newest edition, then what was added last.
        """
        rows = self.db.execute(
            "SELECT b.slug, b.title, b.system, b.source, b.size, b.edition, "
            "coalesce(v.embedder, ''), coalesce(v.done, 0), coalesce(v.total, 0), "
            "coalesce(v.fault, '') FROM book b LEFT JOIN vectors v ON v.book = b.slug "
            "ORDER BY b.rank = 0, b.rank, b.edition DESC, b.place DESC"
        )
        return [
            ShelfBook(slug, title, system, source, passages, edition, Vectors(*vectors))
            for slug, title, system, source, passages, edition, *vectors in rows
        ]

    def place_of(self, slug: str) -> tuple[str, int] | None:
        """Return the digest and the place of a book; None if there is no such book."""
        row = self.db.execute("SELECT digest, place FROM book WHERE slug = ?", (slug,)).fetchone()
        return (str(row[0]), int(row[1])) if row else None

    def slug_where(self, column: str, value: str) -> str | None:
        """Return the book whose ``digest`` or ``path`` is this, or None."""
        assert column in {"digest", "path"}
        row = self.db.execute(f"SELECT slug FROM book WHERE {column} = ?", (value,)).fetchone()  # noqa: S608
        return str(row[0]) if row else None

    def next_place(self) -> int:
        """Return the place of the next book that is added."""
        (last,) = self.db.execute("SELECT coalesce(max(place), 0) FROM book").fetchone()
        return int(last) + 1

    def put(self, copy: Copy) -> None:
        """Store a book and its words in one step, in place of an older one of that name."""
        with self.db:
            self._forget(copy.slug)
            self.db.execute("DELETE FROM vectors WHERE book = ?", (copy.slug,))
            self.db.execute(
                "INSERT INTO book (slug, title, system, source, digest, place, path, edition, "
                "size) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (slug) DO UPDATE SET "
                "title = excluded.title, system = excluded.system, source = excluded.source, "
                "digest = excluded.digest, place = excluded.place, path = excluded.path, "
                "edition = excluded.edition, size = excluded.size",
                (copy.slug, copy.title, copy.system, copy.source, copy.digest, copy.place,
                 copy.path, copy.edition, len(copy.sections)),
            )  # fmt: skip
            self._insert(copy.slug, copy.sections)

    def _insert(self, slug: str, sections: Sequence[Section]) -> None:
        for section in sections:
            passage = Passage(
                id=section.id,
                title=section.title,
                text=section.text,
                book=slug,
                page=section.page,
            )
            cursor = self.db.execute(
                "INSERT INTO passage (id, book, data) VALUES (?, ?, ?)",
                (section.id, slug, json.dumps(asdict(passage))),
            )
            self.db.execute(
                "INSERT INTO lex (rowid, title, body) VALUES (?, ?, ?)",
                # Stemmed here and not by FTS5, because a stem stemmed again may be another one.
                (cursor.lastrowid, self._stemmed(section.title), self._stemmed(section.text)),
            )

    def _stemmed(self, text: str) -> str:
        return " ".join(self._stemmer.stem(words(text)))

    def describe(self, copy: Copy) -> None:
        """Write a book's title, system, source and edition anew; its passages stay."""
        with self.db:
            self.db.execute(
                "UPDATE book SET title = ?, system = ?, source = ?, path = ?, edition = ? "
                "WHERE slug = ?",
                (copy.title, copy.system, copy.source, copy.path, copy.edition, copy.slug),
            )

    def order(self, slugs: Sequence[str]) -> None:
        """Give some books the first ranks, in this order; all others lose theirs."""
        with self.db:
            self.db.execute("UPDATE book SET rank = 0")
            for rank, slug in enumerate(slugs, 1):
                self.db.execute("UPDATE book SET rank = ? WHERE slug = ?", (rank, slug))

    def take_away(self, slug: str) -> bool:
        """Remove a book; return whether there was one."""
        with self.db:
            there = self.db.execute("DELETE FROM book WHERE slug = ?", (slug,)).rowcount > 0
            self.db.execute("DELETE FROM vectors WHERE book = ?", (slug,))
            self._forget(slug)
        return there

    def _forget(self, slug: str) -> None:
        self.db.execute(
            "DELETE FROM lex WHERE rowid IN (SELECT pid FROM passage WHERE book = ?)", (slug,)
        )
        self.db.execute("DELETE FROM passage WHERE book = ?", (slug,))

    def passages(self, slug: str) -> list[Passage]:
        """Return the passages of a book in reading order; none for an unknown book."""
        rows = self.db.execute("SELECT data FROM passage WHERE book = ? ORDER BY pid", (slug,))
        return [_passage(data) for (data,) in rows]

    def passage(self, passage_id: str) -> Passage | None:
        """Return the passage with an id, or None."""
        row = self.db.execute("SELECT data FROM passage WHERE id = ?", (passage_id,)).fetchone()
        return _passage(row[0]) if row else None

    def knows(self, stem: str) -> bool:
        """Tell whether a stem stands in any of the books."""
        row = self.db.execute("SELECT 1 FROM lex_terms WHERE term = ?", (stem,)).fetchone()
        return row is not None

    def note_vectors(self, slug: str, vectors: Vectors) -> None:
        """Write down how far the vectors of a book are; a book that is gone stays gone."""
        with self.db:
            self.db.execute(
                "INSERT OR REPLACE INTO vectors SELECT ?, ?, ?, ?, ? "
                "WHERE EXISTS (SELECT 1 FROM book WHERE slug = ?)",
                (slug, vectors.embedder, vectors.done, vectors.total, vectors.fault, slug),
            )

    def forget_vectors(self) -> None:
        """Write down that no book has vectors."""
        with self.db:
            self.db.execute("DELETE FROM vectors")

    def noted(self, key: str, default: int = 0) -> int:
        """Return a number that was noted under a key."""
        row = self.db.execute("SELECT value FROM note WHERE key = ?", (key,)).fetchone()
        return int(row[0]) if row else default

    def note(self, key: str, value: int) -> None:
        """Note a number under a key."""
        with self.db:
            self.db.execute("INSERT OR REPLACE INTO note VALUES (?, ?)", (key, str(value)))

    @contextmanager
    def guarded(self, what: str) -> Iterator[None]:
        """Turn what SQLite and the file system raise into errors of the shelf.

        Args:
            what: What is being done, for the message.

        Raises:
            ShelfDamageError: The database is bent.
            RetrievalError: It cannot be used.
        """
        try:
            yield
        except sqlite3.Error as error:
            said = str(error)
            if type(error) is sqlite3.DatabaseError or any(x in said.lower() for x in _BENT):
                raise ShelfDamageError(
                    f"Cannot {what} in {str(self.path)!r} ({said}); "
                    "the file is damaged; move it away and add the books again."
                ) from error
            raise self._unusable(what, error) from error
        except OSError as error:
            raise self._unusable(what, error) from error

    def _unusable(self, what: str, error: Exception) -> RetrievalError:
        hint = "check that the folder can be written to"
        return RetrievalError(f"Cannot {what} in {str(self.path)!r} ({error}); {hint}.")


def _passage(data: str) -> Passage:
    try:
        fields: dict[str, Any] = json.loads(data)
        for name in ("see_also", "inventory"):
            fields[name] = tuple(fields[name])
        return Passage(**fields)
    except (ValueError, KeyError, TypeError) as error:
        raise sqlite3.DatabaseError(f"a passage is malformed ({error})") from error
