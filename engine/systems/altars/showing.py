"""A roll before the dice: what goes into it, what it must beat, how likely each degree is."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from engine.core.agreement import agreeing
from engine.core.model import JsonValue
from engine.core.play import Summary
from engine.systems.altars.actions import (
    Attack,
    Attempt,
    Blast,
    CertainDamage,
    Deed,
    Heal,
    Magic,
    Opposed,
    Threat,
)
from engine.systems.altars.bands import DEFAULT_BANDS, TITLES, degree_law
from engine.systems.altars.binding import bound, bound_harm
from engine.systems.altars.magic import is_opposed
from engine.systems.altars.resistance import resistance_of
from engine.systems.altars.rolls import resistance_extras, situation_die
from engine.systems.altars.scale import D4
from engine.systems.altars.state import AltarsState
from engine.systems.altars.values import Target


def count_of(number: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun: "1 advantage", "3 advantages"."""
    return f"{number} {noun}" if number == 1 else f"{number} {plural or noun + 's'}"


def how_struck(attacker: str, spell: str | None) -> str:
    """Return what somebody does to whom they strike: "attacks", "hurl Fire at"."""
    if spell:
        return f"{agreeing(attacker, 'hurls', 'hurl')} {spell} at"
    return agreeing(attacker, "attacks", "attack")


def parts_of(state: AltarsState, action: Deed) -> Iterator[tuple[str, str]]:
    """Yield (label, die) of everything that the one who acts rolls."""
    actor = action.actor
    dice = [actor.die or D4, *actor.more_dice]
    names = list(action.using[:1]) if len(dice) == 1 else list(action.using)
    if len(dice) == 1 and len(action.using) > 1 and action.acting is not None:
        held = state.characters[action.acting].dice
        names = [name for name in action.using if held.get(name) == dice[0]][:1]
    if actor.die is None:
        names = ["no fitting archetype"]
    for i, die in enumerate(dice):
        yield (names[i] if i < len(names) else "archetype"), die
    if actor.item_die is not None:
        yield action.item or "magic item", actor.item_die
    for _ in range(max(0, actor.action_points)):
        yield "Action Point", D4
    situation = situation_die(actor.advantages, state.settings)
    if situation is not None:
        yield count_of(actor.advantages, "advantage"), situation


def _against(state: AltarsState, target: Target, *, in_round: bool) -> str:
    resistance = resistance_of(target, state.settings, in_round=in_round)
    dice = " + ".join((resistance.die, *resistance_extras(target, state.settings)))
    return f"{target.name or 'the resistance'}: {dice}, and a tie resists"


def _difficulty(dice: Sequence[str]) -> str:
    return f"difficulty {' + '.join(dice)}"


def target_of(state: AltarsState, action: Deed) -> str:
    """Return what a roll must beat, in one phrase."""
    match action:
        case Opposed():
            return _against(state, action.target, in_round=action.in_round)
        case Attack():
            return _against(state, action.target, in_round=True)
        case Magic() if action.target is not None and is_opposed(action, state.settings):
            return _against(state, action.target, in_round=action.in_round)
        case Blast():
            others = [_against(state, target, in_round=True) for target in action.targets]
            return "; ".join((_difficulty(action.difficulty), *others))
        case _:
            assert isinstance(action, Attempt | Heal | Magic), "these are all deeds"
            return _difficulty(action.difficulty or ())


def summary_of(state: AltarsState, action: Any) -> Summary:  # noqa: ANN401 - actions of this game
    """Return what goes into a roll and what it must beat.

    Rule: A-24, A-25, A-28, A-31, A-34, A-65.
    """
    if isinstance(action, Threat):
        action = bound_harm(state, action)
        die = action.die or D4
        return Summary(
            parts=((", ".join(action.using) or "no fitting archetype", die),),
            total=die,
            target=f"danger {action.threat_die}",
        )
    if isinstance(action, CertainDamage):
        return Summary(parts=(("damage", action.die),), total=action.die, target="")
    if not isinstance(action, Deed):
        return Summary(parts=(), total="", target="")
    known = bound(state, action)
    parts = tuple(parts_of(state, known))
    joined = " + ".join(die for _, die in parts)
    if known.actor.item_die is not None and state.settings.item_die == "best":
        joined += " (of archetype and item the better)"
    return Summary(parts=parts, total=joined, target=target_of(state, known))


def odds_rows(odds: Mapping[str, JsonValue]) -> tuple[tuple[str, Fraction | float], ...]:
    """Return the degrees with their probabilities, best first; they sum to 1."""
    law = odds.get("degrees")
    if law is None:
        least = _least(odds)
        law = degree_law(odds["success"], odds["margin"], least, DEFAULT_BANDS)
    return tuple((title, law[slug]) for slug, title in TITLES.items())


def _least(odds: Mapping[str, JsonValue]) -> int:
    """Return the least margin that succeeds; whether an equal roll does shows in the sums."""
    above = sum((p for m, p in odds["margin"].items() if int(m) > 0), Fraction(0))
    return 1 if above == odds["success"] else 0
