"""Patterns and word lists of the prose check, read once from ``words/``."""

import re
import tomllib
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import resources
from typing import Any, TypeVar

from companion.errors import CorpusError
from companion.narration.library import fold_words
from companion.narration.prose.anycase import AnyCase, sorted_words

_ENDINGS = ("ingly", "edly", "ings", "ing", "ies", "ied", "est", "ed", "es", "ly", "er", "s")
_FILES = (
    "prose.toml", "claims.toml", "having.toml", "things.toml", "counts.toml", "newcomers.toml",
    "contrary.toml", "standing.toml", "stated.toml", "company.toml", "claimed.toml",
    "suspicion.toml",
)  # fmt: skip
_SHORTEST = 3
_MACRO = re.compile(r"<(\w+)>")
Compiled = TypeVar("Compiled")

_EVERYDAY = frozenset(
    [
        "a",
        "an",
        "the",
        "this",
        "that",
        "these",
        "those",
        "and",
        "or",
        "but",
        "so",
        "yet",
        "for",
        "nor",
        "of",
        "in",
        "on",
        "at",
        "to",
        "from",
        "by",
        "with",
        "without",
        "into",
        "onto",
        "over",
        "under",
        "up",
        "down",
        "out",
        "off",
        "through",
        "between",
        "behind",
        "before",
        "after",
        "about",
        "against",
        "as",
        "is",
        "are",
        "was",
        "were",
        "be",
        "been",
        "being",
        "has",
        "have",
        "had",
        "do",
        "does",
        "did",
        "will",
        "would",
        "can",
        "could",
        "may",
        "might",
        "must",
        "shall",
        "should",
        "it",
        "its",
        "he",
        "his",
        "him",
        "she",
        "her",
        "they",
        "their",
        "them",
        "you",
        "your",
        "yours",
        "we",
        "our",
        "i",
        "my",
        "me",
        "who",
        "whom",
        "whose",
        "which",
        "what",
        "where",
        "when",
        "why",
        "how",
        "not",
        "no",
        "than",
        "then",
        "there",
        "here",
        "all",
        "any",
        "some",
        "each",
        "every",
        "one",
        "two",
        "more",
        "most",
        "much",
        "very",
        "too",
        "just",
        "only",
        "even",
        "still",
        "now",
        "again",
        "back",
        "own",
        "same",
        "other",
        "another",
        "such",
        "if",
        "while",
        "until",
        "because",
        "nothing",
        "something",
        "anything",
        "somebody",
        "anybody",
        "nobody",
        "everyone",
        "everybody",
        "thing",
        "things",
        "way",
        "get",
        "gets",
        "go",
        "goes",
        "come",
        "comes",
        "take",
        "takes",
        "make",
        "makes",
        "see",
        "sees",
        "look",
        "looks",
    ]
)


