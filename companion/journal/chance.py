"""The dice of a campaign: which secret seed serves which record, and replay of recorded faces."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from companion.journal import records as kinds
from companion.journal.records import Record
from engine.api import ChanceError, SeededDice, campaign_key

PLAY: Final = "play"
"""The stream of declared rolls."""
MIN_SIDES: Final = 2
MAX_SIDES: Final = 256
"""A face is made of one byte."""


@dataclass(frozen=True, slots=True)
class Epoch:
    """A stretch of the journal that one commitment covers. A branch begins a new one.

    Attributes:
        start: first record it covers.
        campaign_id: the campaign whose dice these are (a branch keeps its parent's past).
        commitment: SHA-256 of the secret seed.
        player_text: what the player added after the commitment.
    """

    start: int
    campaign_id: str
    commitment: str
    player_text: str = ""


class Epochs:
    """Every stretch of one campaign, in order.

    Args:
        seeds: commitment to secret seed, as far as they are known here.
    """

    def __init__(self, seeds: Mapping[str, bytes]) -> None:
        self._seeds = seeds
        self._epochs: list[Epoch] = []

    def take(self, record: Record) -> None:
        """Go on by one undamaged record."""
        body = record.body
        match record.kind:
            case kinds.OPENED | kinds.BRANCHED_FROM:
                self._epochs.append(
                    Epoch(record.sequence, str(body.get("id")), str(body.get("commitment")))
                )
            case kinds.PLAYER_TEXT if self._epochs:
                now = self._epochs.pop()
                text = str(body.get("text", ""))
                self._epochs.append(Epoch(now.start, now.campaign_id, now.commitment, text))
            case _:
                pass

    @property
    def current(self) -> Epoch | None:
        """The stretch that the next roll belongs to."""
        return self._epochs[-1] if self._epochs else None

    @property
    def all(self) -> Sequence[Epoch]:
        """Every stretch so far."""
        return self._epochs

    def dice(self, stream: str, number: int) -> SeededDice | None:
        """Return the dice of one roll in the current stretch; None when its seed is not here."""
        epoch = self.current
        seed = self._seeds.get(epoch.commitment) if epoch else None
        if epoch is None or seed is None:
            return None
        key = campaign_key(seed, epoch.campaign_id, epoch.player_text)
        return SeededDice(key, stream=stream, number=number)


class ReplayDice:
    """Shows recorded faces again, in the order they were drawn.

    Args:
        draws: (sides, face, lane) of every die.
    """

    def __init__(self, draws: Iterable[tuple[int, int, str]]) -> None:
        self._draws = list(draws)
        self._used = 0

    def face(self, sides: int, *, lane: str = "") -> int:
        """Return the next recorded face.

        Raises:
            ChanceError: none is left, or another die was drawn then.
        """
        if self._used == len(self._draws):
            raise ChanceError(f"the rules ask for more than the {self._used} dice recorded", lane)
        held_sides, face, held_lane = self._draws[self._used]
        if (held_sides, held_lane) != (sides, lane):
            raise ChanceError(
                f"die {self._used + 1} is a d{held_sides}; the rules ask d{sides}", lane
            )
        self._used += 1
        return face

    def finish(self) -> None:
        """Make sure that every recorded face was used.

        Raises:
            ChanceError: some are left over.
        """
        if self._used < len(self._draws):
            left = len(self._draws) - self._used
            raise ChanceError(f"{left} recorded dice are not asked for by the rules")
