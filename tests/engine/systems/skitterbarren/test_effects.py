"""What results owe the story, and what effects do to sheets."""

from typing import Any

import pytest

from engine.api import Effect, EffectApplied, StateError
from engine.systems.skitterbarren import events as e
from engine.systems.skitterbarren.actions import Attack, Check
from engine.systems.skitterbarren.handlers import HANDLERS
from engine.systems.skitterbarren.play_actions import TravelDay
from engine.systems.skitterbarren.wilds_actions import LongRest
from tests.engine.systems.skitterbarren.calling import SYSTEM, Table, foe, hero


def owed(
    *faces: int, dr: int = 11, who: str = "Sefa", warned: bool = False, **readings: Any
) -> Any:
    table = Table(gm_blunders="never", **readings).join(hero(), foe())
    table.state = table.state.model_copy(update={"warned": warned})
    return SYSTEM.owed(table.state, table.do(Check(acting=who, dr=dr), *faces))


@pytest.mark.parametrize(
    ("faces", "done", "gains", "setbacks"),
    [
        ((6, 6, 5), True, (1, 1), (0, 0)),
        ((5, 5, 4), True, (0, 1), (0, 0)),
        ((4, 4, 3), True, (0, 1), (0, 1)),
        ((4, 4, 2), False, (0, 1), (1, 1)),
        ((3, 3, 2), False, (0, 0), (1, 1)),
        ((1, 1, 2), False, (0, 0), (1, 2)),
        ((6, 6, 6), True, (2, 2), (0, 0)),
        ((1, 1, 6), False, (1, 1), (1, 1)),
        ((6, 6, 1), True, (0, 1), (1, 2)),
    ],
)
def test_degrees_by_margin(
    faces: tuple[int, ...], done: bool, gains: tuple[int, int], setbacks: tuple[int, int]
) -> None:
    result = owed(*faces)
    assert (result.done, result.gains, result.setbacks) == (done, gains, setbacks)
    lone = {1: "ill omen", 6: "lucky detail"}.get(faces[2], "")
    assert lone in result.brief
    assert result.max_size == 1


def test_sizes_follow_the_rating() -> None:
    assert owed(4, 4, 3, dr=14).max_size == 2
    harrowing = owed(1, 1, 2, dr=18, warned=True)
    assert (harrowing.max_size, harrowing.lasting, harrowing.lethal) == (3, True, True)
    assert not owed(1, 1, 2, dr=18).lethal
    assert not owed(1, 1, 2, dr=9, warned=True).lethal
    assert "harm" in owed(1, 1, 2).setback_kinds
    assert "harm" not in owed(3, 3, 2).setback_kinds


def test_the_other_side_is_seen_from_here() -> None:
    result = owed(6, 6, 5, who="Ghoul")
    assert not result.done
    assert result.setbacks == (1, 1)
    assert result.brief.startswith("For the other side")


def test_own_bands_of_the_table() -> None:
    assert owed(4, 4, 4, margin_bands=[1, 2]).gains == (0, 1)
    assert owed(4, 4, 5, margin_bands=[1, 2]).gains == (1, 1)


def test_attacks_owe_less() -> None:
    table = Table(house_kit=True).join(hero(), foe())
    hit = SYSTEM.owed(table.state, table.do(Attack(acting="Sefa", target="Ghoul"), 4, 4, 2))
    assert (hit.gains, hit.setbacks, hit.max_size) == ((0, 0), (0, 0), 2)


def test_nothing_rolled_owes_nothing() -> None:
    table = Table().join(hero())
    assert SYSTEM.owed(table.state, table.do(TravelDay())).done
    rest = SYSTEM.owed(table.state, table.do(LongRest(disrupted=True), 1, 1, 1))
    assert (rest.done, rest.gains, rest.setbacks) == (False, (0, 0), (0, 0))
    table.state = table.state.model_copy(update={"boons": 1})
    waits = SYSTEM.owed(table.state, table.do(Check(acting="Sefa", dr=10), 3, 3, 3))
    assert not waits.done
    assert "still change" in waits.brief


def applied(effect: dict[str, Any], **changes: Any) -> Any:
    table = Table(house_kit=True).join(hero(**changes), foe())
    effect = {"change": "gain", "target": "Sefa", **effect}
    return SYSTEM.apply(table.state, EffectApplied(effect=Effect.model_validate(effect)))


