"""A figure told of without a name is whoever of the scene was not named yet."""

from pathlib import Path

import pytest

from companion.journal import Journal
from companion.session.exchange import Talk
from companion.session.sitting import Sitting
from companion.session.unnamed import figure_of, with_figure
from tests.companion.session.doubles import in_adventure


@pytest.fixture
def garden(tmp_path: Path):
    with Journal.open(tmp_path / "campaigns.db") as journal:
        yield in_adventure(journal, "the-borrowed-crown", "altars", seed=b"crown")


def _said(sitting: Sitting, text: str) -> str:
    reply = sitting.say(text)
    assert isinstance(reply, Talk), reply
    return " ".join(reply.sentences)


def test_who_the_figure_is_can_be_asked_and_answered(garden: Sitting) -> None:
    said = _said(garden, '"Ilmar, who is the woman in the window?"')
    assert "Regent Osha" in said
    assert "Ilmar" in said
    assert "Regent Osha" in _said(garden, "Who is the woman in the window?")


def test_words_for_the_figure_are_for_that_one(garden: Sitting) -> None:
    garden.say("I wave at the woman in the window")
    assert garden.memory.last_text == "I wave at Regent Osha"


def test_two_who_were_not_named_stay_unknown() -> None:
    told = ["A woman sings behind the wall."]
    assert figure_of(told, ["Osha", "Kesh"])[0] == ""
    assert with_figure("I call to the woman", told, ["Osha", "Kesh"]) == "I call to the woman"


def test_a_man_is_no_woman_of_the_story() -> None:
    assert figure_of(["A man waits at the gate."], ["the queen"])[0] == ""
    assert figure_of(["A woman waits at the gate."], ["the queen"])[0] == "the queen"


def test_whatever_is_no_figure_of_the_scene_stays() -> None:
    told = ["A woman's shadow stands in the window."]
    assert with_figure("I call the boy", told, ["Osha"]) == "I call the boy"
