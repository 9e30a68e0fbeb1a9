"""Whoever is out of action says nothing, resists nothing, and what they carry can be taken."""

from pathlib import Path

import pytest

from companion.session.exchange import Answered, Talk
from engine.api import CharacterJoined
from tests.companion.cli.test_hints import strike_down
from tests.companion.session.doubles import table


@pytest.fixture
def beaten_raider(tmp_path: Path):
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap yard")
    with journal:
        sheet = sitting.system.play.opponent_sheet("the raider", "2")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        strike_down(sitting, "the raider")
        yield sitting


def _bag(sitting) -> tuple[str, ...]:
    return sitting.campaign.state.characters["Farek"].inventory


@pytest.mark.parametrize(
    "text",
    [
        "I search the raider for water and coins",
        "I loot the body of the raider",
        "I go through the raider's pockets",
        "I search him",
    ],
)
def test_what_they_carry_is_taken_without_dice(beaten_raider, text: str) -> None:
    reply = beaten_raider.say(text)
    assert isinstance(reply, Talk)
    assert "You take from the raider: cudgel" in " ".join(reply.sentences)
    assert {"Cudgel", "Provisions"} <= set(_bag(beaten_raider))
    again = beaten_raider.say(text)
    assert isinstance(again, Talk)
    assert "nothing left" in " ".join(again.sentences)


def test_one_thing_is_taken_by_its_name(beaten_raider) -> None:
    assert isinstance(beaten_raider.say("I take the cudgel from the raider"), Talk)
    assert "Cudgel" in _bag(beaten_raider)
    assert "Provisions" not in _bag(beaten_raider)


@pytest.mark.parametrize("text", ["I ask the raider who sent him", "Where is the water, raider?"])
def test_they_answer_nobody(beaten_raider, text: str) -> None:
    reply = beaten_raider.say(text)
    assert isinstance(reply, Answered)
    assert "answers nobody" in reply.text


def test_they_are_nobody_who_sees_or_stands_in_the_way(beaten_raider) -> None:
    assert beaten_raider.conversing.going.people() == []
    assert beaten_raider.conversing.going.is_free()


def test_beasts_carry_no_purse(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap yard")
    with journal:
        sheet = sitting.system.play.opponent_sheet("the dune jackal", "")
        assert sheet["inventory"] == ["Bite"]
        assert sitting.system.play.opponent_sheet("two wolves", "")["inventory"] == ["Bite"]
        assert sitting.system.play.opponent_sheet("the wild dog", "")["inventory"] == ["Bite"]
