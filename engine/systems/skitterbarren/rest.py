"""The Long Rest: when it counts, when it is rolled for, what it gives back."""

from dataclasses import dataclass

from engine.core.model import JsonValue, Outcome, Refusal
from engine.dice.source import Dice
from engine.systems.skitterbarren.resources import blunder_cap, held_after_gain
from engine.systems.skitterbarren.rolls import throw
from engine.systems.skitterbarren.settings import SkitterbarrenSettings
from engine.systems.skitterbarren.state import SkitterbarrenState
from engine.systems.skitterbarren.tables import REST_DR, succeeds
from engine.systems.skitterbarren.wilds_actions import LongRest


@dataclass(frozen=True, slots=True)
class Plan:
    """What a rest comes to before any die.

    Attributes:
        refusal: why it is no Long Rest; None when it is one.
        jeopardised: whether it is at risk.
        is_rolled: whether it is rolled for.
        effective: what it is without a roll.
    """

    refusal: Refusal | None
    jeopardised: bool
    is_rolled: bool
    effective: bool


def plan_rest(action: LongRest, settings: SkitterbarrenSettings) -> Plan:
    """Return what a rest comes to before any die.

    Rule: K-68 to K-72, RK-47, RK-49.
    """
    is_bare = action.place == "wilds" and not (action.bedroll and action.camp_kit)
    jeopardised = action.disrupted or is_bare
    refusal = None
    if action.rested_today:
        refusal = Refusal("K-68", "only one Long Rest a day counts")
    elif action.hours < settings.minimum_rest_hours:
        refusal = Refusal(
            "K-68", f"a Long Rest takes {settings.minimum_rest_hours} hours, not {action.hours}"
        )
    at_risk = refusal is None and jeopardised
    is_rolled = at_risk and settings.interrupted_rest == "always_roll"
    is_lost = at_risk and settings.interrupted_rest == "auto_fail"
    effective = refusal is None and not is_rolled and not is_lost
    return Plan(refusal, jeopardised, is_rolled, effective)


def resolve_long_rest(state: SkitterbarrenState, action: LongRest, dice: Dice) -> Outcome:
    """Rest for the night.

    Rule: K-68 to K-73, RK-40, RK-47 to RK-49.
    """
    settings = state.settings
    plan = plan_rest(action, settings)
    total = sum(throw(dice)) if plan.is_rolled else None
    effective = plan.effective if total is None else succeeds(total, REST_DR, settings)
    blunders = action.blunders
    if plan.refusal is None and not effective:
        blunders = held_after_gain(blunders, 1, blunder_cap(action.party_level, settings))
    full = action.health if action.max_health is None else action.max_health
    resources = {
        name: one.max if effective and one.restored_by_rest else one.now
        for name, one in action.resources.items()
    }
    fields: dict[str, JsonValue] = {
        "allowed": plan.refusal is None,
        "jeopardised": plan.jeopardised,
        "roll_needed": plan.is_rolled,
        "total": total,
        "effective": effective,
        "blunders": blunders,
        "health": full if effective else action.health,
        "resources": resources,
        "exhaustion": _exhaustion_after(action.exhaustion, effective, settings),
    }
    return Outcome(fields=fields, passed=effective, refusal=plan.refusal)


def _exhaustion_after(level: int, effective: bool, settings: SkitterbarrenSettings) -> int:  # noqa: FBT001
    recovery = settings.rest_exhaustion_recovery
    return max(0, level - recovery) if effective and recovery else level
