"""Every other reading of the rules changes what its line says, and nothing else."""

import json
from typing import Any

import pytest

from engine.api import get_system
from tests.engine.systems.stitcher.calling import el, error, odds, resolve, some


def under(op: str, setting: str, reading: Any, /, **fields: Any) -> tuple[dict[str, Any], ...]:
    """Return a call's result under the default and under another reading."""
    plain = resolve(op, **fields)
    other = resolve(op, settings={setting: reading}, **fields)
    assert "error" not in plain, plain
    assert "error" not in other, other
    default = getattr(get_system("stitcher").new_state().settings, setting)
    default = json.loads(json.dumps(default))
    assert resolve(op, settings={setting: default}, **fields) == plain
    return plain, other


def changed(plain: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in other.items() if plain.get(key) != value}


def test_odd_extra_die() -> None:
    plain, other = under(
        "challenge", "odd_extra_die", "round_up", elements=[el("A", 7)], ds=1, dice=[4, 2, 2, 2, 2]
    )
    assert plain == some(automatic_successes=1, discarded=1, successes=2)
    assert changed(plain, other) == {"automatic_successes": 2, "discarded": 0, "successes": 3}
    plain, other = under("pool", "odd_extra_die", "round_up", elements=[el("A", 6)])
    assert plain == other


def test_starting_pool_dice() -> None:
    plain, other = under("pool", "starting_pool_dice", 3, participants=2, elements=[el("A")])
    assert (plain["pool_size"], other["pool_size"]) == (3, 7)
    plain, other = under(
        "team_turn", "starting_pool_dice", 2, order=["A", "B"], actor="A", helpers=["B"]
    )
    assert changed(plain, other) == {"starting_dice": 4}


def test_a_pool_of_nothing_throws_nothing() -> None:
    none = {"starting_pool_dice": 0}
    rolled = resolve("challenge", ds=0, dice=[], settings=none)
    assert rolled == some(pool_size=0, dice_rolled=0, successes=0, degree="regular_failure")
    assert odds("challenge", ds=0, settings=none)["regular_failure"] == 1
    tied = resolve("opposed", a={"dice": [4]}, b={"dice": [2]}, settings=none)
    assert tied == some(winner="a", decided_by="extra_dice", extra_rounds=1)


def test_automatic_successes_count() -> None:
    plain, other = under(
        "challenge",
        "automatic_successes_count",
        False,
        elements=[el("A", 8)],
        ds=1,
        dice=[4, 2, 2, 2, 2],
    )
    assert plain == some(automatic_successes=2, successes=3, passed=True)
    assert changed(plain, other) == {
        "successes": 1,
        "passed": False,
        "degree": "regular_failure",
    }


def test_automatic_successes_do_not_win_opposing_rolls_either() -> None:
    plain, other = under(
        "opposed",
        "automatic_successes_count",
        False,
        a={"elements": [el("A", 8)], "dice": [2, 2, 2, 2, 2]},
        b={"dice": [4]},
    )
    assert plain == some(winner="a")
    assert other == some(winner="b", a=some(automatic_successes=2, successes=0))


@pytest.mark.parametrize(
    ("setting", "value", "problems"),
    [
        ("starting_points", 9, []),
        ("starting_points", 3, ["over_budget"]),
        ("top_trait_cap", 4, []),
        ("top_trait_cap", 2, ["over_budget", "over_cap"]),
        ("other_trait_cap", 3, []),
        ("other_trait_cap", 1, ["second_top_trait"]),
        ("top_trait_count", 0, ["second_top_trait"]),
        ("top_trait_count", 2, []),
    ],
)
def test_creation_limits(setting: str, value: int, problems: list[str]) -> None:
    traits = [el("A", 3), el("B", 2)]
    if problems == ["over_budget", "over_cap"]:
        problems = ["over_cap"]
    built = resolve("create_character", name="N", traits=traits, settings={setting: value})
    assert built["problems"] == problems


def test_fields_of_the_call_beat_the_settings() -> None:
    limits = {"starting_points": 1, "top_trait_cap": 1, "other_trait_cap": 1}
    built = resolve(
        "create_character",
        name="N",
        traits=[el("A", 3), el("B", 2)],
        points=5,
        top_cap=3,
        other_cap=2,
        settings=limits,
    )
    assert built == some(valid=True, points_left=0)


