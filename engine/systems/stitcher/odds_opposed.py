"""Odds of Opposing Rolls, with the walk of tie-break dice to its end.

Both pools follow the law in ``odds``. Where totals are equal and fewest dice does not decide,
rounds of one die each follow; a round leaves the totals equal with probability 3/7 (explosions on),
so the walk is a geometric series of independent rounds, and the criticals gathered on the way add
up.

Everything is counted in whole multiples of 2^-96. Chains are cut at ``LONGEST`` sixes (less than
10^-22 of a pool is lost) and the walk when less than 2^-70 of it goes on; rounding loses at most
2^-96 at each of under a million products. Together that is below 10^-20, so the floats returned are
right to 10^-15 with much to spare.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from engine.systems.stitcher.actions import Opposed
from engine.systems.stitcher.counting import degree_of
from engine.systems.stitcher.odds import chain_law, endings
from engine.systems.stitcher.opposed import pools_of
from engine.systems.stitcher.settings import StitcherSettings
from engine.systems.stitcher.state import StitcherState
from engine.systems.stitcher.tables import DEGREE_SLUGS, POOL_LIMIT, SUCCESSES

BITS: Final = 96
ONE: Final = 1 << BITS
LONGEST: Final = 36
WALK_ENDS_BELOW: Final = ONE >> 70
FARTHEST: Final = LONGEST + 2 * POOL_LIMIT


class Reading(NamedTuple):
    """The settings that matter for Opposing Rolls.

    Attributes:
        raw: RS-08.
        criticals_on_exploded: RS-10.
        tie_winner_passes: RS-11.
        counts_all_dice: RS-12, explosions counted.
        explodes: RS-13.
        adds_criticals: RS-14.
        retests: RS-15.
    """

    raw: bool
    criticals_on_exploded: bool
    tie_winner_passes: bool
    counts_all_dice: bool
    explodes: bool
    adds_criticals: bool
    retests: bool


def reading_of(settings: StitcherSettings) -> Reading:
    """Return the part of a table's settings that changes opposed odds."""
    counts_all = settings.fewest_dice_counts == "all_dice_thrown"
    return Reading(
        raw=settings.critical_counting == "raw",
        criticals_on_exploded=settings.criticals_on_exploded_dice,
        tie_winner_passes=settings.tie_winner_counts_as_success,
        counts_all_dice=counts_all,
        explodes=settings.tiebreak_dice_explode,
        adds_criticals=settings.tiebreak_dice_add_criticals,
        retests=settings.retest_fewest_dice and counts_all,
    )


class Criticals(NamedTuple):
    """As much of the criticals as a degree depends on; they add up over dice.

    Attributes:
        net: Critical Successes minus Critical Failures.
        has_six: whether there is any Critical Success.
        has_one: whether there is any Critical Failure.
    """

    net: int
    has_six: bool
    has_one: bool


class Throw(NamedTuple):
    """A group of equal results of some dice.

    Attributes:
        exploded: dice that sixes brought.
        criticals: what they leave of criticals.
        weight: probability in multiples of 2^-96.
    """

    exploded: int
    criticals: Criticals
    weight: int


BySuccesses = tuple[tuple[Throw, ...], ...]
"""For each number of Successes, from 0, the throws that have it."""


def _group(found: Mapping[tuple[int, int, Criticals], int]) -> BySuccesses:
    rows: list[list[Throw]] = [[] for _ in range(FARTHEST + 1)]
    for (successes, exploded, criticals), weight in found.items():
        if weight:
            rows[successes].append(Throw(exploded, criticals, weight))
    return tuple(map(tuple, rows))


def _criticals(sixes: int, ones: int) -> Criticals:
    return Criticals(sixes - ones, sixes > 0, ones > 0)


