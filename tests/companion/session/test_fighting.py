"""Fights in games that count rounds run to their end, and every step is in the journal."""

from pathlib import Path
from typing import Any

import pytest

from companion.reader import Intent
from companion.session.exchange import Answered, FightBegins, Proposal, SceneBegins
from companion.session.sitting import Sitting
from tests.companion.session.doubles import table

COUNTED = ("altars", "skitterbarren")
BLOW = {
    "altars": "I swing my longsword at the ghoul!",
    "skitterbarren": "I stab the ghoul with my knife!",
}


def agree(sitting: Sitting) -> None:
    """Accept what is on the table, begin the fight it opens, and strike when the turn has come."""
    proposal = sitting.proposal
    assert proposal is not None
    if proposal.opens_fight:
        list(sitting.open_fight())
        settle(sitting)
        sitting.agreeing.intended()
    if sitting.proposal is not None:
        list(sitting.tell(sitting.roll()).sentences)
    settle(sitting)


def settle(sitting: Sitting) -> None:
    list(sitting.fighting.advance())
    while sitting.fighting.choice is not None:
        list(sitting.fighting.answer(sitting.fighting.choice.options[0]))


@pytest.mark.parametrize("system", COUNTED)
def test_a_fight_begins_only_when_the_player_agrees(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system, place="a ghoul stands in the crypt")
    with journal:
        reply = sitting.say(BLOW[system])
        assert isinstance(reply, Proposal)
        assert reply.opens_fight
        assert any("ghoul" in remark for remark in reply.remarks)
        assert sitting.campaign.next_roll == 1
        assert not sitting.fighting.is_running
        sitting.withdraw()
        assert sitting.campaign.next_roll == 1


@pytest.mark.parametrize("system", COUNTED)
def test_a_fight_runs_to_its_end(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system, place="a ghoul stands in the crypt")
    with journal:
        sitting.say(BLOW[system])
        agree(sitting)
        for _ in range(80):
            if not sitting.fighting.is_running:
                break
            if isinstance(sitting.say(BLOW[system]), Proposal):
                agree(sitting)
            else:
                list(sitting.fighting.end_turn())
                settle(sitting)
        assert not sitting.fighting.is_running
        assert sitting.campaign.verify().ok


@pytest.mark.parametrize("system", COUNTED)
def test_the_fight_is_shown_line_by_line(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system, place="a ghoul stands in the crypt")
    with journal:
        sitting.say(BLOW[system])
        list(sitting.open_fight())
        lines = sitting.fighting.lines()
        assert any("Farek" in line for line in lines)
        assert any("ghoul" in line for line in lines)


def test_stitcher_counts_no_rounds(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="a ghoul (2) stands in the crypt")
    with journal:
        reply = sitting.say("I attack the ghoul with my sword!")
        assert isinstance(reply, Proposal)
        assert not reply.opens_fight
        assert not sitting.fighting.is_counted


def fight_to_the_end(sitting: Sitting, system: str) -> None:
    sitting.say(BLOW[system])
    agree(sitting)
    for _ in range(80):
        if not sitting.fighting.is_running:
            return
        reply = sitting.say(BLOW[system])
        if isinstance(reply, Proposal):
            agree(sitting)
        else:
            list(sitting.fighting.end_turn())
            settle(sitting)


@pytest.mark.parametrize("system", COUNTED)
def test_the_beaten_cannot_be_fought_again(tmp_path: Path, system: str) -> None:
    for number in range(12):
        folder = tmp_path / str(number)
        folder.mkdir()
        journal, sitting = table(
            folder, system=system, place="a ghoul stands in the crypt", seed=b"%d" % number
        )
        with journal:
            fight_to_the_end(sitting, system)
            if not sitting.fighting.is_down("the ghoul") or sitting.fighting.is_down("Farek"):
                continue
            reply = sitting.say(BLOW[system])
            assert isinstance(reply, Answered)
            assert "out of action already" in reply.text
            assert sitting.proposal is None
            return
    raise AssertionError("the ghoul won every time")


@pytest.mark.parametrize("system", COUNTED)
def test_surrender_ends_the_fight_and_leaves_the_terms_to_the_victor(
    tmp_path: Path, system: str
) -> None:
    journal, sitting = table(tmp_path, system=system, place="a ghoul stands in the crypt")
    with journal:
        sitting.say(BLOW[system])
        list(sitting.open_fight())
        settle(sitting)
        assert sitting.fighting.is_running
        reply = sitting.say("I surrender")
        assert isinstance(reply, FightBegins)
        list(reply.steps)
        assert not sitting.fighting.is_running
        assert reply.then is not None
        told = reply.then()
        assert isinstance(told, SceneBegins)
        assert "ghoul" in " ".join(told.sentences)
        names = [s.name for s in sitting.campaign.state.story.standings]
        assert "At the mercy of the ghoul" in names


def test_without_energy_one_is_told_how_the_turn_ends(tmp_path: Path) -> None:
    system = "skitterbarren"
    journal, sitting = table(tmp_path, system=system, place="a ghoul stands in the crypt")
    with journal:
        sitting.say(BLOW[system])
        list(sitting.open_fight())
        settle(sitting)
        spent = None
        for _ in range(4):
            reply = sitting.say("I climb the wall of the crypt")
            if isinstance(reply, Answered):
                spent = reply
                break
            list(sitting.tell(sitting.roll()).sentences)
            while sitting.fighting.choice is not None:
                list(sitting.fighting.answer(""))
        assert spent is not None
        assert "left" in spent.text
        assert "/end" in spent.text
        at = sitting.campaign.next_roll
        done = sitting.say("I end my turn")
        assert isinstance(done, FightBegins)
        list(done.steps)
        assert sitting.campaign.next_roll > at


def test_an_opposed_attempt_without_anybody_is_a_check(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="an empty yard")
    with journal:
        read = sitting.hearing.reader

        def opposed(**given: Any) -> Intent:
            kind = {"kind": "opposed", "opponent": None, "needs_roll": True}
            return read(**given).model_copy(update=kind)

        sitting.hearing.reader = opposed
        reply = sitting.say("I shoot an arrow at the target")
        assert isinstance(reply, Proposal)
        assert reply.request.kind == "challenge"


def test_the_weapon_that_is_named_is_used(tmp_path: Path) -> None:
    lines = ("Brawn +1", "Knack +2", "Sabre", "Bow", "Exertion +2")
    journal, sitting = table(
        tmp_path, system="skitterbarren", lines=lines, place="a ghoul stands in the crypt"
    )
    with journal:
        for text, weapon in (
            ("I shoot the ghoul with my bow", "Bow"),
            ("I hit the ghoul", "Sabre"),
        ):
            reply = sitting.say(text)
            assert isinstance(reply, Proposal)
            assert weapon in dict(reply.summary.parts)
            assert "Brawn helps" not in reply.reason
            sitting.withdraw()


def test_a_thing_that_is_struck_begins_no_fight(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars", place="a ghoul stands in the crypt")
    with journal:
        reply = sitting.say("I strike a spark with my flint")
        assert not isinstance(reply, Proposal) or not reply.opens_fight
