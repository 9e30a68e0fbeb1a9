"""What a scene's own kit answers in play: talk, looks, gifts, ways, and what a roll brings."""

import contextlib
from dataclasses import replace

import pytest

from companion.difficulty import suggest
from companion.journal import Journal
from companion.narration.scene_kits import Gift, Line, Thing, Way, kit, kit_of
from companion.narration.storyteller import Storyteller
from companion.narration.tone import TableTone, tells_as_written
from companion.reader import read
from companion.session import kits
from companion.session.exchange import Answered, FightBegins, Proposal, SceneBegins, Talk
from companion.session.kit_calling import is_said_to_others, is_stated
from companion.session.kit_deeds import best_thing, given
from companion.session.kit_giving import meant_by, receiver
from companion.session.kit_speech import deed_beside, turned_to
from companion.session.kit_words import best_line, is_talk, kinds_asked, near_line, offered_line
from companion.session.sitting import Sitting
from companion.session.whither import as_way
from engine.api import ChanceError, Effect, EffectApplied, GivenDice
from tests.companion.session.doubles import answer, at_opening, here

KIT = kit_of(
    {
        "line": [
            {"who": "Madame Thibault", "kind": "you", "says": '"Thibault," she says.'},
            {
                "who": "Madame Thibault",
                "asked": "timer lock",
                "says": '"It went forward at ten," says Madame Thibault.',
                "pays": "fact:The timer went forward at ten",
            },
            {"who": "Madame Thibault", "says": '"Later," says Madame Thibault.'},
            {"who": "Sully the driver", "kind": "you", "says": '"Sully," says Sully.'},
        ],
        "gift": [
            {
                "who": "Madame Thibault",
                "words": "sword blade",
                "says": "She weighs the sword in her hand.",
                "pays": "fact:Thibault can fence; likes",
            },
            {
                "who": "Sully the driver",
                "words": "sword coin",
                "says": "Sully winks.",
            },
            {
                "who": "Madame Thibault",
                "words": "truth plaster",
                "says": "She lowers the torch.",
                "pays": "fact:The plaster gave it away",
            },
        ],
        "thing": [
            {
                "by": "swallow say",
                "words": "badge",
                "look": "It goes down like a fish bone.",
                "pays": "fact:Badges can be swallowed",
            },
            {
                "words": "badge",
                "look": "The pin is bent open.",
                "handled": "There are four letters on the back.",
                "pays": "gear:Bent badge",
            },
            {"words": "lamp", "look": "It burns low."},
        ],
        "way": [
            {
                "to": "the laundry van",
                "words": "van laundry",
                "text": 'It smells of starch. "Get in," says Sully.',
                "people": ["Sully the driver"],
            }
        ],
        "trouble": {
            "full": "The lock falls open by itself. The bell begins.",
            "elsewhere": "Far off a bell begins.",
            "leaves": "Bell that does not stop",
        },
        "beat": [
            {
                "of": "climb",
                "win": "you are at the van before the bell",
                "lose": "the wet paint takes your hands",
                "done": "You let yourself down the scaffold on a cable, and the street comes up.",
                "won": "There is a note under the wiper of the van.",
                "undone": "You slide on wet paint and hang by one hand.",
                "cost": "position:actor:Hanging by one hand",
                "told": "You are hanging there, by one hand, over the yard.",
                "leads": "the laundry van",
                "gives": "fact:There is a note under the wiper",
            },
            {
                "of": "climb",
                "at": "the laundry van",
                "about": "van home",
                "win": "nobody ever asks for your name",
                "lose": "the grey car follows",
                "done": "You let the van roll down the hill with its lamps out.",
                "won": "By the bridge there is only the smell of bread.",
                "undone": "The van coughs once, and dies on the hill.",
                "cost": "trouble:scene:Grey car behind you",
                "told": "The grey car stops behind you.",
                "ends": "the bank never learns who was in its wall",
            },
        ],
    }
)


@pytest.fixture
def sitting(tmp_path, monkeypatch):
    monkeypatch.setattr(kits, "kit", lambda name: KIT if name == "vault-of-teeth" else kit(name))
    with Journal.open(tmp_path / "c.db") as journal:
        yield at_opening(journal, "vault-of-teeth")


def told(reply):
    assert isinstance(reply, Talk), reply
    return " ".join(reply.sentences)


