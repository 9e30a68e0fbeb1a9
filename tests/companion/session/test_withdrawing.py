"""Who came into a scene for a check goes with it when it is taken back, as if never there."""

import pytest

from companion.session.exchange import Proposal
from companion.session.undoing import moves_since_dice
from tests.companion.session.doubles import table


@pytest.fixture(params=["stitcher", "skitterbarren", "altars"])
def sitting(tmp_path, request):
    journal, found = table(tmp_path, system=request.param, place="the harbour of Tarn")
    with journal:
        yield found


def people(sitting):
    return [n for n, s in sitting.campaign.state.characters.items() if s.side == "gm"]


def test_a_stranger_of_a_withdrawn_check_is_gone(sitting):
    before, moves = people(sitting), len(moves_since_dice(sitting.campaign))
    assert isinstance(sitting.say("I persuade Captain Rook to lend me a boat"), Proposal)
    assert "Captain Rook" in people(sitting)
    sitting.withdraw()
    assert people(sitting) == before
    assert len(moves_since_dice(sitting.campaign)) == moves


def test_and_may_be_met_again(sitting):
    sitting.say("I persuade Captain Rook to lend me a boat")
    sitting.withdraw()
    again = sitting.say("I persuade Captain Rook to lend me a rope")
    assert isinstance(again, Proposal)
    assert again.request.opponent == "Captain Rook"


@pytest.mark.parametrize(
    ("instead", "stays"),
    [
        ("I threaten Captain Rook with my knife", True),
        ("I lie to him about the cargo", True),
        ("I climb the mast", False),
    ],
)
def test_another_plan_keeps_whom_it_is_about(sitting, instead, stays):
    sitting.say("I persuade Captain Rook to lend me a boat")
    sitting.say(instead)
    assert ("Captain Rook" in people(sitting)) is stays


def test_an_argument_takes_nobody_away(sitting):
    sitting.say("I persuade Captain Rook to lend me a boat")
    sitting.argue("I also use the rain")
    assert "Captain Rook" in people(sitting)
    sitting.withdraw()
    assert "Captain Rook" not in people(sitting)
