"""Whom a line is said to: trades, descriptions, names behind; questions into the room; looks."""

import re

import pytest

from companion.journal import Journal
from companion.session.asking import is_of_here
from companion.session.exchange import Answered, Proposal, Talk
from companion.session.first_person import as_first
from companion.session.known_by import known_by, sex_of, who_is_called
from companion.session.questions import look_before, with_marks
from companion.session.turning_to import turned_with_name
from tests.companion.session.doubles import at_opening


def chapter(sitting):
    sitting.going.kits.answer_stakes("it went well")
    list(sitting.next_chapter().sentences)
    return sitting


def said(reply):
    assert isinstance(reply, Talk), reply
    return " ".join(reply.sentences)


HIS = ("he", "him", "his", "himself")
HERS = ("she", "her", "hers", "herself")


@pytest.fixture
def heiress(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        yield at_opening(journal, "widow-hale")


@pytest.fixture
def queue(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        yield chapter(at_opening(journal, "night-train"))


@pytest.fixture
def yard(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        yield chapter(at_opening(journal, "hollow-wells", system="skitterbarren"))


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("gardener, what have you got in your waistcoat?", "the gardener"),
        ("I ask the gardener what he saw", "the gardener"),
        ("What is in the safe, lawyer?", "Finch"),
    ],
)
def test_a_trade_turns_to_whoever_has_it(heiress, text, who):
    assert who in said(heiress.say(text))


def test_shouters_are_those_who_shout_and_i_ask_may_stand_behind(queue):
    assert "new boots" in said(queue.say("I ask one of the shouters which number his book has"))
    reply = said(queue.say("what happens at ten if the line stands still, I ask Captain Roth"))
    assert "says Captain Roth" in reply


def test_a_question_is_answered_by_whoever_is_named_in_it_or_knows(yard):
    assert "Ruddle" in said(yard.say("what are the laws here, warden, and what is a crab"))
    reply = said(yard.say("I ask the little girl with the grease pot what she's afraid of"))
    assert "says the girl" in reply


def test_known_by_what_the_scene_tells_of_them(queue):
    known = queue.going.kits.known_by(queue.going.people())
    assert who_is_called("the laundress", known) == "Mother Kern"
    assert who_is_called("the man with no book", known) == "the men in new boots"
    assert who_is_called("the crowd", known) == ""
    assert who_is_called("the bank", known) == ""


@pytest.mark.parametrize(
    "text",
    [
        "I take the lamp, rope and oil",
        "I look at the door, window and stove",
        "I tell the truth",
        "I ask for a drink",
        "ask around, who saw it?",
        "I walk to the window and ask myself why",
        "Well, what now?",
        "Fire, and keep firing",
        "I ask the crowd who saw it",
        "I say to the mirror: enough",
    ],
)
def test_words_to_nobody_here_stay_as_they_are(queue, text):
    assert turned_with_name(text, queue.going.kits.known_by(queue.going.people())) == text


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("what's in the strongbox, really", "what's in the strongbox, really?"),
        ("how far is the needle from the red line now", None),
        ("how many raiders are there", None),
        ("is anybody else awake", None),
        ("who sent you", None),
        ("so where does the wire end", None),
        ("what else do you know", None),
        ("what's that scorched smell, I look around", "what's that scorched smell? I look around"),
    ],
)
def test_a_question_needs_no_mark(text, marked):
    assert with_marks(text) == (marked or f"{text}?")


@pytest.mark.parametrize(
    "text",
    [
        "When the water comes I snatch the cloth",
        "Where the wall ends I climb",
        "what a night",
        "Do it again",
        "Have a drink on me",
        "Which I take",
        "I ask what is in it",
        "What the water gave me I keep",
        "Who cares, I jump",
        "How kind",
        "The door is open",
        "Can it, sailor",
        "While he talks I cut the rope",
    ],
)
def test_a_deed_that_begins_like_a_question_is_none(text):
    assert with_marks(text) == text


