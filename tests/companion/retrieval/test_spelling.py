"""Corrections against the words of a book."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.retrieval.spelling import correct, edit_distance

VOCABULARY = {"merchant": 3, "difficulty": 9, "talk": 1, "sword": 2, "stealth": 4}


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("merchent", "merchant"),
        ("tlak", "talk"),
        ("dificulty", "difficulty"),
        ("diffculty", "difficulty"),
        ("stelth", "stealth"),
    ],
)
def test_a_misspelt_word_becomes_the_books_word(wrong: str, right: str) -> None:
    assert correct([wrong], VOCABULARY, is_known_word=lambda _word: False) == {wrong: right}


@pytest.mark.parametrize("word", ["sword", "ogre", "tax", "d20", "x" * 500, "walk"])
def test_other_words_are_left_alone(word: str) -> None:
    assert correct([word], VOCABULARY, is_known_word=lambda w: w == "walk") == {}


def test_without_a_near_word_two_swapped_letters_are_put_right() -> None:
    known = {"form", "water"}.__contains__
    assert correct(["watre"], VOCABULARY, is_known_word=known) == {"watre": "water"}


def slow_distance(a: str, b: str) -> int:
    """Optimal string alignment, straight from its definition."""
    if not a or not b:
        return len(a) + len(b)
    best = min(
        slow_distance(a[:-1], b) + 1,
        slow_distance(a, b[:-1]) + 1,
        slow_distance(a[:-1], b[:-1]) + (a[-1] != b[-1]),
    )
    if len(a) > 1 and len(b) > 1 and a[-1] == b[-2] and a[-2] == b[-1]:
        best = min(best, slow_distance(a[:-2], b[:-2]) + 1)
    return best


short = st.text(alphabet="abc", max_size=5)


@given(short, short, st.integers(0, 4))
def test_the_distance_equals_its_definition_up_to_the_limit(a: str, b: str, limit: int) -> None:
    assert edit_distance(a, b, limit=limit) == min(slow_distance(a, b), limit + 1)


@pytest.mark.parametrize(("wrong", "right"), [("rol", "roll"), ("sixx", "six")])
def test_a_short_word_may_lack_or_repeat_a_letter(wrong: str, right: str) -> None:
    book = {"roll": 9, "six": 4, "rod": 30, "sax": 50}
    assert correct([wrong], book, is_known_word=lambda _word: False) == {wrong: right}


def test_a_short_word_is_not_changed_into_another_of_its_length() -> None:
    assert correct(["bok"], {"box": 9, "bog": 3}, is_known_word=lambda _word: False) == {}
