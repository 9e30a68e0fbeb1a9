"""Whom the player's words name is whom they meet."""

from pathlib import Path
from typing import Any

import pytest

from companion.reader import Intent
from companion.session.exchange import Answered, Proposal, Talk
from companion.session.meeting import addressed, not_here
from companion.session.not_somebody import is_place
from companion.session.opposing import Opposing
from engine.api import CharacterJoined, CharacterLeft, Effect, EffectApplied
from tests.companion.session.doubles import table


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("I tell the king that the sheriff is a traitor", "the king"),
        ("I ask Hob what he thinks", "Hob"),
        ("I swing my cutlass at the nearest guard", "the guard"),
        ("I attack the thing that pushes the trolley", "the thing that pushes the trolley"),
        ("I tell Captain Rook to stand down", "Captain Rook"),
        ("I haggle with the old boatman about the price", "the old boatman"),
        ("I haggle for a better price", ""),
        ("I attack again", ""),
        ("I attack the nearest one", ""),
        ("I shoot the other creature", ""),
        ("I attack my enemy", ""),
        ("I shoot an arrow at the target", ""),
        ("I ask him about the Red Hand", ""),
    ],
)
def test_the_words_say_who_is_meant(text: str, who: str) -> None:
    assert addressed(text) == who


@pytest.mark.parametrize(
    ("present", "told"),
    [
        ([], "Hob is not here, and nobody else is."),
        (["Wynn"], "Hob is not here; Wynn is."),
        (["Wynn", "Ada", "a bear"], "Hob is not here; Wynn, Ada and a bear are."),
    ],
)
def test_who_is_not_here_is_said_with_who_is(present: list[str], told: str) -> None:
    assert not_here("Hob", present) == told


def test_one_who_left_is_not_replaced_by_somebody_else(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        for name in ("Hob", "Wynn"):
            sheet = sitting.system.play.opponent_sheet(name, "2")
            sitting.campaign.apply(CharacterJoined(sheet=sheet))
        reply = sitting.say("I persuade Hob to help me")
        assert isinstance(reply, Proposal)
        assert reply.request.opponent == "Hob"
        sitting.withdraw()
        sitting.campaign.apply(CharacterLeft(name="Hob"))
        gone = sitting.say("I persuade Hob to help me")
        assert isinstance(gone, Answered)
        assert gone.text == (
            "Hob is not here; Wynn is. Ask Wynn about Hob, or say where you go to look."
        )


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("I swing my sword at the nearest guard", "the guard"),
        ("I attack the thing that pushes the trolley", "the thing that pushes the trolley"),
    ],
)
def test_a_blow_meets_whom_it_is_aimed_at(tmp_path: Path, text: str, who: str) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        sheet = sitting.system.play.opponent_sheet("Nurse Abel", "2")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        reply = sitting.say(text)
        assert isinstance(reply, Proposal)
        assert reply.request.opponent == who


