"""The shelf's database and its copies, each of which is built anew from the other."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from companion.retrieval.copies import Copies, Copy
from companion.retrieval.corpus import Section
from companion.retrieval.kept import Say
from companion.retrieval.shelf_file import ShelfBook, ShelfDamageError, ShelfFile

T = TypeVar("T")

_NAME: Final = "shelf.sqlite"
_SOURCES: Final = "sources"


class MendingFile:
    """The database of a shelf, built anew from the copies whenever it is found bent.

    Args:
        folder: Holds the database and the copies.
        say: Takes messages for the user.

    Attributes:
        copies: The books as they were read.
        file: The database.

    Raises:
        RetrievalError: The database cannot be opened.
    """

    def __init__(self, folder: Path, say: Say) -> None:
        self._folder = folder
        self._say = say
        self.copies = Copies(folder / _SOURCES)
        self.file = self._opened()

    def _opened(self) -> ShelfFile:
        path = self._folder / _NAME
        was_there = path.exists() and path.stat().st_size > 0
        try:
            file = ShelfFile(path, self.copies)
            with file.guarded("read the shelf"):
                is_lost = file.is_empty() and bool(self.copies)
                uncopied = [b for b in file.books() if not self.copies.has(b.slug)]
                for book in uncopied:
                    self._keep_copy(file, book)
        except ShelfDamageError as damage:
            if not self.copies:
                raise
            return self._rebuilt(str(damage.__cause__))
        if is_lost:
            file.close()
            # Whole and empty beside copies: the adding of the first book was stopped half-way.
            return self._rebuilt("" if was_there else "its file is missing")
        return file

    def _rebuilt(self, reason: str) -> ShelfFile:
        if reason:
            self._say(f"The shelf of your books was damaged ({reason}) and is built anew.")
        path = self._folder / _NAME
        for end in ("", "-wal", "-shm", "-journal"):
            path.with_name(path.name + end).unlink(missing_ok=True)
        file = ShelfFile(path, self.copies)
        for copy in self.copies.read():
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
        self.copies.write(
            Copy(book.slug, book.title, book.system, book.source, "", book.edition, held[1],
                 held[0], sections)
        )  # fmt: skip

    def safely(self, what: str, work: Callable[[ShelfFile], T]) -> T:
        """Do something with the database; build it anew from the copies if it is bent.

        Args:
            what: What is being done, for messages.
            work: Does it; it may be called twice.

        Raises:
            RetrievalError: It cannot be done.
        """
        try:
            with self.file.guarded(what):
                return work(self.file)
        except ShelfDamageError as damage:
            if not self.copies:
                raise
            self.file.close()
            self.file = self._rebuilt(str(damage.__cause__))
        with self.file.guarded(what):
            return work(self.file)

    def mend_copies(self) -> None:
        """Write the copies anew that are lost or bent."""
        whole = {copy.slug for copy in self.copies.read() if isinstance(copy, Copy)}
        for book in self.safely("read the shelf", lambda file: file.books()):
            if book.slug not in whole:
                self.safely("copy a book", partial(self._keep_copy, book=book))
