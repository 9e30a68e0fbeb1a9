"""The JSON contract, op by op: every field of every result."""

from typing import Any

import pytest

from tests.engine.systems.altars.calling import call, without_reason

D8 = {"die": "d8"}


def rolled(total: int, against: int, passed: bool) -> dict[str, Any]:
    margin = total - against
    return {"total": total, "difficulty_total": against, "passed": passed, "margin": margin}


def test_action_prints_roll_fields_only() -> None:
    assert call("action", actor=D8, difficulty=["d6"], dice=[5, 5]) == rolled(5, 5, True)
    assert call("action", actor={}, difficulty=["d6"], dice=[3, 5]) == rolled(3, 5, False)


def test_action_with_health() -> None:
    safe = call("action", actor=D8, difficulty=["d12"], dice=[1, 9], health=5)
    assert safe == {**rolled(1, 9, False), "damage": 0, "health_left": 5}
    hurt = call("action", actor=D8, difficulty=["d12"], dice=[1, 9], health=5, dangerous=True)
    assert hurt == {**rolled(1, 9, False), "damage": 8, "health_left": 0}
    won = call("action", actor=D8, difficulty=["d12"], dice=[8, 2], health=5, dangerous=True)
    assert won == {**rolled(8, 2, True), "damage": 0, "health_left": 5}


def test_dice_come_in_their_order() -> None:
    actor = {"die": "d20+d4", "item_die": "d6+d6", "action_points": 1, "advantages": 3}
    # 19+2, item 6+5, Action Point 4, advantage d8 7; difficulty d4+d4, d12
    faces = [19, 2, 6, 5, 4, 7, 1, 1, 12]
    answer = call("action", actor=actor, difficulty=["d4+d4", "d12"], dice=faces)
    assert answer == rolled(43, 14, True)


def test_more_than_six_advantages_stay_at_d20() -> None:
    answer = call("action", actor={"advantages": 9}, difficulty=["d4"], dice=[1, 20, 4])
    assert answer["total"] == 21


def test_negative_counts_are_none() -> None:
    actor = {"advantages": -2, "action_points": -1}
    assert call("action", actor=actor, difficulty=["d4"], dice=[2, 4])["total"] == 2


@pytest.mark.parametrize(
    ("target", "in_round", "die", "spent"),
    [
        ({"die": "d10"}, False, "d10", False),
        ({"die": "d10"}, True, "d10", True),
        ({"die": None}, True, "d4", False),
        ({}, True, "d4", False),
        ({"die": "d10", "acted": True}, True, "d4", True),
        ({"die": "d10", "acted": True}, False, "d10", False),
        ({"die": "d10", "can_resist": False}, True, "d4", False),
        ({"die": "d10", "willing": False}, True, "d4", False),
        ({"die": "d10", "willing": False, "acted": True}, True, "d4", True),
        ({"die": "d10", "appropriate": False}, True, "d4", True),
        ({"die": "d10", "appropriate": False}, False, "d4", False),
        ({"die": None, "acted": True}, True, "d4", True),
    ],
)
def test_resistance_table(target: dict[str, Any], in_round: bool, die: str, spent: bool) -> None:
    answer = call("opposed", actor=D8, target=target, dice=[4, 3], in_round=in_round)
    assert answer == {**rolled(4, 3, True), "resist_die": die, "target_action_spent": spent}


def test_prepared_defence_adds_a_die_and_an_unprepared_one_does_not() -> None:
    ready = {"die": "d6", "prepared": True, "advantages": 1}
    assert call("opposed", actor=D8, target=ready, dice=[8, 5, 4])["difficulty_total"] == 9
    unready = {"die": "d6", "advantages": 3}
    assert call("opposed", actor=D8, target=unready, dice=[8, 5])["difficulty_total"] == 5


def test_attack_prints_health_only_when_given() -> None:
    answer = call("attack", actor=D8, target={"die": "d6"}, dice=[7, 3])
    assert answer == {
        **rolled(7, 3, True),
        "resist_die": "d6",
        "target_action_spent": True,
        "damage": 4,
        "effect_margin": 0,
    }
    known = call("attack", actor=D8, target={"die": "d6", "health": 4}, dice=[7, 3])
    assert known == {**answer, "health_left": 0, "out_of_action": True}


