"""A god who is asked for something is nobody to be beaten, and a vision is told as one."""

import pytest

from companion.cli.wiring import make_sitting
from companion.journal import Journal
from companion.session.exchange import Proposal
from companion.session.praying import asks_to_know, prayer_in
from engine.api import CharacterJoined

PRIEST = ["Priestess of the Drowned God d12", "Smuggler d10", "Corsair d8", "Initiative d6"]


@pytest.fixture
def sitting(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        campaign = journal.create("Tide", "altars", seed=b"tide")
        play = campaign.rule_system.play
        campaign.apply(CharacterJoined(sheet=play.draft_sheet("Ishtavel", PRIEST, campaign.state)))
        campaign.apply(CharacterJoined(sheet=play.opponent_sheet("the fisherman", "6")))
        yield make_sitting(campaign, "Ishtavel")


@pytest.mark.parametrize(
    "text",
    [
        "I ask the Drowned God to calm the waves",
        "I pour seawater into a bowl and ask the Drowned God to show me what lies in the temple",
        "I beg my god for a sign",
        "I ask the Drowned God whether the fisherman is false",
        "I call upon the Drowned God to mend the rope",
        "I cast a spell of seeing through the seawater to learn what lies below",
    ],
)
def test_a_prayer_of_a_priest_is_magic_that_nobody_resists(sitting, text):
    proposal = sitting.say(text)
    assert isinstance(proposal, Proposal)
    assert proposal.request.kind == "magic"
    assert proposal.request.opponent is None
    assert "resist" not in proposal.reason
    assert set(sitting.campaign.state.characters) == {"Ishtavel", "the fisherman"}


def test_whom_a_miracle_is_to_strike_resists_it(sitting):
    proposal = sitting.say("I beg the Drowned God to strike the fisherman blind")
    assert isinstance(proposal, Proposal)
    assert proposal.request.opponent == "the fisherman"


def test_who_is_told_by_what_they_do_is_not_meant_by_every_who(sitting):
    for name in ("the man who holds on to the altar", "the three who wait"):
        sheet = sitting.system.play.opponent_sheet(name, "8")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
    proposal = sitting.say("I call on the Drowned God to flood the floor under the three who wait")
    assert isinstance(proposal, Proposal)
    assert proposal.request.opponent == "the three who wait"


def test_a_god_who_is_here_is_asked_like_anybody():
    own = ["Priest of Erlik"]
    assert prayer_in("I ask Erlik to spare me", own) is not None
    assert prayer_in("I ask Erlik to spare me", own, present=["Erlik"]) is None


@pytest.mark.parametrize(
    ("text", "is_asked"),
    [
        ("I ask my god what is behind the door", True),
        ("I ask my god to show me what is behind the door", True),
        ("I read the bones", True),
        ("I ask the Drowned God to calm the waves", False),
    ],
)
def test_what_is_to_be_shown_is_known_from_the_words(text, is_asked):
    assert asks_to_know(text) is is_asked


def test_a_vision_shows_something(sitting):
    sitting.say("I ask the Drowned God to show me what lies in the temple")
    for _ in range(12):
        if sitting.campaign.next_roll > 12:
            break
        rolled = sitting.roll()
        list(sitting.tell(rolled).sentences)
        if rolled.resolution.passed:
            assert sitting.campaign.state.story.knowledge
            return
        sitting.say("I ask the Drowned God to show me what lies in the temple")
    pytest.fail("no throw of twelve has worked")
