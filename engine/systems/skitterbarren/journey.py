"""Days in the wilds: eating, hunger, camp, and bags that must be made lighter."""

from engine.core.choice import Choice, ChoiceMade, ChoicePending
from engine.core.model import JsonValue, Outcome
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.skitterbarren import events as e
from engine.systems.skitterbarren.handlers import Script
from engine.systems.skitterbarren.legality import no_choice_waits, no_fight, someone
from engine.systems.skitterbarren.play_actions import Camp, DropItems, StowItem, TravelDay
from engine.systems.skitterbarren.rest import plan_rest
from engine.systems.skitterbarren.rolling import gain
from engine.systems.skitterbarren.rolls import throw
from engine.systems.skitterbarren.sheets import (
    PROVISIONS,
    count_of,
    exhaustion_of,
    is_exhaustion,
    parse_entry,
    same,
    squares_free,
    with_item,
)
from engine.systems.skitterbarren.state import SkitterbarrenState
from engine.systems.skitterbarren.survival import hungry_days
from engine.systems.skitterbarren.tables import REST_DR, exhaustion_level, succeeds
from engine.systems.skitterbarren.wilds_actions import LongRest

DROP_ITEMS = "drop_items"
_TWO_ITEMS = 2


def party_of(state: SkitterbarrenState) -> tuple[str, ...]:
    """Return the names of the players' side."""
    return tuple(name for name, sheet in state.characters.items() if sheet.side == "player")


def check_quiet(state: SkitterbarrenState, action: TravelDay | Camp) -> None:  # noqa: ARG001
    """Make sure that there is a party, and neither fight nor open choice.

    Raises:
        IllegalActionError: with the rule and the reason.
    """
    no_choice_waits(state)
    no_fight(state)
    if not party_of(state):
        raise IllegalActionError("sheet", "there is nobody on the players' side yet")


def resolve_travel_day(state: SkitterbarrenState, action: TravelDay, dice: Dice) -> Outcome:  # noqa: ARG001
    """Let a day go by.

    Rule: K-56, K-57, K-64, RK-38, RK-41 to RK-43.
    """
    script = Script(state)
    ate = _meals(script)
    costly = {name: _costs_today(state, name, fed=fed) for name, fed in ate.items()}
    script.do(e.DayPassed(rule="K-56", ate=ate))
    for name in (name for name, costs in costly.items() if costs):
        level = exhaustion_of(state.characters[name], state.settings)
        higher = exhaustion_level(level + 1, state.settings)
        if higher != level:
            script.do(e.ExhaustionChanged(rule="K-57", name=name, level=higher))
    ask_to_drop(script)
    fields: dict[str, JsonValue] = {
        "day": script.state.wilds.day,
        "ate": ate,
        "hunger": [name for name, costs in costly.items() if costs],
        "exhaustion": {
            name: exhaustion_of(script.state.characters[name], state.settings) for name in ate
        },
    }
    return Outcome(fields=fields, events=tuple(script.events))


def _meals(script: Script) -> dict[str, bool]:
    party = party_of(script.state)
    if script.state.settings.provisions_per == "party":
        return _shared_meal(script, party)
    ate: dict[str, bool] = {}
    for name in party:
        ate[name] = name in script.state.wilds.fed_today
        if not ate[name] and count_of(script.state.characters[name].inventory, PROVISIONS):
            script.do(e.ItemLost(rule="K-56", name=name, item=PROVISIONS))
            ate[name] = True
    return ate


def _shared_meal(script: Script, party: tuple[str, ...]) -> dict[str, bool]:
    characters = script.state.characters
    holder = next((n for n in party if count_of(characters[n].inventory, PROVISIONS)), None)
    fed_today = script.state.wilds.fed_today
    if holder is not None and any(name not in fed_today for name in party):
        script.do(e.ItemLost(rule="RK-43", name=holder, item=PROVISIONS))
        return dict.fromkeys(party, True)
    return {name: name in fed_today for name in party}


def _costs_today(state: SkitterbarrenState, name: str, *, fed: bool) -> bool:
    days = (*state.wilds.ate.get(name, ()), fed)
    return len(days) in hungry_days(days, state.settings)


def ask_to_drop(script: Script) -> None:
    """Ask the first one whose bag is over-full what to drop.

    Rule: K-64, RK-39.
    """
    for name in party_of(script.state):
        missing = -squares_free(script.state.characters[name], script.state.settings)
        if missing > 0 and script.state.characters[name].inventory:
            things = tuple(
                parse_entry(entry)[0]
                for entry in script.state.characters[name].inventory
                if not is_exhaustion(entry)
            )
            squares = "1 square" if missing == 1 else f"{missing} squares"
            question = f"The bag of {name} is over-full: what goes, {squares} at least?"
            choice = Choice(who=name, about=DROP_ITEMS, question=question, options=things)
            script.do(ChoicePending(rule="K-64", choice=choice))
            return


