"""What shows on the surface of a narration: machinery, numbers, the player's character talking."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from companion.narration.library import fold_words
from companion.narration.prose.facts import Facts
from companion.narration.prose.words import patterns, text

_QUOTE: Final = re.compile(r"[\"“]([^\"”]*)[\"”]")
_DIGITS: Final = re.compile(r"(?<![\w.:])(\d+)(?![\w:])(?!\.\d)")
_CLOCK: Final = re.compile(
    r"\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} ?(?:am|pm|a\.m\.|p\.m\.)\b", re.IGNORECASE
)
_LABEL: Final = re.compile(
    r"\b[A-Z][\w-]*(?: No\.?)?[ -]$|(?i:\b(?:number|no\.|room|bay|dock|deck|cell|berth|"
    r"platform|pier|gate|route|sector|ward|table|track))\s$"
)


def machinery(sentences: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield tool markup, JSON, role labels and prompt text."""
    for number, sentence in enumerate(sentences):
        for pattern in patterns("markup"):
            found = pattern.search(sentence)
            if found:
                yield number, f"machinery: {found.group(0).strip()!r}"
                break


@cache
def _units() -> re.Pattern[str]:
    words = "|".join(_values())
    return re.compile(rf"\b({words}|\d+)\s+(?:\w+\s+(?:of\s+)?)?({text('units')})\b", re.IGNORECASE)


@cache
def _values() -> dict[str, int]:
    return {word: int(n) for word, n in (p.split("=") for p in text("numbers").split())}


def numbers(sentences: Sequence[str], facts: Facts) -> Iterator[tuple[int, str]]:
    """Yield numbers that stand in neither the result nor the state, and talk of dice."""
    for number, sentence in enumerate(sentences):
        found = _dice_talk(sentence, facts) or _rule_number(sentence, facts)
        found = found or _digits(sentence, facts)
        if found:
            yield number, found


def _dice_talk(sentence: str, facts: Facts) -> str:
    for pattern in patterns("dice"):
        found = pattern.search(sentence)
        if found and not any(found.group(0).lower() in t.lower() for t in facts.brief.notes):
            return f"talk of dice: {found.group(0)!r}"
    return ""


def _rule_number(sentence: str, facts: Facts) -> str:
    for found in _units().finditer(sentence):
        word = found.group(1).lower()
        value = int(word) if word.isdigit() else _values()[word]
        everyday = found.group(2).lower().startswith(("level", "round", "rank", "point", "mark"))
        if value not in facts.numbers and not (everyday and not word.isdigit()):
            return f"{found.group(0)!r} is in no result"
    return ""


def _digits(sentence: str, facts: Facts) -> str:
    for found in _DIGITS.finditer(_CLOCK.sub(" ", sentence)):
        value = int(found.group(1)[:9])
        before = _CLOCK.sub(" ", sentence)[: found.start()]
        if value not in facts.numbers and not _LABEL.search(before):
            return f"{found.group(0)} is in no result"
    return ""


def player_speaks(sentences: Sequence[str], facts: Facts) -> Iterator[tuple[int, str]]:
    """Yield words or decisions that are the player's own to make."""
    said = set(fold_words(facts.brief.attempt.text))
    for number, sentence in enumerate(sentences):
        if any(p.search(sentence) for p in patterns("player_says")) and _new_words(sentence, said):
            yield number, "the player's character speaks"
        elif _by_name(sentence, facts.brief.attempt.actor) and _new_words(sentence, said):
            yield number, f"{facts.brief.attempt.actor} speaks"
        else:
            outside = _QUOTE.sub(" ", sentence)
            decided = next(
                (p.search(outside) for p in patterns("player_decides") if p.search(outside)), None
            )
            if decided:
                yield number, f"decides for the player: {decided.group(0)!r}"


def _new_words(sentence: str, said: set[str]) -> bool:
    """Whether the words in quotes are not the player's own."""
    quoted = [w for part in _QUOTE.findall(sentence) for w in fold_words(part)]
    if not quoted:
        return "'" in sentence or "‘" in sentence
    return sum(w in said for w in quoted) < 0.6 * len(quoted)


def _by_name(sentence: str, actor: str) -> bool:
    name = re.escape(actor.split(maxsplit=1)[0]) if actor.split() else ""
    verbs = "says|said|replies|answers|shouts|whispers|mutters|asks|calls|growls|snaps|cries"
    return bool(
        name
        and re.search(
            rf"[\"”]\s*,?\s*(?:{name} (?:{verbs})|(?:{verbs}) {name})\b|"
            rf"\b{name} (?:{verbs})\b[^.]*[\"“]",
            sentence,
        )
    )
