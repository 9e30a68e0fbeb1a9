"""After a defeat the next scene begins with it; a death comes to its end, and both stay."""

from pathlib import Path
from typing import Any

import pytest

from companion.narration.grammar import Slots
from companion.narration.nouns import Noun
from companion.session import records
from companion.session.exchange import Answered, FightBegins, Proposal, SceneBegins, StoryEnds
from companion.session.fates import endings, epilogue, fates, suiting
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Effect, EffectApplied, SettingsChanged
from tests.companion.session.doubles import LINES, Double, sit, table

COUNTED = ("altars", "skitterbarren")
CRYPT = "a ghoul stands in the crypt"
HALL = "a hall with a gallery"


def fell(sitting: Sitting, amount: int = 60) -> None:
    """Take all health of the player's character."""
    harm = Effect(kind="harm", change="gain", target="Farek", name="damage", size=amount)
    sitting.campaign.apply(EffectApplied(effect=harm))


def settle(sitting: Sitting) -> None:
    list(sitting.fighting.advance())
    while sitting.fighting.choice is not None:
        list(sitting.fighting.answer(sitting.fighting.choice.options[0]))


def hate(sitting: Sitting, name: str) -> None:
    """Let somebody be here who is against the players."""
    sheet = sitting.system.play.opponent_sheet(name, "")
    sitting.campaign.apply(CharacterJoined(sheet=sheet))
    relation: Any = {"kind": "relation", "change": "set", "target": name, "name": "attitude"}
    sitting.campaign.apply(EffectApplied(effect=Effect(size=2, **relation)))


@pytest.mark.parametrize("system", COUNTED)
def test_the_next_scene_begins_with_the_defeat_and_play_goes_on(
    tmp_path: Path, system: str
) -> None:
    journal, sitting = table(tmp_path, system=system, place=HALL)
    with journal:
        hate(sitting, "the gate guard")
        fell(sitting)
        reply = sitting.aftermath()
        assert isinstance(reply, SceneBegins)
        told = " ".join(reply.sentences)
        assert len(told) > 100
        assert not sitting.fighting.is_down("Farek")
        assert reply.begun.number == 2
        assert sitting.aftermath() is None
        assert isinstance(sitting.say("I climb the wall of the yard, hand over hand"), Proposal)
        assert sitting.campaign.verify().ok


