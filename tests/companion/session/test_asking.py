"""Questions about the story are answered from the story, those about the rules from the rules."""

from pathlib import Path

import pytest

from companion.session import records
from companion.session.asking import OPEN, is_about_story
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import table


@pytest.fixture
def sitting(tmp_path: Path):
    journal, found = table(tmp_path, place="the harbour of Tarn")
    with journal:
        sheet = found.system.play.opponent_sheet("Tam Reeder", "1")
        found.campaign.apply(CharacterJoined(sheet=sheet))
        yield found


@pytest.mark.parametrize(
    "question",
    [
        "Who killed my brother?",
        "Where is the mill?",
        "What does Tam want?",
        "Why did she lie to me?",
        "What is in the box?",
        "What do we know about the ferry?",
        "What is the toll keeper wearing?",
        "What's she holding?",
    ],
)
def test_these_are_about_the_story(question):
    assert is_about_story(question)


@pytest.mark.parametrize(
    "question",
    [
        "Who wins a tie?",
        "Who goes first?",
        "What happens when I die?",
        "What does a Weight of 3 mean?",
        "How many Traits may I have?",
        "What is a Mixed Failure?",
        "Where do automatic Successes come from?",
        "Why do sixes explode on every die?",
    ],
)
def test_these_are_about_the_rules(question):
    assert not is_about_story(question)


def test_somebody_here_is_told_of_with_what_was_learnt(sitting):
    learnt = Effect(
        kind="knowledge", change="gain", target="scene", name="Tam carries a copper key."
    )
    sitting.campaign.apply(EffectApplied(effect=learnt))
    told = sitting.ask("Who is Tam?").text
    assert told.startswith("Tam Reeder is here, without feelings either way.")
    assert "copper key" in told


def test_who_was_left_is_where_they_were_left(sitting):
    list(sitting.say("I go to the market").sentences)
    assert sitting.ask("Where is Tam Reeder?").text == "Tam Reeder was last seen at the harbour."
    assert "leads to it" in sitting.ask("Where is the harbour?").text
    assert sitting.ask("Where is the market?").text == "You are there: the market."
    seen = sitting.ask("What is in this market?").text
    assert all(s.name in seen for s in sitting.campaign.state.story.standings)


def test_what_somebody_wants_is_said_once_it_is_known(sitting):
    assert sitting.ask("What does Tam want?").text == "What Tam Reeder wants has not come out."


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("What is the man with one glove doing?", "The man with one glove is here"),
        ("Is the man with one glove still here?", "The man with one glove is here"),
        ("What is the man with one glove's name?", "has not been named yet"),
        ("What is Tam Reeder's name?", "The name is Tam Reeder."),
    ],
)
def test_a_question_after_somebody_known_is_no_question_about_the_rules(
    sitting, question: str, told: str
):
    sheet = sitting.system.play.opponent_sheet("a man with one glove", "1")
    sitting.campaign.apply(CharacterJoined(sheet=sheet))
    assert told in sitting.ask(question).text


def test_a_rule_that_is_asked_about_somebody_stays_a_rule(sitting):
    assert "is here" not in sitting.ask("How many dice does Tam Reeder roll?").text


def test_what_was_never_told_is_open_and_no_passage_of_the_rules(sitting):
    answered = sitting.ask("Who killed my brother?")
    assert answered.text == OPEN
    assert answered.quotes == ()


def test_asking_changes_nothing(sitting):
    before = sitting.campaign.state
    sitting.say("Where is Tam?")
    assert sitting.campaign.state == before
    assert sitting.proposal is None


def test_one_s_own_people_are_known_and_a_death_is_not_forgotten(sitting):
    assert sitting.ask("where is Farek?").text == "Farek is here, on your side."
    sitting.campaign.append(records.ENDING, {"name": "Oskar", "by": ""})
    assert sitting.ask("what happened to Oskar?").text == "Oskar is dead."
    sitting.say("I climb the wall")
    list(sitting.tell(sitting.roll()).sentences)
    sitting.say("I climb the wall")
    list(sitting.tell(sitting.roll()).sentences)
    told = " ".join(sitting.recap())
    assert "Oskar is dead." in told
    assert told.count("climb the wall") == 1


def test_several_want_and_one_wants(sitting):
    sheet = sitting.system.play.opponent_sheet("two bargemen", "1")
    sitting.campaign.apply(CharacterJoined(sheet=sheet))
    body = {"number": 2, "place": "a", "wants": {"two bargemen": "to be paid"}, "away": {}}
    sitting.campaign.append("scene", body)
    assert "Want to be paid." in sitting.ask("Who are the two bargemen?").text


@pytest.mark.parametrize(
    ("question", "of_story"),
    [
        ("How much does he want?", True),
        ("What is the innkeeper's name?", True),
        ("Is the guard armed?", True),
        ("Can a thief sneak twice?", False),
        ("How many dice does he roll?", False),
        ("How many actions does the guard get?", False),
    ],
)
def test_who_somebody_is_to_the_story_is_no_question_of_the_rules(question, of_story):
    assert is_about_story(question) == of_story


def test_a_matter_is_told_of_by_its_noun(sitting):
    rumour = Effect(
        kind="clock",
        change="gain",
        target="scene",
        name="the rumour that is going round",
        segments=6,
    )
    sitting.campaign.apply(EffectApplied(effect=rumour))
    told = sitting.ask("What is the rumour?").text
    assert told.startswith("The rumour that is going round: ")
    assert "ask somebody" in told
    assert not sitting.ask("What is the damage?").text.startswith("The rumour")


@pytest.mark.parametrize(
    "question",
    ["What is still open?", "What are my goals?", "What was I doing?", "what's left to do"],
)
def test_what_is_open_stands_in_the_ledger(sitting, question):
    sitting.book.ledger.propose("thread", "who rang the bell", source=1)
    assert "who rang the bell" in sitting.ask(question).text


@pytest.mark.parametrize(
    "question", ["What did I find out so far?", "What have we discovered?", "What clues do I have?"]
)
def test_what_was_found_out_is_told_again(sitting, question):
    fact = Effect(kind="knowledge", change="gain", target="scene", name="The bell is cracked")
    sitting.campaign.apply(EffectApplied(effect=fact))
    assert "The bell is cracked" in sitting.ask(question).text


def _learnt(sitting, *facts: str) -> None:
    for fact in facts:
        effect = Effect(kind="knowledge", change="gain", target="scene", name=fact)
        sitting.campaign.apply(EffectApplied(effect=effect))


def test_who_did_it_is_answered_by_what_was_learnt_of_it(sitting):
    _learnt(sitting, "Imre paid the rider for a horse", "Sefa paid the ferryman")
    assert sitting.ask("Who paid the rider?").text == "Imre paid the rider for a horse."
    assert sitting.ask("Who killed the rider?").text == OPEN


def test_a_word_told_somewhere_says_neither_yes_nor_no(sitting):
    list(sitting.telling.words(["The bell rings across the water."]))
    assert sitting.ask("Is it the ring?").text == OPEN
    _learnt(sitting, "The ring is a forgery")
    assert sitting.ask("Is it the ring?").text == "The ring is a forgery."
