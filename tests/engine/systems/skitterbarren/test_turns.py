"""The call ``turn``: energy, costs, movement that is shared, and what is refused."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.systems.skitterbarren.calling import error, has, resolve

ATTACK = {"type": "attack"}


def move(distance: int, *leaves: str) -> dict[str, Any]:
    return {"type": "move", "distance": distance, "leaves_reach_of": list(leaves)}


def turn(*actions: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return resolve("turn", **{"movement_pool": 30, "actions": list(actions), **fields})


def test_fields() -> None:
    assert turn() == {
        "energy_start": 3, "energy_left": 3, "results": [], "attack_penalties": [], "distance": 0,
        "provoked": [],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("distances", "cost"),
    [
        ((0,), 0), ((1,), 1), ((30,), 1), ((31,), 2), ((10, 20), 1), ((10, 21), 2),
        ((30, 0, 1), 2), ((10, 10, 10), 1), ((45, 15), 2), ((90,), 3),
    ],
)  # fmt: skip
def test_a_stretch_is_paid_by_the_pool(distances: tuple[int, ...], cost: int) -> None:
    answer = turn(*(move(d) for d in distances))
    assert has(answer, energy_left=3 - cost, distance=sum(distances))
    assert set(answer["results"]) == {"ok"}


def test_another_action_ends_a_stretch_and_a_refused_one_does_not() -> None:
    assert has(turn(move(10), ATTACK, move(10)), energy_left=0, distance=20)
    hide = {"type": "hide"}
    refused = turn(move(10), hide, move(20))
    assert has(refused, energy_left=2, results=["ok", "refused", "ok"], distance=30)
    assert refused["reason"]["rule"] == "K-23"
    free = {"type": "taunt", "cost": 0}
    assert has(turn(move(10), free, move(20)), energy_left=1)


def test_a_move_too_far_is_refused_and_a_shorter_one_goes() -> None:
    assert has(turn(ATTACK, ATTACK, move(31), move(30)), results=["ok", "ok", "refused", "ok"])
    assert has(turn(move(10), movement_pool=0), results=["refused"], energy_left=3)
    assert has(turn(move(0), movement_pool=0), results=["ok"], energy_left=3)
    assert has(turn(move(91), move(90)), results=["refused", "ok"], distance=90)


def test_who_may_react() -> None:
    answer = turn(move(5, "Ghoul", "Rat"), ATTACK, move(5, "Ghoul"))
    assert has(answer, provoked=["Ghoul", "Rat", "Ghoul"])
    refused = turn(ATTACK, ATTACK, ATTACK, move(5, "Ghoul"))
    assert has(refused, provoked=[], distance=0)


def test_withdrawal() -> None:
    away = {"type": "withdrawal", "distance": 30}
    assert has(turn(away), energy_left=0, distance=30, provoked=[], results=["ok"])
    far = turn({"type": "withdrawal", "distance": 31}, {"type": "withdrawal"})
    assert has(far, results=["refused", "ok"], energy_left=0, distance=0)
    assert has(turn(away, ATTACK, class_costs={"withdrawal": 2}), energy_left=0)


@pytest.mark.parametrize(
    ("kind", "cost"),
    [("attack", 1), ("hide", 3), ("assist", 3), ("search", 3), ("handling", 2), ("withdrawal", 3)],
)
def test_costs(kind: str, cost: int) -> None:
    assert has(turn({"type": kind}), energy_left=3 - cost)
    assert has(turn({"type": kind}, class_costs={kind: 1}), energy_left=2)
    assert has(turn({"type": kind, "cost": 2}, class_costs={kind: 1}), energy_left=1)


def test_cost_of_a_move_is_not_read() -> None:
    assert has(turn({**move(40), "cost": 0}), energy_left=1)
    assert has(turn(move(40), class_costs={"move": 0}), energy_left=3)


def test_attacks_and_exempt_ones() -> None:
    exempt = {"type": "attack", "exempt": True}
    assert has(turn(ATTACK, exempt, ATTACK), attack_penalties=[0, 0, -3])
    dear = {"type": "attack", "cost": 2}
    assert has(turn(dear, ATTACK, ATTACK), attack_penalties=[0, -3], energy_left=0)
    many = turn(*[ATTACK] * 5, class_costs={"attack": 0})
    assert has(many, attack_penalties=[0, -3, -6, -9, -12], energy_left=3)


def test_spells_and_features_state_their_cost() -> None:
    assert has(turn({"type": "spell", "cost": 2}), energy_left=1, attack_penalties=[])
    assert has(turn({"type": "war cry"}, class_costs={"war cry": 1}), energy_left=2)
    assert error("turn", actions=[{"type": "spell"}]) == "bad_value"
    assert error("turn", actions=[{"type": "dance"}]) == "bad_value"
    inner = {"type": "ready", "action": {"type": "spell"}}
    assert error("turn", actions=[inner]) == "bad_value"
    assert error("turn", actions=[{"type": "spell"}], surprised=True) == "bad_value"


def ready(inner: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": "ready", "action": inner, **more}


@pytest.mark.parametrize(
    ("inner", "left"),
    [
        (ATTACK, 2), (move(31), 1), (move(0), 3), ({"type": "handling"}, 1),
        ({"type": "spell", "cost": 3}, 0), ({**move(31), "cost": 1}, 2), (ready(ATTACK), 2),
    ],
)  # fmt: skip
def test_ready_costs_what_its_action_costs(inner: dict[str, Any], left: int) -> None:
    answer = turn(ready(inner, cost=3))
    assert has(answer, energy_left=left, results=["ok"], attack_penalties=[], distance=0)
    assert answer["provoked"] == []


def test_a_readied_attack_is_not_counted_and_ends_a_stretch() -> None:
    answer = turn(ATTACK, ready(ATTACK), ATTACK)
    assert has(answer, attack_penalties=[0, -3], energy_left=0)
    assert has(turn(move(10), ready(move(0)), move(10)), energy_left=1)
    assert has(turn(ready(ATTACK), class_costs={"attack": 2}), energy_left=1)
    assert has(turn(ready(ATTACK), class_costs={"attack": 2, "ready": 3}), energy_left=0)


def test_what_cannot_be_done_cannot_be_readied() -> None:
    assert has(turn(ready(move(5)), movement_pool=0), results=["refused"], energy_left=3)
    assert has(turn(ready({"type": "withdrawal", "distance": 31})), results=["refused"])


def test_exhaustion_and_surprise() -> None:
    assert has(turn(exhaustion=2), energy_start=3)
    assert has(turn({"type": "hide"}, exhaustion=3), energy_start=2, results=["refused"])
    assert has(turn(exhaustion=8, energy_unspent_last_turn=2), energy_start=2)
    surprised = turn(ATTACK, move(0), surprised=True)
    assert has(surprised, energy_start=3, energy_left=3, results=["refused", "refused"])
    assert surprised["reason"]["rule"] == "K-22"


ACTIONS = st.one_of(
    st.builds(move, st.integers(0, 70)),
    st.sampled_from([ATTACK, {"type": "hide"}, {"type": "handling"}, {"type": "withdrawal"}]),
    st.builds(lambda c: {"type": "spell", "cost": c}, st.integers(0, 4)),
)


@given(st.lists(ACTIONS, max_size=8), st.integers(0, 4), st.integers(0, 40))
def test_energy_is_never_negative_and_never_grows(
    actions: list[dict[str, Any]], exhaustion: int, pool: int
) -> None:
    answer = turn(*actions, exhaustion=exhaustion, movement_pool=pool)
    assert 0 <= answer["energy_left"] <= answer["energy_start"] <= 3
    assert len(answer["results"]) == len(actions)
    walked = sum(
        a.get("distance", 0) for a, r in zip(actions, answer["results"], strict=True) if r == "ok"
    )
    assert answer["distance"] == walked


@given(st.lists(st.integers(0, 30), min_size=1, max_size=6))
def test_moves_in_a_row_cost_as_one_long_move(distances: list[int]) -> None:
    fields = {"energy_unspent_last_turn": 9, "settings": {"energy_carry_over": True}}
    apart = turn(*(move(d) for d in distances), **fields)
    whole = turn(move(sum(distances)), **fields)
    assert apart["energy_left"] == whole["energy_left"]
