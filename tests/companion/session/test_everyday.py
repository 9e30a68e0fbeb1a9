"""Plain everyday words win over a reader that sees an attempt in everything."""

from pathlib import Path

import pytest

from companion.reader import Intent
from companion.session.everyday import everyday
from companion.session.exchange import Proposal, SceneBegins, Talk
from tests.companion.session.doubles import LINES, table


@pytest.mark.parametrize(
    ("text", "manner"),
    [
        ("I catch my breath", "rest"),
        ("I take a short rest.", "rest"),
        ("We rest for a while by the fire", "rest"),
        ("I sit down and catch my breath", "rest"),
        ("Let's take a breather", "rest"),
        ("I look around", "look"),
        ("I look around the room.", "look"),
        ("I take a good look around", "look"),
        ("I go to the market", "move"),
        ("We head back to the inn", "move"),
        ("I travel to Kessum", "move"),
    ],
)
def test_they_are_read_as_they_are_meant(text, manner):
    found = everyday(text)
    assert found is not None
    assert (found.needs_roll, found.manner) == (False, manner)


@pytest.mark.parametrize(
    "text",
    [
        "I catch my breath and leap across the gap",
        "I look around for a way past the guard",
        "I hold my breath and dive",
        "I run to the market, past the guard",
        "I go to the market and steal a loaf",
        "I take a moment to aim at the rope",
        "I rest my rifle on the wall and shoot",
        "I sneak to the harbour",
    ],
)
def test_whatever_adds_a_deed_is_left_to_the_reader(text):
    assert everyday(text) is None


@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("I catch my breath", Talk),
        ("I look around", Talk),
        ("I go to the harbour", SceneBegins),
        ("I leap over the chasm", Proposal),
    ],
)
def test_in_play_nothing_is_rolled_for_them(tmp_path: Path, system, text, reply):
    journal, sitting = table(tmp_path, system=system, lines=LINES[system])
    with journal:
        answered = sitting.say(text)
        assert isinstance(answered, reply)


def test_a_fight_leaves_nothing_to_everyday_words(tmp_path: Path):
    journal, sitting = table(tmp_path, system="altars", lines=LINES["altars"])
    with journal:
        read = []

        def reader(**said: object) -> Intent:
            read.append(said["text"])
            return Intent(needs_roll=False, kind="none", manner="rest")

        sitting.hearing.reader = reader
        sitting.hearing.read("I catch my breath")
        assert read == []
        sitting.fighting.__class__ = type(
            "Running", (type(sitting.fighting),), {"is_running": property(lambda _: True)}
        )
        sitting.hearing.read("I catch my breath")
        assert read == ["I catch my breath"]


PEOPLE = ("miller Agatha", "Tam Reeder", "a lookout")


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Agatha, where is my brother?", "miller Agatha"),
        ("Hello Tam, how are you?", "Tam Reeder"),
        ("I ask Tam about the night", "Tam Reeder"),
        ("I ask the miller where my brother is", "miller Agatha"),
        ("I talk to the lookout", "a lookout"),
        ("I talk with Tam about the weather", "Tam Reeder"),
        ("I offer Tam a drink", "Tam Reeder"),
        ("Good evening, Agatha", "miller Agatha"),
        ("I promise Agatha that I am not angry with her", "miller Agatha"),
        ("I tell Tam about the war", "Tam Reeder"),
        ("Do you know the way to the mill, Tam?", "Tam Reeder"),
    ],
)
def test_small_talk_and_plain_questions_to_somebody_are_talk(text, who):
    found = everyday(text, people=PEOPLE)
    assert found is not None
    assert (found.needs_roll, found.manner, found.target) == (False, "talk", who)
    assert everyday(text, people=PEOPLE, cold=[who]) is None


@pytest.mark.parametrize(
    "text",
    [
        "Agatha, tell me where he is or else",
        "Tam, will you let me aboard without a ticket?",
        "I ask Tam to lie for me",
        "I ask the miller about the secret she keeps from her husband",
        "I talk Tam into letting me aboard",
        "I talk to the lookout to distract her",
        "I offer Tam a bribe",
        "I tell Tam to open the hatch",
        "I tell Tam that I am the new harbour master, which is a lie",
    ],
)
def test_wanting_something_of_somebody_is_left_to_the_reader(text):
    assert everyday(text, people=PEOPLE) is None


@pytest.mark.parametrize(
    "text",
    ["What does Tam want?", "Where is the mill?", "who is Agatha?", "How many Traits may I have?"],
)
def test_a_question_that_is_for_nobody_here_is_for_the_table(text):
    assert everyday(text, people=PEOPLE).kind == "question"


def test_what_if_is_no_question_for_the_table():
    assert everyday("What if I climb the wall?", people=PEOPLE) is None


@pytest.mark.parametrize(
    ("text", "manner"),
    [
        ("I read the card", "read"),
        ("I look at the box", "look"),
        ("I say hello to Tam", "talk"),
    ],
)
def test_reading_and_looking_at_what_lies_open_is_no_check(text, manner):
    assert everyday(text, people=PEOPLE).manner == manner


