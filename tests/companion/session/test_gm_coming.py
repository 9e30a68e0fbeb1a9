"""Whom a GM brings in by a command, and what cannot be."""

import pytest

from companion.errors import BadInputError
from companion.session.gm_coming import comers


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("ogre 3", [("ogre", "3")]),
        ("ogre", [("ogre", "")]),
        ("ghoul d6+d8", [("ghoul", "d6+d8")]),
        ("the 3rd guard", [("the 3rd guard", "")]),
        ("R2 droid", [("R2 droid", "")]),
        ("three guards 2", [("guard 1", "2"), ("guard 2", "2"), ("guard 3", "2")]),
    ],
)
def test_a_name_and_a_strength(text: str, found: list[tuple[str, str]]) -> None:
    assert comers(text) == found


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("ogre -3", "no strength"),
        ("ogre 0", "no strength"),
        ("ogre 99", "no strength"),
        ("ogre 3.5", "no strength"),
        ("ogre d7", "no strength"),
        ("", "say who"),
        ("3", "say who"),
        ("nine guards 2", "two to 4"),
        ("-2 guards", "two to 4"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(text: str, why: str) -> None:
    with pytest.raises(BadInputError, match=why):
        comers(text)
