"""The ladders of the three systems, and one common scale of steps that they are compared on.

A *step* is a real number: 0 is easy, 1 tricky, 2 hard, 3 heroic, 4 legendary, 5 impossible.
Below 0 stands the "very easy" band that only Skitterbarren prints.
"""

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.api import DifficultyTerms, get_system

SYSTEMS: Final = ("stitcher", "skitterbarren", "altars")
DICE: Final = ("d4", "d6", "d8", "d10", "d12", "d20")
Difficulty = int | str


def _interpolate(value: float, xs: Sequence[float], ys: Sequence[float]) -> float:
    """Read a broken line at a value; beyond the ends it stays level."""
    if value <= xs[0]:
        return ys[0]
    for (x0, y0), (x1, y1) in zip(
        zip(xs, ys, strict=True), zip(xs[1:], ys[1:], strict=True), strict=False
    ):
        if value <= x1:
            return y0 + (y1 - y0) * (value - x0) / (x1 - x0)
    return ys[-1]


def to_step(*, system: str, value: str) -> float:
    """Place a printed difficulty on the common scale.

    Args:
        system: One of `SYSTEMS`; for any other name the value is a step already.
        value: A DS from 1, a DR, or a die such as "d8".
    """
    terms = terms_of(system)
    if terms is None:
        return float(value)
    if terms.line:
        return _interpolate(terms.place(value), *_line(terms))
    return (terms.place(value) - terms.easy) / terms.per_grade


def from_step(*, system: str, step: float) -> Difficulty:
    """Give the difficulty of a system that lies nearest to a step.

    Rule: S-40, K-09, A-19.
    """
    terms = known_terms(system)
    if terms.line:
        places, steps = _line(terms)
        return math.floor(_interpolate(step, steps, places) + 0.5)
    return terms.values[min(len(terms.values) - 1, max(0, math.floor(step + 0.5)))]


def _line(terms: DifficultyTerms) -> tuple[list[float], list[float]]:
    return [float(place) for place, _ in terms.line], [float(step) for _, step in terms.line]


def harder(*, system: str, value: Difficulty, weight: int) -> Difficulty:
    """Add hindrances to a base difficulty, in the way of the game.

    Rule: S-42, S-43, A-19.
    """
    return known_terms(system).harder(value, weight)


def label_of(*, system: str, value: Difficulty) -> str:
    """Name a difficulty by the word of its ladder.

    Rule: S-40, K-09, A-19.
    """
    return known_terms(system).label(value)


def spoken(*, system: str, value: Difficulty) -> str:
    """Write a difficulty as the table says it: "DS 3", "DR 12", "d8"."""
    return known_terms(system).written(value)


@cache
def terms_of(system: str) -> DifficultyTerms | None:
    """Return how a game writes a difficulty; None for any other name."""
    return get_system(system).difficulty_terms if system in SYSTEMS else None


def known_terms(system: str) -> DifficultyTerms:
    """Return how a game writes a difficulty.

    Args:
        system: one of `SYSTEMS`.
    """
    terms = terms_of(system)
    assert terms is not None, f"{system!r} is no game with examples"
    return terms