def test_harm_is_damage_or_a_condition() -> None:
    assert applied({"kind": "harm", "name": "damage", "size": 3}).characters["Sefa"].harm == 3
    healed = applied({"kind": "harm", "name": "Wound", "change": "lower", "size": 9}, harm=4)
    assert healed.characters["Sefa"].harm == 0
    bruised = applied({"kind": "harm", "name": "Bruised"})
    assert bruised.characters["Sefa"].conditions == ("Bruised",)
    cured = applied({"kind": "harm", "name": "bruised", "change": "lose"}, conditions=["Bruised"])
    assert cured.characters["Sefa"].conditions == ()
    dead = applied({"kind": "harm", "name": "Run through", "lethal": True})
    assert dead.characters["Sefa"].conditions == ("Run through", "Down")
    assert dead.characters["Sefa"].harm == 21
    table = Table().join(hero())
    end = Effect(kind="harm", change="gain", target="Sefa", name="Gone", lethal=True)
    state = SYSTEM.apply(table.state, EffectApplied(effect=end))
    assert state.characters["Sefa"].harm == 0
    assert "Down" in state.characters["Sefa"].conditions


def test_exhaustion_is_not_handed_out() -> None:
    state = applied({"kind": "harm", "name": "Exhaustion 2"})
    assert state.characters["Sefa"].inventory == ("Hatchet", "Hide jacket", "Provisions x2")
    assert state.story.standings[0].name == "Exhaustion 2 (Sefa)"
    assert not state.story.standings[0].helps


def test_gear_goes_into_bags_that_have_room() -> None:
    assert applied({"kind": "gear", "name": "Rope"}).characters["Sefa"].inventory[-1] == "Rope"
    lost = applied({"kind": "gear", "name": "hatchet", "change": "lose"})
    assert "Hatchet" not in lost.characters["Sefa"].inventory
    heavy = applied({"kind": "gear", "name": "Anvil (9 squares)"})
    assert "Anvil" not in str(heavy.characters["Sefa"].inventory)
    assert heavy.story.standings[0].name == "Anvil (Sefa)"
    assert heavy.story.standings[0].helps
    gone = applied({"kind": "gear", "name": "Anvil", "change": "lose", "target": "scene"})
    assert gone.story.standings == ()
    ladder = applied({"kind": "gear", "name": "Ladder", "target": "scene"})
    assert ladder.story.standings[0].name == "Ladder"


def test_the_story_takes_the_rest() -> None:
    state = applied({"kind": "edge", "name": "high ground", "good": True, "target": "scene"})
    assert state.story.standings[0].name == "high ground"
    assert applied({"kind": "clock", "name": "storm"}).story.clocks[0].ticks == 1


@pytest.mark.parametrize(
    "event",
    [
        e.PoolChanged(resource="boon", count=-1),
        e.Harmed(name="Nobody", amount=1),
        e.Rolled(who="Nobody", degree="", margin=0),
        e.RoundBegan(round_number=2),
        e.ItemLost(name="Sefa", item="Crown"),
        e.FightBegan(order=("Nobody",), totals={}, positions={}),
    ],
)
def test_events_that_do_not_belong(event: Any) -> None:
    table = Table().join(hero())
    with pytest.raises(StateError):
        SYSTEM.apply(table.state, event)


def test_events_that_do_not_belong_in_this_fight() -> None:
    table = Table().join(hero(), foe())
    began = e.FightBegan(order=("Sefa", "Ghoul"), totals={}, positions={"Sefa": 0, "Ghoul": 5})
    fighting = SYSTEM.apply(table.state, began)
    used = SYSTEM.apply(fighting, e.ReactionUsed(name="Sefa"))
    for state, event in (
        (fighting, e.TurnBegan(name="Nobody", energy=3)),
        (fighting, e.ActionTaken(name="Sefa", what="x", cost=1, stretch_left=0, counted=0)),
        (fighting, e.ReactionPassed(name="Sefa")),
        (used, e.ReactionUsed(name="Sefa")),
    ):
        with pytest.raises(StateError):
            SYSTEM.apply(state, event)
    same = SYSTEM.apply(fighting, e.ConditionGained(name="Sefa", condition="Hidden"))
    assert SYSTEM.apply(same, e.ConditionGained(name="Sefa", condition="Hidden")) == same


def test_every_event_is_handled() -> None:
    assert set(HANDLERS) <= set(SYSTEM.event_types)


def test_coins_go_into_the_purse_and_out_of_it() -> None:
    found = applied({"kind": "gear", "name": "Handful of coins"}, inventory=["Rope", "Coins x10"])
    assert found.characters["Sefa"].inventory == ("Rope", "Coins x13")
    lost = applied(
        {"kind": "gear", "name": "coins", "change": "lose", "size": 2}, inventory=["Coins x10"]
    )
    assert lost.characters["Sefa"].inventory == ("Coins x4",)
    kept = applied({"kind": "gear", "name": "Coin-shaped medal"}, inventory=[])
    assert kept.characters["Sefa"].inventory == ("Coin-shaped medal",)
