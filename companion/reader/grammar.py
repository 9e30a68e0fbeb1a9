"""The small words of each language, compiled; and guessing the language of a text."""

from dataclasses import dataclass
from functools import lru_cache

from companion.reader.text import fold, table_words
from companion.reader.words.grammar import GRAMMAR

LANGUAGES = ("en", "de", "fr", "es")


Phrases = dict[str, tuple[tuple[str, ...], ...]]
"""Phrases as tuples of folded words, by their first word, longest first."""


@dataclass(frozen=True, slots=True)
class Grammar:
    """The small words of a language, folded."""

    stop: frozenset[str]
    me: frozenset[str]
    other: frozenset[str]
    negations: frozenset[str]
    light: frozenset[str]
    joins: frozenset[str]
    rules: frozenset[str]
    ask: frozenset[str]
    told: frozenset[str]
    phrases: dict[str, Phrases]


def _phrases(text: str, language: str) -> Phrases:
    found: dict[str, list[tuple[str, ...]]] = {}
    for phrase in text.split("|"):
        spread = phrase.replace("'", " ") if language == "fr" else phrase
        row = tuple(table_words(spread.replace(",", " ")))
        if row:
            found.setdefault(row[0], []).append(row)
    return {first: tuple(sorted(rows, key=len, reverse=True)) for first, rows in found.items()}


@lru_cache(maxsize=8)
def grammar_of(language: str) -> Grammar:
    """The small words of a language.

    Args:
        language: Two-letter code, one of ``LANGUAGES``.

    Returns:
        The compiled table.
    """
    table = GRAMMAR[language]

    def bag(key: str, cut: str | None = None) -> frozenset[str]:
        return frozenset(fold(w).replace("-", " ") for w in table[key].split(cut) if w)

    keys = (
        "wish",
        "tries",
        "unreal",
        "soft",
        "past",
        "irony",
        "cancel",
        "try",
        "meta",
        "instead",
        "around",
        "retract",
    )
    return Grammar(
        stop=bag("stop"),
        me=bag("me"),
        other=bag("other"),
        negations=bag("not"),
        light=bag("light"),
        joins=bag("join"),
        rules=bag("rules", "|"),
        ask=bag("ask"),
        told=bag("told"),
        phrases={key: _phrases(table[key], language) for key in keys},
    )


def has_phrase(words: list[str], phrases: Phrases) -> int:
    """Where one of the phrases stands in a row of folded words.

    Args:
        words: Folded words.
        phrases: The phrases.

    Returns:
        Index just behind the first phrase found, or -1.
    """
    for at, word in enumerate(words):
        for phrase in phrases.get(word, ()):
            if tuple(words[at : at + len(phrase)]) == phrase:
                return at + len(phrase)
    return -1


def guess_language(words: list[str], fallback: str = "en") -> str:
    """Guess the language of a text from its function words.

    Args:
        words: Folded words of the text.
        fallback: What to answer when nothing speaks for any language.

    Returns:
        ``en``, ``de``, ``fr`` or ``es``.
    """
    spread = [
        part
        for word in words[:400]
        for part in ([word, *word.split("'")] if "'" in word else [word])
    ]
    scores = {code: sum(w in grammar_of(code).stop for w in spread) for code in LANGUAGES}
    best = max(scores.values())
    if best == 0:
        return fallback
    if scores[fallback] == best:
        return fallback
    return max(LANGUAGES, key=lambda code: (scores[code], code == "en"))
