"""Two ways to show things: a coloured terminal, and plain lines for pipes and screen readers.

``PlainScreen`` writes whole sentences without colour, boxes or cursor movement. ``RichScreen``
(``companion.cli.look``) is the same content drawn, at 80 columns. Both show what the rule system's
table side says; neither knows any game.
"""

import sys
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, Protocol, TextIO

from companion.cli.cells import cells, wrap
from companion.cli.themes import is_success
from companion.wording import percent, printable
from engine.api import Card, CardDie, Clock, Summary

WIDTH: Final = 80
NARROWEST: Final = 20

OddsView = Sequence[tuple[str, Fraction | float]]


class Screen(Protocol):
    """What every front end of the terminal can show."""

    def line(self, text: str = "", style: str = "") -> None:
        """Show one line of the program's own words; ``style`` is a role such as "hint"."""
        ...

    def story(self, sentences: Iterable[str]) -> None:
        """Show narration as it arrives, sentence by sentence, as one paragraph."""
        ...

    def fresh_row(self) -> None:
        """Go to a row of its own where a paragraph has begun one, so that none of it is lost."""
        ...

    def lines(self, title: str, lines: Sequence[str]) -> None:
        """Show a titled block: a sheet, a list."""
        ...

    def proposal(self, summary: Summary, notes: Sequence[tuple[str, str]]) -> None:
        """Show what would be rolled, with (label, text) notes."""
        ...

    def odds(self, view: OddsView) -> None:
        """Show a probability for each result."""
        ...

    def card(self, title: str, card: Card, had: tuple[str, str] | None = None) -> None:
        """Show a resolved roll; ``had`` is (result, the probability it had)."""
        ...

    def sheet(self, lines: Sequence[str]) -> None:
        """Show a character's sheet in the game's notation; the first line leads with the name."""
        ...

    def fight(self, lines: Sequence[str]) -> None:
        """Show how a fight stands; the line of whoever has the turn begins with ">"."""
        ...

    def clocks(self, clocks: Sequence[Clock]) -> None:
        """Show running clocks."""
        ...


class PlainScreen:
    """Lines of text, nothing else.

    Args:
        out: where to write; standard output by default.
        width: columns of a line.
    """

    def __init__(self, out: TextIO | None = None, *, width: int = WIDTH) -> None:
        self._out = out or sys.stdout
        self._width = max(NARROWEST, width)
        self._flow = Flow(self._width)

    def line(self, text: str = "", style: str = "") -> None:  # noqa: ARG002 - plain has no styles
        """Show one line."""
        self.fresh_row()
        for row in printable(text).splitlines() or [""]:
            self._write("\n".join(wrap(row, self._width, rest=_hanging(row))))

    def story(self, sentences: Iterable[str]) -> None:
        """Show narration, one flush a sentence, wrapped as one paragraph."""
        self._flow = Flow(self._width)
        for sentence in sentences:
            self._out.write(self._flow.take(printable(sentence)))
            self._out.flush()
        self._flow.end_row()
        self._out.write("\n")

    def fresh_row(self) -> None:
        """Go to a row of its own in mid-paragraph."""
        if self._flow.end_row():
            self._write("")

    def lines(self, title: str, lines: Sequence[str]) -> None:
        """Show a titled block."""
        self.line(title)
        for row in lines:
            self.line("  " + row)

    def proposal(self, summary: Summary, notes: Sequence[tuple[str, str]]) -> None:
        """Show what would be rolled."""
        parts = ", ".join(f"{label} {value}".strip() for label, value in summary.parts)
        self.line(f"Proposed: {summary.total} ({parts}).")
        self.line(f"Against: {summary.target}.")
        for label, text in notes:
            self.line(f"{label}: {text}")

    def odds(self, view: OddsView) -> None:
        """Show a probability for each result."""
        told = ", ".join(f"{label} {percent(p)}" for label, p in view)
        good = [p for label, p in view if is_success(label)]
        works = f" It works: {percent(sum(good))}." if len(good) > 1 else ""
        self.line(f"Odds: {told}.{works}")

    def card(self, title: str, card: Card, had: tuple[str, str] | None = None) -> None:
        """Show a resolved roll; every die says how it counts."""
        self.line(f"Roll: {title}")
        for label, dice in card.rows:
            self.line(f"  {label}: " + (", ".join(named_die(die) for die in dice) or "no dice"))
        for text in card.lines:
            self.line(f"  {text}")
        self.line(f"Result: {card.verdict}" + (f" (it had {had[1]})" if had else ""))

    def sheet(self, lines: Sequence[str]) -> None:
        """Show a character's sheet."""
        self.lines(lines[0], lines[1:])

    def fight(self, lines: Sequence[str]) -> None:
        """Show how a fight stands; who has the turn is said in words."""
        rows = [f"{row[1:].strip()} (has the turn)" if row[:1] == ">" else row for row in lines]
        self.lines("The fight", [row.strip() for row in rows])

    def clocks(self, clocks: Sequence[Clock]) -> None:
        """Show running clocks."""
        for clock in clocks:
            self.line(f"  clock: {clock.name}, {clock.ticks} of {clock.size}")

    def _write(self, text: str) -> None:
        self._out.write(text + "\n")
        self._out.flush()


class Flow:
    """Wraps a paragraph that comes in pieces.

    Args:
        width: columns of a row.
    """

    def __init__(self, width: int) -> None:
        self._width = width
        self._column = 0

    @property
    def is_in_row(self) -> bool:
        """Whether a row has begun."""
        return self._column > 0

    def end_row(self) -> bool:
        """End the row that has begun; return whether there was one."""
        begun, self._column = self.is_in_row, 0
        return begun

    def take(self, text: str) -> str:
        """Return ``text`` with the spaces and line ends that it needs after what came before."""
        out: list[str] = []
        for word in text.split():
            broad = cells(word)
            if self._column and self._column + 1 + broad <= self._width:
                out.append(f" {word}")
                self._column += 1 + broad
                continue
            rows = wrap(word, self._width)
            out.append(("\n" if self._column else "") + "\n".join(rows))
            self._column = cells(rows[-1])
        return "".join(out)


DIE_WORDS: Final = {
    "success": "success",
    "critical": "critical success",
    "failure": "critical failure",
    "lone": "lone die",
    "exploded": "exploded",
    "extra": "extra",
}
"""Role of a die to how it is called."""


def named_die(die: CardDie) -> str:
    """Return a die in words.

    Example:
        >>> named_die(CardDie(6, 6, "critical")), named_die(CardDie(7, 12))
        ('6 (critical success)', '7 (d12)')
    """
    word = DIE_WORDS.get(die.role, "" if die.sides == COMMON_SIDES else f"d{die.sides}")
    return f"{die.face} ({word})" if word else str(die.face)


COMMON_SIDES: Final = 6
"""Sides of a die that need not be said."""


def _hanging(row: str) -> str:
    return " " * (len(row) - len(row.lstrip()) + 2)


def make_screen(*, plain: bool = False) -> Screen:
    """Return the screen that fits: plain when asked for or set, and without a terminal."""
    if not sys.stdout.isatty():
        return PlainScreen()
    from companion.settings import load_settings

    theme = "plain" if plain else load_settings().theme
    if theme == "plain":
        from shutil import get_terminal_size

        return PlainScreen(width=min(WIDTH, get_terminal_size().columns))
    from companion.cli.look import RichScreen

    return RichScreen(theme=theme)
