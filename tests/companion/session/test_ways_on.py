"""The ways on of an adventure, taken in the player's own words."""

from pathlib import Path

import pytest

from companion.journal import Journal
from companion.session.exchange import Proposal, SceneBegins
from companion.session.sitting import Sitting
from engine.api import Effect, EffectApplied
from tests.companion.session.doubles import in_adventure

TOMBS = "the steps of the reed kings' tombs"


@pytest.fixture
def garden(tmp_path: Path):
    with Journal.open(tmp_path / "campaigns.db") as journal:
        yield in_adventure(journal, "the-borrowed-crown", "altars", seed=b"crown")


@pytest.mark.parametrize(
    "text",
    [
        "I make for the tombs of the reed kings",
        "I slip out of the garden and make for the tombs of the reed kings",
        "I leave the garden and head for the tombs",
    ],
)
def test_a_way_on_is_taken_in_other_words_than_its_name(garden: Sitting, text: str) -> None:
    reply = garden.say(text)
    assert isinstance(reply, SceneBegins), reply
    assert reply.begun.place == TOMBS


@pytest.mark.parametrize("text", ["I slip inside", "I go through the third door"])
def test_what_lies_behind_the_door_is_the_next_scene(garden: Sitting, text: str) -> None:
    garden.say(f"I go to {TOMBS}")
    reply = garden.say(text)
    assert isinstance(reply, SceneBegins), reply
    assert reply.begun.place == "the tomb of the walking king"


def test_a_way_gone_unseen_ends_where_it_leads(garden: Sitting) -> None:
    fields = {"kind": "relation", "change": "set", "target": "Regent Osha", "name": "attitude"}
    hates = Effect.model_validate({**fields, "size": 3, "good": False})
    garden.campaign.apply(EffectApplied(effect=hates))
    reply = garden.say("I sneak past Regent Osha to the tombs of the reed kings")
    assert isinstance(reply, Proposal), reply
    assert reply.intent.then == f"I go to {TOMBS}"


def test_a_recap_begins_with_the_premise_of_the_adventure(garden: Sitting) -> None:
    assert "The boy king of Tesh must wear the Crown of Reeds" in " ".join(garden.recap())
