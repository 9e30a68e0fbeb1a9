"""Whole screens: what a sitting looks like, line for line."""

from pathlib import Path

import pytest

from companion.cli.cells import cells
from tests.companion.cli.sittings import GOLDEN, SCRIPTS, play


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_sitting_looks_as_it_did(name: str, tmp_path: Path) -> None:
    golden = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    shown = play(SCRIPTS[name], tmp_path)
    assert shown == golden, "run `python -m tests.companion.cli.regenerate` and read the difference"


@pytest.mark.parametrize("name", SCRIPTS)
def test_nothing_is_wider_than_the_terminal(name: str) -> None:
    golden = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    width = SCRIPTS[name].width
    assert [row for row in golden.splitlines() if cells(row) > width] == []


@pytest.mark.parametrize("name", [n for n, script in SCRIPTS.items() if not script.drawn])
def test_plain_lines_draw_nothing(name: str) -> None:
    golden = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    drawn = set("─│┌┐└┘┏┓┗┛╔╗╚╝█▒▏▮▯·✓\x1b")
    assert not drawn & set(golden)


@pytest.mark.parametrize("name", [n for n, script in SCRIPTS.items() if script.gm])
def test_a_human_gm_is_never_talked_over(name: str) -> None:
    golden = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert "That is a" not in golden, "the narrator's words"
    assert "Rain runs down" not in golden, "the opening's words"
    assert "Owed: Farek" in golden


def test_nothing_is_listed_that_this_game_has_not() -> None:
    stitcher = (GOLDEN / "solo_stitcher.txt").read_text(encoding="utf-8")
    assert "  /end " not in stitcher
    assert "There is no /end" in stitcher
    assert "  /as " not in stitcher
    altars = (GOLDEN / "solo_altars.txt").read_text(encoding="utf-8")
    assert "  /end " in altars
    assert "  /as " not in altars, "with one character there is nobody to switch to"


def test_every_golden_file_belongs_to_a_sitting() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(SCRIPTS)
