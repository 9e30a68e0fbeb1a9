"""Tables of the story that ship with the sessions, as TOML files beside this module."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from companion.errors import CorpusError
from engine.api import Standing


@cache
def shipped(name: str) -> dict[str, Any]:
    """Return what a shipped file holds: read once, shared by all who ask, never to be changed.

    Args:
        name: of the file ("arrivals.toml").

    Raises:
        CorpusError: it is malformed.
    """
    source = resources.files("companion.session") / name
    try:
        return tomllib.loads(source.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise CorpusError(f"{name} cannot be read: {error}") from error


def with_tuples(entry: object) -> dict[str, Any]:
    """Return an entry of such a file for a strict type: TOML has lists, the types want tuples."""
    pairs = dict(entry).items() if isinstance(entry, dict) else ()
    return {key: tuple(value) if isinstance(value, list) else value for key, value in pairs}


def two_standings(helps: str, hinders: str) -> tuple[Standing, Standing]:
    """Return what lies about in a scene to be used, and to be feared."""
    return Standing(name=helps, helps=True), Standing(name=hinders, helps=False)
