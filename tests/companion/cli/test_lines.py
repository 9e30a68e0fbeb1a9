"""Completion and the status line."""

import io

from companion.cli.at_prompt import status_line
from companion.cli.lines import PipedLines, complete


class Table:
    def status(self) -> str:
        return ""

    def completions(self) -> dict[str, str]:
        return {"/as": "whose move", "/ally": "a friend", "/sheet": "your character"}

    def names(self, command: str) -> list[str]:
        if command == "/as":
            return ["Farek", "Adrian Long"]
        return [] if command else ["Long rope", "ghoul", "Farek"]


def texts(typed: str) -> list[str]:
    return [text for text, _, _ in complete(Table(), typed)]


def test_commands_complete_at_the_beginning_of_a_line() -> None:
    assert texts("/a") == ["/as", "/ally"]
    assert texts("/") == ["/as", "/ally", "/sheet"]
    assert texts("I /a") == []


def test_names_complete_after_a_command() -> None:
    assert texts("/as ") == ["Farek", "Adrian Long"]
    assert texts("/as ad") == ["Adrian Long"]
    assert texts("/as adrian l") == ["Adrian Long"]


def test_names_complete_anywhere_and_replace_what_was_typed() -> None:
    assert list(complete(Table(), "I use my lon")) == [("Long rope", 3, "")]
    assert list(complete(Table(), "I use my long r")) == [("Long rope", 6, "")]
    assert texts("I attack the gh") == ["ghoul"]


def test_a_status_is_one_row(monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    row = status_line(["A campaign with a very long name indeed", "龍の騎士の城"], "/help")
    assert row.endswith("/help")
    assert len(row) <= 40


def test_a_piped_line_without_end_is_not_shown_whole():
    shown = []
    source = PipedLines(io.StringIO("goblin" * 10_000 + "\n"), echo=shown.append)
    assert len(source.ask("> ")) == 60_000
    assert len(shown[0]) < 5_000
