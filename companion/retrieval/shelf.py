"""The user's own books: added from files, searched by words at once and by meaning when ready.

shelf_file.py    the database of passages and their words
copies.py        the books as they were read, from which that database can be built anew
chroma_store.py  their vectors, which can be made anew from it
indexing.py      the process that makes them
intact.py        whether Chroma's files are as it left them
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeVar

from companion.errors import BadInputError, RetrievalError
from companion.retrieval import intact
from companion.retrieval.copies import Copies, Copy
from companion.retrieval.corpus import SHIPPED_BOOKS, Section
from companion.retrieval.documents import Block, DocumentError, OnPage, read_blocks, slugify
from companion.retrieval.indexing import no_indexer, only_indexer
from companion.retrieval.kept import Say, say_on_stderr
from companion.retrieval.lexicon import Slot, Stemmer
from companion.retrieval.passages import Passage
from companion.retrieval.sections import cut_sections
from companion.retrieval.shelf_file import ShelfBook, ShelfDamageError, ShelfFile, Vectors
from companion.retrieval.shelf_search import CANDIDATES, ShelfHit, by_words, promising, ranked

if TYPE_CHECKING:
    from companion.retrieval.chroma_store import ChromaStore, Progress
    from companion.retrieval.embedding import Embedder

T = TypeVar("T")

ANY_SYSTEM: Final = ""
"""System of a book that serves every game."""

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
        self._folder = folder
        self._embedder = embedder
        self._store = store
        self._say = say
        self._background = background
        self._stemmer = Stemmer()
        self._copies = Copies(folder / _SOURCES)
        self._checked: int | None = None
        self._file = self._opened()

    def _opened(self) -> ShelfFile:
        path = self._folder / _NAME
        try:
            file = ShelfFile(path, self._copies)
            with file.guarded("read the shelf"):
                is_lost = file.is_empty() and bool(self._copies)
                uncopied = [b for b in file.books() if not self._copies.has(b.slug)]
                for book in uncopied:
                    self._keep_copy(file, book)
        except ShelfDamageError as damage:
            if not self._copies:
                raise
            return self._rebuilt(str(damage.__cause__))
        if is_lost:
            file.close()
            return self._rebuilt("its file is missing")
        return file

    def _rebuilt(self, reason: str) -> ShelfFile:
        self._say(f"The shelf of your books was damaged ({reason}) and is built anew.")
        path = self._folder / _NAME
        for end in ("", "-wal", "-shm", "-journal"):
            path.with_name(path.name + end).unlink(missing_ok=True)
        file = ShelfFile(path, self._copies)
        for copy in self._copies.read():
            if isinstance(copy, Copy):
                file.put(copy)
            else:
                name = copy.name.removeprefix("book-").removesuffix(".json.gz")
                self._say(f"The copy of {name} is damaged too; add that book again.")
                copy.unlink(missing_ok=True)
        return file

    def _keep_copy(self, file: ShelfFile, book: ShelfBook) -> None:
        held = file.place_of(book.slug) or ("", 0)
        sections = tuple(
            Section(id=p.id, title=p.title, text=p.text, page=p.page)
            for p in file.passages(book.slug)
        )
        self._copies.write(
            Copy(book.slug, book.title, book.system, book.source, "", book.edition, held[1],
                 held[0], sections)
        )  # fmt: skip

    def _safely(self, what: str, work: Callable[[ShelfFile], T]) -> T:
        """Do something with the database; build it anew from the copies if it is bent."""
        try:
            with self._file.guarded(what):
                return work(self._file)
        except ShelfDamageError as damage:
            if not self._copies:
                raise
            self._file.close()
            self._file = self._rebuilt(str(damage.__cause__))
        with self._file.guarded(what):
            return work(self._file)

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
        news = self._safely(
            "add a book", lambda file: self._put(file, path, blocks, (title, system, edition))
        )
        if self._background is not None:
            self._background()
        else:
            self.embed(news.book.slug, progress=progress)
        return news

    def _put(
        self,
        file: ShelfFile,
        path: Path,
        blocks: Sequence[Block],
        wanted: tuple[str | None, str, int],
    ) -> Added:
        title, system, edition = wanted
        where = str(path.resolve())
        digest = _digest(blocks)
        shown = title or " ".join(path.stem.replace("_", " ").replace("-", " ").split())
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
        copy = Copy(slug, shown, system, path.name, where, edition, place, digest, tuple(sections))
        # First the copy: a book on the shelf always has one.
        self._copies.write(copy)
        if there:
            file.describe(copy)
        else:
            file.put(copy)
        book = next(book for book in file.books() if book.slug == slug)
        return Added(book, "unchanged" if there else "updated" if held else "added")

    def embed(self, slug: str, *, progress: "Progress | None" = None) -> int:
        """Make the vectors of a book that are missing; return how many were made.

        Args:
            slug: Name of the book.
            progress: Is told how far it is.

        Raises:
            RetrievalError: They cannot be made; the reason is noted on the shelf.
        """
        with only_indexer(self._folder, wait_s=_WAIT_S) as is_mine:
            if self._store is None or not is_mine:
                return 0
            self._begin(self._store)
            made = self._embed(self._store, slug, progress)
            self._vouch(self._store)
        return made

    def _embed(self, store: "ChromaStore", slug: str, progress: "Progress | None") -> int:
        passages = self.passages(slug)
        total = len(passages)

        def tell(done: int, of: int) -> None:
            self._note(slug, Vectors(self._embedder.name, total - of + done, total))
            if progress is not None:
                progress(total - of + done, total)

        try:
            made = store.sync(slug, {p.id: p.text for p in passages}, progress=tell)
        except RetrievalError as error:
            self._note(slug, Vectors(self._embedder.name, 0, total, str(error)))
            raise
        self._note(slug, Vectors(self._embedder.name, total, total))
        return made

    def _note(self, slug: str, vectors: Vectors) -> None:
        self._safely("note the vectors", lambda file: file.note_vectors(slug, vectors))

    def _vouch(self, store: "ChromaStore") -> None:
        """Note what Chroma's files hold now, and tell other processes to open them anew."""
        if store.folder is not None:
            store.close()
            try:
                intact.note(store.folder, self._folder / _RECORD)
            except OSError as error:
                raise RetrievalError(
                    f"Cannot write to {str(self._folder)!r} ({error.strerror}); free some space."
                ) from error
        self._checked = self._safely("note the vectors", _next_generation)
        self._safely("note the vectors", lambda file: file.note("tries", 0))

    def pending(self) -> list[ShelfBook]:
        """Return the books whose vectors are not complete."""
        return [book for book in self.books() if not self.is_ready(book)]

    def is_ready(self, book: ShelfBook) -> bool:
        """Return whether a book can be searched by meaning."""
        held = book.vectors
        made = held.embedder == self._embedder.name and not held.fault
        return made and held.done == held.total == book.passages

    def catch_up(self, *, wait_s: float = 0.0, progress: "Progress | None" = None) -> bool:
        """Make all vectors that are missing, and drop those of books that are gone.

        Args:
            wait_s: How long to wait for another indexer.
            progress: Is told how far the book at hand is.

        Returns:
            False if another indexer is at work.

        Raises:
            RetrievalError: The vectors of some book could not be made.
        """
        if self._store is None:
            return True
        with only_indexer(self._folder, wait_s=wait_s) as is_mine:
            if not is_mine:
                return False
            self._begin(self._store)
            failed: RetrievalError | None = None
            for book in self.pending():
                try:
                    self._embed(self._store, book.slug, progress)
                except RetrievalError as error:
                    failed = error
            self._store.keep_only([book.slug for book in self.books()])
            self._mend_copies()
            self._vouch(self._store)
            if failed is not None:
                raise failed
        return True

    def _mend_copies(self) -> None:
        whole = {copy.slug for copy in self._copies.read() if isinstance(copy, Copy)}
        for book in self.books():
            if book.slug not in whole:
                self._safely("copy a book", partial(self._keep_copy, book=book))

    def _begin(self, store: "ChromaStore") -> None:
        """Look at what the last indexer left: whole, in the middle of its work, or damaged."""
        tries = self._safely("read the shelf", lambda file: file.noted("tries"))
        reason = None
        if tries >= _MOST_TRIES:
            reason = f"making them was cut off {tries} times"
        elif not tries and any(book.vectors.done for book in self.books()):
            reason = self._fault(store)
        if reason is not None:
            # The lock is held already.
            store.start_anew(reason)
            self._safely("note the vectors", lambda file: file.forget_vectors())
            tries = 0
        self._safely("note the vectors", lambda file: file.note("tries", tries + 1))

    def _fault(self, store: "ChromaStore") -> str | None:
        if store.folder is None:
            return None
        return intact.fault(store.folder, self._folder / _RECORD)

    def resume(self) -> None:
        """Have the vectors made that are missing, if that has not failed before."""
        waiting = [book for book in self.pending() if not book.vectors.fault]
        for book in waiting:
            if book.vectors.embedder not in {"", self._embedder.name}:
                self._say(
                    f"The vectors of {book.title} were made with {book.vectors.embedder} and are "
                    f"being made with {self._embedder.name} now."
                )
        if waiting and self._background is not None:
            self._background()
        elif waiting:
            self.catch_up()

    def books(self, system: str | None = None) -> list[ShelfBook]:
        """Return the books in their order of precedence.

        Args:
            system: Only books for this rule system or for every one; None for all.
        """
        books = self._safely("read the shelf", lambda file: file.books())
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
        self._safely("order the books", lambda file: file.order(slugs))

    def passages(self, slug: str) -> list[Passage]:
        """Return the passages of a book in reading order; none for an unknown book."""
        return self._safely("read the shelf", lambda file: file.passages(slug))

    def passage(self, passage_id: str) -> Passage | None:
        """Return the passage with an id, or None."""
        return self._safely("read the shelf", lambda file: file.passage(passage_id))

    def knows(self, stem: str) -> bool:
        """Tell whether a stem stands in any of the books."""
        return self._safely("read the shelf", lambda file: file.knows(stem))

    def remove(self, slug: str) -> bool:
        """Remove a book; return whether there was one. The indexer drops its vectors later."""
        there = self._safely(f"remove {slug!r}", lambda file: file.take_away(slug))
        self._copies.remove(slug)
        if there and self._background is not None:
            self._background()
        elif there:
            self.catch_up()
        return there

    def close(self) -> None:
        """Let go of the database and of the vectors."""
        self._file.close()
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
        lexical = self._safely("search", lambda file: by_words(file.db, slots, slugs))
        cosines = self._by_meaning(self._store, question, scope) if self._store else {}
        wanted = promising(lexical, cosines, most=max(k, _LOOKED_AT))
        passages = [p for p in map(self.passage, wanted) if p is not None]
        return ranked(self._embedder, self._stemmer, question, slots, passages, lexical)[:k]

    def _by_meaning(
        self, store: "ChromaStore", question: str, scope: Sequence[ShelfBook]
    ) -> dict[str, float]:
        from companion.retrieval.chroma_store import StoreError

        ready = [book for book in scope if self.is_ready(book)]
        if not ready:
            return {}
        with no_indexer(self._folder) as is_free:
            if not is_free:
                return {}  # what words find has to do
            try:
                self._look_at(store)
                return _nearest(store, question, ready)
            except StoreError as error:
                fault = error
        if store.folder is None:
            self._say(f"{fault} Until then your books are searched by their words.")
            return {}
        self._start_anew(store, str(fault.__cause__ or fault))
        if self._background is not None:
            self._background()
            return {}
        self.catch_up()
        return _nearest(store, question, ready)

    def _start_anew(self, store: "ChromaStore", reason: str) -> None:
        with only_indexer(self._folder, wait_s=1.0) as is_mine:
            if is_mine:
                store.start_anew(reason)
                self._safely("note the vectors", lambda file: file.forget_vectors())

    def _look_at(self, store: "ChromaStore") -> None:
        """Before the first look and after every indexer: open Chroma anew, if it is whole."""
        from companion.retrieval.chroma_store import StoreError

        generation = self._safely("read the shelf", lambda file: file.noted("generation"))
        if generation == self._checked:
            return
        store.close()
        fault = self._fault(store)
        if fault is not None:
            raise StoreError(fault)
        self._checked = generation


def _next_generation(file: ShelfFile) -> int:
    generation = file.noted("generation") + 1
    file.note("generation", generation)
    return generation


def _nearest(store: "ChromaStore", question: str, books: Sequence[ShelfBook]) -> dict[str, float]:
    from companion.retrieval.chroma_store import StoreError

    found: dict[str, float] = {}
    for book in books:
        near = store.nearest(book.slug, question, k=CANDIDATES)
        if not near and book.passages:
            raise StoreError(f"the vectors of {book.slug} are gone")
        found.update(near)
    return found


def _free_name(file: ShelfFile, shown: str, *, may_replace: bool) -> tuple[str, str]:
    """Return a slug and a title for a new book.

    Two files of one name are two books, unless the user gave the title of a book that is there.
    """
    base = slugify(shown)
    if base in SHIPPED_BOOKS:
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
