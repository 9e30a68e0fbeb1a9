"""Boons and Blunders as pools with limits, and the party level that one limit needs."""

from engine.core.model import Outcome, Refusal
from engine.dice.source import Dice
from engine.systems.skitterbarren.actions import (
    GainResource,
    PartyLevel,
    ResourceCap,
    SpendResource,
)
from engine.systems.skitterbarren.settings import SkitterbarrenSettings
from engine.systems.skitterbarren.state import SkitterbarrenState
from engine.systems.skitterbarren.tables import (
    HIGHER_BLUNDER_CAP,
    HIGHER_CAP_LEVEL,
    LOWER_BLUNDER_CAP,
    Resource,
)


def party_level(levels: tuple[int, ...], settings: SkitterbarrenSettings) -> int:
    """Return the level of a party.

    Args:
        levels: levels of its members, at least one.
        settings: the table's readings.

    Rule: K-15, RK-05.
    """
    if settings.party_level_basis == "highest":
        return max(levels)
    if settings.party_level_basis == "lowest":
        return min(levels)
    return sum(levels) // len(levels)


def boon_cap(cap_bonus: int, settings: SkitterbarrenSettings) -> int:
    """Return how many Boons the party may hold.

    Rule: K-13, RK-12.
    """
    return settings.boon_cap + cap_bonus


def blunder_cap(level: int, settings: SkitterbarrenSettings) -> int:
    """Return how many Blunders the GM may hold at a party level.

    Rule: K-15, RK-04.
    """
    if level >= HIGHER_CAP_LEVEL:
        return HIGHER_BLUNDER_CAP
    if level == HIGHER_CAP_LEVEL - 1:
        return settings.blunder_cap_level_4
    return LOWER_BLUNDER_CAP


def held_after_gain(current: int, gained: int, cap: int) -> int:
    """Return what a pool holds after a gain: up to the limit, never less than before.

    Rule: K-13, K-15, K-17, RK-12.
    """
    return max(current, min(current + gained, cap))


def _cap(resource: Resource, level: int | None, bonus: int, settings: SkitterbarrenSettings) -> int:
    if resource == "boon":
        return boon_cap(bonus, settings)
    assert level is not None, "the action type asks for the level"
    return blunder_cap(level, settings)


def resolve_party_level(state: SkitterbarrenState, action: PartyLevel, dice: Dice) -> Outcome:  # noqa: ARG001
    """Work out the level of a party.

    Rule: K-15, RK-05.
    """
    return Outcome(fields={"party_level": party_level(action.levels, state.settings)})


def resolve_resource_cap(state: SkitterbarrenState, action: ResourceCap, dice: Dice) -> Outcome:  # noqa: ARG001
    """Say how many Boons or Blunders may be held.

    Rule: K-13, K-15.
    """
    cap = _cap(action.resource, action.party_level, action.cap_bonus, state.settings)
    return Outcome(fields={"cap": cap})


def resolve_gain_resource(state: SkitterbarrenState, action: GainResource, dice: Dice) -> Outcome:  # noqa: ARG001
    """Gain Boons or Blunders.

    Rule: K-11 to K-17, RK-12.
    """
    cap = _cap(action.resource, action.party_level, action.cap_bonus, state.settings)
    count = held_after_gain(action.current, action.gained, cap)
    lost = action.current + action.gained - count
    return Outcome(fields={"count": count, "cap": cap, "lost": lost})


def resolve_spend_resource(state: SkitterbarrenState, action: SpendResource, dice: Dice) -> Outcome:  # noqa: ARG001
    """Spend Boons or Blunders.

    Rule: K-14, K-16, K-17.
    """
    allowed = action.current >= action.amount
    fields = {"allowed": allowed, "count": action.current - (action.amount if allowed else 0)}
    if allowed:
        return Outcome(fields=fields)
    rule = "K-14" if action.resource == "boon" else "K-16"
    message = f"only {action.current} {action.resource.title()}s are there, {action.amount} wanted"
    return Outcome(fields=fields, refusal=Refusal(rule, message))
