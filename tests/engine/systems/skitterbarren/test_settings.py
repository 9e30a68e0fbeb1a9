"""Every other reading: each value of each setting changes what it says, and nothing else."""

from typing import Any, get_args

import pytest

from engine.systems.skitterbarren.settings import SkitterbarrenSettings
from tests.engine.systems.skitterbarren.calling import error, has, mods, odds, resolve


def under(op: str, name: str, value: Any, **fields: Any) -> dict[str, Any]:
    return resolve(op, settings={name: value}, **fields)


def test_meeting_the_number() -> None:
    strict = {"meet_is_success": False}
    check = {"dice": [3, 3, 3], "dr": 9, "settings": strict}
    assert has(resolve("check", **check), passed=False, margin=0)
    assert has(resolve("check", **{**check, "dr": 8}), passed=True)
    assert has(resolve("attack", dice=[3, 3, 3], defense_rating=9, settings=strict), damage=0)
    assert has(resolve("prepare_food", **check), result="soiled_provisions")
    rest = {"place": "wilds", "settings": strict}
    assert has(resolve("long_rest", dice=[1, 1, 3], **rest), total=5, effective=False)
    assert has(resolve("long_rest", dice=[1, 2, 3], **rest), effective=True)


@pytest.mark.parametrize(("dr", "band"), [(5, "trivial"), (-3, "trivial"), (6, "very_easy")])
def test_band_below_the_table(dr: int, band: str) -> None:
    assert has(under("difficulty_band", "below_table_band", "trivial", dr=dr), band=band)
    check = under("check", "below_table_band", "trivial", dr=dr, dice=[1, 1, 1])
    assert has(check, band=band)
    assert has(resolve("difficulty_band", dr=dr), band="very_easy")


def test_blunder_cap_at_level_4() -> None:
    for level, cap in ((3, 4), (4, 5), (5, 5)):
        fields = {"resource": "blunder", "party_level": level}
        assert has(under("resource_cap", "blunder_cap_level_4", 5, **fields), cap=cap)
    gain = under(
        "gain_resource", "blunder_cap_level_4", 5, resource="blunder", party_level=4, current=4
    )
    assert gain == {"count": 5, "cap": 5, "lost": 0}
    rest = {"place": "wilds", "dice": [1, 1, 1], "blunders": 4, "party_level": 4}
    assert has(under("long_rest", "blunder_cap_level_4", 5, **rest), blunders=5)
    assert has(resolve("long_rest", **rest), blunders=4)


def test_party_level_basis() -> None:
    levels = [2, 5, 5]
    for basis, level in (("average_down", 4), ("highest", 5), ("lowest", 2)):
        assert has(
            under("party_level", "party_level_basis", basis, levels=levels), party_level=level
        )


def test_boons_and_blunders_without_effect() -> None:
    fields = {"dice": [3, 3, 3], "boon_dice": [4], "blunder_dice": [1]}
    assert has(under("check", "boon_effect", "none", dr=9, **fields), total=8)
    assert has(under("check", "blunder_effect", "none", dr=9, **fields), total=13)
    assert has(under("attack", "boon_effect", "none", defense_rating=9, **fields), total=8)
    bad = {**fields, "boon_dice": [5]}
    assert error("check", settings={"boon_effect": "none"}, dr=9, **bad) == "bad_dice"


def test_most_resource_dice() -> None:
    one = {"settings": {"max_resource_dice_per_roll": 1}, "dice": [3, 3, 3]}
    both = {"boon_dice": [2], "blunder_dice": [1]}
    assert has(resolve("check", dr=9, **one, **both), total=10)
    assert error("check", dr=9, boon_dice=[1, 1], **one) == "bad_dice"
    assert error("attack", defense_rating=9, blunder_dice=[1, 1], **one) == "bad_dice"
    assert odds("check", dr=9, boons=2, settings=one["settings"])["error"]["kind"] == "bad_dice"
    free = {"settings": {"max_resource_dice_per_roll": None}, "dice": [3, 3, 3]}
    assert has(resolve("check", dr=9, boon_dice=[1] * 9, **free), total=18)


def test_which_rolls_have_an_outcome() -> None:
    only = {"outcome_roll_types": ["attack"]}
    assert has(resolve("attack", dice=[3, 3, 6], defense_rating=9, settings=only), boons_gained=1)
    for op in ("check", "prepare_food", "eat_tainted"):
        assert has(resolve(op, dice=[3, 3, 6], dr=9, settings=only), outcome="none", lone=6)
    doom = {"outcome_roll_types": ["skill", "attribute"]}
    for kind, outcome in (("skill", "discouraging"), ("doom", "none")):
        check = resolve("check", dice=[3, 3, 1], dr=9, kind=kind, settings=doom)
        assert has(check, outcome=outcome)
    assert has(resolve("check", dice=[3, 3, 6], dr=9, settings={"outcome_roll_types": []}), lone=6)
    assert odds("check", dr=9, settings=only)["encouraging"] == 0


