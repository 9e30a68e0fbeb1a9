"""The grade of a task: one scale for the examples of all three games, and how games read it.

A grade is a real number: 0 is easy, 1 fair, 2 hard, 3 heroic, 4 legendary, 5 beyond people. It is
the place on the ladders of Stitcher and Altars; Skitterbarren's rating is 6 and three points for
each grade, so that its cliff (DR 10) lies between fair and hard.
"""

import math
from typing import Final

from companion.difficulty.scales import DICE, HIGHEST_DR, LOWEST_DR, Difficulty

LADDERS: Final[dict[str, tuple[Difficulty, ...]]] = {
    "stitcher": (1, 2, 3, 4, 5, 6),
    "skitterbarren": tuple(range(6, 22)),
    "altars": DICE,
}
"""The difficulties that may be suggested in each game."""

_EASIEST_DR: Final = 6
_POINTS: Final = 3
_TOP: Final = 99

# What a table would still call right for a task: up to which grade, the lowest and the highest.
_STEPS: Final = (
    (0.35, 0, 0), (0.75, 0, 1), (1.75, 1, 2), (2.75, 2, 3), (3.75, 3, 4), (4.6, 4, 5), (9, 5, 5),
)  # fmt: skip
_RATINGS: Final = (
    (0.15, 5, 8), (0.5, 6, 9), (1.15, 7, 10), (1.6, 9, 12), (2.0, 10, 13), (2.5, 11, 14),
    (2.85, 13, 16), (3.3, 14, 17), (3.85, 14, 18), (4.2, 17, _TOP), (9, 18, _TOP),
)  # fmt: skip

MEANINGS: Final = (
    "most people manage it",
    "it takes some skill",
    "it takes real skill or luck",
    "only the best manage it",
    "hardly anybody ever managed it",
    "it lies beyond any person",
)
"""What each whole grade means, in plain words."""


def grade_of(*, system: str, value: Difficulty | str) -> float:
    """Place a difficulty on the common scale.

    Args:
        system: A game of `LADDERS`; for any other name the value is a grade already.
        value: A DS from 1, a DR, or a die such as "d8".
    """
    if system == "stitcher":
        return float(int(value) - 1)
    if system == "altars":
        return float(DICE.index(str(value)))
    if system == "skitterbarren":
        return (float(value) - _EASIEST_DR) / _POINTS
    return float(value)


def at_grade(*, system: str, grade: float) -> Difficulty:
    """Give the difficulty of a game that lies nearest to a grade."""
    if system == "skitterbarren":
        return min(HIGHEST_DR, max(LOWEST_DR, math.floor(_EASIEST_DR + _POINTS * grade + 0.5)))
    return min(LADDERS[system], key=lambda value: abs(grade_of(system=system, value=value) - grade))


def meaning_of(*, system: str, value: Difficulty) -> str:
    """Say in plain words how hard a difficulty is."""
    place = int(grade_of(system=system, value=value) + 0.5)
    return MEANINGS[min(len(MEANINGS) - 1, max(0, place))]


def fits(*, system: str, grade: float) -> tuple[bool, ...]:
    """Tell for each difficulty of a ladder whether a table would call it right at a grade.

    A rating of Skitterbarren has four points of room, a step of the other games the next one;
    what is easy enough for everybody, or beyond people, has none on that side.
    """
    table = _RATINGS if system == "skitterbarren" else _STEPS
    low, high = next((low, high) for limit, low, high in table if grade < limit)
    if system == "skitterbarren":
        return tuple(low <= int(value) <= high for value in LADDERS[system])
    return tuple(low <= place <= high for place in range(len(LADDERS[system])))
