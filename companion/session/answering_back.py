"""What an answer means: the number of an option, its name or a word of it, or a line of its own."""

import re
from typing import Final

from companion.narration.library import verb_words
from companion.reader.text import bag
from companion.session.exchange import AskedBack, Option
from companion.session.scene import fold, words

_NUMBER: Final = re.compile(
    r"\W*(?:(?:number|option|no\.?) )?(?P<number>[1-9])[.)]?\W*|\W*(?:the )?"
    r"(?P<word>first|second|third|fourth|fifth|sixth|last)(?: one)?\W*",
    re.IGNORECASE,
)
_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
_NEW_LINE: Final = re.compile(r"^\W*(?:i|we|let['’]?s|let)\b|\?\s*$|^/", re.IGNORECASE)
_LEADS: Final = re.compile(
    r"^\W*(?:(?:i|we) (?:mean|meant)|to|at|with|the|of|oh|well|no|yes|it['’]?s|that['’]?s)\b\W*",
    re.IGNORECASE,
)
_A_PLACE: Final = re.compile(
    r"\W*(?:(?:in)?to|into|towards|back to|for)? ?(?P<place>(?:the|a|an|my|our) [\w'’ -]{2,60}?"
    r"|(?-i:[A-Z])[\w'’-]+(?: [\w'’-]+){0,3}|(?:out|down|up|in)side)[ .!]*",
    re.IGNORECASE,
)
_NO_PLACES: Final = bag(
    "no yes never nowhere nothing maybe perhaps sure ok okay hm hmm well what why who how when "
    "where hello hi hey thanks please sorry stop undo help quit stay look wait sit stand listen go "
    "walk run talk ask tell say take give let"
)
"""What one says to a question that names no place."""
_LONGEST_ANSWER: Final = 6


def option_meant(asked: AskedBack, text: str) -> Option | None:
    """Return the option that words choose; None for a line of its own.

    Args:
        asked: what was asked.
        text: the player's words.

    Example:
        >>> two = (Option(said="Madame Roux", text="a"), Option(said="the driver", text="b"))
        >>> asked = AskedBack(question="Whom?", options=two)
        >>> [option_meant(asked, said).text for said in ("2", "the first", "Roux", "the driver!")]
        ['b', 'a', 'a', 'b']
        >>> option_meant(asked, "I ask the driver") is None
        True
    """
    number = _NUMBER.fullmatch(text)
    if number is not None:
        at = _place_of(number, len(asked.options))
        return asked.options[at] if 0 <= at < len(asked.options) else None
    plain = bare(text)
    for option in asked.options:
        if plain in {bare(known) for known in (option.said, option.text, *option.also)}:
            return option
    if _NEW_LINE.search(text):
        return None
    said = set(words(_LEADS.sub("", text)))
    if said and len(said) <= _LONGEST_ANSWER:
        fits = [o for o in asked.options if any(said <= set(words(k)) for k in (o.said, *o.also))]
        if len(fits) == 1:
            return fits[0]
    place = _A_PLACE.fullmatch(text) if asked.asks_place and not _is_no_place(text) else None
    return None if place is None else way_to(place["place"])


def _is_no_place(text: str) -> bool:
    """Return whether words begin with a deed, or with what one says to a question."""
    first = (bare(text).split() or [""])[0]
    return first in verb_words() or first in _NO_PLACES


def _place_of(found: re.Match[str], count: int) -> int:
    if found["number"]:
        return int(found["number"]) - 1
    word = found["word"].lower()
    return count - 1 if word == "last" else _ORDINALS.index(word)


def bare(text: str) -> str:
    """Return words for comparing: folded, without signs."""
    return re.sub(r"[^\w ]", "", fold(text)).strip()


def way_to(place: str) -> Option:
    """Return the option of going to a place."""
    return Option(said=place, text=f"I go to {place}", place=place)
