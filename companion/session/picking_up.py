"""Picking up: the player's words that take things which lie about, one or several."""

import re
from dataclasses import dataclass
from typing import Final

from companion.reader.everyday import SUBJECT

_ONE: Final = (
    r"(?:(?:the|that|this|both|those|these|an?|one of the|all(?: of)? the) )"
    r"(?:[\w'’-]+ ){0,3}?[\w'’-]+(?: of [\w'’-]+)?"
)
_TAKES: Final = re.compile(
    rf"{SUBJECT}(?:take|grab|pick up|pocket|collect|gather up|gather|help myself to|put|pack|stow) "
    rf"(?P<things>{_ONE}(?:(?:,| and|, and) {_ONE})*)"
    r"(?: (?:up|with me|along|in(?:to)? my (?:pack|bag|pocket|belt|coat)|"
    r"(?:off|from) the (?:table|floor|ground|shelf|wall|desk|lectern|bench|counter|hook|nail)))*"
    r"(?:,? and (?P<then>(?:go|leave|run|walk|follow|head|climb|hide)\b[^.!?]{2,80}))?[ .!]*",
    re.IGNORECASE,
)
_AND: Final = re.compile(r",? and (?=the |that |this |both |those |these |an? |one )|, ")
_NO_THING: Final = re.compile(
    r"\b(?:look|seat|chair|time|breath|way|path|road|stairs|left|right|chance|step|lead|rest|risk"
    r"|place|turn|bow|walk|break|moment|blame|child|boy|girl|man|woman|hand|arm|train|bus|fight)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Picking:
    """What is to be picked up.

    Attributes:
        things: each thing with its article.
        then: words for what is done next; "" for nothing.
    """

    things: tuple[str, ...]
    then: str = ""


def picking(text: str) -> Picking | None:
    """Return the things that words pick up and do no more; None for any other words.

    Example:
        >>> picking("I take the map, the key and the old purse").things
        ('the map', 'the key', 'the old purse')
        >>> picking("I take the road to Uhl") is None, picking("I take a deep breath") is None
        (True, True)
    """
    found = _TAKES.fullmatch(" ".join(text.split()))
    if found is None or _NO_THING.search(found["things"]):
        return None
    things = tuple(part.strip() for part in _AND.split(found["things"]) if part.strip())
    then = found["then"]
    return Picking(things, f"I {then}" if then else "")
