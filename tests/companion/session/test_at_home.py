"""Whoever the beginning has somewhere is met there."""

from pathlib import Path
from typing import Any

import pytest

from companion.journal import Journal
from companion.session.at_home import at_home
from tests.companion.session.doubles import begun_at, here

PLACE = (
    "A salt harbour. In the hull of a wreck a fat toad named Uncle Brindle keeps a pawnshop. "
    "He wants the ledger that his rival, the shrew Madam Quill, keeps in her tower. "
    "My brother Corvin went missing in the old mine."
)


@pytest.fixture
def sitting(tmp_path: Path) -> Any:
    with Journal.open(tmp_path / "c.db") as journal:
        yield begun_at(journal, PLACE, system="skitterbarren")


def test_whoever_keeps_to_a_tower_is_met_there_and_the_keeper_in_his_shop(sitting: Any) -> None:
    sitting.next_scene("the tower of Madam Quill")
    assert here(sitting) == {"Madam Quill"}
    sitting.next_scene("the pawnshop")
    assert here(sitting) == {"Uncle Brindle the toad"}
    sitting.next_scene("the tower")
    assert here(sitting) == {"Madam Quill"}


@pytest.mark.parametrize(
    ("place", "names"),
    [("the wreck", ("Uncle Brindle the toad",)), ("the old mine", ()), ("the market", ())],
)
def test_who_is_lost_is_nowhere_and_other_places_are_nobodys(
    sitting: Any, place: str, names: tuple[str, ...]
) -> None:
    assert at_home(sitting.campaign, place, ["Uncle Brindle the toad"]) == names
