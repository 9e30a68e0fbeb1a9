"""Exact odds against brute force over all 216 triples, and against icepool."""

import itertools
from collections import defaultdict
from fractions import Fraction
from typing import Any

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.api import GivenDice
from engine.systems.skitterbarren.actions import (
    Attack,
    Check,
    EatTainted,
    Forage,
    Mod,
    PrepareFood,
    Source,
)
from engine.systems.skitterbarren.odds import d4_counts
from tests.engine.systems.skitterbarren.calling import SYSTEM, mods, odds, resolve

TRIPLES = list(itertools.product(range(1, 7), repeat=3))
SHARED = (
    "success", "encouraging", "discouraging", "success_encouraging", "success_discouraging",
)  # fmt: skip


def brute_force(action: Any, readings: dict[str, Any]) -> dict[str, Any]:
    """Return the odds by resolving every combination of faces."""
    state = SYSTEM.new_state(readings)
    law: dict[str, Any] = {name: Fraction(0) for name in SHARED}
    margin: defaultdict[str, Fraction] = defaultdict(Fraction)
    damage: defaultdict[str, Fraction] = defaultdict(Fraction)
    d4s = list(itertools.product(range(1, 5), repeat=action.boons + action.blunders))
    each = Fraction(1, len(TRIPLES) * len(d4s))
    for three in TRIPLES:
        for extra in d4s:
            lanes = {"": three, "boon": extra[: action.boons], "blunder": extra[action.boons :]}
            result = SYSTEM.resolve(state, action, GivenDice(lanes)).fields
            margin[str(result["margin"])] += each
            hit = each if result["passed"] else Fraction(0)
            law["success"] += hit
            if result["outcome"] != "none":
                law[result["outcome"]] += each
                law[f"success_{result['outcome']}"] += hit
            if "damage" in result and hit:
                damage[str(result["damage"])] += each
    law["failure"] = 1 - law["success"]
    law["margin"] = dict(margin)
    if isinstance(action, Attack):
        law["damage"] = {n: p / law["success"] for n, p in damage.items()}
    return law


CASES: list[tuple[Any, dict[str, Any]]] = [
    (Check(dr=11, modifiers=(), exhaustion=2), {}),
    (Check(dr=10, modifiers=(), kind="doom"), {"meet_is_success": False}),
    (Check(dr=12, roller="gm"), {}),
    (Check(dr=12, roller="gm"), {"outcome_from_npc_rolls": True}),
    (Forage(dr=9, source=Source()), {"outcome_roll_types": ["attack"]}),
    (PrepareFood(dr=13), {"boon_effect": "none"}),
    (EatTainted(dr=8), {"blunder_effect": "none"}),
    (Attack(defense_rating=12, attribute=2, prior_attacks=1), {}),
    (Attack(defense_rating=9, damage_modifiers=(Mod(value=-3),)), {}),
    (Attack(defense_rating=9, no_damage=True), {"minimum_damage": 2}),
    (Attack(defense_rating=14), {"auto_hit_on_lone_6": True}),
    (
        Attack(defense_rating=12, exhaustion=2),
        {"exhaustion_penalty_scope": ["attack"], "lone_die_position": "first"},
    ),
]


@pytest.mark.parametrize("case", range(len(CASES)))
def test_all_triples_with_boons_and_blunders(case: int) -> None:
    action, readings = CASES[case]
    counts = itertools.product(range(3), range(3)) if case in (0, 7) else ((0, 0), (1, 1))
    for boons, blunders in counts:
        if blunders and action.roller == "gm":
            continue
        spent = action.model_copy(update={"boons": boons, "blunders": blunders})
        assert SYSTEM.odds(SYSTEM.new_state(readings), spent) == brute_force(spent, readings)


def test_the_rest_roll_over_all_triples() -> None:
    both: list[dict[str, Any]] = [{}, {"meet_is_success": False}]
    for readings in both:
        effective = sum(
            resolve("long_rest", place="wilds", dice=list(three), settings=readings)["effective"]
            for three in TRIPLES
        )
        law = odds("long_rest", place="wilds", settings=readings)
        assert law == {
            "success": pytest.approx(effective / 216, abs=1e-12),
            "failure": pytest.approx(1 - effective / 216, abs=1e-12),
        }
    assert odds("long_rest", place="wilds")["failure"] == pytest.approx(4 / 216)
    assert odds("long_rest") == {"success": 1.0, "failure": 0.0}
    assert odds("long_rest", hours=2) == {"success": 0.0, "failure": 1.0}


def test_counts() -> None:
    for dice in range(6):
        sums: defaultdict[int, int] = defaultdict(int)
        for faces in itertools.product(range(1, 5), repeat=dice):
            sums[sum(faces)] += 1
        assert d4_counts(dice) == tuple(sums[total] for total in range(dice, 4 * dice + 1))


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 6), st.integers(0, 6), st.integers(-4, 8), st.integers(3, 24))
def test_icepool_agrees(boons: int, blunders: int, bonus: int, dr: int) -> None:
    law = odds("check", dr=dr, boons=boons, blunders=blunders, modifiers=mods(bonus))
    pool = icepool.d6.pool(3).sum() + boons @ icepool.d4 - blunders @ icepool.d4 + bonus - dr
    for value in pool.outcomes():
        assert law["margin"][str(value)] == pytest.approx(float(pool.probability(value)), abs=1e-12)
    assert set(law["margin"]) == {str(value) for value in pool.outcomes()}
    assert law["success"] == pytest.approx(float(pool.probability(">=", 0)), abs=1e-12)


@given(st.integers(3, 24), st.integers(-5, 5), st.integers(0, 3))
def test_laws_are_whole(number: int, bonus: int, prior: int) -> None:
    law = SYSTEM.odds(
        SYSTEM.new_state(),
        Attack(defense_rating=number, attribute=bonus, prior_attacks=prior),
    )
    assert law["success"] + law["failure"] == 1
    assert sum(law["margin"].values()) == 1
    assert sum(law["damage"].values()) == (1 if law["success"] else 0)
    assert law["encouraging"] == law["discouraging"] == Fraction(1, 6)
    assert law["success_encouraging"] >= law["success_discouraging"]


def test_damage_of_a_hit_is_not_that_of_a_free_die() -> None:
    damage = odds("attack", defense_rating=14)["damage"]
    assert damage["6"] > 2 / 6
    assert "1" not in damage, "a lone 1 leaves at most 13"


def test_many_boons_are_no_trouble() -> None:
    law = odds("check", dr=500, boons=500)
    assert law["success"] > 0.99
    assert odds("check", dr=10, boons=501)["error"]["kind"] == "bad_value"
