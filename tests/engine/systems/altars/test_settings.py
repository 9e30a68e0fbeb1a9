"""Every ruling has its setting, and every computed value of it changes what it should."""

from typing import Any, get_args

import pytest

from engine.api import get_system
from tests.engine.systems.altars.calling import call, odds

SETTINGS = get_system("altars").settings_type
D8 = {"die": "d8"}


def test_every_ruling_has_a_setting() -> None:
    rulings = set()
    for field in SETTINGS.model_fields.values():
        assert isinstance(field.json_schema_extra, dict)
        rulings.add(field.json_schema_extra["ruling"])
    assert {f"RA-{n:02d}" for n in range(1, 49)} <= rulings


def test_the_default_is_listed_first() -> None:
    for name, field in SETTINGS.model_fields.items():
        values = get_args(field.annotation)
        if values and all(isinstance(value, str) for value in values):
            assert field.default == values[0], name


def test_the_second_d10_counts_by_setting() -> None:
    s = {"duplicate_d10_step": True}
    dice = [call("advantage_die", s, advantages=n)["die"] for n in range(1, 9)]
    assert dice == ["d4", "d6", "d8", "d10", "d10", "d12", "d20", "d20"]
    for die, steps, after in (
        ("d10", 1, "d10"), ("d10", 2, "d12"), ("d12", -1, "d10"), ("d12", -2, "d10"),
        ("d12", -3, "d8"), ("d10", -1, "d8"), ("d8", 1, "d10"), ("d8", 2, "d10"), ("d8", 3, "d12"),
    ):  # fmt: skip
        assert call("step_die", s, die=die, steps=steps) == {"allowed": True, "die": after}
    assert call("layperson_difficulty", s, difficulty="d10", specialised=True) == {
        "difficulty": "d10"
    }
    grown = call(
        "advance",
        s,
        character={
            "initiative": "d10", "archetypes": {"Spy": "d10"}, "max_health": 10, "health": 9,
            "xp": 4,
        },
        spend=[
            {"on": "die", "name": "Spy"},
            {"on": "die", "name": "Spy"},
            {"on": "die", "name": "initiative"},
        ],
    )  # fmt: skip
    assert grown["results"] == ["ok", "ok", "ok"]
    assert grown["character"]["archetypes"] == {"Spy": "d12"}
    assert (grown["character"]["initiative"], grown["character"]["xp"]) == ("d10", 1)


def test_epic_scale_has_24_steps() -> None:
    s = {"epic_scale": True}
    climb = ["d4"]
    while (answer := call("step_die", s, die=climb[-1]))["allowed"]:
        climb.append(answer["die"])
    assert len(climb) == 24
    assert climb[6:12] == ["d20+d4", "d20+d6", "d20+d8", "d20+d10", "d20+d12", "d20+d20"]
    assert climb[12] == "d20+d20+d4"
    assert climb[17:19] == ["d20+d20+d20", "d20+d20+d20+d4"]
    assert climb[-1] == "d20+d20+d20+d20"
    assert [call("advantage_die", s, advantages=n)["die"] for n in range(1, 25)] == climb
    assert call("advantage_die", s, advantages=99)["die"] == climb[-1]
    assert call("layperson_difficulty", s, difficulty="d20", specialised=True) == {
        "difficulty": "d20+d4"
    }
    both = {**s, "duplicate_d10_step": True}
    assert call("advantage_die", both, advantages=8)["die"] == "d20+d4"


def advance_d20(settings: dict[str, Any]) -> dict[str, Any]:
    character = {
        "initiative": "d20", "archetypes": {}, "max_health": 9, "health": 9, "xp": 1,
    }  # fmt: skip
    return call(
        "advance", settings, character=character, spend=[{"on": "die", "name": "initiative"}]
    )


def test_advancing_beyond_the_top() -> None:
    assert advance_d20({})["results"] == ["refused"]
    assert advance_d20({})["character"]["xp"] == 1
    for settings in ({"epic_scale": True}, {"advance_past_top": "epic"}):
        assert advance_d20(settings)["character"]["initiative"] == "d20+d4"


