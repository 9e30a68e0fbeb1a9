"""What a noun that sounds like somebody stands for in a sentence, where it stands for nobody.

A reader takes "the crier" for somebody, and rightly. In "I hide behind the crier's post" it is a
thing to hide behind, in "questions about the crier" a topic, in "I run to the crier" where a way
leads. The words before the noun say which.
"""

import re
from collections.abc import Collection
from typing import Final

from companion.narration.deed import object_class
from companion.narration.library import word_sets
from companion.narration.nouns import definite, is_beast, is_role
from companion.reader.text import bag
from companion.session.meeting import is_name

_SAID: Final = bag(
    "prayer prayers song hymn joke story tale oath plea lie lies question answer smile look "
    "promise threat curse spell charm speech excuse warning greeting secret rumour rumor word words"
)
"""What is said or sung to somebody, and is nobody itself."""
_DEALT: Final = re.compile(
    r"\b(?:sell|trade|swap|barter|offer|show|return|give|hand"
    r"|(?:haggle|bargain) (?:over|for))"
    r"(?: (?:off|back|over))?(?: (?:her|him|them))? (?:(?:the|my|this|that|an?) )?(?:[\w'’-]+ )?$",
    re.IGNORECASE,
)
"""What stands before the thing in a deal, whatever its name sounds like ("a clapper")."""
_TOPIC: Final = re.compile(
    r"\b(?:about|regarding|concerning)(?: (?:the|my|his|her|their|an?|some|any))?(?: [\w'’-]+)? $",
    re.IGNORECASE,
)
"""What stands before what is talked about."""
_WHITHER: Final = re.compile(
    r"\b(?:drive|take|bring|carry|lead|walk|run|ride|row|sail|fly|go|help|get|rush|escort|guide|drag"
    r"|hurry|send|steer|look|search|call|shout|wait)\b[^.!?;]* (?:to|towards?|for) "
    r"(?:(?:the|my|his|her|their|an?|some|any) )?(?:[\w'’-]+ ){0,2}$",
    re.IGNORECASE,
)
"""What stands before somebody to whom a way leads, or who is looked for."""
GUISE: Final = re.compile(
    r"\b(?:be|become|being|(?:i|we)(?:['’]m|['’]re| am| are)|impersonat\w+"
    r"|(?:pose|posing|pass|disguised?|dressed?|act|acting|hired?|work|hide|go)(?: (?:up|out|off))?"
    r"(?: myself)?(?: up| off)? as|play the part of) "
    r"(?:the|my|his|her|their|an?|some|your|one of (?:the|his|her|their))(?: new)? "
    r"(?P<who>[\w'’-]+(?: [\w'’-]+)?)",
    re.IGNORECASE,
)
"""Somebody whom the player's character is, or is to pass for."""
_WHERE: Final = (
    r"\b(?:in|into|inside|through|over|under|behind|beside|along|up|on|onto|off|across|by|past|"
    r"round)"
)
_BEHIND: Final = (
    r"\b(?:behind|under|beneath|among|between|inside|over|onto|on top of|through|along|across)"
)
_DETERMINED: Final = r"(?:(?:the|a|an|my|some|that|this|these|those|two|three) )?(?:[\w-]+ ){0,2}?"


def is_place(name: str, text: str) -> bool:
    """Return whether a name is that of a thing: where something is or is done."""
    head = definite(name).head
    where = re.search(rf"{_WHERE} (?:the|a|an|my) (?:[\w-]+ )?{re.escape(head)}\b", text.lower())
    return bool(object_class(head)) and where is not None


def is_cover(name: str, text: str) -> bool:
    """Return whether a name is that of what one hides behind or climbs over: "behind the oars"."""
    noun = definite(name)
    if is_role(noun.head) or is_beast(noun) or is_name(name):
        return False
    where = rf"{_BEHIND} {_DETERMINED}{re.escape(noun.head)}\b"
    return re.search(where, text.lower()) is not None


def is_thing(name: str) -> bool:
    """Return whether a name is that of a thing that is known for one: "the cutter" in a bay."""
    noun = definite(name)
    if is_name(name) or is_role(noun.head) or is_beast(noun):
        return False
    return bool(object_class(noun.head)) or noun.head in word_sets()["no_roles"]


