"""What a question asks for."""

import pytest

from companion.rules_desk.asking import numbers_in, take_apart


@pytest.mark.parametrize(
    ("question", "clause"),
    [
        ("He's behind a wall, I've got a bow. Which die do I roll?", "Which die do I roll?"),
        ("my friend fell in the river, can I pull him out", "can I pull him out"),
        ("how far do I get if I run, roughly", "how far do I get if I run"),
        ("starting health", "starting health"),
        ("", ""),
        ("we lost the fight - what now? why?", "we lost the fight - what now? why?"),
    ],
)
def test_the_last_clause_that_asks_is_found(question: str, clause: str) -> None:
    assert take_apart(question).clause == clause


@pytest.mark.parametrize(
    ("question", "wanted"),
    [
        ("two things help me, what extra die is that", "die"),
        ("which DS for climbing a tower", "rating"),
        ("what is the maximum of boons", "number"),
        ("how many reactions a round", "number"),
        ("he hits me, can I still act", "verdict"),
        ("is the die of the lock a d8", "verdict"),
        ("what is a trait", "other"),
    ],
)
def test_the_kind_of_answer_is_told(question: str, wanted: str) -> None:
    assert take_apart(question).wanted == wanted


def test_numbers_are_read_in_digits_and_in_words() -> None:
    assert numbers_in("a six and 12 twice, no d20") == {"6", "12", "2"}
    assert take_apart("I have four. what else?").numbers == {"4"}
