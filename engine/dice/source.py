"""Sources of chance. Every face in the engine comes from a ``Dice`` passed as an argument.

Auditable dice work like this. A campaign begins with 32 secret bytes whose SHA-256 is published at
once (``commitment``). Only then the player may add a text of their own, so that neither side could
choose the dice. Both, with the campaign's id, make the ``campaign_key``. Each roll has a stream of
its own under that key, named by the stream and the roll's number, so a repeated request for roll 7
always shows the faces of roll 7: a crash, a retry or an undo never buys other dice.
"""

import hashlib
import hmac
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, Protocol

from engine.errors import ChanceError, RollLimitError

BYTE_VALUES: Final = 256
BLOCK_BYTES: Final = 64
MAX_DRAWS: Final = 10_000
"""Most faces one action may draw. A pool of five that explodes 10,000 times is no accident."""


class Dice(Protocol):
    """Draws die faces."""

    def face(self, sides: int, *, lane: str = "") -> int:
        """Return one face.

        Args:
            sides: number of sides, 2..256.
            lane: whose or which die this is ("a", "b", "boon"); seeded dice ignore it, given dice
                keep one list for each, and physical dice ask for it by that name.

        Returns:
            A face in ``1..sides``.
        """
        ...


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of a campaign's secret seed as 64 hex digits.

    Example:
        >>> commitment(bytes(32))[:16]
        '66687aadf862bd77'
    """
    return hashlib.sha256(seed).hexdigest()


def campaign_key(seed: bytes, campaign_id: str, player_text: str = "") -> bytes:
    """Return the key of a campaign's dice: HMAC-SHA256(seed, campaign id, player's text).

    Args:
        seed: the secret seed, usually 32 bytes.
        campaign_id: the campaign's stable id.
        player_text: what the player added after the commitment was shown.

    Returns:
        32 bytes.
    """
    message = _prefixed(campaign_id.encode()) + _prefixed(player_text.encode())
    return hmac.new(seed, message, hashlib.sha256).digest()


def _prefixed(part: bytes) -> bytes:
    # Length prefixes keep ("ab", "c") and ("a", "bc") apart.
    return len(part).to_bytes(8, "big") + part


def face_from_byte(value: int, sides: int) -> int | None:
    """Return the face a random byte stands for, or None when the byte must be thrown away.

    Bytes at or above the largest multiple of ``sides`` are rejected; so each face is equally
    likely.

    Args:
        value: 0..255.
        sides: 2..256.

    Example:
        >>> [face_from_byte(b, 6) for b in (0, 5, 6, 251, 252)]
        [1, 6, 1, 6, None]
    """
    if value >= BYTE_VALUES - BYTE_VALUES % sides:
        return None
    return value % sides + 1


class SeededDice:
    """Faces of one roll from a keyed stream: BLAKE2b over (stream name, roll number, block).

    Args:
        key: the campaign's key, 1..64 bytes.
        stream: name of the stream, such as ``play`` or ``oracle``.
        number: number of the roll in that stream, 0 and up.
    """

    __slots__ = ("_block", "_bytes", "_key", "_number", "_position", "_stream")

    def __init__(self, key: bytes, *, stream: str = "play", number: int = 0) -> None:
        self._key = key
        self._stream = stream
        self._number = number.to_bytes(8, "big")
        self._block = 0
        self._bytes = b""
        self._position = 0

    def face(self, sides: int, *, lane: str = "") -> int:  # noqa: ARG002 - see ``Dice``
        """Return the next face of this roll in ``1..sides`` (2..256)."""
        limit = BYTE_VALUES - BYTE_VALUES % sides
        while True:
            if self._position == len(self._bytes):
                self._refill()
            value = self._bytes[self._position]
            self._position += 1
            if value < limit:
                return value % sides + 1

    def faces(self, sides: int, count: int) -> list[int]:
        """Return the next faces of this roll, the same as ``count`` calls of ``face``."""
        if not self._bytes:
            self._refill()
        end = self._position + count
        shown = self._bytes[self._position : end].translate(_face_table(sides))
        if end > BLOCK_BYTES or 0 in shown:
            return [self.face(sides) for _ in range(count)]
        self._position = end
        return list(shown)

    def _refill(self) -> None:
        digest: Any = _keyed(self._key, self._stream).copy()
        block = self._block
        digest.update(self._number + (_prefixed(block.to_bytes(8, "big")) if block else _BLOCK_0))
        self._bytes = digest.digest()
        self._block = block + 1
        self._position = 0


_BLOCK_0: Final = _prefixed(bytes(8))


@lru_cache(maxsize=BYTE_VALUES)
def _face_table(sides: int) -> bytes:
    """Return for each byte the face that it stands for; 0 where it must be thrown away."""
    return bytes(face_from_byte(value, sides) or 0 for value in range(BYTE_VALUES))


@lru_cache(maxsize=8)
def _keyed(key: bytes, stream: str) -> Any:  # noqa: ANN401 - hashlib does not name its type
    """Return the hash of a stream up to the roll's number; every block goes on from a copy."""
    start = _prefixed(stream.encode()) + (8).to_bytes(8, "big")  # the number has eight bytes
    return hashlib.blake2b(start, key=key, digest_size=BLOCK_BYTES)