def known(sitting):
    return sitting.campaign.state.story.knowledge


def test_whoever_had_the_last_word_answers_a_question_said_to_nobody_by_name(sitting):
    assert told(sitting.say("Who are you?")) == '"Thibault," she says.'


def test_an_answer_is_given_once_and_then_only_recalled(sitting):
    sitting.say("I ask her about the timer")
    assert "The timer went forward at ten" in known(sitting)
    again = sitting.say("I ask Thibault about the timer lock")
    assert isinstance(again, Answered)
    assert again.text == (
        'Madame Thibault has answered that: "It went forward at ten," says Madame Thibault.'
    )


def test_what_was_answered_is_taken_back_by_an_undo(sitting):
    list(sitting.say("I ask her about the timer").sentences)
    sitting.undo(moves=1)
    assert known(sitting) == ()
    assert "at ten" in told(sitting.say("I ask her about the timer"))


def test_whatever_else_is_said_gets_the_answer_to_anything_once(sitting):
    assert told(sitting.say("I ask Thibault about the moon")) == '"Later," says Madame Thibault.'
    assert told(sitting.say("I ask Thibault about the sea")) != '"Later," says Madame Thibault.'


def test_whoever_is_at_a_way_of_the_scene_is_asked_there(sitting):
    reply = sitting.say("I ask Sully who he is")
    assert isinstance(reply, SceneBegins)
    assert reply.begun.place == "the laundry van"
    assert reply.then == "I ask Sully who he is"


def test_who_turned_cold_gives_nothing_of_worth_away(sitting):
    hates = Effect(kind="relation", change="set", target="Madame Thibault", name="attitude", size=3)
    sitting.campaign.apply(EffectApplied(effect=hates))
    sitting.say("I ask her about the timer")
    assert known(sitting) == ()


def test_a_look_shows_and_a_hand_takes(sitting):
    assert told(sitting.say("I look at the badge")) == "The pin is bent open."
    assert told(sitting.say("I pick up the badge")) == "There are four letters on the back."
    assert "Bent badge" in sitting.seat.things()
    assert isinstance(sitting.say("I look closely at the badge"), Answered)


def test_a_gift_pays_and_stays_with_who_only_shows_it(sitting):
    assert told(sitting.say("I show Thibault my sword")) == "She weighs the sword in her hand."
    assert "Thibault can fence" in known(sitting)
    assert sitting.campaign.state.story.relations["Madame Thibault"] > 0
    assert "Sword" in sitting.seat.things()


def test_what_is_given_is_gone(sitting):
    begun = sitting.say("I give Thibault my sword")
    assert isinstance(begun, FightBegins)
    assert [note for step in begun.steps for note in step.notes]
    assert told(begun.then()) == "She weighs the sword in her hand."
    assert "Sword" not in sitting.seat.things()


def test_nobody_gives_what_they_do_not_have(sitting):
    sitting.say("I give Thibault my blade of glass")
    sitting.say("I give Thibault a badge")
    assert "Thibault can fence" not in known(sitting)


def test_a_way_leads_to_what_was_written_for_it(sitting):
    begun = sitting.say("I go to the laundry van")
    assert isinstance(begun, SceneBegins)
    assert begun.begun.place == "the laundry van"
    assert " ".join(begun.sentences) == 'It smells of starch. "Get in," says Sully.'
    assert here(sitting) == {"Sully the driver"}
    assert told(sitting.say("Who are you?")) == '"Sully," says Sully.'


@pytest.mark.parametrize(
    "text",
    [
        "I'm going to the laundry van now",
        "I go forward to the laundry van, quickly and without looking back",
        "I get up and walk to the laundry van",
        "I try to reach the laundry van",
        "To the laundry van!",
    ],
)
def test_a_way_is_gone_in_whatever_plain_words(sitting, text):
    begun = sitting.say(text)
    assert isinstance(begun, SceneBegins), begun
    assert begun.begun.place == "the laundry van"


def test_what_follows_a_way_is_done_there():
    assert as_way("Let's go on to the van and knock", ["the van"]) == "We go to the van and knock"
    for text in ("I sneak to the van", "I run for the van", "I go to the mill"):
        assert as_way(text, ["the van"]) == text


