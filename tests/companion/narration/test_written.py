"""With a chat model too, what a scene's kit puts at stake is what is at stake."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.models.client import Request
from companion.narration.tone import tells_as_written
from companion.openings import openings
from companion.session.exchange import Proposal
from companion.threads import THREAD
from tests.companion.narration.model_table import Table, table_with
from tests.companion.narration.test_model_narrator import read_reply

PLANK = "I feel my way into the bilge with my toes to find a loose plank"
MUTINY = "I grapple the drummer overboard, the benches rise in mutiny"
READ = "The plank is yours."


class Told:
    """A model that reads, and tells each outcome in its own words; keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []

    def __call__(self, request: Request) -> Any:
        case = request.messages[-1].content
        self.asked.append((request.prompts[0].id, case))
        if request.purpose == "read":
            return read_reply(stitched=[], target="plank", goal="find the plank", success=READ)
        told = (
            "You find the way the rats go forward, and your toes go in after them."
            if "It worked." in case
            else "A plank shifts, and the bilge talks, wetly and at length."
        )
        effects = json.dumps({"effects": []})
        return told if request.prompts[0].id == "gm/narrate_outcome" else f"{effects}\n{told}"


def seated(folder: Path, model: Told, *, seed: bytes = b"seed", language: str = "en") -> Table:
    table = table_with(folder, model, system="altars", seed=seed, language=language)
    opening = next(one for one in openings("altars") if one.id == "black-galley")
    list(table.sitting.begin(opening, threads=opening.stakes))
    return table


def played(folder: Path, text: str, *, passed: bool) -> tuple[Table, Told, list[str], str]:
    """Play one line with the first seed whose roll passes, or fails.

    Returns:
        The table, the model, what was told, and how the story's question was answered.
    """
    for number in range(40):
        model, own = Told(), folder / str(number)
        own.mkdir()
        table = seated(own, model, seed=f"written {number}".encode())
        table.sitting.say(text)
        rolled = table.sitting.roll()
        if bool(rolled.resolution.passed) is passed:
            outcome = table.sitting.tell(rolled)
            return table, model, list(outcome.sentences), outcome.answered
    raise AssertionError("no seed gave this outcome")


def test_the_scenes_own_stakes_come_before_those_that_were_read(tmp_path: Path) -> None:
    model = Told()
    reply = seated(tmp_path, model).sitting.say(PLANK)
    assert isinstance(reply, Proposal)
    assert [name for name, _ in model.asked] == ["gm/read_intent"]
    assert reply.stakes.success == "You find the way the rats go forward."


def test_where_the_scene_has_none_they_are_those_that_were_read(tmp_path: Path) -> None:
    reply = seated(tmp_path, Told()).sitting.say("I juggle three lumps of pitch to stay awake")
    assert isinstance(reply, Proposal)
    assert reply.stakes.success == READ


@pytest.mark.parametrize("passed", [True, False])
def test_the_model_tells_what_was_written_in_its_own_words(tmp_path: Path, passed: bool) -> None:
    table, model, told, _ = played(tmp_path, PLANK, passed=passed)
    assert [name for name, _ in model.asked] == ["gm/read_intent", "gm/narrate_outcome"]
    shown = model.asked[1][1]
    assert ("no nails in" in shown) is passed  # how the kit tells it, and not how it is promised
    text = " ".join(told)
    assert ("your toes go in after them" in text) is passed
    assert ("wetly and at length" in text) is not passed
    assert table.sitting.campaign.verify().ok


def test_a_success_of_the_scenes_answers_what_the_story_asked(tmp_path: Path) -> None:
    table, _, _, answered = played(tmp_path, MUTINY, passed=True)
    assert "took the stroke from the drummer" in answered
    assert any(body.get("do") == "close" for body in table.records(THREAD))


def test_a_table_in_another_language_is_told_nothing_that_is_written(tmp_path: Path) -> None:
    table = seated(tmp_path, Told(), language="de")
    assert not tells_as_written(table.seat.narrator)
    reply = table.sitting.say(PLANK)
    assert isinstance(reply, Proposal)
    assert reply.stakes.success == READ
