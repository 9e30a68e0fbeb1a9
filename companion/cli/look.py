"""The drawn terminal: cards, boxed dice, bars and clocks at 80 columns.

Nothing has a border on its right: names in wide or right-to-left letters and emoji may be broader
or narrower than a terminal says, and must not break a frame.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from companion.cli.cells import cells, cut, pad, wrap
from companion.cli.dice_art import die_art, is_heavy
from companion.cli.screen import NARROWEST, WIDTH, Flow, OddsView
from companion.cli.themes import DIE_ROLES, THEMES, degree_styles, is_success
from companion.wording import percent, printable
from engine.api import Card, CardDie, Clock, Summary

PROSE_WIDTH: Final = 72
"""Columns of narration: longer rows are hard to read."""
BAR_WIDTH: Final = 24
GAUGE_WIDTH: Final = 10
LABEL_WIDTH: Final = 16
COLUMN_WIDTH: Final = 26
DIE_CELLS: Final = 6
WIDE_ENOUGH: Final = 60
"""Columns from which dice are drawn as boxes, and sheets in columns."""

_OF: Final = re.compile(r"\b(\d+) of (\d+)\b")


class RichScreen:
    """A terminal with colour.

    Args:
        theme: ``auto``, ``dark`` or ``light``.
        console: where to draw; standard output by default. It leaves out colour by itself when
            NO_COLOR is set.
    """

    def __init__(self, *, theme: str = "auto", console: Any = None) -> None:  # noqa: ANN401
        from rich.console import Console

        self._console: Any = console or Console(highlight=False, soft_wrap=False)
        self._theme = THEMES.get(theme, THEMES["auto"])
        self._degrees: dict[str, str] = {}
        self._flow = Flow(WIDTH)

    @property
    def _width(self) -> int:
        # Asked for each time: a window may be made smaller while the game runs.
        return max(NARROWEST, min(WIDTH, int(self._console.width)))

    def line(self, text: str = "", style: str = "") -> None:
        """Show one line."""
        self.fresh_row()
        for row in printable(text).splitlines() or [""]:
            hanging = " " * (len(row) - len(row.lstrip()) + 2)
            for part in wrap(row, self._width, rest=hanging):
                self._put((part, style))

    def story(self, sentences: Iterable[str]) -> None:
        """Show narration as it arrives, in a readable width."""
        self._flow = Flow(min(PROSE_WIDTH, self._width - 2))
        begun = False
        for sentence in sentences:
            if not begun:
                self._put()  # not before there is a sentence: a status may stand on this row
                begun = True
            margin = "" if self._flow.is_in_row else "  "
            rows = self._flow.take(printable(sentence)).replace("\n", "\n  ")
            self._console.print(self._text(f"{margin}{rows}"), end="", soft_wrap=True)
            self._console.file.flush()
        self._flow.end_row()
        if begun:
            self._put()
        self._put()

    def fresh_row(self) -> None:
        """Go to a row of its own in mid-paragraph."""
        if self._flow.end_row():
            self._put()

    def lines(self, title: str, lines: Sequence[str]) -> None:
        """Show a titled block."""
        self._heading(title)
        for row in lines:
            self.line("  " + row)
        self._rule()

    def proposal(self, summary: Summary, notes: Sequence[tuple[str, str]]) -> None:
        """Show what would be rolled."""
        head = f"{summary.total}  against "
        first, *more = wrap(printable(f"{head}{summary.target}"), self._width, rest="  ")
        if first.startswith(head):
            told = first.removeprefix(head)
            self._put((summary.total, "title"), ("  against ", "hint"), (told, "title"))
        else:
            self._put((first, "title"))
        for row in more:
            self._put((row, "title"))
        parts = " + ".join(f"{label} {value}".strip() for label, value in summary.parts)
        for row in wrap(printable(f"  {parts}"), self._width, rest="  "):
            self._put((row, "label"))
        for label, note in notes:
            self._note(label, note)

    def _note(self, label: str, note: str) -> None:
        first, *more = wrap(printable(f"{label}: {note}"), self._width, rest="  ")
        head = first[: len(label) + 1]
        self._put((head, "error" if label == "Warning" else "label"), (first[len(head) :], ""))
        for row in more:
            self._put((row, ""))

    def odds(self, view: OddsView) -> None:
        """Show a bar for each result: full for a success, hatched for a failure."""
        self._degrees.update(degree_styles(self._theme, [label for label, _ in view]))
        broad = max((cells(label) for label, _ in view), default=0)
        broad = min(broad, 22, self._width - 20)
        room = max(3, min(BAR_WIDTH, self._width - broad - 15))
        for label, probability in view:
            filled = round(float(probability) * room)
            if probability > 0 and filled == 0:
                bar = "▏"
            else:
                bar = ("█" if is_success(label) else "▒") * filled
            style = self._degrees.get(label, "label")
            self._put(
                ("  ", ""),
                (pad(label, broad), ""),
                (" ", ""),
                (bar, style),
                ("·" * (room - len(bar)), "hint"),
                (f" {percent(probability):>11}", "hint" if probability == 0 else ""),
            )
        self._sum_up(view)

    def _sum_up(self, view: OddsView) -> None:
        good = [p for label, p in view if is_success(label)]
        if len(good) > 1:
            self._put(("  It works: ", "label"), (percent(sum(good)), "title"))

    def card(self, title: str, card: Card, had: tuple[str, str] | None = None) -> None:
        """Show a resolved roll with its dice in boxes."""
        self._heading(title)
        # Who rolls may stand above already.
        groups = [("" if label == title else label, waves) for label, waves in _waves(card)]
        broad = min(LABEL_WIDTH, max((cells(label) for label, _ in groups), default=0))
        for label, waves in groups:
            self._dice(label, waves, broad)
        for text in card.lines:
            self.line("  " + text, "hint")
        style = self._degrees.get(had[0], "title") if had else self._named(card.verdict)
        for row in wrap(printable(f"  {card.verdict}"), self._width, rest="  "):
            self._put((row, f"bold {style}" if "bold" not in style and style != "title" else style))
        if had:
            self._put((f"  it had {had[1]}", "hint"))
        self._rule()

    def _named(self, verdict: str) -> str:
        return next((s for label, s in self._degrees.items() if label in verdict), "title")

    def _dice(self, label: str, waves: Sequence[Sequence[CardDie]], broad: int) -> None:
        dice = [(die, number) for number, wave in enumerate(waves) for die in wave]
        name = cut(printable(label), self._width - 2)
        beside = cells(name) <= broad and self._width >= WIDE_ENOUGH
        indent = broad + 4 if beside else 4
        if name and not beside:
            self._put((f"  {name}", "label"))
        if not dice:
            self._put((f"  {pad(name, broad)}  " if beside else "    ", "label"), ("no dice", ""))
            return
        a_row = max(1, (self._width - indent) // DIE_CELLS)
        for start in range(0, len(dice), a_row):
            art = [die_art(die, wave=number) for die, number in dice[start : start + a_row]]
            for i in range(len(art[0])):
                lead = f"  {pad(name, broad)}  " if beside and i == 1 and start == 0 else ""
                row = [(lead or " " * indent, "label")]
                for (die, number), rows in zip(dice[start : start + a_row], art, strict=True):
                    style = DIE_ROLES.get(die.role, "label" if is_heavy(die, number) else "")
                    row.append((rows[i] + " ", style))
                if any(text.strip() for text, _ in row):
                    self._put(*row)

    def sheet(self, lines: Sequence[str]) -> None:
        """Show a character's sheet as a card: what is listed stands in columns."""
        name, colon, more = lines[0].partition(": ")
        self._heading(name)
        rows = [*([more] if colon else []), *lines[1:]]
        listed = [row.removeprefix("- ") for row in rows if row.startswith("- ")]
        for row in rows:
            if not row.startswith("- "):
                self._counted("  " + row)
        self._columns(listed)
        self._rule()

    def _columns(self, items: Sequence[str]) -> None:
        a_row = max(1, (self._width - 2) // COLUMN_WIDTH)
        broad = max((cells(item) for item in items), default=0)
        if broad > COLUMN_WIDTH - 2 or self._width < WIDE_ENOUGH:
            a_row = 1
        for start in range(0, len(items), a_row):
            part = items[start : start + a_row]
            if a_row == 1:
                self.line("  " + part[0])
            else:
                self._put(("  " + "".join(pad(item, COLUMN_WIDTH) for item in part), ""))

    def _counted(self, row: str, style: str = "") -> None:
        """Show a row; what is so much of so much gets a gauge where there is room for it."""
        found = _OF.search(row)
        if found is None or cells(row) + GAUGE_WIDTH + 1 > self._width:
            self.line(row, style)
            return
        have, full = int(found[1]), int(found[2])
        gauge = _segments(min(have, full), full, GAUGE_WIDTH)
        hurt = have * 3 <= full and "ealth" in row
        self._put((row + "  ", style), (gauge, "bad" if hurt else "good"))

    def fight(self, lines: Sequence[str]) -> None:
        """Show how a fight stands: whoever has the turn stands out, who is out of it recedes."""
        self._heading("The fight")
        for row in lines:
            style = "title" if row[:1] == ">" else "hint" if "out of" in row else ""
            self._counted("  " + row, style)
        self._rule()

    def clocks(self, clocks: Sequence[Clock]) -> None:
        """Show running clocks as segments."""
        for clock in clocks:
            segments = _segments(clock.ticks, clock.size, clock.size)
            name = cut(printable(clock.name), self._width - clock.size - 14)
            self._put(
                ("  clock ", "hint"),
                (segments, "good" if clock.good else "bad"),
                (f" {clock.ticks}/{clock.size} ", "hint"),
                (name, ""),
            )

    # Drawing

    def _heading(self, title: str) -> None:
        name = cut(printable(title), self._width - 6)
        tail = "─" * max(0, self._width - cells(name) - 4)
        self._put(("── ", "hint"), (name, "title"), (f" {tail}", "hint"))

    def _rule(self) -> None:
        self._put(("─" * self._width, "hint"))

    def _put(self, *parts: tuple[str, str]) -> None:
        text = self._text("")
        for part, role in parts:
            text.append(printable(part), self._theme.roles.get(role, role))
        text.rstrip()
        self._console.print(text, soft_wrap=True)

    @staticmethod
    def _text(text: str) -> Any:  # noqa: ANN401 - rich is imported only here
        from rich.text import Text

        return Text(text)


def _segments(have: int, full: int, most: int) -> str:
    size = min(full, most)
    filled = have if size == full else round(have * size / max(1, full))
    if have > 0:
        filled = max(1, filled)
    return "▮" * filled + "▯" * (size - filled)


def _waves(card: Card) -> list[tuple[str, list[tuple[CardDie, ...]]]]:
    """Return each thrower's dice, what exploded out of them beside them."""
    groups: list[tuple[str, list[tuple[CardDie, ...]]]] = []
    for label, dice in card.rows:
        if groups and label == f"{groups[-1][0]}, exploded":
            groups[-1][1].append(dice)
        else:
            groups.append((label, [dice]))
    return groups