@pytest.mark.parametrize(
    ("text", "look"),
    [
        ("look at the badge, any blood on it?", "I look at the badge"),
        ("I read the paper quickly, is it even the real one?", "I read the paper quickly"),
        ("let me see the scales please, who made them?", "I look at the scales"),
        ("I look at the frogs, maybe they are sick", "I look at the frogs"),
        ("I look at her, what do you want?", ""),
        ("Look, who is that?", ""),
        ("let me see your papers", ""),
        ("I look at the badge and ask whose it is", ""),
        ("I look for the key, where is it?", "I look for the key"),
    ],
)
def test_a_look_with_a_question_is_a_look(text, look):
    assert look_before(text) == look


def test_i_is_put_before_speech_to_somebody_and_never_twice():
    people = ["Ghorab the merchant"]
    assert as_first("talk to Ghorab: what is it?", people) == "I talk to Ghorab: what is it?"
    assert as_first("I look at the frogs, are they sick?") == "I look at the frogs, are they sick?"
    assert as_first("let me see the scales, who made them?").startswith("let me")
    assert as_first("Tell the truth, what is it?", people) == "Tell the truth, what is it?"


@pytest.mark.parametrize(
    ("text", "is_here"),
    [
        ("How do we stop it?", True),
        ("How many clubs have thrown somebody out?", True),
        ("How many dice do I roll for it?", False),
        ("Can I use a trait twice in this turn?", False),
        ("How does a tie end it?", False),
    ],
)
def test_the_book_is_asked_only_what_is_about_rules(text, is_here):
    assert is_of_here(text, []) is is_here


def test_a_question_that_nobody_knows_is_answered_by_somebody_and_not_by_the_book(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        ward = at_opening(journal, "quiet-ward")
        assert "Abel" in said(ward.say("How do we stop it?"))
        asked = ward.say("How many dice do I throw at most?")
        assert isinstance(asked, Answered)
        assert asked.quotes


def test_telling_somebody_is_no_order(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        deck = chapter(at_opening(journal, "salt-widow"))
        reply = deck.say("I tell Mrs Orde, as kindly as I can, that her husband is dead")
        assert isinstance(reply, Proposal)
        assert "jumps to it" not in str(reply.stakes)


def test_their_names_are_a_matter_and_nobody(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        beach = chapter(at_opening(journal, "lamp-at-skerrin"))
        reply = said(beach.say('"Mrs Skewes, why do you want their names gone?"'))
        assert "of the shop" not in reply


def test_he_and_she_are_read_off_what_is_told():
    told = ["¶ says Marrick, and wipes his pipe on his sleeve."]
    assert sex_of("Old Marrick", told) == "he"
    assert sex_of("Old Nobody", []) == ""
    assert sex_of("the men in boots", told) == ""


def test_known_by_needs_no_kit():
    from companion.narration.scene_kits import EMPTY

    known = known_by(EMPTY, ["Hob", "the miller"])
    assert who_is_called("the miller", known) == "the miller"


def test_people_of_the_openings_are_called_as_their_scenes_call_them():
    from companion.narration.library import known_people
    from companion.narration.nouns import definite
    from companion.narration.scene_kits import kit
    from companion.openings import openings

    assert definite("Trail boss Harlan").their == "his"
    assert definite("Kestrel in the black cart").pronoun == "she"
    assert definite("Harlan").pronoun == "they"
    told: dict[str, list[str]] = {}
    ids = {o.id for name in ("stitcher", "skitterbarren", "altars") for o in openings(name)}
    for scene in ids | {f"{name}-2" for name in ids}:
        for piece in (*kit(scene).lines, *kit(scene).gifts):
            told.setdefault(piece.who, []).append(re.sub('"[^"]*"', "", piece.says))
    for name, pronoun in known_people().items():
        of_it = sum(len(re.findall(rf"\b{p}\b", " ".join(told.get(name, [])), re.I)) for p in HERS)
        of_him = sum(len(re.findall(rf"\b{p}\b", " ".join(told.get(name, [])), re.I)) for p in HIS)
        if of_it != of_him:
            assert (of_it > of_him) == (pronoun == "she"), name
