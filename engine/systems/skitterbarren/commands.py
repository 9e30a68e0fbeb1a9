"""Actions in a few typed words, for what no check and no attack covers: "move 20 to Ghoul", "camp".

A front end may offer these beside free text; what they mean is fixed, and nothing is guessed.
Moves of a fight are understood in plain words too (``moving_words``).
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.core.model import Action
from engine.errors import IllegalActionError
from engine.systems.skitterbarren.moving_words import parse_moving
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
from engine.systems.skitterbarren.state import SkitterbarrenState

COMMAND_HELP: Final = (
    "move 20 to NAME, move 20 from NAME, withdraw 20 from NAME, attack NAME, hide DR, search DR, "
    "handle DR, assist NAME, assist NAME against NAME, react, end turn, fight, end fight, camp, "
    "camp in town, travel, stow THING, drop THING, THING"
)
_DR: Final = r"(?: +(?:dr *)?(?P<dr>[0-9]{1,3}))?"


def _walk(what: str) -> Callable[[str, Mapping[str, str]], Action]:
    def build(actor: str, said: Mapping[str, str]) -> Action:
        way = "away_from" if said["way"].startswith(("away", "from")) else "toward"
        return Take.model_validate(
            {"acting": actor, "what": what, "distance": int(said["feet"]), way: said["who"]}
        )

    return build


def _with_check(what: str) -> Callable[[str, Mapping[str, str]], Action]:
    def build(actor: str, said: Mapping[str, str]) -> Action:
        fields: dict[str, Any] = {"acting": actor, "what": what}
        return Take.model_validate(fields | ({"dr": int(said["dr"])} if said["dr"] else {}))

    return build


def _attack(actor: str, said: Mapping[str, str]) -> Action:
    return Take(acting=actor, what="attack", target=said["who"])


def _assist(actor: str, said: Mapping[str, str]) -> Action:
    if said["foe"]:
        return Take(acting=actor, what="assist", ally=said["who"], target=said["foe"])
    return Take(acting=actor, what="assist", ally=said["who"], mode="check")


def _drop(actor: str, said: Mapping[str, str]) -> Action:
    return DropItems(acting=actor, items=tuple(part.strip() for part in said["what"].split(",")))


_PATTERNS: Final[tuple[tuple[str, Callable[[str, Mapping[str, str]], Action]], ...]] = (
    (
        r"(?:move|walk|run) +(?P<feet>[0-9]{1,4})(?: *ft)? +"
        r"(?P<way>toward|towards|to|away from|from) +(?P<who>.+)",
        _walk("move"),
    ),
    (
        r"withdraw +(?P<feet>[0-9]{1,4})(?: *ft)? +(?P<way>to|toward|away from|from) +(?P<who>.+)",
        _walk("withdrawal"),
    ),
    (r"attack +(?P<who>.+)", _attack),
    (r"hide" + _DR, _with_check("hide")),
    (r"search" + _DR, _with_check("search")),
    (r"handle" + _DR, _with_check("handling")),
    (r"assist +(?P<who>.+?)(?: +against +(?P<foe>.+))?", _assist),
    (r"react", lambda actor, said: React(acting=actor, use="readied")),  # noqa: ARG005
    (r"end turn", lambda actor, said: EndTurn(acting=actor)),  # noqa: ARG005
    (r"fight", lambda actor, said: StartFight()),  # noqa: ARG005
    (r"end fight", lambda actor, said: EndFight()),  # noqa: ARG005
    (r"camp in town", lambda actor, said: Camp(place="settlement")),  # noqa: ARG005
    (r"camp", lambda actor, said: Camp()),  # noqa: ARG005
    (r"travel", lambda actor, said: TravelDay()),  # noqa: ARG005
    (r"stow +(?P<what>.+)", lambda actor, said: StowItem(acting=actor, item=said["what"])),
    (r"drop +(?P<what>.+)", _drop),
)


def parse_command(state: SkitterbarrenState, actor: str, text: str) -> Action | None:
    """Return the action that a few typed words stand for, or None when they are none of these.

    Args:
        state: the game; names are matched letter case aside.
        actor: who acts.
        text: such as "move 20 to Ghoul".

    Raises:
        IllegalActionError: the name in it is nobody's.
    """
    said = " ".join(text.split())
    for pattern, build in _PATTERNS:
        match = re.fullmatch(pattern, said, re.IGNORECASE)
        if match is not None:
            return build(actor, _with_names(state, match.groupdict("")))
    return parse_moving(state, actor, said)


def nights(state: SkitterbarrenState, days: int, sheltered: bool) -> tuple[Action, ...]:  # noqa: FBT001 - a fact of the scene
    """Return the actions by which the party lets nights go by.

    A day holds one Long Rest, so between two rests a day passes, with its hunger.

    Args:
        state: the game.
        days: nights of rest, 1 and up.
        sheltered: whether there is a roof, as in a settlement.

    Rule: K-68, K-70.
    """
    found: list[Action] = []
    rested = state.wilds.rested_today
    for _ in range(days):
        if rested:
            found.append(TravelDay())
        found.append(Camp(place="settlement" if sheltered else "wilds"))
        rested = True
    return tuple(found)


def days_of_travel(state: SkitterbarrenState, days: int) -> tuple[Action, ...]:  # noqa: ARG001
    """Return the actions by which days of a journey go by: each brings its hunger.

    Args:
        state: the game.
        days: days of travel, 1 and up.

    Rule: K-56, K-57.
    """
    return (TravelDay(),) * days


def _with_names(state: SkitterbarrenState, said: dict[str, str]) -> dict[str, str]:
    for group in ("who", "foe"):
        wanted = said.get(group, "").casefold()
        if wanted:
            found = [name for name in state.characters if name.casefold() == wanted]
            if not found:
                raise IllegalActionError("sheet", f"nobody called {said[group]!r} is here")
            said[group] = found[0]
    if "way" in said:
        said["way"] = said["way"].casefold()
    return said
