"""Odds of Opposing Rolls: equal to a plain walk, and to what ``resolve`` does."""

from collections import defaultdict
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from engine.systems.stitcher.actions import Element, Opposed, Side
from engine.systems.stitcher.counting import degree_of
from engine.systems.stitcher.settings import StitcherSettings
from tests.engine.systems.stitcher.branching import STITCHER, explore
from tests.engine.systems.stitcher.calling import el, odds

DEPTH = 18
"""Sixes in a row that the plain walk still follows: 6**-18 is below 10**-14."""

Dice = tuple[int, int, int, int]  # Successes, exploded dice, sixes, ones
Law = dict[Dice, float]


@cache
def one_die(late_criticals: bool, explodes: bool = True) -> Law:
    law: Law = defaultdict(float)
    if not explodes:
        return {(0, 0, 0, 1): 1 / 6, (0, 0, 0, 0): 2 / 6, (1, 0, 0, 0): 2 / 6, (1, 0, 1, 0): 1 / 6}
    for k in range(DEPTH):
        share = 6.0 ** -(k + 1)
        sixes = k if late_criticals else min(k, 1)
        ones = int(k == 0 or late_criticals)
        law[k, k, sixes, ones] += share
        law[k, k, sixes, 0] += 2 * share
        law[k + 1, k, sixes, 0] += 2 * share
    return law


@cache
def pool(n: int, late_criticals: bool) -> Law:
    law: Law = {(0, 0, 0, 0): 1.0}
    for _ in range(n):
        wider: Law = defaultdict(float)
        for left, p in law.items():
            for right, q in one_die(late_criticals).items():
                wider[_sum(left, right)] += p * q
        law = {dice: p for dice, p in wider.items() if p > 1e-18}
    return law


def _sum(left: Dice, right: Dice) -> Dice:
    a, b, c, d = (x + y for x, y in zip(left, right, strict=True))
    return a, b, c, d


def _totals(law: Law) -> dict[tuple[int, int], float]:
    totals: dict[tuple[int, int], float] = defaultdict(float)
    for (successes, exploded, _, _), p in law.items():
        totals[successes, exploded] += p
    return totals


def chances(  # noqa: C901 - one plain walk, to be read from top to bottom
    own: int, other: int, settings: StitcherSettings
) -> dict[str, float]:
    """Return the degrees with which a pool of ``own`` dice beats one of ``other``.

    Round by round, with the criticals of the one side and the totals of the other.
    """
    late, raw = settings.criticals_on_exploded_dice, settings.critical_counting == "raw"
    counts_all = settings.fewest_dice_counts == "all_dice_thrown"
    won: dict[str, float] = defaultdict(float)
    ties: dict[tuple[int, int], float] = defaultdict(float)

    def settle(dice: Dice, p: float, lead: int, fewer: int) -> bool:
        if lead > 0:
            won[degree_of(True, dice[2], dice[3], raw=raw)] += p
        elif lead == 0 and fewer > 0:
            passed = settings.tie_winner_counts_as_success
            won[degree_of(passed, dice[2], dice[3], raw=raw)] += p
        return bool(lead or fewer)

    totals = _totals(pool(other, late))
    for dice, p in pool(own, late).items():
        for (successes, exploded), q in totals.items():
            fewer = other - own + (exploded - dice[1] if counts_all else 0)
            if not settle(dice, p * q, dice[0] - successes, fewer):
                ties[_plain(dice[2], dice[3])] += p * q
    extra = one_die(late, settings.tiebreak_dice_explode)
    totals = _totals(extra)
    retests = settings.retest_fewest_dice and counts_all
    while sum(ties.values()) > 1e-14:
        following: dict[tuple[int, int], float] = defaultdict(float)
        for ((sixes, ones), p), (die, q) in product(ties.items(), extra.items()):
            if p * q < 1e-17:
                continue
            adds = settings.tiebreak_dice_add_criticals
            dice = (0, 0, sixes + (die[2] if adds else 0), ones + (die[3] if adds else 0))
            for (successes, exploded), r in totals.items():
                fewer = exploded - die[1] if retests else 0
                if not settle(dice, p * q * r, die[0] - successes, fewer):
                    following[_plain(dice[2], dice[3])] += p * q * r
        ties = following
    return won


def _plain(sixes: int, ones: int) -> tuple[int, int]:
    # Only the difference and the presence of criticals can matter later on.
    surplus = min(sixes, ones) - 1
    return (sixes - surplus, ones - surplus) if surplus > 0 else (sixes, ones)