def check_drop(state: SkitterbarrenState, action: DropItems) -> None:
    """Make sure that the things are there, and enough when room must be made.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-64, RK-39.
    """
    name = someone(action.acting)
    pending = state.pending
    if pending is not None and (pending.about != DROP_ITEMS or pending.who != name):
        no_choice_waits(state)
    script = Script(state)
    for item in action.items:
        held = script.state.characters[name].inventory
        if is_exhaustion(item):
            raise IllegalActionError("K-64", "a card of Exhaustion cannot be dropped")
        if not any(same(entry, item) for entry in held):
            raise IllegalActionError("K-64", f"{name} carries no {item!r}")
        script.do(e.ItemLost(rule="K-64", name=name, item=item))
    if pending is None:
        return
    missing = -squares_free(script.state.characters[name], state.settings)
    by_items = state.settings.exhaustion_discard == "two_items"
    if missing > 0 and not (by_items and len(action.items) >= _TWO_ITEMS):
        raise IllegalActionError("K-64", f"that leaves {missing} squares too many")


def resolve_drop(state: SkitterbarrenState, action: DropItems, dice: Dice) -> Outcome:  # noqa: ARG001
    """Drop things.

    Rule: K-64, RK-39.
    """
    script, name = Script(state), someone(action.acting)
    if state.pending is not None:
        answer = ", ".join(action.items)
        script.do(ChoiceMade(rule="K-64", about=DROP_ITEMS, answer=answer))
    for item in action.items:
        script.do(e.ItemLost(rule="K-64", name=name, item=item))
    if state.settings.exhaustion_discard == "squares":
        ask_to_drop(script)
    free = squares_free(script.state.characters[name], state.settings)
    fields = {"dropped": list(action.items), "free": max(0, free)}
    return Outcome(fields=fields, events=tuple(script.events))


def check_stow(state: SkitterbarrenState, action: StowItem) -> None:
    """Make sure that a thing fits into the bag.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-52, K-53.
    """
    no_choice_waits(state)
    name = someone(action.acting)
    sheet = state.characters[name]
    if is_exhaustion(action.item):
        raise IllegalActionError("K-64", "Exhaustion is no thing to carry")
    after = sheet.model_copy(update={"inventory": with_item(sheet.inventory, action.item)})
    if squares_free(after, state.settings) < 0:
        free = max(0, squares_free(sheet, state.settings))
        left = "1 square is" if free == 1 else f"{free} squares are"
        raise IllegalActionError("K-52", f"{action.item!r} does not fit: {left} free")


def resolve_stow(state: SkitterbarrenState, action: StowItem, dice: Dice) -> Outcome:  # noqa: ARG001
    """Put something into the bag.

    Rule: K-52, K-53.
    """
    script, name = Script(state), someone(action.acting)
    script.do(e.ItemGained(rule="K-52", name=name, item=action.item))
    free = squares_free(script.state.characters[name], state.settings)
    return Outcome(fields={"stowed": action.item, "free": free}, events=tuple(script.events))


def rest_of(state: SkitterbarrenState, action: Camp) -> LongRest:
    """Return the Long Rest that a camp of this party is.

    Rule: K-68 to K-72.
    """
    party = [state.characters[name] for name in party_of(state)]
    return LongRest(
        hours=action.hours,
        place=action.place,
        bedroll=all(count_of(sheet.inventory, "Bedroll") for sheet in party),
        camp_kit=any(count_of(sheet.inventory, "Camp kit") for sheet in party),
        disrupted=action.disrupted,
        rested_today=state.wilds.rested_today,
    )


def resolve_camp(state: SkitterbarrenState, action: Camp, dice: Dice) -> Outcome:
    """Take a Long Rest with the whole party.

    Rule: K-68 to K-73, RK-40, RK-47 to RK-49.
    """
    settings, script = state.settings, Script(state)
    party = party_of(state)
    plan = plan_rest(rest_of(state, action), settings)
    totals: dict[str, int] = {}
    effective = dict.fromkeys(party, plan.effective)
    if plan.is_rolled:
        rollers = party if settings.rest_roll_scope == "per_character" else ("party",)
        totals = {name: sum(throw(dice, "rest")) for name in rollers}
        effective = {
            name: succeeds(totals.get(name, totals.get("party", 0)), REST_DR, settings)
            for name in party
        }
    failed = sum(1 for total in totals.values() if not succeeds(total, REST_DR, settings))
    if plan.refusal is None and not plan.is_rolled and not plan.effective:
        failed = 1
    restored = tuple(name for name in party if effective[name])
    if plan.refusal is None:
        script.do(e.Rested(rule="K-73", restored=restored))
        if failed:
            gain(script, "blunder", failed, "K-72")
        _recover(script, restored)
    fields: dict[str, JsonValue] = {
        "allowed": plan.refusal is None,
        "jeopardised": plan.jeopardised,
        "roll_needed": plan.is_rolled,
        "totals": totals,
        "effective": bool(restored),
        "restored": list(restored),
        "blunders": script.state.blunders,
    }
    return Outcome(
        fields=fields,
        passed=bool(restored),
        refusal=plan.refusal,
        reads_dice=plan.is_rolled,
        events=tuple(script.events),
    )


def _recover(script: Script, names: tuple[str, ...]) -> None:
    recovery = script.state.settings.rest_exhaustion_recovery
    for name in names if recovery else ():
        level = exhaustion_of(script.state.characters[name], script.state.settings)
        lower = exhaustion_level(level - recovery, script.state.settings)
        if lower != level:
            script.do(e.ExhaustionChanged(rule="RK-40", name=name, level=lower))
