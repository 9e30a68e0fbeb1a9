"""The ladders of the three systems, and one common scale of steps that they are compared on.

A *step* is a real number: 0 is easy, 1 tricky, 2 hard, 3 heroic, 4 legendary, 5 impossible.
Below 0 stands the "very easy" band that only Skitterbarren prints.
"""

import math
from typing import Final

SYSTEMS: Final = ("stitcher", "skitterbarren", "altars")
DICE: Final = ("d4", "d6", "d8", "d10", "d12", "d20")
STITCHER_LABELS: Final = (
    "below_scale",
    "easy",
    "tricky",
    "hard",
    "heroic",
    "legendary",
    "impossible",
)
ALTARS_LABELS: Final = ("easy", "fair", "hard", "very_hard", "extreme", "superhuman")
LOWEST_DR: Final = 5
HIGHEST_DR: Final = 22

# Where the steps -1 to 5.5 lie among the Difficulty Ratings.
_DR_STEPS: Final = (-1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.5)
_DR_VALUES: Final = (5.0, 8.0, 11.5, 14.5, 17.5, 20.0, 22.0)
_BANDS: Final = ((6, "very_easy"), (10, "easy"), (13, "moderate"), (17, "hard"))

Difficulty = int | str


def _interpolate(value: float, xs: tuple[float, ...], ys: tuple[float, ...]) -> float:
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
    if system == "stitcher":
        return float(int(value) - 1)
    if system == "altars":
        return float(DICE.index(value))
    if system == "skitterbarren":
        return _interpolate(float(value), _DR_VALUES, _DR_STEPS)
    return float(value)


def from_step(*, system: str, step: float) -> Difficulty:
    """Give the difficulty of a system that lies nearest to a step.

    Rule: S-40, K-09, A-19.
    """
    if system == "skitterbarren":
        return math.floor(_interpolate(step, _DR_STEPS, _DR_VALUES) + 0.5)
    place = min(5, max(0, math.floor(step + 0.5)))
    return place + 1 if system == "stitcher" else DICE[place]


def harder(*, system: str, value: Difficulty, weight: int) -> Difficulty:
    """Add hindrances to a base difficulty.

    Stitcher adds the weight to the DS. Altars has no negative modifiers, so two points of
    weight cost one die of the scale. Skitterbarren puts them on the roll: the DR stays.

    Rule: S-42, S-43, A-19.
    """
    if system == "stitcher":
        return int(value) + weight
    if system == "altars":
        place = DICE.index(str(value)) + (weight + 1) // 2
        return DICE[min(place, len(DICE) - 1)]
    return value


def label_of(*, system: str, value: Difficulty) -> str:
    """Name a difficulty by the word of its ladder.

    Rule: S-40, K-09, A-19.
    """
    if system == "stitcher":
        return STITCHER_LABELS[min(6, max(0, int(value)))]
    if system == "altars":
        return ALTARS_LABELS[DICE.index(str(value))]
    return next((name for top, name in _BANDS if int(value) <= top), "harrowing")


def spoken(*, system: str, value: Difficulty) -> str:
    """Write a difficulty as the table says it: "DS 3", "DR 12", "d8"."""
    return {"stitcher": f"DS {value}", "skitterbarren": f"DR {value}"}.get(system, str(value))
