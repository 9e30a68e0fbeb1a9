"""Challenges and purchases: one active side against a Difficulty Score."""

from typing import Any, Final, NamedTuple

from engine.core.model import Event, Outcome
from engine.dice.source import RecordedDice
from engine.systems.stitcher.actions import ActivePool, Challenge, Pool, Purchase, RollPool
from engine.systems.stitcher.counting import degree_of, throw
from engine.systems.stitcher.events import CashErased, TraitLowered
from engine.systems.stitcher.pools import Assembled, assemble, raised_ds
from engine.systems.stitcher.settings import StitcherSettings
from engine.systems.stitcher.state import StitcherState
from engine.systems.stitcher.tables import IMPOSSIBLE_DS, difficulty_label
from engine.systems.stitcher.turns import turn_of


def resolve_pool(state: StitcherState, action: Pool, dice: RecordedDice) -> Outcome:  # noqa: ARG001
    """Put a pool together.

    Rule: S-28 to S-33, S-60.
    """
    elements = (*action.elements, *action.opponent_negative)
    return Outcome(fields=assemble(action.participants, elements, state.settings).fields())


def resolve_roll_pool(state: StitcherState, action: RollPool, dice: RecordedDice) -> Outcome:
    """Throw a number of dice and count them.

    Rule: S-34 to S-37.
    """
    tally = throw(dice, action.dice_rolled, state.settings)
    return Outcome(fields={"waves": tally.waves, **tally.fields()})


class Prepared(NamedTuple):
    """What a Challenge or purchase comes to before the dice.

    Attributes:
        action: the action it was made from.
        settings: the readings it was made under.
        pool: the pool, cash included.
        ds: the Difficulty Score with everything that hinders.
        added: automatic Successes that count.
        is_beatable: whether any total can pass (RS-27).
        raw: how criticals are counted (RS-08).
        fields: the fields of the result; None where the dice have the say.
    """

    action: ActivePool
    settings: StitcherSettings
    pool: Assembled
    ds: int
    added: int
    is_beatable: bool
    raw: bool
    fields: dict[str, Any]


_ROLLED: Final = (
    "exploded_dice",
    "successes",
    "critical_successes",
    "critical_failures",
    "net_criticals",
    "passed",
    "degree",
)
_MOST_KEPT: Final = 64
_kept: dict[int, Prepared] = {}
"""The last actions that were looked at: a proposal is shown, its odds are told, then it is rolled.
Keyed by identity, which is sure because the action itself is kept as well."""


def prepare(action: Challenge | Purchase, settings: StitcherSettings) -> Prepared:
    """Return what an action comes to before the dice.

    Rule: S-28 to S-33, S-39 to S-43, S-53 to S-56, RS-03, RS-27.
    """
    kept = _kept.get(id(action))
    if kept is not None and kept.action is action and kept.settings is settings:
        return kept
    if isinstance(action, Purchase):
        base, elements = action.base_ds, (*action.elements, *action.cash)
    else:
        base, elements = action.ds, action.elements
    pool = assemble(action.participants, elements, settings)
    ds = raised_ds(base, action.hindrances, settings)
    prepared = Prepared(
        action=action,
        settings=settings,
        pool=pool,
        ds=ds,
        added=pool.automatic_successes if settings.automatic_successes_count else 0,
        is_beatable=ds < IMPOSSIBLE_DS or settings.impossible_is_rollable,
        raw=settings.critical_counting == "raw",
        fields={
            **pool.fields(),
            "effective_ds": ds,
            "difficulty": difficulty_label(ds),
            **dict.fromkeys(_ROLLED),
        },
    )
    if len(_kept) >= _MOST_KEPT:
        _kept.clear()
    _kept[id(action)] = prepared
    return prepared


def resolve_challenge(state: StitcherState, action: Challenge, dice: RecordedDice) -> Outcome:
    """Roll a pool against a Difficulty Score.

    Rule: S-38 to S-49.
    """
    fields = _rolled(prepare(action, state.settings), dice)
    events = () if action.acting is None else turn_of(state, action)
    return Outcome(fields, fields["degree"], fields["passed"], None, True, events)  # noqa: FBT003


def _rolled(prepared: Prepared, dice: RecordedDice) -> dict[str, Any]:
    tally = throw(dice, prepared.pool.dice_rolled, prepared.settings)
    successes, sixes, ones = tally.successes + prepared.added, tally.sixes, tally.ones
    passed = successes > prepared.ds and prepared.is_beatable
    fields = prepared.fields.copy()
    fields["exploded_dice"] = tally.exploded
    fields["successes"] = successes
    fields["critical_successes"] = sixes
    fields["critical_failures"] = ones
    fields["net_criticals"] = sixes - ones
    fields["passed"] = passed
    fields["degree"] = degree_of(passed, sixes, ones, raw=prepared.raw)
    return fields


def resolve_purchase(state: StitcherState, action: Purchase, dice: RecordedDice) -> Outcome:
    """Buy something: a Challenge by its price, with cash in the pool.

    Rule: S-53, S-54, S-55, S-56, RS-18, RS-20.
    """
    fields = _rolled(prepare(action, state.settings), dice)
    spent = fields["passed"] or state.settings.cash_erased_when == "always"
    fields["cash_erased"] = [element.name for element in action.cash] if spent else []
    events: tuple[Event, ...] = ()
    if action.acting is not None:
        paid = _payment(state, action) if spent else ()
        events = (*paid, *turn_of(state, action))
    return Outcome(fields, fields["degree"], fields["passed"], None, True, events)  # noqa: FBT003


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
