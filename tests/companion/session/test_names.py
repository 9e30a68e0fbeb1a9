"""Names that people give, offices that one person holds, and who is meant by either."""

from pathlib import Path

import pytest

from companion.journal import Journal
from companion.narration.naming import asked_name_of, asks_name, name_of, named_fact
from companion.session.exchange import Talk
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import table
from tests.companion.session.test_adventuring import started


@pytest.mark.parametrize(
    "text",
    ["What is your name?", "who are you", "I ask the guard his name", "And you are?",
     "What should I call you?", "Tell me your name", "Your name?", "I ask her who she is"],
)  # fmt: skip
def test_these_ask_for_a_name(text: str) -> None:
    assert asks_name(text)


@pytest.mark.parametrize(
    "text",
    ["Who are you waiting for?", "What is your price?", "What is your name for this flower?",
     "I sign my name", "I call her names", "What do you call this?"],
)  # fmt: skip
def test_these_do_not(text: str) -> None:
    assert not asks_name(text)


def test_whose_name_somebody_else_is_asked_for() -> None:
    assert asked_name_of("What is the old miller's name?") == "the old miller"
    assert asked_name_of("I ask for the name of the captain") == "the captain"
    assert asked_name_of("What is his name?") == ""


def with_people(path: Path, *names: str, attitude: int = 0) -> Sitting:
    _, sitting = table(path)
    for name in names:
        sheet = sitting.system.play.opponent_sheet(name, "2")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        if attitude:
            effect = Effect(
                kind="relation", change="set", target=name, name="attitude",
                size=abs(attitude), good=attitude > 0,
            )  # fmt: skip
            sitting.campaign.apply(EffectApplied(effect=effect))
    return sitting


def says(sitting: Sitting, text: str) -> str:
    reply = sitting.say(text)
    return " ".join(reply.sentences) if isinstance(reply, Talk) else getattr(reply, "text", "")


def test_whoever_is_asked_gives_a_name_that_is_kept(tmp_path: Path) -> None:
    sitting = with_people(tmp_path, "the ferryman")
    says(sitting, "What is your name?")
    known = sitting.campaign.state.story.knowledge
    name = name_of("the ferryman", known)
    assert name
    assert named_fact("the ferryman", name) in known
    says(sitting, "I ask the ferryman his name")
    assert sitting.campaign.state.story.knowledge == known
    assert any(name in entry.name for entry in sitting.book.ledger.entries("fact"))
    asked = sitting.ask("What is the ferryman's name?")
    assert name in asked.text


def test_who_is_named_is_the_one_who_gave_the_name(tmp_path: Path) -> None:
    sitting = with_people(tmp_path, "the ferryman", "the miller")
    says(sitting, "I ask the ferryman his name")
    name = name_of("the ferryman", sitting.campaign.state.story.knowledge)
    intent = sitting.hearing.read(sitting.conversing.names.meant(f"I ask {name} about the river"))
    assert intent.target == "the ferryman"
    says(sitting, f"I ask {name} about the river")
    assert set(sitting.going.people()) == {"the ferryman", "the miller"}


def test_an_enemy_a_beast_and_a_crowd_give_no_name(tmp_path: Path) -> None:
    for at, (name, attitude) in enumerate(
        [("the guard", -2), ("the wolf", 0), ("two bargemen", 0)]
    ):
        sitting = with_people(tmp_path / str(at), name, attitude=attitude)
        says(sitting, f"I ask {name} their name")
        assert not name_of(name, sitting.campaign.state.story.knowledge)


def test_an_office_is_whoever_of_the_adventure_holds_it(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "c.db") as journal:
        sitting = started(journal, "stitcher", "the-last-ferry")
        says(sitting, "I ask Ness what the notary's name is")
        assert "The notary is called Notary Quill" in sitting.campaign.state.story.knowledge
        says(sitting, "I talk to the notary")
        people = sitting.going.people()
        assert "Notary Quill" in people
        assert not {"the notary", "notary"} & {name.casefold() for name in people}
        assert sitting.campaign.state.story.relations["Notary Quill"] == -1
        sitting.say("I persuade the notary to wait")
        assert sitting.going.people() == people
