"""The vectors of the user's books: made, vouched for, made anew, and compared with a question."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.errors import RetrievalError
from companion.retrieval import intact
from companion.retrieval.indexing import no_indexer, only_indexer
from companion.retrieval.kept import Say
from companion.retrieval.mending import MendingFile
from companion.retrieval.shelf_file import ShelfBook, ShelfFile, Vectors
from companion.retrieval.shelf_search import CANDIDATES

if TYPE_CHECKING:
    from companion.retrieval.chroma_store import ChromaStore, Progress
    from companion.retrieval.embedding import Embedder

_MOST_TRIES: Final = 3
_WAIT_S: Final = 120.0
_RECORD: Final = "vectors.json"


class ShelfVectors:
    """The vectors of a shelf.

    Args:
        folder: Of the shelf.
        kept: Its database, where it is noted how far they are.
        embedder: Makes them.
        store: Holds them; None for no vectors at all.
        say: Takes messages for the user.
        background: Starts an indexer; None to make vectors at once.
    """

    def __init__(
        self,
        folder: Path,
        kept: MendingFile,
        embedder: "Embedder",
        store: "ChromaStore | None",
        *,
        say: Say,
        background: Callable[[], None] | None,
    ) -> None:
        self._folder = folder
        self._kept = kept
        self._embedder = embedder
        self._store = store
        self._say = say
        self._background = background
        self._checked: int | None = None

    def _books(self) -> list[ShelfBook]:
        return self._kept.safely("read the shelf", lambda file: file.books())

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
        passages = self._kept.safely("read the shelf", lambda file: file.passages(slug))
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
        self._kept.safely("note the vectors", lambda file: file.note_vectors(slug, vectors))

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
        self._checked = self._kept.safely("note the vectors", _next_generation)
        self._kept.safely("note the vectors", lambda file: file.note("tries", 0))

    def pending(self) -> list[ShelfBook]:
        """Return the books whose vectors are not complete."""
        return [book for book in self._books() if not self.is_ready(book)]

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
            self._store.keep_only([book.slug for book in self._books()])
            self._kept.mend_copies()
            self._vouch(self._store)
            if failed is not None:
                raise failed
        return True

    def _begin(self, store: "ChromaStore") -> None:
        """Look at what the last indexer left: whole, in the middle of its work, or damaged."""
        tries = self._kept.safely("read the shelf", lambda file: file.noted("tries"))
        reason = None
        if tries >= _MOST_TRIES:
            reason = f"making them was cut off {tries} times"
        elif not tries and any(book.vectors.done for book in self._books()):
            reason = self._fault(store)
        if reason is not None:
            # The lock is held already.
            store.start_anew(reason)
            self._kept.safely("note the vectors", lambda file: file.forget_vectors())
            tries = 0
        self._kept.safely("note the vectors", lambda file: file.note("tries", tries + 1))

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

    def nearest(self, question: str, scope: Sequence[ShelfBook]) -> dict[str, float]:
        """Return the passages of some books that are nearest in meaning: id to cosine.

        A book whose vectors are not complete gives none; damaged ones are made anew.

        Args:
            question: Cleaned.
            scope: The books.
        """
        from companion.retrieval.chroma_store import StoreError

        ready = [book for book in scope if self.is_ready(book)]
        store = self._store
        if not ready or store is None:
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
                self._kept.safely("note the vectors", lambda file: file.forget_vectors())

    def _look_at(self, store: "ChromaStore") -> None:
        """Before the first look and after every indexer: open Chroma anew, if it is whole."""
        from companion.retrieval.chroma_store import StoreError

        generation = self._kept.safely("read the shelf", lambda file: file.noted("generation"))
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
