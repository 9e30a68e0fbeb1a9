"""The shipped openings: enough of them, each with something to act on."""

import re

import pytest

from companion.narration.memory import overlap
from companion.openings import openings, sentences_of

LEAST = {"stitcher": 14, "skitterbarren": 6, "altars": 8}
STRENGTHS = {
    "stitcher": r"[1-6]",
    "skitterbarren": r"[1-6]",
    "altars": r"d(?:4|6|8|10|12|20)",
}


@pytest.mark.parametrize("system", LEAST)
def test_there_are_enough_and_each_has_people_circumstances_and_a_trouble(system):
    found = openings(system)
    assert len(found) >= LEAST[system]
    assert len({o.id for o in found}) == len(found)
    for opening in found:
        assert 2 <= len(opening.people) <= 3, opening.id
        assert 3 <= len(opening.circumstances) <= 4, opening.id
        assert {c.helps for c in opening.circumstances} == {True, False}, opening.id
        assert 1 <= len(opening.trouble.split()) <= 6, opening.id
        for person in opening.people:
            assert re.fullmatch(STRENGTHS[system], person.strength), (opening.id, person.name)
            assert person.wants, (opening.id, person.name)


@pytest.mark.parametrize("system", LEAST)
def test_a_scene_is_told_to_you_and_ends_on_something_to_answer(system):
    for opening in openings(system):
        sentences = sentences_of(opening.scene)
        assert 4 <= len(sentences) <= 7, opening.id
        assert re.search(r"\byou(?:r|'re)?\b", opening.scene, re.IGNORECASE), opening.id
        assert re.search(r"\?\"?$|\"$", sentences[-1]), opening.id


def test_no_two_openings_share_a_sentence():
    told = [s for system in LEAST for o in openings(system) for s in sentences_of(o.scene)]
    assert not [(a, b) for i, a in enumerate(told) for b in told[:i] if overlap(a, b) > 0.8]
