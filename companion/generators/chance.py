"""Seeded choice: every part of a made thing is drawn from a stream of its own.

So one part can be drawn again, or kept, without touching the others.
"""

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """The streams of one thing.

    Args:
        seed: whole number; the same seed gives the same choices.
        salt: what is made, so that an NPC and a monster of one seed differ.
    """

    def __init__(self, seed: int, salt: str) -> None:
        self._root = f"{seed}/{salt}"
        self._streams: dict[str, random.Random] = {}

    def stream(self, part: str) -> random.Random:
        """Return the stream of one part."""
        found = self._streams.get(part)
        if found is None:
            found = self._streams[part] = random.Random(f"{self._root}/{part}")
        return found

    def one(self, part: str, things: Sequence[T]) -> T:
        """Return one of ``things``, of which there must be some."""
        return things[int(self.stream(part).random() * len(things))]

    def some(self, part: str, things: Sequence[T], count: int) -> list[T]:
        """Return ``count`` different places of ``things`` (all when there are fewer)."""
        return self.stream(part).sample(things, min(count, len(things)))

    def percent(self, part: str, chance: int) -> bool:
        """Return True ``chance`` times in a hundred."""
        return self.stream(part).random() * 100 < chance
