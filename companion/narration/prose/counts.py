"""Counts that a story may not make up: what is left, what was scored, what is paid.

How many there are of the scenery, how far and how late, stays the storyteller's.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from companion.narration.prose.anycase import AnyCase, small
from companion.narration.prose.denial import QUOTED
from companion.narration.prose.facts import Facts
from companion.narration.prose.things import any_kinds_of, language_of
from companion.narration.prose.words import filled, stem, table, text, word_list

_WORD: Final = re.compile(r"\d+|[^\W\d_]+")
_DEFINITE: Final = re.compile(
    r"\b(?:the|these|those|all|both|your|his|her|their|les|ces|tes|ses|die|diese|deine|seine|los|las|tus|sus)"
    r"\s+$",
    re.IGNORECASE,
)
_SUPPOSED: Final = re.compile(
    r"\b(?:could|would|might|könnte|würde|pourrait|podría)\b[^.,;:!?]*$", re.IGNORECASE
)
"""What might be is no count."""
_OF_SCENERY: Final = re.compile(
    r"\bout of (?:\w+)\b(?=, (?:and )?(?:takes|drops|bows|packs|laughs|goes|comes))|"
    r"\b(?:copper|silver|gold) (?!pieces?|coins?|crowns?|marks?|left|for|to|and|in|on)[a-z]{3,}|"
    r"\bpounds?\b(?=,? (?:if you|on the scale|of (?!gold|silver)|in weight|the (?:lot|pair)))",
    re.IGNORECASE,
)
_NOUN: Final = re.compile(r" ([^\W\d_]{4,})")
_REMAINS: Final = re.compile(
    r"(?:quedan?|quedaban?|restan|rest(?:e|ent|ait|aient)|bleiben)\b", re.I
)
_REST: Final = frozenset(["left", "more", "still", "already", "remain", "remaining", "reste"])
_ARTICLES: Final = frozenset(["un", "une", "una", "ein", "eine"])
"""Words that say "one" and "a"."""
_NEAR: Final = 3
"""Words after a number among which stands what it counts."""


def invented_counts(sentences: Sequence[str], facts: Facts) -> Iterator[tuple[int, str]]:
    """Yield counts of what is kept account of that neither the result nor the state has."""
    for number, sentence, found in _accounts("{}", sentences, facts):
        if not _is_said(sentence, found):
            yield number, f"{found.group(0).strip()!r} is in no result"


def may_count(sentences: Sequence[str], facts: Facts) -> bool:
    """Whether a narration may count what is kept account of: a ratio, a price that is named.

    "Two sails out of fourteen" and "two coppers", asked for, are scenery as often as not.
    """
    if any(_accounts("ratio_{}", sentences, facts)):
        return True
    counted = _accounts("{}", sentences, facts)
    return any(_is_said(sentence, found) for _, sentence, found in counted)


def _accounts(
    block: str, sentences: Sequence[str], facts: Facts
) -> Iterator[tuple[int, str, re.Match[str]]]:
    """Yield counts that neither the result nor the state has, one a sentence at most."""
    whole = language_of(sentences)
    for number, sentence in enumerate(sentences):
        if not has_number(sentence):
            continue
        for pattern in _patterns(block.format(language_of([sentence], whole))):
            found = pattern.search(sentence)
            if found and not _is_known(sentence, found, facts, sentences):
                yield number, sentence, found
                break


def _is_said(sentence: str, found: re.Match[str]) -> bool:
    """Whether somebody says a sum of money: what is asked for is not paid yet."""
    if not any(q.start() < found.start() < q.end() for q in QUOTED.finditer(sentence)):
        return False
    return _money().search(found.group(0)) is not None


def _is_told_right(
    value: int, words: frozenset[str], facts: Facts, sentences: Sequence[str]
) -> bool:
    """Whether the result counts the same things, and its own number of them is told as well."""
    right = {v for v, w in _counted(facts) if w & words and v != value}
    return any(v in right for s in sentences for v, _ in counts(s))


def _is_no_account(sentence: str, found: re.Match[str]) -> bool:
    """Whether a count is of known things, supposed, or of what nobody keeps account of.

    "The two coins" are those that the listener knows, and two lamps that are left alight in the
    lane are nobody's.
    """
    before = sentence[: found.start()]
    if _DEFINITE.search(before) or _SUPPOSED.search(before):
        return True
    noun = _NOUN.match(sentence, found.end())
    if noun and _REMAINS.match(found.group(0)) and not any_kinds_of(noun[1]):
        return True
    return _OF_SCENERY.search(sentence[found.start() : found.end() + 20]) is not None


def _is_known(sentence: str, found: re.Match[str], facts: Facts, sentences: Sequence[str]) -> bool:
    """Whether each number of a count is one of the result, or counts the same in the state."""
    if _is_no_account(sentence, found):
        return True
    known = _counted(facts)
    said = list(_counts(sentence[found.start() : found.end() + 40], len(found.group(0))))
    values = {value for value, _ in said}
    if len(said) > 1 and len(values) == 1 and values & {v for v, _ in known}:
        return True  # "six out of six" are all of them
    if said and any(_is_told_right(v, words, facts, sentences) for v, words in said):
        return True
    return not said or all(
        value in facts.figures or any(v == value and (w & words or w == words) for v, w in known)
        for value, words in said
    )


@lru_cache(maxsize=256)
def has_number(sentence: str) -> bool:
    """Whether a sentence says a number, in any of the languages, or a unit of one ("a point").

    Few sentences do, and the patterns of figures are long.

    Example:
        >>> has_number("Six of them."), has_number("A good 20."), has_number("A rope and a door.")
        (True, True, False)
    """
    return any(w in _numerals() or w[0].isdigit() for w in _WORD.findall(small(sentence)))


@cache
def _numerals() -> frozenset[str]:
    words = " ".join(table("numerals").values())
    return word_list("numerals.others").union(re.findall(r"[^\W\d_]{2,}", words))


@cache
def _money() -> AnyCase:
    return AnyCase(rf"\b(?:{text('counts.money')}|{text('counts.coined')})\b")


@cache
def _patterns(block: str) -> tuple[AnyCase, ...]:
    number = table("numerals")[block.removeprefix("ratio_")]
    return tuple(
        AnyCase(
            filled(
                line.replace("<n>", number)
                .replace("<store>", text("counts.store"))
                .replace("<money>", text("counts.money"))
            )
        )
        for line in text(f"counts.{block}").splitlines()
        if line
    )


@cache
def _values() -> dict[str, int]:
    pairs = (pair.split("=") for pair in text("numerals.values").split())
    return {word: int(value) for word, value in pairs}


def value_of(word: str) -> int | None:
    """Return what a number says, as a word of one of the four languages or in digits.

    Example:
        >>> value_of("zwei"), value_of("12"), value_of("rope")
        (2, 12, None)
    """
    return int(word[:9]) if word.isdigit() else _values().get(word.lower())


@lru_cache(maxsize=1024)
def counts(phrase: str) -> tuple[tuple[int, frozenset[str]], ...]:
    """Return the numbers of a phrase, each with the stems of what it may count.

    Example:
        >>> [value for value, _ in counts("Two of the three torches")]
        [2, 3]
    """
    return tuple(_counts(phrase, len(phrase))) if has_number(phrase) else ()


def _counts(phrase: str, reach: int) -> Iterator[tuple[int, frozenset[str]]]:
    """Yield the numbers within reach, each with the stems of what may be counted."""
    words = list(_WORD.finditer(phrase))
    for at, found in enumerate(words):
        word = found.group(0).lower()
        value = value_of(word)
        if (
            value is None
            or found.start() >= reach
            or _is_adverb(phrase, found)
            or word in _ARTICLES
        ):
            continue
        after = [w.group(0).lower() for w in words[at + 1 : at + 1 + _NEAR]]
        yield (
            value,
            frozenset(
                stem(w) for w in after if w not in _values() and len(w) > _NEAR and w not in _REST
            ),
        )


def _is_adverb(phrase: str, found: re.Match[str]) -> bool:
    """Whether a number of another language is an English adverb: "once" is eleven in Spanish."""
    return found.group(0).lower() == "once" and language_of([phrase], "") == "en"


def _counted(facts: Facts) -> list[tuple[int, frozenset[str]]]:
    """Return what the state and the result count."""
    found: list[tuple[int, frozenset[str]]] = []
    for line in facts.texts:
        told = counts(line)
        found += told
        # "One of the four sails" leaves three.
        found += [(a - b, frozenset()) for a, _ in told for b, _ in told if a > b and len(told) > 1]
    return found
