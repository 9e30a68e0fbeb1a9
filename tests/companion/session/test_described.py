"""Somebody may be meant by what was told of them, or by what they do."""

import pytest

from companion.session.described import by_description

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
