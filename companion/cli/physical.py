"""Physical dice: the player throws, the program asks and counts."""

import re
from collections.abc import Mapping

from companion.cli.lines import LineSource
from companion.cli.screen import Screen
from companion.errors import CompanionError


class InputEndedError(CompanionError):
    """The player left in the middle of a roll; it waits in the journal."""


class PhysicalDice:
    """Asks for faces as the rules need them.

    Args:
        source: where the player types.
        screen: where mistakes are told.
        names: lane to whose dice they are ("a" is the player's own side).
    """

    def __init__(
        self, source: LineSource, screen: Screen, *, names: Mapping[str, str] | None = None
    ) -> None:
        self._source = source
        self._screen = screen
        self._typed: list[int] = []
        self._names = dict(names or {})
        self._lane = ""

    def face(self, sides: int, *, lane: str = "") -> int:
        """Return the next face; asks until one is typed that a die with ``sides`` can show.

        Raises:
            InputEndedError: input ended.
        """
        if lane != self._lane and self._typed:
            count = len(self._typed)
            self._screen.line(f"{count} of the dice you typed were not needed.", "hint")
            self._typed.clear()  # never let one side's surplus become the other side's dice
        self._lane = lane
        while True:
            while not self._typed:
                self._ask(sides, lane)
            face = self._typed.pop(0)
            if 1 <= face <= sides:
                return face
            self._typed.clear()
            self._screen.line(f"A d{sides} cannot show {face}. Type that die again.", "error")

    def _ask(self, sides: int, lane: str) -> None:
        name = self._names.get(lane, lane)
        whose = f" for {name}" if name else ""
        line = self._source.ask(f"Roll d{sides}{whose}, type one face or several: ")
        if line is None:
            raise InputEndedError("input ended before all dice were given; the roll waits for them")
        numbers = re.findall(r"\d+", line)
        if not numbers or len(numbers) > 100 or any(len(n) > 3 for n in numbers):  # noqa: PLR2004
            self._screen.line(
                f"Type what the dice show, such as: 3 5 6 (each 1 to {sides}).", "error"
            )
            return
        self._typed += [int(n) for n in numbers]

    @property
    def left_over(self) -> int:
        """Faces that were typed and not needed."""
        return len(self._typed)
