"""A campaign's rulings stand first, survive reopening, and name the book beside them."""

from pathlib import Path

import pytest

from companion.errors import BadInputError
from companion.journal import Journal
from companion.rules_desk.desk import RulesDesk
from companion.rules_desk.table import add_ruling, own_rulings, rulings_of, withdraw_ruling
from engine.api import SettingsChanged


def test_rulings_are_kept_and_stand_first(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "j.db") as journal:
        campaign = journal.create("House", "stitcher")
        assert rulings_of(campaign) == []
        add_ruling(campaign, "On a tie nobody wins and both step back.")
        campaign.apply(SettingsChanged(changes={"odd_extra_die": "round_up"}))
    with Journal.open(tmp_path / "j.db") as journal:
        rulings = rulings_of(journal.campaign("House"))
        assert [r.id for r in rulings] == ["house-1", "RS-01"]
        answer = RulesDesk().answer("what happens on a tie?", "stitcher", campaign_rulings=rulings)
        assert "nobody wins and both step back" in answer.answer
        assert answer.answer.index("nobody wins") < answer.answer.index("fewer dice")
        assert answer.citations[0].id == "house-1"


def test_a_changed_reading_is_told_where_the_passage_names_it(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "j.db") as journal:
        campaign = journal.create("House", "stitcher")
        campaign.apply(SettingsChanged(changes={"odd_extra_die": "round_up"}))
        answer = RulesDesk().answer(
            "I have one die left over above five, what happens to it?",
            "stitcher",
            campaign_rulings=rulings_of(campaign),
        )
    assert "round_up" in answer.answer
    assert "RS-01" in [c.id for c in answer.citations]


def test_a_ruling_can_be_taken_back_and_the_others_keep_their_ids(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "j.db") as journal:
        campaign = journal.create("House", "stitcher")
        add_ruling(campaign, "On a tie nobody wins")
        add_ruling(campaign, "Dragons are immune to arrows.")
        assert withdraw_ruling(campaign, "1").text == "On a tie nobody wins."
        with pytest.raises(BadInputError, match="it has: house-2"):
            withdraw_ruling(campaign, "house-1")
    with Journal.open(tmp_path / "j.db") as journal:
        assert [r.id for r in own_rulings(journal.campaign("House"))] == ["house-2"]


@pytest.mark.parametrize(
    ("question", "bears"),
    [
        ("how do i get my health back by resting", False),
        ("what happens when my health is gone", False),
        ("how much health do i start with", True),
        ("is there a list of armour i can buy", True),
    ],
)
def test_a_kit_is_told_only_where_it_fills_a_gap(
    tmp_path: Path, question: str, *, bears: bool
) -> None:
    with Journal.open(tmp_path / "j.db") as journal:
        campaign = journal.create("House", "skitterbarren")
        campaign.apply(SettingsChanged(changes={"house_kit": True}))
        rulings = rulings_of(campaign)
    answer = RulesDesk().answer(question, "skitterbarren", campaign_rulings=rulings)
    assert ("house" in [c.id for c in answer.citations]) is bears


def test_a_ruling_on_ties_is_found_by_any_form_of_the_word(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "j.db") as journal:
        campaign = journal.create("House", "skitterbarren")
        add_ruling(campaign, "Ties are rerolled.")
        rulings = rulings_of(campaign)
    answer = RulesDesk().answer("what about a tie?", "skitterbarren", campaign_rulings=rulings)
    assert answer.citations[0].id == "house-1"
