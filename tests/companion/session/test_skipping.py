"""``/x``: what was told is as if untold; what it changed stays unless the player names it."""

from pathlib import Path

import pytest

from companion.errors import BadInputError
from companion.session.memory import Memory
from companion.session.sitting import Sitting
from companion.session.skipping import effects_told, skip
from engine.api import Effect
from tests.companion.session.doubles import Double, table

CLIMB = "I climb the cliff with my long rope"


def many(brief) -> list[Effect]:
    owed, actor = brief.owed, brief.attempt.actor
    gains = [
        Effect(kind="edge", change="gain", target=actor, name=f"Good luck {i}", good=True)
        for i in range(owed.gains[1])
    ]
    return gains + [
        Effect(kind="trouble", change="gain", target="scene", name=f"Bad omen {i}")
        for i in range(owed.setbacks[1])
    ]


@pytest.fixture
def sitting(tmp_path: Path):
    journal, found = table(tmp_path, narrator=Double(many))
    with journal:
        while True:
            found.say(CLIMB)
            told = found.tell(found.roll())
            list(told.sentences)
            if told.effects:
                break
        yield found


def standing(sitting: Sitting) -> set[str]:
    state = sitting.campaign.state
    elements = sitting.system.play.elements(state.characters["Farek"])
    return {s.name for s in state.story.standings} | {e.name for e in elements}


def test_skipping_alone_leaves_the_consequences(sitting):
    before = sitting.campaign.state
    done = skip(sitting.campaign, "")
    sitting.memory.reread()
    assert done.taken_back == ()
    assert sitting.campaign.state.story.standings == before.story.standings
    assert sitting.unfinished() is None, "what was skipped is not told again by itself"
    assert not any("That is a" in s for s in sitting.memory.recent)
    assert any("That is a" in s for s in sitting.memory.told), "nor may it come again"
    assert sitting.campaign.verify().ok


def test_the_named_consequence_goes_and_the_rest_stays(sitting):
    effects = effects_told(sitting.campaign)
    done = skip(sitting.campaign, "1")
    assert [e.name for e in done.taken_back] == [effects[0].name]
    assert effects[0].name not in standing(sitting)
    assert {e.name for e in effects[1:]} <= standing(sitting)
    assert tuple(done.kept) == effects[1:]
    fresh = Memory.of(sitting.campaign)
    assert fresh.untold is None


def test_all_may_go_and_it_can_be_undone(sitting):
    effects = effects_told(sitting.campaign)
    skip(sitting.campaign, "all")
    assert not {e.name for e in effects} & standing(sitting)
    sitting.undo()
    assert sitting.unfinished() is not None, "the roll stands and waits for its words"


def test_what_else_was_written_since_the_roll_stays(sitting):
    sitting.campaign.append("note", {"text": "remember the bell"})
    skip(sitting.campaign, "all")
    kept = [r.body for r in sitting.campaign.records(kinds={"note"}, live=True)]
    assert kept == [{"text": "remember the bell"}]


def test_talk_can_be_skipped_too(sitting):
    list(sitting.say("I sit down and look at the river for a while.").sentences)
    assert skip(sitting.campaign, "").sentences == 1
    with pytest.raises(BadInputError, match="nothing was told"):
        skip(sitting.campaign, "")


@pytest.mark.parametrize("wanted", ["99", "0", "unicorn"])
def test_what_did_not_happen_cannot_be_taken_back(sitting, wanted):
    before = sitting.campaign.sequence
    with pytest.raises(BadInputError, match="nothing that was just told"):
        skip(sitting.campaign, wanted)
    assert sitting.campaign.sequence == before


def test_after_another_roll_the_consequence_is_turned_round(sitting):
    number = sitting.memory.last_roll
    effects = effects_told(sitting.campaign)
    sitting.campaign.draw("policy", [6], about="what the other side does")
    skip(sitting.campaign, effects[0].name.split()[0])
    assert effects[0].name not in standing(sitting)
    assert sitting.campaign.consequences_of(number) is not None
    assert sitting.campaign.verify().ok


def test_what_was_left_standing_can_still_be_taken_back(sitting):
    left = skip(sitting.campaign, "").kept
    assert left
    assert effects_told(sitting.campaign) == left
    done = skip(sitting.campaign, "1")
    assert done.taken_back == left[:1]
    assert left[0].name not in standing(sitting)
    assert {e.name for e in left[1:]} <= standing(sitting)
    with pytest.raises(BadInputError, match="nothing was told"):
        skip(sitting.campaign, "")
    assert sitting.campaign.verify().ok
