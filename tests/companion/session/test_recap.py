"""The story so far says what it is about, where it stands, with whom, what was done and is open."""

from pathlib import Path

import pytest

from companion.journal import Journal
from companion.openings import openings
from companion.session.beginning import begin_anywhere
from companion.session.noting import decide
from companion.session.own_place import begin_own_place
from companion.session.scenes import begin_scene
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Effect, EffectApplied, system_slugs
from tests.companion.session.doubles import LINES, sit

_ASKING = {"Whether", "Who", "Whom", "What", "Which", "How", "Why"}


def begun(path: Path, text: str = "") -> Sitting:
    book = Journal.open(path / "campaigns.db").create("Test", "stitcher", seed=b"seed")
    sheet = book.rule_system.play.draft_sheet("Farek", LINES["stitcher"], book.state)
    book.apply(CharacterJoined(sheet=sheet))
    sitting = sit(book)
    begin = begin_own_place(book, text) if text else begin_anywhere(book)
    list(sitting.begin(begin.opening, threads=begin.threads))
    return sitting


def effect(sitting: Sitting, **fields: object) -> None:
    made = Effect.model_validate({"change": "gain", **fields})
    sitting.campaign.apply(EffectApplied(effect=made))


def test_the_goal_of_an_opening_is_named_and_where_it_stands(tmp_path: Path) -> None:
    sitting = begun(tmp_path)
    stake = next(e for e in sitting.book.ledger.entries("thread"))
    told = list(sitting.recap())
    asked = f"{stake.name[0].lower()}{stake.name[1:]}."
    assert f"The question is still {asked}" in told
    decide(sitting.campaign, sitting.book, f"close {stake.number}")
    assert f"It is settled {asked}" in list(sitting.recap())
    decide(sitting.campaign, sitting.book, f"drop {stake.number}")
    assert asked not in " ".join(sitting.recap())


def test_the_goal_in_the_players_own_words_is_told_back(tmp_path: Path) -> None:
    sitting = begun(tmp_path, "a mill by the marsh. I carry my sister's locket")
    told = " ".join(sitting.recap())
    assert "You carry your sister's locket." in told
    assert "Word was that " in told
    assert "You are still in a mill by the marsh." in told


def test_where_and_with_whom_the_character_is(tmp_path: Path) -> None:
    sitting = begun(tmp_path, "a mill by the marsh")
    who = next(p.name for p in sitting.setting().people)
    effect(sitting, kind="relation", change="lower", target=who, name="cold", size=2, good=False)
    assert "against you." in " ".join(sitting.recap())
    begin_scene(sitting.campaign, sitting.book, "the road out of the mill")
    begin_scene(sitting.campaign, sitting.book, "a hill with a view")
    begin_scene(sitting.campaign, sitting.book, "outside the gate")
    told = " ".join(sitting.recap())
    assert "It began in a mill by the marsh." in told
    assert "You are outside the gate now, by way of a hill with a view." in told


def test_what_moved_last_is_told_first(tmp_path: Path) -> None:
    sitting = begun(tmp_path, "a mill by the marsh")
    for name in ("Where the boat went", "Who rang the bell", "Who lit the lamp", "What Hob saw"):
        decide(sitting.campaign, sitting.book, f"add {name}")
    sitting.say("I promise the miller to come back before dawn")
    for name in ("Old tracks", "Key under the stone", "Hob lied"):
        effect(sitting, kind="knowledge", target="Farek", name=name, good=True)
    effect(sitting, kind="clock", target="scene", name="Air leaking away", segments=4)
    told = " ".join(sitting.recap())
    assert "Open besides: What Hob saw; Who lit the lamp" in told
    assert "Where the boat went" not in told
    assert 'Your notes say "Key under the stone" and "Hob lied".' in told
    assert "air leaking away (1 of 4)." in told


@pytest.mark.parametrize("system", system_slugs())
def test_every_opening_says_what_is_at_stake(system: str) -> None:
    for opening in openings(system):
        assert opening.stakes, opening.id
        for stake in opening.stakes:
            assert stake.split()[0] in _ASKING, stake
            assert not stake.endswith((".", "?"))
