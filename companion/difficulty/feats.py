"""Deeds whose size puts them beyond any human: a wall broken by fists, a sea drunk dry."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from companion.difficulty.tables import entries, rows, word_set

FLOOR: Final = 4.5
"""The step that such a deed has at least."""

_REACH: Final = 5
# What may stand behind an object that the verb really acts on; any other word makes the object
# part of a longer name, as in "the mountain pass" or "the tower key".
_BEHIND: Final = word_set(
    "of with by between from into in on to off out up down together apart over and above at so "
    "until through across against dry back onto under before again as for itself . , ; : ! ?"
)
_BETWEEN: Final = word_set(
    "the a an his her its whole entire very two three of great giant giants' giant's burning "
    "falling splitting sinking raging charging collapsing huge mighty halves half jaws ten "
    "hundred all open down up out off apart over back back together mountain iron bronze stone "
    "stone-built castle city temple flames roof rushing coming harbour main steel outer inner"
)


@cache
def _kinds() -> tuple[tuple[frozenset[str], frozenset[str], tuple[tuple[str, ...], ...]], ...]:
    return tuple(
        (
            word_set(verbs),
            word_set(objects),
            tuple(tuple(means.split()) for means in entries(needed)),
        )
        for verbs, objects, needed in rows("feats.txt")
    )


def is_beyond(words: Sequence[str]) -> bool:
    """Tell whether an action is a deed beyond any human.

    Args:
        words: Folded words of the action with the marks that end a clause, in order.

    Example:
        >>> is_beyond("i drink the sea".split())
        True
        >>> is_beyond("i hold the mountain pass".split())
        False
    """
    return any(
        _acts_on(words, verbs, objects) and (not means or any(_stands(one, words) for one in means))
        for verbs, objects, means in _kinds()
    )


def _acts_on(words: Sequence[str], verbs: frozenset[str], objects: frozenset[str]) -> bool:
    """Tell whether one of the verbs has one of the objects."""
    for place, word in enumerate(words):
        if word not in verbs:
            continue
        for at in range(place + 1, min(len(words), place + 1 + _REACH)):
            ends = at + 1 == len(words) or words[at + 1] in _BEHIND
            if words[at] in objects and ends:
                return True
            if words[at] not in _BETWEEN and words[at] not in objects:
                break
    return False


def _stands(phrase: Sequence[str], words: Sequence[str]) -> bool:
    return any(
        tuple(words[place : place + len(phrase)]) == tuple(phrase) for place in range(len(words))
    )