def test_difficulty_tie() -> None:
    s = {"difficulty_tie": "failure"}
    known = {"actor": D8, "difficulty": ["d8"], "dice": [5, 5]}
    assert call("action", s, **known)["passed"] is False
    assert call("magic", s, **known, health=3)["awry"] is True
    healed = call("heal", s, **known, health=3, max_health=9, rest_days=1)
    assert (healed["passed"], healed["restored"]) == (False, 0)
    blast = call("blast", s, **known, health=3, targets=[])
    assert blast["works"] is True


def test_opposed_tie() -> None:
    s = {"opposed_tie": "actor"}
    known = {"actor": D8, "target": {"die": "d8", "health": 5}, "dice": [5, 5]}
    assert call("opposed", s, **known)["passed"] is True
    attack = call("attack", s, **known)
    assert (attack["passed"], attack["damage"], attack["health_left"]) == (True, 0, 5)
    assert call("attack", s, **known, weapon="none")["effect_margin"] == 0
    assert call("magic", s, **known, health=3)["awry"] is False
    assert call("opposed", s, **{**known, "dice": [4, 5]})["passed"] is False


def test_threat_tie() -> None:
    answer = call("threat", {"threat_tie": "hurts"}, threat_die="d6", dice=[3, 3], health=5)
    assert (answer["passed"], answer["damage"], answer["health_left"]) == (False, 0, 5)


def test_margin_zero_effect() -> None:
    s = {"margin_zero_effect": "minimum_one"}
    known = {"actor": D8, "difficulty": ["d8"], "health": 3, "max_health": 9, "rest_days": 1}
    assert call("heal", s, **known, dice=[5, 5])["restored"] == 1
    assert call("heal", s, **known, dice=[5, 4])["restored"] == 1
    assert call("heal", s, **known, dice=[5, 6])["restored"] == 0
    both = {**s, "difficulty_tie": "failure"}
    assert call("heal", both, **known, dice=[5, 5])["restored"] == 0


def damage(settings: dict[str, Any], margin: int, **fields: Any) -> int:
    armour = fields.pop("armour", None)
    target = {"die": "d4", **({"armour": armour} if armour else {})}
    answer = call(
        "attack", settings, actor={"die": "d20"}, target=target, dice=[margin + 1, 1], **fields
    )
    found: int = answer["damage"]
    return found


HALF = {"applies_to": "all", "half": True}


@pytest.mark.parametrize(
    ("settings", "margin", "fields", "points"),
    [
        ({"half_damage_rounding": "up"}, 5, {"weapon": "improvised"}, 3),
        ({"half_damage_rounding": "up"}, 4, {"weapon": "improvised"}, 2),
        ({"half_damage_rounding": "up"}, 5, {"armour": {"effects": [HALF, HALF]}}, 2),
        (
            {"damage_order": "flat_then_factors"},
            9,
            {"armour": {"effects": [HALF, {"applies_to": "all", "minus": 2}]}},
            3,
        ),
        (
            {"damage_order": "flat_then_factors"},
            3,
            {"armour": {"missing": True, "effects": [{"applies_to": "all", "minus": 5}]}},
            0,
        ),
        ({}, 3, {"armour": {"missing": True, "effects": [{"applies_to": "all", "minus": 5}]}}, 1),
        ({"round_each_step": True}, 5, {"weapon": "improvised", "armour": {"missing": True}}, 4),
        ({}, 5, {"weapon": "improvised", "armour": {"missing": True}}, 5),
        ({"round_each_step": True}, 7, {"armour": {"effects": [HALF, HALF]}}, 1),
        (
            {"round_each_step": True, "half_damage_rounding": "up"},
            5,
            {"weapon": "improvised", "armour": {"effects": [HALF]}},
            2,
        ),
        ({"double_stacking": "add"}, 3, {"doublings": 1, "armour": {"missing": True}}, 9),
        ({"double_stacking": "add"}, 3, {"doublings": 3}, 12),
        ({"double_stacking": "add"}, 3, {"doublings": 1}, 6),
        (
            {"no_armour_doubles": "all"},
            3,
            {"physical": False, "armour": {"missing": True}},
            6,
        ),
    ],
)
def test_damage(settings: dict[str, Any], margin: int, fields: dict[str, Any], points: int) -> None:
    assert damage(settings, margin, **fields) == points


