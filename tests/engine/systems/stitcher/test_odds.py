"""Odds of Challenges: equal to brute force, to icepool, and to what ``resolve`` does."""

from collections import defaultdict
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.systems.stitcher.actions import Challenge, Element, Purchase
from engine.systems.stitcher.counting import degree_of
from engine.systems.stitcher.odds import FAR, chain_law, degree_law
from engine.systems.stitcher.tables import DEGREE_SLUGS
from tests.engine.systems.stitcher.branching import STITCHER, explore
from tests.engine.systems.stitcher.calling import el, odds

DEPTH = 24
"""Sixes in a row that the brute force still follows: 6**-24 is below 10**-18."""

Law = dict[tuple[int, int, int], Fraction]


@cache
def one_die(late_criticals: bool) -> Law:
    """Return the law of one pool die: Successes, sixes, ones; each face followed by hand."""
    law: Law = defaultdict(Fraction)
    for k in range(DEPTH):
        share = Fraction(1, 6 ** (k + 1))
        sixes = k if late_criticals else min(k, 1)
        ones = 1 if k == 0 or late_criticals else 0
        law[k, sixes, ones] += share
        law[k, sixes, 0] += 2 * share
        law[k + 1, sixes, 0] += 2 * share
    return law


@cache
def pool(n: int, late_criticals: bool) -> Law:
    if n == 0:
        return {(0, 0, 0): Fraction(1)}
    law: Law = defaultdict(Fraction)
    for left, p in pool(n - 1, late_criticals).items():
        for right, q in one_die(late_criticals).items():
            s, c, f = (x + y for x, y in zip(left, right, strict=True))
            law[s, c, f] += p * q
    return law


def brute_force(n: int, need: int | None, raw: bool, late_criticals: bool) -> dict[str, Fraction]:
    law = dict.fromkeys(DEGREE_SLUGS, Fraction(0))
    for (successes, sixes, ones), p in pool(n, late_criticals).items():
        passed = need is not None and successes > need
        law[degree_of(passed, sixes, ones, raw=raw)] += p
    return law


@pytest.mark.parametrize("raw", [False, True])
@pytest.mark.parametrize("late_criticals", [False, True])
@pytest.mark.parametrize("n", range(4))
def test_small_pools_equal_brute_force(n: int, late_criticals: bool, raw: bool) -> None:
    for need in (-1, 0, 1, 2, 3, 5, 8, None):
        exact = degree_law(n, need, raw=raw, criticals_on_exploded=late_criticals)
        assert sum(exact.values()) == 1
        slow = brute_force(n, need, raw, late_criticals)
        for slug in DEGREE_SLUGS:
            assert abs(exact[slug] - slow[slug]) < Fraction(n, 6**DEPTH) + Fraction(1, 10**30)


@cache
def icepool_pool(n: int) -> Any:
    vector, again = icepool.Vector, icepool.Again
    die = icepool.Die(
        {
            vector((0, -1)): 1,
            vector((0, 0)): 2,
            vector((1, 0)): 2,
            again + vector((1, 1)): 1,
        },
        again_depth=16,
    )
    return n @ die


@pytest.mark.parametrize("n", [1, 3, 5])
@pytest.mark.parametrize("ds", [0, 2, 4, 7])
def test_pools_equal_icepool(n: int, ds: int) -> None:
    def degree(successes: int, net: int) -> str:
        return degree_of(successes > ds, max(net, 0), max(-net, 0))

    law = icepool_pool(n).map(degree)
    exact = odds("challenge", elements=[el("A", n - 1)] if n > 1 else [], ds=ds)
    for slug in DEGREE_SLUGS:
        assert exact[slug] == pytest.approx(float(law.probability(slug)), abs=1e-12, rel=0)


READINGS = [
    {},
    {"critical_counting": "raw"},
    {"criticals_on_exploded_dice": False},
    {"impossible_is_rollable": False},
    {"automatic_successes_count": False},
    {"odd_extra_die": "round_up"},
    {"starting_pool_dice": 2},
    {"starting_pool_dice": 0},
    {"minimum_ds": 2},
    {"minimum_element_dice": 2},
    {"unweighted_hindrance_ds": 2},
    {"negative_traits_stack": False},
    {"duplicate_elements": "count"},
    {"protective_gear_adds_dice": False},
    {"critical_counting": "raw", "criticals_on_exploded_dice": False},
]


