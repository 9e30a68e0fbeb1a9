"""The oracle of a campaign: on record, verifiable, and not to be asked twice for another answer."""

import itertools
import re
from pathlib import Path

import pytest

from companion.errors import BadInputError
from companion.oracle import LIKELIHOODS, Known, Oracle
from companion.oracle.readings import ALTERED, ANSWERS, EVENTS
from companion.oracle.throws import _told
from companion.session.sitting import Sitting
from companion.session.undoing import undo
from engine.api import Effect, EffectApplied
from tests.companion.session.doubles import table

QUESTION = "Is the gate guarded?"


@pytest.fixture
def sitting(tmp_path: Path):
    journal, found = table(tmp_path)
    with journal:
        yield found


def oracle_with(sitting: Sitting, **known: tuple[str, ...]) -> Oracle:
    return Oracle(sitting.campaign, lambda: Known(**known))


def test_an_answer_is_a_journaled_draw_and_the_journal_verifies(sitting):
    answer = oracle_with(sitting).ask(QUESTION, "likely")
    draw = sitting.campaign.records(kinds={"draw"})[-1].body
    assert draw["stream"] == "oracle"
    assert QUESTION in draw["about"]
    assert tuple(face for _, face, _ in draw["draws"])[:3] == answer.faces or answer.happening
    assert answer.yes == (answer.faces[0] <= LIKELIHOODS["likely"])
    assert sitting.campaign.verify().ok


def test_the_same_question_gets_the_same_answer_until_something_is_rolled(sitting):
    oracle = oracle_with(sitting)
    first = oracle.ask(QUESTION)
    drawn = len(sitting.campaign.records(kinds={"draw"}))
    again = oracle.ask("is the gate  GUARDED?", "remote")
    assert again.again
    assert (again.text, again.faces) == (first.text, first.faces)
    assert len(sitting.campaign.records(kinds={"draw"})) == drawn
    sitting.say("I climb the cliff with my long rope")
    sitting.roll()
    assert not oracle.ask(QUESTION).again


def test_an_undo_never_takes_an_answer_back(sitting):
    oracle = oracle_with(sitting)
    answer = oracle.ask(QUESTION)
    sitting.campaign.append("note", {"text": "later"})
    undo(sitting.campaign)
    assert oracle.ask(QUESTION).text == answer.text
    with pytest.raises(BadInputError, match="nothing"):
        undo(sitting.campaign)


def test_dice_whose_reading_was_lost_in_a_crash_are_read_again(sitting, monkeypatch):
    oracle = oracle_with(sitting)

    def crash(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(sitting.campaign, "append", crash)
    with pytest.raises(KeyboardInterrupt):
        oracle.ask(QUESTION)
    monkeypatch.undo()
    lost = sitting.campaign.records(kinds={"draw"})[-1].body["draws"]
    answer = oracle.ask(QUESTION)
    if answer.happening is None:
        assert [face for _, face, _ in lost][:3] == list(answer.faces)
        assert sitting.campaign.records(kinds={"draw"})[-1].body["draws"] == lost


def test_events_name_what_the_story_has_and_tick_its_clocks(sitting):
    clock = Effect(kind="clock", change="gain", target="scene", name="the tide", size=1)
    sitting.campaign.apply(EffectApplied(effect=clock))
    oracle = oracle_with(
        sitting, people=("Ness", "Tam"), threads=("Who paid?",), clocks=("the tide",)
    )
    seen = {}
    for _ in range(60):
        happening = oracle.event()
        seen[happening.focus] = happening
        assert "{" not in happening.text
    assert set(seen) == set(EVENTS), "sixty events meet every focus"
    assert seen["person acts"].about in ("Ness", "Tam")
    assert seen["thread tightens"].about == "Who paid?"
    ticks = {c.name: c.ticks for c in sitting.campaign.state.story.clocks}
    assert ticks["the tide"] == 4
    assert sitting.campaign.verify().ok


def test_an_event_about_nobody_is_about_something_else(sitting):
    oracle = oracle_with(sitting)
    foci = {oracle.event().focus for _ in range(40)}
    assert foci <= {"newcomer", "place", "find"}


def test_an_event_lets_off_tension(sitting):
    oracle = oracle_with(sitting)
    assert oracle.set_tension(9) == 6
    oracle.event()
    assert oracle.tension == 5


def test_readings_vary_before_they_come_again(sitting):
    oracle = oracle_with(sitting, people=("Ness",))
    texts = [oracle.event().text for _ in range(24)]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("question", ["", "   ", "x" * 500])
def test_what_is_no_question_is_told_in_a_sentence(sitting, question):
    with pytest.raises(BadInputError):
        oracle_with(sitting).ask(question)


def test_every_reading_is_a_sentence_with_the_story_s_names_and_without_the_pair():
    known = Known(
        people=("two bargemen", "a sleeping pilgrim"),
        threads=("The missing deed.",),
        place="the inn",
    )
    pools = (*ANSWERS.values(), *EVENTS.values(), ALTERED)
    for template in itertools.chain(*pools):
        for faces in ((1, 1), (1, 2)):
            shown = {"person": "two bargemen", "thread": "Who paid?", "clock": "the tide"}
            text = _told([template], faces, known, **shown)
            assert not re.search(r"[{}<>|]", text), text
            assert re.search(r"[.?!]\"?$", text), text
            assert text[:1].isupper() or text[:1] == '"', text
            assert "a sleeping pilgrim" not in text.lower()
            assert not re.search(r"bargemen (?:is|has|was)\b", text), text


def test_a_reading_that_needs_a_name_is_passed_over_where_the_story_has_none():
    for pool in (*ANSWERS.values(), EVENTS["newcomer"], EVENTS["place"], EVENTS["find"], ALTERED):
        told = {_told(pool, (face, 1), Known()) for face in range(1, 60)}
        assert len(told) >= 4
        assert all("{" not in text for text in told)
