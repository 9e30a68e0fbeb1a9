"""Whose move the words are, with several characters under one player."""

from pathlib import Path
from typing import Any

import pytest

from companion.difficulty import suggest
from companion.journal import Journal
from companion.narration.storyteller import Storyteller
from companion.openings import own_opening
from companion.reader import read
from companion.session.exchange import Answered, Proposal, Talk
from companion.session.sitting import Sitting
from companion.session.spoken_for import Move, move_of, talks_among
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import LINES, answer

TRIO = ["Mara", "Oskar Brandt", "Farek"]


@pytest.mark.parametrize(
    ("text", "who", "told", "along"),
    [
        ("Mara picks the lock", "Mara", "I pick the lock", ()),
        ("Oskar tries the door and pushes the bolt back", "Oskar Brandt",
         "I try the door and push the bolt back", ()),
        ("Oskar Brandt climbs up", "Oskar Brandt", "I climb up", ()),
        ("Mara and Farek push the cart together", "Mara", "I push the cart together", ("Farek",)),
        ("Mara, Farek and Oskar push the cart", "Mara", "I push the cart",
         ("Farek", "Oskar Brandt")),
        ("Farek helps Oskar lift the beam", "Oskar Brandt", "I lift the beam", ("Farek",)),
        ("Farek helps Mara to climb", "Mara", "I climb", ("Farek",)),
        ("Oskar attacks the wolf with Mara's help", "Oskar Brandt", "I attack the wolf",
         ("Mara",)),
        ("I jump the gap, Farek helps me", None, "I jump the gap", ("Farek",)),
        ("I lift it with the help of Oskar.", None, "I lift it.", ("Oskar Brandt",)),
        ("we all sneak past the driver", None, "I sneak past the driver",
         ("Oskar Brandt", "Farek")),
        ("Oskar and the pilot search the hold", "Oskar Brandt",
         "I search the hold with the pilot", ()),
        ("The pilot helps Farek lift the anchor", "Farek",
         "I lift the anchor, The pilot helps me", ()),
        ("Everyone: run for it!", None, "I run for it!", ("Oskar Brandt", "Farek")),
        ("Oskar, open the door!", "Oskar Brandt", "I open the door!", ()),
        ("Everybody climbs out", None, "I climb out", ("Oskar Brandt", "Farek")),
    ],
)  # fmt: skip
def test_a_move_is_whose_the_words_say(
    text: str, who: str | None, told: str, along: tuple[str, ...]
) -> None:
    assert move_of(text, TRIO, TRIO, "Mara") == Move(who, told, along)


@pytest.mark.parametrize(
    "text",
    [
        "I pick the lock",
        "Mara and I push the cart",
        "Oskar, what do you think?",
        "Mara's rope is too short",
        "Farek is tired",
        "I warn everybody",
        "the driver climbs up",
        "Maraschino cherries everywhere",
    ],
)
def test_other_words_stay_as_they_are(text: str) -> None:
    assert move_of(text, TRIO, TRIO, "Mara") == Move(None, text)


def test_an_ally_leads_nothing() -> None:
    led = Move(None, "Farek climbs up", ally="Farek")
    assert move_of("Farek climbs up", TRIO[:2], TRIO, "Mara") == led
    assert move_of("Farek: climb up", TRIO[:2], TRIO, "Mara").ally == "Farek"
    helped = move_of("Farek helps Mara climb", TRIO[:2], TRIO, "Oskar Brandt")
    assert helped == Move("Mara", "I climb", ("Farek",))


def test_alone_nothing_is_looked_for() -> None:
    assert move_of("we all go", ["Mara"], ["Mara"], "Mara") == Move(None, "we all go")


def test_one_talks_to_ones_own() -> None:
    assert talks_among("I ask Farek about the map", ["Farek"]) == "Farek"
    assert talks_among("I ask the guard about Farek", ["Farek"]) is None


def sitting(path: Path, system: str) -> tuple[Journal, Sitting]:
    journal = Journal.open(path / "campaigns.db")
    kit = {"house_kit": True} if system == "skitterbarren" else {}
    campaign = journal.create("Trio", system, seed=b"seed", settings=kit)
    for name in TRIO:
        drafted = campaign.rule_system.play.draft_sheet(name, LINES[system], campaign.state)
        campaign.apply(CharacterJoined(sheet=drafted))
    teller: Any = Storyteller()
    made = Sitting(
        campaign,
        actor="Mara",
        narrator=teller,
        floor=teller,
        reader=read,
        suggest=suggest,
        answer=answer,
    )
    list(made.begin(own_opening(system, "a yard")))
    return journal, made


