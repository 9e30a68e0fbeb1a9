"""A place of the player's own: its people, and something to answer at once."""

from pathlib import Path

import pytest

from companion.cli.wiring import make_sitting
from companion.journal import Journal
from companion.reader.lexicon import lexicon_of
from companion.reader.scene import read_scene
from companion.session.own_place import _people, begin_own_place, missing
from engine.api import CharacterJoined
from tests.companion.session.doubles import LINES


@pytest.fixture(params=sorted(LINES))
def campaign(request, tmp_path: Path):
    with Journal.open(tmp_path / "c.db") as journal:
        book = journal.create("Own", request.param, seed=b"own")
        sheet = book.rule_system.play.draft_sheet("Farek", LINES[request.param], book.state)
        book.apply(CharacterJoined(sheet=sheet))
        yield book


def test_people_of_the_words_are_there_and_the_rest_is_drawn(campaign):
    text = (
        "the village of Elm before the flood, where Captain Rook and two soldiers hold the bridge"
    )
    begin = begin_own_place(campaign, text)
    assert [p.name for p in begin.opening.people] == ["Captain Rook", "two soldiers"]
    assert begin.opening.people[0].wants
    assert begin.opening.trouble == "the flood"
    assert begin.threads
    sitting = make_sitting(campaign, "Farek")
    told = list(sitting.begin(begin.opening, threads=begin.threads))
    assert any("Captain Rook" in sentence for sentence in told)
    kinds = {entry.kind for entry in sitting.book.ledger.entries()}
    assert {"person", "thread", "clock", "place"} <= kinds
    assert campaign.state.secrets
    assert campaign.verify().ok


def test_a_place_without_people_gets_somebody_with_a_wish(campaign):
    begin = begin_own_place(campaign, "the library at night")
    (person,) = begin.opening.people
    assert person.wants
    assert person.name.startswith("the ")
    assert person.name.removeprefix("the ") in begin.opening.scene


@pytest.mark.parametrize(
    "text",
    [
        "a rotting harbour town called Vessik, at low tide",
        "a place called Harrow",
        "a ship named Gull",
    ],
)
def test_what_a_place_is_called_is_nobody(text):
    assert _people(text) == ()


def test_a_beast_is_not_the_one_who_speaks_first(campaign):
    begin = begin_own_place(campaign, "a quay where an old fisherman and his dog wait")
    assert begin.opening.people[0].name == "the old fisherman"


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("a landing at dusk. Two ferrymen are arguing", ["two ferrymen"]),
        (
            "the deck of a galley named Sea Widow, where a mate called Orric waits",
            ["Orric the mate"],
        ),
        ("a temple. Two guards in salt-stained cloaks watch the mud", ["two guards"]),
        ("a mole. Two soldiers guard the gate", ["two soldiers"]),
        ("an inn called the Star. A dog called Rex barks", ["Rex the dog"]),
        ("a beach where three fishermen mend a net", ["three fishermen"]),
        ("a yard. Two boatmen and a goatherd wait", ["two boatmen", "a goatherd"]),
    ],
)
def test_several_men_of_a_trade_are_people(text: str, people: list[str]) -> None:
    assert [person.name for person in _people(text)] == people


def test_several_people_take_a_verb_in_the_plural(campaign):
    scene = begin_own_place(campaign, "a smoky tavern full of smugglers").opening.scene
    assert "smugglers has" not in scene
    assert "smugglers looks" not in scene.lower()
    assert "smugglers steps" not in scene


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (
            "A fair. A baker called Hob sells pies and a sheriff called Wynn watches the crowd.",
            {"Hob the baker", "Wynn the sheriff"},
        ),
        (
            "A temple. A priest named Anu guards the door and two temple dogs sleep.",
            {"Anu the priest", "two temple dogs"},
        ),
        (
            "A galley. The captain, a woman called Ysolde, is quarrelling with the helmsman.",
            {"Ysolde the captain", "the helmsman"},
        ),
        ("A gorge. A dragon called Smoke sleeps on the bridge.", {"Smoke the dragon"}),
    ],
)
def test_a_name_and_a_calling_are_one_person_and_verbs_are_nobody(
    text: str, names: set[str]
) -> None:
    found = {person.name for person in _people(text)}
    assert names <= found
    assert not found & {"watches", "guards", "sheriff", "priest", "the captain", "Ysolde"}


