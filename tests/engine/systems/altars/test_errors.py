"""Calls that cannot be answered: kind and field of every error."""

import json
from typing import Any

import pytest

from engine.api import answer_line
from tests.engine.systems.altars.calling import call, error_of, line

ACTION: dict[str, Any] = {"actor": {"die": "d8"}, "difficulty": ["d6"], "dice": [3, 3]}
ATTACK: dict[str, Any] = {"actor": {}, "target": {"die": "d6"}, "dice": [3, 3]}
BLAST: dict[str, Any] = {
    "actor": {},
    "difficulty": ["d6"],
    "targets": [{"name": "Ann", "health": 3}],
    "health": 5,
    "dice": [3, 3, 3],
}


@pytest.mark.parametrize(
    ("op", "fields", "kind"),
    [
        ("no_such_op", {}, "unknown_op"),
        ("start_fight", {}, "unknown_op"),
        ("action", {**ACTION, "luck": 1}, "bad_field"),
        ("action", {**ACTION, "using": ["Thief"]}, "bad_field"),
        ("action", {**ACTION, "acting": "Mira"}, "bad_field"),
        ("action", {"actor": {}, "dice": [1, 1]}, "bad_field"),
        ("action", {"difficulty": ["d4"], "dice": [1, 1]}, "bad_field"),
        ("action", {"actor": {}, "difficulty": ["d4"]}, "bad_field"),
        ("action", {**ACTION, "dice": "33"}, "bad_field"),
        ("action", {**ACTION, "dice": [3, 3.0]}, "bad_field"),
        ("action", {**ACTION, "dice": [3, True]}, "bad_field"),
        ("action", {**ACTION, "difficulty": "d6"}, "bad_field"),
        ("action", {**ACTION, "difficulty": [6]}, "bad_field"),
        ("action", {**ACTION, "difficulty": [None]}, "bad_field"),
        ("action", {**ACTION, "difficulty": []}, "bad_value"),
        ("action", {**ACTION, "difficulty": ["d7"]}, "bad_value"),
        ("action", {**ACTION, "difficulty": ["D6"]}, "bad_value"),
        ("action", {**ACTION, "difficulty": ["d6 + d4"]}, "bad_value"),
        ("action", {**ACTION, "difficulty": ["d6+"]}, "bad_value"),
        ("action", {**ACTION, "difficulty": [""]}, "bad_value"),
        ("action", {**ACTION, "difficulty": ["d6\n"]}, "bad_value"),
        ("action", {**ACTION, "difficulty": ["+".join(["d4"] * 101)]}, "bad_value"),
        ("action", {**ACTION, "dangerous": 1}, "bad_field"),
        ("action", {**ACTION, "health": None}, "bad_field"),
        ("action", {**ACTION, "health": "10"}, "bad_field"),
        ("action", {**ACTION, "health": 1.5}, "bad_field"),
        ("action", {**ACTION, "health": True}, "bad_field"),
        ("action", {**ACTION, "health": 10**1001}, "bad_value"),
        ("action", {**ACTION, "actor": {"die": 8}}, "bad_field"),
        ("action", {**ACTION, "actor": {"dice": "d8"}}, "bad_field"),
        ("action", {**ACTION, "actor": None}, "bad_field"),
        ("action", {**ACTION, "actor": []}, "bad_field"),
        ("action", {**ACTION, "actor": {"advantages": None}}, "bad_field"),
        ("action", {**ACTION, "actor": {"more_dice": None}}, "bad_field"),
        ("action", {**ACTION, "actor": {"more_dice": ["d6"]}, "dice": [3, 3, 3]}, "bad_value"),
        ("action", {**ACTION, "actor": {"action_points": 2}, "dice": [3] * 4}, "bad_value"),
        ("action", {**ACTION, "dice": [9, 3]}, "bad_dice"),
        ("action", {**ACTION, "dice": [0, 3]}, "bad_dice"),
        ("action", {**ACTION, "dice": [3, -3]}, "bad_dice"),
        ("action", {**ACTION, "dice": [3]}, "bad_dice"),
        ("action", {**ACTION, "dice": []}, "bad_dice"),
        ("action", {**ACTION, "dice": [3, 3, 3]}, "bad_dice"),
        ("opposed", {"actor": {}, "dice": [3, 3]}, "bad_field"),
        ("opposed", {**ATTACK, "target": None}, "bad_field"),
        ("opposed", {**ATTACK, "in_round": "yes"}, "bad_field"),
        ("opposed", {**ATTACK, "target": {"action_points": 1}, "dice": [3, 3, 3]}, "bad_value"),
        ("opposed", {**ATTACK, "target": {"health": None}}, "bad_field"),
        ("opposed", {**ATTACK, "target": {"name": None}}, "bad_field"),
        ("opposed", {**ATTACK, "target": {"armour": None}}, "bad_field"),
        ("opposed", {**ATTACK, "weapon": "proper"}, "bad_field"),
        ("attack", {**ATTACK, "weapon": "spoon"}, "bad_value"),
        ("attack", {**ATTACK, "weapon": 1}, "bad_field"),
        ("attack", {**ATTACK, "damage_type": None}, "bad_field"),
        ("attack", {**ATTACK, "doublings": 10**9}, "bad_value"),
        ("attack", {**ATTACK, "target": {"action_points": 1}}, "bad_value"),
        ("attack", {**ATTACK, "target": {"armour": {"effects": [{}]}}}, "bad_field"),
        ("attack", {**ATTACK, "target": {"armour": {"effects": None}}}, "bad_field"),
        ("threat", {"die": "d6", "health": 3, "dice": [3, 3]}, "bad_field"),
        ("threat", {"threat_die": "d6", "dice": [3, 3]}, "bad_field"),
        ("threat", {"threat_die": "d6", "health": 3, "dice": [3]}, "bad_dice"),
        ("certain_damage", {"die": None, "health": 3, "dice": [3]}, "bad_field"),
        ("rest", {"health": 3, "max_health": 9}, "bad_field"),
        ("rest", {"health": 3, "max_health": 9, "days": 1, "dice": []}, "bad_field"),
        ("heal", {**ACTION, "health": 3}, "bad_field"),
        ("heal", {**ACTION, "health": 3, "max_health": 9, "patient": "Bo"}, "bad_field"),
        ("magic", {"actor": {}, "health": 3, "dice": [3, 3]}, "bad_field"),
        ("magic", {"actor": {}, "difficulty": ["d6"], "dice": [3, 3]}, "bad_field"),
        ("magic", {**ACTION, "health": 3, "target": None}, "bad_field"),
        ("magic", {**ACTION, "health": 3, "difficulty": None}, "bad_field"),
        ("magic", {**ACTION, "health": 3, "difficulty": []}, "bad_value"),
        ("magic", {"actor": {}, "health": 0, "difficulty": ["d5"]}, "bad_value"),
        ("blast", {**BLAST, "targets": [{"health": 3}]}, "bad_field"),
        ("blast", {**BLAST, "targets": [{"name": "Ann"}]}, "bad_field"),
        ("blast", {**BLAST, "targets": {}}, "bad_field"),
        ("blast", {**BLAST, "targets": [{"name": "A", "health": 3, "action_points": 1}]},
         "bad_value"),
        ("initiative", {"participants": [{"name": "A", "die": "d6"}], "dice": [3]}, "bad_field"),
        ("initiative", {"participants": [{"name": "A", "side": "pc", "die": "d6"}], "dice": [3]},
         "bad_value"),
        ("round", {"participants": ["A"], "events": [{"type": "run", "who": "A"}]}, "bad_value"),
        ("round", {"participants": ["A"], "events": [{"type": "act"}]}, "bad_field"),
        ("round", {"participants": "A", "events": []}, "bad_field"),
        ("advantage_die", {}, "bad_field"),
        ("step_die", {"die": "d3"}, "bad_value"),
        ("create_character", {"initiative": "d6", "archetypes": ["d8"]}, "bad_field"),
        ("create_character", {"initiative": "d6", "archetypes": {"A": "d9"}}, "bad_value"),
        ("create_character", {"initiative": "d6", "archetypes": {}, "option": "big"}, "bad_value"),
        ("create_character", {"initiative": "d6", "archetypes": {}, "name": None}, "bad_field"),
        ("advance", {"character": {}, "spend": []}, "bad_field"),
        ("award_xp", {"xp": {"Ann": "1"}}, "bad_field"),
        ("relevant_die", {"archetypes": {}, "relevant": [1]}, "bad_field"),
        ("layperson_difficulty", {"difficulty": "d20+d4"}, "bad_value"),
        ("layperson_difficulty", {"difficulty": "d8+d8", "specialised": True}, "bad_value"),
        ("monster", {"initiative": None, "health": 3}, "bad_field"),
        ("monster", {"initiative": "d6", "health": 3, "dice": {"A": 8}}, "bad_field"),
        ("new_archetype", {"name": None}, "bad_field"),
        ("use_item", {"uses_per_day": 1}, "bad_field"),
        ("use_item", {"health": 1, "item": "Wand"}, "bad_field"),
        ("spend_action_point", {"points": 1, "for_": "fun"}, "bad_value"),
        ("spend_action_point", {"points": 1, "purpose": "own_action"}, "bad_field"),
        ("spend_action_point", {"amount": 1}, "bad_field"),
    ],
)  # fmt: skip
def test_errors(op: str, fields: dict[str, Any], kind: str) -> None:
    assert error_of(op, **fields) == kind


