"""Where compiled books are kept, and when they are built anew.

A kept index is used when it was made from these very files, with this embedder and in this
format. Otherwise it is rebuilt with one message; a cache folder that cannot be written costs the
keeping, never the answer.
"""

import os
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.errors import RetrievalError
from companion.retrieval.corpus import (
    CorpusFileError,
    digest_files,
    parse_book,
    read_files,
    shipped_books,
    shipped_folder,
)
from companion.retrieval.index import BookIndex

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from companion.retrieval.embedding import Embedder

Say = Callable[[str], None]

_NOT_AN_INDEX: Final = (sqlite3.Error, KeyError, ValueError, TypeError, OSError)


def say_on_stderr(message: str) -> None:
    """Write a message for a person to standard error."""
    sys.stderr.write(message + "\n")


def default_cache_folder() -> Path:
    """Return the folder that compiled books are kept in when nobody names another.

    It is the cache folder of the user's account, or lies in ``DICEBOUND_HOME`` where that is set.
    """
    home = os.environ.get("DICEBOUND_HOME")
    if home:
        return Path(home) / "cache" / "books"
    import platformdirs

    return Path(platformdirs.user_cache_dir("dicebound", appauthor=False)) / "books"


def open_shipped_book(
    slug: str,
    embedder: "Embedder",
    *,
    cache_folder: Path | None = None,
    say: Say = say_on_stderr,
) -> BookIndex:
    """Return the compiled index of a shipped book, built first where needed.

    Args:
        slug: ``stitcher``, ``skitterbarren`` or ``altars``.
        embedder: Makes the vectors.
        cache_folder: Where indexes are kept; None for the user's cache folder.
        say: Takes a message for the user.

    Raises:
        CorpusFileError: The book does not exist or is malformed.
    """
    if slug not in shipped_books():
        raise CorpusFileError(
            file=slug, reason=f"there is no such book (there are {', '.join(shipped_books())})"
        )
    return open_book_folder(
        slug, shipped_folder(slug), embedder, cache_folder=cache_folder, say=say
    )


def open_book_folder(
    slug: str,
    folder: "Traversable",
    embedder: "Embedder",
    *,
    cache_folder: Path | None = None,
    say: Say = say_on_stderr,
) -> BookIndex:
    """Return the compiled index of a book in a folder of its own, built first where needed.

    Args:
        slug: Name of the book.
        folder: Holds its files.
        embedder: Makes the vectors.
        cache_folder: Where indexes are kept; None for the user's cache folder.
        say: Takes a message for the user.

    Raises:
        CorpusFileError: A file of the book is malformed.
    """
    files = read_files(folder)
    digest = digest_files(files)
    path = (cache_folder or default_cache_folder()) / f"{slug}.sqlite"
    try:
        index = BookIndex.open(path)
    except FileNotFoundError:
        reason = "are being prepared for searching"
    except _NOT_AN_INDEX as error:
        why = f"the kept index is damaged, or of another version: {error}"
        reason = f"are being indexed again ({why})"
    else:
        stale = _why_stale(index, digest, embedder)
        if stale is None:
            return index
        index.close()
        reason = stale
    from companion.retrieval.compiling import build_index, write_index

    say(f"The rules of {slug} {reason}; this happens once.")
    book = parse_book(slug, files)
    try:
        build_index(path, book, embedder, digest=digest)
        return BookIndex.open(path)
    except (RetrievalError, *_NOT_AN_INDEX) as error:
        say(f"{error} Until then the rules are prepared anew each time.")
        db = sqlite3.connect(":memory:", check_same_thread=False)
        write_index(db, book, embedder, digest=digest)
        return BookIndex(db)


def _why_stale(index: BookIndex, digest: str, embedder: "Embedder") -> str | None:
    if (index.embedder, index.dimensions) != (embedder.name, embedder.dimensions):
        return (
            f"were indexed with {index.embedder} ({index.dimensions} numbers a text) and are being "
            f"indexed with {embedder.name} ({embedder.dimensions}) now"
        )
    if index.digest != digest:
        return "have changed and are being indexed again"
    return None
