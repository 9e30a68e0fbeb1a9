"""In a real terminal: completion, status line, Ctrl-C, coming back, no colour, a small window."""

import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

from companion.cli.cells import cells
from companion.cli.look import RichScreen
from companion.cli.screen import PlainScreen, make_screen

WAIT_S = 30
COLOURS = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;\d+)*m")
CURSOR_ASKED, CURSOR_TOLD = "\x1b[6n", "\x1b[1;1R"
ESCAPES = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>]|\][^\x07]*\x07)")
DRAFT = ["Farek", "Warrior (3)", "Sword", "Long rope", "", "", ""]


class Terminal:
    """The program in a pseudo terminal."""

    def __init__(self, home: Path, *words: str, columns: int = 80, **env: str) -> None:
        clean = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "companion", "play", *words],
            env={**clean, "DICEBOUND_HOME": str(home), "TERM": "xterm-256color", **env},
            dimensions=(40, columns),
            encoding="utf-8",
            timeout=WAIT_S,
        )
        self.seen = ""

    def wait(self, text: str) -> str:
        """Read until ``text`` comes, and say where the cursor is whenever the program asks."""
        new = ""
        while True:
            found = self.child.expect_exact([text, CURSOR_ASKED])
            new += self.child.before + self.child.after
            if found == 0:
                self.seen += new
                return new
            self.child.send(CURSOR_TOLD)

    def type(self, text: str) -> None:
        self.child.send(text)

    def say(self, text: str) -> None:
        self.child.send(f"{text}\r")

    def end(self) -> int:
        self.child.expect(pexpect.EOF)
        self.seen += self.child.before
        self.child.close()
        return int(self.child.exitstatus or 0)

    @property
    def text(self) -> str:
        return ESCAPES.sub("", self.seen)


@pytest.fixture
def home(own_home: Path) -> Path:
    return own_home


def begin(home: Path, *words: str, columns: int = 80, **env: str) -> Terminal:
    options = ("--system", "stitcher", "--campaign", "Quay", "--seed", "x", *words)
    terminal = Terminal(home, *options, columns=columns, **env)
    terminal.wait("Name of your character")
    for line in DRAFT[:1]:
        terminal.say(line)
    for line, answer in zip(
        DRAFT[1:5], ("2 points left", "1 point left", "0 points left", "Where does it"), strict=True
    ):
        terminal.say(line)
        terminal.wait(answer)
    terminal.say("a quay in the rain")
    terminal.wait("has seen you.")
    return terminal


def test_a_sitting_in_a_terminal_from_completion_to_coming_back(home: Path) -> None:
    terminal = begin(home)
    terminal.wait("/help")  # the status line
    assert "Quay" in terminal.text
    terminal.type("/she\t")
    terminal.wait("et")
    terminal.say("")
    terminal.wait("Warrior (3)")
    terminal.say("I climb the wall with my long rope")
    terminal.wait("Roll? ")
    terminal.wait("takes it back")  # the status line follows the game
    terminal.type("\x03")  # Ctrl-C with a proposal on the table
    terminal.wait("Saved.")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.text

    again = Terminal(home, "--campaign", "Quay")
    again.wait("Back in 'Quay'.")
    again.say("/sheet")
    again.wait("Long rope")
    again.say("/quit")
    again.wait("Saved.")
    assert again.end() == 0


def test_a_small_window_without_a_single_colour(home: Path) -> None:
    terminal = begin(home, columns=40, NO_COLOR="1")
    terminal.say("I climb the wall with my long rope")
    terminal.wait("Roll? ")
    terminal.say("")
    terminal.wait("it had")
    terminal.wait("· /help")
    terminal.type("\x04")  # Ctrl-D
    terminal.wait("Saved.")
    terminal.end()
    rows = [row for row in terminal.text.splitlines() if " %" in row or "──" in row]
    assert len(rows) > 5
    assert max(cells(row) for row in rows) <= 40
    assert "┌───┐" in terminal.text
    assert COLOURS.findall(terminal.seen) == []


def test_colour_is_there_otherwise_and_of_the_sixteen(home: Path) -> None:
    terminal = begin(home)
    terminal.say("I climb the wall with my long rope")
    terminal.wait("takes it back")
    terminal.say("")
    terminal.wait("it had")
    terminal.say("/quit")
    terminal.wait("Saved.")
    terminal.end()
    codes = {
        code for found in re.findall(r"\x1b\[([\d;]*)m", terminal.seen) for code in found.split(";")
    }
    assert codes & {str(code) for code in range(31, 37)}
    assert not {"38", "48"} & codes, "no palette and no true colour"


def test_plain_in_a_terminal_moves_no_cursor(home: Path) -> None:
    terminal = begin(home, "--plain")
    terminal.say("/sheet")
    terminal.wait("Long rope")
    terminal.say("/quit")
    terminal.wait("Saved.")
    terminal.end()
    assert "\x1b" not in terminal.seen
    assert not set("─│┌█▒▮") & set(terminal.seen)


@pytest.mark.parametrize(
    ("theme", "kind"), [("auto", RichScreen), ("light", RichScreen), ("plain", PlainScreen)]
)
def test_the_theme_setting_is_followed(
    home: Path, theme: str, kind: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "config.toml").write_text(f'theme = "{theme}"\n', encoding="utf-8")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert type(make_screen()) is kind
    assert type(make_screen(plain=True)) is PlainScreen
    monkeypatch.setattr("sys.stdout.isatty", lambda: False)
    assert type(make_screen()) is PlainScreen
