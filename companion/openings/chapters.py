"""Chapters: what comes after an opening's scene, with the time between told by how that one ended.

A chapter is an opening of its own that follows another. It stands in ``chapters/<id>.toml``, where
``salt-widow-2`` follows ``salt-widow`` and ``salt-widow-3`` follows that; its scene kit stands
with the openings' (docs/writing-kits.md).
"""

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final, Literal

from companion.errors import CorpusError
from companion.openings import Opening, openings, sentences_of, tuples
from engine.api import system_slugs

Ended = Literal["won", "lost", "left"]
"""How a scene ended: what was at stake was answered, its trouble came, or neither."""
FOLDER: Final = "chapters"
_ID: Final = re.compile(r"(?P<story>[a-z][a-z-]{0,50}[a-z])(?:-(?P<number>[2-9]))?")


class Chapter(Opening):
    """A scene that follows another.

    Attributes:
        after: id of the scene before it.
        title: two to five words.
        won: one or two sentences of the time between, where that scene's question was answered.
        lost: the same where its trouble came instead.
        left: the same where it was left open.
    """

    after: str
    title: str
    won: str
    lost: str
    left: str

    def told(self, ended: Ended, again: tuple[str, ...] = ()) -> list[str]:
        """Return how it begins, sentence by sentence.

        Args:
            ended: how the scene before it ended.
            again: names of those of before who are there.
        """
        between = {"won": self.won, "lost": self.lost, "left": self.left}[ended]
        scene = sentences_of(self.scene)
        spoken = next((i for i, s in enumerate(scene) if '"' in s), len(scene) - 1)
        there = [p.again for p in self.people if p.again and p.name in again]
        return [*sentences_of(between), *scene[:spoken], *there, *scene[spoken:]]


def number_of(name: str) -> int:
    """Return which chapter of its story an opening or a chapter is: 1 for an opening.

    Example:
        >>> number_of("salt-widow"), number_of("salt-widow-2")
        (1, 2)
    """
    found = _ID.fullmatch(name)
    return int(found["number"] or 1) if found is not None else 1


def chapter_after(name: str) -> Chapter | None:
    """Return the chapter that follows an opening or a chapter; None where none is written.

    Raises:
        CorpusError: the shipped file is malformed.
    """
    found = _ID.fullmatch(name)
    if found is None:
        return None
    return chapter(f"{found['story']}-{number_of(name) + 1}")


@cache
def chapter(name: str) -> Chapter | None:
    """Return a chapter by its id; None where there is none.

    Raises:
        CorpusError: the shipped file is malformed.
    """
    found = _ID.fullmatch(name)
    if found is None or found["number"] is None:
        return None
    source = resources.files("companion.openings") / FOLDER / f"{name}.toml"
    if not source.is_file():
        return None
    try:
        row: dict[str, Any] = tomllib.loads(source.read_text(encoding="utf-8"))
        first = _opening(found["story"])
        given = {"id": name, "systems": first.systems, "genre": first.genre}
        return Chapter.model_validate({**tuples(row), **given})
    except (KeyError, TypeError, ValueError) as error:
        raise CorpusError(f"the chapter {name!r} cannot be read: {error}") from error


def _opening(name: str) -> Opening:
    for system in system_slugs():
        for opening in openings(system):
            if opening.id == name:
                return opening
    raise ValueError(f"there is no opening {name!r}")


def chapter_names() -> list[str]:
    """Return the ids of the chapters that are written, in order."""
    folder = resources.files("companion.openings") / FOLDER
    files = (p.name for p in folder.iterdir()) if folder.is_dir() else ()
    return sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml"))


def opening_called(system: str, name: str) -> Opening | None:
    """Return an opening of a game, or a chapter, by its id; None for none."""
    found = next((opening for opening in openings(system) if opening.id == name), None)
    return found or chapter(name)
