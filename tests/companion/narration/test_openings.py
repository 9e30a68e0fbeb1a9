"""The shipped openings: enough of them, each with something to act on."""

import re

import pytest

from companion.narration.memory import overlap
from companion.openings import draw_opening, openings, sentences_of
from companion.openings.genres import genres_of

LEAST = {"stitcher": 30, "skitterbarren": 6, "altars": 8}
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
        assert 2 <= len(opening.people) <= 4, opening.id
        assert 1 <= sum(not person.away for person in opening.people) <= 3, opening.id
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


def test_every_genre_of_an_opening_has_words_that_tell_it():
    told = {genre: genres_of([genre_word]) for genre, genre_word in TELLING.items()}
    assert set(told) == {o.genre for o in openings("stitcher")}
    assert all(genre in found for genre, found in told.items())


TELLING = {
    "fantasy": "Wizard", "noir": "Detective", "space": "Astronaut", "western": "Sheriff",
    "horror": "Exorcist", "sea": "Pirate", "modern": "Smartphone", "heist": "Safecracker",
    "school": "Schoolgirl",
}  # fmt: skip


@pytest.mark.parametrize(
    ("names", "genres"),
    [
        (["Newspaper reporter", "Camera"], {"noir", "modern"}),
        (["Sea captain", "Cutlasses"], {"sea"}),
        (["Stubborn", "Fond of cake"], set()),
        ([], set()),
    ],
)
def test_a_sheet_tells_its_genre_or_none(names, genres):
    assert genres_of(names) == genres


def test_a_line_counts_before_a_genre():
    # Every noir opening crosses something here: another genre is better than a crossed line.
    class One:
        def face(self, sides: int) -> int:
            return 1

    drawn = draw_opening("stitcher", One(), genres={"noir"}, suits=lambda o: o.genre != "noir")
    assert drawn.genre != "noir"
