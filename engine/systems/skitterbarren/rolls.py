"""The one roll of the game: a pair of d6 and a lone one, with the d4s of Boons and Blunders."""

from dataclasses import dataclass
from typing import Final

from engine.dice.source import Dice
from engine.errors import CallError
from engine.systems.skitterbarren.actions import Roll
from engine.systems.skitterbarren.settings import RollType, SkitterbarrenSettings
from engine.systems.skitterbarren.tables import (
    DISCOURAGING_FACE,
    ENCOURAGING_FACE,
    PAIR_AND_LONE,
    RESOURCE_SIDES,
)

_LONE_PLACE: Final = {"first": 0, "second": 1, "third": 2}


@dataclass(frozen=True, slots=True)
class Faces:
    """What the dice show.

    Attributes:
        three: the d6 as rolled; the place of the lone one is a setting and is never lost.
        boons: d4s of Boons.
        blunders: d4s of Blunders.
    """

    three: tuple[int, ...]
    boons: tuple[int, ...] = ()
    blunders: tuple[int, ...] = ()


def throw(dice: Dice, lane: str = "") -> tuple[int, ...]:
    """Throw a pair and a lone die.

    Rule: K-01.
    """
    return tuple(dice.face(6, lane=lane) for _ in range(PAIR_AND_LONE))


def throw_resource(dice: Dice, count: int, lane: str) -> tuple[int, ...]:
    """Throw the d4s of spent Boons ("boon") or Blunders ("blunder").

    Rule: K-14, K-16, RK-06, RK-07.
    """
    return tuple(dice.face(RESOURCE_SIDES, lane=lane) for _ in range(count))


def throw_all(dice: Dice, action: Roll, settings: SkitterbarrenSettings) -> Faces:
    """Throw everything that an action asks for.

    Raises:
        CallError: ``bad_dice``: more Boons or Blunders than one roll may carry.

    Rule: K-01, K-14, K-16, RK-09.
    """
    check_resource_dice(action, settings)
    three = throw(dice)
    boons = throw_resource(dice, action.boons, "boon")
    return Faces(three, boons, throw_resource(dice, action.blunders, "blunder"))


def check_resource_dice(action: Roll, settings: SkitterbarrenSettings) -> None:
    """Make sure that a roll carries no more Boons or Blunders than the table allows.

    Raises:
        CallError: ``bad_dice``.

    Rule: RK-09.
    """
    most = settings.max_resource_dice_per_roll
    if most is None:
        return
    for name, count in (("boon", action.boons), ("blunder", action.blunders)):
        if count > most:
            raise CallError(
                "bad_dice", f"{count} {name} dice on one roll; this table allows {most}", f"{name}s"
            )


def lone_of(three: tuple[int, ...], settings: SkitterbarrenSettings) -> int:
    """Return the face of the lone die.

    Rule: K-01, RK-01.
    """
    return three[_LONE_PLACE[settings.lone_die_position]]


def sum_of(faces: Faces, settings: SkitterbarrenSettings) -> int:
    """Return what the dice come to.

    Rule: K-01, K-14, K-16, RK-06, RK-07, RK-13.
    """
    total = sum(faces.three)
    if settings.boon_effect == "add_1d4":
        total += sum(faces.boons)
    if settings.blunder_effect == "subtract_1d4":
        total -= sum(faces.blunders)
    return total


def brings_outcome(roller: str, roll_type: RollType, settings: SkitterbarrenSettings) -> bool:
    """Return whether the lone die of this roll can bring a Boon or a Blunder.

    Rule: K-11, K-12, RK-10, RK-11.
    """
    if roller == "gm" and not settings.outcome_from_npc_rolls:
        return False
    return roll_type in settings.outcome_roll_types


def outcome_fields(
    lone: int, roller: str, roll_type: RollType, settings: SkitterbarrenSettings
) -> dict[str, object]:
    """Return ``outcome``, ``boons_gained`` and ``blunders_gained`` of a lone die.

    Rule: K-11, K-12.
    """
    counts = brings_outcome(roller, roll_type, settings)
    encouraging = counts and lone == ENCOURAGING_FACE
    discouraging = counts and lone == DISCOURAGING_FACE
    return {
        "outcome": "encouraging" if encouraging else "discouraging" if discouraging else "none",
        "boons_gained": int(encouraging),
        "blunders_gained": int(discouraging),
    }
