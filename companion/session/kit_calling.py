"""Words that call somebody by name, answer what was asked, or are for others than those here."""

import re
from collections.abc import Collection, Iterable
from typing import Final

from companion.session.kit_words import I_DO, presses
from companion.session.scene import words

_TO_WHOM: Final = re.compile(
    rf"{I_DO}(?:(?:tell|ask|warn|remind)|(?:say|whisper|murmur|call|shout|speak|talk|mutter)\b"
    r"[^:,.!?]*? to) (?P<who>(?:all )?(?:the|my) (?:[\w'’-]+ )?[\w'’-]+?)"
    r"(?=:|,| to\b| that\b| about\b| how\b| not\b|[.!?]|$)"
    r"|\bto (?P<whom>the (?:other )?[\w'’-]+s):",
    re.IGNORECASE,
)
"""Speech to somebody who is called by what they are."""
_CALLS: Final = re.compile(
    r"^\W*(?:(?:well|but|and|so|look|listen|oh|ah|no|yes|then|my|dear|good|please|lord|lady"
    r"|master|captain|madam|sir),? )*(?P<who>(?:the )?[\w'’-]+(?: [\w'’-]+){0,2}), (?P<said>.+)$",
    re.IGNORECASE | re.DOTALL,
)
_CALLS_LAST: Final = re.compile(
    r"^(?P<said>[^?]+), (?:my |dear |good )*(?P<who>(?:the )?[\w'’-]+(?: [\w'’-]+)?)[.! ]*$",
    re.IGNORECASE | re.DOTALL,
)
_STATES: Final = re.compile(
    r"\W*(?:(?:but|and|so|well|listen|look),? )*(?:your?|yours|the|a|an|he|she|they|it|there|this"
    r"|that|these|those|we|my|our|his|her|their|nobody|somebody|everybody|both|neither|one|all"
    r"|i(?:['’]m| am| have|['’]ve| saw| know| think| was| heard)"
    r"|(?-i:[A-Z])[\w'’-]+ (?:is|was|has|did|does|will))\b",
    re.IGNORECASE,
)


def called(text: str, people: Collection[str]) -> tuple[str, str]:
    """Return who of some people is called by name when something is stated, and what is stated.

    Example:
        >>> called("Kesh, the well is dry", ["Kesh", "Maro"])
        ('Kesh', 'the well is dry')
        >>> called("Kesh, take the rope", ["Kesh"]), called("Fine, the well is dry", ["Kesh"])
        (('', ''), ('', ''))
    """
    for found in filter(None, (_CALLS.match(text), _CALLS_LAST.match(text))):
        who = set(words(found["who"]))
        name = next((name for name in people if who and who <= set(words(name))), "")
        if name and _STATES.match(found["said"]):
            return name, found["said"]
    return "", ""


def is_said_to_others(text: str, people: Iterable[str]) -> bool:
    """Return whether words are said to somebody who is none of some people.

    Example:
        >>> is_said_to_others("I whisper to the other rowers: up!", ["Hakkur the bench-mate"])
        True
    """
    found = _TO_WHOM.match(text)
    if found is None:
        return False
    who = set(words(found["who"] or found["whom"]))
    return bool(who) and not any(who & set(words(name)) for name in people)


_DOES: Final = re.compile(rf"{I_DO}(?P<verb>[a-z]+)\b(?P<rest>[^.!?;]+)", re.IGNORECASE)


_ANSWERS: Final = re.compile(
    r"(?!.*\b(?:is|are|was|were|has|had|did)\b)"
    r"\W*(?:(?:well|then|my answer|i(?:['’]d| would) say),? )*(?:the|neither|both|none|he|she|it"
    r"|they|you)\b[^?]{2,80}$",
    re.IGNORECASE,
)
"""Bare words that may answer what was asked."""


def done_to(text: str) -> tuple[str, str]:
    """Return the verb of words that do something, and what they do it to; ("", "") for others.

    Bare words that may be an answer are said.

    Example:
        >>> done_to("I slowly pour the wine out. There!"), done_to("Why?")
        (('pour', ' the wine out'), ('', ''))
        >>> done_to("Neither of them")
        ('say', 'Neither of them')
    """
    found = _DOES.match(text)
    if found is not None:
        return found["verb"].casefold(), found["rest"]
    return ("say", text) if _ANSWERS.match(text) and not presses(text) else ("", "")


_SAID_TAIL: Final = re.compile(
    r",? (?:i|we) (?:say|call|answer|reply|whisper|murmur|shout|mutter|add"
    r"|tell (?:him|her|them|the [\w'’-]+))"
    r"(?: (?:back|out|over|up|down|softly|loudly|quietly))*[.! ]*$",
    re.IGNORECASE,
)
_OWN: Final = re.compile(r"\b(?:i|we) (?P<verb>[\w'’]+)(?: (?P<after>\w+))?", re.IGNORECASE)
_STATIVE: Final = frozenset(
    {
        *(
            "am",
            "are",
            "was",
            "were",
            "have",
            "had",
            "want",
            "need",
            "know",
            "think",
            "came",
            "can",
        ),
        *("would", "don't", "don’t", "do", "did", "didn't", "didn’t", "only", "never"),
        *(
            "mean",
            "believe",
            "hope",
            "swear",
            "promise",
            "mind",
            "like",
            "love",
            "hate",
            "owe",
            "belong",
        ),
        *("serve", "saw", "heard", "must", "may"),
    }
)
"""Verbs of the player's own that do nothing: they are said."""
_STATED: Final = re.compile(
    r"\W*(?:yes|no|not|neither|both|none|that|this|it|one|nobody|nothing|for|my|mine|your?|he|she|they"
    r"|there|i|we|because|only|all|never|me|us|(?:the|an?) [^.!]* (?:is|are|was|were|has|have))\b"
    r"|\W*(?:i|we)['’]",
    re.IGNORECASE,
)
_RULES_HERE: Final = re.compile(r"\b(?:i|we) (?:command|lead|rule|live|work|guard) here\b", re.I)


def is_stated(text: str) -> bool:
    """Return whether words do nothing and are said to whoever had the last word.

    Example:
        >>> is_stated("I came for you"), is_stated("One more for the fire, I call")
        (True, True)
        >>> is_stated("I climb the wall"), is_stated("No, I take the rope"), is_stated("The stairs")
        (False, False, False)
    """
    if "?" in text or presses(text):
        return False
    said = _RULES_HERE.sub("I am", _SAID_TAIL.sub("", text))
    for found in _OWN.finditer(said):
        ponders = (found["after"] or "").casefold() in ("about", "it", "of", "over", "hard", "back")
        if found["verb"].casefold() not in _STATIVE or (found["verb"] == "think" and ponders):
            return False
    return bool(said != text or _STATED.match(text))
