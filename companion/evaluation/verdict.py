"""What scores say about a choice: where one of two is better, as far as chance allows to say."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from companion.evaluation.score import Score

SURE: Final = 1.96
"""Standard errors beyond which a difference is hardly chance: one time in twenty."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """One model beside another.

    Attributes:
        better: suites in which it is better.
        worse: suites in which it is worse.
        alike: suites in which the difference may be chance.
    """

    better: tuple[str, ...]
    worse: tuple[str, ...]
    alike: tuple[str, ...]


def compared(one: Sequence[Score], other: Sequence[Score]) -> Verdict:
    """Return in what one model is better than another; suites without cases are left out."""
    found: dict[int, list[str]] = {1: [], -1: [], 0: []}
    held = {score.name: score for score in other}
    for score in one:
        if score.total and score.name in held and held[score.name].total:
            found[_sign(score, held[score.name])].append(score.name)
    return Verdict(better=tuple(found[1]), worse=tuple(found[-1]), alike=tuple(found[0]))


def _sign(one: Score, other: Score) -> int:
    """Return 1 for surely better, -1 for surely worse, 0 for what may be chance.

    Example:
        >>> _sign(Score("x", 20, 20), Score("x", 10, 20)), _sign(Score("x", 3, 3), Score("x", 2, 3))
        (1, 0)
    """
    share = (one.right + other.right) / (one.total + other.total)
    error = sqrt(share * (1 - share) * (1 / one.total + 1 / other.total))
    difference = one.right / one.total - other.right / other.total
    if abs(difference) <= SURE * error:
        return 0
    return 1 if difference > 0 else -1
