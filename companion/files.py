"""Reads files that a user names: never more than a bound, and never what has no end."""

import stat
import sys
from pathlib import Path
from typing import Final

from companion.errors import BadInputError

STANDARD_INPUT: Final = "-"
LARGEST_SHEET: Final = 2_000_000
"""Bytes of a character's file."""


def read_bounded(path: Path, *, most: int, what: str) -> bytes:
    """Return the bytes of a file, or of standard input for ``-``.

    A device, a pipe or a socket is refused before it is opened: reading one may never end.

    Args:
        path: the file.
        most: bytes that it may have, 1 and up.
        what: what the file should be, for the message ("a sheet").

    Raises:
        BadInputError: it is missing, no ordinary file, too long, or cannot be read.
    """
    try:
        if str(path) == STANDARD_INPUT:
            data = sys.stdin.buffer.read(most + 1)
        else:
            _check_kind(path, path.stat().st_mode, what)
            with path.open("rb") as file:
                data = file.read(most + 1)
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        reason = getattr(error, "strerror", None) or "no file can have that name"
        raise BadInputError(
            f"{str(path)!r} cannot be read as {what}: {reason}; give another file"
        ) from error
    if len(data) > most:
        raise BadInputError(f"{str(path)!r} is too long for {what}; {most:,} bytes are the most")
    return data


def read_text(path: Path, *, most: int, what: str) -> str:
    """Return the text of a file in UTF-8; see ``read_bounded``.

    Raises:
        BadInputError: as ``read_bounded``, or it is no text in UTF-8.
    """
    try:
        return read_bounded(path, most=most, what=what).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInputError(
            f"{str(path)!r} cannot be read as {what}: byte {error.start + 1} is no UTF-8 text; "
            "save it as UTF-8"
        ) from error


def _check_kind(path: Path, mode: int, what: str) -> None:
    if stat.S_ISREG(mode):
        return
    kind = "a folder" if stat.S_ISDIR(mode) else "a device or a pipe, no ordinary file"
    raise BadInputError(f"{str(path)!r} cannot be read as {what}: it is {kind}; give a file")
