"""Exact odds against brute force over all faces, and against icepool."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import icepool
import pytest

from engine.api import GivenDice, get_system
from engine.systems.altars.actions import Attack, Attempt, Blast, Heal, Magic, Opposed, Threat
from engine.systems.altars.scale import SINGLE_DICE
from engine.systems.altars.values import Actor, Armour, ArmourEffect, BlastTarget, Target
from tests.engine.systems.altars.calling import odds

SYSTEM = get_system("altars")
TOLERANCE = 1e-12
PAIRS = list(product(SINGLE_DICE, SINGLE_DICE))

EXTRAS: dict[str, dict[str, Any]] = {
    "plain": {},
    "action_point": {"action_points": 1},
    "advantages": {"advantages": 2},
    "item": {"item_die": "d4"},
    "all": {"item_die": "d6", "action_points": 1, "advantages": 1},
}


def sides(*dice: str) -> list[int]:
    return [int(part[1:]) for die in dice for part in die.split("+")]


def ice(dice: Sequence[int]) -> icepool.Die[int]:
    return sum((icepool.d(n) for n in dice), start=icepool.Die([0]))


def close(found: dict[str, Any], wanted: dict[int, float]) -> None:
    assert {int(key) for key in found} == set(wanted)
    assert all(abs(float(found[str(key)]) - p) < TOLERANCE for key, p in wanted.items())


def law(die: icepool.Die[int]) -> dict[int, float]:
    return {value: float(p) for value, p in zip(die.outcomes(), die.probabilities(), strict=True)}


def extra_sides(extra: dict[str, Any]) -> list[int]:
    found = sides(extra["item_die"]) if "item_die" in extra else []
    found += [4] * extra.get("action_points", 0)
    return found + ([{1: 4, 2: 6}[extra["advantages"]]] if "advantages" in extra else [])


@pytest.mark.parametrize("name", EXTRAS)
@pytest.mark.parametrize(("die", "difficulty"), PAIRS)
def test_every_pair_of_dice_against_icepool(die: str, difficulty: str, name: str) -> None:
    extra = EXTRAS[name]
    actor = {"die": die, **extra}
    margin = ice(sides(die) + extra_sides(extra)) - ice(sides(difficulty))
    answer = odds("action", actor=actor, difficulty=[difficulty])
    close(answer["margin"], law(margin))
    success = float((margin >= 0).probability(True))
    assert abs(answer["success"] - success) < TOLERANCE
    assert abs(answer["failure"] - (1 - success)) < TOLERANCE
    attack = odds("attack", actor=actor, target={"die": difficulty})
    wanted = law(margin.map(lambda m: max(0, m)))
    close(attack["damage"], {0: 0.0, **wanted})
    assert abs(attack["success"] - float((margin > 0).probability(True))) < TOLERANCE


def every_roll(
    action: Any, dice: Iterable[int], settings: dict[str, Any] | None = None
) -> list[dict[str, Any]]:
    """Resolve ``action`` with every possible set of faces."""
    state = SYSTEM.new_state(settings or {})
    answers = []
    for faces in product(*(range(1, n + 1) for n in dice)):
        given = GivenDice(faces)
        answers.append(dict(SYSTEM.resolve(state, action, given).fields))
        given.finish()
    return answers


def share(
    answers: list[dict[str, Any]], read: Callable[[dict[str, Any]], Any]
) -> dict[Any, Fraction]:
    counts = Counter(read(answer) for answer in answers)
    return {key: Fraction(n, len(answers)) for key, n in counts.items()}


def exact(action: Any, settings: dict[str, Any] | None = None) -> dict[str, Any]:
    return SYSTEM.odds(SYSTEM.new_state(settings or {}), action)


def same(found: dict[str, Fraction], wanted: dict[int, Fraction]) -> None:
    assert {int(k): p for k, p in found.items() if p} == wanted


@pytest.mark.parametrize("name", EXTRAS)
@pytest.mark.parametrize("item_die", ["add", "best"])
@pytest.mark.parametrize(("die", "difficulty"), [("d4", "d8"), ("d8", "d6"), ("d10", "d4")])
def test_actions_against_brute_force(die: str, difficulty: str, name: str, item_die: str) -> None:
    extra = EXTRAS[name]
    s = {"item_die": item_die}
    action = Attempt(actor=Actor(die=die, **extra), difficulty=(difficulty,))
    answers = every_roll(action, [*sides(die), *extra_sides(extra), *sides(difficulty)], s)
    found = exact(action, s)
    same(found["margin"], share(answers, lambda a: a["margin"]))
    assert found["success"] == share(answers, lambda a: a["passed"])[True]
    assert found["success"] + found["failure"] == 1


def test_summed_archetypes_and_several_difficulty_dice() -> None:
    for s in (
        {"multiple_archetypes": "sum"},
        {"multiple_archetypes": "sum", "multiple_difficulty_dice": "highest"},
        {"multiple_archetypes": "sum", "item_die": "best", "difficulty_tie": "failure"},
    ):
        action = Attempt(
            actor=Actor(die="d6", more_dice=("d4",), item_die="d8"), difficulty=("d4", "d6")
        )
        answers = every_roll(action, [6, 4, 8, 4, 6], s)
        found = exact(action, s)
        same(found["margin"], share(answers, lambda a: a["margin"]))
        assert found["success"] == share(answers, lambda a: a["passed"])[True]


ARMOURS = {
    "usual": Armour(),
    "missing": Armour(missing=True),
    "plate": Armour(effects=(ArmourEffect(applies_to="physical", half=True, minus=1),)),
}


@pytest.mark.parametrize("weapon", ["proper", "improvised", "none"])
@pytest.mark.parametrize("worn", ARMOURS)
@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"half_damage_rounding": "up", "opposed_tie": "actor"},
        {"round_each_step": True, "double_stacking": "add", "damage_order": "flat_then_factors"},
    ],
)
def test_attacks_against_brute_force(weapon: Any, worn: str, settings: dict[str, Any]) -> None:
    target = Target(die="d6", prepared=True, advantages=1, armour=ARMOURS[worn])
    action = Attack(actor=Actor(die="d12"), target=target, weapon=weapon, doublings=1)
    answers = every_roll(action, [12, 6, 4], settings)
    found = exact(action, settings)
    same(found["damage"], share(answers, lambda a: a["damage"]))
    same(found["margin"], share(answers, lambda a: a["margin"]))
    assert found["success"] == share(answers, lambda a: a["passed"])[True]
    assert "0" in found["damage"]


@pytest.mark.parametrize("tie", ["resisted", "hurts"])
def test_threats_against_brute_force(tie: str) -> None:
    action = Threat(threat_die="d8", die="d6", health=100)
    s = {"threat_tie": tie}
    answers = every_roll(action, [8, 6], s)
    found = exact(action, s)
    same(found["damage"], share(answers, lambda a: a["damage"]))
    same(found["margin"], share(answers, lambda a: a["margin"]))
    assert found["success"] == share(answers, lambda a: a["passed"])[True]


@pytest.mark.parametrize("settings", [{}, {"margin_zero_effect": "minimum_one"}])
def test_healing_against_brute_force(settings: dict[str, Any]) -> None:
    action = Heal(actor=Actor(die="d8"), difficulty=("d6",), health=1, max_health=99)
    answers = every_roll(action, [8, 6], settings)
    found = exact(action, settings)
    same(found["restored"], share(answers, lambda a: a["restored"]))
    assert found["success"] == share(answers, lambda a: a["passed"])[True]


def test_magic_against_brute_force() -> None:
    plain = Magic(actor=Actor(die="d8"), difficulty=("d10",), health=5)
    charm = Magic(actor=Actor(die="d8"), target=Target(die="d10"), health=5)
    for action in (plain, charm):
        answers = every_roll(action, [8, 10])
        found = exact(action)
        assert found["success"] == share(answers, lambda a: a["passed"])[True]
        assert found["success"] == 1 - share(answers, lambda a: a["awry"])[True]
        same(found["margin"], share(answers, lambda a: a["margin"]))


def test_opposed_after_having_acted() -> None:
    target = Target(die="d20", acted=True)
    inside = Opposed(actor=Actor(die="d6"), target=target, in_round=True)
    answers = every_roll(inside, [6, 4])
    assert exact(inside)["success"] == share(answers, lambda a: a["passed"])[True]
    outside = Opposed(actor=Actor(die="d6"), target=target)
    answers = every_roll(outside, [6, 20])
    assert exact(outside)["success"] == share(answers, lambda a: a["passed"])[True]


@pytest.mark.parametrize("tie", ["works", "fails"])
@pytest.mark.parametrize(("die", "difficulty"), [("d8", "d6"), ("d4", "d10"), ("d10", "d10")])
def test_blasts_work_and_hit_together(die: str, difficulty: str, tie: str) -> None:
    warded = ArmourEffect(applies_to="magic", half=True)
    targets = (
        BlastTarget(name="Ann", die="d6", health=9),
        BlastTarget(name="Bo", health=9, armour=Armour(effects=(warded,))),
    )
    action = Blast(actor=Actor(die=die), difficulty=(difficulty,), targets=targets, health=5)
    s = {"blast_difficulty_tie": tie}
    answers = every_roll(action, [*sides(die), *sides(difficulty), 6, 4], s)
    found = exact(action, s)
    assert found["success"] == share(answers, lambda a: a["works"])[True]
    same(found["margin"], share(answers, lambda a: a["margin"]))
    for i, row in enumerate(found["targets"]):
        hit = share(answers, lambda a, i=i: a["works"] and a["targets"][i]["margin"] > 0)
        assert row["hit"] == hit.get(True, 0)
        same(row["damage"], share(answers, lambda a, i=i: a["targets"][i]["damage"]))
        assert sum(row["damage"].values()) == 1


def test_keys_are_those_of_the_contract() -> None:
    roll = {"success", "failure", "margin"}
    d = {"actor": {}, "difficulty": ["d6"]}
    t = {"actor": {}, "target": {}}
    assert set(odds("action", **d)) == roll
    assert set(odds("opposed", **t)) == roll
    assert set(odds("magic", **d, health=3)) == roll
    assert set(odds("attack", **t)) == {*roll, "damage"}
    assert set(odds("threat", threat_die="d4", health=3)) == {*roll, "damage"}
    assert set(odds("heal", **d, health=3, max_health=9)) == {*roll, "restored"}
    blast = odds("blast", **d, health=3, targets=[{"name": "Ann", "health": 3}])
    assert set(blast) == {*roll, "targets"}
    assert set(blast["targets"][0]) == {"hit", "damage"}


def test_harm_that_cannot_fail_still_lists_nothing() -> None:
    sure = odds("attack", actor={"die": "d20+d20+d20+d20+d20"}, target={})
    assert sure["damage"]["0"] == 0
    assert sure["success"] == 1