def thrown(sitting, face):
    """Return the roll in which every die shows one face, however many there are."""
    for dice in range(1, 9):
        with contextlib.suppress(ChanceError):
            return sitting.roll(GivenDice((face,) * dice))
    raise AssertionError("no number of dice fits")


@pytest.mark.parametrize("passed", [True, False])
def test_a_roll_is_about_what_the_scene_has(sitting, passed):
    proposal = sitting.say("I climb down the scaffold")
    assert isinstance(proposal, Proposal)
    assert proposal.stakes.success == "You are at the van before the bell."
    rolled = thrown(sitting, 5 if passed else 2)
    assert rolled.resolution.passed is passed
    outcome = sitting.tell(rolled)
    text = " ".join(outcome.sentences)
    assert ("There is a note under the wiper" in known(sitting)) is passed
    assert outcome.then == ("I go to the laundry van" if passed else "")
    assert ("ou let yourself down" if passed else "You slide on wet paint") in text
    assert text.count("There is a note under the wiper of the van.") == int(passed)


@pytest.mark.parametrize(
    ("text", "talks"),
    [
        ("I ask Vera what she wants", True),
        ('"Who did this?"', True),
        ("I tell her that the wall is wet", True),
        ("I ask Vera to let me go", False),
        ("I persuade Vera to talk", False),
        ("Let me out or I shout", False),
        ('"Pull me up and you may have it"', False),
        ("I open the safe", False),
    ],
)
def test_only_talk_is_taken_for_talk(text, talks):
    assert is_talk(text) is talks


@pytest.mark.parametrize(
    ("text", "is_theirs"),
    [
        ('"Who is Thibault?"', False),
        ("I ask Madame Thibault who Sully is", True),
        ("I ask Sully who Thibault is", False),
        ('I bend to Thibault. "Who is Sully?"', True),
    ],
)
def test_who_is_only_spoken_about_is_not_turned_to(text, is_theirs):
    assert ("Thibault" in turned_to(text)) is is_theirs


@pytest.mark.parametrize(
    ("text", "deed", "is_first"),
    [
        ('"No," I say, and start untying him. "Who are you?"', "I untie him", False),
        ('I open the safe. "Who are you?"', "I open the safe", False),
        ('I kick her and say "Who are you?"', "I kick her", True),
        ('I kneel beside her and ask "Who are you?"', "", False),
        ("I open the safe", "", False),
    ],
)
def test_what_is_done_beside_a_speech(text, deed, is_first):
    assert deed_beside(text) == (deed, is_first)


def test_a_deed_beside_a_speech_is_done_when_it_was_answered(sitting):
    reply = sitting.say('"Neither," I say, and pick up the badge. "Who are you?"')
    assert told(reply) == '"Thibault," she says.'
    assert reply.then == "I pick up the badge"


def test_a_blow_beside_a_speech_is_no_talk(sitting):
    assert not isinstance(sitting.say('I punch Thibault. "Who are you?"'), Talk)


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("I untie the clerk", "the clerk loose"),
        ("I cut the clerk's ropes", "the clerk's ropes loose"),
        ("I cut the clerk", ""),
    ],
)
def test_whoever_is_freed_is_given_something(text, rest):
    assert given(text) == rest


def test_a_hand_goes_at_a_thing_by_force_only_where_the_kit_says_what_comes_of_it(sitting):
    assert "burns low" not in told(sitting.say("I scrape the lamp with my knife"))
    assert told(sitting.say("I bend down and look at the lamp")) == "It burns low."
    assert "four letters" in told(sitting.say("I prise the badge open with my knife"))


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Who are you?", "you"),
        ("I ask the nurse her name", "you"),
        ("What do you want from me?", "want"),
        ("I ask what happened here", "happened"),
        ("What should I do?", "do"),
        ("Will you help me?", "help"),
        ("What do you know about the captain?", "know"),
        ("Where does the stair lead?", "where"),
        ("I tell her the safe is empty", "told"),
        ("Good evening, Vera", "greet"),
        ("What did you see?", "happened"),
        ("What are you, a thief?", "you"),
        ("I ask Vera what the captain wants", "wants"),
    ],
)
def test_the_kind_of_a_question(text, kind):
    assert kind in kinds_asked(text)


def test_what_somebody_is_doing_asks_for_no_name():
    assert "you" not in kinds_asked("What are you burying?")