def test_who_has_a_name_and_a_calling_is_found_by_either() -> None:
    beings = read_scene("Here: Hob the baker (2), Wynn (3).", lexicon_of("en")).beings
    assert [being.name for being in beings] == ["Hob the baker", "Wynn"]
    assert {"hob", "baker"} <= set(beings[0].stems)


@pytest.mark.parametrize(
    ("text", "names", "gone"),
    [
        (
            "A mill village. My brother Calzon is missing. The miller, Agatha, looks away.",
            {"Agatha the miller"},
            ("what became of Calzon",),
        ),
        (
            "The harbour of Tarn. My sister Ines was taken by slavers. Captain Brock of the watch "
            "wants me gone.",
            {"Captain Brock"},
            ("what became of Ines",),
        ),
        (
            "A spaceport bar. Dr. Okafor waits with two bodyguards.",
            {"Dr. Okafor", "two bodyguards"},
            (),
        ),
        ("I wake in a cell. The jailer Hobb snores outside.", {"Hobb the jailer"}, ()),
        ("The palace. The cook hides me. The king is dead.", {"the cook"}, ()),
        (
            "A market; a pickpocket named Finch has just stolen my purse",
            {"Finch the pickpocket"},
            (),
        ),
    ],
)
def test_who_is_missing_dead_or_only_spoken_of_is_not_there(text, names, gone):
    assert {person.name for person in _people(text)} == names
    assert missing(text) == gone


def test_what_became_of_who_is_missing_is_a_thread(campaign):
    begin = begin_own_place(campaign, "A mill village. My brother Calzon is missing.")
    assert "what became of Calzon" in begin.threads
    assert all("Calzon" not in person.name for person in begin.opening.people)


def test_an_epithet_is_of_the_name_and_me_is_you(campaign):
    text = "a village inn where a bailiff is looking for me and Old Meg keeps the bar"
    begin = begin_own_place(campaign, text)
    assert [p.name for p in begin.opening.people] == ["the bailiff", "Old Meg"]
    assert "looking for you and Old Meg" in begin.opening.scene


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("A smugglers' inn on a foggy night", set()),
        ("The captain's cabin, at night", set()),
        ("The hall. Lord Ashgar's champion stands at the door.", {"Lord Ashgar's champion"}),
    ],
)
def test_whoever_owns_a_place_or_has_people_is_not_there_for_that(text, names):
    assert {person.name for person in _people(text)} == names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (
            "The tap room, late. Widow Sarn keeps the bar, a minstrel called Pell tunes a lute.",
            {"Widow Sarn", "Pell the minstrel"},
        ),
        (
            "The yard of a coaching inn. Mother Pell feeds the geese, a coachman named Rusk waits.",
            {"Mother Pell", "Rusk the coachman"},
        ),
        ("Noon. Ma Kettle guards the pump, and Vessik burns.", {"Ma Kettle"}),
        ("A gate. My sister Juno is their prisoner. Jun smokes.", {"Jun"}),
        ("A camp. Tollo was taken by raiders. I have a knife.", set()),
        ("A shop. Marda the pawnbroker counts kings on a chessboard.", {"Marda the pawnbroker"}),
    ],
)
def test_names_are_of_those_who_do_something_here(text: str, names: set[str]) -> None:
    assert {person.name for person in _people(text)} == names


_PAWNSHOP = (
    "A dried-up salt harbour. In a wreck a fat toad named Uncle Brindle keeps a pawnshop. He says "
    "I can have my compass if I bring him the ledger that his rival, the shrew Madam Quill, "
    "keeps in her tower."
)


def test_words_for_a_kind_of_place_are_nobody_and_one_said_twice_is_one(campaign):
    begin = begin_own_place(campaign, _PAWNSHOP)
    (giver,) = begin.opening.people
    assert giver.name == "Uncle Brindle the toad"
    assert giver.wants == "the ledger"
    assert [(one.name, one.state) for one in begin.opening.absent] == [("Madam Quill", "absent")]


def test_what_somebody_asks_in_return_is_what_it_is_about(campaign):
    begin = begin_own_place(campaign, _PAWNSHOP)
    (thread,) = begin.threads
    assert thread.startswith("to bring Uncle Brindle the toad the ledger")


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("A village of lizard folk. The chieftain waits.", ["the chieftain"]),
        ("A jail. The gaoler, a newt named Mother Ossel, has it.", ["Mother Ossel the gaoler"]),
        ("The pit, where two soldiers hold the gate.", ["two soldiers"]),
    ],
)
def test_what_only_describes_is_nobody(text: str, people: list[str]) -> None:
    assert [person.name for person in _people(text)] == people
