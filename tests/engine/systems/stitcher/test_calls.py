"""The JSON calls, sentence by sentence, under the default readings."""

import pytest

from tests.engine.systems.stitcher.calling import el, resolve, some

# Pools


def test_an_empty_pool_has_the_starting_die() -> None:
    assert resolve("pool") == {
        "pool_size": 1,
        "dice_rolled": 1,
        "automatic_successes": 0,
        "discarded": 0,
    }


@pytest.mark.parametrize(
    ("size", "automatic", "discarded"),
    [(5, 0, 0), (6, 0, 1), (7, 1, 0), (8, 1, 1), (9, 2, 0), (10**9, 499_999_997, 1)],
)
def test_dice_above_five_pair_up(size: int, automatic: int, discarded: int) -> None:
    assert resolve("pool", elements=[el("Titan", size - 1)]) == {
        "pool_size": size,
        "dice_rolled": 5,
        "automatic_successes": automatic,
        "discarded": discarded,
    }


@pytest.mark.parametrize("weight", [None, 1, 0, -3])
def test_an_element_adds_at_least_one_die(weight: int | None) -> None:
    assert resolve("pool", elements=[el("High ground", weight)])["pool_size"] == 2


def test_one_element_counts_once_for_each_owner() -> None:
    swords = [el("Sword", 2), el(" sWORD "), el("Sword", owner="Mira"), el("SWORD", owner="Mira")]
    assert resolve("pool", elements=swords)["pool_size"] == 1 + 2 + 1


def test_doubles_are_told_over_both_lists() -> None:
    pool = resolve("pool", elements=[el("Fog")], opponent_negative=[el("fog", 4), el("Slow", 2)])
    assert pool["pool_size"] == 1 + 1 + 2
    bought = resolve("purchase", ds=9, elements=[el("Gold", 1)], cash=[el("gold", 3)], dice=[2, 2])
    assert bought["pool_size"] == 2


def test_thousands_of_elements_are_counted() -> None:
    many = [el(f"Soldier {number}", 1_000) for number in range(5_000)]
    assert resolve("pool", elements=many)["pool_size"] == 5_000_001


# Counting


def test_waves_are_listed_and_every_die_counts() -> None:
    assert resolve("roll_pool", dice_rolled=4, dice=[6, 1, 5, 6, 6, 1, 3]) == {
        "waves": [[6, 1, 5, 6], [6, 1], [3]],
        "exploded_dice": 3,
        "successes": 4,
        "critical_successes": 3,
        "critical_failures": 2,
    }


def test_no_dice_make_no_wave() -> None:
    assert resolve("roll_pool", dice_rolled=0, dice=[]) == {
        "waves": [],
        "exploded_dice": 0,
        "successes": 0,
        "critical_successes": 0,
        "critical_failures": 0,
    }


def test_a_pool_rolled_bare_knows_no_limit() -> None:
    rolled = resolve("roll_pool", dice_rolled=9, dice=[4] * 9)
    assert rolled == some(waves=[[4] * 9], successes=9)


# Challenges


@pytest.mark.parametrize(
    ("ds", "label"),
    [
        (0, "below_scale"),
        (1, "easy"),
        (2, "tricky"),
        (3, "hard"),
        (4, "heroic"),
        (5, "legendary"),
        (6, "impossible"),
        (40, "impossible"),
    ],
)
def test_difficulty_is_told(ds: int, label: str) -> None:
    assert resolve("challenge", ds=ds, dice=[2])["difficulty"] == label
    assert resolve("lookup", table="difficulty", value=ds) == {"label": label}


def test_equal_is_not_enough() -> None:
    assert resolve("challenge", ds=1, dice=[4])["passed"] is False
    assert resolve("challenge", ds=0, dice=[4])["passed"] is True
    assert resolve("challenge", ds=0, dice=[3])["passed"] is False


@pytest.mark.parametrize(
    ("ds", "dice", "degree"),
    [
        (0, [6, 2], "overwhelming_success"),
        (0, [4], "regular_success"),
        (3, [6, 2], "mixed_failure"),
        (3, [4], "regular_failure"),
        (3, [1], "disaster"),
        (0, [6, 1], "regular_success"),
        (1, [6, 1], "regular_failure"),
    ],
)
def test_degrees_of_one_die(ds: int, dice: list[int], degree: str) -> None:
    assert resolve("challenge", ds=ds, dice=dice)["degree"] == degree


