"""The user's own books: added from files, searched by words at once and by meaning when ready.

shelf_file.py    the database of passages and their words
copies.py        the books as they were read
mending.py       the database built anew from the copies, and the other way round
shelf_search.py  what words find, and the ranking
shelf_vectors.py how far the vectors are, who makes them, what is nearest in meaning
chroma_store.py  where they lie; intact.py tells whether its files are whole
indexing.py      the process that makes them
"""

import hashlib
import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeVar

from companion.errors import BadInputError, EmbedderError
from companion.retrieval.copies import Copy
from companion.retrieval.corpus import shipped_books
from companion.retrieval.documents import Block, DocumentError, OnPage, read_blocks, slugify
from companion.retrieval.kept import Say, say_on_stderr
from companion.retrieval.lexicon import Slot, Stemmer
from companion.retrieval.mending import MendingFile
from companion.retrieval.passages import Passage
from companion.retrieval.sections import cut_sections
from companion.retrieval.shelf_file import ShelfBook, ShelfFile
from companion.retrieval.shelf_search import ShelfHit, by_words, promising, ranked
from companion.retrieval.shelf_vectors import ShelfVectors
from companion.wording import escaped

if TYPE_CHECKING:
    from companion.retrieval.chroma_store import ChromaStore, Progress
    from companion.retrieval.embedding import Embedder

T = TypeVar("T")

ANY_SYSTEM: Final = ""
"""System of a book that serves every game."""

REST_S: Final = 300.0
"""Seconds for which an embedder that failed is left alone: nobody waits for it at each question."""
_LOOKED_AT: Final = 12
_MOST_TRIES: Final = 3
_WAIT_S: Final = 120.0
_NAME: Final = "shelf.sqlite"
_SOURCES: Final = "sources"
_RECORD: Final = "vectors.json"


@dataclass(frozen=True, slots=True)
class Added:
    """What became of a file.

    Args:
        book: The book on the shelf.
        news: Whether it is new, new in parts, or was there already.
    """

    book: ShelfBook
    news: Literal["added", "updated", "unchanged"]


def open_shelf(
    folder: Path,
    embedder: "Embedder",
    *,
    url: str | None = None,
    say: Say = say_on_stderr,
    background: Callable[[], None] | None = None,
) -> "Shelf":
    """Return the shelf in a data folder, with Chroma beside it or on a server.

    Args:
        folder: The user's data folder.
        embedder: Compares meanings.
        url: A Chroma server, ``http://host:port``; None for an embedded one in the folder.
        say: Takes messages for the user.
        background: Starts an indexer; None to make vectors at once.

    Raises:
        RetrievalError: The shelf cannot be opened.
    """
    from companion.retrieval.chroma_store import ChromaStore

    books = folder / "books"
    store = ChromaStore(embedder, folder=None if url else books / "chroma", url=url, say=say)
    return Shelf(books, embedder, store=store, say=say, background=background)


