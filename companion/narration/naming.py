"""Names that people give when they are asked: how one is asked for, and how it is kept.

A name that somebody gave stands among what is known ("The little priest is called Orun Vey"), so
that storyteller, chat model and ledger have it from one place.
"""

import re
from collections.abc import Iterable
from typing import Final

from companion.narration.nouns import clean, definite
from engine.api import capital

_CALLED: Final = re.compile(r"(?P<who>.+?) is called (?P<name>[^\W\d_].{0,80}?)\.?")
_WHOSE: Final = r"(?:your|his|her|their)"
_YOURS: Final = re.compile(
    r"\bwho(?:['’]re| are| might) you\b(?! (?:afraid|after|looking|waiting|talking|with|for"
    r"|to|going|working|here)\b)"
    r"|\bwho (?:he|she|they) (?:is|are|might be)\b"
    rf"|\bwhat(?:['’]?s| is| are| was| might)? ?(?:be )?{_WHOSE} (?:real |own |full )?names?\b"
    rf"|\bwhat {_WHOSE} (?:real |own |full )?names? (?:is|are)\b"
    r"|\bwhat (?:are you|(?:is|are) (?:he|she|they)|(?:he|she|they)(?: is|['’]s| are)) called\b"
    r"|\bwhat (?:do (?:people|they)|(?:should|shall|may|can|do) (?:i|we)) call you\b"
    rf"|\bask (?!.*\babout\b)[\w'’ -]{{2,40}} (?:for )?{_WHOSE} names?\b"
    r"|\b(?:tell|give|say)(?: me| us)? your name\b|\b(?:have|got) (?:you )?a name\b"
    r"|\b(?:know|have|ask|learn) your name\b|\bintroduce yourself\b|^\W*your name\b[^,]*\?"
    r"|^\W*and you are\W*$|\bwho (?:am i|do i have the (?:honou?r|pleasure)) (?:talking|speaking)?",
    re.IGNORECASE,
)
_NOT_OF_ONE: Final = re.compile(r"\b(?:your|his|her|their) names? (?:for|of|in)\b", re.IGNORECASE)
_OTHERS: Final = re.compile(
    r"\bwhat(?:['’]s| is| was)? (?P<a>the [\w-]+(?: [\w-]+){0,2}?)['’]s (?:real |full )?name\b"
    r"|\b(?:name of|what (?:do|does) (?:they|people|everybody) call) (?P<b>the [\w-]+(?: [\w-]+)?)"
    r"|\bwhat (?P<c>the [\w-]+(?: [\w-]+){0,2}?) is called\b"
    r"|\bfor (?P<d>the [\w-]+(?: [\w-]+){0,2}?)['’]s name\b"
    r"|\bwhat is (?P<e>the [\w-]+(?: [\w-]+){0,2}?) called\b",
    re.IGNORECASE,
)


def asks_name(text: str) -> bool:
    """Return whether somebody is asked who they are themselves.

    Example:
        >>> asks_name("Hello, what's your name?"), asks_name("I ask the guard her name")
        (True, True)
        >>> asks_name("What do you want?"), asks_name("Who are you looking for?")
        (False, False)
    """
    return bool(_YOURS.search(text)) and not _NOT_OF_ONE.search(text)


def asked_name_of(text: str) -> str:
    """Return whose name somebody else is asked for; "" for nobody's.

    Example:
        >>> asked_name_of("I ask Ness what the notary's name is")
        'the notary'
        >>> asked_name_of("What is your name?")
        ''
    """
    found = _OTHERS.search(text)
    return "" if found is None else next(part for part in found.groups() if part)


def has_name(who: str) -> bool:
    """Return whether somebody is called by a name already, not by what they are."""
    return who[:1].isupper()


def named_fact(who: str, name: str) -> str:
    """Return what is known once somebody has given a name.

    Example:
        >>> named_fact("a little priest", "Orun Vey")
        'The little priest is called Orun Vey'
    """
    return f"{capital(definite(clean(who)).text)} is called {name}"


def name_of(who: str, knowledge: Iterable[str]) -> str:
    """Return the name of somebody, as far as it is known; "" where it is not.

    Args:
        who: how the story calls them.
        knowledge: what is known.
    """
    if has_name(who):
        return clean(who)
    return next((name for name, known in names_in(knowledge) if known == _key(who)), "")


def names_in(knowledge: Iterable[str]) -> list[tuple[str, str]]:
    """Return the names that were given, each with who has it, in small letters."""
    found = (_CALLED.fullmatch(fact) for fact in knowledge)
    return [(f["name"], _key(f["who"])) for f in found if f is not None]


def _key(who: str) -> str:
    return definite(clean(who)).text.casefold()
