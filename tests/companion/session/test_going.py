"""Going somewhere and letting a night go by, in the player's plain words."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.reader import Intent
from companion.session.exchange import FightBegins, Proposal, SceneBegins, Step, Talk
from companion.session.going import Going
from companion.session.leading_on import leads_on
from companion.session.places import tidy_place
from companion.session.sitting import Sitting
from companion.session.telling import Telling
from companion.session.ways import plain_way, two_parts
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import LINES, table


@pytest.fixture
def sitting(tmp_path: Path):
    journal, found = table(tmp_path, place="the loft of the Halloran Museum")
    with journal:
        yield found


def reply_of(sitting: Sitting, text: str):
    reply = sitting.say(text)
    if isinstance(reply, FightBegins):
        notes = [note for step in reply.steps for note in step.notes]
        then = reply.then()
        return notes, list(then.sentences)
    if isinstance(reply, SceneBegins | Talk):
        return reply, list(reply.sentences)
    return reply, []


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("I go to the harbour", "the harbour"),
        ("Let's go back to the inn", "the inn"),
        ("We travel to Kessum", "Kessum"),
        ("I take the train to Vienna", "Vienna"),
        ("I follow the old road to the monastery", "the monastery"),
        ("Ich gehe zum Hafen", "Hafen"),
        ("I go to the slave market of Kessum", "the slave market of Kessum"),
        ("I go down to the cellar", "the cellar"),
        ("I walk to the Blue Heron bar", "the Blue Heron bar"),
    ],
)
def test_travel_in_plain_words_begins_a_scene_that_the_oracle_tested(sitting, text, place):
    reply, told = reply_of(sitting, text)
    assert isinstance(reply, SceneBegins)
    assert reply.begun.place == place == sitting.campaign.state.story.place
    assert reply.begun.number == 2
    assert reply.begun.test.face in range(1, 13)
    assert told


@pytest.mark.parametrize(
    "text",
    [
        "I walk to the window",
        "I go to the loft",
        "I turn to the guard",
        "I go for a walk",
        "I go back to the toll collector",
        "I come to my senses",
        "I don't go to the harbour",
        "I would go to the harbour",
        "Should I go to the harbour?",
    ],
)
def test_what_is_within_reach_or_not_meant_stays_in_the_scene(sitting, text):
    reply_of(sitting, text)
    assert sitting.campaign.state.story.place == "the loft of the Halloran Museum"


def test_what_needs_a_roll_is_proposed_and_moves_nobody(sitting):
    sheet = sitting.system.play.opponent_sheet("Guard Petrov", "3")
    sitting.campaign.apply(CharacterJoined(sheet=sheet))
    reply, _ = reply_of(sitting, "I sneak past Guard Petrov to the harbour")
    assert isinstance(reply, Proposal)
    assert sitting.campaign.state.story.place == "the loft of the Halloran Museum"


def test_people_stay_behind_come_along_when_named_and_are_found_where_they_were_left(sitting):
    for name in ("Old Meg", "Wick"):
        sheet = sitting.system.play.opponent_sheet(name, "1")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
    reply_of(sitting, "I go to the harbour with Wick")
    assert "Wick" in sitting.campaign.state.characters
    assert "Old Meg" not in sitting.campaign.state.characters
    reply_of(sitting, "I go to the market")
    assert "Wick" in sitting.campaign.state.characters  # along until told to stay
    list(sitting.say("I tell Wick to wait here").sentences)
    reply_of(sitting, "I go back to Old Meg")
    assert sitting.campaign.state.story.place == "the loft of the Halloran Museum"
    assert "Old Meg" in sitting.campaign.state.characters
    assert "Wick" not in sitting.campaign.state.characters


def test_what_is_to_be_done_there_follows(sitting):
    reply, _ = reply_of(sitting, "I go to the market and look for a fence")
    assert isinstance(reply, SceneBegins)
    assert reply.then == "I look for a fence"


def test_a_proposal_on_the_table_gives_way_to_another_plan(sitting):
    sitting.say("I climb the wall with care")
    assert sitting.proposal is not None
    reply = sitting.argue("I go to the harbour")
    assert isinstance(reply, SceneBegins)
    assert sitting.proposal is None


def test_where_no_rule_is_a_night_takes_a_passing_condition_and_a_clock_moves(sitting):
    hurt = Effect(kind="harm", change="gain", target="Farek", name="Winded")
    sitting.campaign.apply(EffectApplied(effect=hurt))
    before = sitting.campaign.state.story.clocks[0]
    notes, told = reply_of(sitting, "I sleep till morning")
    assert any("Winded is gone" in note for note in notes)
    assert "Winded" not in str(sitting.campaign.state.characters["Farek"])
    assert sitting.campaign.state.story.clocks[0].ticks == before.ticks + 1
    assert told


def test_a_night_in_altars_is_a_day_of_rest_by_the_book(tmp_path: Path):
    journal, sitting = table(tmp_path, system="altars", lines=LINES["altars"])
    with journal:
        reply_of(sitting, "I rest for three days")
        ops = [r.body["op"] for r in sitting.campaign.records(kinds={"roll"})]
        assert ops == ["take_rest"]
        action, _ = sitting.campaign.rolled(1)
        assert action.days == 3


def test_nights_in_skitterbarren_are_long_rests_with_a_day_between(tmp_path: Path):
    journal, sitting = table(tmp_path, system="skitterbarren", lines=LINES["skitterbarren"])
    with journal:
        reply_of(sitting, "We make camp for the night")
        reply_of(sitting, "I sleep till morning at the inn")
        ops = [r.body["op"] for r in sitting.campaign.records(kinds={"roll"})]
        assert ops == ["camp", "travel_day", "camp"]
        places = [sitting.campaign.rolled(n)[0].place for n in (1, 3)]
        assert places == ["wilds", "settlement"]


def test_a_short_rest_is_no_night(sitting):
    before = sitting.campaign.state.story.clocks
    reply, _ = reply_of(sitting, "I sit down for a moment")
    assert isinstance(reply, Talk)
    assert sitting.campaign.state.story.clocks == before


def test_places_are_cut_where_the_deed_begins():
    assert tidy_place("the docks to look for a ship") == "the docks"
    assert two_parts("I climb the wall and look around")[1] == ""


@pytest.mark.parametrize("passed", [True, False])
def test_nobody_wakes_rested_whose_rest_gave_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, passed: bool
) -> None:
    def rested(*_: object) -> Iterator[Step]:
        yield Step(title="camp", passed=passed)

    monkeypatch.setattr(Going, "rest", rested)
    journal, sitting = table(tmp_path, system="skitterbarren", place="the open moor")
    monkeypatch.setattr(Telling, "talk", lambda _self, intent, _text: iter([intent.manner]))
    with journal:
        reply = sitting.say("We make camp for the night")
        assert isinstance(reply, FightBegins)
        list(reply.steps)
        assert reply.then is not None
        told = reply.then()
        assert isinstance(told, Talk)
        assert list(told.sentences) == ["night" if passed else "bad_night"]


@pytest.mark.parametrize(
    ("text", "sleeps"),
    [
        ("I pay for a bed and sleep till morning", True),
        ("We take a room and rest until dawn.", True),
        ("I pay for a bed and leave", False),
        ("I search the room and sleep badly on it", False),
    ],
)
def test_a_bed_that_is_paid_for_is_slept_in(tmp_path: Path, text: str, *, sleeps: bool) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="the inn at Stoneford")
    with journal:
        sheet = sitting.system.play.opponent_sheet("the barkeep", "1")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        reply = sitting.say(text)
        steps = list(reply.steps) if isinstance(reply, FightBegins) else []
        assert any(step.title == "camp" for step in steps) is sleeps


@pytest.mark.parametrize("place", ["the ford", "the old watchtower", "the quarry", "a lonely hut"])
def test_these_are_places_one_goes_to(place: str) -> None:
    assert plain_way(f"I go to {place}")


def test_whoever_is_talked_into_it_rows_where_they_were_asked_to() -> None:
    intent = Intent(needs_roll=True, kind="opposed", manner="persuade")
    text = "I persuade the ferrywoman to row me out to the cutter"
    way = leads_on(intent, text, "the ferrywoman", passed=True)
    assert way == "I row to the cutter with the ferrywoman"
    assert plain_way(way)
    assert leads_on(intent, text, "the ferrywoman", passed=False) == ""
    assert leads_on(intent, "I bribe the guard to let me in", "the guard", passed=True) == ""