def test_fields_are_named() -> None:
    error = call("action", **{**ACTION, "actor": {"item_die": "d5"}})["error"]
    assert error["field"] == "actor.item_die"
    error = call("attack", **{**ATTACK, "target": {"armour": {"mising": True}}})["error"]
    assert error["field"] == "target.armour.mising"


@pytest.mark.parametrize(
    ("settings", "kind"),
    [
        ({"no_such": 1}, "unknown_setting"),
        ({"epic_scale": "true"}, "bad_value"),
        ({"epic_scale": 1}, "bad_value"),
        ({"item_die": "worst"}, "bad_value"),
        ({"health_floor": "0"}, "bad_value"),
        ({"health_floor": 0.5}, "bad_value"),
        ({"action_points_per_action": None}, "bad_value"),
        ({"margin_bands": [2, 5]}, "bad_value"),
        ({"margin_bands": [5, 2, 8]}, "bad_value"),
        ({"margin_bands": [0, 2, 8]}, "bad_value"),
    ],
)
def test_settings_errors(settings: dict[str, Any], kind: str) -> None:
    assert error_of("action", settings, **ACTION) == kind


def test_settings_must_be_an_object() -> None:
    assert error_of("action", **ACTION, settings_=["epic_scale"]) == "bad_field"


def test_lines_that_are_no_calls() -> None:
    for text, kind in (
        ("", "bad_json"),
        ("[]", "bad_json"),
        ('{"system": "altars"', "bad_json"),
        ('{"system": "altar", "call": {"op": "rest"}}', "unknown_system"),
        ('{"system": "altars", "call": []}', "bad_field"),
        ('{"system": "altars", "call": {}}', "bad_field"),
        ('{"system": "altars", "call": {"op": 3}}', "bad_field"),
    ):
        assert answer_line(text)["error"]["kind"] == kind


