"""What play forbids: with the rule and the reason, before any die is thrown."""

from engine.errors import IllegalActionError
from engine.systems.skitterbarren.actions import Attack, CheckInput, EatTainted, PrepareFood, Roll
from engine.systems.skitterbarren.arms import weapon_named
from engine.systems.skitterbarren.reactions import reaction_refusal
from engine.systems.skitterbarren.sheets import (
    DOWN,
    RAW,
    count_of,
    is_down,
    modifier_of,
    printed_name,
    weapon_of,
)
from engine.systems.skitterbarren.state import Fight, SkitterbarrenState
from engine.systems.skitterbarren.turns import SURPRISED


def no_choice_waits(state: SkitterbarrenState) -> None:
    """Make sure that play does not wait for somebody's choice.

    Raises:
        IllegalActionError: it does.

    Rule: RK-08.
    """
    if state.pending is not None:
        raise IllegalActionError("RK-08", f"first somebody must choose: {state.pending.question}")


def must_fight(state: SkitterbarrenState) -> Fight:
    """Return the fight under way.

    Raises:
        IllegalActionError: there is none.
    """
    if state.fight is None:
        raise IllegalActionError("K-18", "nobody is fighting; begin a fight first")
    return state.fight


def no_fight(state: SkitterbarrenState) -> None:
    """Make sure that no fight is under way.

    Raises:
        IllegalActionError: one is.
    """
    if state.fight is not None:
        raise IllegalActionError("K-18", "a fight is under way; it must end first")


def someone(acting: str | None) -> str:
    """Return the name of the one who acts.

    Raises:
        IllegalActionError: nobody was named.
    """
    if acting is None:
        raise IllegalActionError("sheet", "say who acts")
    return acting


def can_act(state: SkitterbarrenState, name: str) -> None:
    """Make sure that somebody is neither out of the fight nor surprised.

    Without health nobody fights on; when the fight is over they come round, and may do other
    things with no health at all (house). Only whoever is down for good does nothing any more.

    Raises:
        IllegalActionError: they are.

    Rule: K-22, house.
    """
    if DOWN in state.characters[name].conditions:
        raise IllegalActionError("house", f"{name} is out of the story and cannot act")
    if state.fight is None:
        return
    if is_down(state, name):
        raise IllegalActionError("house", f"{name} has no health left and cannot fight on")
    if name in state.fight.surprised:
        raise IllegalActionError(SURPRISED.rule, f"{name} is {SURPRISED.message}")


def own_turn(state: SkitterbarrenState, name: str) -> Fight:
    """Return the fight, in which it is somebody's own turn.

    Raises:
        IllegalActionError: there is no fight, they cannot act, or it is not their turn.

    Rule: K-20, K-22, K-23.
    """
    fight = must_fight(state)
    if name not in fight.order:
        raise IllegalActionError("K-20", f"{name} takes no part in this fight")
    can_act(state, name)
    if fight.current != name:
        raise IllegalActionError("K-20", f"it is the turn of {fight.current}, not of {name}")
    return fight


def can_react(state: SkitterbarrenState, name: str) -> Fight:
    """Return the fight, in which somebody may use their Reaction now.

    Raises:
        IllegalActionError: they may not.

    Rule: K-22, K-40, RK-34.
    """
    fight = must_fight(state)
    can_act(state, name)
    refusal = reaction_refusal(
        used=name in fight.reacted,
        surprised=name in fight.surprised,
        own_turn=fight.current == name,
    )
    if refusal is not None:
        raise IllegalActionError(refusal.rule, f"{name}: {refusal.message}")
    return fight


def _resources_are_there(state: SkitterbarrenState, action: Roll) -> None:
    side = state.characters[str(action.acting)].side
    if action.boons and side == "gm":
        raise IllegalActionError("RK-06", "Boons are for rolls of the party")
    if action.blunders and side == "gm":
        raise IllegalActionError("RK-07", "a Blunder weakens a player's roll")
    if action.boons > state.boons:
        raise IllegalActionError("K-14", f"the party holds {state.boons} Boons")
    if action.blunders > state.blunders:
        raise IllegalActionError("K-16", f"the GM holds {state.blunders} Blunders")
    most = state.settings.max_resource_dice_per_roll
    if most is not None and max(action.boons, action.blunders) > most:
        raise IllegalActionError("RK-09", f"this table allows {most} on one roll")


