"""Calls that cannot be answered: which kind of error, and which field is to blame."""

import json
from typing import Any

import pytest

from engine.api import answer_line
from tests.engine.systems.stitcher.calling import el, error, odds, resolve

CHALLENGE = {"ds": 1, "dice": [2]}
FIELDS: dict[str, dict[str, Any]] = {
    "pool": {},
    "roll_pool": {"dice_rolled": 1, "dice": [2]},
    "challenge": CHALLENGE,
    "purchase": CHALLENGE,
    "opposed": {"a": {"dice": [4]}, "b": {"dice": [2]}},
    "create_character": {},
    "edit_trait": {"change": "gain", "trait": "Sword"},
    "notation": {"name": "N"},
    "parse_trait": {"text": "T"},
    "team_turn": {"order": [], "actor": "A"},
    "trait_category": {"trait": "T"},
    "death_gate": {"player_warned": True, "time_to_react": True},
    "consequence_size": {"ds": 1},
    "lookup": {"table": "price", "value": "average_week"},
}


@pytest.mark.parametrize("op", FIELDS)
def test_the_least_call_of_each_op_is_answered(op: str) -> None:
    assert "error" not in resolve(op, **FIELDS[op])


@pytest.mark.parametrize(
    ("op", "field"), [(op, field) for op, fields in FIELDS.items() for field in fields]
)
def test_a_required_field_is_missed(op: str, field: str) -> None:
    fields = {key: value for key, value in FIELDS[op].items() if key != field}
    kind, blamed = error(op, **fields)
    assert kind == "bad_field"
    assert blamed in (field, None)


@pytest.mark.parametrize("op", FIELDS)
@pytest.mark.parametrize("extra", ["no_such_field", "acting", "helpers", "opponent"])
def test_unknown_fields_are_told(op: str, extra: str) -> None:
    if (op, extra) == ("team_turn", "helpers"):
        return
    assert error(op, **FIELDS[op], **{extra: "x"}) == ("bad_field", extra)


@pytest.mark.parametrize("op", sorted(set(FIELDS) - {"roll_pool", "challenge", "purchase"}))
def test_dice_are_no_field_of_calls_without_chance(op: str) -> None:
    assert error(op, **FIELDS[op], dice=[1]) == ("bad_field", "dice")


@pytest.mark.parametrize(
    ("op", "fields", "blamed"),
    [
        ("challenge", {"ds": None}, "ds"),
        ("challenge", {"ds": "1"}, "ds"),
        ("challenge", {"ds": 1.0}, "ds"),
        ("challenge", {"ds": True}, "ds"),
        ("challenge", {"participants": None}, "participants"),
        ("challenge", {"participants": True}, "participants"),
        ("challenge", {"elements": None}, "elements"),
        ("challenge", {"elements": {"name": "A"}}, "elements"),
        ("challenge", {"elements": "A"}, "elements"),
        ("challenge", {"elements": ["A"]}, "elements.0"),
        ("challenge", {"elements": [{}]}, "elements.0.name"),
        ("challenge", {"elements": [{"name": 3}]}, "elements.0.name"),
        ("challenge", {"elements": [{"name": None}]}, "elements.0.name"),
        ("challenge", {"elements": [{"name": "A", "weight": None}]}, "elements.0.weight"),
        ("challenge", {"elements": [{"name": "A", "weight": "2"}]}, "elements.0.weight"),
        ("challenge", {"elements": [{"name": "A", "weight": 2.0}]}, "elements.0.weight"),
        ("challenge", {"elements": [{"name": "A", "owner": None}]}, "elements.0.owner"),
        ("challenge", {"elements": [{"name": "A", "protective": 1}]}, "elements.0.protective"),
        ("challenge", {"elements": [{"name": "A", "value": 1}]}, "elements.0.value"),
        ("challenge", {"hindrances": [{"weight": 1}]}, "hindrances.0.name"),
        ("challenge", {"dice": None}, "dice"),
        ("challenge", {"dice": 3}, "dice"),
        ("challenge", {"dice": ["3"]}, "dice"),
        ("challenge", {"dice": [3.0]}, "dice"),
        ("challenge", {"dice": [True]}, "dice"),
        ("challenge", {"cash": []}, "cash"),
        ("purchase", {"value": None}, "value"),
        ("purchase", {"ds": None}, "ds"),
        ("opposed", {"a": None}, "a"),
        ("opposed", {"a": {}}, "a.dice"),
        ("opposed", {"a": {"dice": [4], "leader": None}}, "a.leader"),
        ("opposed", {"a": {"dice": [4], "ds": 1}}, "a.ds"),
        ("create_character", {"points": None}, "points"),
        ("create_character", {"traits": [{"weight": 1}]}, "traits.0.name"),
        ("create_character", {"traits": [{"name": "A", "category": "skill"}]}, "traits.0.category"),
        ("edit_trait", {"amount": 1.5}, "amount"),
        ("edit_trait", {"change": None}, "change"),
        ("edit_trait", {"change": 1}, "change"),
        ("purchase", {"value": 2}, "value"),
        ("lookup", {"table": []}, "table"),
        ("team_turn", {"order": ["A", 1]}, "order.1"),
        ("team_turn", {"order": "AB"}, "order"),
        ("team_turn", {"actor": None}, "actor"),
        ("death_gate", {"player_warned": 1}, "player_warned"),
        ("lookup", {"table": "price", "value": 2}, "value"),
        ("lookup", {"table": "weight", "value": "average_week"}, "value"),
        ("lookup", {"table": "difficulty", "value": True}, "value"),
        ("lookup", {"table": "difficulty", "value": None}, "value"),
    ],
)
def test_wrong_types(op: str, fields: dict[str, Any], blamed: str) -> None:
    assert error(op, **{**FIELDS[op], **fields}) == ("bad_field", blamed)


