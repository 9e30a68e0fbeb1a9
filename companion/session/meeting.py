"""Whom the player's words are meant for: somebody present, somebody new, or one who is not here.

A reader that goes by likeness takes the next best being of the scene where the text names one that
it does not know. At the table that is the wrong one: who is named is who is met.
"""

import re
from collections.abc import Sequence
from typing import Final

from companion.narration.nouns import somebody_in, tool_class
from engine.api import agreeing

_TO: Final = (
    r"(?:talk|speak|say|lie|whisper|appeal|listen|explain|apologi[sz]e|call|shout|plead|reason|haggle|"
    r"bargain|negotiate|argue|flirt|trade|deal|(?:say|bid|wave) (?:farewell|good-?bye"
    r"|good ?night|hello|thanks|thank you)) (?:out |back |on )?(?:to|with|at)|"
    r"(?:surrender|yield|submit|kneel|bow|give (?:myself|ourselves) up) to|"
    r"tell|ask|warn|beg|beseech|implore|persuade|convince|threaten|bribe|flatter|charm|question|"
    r"interrogate|challenge|order|command|thank|greet|intimidate|blackmail|seduce|cheat|deceive"
)
_AT: Final = (
    r"attack|hit|strike|stab|slash|shoot|punch|kick|fight|kill|wound|tackle|grapple|charge|ambush|"
    r"(?:swing|strike|slash|shoot|fire|aim|lunge|throw|hurl|thrust|fling|cut|hack|go)"
    r"(?: [\w'’-]+){0,4}? (?:at|for)"
)
_ENDS: Final = re.compile(
    r"[,.;:!?]|\s(?:that|what|how|whether|if|to|about|for|where|why|when|while|and|then|until|"
    r"so|because|into|over|not|once|with|from|before|after|out)\b",
    re.IGNORECASE,
)
_SPOKEN: Final = re.compile(rf"\b(?:{_TO})\s+(?P<rest>\S.*)", re.IGNORECASE | re.DOTALL)
_STRUCK: Final = re.compile(rf"\b(?:{_AT})\s+(?P<rest>\S.*)", re.IGNORECASE | re.DOTALL)
_NAME: Final = re.compile(r"(?:(?:the|a|an)\s+)?(?P<name>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)*)\b")
_NO_NAMES: Final = frozenset(["i", "god", "the", "a", "an", "my", "his", "her", "their", "our"])
_THING: Final = re.compile(
    r"(?:the|that|this)\s+(?:[\w'’-]+\s+){0,2}?(?:thing|creature|figure|shape|shadow|form|being|one)"
    r"(?: (?:that|which|who|in|on|at|by|behind|under|with) "
    r"(?!(?:my|our)\b)[\w'’ -]{2,48})?",
    re.IGNORECASE,
)
_NEAREST: Final = re.compile(
    r"^(?P<a>the|that|this|an?)\s+(?:nearest|closest|next|first|other|last)\s+", re.IGNORECASE
)
_ANYBODY: Final = re.compile(
    r"(?:the|that|this|an?|my)\s+(?:[\w'’-]+\s+){0,2}?(?:one|thing|creature|figure|enemy|foe|opponent"
    r"|attacker|adversary|assailant|target)",
    re.IGNORECASE,
)
"""Words for whoever it may be: they name nobody new, and the reader says who is the likeliest."""


_PRONOUN: Final = re.compile(
    r"(?:him|her|them|it|both|(?:one|all|both|each|some|two) of them)(?: all| both| again)?",
    re.IGNORECASE,
)


