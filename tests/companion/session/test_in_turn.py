"""Two deeds of one message are both done, one after the other."""

import pytest

from companion.session.exchange import FightBegins, Proposal, SceneBegins, Talk
from companion.session.in_turn import asked_next, two_deeds
from engine.api import CharacterJoined
from tests.companion.session.doubles import table


@pytest.fixture
def sitting(tmp_path):
    journal, found = table(tmp_path, system="altars", place="the quay of Tarn")
    with journal:
        sheet = found.system.play.opponent_sheet("Marda the fishwife", "6")
        found.campaign.apply(CharacterJoined(sheet=sheet))
        yield found


def test_what_needs_dice_follows_what_needs_none(sitting):
    reply = sitting.say("I tie my rope to a bollard and climb down to the mud")
    assert isinstance(reply, Talk)
    assert list(reply.sentences)
    assert reply.then == "I climb down to the mud"


def test_a_purchase_is_made_before_the_question(sitting):
    reply = sitting.say("I buy an eel from Marda and ask her who has gone")
    assert isinstance(reply, FightBegins)
    list(reply.steps)
    told = reply.then()
    assert told.then == "I ask her who has gone"
    gear = sitting.campaign.state.characters["Farek"].equipment
    assert any("eel" in line.casefold() for line in gear)


def test_what_is_left_behind_is_left_before_the_rest(sitting):
    thing = sitting.campaign.state.characters["Farek"].equipment[0]
    reply = sitting.say(f"I leave my {thing.lower()} behind and climb down to the mud")
    assert isinstance(reply, FightBegins)
    list(reply.steps)
    assert reply.then().then == "I climb down to the mud"
    assert thing not in sitting.campaign.state.characters["Farek"].equipment


def test_a_way_is_gone_once_what_comes_first_has_worked(sitting):
    reply = sitting.say("I climb down the cliff and walk to the temple")
    assert isinstance(reply, Proposal)
    rolled = sitting.roll()
    told = sitting.tell(rolled)
    list(told.sentences)
    assert told.then == ("I walk to the temple" if rolled.resolution.passed else "")


@pytest.mark.parametrize(
    "text",
    [
        "I take my bow and shoot at the gull",
        "I ask Marda about bread and water",
        "I sneak past and listen at the door",
    ],
)
def test_one_deed_stays_one(sitting, text):
    reply = sitting.say(text)
    assert getattr(reply, "then", "") in ("", None)


@pytest.mark.parametrize("text", ["I walk across the square to the temple", "I enter the temple"])
def test_a_way_over_plain_ground_is_gone_without_dice(sitting, text):
    guards = sitting.system.play.opponent_sheet("two temple guards", "8")
    sitting.campaign.apply(CharacterJoined(sheet=guards))
    reply = sitting.say(text)
    assert isinstance(reply, SceneBegins)
    assert reply.begun.place == "the temple"


def test_whoever_calls_on_a_god_goes_nowhere(tmp_path):
    lines = ["Priestess of the Drowned God d12", "Smuggler d10", "Corsair d8", "Initiative d6"]
    journal, sitting = table(tmp_path, system="altars", place="the quay of Tarn", lines=lines)
    with journal:
        reply = sitting.say("I call on the Drowned God to calm the waves")
        assert isinstance(reply, Proposal)
        assert reply.request.kind == "magic"


def test_words_are_taken_apart_at_a_verb_only():
    assert two_deeds("I eat bread and cheese") is None
    assert two_deeds('I say "come and see"') is None


def test_a_blow_after_a_drawn_sword_opens_a_fight(sitting):
    reply = sitting.say("I draw my sword and attack Marda the fishwife")
    assert isinstance(reply, Proposal)
    assert reply.request.kind == "attack"
    assert reply.opens_fight


def test_a_flight_ends_where_it_leads_to(sitting):
    sitting.say("I attack Marda the fishwife with my longsword")
    list(sitting.open_fight())
    if sitting.fighting.choice is not None:
        list(sitting.agreeing.answer_choice("stand still"))
    reply = sitting.say("I flee into the old temple")
    assert isinstance(reply, Proposal)
    assert reply.intent.manner == "flee"
    rolled = sitting.roll()
    told = sitting.tell(rolled)
    list(told.sentences)
    assert told.then == ("I go to the old temple" if rolled.resolution.passed else "")


def test_a_temple_is_gone_to_and_not_its_guards(sitting):
    guards = sitting.system.play.opponent_sheet("two temple guards", "8")
    sitting.campaign.apply(CharacterJoined(sheet=guards))
    for text, place in [
        ("I go to the market", "the market"),
        ("I go to the temple", "the temple"),
        ("I go to the two guards", "the quay of Tarn"),
    ]:
        reply = sitting.say(text)
        assert isinstance(reply, SceneBegins)
        list(reply.sentences)
        assert sitting.campaign.state.story.place == place


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("I untie him and ask where the brake is", "I ask where the brake is"),
        (
            "I take my hat off and ask the lad what the flag means",
            "I ask the lad what the flag means",
        ),
        ("I climb the rail, then ask Fenn what he put in it", "I ask Fenn what he put in it"),
        ("I go over to the seller and ask why it is dear?", "I ask why it is dear?"),
        ("I ask him why he did it", ""),
        ("I tell her who I am and ask her name", ""),
        ("I untie him and ask for the key", ""),
        ("I untie him and run", ""),
    ],
)
def test_a_question_behind_a_deed_is_asked_next(text: str, asks: str) -> None:
    assert asked_next(text) == asks