def test_outcomes_of_the_gm() -> None:
    gm = {"settings": {"outcome_from_npc_rolls": True}, "roller": "gm", "dice": [3, 3, 6]}
    assert has(resolve("check", dr=9, **gm), outcome="encouraging", boons_gained=1)
    assert has(resolve("attack", defense_rating=9, **gm), outcome="encouraging")
    assert error("check", dr=9, blunder_dice=[1], **gm) == "bad_value"


def test_boon_cap() -> None:
    assert has(under("resource_cap", "boon_cap", 6, resource="boon", cap_bonus=1), cap=7)
    gain = under("gain_resource", "boon_cap", 2, resource="boon", current=1, gained=3)
    assert gain == {"count": 2, "cap": 2, "lost": 2}
    assert has(under("resource_cap", "boon_cap", 6, resource="blunder", party_level=1), cap=4)


def test_action_points_apart_from_energy() -> None:
    tired = {"actions": [], "exhaustion": 3}
    assert has(under("turn", "action_points_are_energy", False, **tired), energy_start=3)
    effects = under("exhaustion_effects", "action_points_are_energy", False, level=3)
    assert has(effects, energy_penalty=-1)


def test_energy_is_kept() -> None:
    turn = {"actions": [{"type": "hide"}], "energy_unspent_last_turn": 2}
    assert has(under("turn", "energy_carry_over", True, **turn), energy_start=5, energy_left=2)
    tired = under("turn", "energy_carry_over", True, exhaustion=3, **turn)
    assert has(tired, energy_start=4)


def test_defense_base() -> None:
    assert has(under("defense_rating", "defense_base", 8, knack=2), defense_rating=10)
    fields = {"dice": [3, 3, 3]}
    worn = {"knack": 2, "armor_bonus": 1}
    assert has(under("attack", "defense_base", 8, defense=worn, **fields), defense_rating=11)
    assert has(under("attack", "defense_base", 8, defense_rating=9, **fields), defense_rating=9)


def test_fourth_attack() -> None:
    fields = {"dice": [3, 3, 3], "defense_rating": 9}
    for prior, penalty in ((1, -3), (2, -6), (3, -6), (7, -6)):
        attack = under(
            "attack", "fourth_attack_penalty", "stay_at_6", prior_attacks=prior, **fields
        )
        assert has(attack, successive_penalty=penalty)
    free = {"actions": [{"type": "attack"}] * 4, "class_costs": {"attack": 0}}
    turn = under("turn", "fourth_attack_penalty", "stay_at_6", **free)
    assert has(turn, attack_penalties=[0, -3, -6, -6])


def test_exempt_attacks_that_suffer() -> None:
    fields = {"dice": [3, 3, 3], "defense_rating": 9, "prior_attacks": 2, "exempt": True}
    assert has(under("attack", "exempt_attack_is_penalised", True, **fields), successive_penalty=-6)
    attacks = [{"type": "attack"}, {"type": "attack", "exempt": True}, {"type": "attack"}]
    turn = under("turn", "exempt_attack_is_penalised", True, actions=attacks)
    assert has(turn, attack_penalties=[0, -3, -3])


def test_attacks_off_turn() -> None:
    fields = {"dice": [3, 3, 3], "defense_rating": 9, "prior_attacks": 1, "on_own_turn": False}
    assert has(under("attack", "off_turn_attacks_penalised", True, **fields), successive_penalty=-3)
    exempt = under("attack", "off_turn_attacks_penalised", True, exempt=True, **fields)
    assert has(exempt, successive_penalty=0)


def test_minimum_damage() -> None:
    def damage(**fields: Any) -> int:
        weak = {"defense_rating": 9, "damage_modifiers": mods(-9)}
        return int(under("attack", "minimum_damage", 1, **{**weak, **fields})["damage"])

    assert damage(dice=[3, 3, 3]) == 1
    assert damage(dice=[3, 3, 2]) == 0
    assert damage(dice=[3, 3, 3], no_damage=True) == 0
    assert damage(dice=[3, 3, 3], damage_modifiers=[]) == 3


def test_lone_6_hits() -> None:
    fields = {"defense_rating": 20, "settings": {"auto_hit_on_lone_6": True}}
    hit = resolve("attack", dice=[1, 1, 6], **fields)
    assert has(hit, passed=True, margin=-12, damage=6)
    assert has(resolve("attack", dice=[6, 1, 1], **fields), passed=False)
    law = odds("attack", **fields)
    assert law["success"] == pytest.approx(1 / 6)
    assert law["damage"] == {"6": 1.0}


