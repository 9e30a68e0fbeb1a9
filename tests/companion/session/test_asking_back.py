"""What the program asks back, and that no answer and no other line is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.journal import Journal
from companion.session import records
from companion.session.answering_back import option_meant
from companion.session.asking_back import where_to
from companion.session.exchange import (
    Answered,
    AskedBack,
    Option,
    Proposal,
    SceneBegins,
    Talk,
)
from companion.session.sitting import Sitting
from engine.api import CharacterJoined
from tests.companion.session.doubles import table

PEOPLE = ("Madame Roux", "the inside man", "Osk the driver")


def join(sitting: Sitting, *names: str) -> None:
    for name in names:
        sheet = sitting.system.play.opponent_sheet(name, "2")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))


@pytest.fixture
def vault(tmp_path: Path) -> Iterator[Sitting]:
    journal, sitting = table(tmp_path, place="the strongroom corridor")
    with journal:
        join(sitting, *PEOPLE)
        yield sitting


def asked(sitting: Sitting, text: str) -> AskedBack:
    before = sitting.campaign.state
    reply = sitting.say(text)
    assert isinstance(reply, AskedBack), reply
    assert sitting.campaign.state == before, "a question changes nothing"
    assert sitting.memory.asked is reply
    return reply


# Whom?


def test_a_deed_on_several_who_fit_is_asked_about(vault: Sitting) -> None:
    reply = asked(vault, "I calm them")
    assert reply.question == ("Whom do you calm: Madame Roux, the inside man or Osk the driver?")
    kinds = [r.kind for r in vault.campaign.records(live=True)[-2:]]
    assert kinds == [records.PLAYER, records.ANSWER]


@pytest.mark.parametrize("answer", ["3", "Osk", "the driver", "the third", "Osk the driver."])
def test_a_number_a_name_or_a_word_answers(vault: Sitting, answer: str) -> None:
    asked(vault, "I calm them")
    reply = vault.say(answer)
    assert isinstance(reply, Proposal), reply
    assert reply.request.opponent == "Osk the driver"
    said = vault.campaign.records(kinds={records.PLAYER}, live=True)[-1].body
    assert (said["text"], said["typed"]) == ("I calm Osk", answer)


def test_a_new_line_is_taken_as_itself(vault: Sitting) -> None:
    asked(vault, "I calm them")
    reply = vault.say("I climb the wall")
    assert isinstance(reply, Proposal)
    assert reply.request.opponent is None
    assert vault.memory.asked is None


def test_what_was_asked_about_and_left_is_said_to_be_undone(vault: Sitting) -> None:
    asked(vault, "I cut the inside man loose")
    reply = vault.say("I climb the wall")
    assert isinstance(reply, Proposal)
    assert reply.remarks[0] == "Left undone for now: cut the inside man loose."
    again = vault.say("I climb the wall")
    assert isinstance(again, Proposal)
    assert not any("Left undone" in remark for remark in again.remarks)


def test_the_same_words_are_asked_about_once(vault: Sitting) -> None:
    asked(vault, "I calm them")
    assert not isinstance(vault.say("I calm them"), AskedBack)


def test_whoever_alone_fits_is_taken_and_it_is_said(vault: Sitting) -> None:
    reply = vault.say("I try to calm him down")
    assert isinstance(reply, Proposal)
    assert reply.request.opponent == "the inside man"
    assert reply.remarks[0] == "You mean the inside man."
    assert vault.proposal == reply


def test_whom_one_speaks_with_is_him_and_that_is_plain(vault: Sitting) -> None:
    join(vault, "the fat man")
    vault.memory.partner = "the fat man"
    reply = vault.say("I try to calm him down")
    assert isinstance(reply, Proposal)
    assert (reply.request.opponent, reply.remarks) == ("the fat man", ())


def test_whoever_was_told_of_last_is_meant(vault: Sitting) -> None:
    join(vault, "the fat man")
    vault.memory.heard(["The fat man coughs."], roll=None)
    reply = vault.say("I try to calm him down")
    assert isinstance(reply, Proposal)
    assert reply.request.opponent == "the fat man"


def test_whoever_was_just_dealt_with_is_him(vault: Sitting) -> None:
    vault.memory.partner = "Madame Roux"
    list(vault.say("I nod to Osk").sentences)
    vault.memory.partner = "Madame Roux"
    reply = vault.say("I try to calm him down")
    assert isinstance(reply, Proposal)
    assert reply.request.opponent == "Osk the driver", "though another is surely a man"
    assert reply.remarks[0] == "You mean Osk the driver."


def test_he_is_nobody_where_only_a_woman_is(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        join(sitting, "Madame Roux")
        reply = asked(sitting, "I hit him")
        assert reply.question == "Whom do you mean by “him”? Here is only Madame Roux."
        blow = sitting.say("1")
        assert isinstance(blow, Proposal)
        assert blow.request.opponent == "Madame Roux"


def test_who_does_what_nobody_does_is_nobody(vault: Sitting) -> None:
    reply = asked(vault, "I follow whoever is leaving")
    assert reply.question == (
        "Nobody here is leaving, as far as was told. "
        "Here are Madame Roux, the inside man and Osk the driver."
    )


@pytest.mark.parametrize("text", ["I grab the nearest person", "I ask the tall one for the key"])
def test_an_adjective_never_becomes_a_person(vault: Sitting, text: str) -> None:
    asked(vault, text)
    assert set(vault.campaign.state.characters) == {"Farek", *PEOPLE}


def test_nobody_is_asked_about_who_is_here_alone(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        join(sitting, "Osk")
        reply = sitting.say("I try to calm him down")
        assert isinstance(reply, Proposal)
        assert (reply.request.opponent, reply.remarks) == ("Osk", ()), "nobody else can be meant"


@pytest.mark.parametrize("system", ["altars", "skitterbarren"])
def test_in_a_fight_only_an_open_target_is_asked_about(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system)
    with journal:
        join(sitting, "Hob", "Tam")
        list(sitting.fighting.begin("Hob"))
        while sitting.fighting.choice is not None:
            list(sitting.agreeing.answer_choice(""))
        reply = sitting.say("I attack him")
        assert not isinstance(reply, AskedBack)
        sitting.withdraw()
        reply = sitting.say("I hit the nearest person")
        assert not isinstance(reply, AskedBack), "the one struck at is plain"


# Which?


def test_help_and_a_blow_are_told_apart(vault: Sitting) -> None:
    reply = asked(vault, "I cut the inside man loose")
    assert [option.said for option in reply.options] == [
        "You cut the inside man loose, to help (no roll).",
        "You attack the inside man (a roll).",
    ]
    helped = vault.say("1")
    assert isinstance(helped, Talk)
    list(helped.sentences)
    assert vault.campaign.pending is None


def test_the_other_option_puts_the_check_on_the_table(vault: Sitting) -> None:
    asked(vault, "I cut the inside man loose")
    reply = vault.say("a roll")
    assert isinstance(reply, Proposal)
    assert reply.request.opponent == "the inside man"
    assert not reply.may_be_plain, "the player said that it is an attempt"


def test_an_undo_goes_through_a_question(vault: Sitting) -> None:
    list(vault.say("I sit down").sentences)
    asked(vault, "I cut the inside man loose")
    assert '"I sit down"' in vault.undo(moves=1)
    assert vault.memory.asked is None


# Where to?


def test_a_way_without_a_place_is_asked_about(vault: Sitting) -> None:
    reply = asked(vault, "I slip out")
    assert reply.question == "Where to? Name the place."
    gone = vault.say("the laundry van")
    assert isinstance(gone, SceneBegins)
    assert gone.begun.place == "the laundry van"


def test_what_is_done_there_is_not_lost(vault: Sitting) -> None:
    asked(vault, "I slip out and look for Osk")
    gone = vault.say("to the laundry van")
    assert isinstance(gone, SceneBegins)
    assert gone.then == "I look for Osk"


def test_the_only_known_way_is_taken(vault: Sitting) -> None:
    vault.next_scene("a service corridor with nobody")
    assert vault.going.ways_known() == ["the strongroom corridor"]
    gone = vault.say("I slip out")
    assert isinstance(gone, SceneBegins)
    assert gone.begun.place == "the strongroom corridor"


def test_of_several_known_ways_one_is_chosen(vault: Sitting) -> None:
    vault.next_scene("a linen room with nobody")
    vault.next_scene("a service corridor with nobody")
    reply = asked(vault, "I leave")
    assert {o.said for o in reply.options} == {"the strongroom corridor", "a linen room"}
    gone = vault.say("the linen room")
    assert isinstance(gone, SceneBegins)
    assert gone.begun.place == "a linen room"


@pytest.mark.parametrize("text", ["I go somewhere safe", "I head somewhere quiet"])
def test_somewhere_is_no_place(vault: Sitting, text: str) -> None:
    asked(vault, text)


def test_a_place_of_the_players_own_needs_no_question(vault: Sitting) -> None:
    assert isinstance(vault.say("I go to the harbour"), SceneBegins)


def test_known_ways_are_offered() -> None:
    reply = where_to(["the quay", "the inn"])
    assert option_meant(reply, "the inn") == reply.options[1]
    free = option_meant(reply, "to the old mill")
    assert free is not None
    assert free.place == "the old mill"
    named = option_meant(reply, "Vessik Harbour")
    assert named is not None
    assert named.place == "Vessik Harbour"
    for line in ("I look around", "Look around", "Never mind", "Hello", "what now", "Wait here"):
        assert option_meant(reply, line) is None, line


# Nothing is lost

LINES = st.one_of(
    st.sampled_from(
        ["2", "Osk", "the driver", "no", "maybe", "I wait", "I climb the wall", "who is here?",
         "Osk, wait!", "we go back", "them", "to the harbour", "I calm him", "??", "what now"]
    ),
    st.text(st.characters(codec="ascii", min_codepoint=32), min_size=1, max_size=30),
)  # fmt: skip


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Sitting, Sitting]]:
    """Two tables where the same is said, of which one asks back before every line."""
    made: list[tuple[Journal, Sitting]] = []
    for name in ("one", "other"):
        journal, sitting = table(tmp_path_factory.mktemp(name))
        join(sitting, *PEOPLE)
        made.append((journal, sitting))
    yield made[0][1], made[1][1]
    for journal, _ in made:
        journal.close()


@settings(max_examples=25, deadline=None)
@given(text=LINES.filter(lambda text: bool(text.strip()) and not text.startswith("/")))
def test_after_a_question_any_line_is_taken_without_loss(
    twins: tuple[Sitting, Sitting], text: str
) -> None:
    asking, plain = twins
    options = (Option(said="Osk the driver", text="I wave at Osk the driver", also=("Osk",)),
               Option(said="the quay", text="I sing"))  # fmt: skip
    question = AskedBack(question="Whom?", options=options)
    for sitting in twins:
        sitting.withdraw()
        sitting.memory.asked = None
        sitting.memory.asked_about.clear()
    asking.memory.asked = question
    chosen = option_meant(question, text)
    if chosen is None and asking.conversing.asking.again(text) is not None:
        asking.say(text)
        assert asking.memory.asked is question, "a number that is not offered leaves it open"
        return
    reply = asking.say(text)
    told = plain.say(text if chosen is None else chosen.text)
    assert asking.memory.asked is None or isinstance(reply, AskedBack)
    if chosen is None:
        assert type(reply) is type(told)
    for answer in (reply, told):
        if isinstance(answer, Talk):
            list(answer.sentences)
    if not isinstance(reply, Answered):
        said = asking.campaign.records(kinds={records.PLAYER}, live=True)[-1].body
        assert text in (said["text"], said.get("typed"))