def test_a_line_with_kind_and_words_needs_both():
    line = Line(who="Vera", kind="where", asked=frozenset({"safe"}), says="There.")
    assert best_line([line], "Where is the safe?") is line
    assert best_line([line], "Where is the door?") is None
    assert best_line([line], "What is in the safe?") is None


def test_a_way_is_named_by_its_words():
    assert Way(to="the van", words=frozenset({"van"}), text="Here.").people == ()


def test_a_thing_that_one_has_is_not_had_twice(sitting):
    sitting.say("I pick up the badge")
    pays = sitting.going.kits.kit.things[-1].pays
    assert sitting.going.kits.events(pays, tell="There.", actor="Farek") == []


@pytest.mark.parametrize(
    ("away", "comes"),
    [(False, "The lock falls open by itself. The bell begins."), (True, "Far off a bell begins.")],
)
def test_the_trouble_comes_once_when_its_clock_is_full(sitting, away, comes):
    if away:
        list(sitting.say("I go to the laundry van").sentences)
    full = Effect(kind="clock", change="raise", target="scene", name="the Monday opening", size=6)
    sitting.campaign.apply(EffectApplied(effect=full))
    assert told(sitting.say("I think about it")).endswith(comes)
    assert "Bell that does not stop" in [s.name for s in sitting.campaign.state.story.standings]
    assert comes not in told(sitting.say("I think about it once more"))


class Foreign(Storyteller):
    """A storyteller at a table that speaks another language, as a chat model can be."""

    def tone(self):
        return TableTone(language="de")


def test_what_is_written_in_english_is_not_told_at_another_table(sitting):
    assert tells_as_written(Storyteller())
    assert not tells_as_written(Foreign())
    german = Sitting(
        sitting.campaign,
        actor="Farek",
        narrator=Foreign(),
        floor=Storyteller(),
        reader=read,
        suggest=suggest,
        answer=answer,
    )
    assert told(german.say("Who are you?")) != '"Thibault," she says.'


def test_what_holds_at_a_way_holds_only_there(sitting):
    proposal = sitting.say("I climb up home past the van")
    assert not isinstance(proposal, Proposal) or "name" not in proposal.stakes.success
    sitting.withdraw()
    list(sitting.say("I go to the laundry van").sentences)
    assert [beat.ends for beat in sitting.going.kits.beats()] == [
        "the bank never learns who was in its wall"
    ]


def test_an_ending_answers_what_was_at_stake(sitting):
    list(sitting.say("I go to the laundry van").sentences)
    proposal = sitting.say("I climb the wall behind the van to get home")
    assert isinstance(proposal, Proposal)
    assert proposal.stakes.success == "Nobody ever asks for your name."
    outcome = sitting.tell(thrown(sitting, 5))
    list(outcome.sentences)
    assert outcome.answered == (
        "Answered: who leaves the bank with what is in the strongroom. "
        "The bank never learns who was in its wall."
    )
    threads = sitting.book.ledger.entries("thread")
    assert [(t.status, t.detail) for t in threads] == [
        ("closed", "the bank never learns who was in its wall")
    ]
    assert not [c for c in sitting.campaign.state.story.clocks if c.name == "the Monday opening"]


def test_him_is_whoever_had_the_last_word_in_the_opening(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        ferry = at_opening(journal, "ferry-of-bones", system="skitterbarren")
        assert ferry.hearing.partner == "the ferryman"
        assert "the ferryman" in told(ferry.say("I ask him what he lost his thumbs for"))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("I look at the badge", True),
        ("I grab his badge", False),
        ("I push Thibault over the badge", False),
        ("I turn the badge wall round with both hands", False),
    ],
)
def test_what_is_on_somebody_or_takes_an_effort_is_not_simply_handled(sitting, text, shown):
    reply = sitting.say(text)
    said = " ".join(reply.sentences) if isinstance(reply, Talk) else ""
    assert ("The pin is bent open." in said or "four letters" in said) is shown


def test_who_is_called_over_comes_with_something_to_say(sitting):
    assert told(sitting.say("I wave Thibault over")) == '"Later," says Madame Thibault.'


def test_who_has_nothing_left_says_what_they_know_and_then_what_anybody_might(sitting):
    lines = [*KIT.lines[:2]]
    assert offered_line(lines) is None
    known = Line(who="Vera", kind="know", says='"It was Tam," says Vera.')
    assert offered_line([*lines, known]) is known


