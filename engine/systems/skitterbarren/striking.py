"""An attack by name on one's own turn: walk up to the target if need be, then strike."""

from engine.core.model import JsonValue, Outcome
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.skitterbarren.actions import Attack
from engine.systems.skitterbarren.fight import finish
from engine.systems.skitterbarren.filling import fill
from engine.systems.skitterbarren.handlers import Script
from engine.systems.skitterbarren.legality import check_attack, must_fight, out_of_range
from engine.systems.skitterbarren.movement import destination_of
from engine.systems.skitterbarren.paying import paid_event, pay, pay_for
from engine.systems.skitterbarren.play_actions import Take
from engine.systems.skitterbarren.rolling import play_roll
from engine.systems.skitterbarren.sheets import is_down
from engine.systems.skitterbarren.state import SkitterbarrenState
from engine.systems.skitterbarren.taking import close, move
from engine.systems.skitterbarren.turn_actions import TurnAction
from engine.systems.skitterbarren.turns import Step


def approach_of(state: SkitterbarrenState, action: Attack) -> Take | None:
    """Return the move that brings an attacker into range; None when there is no need for one.

    Rule: K-38, K-44.
    """
    missing = out_of_range(state, action)
    if missing is None:
        return None
    gap, reach = missing
    return Take(acting=action.acting, what="move", distance=gap - reach, toward=action.target)


def check_strike_in_turn(state: SkitterbarrenState, action: Attack) -> None:
    """Make sure that an attack by name can be made, the way to the target included.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-20, K-23, K-25, K-38, K-44.
    """
    check_attack(state, action)
    if action.acting is None or state.fight is None:
        return
    walk = approach_of(state, action)
    if walk is not None:
        paid = pay(state, walk)
        left = must_fight(state).energy - paid.cost
        if paid.refusal is None and left > 0:
            return
        if must_fight(state).energy == 0:
            raise IllegalActionError("K-23", f"{action.acting} has no Energy Points left")
        raise IllegalActionError("K-44", f"{action.target} is too far away to walk up and attack")
    refusal = _attack_cost(state, action).refusal
    if refusal is not None:
        raise IllegalActionError(refusal.rule, f"{action.acting}, attack: {refusal.message}")


def _attack_cost(state: SkitterbarrenState, action: Attack) -> Step:
    return pay_for(state, str(action.acting), TurnAction(type="attack", exempt=action.exempt))


def resolve_strike_in_turn(state: SkitterbarrenState, action: Attack, dice: Dice) -> Outcome:
    """Walk up if need be, pay for the attack, roll, and play on.

    Who falls to a Reaction on the way does not strike.

    Rule: K-25, K-26, K-30, K-38, K-46.
    """
    script, name = Script(state), str(action.acting)
    on_the_way: list[dict[str, JsonValue]] = []
    walk = approach_of(state, action)
    if walk is not None:
        paid = pay(state, walk)
        paid_event(script, name, "move", paid)
        move(script, name, destination_of(state, walk), paid.provoked)
        on_the_way = finish(script, dice)
        if script.state.fight is None or is_down(script.state, name):
            return close(script, "move", name, None, dice, before=on_the_way)
    filled = fill(script.state, action)
    paid_event(script, name, "attack", _attack_cost(script.state, action))
    rolled = play_roll(script, filled, dice, "attack")
    return close(script, "attack", name, rolled, dice, before=on_the_way)
