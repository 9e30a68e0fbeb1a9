"""Nobody is won over for a match; what is worth something is asked for with dice."""

import pytest

from companion.session.trifles import asks_for_a_trifle


@pytest.mark.parametrize(
    "text",
    [
        "I ask the stranger for a piece of gum",
        "ask Keith for a piece of chalk",
        "I ask the judge for a light",
        "I ask Aske for a cup of tea, please",
        "Could I have a match?",
        "May I borrow a pencil, Miss Orme?",
        "I ask if I can have some more toast",
    ],
)
def test_trifles(text: str) -> None:
    assert asks_for_a_trifle(text)


@pytest.mark.parametrize(
    "text",
    [
        "I ask the stranger for a piece of the treasure",
        "I ask for the keys",
        "I ask her for a cup of water from the last barrel",
        "I ask the guard for a light sentence",
        "May I have until five?",
        "I ask for a seat on the council",
        "I ask him for a pin number",
        "I ask for a chair to be brought to the bishop and the door left open",
        "Could I have the match?",
        "I ask the driver about a match",
    ],
)
def test_what_matters_is_none(text: str) -> None:
    assert not asks_for_a_trifle(text)
