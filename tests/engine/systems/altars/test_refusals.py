"""Refusals: a result with rule and reason, whose dice are not read."""

from typing import Any

import pytest

from tests.engine.systems.altars.calling import call, without_reason

ANY_DICE: list[dict[str, Any]] = [{}, {"dice": []}, {"dice": [3, 3]}, {"dice": [99] * 7}]
HEAL = {"actor": {"die": "d8"}, "difficulty": ["d6"], "health": 3, "max_health": 9}
BLAST = {"actor": {}, "difficulty": ["d6"], "targets": [{"name": "Ann", "health": 3}]}


@pytest.mark.parametrize("dice", ANY_DICE)
def test_second_healing_attempt(dice: dict[str, Any]) -> None:
    answer = call("heal", **HEAL, attempts_today=1, **dice)
    assert without_reason(answer) == {"allowed": False}
    assert answer["reason"]["rule"] == "A-54"


@pytest.mark.parametrize("dice", ANY_DICE)
def test_supernatural_healing_without_health(dice: dict[str, Any]) -> None:
    answer = call("heal", **HEAL, supernatural=True, healer_health=0, **dice)
    assert without_reason(answer) == {"allowed": False}
    assert answer["reason"]["rule"] == "RA-21"


def test_plain_healing_needs_no_health() -> None:
    assert call("heal", **HEAL, healer_health=0, dice=[4, 4])["allowed"]


@pytest.mark.parametrize("health", [0, -3])
@pytest.mark.parametrize("dice", ANY_DICE)
def test_magic_and_blast_without_health(dice: dict[str, Any], health: int) -> None:
    for answer in (
        call("magic", actor={}, difficulty=["d8"], health=health, **dice),
        call("magic", actor={}, target={}, health=health, **dice),
        call("blast", **BLAST, health=health, **dice),
    ):
        assert without_reason(answer) == {"allowed": False, "health_left": health}
        assert answer["reason"]["rule"] == "RA-21"
        assert answer["reason"]["message"]


@pytest.mark.parametrize("op", ["magic", "blast"])
def test_the_last_point_can_be_forbidden(op: str) -> None:
    fields = {"magic": {"actor": {}, "difficulty": ["d8"]}, "blast": BLAST}[op]
    settings = {"last_point_casting": "forbidden"}
    assert not call(op, settings, **fields, health=1)["allowed"]
    faces = [2] * (2 if op == "magic" else 3)
    assert call(op, settings, **fields, health=2, dice=faces)["allowed"]


def test_the_healer_s_last_point_can_be_forbidden() -> None:
    settings = {"last_point_casting": "forbidden"}
    known = {**HEAL, "supernatural": True}
    assert not call("heal", settings, **known, healer_health=1)["allowed"]
    assert call("heal", settings, **known, healer_health=2, dice=[4, 4])["allowed"]
    assert call("heal", settings, **known, dice=[4, 4])["allowed"]
