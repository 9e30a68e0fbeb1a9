"""Magic that heals heals, and magic that strikes strikes, whatever verb it is put with."""

import pytest

from companion.session.exchange import Proposal
from engine.api import CharacterJoined, CharacterLeft, Effect, EffectApplied
from tests.companion.session.doubles import table

PRIEST = ["Priestess of the Drowned God d12", "Smuggler d10", "Corsair d8", "Initiative d6"]


@pytest.fixture
def sitting(tmp_path):
    journal, found = table(tmp_path, system="altars", place="the quay", lines=PRIEST)
    with journal:
        guard = found.system.play.opponent_sheet("the guard", "6")
        found.campaign.apply(CharacterJoined(sheet=guard))
        yield found


def hurt(sitting, name, by):
    campaign = sitting.campaign
    sheet = campaign.state.characters[name].model_dump(mode="json")
    sheet["health"] -= by
    campaign.apply(CharacterLeft(name=name), CharacterJoined(sheet=sheet))


@pytest.mark.parametrize(
    "text",
    [
        "I pray to the Drowned God to heal my wounds",
        "I cast a spell to close my wounds",
        "I beg the Drowned God for healing",
    ],
)
def test_a_healing_prayer_gives_health(sitting, text):
    hurt(sitting, "Farek", 6)
    proposal = sitting.say(text)
    assert isinstance(proposal, Proposal)
    assert proposal.request.aim == "heal"
    rolled = sitting.roll()
    after = sitting.campaign.state.characters["Farek"].health
    assert (after > 3) is (rolled.resolution.passed and rolled.resolution.fields["margin"] > 1)


def test_somebody_else_is_healed(sitting):
    hurt(sitting, "the guard", 3)
    proposal = sitting.say("I lay my hands on the guard and pray for healing")
    assert isinstance(proposal, Proposal)
    assert (proposal.request.aim, proposal.request.opponent) == ("heal", "the guard")


@pytest.mark.parametrize(
    "text", ["I cast a spell to light every lamp", "I conjure a fog over the quay"]
)
def test_whoever_stands_by_resists_no_magic_that_is_not_about_them(sitting, text):
    proposal = sitting.say(text)
    assert isinstance(proposal, Proposal)
    assert proposal.request.kind == "magic"
    assert proposal.request.opponent is None


@pytest.mark.parametrize(
    ("text", "aim"),
    [
        ("I call on the Drowned God to drown the guard where he stands", "harm"),
        ("I cast a spell to strike the guard down", "harm"),
        ("I beg the Drowned God to strike the guard blind", ""),
        ("I cast a charm on the guard to make him sleep", ""),
    ],
)
def test_magic_at_somebody_hurts_where_it_is_meant_to(sitting, text, aim):
    proposal = sitting.say(text)
    assert isinstance(proposal, Proposal)
    assert proposal.request.opponent == "the guard"
    assert proposal.request.aim == aim


def test_what_one_slips_through_is_nobody(sitting):
    standing = Effect(kind="edge", change="gain", target="scene", name="Cypress shadows", good=True)
    sitting.campaign.apply(EffectApplied(effect=standing))
    proposal = sitting.say("I slip through the cypress shadows past the peacocks to the wall")
    assert isinstance(proposal, Proposal)
    assert proposal.request.opponent != "the cypress"
    assert "the cypress" not in sitting.campaign.state.characters
