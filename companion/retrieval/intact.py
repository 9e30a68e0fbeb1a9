"""Tells whether Chroma's files are as the indexer left them.

A damaged vector file does not always make Chroma fail: it may answer with fewer passages, or with
other ones, or end the whole process. So the indexer notes a digest of each file when it has
finished, and whoever opens the folder looks first. Chroma writes to its database whenever it opens
it, so that file is checked by SQLite itself. Until a book has a thousand passages its vectors lie
in that database, and the files of its folder are written anew, with chance in them, at every
opening; a folder counts once it has the file that names its passages.
"""

import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

DATABASE: Final = "chroma.sqlite3"
_NAMES: Final = "index_metadata.pickle"
_BLOCK: Final = 1 << 20
_LARGE: Final = 100 << 20
"""Bytes of a database that takes seconds to check: only its schema is read."""


def note(folder: Path, record: Path) -> None:
    """Write down what the files of a Chroma folder hold.

    Args:
        folder: Chroma's; nobody has it open.
        record: File to write.

    Raises:
        OSError: It cannot be written.
    """
    fresh = record.with_suffix(".new")
    fresh.write_text(json.dumps({"files": _digests(folder)}), encoding="utf-8")
    fresh.replace(record)


def fault(folder: Path, record: Path) -> str | None:
    """Return what is wrong with the files of a Chroma folder; None if they are whole.

    Args:
        folder: Chroma's.
        record: Written by ``note``.
    """
    try:
        noted = json.loads(record.read_text(encoding="utf-8"))["files"]
        held = _digests(folder)
    except FileNotFoundError as error:
        return f"{Path(error.filename or record).name} is missing"
    except (OSError, ValueError, KeyError, TypeError):
        return f"{record.name} cannot be read"
    if not isinstance(noted, dict):
        return f"{record.name} cannot be read"
    for name in sorted({*noted, *held}):
        if name not in held:
            return f"{Path(name).name} is missing"
        if noted.get(name) != held[name]:
            return f"{Path(name).name} has changed"
    return _database_fault(folder / DATABASE)


def _digests(folder: Path) -> dict[str, str]:
    if not (folder / DATABASE).is_file():
        raise FileNotFoundError(2, "missing", str(folder / DATABASE))
    return {
        path.relative_to(folder).as_posix(): _digest(path)
        for names in sorted(folder.glob(f"*/{_NAMES}"))
        for path in sorted(names.parent.iterdir())
    }


def _digest(path: Path) -> str:
    digest = hashlib.blake2b(digest_size=16)
    with path.open("rb") as file:
        while block := file.read(_BLOCK):
            digest.update(block)
    return digest.hexdigest()


def _database_fault(path: Path) -> str | None:
    try:
        with closing(sqlite3.connect(path, timeout=10)) as db:
            large = path.stat().st_size > _LARGE
            look = "SELECT 'ok' FROM sqlite_master" if large else "PRAGMA quick_check(1)"
            said = (db.execute(look).fetchone() or ("there is nothing in it",))[0]
    except sqlite3.Error as error:
        return f"{path.name}: {error}"
    return None if said == "ok" else f"{path.name}: {said}"