@pytest.mark.parametrize("text", ["I read the runes", "I look at the lock for signs of forcing"])
def test_reading_what_nobody_can_read_may_be(text):
    assert everyday(text, people=PEOPLE) is None


@pytest.mark.parametrize(
    "text",
    [
        "I cover my eyes",
        "I tie the rope to the sled",
        "I pick up the child",
        "I put the wet cloth over my head",
        "I take a long drink of water",
        "I wrap my hand in cloth",
    ],
)
def test_what_hands_do_is_no_attempt(text: str) -> None:
    found = everyday(text)
    assert found is not None
    assert (found.needs_roll, found.manner) == (False, "handle")


@pytest.mark.parametrize(
    "text",
    [
        "I tie the guard to the chair",
        "I carry the child past the guards",
        "I cover the guard with my bow",
        "I hold the door against them",
        "I take the purse",
    ],
)
def test_what_somebody_minds_is_left_to_the_reader(text: str) -> None:
    assert everyday(text) is None


@pytest.mark.parametrize("text", ["I call out", "I shout hello!", "We whistle into the dark"])
def test_a_call_into_the_dark_is_no_attempt(text: str) -> None:
    found = everyday(text)
    assert found is not None
    assert (found.needs_roll, found.manner) == (False, "talk")


@pytest.mark.parametrize(
    "text",
    [
        "I read the page she holds out to me",
        "I read the letter that Tam gave me",
        "I study the map the clerk showed us",
    ],
)
def test_what_is_held_out_to_one_is_read_without_dice(text: str) -> None:
    found = everyday(text)
    assert found is not None
    assert (found.manner, found.needs_roll) == ("read", False)


@pytest.mark.parametrize(
    "text",
    [
        "Hello! Do you have a bed for the night?",
        "hello, what are you two arguing about?",
        "Good evening. Is there a room free?",
    ],
)
def test_a_greeting_with_a_question_is_for_whoever_is_there(text: str) -> None:
    found = everyday(text, people=["the barkeep", "the cook"])
    assert found is not None
    assert (found.manner, found.target) == ("talk", "the barkeep")


TAP_ROOM = "The tap room of the Drowned Bell"


@pytest.mark.parametrize(
    ("text", "here", "thing"),
    [
        ("I order a rum", TAP_ROOM, "a rum"),
        ("I ask for two mugs of ale at the bar", TAP_ROOM, "two mugs of ale"),
        ("I order a rum", "the cliffs", None),
        ("I order him to leave", TAP_ROOM, None),
        ("I buy a bottle of poison", TAP_ROOM, None),
    ],
)
def test_a_drink_is_had_for_the_asking_where_it_is_sold(text, here, thing):
    found = everyday(text, here=here)
    assert (None if found is None else found.target) == thing
    assert found is None or (found.manner, found.needs_roll) == ("served", False)


def test_a_look_round_may_say_what_it_is_to_answer():
    found = everyday("I look around the room. Who is here?")
    assert found is not None
    assert (found.manner, found.needs_roll) == ("look", False)
    assert everyday("I look around for a way out. Who is here?") is None


def test_steps_to_the_bar_lose_nothing_that_is_done_there(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place=TAP_ROOM)
    with journal:
        said = sitting.say("I walk over to the bar and order a rum")
        assert isinstance(said, Talk)
        assert "rum" in " ".join(said.sentences)


@pytest.mark.parametrize(
    ("text", "manner"),
    [
        ("I smell the water and look at the dead steers", "look"),
        ("I kneel by the steers and look at their mouths", "look"),
        ("I listen to the song, and then look across the river", "look"),
        ("I take a closer look at the seal on the letter", "look"),
        ("I look for tracks", ""),
        ("I look at the guard and draw my knife", ""),
        ("I smell the water for poison", ""),
    ],
)
def test_who_only_turns_to_a_thing_sees_it(text: str, manner: str) -> None:
    found = everyday(text)
    assert (found.manner if found else "") == manner


def test_a_rope_goes_round_a_post_and_round_nobody() -> None:
    post, ankle = (f"I tie my rope around {what}" for what in ("the post", "Tam's ankle"))
    assert everyday(post, people=PEOPLE) is not None
    assert everyday(ankle, people=PEOPLE) is None


@pytest.mark.parametrize(
    ("text", "treats"),
    [
        ("I offer the child a sip of brandy", True),
        ("I offer Kesh my flask", True),
        ("I offer Kesh my arm", True),
        ("I offer Kesh my flask if she lets me out", False),
        ("I offer Kesh a drink to keep quiet", False),
    ],
)
def test_a_kindness_without_a_condition_is_no_bargain(text, treats):
    found = everyday(text, people=["the child behind the door", "Kesh"])
    assert (found is not None and found.manner == "talk" and not found.needs_roll) is treats
