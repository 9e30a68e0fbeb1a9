"""Puts right what a character's roll says about itself: the sheets and the round are the truth.

A call may say anything about health, armour, points or actions that are gone; when a character of
the state acts, those fields are taken from the state, so that nobody can be talked into others.
"""

from typing import Any, TypeVar

from engine.core.model import Event
from engine.systems.altars.actions import (
    Attack,
    Attempt,
    Blast,
    CertainDamage,
    Deed,
    Heal,
    Magic,
    Opposed,
    Threat,
)
from engine.systems.altars.checks import on_sheet
from engine.systems.altars.damage import after_harm
from engine.systems.altars.events import (
    ActionSpent,
    DefenceUsed,
    HealthChanged,
    ItemUsed,
    PointsChanged,
)
from engine.systems.altars.items import armour_of, doubles, find_item, item_costs
from engine.systems.altars.scale import largest_first
from engine.systems.altars.state import AltarsState
from engine.systems.altars.turns import spends_action
from engine.systems.altars.values import Actor, Target

DeedT = TypeVar("DeedT", bound=Deed)
TargetT = TypeVar("TargetT", bound=Target)


def bound(state: AltarsState, action: DeedT) -> DeedT:
    """Return a roll with everything that the state knows better; a bare calculation unchanged."""
    if action.acting is None:
        return action
    update: dict[str, Any] = {"actor": _actor(state, action.acting, action)}
    match action:
        case Attempt():
            update["health"] = health_after_item(state, action)
        case Opposed() | Attack():
            update |= _against_one(state, action)
        case Heal():
            update |= _patient(state, action)
        case Magic():
            update["health"] = health_after_item(state, action)
            update |= _spell(state, action)
        case _:
            assert isinstance(action, Blast), "these are all deeds"
            update["health"] = health_after_item(state, action)
            update["targets"] = tuple(_blast_target(state, action, t) for t in action.targets)
    return action.model_copy(update=update)


def bound_harm(state: AltarsState, action: Threat) -> Threat:
    """Return a threat to a character with the health and the defence that are left.

    Rule: A-40, A-47, RA-10.
    """
    if action.acting is None:
        return action
    sheet = state.characters[action.acting]
    update: dict[str, Any] = {"health": sheet.health}
    if action.using:
        update["die"] = on_sheet(sheet, action.using, state.settings)[0]
    is_gone = state.in_fight and action.acting in state.acted
    if sheet.is_out or (is_gone and state.settings.resist_after_acting == "d4"):
        update["die"] = None
    return action.model_copy(update=update)


def bound_certain(state: AltarsState, action: CertainDamage) -> CertainDamage:
    """Return certain damage with the health of the character who suffers it."""
    if action.acting is None:
        return action
    return action.model_copy(update={"health": state.characters[action.acting].health})


def _actor(state: AltarsState, acting: str, action: Deed) -> Actor:
    sheet = state.characters[acting]
    update: dict[str, Any] = {}
    if action.using:
        dice = largest_first(on_sheet(sheet, action.using, state.settings))
        more = dice[1:] if state.settings.multiple_archetypes == "sum" else []
        update |= {"die": dice[0], "more_dice": tuple(more)}
    found = find_item(sheet, action.item) if action.item is not None else None
    if found is not None:
        update["item_die"] = found[1].die
    return action.actor.model_copy(update=update)


def health_after_item(state: AltarsState, action: Deed) -> int:
    """Return the health of the one who acts, after what an item may cost.

    Rule: RA-34.
    """
    assert action.acting is not None, "only a character has health"
    health = state.characters[action.acting].health
    if action.item is None or not state.settings.item_use_costs_health:
        return health
    return after_harm(health, 1, state.settings)


def _in_round(state: AltarsState, action: Deed) -> bool:
    return state.in_fight and action.acting in state.fighters


def known_target(state: AltarsState, name: str, target: TargetT) -> TargetT:
    """Return a target with what the state knows of the character of that name."""
    sheet = state.characters[name]
    advantages = state.prepared.get(name, 0)
    return target.model_copy(
        update={
            "name": name,
            "acted": state.in_fight and name in state.acted,
            "can_resist": target.can_resist and not sheet.is_out,
            "prepared": advantages > 0,
            "advantages": advantages,
            "health": sheet.health,
            "armour": armour_of(sheet),
        }
    )


