"""Names in several styles and scripts."""

from functools import cache
from typing import Final

from companion.errors import BadInputError
from companion.generators.chance import Chance
from companion.generators.words.names import (
    BY_FOLK,
    BY_GENRE,
    FEMININE,
    FEMININE_ENDS,
    LISTED,
    MEN,
    SYLLABLES,
    WOMEN,
)
from companion.generators.words.people import GROUP_NAMES

STYLES: Final = (*LISTED, *SYLLABLES)
"""Every naming style."""

_WITH_MIDDLE: Final = 12
_WITH_BYNAME: Final = 60


def style_for(chance: Chance, genre: str, folk: str, asked: str) -> str:
    """Return the naming style to use.

    Raises:
        BadInputError: the style asked for does not exist.
    """
    if asked:
        if asked not in STYLES:
            raise BadInputError(f"no naming style {asked!r}; choose one of: {', '.join(STYLES)}")
        return asked
    return BY_FOLK.get(folk) or chance.one("style", BY_GENRE[genre].split())


@cache
def _words(style: str) -> tuple[tuple[str, ...], ...]:
    if style in LISTED:
        given, family, _ = LISTED[style]
        return tuple(given.split()), tuple(family.split())
    first, middle, last, bynames = SYLLABLES[style]
    return (
        tuple(first.split()),
        tuple(middle.split()),
        tuple(last.split()),
        tuple(bynames.split("|")),
    )


def gender_of(title: str) -> str:
    """Return f or m for a title that says so, such as nun or king; else ""."""
    words = title.casefold().replace("-", " ").split()
    if any(word in WOMEN or word.endswith(("woman", "ess", "girl")) for word in words):
        return "f"
    return "m" if any(word in MEN or word.endswith("boy") for word in words) else ""


@cache
def _given(style: str, gender: str) -> tuple[str, ...]:
    """Return the given names of a style, of one gender where the style tells them apart."""
    names = _words(style)[0]
    if not gender:
        return names
    ends = FEMININE_ENDS.get(style)
    listed = FEMININE.get(style, "").split()
    if not ends and not listed:
        return names
    women = tuple(n for n in names if n in listed or (ends and n.endswith(tuple(ends.split()))))
    return women if gender == "f" else tuple(name for name in names if name not in women)


def person_name(chance: Chance, style: str, gender: str = "") -> str:
    """Return a name in a style of ``STYLES``.

    Args:
        chance: where the choice comes from.
        style: one of ``STYLES``.
        gender: f, m, or "" for any; styles that do not tell them apart give any.
    """
    if style in LISTED:
        given, family = _given(style, gender), _words(style)[1]
        pattern = LISTED[style][2]
        first = chance.one("name", given)
        if pattern == "{g} {f}" and chance.percent("name", _WITH_MIDDLE):
            second = chance.one("name", given)
            first = first if second == first else f"{first} {second}"
        return pattern.format(g=first, f=chance.one("name", family))
    firsts, middles, lasts, bynames = _words(style)
    middle = chance.one("name", middles) if chance.percent("name", 45) else ""
    name = chance.one("name", firsts) + middle + chance.one("name", lasts)
    return f"{name} {chance.one('name', bynames)}" if chance.percent("name", _WITH_BYNAME) else name


@cache
def _places() -> tuple[tuple[str, ...], tuple[str, ...]]:
    _, first, second = GROUP_NAMES["village"].split("|")
    return tuple(first.split(",")), tuple(second.split(","))


def place_name(chance: Chance) -> str:
    """Return the name of a village or a stretch of land."""
    first, second = _places()
    return chance.one("place", first) + chance.one("place", second)


def group_name(chance: Chance, kind: str) -> str:
    """Return the name of a gang, village or crew."""
    pattern, first, second = GROUP_NAMES[kind].split("|")
    return pattern.format(
        a=chance.one("group", first.split(",")), b=chance.one("group", second.split(","))
    )
