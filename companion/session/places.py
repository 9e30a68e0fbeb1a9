"""Words for places: what a place is called in short, and which of those that are known is meant.

A player says "the village" and means "a mill village in autumn"; "the hold" is the flooding hold,
and "the inn" is not the village inn's village. So places are compared by the noun that they are
about first, and by the other words after that.
"""

import re
from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, Final

from companion.session.shipped import shipped
from engine.api import uncapital

_WHERE: Final = re.compile(
    r"\s*[,.;:(]|\b(?:of|in|on|at|by|near|under|beyond|behind|below|above|outside|from|between|"
    r"with|without|across|over|where|when|that|which|during|before|after)\b"
)
_CUT: Final = re.compile(
    r"\s*(?:[.,;:!?—]|\bto (?!the\b|a\b)\w+|\b(?:and|then|but|so|because|where|before|after|while|"
    r"if|as soon|until|in order|hoping|looking|with|without|"
    r"through (?=the\b|a\b|its\b)|for (?:a|one|two|three|four|five|six|"
    r"seven|ten|some|several|many|\d{1,2}) \w+|at (?:dawn|dusk|once|night|noon|first)|"
    r"in the (?:morning|evening|night)|tomorrow|tonight|now|again|und|et|y)\b)",
    re.IGNORECASE,
)
_AT: Final = re.compile(r"^(?:in|at|on|inside|aboard) (?=(?:the|an?|my|our|some) )", re.IGNORECASE)
_LONGEST: Final = 80
_TELLING: Final = 3
"""Words of a place that tell it from any other, in whatever order they stand."""
_OUTSIDE: Final = re.compile(r"^(?:just )?outside\b", re.IGNORECASE)
_STANDS_ALONE: Final = re.compile(
    r"^(?:just )?(?:in|at|on|inside|outside|aboard|under|between|below|above|near|by|beyond) ", re.I
)
"""A place that says by itself how one is there."""


@cache
def _shipped() -> dict[str, Any]:
    return shipped("ways.toml")


@cache
def place_words(name: str) -> frozenset[str]:
    """Return one of the shipped lists of words; of places there may be several ("the tombs").

    Raises:
        CorpusError: the shipped file is malformed.
    """
    listed = str(_shipped()[name]).split()
    if name != "places":
        return frozenset(listed)
    return frozenset([*listed, *(f"{word}s" for word in listed if not word.endswith("s"))])


def waysides(era: str) -> tuple[str, ...]:
    """Return the places that lie by the way in an era; those of any era for an unknown one."""
    found = _shipped()["waysides"]
    return (*found["any"], *found.get(era, ()))


def content(text: str) -> list[str]:
    """Return the words of a place that tell it from others, in their order."""
    dropped = place_words("articles")
    said = (w.rstrip("'’") for w in re.findall(r"[\w'’-]+", text.casefold()))
    return [w for w in said if w and w not in dropped]


def head(place: str) -> str:
    """Return the noun that a place is about.

    Example:
        >>> head("the north gate of the city"), head("A mill village in autumn")
        ('gate', 'village')
    """
    found = _front(place)
    return found[-1] if found else ""


def _front(place: str) -> list[str]:
    return content(_WHERE.split(_inner(place), maxsplit=1)[0]) or content(place)


def _inner(place: str) -> str:
    """Return a place without the word that says it lies outside of another."""
    return _OUTSIDE.sub("", place).strip() or place


_OWN_NAME: Final = re.compile(
    r"\b(?:called|named) (?P<name>(?:the )?[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)*)"
)


def in_short(place: str) -> str:
    """Return a place as one speaks of it later.

    Example:
        >>> in_short("A mill village in autumn"), in_short("Kessum"), in_short("my old house")
        ('the mill village', 'Kessum', 'your old house')
        >>> in_short("a rotting harbour town called Vessik at low tide")
        'Vessik'
        >>> in_short("In a scrap town at the edge of a dead sea")
        'the scrap town'
        >>> in_short("outside the wax tower of Hult")
        'outside the wax tower'
    """
    place = _AT.sub("", place)
    if _OUTSIDE.match(place):
        return f"outside {in_short(_inner(place))}" if _inner(place) != place else place
    own = _OWN_NAME.search(place)
    if own is not None:
        return own["name"]
    front = _WHERE.split(place, maxsplit=1)[0].strip() or place
    said = front.split()
    first = said[0].casefold() if said else ""
    if first in ("my", "our"):
        return f"your {' '.join(said[1:])}"
    if first in ("the", "a", "an", "some") and len(said) > 1:
        return f"the {' '.join(said[1:])}"
    named = all(word[:1].isupper() for word in said)
    return front if named or first in ("your", "his", "her", "their") else f"the {front}"


def is_same(said: str, known: str) -> bool:
    """Return whether the words for a place mean one that is known.

    Args:
        said: as the player puts it.
        known: as the story calls it.

    Example:
        >>> is_same("the village", "A mill village in autumn"), is_same("the inn", "an inn yard")
        (True, False)
        >>> is_same("Low Marrow", "the landing at Low Marrow")
        True
        >>> is_same("the tombs of the reed kings", "the steps of the reed kings' tombs")
        True
    """
    if bool(_OUTSIDE.match(said)) != bool(_OUTSIDE.match(known)):
        return False
    mine, other = set(content(said)), set(content(known))
    if not mine or not other:
        return False
    if mine == other:
        return True
    if head(said) == head(known) and set(_front(said)) <= other:
        tail, its = mine - set(_front(said)), other - set(_front(known))
        return tail <= other or not its
    return mine <= other and (_is_name(said) or len(mine) >= _TELLING)


def _is_name(place: str) -> bool:
    said = [w for w in place.split() if w.casefold() not in place_words("articles")]
    return bool(said) and all(word[:1].isupper() for word in said)


def meant(said: str, known: Sequence[str]) -> str:
    """Return the known place that words mean; "" for none.

    The same name wins, then the one with the fewest words that were not said, then the latest.

    Example:
        >>> meant("the landing", ["the landing at Low Marrow", "the far landing at dawn"])
        'the landing at Low Marrow'
    """
    wanted = set(content(said))
    alike = [place for place in reversed(known) if is_same(said, place)]
    return min(alike, key=lambda place: len(set(_front(place)) - wanted), default="")


def is_inside(place: str) -> bool:
    """Return whether a place has a door to go out by."""
    return not _OUTSIDE.match(place) and head(place) in place_words("inside")


def at(place: str) -> str:
    """Return a place with the word that says how one is there.

    Example:
        >>> at("the road out of the hill"), at("the tower of the wax magus"), at("outside the inn")
        ('on the road out of the hill', 'in the tower of the wax magus', 'outside the inn')
        >>> at("the far landing"), at("the crossroads"), at("In a scrap town")
        ('on the far landing', 'at the crossroads', 'in a scrap town')
    """
    if _STANDS_ALONE.match(place):
        return uncapital(place)
    where = head(place.replace(" out of ", " of "))
    if where in place_words("upon"):
        return f"on {place}"
    inner = where in place_words("inside") or where in place_words("within")
    return f"in {place}" if inner else f"at {place}"


def tidy_place(text: str) -> str:
    """Return a place without what is to be done there.

    Example:
        >>> tidy_place("the old mill with the widow, quickly")
        'the old mill'
    """
    cut = _CUT.search(text)
    place = text[: cut.start()] if cut else text
    return " ".join(place.split())[:_LONGEST].strip(" '\"")


def names_any(place: str, words: Collection[str]) -> bool:
    """Return whether one of some words stands in a place."""
    return bool(set(content(place)) & set(words))