@pytest.mark.parametrize(
    ("op", "fields", "blamed"),
    [
        ("pool", {"participants": 0}, "participants"),
        ("pool", {"participants": -1}, "participants"),
        ("roll_pool", {"dice_rolled": -1, "dice": []}, "dice_rolled"),
        ("challenge", {"ds": -1}, "ds"),
        ("challenge", {"participants": 0}, "participants"),
        ("purchase", {"ds": -1}, "ds"),
        ("purchase", {"value": "a_fortune"}, "value"),
        ("purchase", {"value": "average_week", "ds": -1}, "ds"),
        ("opposed", {"a": {"participants": 0, "dice": []}}, "a.participants"),
        ("edit_trait", {"amount": 0}, "amount"),
        ("edit_trait", {"change": "forget"}, "change"),
        ("consequence_size", {"ds": -1}, "ds"),
        ("lookup", {"table": "weather"}, "table"),
        ("lookup", {"value": "a_fortune"}, "value"),
        ("pool", {"elements": [el("A", 10**1001)]}, "elements.0.weight"),
    ],
)
def test_values_out_of_range(op: str, fields: dict[str, Any], blamed: str) -> None:
    assert error(op, **{**FIELDS[op], **fields}) == ("bad_value", blamed)


@pytest.mark.parametrize(
    ("op", "fields", "blamed"),
    [
        ("challenge", {"dice": []}, "dice"),
        ("challenge", {"dice": [2, 2]}, "dice"),
        ("challenge", {"dice": [6]}, "dice"),
        ("challenge", {"dice": [6, 6]}, "dice"),
        ("challenge", {"dice": [6, 2, 2]}, "dice"),
        ("challenge", {"dice": [0]}, "dice"),
        ("challenge", {"dice": [7]}, "dice"),
        ("challenge", {"dice": [-6]}, "dice"),
        ("roll_pool", {"dice_rolled": 10**9, "dice": [2]}, "dice"),
        ("opposed", {"a": {"dice": [4, 4]}}, "a.dice"),
        ("opposed", {"b": {"dice": []}}, "b.dice"),
        ("opposed", {"b": {"dice": [4]}}, "a.dice"),
        ("opposed", {"b": {"dice": [2, 2]}}, "b.dice"),
    ],
)
def test_dice_that_do_not_fit(op: str, fields: dict[str, Any], blamed: str) -> None:
    assert error(op, **{**FIELDS[op], **fields}) == ("bad_dice", blamed)


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("odd_extra_die", "keep"),
        ("odd_extra_die", None),
        ("starting_pool_dice", -1),
        ("starting_pool_dice", "1"),
        ("starting_pool_dice", True),
        ("starting_points", 1.5),
        ("allow_unspent_points", 0),
        ("allow_unspent_points", "false"),
        ("single_weight_traits", "Elf"),
        ("single_weight_traits", [1]),
        ("single_weight_traits", None),
        ("minimum_ds", 10**1001),
        ("loser_degree", "worst"),
    ],
)
def test_settings_with_wrong_values(setting: str, value: Any) -> None:
    kind, blamed = error("challenge", **CHALLENGE, settings={setting: value})
    assert kind == "bad_value"
    assert blamed is not None
    assert blamed.startswith(f"settings.{setting}")


def test_unknown_settings() -> None:
    assert error("pool", settings={"boon_cap": 4}) == ("unknown_setting", "settings.boon_cap")
    assert error("pool", settings=[]) == ("bad_field", "settings")
    assert error("pool", settings=None) == ("bad_field", "settings")


def test_unknown_ops() -> None:
    assert error("check") == ("unknown_op", "op")


@pytest.mark.parametrize("op", sorted(set(FIELDS) - {"challenge", "purchase", "opposed"}))
def test_most_calls_have_no_odds(op: str) -> None:
    fields = {key: value for key, value in FIELDS[op].items() if key != "dice"}
    assert odds(op, **fields)["error"]["kind"] == "no_odds"


def test_odds_take_no_dice() -> None:
    assert odds("challenge", **CHALLENGE)["error"] == {
        "kind": "bad_field",
        "message": "dice: is not a field of this call; check its spelling",
        "field": "dice",
    }


def test_names_are_kept_as_they_are() -> None:
    for name in ("Zoë", "林小雨", "\u200fשלום", "🐉", "../../x", 'a "b"', "", " ", "\u0000"):
        text = resolve("notation", name=name, traits=[el(name, 2)])["text"]
        assert text == f"{name}\n- {name} (2)"


def test_a_batch_of_broken_lines_is_answered() -> None:
    for line in ("", "[]", "{", '{"system": "stitcher"}', '{"system": "stitcher", "call": []}'):
        assert "error" in answer_line(line)
    surrogate = answer_line('{"system": "stitcher", "call": {"op": "notation", "name": "\\ud800"}}')
    assert surrogate["error"]["kind"] == "bad_json"


def test_large_numbers_can_be_printed() -> None:
    big = 10**1000
    for answer in (
        resolve("pool", participants=big, settings={"starting_pool_dice": big}),
        resolve("challenge", ds=big, hindrances=[el("A", big)] * 2, dice=[2]),
        resolve("create_character", traits=[el("A", big)] * 9, points=-big),
        odds("challenge", ds=big),
    ):
        assert "error" not in answer
        json.dumps(answer)
