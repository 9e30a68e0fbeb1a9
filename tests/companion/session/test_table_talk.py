"""What is said across the table is answered there: no roll, no rule, nothing changed."""

from pathlib import Path

import pytest

from companion.session.exchange import Answered, Proposal
from engine.api import CharacterJoined
from tests.companion.session.doubles import table


@pytest.mark.parametrize(
    "text",
    ["nice!", "Wow, that was great!!", "Ouch.", "oh noooo", "what now?", "Ok, so... now what?",
     "what should I do here?", "I'm stuck", "any ideas?", "lol", "are you an AI?", "Hmm..."],
)  # fmt: skip
def test_talk_across_the_table_changes_nothing(tmp_path: Path, text: str) -> None:
    _, sitting = table(tmp_path)
    sheet = sitting.system.play.opponent_sheet("the ferryman", "2")
    sitting.campaign.apply(CharacterJoined(sheet=sheet))
    before = sitting.campaign.state
    reply = sitting.say(text)
    assert isinstance(reply, Answered)
    assert reply.text
    assert sitting.campaign.state == before
    assert sitting.proposal is None


@pytest.mark.parametrize(
    "text",
    ["I do a nice trick with the rope", "What should I do with the rope?", "Great oaks burn well",
     "I climb down", "I have no idea how, but I jump", "grab his tie and pull lol"],
)  # fmt: skip
def test_words_that_say_more_are_no_table_talk(tmp_path: Path, text: str) -> None:
    _, sitting = table(tmp_path)
    assert sitting.conversing.table_talk.answer(text, in_fight=False) == ""


def test_who_asks_what_to_do_is_told_who_is_here_what_they_want_and_what_runs(tmp_path: Path):
    _, sitting = table(tmp_path)
    sheet = sitting.system.play.opponent_sheet("the ferryman", "2")
    sitting.campaign.apply(CharacterJoined(sheet=sheet))
    sitting.memory.wants["the ferryman"] = "his boat back"
    told = sitting.say("What can I do?").text
    assert "ledge" in told
    assert "the ferryman, who wants his boat back" in told


def test_who_are_you_is_for_whoever_is_here_and_else_for_the_companion(tmp_path: Path) -> None:
    _, sitting = table(tmp_path)
    for name in sitting.going.people():
        assert name
    told = sitting.conversing.table_talk.answer("Who are you?", in_fight=False)
    assert ("Dicebound" in told) is not bool(sitting.going.people())


@pytest.mark.parametrize("text", ["I climb the wall lol", "haha, I climb the wall :)"])
def test_who_laughs_while_they_type_has_said_what_they_do(tmp_path: Path, text: str) -> None:
    _, sitting = table(tmp_path)
    assert isinstance(sitting.say(text), Proposal)
