"""The questions before a new game: which campaign, which game, where it begins."""

import io
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from companion.cli.drafting import draft_character
from companion.cli.last_played import last_played
from companion.cli.questions import _IS_DEED, pick_beginning, pick_campaign, pick_system
from companion.cli.screen import PlainScreen
from companion.cli.starting import Starting, Wishes
from companion.errors import BadInputError
from companion.journal import Campaign, Journal
from companion.journal.records import CampaignInfo
from companion.session.beginning import adventures_for
from engine.api import CharacterJoined, get_system
from tests.companion.session.doubles import LINES


class Typed:
    """A player at a terminal who types these lines and then leaves."""

    interactive = True

    def __init__(self, *lines: str) -> None:
        self._lines = iter(lines)
        self.out = io.StringIO()
        self.screen = PlainScreen(self.out)

    def ask(self, prompt: str) -> str | None:
        self.out.write(prompt)
        return next(self._lines, None)


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with Journal.open(tmp_path / "c.db") as found:
        yield found


def new_game(journal: Journal) -> Campaign:
    book = journal.create("New", "stitcher", seed=b"new")
    sheet = book.rule_system.play.draft_sheet("Farek", LINES["stitcher"], book.state)
    book.apply(CharacterJoined(sheet=sheet))
    return book


@pytest.mark.parametrize("lines", [("/quit",), (), ("/help", "/quit"), ("I look around", "/quit")])
def test_leaving_is_no_place(journal, lines):
    typed = Typed(*lines)
    assert pick_beginning(new_game(journal), typed, typed.screen, by_hand=False) is None
    assert typed.out.getvalue().count("First the place") == (len(lines) > 1)


def test_a_place_may_be_told_by_who_is_in_it(journal):
    typed = Typed("I wake in a cellar under the palace")
    assert pick_beginning(new_game(journal), typed, typed.screen, by_hand=False) is not None


@pytest.mark.parametrize(
    ("said", "genre"),
    [("a ghost story by the sea", "horror"), ("a western, please", "western"), ("Noir.", "noir")],
)
def test_a_kind_of_story_is_no_place(journal, said, genre):
    typed = Typed(said)
    begun = pick_beginning(new_game(journal), typed, typed.screen, by_hand=False)
    assert begun is not None
    assert begun.opening.genre == genre


@pytest.mark.parametrize("said", ["the haunted adventure park", "a lighthouse with a ghost in it"])
def test_a_place_with_such_words_in_it_stays_a_place(journal, said):
    typed = Typed(said)
    begun = pick_beginning(new_game(journal), typed, typed.screen, by_hand=False)
    assert begun is not None
    assert begun.opening.id == "own"


def test_the_adventures_of_the_game_are_offered_and_taken_by_their_name(journal):
    typed = Typed("the last ferry")
    begun = pick_beginning(new_game(journal), typed, typed.screen, by_hand=False)
    assert begun is not None
    assert begun.title == "The Last Ferry"
    assert list(adventures_for("stitcher").values()) == ["The Last Ferry"]
    assert "The Last Ferry" in typed.out.getvalue()


def test_a_place_is_a_place_and_enter_draws_one(journal):
    typed = Typed("a quay at night", "")
    own = pick_beginning(new_game(journal), typed, typed.screen, by_hand=False)
    assert own is not None
    assert own.opening.place == "a quay at night"


def test_nothing_is_kept_of_a_game_that_did_not_begin(journal):
    typed = Typed("Agatha", "Thief (3)", "", "", "/quit")
    opened = Starting(journal, typed, typed.screen).open(Wishes(system="stitcher"))
    assert opened is None
    assert journal.list() == []


def test_an_adventure_that_is_not_there_is_refused_before_anything_is_asked(journal):
    new_game(journal)
    typed = Typed("1")
    with pytest.raises(BadInputError, match="no adventure 'foo'"):
        Starting(journal, typed, typed.screen).open(Wishes(adventure="foo"))
    assert typed.out.getvalue() == ""


def test_a_number_that_is_none_is_asked_for_again(journal):
    new_game(journal)
    typed = Typed("7", "new", "9", "alt")
    assert pick_campaign(journal, typed, typed.screen) == "New"
    assert "No campaign is called '7'" in typed.out.getvalue()
    assert pick_system(typed, typed.screen) == "altars"
    assert "There is no game '9' here" in typed.out.getvalue()


def test_a_game_is_chosen_by_its_printed_title():
    typed = Typed("Altars & Archetypes")
    assert pick_system(typed, typed.screen) == "altars"


def test_whoever_closes_the_input_or_quits_begins_no_game(journal):
    new_game(journal)
    for typed in (Typed(), Typed("/quit")):
        assert pick_campaign(journal, typed, typed.screen) is None
    for typed in (Typed(), Typed("/quit")):
        assert pick_system(typed, typed.screen) is None
    left = Typed("")  # a new game, and then away before it was said which
    assert Starting(journal, left, left.screen).open(Wishes()) is None


def test_an_empty_sheet_is_asked_about_once():
    system = get_system("stitcher")
    typed = Typed("Agatha", "", "")
    sheet = draft_character(typed, typed.screen, system, system.new_state({}))
    assert sheet is not None
    assert typed.out.getvalue().count("Nothing stands on the sheet of Agatha") == 1


@pytest.mark.parametrize(
    ("text", "is_deed"),
    [
        ("I sneak up the stairs and listen at the door", True),
        ("I look around", True),
        ("I wake at the foot of a stair", False),
        ("I run a shop on the quay", False),
        ("We hide under the bridge", False),
        ("I climb in the mountains near Tarn", False),
    ],
)
def test_a_deed_is_no_place_to_begin_at(text: str, is_deed: bool) -> None:
    assert bool(_IS_DEED.match(text)) == is_deed


def test_the_campaign_that_was_played_last_is_the_first_to_go_on_with(journal):
    for name in ("Anchor", "Bell"):
        journal.create(name, "stitcher", seed=name.encode())
    journal.campaign("Anchor").append("note", {"text": "x"})
    typed = Typed("1")
    assert pick_campaign(journal, typed, typed.screen) == "Anchor"
    assert "1. Anchor (stitcher), played today\n" in typed.out.getvalue()


@pytest.mark.parametrize(
    ("played", "told"),
    [
        ("2026-05-06T06:00:00+00:00", "played today"),
        ("2026-05-05T23:30:00+00:00", "played today"),  # after midnight where the player sits
        ("2026-05-05T20:00:00+00:00", "played yesterday"),
        ("2026-05-03T20:15:00+00:00", "played 3 days ago"),
        ("2026-04-15T20:15:00+00:00", "played 3 weeks ago"),
        ("2025-05-03T20:15:00+00:00", "played on 3 May 2025"),
        ("", "started yesterday"),
        ("garbage", "when is not known"),
    ],
)
def test_when_a_campaign_was_played_is_said_as_people_say_it(played, told):
    here = timezone(timedelta(hours=2))
    info = CampaignInfo("1", "Low tide", "stitcher", "2026-05-05T10:00:00+00:00", played=played)
    assert last_played(info, datetime(2026, 5, 6, 9, tzinfo=here)) == told
