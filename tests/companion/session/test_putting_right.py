"""The player has the last word on what was meant, and the dice on how it ends."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.session import records
from companion.session.exchange import Answered, Proposal, SceneBegins, Talk
from companion.session.putting_right import NOTHING_TOLD, TRIED, wants_to_roll
from companion.session.sitting import Sitting
from engine.api import CharacterJoined
from tests.companion.session.doubles import table


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[Sitting]:
    journal, sitting = table(tmp_path, place="the common room of an inn")
    with journal:
        for name in ("Osk", "Madame Roux"):
            sheet = sitting.system.play.opponent_sheet(name, "2")
            sitting.campaign.apply(CharacterJoined(sheet=sheet))
        yield sitting


def told(sitting: Sitting, text: str) -> None:
    reply = sitting.say(text)
    assert isinstance(reply, Talk), reply
    list(reply.sentences)


def unsure(sitting: Sitting, text: str) -> Proposal:
    """Put a check on the table that may not have been meant as one."""
    reply = sitting.say(text)
    assert isinstance(reply, Proposal), reply
    intent = reply.intent.model_copy(update={"is_sure": False})
    from dataclasses import replace

    return sitting.put(replace(reply, intent=intent))


# At a proposal


@pytest.mark.parametrize(
    "text", ["no roll", "just do it", "that needs no roll", "No dice, please."]
)
def test_what_nobody_resists_is_told_without_dice(inn: Sitting, text: str) -> None:
    assert unsure(inn, "I climb the chimney").may_be_plain
    reply = inn.argue(text)
    assert isinstance(reply, Talk), reply
    list(reply.sentences)
    assert inn.proposal is None
    assert inn.campaign.pending is None
    assert inn.campaign.next_roll == 1, "no die was thrown"


def test_where_somebody_resists_the_dice_decide(inn: Sitting) -> None:
    inn.say("I persuade Osk to lend me his boat")
    reply = inn.argue("no roll")
    assert isinstance(reply, Answered)
    assert reply.text.startswith("Osk stands against it, so the dice decide.")
    assert inn.proposal is not None, "the proposal stays"


def test_what_is_surely_an_attempt_is_rolled_for(inn: Sitting) -> None:
    inn.say("I climb the chimney in the storm")
    reply = inn.argue("just do it")
    assert isinstance(reply, Answered)
    assert reply.text == TRIED
    assert inn.proposal is not None


def test_another_one_is_meant(inn: Sitting) -> None:
    inn.say("I persuade Osk to lend me a boat")
    reply = inn.argue("no, I meant Madame Roux")
    assert isinstance(reply, Proposal)
    assert reply.request.opponent == "Madame Roux"


def test_another_deed_is_meant(inn: Sitting) -> None:
    inn.say("I persuade Osk to lend me a boat")
    reply = inn.argue("I meant to climb the chimney")
    assert isinstance(reply, Proposal)
    assert reply.intent.manner == "climb"


# After a telling


@pytest.mark.parametrize(
    "text", ["that is a roll", "I want to roll for it", "roll for that", "No, that needs a roll."]
)
def test_a_telling_is_taken_back_for_a_check(inn: Sitting, text: str) -> None:
    told(inn, "I sit down by the fire")
    told(inn, "I hum a song")
    reply = inn.say(text)
    assert isinstance(reply, Proposal), reply
    live = [r.body["text"] for r in inn.campaign.records(kinds={records.PLAYER}, live=True)]
    assert live == ["I sit down by the fire", "I hum a song"]
    narrated = inn.campaign.records(kinds={records.NARRATION}, live=True)
    assert len([r for r in narrated if "hum a song" in str(r.body)]) == 0


def test_nothing_is_taken_back_past_a_roll(inn: Sitting) -> None:
    inn.say("I climb the chimney")
    list(inn.tell(inn.roll()).sentences)
    before = inn.campaign.sequence
    reply = inn.say("that is a roll")
    assert isinstance(reply, Answered)
    assert reply.text == NOTHING_TOLD
    assert inn.campaign.sequence == before


def test_a_journey_with_its_dice_is_not_taken_back(inn: Sitting) -> None:
    gone = inn.say("I go to the harbour")
    assert isinstance(gone, SceneBegins)
    list(gone.sentences)
    assert isinstance(inn.say("that is a roll"), Answered)
    assert inn.going.place == "the harbour"


def test_a_question_between_is_not_what_is_meant(inn: Sitting) -> None:
    told(inn, "I hum a song")
    inn.say("what happens on a tie?")
    assert isinstance(inn.say("that is a roll"), Answered)


@pytest.mark.parametrize(
    ("said", "meant", "whole"),
    [
        ("I nod to Osk", "I meant Madame Roux", "I nod to Madame Roux"),
        ("I nod to Osk", "no, I mean Roux", "I nod to Madame Roux"),
        ("I hum a song", "no, I meant to sit down", "I sit down"),
        ("I hum a song", "I mean I sit down", "I sit down"),
    ],
)
def test_the_last_move_is_taken_back_for_what_was_meant(
    inn: Sitting, said: str, meant: str, whole: str
) -> None:
    told(inn, said)
    told(inn, meant)
    live = [r.body["text"] for r in inn.campaign.records(kinds={records.PLAYER}, live=True)]
    assert live == [whole]


def test_after_a_roll_what_was_meant_is_a_new_line(inn: Sitting) -> None:
    inn.say("I climb the chimney")
    list(inn.tell(inn.roll()).sentences)
    told(inn, "I meant to sit down")
    rolls = inn.campaign.next_roll
    assert rolls == 2, "the roll stands"
    live = [r.body["text"] for r in inn.campaign.records(kinds={records.PLAYER}, live=True)]
    assert live == ["I climb the chimney", "I sit down"]


@pytest.mark.parametrize("text", ["I roll the barrel", "roll", "that is a rolling stone", ""])
def test_other_words_ask_for_no_dice(text: str) -> None:
    assert not wants_to_roll(text)


@pytest.mark.parametrize("text", ["-", "--", "- -", "?", "..."])
def test_signs_alone_are_a_line_like_any_other(inn: Sitting, text: str) -> None:
    assert inn.say(text) is not None
