"""Noun phrases: who is somebody, and what is only a thing."""

import pytest

from companion.narration.nouns import definite, is_plural, somebody_in


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("I attack the bargemen with my dagger", "the bargemen"),
        ("I point my blaster at the robber", "the robber"),
        ("I swing my hammer", ""),
        ("I lean on the lever", ""),
    ],
)
def test_a_tool_is_nobody_and_bargemen_are_several_people(text, who):
    assert somebody_in(text) == who
    assert is_plural("bargemen")
    assert not is_plural("a specimen")


@pytest.mark.parametrize(
    ("name", "several"),
    [
        ("Winifred Oakes", False),
        ("Mr Hodges", False),
        ("Temple Guards", True),
        ("Infrared Goggles", True),
        ("the Pardee brothers", True),
    ],
)
def test_a_family_name_is_one_person(name: str, *, several: bool) -> None:
    assert definite(name).plural is several
