"""Exact odds of Challenges and purchases, and the law of exploding dice behind all odds.

A pool of n dice that explode is n chains of sixes, each ended by a face that is no 6. The number K
of sixes in all chains together follows the negative binomial law C(n-1+k, k) 5^n / 6^(n+k); the n
ending faces are independent of it and of each other: 1 (a Critical Failure), 2 or 3 (nothing), 4 or
5 (a Success), in proportion 1 : 2 : 2. So with f ones and h Successes among the endings

    Successes = K + h,    net criticals = K - f,    dice = n + K.

When only pool dice carry criticals (RS-10), the n pool dice are c sixes, f ones, h Successes and
the rest; the c sixes open c chains of their own, whose law is the one above with c for n.

Every event about the degree bounds K from below or above, so its probability is a finite sum, or 1
minus one: exact fractions, although a chain has no end.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any, Final

from engine.systems.stitcher.actions import Challenge, Purchase
from engine.systems.stitcher.challenge import prepare
from engine.systems.stitcher.counting import degree_of
from engine.systems.stitcher.state import StitcherState
from engine.systems.stitcher.tables import DEGREE_SLUGS

FAR: Final = 500
"""More Successes than this by dice alone count as out of reach: five dice bring them once in more
than 10^370 rolls, and no float above 0 is so small."""


@dataclass(frozen=True, slots=True)
class Ending:
    """One way the visible faces of a pool can fall, before its chains of sixes.

    Attributes:
        weight: number of equally likely cases; see ``total``.
        total: number of all cases.
        chains: how many chains of sixes run on from here.
        successes: Successes that are certain.
        sixes: Critical Successes that are certain.
        ones: Critical Failures.
        exploded: exploded dice that are certain.
        is_critical: whether sixes in the chains are Critical Successes.
    """

    weight: int
    total: int
    chains: int
    successes: int
    sixes: int
    ones: int
    exploded: int
    is_critical: bool


def _three_ways(n: int) -> Iterator[tuple[int, int, int, int]]:
    for ones in range(n + 1):
        for hits in range(n + 1 - ones):
            blanks = n - ones - hits
            yield comb(n, ones) * comb(n - ones, hits) * 2 ** (hits + blanks), ones, hits, blanks


@cache
def endings(n: int, *, criticals_on_exploded: bool) -> tuple[Ending, ...]:
    """Return every way n pool dice can fall, with what follows by chance left to the chains.

    Args:
        n: dice thrown, 0..5.
        criticals_on_exploded: whether exploded dice carry criticals (RS-10).
    """
    if criticals_on_exploded:
        return tuple(
            Ending(weight, 5**n, n, hits, 0, ones, 0, is_critical=True)
            for weight, ones, hits, _ in _three_ways(n)
        )
    found: list[Ending] = []
    for sixes in range(n + 1):
        for weight, ones, hits, _ in _three_ways(n - sixes):
            for late in range(sixes + 1):  # chains that end in a 4 or 5; the others end in 1, 2, 3
                cases = comb(n, sixes) * weight * comb(sixes, late) * 2**late * 3 ** (sixes - late)
                found.append(
                    Ending(
                        cases,
                        6**n * 5**sixes,
                        sixes,
                        sixes + hits + late,
                        sixes,
                        ones,
                        sixes,
                        is_critical=False,
                    )
                )
    return tuple(found)


def chain_law(chains: int, length: int) -> list[Fraction]:
    """Return the probabilities of 0 .. length-1 sixes in that many chains.

    Example:
        >>> chain_law(1, 2)
        [Fraction(5, 6), Fraction(5, 36)]
    """
    if chains == 0:
        return [Fraction(1)][:length]
    return [Fraction(comb(chains - 1 + k, k) * 5**chains, 6 ** (chains + k)) for k in range(length)]


@cache
def degree_law(
    n: int, need: int | None, *, raw: bool, criticals_on_exploded: bool
) -> dict[str, Fraction]:
    """Return the probability of each degree for a pool.

    Args:
        n: dice thrown, 0..5.
        need: Successes by dice that are just not enough, -1..``FAR``: one more passes. None: no
            roll passes.
        raw: how criticals are counted (RS-08).
        criticals_on_exploded: whether exploded dice carry criticals (RS-10).

    Returns:
        Slug of each degree to its exact probability.

    Rule: S-33 to S-37, S-44 to S-49, RS-08, RS-10.

    Example:
        >>> degree_law(1, 0, raw=False, criticals_on_exploded=True)["overwhelming_success"]
        Fraction(5, 36)
    """
    law = dict.fromkeys(DEGREE_SLUGS, Fraction(0))
    for ending in endings(n, criticals_on_exploded=criticals_on_exploded):
        share = Fraction(ending.weight, ending.total)
        for degree, probability in _within(ending, need, raw).items():
            law[degree] += share * probability
    return law


def _within(ending: Ending, need: int | None, raw: bool) -> dict[str, Fraction]:  # noqa: FBT001
    """Return the law of degrees within one ending: a finite sum, and the rest for the last."""
    passing = None if need is None else max(0, need - ending.successes + 1)
    settled = ending.ones + 2 if ending.is_critical else 1
    length = settled if passing is None else max(settled, passing + 1)
    law: dict[str, Fraction] = {}
    degree = ""
    left = Fraction(1)
    for k, probability in enumerate(chain_law(ending.chains, length - 1)):
        degree = _degree_at(ending, k, passing, raw)
        law[degree] = law.get(degree, Fraction(0)) + probability
        left -= probability
    if left:
        # From here on neither the pass nor the sign of the criticals can change any more.
        degree = _degree_at(ending, length - 1, passing, raw)
        law[degree] = law.get(degree, Fraction(0)) + left
    return law


def _degree_at(ending: Ending, k: int, passing: int | None, raw: bool) -> str:  # noqa: FBT001
    sixes = ending.sixes + (k if ending.is_critical else 0)
    return degree_of(passing is not None and k >= passing, sixes, ending.ones, raw=raw)


def challenge_odds(state: StitcherState, action: Challenge | Purchase) -> dict[str, Any]:
    """Return the exact probability of each degree of a Challenge or a purchase.

    Rule: S-38 to S-49, S-53 to S-56.
    """
    settings = state.settings
    prepared = prepare(action, settings)
    need = max(-1, prepared.ds - prepared.added)
    law = degree_law(
        prepared.pool.dice_rolled,
        need if prepared.is_beatable and need <= FAR else None,
        raw=settings.critical_counting == "raw",
        criticals_on_exploded=settings.criticals_on_exploded_dice,
    )
    return dict(law)
