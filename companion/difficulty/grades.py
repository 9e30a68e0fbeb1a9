"""The grade of a task: one scale for the examples of all three games, and how games read it.

A grade is a real number: 0 is easy, 1 fair, 2 hard, 3 heroic, 4 legendary, 5 beyond people. It is
the place on the ladders of Stitcher and Altars; Skitterbarren's rating is 6 and three points for
each grade, so that its cliff (DR 10) lies between fair and hard (``DifficultyTerms``).
"""

import math
from typing import Final

from companion.difficulty.scales import SYSTEMS, Difficulty, known_terms, terms_of

LADDERS: Final[dict[str, tuple[Difficulty, ...]]] = {
    slug: known_terms(slug).values for slug in SYSTEMS
}
"""The difficulties that may be suggested in each game."""

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
    terms = terms_of(system)
    return float(value) if terms is None else (terms.place(value) - terms.easy) / terms.per_grade


def at_grade(*, system: str, grade: float) -> Difficulty:
    """Give the difficulty of a game that lies nearest to a grade."""
    terms = known_terms(system)
    if terms.line:
        place = math.floor(terms.easy + terms.per_grade * grade + 0.5)
        return int(min(terms.line[-1][0], max(terms.line[0][0], place)))
    return min(terms.values, key=lambda value: abs(grade_of(system=system, value=value) - grade))


def meaning_of(*, system: str, value: Difficulty) -> str:
    """Say in plain words how hard a difficulty is."""
    place = int(grade_of(system=system, value=value) + 0.5)
    return MEANINGS[min(len(MEANINGS) - 1, max(0, place))]


def fits(*, system: str, grade: float) -> tuple[bool, ...]:
    """Tell for each difficulty of a ladder whether a table would call it right at a grade.

    A rating of Skitterbarren has four points of room, a step of the other games the next one;
    what is easy enough for everybody, or beyond people, has none on that side.
    """
    terms = known_terms(system)
    if terms.per_grade > 1:
        low, high = next((low, high) for limit, low, high in _RATINGS if grade < limit)
        return tuple(low <= terms.place(value) <= high for value in terms.values)
    low, high = next((low, high) for limit, low, high in _STEPS if grade < limit)
    return tuple(low <= place <= high for place in range(len(terms.values)))
