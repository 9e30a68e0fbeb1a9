"""Weapons and armour of a table's own count as what they are like."""

import pytest

from engine.systems.skitterbarren.arms import armour_bonus, weapon_named
from engine.systems.skitterbarren.settings import SkitterbarrenSettings
from engine.systems.skitterbarren.sheets import house_armor, weapon_of
from engine.systems.skitterbarren.state import SkitterbarrenSheet


@pytest.mark.parametrize(
    ("name", "attribute", "range_ft", "damage"),
    [
        ("Hatchet", "Brawn", 5, 1),
        ("Rusty hatchet", "Brawn", 5, 1),
        ("Sawn-off shotgun", "Knack", 30, 2),
        ("Hunting rifle", "Knack", 120, 2),
        ("Machete", "Brawn", 5, 1),
        ("Grandfather's pistol", "Knack", 60, 1),
    ],
)
def test_the_last_word_says_what_it_is_like(
    name: str, attribute: str, range_ft: int, damage: int
) -> None:
    found = weapon_named(name)
    assert found is not None
    assert (found.name, found.attribute, found.range_ft, found.damage) == (
        name,
        attribute,
        range_ft,
        damage,
    )


@pytest.mark.parametrize("name", ["Rope", "Lantern", "Shotgun shells", "Sting of the wasp", ""])
def test_other_things_are_no_weapons(name: str) -> None:
    assert weapon_named(name) is None
    assert armour_bonus(name) == 0


def test_whoever_carries_two_strikes_with_the_one_that_is_named() -> None:
    sheet = SkitterbarrenSheet(name="Vesna", inventory=("Hatchet", "Sawn-off shotgun", "Crowbar"))
    settings = SkitterbarrenSettings(house_kit=True)
    assert weapon_of(sheet, "", settings).name == "Hatchet"
    assert weapon_of(sheet, "Sawn-off shotgun", settings).damage == 2
    assert weapon_of(sheet, "Crowbar", settings).damage == 0
    bare = SkitterbarrenSheet(name="Odo", inventory=("Rope", "Iron pipe"))
    assert weapon_of(bare, "", settings).name == "Iron pipe"


def test_a_leather_jacket_protects_like_a_hide_jacket() -> None:
    own = SkitterbarrenSheet(name="Vesna", inventory=("Old leather jacket",))
    kit = SkitterbarrenSheet(name="Vesna", inventory=("Hide jacket",))
    assert house_armor(own) == house_armor(kit) == 10