@pytest.mark.parametrize("system", sorted(LINES))
def test_who_is_named_acts_and_who_helps_counts(tmp_path: Path, system: str) -> None:
    journal, made = sitting(tmp_path, system)
    with journal:
        reply = made.say("Farek climbs the wall")
        assert isinstance(reply, Proposal)
        assert (made.actor, reply.request.actor) == ("Farek", "Farek")
        reply = made.say("Mara helps Oskar climb the wall")
        assert isinstance(reply, Proposal)
        assert reply.request.actor == "Oskar Brandt"
        assert reply.request.helpers == ("Mara",)
        reply = made.say("we all climb the wall")
        assert isinstance(reply, Proposal)
        assert set(reply.request.helpers) == {"Mara", "Farek"}
        said = made.campaign.records(kinds={"player"})[-1].body
        assert said == {"text": "we all climb the wall", "actor": "Oskar Brandt"}


def test_ones_own_people_are_not_rolled_against(tmp_path: Path) -> None:
    journal, made = sitting(tmp_path, "stitcher")
    with journal:
        made.campaign.apply(
            CharacterJoined(sheet=made.system.play.opponent_sheet("the driver", "3"))
        )
        reply = made.say("Farek asks Mara what she thinks of the driver")
        assert isinstance(reply, Answered)
        assert reply.text.startswith("Mara hears it."), "nobody else answers for her"
        assert made.actor == "Farek"


@pytest.mark.parametrize("system", sorted(LINES))
def test_things_change_hands_among_ones_own(tmp_path: Path, system: str) -> None:
    journal, made = sitting(tmp_path, system)
    with journal:
        play = made.system.play
        thing = {"stitcher": "Long rope", "altars": "Longsword", "skitterbarren": "Knife"}[system]
        lost = Effect(kind="gear", change="lose", target="Farek", name=thing)
        made.campaign.apply(EffectApplied(effect=lost))
        before = made.campaign.next_roll
        reply = made.say(f"Mara gives her {thing.lower()} to Farek")
        assert isinstance(reply, Talk)
        assert list(reply.sentences) == [f"Farek has the {thing} now."]
        sheets = made.campaign.state.characters
        assert thing not in [e.name for e in play.elements(sheets["Mara"])]
        assert thing in [e.name for e in play.elements(sheets["Farek"])]
        assert made.campaign.next_roll == before
        assert made.campaign.verify().ok


def test_at_a_roll_another_characters_move_is_no_argument(tmp_path: Path) -> None:
    journal, made = sitting(tmp_path, "stitcher")
    with journal:
        assert isinstance(made.say("I climb the wall"), Proposal)
        reply = made.argue("Farek helps with his rope")
        assert isinstance(reply, Proposal)
        assert reply.request.helpers == ("Farek",)
        reply = made.argue("Farek climbs the tower")
        assert isinstance(reply, Proposal)
        assert reply.request.actor == "Farek"
        assert isinstance(made.argue("Mara, what do you think?"), Answered)


def test_in_a_counted_fight_nobody_helps_the_blow_that_opens_it(tmp_path: Path) -> None:
    journal, made = sitting(tmp_path, "altars")
    with journal:
        foe = made.system.play.opponent_sheet("wolf", "d8")
        made.campaign.apply(CharacterJoined(sheet=foe))
        reply = made.say("we all attack the wolf")
        assert isinstance(reply, Proposal)
        assert reply.opens_fight
        assert reply.request.helpers == ()


@pytest.mark.parametrize("system", sorted(LINES))
def test_an_ally_helps_and_decides_nothing_for_the_player(tmp_path: Path, system: str) -> None:
    journal, made = sitting(tmp_path, system)
    with journal:
        pim = "Pim the ship's boy"
        liked = Effect(
            kind="relation", change="set", target=pim, name="attitude", size=2, good=True
        )
        sheet = made.system.play.opponent_sheet(pim, "")
        made.campaign.apply(CharacterJoined(sheet=sheet), EffectApplied(effect=liked))
        assert made.party.befriend("pim") == pim
        for text in ("Pim climbs the wall", "Pim: climb the wall"):
            reply = made.say(text)
            assert isinstance(reply, Answered), text
            assert "acts by themselves" in reply.text
        reply = made.say("I climb the wall, Pim helps me")
        assert isinstance(reply, Proposal)
        assert reply.request.helpers == (pim,)
        reply = made.say("Farek and Pim climb the wall")
        assert isinstance(reply, Proposal)
        assert (reply.request.actor, reply.request.helpers) == ("Farek", (pim,))


def test_an_ally_with_an_article_is_not_everybody_with_one() -> None:
    others = ["Tom Quill", "the clerk"]
    assert talks_among("I tell the smugglers: row the brandy ashore", others) is None
    assert talks_among("I ask the clerk about the barrel", others) == "the clerk"