def test_a_line_that_speaks_of_what_is_named_comes_before_any_other():
    line = Line(
        who="Vera", kind="why", says='"They read the number out on the wireless," says Vera.'
    )
    assert near_line([line], "I ask her what the number means") is line
    assert near_line([line], "I ask Vera about the sea", names={"vera"}) is None
    assert near_line([line], "Hello Vera") is None


def test_a_plain_deed_that_would_end_it_is_left_to_the_dice(sitting):
    list(sitting.say("I go to the laundry van").sentences)
    reply = sitting.say("I give Sully a sign and we take the van home")
    assert isinstance(reply, Proposal)
    assert reply.stakes.success == "Nobody ever asks for your name."
    assert not isinstance(sitting.say("Is the van far from home?"), Proposal)


def test_one_word_of_an_ending_ends_nothing(sitting):
    list(sitting.say("I go to the laundry van").sentences)
    reply = sitting.say("I climb onto the van")
    assert not isinstance(reply, Proposal) or "asks for your name" not in reply.stakes.success


@pytest.mark.parametrize(
    ("text", "is_of_the_scene"),
    [
        ("I climb down the scaffold on the street side", True),
        ("I climb down as far as I can get", True),
        ("I climb the oak tree behind the bakery", False),
    ],
)
def test_who_names_another_thing_is_told_of_that(sitting, text, is_of_the_scene):
    reply = sitting.say(text)
    assert isinstance(reply, Proposal), reply
    assert (reply.stakes.success == "You are at the van before the bell.") is is_of_the_scene


def test_what_a_beat_of_the_scene_is_about_is_rolled_for(sitting, monkeypatch):
    beat = KIT.beats[0]
    lock = replace(beat, of=frozenset({"break", "hack"}), about=frozenset({"timer"}), leads="")
    staked = replace(KIT, beats=(lock,))
    monkeypatch.setattr(kits, "kit", lambda name: staked if name == "vault-of-teeth" else kit(name))
    proposal = sitting.say("I turn the timer")
    assert isinstance(proposal, Proposal)
    assert proposal.stakes.success == "You are at the van before the bell."
    sitting.withdraw()
    assert not isinstance(sitting.say("I turn the pages"), Proposal)
    assert not isinstance(sitting.say("I touch the timer"), Proposal)


@pytest.mark.parametrize(
    ("what", "named"),
    [
        ("the iron bar out of the throttle", "bar"),
        ("the lid of the iron box", "box"),
        ("the box open", "box"),
        ("the iron", "box"),
        ("the iron ring", ""),
    ],
)
def test_a_thing_is_named_by_the_noun_and_not_by_what_it_is_made_of(what, named):
    box = Thing(words=frozenset({"box", "iron"}), look="box")
    bar = Thing(words=frozenset({"bar"}), look="bar")
    found = best_thing([box, bar], what)
    assert (found.look if found else "") == named


def test_the_ways_of_a_scene_lead_on_from_one_another(sitting, monkeypatch):
    roof = Way(to="the wet roof", words=frozenset({"roof", "back"}), text="Slates, and rain.")
    both = replace(KIT, ways=(*KIT.ways, roof))
    monkeypatch.setattr(kits, "kit", lambda name: both if name == "vault-of-teeth" else kit(name))
    list(sitting.say("I go to the laundry van").sentences)
    assert sitting.going.kits.way("back") is None
    assert sitting.going.kits.ways() == ["the wet roof"]
    begun = sitting.say("I go up to the roof")
    assert "Slates, and rain." in " ".join(begun.sentences)


def test_one_deed_with_a_thing_has_an_end_of_its_own(sitting):
    assert told(sitting.say("I swallow the badge")) == "It goes down like a fish bone."
    assert "Badges can be swallowed" in known(sitting)
    assert told(sitting.say("I look at the badge")) == "The pin is bent open."


def test_bare_words_may_be_the_answer_to_what_was_asked(sitting):
    assert told(sitting.say("The badge, of course")) == "It goes down like a fish bone."


def test_what_is_done_after_a_thing_is_taken_is_not_lost(sitting):
    reply = sitting.say("I take the badge from the floor and throw it into the yard")
    assert told(reply) == "There are four letters on the back."
    assert reply.then == "I throw the badge into the yard"


