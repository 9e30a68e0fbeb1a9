"""Looks in whatever words: "go and have a look at the bells", "look which crate it is in".

A look needs no dice where the scene says what is seen, so it must be known for one.
"""

import re
from typing import Final

_I: Final = r"(?P<who>i|we) (?:(?:then|just|now|also|quickly|slowly|carefully|quietly) )*"
_HOW: Final = r"(?:closely |carefully |hard |well |quickly |again |once more |properly )*"
_WHAT: Final = r"(?P<what>\S.*)$"
_AT: Final = re.compile(
    rf"^\W*(?:{_I})?(?:"
    rf"(?:go(?: over| across| back)?(?: and|(?: and)? to)? |come and )"
    rf"(?:(?:have|take|get) an? (?:\w+ )?look|look|stare|peer|gaze) {_HOW}(?:at|upon) "
    rf"|(?:have|take|get|cast|throw) an? (?:[\w-]+ )?(?:look|glance|peek) {_HOW}(?:at|upon) "
    rf"|look (?:round|around|about|over|across|down|up) {_HOW}at "
    rf"|(?:stare|gaze|squint|gape|glance round|glance over) {_HOW}(?:at|upon) "
    rf"|look {_HOW}(?=(?:the|him|her|his|this|that|these|those|my) (?!way\b|part\b|look\b"
    rf"|other way\b"
    rf"|in the (?:eyes?|face))))" + _WHAT,
    re.IGNORECASE | re.DOTALL,
)
_WHICH: Final = re.compile(
    rf"^\W*(?:{_I})?(?:go (?:and )?)?(?:look|check) (?:closely |carefully )?(?:which|whose|what)"
    r" (?P<what>(?!is\b|are\b|was\b|he\b|she\b|it\b|they\b|i\b|we\b|the\b|there\b|happens\b"
    r"|you\b|way\b|time\b|side\b|day\b)"
    r"[\w'’-]+(?: [\w'’-]+)?) "
    r"(?:it['’]s|it|is|are|was|were|has|have|they|he|she|the|there|i|we|belongs?|comes?|says?)\b.*$",
    re.IGNORECASE | re.DOTALL,
)
_ASKS_TO: Final = re.compile(
    r"^\W*(?:(?:please|ok|so|and|well),? )*(?:(?:may|can|could|might) (?P<who>i|we)"
    r"|let(?: me|['’]s| us)) "
    r"(?:please )?(?:see|look at|have a (?:\w+ )?look at|take a (?:\w+ )?look at|examine|inspect) "
    r"(?P<what>(?:the|that|this|those|these|his|her|their) [^.;!?,]{2,60})",
    re.IGNORECASE,
)
_PLEASE: Final = re.compile(r",? please\b", re.IGNORECASE)


def as_look(text: str) -> str:
    """Return words that look at something in a roundabout way as a plain look; others as they are.

    Args:
        text: the player's words, with "I" where they are a deed.

    Example:
        >>> as_look("I go look at the bells in the straw"), as_look("I take a look at the lock")
        ('I look at the bells in the straw', 'I look at the lock')
        >>> as_look("I look which crate it's in, is it marked"), as_look("I look the horse over")
        ('I look at the crate', 'I look at the horse over')
        >>> as_look("let's see the map please, is it old?")
        'I look at the map'
        >>> as_look("May I see the ledger?"), as_look("I look round"), as_look("I go to the bells")
        ('I look at the ledger', 'I look round', 'I go to the bells')
    """
    which = _WHICH.match(text)
    if which is not None:
        return f"{_subject(which)} look at the {which['what']}"
    asks = _ASKS_TO.match(text)
    if asks is not None:
        return f"{_subject(asks)} look at {_PLEASE.sub('', asks['what'])}"
    found = _AT.match(text)
    if found is None:
        return text
    return f"{_subject(found)} look at {found['what']}"


def _subject(found: re.Match[str]) -> str:
    return "we" if (found["who"] or "").casefold() == "we" else "I"
