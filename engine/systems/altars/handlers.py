"""From events to the next state: no chance, no decisions."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.core.model import Event
from engine.errors import StateError
from engine.systems.altars import events
from engine.systems.altars.advancement import INITIATIVE
from engine.systems.altars.state import (
    DEFENCE,
    AltarsSheet,
    AltarsState,
    Announced,
    ArchetypeNote,
    Treatment,
)


def sheet_of(state: AltarsState, name: str) -> AltarsSheet:
    """Return somebody's sheet.

    Raises:
        StateError: nobody of that name is in the game.
    """
    sheet = state.characters.get(name)
    if sheet is None:
        raise StateError(f"nobody called {name!r} has a sheet in this game")
    return sheet


def with_sheet(state: AltarsState, name: str, **update: object) -> AltarsState:
    """Return the state with some fields of one sheet changed."""
    changed = sheet_of(state, name).model_copy(update=update)
    return state.model_copy(update={"characters": {**state.characters, name: changed}})


def _with(state: AltarsState, **update: object) -> AltarsState:
    return state.model_copy(update=update)


def _health(state: AltarsState, event: events.HealthChanged) -> AltarsState:
    health = sheet_of(state, event.character).health + event.by
    return with_sheet(state, event.character, health=health)


def _spent(state: AltarsState, event: events.ActionSpent) -> AltarsState:
    announced = state.announced
    if announced is not None and announced.attacker == event.character:
        announced = None
    return _with(state, acted=(*state.acted, event.character), announced=announced)


def _announced(state: AltarsState, event: events.BlowAnnounced) -> AltarsState:
    blow = Announced(attacker=event.attacker, targets=event.targets, spell=event.spell)
    return _with(state, announced=blow)


def _chosen(state: AltarsState, event: events.DefenceChosen) -> AltarsState:
    blow = state.announced
    if blow is None:
        raise StateError("no blow is announced that could be resisted")
    defences = {**blow.defences, event.character: event.using}
    return _with(state, announced=blow.model_copy(update={"defences": defences}))


def _points(state: AltarsState, event: events.PointsChanged) -> AltarsState:
    points = sheet_of(state, event.character).action_points + event.by
    return with_sheet(state, event.character, action_points=points)


def _prepared(state: AltarsState, event: events.DefencePrepared) -> AltarsState:
    return _with(state, prepared={**state.prepared, event.character: event.advantages})


def _defence_used(state: AltarsState, event: events.DefenceUsed) -> AltarsState:
    left = {name: n for name, n in state.prepared.items() if name != event.character}
    return _with(state, prepared=left)


def _item_used(state: AltarsState, event: events.ItemUsed) -> AltarsState:
    mine = state.item_uses.get(event.character, {})
    uses = {**mine, event.item: mine.get(event.item, 0) + 1}
    return _with(state, item_uses={**state.item_uses, event.character: uses})


def _gear(state: AltarsState, event: events.GearChanged) -> AltarsState:
    lines = list(sheet_of(state, event.character).equipment)
    if event.before and event.before not in lines:
        raise StateError(f"{event.character} does not carry {event.before!r}")
    place = lines.index(event.before) if event.before else len(lines)
    lines[place : place + 1] = [event.after] if event.after else []
    return with_sheet(state, event.character, equipment=tuple(lines))


def _treated(state: AltarsState, event: events.WoundsTreated) -> AltarsState:
    attempt = Treatment(healer=event.healer, patient=event.patient)
    mending = dict(state.mending)
    if event.mending:
        mending[event.patient] = mending.get(event.patient, 0) + event.mending
    return _with(state, treatments=(*state.treatments, attempt), mending=mending)


def _fight_began(state: AltarsState, event: events.FightBegan) -> AltarsState:
    return _with(state, fighters=event.fighters)


def _round_began(state: AltarsState, event: events.RoundBegan) -> AltarsState:
    return _with(
        state,
        round_number=event.number,
        order=event.order,
        initiative_rolls=event.rolls,
        acted=(),
        announced=None,
    )


def _fight_ended(state: AltarsState, event: events.FightEnded) -> AltarsState:  # noqa: ARG001
    asked = state.pending
    return _with(
        state,
        pending=None if asked is not None and asked.about == DEFENCE else asked,
        fighters=(),
        round_number=0,
        order=(),
        initiative_rolls={},
        acted=(),
        announced=None,
        prepared={},
    )


def _days(state: AltarsState, event: events.DaysPassed) -> AltarsState:
    mending = {name: n for name, n in state.mending.items() if name not in event.rested}
    return _with(
        state,
        day=state.day + event.days,
        treatments=(),
        mending=mending,
        item_uses={},
        prepared={},
    )


def _finished(state: AltarsState, event: events.AdventureFinished) -> AltarsState:  # noqa: ARG001
    return _with(state, between_adventures=True)


def _began(state: AltarsState, event: events.AdventureBegan) -> AltarsState:  # noqa: ARG001
    return _with(state, between_adventures=False, adventure=state.adventure + 1)


def _xp(state: AltarsState, event: events.XpChanged) -> AltarsState:
    xp = sheet_of(state, event.character).xp + event.by
    return with_sheet(state, event.character, xp=xp)


def _advanced(state: AltarsState, event: events.DieAdvanced) -> AltarsState:
    sheet = sheet_of(state, event.character)
    others = tuple(name for name in sheet.second_d10 if name != event.name)
    second = (*others, event.name) if event.on_second_d10 else others
    if event.name == INITIATIVE:
        return with_sheet(state, event.character, initiative=event.die, second_d10=second)
    holder = "archetypes" if event.name in sheet.archetypes else "words"
    dice = {**getattr(sheet, holder), event.name: event.die}
    return with_sheet(state, event.character, **{holder: dice, "second_d10": second})


def _max_health(state: AltarsState, event: events.MaxHealthRaised) -> AltarsState:
    sheet = sheet_of(state, event.character)
    return with_sheet(state, event.character, max_health=sheet.max_health + 1)


def _archetype(state: AltarsState, event: events.ArchetypeGained) -> AltarsState:
    sheet = sheet_of(state, event.character)
    update: dict[str, object] = {"archetypes": {**sheet.archetypes, event.name: event.die}}
    if event.definition:
        note = ArchetypeNote(definition=event.definition, notes=event.notes)
        update["definitions"] = {**sheet.definitions, event.name: note}
    return with_sheet(state, event.character, **update)


HANDLERS: Final[Mapping[type[Event], Callable[[AltarsState, Any], AltarsState]]] = {
    events.HealthChanged: _health,
    events.ActionSpent: _spent,
    events.PointsChanged: _points,
    events.DefencePrepared: _prepared,
    events.DefenceUsed: _defence_used,
    events.ItemUsed: _item_used,
    events.GearChanged: _gear,
    events.WoundsTreated: _treated,
    events.FightBegan: _fight_began,
    events.RoundBegan: _round_began,
    events.FightEnded: _fight_ended,
    events.DaysPassed: _days,
    events.AdventureFinished: _finished,
    events.AdventureBegan: _began,
    events.XpChanged: _xp,
    events.DieAdvanced: _advanced,
    events.MaxHealthRaised: _max_health,
    events.ArchetypeGained: _archetype,
    events.BlowAnnounced: _announced,
    events.DefenceChosen: _chosen,
}
