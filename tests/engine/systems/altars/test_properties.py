"""Properties that hold for all dice, armours and settings."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.api import GivenDice, get_system
from engine.systems.altars.actions import Attack, Attempt, Blast
from engine.systems.altars.damage import Blow, after_harm
from engine.systems.altars.scale import EPIC_SCALE, is_die, sides_of, size_of
from engine.systems.altars.settings import AltarsSettings
from engine.systems.altars.values import Actor, Armour, ArmourEffect, BlastTarget, Target
from tests.engine.systems.altars.table import seeded

SYSTEM = get_system("altars")

dice = st.sampled_from(EPIC_SCALE)
effects = st.builds(
    ArmourEffect,
    applies_to=st.sampled_from(["physical", "all", "fire"]),
    minus=st.integers(0, 5),
    half=st.booleans(),
)
armours = st.builds(Armour, missing=st.booleans(), effects=st.lists(effects, max_size=3).map(tuple))
readings = st.fixed_dictionaries(
    {},
    optional={
        "half_damage_rounding": st.sampled_from(["down", "up"]),
        "damage_order": st.sampled_from(["factors_then_flat", "flat_then_factors"]),
        "round_each_step": st.booleans(),
        "double_stacking": st.sampled_from(["multiply", "add"]),
        "no_armour_doubles": st.sampled_from(["physical_hits", "all"]),
        "opposed_tie": st.sampled_from(["resistance", "actor"]),
        "difficulty_tie": st.sampled_from(["success", "failure"]),
        "item_die": st.sampled_from(["add", "best"]),
        "epic_scale": st.booleans(),
        "health_floor": st.integers(-9, 1),
    },
)


@given(st.text(alphabet="d+0123456789 ", max_size=12))
def test_what_is_a_die_can_be_written_back(text: str) -> None:
    if is_die(text):
        assert "+".join(f"d{sides}" for sides in sides_of(text)) == text


def test_the_epic_scale_grows() -> None:
    sizes = [size_of(die) for die in EPIC_SCALE]
    assert sizes == sorted(set(sizes))


@given(armours, readings, st.integers(-20, 40), st.booleans(), st.integers(0, 3))
def test_damage_never_heals_and_grows_with_the_margin(
    worn: Armour, read: dict[str, Any], margin: int, improvised: bool, doublings: int
) -> None:
    blow = Blow(AltarsSettings(**read), worn, improvised=improvised, doublings=doublings)
    assert blow.damage(margin) >= 0
    assert blow.damage(margin + 1) >= blow.damage(margin)
    assert blow.damage(min(margin, 0)) == 0


@given(st.permutations([True, False]), st.integers(0, 30))
def test_by_default_the_order_of_armour_does_not_matter(halves: list[bool], margin: int) -> None:
    worn = tuple(ArmourEffect(applies_to="all", half=half, minus=1) for half in halves)
    there = Blow(AltarsSettings(), Armour(effects=worn))
    back = Blow(AltarsSettings(), Armour(effects=worn[::-1]))
    assert there.damage(margin) == back.damage(margin)


@given(st.integers(-5, 40), st.integers(0, 40), readings)
def test_harm_never_raises_health(health: int, amount: int, read: dict[str, Any]) -> None:
    left = after_harm(health, amount, AltarsSettings(**read))
    assert left <= health
    assert left >= min(health, read.get("health_floor", 0))


@settings(deadline=None)
@given(dice, dice, st.integers(0, 9), st.none() | dice, readings, st.integers(0, 10**6))
def test_every_action_lies_within_its_odds(
    die: str,
    difficulty: str,
    advantages: int,
    item: str | None,
    read: dict[str, Any],
    number: int,
) -> None:
    state = SYSTEM.new_state(read)
    actor = Actor(die=die, advantages=advantages, item_die=item, action_points=1)
    action = Attempt(actor=actor, difficulty=(difficulty,))
    roll = SYSTEM.resolve(state, action, seeded(number))
    odds = SYSTEM.odds(state, action)
    assert odds["margin"][str(roll.fields["margin"])] > 0
    assert sum(odds["margin"].values()) == 1
    assert odds["success" if roll.passed else "failure"] > 0
    again = SYSTEM.resolve(state, action, GivenDice([face for _, face, _ in roll.draws]))
    assert again == roll


@settings(deadline=None)
@given(dice, dice, armours, readings, st.integers(0, 10**6))
def test_every_hit_lies_within_its_odds(
    die: str, resist: str, worn: Armour, read: dict[str, Any], number: int
) -> None:
    state = SYSTEM.new_state(read)
    action = Attack(actor=Actor(die=die), target=Target(die=resist, armour=worn, health=20))
    roll = SYSTEM.resolve(state, action, seeded(number))
    odds = SYSTEM.odds(state, action)
    assert odds["damage"][str(roll.fields["damage"])] > 0
    assert sum(odds["damage"].values()) == 1
    if not roll.passed:
        assert roll.fields["damage"] == 0


@settings(deadline=None)
@given(dice, dice, st.lists(st.none() | dice, max_size=3), readings, st.integers(0, 10**6))
def test_a_blast_that_fails_hurts_nobody(
    die: str, difficulty: str, resist: list[str | None], read: dict[str, Any], number: int
) -> None:
    state = SYSTEM.new_state(read)
    targets = tuple(BlastTarget(name=f"T{i}", die=d, health=9) for i, d in enumerate(resist))
    action = Blast(actor=Actor(die=die), difficulty=(difficulty,), targets=targets, health=5)
    roll = SYSTEM.resolve(state, action, seeded(number))
    odds = SYSTEM.odds(state, action)
    for row, target in zip(roll.fields["targets"], odds["targets"], strict=True):
        assert target["damage"][str(row["damage"])] > 0
        assert target["hit"] <= odds["success"]
        if not roll.passed or row["margin"] <= 0:
            assert row["damage"] == 0