def addressed(text: str) -> str:
    """Return whom the words speak to or strike at, as they name them; "" where they name nobody.

    Args:
        text: the player's words.

    Example:
        >>> addressed("I tell the king that the sheriff is a traitor")
        'the king'
        >>> addressed("I ask Hob what he thinks"), addressed("I swing my axe at the nearest guard")
        ('Hob', 'the guard')
        >>> addressed("I attack the thing that pushes the trolley")
        'the thing that pushes the trolley'
        >>> addressed("I attack the crawling shape with my sabre")
        'the crawling shape'
    """
    for pattern, strikes in ((_STRUCK, True), (_SPOKEN, False)):
        found = pattern.search(text)
        if found is None:
            continue
        thing = _THING.match(found["rest"]) if strikes else None
        if thing is not None:
            named_so = _without_tool(thing.group().strip())
            return "" if _ANYBODY.fullmatch(named_so) else named_so
        piece = _ENDS.split(found["rest"], maxsplit=1)[0].strip()
        named = _NAME.match(piece)
        if named is not None and named["name"].casefold() not in _NO_NAMES:
            return re.sub(r"['’]s$", "", named["name"])
        who = somebody_in(piece)
        if _ANYBODY.fullmatch(who):
            continue
        if who and piece.casefold().startswith(who.casefold().split()[0]):
            return _NEAREST.sub(r"\g<a> ", who)
    return ""


def _without_tool(name: str) -> str:
    """Return somebody's name without what they are struck with.

    Example:
        >>> _without_tool("the wet thing with the fire axe"), _without_tool("the thing with wings")
        ('the wet thing', 'the thing with wings')
    """
    who, _, tool = name.partition(" with ")
    return who if tool_class(tool) else name


def struck(text: str) -> str:
    """Return whom the words strike at; "" where they strike at nobody.

    Example:
        >>> struck("I attack the picket"), struck("I ask the picket for the word")
        ('the picket', '')
        >>> struck("I stab her with my spear"), struck("I hit one of them")
        ('', '')
    """
    found = _STRUCK.search(text)
    if found is None:
        return ""
    piece = _ENDS.split(found["rest"], maxsplit=1)[0].strip()
    if _PRONOUN.fullmatch(piece):
        return ""  # whom one fights already, or whoever is there; nobody is called "her"
    plain = re.fullmatch(r"(?:(?:the|that|this) )?[\w'’-]+(?: [\w'’-]+){0,2}", piece)
    return addressed(text) or (piece if plain else "")


_CALLED_UPON: Final = re.compile(
    r"\W*(?P<who>[A-Z][\w'’-]+(?: (?:the )?[A-Z]?[\w'’-]+)?)(?:! (?=\w)|, "
    r"(?=.*\b(?:you|your|yours)\b|(?:let|tell|show|give|come|wait|stop|listen|help|open)\b))",
)
_NOBODY_CALLED: Final = re.compile(
    r"(?:Well|Now|So|Then|Okay|Ok|Yes|No|Please|Hey|Hello|Sorry|Look|Listen|Wait|Right|Fine|Stop|Help|Fire|Damn|Ha|Ah|Oh|Quick|Careful|Enough)\b",
)


def called_upon(text: str) -> str:
    """Return the name with which words call upon somebody; "" where they call upon nobody.

    Example:
        >>> called_upon("Albert, what do you want?"), called_upon("Well, what do you want?")
        ('Albert', '')
        >>> called_upon("Albert! Open up")
        'Albert'
    """
    found = _CALLED_UPON.match(text)
    return "" if found is None or _NOBODY_CALLED.match(found["who"]) else found["who"]


def is_name(who: str) -> bool:
    """Return whether somebody is named by a name of their own ("Hob"), not by what they are."""
    return who[:1].isupper()


def not_here(who: str, present: Sequence[str]) -> str:
    """Return the sentence for somebody who is meant and is not in the scene.

    Example:
        >>> not_here("Hob", ["Wynn", "a bear"])
        'Hob is not here; Wynn and a bear are.'
    """
    is_not = agreeing(who, "is not", "are not")
    if not present:
        return f"{who} {is_not} here, and nobody else is."
    *others, last = present
    listed = f"{', '.join(others)} and {last}" if others else last
    are = "are" if others else agreeing(last, "is", "are")
    return f"{who} {is_not} here; {listed} {are}."
