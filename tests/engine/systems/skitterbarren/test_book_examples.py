"""The worked rolls and numbers that the book prints."""

from tests.engine.systems.skitterbarren.calling import has, resolve


def test_climbing_the_cliff() -> None:
    climb = {"dice": [4, 1, 2], "modifiers": [{"name": "Exertion", "value": 5}], "dr": 10}
    assert has(
        resolve("check", **climb), total=12, passed=True, margin=2, lone=2, outcome="none",
        band="easy", boons_gained=0, blunders_gained=0,
    )  # fmt: skip


def test_looking_out_from_the_top() -> None:
    look = {"dice": [1, 2, 1], "modifiers": [{"name": "Awareness", "value": 1}], "dr": 7}
    assert has(resolve("check", **look), total=5, passed=False, margin=-2)


def test_three_levels_of_exhaustion_add_up() -> None:
    assert has(
        resolve("exhaustion_effects", level=3),
        level=3, spaces_lost=6, check_penalty=-2, energy_penalty=-1,
    )  # fmt: skip


def test_second_and_third_attack() -> None:
    turn = resolve("turn", actions=[{"type": "attack"}] * 3)
    assert has(turn, attack_penalties=[0, -3, -6], energy_left=0)


def test_thirty_feet_are_not_broken_up() -> None:
    walk = {"type": "move", "distance": 10}
    turn = resolve("turn", movement_pool=30, actions=[walk, {"type": "attack"}, walk])
    assert has(turn, energy_left=0, distance=20)


def test_the_rest_at_risk_fails_on_three_and_four_only() -> None:
    for faces, effective in (([1, 1, 1], False), ([1, 1, 2], False), ([1, 2, 2], True)):
        rest = resolve("long_rest", place="wilds", dice=faces)
        assert has(rest, total=sum(faces), effective=effective)


def test_ratings_as_the_table_prints_them() -> None:
    printed = {
        "very_easy": (6,), "easy": (7, 10), "moderate": (11, 13), "hard": (14, 17),
        "harrowing": (18, 30),
    }  # fmt: skip
    for band, ratings in printed.items():
        for dr in ratings:
            assert resolve("difficulty_band", dr=dr) == {"band": band}
