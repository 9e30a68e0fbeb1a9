"""Reads files that a user names: never more than a bound, for a device has no end."""

from pathlib import Path

from companion.errors import BadInputError


def read_bounded(path: Path, *, most: int, what: str) -> bytes:
    """Return the bytes of a file.

    Args:
        path: the file.
        most: bytes that it may have, 1 and up.
        what: what the file should be, for the message ("a sheet").

    Raises:
        BadInputError: it is longer.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise BadInputError(f"{path} is too long for {what}; {most:,} bytes are the most")
    return data