def test_what_is_said_is_nobody_and_who_is_struck_at_is_meant(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars", place="a temple")
    with journal:
        sitting.say("I whisper a prayer to calm the eels")
        assert set(sitting.campaign.state.characters) == {"Farek"}
        sheet = sitting.system.play.opponent_sheet("Torva", "")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        reply = sitting.say("I swing my longsword at the eels")
        assert isinstance(reply, Proposal)
        assert reply.request.opponent == "the big eel"  # the first of them


def test_several_resist_and_are_out_of_action(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars", place="a yard")
    with journal:
        sheet = sitting.system.play.opponent_sheet("the raiders", "")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        reply = sitting.say("I attack the raiders with my longsword")
        assert isinstance(reply, Proposal)
        assert "the raider with the axe resists;" in reply.reason
        raiders = [n for n in sitting.campaign.state.characters if n.startswith("the raider")]
        for name in raiders:
            harm = Effect(kind="harm", change="gain", target=name, name="damage", size=99)
            sitting.campaign.apply(EffectApplied(effect=harm))
        told = sitting.say("I attack the raiders")
        assert isinstance(told, Answered)
        assert "is out of action already" in told.text
        crowd = sitting.system.play.opponent_sheet("ten brigands", "")
        sitting.campaign.apply(CharacterJoined(sheet=crowd))
        reply = sitting.say("I attack the ten brigands")
        assert isinstance(reply, Proposal)
        assert "ten brigands resist;" in reply.reason


def test_a_word_for_a_thing_and_for_somebody_is_a_thing_where_something_is_done() -> None:
    assert is_place("fence", "I squeeze through the gap in the fence")
    assert not is_place("fence", "I sell the ring to the fence")
    assert not is_place("guard", "I sneak past the guard")


def test_a_man_is_known_by_where_he_sits(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars", place="a rowing deck")
    with journal:
        for name in ("Hakkur the bench-mate", "the drum master"):
            sheet = sitting.system.play.opponent_sheet(name)
            sitting.campaign.apply(CharacterJoined(sheet=sheet))
        before = set(sitting.campaign.state.characters)
        sitting.say("I persuade the man on my bench to row slower")
        assert set(sitting.campaign.state.characters) == before
        assert sitting.proposal is not None
        assert sitting.proposal.request.opponent == "Hakkur the bench-mate"


@pytest.mark.parametrize("text", ["I hide behind the oars", "I crawl under the benches"])
def test_what_one_hides_behind_is_nobody(tmp_path: Path, text: str) -> None:
    journal, sitting = table(tmp_path, system="altars", place="a rowing deck")
    with journal:
        before = set(sitting.campaign.state.characters)
        sitting.say(text)
        assert set(sitting.campaign.state.characters) == before


@pytest.mark.parametrize("text", ["I stab her", "I hit him again", "I strike one of them"])
def test_nobody_is_called_by_a_pronoun(tmp_path: Path, text: str) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        sheet = sitting.system.play.opponent_sheet("Clerk Abel", "2")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        list(sitting.say("I walk up to her").sentences)
        reply = sitting.say(text)
        assert isinstance(reply, Proposal)
        assert reply.request.opponent == "Clerk Abel"


def test_somebody_left_elsewhere_is_not_called_upon(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="the deck")
    with journal:
        play = sitting.system.play
        sitting.campaign.apply(CharacterJoined(sheet=play.opponent_sheet("Albert Lacey", "1")))
        sitting.campaign.apply(CharacterJoined(sheet=play.opponent_sheet("the ferrywoman", "1")))
        sitting.campaign.apply(CharacterLeft(name="Albert Lacey"))
        said = sitting.say("Albert, what do you want?")
        assert isinstance(said, Answered)
        assert said.text == (
            "Albert is not here; the ferrywoman is. Ask the ferrywoman about Albert Lacey, or say "
            "where you go to look."
        )


def test_an_ally_is_here_also_when_called_upon(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="the deck")
    with journal:
        for name in ("the clerk", "the innkeeper"):
            sheet = sitting.system.play.opponent_sheet(name, "1")
            sitting.campaign.apply(CharacterJoined(sheet=sheet))
        liked: Any = {"kind": "relation", "change": "raise", "target": "the clerk", "size": 2}
        effect = Effect(name="friendly", good=True, **liked)
        sitting.campaign.apply(EffectApplied(effect=effect))
        sitting.party.befriend("the clerk")
        said = sitting.say("The clerk, do you know who opened the barrel?")
        assert isinstance(said, Talk)
        assert "innkeeper" not in " ".join(said.sentences), "who was asked answers"
        sitting.say("I persuade the clerk to open the barrel")
        sitting.withdraw()
        assert sitting.campaign.state.characters["the clerk"].side == "player"


def test_words_cut_out_of_a_speech_are_nobody(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="the deck")
    with journal:
        sheet = sitting.system.play.opponent_sheet("the gambler", "1")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        read = Intent(needs_roll=True, kind="attack", manner="fight", opponent="thing I")
        opposing = Opposing(sitting.campaign, sitting.actor)
        _, opponent = opposing.settle(read, "I offer to win it back for him at cards")
        assert opponent != "thing I"
        assert set(sitting.campaign.state.characters) == {"Farek", "the gambler"}