@pytest.mark.parametrize(
    "op",
    [
        "certain_damage", "rest", "initiative", "round", "advantage_die", "step_die",
        "create_character", "advance", "award_xp", "relevant_die", "layperson_difficulty",
        "monster", "new_archetype", "use_item", "spend_action_point",
    ],
)  # fmt: skip
def test_ops_without_odds(op: str) -> None:
    fields: dict[str, Any] = {
        "certain_damage": {"die": "d6", "health": 3},
        "rest": {"health": 3, "max_health": 9, "days": 1},
        "initiative": {"participants": []},
        "round": {"participants": [], "events": []},
        "advantage_die": {"advantages": 1},
        "step_die": {"die": "d6"},
        "create_character": {"initiative": "d6", "archetypes": {}},
        "advance": {
            "character": {
                "initiative": "d6", "archetypes": {}, "max_health": 9, "health": 9, "xp": 0,
            },
            "spend": [],
        },
        "award_xp": {"xp": {}},
        "relevant_die": {"archetypes": {}, "relevant": []},
        "layperson_difficulty": {"difficulty": "d6"},
        "monster": {},
        "new_archetype": {},
        "use_item": {"health": 3},
        "spend_action_point": {"points": 1},
    }[op]  # fmt: skip
    answer = answer_line(line({"op": op, **fields}), for_odds=True)
    assert answer["error"]["kind"] == "no_odds"


def test_odds_take_no_dice_and_refused_rolls_have_none() -> None:
    with_dice = answer_line(line({"op": "action", **ACTION}), for_odds=True)
    assert with_dice["error"]["kind"] == "bad_field"
    for refused in (
        {"op": "magic", "actor": {}, "difficulty": ["d8"], "health": 0},
        {"op": "blast", "actor": {}, "difficulty": ["d8"], "health": 0, "targets": []},
        {"op": "heal", "actor": {}, "difficulty": ["d8"], "health": 1, "max_health": 9,
         "attempts_today": 1},
        {"op": "heal", "actor": {}, "difficulty": ["d8"], "health": 1, "max_health": 9,
         "supernatural": True, "healer_health": 0},
    ):  # fmt: skip
        assert answer_line(line(refused), for_odds=True)["error"]["kind"] == "bad_value"


def test_hostile_sizes_are_stopped() -> None:
    many = ["d20"] * 20_000
    assert error_of("action", actor={}, difficulty=many, dice=[1] * 20_001) == "bad_value"
    answer = answer_line(line({"op": "action", "actor": {}, "difficulty": many}), for_odds=True)
    assert answer["error"]["kind"] == "bad_value"
    points = {"op": "action", "actor": {"action_points": 10**9}, "difficulty": ["d4"],
              "settings": {"action_points_per_action": 10**9}}  # fmt: skip
    assert answer_line(line(points), for_odds=True)["error"]["kind"] == "bad_value"


def test_names_of_all_kinds_come_back() -> None:
    for name in ("Zoë", "林小雨", "مريم", "🐉", "'; drop--", "../../x", ""):
        assert call("award_xp", xp={name: 1}) == {"xp": {name: 2}}


def test_large_numbers_are_answered() -> None:
    huge = 10**1000
    answer = call("attack", actor={"die": "d20"}, target={"health": huge}, dice=[20, 1],
                  doublings=1000)  # fmt: skip
    assert answer["damage"] == 19 * 2**1000
    assert json.dumps(answer)
