"""Whoever handles a thing and says no word of violence attacks nobody."""

import pytest

from companion.reader import Intent
from companion.session.calming import calmed


@pytest.mark.parametrize(
    ("text", "attacks"),
    [
        ("I put the ruby ring in the open hand", False),
        ("I slowly hold out my lantern", False),
        ("I help the grey ape into a blanket", False),
        ("I offer the grey ape my fist and strike", True),
        ("I put my knife to his throat", True),
        ("I put an arrow through the ape", True),
        ("I take aim and loose", True),
        ("I let my blade sing", True),
    ],
)
def test_handling_is_no_blow(text: str, attacks: bool) -> None:
    blow = Intent(needs_roll=True, kind="attack", manner="fight", opponent="the grey ape")
    assert (calmed(blow, text).kind == "attack") == attacks


def test_an_accusation_is_said_and_no_blow() -> None:
    read = Intent(needs_roll=True, kind="attack", manner="fight", opponent="two guards", reason="")
    told = calmed(read, "I accuse the two guards: one of you is false!")
    assert (told.kind, told.manner, told.opponent) == ("opposed", "persuade", "two guards")
    assert "hurt" not in told.reason


def test_going_somewhere_is_no_blow_at_who_stands_there() -> None:
    read = Intent(needs_roll=True, kind="attack", manner="shoot", opponent="the man", reason="")
    told = calmed(read, "I go down with Brakka to the steps under the altar of the man")
    assert (told.kind, told.manner, told.needs_roll) == ("none", "move", False)
    assert calmed(read, "I go for the man").kind == "attack"