def test_in_altars_a_day_of_rest_and_no_more_gives_health_back(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars", place=HALL)
    with journal:
        day = sitting.campaign.state.day
        fell(sitting)
        sitting.aftermath()
        passed = sitting.campaign.state.day - day
        assert passed >= 1
        assert sitting.campaign.state.characters["Farek"].health == passed


def test_something_is_lost_and_said_to_be(tmp_path: Path) -> None:
    lost = []
    for number in range(8):
        folder = tmp_path / str(number)
        folder.mkdir()
        journal, sitting = table(folder, system="altars", place=HALL, seed=b"%d" % number)
        with journal:
            hate(sitting, "the gate guard")
            fell(sitting)
            reply = sitting.aftermath()
            assert isinstance(reply, SceneBegins)
            told = " ".join(reply.sentences)
            if "Longsword" not in sitting.campaign.state.characters["Farek"].equipment:
                lost.append(number)
                assert "your longsword" in told.casefold()
                assert any("Longsword" in note for note in reply.notes)
            else:
                assert "longsword" not in told.casefold()
    assert lost


@pytest.mark.parametrize("system", COUNTED)
def test_undo_takes_no_defeat_back(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system, place=HALL)
    with journal:
        hate(sitting, "the gate guard")
        fell(sitting)
        reply = sitting.aftermath()
        assert isinstance(reply, SceneBegins)
        list(reply.sentences)
        before = sitting.campaign.state
        sitting.undo()
        assert sitting.campaign.state == before
        assert sitting.campaign.records(kinds={records.DEFEAT}, live=True)


@pytest.mark.parametrize("system", COUNTED)
def test_surrender_goes_on_with_what_the_victor_makes_of_it(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system, place=CRYPT)
    with journal:
        sitting.say("I stab the ghoul with my blade!")
        list(sitting.open_fight())
        settle(sitting)
        assert sitting.fighting.is_running
        reply = sitting.say("I surrender")
        assert isinstance(reply, FightBegins)
        list(reply.steps)
        assert not sitting.fighting.is_running
        assert reply.then is not None
        assert isinstance(reply.then(), SceneBegins)
        assert "the ghoul" in sitting.campaign.state.characters
        ghoul = sitting.book.ledger.get("person", "the ghoul")
        assert ghoul is not None
        assert ghoul.status != "away"


def test_who_gives_up_where_no_turns_are_counted_is_heard_too(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place=HALL)
    with journal:
        hate(sitting, "the gate guard")
        reply = sitting.say("I surrender")
        assert isinstance(reply, FightBegins)
        list(reply.steps)
        assert reply.then is not None
        assert isinstance(reply.then(), SceneBegins)
        assert sitting.campaign.records(kinds={records.DEFEAT}, live=True)


def test_no_fate_comes_twice_while_there_are_others(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars", place=CRYPT)
    with journal:
        seen = []
        for _ in range(4):
            fell(sitting)
            reply = sitting.aftermath()
            assert isinstance(reply, SceneBegins)
            list(reply.sentences)
            last = sitting.campaign.records(kinds={records.DEFEAT}, live=True)[-1]
            seen.append(last.body["fate"])
        assert len(set(seen)) == len(seen)


def test_nobody_is_beaten_while_another_of_the_player_stands(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars", place=CRYPT)
    with journal:
        sheet = sitting.system.play.draft_sheet("Mara", LINES["altars"], sitting.campaign.state)
        sitting.party.join(sheet)
        fell(sitting)
        assert sitting.aftermath() is None


# Ends


def test_a_table_that_reads_health_0_as_death_ends_the_story(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars", place=CRYPT)
    with journal:
        sitting.campaign.apply(SettingsChanged(changes={"zero_health": "dead"}))
        fell(sitting)
        reply = sitting.aftermath()
        assert isinstance(reply, StoryEnds)
        assert "Farek" in list(reply.sentences)[-1]
        assert sitting.defeats.is_over
        assert sitting.aftermath() is None
        assert isinstance(sitting.say("I get up again"), Answered)
        assert sit(sitting.campaign).defeats.is_over  # as after closing and opening it


def test_another_character_takes_the_story_up(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars", place=CRYPT)
    with journal:
        sitting.campaign.apply(SettingsChanged(changes={"zero_health": "dead"}))
        fell(sitting)
        sitting.aftermath()
        sheet = sitting.system.play.draft_sheet("Mara", LINES["altars"], sitting.campaign.state)
        sitting.defeats.succeed(sitting.party.join(sheet))
        assert not sitting.defeats.is_over
        assert sitting.actor == "Mara"
        assert sitting.party.members == ("Mara",)
        assert isinstance(sitting.say("I climb the wall of the crypt"), Proposal)


def test_others_go_on_without_the_dead(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars", place=CRYPT)
    with journal:
        sheet = sitting.system.play.draft_sheet("Mara", LINES["altars"], sitting.campaign.state)
        sitting.party.join(sheet)
        sitting.campaign.apply(SettingsChanged(changes={"zero_health": "dead"}))
        fell(sitting)
        reply = sitting.aftermath()
        assert isinstance(reply, StoryEnds)
        assert reply.goes_on == sitting.actor == "Mara"
        assert "Farek" not in sitting.campaign.state.characters


def test_a_consequence_that_was_warned_of_and_kills_ends_the_story(tmp_path: Path) -> None:
    mortal = Effect(kind="harm", change="gain", target="Farek", name="Broken neck", lethal=True)
    narrator = Double(lambda brief: [mortal])
    for number in range(40):
        folder = tmp_path / str(number)
        folder.mkdir()
        journal, sitting = table(folder, narrator=narrator, seed=b"%d" % number)
        with journal:
            proposal = sitting.say("I jump the gorge, a hundred feet wide, over the lava")
            assert isinstance(proposal, Proposal)
            rolled = sitting.roll()
            list(sitting.tell(rolled).sentences)
            reply = sitting.aftermath()
            if proposal.warning and rolled.resolution.degree == "disaster":
                assert isinstance(reply, StoryEnds)
                return
            assert reply is None
    raise AssertionError("no seed brought a disaster that was warned of")


# The shipped table


def test_every_fate_fills_and_names_what_it_takes() -> None:
    nouns = {
        "opp": Noun(text="the guards", plural=True),
        "gear": Noun(text="your goggles", plural=True),
        "ally": Noun(text="Anu"),
        "actor": Noun(text="Farek"),
        "thread": Noun(text="the lost barrel"),
        "clock": Noun(text="the flood"),
    }
    slots = Slots(nouns)
    for fate in fates():
        for row in fate.told:
            assert "{" not in slots.sentence(row)
            assert "<" not in slots.sentence(row)
        assert fate.takes == any("{gear}" in row.lower() for row in fate.told), fate.id
        assert not fate.who or any(_last(fate.who) in row.casefold() for row in fate.told), fate.id
    for ending in endings():
        assert all("{" not in slots.sentence(row) for row in ending.told)
    for about in ("thread", "clock", "gear", "last"):
        assert all("{" not in slots.sentence(row) for row in epilogue(about))


def _last(name: str) -> str:
    return {"the night nurse": "uniform"}.get(name, name.rsplit(maxsplit=1)[-1])


@pytest.mark.parametrize("era", ["old", "new", "space", "waste", ""])
@pytest.mark.parametrize("by", ["people", "beasts", "nobody", "friend"])
def test_there_is_a_fate_for_every_defeat(era: str, by: Any) -> None:
    assert suiting("felled", by, era)
    if by in ("people", "beasts"):
        assert suiting("yielded", by, era)
        assert suiting("taken", by, era)
