"""Clocks that end with their scene, those that go on, and who comes along to the next."""

from pathlib import Path

import pytest

from companion.session.along import company_of
from companion.session.branching import branch
from companion.session.exchange import SceneBegins
from companion.session.noting import decide
from companion.session.records import NARRATION, PLAYER
from companion.session.scene_clocks import clocks_of_scene, goes_on, stirred
from companion.session.sitting import Sitting
from companion.session.upkeep import MOST_CLOCKS, upkeep
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import table

OPENINGS = "unwelcome attention"
"""The clock that the beginning of the table's story brings; it goes on as well."""


def clock(name: str, ticks: int = 1) -> Effect:
    return Effect(kind="clock", change="gain", target="scene", name=name, size=ticks)


def started(sitting: Sitting, *names: str, roll: int | None = 1) -> None:
    events = [EffectApplied(effect=clock(name), roll=roll) for name in names]
    sitting.campaign.apply(*events, **({} if roll is None else {"roll": roll}))


def running(sitting: Sitting) -> list[str]:
    clocks = [c.name for c in sitting.campaign.state.story.clocks]
    return [name for name in clocks if name != OPENINGS]


@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
def test_what_a_roll_set_going_stays_where_it_was_made(tmp_path: Path, system: str) -> None:
    _, sitting = table(tmp_path, system=system)
    started(sitting, "the ritual", roll=None)
    started(sitting, "People coming to the noise", "Pursuers gaining")
    reply = sitting.next_scene("a barn by the road")
    assert running(sitting) == ["the ritual", "Pursuers gaining"]
    assert reply.notes == ("left behind: people coming to the noise",)
    assert reply.begun.ended == ("People coming to the noise",)
    assert sitting.campaign.verify().ok


def test_a_clock_of_the_players_own_or_one_they_accepted_goes_on(tmp_path: Path) -> None:
    _, sitting = table(tmp_path)
    started(sitting, "Crowd gathering", "Alarm raised")
    entry = sitting.book.ledger.get("clock", "Alarm raised")
    assert entry is not None
    decide(sitting.campaign, sitting.book, f"accept {entry.number}")
    started(sitting, "the flour runs out", roll=None)
    assert [c.name for c in clocks_of_scene(sitting.campaign)] == ["Crowd gathering"]


def test_a_clock_is_due_when_it_moved_since_it_was_named_and_not_within_six_exchanges(
    tmp_path: Path,
) -> None:
    _, sitting = table(tmp_path)
    campaign = sitting.campaign
    due = [stirred(campaign)]
    raised = Effect(kind="clock", change="raise", target="scene", name=OPENINGS)
    campaign.apply(EffectApplied(effect=raised))
    due.append(stirred(campaign))
    campaign.append(NARRATION, {"sentences": [f"What comes nearer is this: {OPENINGS}."]})
    due.append(stirred(campaign))
    exchanges = [{"text": f"I wait, {number}"} for number in range(7)]
    for exchange in exchanges:
        campaign.append(PLAYER, exchange)
    due.append(stirred(campaign))
    campaign.append(NARRATION, {"sentences": [f"It is not far now: {OPENINGS}."]})
    campaign.apply(EffectApplied(effect=raised))
    due.append(stirred(campaign))
    for exchange in exchanges:
        campaign.append(PLAYER, exchange)
    due.append(stirred(campaign))
    assert [OPENINGS in names for names in due] == [False, True, False, False, False, True]


def test_the_same_place_keeps_its_clocks(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, place="the mill")
    started(sitting, "Crowd gathering")
    assert sitting.next_scene("the mill").notes == ()
    assert running(sitting) == ["Crowd gathering"]


def test_days_on_the_road_bring_no_nearer_what_was_left_behind(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, place="the mill")
    started(sitting, "Crowd gathering")
    notes = [n for step in sitting.going.travel(2, sitting.fighting) for n in step.notes]
    assert not any("rowd gathering" in note for note in notes)
    assert any("does not wait" in note for note in notes), "the opening's clock goes on"


def test_a_human_gm_keeps_the_clocks(tmp_path: Path) -> None:
    _, sitting = table(tmp_path)
    started(sitting, "Crowd gathering")
    sitting.going.by_hand("the mill")
    assert running(sitting) == ["Crowd gathering"]


def test_the_end_of_a_clock_is_an_event_that_a_branch_goes_back_before(tmp_path: Path) -> None:
    _, sitting = table(tmp_path)
    started(sitting, "Crowd gathering")
    before = sitting.campaign.sequence
    sitting.next_scene("a barn")
    assert "Crowd gathering" not in running(sitting)
    there = branch(sitting.campaign, "before the barn", at=before)
    assert "Crowd gathering" in [clock.name for clock in there.state.story.clocks]


def test_too_many_clocks_never_push_out_the_storys_own(tmp_path: Path) -> None:
    _, sitting = table(tmp_path)
    started(sitting, "the ritual", roll=None)
    started(sitting, *(f"Trouble {letter}" for letter in "ABCD"))
    passed = upkeep(
        sitting.system, sitting.campaign.state, roll=1, lasting=lambda: ["the ritual", OPENINGS]
    )
    gone = [event.effect.name for event in passed.events]  # type: ignore[attr-defined]
    assert gone == ["Trouble A", "Trouble B"]
    assert 1 + len(running(sitting)) - len(gone) == MOST_CLOCKS


@pytest.mark.parametrize("name", ["Hunt for the thief", "Fever rising", "Storm on the way"])
def test_what_is_about_more_than_a_place_goes_on(name: str) -> None:
    assert goes_on(name)


@pytest.mark.parametrize("name", ["Alarm raised", "Ceiling giving way", "Brawl beginning"])
def test_what_is_about_a_place_does_not(name: str) -> None:
    assert not goes_on(name)


@pytest.mark.parametrize(
    ("said", "place", "along", "alone"),
    [
        ("the ferry with nobody", "the ferry", "", True),
        ("the ferry, alone", "the ferry", "", True),
        ("the ferry by ourselves", "the ferry", "", True),
        ("the ferry with no one else", "the ferry", "", True),
        ("the ferry with Hob", "the ferry", "Hob", False),
        ("the ferry together with Hob and Meg", "the ferry", "Hob and Meg", False),
        ("the house with a red door", "the house with a red door", "", False),
        ("with nobody", "", "", True),
    ],
)
def test_who_comes_along_is_no_part_of_the_place(
    said: str, place: str, along: str, alone: bool
) -> None:
    found = company_of(said, knows=lambda who: "Hob" in who)
    assert (found.place, found.along, found.alone) == (place, along, alone)


def test_the_next_scene_has_who_was_named_and_nobody_where_nobody_was(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, place="the mill")
    sitting.campaign.apply(CharacterJoined(sheet=sitting.system.play.opponent_sheet("Hob")))
    reply = sitting.next_scene("the old quay with nobody")
    assert isinstance(reply, SceneBegins)
    assert reply.begun.place == "the old quay"
    assert sitting.going.people() == []
    assert sitting.next_scene("the tavern with Hob").begun.place == "the tavern"
    assert sitting.going.people() == ["Hob"]


@pytest.mark.parametrize("how", ["alone", "by myself", "on my own"])
def test_alone_is_no_part_of_a_place_that_is_gone_to(tmp_path: Path, how: str) -> None:
    _, sitting = table(tmp_path, place="the mill")
    reply = sitting.say(f"I go to the old bridge {how}")
    assert isinstance(reply, SceneBegins)
    assert reply.begun.place == "the old bridge"