def test_what_is_stated_to_somebody_by_name_is_told_to_them(sitting):
    assert told(sitting.say("Madame Thibault, the plaster is fresh")) == "She lowers the torch."
    assert "The plaster gave it away" in known(sitting)


@pytest.mark.parametrize(
    "text",
    [
        "Thibault, take the plaster down",
        "Thibault, is the plaster fresh?",
    ],
)
def test_orders_and_questions_pay_nothing(sitting, text):
    sitting.say(text)
    assert "The plaster gave it away" not in known(sitting)


def test_a_thing_of_the_same_kind_is_as_good_a_gift():
    gift = Gift(who="Sully", words=frozenset({"wine"}), says="Sully drinks.")
    assert meant_by(gift, "Sully my flask of rum") == {"flask", "rum"}
    assert not meant_by(gift, "Sully my hat")


@pytest.mark.parametrize(
    ("rest", "whom"),
    [
        ("the Regent Maro's ring", "the Regent"),
        ("Maro's ring to the Regent", "the Regent"),
        ("Maro the ring", "Vizier Maro"),
        ("the dog a bone", ""),
    ],
)
def test_who_is_given_something(rest, whom):
    assert receiver(rest, ["Vizier Maro", "the Regent"]) == whom


def test_what_is_got_out_and_given_is_given(sitting):
    sitting.say("I take my sword out and hand it to Thibault. Careful!")
    assert "Thibault can fence" in known(sitting)


def test_what_is_said_to_others_is_answered_by_nobody_else(sitting):
    text = "I whisper to the other burglars: what about the timer lock?"
    assert not is_said_to_others(text, ["two burglars"])
    reply = sitting.say(text)
    assert not isinstance(reply, Talk) or "It went forward at ten" not in " ".join(reply.sentences)


