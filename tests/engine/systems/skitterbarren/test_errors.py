"""Calls that cannot be answered: which kind of error each gets."""

from typing import Any

import pytest

from engine.api import answer_line
from tests.engine.systems.skitterbarren.calling import error, odds, resolve

CHECK = {"dice": [3, 3, 3], "dr": 9}
ATTACK = {"dice": [3, 3, 3], "defense_rating": 9}
SIDE = {"name": "A", "side": "gm", "dice": [1, 2, 3], "wits": 0}


@pytest.mark.parametrize(
    ("op", "fields"),
    [
        ("check", {"dice": [3, 3, 3]}),
        ("check", {"dr": 9}),
        ("check", {**CHECK, "dr": "9"}),
        ("check", {**CHECK, "dr": 9.0}),
        ("check", {**CHECK, "dr": True}),
        ("check", {**CHECK, "dr": None}),
        ("check", {**CHECK, "dice": None}),
        ("check", {**CHECK, "dice": "333"}),
        ("check", {**CHECK, "dice": [3, 3, "3"]}),
        ("check", {**CHECK, "dice": [3, 3, True]}),
        ("check", {**CHECK, "boons": 1}),
        ("check", {**CHECK, "boon_dice": None}),
        ("check", {**CHECK, "modifiers": {"Exertion": 5}}),
        ("check", {**CHECK, "modifiers": [{"name": "Exertion"}]}),
        ("check", {**CHECK, "modifiers": [{"name": 5, "value": 5}]}),
        ("check", {**CHECK, "modifiers": [{"name": None, "value": 5}]}),
        ("check", {**CHECK, "modifiers": [{"value": 5, "why": "x"}]}),
        ("check", {**CHECK, "modifiers": [5]}),
        ("check", {**CHECK, "kind": None}),
        ("check", {**CHECK, "acting": "Sefa"}),
        ("check", {**CHECK, "settings": []}),
        ("attack", {"dice": [3, 3, 3]}),
        ("attack", {**ATTACK, "defense": None}),
        ("attack", {**ATTACK, "target": "Ghoul"}),
        ("attack", {**ATTACK, "exempt": 1}),
        ("attack", {**ATTACK, "band": "easy"}),
        ("attack", {"dice": [3, 3, 3], "defense": {"armor_bonus": 3}}),
        ("initiative", {}),
        ("initiative", {"participants": [{**SIDE, "wits": "1"}]}),
        ("initiative", {"participants": [{k: v for k, v in SIDE.items() if k != "dice"}]}),
        ("initiative", {"participants": [{**SIDE, "dice": 3}]}),
        ("initiative", {"participants": [SIDE, "B"]}),
        ("initiative", {"participants": "A"}),
        ("initiative", {"participants": [SIDE], "dice": [1, 2, 3]}),
        ("party_level", {"levels": 3}),
        ("resource_cap", {"resource": "blunder"}),
        ("resource_cap", {"resource": "blunder", "party_level": None}),
        ("gain_resource", {"resource": "blunder", "current": 1}),
        ("gain_resource", {"resource": "boon"}),
        ("turn", {}),
        ("turn", {"actions": [{"type": "move"}]}),
        ("turn", {"actions": [{"type": "ready"}]}),
        ("turn", {"actions": [{"cost": 1}]}),
        ("turn", {"actions": [{"type": 5}]}),
        ("turn", {"actions": [{"type": "attack", "distance": 5}]}),
        ("turn", {"actions": [{"type": "hide", "exempt": True}]}),
        ("turn", {"actions": [{"type": "withdrawal", "leaves_reach_of": []}]}),
        ("turn", {"actions": [{"type": "attack", "action": {"type": "attack"}}]}),
        ("turn", {"actions": [{"type": "ready", "action": None}]}),
        ("turn", {"actions": [{"type": "attack", "cost": None}]}),
        ("turn", {"actions": [], "class_costs": {"hide": "2"}}),
        ("ready_action", {"energy": 3}),
        ("assist", {"mode": "attack", "energy": 3, "dice": [1]}),
        ("assist", {"mode": "attack", "energy": 3, "helper_to_ally_ft": 5, "dice": [1]}),
        ("inventory", {"bag_spaces": 9, "add": None}),
        ("inventory", {"bag_spaces": 9, "items": [{"size": None}]}),
        ("equip_bag", {"brawn_required": 3}),
        ("hunger", {"ate": [1, 0]}),
        ("hunger", {}),
        ("forage", CHECK),
        ("forage", {**CHECK, "source": "berries"}),
        ("prepare_food", {**CHECK, "source": {}}),
        ("eat_tainted", {**CHECK, "food": "mushrooms"}),
        ("long_rest", {"max_health": None}),
        ("long_rest", {"resources": {"wyrd": {"now": 1}}}),
        ("long_rest", {"resources": {"wyrd": 3}}),
        ("reaction", {"used_this_round": "yes"}),
    ],
)
def test_bad_fields(op: str, fields: dict[str, Any]) -> None:
    assert error(op, **fields) == "bad_field"


