"""Actions, opposed rolls, attacks and dangers."""

from engine.core.model import Outcome
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.altars.actions import Attack, Attempt, CertainDamage, Opposed, Threat
from engine.systems.altars.bands import degree_of
from engine.systems.altars.binding import (
    bound,
    bound_certain,
    bound_harm,
    deed_events,
    health_event,
    target_events,
)
from engine.systems.altars.checks import check_deed, check_opponent, check_targets, on_sheet
from engine.systems.altars.damage import Blow, after_harm
from engine.systems.altars.events import ActionSpent
from engine.systems.altars.resistance import resistance_of
from engine.systems.altars.rolls import (
    Margin,
    against_difficulty,
    against_resistance,
    roll_actor,
    roll_difficulty,
    roll_resistance,
)
from engine.systems.altars.scale import D4, roll_die
from engine.systems.altars.settings import AltarsSettings
from engine.systems.altars.state import AltarsState
from engine.systems.altars.turns import spends_action


def check_against_one(state: AltarsState, action: Opposed | Attack) -> None:
    """Make sure that an opposed roll or an attack may be made.

    Raises:
        IllegalActionError: with the rule and one sentence.
    """
    check_targets((action.target,), state.settings)
    if action.acting is not None and action.opponent is not None:
        check_opponent(state, action.acting, action.opponent, action.target)
    check_deed(state, action)


def check_threat(state: AltarsState, action: Threat) -> None:
    """Make sure that a danger is resisted with what is on the sheet.

    Raises:
        IllegalActionError: with the rule and one sentence.

    Rule: A-03, A-47.
    """
    if action.acting is None:
        return
    sheet = state.characters[action.acting]
    if action.using:
        on_sheet(sheet, action.using, state.settings)
    elif action.die not in (None, D4):
        raise IllegalActionError("A-25", f"say which archetypes of {sheet.name} resist")


def resolve_action(state: AltarsState, action: Attempt, dice: Dice) -> Outcome:
    """Roll against a difficulty.

    Rule: A-01, A-24, A-25, A-48, RA-44.
    """
    settings = state.settings
    action = bound(state, action)
    total = roll_actor(dice, action.actor, settings)
    difficulty = roll_difficulty(dice, action.difficulty, settings)
    margin = against_difficulty(total, difficulty, settings)
    fields = margin.fields()
    events = deed_events(state, action)
    if action.health is not None:
        hurts = action.dangerous or settings.failed_action_damage == "always"
        damage = -margin.size if hurts and not margin.passed else 0
        left = after_harm(action.health, damage, settings)
        fields |= {"damage": damage, "health_left": left}
        events += health_event(state, action.acting, left - action.health, "A-48")
    return Outcome(
        fields=fields,
        degree=degree_of(margin.passed, margin.size, settings.margin_bands),
        passed=margin.passed,
        events=tuple(events),
    )


def _resisted(
    settings: AltarsSettings, action: Opposed | Attack, dice: Dice, *, in_round: bool
) -> tuple[Margin, str, bool]:
    """Return the margin, the resistance die and whether the target's action is gone."""
    resistance = resistance_of(action.target, settings, in_round=in_round)
    total = roll_actor(dice, action.actor, settings)
    against = roll_resistance(dice, action.target, resistance, settings)
    return against_resistance(total, against, settings), resistance.die, resistance.spent


def resolve_opposed(state: AltarsState, action: Opposed, dice: Dice) -> Outcome:
    """Roll against somebody who resists.

    Rule: A-27 to A-30.
    """
    settings = state.settings
    action = bound(state, action)
    margin, die, spent = _resisted(settings, action, dice, in_round=action.in_round)
    fields = {**margin.fields(), "resist_die": die, "target_action_spent": spent}
    if action.acting is not None:
        fields["damage"] = 0
    return Outcome(
        fields=fields,
        degree=degree_of(margin.passed, margin.size, settings.margin_bands),
        passed=margin.passed,
        events=(
            *deed_events(state, action),
            *target_events(state, action.opponent, action.target, spent),
        ),
    )


def blow_of(action: Attack, settings: AltarsSettings) -> Blow:
    """Return what an attack's hit meets."""
    return Blow(
        settings,
        action.target.armour,
        improvised=action.weapon == "improvised",
        physical=action.physical,
        damage_type=action.damage_type,
        doublings=action.doublings,
    )


def resolve_attack(state: AltarsState, action: Attack, dice: Dice) -> Outcome:
    """Attack somebody.

    Rule: A-41 to A-46, A-81, A-82.
    """
    settings = state.settings
    action = bound(state, action)
    margin, die, spent = _resisted(settings, action, dice, in_round=True)
    is_weapon = action.weapon != "none"
    hit = margin.size if margin.passed else 0
    damage = blow_of(action, settings).damage(hit) if is_weapon else 0
    fields = {
        **margin.fields(),
        "resist_die": die,
        "target_action_spent": spent,
        "damage": damage,
        "effect_margin": 0 if is_weapon else hit,
    }
    events = [
        *deed_events(state, action),
        *target_events(state, action.opponent, action.target, spent),
    ]
    health = action.target.health
    if health is not None:
        left = after_harm(health, damage, settings)
        fields |= {"health_left": left, "out_of_action": left <= 0}
        events += health_event(state, action.opponent, left - health, "A-44")
    return Outcome(
        fields=fields,
        degree=degree_of(margin.passed, margin.size, settings.margin_bands),
        passed=margin.passed,
        events=tuple(events),
    )


def threat_margin(total: int, danger: int, settings: AltarsSettings) -> Margin:
    """Compare a resister with a danger.

    Rule: A-47, RA-43.
    """
    least = 0 if settings.threat_tie == "resisted" else 1
    return Margin(total, danger, total - danger >= least)


def resolve_threat(state: AltarsState, action: Threat, dice: Dice) -> Outcome:
    """Resist a danger.

    Rule: A-40, A-47, RA-43.
    """
    settings = state.settings
    action = bound_harm(state, action)
    danger = roll_die(dice, action.threat_die)
    total = roll_die(dice, action.die or D4)
    margin = threat_margin(total, danger, settings)
    damage = 0 if margin.passed else -margin.size
    left = after_harm(action.health, damage, settings)
    events = health_event(state, action.acting, left - action.health, "A-47")
    if action.acting and action.die is not None and spends_action(state, action.acting):
        events.append(ActionSpent(rule="A-40", character=action.acting))
    return Outcome(
        fields={**margin.fields(), "damage": damage, "health_left": left},
        degree=degree_of(margin.passed, margin.size, settings.margin_bands),
        passed=margin.passed,
        events=tuple(events),
    )


def resolve_certain_damage(state: AltarsState, action: CertainDamage, dice: Dice) -> Outcome:
    """Roll damage that cannot be avoided.

    Rule: A-49.
    """
    action = bound_certain(state, action)
    damage = roll_die(dice, action.die)
    left = after_harm(action.health, damage, state.settings)
    return Outcome(
        fields={"damage": damage, "health_left": left},
        events=tuple(health_event(state, action.acting, left - action.health, "A-49")),
    )
