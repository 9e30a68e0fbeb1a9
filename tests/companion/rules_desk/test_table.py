"""A campaign's rulings stand first, survive reopening, and name the book beside them."""

from pathlib import Path

from companion.journal import Journal
from companion.rules_desk.desk import RulesDesk
from companion.rules_desk.table import add_ruling, rulings_of
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
