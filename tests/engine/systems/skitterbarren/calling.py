"""Short ways to make calls and to play, for the tests of Skitterbarren."""

import json
from collections.abc import Iterable
from typing import Any

from engine.api import (
    Action,
    CharacterJoined,
    Dice,
    GivenDice,
    Resolution,
    SeededDice,
    answer_line,
    get_system,
)

SYSTEM = get_system("skitterbarren")
PLAY: Any = SYSTEM.play


def resolve(op: str, **fields: Any) -> dict[str, Any]:
    """Return the answer of one JSON call."""
    return answer_line(json.dumps({"system": "skitterbarren", "call": {"op": op, **fields}}))


def odds(op: str, **fields: Any) -> dict[str, Any]:
    """Return the exact odds of one JSON call."""
    line = json.dumps({"system": "skitterbarren", "call": {"op": op, **fields}})
    answer = answer_line(line, for_odds=True)
    law: dict[str, Any] = answer.get("odds", answer)
    return law


def error(op: str, **fields: Any) -> str:
    """Return the kind of the error of one JSON call."""
    answer = resolve(op, **fields)
    assert "error" in answer, answer
    assert answer["error"]["message"]
    return str(answer["error"]["kind"])


def has(answer: dict[str, Any], **wanted: Any) -> bool:
    """Return whether an answer has at least these fields, and say which differ."""
    got = {key: answer.get(key, "absent") for key in wanted}
    assert got == wanted
    return True


def mods(*values: int) -> list[dict[str, Any]]:
    return [{"name": "x", "value": value} for value in values]


class Table:
    """A game that is played: keeps the state, folds the events, throws given or seeded dice."""

    def __init__(self, seed: int = 0, **settings: Any) -> None:
        self.state: Any = SYSTEM.new_state(settings)
        self.key = seed.to_bytes(4, "big")
        self.number = 0
        self.log: list[tuple[Action, Resolution]] = []

    def join(self, *sheets: dict[str, Any]) -> "Table":
        for sheet in sheets:
            self.state = SYSTEM.apply(self.state, CharacterJoined(sheet=sheet))
        return self

    def do(self, action: Action, *faces: int, **lanes: Iterable[int]) -> Resolution:
        """Resolve an action with given faces (seeded ones when none are given), and apply it."""
        dice: Dice
        if faces or lanes:
            dice = GivenDice(
                {"": faces, **{lane.replace("_", " "): f for lane, f in lanes.items()}}
            )
        else:
            self.number += 1
            dice = SeededDice(self.key, number=self.number)
        resolution = SYSTEM.resolve(self.state, action, dice)
        if isinstance(dice, GivenDice):
            dice.finish()
        for event in resolution.events:
            self.state = SYSTEM.apply(self.state, event)
        self.log.append((action, resolution))
        return resolution


def hero(name: str = "Sefa", **changes: Any) -> dict[str, Any]:
    """Return a player's sheet."""
    return {
        "name": name,
        "attributes": {"Brawn": 1, "Knack": 2, "Wits": 1},
        "skills": {"Exertion": 3, "Awareness": 2, "Artifice": 1, "Vigor": 2},
        "inventory": ["Hatchet", "Hide jacket", "Provisions x2"],
        **changes,
    }


def foe(name: str = "Ghoul", **changes: Any) -> dict[str, Any]:
    """Return a sheet of the GM's side."""
    sheet = {
        "name": name,
        "side": "gm",
        "attributes": {"Brawn": 1, "Knack": 1, "Wits": 0},
        "skills": {"Awareness": 1},
        "inventory": ["Claws"],
        "armor_bonus": 8,
        "max_health": 9,
    }
    return {**sheet, **changes}
