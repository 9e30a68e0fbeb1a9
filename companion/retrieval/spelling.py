"""Corrections of a question's words against the words of the book in play."""

from collections.abc import Callable, Collection, Mapping
from typing import Final

_MIN_LENGTH: Final = 4
_SHORTEST: Final = 3
"""A word of three letters may lack one ("rol"), and one of four may have one too many ("sixx")."""
_TWO_EDITS_FROM: Final = 8
_MAX_WORD: Final = 24


def edit_distance(a: str, b: str, *, limit: int) -> int:
    """Return the edits between two words, neighbours swapped counting as one.

    Args:
        a: A word.
        b: Another.
        limit: Beyond this many edits the exact number does not matter.

    Returns:
        The distance, or ``limit + 1`` for anything farther.

    Example:
        >>> edit_distance("tlak", "talk", limit=2)
        1
        >>> edit_distance("merchent", "merchant", limit=2)
        1
    """
    if abs(len(a) - len(b)) > limit:
        return limit + 1
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        older, before, row = before, row, [i]
        for j, y in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
        if min(row) > limit:
            return limit + 1
    return min(row[-1], limit + 1)


def correct(
    wanted: Collection[str],
    vocabulary: Mapping[str, int],
    *,
    is_known_word: Callable[[str], bool],
) -> dict[str, str]:
    """Return what the misspelt words of a question probably meant.

    A word that the book uses, or that is common English, is left alone. The nearest word of the
    book wins, of several the one used most; failing that, a common word with two letters swapped.

    Args:
        wanted: Words in lower case.
        vocabulary: Words of the book and how often each stands there.
        is_known_word: Tells whether a word is common English.

    Returns:
        Misspelt word to corrected word; words without a correction are absent.
    """
    corrections: dict[str, str] = {}
    for word in wanted:
        if not _SHORTEST <= len(word) <= _MAX_WORD or not word.isalpha():
            continue
        if word in vocabulary or is_known_word(word):
            continue
        found = _nearest(word, vocabulary) or _swapped(word, is_known_word)
        if found is not None:
            corrections[word] = found
    return corrections


def _nearest(word: str, vocabulary: Mapping[str, int]) -> str | None:
    limit = 2 if len(word) >= _TWO_EDITS_FROM else 1
    best: tuple[int, int, str] | None = None
    for candidate, count in vocabulary.items():
        if abs(len(candidate) - len(word)) > limit or len(candidate) < _SHORTEST:
            continue
        if len(word) < _MIN_LENGTH and len(candidate) <= len(word):
            continue  # of short words too many differ by one letter
        if len(candidate) < _MIN_LENGTH and set(candidate) != set(word):
            continue
        if candidate[0] != word[0] and candidate[:2] != word[1::-1]:
            continue
        distance = edit_distance(word, candidate, limit=limit)
        if distance <= limit and (best is None or (distance, -count, candidate) < best):
            best = (distance, -count, candidate)
    return best[2] if best else None


def _swapped(word: str, is_known_word: Callable[[str], bool]) -> str | None:
    for i in range(len(word) - 1):
        candidate = word[:i] + word[i + 1] + word[i] + word[i + 2 :]
        if candidate != word and is_known_word(candidate):
            return candidate
    return None
