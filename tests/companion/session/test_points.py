"""Action Points go into a roll in plain words, before its dice."""

import pytest

from companion.session.exchange import Answered, Proposal
from tests.companion.session.doubles import table


@pytest.fixture
def sitting(tmp_path):
    journal, found = table(tmp_path, system="altars", place="the harbour of Tarn")
    with journal:
        yield found


def dice(proposal):
    return proposal.summary.total


def test_a_point_is_a_d4_on_top_and_is_gone(sitting):
    before = sitting.say("I climb the mast")
    assert isinstance(before, Proposal)
    after = sitting.argue("I spend an action point")
    assert isinstance(after, Proposal)
    assert dice(after) == f"{dice(before)} + d4"
    assert after.number == before.number
    sitting.roll()
    assert sitting.campaign.state.characters["Farek"].action_points == 0


def test_a_point_is_kept_after_all(sitting):
    before = sitting.say("I climb the mast")
    sitting.argue("I spend my action point")
    kept = sitting.argue("no, I keep my action point")
    assert isinstance(kept, Proposal)
    assert dice(kept) == dice(before)


def test_an_attempt_may_name_it_at_once(sitting):
    found = sitting.say("I climb the mast and spend an action point")
    assert isinstance(found, Proposal)
    assert dice(found).endswith(" + d4")


def test_nothing_on_the_table_is_no_talk(sitting):
    told = sitting.say("I spend an action point")
    assert isinstance(told, Answered)
    assert "before its dice" in told.text


def test_none_is_left(sitting):
    sitting.say("I climb the mast")
    sitting.argue("I spend an action point")
    list(sitting.tell(sitting.roll()).sentences)
    sitting.say("I swim to the mole")
    told = sitting.argue("I spend an action point")
    assert isinstance(told, Proposal)
    assert told.remarks == ("No Action Point is left.",)
    assert not told.request.points


def test_what_changes_no_die_says_so(sitting):
    first = sitting.say("I climb the mast")
    others = [
        e for e in ("Thief", "Hunter", "Warrior", "Sailor") if e not in first.request.stitched
    ]
    sheet = sitting.campaign.state.characters["Farek"]
    weaker = next(e for e in others if e in sheet.dice)
    again = sitting.argue(f"my {weaker} also counts")
    assert isinstance(again, Proposal)
    is_same = dice(again) == dice(first)
    assert ("The dice stay as they were." in again.remarks) is is_same
    assert f"{weaker} counts now." in again.remarks


def test_a_question_makes_nothing(sitting):
    assert not isinstance(sitting.say("What do you make of this place?"), Proposal)
    assert sitting.proposal is None
