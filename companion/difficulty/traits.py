"""What the words of a text say about difficulty by themselves: a short row of numbers.

`data/word_classes.txt` sorts a few thousand words: what is done, from what nobody fails at to what
nobody can do; what it is done to, from the household to the forces of nature; and circumstances,
from those that ease to those that crush. The traits count the classes in the action and in its
circumstances, and add the form of the sentence: a question, several parts, a denial.
"""

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from companion.difficulty.examples import Text, stem
from companion.difficulty.tables import rows, word_set

_GRADES: Final = 5
_MOST: Final = 2
_MOST_STATES: Final = 3
_LONGEST: Final = 40
_STATES: Final = ("easing", "hindering", "crushing", "beyond")
# About the mean grade of the acts and of the things that the examples name.
_USUAL: Final = 1.3
_QUESTIONS: Final = word_set("what which who when where how is do does can could will am are")
_DENIALS: Final = word_set("no not never without nobody none nothing noone")
_WHOLES: Final = word_set("all whole every entire everyone everybody")
_LIMITS: Final = word_set("until before while as")
_OWN: Final = (
    ("i", "am"),
    ("i", "was"),
    ("i", "have"),
    ("i", "grew"),
    ("i", "served"),
    ("my", "own"),
)
_LEARNED: Final = (("the", "character"),)


@cache
def _classes() -> dict[str, tuple[str, ...]]:
    """Give the classes of each stem."""
    found: dict[str, list[str]] = {}
    for name, words in rows("word_classes.txt"):
        for word in words.split():
            found.setdefault(stem(word), []).append(name)
    return {word: tuple(names) for word, names in found.items()}


def is_classed(word: str) -> bool:
    """Tell whether a word stands in a class."""
    return stem(word) in _classes()


def _graded(grades: Sequence[int]) -> list[float]:
    """Sum up grades of acts or things: middle, highest, lowest, any at all, how many of each."""
    if not grades:
        return [0.0] * (4 + _GRADES)
    middle = sum(grades) / len(grades) - _USUAL
    counts = [float(min(_MOST, grades.count(grade))) for grade in range(_GRADES)]
    return [middle, max(grades) - 1.5, min(grades) - 1.0, 1.0, *counts]


def _side(words: Sequence[str], *, is_action: bool) -> list[float]:
    acts: list[int] = []
    things: list[int] = []
    states = dict.fromkeys(_STATES, 0)
    spoken = [word for word in words if word[0].isalnum()]
    for word in spoken:
        for name in _classes().get(stem(word), ()):
            if name in states:
                states[name] += 1
            elif name.startswith("act"):
                acts.append(int(name[-1]))
            else:
                things.append(int(name[-1]))
    found = [*_graded(acts), *_graded(things)]
    if is_action:
        found += [acts[0] - 1.0 if acts else 0.0, things[0] - _USUAL if things else 0.0]
    found += [float(min(_MOST_STATES, states[name])) for name in _STATES]
    return [*found, math.log1p(min(len(spoken), _LONGEST))]


def _denied(words: Sequence[str]) -> float:
    return float(any(word in _DENIALS or word.endswith("n't") for word in words))


def _stands(words: Sequence[str], pairs: Sequence[tuple[str, str]]) -> float:
    return float(any(pair in pairs for pair in pairwise(words)))


def traits_of(text: Text) -> list[float]:
    """Give the traits of a text, always in the same order and number."""
    action, context = text.action, text.context
    return [
        *_side(action, is_action=True),
        *_side(context, is_action=False),
        float(bool(context)),
        float(bool(action) and action[0] in _QUESTIONS),
        float("?" in action),
        float(sum(word in {",", "and"} for word in action)),
        _stands(context, _LEARNED),
        _stands(context, _OWN),
        _denied(context),
        float(any(word in _DENIALS for word in action)),
        float(any(word in _LIMITS for word in action)),
        float(any(word in _WHOLES for word in action)),
        float(any(word in _WHOLES for word in context)),
    ]
