"""Going without the name of a place, and what is found on coming back."""

from pathlib import Path

import pytest

from companion.journal import Journal
from companion.reader import Intent
from companion.session.everyday import everyday
from companion.session.exchange import Answered, FightBegins, SceneBegins
from companion.session.onward import days_in, onward
from companion.session.places import is_same, meant
from companion.session.sitting import Sitting
from companion.session.ways import journey
from engine.api import CharacterJoined, Effect, EffectApplied, Standing
from tests.companion.session.doubles import LINES, table
from tests.companion.session.test_adventuring import started

START = "A mill village in autumn, with the river high"


@pytest.fixture
def sitting(tmp_path: Path):
    journal, found = table(tmp_path, place=START)
    with journal:
        yield found


def place_of(sitting: Sitting) -> str:
    return sitting.campaign.state.story.place


def play(sitting: Sitting, text: str):
    """Say something; return the reply that ends it and what was told on the way."""
    reply = sitting.say(text)
    notes: list[str] = []
    if isinstance(reply, FightBegins):
        notes = [note for step in reply.steps for note in step.notes]
        reply = reply.then()
    told = list(reply.sentences) if hasattr(reply, "sentences") else []
    return reply, notes + told


def join(sitting: Sitting, name: str, attitude: int = 0) -> None:
    sheet = sitting.system.play.opponent_sheet(name, "1")
    sitting.campaign.apply(CharacterJoined(sheet=sheet))
    if attitude:
        effect = Effect(
            kind="relation", change="set", target=name, name="attitude",
            size=abs(attitude), good=attitude > 0,
        )  # fmt: skip
        sitting.campaign.apply(EffectApplied(effect=effect))


@pytest.mark.parametrize(
    ("text", "kind", "days"),
    [
        ("I leave", "out", 0),
        ("I leave the village", "out", 0),
        ("We set out", "out", 0),
        ("I go outside", "out", 0),
        ("Let's get out of here", "out", 0),
        ("I go on", "on", 0),
        ("We press on", "on", 0),
        ("I go on to the next place", "on", 0),
        ("I continue my journey", "on", 0),
        ("I go back", "back", 0),
        ("I turn back", "back", 0),
        ("We go back the way we came", "back", 0),
        ("we head home", "home", 0),
        ("I go home", "home", 0),
        ("I follow the road north", "road", 0),
        ("We ride east", "road", 0),
        ("I travel for three days", "road", 3),
        ("We walk on for a week", "road", 7),
        ("We ride for two days with Meg", "road", 2),
    ],
)
def test_words_without_a_place_are_a_way_of_their_own(text, kind, days):
    found = onward(text, here=START)
    assert found is not None
    assert (found.kind, found.days) == (kind, days)
    assert everyday(text, here=START).manner == "move"


@pytest.mark.parametrize(
    "text",
    [
        "I leave the letter on the table",
        "I leave Agatha alone",
        "I leave him to his drink",
        "I turn around",
        "I go on talking",
        "I go back to sleep",
        "I get out of the ropes",
        "I follow the thief along the road",
        "I go outside to attack the guard",
        "I continue the story of my life",
        "I return the book",
        "I head the meeting",
    ],
)
def test_other_words_with_the_same_verbs_are_not(text):
    assert onward(text, here=START) is None


@pytest.mark.parametrize(
    ("said", "known", "same"),
    [
        ("the village", START, True),
        ("the hold", "the flooding hold", True),
        ("the deck", "the deck of the ferry in mid-river", True),
        ("Low Marrow", "the landing at Low Marrow", True),
        ("the village", "the village inn", False),
        ("the north gate", "the gate", False),
        ("the mill", "outside the mill", False),
        ("the market of Kessum", "the market", True),
        ("the market of Kessum", "the market of Tarn", False),
    ],
)
def test_the_noun_of_a_place_tells_it_from_others(said, known, same):
    assert is_same(said, known) is same


def test_the_same_name_is_meant_before_a_longer_one():
    assert meant("the landing", ["the landing at Low Marrow", "the far landing"]).endswith("Marrow")
    assert meant("the market", ["the harbour"]) == ""


def test_days_are_counted_up_to_two_weeks():
    assert [days_in(t) for t in ("for a few days", "9 nights", "five weeks", "a daydream")] == [
        3, 9, 14, 0,
    ]  # fmt: skip


def test_leaving_a_village_leads_to_its_road_and_a_house_to_its_door(sitting):
    reply, _ = play(sitting, "I leave the village")
    assert isinstance(reply, SceneBegins)
    assert place_of(sitting) == "the road out of the mill village"
    play(sitting, "I go to the old inn")
    play(sitting, "I go outside")
    assert place_of(sitting) == "outside the old inn"


def test_back_is_where_one_came_from_and_home_where_it_began(sitting):
    reply, _ = play(sitting, "I go back")
    assert isinstance(reply, Answered)
    assert "began here" in reply.text
    play(sitting, "I go to the harbour")
    play(sitting, "I go to the market")
    play(sitting, "I go back")
    assert place_of(sitting) == "the harbour"
    play(sitting, "we head home")
    assert place_of(sitting) == START


def test_the_short_name_of_a_place_leads_back_to_it_and_to_who_was_left(sitting):
    join(sitting, "Old Meg")
    sitting.campaign.apply(
        EffectApplied(
            effect=Effect(kind="edge", change="gain", target="scene", name="Open back door")
        )
    )
    play(sitting, "I go to the harbour")
    assert not any(s.name == "Open back door" for s in sitting.campaign.state.story.standings)
    tick = Effect(kind="clock", change="raise", target="scene", name=_clock(sitting))
    sitting.campaign.apply(EffectApplied(effect=tick))
    reply, told = play(sitting, "I go back to the village")
    assert isinstance(reply, SceneBegins)
    assert place_of(sitting) == START
    assert "Old Meg" in sitting.campaign.state.characters
    assert "Open back door" in [s.name for s in sitting.campaign.state.story.standings]
    assert any("Old Meg" in sentence for sentence in told)
    assert any(_clock(sitting) in sentence for sentence in told)