def test_allow_unspent_points() -> None:
    plain, other = under("create_character", "allow_unspent_points", False, name="N")
    assert plain["valid"]
    assert other == some(
        valid=False, problems=["unspent_points"], reason=some(rule="RS-06"), points_left=5
    )


def test_warrior_category() -> None:
    _, other = under("trait_category", "warrior_category", "quality", trait="warrior")
    assert other == {"category": "quality"}


@pytest.mark.parametrize(
    ("weight", "ds", "dice", "net", "raw"),
    [
        (2, 1, [6, 1, 4, 4], "regular_success", "regular_success"),
        (2, 1, [6, 6, 1, 4, 4], "overwhelming_success", "regular_success"),
        (2, 1, [6, 4, 4, 4], "overwhelming_success", "overwhelming_success"),
        (3, 1, [6, 1, 1, 4, 4], "mixed_success", "mixed_success"),
        (2, 9, [6, 1, 1, 4], "disaster", "regular_failure"),
        (2, 9, [4, 4, 1], "disaster", "disaster"),
        (2, 9, [6, 6, 1, 4, 4], "mixed_failure", "mixed_failure"),
        (2, 9, [6, 1, 4, 4], "regular_failure", "regular_failure"),
    ],
)
def test_critical_counting(weight: int, ds: int, dice: list[int], net: str, raw: str) -> None:
    plain, other = under(
        "challenge", "critical_counting", "raw", elements=[el("A", weight)], ds=ds, dice=dice
    )
    assert plain["degree"] == net
    assert changed(plain, other) == ({} if raw == net else {"degree": raw})


def test_criticals_on_exploded_dice() -> None:
    plain, other = under(
        "challenge",
        "criticals_on_exploded_dice",
        False,
        elements=[el("A")],
        ds=1,
        dice=[6, 2, 6, 1],
    )
    assert plain == some(critical_successes=2, critical_failures=1, exploded_dice=2, successes=2)
    assert changed(plain, other) == {"critical_successes": 1, "critical_failures": 0}
    plain, other = under(
        "roll_pool", "criticals_on_exploded_dice", False, dice_rolled=1, dice=[6, 6, 1]
    )
    assert changed(plain, other) == {"critical_successes": 1, "critical_failures": 0}


def test_criticals_of_tie_break_dice_themselves_stay() -> None:
    none = {"criticals_on_exploded_dice": False}
    tied = resolve("opposed", a={"dice": [2, 6, 6, 1]}, b={"dice": [2, 1]}, settings=none)
    assert tied["a"] == some(exploded_dice=2, critical_successes=1, critical_failures=0)
    assert tied["b"] == some(critical_failures=1)


def test_tie_winner_counts_as_success() -> None:
    a, b = {"dice": [6, 2]}, {"elements": [el("B")], "dice": [4, 2]}
    plain, other = under("opposed", "tie_winner_counts_as_success", False, a=a, b=b)
    assert plain == some(winner="a", passed=True, degree="overwhelming_success")
    assert changed(plain, other) == {"passed": False, "degree": "mixed_failure"}
    by_extra = {"a": {"dice": [4, 4]}, "b": {"dice": [4, 2]}}
    plain, other = under("opposed", "tie_winner_counts_as_success", False, **by_extra)
    assert plain == other


def test_fewest_dice_counts_all_dice_thrown() -> None:
    a, b = {"dice": [6, 2]}, {"elements": [el("B")], "dice": [4, 2]}
    equal = {"a": {"dice": [6, 2, 2]}, "b": {"elements": [el("B")], "dice": [4, 2, 4]}}
    plain, other = under("opposed", "fewest_dice_counts", "assembled_pool", a=a, b=b)
    assert plain == other
    tied = resolve("opposed", **equal, settings={"fewest_dice_counts": "all_dice_thrown"})
    assert tied == some(winner="b", decided_by="extra_dice")
    more = resolve(
        "opposed",
        a={"dice": [6, 6, 2]},
        b={"elements": [el("B")], "dice": [4, 4]},
        settings={"fewest_dice_counts": "all_dice_thrown"},
    )
    assert more == some(winner="b", decided_by="fewest_dice", degree="regular_success")


