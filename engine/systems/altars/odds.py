"""Exact odds: all rolls here are sums of few dice, so whole distributions are cheap."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

from engine.dice.distribution import Distribution, total_of
from engine.errors import IllegalActionError, RollLimitError
from engine.systems.altars.actions import Attack, Attempt, Blast, Heal, Magic, Opposed, Threat
from engine.systems.altars.bands import degree_law
from engine.systems.altars.binding import bound, bound_harm, magic_cost
from engine.systems.altars.combat import blow_of, threat_margin
from engine.systems.altars.damage import Blow
from engine.systems.altars.healing import attempt_refusal, restored_by
from engine.systems.altars.magic import blast_blow, blast_margin, casting_refusal, is_opposed
from engine.systems.altars.resistance import resistance_of
from engine.systems.altars.rolls import (
    Margin,
    against_difficulty,
    against_resistance,
    resistance_extras,
    situation_die,
)
from engine.systems.altars.scale import D4, sides_of
from engine.systems.altars.settings import AltarsSettings
from engine.systems.altars.state import AltarsState
from engine.systems.altars.values import Actor, BlastTarget, Target

MOST_DICE: Final = 100
"""Dice in one calculation; more would take long and say nothing to anybody."""

Odds = dict[str, Any]


@lru_cache(maxsize=1024)
def die_law(die: str) -> Distribution:
    """Return the distribution of a die, its parts added.

    Example:
        >>> die_law("d4+d4").probability(lambda total: total == 5)
        Fraction(1, 4)
    """
    return total_of(Distribution.die(sides) for sides in sides_of(die))


def _sum_of(dice: Iterable[str]) -> Distribution:
    return total_of(die_law(die) for die in dice)


def _limited(*lists: Sequence[str], points: int = 0) -> None:
    if points + sum(len(sides_of(die)) for dice in lists for die in dice) > MOST_DICE:
        raise RollLimitError(MOST_DICE)


def _larger(a: Distribution, b: Distribution) -> Distribution:
    return a.combine(b, max)


def actor_law(actor: Actor, settings: AltarsSettings) -> Distribution:
    """Return the distribution of what the one who acts rolls.

    Rule: A-24, A-31, A-34, A-65, RA-33, RA-36.
    """
    base = (actor.die or D4, *actor.more_dice)
    item = () if actor.item_die is None else (actor.item_die,)
    situation = situation_die(actor.advantages, settings)
    points = max(0, actor.action_points)
    _limited(base, item, points=points)
    extras = [D4] * points
    if situation is not None:
        extras.append(situation)
    law = _sum_of(base)
    if item and settings.item_die == "best":
        law = _larger(law, die_law(item[0]))
        item = ()
    return law + _sum_of((*item, *extras))


def difficulty_law(difficulty: Sequence[str], settings: AltarsSettings) -> Distribution:
    """Return the distribution of the difficulty.

    Rule: A-20, RA-38.
    """
    _limited(difficulty)
    if settings.multiple_difficulty_dice == "sum":
        return _sum_of(difficulty)
    law = die_law(difficulty[0])
    for die in difficulty[1:]:
        law = _larger(law, die_law(die))
    return law


def target_law(target: Target, settings: AltarsSettings, *, in_round: bool) -> Distribution:
    """Return the distribution of a target's resistance.

    Rule: A-28, A-36, RA-10, RA-16.
    """
    resistance = resistance_of(target, settings, in_round=in_round)
    dice = (resistance.die, *resistance_extras(target, settings))
    _limited(dice)
    return _sum_of(dice)


def _compared(actor: Distribution, against: Distribution, least: int) -> tuple[Odds, Distribution]:
    margins = actor - against
    success = margins.probability(lambda margin: margin >= least)
    odds = {"success": success, "failure": 1 - success, "margin": margins.fractions()}
    return odds, margins


def _with_degrees(state: AltarsState, acting: str | None, odds: Odds, least: int) -> Odds:
    """Add the odds of each degree to those of a roll in play; JSON calls know no degrees."""
    if acting is not None:
        bands = state.settings.margin_bands
        odds["degrees"] = degree_law(odds["success"], odds["margin"], least, bands)
    return odds


def _least(margin: Margin) -> int:
    """Return the least margin that succeeds, found from how an equal roll fares."""
    return 0 if margin.passed else 1


def _difficulty_least(settings: AltarsSettings) -> int:
    return _least(against_difficulty(0, 0, settings))


def _resistance_least(settings: AltarsSettings) -> int:
    return _least(against_resistance(0, 0, settings))


def _harm(law: Distribution) -> dict[str, Fraction]:
    """Return health points lost to their probability, "0" always among them."""
    return {"0": Fraction(0), **law.fractions()}


def action_odds(state: AltarsState, action: Attempt) -> Odds:
    """Return the odds of an action against a difficulty.

    Rule: A-24, RA-04.
    """
    settings = state.settings
    action = bound(state, action)
    least = _difficulty_least(settings)
    against = difficulty_law(action.difficulty, settings)
    odds, _ = _compared(actor_law(action.actor, settings), against, least)
    return _with_degrees(state, action.acting, odds, least)


def opposed_odds(state: AltarsState, action: Opposed) -> Odds:
    """Return the odds of an action against somebody who resists.

    Rule: A-29, RA-04.
    """
    settings = state.settings
    action = bound(state, action)
    least = _resistance_least(settings)
    against = target_law(action.target, settings, in_round=action.in_round)
    odds, _ = _compared(actor_law(action.actor, settings), against, least)
    return _with_degrees(state, action.acting, odds, least)


def attack_odds(state: AltarsState, action: Attack) -> Odds:
    """Return the odds of an attack, with those of its damage.

    Rule: A-42, A-44 to A-46, A-81, A-82.
    """
    settings = state.settings
    action = bound(state, action)
    least = _resistance_least(settings)
    against = target_law(action.target, settings, in_round=True)
    odds, margins = _compared(actor_law(action.actor, settings), against, least)
    blow = blow_of(action, settings)
    is_weapon = action.weapon != "none"
    odds["damage"] = _harm(margins.map(lambda margin: blow.damage(margin) if is_weapon else 0))
    return _with_degrees(state, action.acting, odds, least)


def threat_odds(state: AltarsState, action: Threat) -> Odds:
    """Return the odds of resisting a danger, with those of its damage.

    Rule: A-47, RA-43.
    """
    action = bound_harm(state, action)
    least = _least(threat_margin(0, 0, state.settings))
    resister, danger = (action.die or D4,), (action.threat_die,)
    _limited(resister, danger)
    odds, margins = _compared(_sum_of(resister), _sum_of(danger), least)
    odds["damage"] = _harm(margins.map(lambda margin: max(0, -margin)))
    return _with_degrees(state, action.acting, odds, least)


def heal_odds(state: AltarsState, action: Heal) -> Odds:
    """Return the odds of healing, with those of what it restores.

    Raises:
        IllegalActionError: the attempt would be refused, so nothing is rolled.

    Rule: A-51, RA-05.
    """
    settings = state.settings
    action = bound(state, action)
    refusal = attempt_refusal(action.attempts_today)
    if refusal is None and action.supernatural and action.healer_health is not None:
        refusal = casting_refusal(action.healer_health, settings)
    if refusal is not None:
        raise IllegalActionError(refusal.rule, refusal.message)
    least = _difficulty_least(settings)
    against = difficulty_law(action.difficulty, settings)
    odds, margins = _compared(actor_law(action.actor, settings), against, least)
    restored = margins.map(lambda m: restored_by(Margin(m, 0, m >= least), settings))
    odds["restored"] = restored.fractions()
    return _with_degrees(state, action.acting, odds, least)


def _may_cast(state: AltarsState, action: Magic | Blast) -> None:
    refusal = casting_refusal(action.health, state.settings)
    if refusal is not None and magic_cost(state, action):
        raise IllegalActionError(refusal.rule, refusal.message)


def magic_odds(state: AltarsState, action: Magic) -> Odds:
    """Return the odds of a spell that does no direct harm.

    Raises:
        IllegalActionError: the caster cannot pay for it.

    Rule: A-55, A-59, RA-28.
    """
    settings = state.settings
    action = bound(state, action)
    _may_cast(state, action)
    if action.target is not None and is_opposed(action, settings):
        least = _resistance_least(settings)
        against = target_law(action.target, settings, in_round=action.in_round)
    else:
        assert action.difficulty is not None, "check looked for it"
        least = _difficulty_least(settings)
        against = difficulty_law(action.difficulty, settings)
    odds, _ = _compared(actor_law(action.actor, settings), against, least)
    return _with_degrees(state, action.acting, odds, least)


def blast_odds(state: AltarsState, action: Blast) -> Odds:
    """Return the odds of a blast: one roll of the caster decides that it works and whom it hits.

    Raises:
        IllegalActionError: the caster cannot pay for it.

    Rule: A-60 to A-62, RA-23, RA-24.
    """
    settings = state.settings
    action = bound(state, action)
    _may_cast(state, action)
    _limited(action.difficulty, [t.die or D4 for t in action.targets])
    least = _least(blast_margin(0, 0, settings))
    caster = actor_law(action.actor, settings)
    difficulty = difficulty_law(action.difficulty, settings)
    odds, _ = _compared(caster, difficulty, least)
    working = _working(caster, difficulty, least)
    cases = caster.total * difficulty.total
    odds["targets"] = [
        _target_odds(working, cases, target, blast_blow(action, target, settings), settings)
        for target in action.targets
    ]
    return _with_degrees(state, action.acting, odds, least)


def _working(caster: Distribution, difficulty: Distribution, least: int) -> dict[int, int]:
    """Return the caster's total to the number of cases in which it comes up and the spell works."""
    return {
        total: n * sum(m for against, m in difficulty.counts.items() if total - against >= least)
        for total, n in caster.counts.items()
    }


def _target_odds(
    working: dict[int, int], cases: int, target: BlastTarget, blow: Blow, settings: AltarsSettings
) -> Odds:
    resistance = target_law(target, settings, in_round=True)
    cases *= resistance.total
    hits = 0
    harm: defaultdict[int, int] = defaultdict(int)
    for total, n in working.items():
        for against, m in resistance.counts.items():
            margin = total - against
            if margin > 0 and n:
                hits += n * m
                harm[blow.damage(margin)] += n * m
    harm[0] += cases - sum(harm.values())
    damage = {str(points): Fraction(n, cases) for points, n in sorted(harm.items())}
    return {"hit": Fraction(hits, cases), "damage": damage}
