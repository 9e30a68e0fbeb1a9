"""Deeds done to things keep the sense of their verb, and nobody resists on a thing's behalf."""

from pathlib import Path

import pytest

from companion.reader import Intent
from companion.session.on_things import meant_by_verb
from tests.companion.session.doubles import table

PEOPLE = ("Farek", "Regent Osha", "two tank guards", "Hakkur the bench-mate")


def read(manner, kind="attack", opponent="Regent Osha", **more):
    fields = {"needs_roll": True, "reason": "", "target": opponent, "goal": ""}
    return Intent(**{**fields, "manner": manner, "kind": kind, "opponent": opponent, **more})


def meant(text, intent, system="altars"):
    return meant_by_verb(intent, text, system=system, people=PEOPLE)


@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
@pytest.mark.parametrize(
    ("text", "manner", "told"),
    [
        ("I drag the heavy chest to the door", "cast", "lift"),
        ("I throw a stone at the lantern to put it out", "shoot", "shoot"),
        ("I jump over the barrel", "steal", "jump"),
        ("I swim across the canal", "steal", "swim"),
        ("I hit the wall with my fist", "fight", "break"),
        ("I smash the window", "grapple", "break"),
        ("I chase the cart down the street", "climb", "chase"),
        ("I kick the bucket over", "steal", "break"),
        ("I chase my hat down the street", "climb", "chase"),
        ("I jump over a barrel by the gate", "steal", "jump"),
    ],
)
def test_the_verb_says_what_is_done_to_a_thing(text, manner, told, system):
    found = meant(text, read(manner), system)
    assert (found.manner, found.opponent, found.target) == (told, None, None)
    assert found.kind == "challenge"


@pytest.mark.parametrize(
    ("text", "manner"),
    [
        ("I throw a stone at Regent Osha", "shoot"),
        ("I hit the regent with the lamp", "fight"),
        ("I smash the window and grab her", "grapple"),
        ("I throw the lantern at the two tank guards", "shoot"),
        ("I hide behind the cart", "hide"),
        ("I sneak past the door", "sneak"),
        ("I talk to the regent", "persuade"),
    ],
)
def test_whoever_is_named_or_may_be_watching_still_resists(text, manner):
    intent = read(manner, "opposed")
    assert meant(text, intent).opponent == "Regent Osha"


def test_magic_purchases_and_whom_a_model_chose_are_left_alone():
    for intent in (
        read("cast", "magic"),
        read("buy", "purchase"),
        read("cast", "attack", opponent_is_chosen=True),
        read("cast", "none", needs_roll=False),
    ):
        assert meant("I drag the heavy chest to the door", intent) is intent


def test_a_lantern_that_is_lit_is_no_meal(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars", place="a rowing deck")
    with journal:
        assert sitting.hearing.read("I light the lantern with my tinderbox").manner != "eat"
        assert sitting.hearing.read("I eat my bread").manner == "eat"


@pytest.mark.parametrize("text", ["I hit the door", "I attack the gate with my axe"])
def test_a_door_is_broken_and_not_fought(text):
    read = Intent(needs_roll=True, kind="attack", manner="fight", opponent="Osha", reason="")
    told = meant_by_verb(read, text, system="altars", people=["Osha"])
    assert (told.kind, told.manner, told.opponent) == ("challenge", "break", None)


@pytest.mark.parametrize(
    "text",
    ["I strike the leader of the three while he stares", "I stab the nearest", "I hit the biggest"],
)
def test_one_of_them_is_struck_and_not_broken(text):
    read = Intent(needs_roll=True, kind="attack", manner="fight", opponent="Osha", reason="")
    told = meant_by_verb(read, text, system="altars", people=["Osha"])
    assert (told.kind, told.manner) == ("attack", "fight")
