"""Clocks of four, six and eight segments: typed, shown, sized by what is at stake."""

import pytest

from companion.adventures import load_adventure
from companion.cli.clocks import clock_effect
from companion.errors import BadInputError
from companion.openings import openings
from engine.api import Clock, Effect, EffectApplied
from tests.companion.cli.test_solo import sitting, typed

__all__ = ["sitting"]


def test_a_clock_is_started_with_its_segments_ticked_and_stopped(sitting):
    text = typed(sitting, "/clock the tide 6", "/clock the tide +2", "/clock the tide off")
    assert "clock: the tide, 0 of 6" in text
    assert "clock: the tide, 2 of 6" in text
    assert all(clock.name != "the tide" for clock in sitting.campaign.state.story.clocks)


def test_no_clock_ticks_that_nobody_started(sitting):
    assert "no clock is called 'the tide'" in typed(sitting, "/clock the tide +2")


def test_a_clock_has_four_six_or_eight_segments():
    assert clock_effect("") is None
    assert clock_effect("the tide").segments == 4
    with pytest.raises(BadInputError, match="4, 6 or 8"):
        clock_effect("the tide 5")


@pytest.mark.parametrize("step", ["1000000", "+1000000", "-100", "+x", "+0"])
def test_an_odd_step_is_refused_and_names_no_clock(step):
    with pytest.raises(BadInputError, match="1 to 99"):
        clock_effect(f"the dawn {step}")


def test_a_clock_in_the_ledger_runs_in_the_story(sitting):
    typed(sitting, "/thread add clock the tide")
    assert Clock(name="the tide", size=4) in sitting.campaign.state.story.clocks


def test_the_ledger_keeps_the_size_of_a_clock(sitting):
    effect = Effect(kind="clock", change="gain", target="scene", name="the tide", segments=8)
    sitting.campaign.apply(EffectApplied(effect=effect))
    entry = sitting.book.ledger.get("clock", "the tide")
    assert (entry.ticks, entry.size) == (1, 8)


def test_shipped_openings_and_adventures_use_all_three_sizes():
    sizes = {o.segments for s in ("stitcher", "skitterbarren", "altars") for o in openings(s)}
    assert sizes == {4, 6, 8}
    names = ("the-last-ferry", "the-second-sun", "the-borrowed-crown")
    assert {c.segments for n in names for c in load_adventure(n).clocks} == {4, 6, 8}
