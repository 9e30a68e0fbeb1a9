"""A checksum inside an SQLite file that is written once and then only read.

SQLite notices a bent page only if it happens to be one that it must understand; bent numbers would
go unnoticed into a ranking. The checksum of all other bytes stands in the header's field for an
application's own number, which SQLite leaves alone.
"""

import sqlite3
import zlib
from pathlib import Path
from typing import Final

_FIELD: Final = slice(68, 72)


def seal(path: Path) -> None:
    """Write the checksum of a finished file into its header.

    Raises:
        OSError: The file cannot be written.
    """
    with path.open("r+b") as file:
        checksum = _checksum(file.read())
        file.seek(_FIELD.start)
        file.write(checksum)


def verify_seal(path: Path) -> None:
    """Do nothing if a file is as it was sealed.

    Raises:
        sqlite3.DatabaseError: It is not.
        OSError: It cannot be read.
    """
    data = path.read_bytes()
    if data[_FIELD] != _checksum(data):
        raise sqlite3.DatabaseError("its checksum is wrong")


def _checksum(data: bytes) -> bytes:
    rest = zlib.crc32(data[_FIELD.stop :], zlib.crc32(data[: _FIELD.start]))
    return rest.to_bytes(4, "big")
