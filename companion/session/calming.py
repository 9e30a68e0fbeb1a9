"""Words of handling that a reader by likeness took for a blow: "I put the ring in the open hand".

A scene full of fists and blood colours whatever is said in it. Who lays something down, holds it
out or opens it, and says no word of violence, attacks nobody.
"""

import re
from collections.abc import Collection
from typing import Final

from companion.reader import Intent
from companion.reader.goal import reason_of
from companion.session.scene import words

_I: Final = (
    r"(?:(?:so|then|now|and|ok(?:ay)?|well|first),? )*(?:i|we)(?:['’]ll| will)?"
    r"(?: (?:then|just|now|quickly|slowly|carefully|gently|quietly|politely|calmly|try to))*"
)
_KIND: Final = re.compile(
    _I + r" (?:help|comfort|console|wrap|warm|feed|untie|free|heal|bandage|bring|give|offer|show"
    r"|hand|hug|embrace|kiss|thank|bow|nod|wave|support|steady|follow|visit|join|greet)\b",
    re.IGNORECASE,
)
"""What is done to somebody and hurts nobody."""
_HANDLES: Final = re.compile(
    _I + r" (?:put|place|lay|set|hold|take|pick|open|close|touch|fill|pour|hang"
    r"|fold|leave|bring|fetch|wear|carry|read|sit|kneel|bow|nod|wait|light)\b",
    re.IGNORECASE,
)
_SAYS: Final = re.compile(
    _I
    + r" (?:accuse|blame|insult|denounce|mock|taunt|curse|scold|warn|name|tell|ask|say|shout|call"
    r"|threaten|challenge|answer|demand|plead|beg|swear|promise|confront|reproach|question)\b",
    re.IGNORECASE,
)
"""What is said to somebody, however hard it is."""
_GOES: Final = re.compile(
    _I + r" (?:go|walk|head|step|come|move|enter|descend|return|stroll|wander|travel)\b",
    re.IGNORECASE,
)
"""Where somebody goes, which is no blow at whoever stands on the way."""
_VIOLENT: Final = re.compile(
    r"\b(?:attack|hit|strik|stab|slash|shoot|punch|kick|fight|kill|wound|tackl|grappl|charg|ambush"
    r"|swing|lung|hurl|thrust|fling|hack|bash|slam|chok|strangl|shov|trip|knock|smash|ram|spear"
    r"|slic|behead|pummel|beat|duel|fire|aim|blast|burn|throat|hostage"
    r"|(?<!go )(?<!walk )(?<!climb )down with|hold of|on fire)",
    re.IGNORECASE,
)


_AT: Final = re.compile(r"\b(?:at|for|through) (?:him|her|them|the|every)\b", re.IGNORECASE)
"""What makes going a blow: "I go for the guard"."""


def calmed(intent: Intent, text: str) -> Intent:
    """Return what was read, without a blow where the words only handle something.

    Args:
        intent: what a reader made of the words.
        text: the player's words.
    """
    if intent.kind != "attack" or _VIOLENT.search(text):
        return intent
    if _SAYS.match(text):
        reason = reason_of("opposed", intent.stitched, intent.hindering, intent.opponent)
        return intent.model_copy(update={"kind": "opposed", "manner": "persuade", "reason": reason})
    if _GOES.match(text) and not _AT.search(text):
        return Intent(needs_roll=False, kind="none", manner="move", goal=intent.goal)
    aimed = bool(set(words(intent.opponent or "")) & set(words(text)))
    if not _KIND.match(text) and (aimed or not _HANDLES.match(text)):
        return intent
    return Intent(needs_roll=False, kind="none", manner="handle", goal=intent.goal)


_SOOTHES: Final = re.compile(
    _I + r" (?:calm|soothe|reassure|pacify|placate|appease|hush|quieten|comfort) "
    r"(?P<whom>(?:the |my |old )?[\w'’-]+(?: [\w'’-]+){0,3}?)(?: down)?"
    r"(?:,? (?:with|by|before|so that|and tell)\b.*)?[ .!]*",
    re.IGNORECASE,
)


def soothed(text: str, people: Collection[str]) -> str:
    """Return who of those here is to be calmed; "" for nobody.

    Example:
        >>> soothed("I calm Ysolt down", ["Ysolt the hunter"]), soothed("I calm the sea", ["Osk"])
        ('Ysolt the hunter', '')
    """
    found = _SOOTHES.fullmatch(" ".join(text.split()))
    said = set(words(found["whom"])) if found is not None else set()
    return next((name for name in people if said and said <= set(words(name))), "")


_DISTRACTS: Final = re.compile(
    r"\bto (?:distract|lure|draw (?:off|away|out)|startle|divert|mislead|confuse"
    r"|scare(?: off| away)?|frighten(?: off| away)?|chase (?:off|away)) (?P<whom>[\w'’ -]{2,40}?)"
    r"(?: (?:away|off|out))?[ .!]*$",
    re.IGNORECASE,
)


def distracted(text: str) -> str:
    """Return whom something is done to for no more than their attention; "" for nobody.

    Example:
        >>> distracted("I throw a stone to distract the crabs"), distracted("I stone the crabs")
        ('the crabs', '')
    """
    found = _DISTRACTS.search(" ".join(text.split()))
    return found["whom"] if found else ""
