"""Which kind of story a character belongs to, as the words of a sheet tell it."""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final

from companion.errors import CorpusError

_ENOUGH: Final = 0.4
"""Least sum of hints with which a sheet says anything; less is what stands in any story."""
_AS_GOOD: Final = 0.6
"""Share of the best genre's hints from which another suits as well."""
_WORD: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


def genres_of(names: Iterable[str]) -> frozenset[str]:
    """Return the genres that the names on a sheet point to; none where they would fit anywhere.

    A word that three genres share counts a third for each.

    Raises:
        CorpusError: the shipped list is malformed.

    Example:
        >>> sorted(genres_of(["Sheriff", "Old saddle", "Six-shooter"]))
        ['western']
        >>> sorted(genres_of(["Stubborn", "Fond of cake"]))
        []
    """
    found: dict[str, float] = defaultdict(float)
    for word in {form for name in names for form in _forms(name)}:
        shared = _hints().get(word, ())
        for genre in shared:
            found[genre] += 1 / len(shared)
    best = max(found.values(), default=0)
    if best < _ENOUGH:
        return frozenset()
    return frozenset(genre for genre, sum_ in found.items() if sum_ >= _AS_GOOD * best)


def _forms(name: str) -> set[str]:
    words = _WORD.findall(name.casefold())
    return {*words, *(word.removesuffix("s") for word in words)}


@cache
def _hints() -> dict[str, tuple[str, ...]]:
    """Return the genres of each word."""
    source = resources.files("companion.openings") / "genres.toml"
    try:
        table = tomllib.loads(source.read_text(encoding="utf-8"))
        listed = {genre: frozenset(words.split()) for genre, words in table.items()}
    except (AttributeError, ValueError) as error:
        raise CorpusError(f"genres.toml cannot be read: {error}") from error
    hints: dict[str, list[str]] = defaultdict(list)
    for genre, words in listed.items():
        for word in words:
            hints[word].append(genre)
    return {word: tuple(genres) for word, genres in hints.items()}
