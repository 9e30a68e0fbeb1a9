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
    rf"{SUBJECT}"
    r"(?:(?:reach|lean) (?:up |down |over |out |across )*(?:the [\w'’-]+ )?(?:and |, ))?"
    r"(?P<verb>take|grab|snatch(?: up)?|seize|scoop(?: up)?|sweep|slip|tuck|pick up|pocket|collect"
    r"|gather up|gather|help myself to|put|pack|stow) "
    rf"(?P<things>{_ONE}(?:(?:,| and|, and) {_ONE})*)"
    r"(?P<whither>(?: (?:up|away|with me|along"
    r"|in(?:to)? my (?:[\w'’-]+ )?(?:pack|bag|pockets?|belt|coat|sleeve|boot|hands?|satchel|purse"
    r"|cloak|shirt|bosom|sack|apron)"
    r"|(?:off|from|out of) (?:the|its|their) (?:[\w'’-]+ )?(?:table|floor|ground|shelf|wall|desk"
    r"|lectern|bench|counter|hook|nail|rim|edge|ledge|sill|stone|marble|step|altar|plinth|barrel"
    r"|crate|bed|chair|fountain|rock|bar|tray|sand|mud|grass|snow)))*)"
    r"(?:(?:,? and(?: then)?|, then|;|\.) (?:i )?(?P<then>(?:(?!it\b|the\b|my\b|an?\b)[a-z]+)"
    r"\b.{2,160}))?[ .!]*",
    re.IGNORECASE | re.DOTALL,
)
_PUTS: Final = frozenset({"put", "slip", "tuck", "sweep", "stow", "pack"})
"""What takes a thing only with a word of where it goes: into one's own bag."""
_HANDLES: Final = re.compile(
    r"(?:weigh|feel|heft|turn|hold|look at|sniff|smell|shake|admire|inspect|examine) (?:it|them)\b",
    re.IGNORECASE,
)
"""What is done with a thing in the same moment, which nothing comes of."""
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
        >>> said = picking("I sweep the key and the purse into my sleeve and ask Ilmar why")
        >>> said.things, said.then
        (('the key', 'the purse'), 'I ask Ilmar why')
        >>> picking("I snatch the key off the marble").things, picking("I sweep the floor")
        (('the key',), None)
    """
    found = _TAKES.fullmatch(" ".join(text.split()))
    if found is None or _NO_THING.search(found["things"]):
        return None
    puts = found["verb"].casefold() in _PUTS
    if puts and not re.search(r"\bmy\b|\baway\b", found["whither"], re.IGNORECASE):
        return None
    things = tuple(part.strip() for part in _AND.split(found["things"]) if part.strip())
    then = found["then"] or ""
    then = "" if _HANDLES.match(then) else then
    return Picking(things, f"I {then}" if then else "")
