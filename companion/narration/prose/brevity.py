"""What is said in few words is sure; the same words amid much prose may be about anything."""

from collections.abc import Sequence
from typing import Final

_SENTENCE: Final = 12
"""Words of the longest sentence that is taken at its word wherever it stands."""
_TEXT: Final = 45
"""Words of the longest narration whose every sentence is. In longer ones the rules for gains,
losses, newcomers and quiet were wrong as often as right on prose that they had not met: a thing, a
way of coming by it and "you" stand together there for other reasons."""
_BEGINNING: Final = 24
"""The same for a narration that goes on: most are longer in the end."""


def brief_ones(sentences: Sequence[str], *, goes_on: bool = False) -> frozenset[int]:
    """Return the indices of the sentences that are taken at their word.

    Args:
        sentences: the narration.
        goes_on: whether more of it is to come.

    Example:
        >>> told = ["You find the note they sing to each other on, and sing along.", "Rain. " * 40]
        >>> sorted(brief_ones(told[:1])), sorted(brief_ones(told))
        ([0], [])
    """
    words = [len(sentence.split()) for sentence in sentences]
    is_short = sum(words) <= (_BEGINNING if goes_on else _TEXT)
    return frozenset(n for n, count in enumerate(words) if is_short or count <= _SENTENCE)