def test_fewest_dice_counts_assembled_pool() -> None:
    a = {"elements": [el("A", 6)], "dice": [2, 2, 2, 2, 4]}
    b = {"elements": [el("B", 7)], "dice": [2, 2, 2, 2, 2]}
    tied = resolve("opposed", a=a, b=b, settings={"fewest_dice_counts": "assembled_pool"})
    assert tied == some(winner="a", decided_by="successes")
    b["dice"] = [2, 2, 2, 2, 4]
    a["elements"] = [el("A", 8)]
    a["dice"] = [2, 2, 2, 2, 2]
    tied = resolve("opposed", a=a, b=b, settings={"fewest_dice_counts": "assembled_pool"})
    assert tied == some(winner="b", decided_by="fewest_dice")
    tied = resolve(
        "opposed", a={**a, "dice": [2, 2, 2, 2, 2, 4]}, b={**b, "dice": [2, 2, 2, 2, 4, 2]}
    )
    assert tied == some(winner="a", decided_by="extra_dice", extra_rounds=1)


def test_tiebreak_dice_explode() -> None:
    tied = {"tiebreak_dice_explode": False}
    rolled = resolve("opposed", a={"dice": [2, 6, 5]}, b={"dice": [2, 4, 2]}, settings=tied)
    assert rolled["a"] == some(exploded_dice=0, successes=2, critical_successes=1)
    assert rolled == some(winner="a", extra_rounds=2, degree="overwhelming_success")


def test_tiebreak_dice_add_criticals() -> None:
    a, b = {"dice": [2, 6, 5]}, {"dice": [2, 1]}
    plain, other = under("opposed", "tiebreak_dice_add_criticals", False, a=a, b=b)
    assert plain["a"] == some(successes=2, critical_successes=1, net_criticals=1, exploded_dice=1)
    assert other["a"] == some(successes=2, critical_successes=0, net_criticals=0, exploded_dice=1)
    assert other["b"] == some(critical_failures=0)
    assert (plain["degree"], other["degree"]) == ("overwhelming_success", "regular_success")


def test_retest_fewest_dice() -> None:
    both = {"fewest_dice_counts": "all_dice_thrown"}
    a, b = {"dice": [4, 6, 2]}, {"dice": [4, 5]}
    plain = resolve("opposed", a={"dice": [4, 6, 2, 4]}, b={"dice": [4, 5, 2]}, settings=both)
    assert plain == some(winner="a", decided_by="extra_dice", extra_rounds=2)
    again = resolve("opposed", a=a, b=b, settings={**both, "retest_fewest_dice": True})
    assert again == some(winner="b", decided_by="fewest_dice", extra_rounds=1, passed=True)
    failed = resolve(
        "opposed",
        a=a,
        b=b,
        settings={**both, "retest_fewest_dice": True, "tie_winner_counts_as_success": False},
    )
    assert failed == some(winner="b", passed=False, degree="regular_failure")


def test_retesting_changes_nothing_without_counting_explosions() -> None:
    a, b = {"dice": [4, 6, 2, 4]}, {"dice": [4, 5, 2]}
    plain, other = under("opposed", "retest_fewest_dice", True, a=a, b=b)
    assert plain == other


@pytest.mark.parametrize(
    ("dice", "degree"),
    [([6, 2], "mixed_failure"), ([2], "regular_failure"), ([1], "disaster")],
)
def test_loser_degree(dice: list[int], degree: str) -> None:
    a = {"elements": [el("A", 3)], "dice": [4, 4, 4, 4]}
    plain, other = under("opposed", "loser_degree", "mirrored", a=a, b={"dice": dice})
    assert changed(plain, other) == {"loser_degree": degree}


def test_loser_degree_follows_the_counting_of_criticals() -> None:
    a = {"elements": [el("A", 4)], "dice": [4, 4, 4, 4, 4]}
    b = {"elements": [el("B", 2)], "dice": [6, 1, 1, 2]}
    both = {"loser_degree": "mirrored"}
    assert resolve("opposed", a=a, b=b, settings=both)["loser_degree"] == "disaster"
    both["critical_counting"] = "raw"
    assert resolve("opposed", a=a, b=b, settings=both)["loser_degree"] == "regular_failure"


def test_cash_erased_when() -> None:
    plain, other = under(
        "purchase", "cash_erased_when", "always", ds=5, cash=[el("Gold", 1)], dice=[2, 2]
    )
    assert changed(plain, other) == {"cash_erased": ["Gold"]}


def test_unweighted_hindrance_ds() -> None:
    plain, other = under(
        "challenge",
        "unweighted_hindrance_ds",
        3,
        ds=1,
        hindrances=[el("Dark"), el("Injured", 1)],
        dice=[2],
    )
    assert (plain["effective_ds"], other["effective_ds"]) == (3, 5)


