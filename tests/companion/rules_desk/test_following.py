"""Follow-ups keep the topic of the conversation; a full question begins a new one."""

import pytest

from companion.rules_desk.desk import RulesDesk
from companion.rules_desk.following import Thread, is_follow_up, with_topic

LEANING = (
    "and if it's a tie?",
    "what about two of them?",
    "and for NPCs?",
    "why?",
    "so 3 then?",
    "how many?",
    "and in the dark?",
    "does it cost anything?",
    "for monsters too?",
    "what if I have only one?",
    "even at night?",
    "but not twice?",
    "and armour?",
)
STANDING = (
    "how do I get better gear?",
    "and how do I buy a horse?",
    "what happens if two attacks tie?",
    "so can a thief pick pockets with his die?",
    "In a fight, who goes first?",
    "If my character dies, may I make a new one?",
    "bleeding out?",
    "price of a sword",
    "but I thought the game master always throws all of the dice for every monster here",
)


@pytest.mark.parametrize("question", LEANING)
def test_a_follow_up_is_read_with_its_topic(question: str) -> None:
    assert is_follow_up(question)
    assert with_topic(question, "how do I swing a sword?").startswith("how do I swing a sword?")


@pytest.mark.parametrize("question", STANDING)
def test_a_full_question_stands_by_itself(question: str) -> None:
    assert not is_follow_up(question)
    assert with_topic(question, "how do I swing a sword?") == question


def test_a_thread_keeps_its_topic_until_a_new_question() -> None:
    thread = Thread()
    assert thread.hear("and if it's a tie?") is None
    assert thread.hear("what happens on a tie?") is None
    assert thread.hear("why?") == "what happens on a tie?"
    assert thread.hear("and for NPCs?") == "what happens on a tie?"
    assert thread.hear("how do I buy a horse?") is None
    assert thread.hear("how much?") == "how do I buy a horse?"


def test_a_long_topic_leaves_room_for_the_follow_up() -> None:
    assert with_topic("and for NPCs?", "how " * 900).endswith("for NPCs?")


def test_a_bare_why_is_answered_from_the_topic() -> None:
    answer = RulesDesk().answer("why?", "stitcher", previous="what happens on a tie?")
    assert answer.citations[0].id.startswith("stitcher:opposed/tie")
