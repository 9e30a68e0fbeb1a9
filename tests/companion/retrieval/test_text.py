"""Cutting text into words, spans and questions."""

from hypothesis import given
from hypothesis import strategies as st

from companion.retrieval.text import (
    MAX_QUESTION_CHARS,
    clean_question,
    content_words,
    split_spans,
    words,
)

TABLE = """# Wicks
A wick burns, e.g. in a lantern. It costs 2 ft. of rope! "Really?" Yes.

| Wick | Hours |
|---|---|
| thin | 1 |
| rope | 9 |

- first item. And more.
2. second item
"""


def test_a_row_is_read_out_with_its_column_names() -> None:
    rows = [span for span in split_spans(TABLE) if span.kind == "row"]
    assert [row.spoken for row in rows] == ["Wick: thin; Hours: 1", "Wick: rope; Hours: 9"]
    assert [TABLE[row.start : row.end] for row in rows] == ["| thin | 1 |", "| rope | 9 |"]


def test_sentences_end_at_stops_but_not_after_short_forms() -> None:
    sentences = [span.spoken for span in split_spans(TABLE) if span.kind == "sentence"]
    assert sentences == [
        "A wick burns, e.g. in a lantern.",
        "It costs 2 ft. of rope!",
        '"Really?"',
        "Yes.",
    ]


def test_list_items_lose_their_marker() -> None:
    items = [span.spoken for span in split_spans(TABLE) if span.kind == "item"]
    assert items == ["first item.", "And more.", "second item"]


@given(st.text())
def test_every_span_but_a_row_stands_in_the_text_as_it_is_spoken(text: str) -> None:
    for span in split_spans(text):
        assert text[span.start : span.end]
        if span.kind != "row":
            assert text[span.start : span.end] == span.spoken


@given(st.text())
def test_a_cleaned_question_is_one_short_printable_line(text: str) -> None:
    cleaned = clean_question(text)
    assert len(cleaned) <= MAX_QUESTION_CHARS
    assert "\n" not in cleaned
    assert "\x00" not in cleaned
    cleaned.encode("utf-8")


def test_lone_surrogates_and_full_width_digits_become_plain() -> None:
    assert clean_question("\udc80 DS ５?\x07") == "? DS 5?"


def test_words_are_lower_case_and_content_words_drop_the_rest() -> None:
    assert words("Don’t ROLL the d6s") == ["don't", "roll", "the", "d6s"]
    assert content_words("what does the Weight mean, the weight?") == ["weight"]
