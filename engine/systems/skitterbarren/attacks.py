"""Attacks: one roll for hit and damage, the successive-attack penalty, Defense Rating."""

from engine.core.model import JsonValue, Outcome
from engine.dice.source import Dice
from engine.systems.skitterbarren.actions import Attack, Defense, DefenseRating
from engine.systems.skitterbarren.rolls import Faces, lone_of, outcome_of, sum_of
from engine.systems.skitterbarren.settings import SkitterbarrenSettings
from engine.systems.skitterbarren.state import SkitterbarrenState
from engine.systems.skitterbarren.tables import (
    ATTACK_PENALTY,
    ENCOURAGING_FACE,
    SOFTEST_FOURTH,
    degree_slug,
    exhaustion_penalty,
    succeeds,
)


def defense_rating(defense: Defense, settings: SkitterbarrenSettings) -> int:
    """Return the number an attack must reach.

    Rule: K-48, K-49, RK-20.
    """
    return defense.knack + defense.armor_bonus + settings.defense_base


def target_number(action: Attack, settings: SkitterbarrenSettings) -> int:
    """Return what this attack must reach.

    Rule: K-46, K-48, RK-53.
    """
    if action.defense is not None:
        return defense_rating(action.defense, settings)
    assert action.defense_rating is not None, "an attack without a target number is never rolled"
    return action.defense_rating


def penalty_after(counted: int, settings: SkitterbarrenSettings) -> int:
    """Return the penalty of an attack after so many counted ones in the same turn.

    Args:
        counted: attacks of this turn that count, 0 and up.
        settings: the table's readings.

    Rule: K-26, RK-22.
    """
    penalty = -ATTACK_PENALTY * counted
    if settings.fourth_attack_penalty == "stay_at_6":
        return max(penalty, SOFTEST_FOURTH)
    return penalty


def successive_penalty(action: Attack, settings: SkitterbarrenSettings) -> int:
    """Return the successive-attack penalty of one attack, 0 or less.

    Rule: K-26, K-27, RK-22 to RK-24.
    """
    if action.exempt and not settings.exempt_attack_is_penalised:
        return 0
    if not action.on_own_turn and not settings.off_turn_attacks_penalised:
        return 0
    return penalty_after(action.prior_attacks, settings)


def flat_modifier(action: Attack, settings: SkitterbarrenSettings) -> int:
    """Return everything that is added to the dice of an attack.

    Rule: K-45, K-47, RK-21, RK-37.
    """
    return (
        action.attribute
        + action.aptitude
        + sum(mod.value for mod in action.conditional)
        + successive_penalty(action, settings)
        + exhaustion_penalty(action.exhaustion, "attack", settings)
    )


def hits(action: Attack, total: int, lone: int, settings: SkitterbarrenSettings) -> bool:
    """Return whether an attack with this total and lone die hits.

    Rule: K-46, RK-02, RK-27.
    """
    if settings.auto_hit_on_lone_6 and lone == ENCOURAGING_FACE:
        return True
    return succeeds(total, target_number(action, settings), settings)


def damage_of_hit(action: Attack, lone: int, settings: SkitterbarrenSettings) -> int:
    """Return the damage of a hit with this lone die.

    Rule: K-02, K-03, RK-25, RK-26.
    """
    if action.no_damage:
        return 0
    return max(settings.minimum_damage, lone + sum(mod.value for mod in action.damage_modifiers))


def settle_attack(action: Attack, faces: Faces, settings: SkitterbarrenSettings) -> Outcome:
    """Return what an attack comes to, with all its dice on the table.

    Rule: K-02, K-03, K-46, K-47.
    """
    total = sum_of(faces, settings) + flat_modifier(action, settings)
    lone = lone_of(faces.three, settings)
    number = target_number(action, settings)
    passed = hits(action, total, lone, settings)
    outcome, boons, blunders = outcome_of(lone, action.roller, "attack", settings)
    fields: dict[str, JsonValue] = {
        "total": total,
        "successive_penalty": successive_penalty(action, settings),
        "defense_rating": number,
        "passed": passed,
        "margin": total - number,
        "lone": lone,
        "outcome": outcome,
        "damage": damage_of_hit(action, lone, settings) if passed else 0,
        "boons_gained": boons,
        "blunders_gained": blunders,
    }
    return Outcome(
        fields=fields, degree=degree_slug(total - number, passed, settings), passed=passed
    )


def resolve_defense_rating(
    state: SkitterbarrenState,
    action: DefenseRating,
    dice: Dice,  # noqa: ARG001
) -> Outcome:
    """Work out a Defense Rating.

    Rule: K-48, K-49, RK-20.
    """
    defense = Defense(knack=action.knack, armor_bonus=action.armor_bonus)
    return Outcome(fields={"defense_rating": defense_rating(defense, state.settings)})
