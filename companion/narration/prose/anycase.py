"""Patterns for which capitals count for nothing, at a quarter of what the flag for it costs.

With ``re.IGNORECASE`` the engine of ``re`` compares letter by letter and tries each of a hundred
alternatives in full; without it, it looks at their first letter. So small letters are compared with
small letters: the pattern's once, a sentence's once for all patterns. And long lists of words are
sorted by their first letters, so that one look rules out all that begin with another. A pattern of
one language is not tried on a sentence that is surely of another, and none on a sentence that lacks
the letters which it needs.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from companion.narration.prose.needed import needed_letters

_CAPITALS_COUNT: Final = re.compile(r"\(\?\w*-i|\(\?P")
_LETTER: Final = re.compile(r"\\.|.", re.DOTALL)
_WORDS: Final = re.compile(r"\(\?:([\w' ?-]+(?:\|[\w' ?-]+){4,})\)")
"""A group of five words or more, of which some letters may be optional."""
_DEPTH: Final = 2
"""Letters by which words are sorted."""
_KEPT: Final = 32
"""Texts for which a pattern keeps what it found."""
_TOKEN: Final = re.compile(r"[^\W\d_]+")
_SMALL: Final = {
    "en": "the you your and of with that his her they from is it she their them to at",
    "de": "der und dich dir ist nicht ein eine einen dein deine deinen deiner auf mit sich den dem "
    "ihn zu von",
    "fr": "et est une dans qui pas il elle ta tes vous aux ses ne au",
    "es": "el y una del con por tus sus está pero lo al su",
}
_TELLTALES: Final = {one: frozenset(words.split()) for one, words in _SMALL.items()}
"""Small words that only one of the languages has, or nearly."""
_SURE: Final = 2
"""Such words from which on a text is of a language, if it has none of another."""


class AnyCase:
    """A compiled pattern that takes capitals and small letters for the same.

    What it finds has its places in the text, and its words in small letters.

    Args:
        pattern: a regular expression. One that says ``(?-i:...)`` somewhere is left to the flag.

    Example:
        >>> found = AnyCase("nobody (?:hears|SEES) you").search("There Nobody sees you.")
        >>> found.group(0), found.start()
        ('nobody sees you', 6)
    """

    __slots__ = ("_is_lowered", "_language", "_needed", "_pattern", "_searched")

    def __init__(self, pattern: str) -> None:
        self._is_lowered = _CAPITALS_COUNT.search(pattern) is None
        self._needed: tuple[str, ...] = ()
        if self._is_lowered:
            low = _LETTER.sub(_lowered, pattern)
            self._pattern = re.compile(sorted_words(low))
            self._needed = needed_letters(low)
        else:
            self._pattern = re.compile(pattern, re.IGNORECASE)
        self._language = language_of_pattern(pattern)
        self._searched: dict[str, re.Match[str] | None] = {}

    def search(self, text: str) -> re.Match[str] | None:
        """Return the first place of a text that fits.

        A narration is checked again with each sentence that it gains, so the answers are kept.
        """
        low, language = _read(text)
        if self._language and language and language != self._language:
            return None
        kept = self._searched
        if text in kept:
            return kept[text]
        if len(kept) >= _KEPT:
            kept.clear()
        found = self._pattern.search(low if self._is_lowered else text) if self._may(low) else None
        kept[text] = found
        return found

    def _may(self, low: str) -> bool:
        """Whether a text has letters without which the pattern finds nothing."""
        return not self._needed or any(map(low.__contains__, self._needed))

    def match(self, text: str) -> re.Match[str] | None:
        """Return how the beginning of a text fits."""
        return self._pattern.match(self._read(text))

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """Yield all places of a text that fit."""
        read = self._read(text)
        return self._pattern.finditer(read) if self._may(read) else iter(())

    def _read(self, text: str) -> str:
        return small(text) if self._is_lowered else text


@lru_cache(maxsize=1024)
def _read(text: str) -> tuple[str, str]:
    """Return a text in small letters, and the language that it is surely of."""
    low = small(text)
    words = _TOKEN.findall(low)
    found = {one: sum(w in tell for w in words) for one, tell in _TELLTALES.items()}
    spoken = [one for one, times in found.items() if times]
    is_sure = len(spoken) == 1 and found[spoken[0]] >= _SURE
    return low, spoken[0] if is_sure else ""


def language_of_pattern(pattern: str) -> str:
    r"""Return the language of a pattern's words; "" where it has words of several or of none.

    Example:
        >>> language_of_pattern(r"\bdu (?:nimmst|packst) dich"), language_of_pattern("you|dich")
        ('de', '')
    """
    words = frozenset(_TOKEN.findall(re.sub(r"\\[a-zA-Z]", " ", pattern.lower())))
    spoken = [one for one, tell in _TELLTALES.items() if words & tell]
    return spoken[0] if len(spoken) == 1 else ""


@lru_cache(maxsize=1024)
def small(text: str) -> str:
    """Return a text in small letters, as long as it was."""
    low = text.lower()
    if len(low) == len(text):
        return low
    return "".join(c.lower() if len(c.lower()) == 1 else c for c in text)


def _lowered(found: re.Match[str]) -> str:
    letter = found.group(0)
    return letter if letter[0] == "\\" else letter.lower()


def sorted_words(pattern: str) -> str:
    """Return a pattern that finds the same, with its lists of words sorted by first letters."""
    return _WORDS.sub(_sorted, pattern)


def _sorted(group: re.Match[str]) -> str:
    return f"(?:{by_letter(group.group(1).split('|'))})"


def by_letter(words: Sequence[str], depth: int = _DEPTH) -> str:
    """Return alternatives sorted by their first letters; what they find stays the same.

    Words that begin with different letters never fit the same place, so their order tells nothing.

    Example:
        >>> by_letter(["press", "slip", "put", "pin"])
        'p(?:ress|ut|in)|slip'
    """
    groups: dict[str, list[str]] = {}
    for word in words:
        if not word or not word[0].isalpha() or word[1:2] == "?":
            return "|".join(words)  # one that may begin in two ways, or that is over
        groups.setdefault(word[0], []).append(word[1:])
    found = []
    for letter, rests in groups.items():
        if len(rests) == 1:
            found.append(letter + rests[0])
        else:
            inner = by_letter(rests, depth - 1) if depth > 1 else "|".join(rests)
            found.append(f"{letter}(?:{inner})")
    return "|".join(found)
