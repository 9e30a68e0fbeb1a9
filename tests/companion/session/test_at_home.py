"""Whoever the beginning has somewhere is met there."""

from pathlib import Path
from typing import Any

import pytest

from companion.cli.wiring import make_sitting
from companion.journal import Journal
from companion.session.at_home import at_home
from companion.session.own_place import begin_own_place
from engine.api import CharacterJoined
from tests.companion.session.doubles import LINES

PLACE = (
    "A salt harbour. In the hull of a wreck a fat toad named Uncle Brindle keeps a pawnshop. "
    "He wants the ledger that his rival, the shrew Madam Quill, keeps in her tower. "
    "My brother Corvin went missing in the old mine."
)


@pytest.fixture
def sitting(tmp_path: Path) -> Any:
    with Journal.open(tmp_path / "c.db") as journal:
        book = journal.create("Own", "skitterbarren", seed=b"own")
        sheet = book.rule_system.play.draft_sheet("Farek", LINES["skitterbarren"], book.state)
        book.apply(CharacterJoined(sheet=sheet))
        begin = begin_own_place(book, PLACE)
        made = make_sitting(book, "Farek")
        list(made.begin(begin.opening, threads=begin.threads))
        yield made


def _here(sitting: Any) -> set[str]:
    return {n for n, s in sitting.campaign.state.characters.items() if s.side == "gm"}


def test_whoever_keeps_to_a_tower_is_met_there_and_the_keeper_in_his_shop(sitting: Any) -> None:
    sitting.next_scene("the tower of Madam Quill")
    assert _here(sitting) == {"Madam Quill"}
    sitting.next_scene("the pawnshop")
    assert _here(sitting) == {"Uncle Brindle the toad"}
    sitting.next_scene("the tower")
    assert _here(sitting) == {"Madam Quill"}


@pytest.mark.parametrize(
    ("place", "names"),
    [("the wreck", ("Uncle Brindle the toad",)), ("the old mine", ()), ("the market", ())],
)
def test_who_is_lost_is_nowhere_and_other_places_are_nobodys(
    sitting: Any, place: str, names: tuple[str, ...]
) -> None:
    assert at_home(sitting.campaign, place, ["Uncle Brindle the toad"]) == names
