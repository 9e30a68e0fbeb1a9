"""Hurts in words: the one that is cared for, and those that do not bear on an act."""

from pathlib import Path

from companion.session.exchange import Proposal
from companion.session.hurts import bearing_on, cared_for
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
    assert bearing_on(names, kind="purchase", text="I buy a hat") == ["Wanted"]
    assert bearing_on(names, kind="challenge", text="I climb the wall") == names


def test_a_wound_does_not_hinder_its_own_bandage(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, place="a quiet room")
    wound = Effect(kind="harm", change="gain", target="Farek", name="Bruised", size=3)
    sitting.campaign.apply(EffectApplied(effect=wound))
    reply = sitting.say("I patch up my bruises")
    assert isinstance(reply, Proposal)
    assert "Bruised" not in reply.request.hindering
