"""Words to somebody are talk or an attempt to win them; steps and gestures are no attempt."""

from pathlib import Path

import pytest

from companion.session.addressing import addressed, after_steps
from companion.session.everyday import everyday
from companion.session.exchange import Answered, Proposal, Talk
from companion.session.sitting import Sitting
from engine.api import CharacterJoined
from tests.companion.session.doubles import table

PEOPLE = ["Ysolt the hunter", "the dead drummer"]


@pytest.mark.parametrize(
    "text",
    [
        "what is your name?",
        "How much do I owe you?",
        "Who are you people?",
        "I ask her who brought me here",
        "I ask the woman her name",
        "I say: one more for the fire. I have salt and a good sword",
        "I tell Ysolt that the drummer is coming",
        "I tell them my name",
        "I ask the first person I see about the Black Galley",
        "I ask around about the drummer",
        "What would you pay for the bell?",
        '"Perhaps, what would you give me for it?" I ask the woman',
        "I say up the chimney: hello there",
    ],
)
def test_talk_is_talk(text: str) -> None:
    to = addressed(text, people=PEOPLE)
    assert to is not None
    assert (to.who, to.way) == ("Ysolt the hunter", "")


@pytest.mark.parametrize(
    ("text", "way"),
    [
        ("I offer Ysolt three silver coins for a place at her fire", "bargain with"),
        ("I sell her the bell", "bargain with"),
        ("Let me in, before the drummers get here", "persuade"),
        ("I talk through the door: let me in and I will tell you whose it was", "persuade"),
        ("I promise her half of the treasure if she comes along", "bargain with"),
        ("I tell her to let me in, please", "persuade"),
        ("I ask Ysolt to help me", "persuade"),
        ("I beg the woman for help", "persuade"),
        ("Could you take us across?", "persuade"),
        ('"Let me in or I will burn it down!"', "threaten"),
        ("I tell Ysolt that the inspector sent me", "lie to"),
    ],
)
def test_who_is_to_do_something_is_to_be_won(text: str, way: str) -> None:
    to = addressed(text, people=PEOPLE)
    assert to is not None
    assert (to.who, to.way) == ("Ysolt the hunter", way)


@pytest.mark.parametrize(
    "text",
    [
        "I hold up my hands and step into the firelight",
        "I walk over to the table and sit down",
        "I smile at Ysolt and walk over to her",
        "I nod and wait",
    ],
)
def test_steps_and_gestures_are_no_attempt(text: str) -> None:
    to = addressed(text, people=PEOPLE)
    assert to is not None
    assert (to.way, to.manner) == ("", "move")


@pytest.mark.parametrize(
    "text",
    [
        "I walk past the guards",
        "I walk across the rope bridge",
        "I stand guard",
        "I say a prayer",
        "I climb the wall and wave",
        "I step behind the curtain unseen",
        "I throw the rope over the beam",
        "I break the lock",
    ],
)
def test_deeds_are_left_to_the_reader(text: str) -> None:
    assert addressed(text, people=PEOPLE) is None


def test_steps_are_left_to_the_reader_where_somebody_is_against_one() -> None:
    assert addressed("I walk to the door", people=PEOPLE, cold=["the dead drummer"]) is None


def test_whom_one_spoke_to_is_meant_again() -> None:
    to = addressed("And what is your name?", people=PEOPLE, last="the dead drummer")
    assert to is not None
    assert to.who == "the dead drummer"


@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
def test_at_the_table(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system, place="a cave with a fire in it")
    with journal:
        join(sitting, "Ysolt the hunter")
        assert isinstance(sitting.say("I ask the woman her name"), Talk)
        assert isinstance(sitting.say("what is your name?"), Talk)
        reply = sitting.say("I offer Ysolt three silver coins for a place at her fire")
        assert isinstance(reply, Proposal)
        assert reply.request.opponent == "Ysolt the hunter"
        assert reply.intent.manner in ("haggle", "persuade")