def test_blasts_double_too_where_armour_covers_all() -> None:
    target = {"name": "Ann", "die": "d6", "health": 30, "armour": {"missing": True}}
    known = {"actor": {"die": "d12"}, "difficulty": ["d4"], "health": 6, "dice": [9, 4, 3]}
    answer = call("blast", {"no_armour_doubles": "all"}, **known, targets=[target])
    assert answer["targets"][0]["damage"] == 12


def test_resist_after_acting() -> None:
    target = {"die": "d12", "acted": True}
    answer = call("attack", {"resist_after_acting": "own_die"}, actor=D8, target=target,
                  dice=[3, 9])  # fmt: skip
    assert (answer["resist_die"], answer["target_action_spent"]) == ("d12", True)
    hopeless = {**target, "appropriate": False}
    answer = call("attack", {"resist_after_acting": "own_die"}, actor=D8, target=hopeless,
                  dice=[3, 3])  # fmt: skip
    assert (answer["resist_die"], answer["target_action_spent"]) == ("d4", True)
    events = [{"type": "resist", "who": "A", "die": "d8"}] * 2
    rounds = call("round", {"resist_after_acting": "own_die"}, participants=["A"], events=events)
    assert rounds == {"results": ["d8", "d8"], "still_free": []}


@pytest.mark.parametrize(
    ("setting", "value", "target", "event", "spent"),
    [
        ("passive_d4_costs_action", True, {"die": "d8", "willing": False}, "passive", True),
        ("passive_d4_costs_action", True, {"die": "d8", "can_resist": False}, "passive", True),
        ("untrained_resist_costs_action", True, {}, "resist", True),
        (
            "inappropriate_resist_costs_action",
            False,
            {"die": "d8", "appropriate": False},
            "inappropriate",
            False,
        ),
    ],
)
def test_what_costs_an_action(
    setting: str, value: bool, target: dict[str, Any], event: str, spent: bool
) -> None:
    s = {setting: value}
    known = {"actor": D8, "target": target, "dice": [3, 3]}
    assert call("attack", s, **known)["target_action_spent"] is spent
    assert call("opposed", s, **known)["target_action_spent"] is False
    gone = {**known, "target": {**target, "acted": True}}
    assert call("attack", s, **gone)["target_action_spent"] is True
    listed = [{"type": event, "who": "A", "die": target.get("die")}]
    rounds = call("round", s, participants=["A"], events=listed)
    assert rounds == {"results": ["d4"], "still_free": [] if spent else ["A"]}


def test_action_points_per_action() -> None:
    s = {"action_points_per_action": 3}
    answer = call("action", s, actor={**D8, "action_points": 3}, difficulty=["d4"],
                  dice=[1, 2, 3, 4, 1])  # fmt: skip
    assert answer["total"] == 10
    assert call("spend_action_point", s, points=3, amount=3) == {"allowed": True, "points_left": 0}
    assert not call("spend_action_point", s, points=9, amount=4)["allowed"]
    assert not call("spend_action_point", s, points=2, amount=3)["allowed"]
    none = {"action_points_per_action": 0}
    assert "error" in call("action", none, actor={"action_points": 1}, difficulty=["d4"],
                           dice=[1, 2, 1])  # fmt: skip
    assert call("action", {"action_points_per_action": -1}, actor={}, difficulty=["d4"],
                dice=[1, 1])["passed"]  # fmt: skip


def test_action_point_on_resistance() -> None:
    s = {"action_point_on_resistance": True}
    target = {"die": "d6", "action_points": 5, "prepared": True, "advantages": 1}
    answer = call("opposed", s, actor=D8, target=target, dice=[8, 3, 2, 1])
    assert answer["difficulty_total"] == 6
    assert call("spend_action_point", s, points=1, for_="resistance")["allowed"]
    passive = {"willing": False, "action_points": 1}
    assert call("attack", s, actor=D8, target=passive, dice=[8, 3, 2])["difficulty_total"] == 5


def test_without_situational_modifiers() -> None:
    s = {"use_situational_modifiers": False}
    actor = {**D8, "advantages": 3}
    target = {"die": "d6", "prepared": True, "advantages": 2}
    assert call("opposed", s, actor=actor, target=target, dice=[8, 3])["margin"] == 5
    assert call("advantage_die", s, advantages=3) == {"die": None}


