"""Somebody new who presents themselves, and helps: people come from effects, not from prose."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from companion.narration.library import fold_words
from companion.narration.prose.denial import QUOTED
from companion.narration.prose.facts import Facts
from companion.narration.prose.words import common_words, exact_patterns, stem, text

_NAME: Final = r"[A-ZÄÖÜÉÁÍÓÑ][a-zäöüßéèáíóúñ'’]{2,}"
_FULL: Final = re.compile(rf"(?<![\w.])({_NAME} {_NAME})(?![\w])(?! ?[’']s\b)")
_SAYS_NAME: Final = re.compile(
    rf"[\"“„«](?:[^\"”“»]*[.!?] )?({_NAME}(?: {_NAME})?)(?=[.,](?:[ \"”»]|$))"
)
_NEAR: Final = 2
_APPOSED: Final = re.compile(r"[^\W\d_]{3,}, $")
"""What stands before a word for somebody already named: "the Astronomer, a man who"."""


def invented_people(sentences: Sequence[str], facts: Facts) -> Iterator[tuple[int, str]]:
    """Yield somebody whom nothing knows and who is there to be used."""
    known = facts.called
    for number, sentence in enumerate(sentences):
        near = " ".join(sentences[max(0, number - 1) : number + _NEAR + 1])
        name = _introduced(sentence, known)
        if not name and _offers(near):
            name = _named(sentence, known) or _somebody(sentence, sentences[number:], known)
        if name:
            yield number, f"somebody whom nothing made: {name!r}"


def _introduced(sentence: str, known: frozenset[str]) -> str:
    for pattern in exact_patterns("people.introduces"):
        for found in pattern.finditer(sentence):
            if _is_new(found.group(1), known) and re.search(r"[\"“«„]", sentence):
                return found.group(1)
    return ""


def _named(sentence: str, known: frozenset[str]) -> str:
    """Return an unknown name: first and last name anywhere, or a name said as one's own."""
    for found in _FULL.finditer(sentence):
        at_start = not sentence[: found.start()].strip(" \"“„«'")
        if _is_new(found.group(1), known) and not (
            at_start and _is_word(found.group(1).split()[0])
        ):
            return found.group(1)
    for found in _SAYS_NAME.finditer(sentence):
        if _is_new(found.group(1), known) and not _is_word(found.group(1).split()[0]):
            return found.group(1)
    return ""


def _somebody(sentence: str, following: Sequence[str], known: frozenset[str]) -> str:
    """Return an unknown person who is brought in and then speaks of what they can do."""
    told = QUOTED.sub(" ", sentence)
    found = next(
        (f for f in _person().finditer(told) if not _APPOSED.search(told[: f.start()])), None
    )
    if not found or stem(found.group(1)) in known:
        return ""
    quotes = " ".join(QUOTED.findall(" ".join(following[: _NEAR + 1])))
    return found.group(0) if _offers(quotes) else ""


@cache
def _person() -> re.Pattern[str]:
    return re.compile(
        rf"\b(?:an?|another|some) (?:[\w'-]+,? ){{0,4}}({text('people.person')})\b", re.IGNORECASE
    )


def _offers(near: str) -> bool:
    return any(p.search(near) for p in exact_patterns("people.offers"))


def _is_new(name: str, known: frozenset[str]) -> bool:
    words = fold_words(name)
    return bool(words) and not any(stem(w) in known for w in words)


def _is_word(word: str) -> bool:
    """Whether a capitalised word is an everyday one that only begins a sentence."""
    return word.lower() in common_words()
