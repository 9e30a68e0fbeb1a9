"""What an action of a turn costs, and the check or attack that goes with it."""

from typing import Final

from engine.errors import IllegalActionError
from engine.systems.skitterbarren import events as e
from engine.systems.skitterbarren.actions import Attack, Check, Mod
from engine.systems.skitterbarren.handlers import Script
from engine.systems.skitterbarren.legality import someone
from engine.systems.skitterbarren.movement import destination_of, leaves_reach_of
from engine.systems.skitterbarren.play_actions import Take
from engine.systems.skitterbarren.state import SkitterbarrenState
from engine.systems.skitterbarren.turn_actions import TurnAction
from engine.systems.skitterbarren.turns import Pace, Step, step

_SKILLS_OF: Final = {"hide": ("Artifice",), "search": ("Awareness", "Artifice")}


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
    return pay_for(state, someone(action.acting), turn_action(state, action))


def pay_for(state: SkitterbarrenState, name: str, action: TurnAction) -> Step:
    """Return what an action of a turn costs somebody in this fight.

    Rule: K-23 to K-39.
    """
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


def paid_event(script: Script, name: str, what: str, paid: Step) -> None:
    """Put down what an action cost."""
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
