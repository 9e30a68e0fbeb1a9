"""Two ways to show things: a coloured terminal, and plain lines for pipes and screen readers.

``PlainScreen`` writes whole sentences without colour, boxes or cursor movement. ``RichScreen`` is
the same content with colour and bars, at 80 columns, in colours that read on light and dark
terminals. Both draw what the rule system's table side says; neither knows any game.
"""

import os
import sys
import textwrap
import unicodedata
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, Final, Protocol, TextIO

from engine.api import Card, CardDie, Summary

WIDTH: Final = 80
BAR_WIDTH: Final = 24

OddsView = Sequence[tuple[str, Fraction | float]]


def percent(probability: Fraction | float) -> str:
    """Return a probability for people: one decimal, and never a false "0.0" or "100.0".

    Example:
        >>> percent(Fraction(1, 3)), percent(Fraction(1, 100_000)), percent(1)
        ('33.3 %', 'under 0.1 %', '100 %')
    """
    value = float(probability) * 100
    if probability in (0, 1):
        return f"{value:.0f} %"
    if value < 0.1:  # noqa: PLR2004 - what one decimal can show
        return "under 0.1 %"
    if value > 99.9:  # noqa: PLR2004
        return "over 99.9 %"
    return f"{value:.1f} %"


def printable(text: str) -> str:
    r"""Return ``text`` without anything that steers a terminal.

    Control characters (escape sequences among them) and bidirectional overrides go; line ends,
    letters of every script and joined emoji stay.

    Example:
        >>> printable("Zoë \x1b[31mred")
        'Zoë [31mred'
    """
    return "".join(
        c
        for c in text
        if c == "\n" or not (unicodedata.category(c) == "Cc" or c in _BIDI_OVERRIDES)
    )


_BIDI_OVERRIDES: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Screen(Protocol):
    """What every front end of the terminal can show."""

    def line(self, text: str = "", style: str = "") -> None:
        """Show one line of the program's own words; ``style`` is a role such as "hint"."""
        ...

    def story(self, sentences: Iterable[str]) -> None:
        """Show narration as it arrives, sentence by sentence, as one paragraph."""
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


class PlainScreen:
    """Lines of text, nothing else.

    Args:
        out: where to write; standard output by default.
    """

    def __init__(self, out: TextIO | None = None) -> None:
        self._out = out or sys.stdout

    def line(self, text: str = "", style: str = "") -> None:  # noqa: ARG002 - plain has no styles
        """Show one line."""
        for row in printable(text).splitlines() or [""]:
            self._write(textwrap.fill(row, WIDTH, subsequent_indent=_hanging(row)))

    def story(self, sentences: Iterable[str]) -> None:
        """Show narration, one flush a sentence, wrapped as one paragraph."""
        column = 0
        for sentence in sentences:
            for word in printable(sentence).split():
                if column and column + 1 + len(word) > WIDTH:
                    self._out.write("\n")
                    column = 0
                self._out.write((" " if column else "") + word)
                column += len(word) + (1 if column else 0)
            self._out.flush()
        self._out.write("\n")

    def lines(self, title: str, lines: Sequence[str]) -> None:
        """Show a titled block."""
        self._write(title)
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
        self.line("Odds: " + ", ".join(f"{label} {percent(p)}" for label, p in view) + ".")

    def card(self, title: str, card: Card, had: tuple[str, str] | None = None) -> None:
        """Show a resolved roll."""
        self.line(f"Roll: {title}")
        for label, dice in card.rows:
            self.line(f"  {label}: " + (", ".join(str(die.face) for die in dice) or "no dice"))
        for text in card.lines:
            self.line(f"  {text}")
        self.line(f"Result: {card.verdict}" + (f" (it had {had[1]})" if had else ""))

    def _write(self, text: str) -> None:
        self._out.write(text + "\n")
        self._out.flush()


def _hanging(row: str) -> str:
    return " " * (len(row) - len(row.lstrip()) + 2)


