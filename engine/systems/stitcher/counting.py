"""Throwing and counting: waves of explosions, Successes, criticals, degrees."""

from dataclasses import dataclass, field
from typing import Any

from engine.dice.source import RecordedDice
from engine.systems.stitcher.settings import StitcherSettings

SIDES = 6


@dataclass(slots=True)
class Tally:
    """A running count of dice; rounds of tie-break dice add to it.

    Attributes:
        exploded: dice that a 6 brought.
        successes: dice that show 4, 5 or 6.
        sixes: Critical Successes.
        ones: Critical Failures.
        waves: the faces, wave by wave.
    """

    exploded: int = 0
    successes: int = 0
    sixes: int = 0
    ones: int = 0
    waves: list[list[int]] = field(default_factory=list)

    @property
    def net(self) -> int:
        """Critical Successes left when each Critical Failure has cancelled one (S-45)."""
        return self.sixes - self.ones

    def fields(self, automatic: int = 0) -> dict[str, Any]:
        """Return the count fields of the JSON contract.

        Args:
            automatic: automatic Successes that are added.
        """
        return {
            "exploded_dice": self.exploded,
            "successes": self.successes + automatic,
            "critical_successes": self.sixes,
            "critical_failures": self.ones,
        }


def throw(dice: RecordedDice, count: int, settings: StitcherSettings, *, lane: str = "") -> Tally:
    """Throw pool dice, then their explosions wave by wave, and count them.

    Args:
        dice: where the faces come from.
        count: pool dice, 0 and up.
        settings: the table's readings.
        lane: lane of ``dice``.

    Rule: S-34, S-35, S-36, S-37, RS-10, RS-42.
    """
    wave = dice.faces(SIDES, count, lane=lane)
    sixes = wave.count(6)
    successes = sixes + wave.count(4) + wave.count(5)
    tally = Tally(0, successes, sixes, wave.count(1), [wave] if wave else [])
    if sixes:
        _explode(dice, sixes, tally, lane, settings.criticals_on_exploded_dice)
    return tally


def _explode(dice: RecordedDice, sixes: int, tally: Tally, lane: str, criticals: bool) -> None:  # noqa: FBT001
    while sixes:
        one = sixes == 1  # by far the most frequent, and one face is faster to ask for than a list
        wave = [dice.face(SIDES, lane=lane)] if one else dice.faces(SIDES, sixes, lane=lane)
        tally.waves.append(wave)
        tally.exploded += sixes
        sixes = wave.count(6)
        tally.successes += sixes + wave.count(4) + wave.count(5)
        if criticals:
            tally.sixes += sixes
            tally.ones += wave.count(1)


def throw_tiebreak(
    dice: RecordedDice, tally: Tally, settings: StitcherSettings, *, lane: str
) -> None:
    """Throw one extra die of a tie-break, with its explosions, and add it to ``tally``.

    Rule: S-64, RS-13, RS-14.
    """
    face = dice.face(SIDES, lane=lane)
    extra = Tally(0, int(face >= 4), int(face == 6), int(face == 1), [[face]])  # noqa: PLR2004
    if face == SIDES and settings.tiebreak_dice_explode:
        _explode(dice, 1, extra, lane, settings.criticals_on_exploded_dice)
    tally.exploded += extra.exploded
    tally.successes += extra.successes
    tally.waves.extend(extra.waves)
    if settings.tiebreak_dice_add_criticals:
        tally.sixes += extra.sixes
        tally.ones += extra.ones


def degree_of(passed: bool, sixes: int, ones: int, *, raw: bool = False) -> str:  # noqa: FBT001
    """Return the degree of a roll.

    Args:
        passed: whether there were enough Successes.
        sixes: Critical Successes.
        ones: Critical Failures.
        raw: an Overwhelming Success allows no 1 and a Disaster no 6 (RS-08).

    Rule: S-44 to S-49, RS-08, RS-09.

    Example:
        >>> degree_of(True, 2, 1), degree_of(True, 2, 1, raw=True)
        ('overwhelming_success', 'regular_success')
    """
    if passed:
        if sixes > ones and not (raw and ones):
            return "overwhelming_success"
        return "mixed_success" if ones > sixes else "regular_success"
    if ones > sixes and not (raw and sixes):
        return "disaster"
    return "mixed_failure" if sixes > ones else "regular_failure"
