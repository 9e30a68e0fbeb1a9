"""Whoever was told of by number only can be dealt with like anybody."""

import pytest

from companion.session.exchange import Proposal, Talk
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import table


@pytest.fixture
def sitting(tmp_path):
    journal, found = table(tmp_path, system="altars", place="the temple")
    with journal:
        three = Effect(kind="trouble", change="gain", target="scene", name="Three who wait")
        man = found.system.play.opponent_sheet("the man at the altar", "6")
        found.campaign.apply(EffectApplied(effect=three), CharacterJoined(sheet=man))
        yield found


def test_a_blow_at_the_three_is_one_at_the_first_of_them(sitting):
    proposal = sitting.say("I draw my sword and attack the three")
    assert isinstance(proposal, Proposal)
    assert (proposal.request.kind, proposal.request.opponent) == ("attack", "the tall stranger")
    standing = [n for n in sitting.campaign.state.characters if n.endswith("stranger")]
    assert standing == ["the tall stranger", "the scarred stranger", "the young stranger"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("I order the three to leave this place", "opposed"),
        ("I threaten all three of them", "opposed"),
    ],
)
def test_the_three_are_meant_and_not_who_is_beside_them(sitting, text, kind):
    proposal = sitting.say(text)
    assert isinstance(proposal, Proposal)
    assert (proposal.request.kind, proposal.request.opponent) == (kind, "the three who wait")
    assert "Three who wait" not in {s.name for s in sitting.campaign.state.story.standings}


def test_they_answer(sitting):
    reply = sitting.say("I ask the three what they want")
    assert isinstance(reply, Talk)
    list(reply.sentences)
    assert "the three who wait" in sitting.campaign.state.characters


def test_another_number_is_somebody_else(sitting):
    sitting.say("I ask the two about the boat")
    assert "the three who wait" not in sitting.campaign.state.characters


@pytest.mark.parametrize(
    "text", ["no, I speak to the three, not to the man", "not him, the three", "I mean the three"]
)
def test_whoever_is_meant_instead_resists_and_nobody_is_attacked(sitting, text):
    before = sitting.say("I order the man to leave this place")
    after = sitting.argue(text)
    assert isinstance(after, Proposal)
    assert after.request.opponent == "the three who wait"
    assert after.request.kind == "opposed"
    assert after.number == before.number
    assert "man" not in after.reason


def test_a_blow_is_no_argument_for_words(sitting):
    sitting.say("I ask the man to lend me his lamp and to swear that he is honest")
    sitting.say("I order the man to leave this place")
    after = sitting.argue("I attack the man with my longsword, with all my strength")
    assert isinstance(after, Proposal)
    assert after.request.kind == "attack"
    assert after.opens_fight
