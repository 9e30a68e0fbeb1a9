"""Who takes a hand: in a fight, against an attempt, on a surrender; and what a new scene closes."""

from pathlib import Path
from typing import Any

import pytest

from companion.errors import BadInputError
from companion.session import records
from companion.session.exchange import Answered, AskedBack, FightBegins, Proposal, SceneBegins
from companion.session.lately import opponents_lately
from companion.session.siding import (
    fight_together,
    likeliest,
    made_enemy,
    would_fight,
    would_oppose,
)
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Effect, EffectApplied, Request
from tests.companion.session.doubles import table

HALL = "a hall full of people"


def here(sitting: Sitting, **attitudes: int) -> None:
    """Let people be here; underscores in their names are spaces."""
    for key, attitude in attitudes.items():
        name = key.replace("_", " ")
        sheet = sitting.system.play.opponent_sheet(name, "")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        relation: Any = {"kind": "relation", "change": "set", "target": name, "name": "attitude"}
        effect = Effect(size=abs(attitude), good=attitude > 0, **relation)
        sitting.campaign.apply(EffectApplied(effect=effect))


def fighters(sitting: Sitting) -> set[str]:
    return {n for n in sitting.campaign.state.model_dump()["fighters"] if n != "Farek"}


def test_an_enemy_of_their_own_stays_out_of_a_fight_with_somebody_else(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, system="altars", place=HALL)
    here(sitting, Hob=0, Old_Meg=-2, the_gate_guard=-1, a_guard=0, Tam=-2)
    state = sitting.campaign.state
    assert not would_fight(state, "Old Meg", "Hob")
    assert would_fight(state, "Old Meg", "Tam"), "they hate the players both"
    assert would_fight(state, "a guard", "the gate guard"), "one of their own is struck"
    assert not would_fight(state, "Hob", "Old Meg")
    reply = sitting.say("I stab Hob with my longsword")
    assert isinstance(reply, Proposal)
    assert any("Old Meg and Tam stay out of it" in remark for remark in reply.remarks)
    list(sitting.open_fight())
    assert fighters(sitting) == {"Hob"}


def test_whoever_leads_them_stands_by_them(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, system="altars", place=HALL)
    here(sitting, High_Priest_Anu=-2, two_temple_eels=-1, Captain_Sul=1, a_guard=0, a_cook=-2)
    state = sitting.campaign.state
    assert would_fight(state, "High Priest Anu", "two temple eels")
    assert would_fight(state, "two temple eels", "High Priest Anu")
    assert not would_fight(state, "Captain Sul", "a guard"), "who means well takes no hand"
    assert set(fight_together(state, "two temple eels")) == {
        *("two temple eels", "High Priest Anu", "a cook")
    }, "and the cook, who hates you as the priest does, stands by the priest"
    reply = sitting.say("I stab the eels with my longsword")
    assert isinstance(reply, Proposal)
    assert any("High Priest Anu" in remark for remark in reply.remarks)
    assert not any("out of it" in remark for remark in reply.remarks)


def test_beasts_of_prey_need_no_common_cause(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, place=HALL)
    here(sitting, a_wolf=0, a_bear=-2, the_hunter=-3)
    assert would_fight(sitting.campaign.state, "a bear", "a wolf")
    assert not would_fight(sitting.campaign.state, "the hunter", "a wolf")


def test_who_is_struck_at_later_has_a_place_in_the_next_round(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, system="altars", place=HALL)
    here(sitting, Hob=0, Old_Meg=0, Tam=0)
    sitting.say("I stab Hob with my longsword")
    list(sitting.open_fight())
    for _ in range(30):
        if sitting.fighting.choice is not None:
            list(sitting.fighting.answer(""))
        elif sitting.fighting.is_running and "Farek" not in sitting.campaign.state.acted:
            break
    blow = Request(actor="Farek", kind="attack", aim="harm", opponent="Old Meg")
    sitting.campaign.roll(sitting.system.play.build(sitting.campaign.state, blow))
    number = sitting.campaign.state.round_number
    for _ in range(30):
        if not sitting.fighting.is_running or sitting.campaign.state.round_number > number:
            break
        if sitting.fighting.choice is not None:
            list(sitting.fighting.answer(""))
        else:
            list(sitting.fighting.advance())
    if not sitting.fighting.is_down("Old Meg"):
        assert fighters(sitting) == {"Hob", "Old Meg"}
    assert sitting.campaign.verify().ok


def test_only_who_would_stands_in_the_way(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, place=HALL)
    here(sitting, Agatha=2, Hob=0, Tam=-2)
    state = sitting.campaign.state
    assert not would_oppose(state, "Agatha", "sneak", last=None)
    assert would_oppose(state, "Hob", "sneak", last=None)
    assert not would_oppose(state, "Hob", "break", last=None)
    assert not would_oppose(state, "Tam", "haggle", last=None), "nobody spoke to them"
    assert would_oppose(state, "Agatha", "haggle", last="Agatha"), "she was the last to resist"
    assert likeliest(state, "sneak", last=None) == "Tam"
    assert likeliest(state, "haggle", last=None) is None


