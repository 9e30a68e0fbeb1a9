"""A deed that needs no dice, told as the player put it ("You bar the door with the bench").

Whoever says what they do wants to hear that it was done, with the thing that they named, and not
that "it is done". The words are the player's own, turned from "I" to "you"; what they hope for
from it ("so that nobody gets in") is theirs to hope.
"""

import re
from functools import lru_cache
from typing import Final

from companion.narration.library import verb_words
from companion.wording import told_to

_MOST: Final = 34
"""Words of a deed that is told whole."""
_I: Final = (
    r"(?:i|we)(?:['’]ll| will|['’]d like to| would like to| want to| am going to| decide to)?"
)
_LEAD: Final = re.compile(
    rf"^[^\w\"“]*(?:(?:then|so|and|now|ok(?:ay)?|well|first|but|next)\b,? )*{_I} "
    r"(?:(?:will|then|now|just|also|try to|try and|go and|go to|start to|begin to|attempt to)\b ?)*"
    r"(?P<deed>[a-z].*)$",
    re.IGNORECASE | re.DOTALL,
)
_WAITS: Final = re.compile(
    r"^\W*(?P<when>(?:when|once|as soon as|if|the moment(?: that)?|whenever)\b[^,.;]{3,70}?),? "
    r"(?:then )?(?:i|we) (?P<deed>(?!am\b|are\b|was\b|have\b|can\b|could\b|had\b)[a-z].*)$",
    re.IGNORECASE | re.DOTALL,
)
_STOP: Final = re.compile(r"[.!?;:\n…(\"“”]|,? [-–—] |—")
_ASIDE: Final = re.compile(
    r",? (?:so (?:that )?(?!as\b|far\b|much\b|many\b|long\b)(?=(?:the|a|an|he|she|it|they|i|we|you"
    r"|nobody|no|everybody|everyone|people|his|her|their|that)\b)|until\b|till\b|because\b|hoping\b"
    r"|in case\b|in the hope\b"
    r"|(?:and|to) (?:see|hope|check|watch|find out|learn|hear) (?:if|whether|who|what|how|where)\b)"
    r"|, (?:is|are|was|were|does|do|did|has|have|can|could|what|who|how|where|why|which|whose) ",
    re.IGNORECASE,
)
"""What a deed is for, and what is asked beside it."""
_MINE: Final = re.compile(r"(?<=\w['’]s )mine\b", re.IGNORECASE)
_NEXT: Final = re.compile(r"^\W*(?:then |and |now )?(?P<more>(?:i|we) [a-z].*)$", re.I | re.DOTALL)
_TO_YOU: Final = re.compile(r"\b(?:you|your|yours|yourself)\b", re.IGNORECASE)
_NO_DEED: Final = re.compile(
    r"(?:am|are|was|were|have|had|has|do|did|don['’]?t|didn['’]?t|can|can['’]?t|cannot|could|would"
    r"|should|may|might|must|know|think|guess|hope|mean|wish|wonder|need|like|love|hate|believe"
    r"|suppose|feel|see|hear|never|not)\b(?! (?:a|the) (?:look|bite|drink|sip|rest|try|go)\b)",
    re.IGNORECASE,
)
"""What says how one is or what one thinks, and does nothing."""


@lru_cache(maxsize=512)
def said_back(text: str) -> str:
    """Return what the player does, in words that follow "you"; "" for words that do nothing.

    Args:
        text: the player's words.

    Example:
        >>> said_back("I bar the door with my bench, so that nobody gets in. Is it heavy?")
        'bar the door with your bench'
        >>> said_back("I take the ship that's mine and put it in my pocket")
        "take the ship that's yours and put it in your pocket"
        >>> said_back("When the water comes I snatch the cloth")
        'wait, ready to snatch the cloth'
        >>> said_back("What is in the chest?"), said_back("I think he lies")
        ('', '')
        >>> said_back("I bring her out first and you can have your evening")
        ''
    """
    plain = " ".join(text.replace(" & ", " and ").split())
    if _TO_YOU.search(plain):
        return ""  # whoever is spoken to would hear it of themselves
    waits = _WAITS.match(plain)
    lead = waits or _LEAD.match(plain)
    if lead is None or _NO_DEED.match(lead["deed"]):
        return ""
    deed = _whole(lead["deed"])
    if not deed or len(deed.split()) > _MOST:
        return ""
    told = told_to(_MINE.sub("yours", f"I {deed}")).partition(" ")[2]
    if waits is not None:
        return f"wait, ready to {told}"
    return f"{told[:1].lower()}{told[1:]}"


_TO_A_THING: Final = re.compile(
    r"[a-z]+ (?:the|an?|my|our|his|her|its|their|it|him|them)\b", re.IGNORECASE
)


def _with_and(deed: str) -> str:
    """Return deeds in a row with "and" before the last one.

    Example:
        >>> _with_and("strap him in, count his teeth"), _with_and("wear hat, coat and gloves")
        ('strap him in and count his teeth', 'wear hat, coat and gloves')
    """
    before, comma, last = deed.rpartition(", ")
    is_verb = last.split()[0].lower() in verb_words() or _TO_A_THING.match(last) is not None
    return f"{before} and {last}" if comma and is_verb and " and " not in last else deed


def _whole(deed: str) -> str:
    """Return a deed up to where it ends, with what is done in the next sentence."""
    stop = _STOP.search(deed)
    first = _ASIDE.split(deed[: stop.start()] if stop is not None else deed, maxsplit=1)[0]
    first = _with_and(first.strip(" ,."))
    if stop is None or stop.group() not in (".", ";", "!"):
        return first
    more = _NEXT.match(deed[stop.end() :])
    if more is None or deed.rstrip().endswith("?"):
        return first
    then = _whole(more["more"])
    joined = f"{first}, and {then.partition(' ')[2]}" if then.partition(" ")[2] else first
    is_deed = not _NO_DEED.match(then.partition(" ")[2])
    return joined if is_deed and len(joined.split()) <= _MOST else first
