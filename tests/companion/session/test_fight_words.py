"""Words in a fight: answers to a choice, the end of a turn, giving up."""

from pathlib import Path

import pytest

from companion.errors import BadInputError
from companion.session.exchange import Proposal
from companion.session.fight_words import (
    again,
    ends_turn,
    flees,
    least,
    meant_option,
    strikes_back,
    yields,
)
from companion.session.sitting import Sitting
from engine.api import Choice
from tests.companion.session.doubles import table

RESIST = Choice(
    who="Kell", about="defence", question="?", options=("Pirate", "Sorcerer", "stand still")
)
BOONS = Choice(who="Tam", about="spend_boons", question="?", options=("0", "1", "2"))
REACTION = Choice(who="Tam", about="reaction", question="?", options=("attack", "let_go"))


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("I parry and give ground", "Pirate"),
        ("dodge!", "Pirate"),
        ("I block it with my sorcerer's ward", "Sorcerer"),
        ("sorc", "Sorcerer"),
        ("I do nothing", "stand still"),
        ("I stand my ground", "stand still"),
        ("stand still", "stand still"),
        ("I sell my rope", None),
        ("what is this?", None),
    ],
)
def test_words_mean_a_defence(text: str, option: str | None) -> None:
    assert meant_option(RESIST, text) == option


@pytest.mark.parametrize(
    ("text", "option"),
    [("no", "0"), ("keep them", "0"), ("I spend one", "1"), ("yes", "1"), ("all of them", "2"),
     ("two", "2"), ("hello", None)],
)  # fmt: skip
def test_words_mean_a_number_of_boons(text: str, option: str | None) -> None:
    assert meant_option(BOONS, text) == option


@pytest.mark.parametrize(
    ("text", "option"),
    [("I let him go", "let_go"), ("let go", "let_go"), ("I stab him", "attack"), ("hm", None)],
)
def test_words_mean_a_reaction(text: str, option: str | None) -> None:
    assert meant_option(REACTION, text) == option


def test_the_question_comes_again_without_codes() -> None:
    assert again(RESIST).endswith("Pirate, Sorcerer or stand still.")
    assert "let go" in again(REACTION)
    assert "[" not in again(RESIST)


@pytest.mark.parametrize(
    "text", ["I end my turn", "end turn", "I'm done", "Done.", "I pass", "stand still", "I wait"]
)
def test_words_end_the_turn(text: str) -> None:
    assert ends_turn(text)


@pytest.mark.parametrize("text", ["I end him", "I pass the guard", "I finish my soup", "my turn"])
def test_other_words_do_not(text: str) -> None:
    assert not ends_turn(text)


@pytest.mark.parametrize(
    "text",
    [
        "I surrender",
        "I give up",
        "I put my hands up",
        "I throw down my sword",
        "I yield",
        "yield",
        "surrender",
        "Enough, I yield!",
        "I drop my hatchet and kneel",
        "I lay my bow at her feet",
    ],
)
def test_words_give_up(text: str) -> None:
    assert yields(text)


@pytest.mark.parametrize(
    "text",
    [
        "Surrender!",
        "I give up the gem to him",
        "I demand that he surrender",
        "I yield ground",
        "I throw my spear at the ghoul",
        "I drop my torch",
        "I drop my sabre",
        "I throw my sword",
    ],
)
def test_other_words_give_nothing_up(text: str) -> None:
    assert not yields(text)


@pytest.mark.parametrize(
    "text",
    [
        "I flee",
        "I run for it!",
        "I run away from them as fast as I can",
        "We retreat to the gate",
        "I turn and run away",
        "I get out of here",
        "I try to escape",
        "I break off the fight",
    ],
)
def test_words_flee(text: str) -> None:
    assert flees(text)


@pytest.mark.parametrize(
    "text", ["I run at the ghoul", "I run up to her", "I fly at him", "I escape notice", "I run"]
)
def test_other_words_stay_in_the_fight(text: str) -> None:
    assert not flees(text)


def test_whoever_gave_up_meets_nothing_and_spends_nothing() -> None:
    assert least(RESIST) == "stand still"
    assert least(BOONS) == "0"
    assert least(REACTION) == "let_go"


def test_striking_back_is_no_defence() -> None:
    assert strikes_back(RESIST, "I swing again")
    assert not strikes_back(RESIST, "I parry and strike back")


def asked(path: Path, tries: int = 30) -> Sitting:
    """Return a sitting whose fight begins with a blow of the other side's."""
    for number in range(tries):
        folder = path / str(number)
        folder.mkdir()
        _, sitting = table(
            folder, system="altars", place="a ghoul stands in the crypt", seed=b"%d" % number
        )
        assert isinstance(sitting.say("I swing my longsword at the ghoul!"), Proposal)
        list(sitting.open_fight())
        if sitting.fighting.choice is not None:
            return sitting
    raise AssertionError("the ghoul never won initiative")


def test_enter_keeps_the_attack_that_was_agreed(tmp_path: Path) -> None:
    sitting = asked(tmp_path)
    assert sitting.agreeing.usual_option == "stand still"
    list(sitting.agreeing.answer_choice(""))
    reply = sitting.agreeing.intended()
    assert isinstance(reply, Proposal)
    assert reply.request.kind == "attack"
    assert reply.request.opponent == "the ghoul"


def test_enter_defends_as_it_was_done_last(tmp_path: Path) -> None:
    sitting = asked(tmp_path)
    list(sitting.agreeing.answer_choice(""))
    sitting.agreeing.intended()
    sitting.roll()
    for _ in range(8):
        list(sitting.fighting.advance())
        if sitting.fighting.choice is not None:
            assert sitting.agreeing.usual_option == "stand still"
            list(sitting.agreeing.answer_choice("Thief"))
            break
        sitting.say("I swing my longsword at the ghoul!")
        sitting.roll()
    while sitting.fighting.choice is None and sitting.fighting.is_running:
        list(sitting.fighting.end_turn())
    if sitting.fighting.choice is not None:
        assert sitting.agreeing.usual_option == "Thief"


def test_an_unfitting_answer_is_asked_again_and_costs_nothing(tmp_path: Path) -> None:
    sitting = asked(tmp_path)
    at = sitting.campaign.next_roll
    with pytest.raises(BadInputError, match="stand still"):
        list(sitting.agreeing.answer_choice("I sell my rope"))
    assert sitting.campaign.next_roll == at
    assert sitting.fighting.choice is not None


def test_swinging_again_stands_still_and_strikes(tmp_path: Path) -> None:
    sitting = asked(tmp_path)
    sitting.agreeing.blow = None
    list(sitting.agreeing.answer_choice("I swing my longsword again"))
    assert isinstance(sitting.agreeing.intended(), Proposal)


def test_another_blow_takes_the_place_of_the_one_that_waits(tmp_path: Path) -> None:
    sitting = asked(tmp_path)
    assert sitting.agreeing.blow is not None
    list(sitting.agreeing.answer_choice("I throw sand in his eyes"))
    proposal = sitting.agreeing.intended()
    assert isinstance(proposal, Proposal)
    assert "sand" in proposal.intent.goal


def test_the_question_says_what_resisting_costs(tmp_path: Path) -> None:
    choice = asked(tmp_path).fighting.choice
    assert choice is not None
    assert "costs the action" in choice.question
    assert choice.question[0].isupper()