def test_who_gives_up_before_a_blow_fell_is_taken_and_has_a_way_on(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, place=HALL)
    here(sitting, Tam=-2)
    reply = sitting.say("I surrender")
    assert isinstance(reply, FightBegins)
    list(reply.steps)
    assert reply.then is not None
    begun = reply.then()
    assert isinstance(begun, SceneBegins)
    assert "Farek" in sitting.campaign.state.characters
    [defeat] = sitting.campaign.records(kinds={records.DEFEAT})
    assert defeat.body["on"] == "taken"
    assert defeat.body["lost"], "it costs a thing, also in a game that does not mark gear"
    assert any(defeat.body["lost"] in note for note in begun.notes)


def test_who_fought_before_is_beaten(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, place=HALL)
    here(sitting, Tam=-2)
    sitting.say("I attack Tam with my sword")
    list(sitting.tell(sitting.roll()).sentences)
    if "Tam" not in sitting.campaign.state.characters:
        here(sitting, Tam=-2)
    reply = sitting.say("I surrender")
    assert isinstance(reply, FightBegins)
    list(reply.steps)
    assert reply.then is not None
    reply.then()
    [defeat] = sitting.campaign.records(kinds={records.DEFEAT})
    assert defeat.body["on"] == "yielded"


def test_a_roll_of_the_scene_before_is_not_told_again(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, place=HALL)
    sitting.say("I climb the wall")
    list(sitting.tell(sitting.roll()).sentences)
    list(sitting.tell(sitting.retry()).sentences)
    list(sitting.next_scene("the harbour").sentences)
    with pytest.raises(BadInputError, match="nothing was rolled in this scene"):
        sitting.retry()


@pytest.mark.parametrize("system", ["altars", "skitterbarren", "stitcher"])
def test_a_blow_that_names_nobody_brings_in_nobody_new(tmp_path: Path, system: str) -> None:
    _, sitting = table(tmp_path, system=system, place=HALL)
    assert isinstance(sitting.say("I attack the nearest enemy"), Answered)
    here(sitting, Hob=-2, Tam=-2, Old_Meg=2)
    reply = sitting.say("I attack")
    assert isinstance(reply, AskedBack)
    assert reply.question == "Whom do you attack: Hob or Tam?"
    reply = sitting.say("I strike at the nearest enemy")
    assert isinstance(reply, Proposal)
    assert reply.request.opponent == "Hob"
    assert set(sitting.campaign.state.characters) == {"Farek", "Hob", "Tam", "Old Meg"}


def test_friends_are_in_no_fight_against_nobody_named(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, system="skitterbarren", place=HALL)
    here(sitting, Hob=-1, Old_Meg=2)
    list(sitting.fighting.begin(None))
    assert set(sitting.system.fights.fighters(sitting.campaign.state)) == {"Farek", "Hob"}


def test_whom_one_is_to_pass_for_opposes_nothing(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="the tap room")
    with journal:
        for name in ("the innkeeper", "the smugglers"):
            sheet = sitting.system.play.opponent_sheet(name, "2")
            sitting.campaign.apply(CharacterJoined(sheet=sheet))
        for text in (
            "I persuade them to take me to be their witness, if they row my brandy ashore",
            "I pretend to be a customs officer so that they let me through",
        ):
            sitting.say(text)
            assert set(sitting.campaign.state.characters) - {"the innkeeper", "the smugglers"} == {
                sitting.actor
            }


def test_whoever_answers_is_here_from_then_on(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="the tap room")
    with journal:
        list(getattr(sitting.say("I ask the innkeeper what the noise is"), "sentences", ()))
        assert "the innkeeper" in sitting.campaign.state.characters


def test_who_was_struck_is_an_enemy_and_takes_a_surrender_also_in_a_later_sitting(
    tmp_path: Path,
) -> None:
    journal, sitting = table(tmp_path, place=HALL)
    with journal:
        here(sitting, Agatha=-1)
        # Strong enough to be there still, however the blow falls.
        sitting.campaign.apply(
            CharacterJoined(sheet=sitting.system.play.opponent_sheet("Tam", "9"))
        )
        sitting.say("I punch Tam")
        list(sitting.tell(sitting.roll()).sentences)
        assert sitting.campaign.state.story.relations["Tam"] == -2
        again = sitting.say("I kick him")
        assert isinstance(again, Proposal)
        assert again.request.opponent == "Tam"
        assert next(opponents_lately(sitting.campaign)) == "Tam"
        reply = sitting.say("I surrender")
        assert isinstance(reply, FightBegins)
        list(reply.steps)
        assert reply.then is not None
        reply.then()
        [defeat] = sitting.campaign.records(kinds={records.DEFEAT})
        assert defeat.body["victor"] == "Tam"


def test_what_is_done_in_sport_makes_no_enemy(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place=HALL)
    with journal:
        here(sitting, Tam=0)
        state = sitting.campaign.state
        assert made_enemy(state, "grapple", "Tam", "I throw Tam to the ground")
        assert not made_enemy(state, "grapple", "Tam", "I challenge Tam to arm wrestling")
        assert not made_enemy(state, "persuade", "Tam", "I persuade Tam")


def test_who_is_beaten_in_sport_is_not_out_of_it(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place=HALL)
    with journal:
        here(sitting, Tam=0)
        for _ in range(6):
            sitting.say("I challenge Tam to arm wrestling")
            if sitting.proposal is None:
                break
            list(sitting.tell(sitting.roll()).sentences)
        assert "Tam" in sitting.campaign.state.characters
