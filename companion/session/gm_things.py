"""Things and numbers in a human GM's words: how many, which ones, and what has a name."""

import re
from typing import Final

from companion.session import gm_words as said_as
from companion.session.scene import fold

MOST_ALIKE: Final = 4
"""Of more than these nobody is given a number of their own."""
MOST: Final = 999


def count_of(said: str | None) -> int:
    """Return a number as it was said; 1 for none.

    Example:
        >>> count_of("three"), count_of("12"), count_of(None)
        (3, 12, 1)
    """
    if said is None:
        return 1
    return max(1, min(MOST, int(said))) if said.isdecimal() else said_as.COUNTS.get(fold(said), 1)


def number_of(determiner: str) -> str:
    """Return the number that a thing keeps in its name; "" for one.

    Example:
        >>> number_of("two"), number_of("10"), number_of("a")
        ('two', '10', '')
    """
    return determiner if count_of(determiner or None) > 1 else ""


def bare_thing(said: str) -> str:
    """Return a thing without what is said of it.

    Example:
        >>> bare_thing("rusty key under the mat")
        'rusty key'
    """
    return said_as.TRAILING.sub("", f"{said} ").strip(" ,'’")


def is_first_told(clause: str, name: str) -> bool:
    """Return whether somebody is told of for the first time: "a ghoul", "two old priests".

    Example:
        >>> [is_first_told("A ghoul bites the guard", name) for name in ("ghoul", "guard")]
        [True, False]
    """
    new = r"\b(?:an?|another|one|two|three|four|some|several|\d)\s+"
    new += r"(?:(?!(?:from|of|with|in|at|on|by|for|to|the|and)\s)[\w'’-]+\s+){0,3}?"
    return re.search(rf"{new}{re.escape(name)}\b(?!['’])", clause, re.IGNORECASE) is not None


def is_unreal(thing: str) -> bool:
    """Return whether words for a thing mean nothing that can be had ("the courage", "a way").

    Args:
        thing: at least one word.
    """
    said = fold(thing).split()
    return said[0] in said_as.UNREAL or said[-1] in said_as.UNREAL


def each_of(clause: str, name: str) -> list[str]:
    """Return a name for each of those who are meant.

    Example:
        >>> each_of("two guards stand there", "guards"), each_of("a wolf appears", "wolf")
        (['guard 1', 'guard 2'], ['wolf'])
    """
    phrase = re.search(
        rf"\b(?P<n>two|three|four|\d)\s+(?:[\w-]+\s+)?{re.escape(name)}\b", clause, re.IGNORECASE
    )
    number = count_of(phrase["n"]) if phrase is not None else 1
    if number == 1 or number > MOST_ALIKE:
        return [name]
    return [f"{_single(name)} {i}" for i in range(1, number + 1)]


def _single(name: str) -> str:
    """Return one of several.

    Example:
        >>> _single("wolves"), _single("bandits"), _single("witches"), _single("men")
        ('wolf', 'bandit', 'witch', 'man')
    """
    if name.endswith("ves"):
        return f"{name.removesuffix('ves')}f"
    if name.endswith("men"):
        return f"{name.removesuffix('men')}man"
    return re.sub(r"(?<=ch|sh|ss)es$|(?<!s)s$", "", name)
