"""Turns: energy, costs, movement that is not split, the attacks of a turn, initiative.

``Pace`` is what a turn has left. ``step`` plays one action on it; the JSON call ``turn`` and the
fights of play both use it, so that there is one reading of the rules of a turn.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.core.model import Outcome, Refusal
from engine.dice.source import Dice
from engine.systems.skitterbarren.actions import Initiative
from engine.systems.skitterbarren.attacks import penalty_after
from engine.systems.skitterbarren.rolls import throw
from engine.systems.skitterbarren.settings import SkitterbarrenSettings
from engine.systems.skitterbarren.state import SkitterbarrenState
from engine.systems.skitterbarren.tables import (
    ACTION_COSTS,
    ENERGY,
    ENERGY_LEVEL,
    ENERGY_PENALTY,
)
from engine.systems.skitterbarren.turn_actions import Turn, TurnAction

SURPRISED = Refusal("K-22", "surprised: no action, no movement and no Reaction in this round")


@dataclass(frozen=True, slots=True)
class Pace:
    """What a turn has left.

    Attributes:
        energy: Energy Points left.
        stretch_left: feet left of the movement action under way.
        counted: attacks that count towards the penalty.
    """

    energy: int
    stretch_left: int = 0
    counted: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """What one action of a turn did.

    Attributes:
        pace: what is left after it; unchanged when refused.
        cost: Energy Points it took.
        walked: feet walked.
        penalty: penalty of an attack; None for anything else.
        provoked: enemies who may use their Reaction.
        refusal: why it did not happen; None when it did.
    """

    pace: Pace
    cost: int = 0
    walked: int = 0
    penalty: int | None = None
    provoked: tuple[str, ...] = ()
    refusal: Refusal | None = None


def energy_at_start(exhaustion: int, unspent: int, settings: SkitterbarrenSettings) -> int:
    """Return the Energy Points at the start of a turn.

    Args:
        exhaustion: level of Exhaustion.
        unspent: points left over from the turn before.
        settings: the table's readings.

    Rule: K-24, K-66, RK-16, RK-19.
    """
    energy = ENERGY
    if exhaustion >= ENERGY_LEVEL and settings.action_points_are_energy:
        energy += ENERGY_PENALTY
    return energy + unspent if settings.energy_carry_over else energy


def _pools_begun(distance: int, pool: int) -> int:
    return -(-distance // pool) if distance > 0 else 0


def base_cost(
    action: TurnAction, pool: int, class_costs: Mapping[str, int], *, is_readied: bool = False
) -> int:
    """Return what an action costs that begins afresh, before movement that is shared.

    Rule: K-23, K-25, K-28 to K-36, K-38, RK-51.
    """
    if action.type == "ready":
        assert action.action is not None, "the action type asks for it"
        if "ready" in class_costs:
            return class_costs["ready"]
        return base_cost(action.action, pool, class_costs, is_readied=True)
    if action.cost is not None and (action.type != "move" or is_readied):
        return action.cost
    cost = class_costs.get(action.type, ACTION_COSTS.get(action.type, 0))
    if action.type == "move":
        assert action.distance is not None, "the action type asks for it"
        return cost * (_pools_begun(action.distance, pool) if pool > 0 else 0)
    return cost


def cannot_be(action: TurnAction, pool: int, settings: SkitterbarrenSettings) -> Refusal | None:
    """Return why an action cannot happen whatever the energy, or None.

    Rule: K-29, K-38, RK-28.
    """
    distance = action.distance or 0
    if action.type == "ready" and action.action is not None:
        return cannot_be(action.action, pool, settings)
    if action.type == "move" and distance > 0 and pool <= 0:
        return Refusal("K-38", "no movement pool: nothing to walk with")
    if action.type == "withdrawal" and distance > 0:
        if not settings.withdrawal_includes_movement:
            return Refusal("RK-28", "at this table a Withdrawal brings no movement of its own")
        if distance > pool:
            return Refusal("RK-28", f"a Withdrawal covers one movement pool, {max(0, pool)} ft")
    return None


def points(count: int) -> str:
    """Return so many Energy Points in words.

    Example:
        >>> points(1), points(3)
        ('1 Energy Point', '3 Energy Points')
    """
    return "1 Energy Point" if count == 1 else f"{count} Energy Points"


def _too_dear(cost: int, energy: int) -> Refusal:
    left = "1 is" if energy == 1 else f"{energy} are"
    return Refusal("K-23", f"it costs {points(cost)} and {left} left")


def step(
    pace: Pace,
    action: TurnAction,
    *,
    pool: int,
    class_costs: Mapping[str, int],
    settings: SkitterbarrenSettings,
) -> Step:
    """Play one action of a turn.

    Args:
        pace: what the turn has left.
        action: what is tried.
        pool: feet of one movement action.
        class_costs: costs that differ for this character.
        settings: the table's readings.

    Rule: K-23 to K-39, RK-22, RK-23, RK-28, RK-29, RK-54.
    """
    refusal = cannot_be(action, pool, settings)
    if refusal is not None:
        return Step(pace, refusal=refusal)
    if action.type == "move":
        return _move(pace, action, pool, class_costs, settings)
    cost = base_cost(action, pool, class_costs)
    if cost > pace.energy:
        return Step(pace, refusal=_too_dear(cost, pace.energy))
    after = replace(pace, energy=pace.energy - cost, stretch_left=0)
    if action.type == "attack":
        return _attack(after, action, cost, settings)
    walked = (action.distance or 0) if action.type == "withdrawal" else 0
    return Step(after, cost=cost, walked=walked)


def _move(
    pace: Pace,
    action: TurnAction,
    pool: int,
    class_costs: Mapping[str, int],
    settings: SkitterbarrenSettings,
) -> Step:
    distance = action.distance or 0
    shared = pace.stretch_left if settings.consecutive_moves_share else 0
    pools = _pools_begun(distance - shared, pool) if pool > 0 else 0
    cost = pools * class_costs.get("move", ACTION_COSTS["move"])
    if cost > pace.energy:
        return Step(pace, refusal=_too_dear(cost, pace.energy))
    after = replace(pace, energy=pace.energy - cost, stretch_left=shared + pools * pool - distance)
    draws = settings.reaction_attack_trigger == "leave_reach"
    provoked = action.leaves_reach_of if draws else ()
    return Step(after, cost=cost, walked=distance, provoked=provoked)


def _attack(pace: Pace, action: TurnAction, cost: int, settings: SkitterbarrenSettings) -> Step:
    if action.exempt:
        is_penalised = settings.exempt_attack_is_penalised
        penalty = penalty_after(pace.counted, settings) if is_penalised else 0
        return Step(pace, cost=cost, penalty=penalty)
    penalty = penalty_after(pace.counted, settings)
    return Step(replace(pace, counted=pace.counted + 1), cost=cost, penalty=penalty)


def resolve_turn(state: SkitterbarrenState, action: Turn, dice: Dice) -> Outcome:  # noqa: ARG001
    """Play through the actions of one turn.

    Rule: K-22 to K-39, K-66.
    """
    settings = state.settings
    start = energy_at_start(action.exhaustion, action.energy_unspent_last_turn, settings)
    pace = Pace(energy=start)
    steps: list[Step] = []
    for tried in action.actions:
        if action.surprised:
            steps.append(Step(pace, refusal=SURPRISED))
            continue
        steps.append(
            step(
                pace,
                tried,
                pool=action.movement_pool,
                class_costs=action.class_costs,
                settings=settings,
            )
        )
        pace = steps[-1].pace
    fields = {
        "energy_start": start,
        "energy_left": pace.energy,
        "results": ["ok" if one.refusal is None else "refused" for one in steps],
        "attack_penalties": [one.penalty for one in steps if one.penalty is not None],
        "distance": sum(one.walked for one in steps),
        "provoked": [name for one in steps for name in one.provoked],
    }
    first = next((one.refusal for one in steps if one.refusal is not None), None)
    return Outcome(fields=fields, refusal=first)


def turn_order(totals: Mapping[str, int], wits: Mapping[str, int], gm: frozenset[str]) -> list[str]:
    """Return names from first to last turn.

    Args:
        totals: name to initiative, in listed order.
        wits: name to Wits.
        gm: names of the GM's side.

    Rule: K-20, K-21, RK-17.
    """
    return sorted(totals, key=lambda name: (-totals[name], -wits[name], name in gm))


def resolve_initiative(state: SkitterbarrenState, action: Initiative, dice: Dice) -> Outcome:  # noqa: ARG001
    """Roll for the order of turns.

    Rule: K-20, K-21, RK-17.
    """
    rolled = [
        (sum(throw(dice, f"participant {place}")) + one.wits, one)
        for place, one in enumerate(action.participants, start=1)
    ]
    ordered = sorted(rolled, key=lambda pair: (-pair[0], -pair[1].wits, pair[1].side == "gm"))
    return Outcome(
        fields={
            "order": [one.name for _, one in ordered],
            "totals": {one.name: total for total, one in rolled},
        }
    )
