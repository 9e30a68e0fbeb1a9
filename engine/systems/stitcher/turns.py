"""Rounds and turns: who acts, who helps, whose turn is used up."""

from engine.core.model import Event, Outcome, Refusal
from engine.dice.source import Dice
from engine.systems.stitcher.actions import ActivePool, Opposed, TeamTurn
from engine.systems.stitcher.events import TurnTaken
from engine.systems.stitcher.settings import StitcherSettings
from engine.systems.stitcher.state import StitcherState


def turn_refusal(
    actor: str, helpers: tuple[str, ...], acted: tuple[str, ...], settings: StitcherSettings
) -> Refusal | None:
    """Return why these cannot take a turn together now, or None.

    Rule: S-68, RS-25.
    """
    if actor in acted:
        return Refusal("S-68", f"{actor} has already had a turn in this round")
    if settings.helper_must_not_have_acted:
        for helper in helpers:
            if helper in acted:
                return Refusal("RS-25", f"{helper} has acted in this round and cannot help")
    return None


def resolve_team_turn(state: StitcherState, action: TeamTurn, dice: Dice) -> Outcome:  # noqa: ARG001
    """Take a turn, alone or with helpers.

    Rule: S-28, S-67, S-68, S-70.
    """
    order, acted = action.order, action.acted
    if action.acting is not None:
        order, acted = state.order or tuple(state.characters), state.acted
    refusal = turn_refusal(action.actor, action.helpers, acted, state.settings)
    together = (action.actor, *action.helpers)
    gone = {*acted, *(() if refusal else together)}
    fields = {
        "allowed": refusal is None,
        "starting_dice": 0 if refusal else len(together) * state.settings.starting_pool_dice,
        "remaining": [name for name in order if name not in gone],
    }
    events: tuple[Event, ...] = ()
    if action.acting is not None and refusal is None:
        events = (TurnTaken(rule="S-68", names=together),)
    return Outcome(fields=fields, refusal=refusal, events=events)


def turn_of(state: StitcherState, action: ActivePool | Opposed) -> tuple[Event, ...]:
    """Return the turn that a roll uses up; nothing outside rounds.

    Rule: S-68.
    """
    if not state.order or action.acting is None:
        return ()
    return (TurnTaken(rule="S-68", names=(action.acting, *action.helpers)),)


def begin_rounds(state: StitcherState, order: tuple[str, ...]) -> StitcherState:
    """Return the state with everybody of ``order`` about to act in round 1.

    Rule: S-02, RS-32.
    """
    return state.model_copy(update={"order": order, "acted": (), "round_number": 1})


def end_rounds(state: StitcherState) -> StitcherState:
    """Return the state without rounds."""
    return state.model_copy(update={"order": (), "acted": (), "round_number": 0})


def take_turn(state: StitcherState, names: tuple[str, ...]) -> StitcherState:
    """Return the state after a turn; when nobody is left a new round begins.

    Rule: S-68.
    """
    acted = (*state.acted, *(name for name in names if name not in state.acted))
    if state.order and all(name in acted or name not in state.characters for name in state.order):
        return state.model_copy(update={"acted": (), "round_number": state.round_number + 1})
    return state.model_copy(update={"acted": acted})
