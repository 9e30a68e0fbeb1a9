"""Magic: spells towards a stated end, and blasting magic."""

from typing import Any

from engine.core.model import Event, Outcome, Refusal
from engine.dice.source import Dice
from engine.errors import CallError, IllegalActionError
from engine.systems.altars.actions import Blast, Magic
from engine.systems.altars.bands import degree_of
from engine.systems.altars.binding import (
    bound,
    deed_events,
    health_after_item,
    health_event,
    magic_cost,
    target_events,
)
from engine.systems.altars.checks import check_deed, check_opponent, check_targets
from engine.systems.altars.damage import Blow, after_harm
from engine.systems.altars.resistance import resistance_of
from engine.systems.altars.rolls import (
    Margin,
    against_difficulty,
    against_resistance,
    roll_actor,
    roll_difficulty,
    roll_resistance,
)
from engine.systems.altars.settings import AltarsSettings
from engine.systems.altars.state import AltarsState
from engine.systems.altars.values import BlastTarget, Target


def casting_refusal(health: int, settings: AltarsSettings) -> Refusal | None:
    """Return why somebody cannot pay for magic, or None.

    Rule: A-56, RA-21.
    """
    if health < 1:
        return Refusal("RA-21", "magic costs 1 health, and there is none left")
    if health == 1 and settings.last_point_casting == "forbidden":
        return Refusal("RA-21", "this table does not allow casting on the last health point")
    return None


def is_opposed(action: Magic, settings: AltarsSettings) -> bool:
    """Return whether a spell is rolled against somebody who resists.

    Rule: A-59, RA-28.
    """
    return action.target is not None and settings.unwilling_magic == "opposed"


def check_magic(state: AltarsState, action: Magic) -> None:
    """Make sure that a spell may be tried.

    Raises:
        IllegalActionError: with the rule and one sentence.
        CallError: ``bad_field``: this table rolls a difficulty here, and none is given.
    """
    if action.target is not None:
        check_targets((action.target,), state.settings)
    if action.acting is not None and action.opponent is not None:
        check_opponent(state, action.acting, action.opponent, action.target or Target())
    check_deed(state, action)
    if action.difficulty is None and not is_opposed(action, state.settings):
        raise CallError(
            "bad_field", "difficulty: is missing; at this table spells are rolled against it",
            "difficulty",
        )  # fmt: skip
    _check_paid(state, action)


def check_blast(state: AltarsState, action: Blast) -> None:
    """Make sure that a blast may be tried.

    Raises:
        IllegalActionError: with the rule and one sentence.
    """
    check_targets(action.targets, state.settings)
    if action.acting is None:
        check_deed(state, action)
        return
    names = [target.name for target in action.targets]
    if len(set(names)) < len(names):
        raise IllegalActionError("A-60", "everybody in a blast is hit once")
    for target in action.targets:
        if target.name in state.characters and target.name != action.acting:
            check_opponent(state, action.acting, target.name, target)
    check_deed(state, action)
    _check_paid(state, action)


def _check_paid(state: AltarsState, action: Magic | Blast) -> None:
    if action.acting is None or not magic_cost(state, action):
        return
    refusal = casting_refusal(health_after_item(state, action), state.settings)
    if refusal is not None:
        raise IllegalActionError(refusal.rule, refusal.message)


def _refused(health: int, refusal: Refusal) -> Outcome:
    fields = {"allowed": False, "health_left": health}
    return Outcome(fields=fields, refusal=refusal, reads_dice=False)


def _caster(
    state: AltarsState, action: Magic | Blast, margin: Margin
) -> tuple[dict[str, Any], list[Event]]:
    """Return what the spell leaves of its caster, as fields and as an event.

    Rule: A-55, A-56, RA-20, RA-25.
    """
    cost = magic_cost(state, action)
    if not margin.passed and state.settings.awry_effect == "caster_takes_margin":
        cost -= margin.size
    left = after_harm(action.health, cost, state.settings)
    fields = {"health_left": left, "out_of_action": left <= 0}
    return fields, health_event(state, action.acting, left - action.health, "A-56")


