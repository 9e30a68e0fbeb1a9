"""The actions of a turn: what they cost, what they need, what they do."""

from collections.abc import Sequence
from typing import Final

from engine.core.model import JsonValue, Outcome
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.skitterbarren import events as e
from engine.systems.skitterbarren.actions import Attack
from engine.systems.skitterbarren.fight import finish
from engine.systems.skitterbarren.filling import fill
from engine.systems.skitterbarren.handlers import Script
from engine.systems.skitterbarren.legality import (
    check_check,
    check_strike,
    no_choice_waits,
    own_turn,
    someone,
)
from engine.systems.skitterbarren.movement import destination_of
from engine.systems.skitterbarren.paying import (
    attack_of,
    check_of,
    paid_event,
    pay,
)
from engine.systems.skitterbarren.play_actions import Take
from engine.systems.skitterbarren.reactions import bonus_of
from engine.systems.skitterbarren.rolling import play_roll
from engine.systems.skitterbarren.sheets import is_down
from engine.systems.skitterbarren.state import (
    Crossing,
    Help,
    Purpose,
    Readied,
    SkitterbarrenState,
)
from engine.systems.skitterbarren.tables import ENERGY

_WITH_CHECK: Final[dict[str, Purpose]] = {
    "hide": "hide",
    "search": "search",
    "handling": "handling",
}


def check_take(state: SkitterbarrenState, action: Take) -> None:
    """Make sure that somebody may take this action of their turn now.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-20 to K-39.
    """
    no_choice_waits(state)
    name = someone(action.acting)
    own_turn(state, name)
    check_possible(state, action)
    refusal = pay(state, action).refusal
    if refusal is not None:
        raise IllegalActionError(
            refusal.rule, f"{name} cannot do that now ({action.what}): {refusal.message}"
        )


def check_possible(state: SkitterbarrenState, action: Take) -> None:
    """Make sure of everything but turn and energy: targets, ratings, allies, directions.

    Raises:
        IllegalActionError: with the rule and the reason.
    """
    match action.what:
        case "attack":
            _check_attack(state, action)
        case "spell":
            _check_spell(state, action)
        case "move" | "withdrawal":
            destination_of(state, action)
        case "hide" | "search" | "handling":
            _check_its_check(state, action)
        case "assist":
            _check_assist(state, action)
        case "ready":
            _check_ready(action)
        case _:
            _check_feature(action)


def _check_attack(state: SkitterbarrenState, action: Take) -> None:
    if action.target is None:
        raise IllegalActionError("K-44", "an attack needs a target")
    check_strike(state, attack_of(action))


def _check_spell(state: SkitterbarrenState, action: Take) -> None:
    if action.cost is None or not 1 <= action.cost <= ENERGY:
        raise IllegalActionError("RK-51", "a spell's description names its cost, 1 to 3 points")
    if action.target is not None:
        check_strike(state, attack_of(action))


def _check_its_check(state: SkitterbarrenState, action: Take) -> None:
    check = check_of(state, action)
    if check is not None:
        check_check(state, check)


def _check_assist(state: SkitterbarrenState, action: Take) -> None:
    helper, ally = someone(action.acting), action.ally
    if ally is None or ally not in state.characters or ally == helper:
        raise IllegalActionError("K-32", "an Assist helps somebody else; name the ally")
    if is_down(state, ally) or state.characters[ally].side != state.characters[helper].side:
        raise IllegalActionError("K-32", f"{ally} is no ally who could use help")
    if action.mode == "check":
        return
    positions = state.fight.positions if state.fight is not None else {}
    if action.target is None or action.target not in state.characters:
        raise IllegalActionError("K-33", "say whom the assisted attack is against")
    most = state.settings.assist_range_ft
    for other in (ally, action.target):
        gap = abs(positions.get(helper, 0) - positions.get(other, 0))
        if gap > most:
            raise IllegalActionError("K-33", f"{other} is {gap} ft away; it must be {most} or less")


def _check_feature(action: Take) -> None:
    if action.cost is None:
        raise IllegalActionError("K-23", "say what the feature costs")


