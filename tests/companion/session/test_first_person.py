"""Deeds that are typed without "I", whatever their verb, and what only looks like one."""

import pytest

from companion.session.first_person import as_first


@pytest.mark.parametrize(
    "text",
    [
        "chuck it on the fire",
        "unhitch the oxen",
        "swipe the Receiver's ledger",
        "wedge the door",
        "lever the lid off with my knife",
        "trip a guard, then run",
        "douse them both",
    ],
)
def test_a_verb_that_no_list_has_is_a_deed_before_its_thing(text: str) -> None:
    assert as_first(text, ["Marda"]) == f"I {text}"


@pytest.mark.parametrize(
    "text",
    [
        "who nailed the well shut",
        "half the people here",
        "both my hands",
        "lads, the door",
        "lads the door is open",
        "Marda the eel",
        "not the oxen",
        "like a thief",
        "good the door was open",
        "give me the lamp",
        "excuse my manners",
        "is that a door",
        "let it drift",
        "damn the man",
    ],
)
def test_what_is_no_deed_of_the_players_stays(text: str) -> None:
    assert as_first(text, ["Marda"]) == text
