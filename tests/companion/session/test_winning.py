"""A demand that was won hands over what it asked for, and that is kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.narration.demands import WON
from companion.narration.storyteller import Storyteller
from companion.reader import Intent
from companion.session.exchange import Proposal, Talk, Told
from companion.session.sitting import Sitting
from companion.session.winning import answered
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import table

SEEDS = 24
"""Campaigns in which a roll must come out either way."""
PRESSED = Intent(
    needs_roll=True, kind="opposed", manner="intimidate", goal="press", opponent="the clerk",
    reason="",
)  # fmt: skip
WHO = "I threaten the clerk: tell me who sent you or I burn the books"


def _tables(path: Path) -> Iterator[Sitting]:
    """Yield tables with a clerk, each with dice of its own."""
    for number in range(SEEDS):
        folder = path / str(number)
        folder.mkdir()
        journal, sitting = table(
            folder, narrator=Storyteller(), place="a harbour office", seed=bytes([number])
        )
        with journal:
            sheet = sitting.system.play.opponent_sheet("the clerk", "1")
            sitting.campaign.apply(CharacterJoined(sheet=sheet))
            yield sitting


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    tables = _tables(tmp_path)
    yield next(tables)  # noqa: PT022 - the generator must live as long as the table


def _pressed(path: Path, text: str, *, wins: bool = True) -> tuple[Sitting, Told]:
    """Return a table at which words won, or failed, and how it is told."""
    for sitting in _tables(path):
        sitting.conversing.hearing.reader = lambda **_: PRESSED
        reply = sitting.say(text)
        assert isinstance(reply, Proposal)
        rolled = sitting.roll()
        if rolled.resolution.passed is wins:
            return sitting, sitting.tell(rolled)
    raise AssertionError("it never came out so")


def test_a_name_is_named_told_and_known(tmp_path: Path) -> None:
    sitting, told = _pressed(tmp_path, WHO)
    said = " ".join(told.sentences)
    won = told.effects[0]
    assert won.key.endswith(WON)
    assert won.name.endswith("sent the clerk")
    assert won.name.removesuffix(" sent the clerk") in said
    assert won.name in sitting.campaign.state.story.knowledge
    assert any(entry.name == won.name for entry in sitting.book.ledger.entries("fact"))


def test_the_same_question_has_the_same_answer(tmp_path: Path) -> None:
    sitting, told = _pressed(tmp_path, WHO)
    list(told.sentences)
    brief = sitting.seat.briefs.before(sitting.memory, PRESSED, WHO)
    again = answered(sitting.system, sitting.campaign.state, brief, "the clerk")
    assert again is not None
    assert again.effect.name == told.effects[0].name


def test_other_words_name_the_same_name(tmp_path: Path) -> None:
    sitting, told = _pressed(tmp_path, WHO)
    first = " ".join(told.sentences)
    again = sitting.tell(sitting.retry())
    second = " ".join(again.sentences)
    name = told.effects[0].name.removesuffix(" sent the clerk")
    assert again.effects[0].name == told.effects[0].name
    assert name in first
    assert name in second
    assert first.split(". ")[0] != second.split(". ")[0]


def test_what_is_won_is_promised_before_the_roll(sitting: Sitting) -> None:
    sitting.conversing.hearing.reader = lambda **_: PRESSED
    reply = sitting.say("I threaten the clerk: hand over the seal or I burn the books")
    assert isinstance(reply, Proposal)
    assert reply.stakes.success == "The clerk hands over the seal."
    assert reply.stakes.failure


def test_a_thing_comes_onto_the_sheet(tmp_path: Path) -> None:
    text = "I threaten the clerk: hand over the seal or I burn the books"
    sitting, told = _pressed(tmp_path, text)
    assert "Seal" in sitting.seat.things()
    assert "the seal" in " ".join(told.sentences).lower()


def test_who_is_told_to_go_goes(tmp_path: Path) -> None:
    sitting, told = _pressed(tmp_path, "I threaten the clerk: get out")
    assert "the clerk" not in sitting.campaign.state.characters
    assert "clerk" in " ".join(told.sentences).lower()


def test_a_failure_hands_nothing_over(tmp_path: Path) -> None:
    sitting, told = _pressed(tmp_path, WHO, wins=False)
    list(told.sentences)
    assert not any(effect.key.endswith(WON) for effect in told.effects)
    assert not any("sent the clerk" in f for f in sitting.campaign.state.story.knowledge)


def test_a_friend_who_is_asked_names_somebody(sitting: Sitting) -> None:
    fields = {"kind": "relation", "change": "set", "target": "the clerk", "name": "attitude"}
    likes = Effect.model_validate({**fields, "size": 2, "good": True})
    sitting.campaign.apply(EffectApplied(effect=likes))
    reply = sitting.say("I ask the clerk who opened the safe")
    assert isinstance(reply, Talk)
    said = " ".join(reply.sentences)
    fact = next(f for f in sitting.campaign.state.story.knowledge if f.endswith("opened the safe"))
    assert fact.removesuffix(" opened the safe") in said