def test_withdrawal_without_movement() -> None:
    actions = [{"type": "withdrawal", "distance": 1}, {"type": "withdrawal"}]
    turn = under("turn", "withdrawal_includes_movement", False, actions=actions, movement_pool=30)
    assert has(turn, results=["refused", "ok"])
    assert turn["reason"]["rule"] == "RK-28"


def test_nothing_draws_reactions() -> None:
    leave = [{"type": "move", "distance": 5, "leaves_reach_of": ["Ghoul"]}]
    turn = under("turn", "reaction_attack_trigger", "none", actions=leave, movement_pool=30)
    assert has(turn, provoked=[], distance=5)


def test_fixed_assist() -> None:
    fields = {"mode": "check", "energy": 3, "settings": {"assist_bonus": 2}}
    for dice in (None, [], [9]):
        given = {} if dice is None else {"dice": dice}
        assert resolve("assist", **fields, **given) == {
            "allowed": True, "energy_left": 0, "bonus": 2,
        }  # fmt: skip
    assert has(resolve("assist", used_after_helpers_next_turn=True, **fields), bonus=0)


def test_assist_range() -> None:
    fields = {"mode": "attack", "energy": 3, "helper_to_ally_ft": 10, "helper_to_target_ft": 9}
    assert has(under("assist", "assist_range_ft", 10, dice=[1], **fields), allowed=True)
    assert has(under("assist", "assist_range_ft", 9, **fields), allowed=False)


def test_ready_without_reaction() -> None:
    fields = {"energy": 3, "action_cost": 1, "trigger_occurs": True}
    for used in (True, False):
        answer = under("ready_action", "ready_uses_reaction", False, reaction_used=used, **fields)
        assert has(answer, executed=True, reaction_used=used)


def test_no_doom_checks() -> None:
    off = {"doom_check_rule": "disabled"}
    answer = resolve("check", kind="doom", dr=9, settings=off)
    assert set(answer) == {"allowed", "reason"}
    assert has(resolve("check", kind="doom", dr=9, dice=[9, 9], settings=off), allowed=False)
    assert has(resolve("check", kind="skill", dr=9, dice=[3, 3, 3], settings=off), passed=True)
    assert odds("check", kind="doom", dr=9, settings=off)["error"]["kind"] == "no_odds"
    forage = resolve("forage", kind="doom", dr=9, dice=[3, 3, 3], source={}, settings=off)
    assert has(forage, gained="provisions")


def test_wounds_by_a_check() -> None:
    fields = {"dice": [3, 3, 3], "dr": 9, "settings": {"treat_wounds_rule": "generic_check"}}
    treated = resolve("treat_wounds", **fields)
    assert has(treated, allowed=True, passed=True, total=9, band="easy")
    assert error("treat_wounds", **{**fields, "dice": [3]}) == "bad_dice"
    assert odds("treat_wounds", dr=9)["error"]["kind"] == "no_odds"


def test_scope_of_exhaustion() -> None:
    scope = {"settings": {"exhaustion_penalty_scope": ["attack", "doom"]}, "exhaustion": 2}
    dice = {"dice": [3, 3, 3]}
    assert has(resolve("attack", defense_rating=9, **scope, **dice), total=7, successive_penalty=0)
    assert has(resolve("check", kind="doom", dr=9, **scope, **dice), total=7)
    assert has(resolve("check", dr=9, **scope, **dice), total=9)
    assert has(resolve("forage", dr=9, source={}, **scope, **dice), total=9)


def test_more_levels_of_exhaustion() -> None:
    effects = under("exhaustion_effects", "exhaustion_max", 5, level=9)
    assert effects == {"level": 5, "spaces_lost": 10, "check_penalty": -2, "energy_penalty": -1}
    bag = under("inventory", "exhaustion_max", 4, bag_spaces=9, exhaustion=5)
    assert has(bag, usable_spaces=1)
    hungry = under("hunger", "exhaustion_max", 4, ate=[False, False], exhaustion=3)
    assert has(hungry, exhaustion=4)
    assert has(under("hunger", "exhaustion_max", 1, ate=[], exhaustion=3), exhaustion=1)
    assert has(under("exhaustion_effects", "exhaustion_max", 1, level=3), level=1, check_penalty=0)


def test_rest_takes_exhaustion() -> None:
    for level, left in ((3, 1), (1, 0), (0, 0)):
        rest = under("long_rest", "rest_exhaustion_recovery", 2, exhaustion=level)
        assert has(rest, exhaustion=left)
    refused = under("long_rest", "rest_exhaustion_recovery", 2, exhaustion=3, hours=2)
    assert has(refused, exhaustion=3)


