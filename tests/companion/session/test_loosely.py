"""Who is named loosely, and whom of those here that can mean."""

import pytest

from companion.session.loosely import fitting, last_told, loose_in, told_to_do, with_one

PEOPLE = ["Madame Roux", "the inside man", "Osk the driver", "two guards"]


@pytest.mark.parametrize(
    ("text", "kind", "said", "deed"),
    [
        ("I calm them", "pronoun", "them", "calm"),
        ("I try to calm him down", "pronoun", "him", "calm"),
        ("I give him my rope", "pronoun", "him", "give"),
        ("I shake his hand", "pronoun", "his", "shake"),
        ("I ask her where the van is", "pronoun", "her", "ask"),
        ("I attack the nearest person", "one", "the nearest person", "attack"),
        ("I point my sword at the closest one", "one", "the closest one", "point my sword at"),
        ("I ask the tall one what he knows", "one", "the tall one", "ask"),
        ("I ask somebody the way", "anybody", "somebody", "ask"),
        ("I follow whoever is leaving", "doing", "whoever is leaving", "follow"),
        ("I ask whoever is nearest", "one", "whoever is nearest", "ask"),
        ("I stop the man who ran", "doing", "the man who ran", "stop"),
    ],
)
def test_a_deed_on_somebody_named_loosely_is_seen(text, kind, said, deed) -> None:
    loose = loose_in(text, PEOPLE)
    assert loose is not None
    assert (loose.kind, loose.said, loose.deed) == (kind, said, deed)


@pytest.mark.parametrize(
    "text",
    [
        "I pick them up",  # things
        "I look at them",
        "I open the nearest one",
        "I ask Osk about her",  # somebody is named before
        "I tell the porter that he can keep him",
        "I ask where I can find her",
        '"Tell him to wait," I say',
        "Do I know him?",
        "I take her to a doctor",
        "I drive her home",  # a way, and no deed against anybody
        "I persuade the man on my bench",  # described, and known by it
        "I threaten all three of them",
        "I look for whoever started it",
        "I search for whoever started it",
        "I lean on somebody",  # whoever it is
        "I ask somebody on the benches",
        "I climb the wall",
        "",
    ],
)
def test_other_words_name_nobody_loosely(text) -> None:
    loose = loose_in(text, PEOPLE)
    assert loose is None or loose.deed.startswith("take"), loose


def test_a_name_that_somebody_here_has_is_no_loose_word() -> None:
    assert loose_in("I ask the man about it", ["the man in grey"]) is None
    assert loose_in("I ask the man about it", ["Osk"]) is not None


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("I calm him", ["the inside man"]),
        ("I calm her", ["Madame Roux"]),
        ("I calm them", ["two guards"]),
        ("I calm somebody", PEOPLE),
        ("I calm the man", ["the inside man"]),
        ("I ask the other person", PEOPLE),
        ("I follow whoever drives", ["Osk the driver"]),
        ("I follow whoever took the guard", []),
        ("I follow whoever is leaving", []),
    ],
)
def test_who_fits(text, fits) -> None:
    people = [*PEOPLE]
    loose = loose_in(text, people)
    assert loose is not None
    assert fitting(loose, people) == fits


def test_an_adjective_tells_who_it_is_or_nobody() -> None:
    people = ["the tall guard", "the fat guard"]
    loose = loose_in("I ask the tall one about the key", people)
    assert loose is not None
    assert fitting(loose, people) == ["the tall guard"]
    loose = loose_in("I ask the bald one about the key", people)
    assert loose is not None
    assert fitting(loose, people) == people


def test_whoever_was_told_of_last_is_him() -> None:
    assert last_told(["Wick", "Osk"], ["Osk waits.", "Wick raises a hand."]) == "Wick"
    assert last_told(["Wick", "Osk"], ["Osk looks at Wick."]) == ""
    assert last_told(["Wick", "Osk"], ["It rains."]) == ""


def test_what_was_told_that_somebody_did_is_known_in_any_form() -> None:
    assert told_to_do("ran", ["A boy runs for the door."])
    assert told_to_do("is leaving", ["Somebody leaves by the back."])
    assert not told_to_do("is leaving", ["It rains."])


def test_a_name_takes_the_place_of_the_loose_word() -> None:
    for text, whole in (
        ("I try to calm him down", "I try to calm the porter down"),
        ("I shake his hand", "I shake the porter's hand"),
        ("I give him my rope", "I give the porter my rope"),
    ):
        loose = loose_in(text, [])
        assert loose is not None
        assert with_one(text, loose, "the porter") == whole


def test_what_somebody_is_does_not_stand_in_the_deed() -> None:
    loose = loose_in("I calm her", [])
    assert loose is not None
    assert with_one("I calm her", loose, "Ysolt the hunter") == "I calm Ysolt"


@pytest.mark.parametrize("text", ["I carry the real one to the back", "I hide the fake one"])
def test_what_is_carried_or_hidden_as_one_of_several_is_a_thing(text):
    assert loose_in(text, PEOPLE) is None
