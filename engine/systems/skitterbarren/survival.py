"""Exhaustion, bags, provisions and hunger."""

from collections.abc import Sequence

from engine.core.model import JsonValue, Outcome, Refusal
from engine.dice.source import Dice
from engine.systems.skitterbarren.settings import SkitterbarrenSettings
from engine.systems.skitterbarren.state import SkitterbarrenState
from engine.systems.skitterbarren.tables import (
    CHECK_PENALTY,
    ENERGY_LEVEL,
    ENERGY_PENALTY,
    PENALTY_LEVEL,
    SPACES_PER_LEVEL,
    WEEK_DAYS,
    exhaustion_level,
)
from engine.systems.skitterbarren.wilds_actions import (
    ConsumeProvisions,
    EquipBag,
    ExhaustionEffects,
    Hunger,
    Inventory,
)


def usable_spaces(bag_spaces: int, exhaustion: int, settings: SkitterbarrenSettings) -> int:
    """Return the squares of a bag that Exhaustion cards leave, 0 and up.

    Rule: K-52, K-64 to K-67, RK-38.
    """
    blocked = SPACES_PER_LEVEL * exhaustion_level(exhaustion, settings)
    return max(0, bag_spaces - blocked)


def resolve_exhaustion_effects(
    state: SkitterbarrenState,
    action: ExhaustionEffects,
    dice: Dice,  # noqa: ARG001
) -> Outcome:
    """Say what a level of Exhaustion costs.

    Rule: K-64 to K-67, RK-38.
    """
    level = exhaustion_level(action.level, state.settings)
    fields = {
        "level": level,
        "spaces_lost": SPACES_PER_LEVEL * level,
        "check_penalty": CHECK_PENALTY if level >= PENALTY_LEVEL else 0,
        "energy_penalty": ENERGY_PENALTY if level >= ENERGY_LEVEL else 0,
    }
    return Outcome(fields=fields)


def resolve_inventory(state: SkitterbarrenState, action: Inventory, dice: Dice) -> Outcome:  # noqa: ARG001
    """Count the squares of a bag.

    Rule: K-52 to K-54, K-64.
    """
    usable = usable_spaces(action.bag_spaces, action.exhaustion, state.settings)
    used = sum(item.size for item in action.items)
    fields: dict[str, JsonValue] = {
        "usable_spaces": usable,
        "used": used,
        "free": max(0, usable - used),
        "must_free": max(0, used - usable),
    }
    if action.add is None:
        return Outcome(fields=fields)
    fits = action.add.size <= usable - used
    refusal = None
    if not fits:
        refusal = Refusal("K-52", f"{action.add.size} squares wanted, {usable - used} free")
    return Outcome(fields={**fields, "fits": fits}, refusal=refusal)


def resolve_equip_bag(state: SkitterbarrenState, action: EquipBag, dice: Dice) -> Outcome:  # noqa: ARG001
    """Say whether somebody is strong enough for a bag.

    Rule: K-55.
    """
    required = action.brawn_required
    if required is None or action.brawn >= required:
        return Outcome(fields={"allowed": True})
    refusal = Refusal("K-55", f"this bag asks for Brawn {required}; it is {action.brawn}")
    return Outcome(fields={"allowed": False}, refusal=refusal)


def resolve_consume_provisions(
    state: SkitterbarrenState,  # noqa: ARG001
    action: ConsumeProvisions,
    dice: Dice,  # noqa: ARG001
) -> Outcome:
    """Eat one provisions item a day while there are any.

    Rule: K-56.
    """
    days = max(0, action.days)
    eaten = min(days, max(0, action.provisions))
    ate = [True] * eaten + [False] * (days - eaten)
    return Outcome(fields={"provisions_left": action.provisions - eaten, "ate": ate})


def hungry_days(ate: Sequence[bool], settings: SkitterbarrenSettings) -> list[int]:
    """Return the days, from 1, that cost a point of Exhaustion.

    Args:
        ate: for each day from day 1, whether there was food.
        settings: the table's readings.

    Rule: K-57, RK-41, RK-42.
    """
    once = settings.hunger_exhaustion == "once_per_week"
    foodless = [day for day, fed in enumerate(ate, start=1) if not fed]
    if settings.week_span == "rolling":
        return _rolling(foodless, once=once)
    return _fixed(foodless, once=once)


def _fixed(foodless: Sequence[int], *, once: bool) -> list[int]:
    costly: list[int] = []
    week, in_week = -1, 0
    for day in foodless:
        if (day - 1) // WEEK_DAYS != week:
            week, in_week = (day - 1) // WEEK_DAYS, 0
        in_week += 1
        if in_week == 2 or (in_week > 2 and not once):  # noqa: PLR2004 - the second day costs
            costly.append(day)
    return costly


def _rolling(foodless: Sequence[int], *, once: bool) -> list[int]:
    costly: list[int] = []
    last: int | None = None
    for day in foodless:
        if last is not None and day - last < WEEK_DAYS:
            costly.append(day)
            # Once a week: the count starts afresh, and this day itself is forgotten.
            last = None if once else day
        else:
            last = day
    return costly


def resolve_hunger(state: SkitterbarrenState, action: Hunger, dice: Dice) -> Outcome:  # noqa: ARG001
    """Count what days without food cost.

    Rule: K-57, RK-38, RK-41, RK-42.
    """
    costly = hungry_days(action.ate, state.settings)
    exhaustion = min(action.exhaustion + len(costly), state.settings.exhaustion_max)
    return Outcome(fields={"exhaustion_days": costly, "exhaustion": exhaustion})
