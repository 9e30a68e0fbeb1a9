"""Whoever does something about what comes closer has done something about it."""

from typing import Any

import pytest

from companion.narration.brief import Attempt, Brief
from companion.session.holding_off import held_off
from engine.api import Effect, EffectApplied, get_system

SYSTEM = get_system("stitcher")


def state_with(name: str, ticks: int) -> Any:
    clock = {"kind": "clock", "change": "gain", "target": "scene", "name": name, "size": ticks}
    started = Effect.model_validate({**clock, "good": False, "segments": 6})
    return SYSTEM.apply(SYSTEM.new_state(), EffectApplied(effect=started))


@pytest.mark.parametrize(
    ("text", "manner", "clock", "direction", "steps"),
    [
        ("I stuff my oilskin into the leak", "craft", "water in the hold", 2, 2),
        ("I bail out the hold", "endure", "water in the hold", 1, 1),
        ("I bail out the hold", "endure", "water in the hold", 0, 0),
        ("I drink some water", "other", "water in the hold", 2, 0),
        ("I soothe the notary", "persuade", "the notary's patience", 1, 1),
        ("I rob the notary", "steal", "the notary's patience", 2, 0),
        ("I stuff my oilskin into the leak", "craft", "the patrol", 2, 0),
        ("I bargain over the price of a room", "haggle", "Sunrise over Tesh", 2, 0),
    ],
)
def test_a_danger_is_set_back_by_what_is_done_about_it(text, manner, clock, direction, steps):
    attempt = Attempt(actor="Ines", text=text, manner=manner)
    brief = Brief(system="stitcher", attempt=attempt, direction=direction, passed=True)
    state = state_with(clock, 2)
    held = held_off(state, brief)
    assert (0 if held is None else held.size) == steps
    if held is not None:
        after = SYSTEM.apply(state, EffectApplied(effect=held))
        assert after.story.clocks[0].ticks == 2 - steps


def test_what_has_not_begun_to_come_is_not_set_back():
    attempt = Attempt(actor="Ines", text="I bail out the hold", manner="endure")
    brief = Brief(system="stitcher", attempt=attempt, direction=2, passed=True)
    state = state_with("water in the hold", 1)
    lowered = held_off(state, brief)
    assert lowered is not None
    state = SYSTEM.apply(state, EffectApplied(effect=lowered))
    assert held_off(state, brief) is None
