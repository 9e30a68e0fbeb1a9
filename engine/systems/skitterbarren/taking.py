"""The actions of a turn: what they cost, what they need, what they do."""

from typing import Final

from engine.core.model import JsonValue, Outcome
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.skitterbarren import events as e
from engine.systems.skitterbarren.actions import Attack, Check, Mod
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
from engine.systems.skitterbarren.movement import destination_of, leaves_reach_of
from engine.systems.skitterbarren.play_actions import Take
from engine.systems.skitterbarren.reactions import bonus_of
from engine.systems.skitterbarren.rolling import play_roll
from engine.systems.skitterbarren.sheets import is_down
from engine.systems.skitterbarren.state import (
    Crossing,
    Fight,
    Help,
    Purpose,
    Readied,
    SkitterbarrenState,
)
from engine.systems.skitterbarren.tables import ENERGY
from engine.systems.skitterbarren.turn_actions import TurnAction
from engine.systems.skitterbarren.turns import Pace, Step, step

_SKILLS_OF: Final = {"hide": ("Artifice",), "search": ("Awareness", "Artifice")}
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
        raise IllegalActionError(refusal.rule, f"{name}, {action.what}: {refusal.message}")


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
        case "feature":
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


def turn_action(state: SkitterbarrenState, action: Take) -> TurnAction:
    """Return the action as the rules of a turn see it."""
    match action.what:
        case "move":
            to = destination_of(state, action)
            start = _positions(state)[someone(action.acting)]
            leaves = leaves_reach_of(state, someone(action.acting), to)
            return TurnAction(type="move", distance=abs(to - start), leaves_reach_of=leaves)
        case "withdrawal":
            start = _positions(state)[someone(action.acting)]
            walked = abs(destination_of(state, action) - start)
            return TurnAction(type="withdrawal", distance=walked)
        case "attack":
            return _costing(TurnAction(type="attack", exempt=action.exempt), action)
        case "spell" if action.target is not None:
            return _costing(TurnAction(type="attack", exempt=action.exempt), action)
        case "ready":
            assert action.readied is not None, "checked before"
            return TurnAction(type="ready", action=_readied_as(action.readied))
        case _:
            return _costing(TurnAction(type=action.what), action)


def _readied_as(inner: Take) -> TurnAction:
    # Where it will happen is not known yet, so the distance is the one that was declared.
    match inner.what:
        case "move":
            return TurnAction(type="move", distance=inner.distance)
        case "withdrawal":
            return TurnAction(type="withdrawal", distance=inner.distance)
        case _:
            return _costing(TurnAction(type=inner.what), inner)


def _costing(turned: TurnAction, action: Take) -> TurnAction:
    return turned if action.cost is None else turned.model_copy(update={"cost": action.cost})


def _positions(state: SkitterbarrenState) -> dict[str, int]:
    return {} if state.fight is None else state.fight.positions


def pay(state: SkitterbarrenState, action: Take) -> Step:
    """Return what the action costs and leaves, or why it does not go.

    Rule: K-23 to K-39.
    """
    return _pay(state, someone(action.acting), turn_action(state, action))


def _pay(state: SkitterbarrenState, name: str, action: TurnAction) -> Step:
    fight, sheet = state.fight, state.characters[name]
    assert fight is not None, "checked before"
    pace = Pace(energy=fight.energy, stretch_left=fight.stretch_left, counted=fight.counted)
    return step(
        pace,
        action,
        pool=sheet.movement_ft,
        class_costs={what: max(0, cost) for what, cost in sheet.class_costs.items()},
        settings=state.settings,
    )


def _paid(script: Script, name: str, what: str, paid: Step) -> None:
    script.do(
        e.ActionTaken(
            rule="K-23",
            name=name,
            what=what,
            cost=paid.cost,
            stretch_left=paid.pace.stretch_left,
            counted=paid.pace.counted,
        )
    )


def attack_of(action: Take) -> Attack:
    """Return the attack that an action of a turn stands for."""
    is_spell = action.what == "spell"
    weapon = f"Spell {action.weapon}".strip() if is_spell else action.weapon
    attack = Attack(
        acting=action.acting,
        target=action.target,
        weapon=weapon,
        conditional=action.modifiers,
        exempt=action.exempt,
        boons=action.boons,
    )
    return attack if action.dr is None else attack.model_copy(update={"defense_rating": action.dr})


def check_of(state: SkitterbarrenState, action: Take) -> Check | None:
    """Return the check that goes with hiding, searching or handling; None for a sure thing.

    Raises:
        IllegalActionError: no rating, or a skill that does not serve.

    Rule: K-31, K-34, K-35, RK-30, RK-50.
    """
    skills = _SKILLS_OF.get(action.what, ())
    skill = action.skill or (skills[0] if skills else "")
    if skills and skill.casefold() not in {one.casefold() for one in skills}:
        raise IllegalActionError("K-34", f"{action.what} is a matter of {' or '.join(skills)}")
    dr = state.settings.default_dr if action.dr is None else action.dr
    if dr is None:
        if action.what == "handling":
            return None
        raise IllegalActionError("RK-50", "the GM names a Difficulty Rating first")
    own = (Mod(name=skill, value=0),) if skill else ()
    return Check(
        acting=action.acting, dr=dr, modifiers=(*own, *action.modifiers), boons=action.boons
    )


def resolve_take(state: SkitterbarrenState, action: Take, dice: Dice) -> Outcome:
    """Take one action of a turn.

    Rule: K-23 to K-39.
    """
    script = Script(state)
    paid = pay(state, action)
    _paid(script, someone(action.acting), action.what, paid)
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


def close(script: Script, what: str, name: str, rolled: Outcome | None, dice: Dice) -> Outcome:
    """Play on after an action, and put its outcome together."""
    reactions = finish(script, dice)
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


def check_fighting_attack(state: SkitterbarrenState, action: Attack) -> None:
    """Make sure that an attack on one's own turn can be paid for.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-23, K-25.
    """
    refusal = _pay(
        state, str(action.acting), TurnAction(type="attack", exempt=action.exempt)
    ).refusal
    if refusal is not None:
        raise IllegalActionError(refusal.rule, f"{action.acting}, attack: {refusal.message}")


def resolve_fighting_attack(state: SkitterbarrenState, action: Attack, dice: Dice) -> Outcome:
    """Attack on one's own turn: pay, roll, play on.

    Rule: K-25, K-26, K-46.
    """
    script, name = Script(state), str(action.acting)
    filled = fill(state, action)
    paid = _pay(state, name, TurnAction(type="attack", exempt=action.exempt))
    _paid(script, name, "attack", paid)
    rolled = play_roll(script, filled, dice, "attack")
    return close(script, "attack", name, rolled, dice)


def in_own_turn(state: SkitterbarrenState, action: Attack) -> bool:
    """Return whether an attack belongs to a turn of the fight under way."""
    fight: Fight | None = state.fight
    return fight is not None and action.acting in fight.order
