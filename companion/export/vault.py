"""A folder of notes that is written again and again: own notes go, a user's own files stay.

A list of what was written, with a digest of each file, lies beside the notes. What an earlier
export wrote and this one does not is taken away, unless somebody has changed it since.
"""

import hashlib
import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from companion.errors import BadInputError

MANIFEST: Final = ".dicebound-notes.json"
_LARGEST: Final = 5_000_000


@dataclass(frozen=True, slots=True)
class Written:
    """What an export did.

    Attributes:
        removed: notes of an earlier export that are gone from the story, and from the folder.
        kept: such notes that stay, since somebody changed them.
    """

    removed: tuple[str, ...]
    kept: tuple[str, ...]


def write_vault(files: dict[str, str], folder: Path, *, owner: str, force: bool) -> Written:
    """Write notes into a folder, and take away those of an earlier export that are no more.

    Args:
        files: path in the folder to contents.
        folder: where they go; made if need be.
        owner: whose notes they are, such as a campaign's id; others' notes are left alone.
        force: write over what is there.

    Raises:
        BadInputError: something is there already and ``force`` is not given, or the folder cannot
            be written.
    """
    there = [path for path in files if (folder / path).exists()]
    if there and not force:
        raise BadInputError(f"{folder / there[0]} is there already; write over it with --force")
    lists = _lists(folder)
    before = lists.get(owner, {})
    try:
        for path, text in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
        gone = {path: digest for path, digest in before.items() if path not in files}
        removed = [path for path, digest in gone.items() if _take_away(folder, path, digest)]
        kept = [path for path in gone if (folder / path).exists()]
        listed = {path: _digest(text.encode()) for path, text in files.items()}
        listed |= {path: gone[path] for path in kept}
        lists[owner] = listed
        text = json.dumps(lists, indent=1, sort_keys=True)
        (folder / MANIFEST).write_text(f"{text}\n", encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadInputError(
            f"{folder} cannot be written: {reason}; choose another place"
        ) from error
    return Written(tuple(removed), tuple(kept))


def _lists(folder: Path) -> dict[str, dict[str, str]]:
    """Return what earlier exports wrote, by owner: path to digest; {} where no list can be read."""
    try:
        with (folder / MANIFEST).open("rb") as file:
            data = json.loads(file.read(_LARGEST))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(data, dict):
        return {}
    return {
        str(owner): {path: str(digest) for path, digest in listed.items() if _is_inside(path)}
        for owner, listed in data.items()
        if isinstance(listed, dict)
    }


def _is_inside(path: str) -> bool:
    """Whether a path of the list is that of a note in the folder, and of nothing elsewhere."""
    parts = PurePosixPath(path)
    return not parts.is_absolute() and ".." not in parts.parts and parts.suffix == ".md"


def _take_away(folder: Path, path: str, digest: str) -> bool:
    """Remove a note that is as it was written; return whether it was removed."""
    note = folder / path
    try:
        if note.is_symlink() or _digest(note.read_bytes()) != digest:
            return False
        note.unlink()
    except OSError:
        return False
    if note.parent != folder:
        with suppress(OSError):  # others' notes are in it
            note.parent.rmdir()
    return True


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
