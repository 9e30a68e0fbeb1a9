"""Names in several styles and scripts."""

import unicodedata
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


_SCRIPTS: Final = {
    "CYRILLIC": "russian", "GREEK": "greek", "ARABIC": "arabic", "HEBREW": "hebrew",
    "HANGUL": "korean", "HIRAGANA": "japanese", "KATAKANA": "japanese", "CJK": "chinese",
    "DEVANAGARI": "hindi",
}  # fmt: skip


@cache
def is_latin(style: str) -> bool:
    """Return whether the names of a style are written in Latin letters."""
    return all(_script(name) == "LATIN" for name in _words(style)[0][:3])


def _script(text: str) -> str:
    """Return the script of the first letter of a text; "" when there is no letter."""
    letter = next((c for c in text if c.isalpha()), "")
    return unicodedata.name(letter, "").split(" ")[0] if letter else ""


def style_for(
    chance: Chance, genre: str, folk: str, asked: str, *, gender: str = "", text: str = ""
) -> str:
    """Return the naming style to use: one that can be read aloud by who wrote the concept.

    Args:
        chance: where the choice comes from.
        genre: genre.
        folk: ancestry or condition.
        asked: style that was asked for; "" for one that fits.
        gender: f, m, or "" for any.
        text: the concept; one in another script gets names in that script.

    Raises:
        BadInputError: the style asked for does not exist.
    """
    if asked:
        if asked not in STYLES:
            raise BadInputError(f"no naming style {asked!r}; choose one of: {', '.join(STYLES)}")
        return asked
    own = _SCRIPTS.get(_script(text))
    if own in STYLES:
        return str(own)
    fitting = [style for style in BY_GENRE[genre].split() if is_latin(style)]
    told = [style for style in fitting if gender and (style in FEMININE or style in FEMININE_ENDS)]
    drawn = chance.one("style", told or fitting or ["english"])
    return BY_FOLK.get(folk) or drawn


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
        if not gender and _given(style, "f") != _given(style, ""):
            gender = chance.one("gender", ("f", "m"))  # both given names of one person agree
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