def _against_one(state: AltarsState, action: Opposed | Attack) -> dict[str, Any]:
    update: dict[str, Any] = {"in_round": _in_round(state, action)}
    if action.opponent is None:
        return update
    update["target"] = known_target(state, action.opponent, action.target)
    if isinstance(action, Attack):
        update["doublings"] = _doublings(state, action, action.opponent, action.doublings)
    return update


def _doublings(state: AltarsState, action: Deed, opponent: str, given: int) -> int:
    """Return how often damage is doubled: what an item says, else what the GM says."""
    if action.item is None or action.acting is None:
        return given
    found = find_item(state.characters[action.acting], action.item)
    if found is None or not found[1].doubles_against:
        return given
    return 1 if doubles(found[1], state.characters[opponent]) else 0


def _spell(state: AltarsState, action: Magic) -> dict[str, Any]:
    update: dict[str, Any] = {"in_round": _in_round(state, action)}
    if action.opponent is not None:
        update["target"] = known_target(state, action.opponent, action.target or Target())
    return update


def _blast_target(state: AltarsState, action: Blast, target: TargetT) -> TargetT:
    name = target.name or ""
    if name not in state.characters:
        return target
    known = known_target(state, name, target)
    if name != action.acting:
        return known
    # Somebody inside their own blast has paid for it already when it hits.
    left = after_harm(health_after_item(state, action), magic_cost(state, action), state.settings)
    return known.model_copy(update={"health": left})


def _patient(state: AltarsState, action: Heal) -> dict[str, Any]:
    assert action.acting is not None, "a bare calculation is not bound"
    patient = action.patient or action.acting
    sheet = state.characters[patient]
    health = health_after_item(state, action)
    pays = action.supernatural and magic_cost(state, action) > 0
    return {
        "patient": patient,
        "health": health if patient == action.acting else sheet.health,
        "max_health": sheet.max_health,
        "healer_health": health if pays else None,
        "attempts_today": attempts_today(state, action.acting, patient),
    }


def attempts_today(state: AltarsState, healer: str, patient: str) -> int:
    """Return the attempts of today that count against one more.

    Rule: A-54, RA-31.
    """
    if state.settings.healing_attempt_limit == "per_healer":
        return sum(t.healer == healer for t in state.treatments)
    return sum(t.patient == patient for t in state.treatments)


def magic_cost(state: AltarsState, action: Deed) -> int:
    """Return the health points that magic costs the one who uses it.

    Rule: A-56, RA-35.
    """
    sheet = state.characters.get(action.acting or "")
    is_gms = sheet is not None and sheet.side == "gm"
    return 0 if is_gms and not state.settings.monsters_pay_magic else 1


def deed_events(state: AltarsState, action: Deed) -> list[Event]:
    """Return what acting itself uses up: the action, Action Points, an item's use.

    Rule: A-31, A-39, A-64, RA-34.
    """
    if action.acting is None:
        return []
    events: list[Event] = []
    if spends_action(state, action.acting):
        events.append(ActionSpent(rule="A-39", character=action.acting))
    if action.actor.action_points > 0:
        points = -action.actor.action_points
        events.append(PointsChanged(rule="A-31", character=action.acting, by=points))
    if action.item is not None:
        found = find_item(state.characters[action.acting], action.item)
        assert found is not None, "check looked for it"
        events.append(ItemUsed(rule="A-64", character=action.acting, item=found[0]))
        events.extend(item_costs(state, action.acting))
    return events


def target_events(state: AltarsState, name: str | None, target: Target, spent: bool) -> list[Event]:  # noqa: FBT001
    """Return what resisting uses up: the action of the round, a prepared defence, a point.

    Rule: A-31, A-36, A-40, RA-16.
    """
    if name is None or name not in state.characters:
        return []
    events: list[Event] = []
    if spent and spends_action(state, name):
        events.append(ActionSpent(rule="A-40", character=name))
    if target.prepared:
        events.append(DefenceUsed(rule="A-36", character=name))
    if target.action_points > 0:
        events.append(PointsChanged(rule="RA-16", character=name, by=-1))
    return events


def health_event(state: AltarsState, name: str | None, by: int, rule: str) -> list[Event]:
    """Return the change of somebody's health, if any."""
    if not by or name is None or name not in state.characters:
        return []
    return [HealthChanged(rule=rule, character=name, by=by)]
