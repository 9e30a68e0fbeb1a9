"""From the margin of a hit to health points lost."""

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor
from typing import Final

from engine.systems.altars.settings import AltarsSettings
from engine.systems.altars.values import Armour, ArmourEffect

HALF: Final = Fraction(1, 2)
USUAL_ARMOUR: Final = Armour()


class Blow:
    """What a hit meets: everything between its margin and the health it costs.

    Args:
        settings: the readings of the table.
        armour: armour that differs from the usual, or None.
        improvised: the weapon is improvised and not as deadly as a real one.
        physical: whether the harm is physical.
        damage_type: kind of damage.
        doublings: how often an item doubles it.
    """

    __slots__ = ("_factors", "_flat", "_settings")

    def __init__(
        self,
        settings: AltarsSettings,
        armour: Armour | None,
        *,
        improvised: bool = False,
        physical: bool = True,
        damage_type: str = "any",
        doublings: int = 0,
    ) -> None:
        worn = armour or USUAL_ARMOUR
        counts = physical or settings.no_armour_doubles == "all"
        doubled = max(0, doublings) + (1 if worn.missing and counts else 0)
        fitting = [e for e in worn.effects if _applies(e, physical, damage_type)]
        self._settings = settings
        self._factors = _factors(settings, improvised, doubled, fitting)
        self._flat = sum(effect.minus for effect in fitting)

    def damage(self, margin: int) -> int:
        """Return the health points that a hit by ``margin`` costs, 0 and up.

        Rule: A-42, A-46, A-66, A-81, A-82, RA-06 to RA-09, RA-45.
        """
        if margin <= 0:
            return 0
        if not self._factors:
            return max(0, margin - self._flat)
        if self._settings.damage_order == "flat_then_factors":
            return self._multiplied(max(0, margin - self._flat))
        return max(0, self._multiplied(margin) - self._flat)

    def _multiplied(self, amount: int) -> int:
        rounded = ceil if self._settings.half_damage_rounding == "up" else floor
        value: Fraction | int = amount
        for factor in self._factors:
            value = value * factor
            if self._settings.round_each_step:
                value = rounded(value)
        return rounded(value)


def _applies(effect: ArmourEffect, physical: bool, damage_type: str) -> bool:  # noqa: FBT001
    if effect.applies_to in ("all", damage_type):
        return True
    return effect.applies_to == "physical" and physical


def _factors(
    settings: AltarsSettings,
    improvised: bool,  # noqa: FBT001
    doubled: int,
    effects: Sequence[ArmourEffect],
) -> tuple[Fraction | int, ...]:
    """Return the factors in their order: improvised, all doublings in one, armour as listed."""
    factors: list[Fraction | int] = [HALF] if improvised else []
    if doubled:
        factors.append(1 + doubled if settings.double_stacking == "add" else 2**doubled)
    factors += [HALF for effect in effects if effect.half]
    return tuple(factors)


def after_harm(health: int, amount: int, settings: AltarsSettings) -> int:
    """Return the health that harm leaves: never below the floor, never more than before.

    Rule: A-44, RA-20.
    """
    return min(health, max(settings.health_floor, health - amount))