def test_mixed_success_needs_more_ones_than_sixes() -> None:
    rolled = resolve("challenge", elements=[el("A", 2)], ds=1, dice=[1, 4, 4])
    assert rolled == some(passed=True, net_criticals=-1, degree="mixed_success")


def test_automatic_successes_pass_by_themselves() -> None:
    rolled = resolve("challenge", elements=[el("A", 10)], ds=2, dice=[2, 2, 2, 2, 2])
    assert rolled == some(automatic_successes=3, successes=3, passed=True)


def test_hindrances_add_just_their_weight() -> None:
    hindered = resolve(
        "challenge",
        ds=3,
        hindrances=[el("Dark"), el("Injured", 2), el("Blessed", -4), el("Nothing", 0)],
        dice=[2],
    )
    assert hindered["effective_ds"] == 3 + 1 + 2 - 4 + 0


def test_hindrances_may_bring_the_ds_below_the_scale() -> None:
    eased = resolve("challenge", ds=1, hindrances=[el("Downhill", -3)], dice=[2])
    assert eased == some(effective_ds=-2, difficulty="below_scale", passed=True)


def test_the_same_hindrance_counts_once_for_each_owner() -> None:
    twice = [el("Injured", 2), el("INJURED", 5), el("Injured", 1, owner="Mira")]
    assert resolve("challenge", ds=0, hindrances=twice, dice=[2])["effective_ds"] == 3


# Purchases


@pytest.mark.parametrize(
    ("value", "ds"),
    [
        ("pocket_change", 1),
        ("average_week", 2),
        ("average_month", 3),
        ("average_season", 4),
        ("average_year", 5),
        ("multiple_years", 6),
    ],
)
def test_prices(value: str, ds: int) -> None:
    assert resolve("lookup", table="price", value=value) == {"ds": ds}
    assert resolve("purchase", value=value, dice=[2])["effective_ds"] == ds


def test_value_wins_over_ds() -> None:
    assert resolve("purchase", value="average_week", ds=9, dice=[2])["effective_ds"] == 2


def test_cash_stays_when_the_purchase_fails() -> None:
    failed = resolve("purchase", ds=4, cash=[el("Purse", 2)], dice=[4, 4, 4])
    assert failed == some(passed=False, cash_erased=[])


def test_cash_is_erased_by_every_name_as_written() -> None:
    purse = [el(" Purse", 2), el("Ring"), el("ring")]
    bought = resolve("purchase", ds=0, cash=purse, dice=[4, 2, 2, 2])
    assert bought["cash_erased"] == [" Purse", "Ring", "ring"]


# Opposing Rolls


def side(dice: list[int], weight: int = 0, **more: object) -> dict[str, object]:
    elements = [el("Strength", weight)] if weight else []
    return {"elements": elements, "dice": dice, **more}


def test_more_successes_win_for_either_side() -> None:
    won = resolve("opposed", a=side([4]), b=side([2]))
    assert won == some(winner="a", decided_by="successes", extra_rounds=0, passed=True)
    lost = resolve("opposed", a=side([2]), b=side([6, 1]))
    assert lost == some(winner="b", passed=True, degree="regular_success")
    assert "loser_degree" not in lost


def test_fewest_dice_win_a_tie() -> None:
    tied = resolve("opposed", a=side([4, 2], 1), b=side([6, 2]))
    assert tied == some(winner="b", decided_by="fewest_dice", extra_rounds=0, passed=True)
    assert tied["degree"] == "overwhelming_success"


def test_extra_dice_decide_what_is_left() -> None:
    tied = resolve("opposed", a=side([4, 2, 6, 5]), b=side([5, 3, 1]))
    assert tied == {
        "a": {
            "pool_size": 1,
            "dice_rolled": 1,
            "automatic_successes": 0,
            "discarded": 0,
            "exploded_dice": 1,
            "successes": 3,
            "critical_successes": 1,
            "critical_failures": 0,
            "net_criticals": 1,
        },
        "b": {
            "pool_size": 1,
            "dice_rolled": 1,
            "automatic_successes": 0,
            "discarded": 0,
            "exploded_dice": 0,
            "successes": 1,
            "critical_successes": 0,
            "critical_failures": 1,
            "net_criticals": -1,
        },
        "winner": "a",
        "decided_by": "extra_dice",
        "extra_rounds": 2,
        "passed": True,
        "degree": "overwhelming_success",
    }


