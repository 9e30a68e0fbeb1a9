"""Brings what a chat model says to the nearest thing that exists, or drops it.

Models that know other games say "Wisdom", "with advantage" or "DC 15", and spell a choice in their
own way. What is plainly meant is taken; what is of no game here is left out, never guessed.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from companion.difficulty.scales import DICE, SYSTEMS, from_step
from companion.narration.effects_line import nearest
from engine.api import Rung

_STEPS: Final[dict[str, float]] = {
    "trivial": 0, "very easy": -1, "easy": 0, "simple": 0, "routine": 0, "fair": 1, "tricky": 1,
    "moderate": 1, "medium": 1, "average": 1, "normal": 1, "challenging": 2, "hard": 2,
    "difficult": 2, "tough": 2, "very hard": 3, "very difficult": 3, "heroic": 3, "daunting": 3,
    "harrowing": 4, "extreme": 4, "formidable": 4, "legendary": 4, "epic": 4, "superhuman": 5,
    "nearly impossible": 5, "impossible": 5,
}  # fmt: skip
_KINDS: Final[dict[str, str]] = {
    "check": "challenge", "skill check": "challenge", "ability check": "challenge",
    "test": "challenge", "skill": "challenge", "action": "challenge", "roll": "challenge",
    "contest": "opposed", "contested": "opposed", "opposed check": "opposed", "social": "opposed",
    "combat": "attack", "fight": "attack", "melee": "attack", "ranged": "attack",
    "strike": "attack", "spell": "magic", "cast": "magic", "buy": "purchase", "buying": "purchase",
    "shopping": "purchase", "talk": "none", "chat": "none", "no roll": "none", "roleplay": "none",
    "rules question": "question", "rules": "question",
}  # fmt: skip
_INSTEAD: Final[dict[str, tuple[str, ...]]] = {
    "attack": ("opposed", "challenge"), "magic": ("challenge",), "opposed": ("challenge",),
    "purchase": ("challenge",),
}  # fmt: skip
"""Where a game does not have a kind, the nearest that it has."""

_NONE: Final = frozenset({"", "none", "null", "nobody", "no one", "n/a", "nothing", "-", "false"})
_TRUE: Final = frozenset({"true", "yes", "1", "y"})
_FALSE: Final = frozenset({"false", "no", "0", "n"})


def word(value: object) -> str:
    """Return a value as plain small words.

    Example:
        >>> word(" Very_Hard. ")
        'very hard'
    """
    if not isinstance(value, str | int) or isinstance(value, bool):
        return ""
    return " ".join(re.sub(r"[_\-.]+", " ", str(value)).casefold().split())


def truth(value: object) -> bool | None:
    """Return what a value says, or None when it says neither."""
    if isinstance(value, bool):
        return value
    said = word(value)
    return True if said in _TRUE else False if said in _FALSE else None


def kind(value: object, allowed: Sequence[str]) -> str | None:
    """Return the kind of check that is meant, or None."""
    said = word(value)
    found = said if said in allowed else _KINDS.get(said, said)
    for candidate in (found, *_INSTEAD.get(found, ())):
        if candidate in allowed:
            return candidate
    return None


def names(value: object, allowed: Sequence[str]) -> tuple[str, ...]:
    """Return the names that are meant, each once; what does not exist is dropped.

    Example:
        >>> names("rope, Wisdom, with advantage", ["Long rope", "Sword"])
        ('Long rope',)
    """
    found = [one_name(item, allowed) for item in texts(value)]
    return tuple(dict.fromkeys(name for name in found if name is not None))


def texts(value: object) -> list[str]:
    """Return a list of texts, whether it came as one, as a text with commas or as objects."""
    if isinstance(value, str):
        return [part.strip() for part in re.split(r"[,;\n]", value) if word(part) not in _NONE]
    if isinstance(value, Mapping):
        value = list(value)
    if not isinstance(value, list | tuple):
        return []
    return [text for text in map(_text_of, value) if word(text) not in _NONE]


def _text_of(item: object) -> str:
    if isinstance(item, Mapping):
        item = item.get("name") or next(iter(item.values()), "")
    return item.strip() if isinstance(item, str) else ""


def one_name(value: object, allowed: Sequence[str]) -> str | None:
    """Return the name that is meant, or None."""
    if not isinstance(value, str) or word(value) in _NONE:
        return None
    if value in allowed:
        return value
    bare = re.sub(r"\s*[\[(].*$|\s*:?\s*[+-]?\d+$|\s+d\d+$", "", value.strip())
    return nearest(bare, allowed) if bare else None


def band(value: object, system: str, ladder: Sequence[Rung]) -> str | None:
    """Return the label of the rung that is meant, or None.

    Args:
        value: what was said: a label, another game's word, a number or a die.
        system: slug of the game.
        ladder: its rungs.
    """
    said = word(value)
    labels = {word(rung.label): rung.label for rung in ladder}
    if said in labels:
        return labels[said]
    number = re.fullmatch(r"(?:ds|dr|difficulty|band|step)?\s*(\d{1,2}|d\d{1,2})", said)
    if number:
        rung = rung_of(number.group(1), ladder)
    elif said in _STEPS and system in SYSTEMS:
        rung = rung_of(str(from_step(system=system, step=_STEPS[said])), ladder)
    else:
        rung = None
    return rung.label if rung else None


def rung_of(value: str, ladder: Sequence[Rung]) -> Rung | None:
    """Return the rung that a difficulty stands on; None for one that is off the ladder."""
    place = _place(value)
    if place is None:
        return None
    for rung in ladder:
        low, high = _place(rung.low), _place(str(rung.high))
        if low is not None and low <= place and (rung.high is None or place <= (high or low)):
            return rung
    return None


def _place(value: int | str) -> int | None:
    text = str(value)
    if text in DICE:
        return DICE.index(text)
    return int(text) if text.isdecimal() else None
