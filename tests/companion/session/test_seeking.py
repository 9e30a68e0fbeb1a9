"""What looks for something is a search, whatever its thing is called."""

from pathlib import Path

import pytest

from companion.reader import Intent
from companion.session.consequences import thing_got
from companion.session.exchange import Proposal, Talk
from companion.session.seeking import sought
from engine.api import CharacterJoined
from tests.companion.session.doubles import table


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("I look for the key", "the key"),
        ("We search the bus for spare parts", "spare parts"),
        ("I try to find the hidden door", "the hidden door"),
        ("I scavenge the wreck.", "what is of use"),
        ("I look at the key", ""),
        ("I look for the key and climb the wall!? No", ""),
    ],
)
def test_what_is_looked_for(text: str, thing: str) -> None:
    assert sought(text) == thing


@pytest.mark.parametrize("manner", ["craft", "pick_lock", "move", "handle"])
def test_a_search_is_rolled_whatever_the_thing_sounds_like(tmp_path: Path, manner: str) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap town")

    def misread(**_: object) -> Intent:
        return Intent(needs_roll=False, kind="none", manner=manner, goal="key")

    with journal:
        sitting.conversing.hearing.reader = misread
        reply = sitting.say("I look for the key under the stones")
        assert isinstance(reply, Proposal)
        assert reply.intent.manner == "search"
        assert reply.intent.goal == "look for the key under the stones"


def test_who_is_here_is_found_by_a_look(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap town")
    with journal:
        sheet = sitting.system.play.opponent_sheet("the deserter", "1")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        assert isinstance(sitting.say("I look for the deserter"), Talk)


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("I search the scrap heaps for anything useful", "Salvage"),
        ("I scavenge the bus", "Salvage"),
        ("I look for a useful person", None),
        ("I search the room for the letter", None),
    ],
)
def test_whoever_scavenges_carries_something_off(text: str, thing: str | None) -> None:
    assert thing_got("search", text) == thing


def test_what_is_thrown_to_distract_somebody_is_no_blow(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="the warm salt")
    with journal:
        sheet = sitting.system.play.opponent_sheet("the salt crabs", "2")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        reply = sitting.say("I throw a piece of salt to distract the crabs")
        assert isinstance(reply, Proposal)
        assert reply.intent.kind != "attack"


def test_again_is_the_same_blow_once_more(tmp_path: Path) -> None:
    lines = ["Brawn +2", "Knack +1", "Knife", "Rifle"]
    journal, sitting = table(tmp_path, system="skitterbarren", place="a yard", lines=lines)
    with journal:
        sheet = sitting.system.play.opponent_sheet("the raider", "6")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        reply = sitting.say("I shoot the raider with my rifle")
        assert isinstance(reply, Proposal)
        list(sitting.open_fight())
        for _ in range(12):
            if sitting.fighting.is_running and not sitting.fighting.is_spent:
                break
            list(sitting.fighting.end_turn())
        first = sitting.say("I shoot the raider with my rifle")
        assert isinstance(first, Proposal)
        rolled = sitting.roll()
        list(sitting.tell(rolled).sentences)
        again = sitting.say("again")
        assert isinstance(again, Proposal)
        assert (again.intent.manner, again.request.stitched) == (
            first.intent.manner,
            first.request.stitched,
        )
