"""What an action got stands on the sheet; questions about the scene are answered from it."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from companion.narration.brief import Attempt, Brief, Person
from companion.reader import Intent
from companion.session.consequences import outcome_of, thing_got
from companion.session.exchange import Answered, Proposal
from companion.session.siding import MERCY
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Effect, EffectApplied, GivenDice
from tests.companion.session.doubles import table


@pytest.mark.parametrize(
    ("manner", "text", "thing"),
    [
        ("buy", "I buy a crowbar with my bills stack", "Crowbar"),
        ("buy", "ok I'd like to purchase some iron rations for the road", "Iron rations"),
        ("steal", "I lift his purse while he talks", "Stolen purse"),
        ("steal", "i steal the guard's key and run", "Guard's key"),
        ("buy", "Ich kaufe eine Laterne", "Laterne"),
        ("buy", "I pay what he asks", None),
        ("climb", "I climb a wall", None),
    ],
)
def test_the_thing_is_cut_out_of_the_words(manner: str, text: str, thing: str | None) -> None:
    assert thing_got(manner, text) == thing


def test_what_was_bought_is_on_the_sheet(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, lines=["Wealthy (3)", "Merchant (2)"])
    with journal:
        for _ in range(20):
            reply = sitting.say("I buy a lantern from the peddler")
            assert isinstance(reply, Proposal)
            rolled = sitting.roll()
            told = list(sitting.tell(rolled).sentences)
            names = [t.name for t in sitting.campaign.state.characters["Farek"].traits]
            if rolled.resolution.passed:
                assert "Lantern" in names
                assert any("lantern" in sentence for sentence in told)
                return
            assert "Lantern" not in names
        pytest.fail("twenty purchases without a success")


def test_questions_about_the_scene_are_answered_from_it(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="a narrow ledge above the gorge")
    with journal:
        for question in ("where am I?", "who is here?", "what can I do here?"):
            reply = sitting.ask(question)
            assert isinstance(reply, Answered)
            assert "narrow ledge" in reply.text
        assert "Long rope" in sitting.ask("what do I carry?").text


def test_care_that_succeeds_eases_the_hurt_it_was_for(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, lines=["Healer (3)", "Bandages"])
    with journal:
        for name, size in (("Gashed forearm", 2), ("Bruised shin", 1)):
            hurt = Effect(kind="harm", change="gain", target="Farek", name=name, size=size)
            sitting.campaign.apply(EffectApplied(effect=hurt))
        reply = sitting.say("I bandage my gashed forearm")
        assert isinstance(reply, Proposal)
        assert "Gashed forearm" not in reply.request.hindering  # it is the task, no hindrance
        rolled = sitting.roll(GivenDice([5] * int(reply.summary.total.split()[0])))
        assert rolled.resolution.passed
        told = " ".join(sitting.tell(rolled).sentences)
        assert _weights(sitting)["Gashed forearm"] == 1
        assert _weights(sitting)["Bruised shin"] == 1
        assert "gashed forearm" in told


def _weights(sitting: Sitting) -> dict[str, int]:
    return {t.name: t.weight for t in sitting.campaign.state.characters["Farek"].traits}


def test_a_hurt_never_helps(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        hurt = Effect(kind="harm", change="gain", target="Farek", name="Twisted ankle", size=2)
        sitting.campaign.apply(EffectApplied(effect=hurt))
        intent = Intent(
            needs_roll=True, kind="challenge", manner="run", stitched=("Warrior", "Twisted ankle")
        )
        sitting.hearing.reader = lambda **_: intent
        reply = sitting.say("I dash across the yard before the gate falls")
        assert isinstance(reply, Proposal)
        assert reply.request.stitched == ("Warrior",)


def test_who_is_asked_along_and_agrees_is_on_your_side(tmp_path: Path) -> None:
    for number in range(20):
        folder = tmp_path / str(number)
        folder.mkdir()
        journal, sitting = table(folder, system="altars", place="a quay", seed=b"%d" % number)
        with journal:
            sheet = sitting.system.play.opponent_sheet("Hakkur")
            sitting.campaign.apply(CharacterJoined(sheet=sheet))
            sitting.say("I ask Hakkur to come with us")
            assert sitting.proposal is not None
            rolled = sitting.roll()
            told = " ".join(sitting.tell(rolled).sentences)
            attitude = sitting.campaign.state.story.relations.get("Hakkur", 0)
            assert (attitude > 0) is bool(rolled.resolution.passed)
            if rolled.resolution.passed:
                assert "Hakkur is on your side now." in told
                return
    raise AssertionError("Hakkur never agreed")


@pytest.mark.parametrize(("text", "is_free"), [
    ("I bargain with the reeve for my freedom", True),
    ("I ask the reeve about the weather at sea", False),
])  # fmt: skip
def test_a_captor_who_is_talked_round_lets_one_go_and_none_is_walked_past(tmp_path, text, is_free):
    _, sitting = table(tmp_path)
    campaign = sitting.campaign
    sheet = sitting.system.play.opponent_sheet("the reeve", "1")
    campaign.apply(CharacterJoined(sheet=sheet))
    mercy = MERCY.format(captor="the reeve")
    held = Effect(kind="trouble", change="gain", target="scene", name=mercy)
    campaign.apply(EffectApplied(effect=held))
    assert not sitting.going.is_free()
    attempt = Attempt(
        actor="Farek", text=text, manner="persuade", opponent=Person(name="the reeve"),
    )  # fmt: skip
    brief = Brief(system="stitcher", attempt=attempt, passed=True)
    passed = SimpleNamespace(passed=True, fields={})
    got = outcome_of(sitting.system, campaign.state, passed, brief)
    campaign.apply(*got.events)
    assert sitting.going.is_free() is is_free
    assert ("The reeve lets you go." in got.notes) is is_free