def test_whoever_sits_down_and_asks_is_answered(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        join(sitting, "Ysolt the hunter")
        reply = sitting.say("I sit down beside the woman and ask her what happened")
        assert isinstance(reply, Talk)
        list(reply.sentences)
        assert sitting.hearing.read("I nod and ask her who did it").manner == "talk"


def test_what_is_talked_about_resists_nothing(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        join(sitting, "Ysolt the hunter")
        join(sitting, "Tam Reeder")
        reply = sitting.say("I slow the notary down with questions about his watch")
        assert isinstance(reply, Proposal)
        assert reply.request.opponent == "the notary"


@pytest.mark.parametrize("text", ["Give me a hint", "Help me understand ties", "Let me look round"])
def test_what_is_asked_of_the_table_is_asked_of_nobody_here(text: str) -> None:
    assert addressed(text, people=PEOPLE) is None


def test_who_are_you_is_asked_of_somebody_here(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        assert isinstance(sitting.say("who are you?"), Answered)
        join(sitting, "Ysolt the hunter")
        assert isinstance(sitting.say("who are you?"), Talk)


def test_a_thing_that_is_sold_is_nobody_who_is_won(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        join(sitting, "Ysolt the hunter")
        reply = sitting.say("I try to sell the clapper")
        assert isinstance(reply, Proposal)
        assert reply.request.opponent in (None, "Ysolt the hunter")
        assert "the clapper" not in sitting.campaign.state.characters


@pytest.mark.parametrize(
    "text",
    [
        "I drive her to a doctor, through the flooded streets",
        "I ride for a doctor through the storm",
    ],
)
def test_where_a_way_leads_nobody_resists(tmp_path: Path, text: str) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        join(sitting, "Ysolt the hunter")
        reply = sitting.say(text)
        assert not isinstance(reply, Proposal) or reply.request.opponent is None
        assert not any("doctor" in name for name in sitting.campaign.state.characters)


def join(sitting: Sitting, name: str) -> None:
    sheet = sitting.system.play.opponent_sheet(name, "")
    sitting.campaign.apply(CharacterJoined(sheet=sheet))


@pytest.mark.parametrize(
    ("text", "is_step"),
    [
        ("I get in", True),
        ("I climb into the boat", True),
        ("I hop on the wagon beside the driver", True),
        ("I climb into the boat unseen", False),
        ("I climb up", False),
        ("I climb into the tower", False),
    ],
)
def test_getting_into_a_boat_is_a_step_and_no_climb(text: str, is_step: bool) -> None:
    found = addressed(text, people=["the ferrywoman"])
    assert (found is not None and found.manner == "move") == is_step


def test_a_drink_that_is_to_distract_is_no_bargain() -> None:
    text = "I offer Notary Quill a drink and distract him while Ness looks below"
    found = addressed(text, people=["Notary Quill"])
    assert found is not None
    assert found.way == "distract"


@pytest.mark.parametrize(
    ("text", "way"),
    [
        ("I tell the smugglers: row it ashore and I will be your witness", "bargain with"),
        ("I tell the smugglers: let me go", "persuade"),
        ("I tell the smugglers: row us ashore", "persuade"),
        ("I tell the smugglers: good night", ""),
        ("I tell the smugglers that I will go and I will see", ""),
    ],
)
def test_what_is_told_after_a_colon_may_ask_for_something(text: str, way: str) -> None:
    found = addressed(text, people=["the smugglers", "the innkeeper"])
    assert found is not None
    assert (found.who, found.way) == ("the smugglers", way)


def test_whom_one_greets_is_asked_and_a_boy_is_no_girl() -> None:
    people = ["the mirror keeper", "the herder girl"]
    said = after_steps("I greet the keeper and ask him why he drains the tanks")
    found = everyday(said, people=people)
    assert found is not None
    assert (found.manner, found.target) == ("talk", "the mirror keeper")
    assert addressed("I ask the boy who he is", people=people, last="the herder girl") is None


def test_a_deed_that_is_asked_for_with_something_behind_it_is_a_request():
    for text in ('"Pull me up and the rope is yours, Tam!"', '"Hide me and I\'ll pay for it"'):
        found = addressed(text, people=["Tam"])
        assert found is not None
        assert found.who == "Tam"
        assert found.way in ("persuade", "bargain with")
