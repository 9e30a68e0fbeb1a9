"""How the GM's side fights when nobody runs it: a stated policy, with dice for what is equal.

A fighter goes for the nearest enemy who is not hidden (of equally near ones a die decides). In
range it attacks, at most twice in a turn, a third time only against somebody who is nearly done;
out of range it walks up, and with no point left to do either it ends its turn.
"""

from typing import Final

from engine.core.model import Outcome
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.skitterbarren.fight import resolve_end_turn, winner_of
from engine.systems.skitterbarren.handlers import Script
from engine.systems.skitterbarren.legality import must_fight, no_choice_waits
from engine.systems.skitterbarren.play_actions import EndTurn, GmStep, Take
from engine.systems.skitterbarren.sheets import HIDDEN, health, is_down, weapon_of
from engine.systems.skitterbarren.state import SkitterbarrenState
from engine.systems.skitterbarren.tables import REACH_FT
from engine.systems.skitterbarren.taking import check_take, close, resolve_take

USUAL_ATTACKS: Final = 2
NEARLY_DONE: Final = 4
"""Health at which a third attack at -6 is worth a try."""


def choose(state: SkitterbarrenState, name: str, dice: Dice, *, foe: str = "") -> Take | None:
    """Return what a fighter does next by the policy; None to end the turn.

    Args:
        state: with a fight in which it is this fighter's turn.
        name: the fighter.
        dice: decides between equally near enemies, in lane ``gm``.
        foe: whom the fighter goes for, if that one stands and is seen.
    """
    fight = must_fight(state)
    target = _target(state, name, dice, foe)
    if target is None:
        return None
    gap = abs(fight.positions[name] - fight.positions[target])
    sheet = state.characters[name]
    weapon = weapon_of(sheet, "", state.settings)
    if gap <= (weapon.range_ft if state.settings.house_kit else REACH_FT):
        left = health(state.characters[target], state.settings)
        is_nearly_done = left is not None and left <= NEARLY_DONE
        if fight.counted < USUAL_ATTACKS or is_nearly_done:
            return _if_allowed(state, Take(acting=name, what="attack", target=target))
        return None
    walk = min(sheet.movement_ft, gap - REACH_FT)
    if fight.stretch_left > 0:
        walk = min(walk, fight.stretch_left)
    return _if_allowed(state, Take(acting=name, what="move", distance=walk, toward=target))


def _target(state: SkitterbarrenState, name: str, dice: Dice, foe: str) -> str | None:
    fight = must_fight(state)
    side = state.characters[name].side
    seen = [
        other
        for other in fight.order
        if not is_down(state, other)
        and state.characters[other].side != side
        and HIDDEN not in state.characters[other].conditions
    ]
    if not seen or foe in seen:
        return foe if seen else None
    here = fight.positions[name]
    nearest = min(abs(fight.positions[other] - here) for other in seen)
    near = [other for other in seen if abs(fight.positions[other] - here) == nearest]
    return near[0] if len(near) == 1 else near[dice.face(len(near), lane="gm") - 1]


def _if_allowed(state: SkitterbarrenState, take: Take) -> Take | None:
    try:
        check_take(state, take)
    except IllegalActionError:
        return None
    return take


def is_for_gm(state: SkitterbarrenState) -> bool:
    """Return whether the next step of a fight is not a player's.

    It is the GM's on the turn of the GM's side, when whoever has the turn has fallen or left the
    game, and when one side is beaten.
    """
    name = must_fight(state).current
    if is_down(state, name) or winner_of(state) is not None:
        return True
    return state.characters[name].side == "gm"


def check_gm_step(state: SkitterbarrenState, action: GmStep) -> None:  # noqa: ARG001
    """Make sure that the next step is not a player's.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-20.
    """
    fight = must_fight(state)
    no_choice_waits(state)
    if not is_for_gm(state):
        raise IllegalActionError("K-20", f"it is the turn of {fight.current}, who is a player's")


def resolve_gm_step(state: SkitterbarrenState, action: GmStep, dice: Dice) -> Outcome:  # noqa: ARG001
    """Take the next action of a GM's fighter, or end its turn.

    Rule: K-20, K-23, house.
    """
    name = must_fight(state).current
    if is_down(state, name) or winner_of(state) is not None:
        return close(Script(state), "nothing", name, None, dice)
    take = choose(state, name, dice)
    if take is None:
        return resolve_end_turn(state, EndTurn(acting=name), dice)
    return resolve_take(state, take, dice)
