"""Actions in a few typed words."""

from typing import Any

import pytest

from engine.api import Action, IllegalActionError
from engine.systems.skitterbarren.play_actions import (
    Camp,
    DropItems,
    EndFight,
    EndTurn,
    React,
    StartFight,
    StowItem,
    Take,
    TravelDay,
)
from tests.engine.systems.skitterbarren.calling import PLAY, Table, foe, hero

GAME = Table().join(hero(), hero("Tarn"), foe("Gully ghoul 1")).state


def take(what: str, **fields: Any) -> Take:
    return Take.model_validate({"what": what, "acting": "Sefa", **fields})


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("move 20 to gully ghoul 1", take("move", distance=20, toward="Gully ghoul 1")),
        ("Run 20 ft away from TARN", take("move", distance=20, away_from="Tarn")),
        ("withdraw 30 from Tarn", take("withdrawal", distance=30, away_from="Tarn")),
        ("attack Gully ghoul 1", take("attack", target="Gully ghoul 1")),
        ("hide 12", take("hide", dr=12)),
        ("search DR 9", take("search", dr=9)),
        ("handle", take("handling")),
        ("assist Tarn", take("assist", ally="Tarn", mode="check")),
        (
            "assist tarn against Gully ghoul 1",
            take("assist", ally="Tarn", target="Gully ghoul 1"),
        ),
        ("react", React(acting="Sefa", use="readied")),
        ("end turn", EndTurn(acting="Sefa")),
        ("fight", StartFight()),
        ("end fight", EndFight()),
        ("camp", Camp()),
        (" camp  in town ", Camp(place="settlement")),
        ("travel", TravelDay()),
        ("stow Rope", StowItem(acting="Sefa", item="Rope")),
        ("drop Rope, Lamp", DropItems(acting="Sefa", items=("Rope", "Lamp"))),
    ],
)
def test_words_that_are_commands(text: str, action: Action) -> None:
    assert PLAY.command(GAME, "Sefa", text) == action


@pytest.mark.parametrize(
    "text",
    ["", "I move quietly", "move to Tarn", "move 99999 to Tarn", "hide well", "go 5 to Tarn"],
)
def test_words_that_are_none(text: str) -> None:
    assert PLAY.command(GAME, "Sefa", text) is None


@pytest.mark.parametrize("text", ["attack nobody", "assist Tarn against nobody"])
def test_names_that_are_nobodys(text: str) -> None:
    with pytest.raises(IllegalActionError, match="nobody"):
        PLAY.command(GAME, "Sefa", text)