def test_health_floor() -> None:
    s = {"health_floor": -5}
    hit = call("attack", s, actor={"die": "d20"}, target={"health": 3}, dice=[9, 1])
    assert (hit["health_left"], hit["out_of_action"]) == (-5, True)
    spell = call("magic", s, actor=D8, difficulty=["d4"], dice=[4, 4], health=1)
    assert (spell["health_left"], spell["out_of_action"]) == (0, True)
    one = {"health_floor": 1}
    hit = call("attack", one, actor={"die": "d20"}, target={"health": 3}, dice=[9, 1])
    assert (hit["health_left"], hit["out_of_action"]) == (1, False)
    assert (
        call("magic", one, actor=D8, difficulty=["d4"], dice=[4, 4], health=1)["health_left"] == 1
    )
    assert call("certain_damage", s, die="d20", dice=[20], health=2)["health_left"] == -5


def test_blast_difficulty_tie() -> None:
    target = {"name": "Ann", "health": 5}
    known = {"actor": D8, "difficulty": ["d8"], "health": 3, "targets": [target], "dice": [5, 5, 1]}
    answer = call("blast", {"blast_difficulty_tie": "fails"}, **known)
    assert (answer["works"], answer["margin"], answer["targets"][0]["damage"]) == (False, 0, 0)


def test_awry_effect() -> None:
    s = {"awry_effect": "caster_takes_margin"}
    known = {"actor": D8, "difficulty": ["d12"], "health": 9}
    assert call("magic", s, **known, dice=[2, 6])["health_left"] == 4
    assert call("magic", s, **known, dice=[6, 2])["health_left"] == 8
    assert call("blast", s, **known, dice=[2, 12], targets=[])["health_left"] == 0
    charm = call("magic", s, actor=D8, target={"die": "d8"}, health=9, dice=[2, 7])
    assert charm["health_left"] == 3


def test_unwilling_magic() -> None:
    s = {"unwilling_magic": "difficulty"}
    known = {"actor": D8, "target": {"die": "d20"}, "health": 5}
    answer = call("magic", s, **known, difficulty=["d6"], dice=[4, 4])
    assert answer == {
        "allowed": True, "total": 4, "difficulty_total": 4, "passed": True, "margin": 0,
        "awry": False, "health_left": 4, "out_of_action": False,
    }  # fmt: skip
    assert call("magic", s, **known, dice=[4, 4])["error"]["kind"] == "bad_field"
    assert call("magic", s, **known, dice=[4, 4])["error"]["field"] == "difficulty"


def test_failed_healing() -> None:
    s = {"failed_healing": "harm"}
    known = {"actor": D8, "difficulty": ["d12"], "max_health": 10}
    answer = call("heal", s, **known, health=6, dice=[2, 6], rest_days=1)
    assert (answer["restored"], answer["health_left"]) == (0, 3)
    assert call("heal", s, **known, health=2, dice=[2, 9], rest_days=2)["health_left"] == 2
    instant = call("heal", s, **known, health=6, dice=[2, 6], supernatural=True)
    assert instant["health_left"] == 2


def test_healing_stacks_with_rest() -> None:
    s = {"healing_stacks_with_rest": False}
    known = {"actor": D8, "difficulty": ["d6"], "health": 2, "max_health": 10}
    assert call("heal", s, **known, rest_days=2, dice=[5, 2])["health_left"] == 5
    assert call("heal", s, **known, rest_days=2, dice=[2, 5])["health_left"] == 4
    assert call("heal", s, **known, rest_days=2, dice=[4, 4])["health_left"] == 4
    assert call("heal", s, **known, rest_days=0, dice=[5, 2])["health_left"] == 2
    instant = call("heal", s, **known, rest_days=2, dice=[5, 2], supernatural=True)
    assert instant["health_left"] == 5


def test_item_die() -> None:
    s = {"item_die": "best", "action_points_per_action": 1}
    actor = {"die": "d20+d4", "item_die": "d12", "action_points": 1, "advantages": 1}
    faces = [2, 1, 9, 4, 3, 1]
    assert call("action", s, actor=actor, difficulty=["d4"], dice=faces)["total"] == 16
    faces[0] = 12
    assert call("action", s, actor=actor, difficulty=["d4"], dice=faces)["total"] == 20


