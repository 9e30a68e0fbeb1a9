"""A look is known for one in whatever words, and no deed is taken for a look."""

import pytest

from companion.session.kit_deeds import looked_at
from companion.session.looking import as_look


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("I go look at the dead steers", "the dead steers"),
        ("I go and have a quick look at the body", "the body"),
        ("I look round at the faces - who won't look at me", "the faces"),
        ("I have a look at the name plate, where's it from", "the name plate"),
        ("I look which crate it's in, is it marked", "the crate"),
        ("I look over at Vera", "Vera"),
        ("I stare at the painted door", "the painted door"),
        ("let me see the scales please", "the scales"),
        ("May I see the ledger, what did he pay?", "the ledger"),
        ("I look the horse over", "the horse over"),
    ],
)
def test_looks_in_a_roundabout_way(text: str, what: str) -> None:
    assert looked_at(as_look(text)) == what


@pytest.mark.parametrize(
    "text",
    [
        "I look him in the eye",
        "I look the other way",
        "I look around",
        "I go to the bells",
        "I go to look for the key",
        "I check what time it is",
        "I look which way he goes",
        "may I see him?",
        "can I see in the dark?",
        "I let him look at the map",
        "I ask to see the ledger",
    ],
)
def test_what_is_no_look_at_something_stays(text: str) -> None:
    assert as_look(text) == text
