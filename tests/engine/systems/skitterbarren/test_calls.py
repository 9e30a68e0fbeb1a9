"""Every JSON call, field by field, in the default readings."""

from typing import Any

import pytest

from tests.engine.systems.skitterbarren.calling import has, mods, resolve

CHECK_KEYS = {
    "total", "passed", "margin", "lone", "outcome", "band", "boons_gained", "blunders_gained",
}  # fmt: skip


def test_a_check_prints_its_fields_and_no_others() -> None:
    assert set(resolve("check", dice=[1, 1, 1], dr=6)) == CHECK_KEYS


@pytest.mark.parametrize(
    ("lone", "outcome", "boons", "blunders"),
    [(1, "discouraging", 0, 1), (2, "none", 0, 0), (5, "none", 0, 0), (6, "encouraging", 1, 0)],
)
def test_only_the_lone_die_brings_an_outcome(
    lone: int, outcome: str, boons: int, blunders: int
) -> None:
    for pair in ([1, 1], [6, 6], [1, 6]):
        for dr in (3, 30):
            check = resolve("check", dice=[*pair, lone], dr=dr)
            assert has(
                check, lone=lone, outcome=outcome, boons_gained=boons, blunders_gained=blunders
            )
    gm = resolve("check", dice=[3, 3, lone], dr=10, roller="gm")
    assert has(gm, outcome="none", boons_gained=0, blunders_gained=0)


def test_boons_add_and_blunders_take() -> None:
    check = resolve("check", dice=[3, 3, 1], dr=10, boon_dice=[4, 2], blunder_dice=[3])
    assert has(check, total=10, passed=True, margin=0, lone=1, blunders_gained=1)
    gm = resolve("check", dice=[3, 3, 1], dr=10, roller="gm", boon_dice=[3], blunder_dice=[])
    assert has(gm, total=10, passed=True)


@pytest.mark.parametrize(
    ("kind", "level", "total"),
    [
        ("skill", 1, 9), ("skill", 2, 7), ("skill", 5, 7), ("attribute", 2, 7), ("doom", 3, 9),
    ],
)  # fmt: skip
def test_exhaustion_lowers_skill_and_attribute_checks(kind: str, level: int, total: int) -> None:
    check = resolve("check", dice=[3, 3, 3], dr=9, kind=kind, exhaustion=level)
    assert has(check, total=total)


ATTACK_KEYS = (CHECK_KEYS - {"band"}) | {"successive_penalty", "defense_rating", "damage"}


def test_an_attack_adds_up() -> None:
    attack = resolve(
        "attack", dice=[5, 4, 3], attribute=2, aptitude=1, conditional=mods(1, -2),
        defense={"knack": 2, "armor_bonus": 8}, defense_rating=99, prior_attacks=1,
        boon_dice=[2], blunder_dice=[1], damage_modifiers=mods(2, -1), exhaustion=3,
    )  # fmt: skip
    assert set(attack) == ATTACK_KEYS
    assert has(
        attack, total=12, successive_penalty=-3, defense_rating=10, passed=True, margin=2,
        damage=4,
    )  # fmt: skip


def test_penalties_of_attacks() -> None:
    def penalty(**fields: object) -> int:
        answer = resolve("attack", dice=[3, 3, 3], defense_rating=9, **fields)
        return int(answer["successive_penalty"])

    assert [penalty(prior_attacks=n) for n in range(5)] == [0, -3, -6, -9, -12]
    assert penalty(prior_attacks=2, exempt=True) == 0
    assert penalty(prior_attacks=2, on_own_turn=False) == 0


def test_damage_of_hit_and_miss() -> None:
    def damage(**fields: object) -> int:
        return int(resolve("attack", defense_rating=10, **fields)["damage"])

    assert damage(dice=[3, 3, 4]) == 4
    assert damage(dice=[3, 3, 3]) == 0
    assert damage(dice=[3, 3, 4], no_damage=True) == 0
    assert damage(dice=[3, 3, 4], damage_modifiers=mods(-9)) == 0
    assert damage(dice=[3, 3, 4], damage_modifiers=mods(3)) == 7


def test_a_defense_without_armour() -> None:
    assert resolve("defense_rating", knack=-1) == {"defense_rating": -1}
    assert resolve("defense_rating", knack=2, armor_bonus=9) == {"defense_rating": 11}
    attack = resolve("attack", dice=[1, 1, 1], defense={"knack": 2})
    assert has(attack, defense_rating=2, passed=True)


def _one(name: str, side: str, dice: list[int], wits: int) -> dict[str, object]:
    return {"name": name, "side": side, "dice": dice, "wits": wits}