@pytest.mark.parametrize(
    ("hindrances", "ds"),
    [
        ([], 2),
        ([el("A", 2), el("B", 3), el("C")], 5),
        ([el("A"), el("B", -3)], 3),
        ([el("A", -2), el("B", -3)], 0),
    ],
)
def test_negative_traits_stack(hindrances: list[Any], ds: int) -> None:
    rolled = resolve(
        "challenge",
        ds=2,
        hindrances=hindrances,
        dice=[2],
        settings={"negative_traits_stack": False},
    )
    assert rolled["effective_ds"] == ds


def test_the_highest_hindrance_may_be_an_unweighted_one() -> None:
    rolled = resolve(
        "challenge",
        ds=0,
        hindrances=[el("A", 2), el("Dark")],
        dice=[2],
        settings={"negative_traits_stack": False, "unweighted_hindrance_ds": 4},
    )
    assert rolled["effective_ds"] == 4


def test_negative_traits_still_add_up_in_opposing_rolls() -> None:
    a = {"negative_traits": [el("Slow"), el("Tired", 2)], "dice": [2]}
    b = {"dice": [4, 2, 2, 2]}
    plain, other = under("opposed", "negative_traits_stack", False, a=a, b=b)
    assert plain == other


def test_team_negative_traits() -> None:
    negative = [el("Injured", 2, owner="Mira"), el("Slow", owner="Farek"), el("Wet")]
    a = {"negative_traits": negative, "leader": "Mira", "dice": [2]}
    b = {"dice": [4, 2, 2, 2]}
    led = {"team_negative_traits": "leader"}
    assert resolve("opposed", a=a, b=b, settings=led)["b"]["pool_size"] == 1 + 2 + 1
    b["dice"] = [4, 2, 2, 2, 2]
    assert resolve("opposed", a=a, b=b)["b"]["pool_size"] == 5
    del a["leader"]
    assert resolve("opposed", a=a, b=b, settings=led)["b"]["pool_size"] == 5


def test_helper_must_not_have_acted() -> None:
    turn = {"order": ["A", "B", "C"], "acted": ["B"], "actor": "A", "helpers": ["B"]}
    plain, other = under("team_turn", "helper_must_not_have_acted", False, **turn)
    assert not plain["allowed"]
    assert other == {"allowed": True, "starting_dice": 2, "remaining": ["C"]}
    turn["actor"], turn["helpers"] = "B", []
    plain, other = under("team_turn", "helper_must_not_have_acted", False, **turn)
    assert plain == other == some(allowed=False)


def test_impossible_is_rollable() -> None:
    plain, other = under(
        "challenge",
        "impossible_is_rollable",
        False,
        elements=[el("God", 20)],
        ds=5,
        hindrances=[el("Storm")],
        dice=[6, 2, 2, 2, 2, 2],
    )
    assert plain == some(passed=True, degree="overwhelming_success", effective_ds=6)
    assert changed(plain, other) == {"passed": False, "degree": "mixed_failure"}
    five = {"elements": [el("God", 20)], "ds": 5, "dice": [2] * 5}
    plain, other = under("challenge", "impossible_is_rollable", False, **five)
    assert plain == other == some(passed=True)


def test_minimum_ds() -> None:
    plain, other = under("challenge", "minimum_ds", 2, ds=0, hindrances=[el("Dark", -1)], dice=[2])
    assert (plain["effective_ds"], other["effective_ds"]) == (-1, 1)
    plain, other = under("purchase", "minimum_ds", 4, value="average_week", dice=[2])
    assert other["effective_ds"] == 4
    low = {"minimum_ds": -3}
    assert resolve("challenge", ds=0, dice=[2], settings=low)["effective_ds"] == 0
    assert error("challenge", ds=-1, dice=[2], settings=low) == ("bad_value", "ds")


@pytest.mark.parametrize(("least", "size"), [(0, 1 + 0 + 0 + 1), (2, 1 + 2 + 2 + 2)])
def test_minimum_element_dice(least: int, size: int) -> None:
    elements = [el("A"), el("B", 0), el("C", 1)]
    settings = {"minimum_element_dice": least}
    assert resolve("pool", elements=elements, settings=settings)["pool_size"] == size
    hindered = resolve(
        "challenge", ds=0, hindrances=[el("A"), el("B", 0)], dice=[2], settings=settings
    )
    assert hindered["effective_ds"] == 1


