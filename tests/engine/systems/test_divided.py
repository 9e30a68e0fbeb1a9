"""A group that steps apart is about the match that it was, in each game."""

import pytest

from engine.api import Body, get_system

BODIES = (Body(name="the guard with the axe", weapon="Axe"), Body(name="the tall guard"))


@pytest.mark.parametrize(("die", "each", "health"), [("d8", "d6", 4), ("d4", "d4", 2)])
def test_altars_shares_out_health_and_steps_down(die: str, each: str, health: int) -> None:
    system = get_system("altars")
    sheet = system.parse_sheet(system.play.opponent_sheet("two guards", die))
    axe, tall = map(system.parse_sheet, system.play.divided(sheet, BODIES))
    assert axe.words == {"The guard with the axe": each}
    assert (axe.health, axe.max_health, axe.equipment) == (health, health, ("Axe",))
    assert tall.equipment == ()
    assert tall.initiative == sheet.initiative


def test_skitterbarren_gives_one_blow_a_turn() -> None:
    system = get_system("skitterbarren")
    sheet = system.parse_sheet(system.play.opponent_sheet("two guards", "3"))
    axe, tall = map(system.parse_sheet, system.play.divided(sheet, BODIES))
    assert "Axe" in axe.inventory
    assert "Cudgel" in tall.inventory
    assert axe.class_costs == {"attack": 2}
    assert axe.level == 2
    assert sheet.max_health <= axe.max_health + tall.max_health <= sheet.max_health + 4


def test_stitcher_shares_out_the_weight() -> None:
    system = get_system("stitcher")
    sheet = system.parse_sheet(system.play.opponent_sheet("two guards", "5"))
    found = [system.parse_sheet(drawn) for drawn in system.play.divided(sheet, BODIES)]
    assert [one.traits[0].weight for one in found] == [2, 2]