def resolve_magic(state: AltarsState, action: Magic, dice: Dice) -> Outcome:
    """Cast a spell that does no direct harm.

    Rule: A-55, A-56, A-59, RA-21, RA-25, RA-28.
    """
    settings = state.settings
    action = bound(state, action)
    refusal = casting_refusal(action.health, settings) if magic_cost(state, action) else None
    if refusal is not None:
        return _refused(action.health, refusal)
    total = roll_actor(dice, action.actor, settings)
    resisted: dict[str, Any] = {}
    events = deed_events(state, action)
    if action.target is not None and is_opposed(action, settings):
        resistance = resistance_of(action.target, settings, in_round=action.in_round)
        against = roll_resistance(dice, action.target, resistance, settings)
        margin = against_resistance(total, against, settings)
        resisted = {"resist_die": resistance.die, "target_action_spent": resistance.spent}
        events += target_events(state, action.opponent, action.target, resistance.spent)
    else:
        assert action.difficulty is not None, "check looked for it"
        difficulty = roll_difficulty(dice, action.difficulty, settings)
        margin = against_difficulty(total, difficulty, settings)
    left, paid = _caster(state, action, margin)
    fields = {"allowed": True, **margin.fields(), **resisted, "awry": not margin.passed, **left}
    if action.acting is not None:
        fields["damage"] = 0
    return Outcome(
        fields=fields,
        degree=degree_of(margin.passed, margin.size, settings.margin_bands),
        passed=margin.passed,
        events=(*events, *paid),
    )


def blast_margin(total: int, difficulty: int, settings: AltarsSettings) -> Margin:
    """Compare a caster with the difficulty of a blast.

    Rule: A-61, RA-23.
    """
    least = 0 if settings.blast_difficulty_tie == "works" else 1
    return Margin(total, difficulty, total - difficulty >= least)


def blast_blow(action: Blast, target: BlastTarget, settings: AltarsSettings) -> Blow:
    """Return what a blast meets at one target: magic is no physical harm.

    Rule: A-62, RA-09.
    """
    return Blow(
        settings,
        target.armour,
        physical=False,
        damage_type="magic",
        doublings=action.doublings,
    )


def resolve_blast(state: AltarsState, action: Blast, dice: Dice) -> Outcome:
    """Cast a spell meant to hurt.

    Rule: A-60 to A-62, RA-23, RA-24, RA-25, RA-27.
    """
    settings = state.settings
    action = bound(state, action)
    refusal = casting_refusal(action.health, settings) if magic_cost(state, action) else None
    if refusal is not None:
        return _refused(action.health, refusal)
    total = roll_actor(dice, action.actor, settings)
    difficulty = roll_difficulty(dice, action.difficulty, settings)
    works = blast_margin(total, difficulty, settings)
    left, paid = _caster(state, action, works)
    events = [*deed_events(state, action), *paid]
    rows = [_hit(state, action, target, works, dice, events) for target in action.targets]
    fields = {
        "allowed": True,
        "total": total,
        "difficulty_total": difficulty,
        "works": works.passed,
        "margin": works.size,
        **left,
        "targets": rows,
    }
    if action.acting is not None:
        fields["damage"] = sum(row["damage"] for row in rows)
    return Outcome(
        fields=fields,
        degree=degree_of(works.passed, works.size, settings.margin_bands),
        passed=works.passed,
        events=tuple(events),
    )


def _hit(
    state: AltarsState,
    action: Blast,
    target: BlastTarget,
    works: Margin,
    dice: Dice,
    events: list[Event],
) -> dict[str, Any]:
    """Roll one target's resistance; add what it changes to ``events``."""
    settings = state.settings
    resistance = resistance_of(target, settings, in_round=True)
    against = roll_resistance(dice, target, resistance, settings)
    margin = works.total - against
    damage = blast_blow(action, target, settings).damage(margin) if works.passed else 0
    left = after_harm(target.health, damage, settings)
    name = target.name if action.acting is not None else None
    events += target_events(state, name, target, resistance.spent)
    events += health_event(state, name, left - target.health, "A-62")
    return {
        "name": target.name,
        "resist_die": resistance.die,
        "resist_total": against,
        "margin": margin,
        "damage": damage,
        "health_left": left,
        "target_action_spent": resistance.spent,
    }
