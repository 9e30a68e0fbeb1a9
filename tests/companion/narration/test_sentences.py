"""Text in pieces becomes whole sentences, wherever the pieces are cut."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.narration.sentences import SentenceStream, split_sentences, tidy


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("The rope holds. You climb.", ["The rope holds.", "You climb."]),
        ('"Stop!" she calls. Rain.', ['"Stop!" she calls.', "Rain."]),
        ("Mr. Rook nods. St. Elm burns.", ["Mr. Rook nods.", "St. Elm burns."]),
        ("Well... perhaps. No?", ["Well... perhaps.", "No?"]),
        ("J. R. Hale waits.", ["J. R. Hale waits."]),
        ("It costs 3.5 of them. So.", ["It costs 3.5 of them.", "So."]),
        ("First line\n\nSecond line", ["First line", "Second line"]),
        ("門が開く。雨だ。", ["門が開く。", "雨だ。"]),
        ("¿Quién es? Nadie.", ["¿Quién es?", "Nadie."]),
        ("**You fall.** _Rain_.", ["You fall.", "Rain."]),
        ('He says: "Go." Then he goes.', ['He says: "Go."', "Then he goes."]),
        ("no end", ["no end"]),
        ("", []),
    ],
)
def test_sentences_are_cut_where_they_end(text: str, wanted: list[str]) -> None:
    assert split_sentences(text) == wanted


@given(st.text(alphabet="ab. !?\n\"'A", max_size=60), st.lists(st.integers(1, 7), max_size=20))
def test_nothing_is_lost_whatever_the_pieces(text: str, cuts: list[int]) -> None:
    stream, found, at = SentenceStream(), [], 0
    for cut in [*cuts, len(text)]:
        found += stream.feed(text[at : at + cut])
        at += cut
    found.append(stream.rest())
    letters = "".join(c for c in text if c.isalpha())
    assert "".join(c for part in found for c in part if c.isalpha()) == letters


@pytest.mark.parametrize("size", [1, 2, 3, 5, 11])
def test_pieces_of_any_size_give_the_same_sentences(size: int) -> None:
    text = 'Mr. Rook waits. "Who goes there?" he asks. The bell tolls nine times! Rain...\n'
    stream, found = SentenceStream(), []
    for at in range(0, len(text), size):
        found += stream.feed(text[at : at + size])
    assert [*found, stream.rest()][:4] == [
        "Mr. Rook waits.",
        '"Who goes there?" he asks.',
        "The bell tolls nine times!",
        "Rain...",
    ]


def test_emphasis_goes_and_words_stay() -> None:
    assert tidy("The *old* __mill__ (snake_case stays)") == "The old mill (snake_case stays)"
