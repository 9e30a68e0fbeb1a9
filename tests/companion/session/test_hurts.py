"""Hurts in words: the one that is cared for, and those that do not bear on an act."""

from pathlib import Path

import pytest

from companion.narration import library
from companion.session.exchange import Proposal
from companion.session.hurts import bearing_on, cared_for, fields_of
from engine.api import Effect, EffectApplied, Element
from tests.companion.session.doubles import table


def hurt(name: str, value: str = "") -> Element:
    return Element(name=name, value=value, role="condition")


def test_the_hurt_that_is_named_is_meant_and_else_the_gravest() -> None:
    sheet = (hurt("Bruised"), hurt("Cut cheek", "(3)"), Element(name="Soldier", value="(3)"))
    assert cared_for(sheet, "I patch up my bruises") == "Bruised"
    assert cared_for(sheet, "I patch myself up") == "Cut cheek"
    assert cared_for((Element(name="Soldier"),), "I patch myself up") is None


def test_no_wound_makes_a_thing_dearer() -> None:
    names = ["Bruised", "Wanted"]
    known = {"read": names, "hurts": names}
    assert bearing_on(names, **known, manner="buy", kind="purchase", text="a hat") == ["Wanted"]
    climbing = bearing_on(names, **known, manner="climb", kind="challenge", text="the wall")
    assert climbing == names


@pytest.mark.parametrize(
    ("hurt", "hinders", "not_in"),
    [
        ("Twisted ankle", "climb", "persuade"),
        ("Humiliated", "persuade", "climb"),
        ("Gashed palm", "pick_lock", "deceive"),
        ("Grit in the eye", "search", "haggle"),
        ("Winded", "run", "persuade"),
        ("Dust in the lungs", "climb", "pick_lock"),
        ("Wrong idea", "investigate", "lift"),
        ("Shaken", "intimidate", "search"),
        ("Weapon knocked aside", "fight", "sneak"),
    ],
)
def test_a_hurt_hinders_only_where_it_bears(hurt: str, hinders: str, not_in: str) -> None:
    known = {"read": (hurt,), "hurts": (hurt,), "kind": "challenge", "text": ""}
    assert bearing_on([hurt], manner=hinders, **known) == [hurt]
    assert bearing_on([hurt], manner=not_in, **known) == []


def test_a_flaw_that_somebody_was_made_with_is_read_as_before() -> None:
    for manner in ("climb", "persuade"):
        known = {"manner": manner, "kind": "challenge", "text": ""}
        assert bearing_on(["Bad knee"], read=["Bad knee"], **known) == ["Bad knee"]
        assert bearing_on(["Bad knee"], read=[], **known) == []


@pytest.mark.parametrize(("said", "hinders"), [("I climb the wall", True), ("I lie to Hob", False)])
def test_a_twisted_ankle_is_in_the_way_of_feet_and_not_of_words(
    tmp_path: Path, said: str, hinders: bool
) -> None:
    _, sitting = table(tmp_path, place="a yard with a wall")
    ankle = Effect(kind="harm", change="gain", target="Farek", name="Twisted ankle", size=2)
    sitting.campaign.apply(EffectApplied(effect=ankle))
    reply = sitting.say(said)
    assert isinstance(reply, Proposal)
    assert ("Twisted ankle" in reply.request.hindering) is hinders


def test_a_wound_does_not_hinder_its_own_bandage(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, place="a quiet room")
    wound = Effect(kind="harm", change="gain", target="Farek", name="Bruised", size=3)
    sitting.campaign.apply(EffectApplied(effect=wound))
    reply = sitting.say("I patch up my bruises")
    assert isinstance(reply, Proposal)
    assert "Bruised" not in reply.request.hindering


def test_every_hurt_of_the_storyteller_is_known_to_be_in_the_way_of_something() -> None:
    rows = [row for rows in library.consequences("bad").values() for row in rows]
    rows += [pair.lost for name in library.manner_names() for pair in library.manner(name).stakes]
    hurts = [row.name.text for row in rows if row.kind == "harm"]
    assert [name for name in hurts if fields_of(name) is None] == []
