"""Plain acts are not rolled for, however tense the scene; attempts that look like them are."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.reader import WORLD, read_in_play
from companion.reader.learned.plain import touching

DATA = Path(__file__).parents[3] / "benchmarks" / "data" / "intents_plain.jsonl"
HELD = 5
SHEETS: dict[str, dict[str, Any]] = {
    "stitcher": {
        "name": "Anselma",
        "traits": [{"name": "Warden", "weight": 3}, {"name": "Spear", "weight": 1}],
    },
    "skitterbarren": {
        "name": "Anselma",
        "attributes": {"Brawn": 1, "Knack": 1, "Wits": 1},
        "skills": {"Exertion": 1, "Awareness": 2, "Artifice": 1, "Vigor": 1},
        "inventory": ["Spear", "Rope"],
    },
    "altars": {"name": "Anselma", "archetypes": {"Warden": "d12", "Thief": "d8"}},
}
TENSE = (
    "the ferry house at Lorn. Wet planks. A lamp on a nail. Two of the duke's men have come in out "
    "of the rain and lay their swords on the table; the ferryman does not look up. Here: two of "
    "the duke's men (2), the ferryman (1)."
)


def kept_back() -> list[dict[str, Any]]:
    lines = map(json.loads, DATA.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if sum(map(ord, line["scene"])) % HELD == 0][::4]


def test_most_of_what_was_kept_out_of_the_training_is_told_apart() -> None:
    right: dict[bool, list[bool]] = {False: [], True: []}
    for item in kept_back():
        rolls = item["expect"]["needs_roll"]
        intent = read_in_play(**{k: item[k] for k in ("system", "sheet", "scene", "text")})
        right[rolls].append(intent.needs_roll == rolls)
    for found in right.values():
        assert sum(found) >= 0.75 * len(found)


@pytest.mark.parametrize("system", SHEETS)
@pytest.mark.parametrize(
    "text",
    [
        "I sit down and ask the ferryman when he leaves",
        "I tell the ferryman my name",
        "I eat my bread",
        "I ask if anyone has seen a grey mare",
        "I dry my coat by the stove",
        "I look at the lamp",
    ],
)
def test_plain_acts_in_a_tense_scene_are_not_rolled(system: str, text: str) -> None:
    assert not read_in_play(system=system, sheet=SHEETS[system], scene=TENSE, text=text).needs_roll


@pytest.mark.parametrize("system", SHEETS)
@pytest.mark.parametrize(
    "text",
    [
        "I steal one of the swords off the table",
        "I persuade the ferryman to cross in spite of the storm",
        "I hit the nearer one with my spear",
        "I sneak out behind their backs",
        "I lie to them about where I have been",
    ],
)
def test_attempts_in_the_same_scene_are_rolled(system: str, text: str) -> None:
    assert read_in_play(system=system, sheet=SHEETS[system], scene=TENSE, text=text).needs_roll


@pytest.mark.parametrize("system", SHEETS)
@pytest.mark.parametrize(
    "text",
    [
        "I hold out my hand to the ferryman",
        "I take the ferryman by the arm and lead him to the bench",
        "I raise the lamp and look around",
        "kneel",
        "I take a breath",
        "I give the ferryman my scarf",
        "I knock on the table",
        "I leave the ferry house by the front door",
        '"From Lorn," I answer.',
    ],
)
def test_gestures_gifts_and_answers_are_not_rolled(system: str, text: str) -> None:
    assert not read_in_play(system=system, sheet=SHEETS[system], scene=TENSE, text=text).needs_roll


@pytest.mark.parametrize(
    ("text", "is_sure"),
    [("I hit the nearer one with my spear", True), ("I steal one of the swords", True)],
)
def test_what_is_told_outright_is_surely_an_attempt(text: str, is_sure: bool) -> None:
    intent = read_in_play(system="stitcher", sheet=SHEETS["stitcher"], scene=TENSE, text=text)
    assert intent.is_sure == is_sure


def test_a_question_whether_something_is_so_is_one_about_the_world() -> None:
    for text in ("are there more soldiers outside?", "is there a boat outside?"):
        intent = read_in_play(system="stitcher", sheet=SHEETS["stitcher"], scene=TENSE, text=text)
        assert (intent.kind, intent.manner) == ("question", WORLD)


def test_only_what_a_scene_says_of_the_same_things_touches_an_act() -> None:
    scene = "Rain on the roof. The door is swollen shut. A cat."
    assert touching("I open the door", scene) == "The door is swollen shut."
    assert touching("I sing", scene) == ""