READINGS: list[dict[str, Any]] = [
    {},
    {"critical_counting": "raw"},
    {"criticals_on_exploded_dice": False},
    {"tie_winner_counts_as_success": False},
    {"tie_winner_counts_as_success": False, "critical_counting": "raw"},
    {"fewest_dice_counts": "all_dice_thrown"},
    {"fewest_dice_counts": "assembled_pool"},
    {"tiebreak_dice_explode": False},
    {"tiebreak_dice_add_criticals": False},
    {"retest_fewest_dice": True},
    {"retest_fewest_dice": True, "fewest_dice_counts": "all_dice_thrown"},
    {
        "retest_fewest_dice": True,
        "fewest_dice_counts": "all_dice_thrown",
        "tie_winner_counts_as_success": False,
        "critical_counting": "raw",
        "criticals_on_exploded_dice": False,
    },
]


@pytest.mark.parametrize("settings", READINGS, ids=str)
@pytest.mark.parametrize("dice", [(1, 1), (2, 1)], ids=str)
def test_small_pools_equal_a_plain_walk(settings: dict[str, Any], dice: tuple[int, int]) -> None:
    readings = StitcherSettings.model_validate(settings)
    exact = _odds(dice[0] - 1, dice[1] - 1, settings)
    assert len(exact["a"]) == (3 if readings.tie_winner_counts_as_success else 6)
    for law, pools in ((exact["a"], dice), (exact["b"], dice[::-1])):
        slow = chances(*pools, readings)
        for degree, p in law.items():
            assert p == pytest.approx(slow[degree], abs=1e-12, rel=0)


def _odds(a: int, b: int, settings: dict[str, Any]) -> dict[str, dict[str, float]]:
    sides = ({"elements": [el("A", weight)] if weight else []} for weight in (a, b))
    first, second = sides
    return odds("opposed", a=first, b=second, settings=settings)


@pytest.mark.parametrize("settings", READINGS, ids=str)
def test_odds_are_what_resolving_brings(settings: dict[str, Any]) -> None:
    state = STITCHER.new_state(settings)
    action = Opposed(a=Side(), b=Side(elements=(Element(name="B"),)))
    found, left = explore(
        state, action, lambda r: f"{r.fields['winner']} {r.fields['degree']}", depth=6
    )
    for side, law in STITCHER.odds(state, action).items():
        for degree, p in law.items():
            low = found[f"{side} {degree}"]
            assert low - Fraction(1, 10**15) <= p <= low + left + Fraction(1, 10**15)
    assert left < Fraction(1, 9)


@pytest.mark.parametrize("settings", READINGS, ids=str)
@pytest.mark.parametrize(
    "weights", [(0, 0), (4, 4), (9, 3), (3, 9), (30, 30), (30, 28), (10**9, 0)], ids=str
)
def test_the_chances_of_both_sides_sum_to_one(
    settings: dict[str, Any], weights: tuple[int, int]
) -> None:
    exact = _odds(*weights, settings)
    chances = [p for law in exact.values() for p in law.values()]
    assert sum(chances) == pytest.approx(1, abs=1e-15)
    assert all(0 <= p <= 1 for p in chances)


@pytest.mark.parametrize("settings", READINGS, ids=str)
def test_equal_sides_have_equal_chances(settings: dict[str, Any]) -> None:
    exact = _odds(3, 3, settings)
    assert exact["a"] == exact["b"]


@pytest.mark.parametrize("settings", READINGS, ids=str)
def test_changing_sides_changes_nothing_else(settings: dict[str, Any]) -> None:
    one, other = _odds(1, 6, settings), _odds(6, 1, settings)
    assert (one["a"], one["b"]) == (other["b"], other["a"])


def test_automatic_successes_count_unless_the_table_says_no() -> None:
    assert _odds(12, 4, {}) != _odds(4, 4, {})
    assert _odds(12, 4, {"automatic_successes_count": False}) == _odds(4, 4, {})
    strong = _odds(400, 4, {})
    assert sum(strong["a"].values()) == pytest.approx(1, abs=1e-15)


def test_assembled_pools_are_compared_before_the_limit() -> None:
    settings = {"fewest_dice_counts": "assembled_pool", "automatic_successes_count": False}
    smaller, larger = _odds(5, 9, settings).values()
    assert sum(smaller.values()) > sum(larger.values())


def test_nothing_against_nothing_is_decided_by_extra_dice() -> None:
    exact = _odds(0, 0, {"starting_pool_dice": 0})
    assert sum(exact["a"].values()) == pytest.approx(0.5, abs=1e-15)
