"""A status while a model is at work takes no word of a story away and stays on no screen."""

import io
import re
import sys
import time
from collections.abc import Iterator

import pytest
from rich.console import Console

from companion.cli.look import RichScreen
from companion.cli.screen import PlainScreen, Screen
from companion.cli.waiting import Waiting


class Terminal(io.StringIO):
    """Keeps rows as a terminal shows them: a carriage return and "erase row" included."""

    def rows(self) -> list[str]:
        rows = [""]
        for piece in re.split(r"(\n|\r|\x1b\[2K)", self.getvalue()):
            if piece == "\n":
                rows.append("")
            elif piece == "\x1b[2K":
                rows[-1] = ""
            elif piece != "\r":
                rows[-1] += re.sub(r"\x1b\[[0-9;]*m", "", piece)
        return [row.rstrip() for row in rows if row.strip()]


def screens(terminal: Terminal) -> list[Screen]:
    """Both screens, drawing on one terminal."""
    console = Console(file=terminal, force_terminal=True, width=60)
    return [PlainScreen(terminal, width=60), RichScreen(console=console)]


def telling(waiting: Waiting, terminal: Terminal) -> Iterator[str]:
    waiting("")
    yield "The rope holds, and the gorge is behind you."
    waiting("The narrator is finding other words ...")
    until = time.monotonic() + 10.0
    while "other words" not in terminal.getvalue() and time.monotonic() < until:
        time.sleep(0.001)
    assert "other words" in terminal.getvalue()
    waiting("")
    yield "A horn sounds."


@pytest.mark.parametrize("place", [0, 1])
def test_a_status_in_mid_paragraph_keeps_what_was_told(
    monkeypatch: pytest.MonkeyPatch, place: int
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    screen = screens(terminal)[place]
    waiting = Waiting(screen, is_live=True)
    waiting("The narrator is thinking ...")
    screen.story(telling(waiting, terminal))
    told = " ".join(" ".join(terminal.rows()).split())
    assert told == "The rope holds, and the gorge is behind you. A horn sounds."


@pytest.mark.parametrize("place", [0, 1])
def test_a_message_in_mid_paragraph_stands_on_rows_of_its_own(place: int) -> None:
    terminal = Terminal()
    screen = screens(terminal)[place]

    def told() -> Iterator[str]:
        yield "The rope holds."
        screen.line("The model fell silent.")
        yield "A horn sounds."

    screen.story(told())
    assert [row.strip() for row in terminal.rows()] == [
        "The rope holds.", "The model fell silent.", "A horn sounds.",
    ]  # fmt: skip


def test_where_a_line_cannot_be_rewritten_each_status_is_a_line() -> None:
    out = io.StringIO()
    waiting = Waiting(PlainScreen(out), is_live=False)
    waiting("Reading what you wrote ...")
    waiting("")
    assert out.getvalue() == "Reading what you wrote ...\n"
    aside = io.StringIO()
    quiet = Waiting(PlainScreen(aside), is_live=False, tells_waits=False)
    quiet("Reading what you wrote ...")
    quiet("The server is gone.")
    assert aside.getvalue() == "The server is gone.\n"
