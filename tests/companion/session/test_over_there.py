"""Deeds at another place of the scene: one goes there first, once one has been there."""

import pytest

from companion.journal import Journal
from companion.narration.scene_kits import kit
from companion.reader import Intent
from companion.session.exchange import Proposal, SceneBegins
from companion.session.staked import by_verb
from engine.api import Effect, EffectApplied
from tests.companion.session.doubles import at_opening, here

VAN, CORRIDOR = "the laundry van", "the strongroom corridor of the Banque Orlais"


@pytest.fixture
def sitting(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        yield at_opening(journal, "vault-of-teeth")


def told(sitting, text):
    reply = sitting.say(text)
    words = list(getattr(reply, "sentences", ()))
    return reply, words


def at_the_van(sitting):
    reply, _ = told(sitting, "I go to the laundry van")
    assert isinstance(reply, SceneBegins)
    assert sitting.campaign.state.story.place == VAN


@pytest.mark.parametrize(
    "text", ["I examine the timer lock", "I ask Madame Thibault who has the key"]
)
def test_what_is_done_back_there_is_done_there(sitting, text):
    at_the_van(sitting)
    reply, words = told(sitting, text)
    assert isinstance(reply, SceneBegins)
    assert reply.begun.test is None
    assert reply.then == text
    assert sitting.campaign.state.story.place == CORRIDOR
    assert words[0].startswith("You go back to ")
    assert "Madame Thibault" in here(sitting)
    again, _ = told(sitting, text)
    assert not isinstance(again, SceneBegins)


@pytest.mark.parametrize(
    "text",
    [
        "I look at Sully",
        "I think about the timer lock",
        'I shout: "Thibault, the timer!"',
        "I examine the steering wheel of the van",
        "I sit down on the floor",
    ],
)
def test_what_is_of_here_or_only_said_stays_here(sitting, text):
    at_the_van(sitting)
    told(sitting, text)
    assert sitting.campaign.state.story.place == VAN


def test_where_nobody_has_been_nothing_is_known(sitting):
    told(sitting, "I read the label on the director's luggage")
    assert sitting.campaign.state.story.place == CORRIDOR


def test_who_is_locked_in_does_not_walk_off(sitting):
    at_the_van(sitting)
    held = Effect(kind="position", change="gain", target="Farek", name="Locked in the van")
    sitting.campaign.apply(EffectApplied(effect=held))
    told(sitting, "I examine the timer lock")
    assert sitting.campaign.state.story.place == VAN


def test_what_one_came_to_look_at_is_not_looked_at_twice(sitting):
    reply, _ = told(sitting, "I go to the painters' scaffold and look at the scaffold")
    assert isinstance(reply, SceneBegins)
    assert reply.then == ""


def test_what_needs_dice_needs_them_there(sitting):
    at_the_van(sitting)
    reply, _ = told(sitting, "I try to pick the timer lock")
    assert isinstance(reply, SceneBegins)
    assert isinstance(sitting.say(reply.then), Proposal)


def test_a_way_in_other_words_is_gone_and_the_rest_is_done_there(sitting):
    reply, _ = told(sitting, "I slip out to the laundry van to read his newspaper")
    assert isinstance(reply, SceneBegins)
    assert reply.begun.place == VAN
    assert reply.then.endswith("read his newspaper")


def test_who_stands_up_to_speak_rolls_for_the_speech(sitting):
    reply, _ = told(sitting, "I stand up and threaten Madame Thibault")
    assert isinstance(reply, Proposal)
    assert reply.request.opponent == "Madame Thibault"


def test_back_leads_no_further_than_the_chapter(tmp_path):
    with Journal.open(tmp_path / "d.db") as journal:
        sitting = at_opening(journal, "vault-of-teeth")
        sitting.next_chapter()
        list(sitting.next_chapter().sentences)
        place = sitting.campaign.state.story.place
        reply = sitting.say("I go back")
        assert "no way back" in reply.text
        assert sitting.campaign.state.story.place == place


def test_a_thing_that_is_only_taken_up_is_seen(tmp_path):
    with Journal.open(tmp_path / "e.db") as journal:
        sitting = at_opening(journal, "vault-of-teeth")
        thing = next(t for t in kit("vault-of-teeth").things if not (t.handled or t.at or t.by))
        word = max(thing.words - {"waltz", "music"}, key=len)
        _, words = told(sitting, f"I take the {word}")
        assert " ".join(words) == thing.look


def test_an_order_to_whom_one_speaks_with_wants_winning_over(sitting):
    reply, _ = told(sitting, "Please draw the bolt, ma'am.")
    assert isinstance(reply, Proposal)
    assert reply.request.opponent == "Madame Thibault"


def test_to_go_back_to_somebody_is_to_go_where_they_stayed(sitting):
    at_the_van(sitting)
    told(sitting, "I go back to Madame Thibault")
    assert sitting.campaign.state.story.place == CORRIDOR
    assert sitting.memory.partner == "Madame Thibault"


@pytest.mark.parametrize(
    ("text", "manner"),
    [("throw gum on the sensor", "shoot"), ("I search the sensor", "search")],
)
def test_a_deed_is_told_as_what_its_verb_does(text, manner):
    read = Intent(needs_roll=True, kind="challenge", manner="search", goal=text)
    assert by_verb(read, text).manner == manner


def test_a_name_that_begins_with_an_article_is_taken_whole(sitting, monkeypatch):
    called = [("the old woman", "Madame Thibault")]
    monkeypatch.setattr(type(sitting.going.kits), "called", lambda _: called)
    names = sitting.conversing.names
    assert names.meant("I go to the door") == "I go to the door"
    assert names.meant("I greet the Old Woman") == "I greet Madame Thibault"


def test_a_deed_typed_bare_is_the_players_own(sitting):
    badge = next(t for t in kit("vault-of-teeth").things if "badge" in t.words)
    assert " ".join(told(sitting, "look at the badge")[1]) == badge.look


def test_going_over_for_words_that_name_two_places_ends(sitting):
    at_the_van(sitting)
    text = "I examine the timer lock and the newspaper and the motor"
    reply, _ = told(sitting, text)
    for _ in range(4):
        if not isinstance(reply, SceneBegins):
            break
        reply, _ = told(sitting, reply.then)
    assert not isinstance(reply, SceneBegins)