_TOOL: Final = re.compile(
    r"(?<!fight )(?<!wrestle )(?<!struggle )(?<!deal )(?<!trade )(?<!talk )(?<!speak )(?<!argue )"
    r"(?<!bargain )(?<!haggle )(?<!dance )(?<!plead )(?<!reason )(?<!grapple )(?<!words )"
    r"\b(?:with|using|like) (?:(?:the|my|an?|some|our|his|her|its|their) )?(?:[\w'’-]+ ){0,2}$",
    re.IGNORECASE,
)
"""What stands before that with which a thing is done."""


def is_tool(name: str, text: str) -> bool:
    """Return whether a name is that of what a deed is done with: "with the fire extinguisher".

    Example:
        >>> is_tool("the extinguisher", "I freeze it with the fire extinguisher")
        True
        >>> is_tool("the baker", "I fight with the baker"), is_tool("a wolf", "I feed a wolf")
        (False, False)
    """
    noun = definite(name)
    if is_name(name) or noun.head in word_sets()["roles"]:
        return False
    return _stands_behind(_TOOL, name, text)


def is_part(name: str, text: str) -> bool:
    """Return whether a name only says what kind of thing another is: "the carpenters shop".

    Example:
        >>> is_part("the carpenters", "I sneak to the carpenters shop")
        True
        >>> is_part("the carpenter", "I rob the carpenter blind")
        False
    """
    found = re.search(rf"\b{re.escape(definite(name).head)} (?P<after>[a-z]+)\b", text.lower())
    after = found["after"] if found is not None else ""
    return bool(after) and (after in _PLACES or bool(object_class(after))) and not is_role(after)


_PLACES: Final = bag("shop room yard house hall office store cabin hut tent bench stall quarters")


def is_hidden_among(name: str, text: str) -> bool:
    """Return whether somebody hides behind or among those of a name, of whom nobody then hides."""
    where = rf"{_BEHIND} {_DETERMINED}{re.escape(definite(name).head)}s?\b"
    return re.search(where, text.lower()) is not None


def is_topic(name: str, text: str) -> bool:
    """Return whether a name is that of what is talked about and of nobody who is talked to."""
    return _stands_behind(_TOPIC, name, text)


def is_dealt(name: str, text: str) -> bool:
    """Return whether a name is that of what a deal is about: "I sell the clapper"."""
    return _stands_behind(_DEALT, name, text)


def is_whither(name: str, text: str) -> bool:
    """Return whether a name is of whoever a way leads to, or is looked for: "to a doctor"."""
    return _stands_behind(_WHITHER, name, text)


def is_said(name: str) -> bool:
    """Return whether a name is that of something said or sung, "a prayer"."""
    return definite(name).head in _SAID


def _stands_behind(words_before: re.Pattern[str], name: str, text: str) -> bool:
    """Return whether a name stands in a text behind words of a kind."""
    head = definite(name).head
    return bool(head) and head in text and bool(words_before.search(text.partition(head)[0]))


_SOUNDS: Final = (
    r"(?:(?:is|was|begins|starts|has begun) (?:to )?)?"
    r"(?:bark|howl|cr(?:y|ie)|call|whin|neigh|bray|bleat|low|cluck|crow|hoot|croak|screech|scream|"
    r"sing|laugh|cough|whistl|growl|yap|squeal|mew|caw|hum|shout)(?:s|es|ed|ing)?\b"
)
"""What is heard of somebody who is not here."""


def is_only_heard(name: str, told: Collection[str]) -> bool:
    """Return whether somebody was told of as a sound far off and as nothing else.

    Example:
        >>> is_only_heard("jackal", ["A jackal barks at noon."])
        True
        >>> is_only_heard("jackal", ["A jackal barks.", "The jackal comes nearer."])
        False
    """
    noun = re.escape(definite(name).head)
    naming = [s for s in told if re.search(rf"\b{noun}", s, re.IGNORECASE)]
    heard = re.compile(rf"\b{noun} {_SOUNDS}", re.IGNORECASE)
    return bool(naming) and all(heard.search(sentence) for sentence in naming)
