"""Somebody may be meant by what was told of them, or by what they do."""

import pytest

from companion.session.described import by_description
from companion.session.unnamed import figure_of

TOLD = (
    "The man who sold her, Calico Brandt, is three boats off.",
    "Pell the beekeeper, a girl with a smoke can on her belt, pushes through.",
    "The harbour master sits on a barrel.",
)
PEOPLE = ("Calico Brandt", "Pell the beekeeper", "the harbour master", "the mouth organ player")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("I go up to the man who sold her", "I go up to Calico Brandt"),
        ("I help the girl with a smoke can on her belt", "I help Pell the beekeeper"),
        ("I hail whoever plays that mouth organ", "I hail the mouth organ player"),
        (
            "I ask the man who is playing the mouth organ why",
            "I ask the mouth organ player why",
        ),
        ("I look for the man who built her", "I look for the man who built her"),
        ("I hail whoever plays the drum", "I hail whoever plays the drum"),
    ],
)
def test_a_description_is_a_name(text: str, meant: str) -> None:
    assert by_description(text, told=TOLD, people=PEOPLE) == meant


def test_a_description_of_somebody_who_left_is_left_alone() -> None:
    text = "I go up to the man who sold her"
    assert by_description(text, told=TOLD, people=("the harbour master",)) == text


def test_who_is_named_beside_what_is_seen_is_no_nameless_figure() -> None:
    people = ("Calico Brandt", "Ondine the diver", "the harbour master")
    assert figure_of(TOLD[:1] + TOLD[2:], people) == ("", frozenset())
    shown = ("The man who sold her, Calico Brandt, waves.", "A girl looks on.", TOLD[2])
    assert figure_of(shown, people) == ("Ondine the diver", frozenset({"girl"}))