@cache
def _data() -> dict[str, Any]:
    found: dict[str, Any] = {}
    macros: dict[str, str] = {}
    for name in _FILES:
        source = resources.files("companion.narration") / "words" / name
        try:
            found |= tomllib.loads(source.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise CorpusError(f"the words of the prose check cannot be read: {error}") from error
        macros |= found.get("macros", {})
    found["macros"] = macros | {n: _forms(v) for n, v in found.get("verbs", {}).items()}
    return found


def _forms(verbs: str) -> str:
    """Return the English forms of verbs as alternatives; ``take:took:taken`` has its own past."""
    found: list[str] = []
    for entry in verbs.split():
        base, *past = entry.split(":")
        short = base.removesuffix("e")
        ends = base + "es" if re.search(r"(?:s|sh|ch|x|z|o)$", base) else base + "s"
        if re.search(r"[^aeiou]y$", base):
            ends, short_past = base[:-1] + "ies", base[:-1] + "ied"
        else:
            short_past = short + "ed"
        doubled = base + base[-1] if re.search(r"[^aeiou][aeiou][bdgmnprt]$", base) else short
        found += [base, ends, f"{doubled}ing", *(past or [short_past, f"{doubled}ed"])]
    return "|".join(dict.fromkeys(found))


def _block(name: str) -> str:
    value: Any = _data()
    for part in name.split("."):
        value = value[part]
    return str(value)


def filled(line: str) -> str:
    """Return a pattern with its macros, ``<name>``, filled in."""
    return _MACRO.sub(lambda found: str(_data()["macros"].get(found[1], found[0])), line)


@cache
def patterns(name: str) -> tuple[AnyCase, ...]:
    """Return the patterns of a block, for which capitals do not count.

    Args:
        name: of the block; one of a table is named ``table.block``.

    Raises:
        CorpusError: a pattern is malformed.
    """
    return _compiled(name, AnyCase)


@cache
def exact_patterns(name: str) -> tuple[re.Pattern[str], ...]:
    """Return the patterns of a block as they stand: capitals count.

    Raises:
        CorpusError: a pattern is malformed.
    """
    return _compiled(name, lambda line: re.compile(sorted_words(line)))


def _compiled(name: str, compiled: Callable[[str], Compiled]) -> tuple[Compiled, ...]:
    try:
        return tuple(compiled(filled(line)) for line in _block(name).splitlines() if line.strip())
    except re.error as error:
        raise CorpusError(f"a pattern of {name!r} is malformed: {error}") from error


@cache
def text(name: str) -> str:
    """Return a plain string of the file."""
    return _block(name)


@cache
def table(name: str) -> dict[str, str]:
    """Return a table of plain strings of the file."""
    value: Any = _data()
    for part in name.split("."):
        value = value[part]
    return {key: str(words) for key, words in value.items()}


@cache
def word_list(name: str) -> frozenset[str]:
    """Return a list of words."""
    return frozenset(_block(name).split())


@cache
def common_words() -> frozenset[str]:
    """Return everyday words that begin sentences with a capital and name nobody."""
    return frozenset(filled(text("people.common")).split())


@cache
def outcome_blocks(manner: str) -> tuple[str, ...]:
    """Return the blocks of outcome words for a kind of action, the general one first."""
    tables = _data()["outcome"]
    own = [f"outcome.{k}" for k, v in tables.items() if isinstance(v, dict) and _covers(v, manner)]
    return ("outcome", "outcome.plain", *own)


@cache
def outcome_weights() -> tuple[float, ...]:
    """Return the constant and the weights of the outcome's features.

    They were fitted by ``benchmarks/narration_outcome.py --fit``.
    """
    return tuple(float(w) for w in _data()["outcome"]["weights"].split())


def _covers(table: dict[str, str], manner: str) -> bool:
    return manner in table["for"].split()


@cache
def groups() -> dict[str, frozenset[str]]:
    """Return groups of words, stemmed, that mean nearly the same."""
    return {name: frozenset(map(stem, words.split())) for name, words in _data()["groups"].items()}


@cache
def line_words() -> dict[str, frozenset[str]]:
    """Return topic of a line to the words that cross it."""
    return {name: frozenset(words.split()) for name, words in _data()["lines"].items()}


@lru_cache(maxsize=8192)
def stem(word: str) -> str:
    """Return a word without its ending, roughly.

    Example:
        >>> stem("trembling"), stem("slips"), stem("bus")
        ('trembl', 'slip', 'bus')
    """
    low = word.lower().removesuffix("'s")
    for ending in _ENDINGS:
        if low.endswith(ending) and len(low) - len(ending) >= _SHORTEST and not low.endswith("ss"):
            low = low[: -len(ending)]
            break
    if len(low) > _SHORTEST and low[-1] == low[-2] and low[-1] not in "ls":
        low = low[:-1]
    return low.removesuffix("e") if len(low) > _SHORTEST else low


@lru_cache(maxsize=4096)
def telling_words(sentence: str) -> tuple[str, ...]:
    """Return the words that carry meaning as they stand, each once."""
    found = dict.fromkeys(w for w in fold_words(sentence) if w not in _EVERYDAY)
    return tuple(w for w in found if len(w) >= _SHORTEST)


@lru_cache(maxsize=4096)
def content(sentence: str) -> frozenset[str]:
    """Return the stems of the words that carry meaning."""
    return frozenset(stem(w) for w in fold_words(sentence) if w not in _EVERYDAY)