def test_attack_is_always_in_a_round() -> None:
    target = {"die": "d12", "acted": True}
    answer = call("attack", actor=D8, target=target, dice=[3, 3], in_round=False)
    assert (answer["resist_die"], answer["passed"], answer["damage"]) == ("d4", False, 0)


@pytest.mark.parametrize(
    ("weapon", "damage", "effect"),
    [("proper", 5, 0), ("improvised", 2, 0), ("improvised_lethal", 5, 0), ("none", 0, 5)],
)
def test_weapons(weapon: str, damage: int, effect: int) -> None:
    answer = call("attack", actor=D8, target={"die": "d6"}, dice=[7, 2], weapon=weapon)
    assert (answer["damage"], answer["effect_margin"]) == (damage, effect)


def armour(*effects: dict[str, Any], missing: bool = False) -> dict[str, Any]:
    return {"die": "d4", "health": 40, "armour": {"missing": missing, "effects": list(effects)}}


@pytest.mark.parametrize(
    ("worn", "fields", "damage"),
    [
        (armour(), {}, 9),
        (armour(missing=True), {}, 18),
        (armour(missing=True), {"physical": False}, 9),
        (armour(missing=True), {"doublings": 1}, 36),
        (armour({"applies_to": "all", "minus": 4}), {}, 5),
        (armour({"applies_to": "all", "minus": 4}, {"applies_to": "all", "minus": 9}), {}, 0),
        (armour({"applies_to": "physical", "half": True}), {}, 4),
        (armour({"applies_to": "physical", "half": True}), {"physical": False}, 9),
        (armour({"applies_to": "fire", "half": True}), {"damage_type": "fire"}, 4),
        (armour({"applies_to": "fire", "half": True}), {"damage_type": "cold"}, 9),
        (armour({"applies_to": "any", "minus": 1}), {}, 8),
        (armour({"applies_to": "physical", "half": True}, missing=True), {}, 9),
        (armour({"applies_to": "all", "half": True, "minus": 1}), {"weapon": "improvised"}, 1),
        (armour(), {"doublings": 3}, 72),
        (armour(), {"doublings": -3}, 9),
        (armour(missing=True), {"weapon": "none"}, 0),
    ],
)
def test_armour(worn: dict[str, Any], fields: dict[str, Any], damage: int) -> None:
    answer = call("attack", actor={"die": "d20"}, target=worn, dice=[10, 1], **fields)
    assert answer["damage"] == damage
    assert answer["health_left"] == max(0, 40 - damage)


def test_threat_rolls_the_danger_first() -> None:
    answer = call("threat", threat_die="d20", die="d6", dice=[15, 6], health=7)
    assert answer == {**rolled(6, 15, False), "damage": 9, "health_left": 0}
    even = call("threat", threat_die="d6", dice=[4, 4], health=7)
    assert even == {**rolled(4, 4, True), "damage": 0, "health_left": 7}


def test_certain_damage() -> None:
    answer = call("certain_damage", die="d20+d4", dice=[11, 3], health=20)
    assert answer == {"damage": 14, "health_left": 6}


def test_rest() -> None:
    assert call("rest", health=4, max_health=10, days=3) == {"health_left": 7}
    assert call("rest", health=9, max_health=10, days=30) == {"health_left": 10}


def heal(**fields: Any) -> dict[str, Any]:
    known = {"actor": D8, "difficulty": ["d6"], "health": 3, "max_health": 10, "dice": [6, 2]}
    return call("heal", **{**known, **fields})


def test_heal_by_rest() -> None:
    answer = heal(rest_days=2)
    assert answer == {
        "allowed": True,
        **rolled(6, 2, True),
        "restored": 4,
        "when": "rest",
        "health_left": 9,
    }
    assert heal(rest_days=0)["health_left"] == 3
    assert heal(rest_days=7)["health_left"] == 10
    assert heal(dice=[2, 6], rest_days=1)["health_left"] == 4


def test_heal_at_once() -> None:
    answer = heal(supernatural=True, rest_days=5)
    assert (answer["when"], answer["health_left"]) == ("instant", 7)
    assert "healer_health" not in answer
    paid = heal(supernatural=True, healer_health=6)
    assert paid["healer_health"] == 5
    assert heal(healer_health=6)["healer_health"] == 6
    assert "healer_health" not in heal(healer_health=None)
    assert heal(supernatural=True, max_health=5)["health_left"] == 5


