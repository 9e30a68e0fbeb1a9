"""Words that are somebody in one text and something else in another."""

import pytest

from companion.narration.helps import _as_habit
from companion.narration.person_words import is_only_ridden, means_person


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("the count", "I ask the count for mercy"),
        ("count", "The count sits by the fire."),
        ("the king", "The king wants my head."),
        ("two kings", "Two kings wait in the hall."),
        ("the guard", "I talk to the guard"),
        ("the cook", "The cook says nothing."),
        ("the knight", "The knight laughs over the chess board."),
        ("the watch", "The watch is here."),
        ("judge", "Judge Holm waits with a book."),
    ],
)
def test_who_does_something_is_a_person(name: str, text: str) -> None:
    assert means_person(name, text)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("count", "I count the coins"),
        ("count", "We count on the rain"),
        ("the count", "I lose count of the drinks"),
        ("kings", "Marda counts kings on a chessboard."),
        ("two kings", "I ask for two kings and an ace from the deck of cards"),
        ("a knight", "I take a knight with my pawn"),
        ("watch", "Two of us watch the door"),
        ("guard", "I guard the door"),
        ("judge", "I judge the distance"),
        ("king", "I hold a king and hope"),
    ],
)
def test_what_is_done_or_played_is_nobody(name: str, text: str) -> None:
    assert not means_person(name, text)


@pytest.mark.parametrize(
    ("name", "text", "is_so"),
    [
        ("a fast horse", "I look for a fast horse", True),
        ("the mule", "I ride the mule to the ford", True),
        ("the horse", "The horse bolts across the yard", False),
        ("the wolf", "I fight the wolf", False),
    ],
)
def test_an_animal_that_is_only_ridden_joins_nothing(name: str, text: str, *, is_so: bool) -> None:
    assert is_only_ridden(name, text) is is_so


@pytest.mark.parametrize(
    ("name", "habit"),
    [
        ("notices small things", "noticing small things"),
        ("talks to the dead", "talking to the dead"),
        ("never forgets a face", "never forgetting a face"),
        ("carries heavy loads", "carrying heavy loads"),
        ("runs with wolves", "running with wolves"),
        ("old songs", ""),
        ("nets and traps", ""),
        ("fast talker", ""),
    ],
)
def test_a_trait_that_says_what_one_does_is_told_as_a_habit(name: str, habit: str) -> None:
    assert _as_habit(name) == habit
