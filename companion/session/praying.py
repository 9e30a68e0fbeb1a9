"""Prayers: a god who is asked for something resists nobody, and stands nowhere in the scene.

What a priest asks of a god is the priest's own magic, whatever verb it is put with ("ask", "beg",
"call upon"). Magic that is to show or tell something is told by what is seen.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.narration.nouns import definite, is_beast, is_role
from companion.reader import Intent
from companion.session.scene import words

_FAITHFUL: Final = re.compile(
    r"\b(?i:(?:high |arch)?(?:priest(?:ess)?|cleric|shaman|druid|prophet(?:ess)?|oracle"
    r"|paladin|acolyte|templar|monk|nun|abb(?:ot|ess)|deacon|vicar|bishop|hierophant|exorcist|seer(?:ess)?|witch"
    r"|augur|healer|servant|disciple|follower|worshipper|votary|chosen|daughter|son|voice|hand)"
    r"|faith|devout|pious)\b(?: (?:of|to|in) (?:the )?(?P<god>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)*))?"
)
_CLERGY: Final = re.compile(
    r"\b(?:priest(?:ess)?|cleric|shaman|druid|prophet(?:ess)?|paladin|acolyte|templar|monk|nun"
    r"|abb(?:ot|ess)|bishop|hierophant|exorcist|augur|faith|devout)\b",
    re.IGNORECASE,
)
_DIVINE: Final = (
    r"(?:(?:all |the |my |our |her |his |you,? |o |oh )*(?:[\w'’-]+ ){0,2}?"
    r"(?:gods?|goddess(?:es)?|deit(?:y|ies)|saints?|ancestors|powers (?:above|below)|heavens?))"
)
_ASKS: Final = (
    r"(?:ask(?:ing)?|beg(?:ging)?|beseech(?:ing)?|implore?(?:ing)?|entreat(?:ing)?|invok(?:e|ing)"
    r"|(?:pray|plead|cry|appeal|whisper|turn|speak|call)(?:ing)?(?: out)? (?:to|on|upon|unto|with)"
    r"|petition(?:ing)?)"
)
_REQUEST: Final = re.compile(
    r"^[\s,]*(?:and (?:ask|beg) )?"
    r"(?P<rest>(?:to|for|that|what|who|where|whether|if|how|why|which)\b.+)",
    re.DOTALL,
)
_PRAYS_FOR: Final = re.compile(
    r"\bpray(?:ing)? (?P<rest>(?:for|that) .+)", re.IGNORECASE | re.DOTALL
)
_TO_KNOW: Final = re.compile(
    r"\b(?:scry|divin(?:e|ation|ing)|augur[sy]?|foresee|foretell|vision|omens?|signs?|guidance"
    r"|seeing|clairvoyan\w+|prophe[cs]y|second sight"
    r"|(?:to|and|can|may|might|me|us|i) (?:see|show|reveal|learn|know|find out|tell|sense|detect"
    r"|discover|locate|read|hear)"
    r"|show (?:me|us)|reveal|tell (?:me|us)|"
    r"(?:speak|talk) (?:with|to) (?:the )?(?:dead|spirits?|ghosts?|bones?)"
    r"|ask\b[^.;]*? (?:what|who|where|whether|if|how|why|which)"
    r"|read (?:the )?(?:bones|entrails|stars|cards|smoke|runes|omens))\b",
    re.IGNORECASE,
)
_OF_ME: Final = {
    "my": "your",
    "me": "you",
    "myself": "yourself",
    "our": "your",
    "us": "you",
    "i": "you",
}
_LONGEST: Final = 80


@dataclass(frozen=True, slots=True)
class Prayer:
    """What is asked of a god.

    Attributes:
        request: what is asked, as the reader is to read it: "to calm the waves".
        is_own: whether whoever prays serves a god, so that it is magic of theirs.
        deed: the prayer in the player's own words, said of "you"; "" where it is long.
    """

    request: str
    is_own: bool
    deed: str = ""


def prayer_in(text: str, own: Sequence[str], *, present: Sequence[str] = ()) -> Prayer | None:
    """Return what words ask of a god who is not here; None for any others.

    Args:
        text: the player's words.
        own: what the character is and has, as their sheet names it.
        present: names of those who are here; a god who has come is asked like anybody.

    Example:
        >>> own = ["Priest of the Drowned God"]
        >>> found = prayer_in("I ask the Drowned God to calm my fear", own)
        >>> found.request, found.is_own, found.deed
        ('to calm my fear', True, 'ask the Drowned God to calm your fear')
        >>> prayer_in("I beg Erlik for a sign", ["Priest of Erlik"]).request
        'for a sign'
        >>> prayer_in("I beg the priest of Erlik for a sign", ["Priest of Erlik"]) is None
        True
        >>> prayer_in("I pray to the gods for rain", ["Thief"]).is_own
        False
    """
    whom = "|".join([_DIVINE, *(rf"(?:the )?{re.escape(god)}" for god in _gods_of(own))])
    is_own = any(_CLERGY.search(name) for name in own) or bool(_gods_of(own))
    found = re.search(rf"\b{_ASKS} (?P<god>{whom})(?=[\s,.!?]|$)", text, re.IGNORECASE)
    if found is None:
        plain = _PRAYS_FOR.search(text)
        if plain is None:
            return None
        return Prayer(plain["rest"].strip(" ."), is_own, _deed(plain.group()))
    asked = set(words(found["god"]))
    if any(asked & set(words(name)) for name in present):
        return None
    rest = _REQUEST.match(text[found.end() :])
    request = rest["rest"].strip(" .") if rest is not None else ""
    if re.match(r"(?:wh|if\b|how\b)", request):
        request = f"to learn {request}"
    return Prayer(request, is_own, _deed(text[found.start() :]))


def _deed(said: str) -> str:
    """Return a prayer as it stands after "you"; "" where that is too long to be told."""
    first = re.split(r"[.;!?]", said)[0].strip(" ,")
    turned = " ".join(_OF_ME.get(word.lower(), word) for word in first.split())
    return turned if len(turned) <= _LONGEST else ""


def _gods_of(own: Sequence[str]) -> list[str]:
    """Return the gods whom a sheet names: "Priestess of the Drowned God" serves the Drowned God."""
    found = (_FAITHFUL.search(name) for name in own)
    return [match["god"] for match in found if match is not None and match["god"]]


_AND_WHERE: Final = re.compile(r"\s(?:who|that|which|with|in|at|on|from|by|of)\s")
"""What parts somebody from what they are told by ("the man who holds on to the altar")."""


def unresisted(intent: Intent, text: str, present: Sequence[str], *, prays: bool) -> Intent:
    """Return magic with nobody against it but whom it is done to: no god and no bystander.

    Args:
        intent: what was read.
        text: the player's words.
        present: names of those who are here.
        prays: whether a god is asked, who shows what is asked for and needs nobody's leave.
    """
    if intent.opponent is None:
        return intent
    said, read = set(words(text)), set(words(intent.opponent))
    known = next((name for name in present if said & set(words(_AND_WHERE.split(name)[0]))), None)
    if known is not None and not (prays and asks_to_know(text)):
        return intent.model_copy(update={"opponent": known, "target": known})
    noun = definite(intent.opponent)
    is_meant = read <= said and (is_role(noun.head) or is_beast(noun))
    if is_meant and not asks_to_know(text):
        return intent
    return intent.model_copy(update={"opponent": None, "target": None, "kind": "magic"})


def asks_to_know(text: str) -> bool:
    """Return whether magic is to show or tell something.

    Example:
        >>> asks_to_know("I ask my god to show me the way"), asks_to_know("I calm the waves")
        (True, False)
    """
    return _TO_KNOW.search(text) is not None