def test_a_win_may_be_mixed() -> None:
    assert resolve("opposed", a=side([1, 4, 4], 2), b=side([4]))["degree"] == "mixed_success"


def test_negative_traits_feed_the_other_pool() -> None:
    fought = resolve(
        "opposed",
        a=side([2, 2, 2], 2, negative_traits=[el("Slow", 3), el("Tired")]),
        b=side([2, 2, 2, 2, 4]),
    )
    assert fought["a"]["pool_size"] == 3
    assert fought["b"]["pool_size"] == 1 + 3 + 1


def test_a_fed_trait_is_no_double_of_ones_own() -> None:
    fought = resolve(
        "opposed", a=side([4, 2], 1, negative_traits=[el("STRENGTH", 9)]), b=side([2, 2], 1)
    )
    assert fought["b"]["pool_size"] == 2


# Characters


def test_every_problem_is_told_once_in_order() -> None:
    traits = [el("A", 9), el("B", 9), el("C", 3), el("D", 3), el("E", 0), el("F", -1)]
    built = resolve("create_character", name=" ", traits=traits)
    assert built == some(
        valid=False,
        points_spent=24,
        points_left=-19,
        problems=["no_name", "over_budget", "over_cap", "second_top_trait", "weight_below_1"],
        reason=some(rule="S-24"),
    )


def test_nothing_is_a_legal_character_with_a_name() -> None:
    assert resolve("create_character", name="Nobody") == {
        "valid": True,
        "points_spent": 0,
        "points_left": 5,
        "problems": [],
    }
    assert resolve("create_character")["problems"] == ["no_name"]


def test_points_and_caps_of_the_call_win() -> None:
    built = resolve(
        "create_character",
        name="Ada",
        traits=[el("Mage", 5), el("Sage", 3), el("Monk", 3)],
        points=11,
        top_cap=5,
        other_cap=3,
    )
    assert built == some(valid=True, points_left=0)


@pytest.mark.parametrize(
    ("change", "trait", "amount", "left"),
    [
        ("gain", "Lucky", 2, [("Sturdy", 2), ("Sword", 1), ("Lucky", 2)]),
        ("gain", " sturdy", 3, [("Sturdy", 5), ("Sword", 1)]),
        ("raise", "SWORD", 1, [("Sturdy", 2), ("Sword", 2)]),
        ("lower", "Sturdy", 1, [("Sturdy", 1), ("Sword", 1)]),
        ("lower", "Sturdy", 2, [("Sword", 1)]),
        ("lower", "Sword", 9, [("Sturdy", 2)]),
        ("lose", "sturdy", 1, [("Sword", 1)]),
    ],
)
def test_traits_change(change: str, trait: str, amount: int, left: list[tuple[str, int]]) -> None:
    traits = [el("Sturdy", 2), el("Sword")]
    edited = resolve("edit_trait", traits=traits, change=change, trait=trait, amount=amount)
    assert edited == {"allowed": True, "traits": [el(name, weight) for name, weight in left]}


@pytest.mark.parametrize("change", ["lose", "raise", "lower"])
def test_a_trait_that_is_not_held_cannot_change(change: str) -> None:
    edited = resolve("edit_trait", traits=[el("Sword")], change=change, trait="Shield")
    assert edited == {
        "allowed": False,
        "traits": [el("Sword", 1)],
        "reason": {"rule": "S-17", "message": f"there is no Trait 'Shield' to {change}"},
    }


def test_notation_of_nothing() -> None:
    assert resolve("notation", name="Zoë") == {"text": "Zoë"}
    odd = [el("A", 0), el("B", -2), el("C (old)", 2)]
    assert resolve("notation", name="", traits=odd)["text"] == "\n- A (0)\n- B (-2)\n- C (old) (2)"