STYLES: Final[dict[str, str]] = {
    "hint": "dim",
    "title": "bold",
    "error": "bold red",
    "good": "bold green",
    "bad": "bold red",
    "voice": "italic",
    "label": "cyan",
}
"""Named roles to rich styles: the sixteen standard colours, which follow the terminal's theme."""

DIE_STYLES: Final[dict[str, str]] = {
    "plain": "default",
    "success": "green",
    "critical": "bold green",
    "failure": "bold red",
    "lone": "bold magenta",
    "exploded": "green",
    "extra": "cyan",
}


class RichScreen:
    """A coloured terminal at 80 columns."""

    def __init__(self) -> None:
        from rich.console import Console

        self._console: Any = Console(highlight=False, soft_wrap=False)
        self._width = min(WIDTH, self._console.width)

    def line(self, text: str = "", style: str = "") -> None:
        """Show one line."""
        self._console.print(self._text(text, STYLES.get(style, "")), width=self._width)

    def story(self, sentences: Iterable[str]) -> None:
        """Show narration as it arrives."""
        column = 0
        for sentence in sentences:
            for word in printable(sentence).split():
                if column and column + 1 + len(word) > self._width:
                    self._console.print()
                    column = 0
                self._console.print(self._text((" " if column else "") + word), end="")
                column += len(word) + (1 if column else 0)
            self._console.file.flush()
        self._console.print()

    def lines(self, title: str, lines: Sequence[str]) -> None:
        """Show a titled block."""
        from rich.panel import Panel

        body = self._text("\n".join(lines))
        self._console.print(
            Panel(body, title=self._text(title, "bold"), title_align="left", width=self._width)
        )

    def proposal(self, summary: Summary, notes: Sequence[tuple[str, str]]) -> None:
        """Show what would be rolled."""
        text = self._text(summary.total, "bold")
        text.append("  ")
        for i, (label, value) in enumerate(summary.parts):
            text.append(" + " if i else "", "dim")
            text.append(label)
            text.append(f" {value}" if value else "", "cyan")
        self._console.print(text, width=self._width)
        target = self._text("against ", "dim")
        target.append(summary.target, "bold")
        self._console.print(target, width=self._width)
        for label, note in notes:
            row = self._text(f"{label}: ", "cyan")
            row.append(note)
            self._console.print(row, width=self._width)

    def odds(self, view: OddsView) -> None:
        """Show a bar for each result."""
        broad = max((len(label) for label, _ in view), default=0)
        for label, probability in view:
            filled = round(float(probability) * BAR_WIDTH)
            row = self._text(f"  {label:<{broad}} ")
            row.append("█" * filled, "cyan")
            row.append("░" * (BAR_WIDTH - filled), "dim")
            row.append(f" {percent(probability)}")
            self._console.print(row, width=self._width)

    def card(self, title: str, card: Card, had: tuple[str, str] | None = None) -> None:
        """Show a resolved roll in a box."""
        from rich.panel import Panel

        text = self._text("")
        broad = max((len(label) for label, _ in card.rows), default=0)
        for label, dice in card.rows:
            text.append(f"{label:<{broad}}  ", "dim")
            for die in dice:
                text.append_text(self._die(die))
            text.append("\n" if dice else "no dice\n")
        for row in card.lines:
            text.append(row + "\n", "dim")
        text.append(card.verdict, "bold")
        if had:
            text.append(f"  it had {had[1]}", "dim")
        self._console.print(
            Panel(text, title=self._text(title, "bold"), title_align="left", width=self._width)
        )

    def _die(self, die: CardDie) -> Any:  # noqa: ANN401 - rich is imported only here
        text = self._text(f" {die.face} ", f"reverse {DIE_STYLES.get(die.role, '')}".strip())
        text.append(" ")
        return text

    @staticmethod
    def _text(text: str, style: str = "") -> Any:  # noqa: ANN401
        from rich.text import Text

        return Text(printable(text), style=style)


def make_screen(*, plain: bool = False) -> Screen:
    """Return the screen that fits: plain when asked for, with NO_COLOR, or without a terminal."""
    if plain or os.environ.get("NO_COLOR") or not sys.stdout.isatty():
        return PlainScreen()
    return RichScreen()
