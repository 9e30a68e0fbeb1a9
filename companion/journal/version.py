"""The installed program's version, for the record."""

from functools import cache
from importlib.metadata import PackageNotFoundError, version


@cache
def program_version() -> str:
    """Return the version of the installed program, ``0`` when it runs from a bare folder."""
    try:
        return version("dicebound")
    except PackageNotFoundError:
        return "0"