def _check_ready(action: Take) -> None:
    if action.readied is None or not action.trigger.strip():
        raise IllegalActionError("K-36", "name the action and its trigger")
    if action.readied.what == "ready":
        raise IllegalActionError("K-36", "a readied action cannot be another Ready")
    if action.readied.what in ("spell", "feature") and action.readied.cost is None:
        raise IllegalActionError("RK-51", "the readied spell or feature needs its cost")


def resolve_take(state: SkitterbarrenState, action: Take, dice: Dice) -> Outcome:
    """Take one action of a turn.

    Rule: K-23 to K-39.
    """
    script = Script(state)
    paid = pay(state, action)
    paid_event(script, someone(action.acting), action.what, paid)
    return perform(script, action, dice, provoked=paid.provoked)


def perform(script: Script, action: Take, dice: Dice, *, provoked: tuple[str, ...] = ()) -> Outcome:
    """Do what an action does, paid for already, and play on.

    Args:
        script: takes the events.
        action: the action.
        dice: where faces come from.
        provoked: who may react to the move.
    """
    rolled = _do(script, action, dice, provoked)
    return close(script, action.what, someone(action.acting), rolled, dice)


def close(
    script: Script,
    what: str,
    name: str,
    rolled: Outcome | None,
    dice: Dice,
    *,
    before: Sequence[dict[str, JsonValue]] = (),
) -> Outcome:
    """Play on after an action, and put its outcome together.

    Args:
        script: takes the events.
        what: what was done.
        name: who did it.
        rolled: the roll that went with it; None for none.
        dice: where faces come from.
        before: Reaction Attacks that came before the roll.
    """
    reactions = [*before, *finish(script, dice)]
    fight = script.state.fight
    fields: dict[str, JsonValue] = {
        **(rolled.fields if rolled is not None else {"who": name}),
        "what": what,
        "energy_left": fight.energy if fight is not None and fight.current == name else 0,
        "reactions": reactions,
    }
    return Outcome(
        fields=fields,
        degree=rolled.degree if rolled is not None else None,
        passed=rolled.passed if rolled is not None else None,
        events=tuple(script.events),
    )


def _do(script: Script, action: Take, dice: Dice, provoked: tuple[str, ...]) -> Outcome | None:
    state, name = script.state, someone(action.acting)
    match action.what:
        case "move":
            move(script, name, destination_of(state, action), provoked)
        case "withdrawal":
            to = destination_of(state, action)
            script.do(e.Moved(rule="K-29", name=name, position=to))
        case "attack":
            return play_roll(script, _filled(script, action), dice, "attack")
        case "spell" if action.target is not None:
            return play_roll(script, _filled(script, action), dice, "attack")
        case "hide" | "search" | "handling":
            check = check_of(state, action)
            if check is not None:
                return play_roll(script, fill(state, check), dice, _WITH_CHECK[action.what])
        case "assist":
            _assist(script, name, action, dice)
        case "ready":
            assert action.readied is not None, "checked before"
            inner = action.readied.model_copy(update={"acting": name})
            body = inner.model_dump(mode="json", exclude_none=True)
            readied = Readied(trigger=action.trigger, action=body)
            script.do(e.ActionReadied(rule="K-36", name=name, readied=readied))
        case _:
            pass
    return None


def _filled(script: Script, action: Take) -> Attack:
    # Paying has counted this attack already; the penalty is that of the ones before it.
    filled = fill(script.state, attack_of(action))
    fight = script.state.fight
    if fight is None or not filled.on_own_turn or action.exempt:
        return filled
    return filled.model_copy(update={"prior_attacks": max(0, fight.counted - 1)})


def move(script: Script, name: str, to: int, provoked: tuple[str, ...]) -> None:
    """Begin a move; it ends when the Reactions that it draws are over.

    Rule: K-30, K-38, RK-29.
    """
    if not provoked:
        script.do(e.Moved(rule="K-38", name=name, position=to))
        return
    crossing = Crossing(mover=name, destination=to, waiting=provoked)
    script.do(e.MoveBegan(rule="RK-29", crossing=crossing))


def _assist(script: Script, helper: str, action: Take, dice: Dice) -> None:
    bonus = bonus_of(dice, script.state.settings, "assist")
    one = Help(helper=helper, ally=str(action.ally), mode=action.mode, bonus=bonus)
    rule = "K-32" if action.mode == "check" else "K-33"
    script.do(e.HelpGiven(rule=rule, help=one))