def test_initiative_and_its_ties() -> None:
    answer = resolve(
        "initiative",
        participants=[
            _one("second of the GM", "gm", [4, 4, 2], 2),
            _one("slow", "player", [1, 1, 1], 4),
            _one("less Wits", "gm", [4, 4, 3], 1),
            _one("player", "player", [4, 4, 2], 2),
            _one("later player", "player", [2, 4, 4], 2),
        ],
    )
    assert answer["order"] == [
        "player", "later player", "second of the GM", "less Wits", "slow",
    ]  # fmt: skip
    assert answer["totals"] == {
        "second of the GM": 12, "slow": 7, "less Wits": 12, "player": 12, "later player": 12,
    }  # fmt: skip
    assert resolve("initiative", participants=[]) == {"order": [], "totals": {}}


def test_party_level_and_caps() -> None:
    assert resolve("party_level", levels=[4, 5, 5]) == {"party_level": 4}
    assert resolve("resource_cap", resource="boon") == {"cap": 4}
    assert resolve("resource_cap", resource="boon", cap_bonus=2) == {"cap": 6}
    caps = [resolve("resource_cap", resource="blunder", party_level=n)["cap"] for n in range(1, 8)]
    assert caps == [4, 4, 4, 4, 5, 5, 5]
    assert resolve("resource_cap", resource="blunder", party_level=5, cap_bonus=9) == {"cap": 5}


def test_gaining_and_spending() -> None:
    gain = resolve("gain_resource", resource="boon", current=3, gained=3)
    assert gain == {"count": 4, "cap": 4, "lost": 2}
    above = resolve("gain_resource", resource="blunder", party_level=1, current=6)
    assert above == {"count": 6, "cap": 4, "lost": 1}
    assert resolve("spend_resource", resource="boon", current=1) == {"allowed": True, "count": 0}
    refused = resolve("spend_resource", resource="blunder", current=1, amount=2)
    assert has(refused, allowed=False, count=1)
    assert refused["reason"]["rule"] == "K-16"


def test_reactions() -> None:
    assert resolve("reaction") == {"allowed": True, "energy_cost": 0}
    for obstacle in ("used_this_round", "surprised", "own_turn"):
        answer = resolve("reaction", **{obstacle: True})
        assert has(answer, allowed=False, energy_cost=0)
        assert answer["reason"]["rule"] == ("K-22" if obstacle == "surprised" else "K-40")


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"trigger_occurs": True}, (True, 1, True, True)),
        ({}, (True, 1, False, False)),
        ({"trigger_occurs": True, "reaction_used": True}, (True, 1, False, True)),
        ({"action_cost": 4, "trigger_occurs": True}, (False, 3, False, False)),
        ({"action_cost": 4, "reaction_used": True}, (False, 3, False, True)),
    ],
)
def test_readied_actions(fields: dict[str, object], expected: tuple[object, ...]) -> None:
    answer = resolve("ready_action", **{"energy": 3, "action_cost": 2, **fields})
    names = ("allowed", "energy_left", "executed", "reaction_used")
    assert tuple(answer[name] for name in names) == expected


def test_assistance() -> None:
    near = {"helper_to_ally_ft": 5, "helper_to_target_ft": 5}
    attack = resolve("assist", mode="attack", energy=3, dice=[4], **near)
    assert attack == {"allowed": True, "energy_left": 0, "bonus": 4}
    far = resolve("assist", mode="attack", energy=3, **{**near, "helper_to_target_ft": 6})
    assert has(far, allowed=False, energy_left=3, bonus=0)
    assert far["reason"]["rule"] == "K-33"
    check = resolve("assist", mode="check", energy=2, cost=2, dice=[1])
    assert check == {"allowed": True, "energy_left": 0, "bonus": 1}
    late = resolve("assist", mode="check", energy=3, used_after_helpers_next_turn=True)
    assert late == {"allowed": True, "energy_left": 0, "bonus": 0}
    tired = resolve("assist", mode="check", energy=2, dice=[9, 9])
    assert has(tired, allowed=False, energy_left=2, bonus=0)
    assert tired["reason"]["rule"] == "K-32"


def test_wounds_are_refused_and_no_dice_are_read() -> None:
    for dice in (None, [], [6, 6, 6], [9]):
        given = {} if dice is None else {"dice": dice}
        answer = resolve("treat_wounds", dr=8, **given)
        assert has(answer, allowed=False)
        assert set(answer) == {"allowed", "reason"}
        assert answer["reason"]["rule"] == "RK-36"


def test_levels_of_exhaustion() -> None:
    rows = [resolve("exhaustion_effects", level=level) for level in (-1, 0, 1, 2, 3, 9)]
    assert [row["level"] for row in rows] == [0, 0, 1, 2, 3, 3]
    assert [row["spaces_lost"] for row in rows] == [0, 0, 2, 4, 6, 6]
    assert [row["check_penalty"] for row in rows] == [0, 0, 0, -2, -2, -2]
    assert [row["energy_penalty"] for row in rows] == [0, 0, 0, 0, -1, -1]


