"""The one roll of the game: a pair of d6 and a lone one, with the d4s of Boons and Blunders."""

from typing import Final, NamedTuple

from engine.dice.source import Dice
from engine.errors import CallError
from engine.systems.skitterbarren.actions import Roll
from engine.systems.skitterbarren.settings import RollType, SkitterbarrenSettings
from engine.systems.skitterbarren.tables import (
    DISCOURAGING_FACE,
    ENCOURAGING_FACE,
    RESOURCE_SIDES,
)

_LONE_PLACE: Final = {"first": 0, "second": 1, "third": 2}


class Faces(NamedTuple):
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
    face = dice.face
    return (face(6, lane=lane), face(6, lane=lane), face(6, lane=lane))


def throw_resource(dice: Dice, count: int, lane: str) -> tuple[int, ...]:
    """Throw the d4s of spent Boons ("boon") or Blunders ("blunder").

    Rule: K-14, K-16, RK-06, RK-07.
    """
    if not count:
        return ()
    return tuple(dice.face(RESOURCE_SIDES, lane=lane) for _ in range(count))


def throw_all(dice: Dice, action: Roll, settings: SkitterbarrenSettings) -> Faces:
    """Throw everything that an action asks for.

    Raises:
        CallError: ``bad_dice``: more Boons or Blunders than one roll may carry.

    Rule: K-01, K-14, K-16, RK-09.
    """
    three = throw(dice)
    if not action.boons and not action.blunders:
        return Faces(three)
    check_resource_dice(action, settings)
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
    if not faces.boons and not faces.blunders:
        return total
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


def outcome_of(
    lone: int, roller: str, roll_type: RollType, settings: SkitterbarrenSettings
) -> tuple[str, int, int]:
    """Return the outcome of a lone die, and the Boons and Blunders that it brings.

    Rule: K-11, K-12.
    """
    if lone == ENCOURAGING_FACE and brings_outcome(roller, roll_type, settings):
        return "encouraging", 1, 0
    if lone == DISCOURAGING_FACE and brings_outcome(roller, roll_type, settings):
        return "discouraging", 0, 1
    return "none", 0, 0