def _clock(sitting: Sitting) -> str:
    return sitting.campaign.state.story.clocks[0].name


def test_who_is_there_already_is_told_so(sitting):
    reply, _ = play(sitting, "I go to the village")
    assert isinstance(reply, Answered)
    assert reply.text.startswith("You are there already. You are at the mill village.")
    assert place_of(sitting) == START


def test_days_on_the_road_go_by_and_end_at_a_place_by_the_way(sitting):
    before = sitting.campaign.state.story.clocks[0].ticks
    _, told = play(sitting, "I travel for three days")
    assert told[0] == "Three days go by on the road."
    assert sitting.campaign.state.story.clocks[0].ticks == before + 1
    assert place_of(sitting).endswith(", three days from the mill village")
    first = place_of(sitting)
    play(sitting, "I follow the road north")
    assert place_of(sitting).endswith(" on the road north")
    assert place_of(sitting).split(" on ")[0] not in first


def test_days_on_the_road_are_eaten_through_where_a_game_counts_food(tmp_path: Path):
    journal, sitting = table(tmp_path, system="skitterbarren", lines=LINES["skitterbarren"])
    with journal:
        play(sitting, "We travel to Kessum for two days")
        assert place_of(sitting) == "Kessum"
        ops = [r.body["op"] for r in sitting.campaign.records(kinds={"roll"})]
        assert ops == ["travel_day", "travel_day"]


def test_who_is_named_comes_along(sitting):
    for name in ("Ness Reeder", "Tam"):
        join(sitting, name)
    play(sitting, "I leave the village with Ness")
    assert "Ness Reeder" in sitting.campaign.state.characters
    assert "Tam" not in sitting.campaign.state.characters


def test_nobody_walks_out_on_those_who_are_against_them_where_the_words_are_an_attempt(sitting):
    join(sitting, "the picket", attitude=-2)
    intent = everyday("I go outside").model_copy(update={"needs_roll": True})
    assert not sitting.going.is_free()
    assert sitting.leaving.by_words(intent, "I go outside", "") is None


def test_a_number_of_days_is_no_place():
    intent = everyday("I travel for three days")
    found = journey("I travel for three days", intent, here="", things=(), known=())
    assert found is None


def test_standings_are_kept_as_they_were_left(sitting):
    play(sitting, "I go to the harbour")
    before = sitting.campaign.state.story.standings
    gone = Effect(kind="edge", change="lose", target="scene", name=before[0].name, good=False)
    sitting.campaign.apply(EffectApplied(effect=gone))
    left = sitting.campaign.state.story.standings
    play(sitting, "I go to the market")
    play(sitting, "I go back to the harbour")
    assert sitting.campaign.state.story.standings == left
    assert all(isinstance(one, Standing) for one in left)


def test_who_was_outrun_is_found_where_it_was_and_not_fought_elsewhere(sitting):
    join(sitting, "the picket")
    flight = Intent(needs_roll=True, kind="opposed", manner="flee", opponent="the picket")
    reader, sitting.hearing.reader = sitting.hearing.reader, lambda **_: flight
    for _ in range(30):
        sitting.say("I run away from the picket")
        rolled = sitting.roll()
        list(sitting.tell(rolled).sentences)
        if rolled.resolution.passed:
            break
    assert "the picket" not in sitting.campaign.state.characters
    sitting.hearing.reader = reader
    play(sitting, "I go to the harbour")
    reply, _ = play(sitting, "I attack the picket")
    assert isinstance(reply, Answered)
    assert reply.text.startswith("The picket is not here")
    play(sitting, "I go back to the village")
    assert "the picket" in sitting.campaign.state.characters


def test_who_is_only_cool_stands_in_nobodys_way(sitting):
    join(sitting, "the picket", attitude=-1)
    play(sitting, "I leave the village")
    assert place_of(sitting) == "the road out of the mill village"


def test_somebody_of_the_adventure_who_is_not_here_is_said_to_be_elsewhere(tmp_path: Path):
    with Journal.open(tmp_path / "a.db") as journal:
        sitting = started(journal, "stitcher", "the-last-ferry", ["Thief (3)"])
        reply, _ = play(sitting, "I go to the notary")
        assert isinstance(reply, Answered)
        assert reply.text.startswith("Notary Quill is not here. The way leads to the deck")
        play(sitting, "I board the ferry")
        assert place_of(sitting) == "the deck of the ferry in mid-river"
        assert sitting.ask("Where are the bargemen?").text == "The two bargemen are here."


def test_another_deed_with_a_weapon_is_no_argument(sitting):
    join(sitting, "the picket")
    sitting.say("I climb the mill wheel with care")
    first = sitting.proposal
    assert first is not None
    sitting.argue("I attack the picket with my sword")
    assert sitting.proposal is not None
    assert sitting.proposal.request.opponent == "the picket"
    sitting.say("I climb the mill wheel with care")
    sitting.argue("I climb it with my long rope")
    assert "Long rope" in sitting.proposal.request.stitched
    assert sitting.proposal.request.opponent is None


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("We travel for two days to the north", 2),
        ("I walk to the north", 0),
        ("I head towards the south-west for a day", 1),
        ("I ride three days east", 3),
    ],
)
def test_a_bearing_is_a_road_and_no_place(text: str, days: int) -> None:
    found = onward(text)
    assert found is not None
    assert (found.kind, found.days) == ("road", days)