def _names_are_on_sheet(state: SkitterbarrenState, acting: str, names: list[str]) -> None:
    seen: set[str] = set()
    for name in names:
        printed = printed_name(name)
        if printed is None:
            continue
        if modifier_of(state.characters[acting], printed) is None:
            raise IllegalActionError("K-74", f"{acting} has no {printed} on the sheet")
        if printed in seen:
            raise IllegalActionError("K-05", f"{printed} counts once in a roll")
        seen.add(printed)


def check_check(state: SkitterbarrenState, action: CheckInput) -> None:
    """Make sure that a character may make this check.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-05, K-14, K-16, K-22, K-61, K-63, K-74.
    """
    if action.acting is None:
        return
    no_choice_waits(state)
    can_act(state, action.acting)
    _resources_are_there(state, action)
    _names_are_on_sheet(state, action.acting, [mod.name or "" for mod in action.modifiers])
    inventory = state.characters[action.acting].inventory
    if isinstance(action, PrepareFood) and not count_of(inventory, RAW):
        raise IllegalActionError("K-61", f"{action.acting} has no {RAW.lower()} to prepare")
    if isinstance(action, EatTainted) and not count_of(inventory, action.food):
        raise IllegalActionError("K-63", f"{action.acting} carries no {action.food!r}")


def check_attack(state: SkitterbarrenState, action: Attack) -> None:
    """Make sure that a character may make this attack, energy aside.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-14, K-16, K-20, K-22, K-44, K-47, RK-53.
    """
    if action.acting is None:
        if action.target is not None and action.defense is None and action.defense_rating is None:
            raise IllegalActionError("K-48", "say who attacks, or the number to reach")
        return
    no_choice_waits(state)
    if state.fight is not None:
        own_turn(state, action.acting)
    can_act(state, action.acting)
    check_strike(state, action, walks_up=True)


def check_strike(state: SkitterbarrenState, action: Attack, *, walks_up: bool = False) -> None:
    """Make sure that target, weapon, reach and resources of an attack are in order.

    Args:
        state: the game.
        action: the attack.
        walks_up: the attacker may come closer first, so that reach is no matter.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-14, K-16, K-44, K-47, K-74, RK-53.
    """
    acting = str(action.acting)
    _resources_are_there(state, action)
    _names_are_on_sheet(state, acting, [mod.name or "" for mod in action.conditional])
    _weapon_is_carried(state, acting, action)
    if action.target is None:
        return
    if action.target not in state.characters:
        if action.defense is None and action.defense_rating is None:
            raise IllegalActionError("RK-53", f"the GM names a rating for {action.target!r} first")
        return
    if action.target == acting:
        raise IllegalActionError("K-44", f"{acting} cannot be their own target")
    if is_down(state, action.target):
        raise IllegalActionError("K-44", f"{action.target} is out of the fight already")
    missing = None if walks_up else out_of_range(state, action)
    if missing is not None:
        gap, reach = missing
        raise IllegalActionError(
            "K-44", f"{action.target} is {gap} ft away; this attack reaches {reach} ft"
        )


def _weapon_is_carried(state: SkitterbarrenState, acting: str, action: Attack) -> None:
    sheet, settings = state.characters[acting], state.settings
    if not settings.house_kit:
        values = {0, *sheet.attributes.values()}
        if action.attribute not in values:
            raise IllegalActionError("K-47", f"no attribute of {acting} is {action.attribute:+}")
        return
    name = action.weapon
    is_bare = not name or name.casefold() in ("fists", "bare hands") or name.startswith("Spell")
    if is_bare or count_of(sheet.inventory, name):
        return
    known = weapon_named(name)
    raise IllegalActionError("K-47", f"{acting} carries no {known.name if known else name}")


def out_of_range(state: SkitterbarrenState, action: Attack) -> tuple[int, int] | None:
    """Return how far the target is and how far the attack reaches; None when that is enough.

    Rule: K-44.
    """
    fight, acting, target = state.fight, str(action.acting), str(action.target)
    if fight is None or acting not in fight.positions or target not in fight.positions:
        return None
    reach = weapon_of(state.characters[acting], action.weapon, state.settings).range_ft
    gap = abs(fight.positions[acting] - fight.positions[target])
    return (gap, reach) if gap > reach else None
