"""How far words reach what was written for a scene: ways, names, hands lent, looks, two at once."""

import pytest

from companion.journal import Journal
from companion.session.blows import shot_with
from companion.session.exchange import Answered, Proposal, SceneBegins, Talk
from companion.session.kit_deeds import handled, is_touched
from companion.session.kit_words import best_line
from engine.api import Effect, EffectApplied
from tests.companion.session.doubles import at_opening, here

FIRE = "the cook fire behind the third row"


@pytest.fixture
def orchard(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        yield at_opening(journal, "iron-orchard", system="skitterbarren")


@pytest.fixture
def cistern(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        yield at_opening(journal, "bell-cistern", system="skitterbarren")


def told(reply):
    assert isinstance(reply, Talk), reply
    return " ".join(reply.sentences)


def full(sitting):
    clock = Effect(
        kind="clock", change="raise", target="scene", name=sitting.going.kits.trouble, size=8
    )
    sitting.campaign.apply(EffectApplied(effect=clock))


def test_a_hand_lent_is_a_gift_and_the_question_beside_it_is_answered(orchard):
    reply = orchard.say("I take hold of the ladder. I'm not with them. Who are you?")
    assert "The ladder stops walking" in told(reply)
    assert reply.then == '"Who are you?"'


def test_what_is_asked_about_counts_more_than_how(orchard):
    lines = orchard.going.kits.lines("Nettle the wire cutter")
    line = best_line(lines, "So what happened to that finger, Nettle?")
    assert line is not None
    assert "finger" in line.asked


def test_what_is_done_after_a_question_follows_the_answer(orchard):
    list(orchard.say("Who are you?").sentences)
    reply = orchard.say("Where does the top wire end? I climb the leaning pylon to get at it.")
    assert "strung tight" in told(reply)
    assert reply.then == "I climb the leaning pylon to get at it."


@pytest.mark.parametrize(
    "text",
    [
        "I go over to their fire",
        "Dark is soon. I go over to their fire",
        "I walk slowly up to the chained hound behind the third row, rope in my hand",
    ],
)
def test_words_of_a_way_lead_there(orchard, text):
    reply = orchard.say(text)
    assert isinstance(reply, SceneBegins)
    assert reply.begun.place == FIRE


def test_a_mere_door_is_no_way_that_was_never_named(cistern):
    assert not cistern.going.kits.leads("the door")
    assert cistern.going.kits.leads("the far side")


def test_what_was_taken_is_held_out(orchard):
    list(orchard.say(f"I go to {FIRE}").sentences)
    assert "one great bone" in told(orchard.say("I lift the lid off the pot"))
    assert "gone before" in told(orchard.say("I take the bone and hold it out to the hound"))


def test_a_look_from_ones_knees_is_a_look(cistern):
    reply = cistern.say("The guards. I kneel by them and smell their breath")
    assert "yellow dust" in told(reply)


def test_using_ones_own_thing_on_somebody_is_no_touch():
    assert handled("I use my kit on the guards") == ""
    assert handled("I use the lever") == "the lever"


def test_who_comes_with_the_trouble_comes_then(orchard):
    raiders = "the Magpie raiders"
    assert raiders not in here(orchard)
    full(orchard)
    list(orchard.say("I think about it").sentences)
    assert raiders in here(orchard)


def test_who_came_while_one_was_elsewhere_is_met_on_coming_back(orchard):
    list(orchard.say(f"I go to {FIRE}").sentences)
    full(orchard)
    list(orchard.say("I think about it").sentences)
    assert "the Magpie raiders" not in here(orchard)
    begun = orchard.say("I go back to the Iron Orchard")
    assert isinstance(begun, SceneBegins)
    assert "the Magpie raiders" in here(orchard)


def test_people_answer_to_the_names_that_others_have_for_them(cistern):
    where = cistern.say("Then where is Pask now? I want to talk to him")
    assert isinstance(where, Answered)
    assert where.text == "The cistern keeper is here."
    assert "no east door" in told(cistern.say("Pask, is there another door down here?"))


def test_who_is_asked_by_name_and_does_not_know_says_so(cistern):
    assert "Couldn't say" in told(cistern.say("Pask, what do fish eat? Show me."))


def test_a_whistle_is_no_talk(orchard):
    assert "says" not in told(orchard.say("I whistle two notes on my whistle, low and then high"))


def test_stakes_about_one_thing_are_not_those_of_another(cistern):
    chain = cistern.say("I steal the mayor's chain off her neck")
    assert isinstance(chain, Proposal)
    assert "keg" not in f"{chain.stakes.success} {chain.stakes.failure}"
    cistern.withdraw()
    ledge = cistern.say("I climb along the ledge past the pillars")
    assert isinstance(ledge, Proposal)
    assert "ledge" in ledge.stakes.success


def test_no_blow_settles_a_fight_that_is_counted(cistern):
    list(cistern.say("I go to the far side of the cistern").sentences)
    proposal = cistern.say("I attack the lamp bearer with my sword")
    assert isinstance(proposal, Proposal)
    assert "goes down" not in proposal.stakes.success


def test_a_weapon_aimed_with_words_beside_it_is_a_threat(cistern):
    list(cistern.say("I go to the far side of the cistern").sentences)
    proposal = cistern.say('"Put the keg down." I aim my sword at the keg, not at her')
    assert isinstance(proposal, Proposal)
    assert not proposal.opens_fight
    assert proposal.request.opponent == "the lamp bearer"


def test_what_heals_is_used_to_treat(cistern):
    proposal = cistern.say("I use my healer's kit on the oldest guard")
    assert isinstance(proposal, Proposal)
    assert "Bram" in proposal.stakes.success


def test_a_shot_is_made_with_what_shoots():
    assert shot_with("I shoot her", ["Hatchet", "Sling"]) == "I shoot her with my sling"
    assert shot_with("I shoot the bolt back", ["Hatchet"]) == "I shoot the bolt back"


def test_a_wish_that_names_what_for_is_answered_with_that(orchard):
    said = told(orchard.say('"What do you want the copper for?"'))
    assert "for a still" in said


def test_a_hand_lent_beside_a_speech_is_lent(orchard):
    reply = orchard.say('"What is the hurry?" I steady the ladder')
    assert "The ladder stops walking" in told(reply)
    assert reply.then == '"What is the hurry?"'


def test_a_word_called_out_is_heard(orchard):
    list(orchard.say("I go to the dry ditch").sentences)
    assert "when it's a friend" in told(orchard.say("Nettle soup!"))


def test_a_length_of_something_is_of_it(orchard):
    proposal = orchard.say("I cut a length of wire with my sword")
    assert isinstance(proposal, Proposal)
    assert "span" in proposal.stakes.success


def test_cover_is_named_with_what_is_said_of_it(orchard):
    proposal = orchard.say("I hide behind the leaning pylon and wait for the raiders")
    assert isinstance(proposal, Proposal)
    assert "shadow" in proposal.stakes.success


def test_a_knock_is_no_turn_of_the_wheel():
    assert not is_touched("I knock on the pipe", "You lean on the wheel and it gives.")
    assert is_touched("I pull the lever", "You lean on the wheel and it gives.")


def test_a_little_word_is_about_nothing(cistern):
    lines = cistern.going.kits.lines("Mayor Tamsin Holt")
    line = best_line(lines, '"Turn round in that light."')
    assert line is None or "in" not in line.asked
    assert "gate" in best_line(lines, "Who had reason to hate this town?").asked


def test_what_was_learnt_is_passed_on(cistern):
    mayor = "Mayor Tamsin Holt"
    nothing = cistern.say("I tell the mayor what the keeper said")
    assert not isinstance(nothing, Talk) or "twice" not in told(nothing)
    list(cistern.say('"Pask, who did you let in?"').sentences)
    assert "makes you say it twice" in told(cistern.say("I tell the mayor what the keeper said"))
    assert cistern.campaign.state.story.relations[mayor] > 0


def test_a_hand_at_a_collar_with_a_question_is_a_threat(cistern):
    proposal = cistern.say('I take the keeper by the collar. "Who did you let in?"')
    assert isinstance(proposal, Proposal)
    assert proposal.request.opponent == "the cistern keeper"


def test_what_is_said_is_answered_and_not_what_the_hands_do(cistern):
    said = told(cistern.say('"I will start with the dipper." I turn it over in my hands'))
    assert "dipper" in said


def test_whoever_is_spoken_with_says_something_where_the_story_has_not(cistern):
    list(cistern.say("I row over to the far side").sentences)
    assert "says" in told(cistern.say("Why today?"))


def test_what_one_goes_through_is_a_way(cistern):
    list(cistern.say("I row over to the far side").sentences)
    begun = cistern.say("I go through the panel to them")
    assert isinstance(begun, SceneBegins)
    assert begun.begun.place == "the passage behind the keeper's door"


def test_what_one_came_for_is_not_what_one_has(orchard):
    kits = orchard.going.kits
    assert "copper" in " ".join(orchard.memory.told)
    assert not kits.had_from_start({"copper"})


def test_of_two_stakes_about_a_thing_the_nearer_comes_first(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        plough = at_opening(journal, "wreck-of-the-plough", system="skitterbarren")
        proposal = plough.say("I turn the green wheel with the iron bar")
        assert isinstance(proposal, Proposal)
        assert "plough is driven" not in proposal.stakes.success