@pytest.mark.parametrize("settings", READINGS, ids=str)
def test_odds_are_what_resolving_brings(settings: dict[str, Any]) -> None:
    state = STITCHER.new_state(settings)
    elements = (Element(name="A", protective=True), Element(name="a"))
    hindrances = (Element(name="Dark"), Element(name="Injured", weight=1))
    for action in (
        Challenge(ds=0, elements=elements),
        Challenge(ds=0, hindrances=hindrances),
        Challenge(ds=6),
        Purchase(value="pocket_change", cash=elements[:1]),
    ):
        found, left = explore(state, action, lambda r: r.degree or "", depth=5)
        exact = STITCHER.odds(state, action)
        assert sum(exact.values()) == 1
        for slug, probability in exact.items():
            assert found[slug] <= probability <= found[slug] + left
        assert left < Fraction(1, 4)


def test_odds_of_a_full_pool_follow_the_automatic_successes() -> None:
    pooled = [el("Titan", 12)]
    plain = odds("challenge", elements=pooled, ds=3)
    assert plain["overwhelming_success"] + plain["regular_success"] + plain[
        "mixed_success"
    ] == pytest.approx(1)
    uncounted = odds(
        "challenge", elements=pooled, ds=4, settings={"automatic_successes_count": False}
    )
    assert uncounted == odds("challenge", elements=[el("Titan", 4)], ds=4)
    assert odds("challenge", elements=[el("Titan", 11)], ds=4) == odds(
        "challenge", elements=[el("Titan", 4)], ds=1
    )


def test_nothing_passes_where_the_impossible_is_not_rolled() -> None:
    law = odds("challenge", ds=6, settings={"impossible_is_rollable": False})
    assert law["mixed_failure"] == pytest.approx(5 / 36, abs=1e-15)
    assert sum(law.values()) == pytest.approx(1, abs=1e-15)
    assert law["overwhelming_success"] == 0


def test_far_difficulties_are_answered_at_once() -> None:
    for ds in (FAR, FAR + 1, 10**9, 10**1000):
        law = odds("challenge", elements=[el("A", 4)], ds=ds)
        assert law["overwhelming_success"] == 0.0
        assert sum(law.values()) == pytest.approx(1, abs=1e-15)
    near = odds("challenge", elements=[el("A", 4)], ds=100)
    assert 0 < near["overwhelming_success"] < 1e-60


@given(st.integers(0, 5), st.integers(-1, 12), st.booleans(), st.booleans())
def test_more_difficulty_never_helps(n: int, need: int, raw: bool, late: bool) -> None:
    def passing(least: int) -> Fraction:
        law = degree_law(n, least, raw=raw, criticals_on_exploded=late)
        return sum((law[slug] for slug in DEGREE_SLUGS[:3]), Fraction(0))

    assert passing(need) >= passing(need + 1)


@given(st.integers(0, 4), st.integers(-1, 12), st.booleans())
def test_more_dice_never_hurt(n: int, need: int, late: bool) -> None:
    def passing(dice: int) -> Fraction:
        law = degree_law(dice, need, raw=False, criticals_on_exploded=late)
        return sum((law[slug] for slug in DEGREE_SLUGS[:3]), Fraction(0))

    assert passing(n + 1) >= passing(n)


@given(st.integers(0, 5), st.integers(-1, 12), st.booleans())
def test_counting_criticals_another_way_leaves_the_pass_alone(
    n: int, need: int, late: bool
) -> None:
    laws = [degree_law(n, need, raw=raw, criticals_on_exploded=late) for raw in (False, True)]
    passing = [sum(law[slug] for slug in DEGREE_SLUGS[:3]) for law in laws]
    assert passing[0] == passing[1]


@pytest.mark.parametrize("chains", range(6))
def test_chains_of_sixes_come_to_an_end(chains: int) -> None:
    law = chain_law(chains, 60)
    assert 0 <= 1 - sum(law) < Fraction(1, 10**38)


def test_purchases_have_the_odds_of_their_challenge() -> None:
    cash = [el("Gold", 2)]
    assert odds("purchase", value="average_month", cash=cash) == odds(
        "challenge", elements=cash, ds=3
    )


def test_all_tables_are_whole() -> None:
    for n, need, raw, late in product(range(6), range(-1, 13), (False, True), (False, True)):
        law = degree_law(n, need, raw=raw, criticals_on_exploded=late)
        assert sum(law.values()) == 1
        assert all(0 <= p <= 1 for p in law.values())