@pytest.mark.parametrize(
    ("op", "fields"),
    [
        ("check", {**CHECK, "kind": "luck"}),
        ("check", {**CHECK, "roller": "nobody"}),
        ("check", {**CHECK, "roller": "gm", "blunder_dice": [1]}),
        ("attack", {**ATTACK, "roller": "gm", "blunder_dice": [1]}),
        ("attack", {**ATTACK, "prior_attacks": -1}),
        ("initiative", {"participants": [{**SIDE, "side": "both"}]}),
        ("party_level", {"levels": []}),
        ("resource_cap", {"resource": "luck"}),
        ("turn", {"actions": [{"type": "move", "distance": -5}]}),
        ("turn", {"actions": [{"type": "spell"}]}),
        ("assist", {"mode": "song", "energy": 3}),
        ("long_rest", {"place": "inn"}),
        ("consume_provisions", {"provisions": 1, "days": 10**9}),
        ("check", {**CHECK, "dr": 10**1001}),
        ("check", {**CHECK, "settings": {"boon_effect": "add_2d4"}}),
        ("check", {**CHECK, "settings": {"meet_is_success": 1}}),
        ("check", {**CHECK, "settings": {"outcome_roll_types": ["luck"]}}),
        ("check", {**CHECK, "settings": {"blunder_cap_level_4": 6}}),
        ("check", {**CHECK, "settings": {"defense_base": "8"}}),
        ("check", {**CHECK, "settings": {"boon_cap": None}}),
    ],
)
def test_bad_values(op: str, fields: dict[str, Any]) -> None:
    assert error(op, **fields) == "bad_value"


@pytest.mark.parametrize(
    ("op", "fields"),
    [
        ("check", {**CHECK, "dice": []}),
        ("check", {**CHECK, "dice": [3, 3]}),
        ("check", {**CHECK, "dice": [3, 3, 3, 3]}),
        ("check", {**CHECK, "dice": [3, 3, 7]}),
        ("check", {**CHECK, "dice": [0, 3, 3]}),
        ("check", {**CHECK, "boon_dice": [5]}),
        ("check", {**CHECK, "blunder_dice": [0]}),
        ("attack", {**ATTACK, "dice": [1, 2]}),
        ("initiative", {"participants": [{**SIDE, "dice": [1, 2]}]}),
        ("initiative", {"participants": [{**SIDE, "dice": [1, 2, 3, 4]}, SIDE]}),
        ("initiative", {"participants": [{**SIDE, "dice": [1, 2, 9]}]}),
        ("assist", {"mode": "check", "energy": 3}),
        ("assist", {"mode": "check", "energy": 3, "dice": [5]}),
        ("assist", {"mode": "check", "energy": 3, "dice": [1, 1]}),
        ("long_rest", {"disrupted": True}),
        ("long_rest", {"disrupted": True, "dice": [1, 2]}),
        ("long_rest", {"dice": [1, 2, 3]}),
        ("long_rest", {"hours": 3, "disrupted": True, "dice": [1, 2, 3]}),
    ],
)
def test_bad_dice(op: str, fields: dict[str, Any]) -> None:
    assert error(op, **fields) == "bad_dice"


def test_other_kinds() -> None:
    assert error("challenge", ds=2, dice=[1]) == "unknown_op"
    assert error("check", **CHECK, settings={"critical_counting": "net"}) == "unknown_setting"
    assert answer_line("{}")["error"]["kind"] == "bad_field"
    assert odds("turn", actions=[])["error"]["kind"] == "no_odds"
    assert odds("initiative", participants=[])["error"]["kind"] == "no_odds"
    assert odds("check", dr=9, dice=[1, 2, 3])["error"]["kind"] == "bad_field"
    assert odds("check", dr=9, boon_dice=[1])["error"]["kind"] == "bad_field"
    assert odds("check", dr=9, boons=-1)["error"]["kind"] == "bad_value"
    assert odds("check", dr=9, roller="gm", blunders=1)["error"]["kind"] == "bad_value"


def test_play_is_not_reachable_by_calls() -> None:
    for op in ("start_fight", "take", "end_turn", "spend_boon", "travel_day", "gm_step", "camp"):
        assert error(op) == "unknown_op"


def test_the_field_is_named() -> None:
    assert resolve("check", dice=[3, 3, 3])["error"]["field"] == "dr"
    wrong = [{"type": "attack", "distance": 5}]
    assert resolve("turn", actions=wrong)["error"]["field"] == "actions.0.distance"
    dice = [{**SIDE, "dice": [1, 2]}]
    assert resolve("initiative", participants=dice)["error"]["field"] == "participants.0.dice"