def test_restored_is_not_cut_at_the_maximum() -> None:
    assert heal(max_health=4, rest_days=1)["restored"] == 4


def test_magic_against_difficulty() -> None:
    answer = call("magic", actor=D8, difficulty=["d8"], dice=[5, 5], health=4)
    assert answer == {
        "allowed": True,
        **rolled(5, 5, True),
        "awry": False,
        "health_left": 3,
        "out_of_action": False,
    }


def test_magic_against_somebody_does_not_roll_the_difficulty() -> None:
    answer = call(
        "magic", actor=D8, target={"die": "d6"}, difficulty=["d12"], dice=[5, 5], health=1
    )
    assert answer == {
        "allowed": True,
        **rolled(5, 5, False),
        "resist_die": "d6",
        "target_action_spent": False,
        "awry": True,
        "health_left": 0,
        "out_of_action": True,
    }


def test_blast_prints_all_its_fields() -> None:
    answer = call(
        "blast",
        actor={"die": "d12"},
        difficulty=["d8"],
        dice=[9, 4, 3, 9, 2],
        health=6,
        doublings=1,
        targets=[
            {"name": "Ann", "die": "d6", "health": 30},
            {"name": "Bo", "die": "d10", "health": 3},
            {"name": "Cy", "health": 3, "acted": True, "die": "d20"},
        ],
    )
    assert without_reason(answer) == {
        "allowed": True,
        "total": 9,
        "difficulty_total": 4,
        "works": True,
        "margin": 5,
        "health_left": 5,
        "out_of_action": False,
        "targets": [
            {
                "name": "Ann",
                "resist_die": "d6",
                "resist_total": 3,
                "margin": 6,
                "damage": 12,
                "health_left": 18,
                "target_action_spent": True,
            },
            {
                "name": "Bo",
                "resist_die": "d10",
                "resist_total": 9,
                "margin": 0,
                "damage": 0,
                "health_left": 3,
                "target_action_spent": True,
            },
            {
                "name": "Cy",
                "resist_die": "d4",
                "resist_total": 2,
                "margin": 7,
                "damage": 14,
                "health_left": 0,
                "target_action_spent": True,
            },
        ],
    }


def test_blast_is_no_physical_harm() -> None:
    worn = {"effects": [{"applies_to": "physical", "half": True}], "missing": True}
    target = {"name": "Ann", "die": "d6", "health": 30, "armour": worn}
    known = {"actor": {"die": "d12"}, "difficulty": ["d4"], "health": 6, "dice": [9, 4, 3]}
    assert call("blast", **known, targets=[target])["targets"][0]["damage"] == 6
    target["armour"] = {"effects": [{"applies_to": "magic", "minus": 2}]}
    assert call("blast", **known, targets=[target])["targets"][0]["damage"] == 4


def test_blast_without_targets() -> None:
    answer = call("blast", actor=D8, difficulty=["d4"], dice=[4, 4], health=2, targets=[])
    assert (answer["works"], answer["targets"]) == (True, [])


def test_initiative() -> None:
    answer = call(
        "initiative",
        participants=[
            {"name": "Ghoul", "side": "gm", "die": "d12"},
            {"name": "Ann", "side": "player", "die": "d8"},
            {"name": "Bo", "side": "player", "die": "d8"},
            {"name": "Imp", "side": "gm", "die": "d8"},
            {"name": "Eel", "side": "gm", "die": "d20+d4"},
        ],
        dice=[5, 5, 5, 5, 2, 1],
    )
    assert answer["order"] == ["Ghoul", "Ann", "Bo", "Imp", "Eel"]
    assert answer["rolls"] == {"Ghoul": 5, "Ann": 5, "Bo": 5, "Imp": 5, "Eel": 3}


