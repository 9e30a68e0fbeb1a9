"""Fights in games that count rounds run to their end, and every step is in the journal."""

from pathlib import Path

import pytest

from companion.session.exchange import FightBegins, Proposal
from companion.session.sitting import Sitting
from tests.companion.session.doubles import table

COUNTED = ("altars", "skitterbarren")
BLOW = {
    "altars": "I swing my longsword at the ghoul!",
    "skitterbarren": "I stab the ghoul with my knife!",
}


def strike(sitting: Sitting, text: str) -> None:
    reply = sitting.say(text)
    if isinstance(reply, FightBegins):
        list(reply.steps)
        assert reply.then is not None
        reply = reply.then()
    if isinstance(reply, Proposal):
        list(sitting.tell(sitting.roll()).sentences)
    while sitting.fighting.choice is not None:
        list(sitting.fighting.answer(sitting.fighting.choice.options[0]))
    list(sitting.fighting.advance())


@pytest.mark.parametrize("system", COUNTED)
def test_a_fight_begins_with_initiative_and_ends_with_one_side(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system, place="a ghoul stands in the crypt")
    with journal:
        first = sitting.say(BLOW[system])
        assert isinstance(first, FightBegins), first
        steps = list(first.steps)
        assert steps[0].card is not None, "initiative is rolled"
        assert first.then is not None
        reply = first.then()
        for _ in range(80):
            if not sitting.fighting.is_running:
                break
            if isinstance(reply, Proposal) and sitting.proposal is not None:
                list(sitting.tell(sitting.roll()).sentences)
            while sitting.fighting.choice is not None:
                list(sitting.fighting.answer(sitting.fighting.choice.options[0]))
            list(sitting.fighting.advance())
            if not sitting.fighting.is_running:
                break
            reply = sitting.say(BLOW[system])
            if not isinstance(reply, Proposal):
                list(sitting.fighting.end_turn())
        assert not sitting.fighting.is_running
        assert sitting.campaign.verify().ok


@pytest.mark.parametrize("system", COUNTED)
def test_the_fight_is_shown_line_by_line(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system, place="a ghoul stands in the crypt")
    with journal:
        strike(sitting, BLOW[system])
        if sitting.fighting.is_running:
            lines = sitting.fighting.lines()
            assert any("Farek" in line for line in lines)
            assert any("ghoul" in line for line in lines)


def test_stitcher_counts_no_rounds(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="a ghoul (2) stands in the crypt")
    with journal:
        assert isinstance(sitting.say("I attack the ghoul with my sword!"), Proposal)
        assert not sitting.fighting.is_counted