@cache
def _fixed_chain_law(chains: int) -> tuple[int, ...]:
    law = chain_law(chains, LONGEST)
    return tuple(p.numerator * ONE // p.denominator for p in law)


@cache
def pool_law(n: int, *, criticals_on_exploded: bool) -> BySuccesses:
    """Return the law of a pool of n dice, 0..5.

    Rule: S-34 to S-37, RS-10.
    """
    found: defaultdict[tuple[int, int, Criticals], int] = defaultdict(int)
    for ending in endings(n, criticals_on_exploded=criticals_on_exploded):
        for k, p in enumerate(_fixed_chain_law(ending.chains)):
            sixes = ending.sixes + (k if ending.is_critical else 0)
            key = (ending.successes + k, ending.exploded + k, _criticals(sixes, ending.ones))
            found[key] += p * ending.weight // ending.total
    return _group(found)


@cache
def extra_die_law(reading: Reading) -> BySuccesses:
    """Return the law of one tie-break die with its explosions.

    Rule: S-64, RS-10, RS-13, RS-14.
    """
    found: defaultdict[tuple[int, int, Criticals], int] = defaultdict(int)
    for successes, exploded, sixes, ones, weight in _extra_die(reading):
        criticals = _criticals(sixes, ones) if reading.adds_criticals else _criticals(0, 0)
        found[successes, exploded, criticals] += weight
    return _group(found)


def _extra_die(reading: Reading) -> Iterator[tuple[int, int, int, int, int]]:
    if not reading.explodes:
        yield 1, 0, 1, 0, ONE // 6
        yield from ((h, 0, 0, f, w * ONE // 6) for h, f, w in ((0, 1, 1), (0, 0, 2), (1, 0, 2)))
        return
    for k in range(LONGEST):
        sixes = k if reading.criticals_on_exploded else min(k, 1)
        counts_one = k == 0 or reading.criticals_on_exploded
        for hits, ones, cases in ((0, int(counts_one), 1), (0, 0, 2), (1, 0, 2)):
            yield k + hits, k, sixes, ones, cases * ONE // 6 ** (k + 1)


Steps = dict[Criticals, int]


def _together(one: Criticals, other: Criticals) -> Criticals:
    return Criticals(
        one.net + other.net, one.has_six or other.has_six, one.has_one or other.has_one
    )


def _seen(criticals: Criticals, reading: Reading) -> Criticals:
    # Only the raw reading asks whether there was any 6 or 1; fewer kinds make shorter sums.
    return criticals if reading.raw else Criticals(criticals.net, False, False)  # noqa: FBT003


class Walk(NamedTuple):
    """What tie-break rounds give to one side, from an undecided tie on.

    Attributes:
        by_extra: criticals gathered by a side that wins by extra dice, with their weights.
        by_fewest: the same for a side that wins by fewest dice after a round (RS-15).
    """

    by_extra: Steps
    by_fewest: Steps


@cache
def walk(reading: Reading) -> Walk:
    """Return how the rounds of extra dice end for one side; for the other it is the same.

    Rule: S-64, RS-13 to RS-16.
    """
    law = extra_die_law(reading)
    mass = [sum(t.weight for t in row) for row in law]
    goes_on: Steps = defaultdict(int)
    by_extra: Steps = defaultdict(int)
    by_fewest: Steps = defaultdict(int)
    for successes, row in enumerate(law):
        behind = sum(mass[:successes])
        for throw in row:
            seen = _seen(throw.criticals, reading)
            equal, more = mass[successes], 0
            if reading.retests:
                equal = sum(t.weight for t in row if t.exploded == throw.exploded)
                more = sum(t.weight for t in row if t.exploded > throw.exploded)
            goes_on[seen] += throw.weight * equal >> BITS
            by_extra[seen] += throw.weight * behind >> BITS
            by_fewest[seen] += throw.weight * more >> BITS
    rounds = _all_rounds(goes_on)
    return Walk(_product(rounds, by_extra), _product(rounds, by_fewest))


def _all_rounds(goes_on: Steps) -> Steps:
    """Return the criticals gathered in 0, 1, 2, ... undecided rounds, all in one law.

    With T for one such round, 1 + T + T^2 + ... + T^(2m-1) = (1 + T^m)(1 + T + ... + T^(m-1)).
    """
    rounds: Steps = {Criticals(0, False, False): ONE}  # noqa: FBT003
    power = goes_on
    while sum(power.values()) > WALK_ENDS_BELOW:
        for criticals, weight in _product(power, rounds).items():
            rounds[criticals] = rounds.get(criticals, 0) + weight
        power = _product(power, power)
    return rounds


def _product(one: Steps, other: Steps) -> Steps:
    product: Steps = defaultdict(int)
    for left, p in one.items():
        for right, q in other.items():
            weight = p * q >> BITS
            if weight:
                product[_together(left, right)] += weight
    return product


def _degree(criticals: Criticals, *, passed: bool, raw: bool) -> str:
    # Any pair of counts with this difference and these signs has the same degree.
    ones = int(criticals.has_one) if criticals.net >= 0 else -criticals.net
    sixes = ones + criticals.net
    if raw and criticals.has_six and sixes == 0:
        sixes, ones = sixes + 1, ones + 1
    return degree_of(passed, sixes, ones, raw=raw)


@cache
def walk_degrees(reading: Reading, start: Criticals) -> dict[str, int]:
    """Return the weights of the degrees with which a side ends an undecided tie by winning.

    Args:
        reading: the table's settings.
        start: that side's criticals when the tie arose.
    """
    ended = walk(reading)
    law: dict[str, int] = defaultdict(int)
    for steps, passed in ((ended.by_extra, True), (ended.by_fewest, reading.tie_winner_passes)):
        for gathered, weight in steps.items():
            total = _together(start, gathered)
            law[_degree(total, passed=passed, raw=reading.raw)] += weight
    return law


@cache
def opposed_law(
    dice: tuple[int, int], ahead: int, fewer: int, reading: Reading
) -> tuple[dict[str, int], dict[str, int]]:
    """Return for each side the weights of the degrees it wins with.

    Args:
        dice: dice thrown by side a and side b, each 0..5.
        ahead: automatic Successes of a minus those of b.
        fewer: above 0 when a has fewer dice to compare, below 0 when b has; explosions aside.
        reading: the table's settings.

    Rule: S-58 to S-65, RS-08 to RS-17.
    """
    a, b = (pool_law(n, criticals_on_exploded=reading.criticals_on_exploded) for n in dice)
    return (_side_law(a, b, ahead, fewer, reading), _side_law(b, a, -ahead, -fewer, reading))


def _side_law(
    own: BySuccesses, other: BySuccesses, ahead: int, fewer: int, reading: Reading
) -> dict[str, int]:
    law: dict[str, int] = defaultdict(int)
    mass = [sum(t.weight for t in row) for row in other]
    for successes, row in enumerate(own):
        level = successes + ahead
        behind = sum(mass[: max(0, level)])
        tied = other[level] if 0 <= level < len(other) else ()
        by_lead = _compare(tied, fewer, reading)
        for throw in row:
            seen = _seen(throw.criticals, reading)
            law[_degree(seen, passed=True, raw=reading.raw)] += throw.weight * behind >> BITS
            wins, walks = by_lead(throw.exploded)
            degree = _degree(seen, passed=reading.tie_winner_passes, raw=reading.raw)
            law[degree] += throw.weight * wins >> BITS
            if walks:
                undecided = throw.weight * walks >> BITS
                for slug, weight in walk_degrees(reading, seen).items():
                    law[slug] += undecided * weight >> BITS
    return law


def _compare(
    tied: tuple[Throw, ...], fewer: int, reading: Reading
) -> Callable[[int], tuple[int, int]]:
    """Return a function: own exploded dice to the weights of (winning by fewest, undecided)."""
    if not reading.counts_all_dice:
        whole = sum(t.weight for t in tied)
        fixed = (whole, 0) if fewer > 0 else (0, 0) if fewer < 0 else (0, whole)
        return lambda exploded: fixed  # noqa: ARG005 - explosions are not compared here

    @cache
    def compare(exploded: int) -> tuple[int, int]:
        wins = sum(t.weight for t in tied if t.exploded + fewer > exploded)
        return wins, sum(t.weight for t in tied if t.exploded + fewer == exploded)

    return compare


def opposed_odds(state: StitcherState, action: Opposed) -> dict[str, Any]:
    """Return for each side the probability of winning with each degree.

    Rule: S-58 to S-65.
    """
    settings = state.settings
    reading = reading_of(settings)
    a, b = pools_of(action, settings)
    ahead = 0
    if settings.automatic_successes_count:
        ahead = a.automatic_successes - b.automatic_successes
    fewer = b.dice_rolled - a.dice_rolled
    if settings.fewest_dice_counts == "assembled_pool":
        fewer = b.pool_size - a.pool_size
    laws = opposed_law(
        (a.dice_rolled, b.dice_rolled),
        max(-FARTHEST, min(FARTHEST, ahead)),
        max(-POOL_LIMIT, min(POOL_LIMIT, fewer)),
        reading,
    )
    slugs = SUCCESSES if reading.tie_winner_passes else DEGREE_SLUGS
    return {
        side: {slug: law.get(slug, 0) / ONE for slug in slugs}
        for side, law in zip("ab", laws, strict=True)
    }