def test_round() -> None:
    answer = call(
        "round",
        participants=["Ann", "Bo", "Cy"],
        events=[
            {"type": "resist", "who": "Ann", "die": "d10"},
            {"type": "act", "who": "Ann"},
            {"type": "inappropriate", "who": "Bo", "die": "d8"},
            {"type": "resist", "who": "Cy", "die": None},
            {"type": "passive", "who": "Cy"},
            {"type": "act", "who": "Cy"},
            {"type": "passive", "who": "Cy"},
        ],
    )
    assert answer["results"] == ["d10", "refused", "d4", "d4", "d4", "acts", "d4"]
    assert answer["still_free"] == []
    assert answer["reason"]["rule"] == "A-39"


def test_advantage_die() -> None:
    dice = [call("advantage_die", advantages=n)["die"] for n in range(-1, 9)]
    assert dice == [None, None, "d4", "d6", "d8", "d10", "d12", "d20", "d20", "d20"]


@pytest.mark.parametrize(
    ("die", "steps", "allowed", "after"),
    [
        ("d4", 5, True, "d20"),
        ("d4", 6, False, "d4"),
        ("d20", -5, True, "d4"),
        ("d20", -6, False, "d20"),
        ("d8", 0, True, "d8"),
        ("d20+d4", 1, False, "d20+d4"),
        ("d8+d8", -1, False, "d8+d8"),
    ],
)
def test_step_die(die: str, steps: int, allowed: bool, after: str) -> None:
    answer = call("step_die", die=die, steps=steps)
    assert without_reason(answer) == {"allowed": allowed, "die": after}
    assert ("reason" in answer) != allowed


@pytest.mark.parametrize(
    ("option", "initiative", "dice", "problems"),
    [
        ("standard", "d6", ["d8", "d10", "d12"], []),
        ("standard", "d6", ["d6", "d10", "d12"], ["wrong_dice"]),
        ("standard", "d6", ["d8", "d10"], ["archetype_count", "wrong_dice"]),
        ("standard", "d6", ["d8", "d10", "d12", "d4"], ["archetype_count", "wrong_dice"]),
        ("two_and_two", "d8", ["d8", "d6", "d6"], []),
        ("two_and_two", "d8", ["d8", "d8", "d6"], ["wrong_dice"]),
        ("two_and_two", "d8", ["d8", "d6"], ["archetype_count", "wrong_dice"]),
        ("three_dice", "d12", ["d8", "d6"], []),
        ("three_dice", "d8", ["d8", "d6"], ["wrong_dice"]),
        ("three_dice", "d4", ["d8", "d6"], ["wrong_dice"]),
        ("three_dice", "d12", ["d8"], ["archetype_count"]),
        ("three_dice", "d12", ["d8", "d8", "d6"], ["archetype_count", "wrong_dice"]),
    ],
)
def test_create_character(
    option: str, initiative: str, dice: list[str], problems: list[str]
) -> None:
    archetypes = {f"A{i}": die for i, die in enumerate(dice)}
    answer = call(
        "create_character", option=option, initiative=initiative, archetypes=archetypes, name="X"
    )
    expected = {"valid": not problems, "problems": problems, "health": 10}
    assert without_reason(answer) == expected
    assert ("reason" in answer) == bool(problems)


def advance(spend: list[dict[str, Any]], **character: Any) -> dict[str, Any]:
    before = {
        "initiative": "d8",
        "archetypes": {"Thief": "d10", "Lord": "d20"},
        "max_health": 10,
        "health": 6,
        "xp": 9,
    }
    return call("advance", character={**before, **character}, spend=spend)


def test_advance_grants_and_refuses() -> None:
    answer = advance(
        [
            {"on": "die", "name": "Thief"},
            {"on": "die", "name": "Lord"},
            {"on": "die", "name": "thief"},
            {"on": "die"},
            {"on": "die", "name": "initiative"},
            {"on": "health", "name": "whatever"},
            {"on": "archetype", "name": "Sailor", "reason": "  "},
            {"on": "archetype", "name": "Thief", "reason": "again"},
            {"on": "archetype", "name": " ", "reason": "sea"},
            {"on": "archetype", "name": "Sailor", "reason": "sea"},
            {"on": "die", "name": "Sailor"},
        ]
    )
    assert answer["results"] == [
        "ok", "refused", "refused", "refused", "ok", "ok", "refused", "refused", "refused", "ok",
        "ok",
    ]  # fmt: skip
    assert answer["character"] == {
        "initiative": "d10",
        "archetypes": {"Thief": "d12", "Lord": "d20", "Sailor": "d8"},
        "max_health": 11,
        "health": 6,
        "xp": 4,
    }
    assert answer["reason"]["rule"] == "RA-03"


