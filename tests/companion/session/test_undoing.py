"""One move at a time is taken back, plain deeds by the rules among them; dice stand."""

from pathlib import Path

import pytest

from companion.cli.taking_back import standing, take_back
from companion.errors import BadInputError
from companion.narration.storyteller import Storyteller
from companion.session.branching import place_of
from companion.session.exchange import FightBegins, Proposal, Talk
from companion.session.memory import Memory
from companion.session.sitting import Sitting
from companion.session.skipping import skip
from companion.session.undoing import NOT_YET, NOTHING, RETOLD
from engine.api import CharacterJoined
from tests.companion.session.doubles import table

GEAR = ("Brawn +1", "Exertion +3", "Rope", "Provisions x3", "Coins x10")


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    _, made = table(tmp_path, system="skitterbarren", lines=GEAR)
    made.campaign.apply(CharacterJoined(sheet=made.system.play.opponent_sheet("Yarrow")))
    climb = made.say("I climb the ledge with my rope")
    assert isinstance(climb, Proposal)
    list(made.tell(made.roll()).sentences)
    return made


def does(sitting: Sitting, text: str) -> None:
    reply = sitting.say(text)
    if isinstance(reply, FightBegins):
        list(reply.steps)
        assert reply.then is not None
        reply = reply.then()
    if isinstance(reply, Talk):
        list(reply.sentences)


def bag(sitting: Sitting) -> list[str]:
    return list(sitting.campaign.state.characters["Farek"].model_dump()["inventory"])


def test_a_purchase_is_taken_back_and_the_gift_before_it_stays(sitting: Sitting) -> None:
    does(sitting, "I give Yarrow two provisions")
    before = bag(sitting)
    does(sitting, "I buy a knife from Yarrow")
    assert bag(sitting) != before
    said = take_back(sitting, "")
    assert said == 'Taken back: "I buy a knife from Yarrow", and what came of it.'
    assert bag(sitting) == before
    assert "two provisions" in take_back(sitting, "")
    assert "Provisions x3" in bag(sitting)
    assert sitting.campaign.verify().ok


def test_after_the_moves_comes_what_the_roll_led_to_and_never_the_roll(sitting: Sitting) -> None:
    rolls = sitting.campaign.next_roll
    does(sitting, "I eat some of my provisions")
    assert "I eat" in take_back(sitting, "1")
    assert sitting.unfinished() is None
    assert take_back(sitting, "").endswith("Dice that were thrown stand.")
    assert sitting.unfinished() is not None
    with pytest.raises(BadInputError) as refused:
        take_back(sitting, "")
    assert str(refused.value) == NOTHING.format(number=rolls)
    assert sitting.campaign.next_roll == rolls + 1, "a number is spent once"


def test_questions_and_refusals_are_no_moves(sitting: Sitting) -> None:
    does(sitting, "I eat some of my provisions")
    sitting.say("what happens on a tie?")
    does(sitting, "I buy a plate harness")
    assert '"I eat some of my provisions",' in take_back(sitting, "")


def test_who_came_in_by_a_command_is_named(sitting: Sitting) -> None:
    sitting.party.join(sitting.system.play.draft_sheet("Ada", ["Brawn +1"], sitting.campaign.state))
    assert take_back(sitting, "") == "Taken back: Ada joins."
    assert "Ada" not in sitting.campaign.state.characters


def test_several_and_all(sitting: Sitting) -> None:
    full = bag(sitting)
    for _ in range(3):
        does(sitting, "I drop one of my provisions")
    assert "and 1 more move" in take_back(sitting, "2")
    assert "Provisions x2" in bag(sitting)
    assert "stand" in take_back(sitting, "all")
    assert bag(sitting) == full
    for odd in ("x", "0", "-1", "1.5"):
        with pytest.raises(BadInputError, match="/undo all"):
            take_back(sitting, odd)


def test_a_proposal_on_the_table_goes_first(sitting: Sitting) -> None:
    does(sitting, "I eat some of my provisions")
    eaten = bag(sitting)
    assert isinstance(sitting.say("I climb the ledge with my rope"), Proposal)
    assert "Nothing was rolled" in take_back(sitting, "")
    assert bag(sitting) == eaten


def test_before_anything_happened_nothing_goes(tmp_path: Path) -> None:
    _, new = table(tmp_path, system="skitterbarren", lines=GEAR)
    with pytest.raises(BadInputError, match=NOT_YET):
        take_back(new, "")


def test_a_skip_after_a_purchase_turns_round_and_keeps_the_purchase(sitting: Sitting) -> None:
    does(sitting, "I buy a knife from Yarrow")
    skip(sitting.campaign, "")
    assert "Knife" in bag(sitting)
    assert sitting.campaign.verify().ok


def test_a_told_roll_that_is_taken_back_stands_and_says_what_can_be_done(sitting: Sitting) -> None:
    number = sitting.campaign.next_roll - 1
    assert standing(sitting) == ""
    take_back(sitting, "")
    assert standing(sitting).startswith("The roll stands (")
    assert f"/branch NAME roll {number} plays on from before it" in standing(sitting)
    _, kept = place_of(sitting.campaign, f"before roll {number}")
    assert "climb" in str(sitting.campaign.records(since=kept)[0].body["text"])


def test_other_words_are_taken_back_alone_and_no_words_come_twice(sitting: Sitting) -> None:
    first, seed = sitting.campaign.state, sitting.memory.seed
    list(sitting.tell(sitting.retry()).sentences)
    second = sitting.memory.seed
    assert take_back(sitting, "").startswith(f"Taken back: {RETOLD}.")
    assert sitting.unfinished() is None
    assert (sitting.campaign.state, sitting.memory.seed) == (first, seed)
    list(sitting.tell(sitting.retry()).sentences)
    assert sitting.memory.seed not in (seed, second)
    assert Memory.of(sitting.campaign).seed == sitting.memory.seed


def test_a_telling_that_was_taken_back_is_told_in_other_words(sitting: Sitting) -> None:
    seed, changed = sitting.memory.seed, sitting.campaign.state
    take_back(sitting, "")
    list(sitting.tell(sitting.retry()).sentences)
    assert sitting.memory.seed != seed
    assert sitting.campaign.state == changed
    assert "what came of the last roll" in take_back(sitting, "")
    assert sitting.unfinished() is not None
    assert sitting.campaign.verify().ok


def test_other_words_for_a_roll_change_none_of_its_consequences(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, narrator=Storyteller())
    with journal:
        for text in ("I climb the wall with my rope", "I pick the lock of the gate"):
            assert isinstance(sitting.say(text), Proposal)
            told = sitting.tell(sitting.roll())
            first = list(told.sentences)
            for _ in range(3):
                take_back(sitting, "")
                again = sitting.tell(sitting.retry())
                assert again.effects == told.effects
                assert list(again.sentences) != first
