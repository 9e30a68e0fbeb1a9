"""Upkeep: what the story has moved past fades, so that a long campaign stays one scene wide.

The table's own rule, the GM's part of RS-35: what ails somebody for a moment is over with the next
thing they do, and of light hurts they feel the last two; a grave one stays until it is cared for.
A condition that is meant to pass goes when enough has happened, the oldest first; circumstances
and open costs likewise; a clock that is full brings what it stood for and is gone.
"""

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Any, Final

from companion.session.hurts import is_of_a_moment
from engine.api import (
    Effect,
    EffectApplied,
    EngineError,
    Event,
    GameState,
    RuleSystem,
    agreeing,
    uncapital,
)

MOST_STANDINGS: Final = 8
MOST_PASSING: Final = 5
"""Conditions and edges of one character that are meant to pass."""
MOST_HURTS: Final = 2
"""Light hurts that somebody feels at once: a third makes them forget the first."""
MOST_COSTS: Final = 6
MOST_CLOCKS: Final = 4
FULL_WEIGHT: Final = 2
"""Weight of the circumstance that a full clock brings."""


@dataclass(frozen=True, slots=True)
class Upkeep:
    """What passes.

    Attributes:
        events: changes of the state.
        told: short sentences that the prose must carry.
        mended: a sentence for each hurt that is over, which stands beside the prose.
    """

    events: tuple[Event, ...] = ()
    told: tuple[str, ...] = ()
    mended: tuple[str, ...] = ()


def upkeep(
    system: RuleSystem[Any],
    state: GameState[Any, Any],
    *,
    roll: int | None,
    lasting: Callable[[], Collection[str]] = tuple,
    fresh: Collection[str] = (),
) -> Upkeep:
    """Return what passes now.

    Args:
        system: the game.
        state: the state after an exchange's effects.
        roll: number of the roll of the exchange.
        lasting: gives the names of clocks that never fade; asked only where some must.
        fresh: names of what has only just come of the exchange.
    """
    events: list[Event] = []
    told: list[str] = []
    mended: list[str] = []
    over = (
        (told, (*_full_clocks(state), *_old(state, lasting), *_orphans(state))),
        (mended, (*_mending(system, state, fresh),)),
        (told, (*_passing(system, state),)),
    )
    for notes, effect, note in ((notes, *one) for notes, passes in over for one in passes):
        event = EffectApplied(effect=effect, roll=roll)
        try:
            state = system.apply(state, event)
        except (EngineError, ValueError):
            continue  # it went with something else already
        events.append(event)
        if note:
            notes.append(note)
    return Upkeep(tuple(events), tuple(told), tuple(mended))


def _full_clocks(state: GameState[Any, Any]) -> Iterator[tuple[Effect, str]]:
    for clock in state.story.clocks:
        if clock.ticks < clock.size:
            continue
        yield _lose("clock", "scene", clock.name), ""
        kind: Any = "edge" if clock.good else "trouble"
        come = Effect(
            kind=kind,
            change="gain",
            target="scene",
            name=clock.name,
            size=FULL_WEIGHT,
            good=clock.good,
        )
        yield come, f"It has come to it: {clock.name}."


_OF_SOMEBODY: Final = re.compile(r".+ \((?P<who>the .+|[A-Z].+)\)")


def _orphans(state: GameState[Any, Any]) -> Iterator[tuple[Effect, str]]:
    """Yield how somebody stood who is not here any more."""
    for standing in state.story.standings:
        found = _OF_SOMEBODY.fullmatch(standing.name)
        if found is not None and found["who"] not in state.characters:
            yield _lose("edge" if standing.helps else "trouble", "scene", standing.name), ""


def _old(
    state: GameState[Any, Any], lasting: Callable[[], Collection[str]]
) -> Iterator[tuple[Effect, str]]:
    story = state.story
    for standing in story.standings[: max(0, len(story.standings) - MOST_STANDINGS)]:
        yield _lose("edge" if standing.helps else "trouble", "scene", standing.name), ""
    for cost in story.costs[: max(0, len(story.costs) - MOST_COSTS)]:
        yield _lose("cost", "scene", cost), ""
    running = [clock for clock in story.clocks if clock.ticks < clock.size]
    over = max(0, len(running) - MOST_CLOCKS)
    kept = lasting() if over else ()
    for clock in [clock for clock in running if clock.name not in kept][:over]:
        yield _lose("clock", "scene", clock.name), ""


def _mending(
    system: RuleSystem[Any], state: GameState[Any, Any], fresh: Collection[str]
) -> Iterator[tuple[Effect, str]]:
    """Yield the end of hurts that mend by themselves, of the players' side."""
    for name, sheet in state.characters.items():
        if sheet.side != "player":
            continue
        old = [
            element
            for element in system.play.elements(sheet)
            if element.passing and element.role == "condition" and element.name not in fresh
        ]
        passed = [element for element in old if is_of_a_moment(element.name)]
        light = [e for e in old if e not in passed and e.value in ("", "(1)")]
        room = max(0, MOST_HURTS - len(fresh_hurts(system, sheet, fresh)))
        for element in (*passed, *light[: max(0, len(light) - room)]):
            is_noun = len(element.name.split()) > 1 and element not in passed
            trouble = agreeing(element.name, "troubles", "trouble")
            told = f"The {uncapital(element.name)} no longer {trouble} you." if is_noun else ""
            yield _lose("harm", name, element.name), told


def fresh_hurts(system: RuleSystem[Any], sheet: Any, fresh: Collection[str]) -> list[str]:  # noqa: ANN401 - any game's sheet
    """Return the hurts on a sheet that have only just been gained."""
    return [e.name for e in system.play.elements(sheet) if e.passing and e.name in fresh]


def _passing(system: RuleSystem[Any], state: GameState[Any, Any]) -> Iterator[tuple[Effect, str]]:
    for name, sheet in state.characters.items():
        passing = [e for e in system.play.elements(sheet) if e.passing]
        for element in passing[: max(0, len(passing) - MOST_PASSING)]:
            bad = element.role == "condition"
            yield (
                _lose("harm" if bad else "edge", name, element.name),
                "",
            )


def _lose(kind: Any, target: str, name: str) -> Effect:  # noqa: ANN401 - one of the kinds
    return Effect(kind=kind, change="lose", target=target, name=name, good=True)