@pytest.mark.parametrize(
    ("text", "name", "weight"),
    [
        ("- Warrior (3)", "Warrior", 3),
        ("Warrior(3)", "Warrior", 3),
        ("  -  Long rope  ", "Long rope", 1),
        ("--Warrior ( 12 ) ", "Warrior", 12),
        ("Oath (to the king)", "Oath (to the king)", 1),
        ("Oath (to the king) (2)", "Oath (to the king)", 2),
        ("Oath (2) (to the king)", "Oath (2) (to the king)", 1),
        ("Debt (-2)", "Debt (-2)", 1),
        ("Debt (2.5)", "Debt (2.5)", 1),
        ("Debt ()", "Debt ()", 1),
        ("Debt (2", "Debt (2", 1),
        ("Ghost (0)", "Ghost", 0),
        ("Half-elf (2)", "Half-elf", 2),
        ("(3)", "", 3),
        ("", "", 1),
        ("林小雨 (３)", "林小雨", 3),
    ],
)
def test_traits_are_read(text: str, name: str, weight: int) -> None:
    assert resolve("parse_trait", text=text) == {"name": name, "weight": weight}


def test_a_megabyte_is_read_at_once() -> None:
    text = "(" + " " * 500_000 + "x" * 500_000
    assert resolve("parse_trait", text=text)["weight"] == 1
    digits = "Big (" + "9" * 4_000 + ")"
    assert resolve("parse_trait", text=digits) == {"name": digits, "weight": 1}


# Turns


def test_a_turn_leaves_those_who_have_not_acted() -> None:
    turn = resolve("team_turn", order=["A", "B", "C", "D"], acted=["D"], actor="B", helpers=["C"])
    assert turn == {"allowed": True, "starting_dice": 2, "remaining": ["A"]}


def test_nobody_acts_twice() -> None:
    turn = resolve("team_turn", order=["A", "B"], acted=["A"], actor="A")
    assert turn == {
        "allowed": False,
        "starting_dice": 0,
        "remaining": ["B"],
        "reason": some(rule="S-68"),
    }


def test_nobody_helps_after_acting() -> None:
    turn = resolve("team_turn", order=["A", "B"], acted=["B"], actor="A", helpers=["B"])
    assert turn == some(allowed=False, remaining=["A"], reason=some(rule="RS-25"))


# Scales


@pytest.mark.parametrize(
    ("trait", "category"),
    [
        *(
            (word, "quality")
            for word in (
                "Tall",
                "Sturdy",
                "Fragile",
                "Beautiful",
                "Muscular",
                "Elf",
                "Orc",
                "Fatigued",
                "Hungry",
            )
        ),
        *((word, "skill") for word in ("Gunslinger", "Athletic", "Dextrous", "Warrior")),
        *(
            (word, "object")
            for word in ("Boulder", "Mountain", "Dagger", "Long rope", " BILLS STACK ")
        ),
        ("Rope", "ask_the_table"),
        ("", "ask_the_table"),
    ],
)
def test_categories(trait: str, category: str) -> None:
    assert resolve("trait_category", trait=trait) == {"category": category}


@pytest.mark.parametrize(
    ("weight", "label"),
    [
        (-1, "none"),
        (0, "none"),
        (1, "above_average"),
        (2, "noticeable"),
        (3, "expert"),
        (4, "top_of_field"),
        (5, "realistic_limit"),
        (6, "beyond_realistic"),
        (99, "beyond_realistic"),
    ],
)
def test_weights(weight: int, label: str) -> None:
    assert resolve("lookup", table="weight", value=weight) == {"label": label}


def test_a_ds_below_zero_is_below_the_scale() -> None:
    assert resolve("lookup", table="difficulty", value=-1) == {"label": "below_scale"}


@pytest.mark.parametrize(
    ("ds", "size"),
    [
        (0, "slight"),
        (1, "slight"),
        (2, "trait_weight_1"),
        (3, "trait_weight_1"),
        (4, "trait_weight_2"),
        (5, "lasting_loss"),
        (9, "lasting_loss"),
    ],
)
def test_sizes_of_consequences(ds: int, size: str) -> None:
    assert resolve("consequence_size", ds=ds) == {"size": size}


@pytest.mark.parametrize("warned", [True, False])
@pytest.mark.parametrize("time", [True, False])
def test_death_needs_warning_and_time(warned: bool, time: bool) -> None:
    gate = resolve("death_gate", player_warned=warned, time_to_react=time)
    assert gate == {"death_allowed": warned and time}
