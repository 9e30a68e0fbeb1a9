"""The same attempt once more: not simply open again, and open again by anything new."""

from pathlib import Path

import pytest

from companion.session.exchange import Answered, Proposal
from companion.session.repeating import SAME_AGAIN
from companion.session.sitting import Sitting
from engine.api import Effect, EffectApplied
from tests.companion.session.doubles import LINES, table

CLIMB = "I climb the wall"


def failed(path: Path, text: str = CLIMB, *, system: str = "stitcher") -> Sitting:
    """Return a sitting in which the last attempt has plainly failed."""
    for seed in range(60):
        _, sitting = table(
            path / str(seed), place="a yard with a wall", system=system, seed=bytes([seed])
        )
        reply = sitting.say(text)
        assert isinstance(reply, Proposal), reply
        rolled = sitting.roll()
        if rolled.resolution.passed is False and rolled.resolution.degree != "mixed_failure":
            list(sitting.tell(rolled).sentences)
            return sitting
    raise AssertionError("nothing ever fails")


def refused(reply: object) -> bool:
    return isinstance(reply, Answered) and "was tried just now" in reply.text


@pytest.mark.parametrize("system", LINES)
def test_the_same_again_is_not_rolled_in_any_game(tmp_path: Path, system: str) -> None:
    sitting = failed(tmp_path, system=system)
    before = sitting.campaign.next_roll
    reply = sitting.say(CLIMB)
    assert refused(reply)
    assert sitting.proposal is None
    assert sitting.campaign.next_roll == before


@pytest.mark.parametrize(
    "again",
    ["I try again", "again!", "once more", "I climb the wall again", "I try to climb the wall",
     "Okay, I give it another try"],
)  # fmt: skip
def test_other_words_for_again_are_the_same_attempt(tmp_path: Path, again: str) -> None:
    sitting = failed(tmp_path)
    assert refused(sitting.say(again))


def test_what_stands_in_the_way_is_named(tmp_path: Path) -> None:
    sitting = failed(tmp_path)
    reply = sitting.say(CLIMB)
    assert isinstance(reply, Answered)
    effects = sitting.memory.effects_of(1) or ()
    named = [e.name.lower() for e in effects if e.kind in ("trouble", "position")]
    assert all(name in reply.text.lower() for name in named)


@pytest.mark.parametrize(
    "other",
    [
        "I climb the wall with a ladder from the shed",
        "I climb the wall at the corner",
        "I try again, with a hook",
        "I jump over the wall",
        "I search the wall for holds",
    ],
)
def test_any_new_element_opens_it(tmp_path: Path, other: str) -> None:
    assert isinstance(failed(tmp_path).say(other), Proposal)


def test_a_change_of_the_world_opens_it(tmp_path: Path) -> None:
    sitting = failed(tmp_path)
    edge = Effect(kind="edge", change="gain", target="scene", name="Crates to stand on", good=True)
    sitting.campaign.apply(EffectApplied(effect=edge))
    assert isinstance(sitting.say(CLIMB), Proposal)


def test_another_scene_opens_it(tmp_path: Path) -> None:
    sitting = failed(tmp_path)
    sitting.next_scene("another yard with a wall")
    assert isinstance(sitting.say(CLIMB), Proposal)


def test_a_success_is_open_again(tmp_path: Path) -> None:
    for seed in range(60):
        _, sitting = table(tmp_path / str(seed), place="a yard with a wall", seed=bytes([seed]))
        sitting.say(CLIMB)
        rolled = sitting.roll()
        list(sitting.tell(rolled).sentences)
        if rolled.resolution.passed:
            assert isinstance(sitting.say(CLIMB), Proposal)
            return
    raise AssertionError("nothing ever succeeds")


def test_time_opens_it_and_costs_a_tick_that_is_paid_with_the_roll(tmp_path: Path) -> None:
    sitting = failed(tmp_path)
    (clock,) = sitting.campaign.state.story.clocks
    reply = sitting.say("I take my time")
    assert isinstance(reply, Proposal)
    assert reply.remarks == (f"It takes time: {clock.name}.",)
    assert sitting.campaign.state.story.clocks == (clock,), "nothing is paid before the roll"
    list(sitting.tell(sitting.roll()).sentences)
    ticked = next(c for c in sitting.campaign.state.story.clocks if c.name == clock.name)
    assert ticked.ticks >= clock.ticks + 1
    assert sitting.campaign.verify().ok


def test_a_proposal_that_is_argued_keeps_what_it_costs(tmp_path: Path) -> None:
    sitting = failed(tmp_path)
    sitting.say("I climb the wall, taking my time")
    argued = sitting.argue("I also use my sword as a step")
    assert isinstance(argued, Proposal)
    assert argued.costs is not None


def test_a_fight_and_new_arguments_are_open(tmp_path: Path) -> None:
    blow = "I attack the guard with my sword"
    assert not refused(failed(tmp_path / "b", blow).say(blow))
    plea = "I try to persuade the guard to let me in"
    assert refused(failed(tmp_path / "c", plea).say(plea))
    more = f"{plea}, because my sister is ill"
    assert isinstance(failed(tmp_path / "d", plea).say(more), Proposal)


def test_try_again_means_nothing_where_nothing_was_tried(tmp_path: Path) -> None:
    _, sitting = table(tmp_path)
    assert not refused(sitting.say("I try again"))


def test_a_human_gm_is_only_told(tmp_path: Path) -> None:
    sitting = failed(tmp_path)
    intent = sitting.hearing.read(CLIMB)
    proposer = sitting.seat.proposer
    request, reason = proposer.judging.request(intent, CLIMB, None)
    offered = proposer.offer(sitting.memory, intent, request, CLIMB, reason)
    assert offered.remarks == (SAME_AGAIN,)


def test_again_after_a_success_means_the_same_deed(tmp_path: Path) -> None:
    for seed in range(60):
        _, sitting = table(tmp_path / str(seed), place="a yard with a wall", seed=bytes([seed]))
        sitting.say(CLIMB)
        rolled = sitting.roll()
        list(sitting.tell(rolled).sentences)
        if rolled.resolution.passed:
            reply = sitting.say("I try again")
            assert isinstance(reply, Proposal)
            assert reply.intent.manner == "climb"
            return
    raise AssertionError("nothing ever succeeds")
