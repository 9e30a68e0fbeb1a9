"""What a player asks and does in plain words keeps to the rules and to who is there."""

from pathlib import Path
from typing import Any

import pytest

from companion.narration.storyteller import Storyteller
from companion.reader import read
from companion.session.arguments import is_argument, weigh
from companion.session.exchange import Answered, Proposal, Talk
from companion.session.scene import unsaid
from engine.api import CharacterJoined, Element
from tests.companion.session.doubles import table

SHEET = {
    "name": "Brannoch",
    "archetypes": {"Old soldier": "d12", "Hedge wizard": "d10", "Thief": "d6"},
    "initiative": "d8",
    "health": 10,
    "equipment": ["longsword", "a coil of rope"],
}


@pytest.mark.parametrize(
    ("text", "is_magic"),
    [
        ("I cast a charm of silence over my chain", True),
        ("I weave an illusion of fire", True),
        ("I work a spell to calm the oarsmen", True),
        ("I cast a glance at the drum master", False),
        ("I pick the lock", False),
    ],
)
def test_what_is_worked_by_magic_is_paid_for_in_altars(text: str, is_magic: bool) -> None:
    scene = "the rowing deck of the Black Galley. Here: the drum master (d10)."
    intent = read(system="altars", sheet=SHEET, scene=scene, text=text)
    assert (intent.kind == "magic") is is_magic


@pytest.mark.parametrize("text", ["how badly am I hurt?", "how are we doing?", "am I wounded?"])
def test_how_one_fares_is_answered_from_the_sheet(tmp_path: Path, text: str) -> None:
    journal, sitting = table(tmp_path, system="altars")
    with journal:
        reply = sitting.say(text)
        assert isinstance(reply, Answered)
        assert reply.text.startswith("Health 10 of 10")


def test_who_is_looked_at_is_described(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars", narrator=Storyteller())
    with journal:
        sheet = sitting.system.play.opponent_sheet("the drum master", "")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        reply = sitting.say("I look at the drum master")
        assert isinstance(reply, Talk)
        assert "drum master" in next(iter(reply.sentences))


def test_words_to_somebody_come_before_the_proposal_on_the_table(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars")
    with journal:
        sheet = sitting.system.play.opponent_sheet("the drum master", "")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        assert isinstance(sitting.say("I leap over the chasm"), Proposal)
        assert isinstance(sitting.argue("what do you know about the chasm?"), Talk)
        assert sitting.proposal is None


def test_a_charm_that_nobody_resists_costs_its_point_too(tmp_path: Path) -> None:
    lines = ["Old soldier d12", "Hedge wizard d10", "Initiative d8", "Thief d6"]
    place = "the rowing deck of the galley"
    journal, sitting = table(tmp_path, system="altars", place=place, lines=lines)
    with journal:
        assert isinstance(sitting.say("I cast a charm of silence over my chain"), Proposal)
        list(sitting.tell(sitting.roll()).sentences)
        assert sitting.campaign.state.characters["Farek"].health == 9


@pytest.mark.parametrize("text", ["I jump over the rail", "I swim to the shore", "I creep aft"])
def test_no_caster_s_calling_is_rolled_for_hands_and_feet(text: str) -> None:
    scene = "the rowing deck. A hedge wizard's discipline was no help. Something listening."
    intent = read(system="altars", sheet=SHEET, scene=scene, text=text)
    assert "Hedge wizard" not in intent.stitched


def test_what_the_prose_credited_is_not_read_again() -> None:
    told = ["With your years as an old soldier to go on, you wait.", "A bell."]
    assert unsaid(told, ["Old soldier", "Thief"])[0] == "With your years as an  to go on, you wait."


def test_nobody_who_is_unhurt_is_treated(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars")
    with journal:
        reply = sitting.say("I bandage my wounds")
        assert isinstance(reply, Answered)
        assert "not hurt" in reply.text
        assert sitting.campaign.next_roll == 1


def test_what_was_learnt_counts_when_it_is_named() -> None:
    known = ["Signal between two of them", "The innkeeper is called Bo"]
    counts = {"elements": (), "counted": (), "circumstances": (), "scene": "", "known": known}
    assert weigh("I also use the signal", **counts).circumstances == (known[0],)
    assert not weigh("I also use the innkeeper", **counts).changes_something


@pytest.mark.parametrize(
    ("text", "argues"),
    [
        ("I use the lantern", True),
        ("what about my lantern?", True),
        ("I use the lantern to burn the rope", False),
        ("I use the ladder and climb", False),
    ],
)
def test_to_name_what_is_used_is_an_argument(text: str, argues: bool) -> None:
    assert is_argument(text) == argues


def test_two_things_of_the_scene_that_are_named_both_count() -> None:
    counts: dict[str, Any] = {
        "elements": [Element(name="Rope", value="")],
        "counted": (),
        "circumstances": (),
        "scene": "",
        "standings": ["Iron hooks", "Swinging door", "Deep snow"],
    }
    both = weigh("I also use the iron hooks and the swinging door", **counts)
    assert both.circumstances == ("Iron hooks", "Swinging door")
    mixed = weigh("I also use the rope and the iron hooks", **counts)
    assert (mixed.added, mixed.circumstances) == (("Rope",), ("Iron hooks",))
    full = weigh("the hooks, the door and the snow help", **counts)
    assert full.circumstances == ("Iron hooks", "Swinging door")