def test_item_use_costs_health() -> None:
    s = {"item_use_costs_health": True}
    assert call("use_item", s, health=4)["health_left"] == 3
    assert call("use_item", s, health=4, uses_per_day=1, used_today=1)["health_left"] == 4


def test_multiple_archetypes() -> None:
    s = {"multiple_archetypes": "sum"}
    held = {"Cook": "d6", "Spy": "d12", "Monk": "d8", "Ox": "d8"}
    answer = call(
        "relevant_die", s, archetypes=held, relevant=["Cook", "Monk", "Spy", "Ox", "Cook"]
    )
    assert answer == {"die": "d12", "more_dice": ["d8", "d8", "d6"]}
    assert call("relevant_die", s, archetypes=held, relevant=["Bard"]) == {
        "die": "d4", "more_dice": [],
    }  # fmt: skip
    actor = {"die": "d12", "more_dice": ["d8", "d6"], "item_die": "d4"}
    answer = call("action", s, actor=actor, difficulty=["d4"], dice=[9, 7, 5, 3, 1])
    assert answer["total"] == 24
    best = {**s, "item_die": "best"}
    assert call("action", best, actor=actor, difficulty=["d4"], dice=[1, 1, 1, 4, 1])["total"] == 4


def test_layperson_step_up() -> None:
    for steps, die in ((2, "d12"), (0, "d8"), (9, "d20"), (-1, "d6"), (-9, "d4")):
        answer = call(
            "layperson_difficulty", {"layperson_step_up": steps}, difficulty="d8", specialised=True
        )
        assert answer == {"difficulty": die}


def test_multiple_difficulty_dice() -> None:
    s = {"multiple_difficulty_dice": "highest"}
    answer = call("action", s, actor=D8, difficulty=["d4", "d20+d4", "d6"], dice=[8, 4, 5, 2, 6])
    assert answer["difficulty_total"] == 7


def test_three_dice_choice() -> None:
    s = {"three_dice_choice": "d6_d8_d10"}
    known = {"option": "three_dice", "initiative": "d6"}
    assert call("create_character", s, **known, archetypes={"A": "d8", "B": "d10"})["valid"]
    answer = call("create_character", s, **known, archetypes={"A": "d8", "B": "d12"})
    assert answer["problems"] == ["wrong_dice"]


def test_max_health_raises_current() -> None:
    character = {
        "initiative": "d6", "archetypes": {}, "max_health": 10, "health": 4, "xp": 1,
    }  # fmt: skip
    answer = call("advance", {"max_health_raises_current": True}, character=character,
                  spend=[{"on": "health"}])  # fmt: skip
    assert (answer["character"]["max_health"], answer["character"]["health"]) == (11, 5)


def test_failed_action_damage() -> None:
    s = {"failed_action_damage": "always"}
    known = {"actor": D8, "difficulty": ["d8"], "dice": [2, 5]}
    assert call("action", s, **known, health=9)["health_left"] == 6
    assert "damage" not in call("action", s, **known)


@pytest.mark.parametrize(
    ("settings", "op", "fields", "success"),
    [
        ({}, "action", {"difficulty": ["d4"]}, 10 / 16),
        ({"difficulty_tie": "failure"}, "action", {"difficulty": ["d4"]}, 6 / 16),
        ({}, "opposed", {"target": {}}, 6 / 16),
        ({"opposed_tie": "actor"}, "opposed", {"target": {}}, 10 / 16),
        ({"unwilling_magic": "difficulty"}, "magic",
         {"target": {"die": "d20"}, "difficulty": ["d4"], "health": 5}, 10 / 16),
        ({"multiple_difficulty_dice": "highest"}, "action", {"difficulty": ["d4", "d4"]},
         30 / 64),
    ],
)  # fmt: skip
def test_odds_follow_the_settings(
    settings: dict[str, Any], op: str, fields: dict[str, Any], success: float
) -> None:
    assert odds(op, settings, actor={}, **fields)["success"] == pytest.approx(success, abs=1e-12)
