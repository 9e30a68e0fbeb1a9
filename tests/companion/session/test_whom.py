"""Whoever is called upon or walked up to is spoken with; a friend agrees to what costs little."""

from pathlib import Path

import pytest

from companion.session.exchange import Proposal, Talk
from companion.session.friends import is_offered
from companion.session.ordering import ALONG
from companion.session.sitting import Sitting
from companion.session.whom import (
    as_order,
    called_in,
    once_there,
    walked_up_to,
    without_question,
)
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import table

PEOPLE = ("the harbour master", "Calico Brandt", "Ondine the diver")


def _table(path: Path):
    journal, sitting = table(path)
    for name, attitude in zip(PEOPLE, (0, -1, 1), strict=True):
        sheet = sitting.system.play.opponent_sheet(name, "2")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        if attitude:
            made = {"kind": "relation", "change": "set", "target": name, "name": "attitude"}
            effect = Effect.model_validate({**made, "size": 1, "good": attitude > 0})
            sitting.campaign.apply(EffectApplied(effect=effect))
    sitting.memory.wants.update(
        {"Ondine the diver": "a berth on any honest deck", "Calico Brandt": "to be off tonight"}
    )
    return journal, sitting


def _say(sitting: Sitting, text: str) -> str:
    reply = sitting.say(text)
    assert isinstance(reply, Talk), reply
    return " ".join(reply.sentences)


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ('"Thank you, Brandt. Now, what did you get for her?"', "Calico Brandt"),
        ('"You can sail with me, Ondine, if you want"', "Ondine the diver"),
        ("Brandt! Where is my hat?", "Calico Brandt"),
        ('"I never trusted Brandt, and never will."', ""),
        ("I look at Brandt, Ondine, and the sea", ""),
        ('"The harbour master, is she honest?"', ""),
        ('"Harbour master, is he honest?"', "the harbour master"),
    ],
)
def test_a_name_between_pauses_calls_somebody(text: str, who: str) -> None:
    assert called_in(text, PEOPLE) == who


@pytest.mark.parametrize(
    ("text", "then"),
    [
        ("I walk over to Brandt and hit him", "I hit Calico Brandt"),
        ("I go up to Ondine, and take her hand", "I take Ondine the diver's hand"),
        ("I walk quietly up to Brandt and cut his purse", ""),
        ("I walk over to the window and call him", ""),
    ],
)
def test_the_way_to_somebody_here_is_no_part_of_the_deed(text: str, then: str) -> None:
    assert once_there(text, PEOPLE) == (then or text)


def test_who_is_walked_up_to_is_the_one_at_the_end_of_the_way() -> None:
    assert walked_up_to("I cross the deck to the harbour master and bow", PEOPLE) == PEOPLE[0]
    assert walked_up_to("I cross the deck to the mast", PEOPLE) == ""


@pytest.mark.parametrize(
    ("text", "deed"),
    [
        ("I examine the hull: does it match?", "I examine the hull"),
        ("I ask the mate: does it match?", "I ask the mate: does it match?"),
        ("I study the map. Do you see it?", "I study the map. Do you see it?"),
    ],
)
def test_a_deed_is_done_whatever_it_is_to_answer(text: str, deed: str) -> None:
    assert without_question(text) == deed


def test_words_that_follow_a_call_are_for_the_same_one(tmp_path: Path) -> None:
    journal, sitting = _table(tmp_path)
    with journal:
        _say(sitting, '"Thank you, Brandt. What did you get for her?"')
        assert sitting.memory.partner == "Calico Brandt"
        reply = sitting.say('"I will give you double in work if you hand the papers back"')
        assert isinstance(reply, Proposal)
        assert reply.request.opponent == "Calico Brandt"


