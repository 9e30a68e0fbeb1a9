"""Moves of a fight in plain words."""

from typing import Any

import pytest

from engine.api import IllegalActionError
from engine.systems.skitterbarren.moving_words import parse_moving
from engine.systems.skitterbarren.play_actions import Take
from tests.engine.systems.skitterbarren.calling import PLAY, Table, hero
from tests.engine.systems.skitterbarren.test_fights import fight

FAR = {"Sefa": 0, "Tarn": 5, "Ghoul": 40, "Rat": 20}


def take(what: str, **fields: Any) -> Take:
    return Take.model_validate({"what": what, "acting": "Sefa", **fields})


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("I step back", take("move", distance=10, away_from="Rat")),
        ("I take a step back from the ghoul", take("move", distance=10, away_from="Ghoul")),
        ("I back away", take("move", distance=30, away_from="Rat")),
        ("I move 10 feet away", take("move", distance=10, away_from="Rat")),
        ("I step two paces back", take("move", distance=10, away_from="Rat")),
        ("I withdraw", take("withdrawal", distance=30, away_from="Rat")),
        ("I fall back 20 ft from the ghoul", take("withdrawal", distance=20, away_from="Ghoul")),
        ("I move closer", take("move", distance=15, toward="Rat")),
        ("I run up to the ghoul!", take("move", distance=30, toward="Ghoul")),
        ("I approach the rat", take("move", distance=15, toward="Rat")),
        ("I close in", take("move", distance=15, toward="Rat")),
        ("I walk 10 feet towards the ghoul", take("move", distance=10, toward="Ghoul")),
    ],
)
def test_words_that_move(text: str, move: Take) -> None:
    table = fight(positions=FAR)
    assert parse_moving(table.state, "Sefa", text) == move
    assert PLAY.command(table.state, "Sefa", text) == move


@pytest.mark.parametrize(
    "text",
    [
        "I run",
        "I run away",
        "I go to the door",
        "I move the crate",
        "I hit the ghoul",
        "I back Tarn up",
        "I look at the ghoul",
        "I charge the ghoul with my hatchet",
    ],
)
def test_words_that_are_no_move(text: str) -> None:
    assert parse_moving(fight(positions=FAR).state, "Sefa", text) is None


def test_nobody_walks_where_they_stand() -> None:
    table = fight()
    with pytest.raises(IllegalActionError, match="reached from here"):
        parse_moving(table.state, "Sefa", "I move up to the ghoul")
    calm = Table(house_kit=True).join(hero())
    assert parse_moving(calm.state, "Sefa", "I step back") is None


def test_a_step_back_is_made_and_told() -> None:
    table = fight(positions=FAR)
    move = PLAY.command(table.state, "Sefa", "I step back")
    assert move is not None
    told = table.do(move)
    assert "Sefa stands at -10 ft now." in PLAY.notes(move, told)
    assert table.state.fight.energy == 2
