"""Questions with numbers get the engine's own odds, and only those."""

import pytest

from companion.rules_desk.numbers import odds_in_words, rule_of_a_roll
from engine.api import get_system


@pytest.mark.parametrize(
    ("system", "question", "strength", "difficulty"),
    [
        ("stitcher", "pool of 7 against DS 3?", "7", 3),
        ("stitcher", "what are my chances with 4 dice vs ds 2", "4", 2),
        ("stitcher", "DS 5 with 8 dice, any hope?", "8", 5),
        ("skitterbarren", "+3 against DR 12?", "+3", 12),
        ("skitterbarren", "I have -1 on a defense rating of 9", "-1", 9),
        ("altars", "d10 vs d8?", "d10", "d8"),
        ("altars", "my D12 against a d20+d4", "d12", "d20+d4"),
    ],
)
def test_the_numbers_are_the_engines(
    system: str, question: str, strength: str, difficulty: int | str
) -> None:
    told = odds_in_words(system, question)
    assert told is not None
    game = get_system(system)
    action = game.play.bare_call(strength, difficulty)
    assert action is not None
    view = game.play.odds_view(action, game.odds(game.new_state(), action))
    for label, probability in view:
        assert f"{label} {float(probability) * 100:.1f} %" in told


@pytest.mark.parametrize(
    "question",
    [
        "how many dice?",
        "what happens on a tie?",
        "chapter 7, page 3",
        "d7 vs d9",
        "",
        "DS 3",
        "x" * 5000,
    ],
)
def test_other_questions_get_none(question: str) -> None:
    for system in ("stitcher", "skitterbarren", "altars"):
        assert odds_in_words(system, question) is None


def test_the_chance_to_succeed_comes_first() -> None:
    told = odds_in_words("altars", "d10 vs d8?")
    assert told is not None
    assert told.startswith("Exact odds of d10 against d8: 65.0 % to succeed (")
    assert odds_in_words("skitterbarren", "+3 against DR 12") == (
        "Exact odds of +3 against 12: Success 74.1 %, Failure 25.9 %."
    )


@pytest.mark.parametrize(
    ("system", "question", "is_bare"),
    [
        ("stitcher", "pool of 7 against DS 3?", True),
        ("altars", "what are the chances of d10 vs d8?", True),
        ("skitterbarren", "+3 against DR 12, any hope?", True),
        ("stitcher", "7 dice against DS 3, what does a six do?", False),
        ("altars", "d10 vs d8 and it is a tie", False),
        ("altars", "who wins a tie?", False),
    ],
)
def test_a_question_that_is_only_a_roll_is_known(system: str, question: str, is_bare: bool) -> None:
    assert (rule_of_a_roll(system, question) is not None) == is_bare
