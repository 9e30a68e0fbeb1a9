"""Whole screens: a question back, its answers, and a reading put right."""

import io
from collections.abc import Sequence
from pathlib import Path

import pytest

from companion.cli.chat import Chat
from companion.cli.lines import PipedLines
from companion.cli.look import RichScreen
from companion.cli.screen import PlainScreen
from companion.session.sitting import Sitting
from engine.api import CharacterJoined
from tests.companion.session.doubles import table

PEOPLE = ("Madame Roux", "the inside man", "Osk the driver")


def screen_of(path: Path, lines: Sequence[str], *, auto: bool = False) -> tuple[str, Sitting]:
    """Return what a sitting with three people in a corridor shows, and the sitting."""
    journal, sitting = table(path, place="the strongroom corridor")
    with journal:
        for name in PEOPLE:
            sheet = sitting.system.play.opponent_sheet(name, "2")
            sitting.campaign.apply(CharacterJoined(sheet=sheet))
        out = io.StringIO()
        screen = PlainScreen(out)
        source = PipedLines(io.StringIO("".join(f"{line}\n" for line in lines)), echo=screen.line)
        Chat(sitting, source=source, screen=screen, auto=auto).run()
        assert sitting.campaign.verify().ok
    return out.getvalue(), sitting


def test_a_question_shows_its_options_by_number(tmp_path: Path) -> None:
    shown, _ = screen_of(tmp_path, ["I calm them", "3", "n"])
    assert shown.splitlines()[:5] == [
        "> I calm them",
        "Whom do you calm: Madame Roux, the inside man or Osk the driver?",
        "  1 Madame Roux, 2 the inside man, 3 Osk the driver",
        "[1/2/3, or your words] 3",
        "Proposed: 1 die (starting die 1 die).",
    ]


def test_readings_stand_in_rows(tmp_path: Path) -> None:
    shown, _ = screen_of(tmp_path, ["I cut the inside man loose", "1"])
    assert shown.splitlines()[:5] == [
        "> I cut the inside man loose",
        "Which do you mean? Or say it in other words.",
        "  1 You cut the inside man loose, to help (no roll).",
        "  2 You attack the inside man (a roll).",
        "[1/2, or your words] 1",
    ]
    assert "Proposed" not in shown


@pytest.mark.parametrize("auto", [False, True])
def test_a_piped_line_that_is_no_answer_is_a_new_line(tmp_path: Path, auto: bool) -> None:
    shown, sitting = screen_of(tmp_path, ["I calm them", "I climb the wall"], auto=auto)
    assert "[1/2/3, or your words] I climb the wall" in shown
    assert "Proposed" in shown
    assert (sitting.campaign.next_roll == 2) is auto, "what is accepted at once is rolled"


@pytest.mark.parametrize("answer", ["/scene", "", "what happens on a tie?"])
def test_looking_something_up_is_no_answer(tmp_path: Path, answer: str) -> None:
    shown, sitting = screen_of(tmp_path, ["I calm them", answer])
    assert "Proposed" not in shown
    assert (sitting.memory.asked is None) is answer.endswith("?")


def test_no_takes_the_question_back(tmp_path: Path) -> None:
    shown, sitting = screen_of(tmp_path, ["I calm them", "no"])
    assert "Then say it in other words." in shown
    assert sitting.memory.asked is None


def test_a_number_that_is_not_offered_is_asked_for_again(tmp_path: Path) -> None:
    shown, sitting = screen_of(tmp_path, ["I calm them", "7", "2", "n"])
    assert "Say a number from 1 to 3, or anything else that you do." in shown
    assert "Proposed" in shown
    assert sitting.memory.asked is None


def test_what_was_taken_is_said_above_the_proposal(tmp_path: Path) -> None:
    shown, _ = screen_of(tmp_path, ["I try to calm him down and go to the harbour", "n"])
    lines = shown.splitlines()
    assert lines[1] == "You mean the inside man."
    assert any(line == "Afterwards: I go to the harbour" for line in lines)


def test_no_roll_and_a_roll_put_a_reading_right(tmp_path: Path) -> None:
    lines = ["I sit down", "that is a roll", "roll for it"]
    shown, sitting = screen_of(tmp_path, lines)
    assert 'Not what you meant? "I meant ..." puts it right' in shown
    assert shown.count("Proposed") == 1
    assert sitting.campaign.next_roll == 2
    assert "Result:" in shown


def test_the_drawn_screen_shows_the_same(tmp_path: Path) -> None:
    from rich.console import Console

    journal, sitting = table(tmp_path, place="the strongroom corridor")
    with journal:
        for name in PEOPLE:
            sheet = sitting.system.play.opponent_sheet(name, "2")
            sitting.campaign.apply(CharacterJoined(sheet=sheet))
        out = io.StringIO()
        console = Console(file=out, width=80, force_terminal=False, color_system=None)
        chat = Chat(sitting, source=PipedLines(io.StringIO()), screen=RichScreen(console=console))
        chat.take("I calm them")
        assert "1 Madame Roux, 2 the inside man, 3 Osk the driver" in out.getvalue()
        assert chat.status().endswith("a number, or anything else you do")