class Shelf:
    """The user's own books.

    Args:
        folder: Holds the database and the copies.
        embedder: Compares meanings.
        store: Holds the vectors; None to search by words and by the meaning of what that finds.
        say: Takes messages for the user.
        background: Starts an indexer; None to make vectors at once.

    Attributes:
        vectors: How far they are, and what makes them.

    Raises:
        RetrievalError: The database cannot be opened.
    """

    def __init__(
        self,
        folder: Path,
        embedder: "Embedder",
        *,
        store: "ChromaStore | None" = None,
        say: Say = say_on_stderr,
        background: Callable[[], None] | None = None,
    ) -> None:
        self._embedder = embedder
        self._store = store
        self._background = background
        self._say = say
        self._words_until = 0.0
        self._stemmer = Stemmer()
        self._kept = MendingFile(folder, say)
        self.vectors = ShelfVectors(
            folder, self._kept, embedder, store, say=say, background=background
        )

    def add(
        self,
        path: Path,
        *,
        system: str = ANY_SYSTEM,
        title: str | None = None,
        edition: int = 0,
        on_page: OnPage | None = None,
        progress: "Progress | None" = None,
    ) -> Added:
        """Add a file as a book, or bring a book up to date with its file.

        The book can be searched by words before its vectors are made. Adding text that is there
        already adds nothing; a run that was stopped goes on where it was.

        Args:
            path: Markdown, text, HTML, DOCX or PDF.
            system: Rule system that it belongs to; empty for every one.
            title: As shown; None for the name of the file.
            edition: Year or number; of two books that disagree the newer edition comes first.
            on_page: Is told which page of a PDF is being read, and of how many.
            progress: Is told how far the vectors are, if they are made at once.

        Raises:
            DocumentError: The file cannot become a book.
            RetrievalError: It cannot be stored.
        """
        blocks = read_blocks(path, on_page=on_page)
        news = self._kept.safely(
            "add a book", lambda file: self._put(file, path, blocks, (title, system, edition))
        )
        if self._background is not None:
            self._background()
        else:
            self.vectors.embed(news.book.slug, progress=progress)
        return news

    def _put(
        self,
        file: ShelfFile,
        path: Path,
        blocks: Sequence[Block],
        wanted: tuple[str | None, str, int],
    ) -> Added:
        title, system, edition = wanted
        name, where = escaped(path.name), escaped(str(path.resolve()))
        digest = _digest(blocks)
        # Bytes of a name that are no UTF-8 arrive as half characters, which nothing can keep.
        title = escaped(title) if title is not None else None
        shown = title or escaped(" ".join(path.stem.replace("_", " ").replace("-", " ").split()))
        there = file.slug_where("digest", digest)
        slug = there or file.slug_where("path", where)
        if slug is None:
            slug, shown = _free_name(file, shown, may_replace=title is not None)
        held = file.place_of(slug)
        sections = cut_sections(slug, shown, blocks)
        if not sections:
            raise DocumentError(file=path.name, reason="no text was found in it")
        place = held[1] if held else file.next_place()
        if there:
            # The text is the same; a title or a game that was asked for now is new all the same.
            old = next(book for book in file.books() if book.slug == slug)
            shown, system = title or old.title, system or old.system
            edition = edition or old.edition
        copy = Copy(slug, shown, system, name, where, edition, place, digest, tuple(sections))
        # First the copy: a book on the shelf always has one.
        self._kept.copies.write(copy)
        if there:
            file.describe(copy)
        else:
            file.put(copy)
        book = next(book for book in file.books() if book.slug == slug)
        return Added(book, "unchanged" if there else "updated" if held else "added")

    def books(self, system: str | None = None) -> list[ShelfBook]:
        """Return the books in their order of precedence.

        Args:
            system: Only books for this rule system or for every one; None for all.
        """
        books = self._kept.safely("read the shelf", lambda file: file.books())
        return [book for book in books if system is None or book.system in {system, ANY_SYSTEM}]

    def order(self, slugs: Sequence[str]) -> None:
        """Give some books the first places; all others follow, the newest first.

        Raises:
            BadInputError: There is no such book.
        """
        known = {book.slug for book in self.books()}
        for slug in slugs:
            if slug not in known:
                raise BadInputError(
                    f"there is no book {slug!r} of yours; `dicebound rules list` lists them"
                )
        self._kept.safely("order the books", lambda file: file.order(slugs))

    def passages(self, slug: str) -> list[Passage]:
        """Return the passages of a book in reading order; none for an unknown book."""
        return self._kept.safely("read the shelf", lambda file: file.passages(slug))

    def passage(self, passage_id: str) -> Passage | None:
        """Return the passage with an id, or None."""
        return self._kept.safely("read the shelf", lambda file: file.passage(passage_id))

    def knows(self, stem: str) -> bool:
        """Tell whether a stem stands in any of the books."""
        return self._kept.safely("read the shelf", lambda file: file.knows(stem))

    def remove(self, slug: str) -> bool:
        """Remove a book; return whether there was one. The indexer drops its vectors later."""
        there = self._kept.safely(f"remove {slug!r}", lambda file: file.take_away(slug))
        self._kept.copies.remove(slug)
        if there and self._background is not None:
            self._background()
        elif there:
            self.vectors.catch_up()
        return there

    def close(self) -> None:
        """Let go of the database and of the vectors."""
        self._kept.file.close()
        if self._store is not None:
            self._store.close()

    def search(
        self,
        question: str,
        slots: Sequence[Slot],
        *,
        system: str | None = None,
        k: int = 6,
        book: str | None = None,
    ) -> list[ShelfHit]:
        """Return the passages of the books in scope that bear on a question, best first.

        Args:
            question: Cleaned.
            slots: Its words of meaning.
            system: Scope: books for this rule system or for every one; None for all books.
            k: How many at most.
            book: Only this one.
        """
        scope = [b for b in self.books(system) if book is None or b.slug == book]
        if not scope:
            return []
        slugs = {book.slug for book in scope}
        lexical = self._kept.safely("search", lambda file: by_words(file.db, slots, slugs))
        try:
            if time.monotonic() >= self._words_until:
                return self._by_both(question, slots, scope, lexical, k)
        except EmbedderError as error:
            self._words_until = time.monotonic() + REST_S
            self._say(f"{error}. Until then your books are searched by their words alone.")
        best = self._passages(promising(lexical, {}, most=k))
        return ranked(None, self._stemmer, question, slots, best, lexical)

    def _by_both(
        self,
        question: str,
        slots: Sequence[Slot],
        scope: Sequence[ShelfBook],
        lexical: Mapping[str, float],
        k: int,
    ) -> list[ShelfHit]:
        """Return what words and meaning find together.

        Raises:
            EmbedderError: Meaning cannot be compared now.
        """
        cosines = self.vectors.nearest(question, scope)
        passages = self._passages(promising(lexical, cosines, most=max(k, _LOOKED_AT)))
        return ranked(self._embedder, self._stemmer, question, slots, passages, lexical)[:k]

    def _passages(self, ids: Sequence[str]) -> list[Passage]:
        return [passage for passage in map(self.passage, ids) if passage is not None]


def _free_name(file: ShelfFile, shown: str, *, may_replace: bool) -> tuple[str, str]:
    """Return a slug and a title for a new book.

    Two files of one name are two books, unless the user gave the title of a book that is there.
    """
    base = slugify(shown)
    if base in shipped_books():
        base = f"my-{base}"
    if may_replace or file.place_of(base) is None:
        return base, shown
    number = 2
    while file.place_of(f"{base}-{number}") is not None:
        number += 1
    return f"{base}-{number}", f"{shown} ({number})"


def _digest(blocks: Sequence[Block]) -> str:
    parts = [(block.kind, block.level, block.text, block.page) for block in blocks]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()
