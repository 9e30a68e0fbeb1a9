"""A result that waits for a choice, and a game that is left in the middle of a fight."""

from pathlib import Path

import pytest

from companion.session.exchange import Proposal
from companion.session.sitting import Sitting
from engine.api import GivenDice
from tests.companion.session.doubles import sit, table

BLOW = {
    "altars": "I swing my longsword at the ghoul!",
    "skitterbarren": "I stab the ghoul with my knife!",
}


def begin(sitting: Sitting) -> None:
    """Begin a fight and come to the player's blow."""
    reply = sitting.say(BLOW[sitting.system.info.slug])
    assert isinstance(reply, Proposal)
    list(sitting.open_fight())
    while sitting.fighting.choice is not None:
        list(sitting.fighting.answer(""))
    sitting.say(BLOW[sitting.system.info.slug])


def roll_with_a_boon(sitting: Sitting) -> None:
    """Play checks until the party has a Boon, then put one on the table and roll it low."""
    sitting.agreeing.physical = True
    for faces in ([2, 3, 6], [2, 2, 3]):  # the second one a little short of DR 10
        assert isinstance(sitting.say("I climb the wall with a jump"), Proposal)
        rolled = sitting.roll(GivenDice(faces))
        if not sitting.rolling.is_open(rolled):
            list(sitting.tell(rolled).sentences)


@pytest.mark.parametrize("system", sorted(BLOW))
def test_a_game_left_in_a_fight_opens_again(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system, place="a ghoul stands in the crypt")
    with journal:
        begin(sitting)
        for _ in range(12):
            later = sit(sitting.campaign)
            rolled = later.unfinished()
            if rolled is not None and not later.rolling.is_open(rolled):
                list(later.tell(rolled).sentences)
            if sitting.fighting.choice is not None:
                list(sitting.fighting.answer(""))
            elif sitting.fighting.is_running:
                list(sitting.fighting.end_turn())
            else:
                break
        assert sitting.campaign.verify().ok


@pytest.mark.parametrize("system", sorted(BLOW))
def test_the_others_rolls_are_never_told_again(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system, place="a ghoul stands in the crypt")
    with journal:
        begin(sitting)
        if sitting.proposal is None:  # the turn went on a defence: the next one is for the blow
            list(sitting.fighting.end_turn())
            sitting.say(BLOW[system])
        assert sitting.proposal is not None
        number = sitting.proposal.number
        rolled = sitting.roll()
        list(sitting.tell(rolled).sentences)
        list(sitting.fighting.advance())
        if sitting.fighting.is_running and sitting.fighting.choice is None:
            list(sitting.fighting.end_turn())
        later = sit(sitting.campaign)
        assert sitting.campaign.next_roll > number + 1
        assert later.unfinished() is None
        assert later.retry().number == number, "other words for what the player rolled"


def test_a_boon_is_spent_before_the_result_is_told(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren")
    with journal:
        roll_with_a_boon(sitting)
        number = sitting.memory.last_roll
        later = sit(sitting.campaign)
        rolled = later.unfinished()
        assert rolled is not None
        assert later.rolling.is_open(rolled)
        assert later.rolling.closed(rolled) is None
        choice = later.fighting.choice
        assert choice is not None
        list(later.fighting.answer("1"))
        again = sit(sitting.campaign)  # the program died between the choice and the words
        closed = again.unfinished()
        assert closed is not None
        assert closed.number == number
        assert closed.resolution.degree is not None
        told = again.tell(closed)
        words = list(told.sentences)
        assert words[0] == f"That is a {closed.title}."
        assert again.unfinished() is None
        assert all(effect.key.startswith(f"{number}:") for effect in told.effects)
        assert again.campaign.verify().ok