def test_advance_without_experience_refuses_all() -> None:
    answer = advance([{"on": "health"}, {"on": "die", "name": "Thief"}], xp=0)
    assert answer["results"] == ["refused", "refused"]
    assert answer["character"]["max_health"] == 10


def test_advance_of_a_die_off_the_scale_is_refused() -> None:
    answer = advance([{"on": "die", "name": "Odd"}], archetypes={"Odd": "d8+d8"})
    assert answer["results"] == ["refused"]


def test_award_xp() -> None:
    assert call("award_xp", xp={"Ann": 0, "Bo": 4}) == {"xp": {"Ann": 1, "Bo": 5}}
    assert call("award_xp", xp={}) == {"xp": {}}


def test_relevant_die() -> None:
    held = {"Cook": "d6", "Spy": "d12", "Eel": "d20+d4"}
    known: dict[str, Any] = {"archetypes": held}
    assert call("relevant_die", **known, relevant=["Cook", "Spy"]) == {"die": "d12"}
    assert call("relevant_die", **known, relevant=["Spy", "Eel"]) == {"die": "d20+d4"}
    assert call("relevant_die", **known, relevant=["spy"]) == {"die": "d4"}
    assert call("relevant_die", **known, relevant=[]) == {"die": "d4"}


@pytest.mark.parametrize(
    ("fields", "die"),
    [
        ({"specialised": True}, "d10"),
        ({"specialised": True, "has_archetype": True}, "d8"),
        ({}, "d8"),
        ({"specialised": True, "difficulty": "d20"}, "d20"),
    ],
)
def test_layperson(fields: dict[str, Any], die: str) -> None:
    assert call("layperson_difficulty", **{"difficulty": "d8", **fields}) == {"difficulty": die}


@pytest.mark.parametrize(
    ("fields", "problems"),
    [
        ({"initiative": "d6", "health": 1}, []),
        ({"initiative": "d6"}, ["no_health"]),
        ({"health": 4}, ["no_initiative_die"]),
        ({"health": -1, "dice": {"Claws": "d8"}}, ["no_initiative_die", "no_health"]),
    ],
)
def test_monster(fields: dict[str, Any], problems: list[str]) -> None:
    answer = call("monster", **fields)
    assert without_reason(answer) == {"valid": not problems, "problems": problems}


@pytest.mark.parametrize(
    ("fields", "problems"),
    [
        ({"name": "Seer", "definition": "one who sees"}, []),
        ({"name": " ", "definition": "one who sees", "notes": ["x"]}, ["no_name"]),
        ({"name": "Seer", "definition": "\t"}, ["no_definition"]),
        ({}, ["no_name", "no_definition"]),
    ],
)
def test_new_archetype(fields: dict[str, Any], problems: list[str]) -> None:
    answer = call("new_archetype", **fields)
    assert without_reason(answer) == {"valid": not problems, "problems": problems}


def test_use_item() -> None:
    assert call("use_item", health=4) == {"allowed": True, "health_left": 4}
    assert call("use_item", health=4, uses_per_day=None, used_today=99)["allowed"]
    assert call("use_item", health=4, uses_per_day=2, used_today=1)["allowed"]
    answer = call("use_item", health=4, uses_per_day=2, used_today=2)
    assert without_reason(answer) == {"allowed": False, "health_left": 4}
    assert not call("use_item", health=4, uses_per_day=0)["allowed"]


@pytest.mark.parametrize(
    ("fields", "allowed", "left"),
    [
        ({"points": 2}, True, 1),
        ({"points": 2, "amount": 0}, True, 2),
        ({"points": 0}, False, 0),
        ({"points": 2, "amount": 2}, False, 2),
        ({"points": 2, "amount": -1}, False, 2),
        ({"points": 2, "for_": "resistance"}, False, 2),
        ({"points": 2, "declared_before_roll": False}, False, 2),
    ],
)
def test_spend_action_point(fields: dict[str, Any], allowed: bool, left: int) -> None:
    answer = call("spend_action_point", **fields)
    assert without_reason(answer) == {"allowed": allowed, "points_left": left}
    assert ("reason" in answer) != allowed