def test_bags() -> None:
    full = resolve("inventory", bag_spaces=9, exhaustion=1, items=[{"size": 4}, {}, {"size": 4}])
    assert full == {"usable_spaces": 7, "used": 9, "free": 0, "must_free": 2}
    fits = resolve("inventory", bag_spaces=9, items=[{"name": "Rope"}], add={"size": 8})
    assert fits == {"usable_spaces": 9, "used": 1, "free": 8, "must_free": 0, "fits": True}
    tight = resolve("inventory", bag_spaces=4, exhaustion=9, add={})
    assert has(tight, usable_spaces=0, fits=False)
    assert tight["reason"]["rule"] == "K-52"
    assert resolve("equip_bag", brawn=3, brawn_required=3) == {"allowed": True}
    assert resolve("equip_bag", brawn=-5, brawn_required=None) == {"allowed": True}
    assert resolve("equip_bag", brawn=-5) == {"allowed": True}
    assert has(resolve("equip_bag", brawn=2, brawn_required=3), allowed=False)


def test_eating_and_going_hungry() -> None:
    eaten = resolve("consume_provisions", provisions=2, days=3)
    assert eaten == {"provisions_left": 0, "ate": [True, True, False]}
    assert resolve("consume_provisions", provisions=5, days=0) == {"provisions_left": 5, "ate": []}
    hungry = resolve("hunger", ate=[False] * 9, exhaustion=2)
    assert hungry == {"exhaustion_days": [2, 9], "exhaustion": 3}
    apart = resolve("hunger", ate=[True] * 6 + [False, False] + [True] * 5)
    assert apart == {"exhaustion_days": [], "exhaustion": 0}
    assert resolve("hunger", ate=[]) == {"exhaustion_days": [], "exhaustion": 0}


def test_foraging() -> None:
    raw = {"needs_preparation": True, "size": 2}
    found = resolve("forage", dice=[4, 4, 4], dr=12, source=raw, free_spaces=2)
    assert set(found) == CHECK_KEYS | {"gained", "stored"}
    assert has(found, gained="raw_foodstuffs", stored=True)
    no_room = resolve("forage", dice=[4, 4, 4], dr=12, source={"size": 2}, free_spaces=1)
    assert has(no_room, gained="provisions", stored=False)
    nothing = resolve("forage", dice=[4, 4, 3], dr=12, source={}, free_spaces=9)
    assert has(nothing, gained="nothing", stored=False)
    tired = resolve("forage", dice=[4, 4, 4], dr=12, source={}, exhaustion=2, kind="doom")
    assert has(tired, total=10)


def test_preparing_and_eating() -> None:
    assert has(resolve("prepare_food", dice=[3, 3, 3], dr=9), result="provisions")
    assert has(resolve("prepare_food", dice=[3, 3, 3], dr=10), result="soiled_provisions")
    sick = resolve("eat_tainted", dice=[3, 3, 3], dr=10)
    assert has(sick, food_poisoning=True, fed=True)
    assert has(resolve("eat_tainted", dice=[3, 3, 3], dr=9), food_poisoning=False, fed=True)


REST: dict[str, Any] = {
    "allowed": True, "jeopardised": False, "roll_needed": False, "total": None, "effective": True,
    "blunders": 0, "health": 0, "resources": {}, "exhaustion": 0,
}  # fmt: skip


def test_a_quiet_rest() -> None:
    assert resolve("long_rest") == REST
    wyrd = {"wyrd": {"now": 1, "max": 4}, "trophy": {"now": 0, "max": 2, "restored_by_rest": False}}
    rest = resolve(
        "long_rest", place="wilds", bedroll=True, camp_kit=True, dice=[], health=3, max_health=12,
        exhaustion=2, resources=wyrd, blunders=3,
    )  # fmt: skip
    restored = {"health": 12, "exhaustion": 2, "blunders": 3}
    assert rest == {**REST, **restored, "resources": {"wyrd": 4, "trophy": 0}}


@pytest.mark.parametrize(
    "risk", [{"disrupted": True}, {"place": "wilds", "bedroll": True}, {"place": "wilds"}]
)
def test_a_rest_at_risk(risk: dict[str, object]) -> None:
    wyrd = {"wyrd": {"now": 1, "max": 4}}
    fields = {"health": 3, "max_health": 9, "resources": wyrd, "blunders": 4, **risk}
    lost = resolve("long_rest", dice=[1, 2, 1], party_level=5, **fields)
    assert has(
        lost, jeopardised=True, roll_needed=True, total=4, effective=False, blunders=5, health=3,
        resources={"wyrd": 1},
    )  # fmt: skip
    assert has(resolve("long_rest", dice=[1, 2, 1], **fields), blunders=4)
    kept = resolve("long_rest", dice=[1, 3, 1], **fields)
    assert has(kept, total=5, effective=True, health=9, blunders=4)


@pytest.mark.parametrize("why", [{"hours": 7}, {"rested_today": True}])
def test_a_rest_that_is_none(why: dict[str, object]) -> None:
    rest = resolve("long_rest", disrupted=True, health=2, max_health=9, blunders=1, **why)
    assert rest.pop("reason")["rule"] == "K-68"
    assert rest == {
        **REST, "allowed": False, "jeopardised": True, "effective": False, "health": 2,
        "blunders": 1,
    }  # fmt: skip
