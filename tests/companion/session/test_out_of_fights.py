"""A fight that began wrongly ends in one word, and a scene answers amid a fight as well."""

from pathlib import Path

import pytest

from companion.journal import Journal
from companion.session.exchange import FightBegins, Proposal, Reply, Talk
from companion.session.sitting import Sitting
from tests.companion.session.doubles import at_opening

WRONGLY = "hit Brann by the spice stall"


def fought(sitting: Sitting, text: str) -> None:
    """Begin a fight with words, up to the player's next word."""
    assert isinstance(sitting.say(text), Proposal)
    list(sitting.open_fight())
    while sitting.fighting.choice is not None:
        list(sitting.agreeing.answer_choice(""))


def told(reply: Reply) -> Reply:
    """Go through the steps of a reply, and return what follows them."""
    while isinstance(reply, FightBegins):
        list(reply.steps)
        assert reply.then is not None
        reply = reply.then()
    return reply


def market(journal: Journal) -> Sitting:
    return at_opening(journal, "kessum-market", system="altars")


@pytest.mark.parametrize("word", ["I meant the stall", "no, I meant the spice stall!"])
def test_a_reading_as_a_fight_is_put_right_on_the_table(tmp_path: Path, word: str) -> None:
    with Journal.open(tmp_path / "c.db") as journal:
        sitting = market(journal)
        assert isinstance(sitting.say(WRONGLY), Proposal)
        reply = sitting.argue(word)
        assert isinstance(reply, Proposal)
        assert (reply.request.opponent, reply.opens_fight) == (None, False)


def test_a_fight_that_began_wrongly_ends_and_the_deed_is_taken_as_meant(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "c.db") as journal:
        sitting = market(journal)
        before = sitting.campaign.state.story.relations["Overseer Brann"]
        fought(sitting, WRONGLY)
        assert sitting.fighting.is_running
        reply = told(sitting.say("I meant the stall"))
        assert isinstance(reply, Proposal)
        assert reply.request.opponent is None
        assert not sitting.fighting.is_running
        assert sitting.campaign.state.story.relations["Overseer Brann"] == before


def test_a_fight_that_was_meant_goes_on(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "c.db") as journal:
        sitting = market(journal)
        fought(sitting, "I attack Overseer Brann")
        for word in ("that is no attack", "I meant the girl", "I meant the axle"):
            sitting.say(word)
            assert sitting.fighting.is_running


def test_a_deed_to_a_thing_of_the_scene_is_told_amid_a_fight_and_takes_the_turn(
    tmp_path: Path,
) -> None:
    with Journal.open(tmp_path / "c.db") as journal:
        sitting = market(journal)
        fought(sitting, "I attack Overseer Brann")
        sitting.agreeing.drop()
        reply = sitting.say("kick over the spice stall")
        assert isinstance(reply, FightBegins)
        first, *others = reply.steps
        assert "cloves" in " ".join(first.sentences)
        assert others, "the foes have their turn"
        assert sitting.fighting.is_running


def test_a_blow_amid_a_fight_is_no_deed_to_a_thing(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "c.db") as journal:
        sitting = market(journal)
        fought(sitting, "I attack Overseer Brann")
        sitting.agreeing.drop()
        assert isinstance(sitting.say("I hit Brann"), Proposal)
        assert not isinstance(sitting.say("I hit him"), Talk)