class GivenDice:
    """Faces known in advance: physical dice, replays and the JSON calls.

    Args:
        faces: the faces of the main lane in order, or one list for each lane.
    """

    __slots__ = ("_lanes", "_used")

    def __init__(self, faces: Iterable[int] | Mapping[str, Iterable[int]]) -> None:
        lanes: Mapping[str, Iterable[int]]
        lanes = faces if isinstance(faces, Mapping) else {"": faces}
        self._lanes: dict[str, list[int]] = {lane: list(faces) for lane, faces in lanes.items()}
        self._used = dict.fromkeys(self._lanes, 0)

    def face(self, sides: int, *, lane: str = "") -> int:
        """Return the next given face of ``lane``.

        Raises:
            ChanceError: no face is left, or the die has no such face.
        """
        values = self._lanes.get(lane, [])
        used = self._used.get(lane, 0)
        if used >= len(values):
            raise ChanceError(
                f"too few dice{_named(lane)}: {len(values)} given, at least {used + 1} needed", lane
            )
        face = values[used]
        if not 1 <= face <= sides:
            raise ChanceError(f"die {used + 1}{_named(lane)} shows {face}; a d{sides} cannot", lane)
        self._used[lane] = used + 1
        return face

    def finish(self) -> None:
        """Make sure that every given face was used.

        Raises:
            ChanceError: some faces are left over.
        """
        for lane, values in self._lanes.items():
            used = self._used[lane]
            if used < len(values):
                raise ChanceError(
                    f"too many dice{_named(lane)}: {len(values)} given, {used} needed", lane
                )


def _named(lane: str) -> str:
    return f" for {lane!r}" if lane else ""


class RecordedDice:
    """Passes faces on from another source and keeps each of them, in order.

    Args:
        source: where the faces come from.
        limit: most faces that may be drawn.
    """

    __slots__ = ("_limit", "_source", "draws")

    def __init__(self, source: Dice, *, limit: int = MAX_DRAWS) -> None:
        self._source = source
        self._limit = limit
        self.draws: list[tuple[int, int, str]] = []
        """(sides, face, lane) of every die drawn so far."""

    def face(self, sides: int, *, lane: str = "") -> int:
        """Return the source's next face and keep it.

        Raises:
            RollLimitError: the limit is reached.
        """
        if len(self.draws) >= self._limit:
            raise RollLimitError(self._limit)
        value = self._source.face(sides, lane=lane)
        self.draws.append((sides, value, lane))
        return value

    def faces(self, sides: int, count: int, *, lane: str = "") -> list[int]:
        """Return the source's next faces and keep them: ``count`` calls of ``face``, but faster.

        Raises:
            RollLimitError: the limit is reached.
        """
        draws, source = self.draws, self._source
        if type(source) is not SeededDice or len(draws) + count > self._limit:
            return [self.face(sides, lane=lane) for _ in range(count)]
        values = source.faces(sides, count)
        draws += [(sides, value, lane) for value in values]
        return values
