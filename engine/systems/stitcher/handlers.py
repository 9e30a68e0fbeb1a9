"""How the events of Stitcher change the state."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.core.model import Event
from engine.errors import StateError
from engine.systems.stitcher import events
from engine.systems.stitcher.effects import change_sheet
from engine.systems.stitcher.state import SheetTrait, StitcherState
from engine.systems.stitcher.turns import begin_rounds, end_rounds, take_turn


def _gained(state: StitcherState, event: events.TraitGained) -> StitcherState:
    trait = SheetTrait(
        name=event.name,
        weight=event.weight,
        category=event.category,
        temporary=event.temporary,
        negative=event.negative,
    )
    return change_sheet(state, event.character, "gain", trait)


def _lost(state: StitcherState, event: events.TraitLost | events.CashErased) -> StitcherState:
    return change_sheet(state, event.character, "lose", SheetTrait(name=event.name))


def _raised(state: StitcherState, event: events.TraitRaised) -> StitcherState:
    trait = SheetTrait(name=event.name, weight=event.amount)
    return change_sheet(state, event.character, "raise", trait)


def _lowered(state: StitcherState, event: events.TraitLowered) -> StitcherState:
    trait = SheetTrait(name=event.name, weight=event.amount)
    return change_sheet(state, event.character, "lower", trait)


def _round_began(state: StitcherState, event: events.RoundBegan) -> StitcherState:
    for name in event.order:
        _known(state, name)
    return begin_rounds(state, event.order)


def _round_ended(state: StitcherState, event: events.RoundEnded) -> StitcherState:  # noqa: ARG001
    return end_rounds(state)


def _turn_taken(state: StitcherState, event: events.TurnTaken) -> StitcherState:
    for name in event.names:
        _known(state, name)
    return take_turn(state, event.names)


def _known(state: StitcherState, name: str) -> None:
    if name not in state.characters:
        raise StateError(f"nobody called {name!r} has a sheet in this game")


HANDLERS: Final[Mapping[type[Event], Callable[[StitcherState, Any], StitcherState]]] = {
    events.TraitGained: _gained,
    events.TraitLost: _lost,
    events.TraitRaised: _raised,
    events.TraitLowered: _lowered,
    events.CashErased: _lost,
    events.RoundBegan: _round_began,
    events.RoundEnded: _round_ended,
    events.TurnTaken: _turn_taken,
}
