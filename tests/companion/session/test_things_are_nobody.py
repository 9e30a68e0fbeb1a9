"""Things, tools and cover are no opponents and no speakers; whoever is robbed resists."""

from pathlib import Path

import pytest

from companion.journal import Journal
from companion.session.exchange import Proposal, Talk
from companion.session.hardness import without_size
from companion.session.not_somebody import is_part, is_thing, is_tool
from tests.companion.session.doubles import at_opening


@pytest.mark.parametrize("name", ["the clapper", "the dresser", "the counter", "the boiler"])
def test_what_ends_like_a_calling_may_be_a_thing(name: str) -> None:
    assert is_thing(name)


@pytest.mark.parametrize("name", ["the baker", "a raider", "the tall bell-ringer", "Holt"])
def test_callings_are_somebody(name: str) -> None:
    assert not is_thing(name)


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("the extinguisher", "I freeze the wet thing with the fire extinguisher", True),
        ("the cutter", "I open the hatch using a cutter", True),
        ("the baker", "I fight with the baker", False),
        ("the guard", "I talk with the old guard", False),
    ],
)
def test_what_a_deed_is_done_with_suffers_nothing(name: str, text: str, found: bool) -> None:
    assert is_tool(name, text) is found


def test_who_only_says_what_kind_a_thing_is_is_not_there() -> None:
    assert is_part("the carpenters", "I sneak to the carpenters shop")
    assert not is_part("the carpenter", "I shout at the carpenter below")


OPPOSED = [
    ("hesper-cold", "I fight the wet thing with the fire axe", "the wet thing"),
    ("perdition-gulch", "knock the sheriff's hat off with my fist", "Sheriff Dunn"),
    ("perdition-gulch", "shoot the sheriff", "Sheriff Dunn"),
    ("perdition-gulch", "nick the watch from the undertaker's pocket", "the undertaker"),
    ("candle-lane", "kick the fire ladder off the wall", None),
    ("candle-lane", "swing the clapper like a hammer at the first hook that comes", None),
    ("floor-seventeen", "kill the power for the shutters", None),
    ("carnival-glass", "hit the high striker with the mallet", None),
]


@pytest.mark.parametrize(("scene", "text", "whom"), OPPOSED)
def test_who_resists_is_who_suffers_it(
    tmp_path: Path, scene: str, text: str, whom: str | None
) -> None:
    with Journal.open(tmp_path / "c.db") as journal:
        reply = at_opening(journal, scene).say(text)
        assert isinstance(reply, Proposal)
        assert reply.request.opponent == whom


def test_a_thing_that_is_taken_up_says_nothing(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "c.db") as journal:
        reply = at_opening(journal, "exam-week").say("grab the poker from the fire")
        assert isinstance(reply, Talk)
        assert " says" not in " ".join(reply.sentences)


def test_a_piece_for_what_is_thrown_over_tells_of_no_throw_at_somebody(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "c.db") as journal:
        sitting = at_opening(journal, "kessum-market", system="altars")
        assert isinstance(sitting.say("throw my sword to the swordsman"), Talk)
    with Journal.open(tmp_path / "d.db") as journal:
        reply = at_opening(journal, "kessum-market", system="altars").say("throw it at Brann")
        assert isinstance(reply, Proposal)
        assert reply.request.opponent == "Overseer Brann"


def test_a_giants_thumb_is_climbed_as_any_hump_is(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "c.db") as journal:
        reply = at_opening(journal, "honey-giant").say("climb up on the giant's thumb")
        assert isinstance(reply, Proposal)
        assert reply.request.difficulty == 2
        assert not reply.warning
    with Journal.open(tmp_path / "d.db") as journal:
        reply = at_opening(journal, "honey-giant").say("stab the giant in the thumb")
        assert isinstance(reply, Proposal)
        assert reply.warning
    assert without_size("I climb the giant ladder") == "I climb the giant ladder"