@pytest.mark.parametrize(
    ("text", "rolls"),
    [
        ('"Brandt, who did you pay for the papers?"', False),
        ('"Brandt, if you move, I will shoot you"', True),
        ('"Brandt, why would I sell my own ship? Somebody wants me ruined."', True),
        ('"I did not sell her, Brandt."', True),
        ("I accuse Brandt of forging the papers", True),
        ("I order Brandt off my boat", True),
        ("I tell Brandt I will work for him if he hands the papers back", True),
    ],
)
def test_a_question_about_pay_is_none_and_a_condition_is_an_offer(
    tmp_path: Path, text: str, rolls: bool
) -> None:
    journal, sitting = _table(tmp_path)
    with journal:
        reply = sitting.say(text)
        assert isinstance(reply, Proposal if rolls else Talk)
        if isinstance(reply, Proposal):
            assert reply.request.opponent == "Calico Brandt"


def test_a_friend_comes_along_for_the_asking_and_an_enemy_does_not(tmp_path: Path) -> None:
    journal, sitting = _table(tmp_path)
    with journal:
        _say(sitting, '"Ondine, it is me. Come with me, we take my ship back together."')
        assert sitting.campaign.state.story.positions["Ondine the diver"] == ALONG
        assert isinstance(sitting.say('"Brandt, come with me and help me."'), Proposal)


def test_a_friend_takes_what_they_want_and_the_word_is_kept(tmp_path: Path) -> None:
    journal, sitting = _table(tmp_path)
    with journal:
        _say(sitting, '"You can have a berth on mine, Ondine, if you keep watch for me."')
        known = sitting.campaign.state.story.knowledge
        assert any("your word: a berth" in fact for fact in known)
    assert not is_offered("I pay you well if you keep watch", "x", {"x": "a berth on any deck"})


def test_somebody_else_tells_who_somebody_is(tmp_path: Path) -> None:
    journal, sitting = _table(tmp_path)
    with journal:
        told = _say(sitting, '"Who is Calico Brandt?"')
        assert "to be off tonight" in told
        assert "Calico Brandt says" not in told


@pytest.mark.parametrize(
    ("text", "whom"),
    [
        ("I search Brandt for the papers", "Calico Brandt"),
        ("I go through the harbour master's pockets", "the harbour master"),
        ("I search the harbour for clues", None),
        ("I search the wreck", None),
    ],
)
def test_nobody_who_stands_there_is_searched_for_the_asking(
    tmp_path: Path, text: str, whom: str | None
) -> None:
    journal, sitting = _table(tmp_path)
    with journal:
        reply = sitting.say(text)
        assert isinstance(reply, Proposal)
        assert reply.request.opponent == whom


@pytest.mark.parametrize(
    "text", ["Brandt, drink from the cup!", "Drink from the cup, Brandt", "Brandt, burn the papers"]
)
def test_what_somebody_is_told_by_name_is_an_order_and_no_deed_of_ones_own(
    tmp_path: Path, text: str
) -> None:
    journal, sitting = _table(tmp_path)
    with journal:
        reply = sitting.say(text)
        assert isinstance(reply, Proposal), reply
        assert reply.request.opponent == "Calico Brandt"
        assert reply.intent.manner in ("persuade", "command")


def test_nobody_is_ordered_who_is_only_spoken_to() -> None:
    for text in ("Brandt, you look pale", "Brandt, who is that?", "Osk, drink up", "Fine, I drink"):
        assert as_order(text, PEOPLE) == text


@pytest.mark.parametrize("who", ["Ondine", "Brandt"])
def test_a_friend_lends_a_hand_to_who_is_stuck(tmp_path: Path, who: str) -> None:
    journal, sitting = _table(tmp_path)
    with journal:
        where = {"kind": "position", "change": "set", "target": "Farek", "good": False}
        stuck = Effect.model_validate({**where, "name": "Jammed in the oar port"})
        sitting.campaign.apply(EffectApplied(effect=stuck))
        reply = sitting.say(f"Pull me in by the legs, {who}!")
        helped = sitting.campaign.state.story.positions["Farek"] == "Helped by Ondine the diver"
        assert isinstance(reply, Talk if who == "Ondine" else Proposal), reply
        assert helped is (who == "Ondine")
