"""What words give, show or say to somebody, as far as a scene kit has a piece for it."""

import re
from collections.abc import Collection, Iterable
from typing import Final

from companion.narration.scene_kits import Gift, said_words
from companion.session.kit_words import I_DO
from companion.session.scene import words

_FETCHES: Final = re.compile(
    r"^(?P<who>\W*(?:i|we)) (?:take|pull|get|draw|bring|fetch|dig|fish|produce|unsling|uncork|lift"
    r"|pick up)(?: out| up)? (?P<what>(?:the|my|a|an|our|one|some) [^.,;!?]{2,40}?)"
    r"(?: (?:out of|from) [^.,;!?]{2,40}?)?(?: (?:out|up|off|down))?,? and (?:then )?"
    r"(?P<verb>offer|give|hand|hold|show|pass|slide|push|toss|throw) "
    r"(?:(?P<to>him|her|them) (?:it|some)\b|(?:it|them|one|some)\b)(?P<rest>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_TELLS: Final = re.compile(rf"{I_DO}tell\b", re.IGNORECASE)
_STOP: Final = re.compile(r"[.!?:;](?:\s|$)|\s[\"“]")
_BEFORE: Final = r"\b(?:to|towards?|at|with|for|before) (?:the )?(?:\w+ )?"
_IN_WORDS: Final = frozenset(
    {"name", "truth", "word", "promise", "answer", "story", "secret", "loose"}
)
"""Gifts that nobody carries in a bag."""
_CLASSES: Final = (
    frozenset(
        [
            "drink",
            "wine",
            "rum",
            "ale",
            "beer",
            "brandy",
            "whisky",
            "whiskey",
            "gin",
            "grog",
            "liquor",
            "flask",
            "spirits",
        ]
    ),
    frozenset(
        [
            "food",
            "bread",
            "cheese",
            "meat",
            "fruit",
            "apple",
            "ration",
            "rations",
            "meal",
            "biscuit",
            "sausage",
            "cake",
        ]
    ),
    frozenset(
        [
            "weapon",
            "knife",
            "dagger",
            "blade",
            "sword",
            "cutlass",
            "rapier",
            "axe",
            "club",
            "spear",
            "hatchet",
        ]
    ),
    frozenset(["money", "coin", "coins", "bribe", "cash", "purse", "gold", "silver", "copper"]),
)
"""Things of one kind: where a gift names one of them, any of them will do."""


def fetched(text: str) -> str:
    """Return words of getting something out and giving it as words of giving it.

    Example:
        >>> fetched("I take the flask out and offer it to Kesh. Drink?")
        'I offer the flask to Kesh. Drink?'
        >>> fetched("I pull out my map and show her it"), fetched("I take the flask")
        ('I show her my map', 'I take the flask')
    """
    found = _FETCHES.match(text)
    if found is None:
        return text
    whom = f" {found['to']}" if found["to"] else ""
    return f"{found['who']} {found['verb']}{whom} {found['what']}{found['rest']}"


_PROMISES: Final = re.compile(
    rf"{I_DO}(?:promise|swear|vow|pledge)\b(?P<rest>.+)$|{I_DO}offer (?P<offer>to \w.+)$",
    re.IGNORECASE | re.DOTALL,
)


def promised(text: str) -> str:
    """Return what is promised to somebody, as a promise given; "" for anything else.

    Example:
        >>> promised("I offer to stand at her back"), promised("I offer her my coat")
        ('to stand at her back (a promise, my word)', '')
    """
    found = _PROMISES.match(text)
    if found is None:
        return ""
    rest = (found["rest"] or found["offer"]).strip().rstrip(".!")
    return f"{rest} (a promise, my word)"


def only_tells(text: str) -> bool:
    """Return whether the player tells something, and hands nothing over."""
    return _TELLS.match(text) is not None


def first_said(text: str) -> str:
    """Return the deed of words, without what is said along with it.

    Example:
        >>> first_said("I offer Kesh my rum. Rough night?")
        'I offer Kesh my rum'
    """
    return _STOP.split(text, maxsplit=1)[0]


def receiver(rest: str, people: Iterable[str]) -> str:
    """Return who of some people is given something: who stands after "to", else who comes first.

    Example:
        >>> receiver("the Regent Maro's ring", ["Maro", "the Regent"])
        'the Regent'
        >>> receiver("Maro's ring to the Regent", ["Maro", "the Regent"])
        'the Regent'
    """
    best, found = len(rest) + 1, ""
    for name in people:
        for word in words(name):
            after = re.search(rf"{_BEFORE}{re.escape(word)}\b", rest, re.IGNORECASE)
            if after is not None:
                return name
            at = re.search(rf"\b{re.escape(word)}\b", rest, re.IGNORECASE)
            if at is not None and at.start() < best:
                best, found = at.start(), name
    return found


def meant_by(gift: Gift, rest: str) -> frozenset[str]:
    """Return the words of the player's by which a gift is meant, or a thing of its kind."""
    said = said_words(rest)
    alike = [kind for kind in _CLASSES if kind & gift.words]
    return frozenset(said & gift.words) or frozenset(word for kind in alike for word in kind & said)


_ALOUD: Final = re.compile(r"[\"“](?P<said>[^\"”]+)[\"”]?")


def said_aloud(text: str) -> str:
    """Return what is stated between quotes; "" for questions and for words without any.

    Example:
        >>> said_aloud('"Your name is Lettie," I tell the child'), said_aloud('"Lettie?"')
        ('Your name is Lettie,', '')
    """
    said = " ".join(found["said"] for found in _ALOUD.finditer(text))
    return "" if "?" in said else said


def is_named_aloud(gift: Gift, said: str) -> bool:
    """Return whether a gift that is a name is said to whom it is worth something."""
    names = {word.casefold() for word in _INSIDE.findall(said) + _ALONE.findall(said)}
    is_thing = any(kind & gift.words for kind in _CLASSES)
    return not is_thing and not names.isdisjoint(gift.words)


_INSIDE: Final = re.compile(r"(?<=[a-z,] )[A-Z][\w'’-]+")
_ALONE: Final = re.compile(r"^\W*([A-Z][\w'’-]+)(?: [A-Z][\w'’-]+)?\W*$")
"""A capital that begins a sentence is a name's where the word stands by itself."""


def is_in_words(gift: Gift, meant: Collection[str], *, tells: bool) -> bool:
    """Return whether what is given is said, and nothing that one carries.

    Args:
        gift: the gift.
        meant: words by which it is meant.
        tells: whether the player tells something.
    """
    is_thing = any(kind & gift.words for kind in _CLASSES)
    return bool(_IN_WORDS & (gift.words if tells and not is_thing else set(meant)))


def best_gift(gifts: Iterable[Gift], rest: str) -> Gift | None:
    """Return the gift that words are about; None for none."""
    said = said_words(rest)
    scored = [(2 * len(gift.words & said) + bool(meant_by(gift, rest)), gift) for gift in gifts]
    best = max((score for score, _ in scored), default=0)
    return next(gift for score, gift in scored if score == best) if best else None
