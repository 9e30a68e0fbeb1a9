"""What somebody resists with, and whether it costs the action of the round."""

from typing import NamedTuple

from engine.systems.altars.scale import D4
from engine.systems.altars.settings import CombatSettings
from engine.systems.altars.values import Target


class Resistance(NamedTuple):
    """How a target resists.

    Attributes:
        die: the die it rolls.
        spent: whether its action of this round is gone afterwards.
    """

    die: str
    spent: bool


def resistance_of(target: Target, settings: CombatSettings, *, in_round: bool) -> Resistance:
    """Return the die of a target's resistance and whether its action is gone afterwards.

    Args:
        target: who resists.
        settings: the readings of the table.
        in_round: outside rounds nothing is spent, and having acted does not count.

    Rule: A-28, A-40, A-43, RA-10, RA-11, RA-12, RA-13, RA-46.
    """
    acted = in_round and target.acted
    if not target.can_resist or not target.willing:
        return Resistance(D4, acted or (in_round and settings.passive_d4_costs_action))
    if acted and settings.resist_after_acting == "d4":
        return Resistance(D4, True)  # noqa: FBT003 - a named field
    if not target.appropriate:
        costs = settings.inappropriate_resist_costs_action
        return Resistance(D4, acted or (in_round and costs))
    if target.die is None:
        return Resistance(D4, acted or (in_round and settings.untrained_resist_costs_action))
    return Resistance(target.die, in_round)
