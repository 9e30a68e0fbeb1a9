"""Reactions, readied actions and assistance."""

from engine.core.model import Outcome, Refusal
from engine.dice.source import Dice
from engine.systems.skitterbarren.settings import SkitterbarrenSettings
from engine.systems.skitterbarren.state import SkitterbarrenState
from engine.systems.skitterbarren.tables import RESOURCE_SIDES
from engine.systems.skitterbarren.turn_actions import Assist, Reaction, ReadyAction
from engine.systems.skitterbarren.turns import SURPRISED


def reaction_refusal(*, used: bool, surprised: bool, own_turn: bool) -> Refusal | None:
    """Return why somebody cannot react now, or None.

    Rule: K-22, K-40.
    """
    if surprised:
        return SURPRISED
    if used:
        return Refusal("K-40", "the one Reaction of this round is used")
    if own_turn:
        return Refusal("K-40", "a Reaction happens outside one's own turn")
    return None


def resolve_reaction(state: SkitterbarrenState, action: Reaction, dice: Dice) -> Outcome:  # noqa: ARG001
    """Say whether a Reaction is possible; it costs nothing.

    Rule: K-22, K-40.
    """
    refusal = reaction_refusal(
        used=action.used_this_round, surprised=action.surprised, own_turn=action.own_turn
    )
    return Outcome(fields={"allowed": refusal is None, "energy_cost": 0}, refusal=refusal)


def resolve_ready_action(state: SkitterbarrenState, action: ReadyAction, dice: Dice) -> Outcome:  # noqa: ARG001
    """Ready an action and see what becomes of it.

    Rule: K-36, K-37, RK-33.
    """
    uses = state.settings.ready_uses_reaction
    allowed = action.energy >= action.action_cost
    free = not action.reaction_used or not uses
    executed = allowed and action.trigger_occurs and free
    fields = {
        "allowed": allowed,
        "energy_left": action.energy - (action.action_cost if allowed else 0),
        "executed": executed,
        "reaction_used": action.reaction_used or (executed and uses),
    }
    if allowed:
        return Outcome(fields=fields)
    message = f"it costs {action.action_cost} Energy Points and {action.energy} are left"
    return Outcome(fields=fields, refusal=Refusal("K-36", message))


def assist_refusal(action: Assist, settings: SkitterbarrenSettings) -> Refusal | None:
    """Return why this help cannot be given, or None.

    Rule: K-32, K-33, RK-32.
    """
    if action.energy < action.cost:
        return Refusal(
            "K-32" if action.mode == "check" else "K-33",
            f"Assist costs {action.cost} Energy Points and {action.energy} are left",
        )
    if action.mode == "check":
        return None
    assert action.helper_to_ally_ft is not None, "the action type asks for it"
    assert action.helper_to_target_ft is not None, "the action type asks for it"
    farthest = max(action.helper_to_ally_ft, action.helper_to_target_ft)
    if farthest > settings.assist_range_ft:
        return Refusal(
            "K-33", f"ally and target must be within {settings.assist_range_ft} ft of the helper"
        )
    return None


def bonus_of(dice: Dice, settings: SkitterbarrenSettings, lane: str = "") -> int:
    """Return what an Assist is worth, rolled if it is.

    Rule: K-32, K-33, RK-31.
    """
    if settings.assist_bonus == "1d4":
        return dice.face(RESOURCE_SIDES, lane=lane)
    return settings.assist_bonus


def resolve_assist(state: SkitterbarrenState, action: Assist, dice: Dice) -> Outcome:
    """Help an ally's check or attack.

    Rule: K-32, K-33, RK-31, RK-32.
    """
    settings = state.settings
    refusal = assist_refusal(action, settings)
    if refusal is not None:
        fields = {"allowed": False, "energy_left": action.energy, "bonus": 0}
        return Outcome(fields=fields, refusal=refusal, reads_dice=False)
    is_late = action.used_after_helpers_next_turn
    bonus = 0 if is_late else bonus_of(dice, settings)
    fields = {"allowed": True, "energy_left": action.energy - action.cost, "bonus": bonus}
    rolls = not is_late and settings.assist_bonus == "1d4"
    return Outcome(fields=fields, reads_dice=rolls)
