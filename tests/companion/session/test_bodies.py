"""Each of a group is a body of its own once it comes to blows."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.session.bodies import MOST, band, bodies_of, is_body, number_of, step_apart
from companion.session.exchange import Proposal
from companion.session.pointing import meant
from companion.session.sitting import Sitting
from engine.api import CharacterJoined
from tests.companion.session.doubles import table

SYSTEMS = ("stitcher", "skitterbarren", "altars")


def at(path: Path, system: str, *people: str) -> Iterator[Sitting]:
    journal, found = table(path, system=system, place="the yard")
    with journal:
        for name in people:
            sheet = found.system.play.opponent_sheet(name, "")
            found.campaign.apply(CharacterJoined(sheet=sheet))
        yield found


@pytest.mark.parametrize(
    ("name", "number"),
    [("three bandits", 3), ("two temple eels", 2), ("a pair of wolves", 2), ("the guards", 3),
     ("ten raiders", 0), ("the crew", 0), ("Hob", 0), ("the guard", 0), ("a swarm of rats", 0),
     ("the old boss", 0), ("five deputies", 5)],
)  # fmt: skip
def test_how_many_can_be_told_apart(name: str, number: int) -> None:
    assert number_of(name) == number
    assert len(bodies_of(name)) == number <= MOST
    assert all(is_body(body.name) for body in bodies_of(name))


def test_names_differ_also_from_those_that_are_given() -> None:
    first = [body.name for body in bodies_of("three guards")]
    more = [body.name for body in bodies_of("two guards", taken=first)]
    assert len({*first, *more}) == 5


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_group_steps_apart_and_is_no_stronger_than_it_was(tmp_path: Path, system: str) -> None:
    for sitting in at(tmp_path, system, "three bandits"):
        whole = sitting.campaign.state.characters["three bandits"].model_dump()
        names = step_apart(sitting.campaign, "three bandits")
        state = sitting.campaign.state
        assert len(names) == 3
        assert "three bandits" not in state.characters
        assert band(state, names[0]) == [*names[1:]]
        each = [state.characters[name].model_dump() for name in names]
        for key in ("health", "max_health"):
            if whole.get(key):
                assert whole[key] <= sum(one[key] for one in each) <= whole[key] + 2 * len(names)
        assert step_apart(sitting.campaign, names[0]) == ()


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_blow_at_a_group_is_one_at_the_first_of_it(tmp_path: Path, system: str) -> None:
    for sitting in at(tmp_path, system, "two raiders"):
        reply = sitting.say("I attack the raiders")
        assert isinstance(reply, Proposal)
        opponent = reply.request.opponent or ""
        assert is_body(opponent)
        [other] = band(sitting.campaign.state, opponent)
        if system == "stitcher":  # they act as one pool: the other brings a die
            assert other in dict(reply.request.against)
        reply = sitting.say("I attack the other one")
        assert isinstance(reply, Proposal)
        assert reply.request.opponent in (opponent, other)


THREE = ["the guard with the axe", "the guard with the spear", "the tall guard"]


@pytest.mark.parametrize(
    ("text", "last", "whom"),
    [
        ("I hit the one on the left", "", 0),
        ("I hit the man on the right", "", 2),
        ("I stab the one in the middle", "", 1),
        ("I go for the one with the spear", "", 1),
        ("I shoot the tall one", "", 2),
        ("I attack the other two", THREE[0], 1),
        ("I turn to the next one", THREE[0], 1),
        ("I hit one of them", THREE[2], 2),
        ("I attack the three guards", THREE[1], 1),
    ],
)
def test_whoever_is_pointed_at(text: str, last: str, whom: int) -> None:
    assert meant(text, THREE, last=last).endswith(THREE[whom])


@pytest.mark.parametrize(
    "text", ["I hit the one with the pike", "I run to the other side", "I look at the door"]
)
def test_nobody_is_pointed_at(text: str) -> None:
    assert meant(text, THREE) == text


def test_words_of_peace_leave_a_group_whole(tmp_path: Path) -> None:
    for sitting in at(tmp_path, "altars", "three bandits"):
        sitting.say("I ask the bandits what they want")
        assert "three bandits" in sitting.campaign.state.characters
