"""Making vectors in the background: one indexer at a time, resumable, safe to kill.

``start_indexer`` starts ``python -m companion.retrieval.indexing`` apart from the program, so that
``rules add`` ends as soon as a book can be searched by words. The indexer writes down after every
batch how far it is; killed at any moment, the next one goes on there. Only who holds the lock
writes to Chroma, and nobody reads it meanwhile: Chroma is made for one process.
"""

import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from companion.child import child_environment
from companion.errors import CompanionError
from companion.retrieval.embedders import make_embedder

_LOCK: Final = "indexing.lock"
_NEXT: Final = "waiting.lock"
"""Held by the one indexer that waits for another to end; it sees whatever is added meanwhile."""
_WAIT_S: Final = 120.0
_POLL_S: Final = 0.25
_NICENESS: Final = 5


@contextmanager
def only_indexer(folder: Path, *, wait_s: float = 0.0) -> Iterator[bool]:
    """Hold the lock of a shelf; yield whether it was to be had.

    The lock is a transaction on an empty database: the operating system lets go of it when the
    process ends, however it ends.

    Args:
        folder: Of the shelf.
        wait_s: How long to wait for another indexer.
    """
    end = time.monotonic() + wait_s
    while True:
        db = _locked(folder, "BEGIN EXCLUSIVE")
        if db is not None or time.monotonic() >= end:
            break
        time.sleep(_POLL_S)
    try:
        yield db is not None
    finally:
        if db is not None:
            db.close()


@contextmanager
def no_indexer(folder: Path) -> Iterator[bool]:
    """Keep indexers away while vectors are read; yield whether none was at work.

    Args:
        folder: Of the shelf.
    """
    db = _locked(folder, "BEGIN", "SELECT count(*) FROM sqlite_master")
    try:
        yield db is not None
    finally:
        if db is not None:
            db.close()


def _locked(folder: Path, *statements: str, name: str = _LOCK) -> sqlite3.Connection | None:
    """Return a connection that holds a lock; None while somebody else does."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    for _ in range(2):
        try:
            db = sqlite3.connect(path, timeout=0, isolation_level=None)
        except sqlite3.OperationalError:
            return None  # a folder that cannot be written to
        try:
            for statement in statements:
                db.execute(statement)
        except sqlite3.OperationalError:
            db.close()
            return None
        except sqlite3.DatabaseError:
            db.close()  # no database: somebody wrote into it
            path.unlink(missing_ok=True)
        else:
            return db
    return None


def wait_for_turn(folder: Path) -> bool:
    """Wait until no indexer is at work; return False at once if another waits already.

    Args:
        folder: Of the shelf.
    """
    place = _locked(folder, "BEGIN EXCLUSIVE", name=_NEXT)
    if place is None:
        return False
    try:
        with only_indexer(folder, wait_s=_WAIT_S) as is_mine:
            return is_mine
    finally:
        place.close()


def start_indexer(
    folder: Path, *, embedder: str, base_url: str = "", chroma_url: str | None = None
) -> None:
    """Start an indexer of the books in a data folder, and leave it alone.

    Args:
        folder: The user's data folder.
        embedder: Its name in the settings.
        base_url: Address of the embedder's endpoint; empty for its own.
        chroma_url: A Chroma server; None for an embedded one.
    """
    place = _locked(folder / "books", "BEGIN EXCLUSIVE", name=_NEXT)
    if place is None:
        return  # one waits already, and will see what is new
    place.close()
    with suppress(OSError):  # the next start tries again
        subprocess.Popen(  # noqa: S603 - this very module
            [
                sys.executable,
                "-P",
                "-m",
                __name__,
                str(folder),
                embedder,
                base_url,
                chroma_url or "",
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            env=child_environment(),
        ).returncode = 0  # fmt: skip  - nobody waits for it, and Popen must not complain


def main(argv: Sequence[str]) -> int:
    """Make the vectors that are missing.

    Args:
        argv: Data folder, embedder, address of its endpoint, address of a Chroma server.
    """
    from companion.retrieval.shelf import open_shelf

    folder, name, base_url, chroma_url = argv
    if not wait_for_turn(Path(folder) / "books"):
        return 0
    try:
        embedder = make_embedder(name, base_url=base_url)
        shelf = open_shelf(
            Path(folder), embedder, url=chroma_url or None, say=lambda _message: None
        )
        try:
            shelf.vectors.catch_up(wait_s=_WAIT_S)
        finally:
            shelf.close()
    except CompanionError:
        return 1  # noted on the shelf, where `rules list` shows it
    return 0


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    sys.exit(main(sys.argv[1:]))
