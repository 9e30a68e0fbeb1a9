"""Deeds beyond any human stand at the top of the ladder; longer names are not taken for them."""

import pytest

from companion.difficulty import suggest
from companion.difficulty.earnings import worked_days
from companion.difficulty.feats import is_beyond
from companion.difficulty.words import tokens_and_stops


@pytest.mark.parametrize(
    "action",
    [
        "I carry the whole castle across the valley",
        "I pull down the moon with my sorcery",
        "I smash the city gate with my bare fists",
        "I split the mountain with one word",
        "I drink the sea",
    ],
)
def test_a_deed_beyond_any_human_is_the_hardest(action):
    assert suggest(system="altars", action=action).difficulty == "d20"
    assert suggest(system="stitcher", action=action).difficulty == 6
    found = suggest(system="skitterbarren", action=action)
    assert found.difficulty >= 18
    assert "beyond any human" in found.reason


@pytest.mark.parametrize(
    "action",
    [
        "I hold the mountain pass",
        "I stop the ship's clock",
        "I pull the temple bell",
        "I force the gate with a crowbar",
        "I throw a stone into the sea",
        "I carry the tower key",
        "I break the wall's plaster",
    ],
)
def test_an_ordinary_deed_beside_a_great_thing_is_no_such_deed(action):
    assert not is_beyond(tokens_and_stops(action))


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("It costs 80 coins, and you earn 20 a week", 28.0),
        ("A day's pay is 5 coppers; the coat costs 35 coppers", 7.0),
        ("My weekly wage is 15 gold, the blade costs ninety gold", 42.0),
        ("The boat is 2,400 credits. I earn 200 credits a month", 360.0),
        ("Er kostet 90 Taler, ich verdiene 30 Taler im Monat", 90.0),
        ("a hundred and fifty silver; a docker earns three silver daily", 50.0),
    ],
)
def test_a_price_is_set_against_the_pay_that_is_told(text, days):
    assert worked_days(text) == pytest.approx(days)


@pytest.mark.parametrize(
    "text",
    ["I buy the horse", "The room is 20 a week", "I hire 3 men for a month", "It costs 80 coins"],
)
def test_without_both_price_and_pay_nothing_is_computed(text):
    assert worked_days(text) is None


def test_the_computed_price_decides():
    found = suggest(
        system="stitcher", action="I buy the locket", context="80 coins, and you earn 20 a week",
        purchase=True,
    )  # fmt: skip
    assert found.difficulty == 3
    assert "pay that is told" in found.reason


@pytest.mark.parametrize(
    ("plain", "context"),
    [
        ("I climb the wall", "The wall is glazed with ice and the brackets have torn loose"),
        ("I lift the beam", "It normally takes four people"),
        ("I look for food", "Nothing has grown here for years"),
        ("I sneak past the camp", "Their hounds are restless"),
        ("I talk the clerk round", "She has strict instructions and was punished for it before"),
    ],
)
def test_what_makes_it_harder_raises_the_step(plain, context):
    easy = suggest(system="stitcher", action=plain).difficulty
    assert suggest(system="stitcher", action=plain, context=context).difficulty > easy


def test_what_makes_it_easier_lowers_the_step():
    plain = suggest(system="stitcher", action="I talk the guard into opening the gate")
    eased = suggest(
        system="stitcher",
        action="I talk the guard into opening the gate",
        context="He is my cousin and owes me",
    )
    assert eased.difficulty < plain.difficulty


def test_skitterbarren_stays_near_the_examples_of_its_book():
    lookout = suggest(
        system="skitterbarren", action="I look over the plain from the hill for buildings"
    )
    climb = suggest(system="skitterbarren", action="I climb the rocky cliff")
    assert 6 <= lookout.difficulty <= 9
    assert 8 <= climb.difficulty <= 13