def test_zero_weight_trait() -> None:
    fields = {"traits": [el("A", 2), el("B")], "change": "lower", "trait": "A", "amount": 5}
    plain, other = under("edit_trait", "zero_weight_trait", "keep_at_1", **fields)
    assert plain["traits"] == [el("B", 1)]
    assert other["traits"] == [el("A", 1), el("B", 1)]
    fields["change"] = "lose"
    plain, other = under("edit_trait", "zero_weight_trait", "keep_at_1", **fields)
    assert plain == other


def test_duplicate_elements() -> None:
    twice = [el("Sword", 2), el("sword", 2)]
    plain, other = under("pool", "duplicate_elements", "count", elements=twice)
    assert (plain["pool_size"], other["pool_size"]) == (3, 5)
    plain, other = under(
        "challenge", "duplicate_elements", "count", ds=0, hindrances=twice, dice=[2]
    )
    assert (plain["effective_ds"], other["effective_ds"]) == (2, 4)


def test_single_weight_traits() -> None:
    elf = {"single_weight_traits": ["ELF"]}
    built = resolve("create_character", name="N", traits=[el("Elf", 2)], settings=elf)
    assert built == some(problems=["single_weight_trait"], reason=some(rule="RS-31"))
    assert resolve("create_character", name="N", traits=[el("Elf")], settings=elf)["valid"]
    raised = resolve("edit_trait", traits=[el("elf")], change="raise", trait="Elf", settings=elf)
    assert raised == some(allowed=False, traits=[el("elf", 1)], reason=some(rule="RS-31"))
    gained = resolve("edit_trait", traits=[el("elf")], change="gain", trait="Elf", settings=elf)
    assert gained == {"allowed": True, "traits": [el("elf", 2)]}


def test_protective_gear_adds_dice() -> None:
    armed = [el("Sword", 2), el("Shield", 3, protective=True)]
    plain, other = under("pool", "protective_gear_adds_dice", False, elements=armed)
    assert (plain["pool_size"], other["pool_size"]) == (6, 3)


def test_gain_existing_trait() -> None:
    fields = {"traits": [el("Injured", 2)], "change": "gain", "trait": "injured", "amount": 2}
    plain, other = under("edit_trait", "gain_existing_trait", "ignore", **fields)
    assert plain["traits"] == [el("Injured", 4)]
    assert other == {"allowed": True, "traits": [el("Injured", 2)]}


UNCOMPUTED = {
    "enforce_creation_limits": False,
    "degree_labels": "also_regular",
    "tiebreak_round_limit": 3,
    "purchase_roll": "opposed",
    "cash_spend": "lower_by_ds",
    "negative_trait_source": "flagged_on_trait",
    "team_consequences": "gm_choice",
    "turn_order": "opposed_roll",
    "temporary_trait_duration": "one_roll",
    "consequence_scale": "gm_free",
    "patches": ["luck"],
    "negative_in_opposed": "both",
    "combat_roll": "attack_and_counter",
    "may_hold_back_dice": False,
    "explosion_order": "chain_by_chain",
}


@pytest.mark.parametrize(("setting", "value"), UNCOMPUTED.items())
def test_readings_for_the_telling_change_no_result(setting: str, value: Any) -> None:
    calls: list[tuple[str, dict[str, Any]]] = [
        ("challenge", {"elements": [el("A", 3)], "ds": 1, "dice": [6, 6, 1, 4, 6, 2, 3]}),
        ("purchase", {"ds": 0, "cash": [el("Gold", 2)], "dice": [4, 2, 2]}),
        ("opposed", {"a": {"dice": [2, 6, 2]}, "b": {"dice": [2, 1]}}),
        ("create_character", {"name": "N", "traits": [el("A", 9)]}),
    ]
    for op, fields in calls:
        plain, other = under(op, setting, value, **fields)
        assert plain == other


def test_every_ruling_has_its_setting() -> None:
    fields = get_system("stitcher").settings_type.model_fields
    named: dict[str, list[str]] = {}
    for name, field in fields.items():
        extra = field.json_schema_extra
        assert isinstance(extra, dict)
        named.setdefault(str(extra["ruling"]), []).append(name)
        assert extra["computed"] is (name not in UNCOMPUTED)
    assert sorted(named) == [f"RS-{number:02d}" for number in range(1, 43)]
    assert named["RS-05"] == ["top_trait_cap", "top_trait_count", "other_trait_cap"]
