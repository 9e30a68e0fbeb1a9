"""Challenges and purchases: one active side against a Difficulty Score."""

from typing import Any

from engine.core.model import Event, Outcome
from engine.dice.source import Dice
from engine.systems.stitcher.actions import Challenge, Pool, Purchase, RollPool
from engine.systems.stitcher.counting import degree_of, throw
from engine.systems.stitcher.events import CashErased, TraitLowered
from engine.systems.stitcher.pools import assemble, raised_ds
from engine.systems.stitcher.settings import StitcherSettings
from engine.systems.stitcher.state import StitcherState
from engine.systems.stitcher.tables import IMPOSSIBLE_DS, difficulty_label
from engine.systems.stitcher.turns import turn_of


def resolve_pool(state: StitcherState, action: Pool, dice: Dice) -> Outcome:  # noqa: ARG001
    """Put a pool together.

    Rule: S-28 to S-33, S-60.
    """
    elements = (*action.elements, *action.opponent_negative)
    return Outcome(fields=assemble(action.participants, elements, state.settings).fields())


def resolve_roll_pool(state: StitcherState, action: RollPool, dice: Dice) -> Outcome:
    """Throw a number of dice and count them.

    Rule: S-34 to S-37.
    """
    tally = throw(dice, action.dice_rolled, state.settings)
    return Outcome(fields={"waves": tally.waves, **tally.fields()})


def resolve_challenge(state: StitcherState, action: Challenge, dice: Dice) -> Outcome:
    """Roll a pool against a Difficulty Score.

    Rule: S-38 to S-49.
    """
    settings = state.settings
    ds = raised_ds(action.ds, action.hindrances, settings)
    fields = _rolled(settings, dice, assemble(action.participants, action.elements, settings), ds)
    events = () if action.acting is None else turn_of(state, action)
    return Outcome(fields=fields, degree=fields["degree"], passed=fields["passed"], events=events)


def _rolled(
    settings: StitcherSettings, dice: Dice, pool: tuple[int, int, int, int], ds: int
) -> dict[str, Any]:
    pool_size, dice_rolled, automatic, discarded = pool
    tally = throw(dice, dice_rolled, settings)
    successes = tally.successes
    if automatic and settings.automatic_successes_count:
        successes += automatic
    passed = successes > ds and (ds < IMPOSSIBLE_DS or settings.impossible_is_rollable)
    sixes, ones = tally.sixes, tally.ones
    return {
        "pool_size": pool_size,
        "dice_rolled": dice_rolled,
        "automatic_successes": automatic,
        "discarded": discarded,
        "effective_ds": ds,
        "difficulty": difficulty_label(ds),
        "exploded_dice": tally.exploded,
        "successes": successes,
        "critical_successes": sixes,
        "critical_failures": ones,
        "net_criticals": sixes - ones,
        "passed": passed,
        "degree": degree_of(passed, sixes, ones, raw=settings.critical_counting == "raw"),
    }


def resolve_purchase(state: StitcherState, action: Purchase, dice: Dice) -> Outcome:
    """Buy something: a Challenge by its price, with cash in the pool.

    Rule: S-53, S-54, S-55, S-56, RS-18, RS-20.
    """
    settings = state.settings
    ds = raised_ds(action.base_ds, action.hindrances, settings)
    pool = assemble(action.participants, (*action.elements, *action.cash), settings)
    fields = _rolled(settings, dice, pool, ds)
    spent = fields["passed"] or settings.cash_erased_when == "always"
    fields["cash_erased"] = [element.name for element in action.cash] if spent else []
    events: tuple[Event, ...] = ()
    if action.acting is not None:
        paid = _payment(state, action) if spent else ()
        events = (*paid, *turn_of(state, action))
    return Outcome(fields=fields, degree=fields["degree"], passed=fields["passed"], events=events)


def _payment(state: StitcherState, action: Purchase) -> tuple[Event, ...]:
    assert action.acting is not None
    events: list[Event] = []
    for element in action.cash:
        owner = element.owner or action.acting
        if state.settings.cash_spend == "whole_trait":
            events.append(CashErased(rule="S-56", character=owner, name=element.name))
        else:
            amount = max(1, action.base_ds)
            events.append(
                TraitLowered(rule="RS-20", character=owner, name=element.name, amount=amount)
            )
    return tuple(events)
