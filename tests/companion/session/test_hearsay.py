"""Where one may go because the story has spoken of it, and whom it spoke of only as a sound."""

from pathlib import Path

import pytest

from companion.reader import Intent
from companion.session import records
from companion.session.exchange import Answered, FightBegins, SceneBegins, Talk
from companion.session.hearsay import places_heard
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import LINES, table


def _learn(sitting, fact: str) -> None:
    effect = Effect(kind="knowledge", change="gain", target="scene", name=fact, good=True)
    sitting.campaign.apply(EffectApplied(effect=effect))


def _join(sitting, name: str) -> None:
    sheet = sitting.system.play.opponent_sheet(name, "1")
    sitting.campaign.apply(CharacterJoined(sheet=sheet))


@pytest.mark.parametrize("text", ["I walk to the dry well", "I go to the dry well with the scout"])
def test_one_goes_to_a_place_that_a_clue_named(tmp_path: Path, text: str) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap town")
    with journal:
        _join(sitting, "the scout")
        _learn(sitting, "Key hidden at the dry well")
        assert places_heard(sitting.campaign) == ["the dry well"]
        reply = sitting.say(text)
        assert isinstance(reply, SceneBegins)
        assert sitting.campaign.state.story.place == "the dry well"
        assert ("the scout" in sitting.campaign.state.characters) is ("scout" in text)


def test_what_is_told_of_makes_a_place_and_a_loose_board_does_not(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap town")
    with journal:
        _learn(sitting, "Key under the loose board")
        told = ['"I\'d look at the pump room," the scout says.']
        sitting.campaign.append(records.NARRATION, {"roll": None, "sentences": told})
        assert places_heard(sitting.campaign) == ["the pump room"]


def test_a_sound_far_off_resists_nothing(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap town")

    def hides(**_: object) -> Intent:
        return Intent(
            needs_roll=True, kind="opposed", manner="hide", goal="hide", opponent="jackal"
        )

    with journal:
        told = ["A jackal barks at noon, an ill sign by any reckoning."]
        sitting.campaign.append(records.NARRATION, {"roll": None, "sentences": told})
        sitting.conversing.hearing.reader = hides
        sitting.say("I hide behind the wall")
        assert "jackal" not in " ".join(sitting.campaign.state.characters)
        sitting.withdraw()
        told = ["A jackal trots out of the reeds and stares."]
        sitting.campaign.append(records.NARRATION, {"roll": None, "sentences": told})
        sitting.say("I hide behind the wall")
        assert "jackal" in " ".join(sitting.campaign.state.characters)


@pytest.mark.parametrize(
    "text",
    [
        "I put on my hide jacket and load my shotgun",
        "I shoulder my rope",
        "I sharpen my hatchet, then pack my camp kit",
    ],
)
def test_ones_own_things_are_handled_without_dice(tmp_path: Path, text: str) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap town")
    with journal:
        _join(sitting, "the scout")
        assert isinstance(sitting.say(text), Talk)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("What does he want from me?", "has not come out"),
        ("Is he coming with me?", "has not said so"),
        ("Is he on my side?", "has not said so"),
    ],
)
def test_he_is_the_only_one_who_is_here(tmp_path: Path, question: str, said: str) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap town")
    with journal:
        _join(sitting, "the scout")
        reply = sitting.say(question)
        assert isinstance(reply, Answered)
        assert said in reply.text


@pytest.mark.parametrize(
    "text", ["I wait until dark", "I stay here till nightfall", "I wait here for two hours"]
)
def test_hours_go_by_and_what_comes_closer_comes_closer(tmp_path: Path, text: str) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap town")
    with journal:
        before = sitting.campaign.state.story.clocks[0].ticks
        reply = sitting.say(text)
        assert isinstance(reply, FightBegins)
        assert [step.title for step in reply.steps] == ["meanwhile"]
        assert sitting.campaign.state.story.clocks[0].ticks == before + 1


def test_how_many_of_a_thing_are_left_is_a_number(tmp_path: Path) -> None:
    lines = [*LINES["skitterbarren"], "Provisions x2"]
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap town", lines=lines)
    with journal:
        reply = sitting.say("How many provisions do I have left?")
        assert isinstance(reply, Answered)
        assert reply.text == "Provisions: 2."


def test_who_is_shown_a_thing_and_asked_answers(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap town")
    with journal:
        _join(sitting, "the scout")
        said = "I show the key to the scout and ask him who is looking for me"
        assert isinstance(sitting.say(said), Talk)
        assert isinstance(sitting.say("I sleep beside the well"), FightBegins)


def test_what_only_the_story_knows_is_not_answered_from_the_book(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="the dunes")
    with journal:
        told = ["A mast stands out of the dune to the height of a man."]
        list(sitting.conversing.telling.words(told))
        reply = sitting.conversing.ask("What is the mast of?")
        assert reply.text == told[0]
        assert sitting.conversing.ask("What is a boon?").text == "skitterbarren says so."
