"""Dice as written, and the scale of steps they stand on.

A die is a string: ``d8``, or several joined by ``+`` (``d20+d4``) that are rolled one by one and
added. The scale decides how dice grow: by advantages, by experience, for laypeople.
"""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Annotated, Final, Protocol

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

from engine.dice.source import Dice

D4: Final = "d4"
"""The die of those who have no fitting archetype, and of an Action Point (A-07, A-25, A-31)."""

SINGLE_DICE: Final = ("d4", "d6", "d8", "d10", "d12", "d20")
MOST_JOINED: Final = 100
"""Most dice in one string; the whole epic scale needs four."""

_ONE: Final = "d(?:4|6|8|10|12|20)"
_DIE: Final = re.compile(rf"{_ONE}(?:\+{_ONE})*")


def is_die(text: str) -> bool:
    """Return whether ``text`` is a die of the game, such as ``d8`` or ``d20+d4``.

    Example:
        >>> is_die("d20+d4"), is_die("d7"), is_die("D8")
        (True, False, False)
    """
    return _DIE.fullmatch(text) is not None and text.count("+") < MOST_JOINED


def _checked(text: str) -> str:
    if not is_die(text):
        raise PydanticCustomError(
            "no_such_die",
            'no such die; write one of d4, d6, d8, d10, d12, d20, or several joined by "+"',
        )
    return text


Die = Annotated[str, AfterValidator(_checked)]
"""A die of the game; see the module."""


class ScaleSettings(Protocol):
    """The settings that shape the scale."""

    @property
    def duplicate_d10_step(self) -> bool:
        """Whether the second printed d10 is a step of its own (RA-01)."""
        ...

    @property
    def epic_scale(self) -> bool:
        """Whether the scale goes on beyond d20 (RA-02)."""
        ...


@lru_cache(maxsize=4096)
def sides_of(die: str) -> tuple[int, ...]:
    """Return the sides of each part of a die.

    Example:
        >>> sides_of("d20+d4")
        (20, 4)
    """
    return tuple(int(part[1:]) for part in die.split("+"))


def size_of(die: str) -> int:
    """Return the highest number a die can show: larger dice have more."""
    return sum(sides_of(die))


def largest_first(dice: Iterable[str]) -> list[str]:
    """Return dice by size; equal ones keep their order."""
    return sorted(dice, key=size_of, reverse=True)


def roll_die(dice: Dice, die: str) -> int:
    """Roll all parts of a die and add them."""
    total = 0
    for sides in sides_of(die):
        total += dice.face(sides)
    return total


@cache
def _steps(duplicate: bool, epic: bool) -> tuple[str, ...]:  # noqa: FBT001
    steps = list(SINGLE_DICE)
    if duplicate:
        steps.insert(steps.index("d10"), "d10")
    if epic:
        for base in ("d20", "d20+d20", "d20+d20+d20"):
            steps += [f"{base}+{die}" for die in SINGLE_DICE]
    return tuple(steps)


def scale_of(settings: ScaleSettings) -> tuple[str, ...]:
    """Return the steps of the scale, smallest first.

    Rule: A-08, A-09, RA-01, RA-02.
    """
    return _steps(settings.duplicate_d10_step, settings.epic_scale)


EPIC_SCALE: Final = _steps(False, True)  # noqa: FBT003 - cached by position
"""Every die that can stand on a scale under any settings."""


def step(steps: tuple[str, ...], place: int, by: int) -> int | None:
    """Return the place ``by`` steps from ``place``, or None off the ends of the scale.

    Rule: A-08, RA-03, RA-48.
    """
    new = place + by
    return new if 0 <= new < len(steps) else None


def advantage_die(advantages: int, settings: ScaleSettings) -> str | None:
    """Return the one die for a number of advantages: a d4 for one, a d6 for two and so on.

    Args:
        advantages: how many; none and less give no die, more than the scale has give its last.
        settings: the readings of the table.

    Rule: A-33, A-34, RA-18.
    """
    if advantages < 1:
        return None
    steps = scale_of(settings)
    return steps[min(advantages, len(steps)) - 1]
