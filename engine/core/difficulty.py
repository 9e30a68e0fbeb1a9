"""How a game writes how hard a task is, as data: what it counts in, its words, its burdens."""

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple


class Label(NamedTuple):
    """A word of a ladder.

    Attributes:
        top: the hardest value that it is said of.
        word: slug of the word.
    """

    top: int | str
    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DifficultyTerms:
    """What a difficulty is in a game.

    Places compare difficulties of a game: a number stands at itself, a die at its number in
    ``values``.

    Attributes:
        values: what may be proposed, the easiest first; numbers, or dice such as "d8".
        labels: words of the ladder, the easiest first; the last is also said of what is beyond it.
        prefix: what is written before a value ("DS "); "" for nothing.
        easy: place of what is easy for people without a gift for it.
        per_grade: places from one whole grade (easy, fair, hard, heroic ...) to the next.
        line: places and the steps of the common scale that they lie at, where the way between is
            no straight one; () for a step each place.
        weight_per_step: points of burden that make a task a place harder; 0 where a burden counts
            on the roll, and leaves the difficulty as it is.
    """

    values: tuple[int | str, ...]
    labels: tuple[Label, ...]
    prefix: str = ""
    easy: int = 0
    per_grade: int = 1
    line: tuple[tuple[int | Fraction, int | Fraction], ...] = ()
    weight_per_step: int = 0

    @property
    def in_dice(self) -> bool:
        """Whether a difficulty is a die."""
        return isinstance(self.values[0], str)

    def place(self, value: int | str) -> int:
        """Return where a difficulty lies.

        Raises:
            ValueError: it is none of this game's.
        """
        names = [str(known) for known in self.values]
        return names.index(str(value)) if self.in_dice else int(value)

    def harder(self, value: int | str, weight: int) -> int | str:
        """Return a difficulty with burdens on top; dice end at the largest.

        Args:
            value: without them.
            weight: of all burdens together, 0 and up.
        """
        if not self.weight_per_step:
            return value
        more = -(-weight // self.weight_per_step)
        if not self.in_dice:
            return int(value) + more
        return self.values[min(self.place(value) + more, len(self.values) - 1)]

    def label(self, value: int | str) -> str:
        """Return the word of the ladder for a difficulty."""
        place = self.place(value)
        return next((word for top, word in self.labels if place <= self.place(top)),
                    self.labels[-1].word)  # fmt: skip

    def written(self, value: int | str) -> str:
        """Return a difficulty as the table says it: "DS 3", "d8"."""
        return f"{self.prefix}{value}"
