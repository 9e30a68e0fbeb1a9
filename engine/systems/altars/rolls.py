"""Rolling dice in the order that the rules list them, and margins."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.dice.source import Dice
from engine.systems.altars.resistance import Resistance
from engine.systems.altars.scale import D4, advantage_die, roll_die
from engine.systems.altars.settings import AltarsSettings
from engine.systems.altars.values import Actor, Target


class Margin(NamedTuple):
    """One roll beside the one it is measured by.

    Attributes:
        total: what the one who acts rolled.
        against: the difficulty or resistance.
        passed: whether the action succeeds.
    """

    total: int
    against: int
    passed: bool

    @property
    def size(self) -> int:
        """How far the roll is above (or, negative, below) the other."""
        return self.total - self.against

    def fields(self) -> dict[str, Any]:
        """Return the roll fields of the JSON contract."""
        return {
            "total": self.total,
            "difficulty_total": self.against,
            "passed": self.passed,
            "margin": self.size,
        }


def situation_die(advantages: int, settings: AltarsSettings) -> str | None:
    """Return the die that advantages earn at this table, or None.

    Rule: A-33, A-34, RA-18, RA-19.
    """
    return advantage_die(advantages, settings) if settings.use_situational_modifiers else None


def resistance_extras(target: Target, settings: AltarsSettings) -> tuple[str, ...]:
    """Return the dice that come on top of a target's resistance die.

    Rule: A-36, RA-16.
    """
    extras: list[str] = []
    if target.action_points > 0:
        extras.append(D4)
    prepared = situation_die(target.advantages, settings) if target.prepared else None
    if prepared is not None:
        extras.append(prepared)
    return tuple(extras)


def roll_actor(dice: Dice, actor: Actor, settings: AltarsSettings) -> int:
    """Roll for the one who acts.

    Rule: A-24, A-25, A-31, A-34, A-65, RA-33, RA-36.
    """
    total = roll_die(dice, actor.die or D4)
    for die in actor.more_dice:
        total += roll_die(dice, die)
    if actor.item_die is not None:
        power = roll_die(dice, actor.item_die)
        total = max(total, power) if settings.item_die == "best" else total + power
    for _ in range(actor.action_points):
        total += roll_die(dice, D4)
    situation = situation_die(actor.advantages, settings) if actor.advantages else None
    if situation is not None:
        total += roll_die(dice, situation)
    return total


def roll_difficulty(dice: Dice, difficulty: Sequence[str], settings: AltarsSettings) -> int:
    """Roll the difficulty dice.

    Rule: A-19, A-20, RA-38.
    """
    rolls = [roll_die(dice, die) for die in difficulty]
    return max(rolls) if settings.multiple_difficulty_dice == "highest" else sum(rolls)


def roll_resistance(
    dice: Dice, target: Target, resistance: Resistance, settings: AltarsSettings
) -> int:
    """Roll for the one who resists.

    Rule: A-28, A-36, RA-16.
    """
    total = roll_die(dice, resistance.die)
    for die in resistance_extras(target, settings):
        total += roll_die(dice, die)
    return total


def against_difficulty(total: int, difficulty: int, settings: AltarsSettings) -> Margin:
    """Compare a roll with a difficulty; equal is enough.

    Rule: A-24, RA-04.
    """
    least = 0 if settings.difficulty_tie == "success" else 1
    return Margin(total, difficulty, total - difficulty >= least)


def against_resistance(total: int, resistance: int, settings: AltarsSettings) -> Margin:
    """Compare a roll with a resistance; a tie goes to resistance.

    Rule: A-29, RA-04.
    """
    least = 1 if settings.opposed_tie == "resistance" else 0
    return Margin(total, resistance, total - resistance >= least)
