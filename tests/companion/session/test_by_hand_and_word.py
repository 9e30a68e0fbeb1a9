"""A word that is given, a hand, a cup, a blade at a throat: what lines say by what the hands do."""

from pathlib import Path

import pytest

from companion.session.exchange import Proposal, Talk
from companion.session.sitting import Sitting
from engine.api import CharacterJoined
from tests.companion.session.doubles import table


@pytest.fixture
def inn(tmp_path: Path):
    journal, sitting = table(tmp_path, system="altars", place="an inn in the snow")
    with journal:
        play = sitting.campaign.rule_system.play
        sitting.campaign.apply(CharacterJoined(sheet=play.opponent_sheet("Dorthe the innkeeper")))
        yield sitting


@pytest.mark.parametrize(
    "text",
    [
        "I press the seal into her hand and swear by the order that I will bring Lise home",
        '"I will bring Lise home, I swear it."',
        "I swear to Dorthe that I will bring Lise home",
    ],
)
def test_a_vow_is_heard_and_kept(inn: Sitting, text: str) -> None:
    reply = inn.say(text)
    assert isinstance(reply, Talk), reply
    assert "Dorthe" in " ".join(reply.sentences)
    promised = [entry.name for entry in inn.book.ledger.entries("promise")]
    assert len(promised) == 1
    assert promised[0].startswith("your word ")
    assert promised[0].endswith("that I will bring Lise home")


def test_a_promise_on_terms_is_a_bargain(inn: Sitting) -> None:
    assert isinstance(inn.say('"I promise to pay you if you let me in."'), Proposal)


@pytest.mark.parametrize(
    "text",
    [
        "I kneel beside Dorthe and take her hand",
        "I pour a cup of her strongest and set it in front of Dorthe, then ask where he lives",
        "I lift the lantern to the shutters and look through the crack",
    ],
)
def test_a_hand_a_cup_and_a_light_are_plain(inn: Sitting, text: str) -> None:
    assert isinstance(inn.say(text), Talk)


@pytest.mark.parametrize(
    "text",
    [
        "I put my sword to Dorthe's throat and say: where is Corvane?",
        "I hold my blade to her neck and ask who sent her",
        '"Who gave you that letter? Put it down or I cut it out of your hand."',
    ],
)
def test_a_blade_at_a_throat_threatens(inn: Sitting, text: str) -> None:
    reply = inn.say(text)
    assert isinstance(reply, Proposal), reply
    assert (reply.intent.manner, reply.request.opponent) == ("intimidate", "Dorthe the innkeeper")


def test_what_is_taken_out_of_a_hand_is_taken_from_somebody(inn: Sitting) -> None:
    reply = inn.say("I take the letter out of Dorthe's hand")
    assert isinstance(reply, Proposal), reply
    assert (reply.intent.manner, reply.request.opponent) == ("steal", "Dorthe the innkeeper")


def test_speech_that_is_broken_by_a_word_of_who_speaks_is_one(inn: Sitting) -> None:
    reply = inn.say('"For her," I say. "Who took Lise, and where did they go?"')
    assert isinstance(reply, Talk), reply
