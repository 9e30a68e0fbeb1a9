"""Kinds of wording that were once misread, each with words of its own."""

import pytest

from companion.reader import read
from companion.reader.everyday import everyday
from companion.reader.sheet import sheet_elements


def traits(*names: str) -> dict[str, object]:
    return {"name": "Ada", "traits": [{"name": name, "weight": 1} for name in names]}


SKITTERER = {
    "name": "Ada",
    "attributes": {"Brawn": 2, "Knack": 1, "Wits": 0},
    "skills": {"Exertion": 2, "Awareness": 1, "Artifice": 0, "Vigor": 1},
    "inventory": ["Spear"],
}


@pytest.mark.parametrize(
    "text",
    [
        "I take off my gloves and bow my head.",
        "I lower the spear and tell them to leave",
        "I sit down, lean back and close my book",
        "I take a bow",
        "We take the left path.",
        "I pour myself a small one",
    ],
)
def test_several_everyday_acts_in_a_row_are_no_attempt(text: str) -> None:
    found = everyday(text)
    assert found is not None
    assert found.kind == "none"


@pytest.mark.parametrize(
    "text",
    [
        "I lower the spear and stab him",
        "I take off my gloves and pick the lock",
        "I sit down, lean back and listen at the wall",
        "I nod and smile",
        "I put down my bag and climb the wall",
    ],
)
def test_an_attempt_among_everyday_acts_stays_one(text: str) -> None:
    assert everyday(text) is None


@pytest.mark.parametrize(
    "text",
    ["What was the abbot's name again?", "Am I still poisoned?", "so where did she live again"],
)
def test_what_was_told_and_what_one_is_are_questions(text: str) -> None:
    found = everyday(text)
    assert found is not None
    assert found.kind == "question"


def test_what_gear_is_like_does_not_help() -> None:
    small, fast, coin = sheet_elements(traits("Small boat", "Nimble pony", "Thief's lantern"))
    assert not small.core
    assert not fast.core
    assert not coin.core
    (fingers,) = sheet_elements(traits("Quick fingers"))
    assert "steal" in fingers.core


@pytest.mark.parametrize(
    ("scene", "text"),
    [
        ("A customs officer (3) blocks the pier.", "I bribe the officer"),
        ("A high wall.", "I climb the wall"),
        ("A bandit (3) attacks.", "I punch him in the face"),
    ],
)
def test_a_boat_helps_only_on_the_water(scene: str, text: str) -> None:
    found = read(system="stitcher", sheet=traits("Smuggler", "Small boat"), scene=scene, text=text)
    assert found.needs_roll
    assert "Small boat" not in found.stitched


def test_a_gift_of_fire_is_a_power_and_no_present() -> None:
    (gift,) = sheet_elements(traits("Gift of fire"))
    assert gift.core == {"cast"}
    assert "persuade" not in gift.core | gift.further
    (healing,) = sheet_elements(traits("Gift of healing"))
    assert "heal" in healing.further


def test_gear_that_is_taken_off_does_not_help() -> None:
    found = read(
        system="stitcher",
        sheet=traits("Strong", "Heavy coat"),
        scene="A narrow shaft, and the boy cries below.",
        text="I take off my coat and squeeze into the shaft.",
    )
    assert "Heavy coat" not in found.stitched


def test_rolls_are_no_rolling_pin() -> None:
    found = read(
        system="stitcher",
        sheet=traits("Baker", "Rolling pin"),
        scene="The steward (3) lets nobody in.",
        text="I bribe the steward with a basket of rolls.",
    )
    assert "Rolling pin" not in found.stitched


@pytest.mark.parametrize("text", ["stab him in the gut", "I slice him open from hip to shoulder"])
def test_nobody_is_butchered_for_supper(text: str) -> None:
    scene = "Your turn. A poacher with raw meat on his back comes at you."
    found = read(system="skitterbarren", sheet=SKITTERER, scene=scene, text=text)
    assert found.kind == "attack"


def test_not_resting_until_it_is_done_takes_nothing_back() -> None:
    found = read(
        system="stitcher",
        sheet=traits("Huntress"),
        scene="The wolves went north over stony ground.",
        text="I follow the trail and I don't sleep until I have found their lair",
    )
    assert found.needs_roll
    assert "Huntress" in found.stitched


def test_a_creature_that_is_only_a_measure_is_nobody() -> None:
    found = read(
        system="skitterbarren",
        sheet=SKITTERER,
        scene="Your turn. A beetle the size of a dog crawls over Mina.",
        text="I spear it!",
    )
    assert found.opponent is not None
    assert "dog" not in found.opponent


def test_a_fear_hinders_where_it_is_met() -> None:
    found = read(
        system="stitcher",
        sheet=traits("Thief", "Terrified of spiders"),
        scene="Spiders, hundreds of them, sit on the ledge to the tower.",
        text="I balance along the ledge.",
    )
    assert found.hindering == ("Terrified of spiders",)


@pytest.mark.parametrize("scene", ["A locked chest.", "An old chest, its lid stuck."])
def test_a_chest_with_a_lid_is_not_somebody_s_chest(scene: str) -> None:
    sheet = traits("Blacksmith", "Crowbar")
    found = read(system="stitcher", sheet=sheet, scene=scene, text="I break the chest open")
    assert (found.kind, found.manner) == ("challenge", "break")


def test_a_trip_that_opens_a_blow_is_an_attack() -> None:
    found = read(
        system="altars",
        sheet={"name": "Ada", "archetypes": {"Monk": "d12", "Scribe": "d6"}, "equipment": []},
        scene="A robber grabs your bag.",
        text="I trip him and hit him on the head",
    )
    assert found.kind == "attack"
