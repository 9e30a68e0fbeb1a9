"""How the events of Skitterbarren change the state. No chance and no decisions here."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.core.choice import ChoiceMade, ChoicePending
from engine.core.model import Event
from engine.errors import StateError
from engine.systems.skitterbarren import events as e
from engine.systems.skitterbarren.sheets import (
    COINS,
    count_of,
    with_exhaustion,
    with_item,
    without_coins,
    without_item,
)
from engine.systems.skitterbarren.state import Fight, SkitterbarrenSheet, SkitterbarrenState


def _with(state: SkitterbarrenState, **update: object) -> SkitterbarrenState:
    return state.model_copy(update=update)


def _fight(state: SkitterbarrenState) -> Fight:
    if state.fight is None:
        raise StateError("nobody is fighting; this event belongs into a fight")
    return state.fight


def _in_fight(state: SkitterbarrenState, **update: object) -> SkitterbarrenState:
    return _with(state, fight=_fight(state).model_copy(update=update))


def _sheet(state: SkitterbarrenState, name: str) -> SkitterbarrenSheet:
    sheet = state.characters.get(name)
    if sheet is None:
        raise StateError(f"nobody called {name!r} has a sheet in this game")
    return sheet


def on_sheet(state: SkitterbarrenState, name: str, **update: object) -> SkitterbarrenState:
    """Return the state with one sheet changed.

    Raises:
        StateError: nobody of that name has a sheet.
    """
    sheet = _sheet(state, name).model_copy(update=update)
    return _with(state, characters={**state.characters, name: sheet})


def _pool(state: SkitterbarrenState, event: e.PoolChanged) -> SkitterbarrenState:
    if event.count < 0:
        raise StateError(f"there cannot be {event.count} {event.resource}s")
    return _with(state, **{f"{event.resource}s": event.count})


def _roll_opened(state: SkitterbarrenState, event: e.RollOpened) -> SkitterbarrenState:
    return _with(state, open_roll=event.roll)


def _roll_closed(state: SkitterbarrenState, event: e.RollClosed) -> SkitterbarrenState:  # noqa: ARG001
    return _with(state, open_roll=None)


def _rolled(state: SkitterbarrenState, event: e.Rolled) -> SkitterbarrenState:
    _sheet(state, event.who)
    return state


def _fight_began(state: SkitterbarrenState, event: e.FightBegan) -> SkitterbarrenState:
    for name in event.order:
        _sheet(state, name)
    # The first turn begins with its own event; until then the place is that of the last one.
    fight = Fight(
        order=event.order,
        place=len(event.order) - 1,
        round_number=0,
        positions=event.positions,
        surprised=event.surprised,
        totals=event.totals,
    )
    return _with(state, fight=fight)


def _fight_joined(state: SkitterbarrenState, event: e.FightJoined) -> SkitterbarrenState:
    for name in event.order:
        _sheet(state, name)
    fight = _fight(state)
    update = {
        "order": event.order,
        "place": event.order.index(fight.current),
        "totals": {**fight.totals, **event.totals},
        "positions": {**fight.positions, **event.positions},
    }
    return _with(state, fight=fight.model_copy(update=update))


def _round_began(state: SkitterbarrenState, event: e.RoundBegan) -> SkitterbarrenState:
    fight = _fight(state)
    update: dict[str, object] = {"round_number": event.round_number}
    if state.settings.reaction_refresh == "round_start":
        update["reacted"] = ()
    if event.round_number > state.settings.surprise_rounds:
        update["surprised"] = ()
    return _with(state, fight=fight.model_copy(update=update))


def _turn_began(state: SkitterbarrenState, event: e.TurnBegan) -> SkitterbarrenState:
    fight = _fight(state)
    if event.name not in fight.order:
        raise StateError(f"{event.name!r} does not take part in this fight")
    update: dict[str, object] = {
        "unspent": {**fight.unspent, fight.current: fight.energy},
        "place": fight.order.index(event.name),
        "energy": event.energy,
        "stretch_left": 0,
        "counted": 0,
    }
    if state.settings.reaction_refresh == "own_turn_start":
        update["reacted"] = tuple(name for name in fight.reacted if name != event.name)
    return _with(state, fight=fight.model_copy(update=update))


def _action_taken(state: SkitterbarrenState, event: e.ActionTaken) -> SkitterbarrenState:
    left = _fight(state).energy - event.cost
    if left < 0:
        raise StateError(f"{event.what} costs {event.cost} and {left + event.cost} are left")
    return _in_fight(state, energy=left, stretch_left=event.stretch_left, counted=event.counted)


def _move_began(state: SkitterbarrenState, event: e.MoveBegan) -> SkitterbarrenState:
    return _in_fight(state, crossing=event.crossing)


def _moved(state: SkitterbarrenState, event: e.Moved) -> SkitterbarrenState:
    positions = {**_fight(state).positions, event.name: event.position}
    return _in_fight(state, positions=positions, crossing=None)


def _move_stopped(state: SkitterbarrenState, event: e.MoveStopped) -> SkitterbarrenState:  # noqa: ARG001
    return _in_fight(state, crossing=None)


def _reaction_passed(state: SkitterbarrenState, event: e.ReactionPassed) -> SkitterbarrenState:
    crossing = _fight(state).crossing
    if crossing is None:
        raise StateError("no move waits for a Reaction")
    waiting = tuple(name for name in crossing.waiting if name != event.name)
    return _in_fight(state, crossing=crossing.model_copy(update={"waiting": waiting}))


def _reaction_used(state: SkitterbarrenState, event: e.ReactionUsed) -> SkitterbarrenState:
    reacted = _fight(state).reacted
    if event.name in reacted:
        raise StateError(f"{event.name} has used the Reaction of this round already")
    return _in_fight(state, reacted=(*reacted, event.name))


def _readied(state: SkitterbarrenState, event: e.ActionReadied) -> SkitterbarrenState:
    return _in_fight(state, readied={**_fight(state).readied, event.name: event.readied})


def _ready_gone(state: SkitterbarrenState, event: e.ReadyGone) -> SkitterbarrenState:
    left = {name: r for name, r in _fight(state).readied.items() if name != event.name}
    return _in_fight(state, readied=left)


def _help_given(state: SkitterbarrenState, event: e.HelpGiven) -> SkitterbarrenState:
    return _in_fight(state, helps=(*_fight(state).helps, event.help))


def _help_used(state: SkitterbarrenState, event: e.HelpUsed) -> SkitterbarrenState:
    helps = list(_fight(state).helps)
    if event.help in helps:
        helps.remove(event.help)
    return _in_fight(state, helps=tuple(helps))


def _harmed(state: SkitterbarrenState, event: e.Harmed) -> SkitterbarrenState:
    harm = max(0, _sheet(state, event.name).harm + event.amount)
    return on_sheet(state, event.name, harm=harm)


def _fell(state: SkitterbarrenState, event: e.Fell) -> SkitterbarrenState:
    _sheet(state, event.name)  # having fallen shows in the health; the event is there to be told
    return state


def _condition_gained(state: SkitterbarrenState, event: e.ConditionGained) -> SkitterbarrenState:
    held = _sheet(state, event.name).conditions
    if event.condition in held:
        return state
    return on_sheet(state, event.name, conditions=(*held, event.condition))


def _condition_lost(state: SkitterbarrenState, event: e.ConditionLost) -> SkitterbarrenState:
    wanted = event.condition.casefold()
    held = _sheet(state, event.name).conditions
    left = tuple(one for one in held if one.casefold() != wanted)
    return on_sheet(state, event.name, conditions=left)


def _fight_ended(state: SkitterbarrenState, event: e.FightEnded) -> SkitterbarrenState:  # noqa: ARG001
    update: dict[str, object] = {"fight": None}
    if not state.settings.resources_persist:
        update |= {"boons": 0, "blunders": 0}
    return _with(state, **update)


def _item_gained(state: SkitterbarrenState, event: e.ItemGained) -> SkitterbarrenState:
    inventory = with_item(_sheet(state, event.name).inventory, event.item)
    return on_sheet(state, event.name, inventory=inventory)


def _item_lost(state: SkitterbarrenState, event: e.ItemLost) -> SkitterbarrenState:
    left = _sheet(state, event.name).inventory
    for _ in range(event.count):
        held, left = left, without_item(left, event.item)
        if left == held:
            raise StateError(f"{event.name} carries no {event.item!r}")
    return on_sheet(state, event.name, inventory=left)


def _coins_paid(state: SkitterbarrenState, event: e.CoinsPaid) -> SkitterbarrenState:
    held = _sheet(state, event.name).inventory
    if count_of(held, COINS) < event.count:
        raise StateError(f"{event.name} has no {event.count} coins")
    return on_sheet(state, event.name, inventory=without_coins(held, event.count))


def _fed(state: SkitterbarrenState, event: e.Fed) -> SkitterbarrenState:
    fed = (*state.wilds.fed_today, event.name)
    return _with(state, wilds=state.wilds.model_copy(update={"fed_today": fed}))


def _exhaustion(state: SkitterbarrenState, event: e.ExhaustionChanged) -> SkitterbarrenState:
    inventory = with_exhaustion(_sheet(state, event.name).inventory, event.level)
    return on_sheet(state, event.name, inventory=inventory)


def _day_passed(state: SkitterbarrenState, event: e.DayPassed) -> SkitterbarrenState:
    wilds = state.wilds
    ate = {**wilds.ate, **{n: (*wilds.ate.get(n, ()), fed) for n, fed in event.ate.items()}}
    update = {"day": wilds.day + 1, "ate": ate, "fed_today": (), "rested_today": False}
    return _with(state, wilds=wilds.model_copy(update=update))


def _rested(state: SkitterbarrenState, event: e.Rested) -> SkitterbarrenState:
    for name in event.restored:
        resources = {
            key: one.model_copy(update={"now": one.max}) if one.restored_by_rest else one
            for key, one in _sheet(state, name).resources.items()
        }
        state = on_sheet(state, name, harm=0, resources=resources)
    return _with(state, wilds=state.wilds.model_copy(update={"rested_today": True}))


HANDLERS: Final[Mapping[type[Event], Callable[[SkitterbarrenState, Any], SkitterbarrenState]]] = {
    e.PoolChanged: _pool,
    e.RollOpened: _roll_opened,
    e.RollClosed: _roll_closed,
    e.Rolled: _rolled,
    e.FightBegan: _fight_began,
    e.FightJoined: _fight_joined,
    e.RoundBegan: _round_began,
    e.TurnBegan: _turn_began,
    e.ActionTaken: _action_taken,
    e.MoveBegan: _move_began,
    e.Moved: _moved,
    e.MoveStopped: _move_stopped,
    e.ReactionPassed: _reaction_passed,
    e.ReactionUsed: _reaction_used,
    e.ActionReadied: _readied,
    e.ReadyGone: _ready_gone,
    e.HelpGiven: _help_given,
    e.HelpUsed: _help_used,
    e.Harmed: _harmed,
    e.Fell: _fell,
    e.ConditionGained: _condition_gained,
    e.ConditionLost: _condition_lost,
    e.FightEnded: _fight_ended,
    e.ItemGained: _item_gained,
    e.ItemLost: _item_lost,
    e.CoinsPaid: _coins_paid,
    e.Fed: _fed,
    e.ExhaustionChanged: _exhaustion,
    e.DayPassed: _day_passed,
    e.Rested: _rested,
}


class Script:
    """The events of one resolution, and the state as it is after those so far.

    Args:
        state: the state before the action.
    """

    __slots__ = ("events", "state")

    def __init__(self, state: SkitterbarrenState) -> None:
        self.state = state
        self.events: list[Event] = []

    def do(self, *events: Event) -> None:
        """Add events, and bring the state up to date."""
        for event in events:
            match event:
                case ChoicePending():
                    self.state = _with(self.state, pending=event.choice)
                case ChoiceMade():
                    self.state = _with(self.state, pending=None)
                case _:
                    self.state = HANDLERS[type(event)](self.state, event)
            self.events.append(event)