@pytest.mark.parametrize(
    ("span", "cost", "foodless", "costly"),
    [
        ("fixed", "once_per_week", (1, 2, 3, 8, 9), [2, 9]),
        ("fixed", "every_extra_day", (1, 2, 3, 8, 9), [2, 3, 9]),
        ("fixed", "once_per_week", (7, 8), []),
        ("rolling", "every_extra_day", (7, 8, 14, 21), [8, 14]),
        ("rolling", "every_extra_day", (1, 8, 14), [14]),
        ("rolling", "once_per_week", (1, 2, 3, 4), [2, 4]),
        ("rolling", "once_per_week", (1, 7, 8, 13, 20), [7, 13]),
        ("rolling", "once_per_week", (1, 8, 15), []),
    ],
)
def test_hunger_by_the_week(
    span: str, cost: str, foodless: tuple[int, ...], costly: list[int]
) -> None:
    ate = [day not in foodless for day in range(1, 22)]
    settings = {"week_span": span, "hunger_exhaustion": cost}
    answer = resolve("hunger", ate=ate, settings=settings)
    assert answer == {"exhaustion_days": costly, "exhaustion": min(3, len(costly))}


def test_tainted_food_that_does_not_feed() -> None:
    on_success = {"tainted_food_feeds": "on_success"}
    sick = resolve("eat_tainted", dice=[3, 3, 3], dr=10, settings=on_success)
    assert has(sick, fed=False, food_poisoning=True)
    assert has(resolve("eat_tainted", dice=[3, 3, 3], dr=9, settings=on_success), fed=True)


def test_interrupted_rest() -> None:
    fields = {"disrupted": True, "health": 1, "max_health": 9, "blunders": 3}
    lost = under("long_rest", "interrupted_rest", "auto_fail", **fields)
    assert has(
        lost, allowed=True, jeopardised=True, roll_needed=False, total=None, effective=False,
        blunders=4, health=1,
    )  # fmt: skip
    kept = under("long_rest", "interrupted_rest", "ignore", **fields)
    assert has(
        kept, jeopardised=True, roll_needed=False, total=None, effective=True, blunders=3, health=9
    )
    for value in ("auto_fail", "ignore"):
        settings = {"interrupted_rest": value}
        assert error("long_rest", settings=settings, dice=[3, 3, 3], **fields) == "bad_dice"
        refused = resolve("long_rest", settings=settings, hours=1, **fields)
        assert has(refused, allowed=False, blunders=3)
    assert odds("long_rest", disrupted=True, settings={"interrupted_rest": "auto_fail"}) == {
        "success": 0.0, "failure": 1.0,
    }  # fmt: skip


def test_length_of_a_rest() -> None:
    assert has(under("long_rest", "minimum_rest_hours", 6, hours=6), allowed=True)
    assert has(under("long_rest", "minimum_rest_hours", 9, hours=8), allowed=False)


def test_place_of_the_lone_die() -> None:
    for place, lone in (("first", 1), ("second", 6), ("third", 4)):
        check = under("check", "lone_die_position", place, dice=[1, 6, 4], dr=9)
        assert has(check, lone=lone, total=11)


def test_stretches_that_do_not_share() -> None:
    walk = [{"type": "move", "distance": 10}] * 2
    turn = under("turn", "consecutive_moves_share", False, actions=walk, movement_pool=30)
    assert has(turn, energy_left=1)


def test_every_ruling_has_its_setting() -> None:
    rulings = {
        field.json_schema_extra["ruling"]  # type: ignore[index]
        for field in SkitterbarrenSettings.model_fields.values()
    }
    assert rulings == {f"RK-{number:02d}" for number in range(1, 55)} | {"house"}


@pytest.mark.parametrize("name", sorted(SkitterbarrenSettings.model_fields))
def test_every_listed_value_is_taken_and_no_other(name: str) -> None:
    field = SkitterbarrenSettings.model_fields[name]
    values = get_args(field.annotation) if "Literal" in str(field.annotation) else ()
    for value in values:
        if not isinstance(value, str | int):
            continue
        answer = resolve("difficulty_band", dr=9, settings={name: value})
        assert has(answer, band="easy"), name
    call = {"settings": {name: {"no": "such value"}}, "dr": 9}
    assert error("difficulty_band", **call) == "bad_value"


@pytest.mark.parametrize("bands", [[3], [6, 3], [0, 3], [3, 3], ["a", "b"], 3])
def test_margin_bands_rise(bands: Any) -> None:
    assert error("difficulty_band", dr=9, settings={"margin_bands": bands}) == "bad_value"
    assert has(resolve("difficulty_band", dr=9, settings={"margin_bands": [2, 5]}), band="easy")
