"""Two deeds in one message: the first is done, and then the second is taken up.

"I tie my rope to a bollard and climb down" needs dice for its second half only; without being taken
apart it would be told as if tying were all.
"""

import re
from typing import Final

from companion.narration.library import verb_words

_WAYS: Final = frozenset(
    {
        *("go", "walk", "head", "enter", "step", "leave", "kneel", "pray", "buy", "ask", "tell"),
        *("descend", "return", "cross", "wade", "crawl", "look", "search", "listen", "attack"),
    }
)
_LINK: Final = re.compile(r"(?:,? and then|,? then|, and| and|;) +", re.IGNORECASE)
_BEGINS: Final = re.compile(
    r"(?P<who>i|we) (?:(?:will|['’]ll|then|now|just|quickly|slowly|carefully) )*", re.IGNORECASE
)
_ADVERB: Final = re.compile(r"(?:\w+ly|then|just|try to|i|we) ", re.IGNORECASE)
_QUOTED: Final = re.compile(r"[\"“”«»]")
_FEWEST: Final = 2


def two_deeds(text: str) -> tuple[str, str] | None:
    """Return what is done first and what is done then; None for words that tell of one deed.

    Args:
        text: the player's words.

    Example:
        >>> two_deeds("I tie my rope to a bollard and climb down to the mud")
        ('I tie my rope to a bollard', 'I climb down to the mud')
        >>> two_deeds("I buy an eel from Marda, and then ask her who has gone")
        ('I buy an eel from Marda', 'I ask her who has gone')
        >>> two_deeds("I take my bow and arrows") is None, two_deeds("I climb the wall") is None
        (True, True)
    """
    said = " ".join(text.split()).rstrip(" .!")
    begins = _BEGINS.match(said)
    asks = said.endswith("?") and not _ASKS_NEXT.search(said)
    if begins is None or _QUOTED.search(said) or asks:
        return None
    for link in _LINK.finditer(said):
        first, rest = said[: link.start()], said[link.end() :]
        told = _ADVERB.sub("", rest, count=2)
        if len(told.split()) < _FEWEST or len(first.split()) <= len(begins.group().split()):
            continue
        if is_verb(told.split()[0]):
            own = rest if re.match(r"(?:i|we) ", rest, re.IGNORECASE) else f"{begins['who']} {rest}"
            return first, own
    return None


def asked_next(text: str) -> str:
    """Return the question that is put to somebody after a deed; "" for words without one.

    Example:
        >>> asked_next("I untie him and ask where the brake is"), asked_next("I ask him why")
        ('I ask where the brake is', '')
        >>> asked_next("I tell her who I am and ask her name")
        ''
    """
    deeds = two_deeds(text)
    if deeds is None or _SPEAKS.match(deeds[0]) or not _ASKS.match(deeds[1]):
        return ""
    return deeds[1]


_ASKS_NEXT: Final = re.compile(r"\b(?:and|then) (?:i |we )?(?:then )?ask\b", re.IGNORECASE)
_ASKS: Final = re.compile(r"(?:i|we) (?:then )?ask\b(?! for\b)", re.IGNORECASE)
_SPEAKS: Final = re.compile(
    r"(?:i|we) (?:\w+ly )?(?:ask|tell|say|talk|speak|call|shout|answer|greet|whisper|explain|thank"
    r"|introduce)\b",
    re.IGNORECASE,
)


def is_verb(word: str) -> bool:
    """Return whether a word is what somebody does, as far as the library knows it."""
    low = word.lower().strip(",")
    return low in verb_words() or low in _WAYS
