"""Exact distributions of whole numbers: counts over a common total, never floats."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Distribution:
    """A distribution of a whole number.

    Attributes:
        counts: value to its number of equally likely cases; no zero counts.
        total: number of all cases.
    """

    counts: Mapping[int, int]
    total: int

    @classmethod
    def constant(cls, value: int) -> "Distribution":
        """Return the distribution of a number that is always ``value``."""
        return cls({value: 1}, 1)

    @classmethod
    def die(cls, sides: int) -> "Distribution":
        """Return the distribution of one fair die.

        Example:
            >>> Distribution.die(4).probability(lambda face: face == 4)
            Fraction(1, 4)
        """
        return cls(dict.fromkeys(range(1, sides + 1), 1), sides)

    def __add__(self, other: "Distribution") -> "Distribution":
        """Return the distribution of the sum of two independent numbers.

        Example:
            >>> (Distribution.die(6) + Distribution.die(6)).counts[7]
            6
        """
        return self.combine(other, lambda a, b: a + b)

    def __sub__(self, other: "Distribution") -> "Distribution":
        """Return the distribution of the difference of two independent numbers."""
        return self.combine(other, lambda a, b: a - b)

    def combine(self, other: "Distribution", rule: Callable[[int, int], int]) -> "Distribution":
        """Return the distribution of ``rule(a, b)`` for independent a and b."""
        counts: defaultdict[int, int] = defaultdict(int)
        for a, m in self.counts.items():
            for b, n in other.counts.items():
                counts[rule(a, b)] += m * n
        return Distribution(dict(counts), self.total * other.total)

    def map(self, rule: Callable[[int], int]) -> "Distribution":
        """Return the distribution of ``rule(value)``."""
        counts: defaultdict[int, int] = defaultdict(int)
        for value, n in self.counts.items():
            counts[rule(value)] += n
        return Distribution(dict(counts), self.total)

    def shift(self, amount: int) -> "Distribution":
        """Return the distribution moved by ``amount``."""
        return Distribution({value + amount: n for value, n in self.counts.items()}, self.total)

    def probability(self, holds: Callable[[int], bool]) -> Fraction:
        """Return the exact probability, in 0..1, that ``holds(value)``."""
        return Fraction(sum(n for value, n in self.counts.items() if holds(value)), self.total)

    def fractions(self) -> dict[str, Fraction]:
        """Return value (as a string, ascending) to probability, the form of the JSON answers."""
        return {str(v): Fraction(n, self.total) for v, n in sorted(self.counts.items())}


def total_of(parts: Iterable[Distribution]) -> Distribution:
    """Return the distribution of the sum of independent parts; 0 for none."""
    total = Distribution.constant(0)
    for part in parts:
        total = total + part
    return total
