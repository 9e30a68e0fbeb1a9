"""What is tried in a fight beside a blow is a check of its own, and leaves its mark."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.session.consequences import outcome_of
from companion.session.exchange import Proposal
from companion.session.siding import CALM
from companion.session.sitting import Sitting
from companion.session.tactics import covered_by, tactic_in
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import table

SYSTEMS = ("stitcher", "skitterbarren", "altars")


def hostile(path: Path, system: str, *people: str) -> Iterator[Sitting]:
    journal, found = table(path, system=system, place="the yard")
    with journal:
        for name in people:
            sheet = found.system.play.opponent_sheet(name, "")
            hates = {"kind": "relation", "change": "set", "target": name, "name": "attitude"}
            effect = Effect.model_validate({**hates, "size": 2, "good": False})
            found.campaign.apply(CharacterJoined(sheet=sheet), EffectApplied(effect=effect))
        yield found


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("I disarm the guard", "disarm"),
        ("I kick the knife out of her hand", "disarm"),
        ("I throw sand in his eyes", "blind"),
        ("I trip the big one", "trip"),
        ("I push him into the fire", "shove"),
        ("I hold my knife to the captain's throat", "hostage"),
        ("I offer them quarter", "quarter"),
        ("Drop your weapons!", "quarter"),
        ("I call for help", "help"),
        ("I dive behind the crates", "cover"),
    ],
)
def test_what_is_tried(text: str, kind: str) -> None:
    tactic = tactic_in(text)
    assert tactic is not None
    assert tactic.kind == kind


@pytest.mark.parametrize(
    "text",
    ["I attack the guard", "I kick the table over and shoot from behind it", "I ask for help",
     "I take the sword from the wall", "I throw a stone at the window", "I surrender"],
)  # fmt: skip
def test_what_is_no_tactic(text: str) -> None:
    assert tactic_in(text) is None


def test_from_behind_what() -> None:
    assert covered_by("I shoot from behind the cart") == "Behind the cart"
    assert covered_by("I shoot at him") == ""


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_tactic_is_put_against_whoever_is_meant(tmp_path: Path, system: str) -> None:
    for sitting in hostile(tmp_path, system, "the sergeant", "the clerk"):
        reply = sitting.say("I disarm the clerk")
        assert isinstance(reply, Proposal)
        assert (reply.intent.manner, reply.intent.opponent) == ("grapple", "the clerk")


def passed(sitting: Sitting, text: str) -> Sitting:
    """Let a check come off, whatever the dice are, and return the sitting."""
    reply = sitting.say(text)
    assert isinstance(reply, Proposal)
    rolled = sitting.roll()
    brief = sitting.seat.briefs.after(
        sitting.memory, rolled, reply.intent, reply.request,
        {"text": text, "success": "x", "failure": "y"},
    )  # fmt: skip
    resolution = rolled.resolution._replace(passed=True)
    brief = brief.model_copy(update={"passed": True, "direction": 1})
    done = outcome_of(sitting.system, sitting.campaign.state, resolution, brief)
    sitting.campaign.apply(*done.events)
    return sitting


def test_whoever_is_disarmed_has_no_weapon_and_is_laid_open(tmp_path: Path) -> None:
    for sitting in hostile(tmp_path, "skitterbarren", "the sergeant"):
        assert "Cudgel" in sitting.campaign.state.characters["the sergeant"].inventory
        passed(sitting, "I disarm the sergeant")
        state = sitting.campaign.state
        assert "Cudgel" not in state.characters["the sergeant"].inventory
        assert state.story.positions["the sergeant"] == "Disarmed"
        assert any(s.helps and s.name == "Disarmed (the sergeant)" for s in state.story.standings)


@pytest.mark.parametrize("system", SYSTEMS)
def test_nobody_strikes_while_one_of_theirs_is_held(tmp_path: Path, system: str) -> None:
    for sitting in hostile(tmp_path, system, "the sergeant", "the clerk"):
        passed(sitting, "I grab the clerk and hold my sword to his throat")
        calm = sitting.campaign.state.story.positions
        assert {name for name, how in calm.items() if how == CALM} == {"the sergeant", "the clerk"}


@pytest.mark.parametrize("system", SYSTEMS)
def test_quarter_that_is_taken_ends_it(tmp_path: Path, system: str) -> None:
    for sitting in hostile(tmp_path, system, "the sergeant"):
        passed(sitting, "I offer the sergeant quarter")
        assert sitting.campaign.state.story.positions["the sergeant"] == CALM


def test_an_opening_is_over_with_the_next_blow(tmp_path: Path) -> None:
    for sitting in hostile(tmp_path, "stitcher", "the sergeant"):
        passed(sitting, "I throw sand in the sergeant's eyes")
        reply = sitting.say("I attack the sergeant with my sword")
        assert isinstance(reply, Proposal)
        assert "Blinded (the sergeant)" in dict(reply.request.circumstances)
        list(sitting.tell(sitting.roll()).sentences)
        names = {s.name for s in sitting.campaign.state.story.standings}
        assert "Blinded (the sergeant)" not in names


def test_nobody_is_called_the_one_on_the_right(tmp_path: Path) -> None:
    for sitting in hostile(tmp_path, "stitcher", "the sergeant"):
        reply = sitting.say("I attack the one on the right")
        assert isinstance(reply, Proposal)
        assert reply.request.opponent == "the sergeant"
        assert "the one on the right" not in sitting.campaign.state.characters