def test_what_was_seen_here_can_be_pointed_out(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        hale = at_opening(journal, "widow-hale")
        assert "right cuff" not in told(hale.say("I show Finch the grey thread"))
        assert "grey thread" in told(hale.say("I look at the gardener through the window"))
        assert "right cuff" in told(hale.say("I show Finch the grey thread"))


def test_what_is_turned_off_says_what_comes_of_it(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        assert "Mind the step" in told(
            at_opening(journal, "widow-hale").say("I turn off the fountain")
        )


def test_the_act_that_ends_it_comes_before_any_other_stakes(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        proposal = at_opening(journal, "moth-house").say('I say "Lettie" into the wall')
        assert isinstance(proposal, Proposal)
        assert proposal.stakes.success == "The father counts as far as five, and is content."


@pytest.mark.parametrize(
    ("text", "is_given"),
    [
        ('"Your name is Lettie," I tell the child', True),
        ('"Lettie!" I call to the child', True),
        ('"Is your name Lettie?" I ask the child', False),
        ('"Candle wax drips," I tell the child', False),
    ],
)
def test_a_name_that_is_said_to_its_bearer_is_a_gift(tmp_path, text, is_given):
    with Journal.open(tmp_path / "c.db") as journal:
        reply = at_opening(journal, "moth-house").say(text)
        assert ("That's me" in told(reply)) is is_given


def test_bare_words_are_said_to_whoever_had_the_last_word(sitting):
    assert told(sitting.say("I came for the roof, and for nothing else")).startswith('"Later,"')
    assert is_stated("One more for the fire, I call")
    for text in ("I climb up", "No, I take the rope", "Is it you?", "I think about it", "The wall"):
        assert not is_stated(text)


def test_what_is_taken_hold_of_in_two_verbs_is_one_deed(sitting):
    reply = sitting.say("I reach for the badge and take it from the floor")
    assert told(reply) == "There are four letters on the back."
    assert reply.then == ""


def test_what_was_handled_once_is_not_told_again_for_another_deed(sitting):
    told(sitting.say("I pick up the badge"))
    assert not isinstance(sitting.say("I open the badge with my knife"), Answered)
    assert isinstance(sitting.say("I look at the badge"), Talk)
    assert isinstance(sitting.say("I look at the badge"), Answered)


def test_an_ear_shows_what_a_thing_is_and_takes_nothing(sitting):
    assert told(sitting.say("I put my ear to the badge")) == "The pin is bent open."


def test_what_the_kit_knows_is_no_find_of_any_scene(sitting):
    talk = sitting.conversing.kit
    assert talk.knows("I open the badge")
    assert not talk.knows("I open the cupboard")
    assert not talk.knows("I ask about the badge")


def test_nobody_has_a_will_because_somebody_will_say_nothing(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        hale = at_opening(journal, "widow-hale")
        assert "Agnes" not in told(hale.say("I give Mrs Hale the will"))


def test_what_is_put_down_first_is_no_deed_of_its_own(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        hale = at_opening(journal, "widow-hale")
        assert "coke dust" in told(hale.say("I put the drink down and look at the parrot"))


@pytest.mark.parametrize(
    ("text", "resists"),
    [
        ("I open Finch's coat", "Lawyer Finch"),
        ("I reach into Mrs Hale's bag", "Mrs Hale"),
        ("I open my coat", None),
        ("I open her eyes", None),
    ],
)
def test_nobody_lets_a_hand_into_what_they_wear(tmp_path, text, resists):
    with Journal.open(tmp_path / "c.db") as journal:
        reply = at_opening(journal, "widow-hale").say(text)
        assert (reply.request.opponent if isinstance(reply, Proposal) else None) == resists


def test_what_is_promised_is_a_gift_in_words(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        road = at_opening(journal, "bone-road", system="altars")
        assert "arrow off the string" in told(road.say("I offer to stand at her back tonight"))


def test_what_was_told_of_where_it_began_leads_back_there(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        road = at_opening(journal, "bone-road", system="altars")
        list(road.say("I go to the goat ledge").sentences)
        begun = road.say("I go back to the cave")
        assert begun.begun.place == "the Bone Road in the high passes"
        list(road.say("I go to the goat ledge").sentences)
        for place in ("the village inn", "the king's gate"):
            assert not road.going.kits.within_first(place)


def test_nobody_is_tied_up_for_the_asking(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        hale = at_opening(journal, "widow-hale")
        reply = hale.say("I tie Finch to the chair with my long rope")
        assert isinstance(reply, Proposal)
        assert (reply.request.opponent, reply.intent.manner) == ("Lawyer Finch", "grapple")
        hale.withdraw()
        assert not isinstance(hale.say("I tie my rope to the rail"), Proposal)
        assert "eaten" not in told(hale.say("I pour my drink into the fern"))
        assert told(hale.say('"Mrs Hale, how did your husband die?"')).startswith('"Thursday')


@pytest.mark.parametrize(
    ("text", "is_theirs"),
    [
        ("I reach for the key on his belt when he drinks", True),
        ("I take the spoon on his bench", False),
    ],
)
def test_what_is_taken_off_somebody_is_taken_from_who_has_it(tmp_path, text, is_theirs):
    with Journal.open(tmp_path / "c.db") as journal:
        reply = at_opening(journal, "black-galley", system="altars").say(text)
        is_theft = isinstance(reply, Proposal) and reply.request.opponent == "the drum master"
        assert is_theft is is_theirs
        if isinstance(reply, Proposal) and is_theirs:
            assert reply.stakes.success == "The key of the long chain is yours."


def test_who_looks_for_a_place_is_not_there_yet(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        galley = at_opening(journal, "black-galley", system="altars")
        assert not isinstance(galley.say("I look for the boat"), SceneBegins)


def test_who_goes_through_a_door_is_in_the_room_behind_it():
    behind = ["the room behind the red door", "the red hall"]
    assert as_way("I step through the red door", behind) == "I go to the room behind the red door"
    assert as_way("I step through the green door", behind) == "I step through the green door"
    assert as_way("I walk up to the red door", behind) == "I walk up to the red door"


def test_what_is_pushed_somewhere_is_neither_opened_nor_given(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        train = at_opening(journal, "night-train")
        away = train.say("I push the suitcase out of the window")
        said = told(away) if isinstance(away, Talk) else ""
        assert "spring the catches" not in said
        assert "says the false conductor" not in said
        assert "Brown leather" in told(train.say("I put my ear to the suitcase"))


def test_a_goods_lift_asks_for_no_prices(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        room = at_opening(journal, "auction-room")
        assert isinstance(room.say("I bolt for the goods lift behind the curtain"), Proposal)
