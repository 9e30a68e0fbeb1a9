"""The ``/clock`` command, of solo play and of a human GM: start, tick and stop clocks."""

import re
from collections.abc import Sequence
from typing import Any, Final

from companion.cli.screen import Screen
from companion.errors import BadInputError
from engine.api import CLOCK_SIZE, Clock, Effect

CLOCK_HELP: Final = "clocks: /clock the patrol 6 starts one; /clock the patrol +1"
SIZES: Final = (4, 6, 8)
"""Segments of a clock: for one scene, for more than that, for lives or a whole place."""

_ORDER: Final = re.compile(r"(?P<name>.+?)\s+(?:(?P<step>[+-]\s?\d{1,2}|off)|(?P<size>\d{1,2}))")

_ODD: Final = re.compile(r"\s(?:[+-]\s?(?:0+|\D\S*|\d{3,})|\d{3,})$")
"""A step or a number of segments that no clock has, which is no name either."""


def clock_effect(text: str) -> Effect | None:
    """Return what a player or GM types about a clock as an effect; None when nothing was typed.

    Args:
        text: a name, alone or with its segments (4, 6 or 8), with +1, -1 and so on, or with "off".

    Raises:
        BadInputError: a clock has no such number of segments.

    Example:
        >>> clock_effect("the patrol 6").segments
        6
    """
    said = " ".join(text.split())
    if not said:
        return None
    if _ODD.search(said):
        raise BadInputError(f"a clock moves by 1 to 99 segments; {CLOCK_HELP}")
    match = _ORDER.fullmatch(said)
    name = match["name"] if match else said
    if match is None or match["size"]:
        size = int(match["size"]) if match else CLOCK_SIZE
        if size not in SIZES:
            raise BadInputError("a clock has 4, 6 or 8 segments, by what is at stake")
        return Effect(kind="clock", change="gain", target="scene", name=name, size=0, segments=size)
    if match["step"] == "off":
        return Effect(kind="clock", change="lose", target="scene", name=name)
    number = int(match["step"].replace(" ", ""))
    change: Any = "raise" if number > 0 else "lower"
    return Effect(kind="clock", change=change, target="scene", name=name, size=abs(number))


def show_clocks(screen: Screen, clocks: Sequence[Clock]) -> None:
    """Show the clocks that run."""
    if not clocks:
        screen.line("No clock is running; /clock the patrol starts one.", "hint")
    screen.clocks(clocks)
