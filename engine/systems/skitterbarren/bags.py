"""Bags outside a fight: meals, gifts, purchases and sales, each with what it moves.

The book has currency among the things of a bag (K-52) and settlements that sell provisions cheaply
(K-58), but no prices. They are the house's: see ``house.PRICES``.
"""

from typing import Final

from engine.core.letters import uncapital
from engine.core.model import JsonValue, Outcome
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.skitterbarren import events as e
from engine.systems.skitterbarren import house
from engine.systems.skitterbarren.bag_actions import (
    BuyItem,
    EatProvisions,
    GiveItem,
    SellItem,
    UseUp,
)
from engine.systems.skitterbarren.handlers import Script
from engine.systems.skitterbarren.legality import no_choice_waits, no_fight, someone
from engine.systems.skitterbarren.sheets import (
    COINS,
    PROVISIONS,
    count_of,
    is_exhaustion,
    parse_entry,
    squares_free,
    with_item,
    without_coins,
    written,
)
from engine.systems.skitterbarren.state import SkitterbarrenState

_HALF: Final = 2


def coins(count: int) -> str:
    """Return so many coins in words.

    Example:
        >>> coins(1), coins(4)
        ('1 coin', '4 coins')
    """
    return "1 coin" if count == 1 else f"{count} coins"


def _quiet(state: SkitterbarrenState, who: str | None) -> str:
    no_choice_waits(state)
    no_fight(state)
    name = someone(who)
    if name not in state.characters:
        raise IllegalActionError("sheet", f"nobody called {name!r} is in this game")
    return name


def _holds(state: SkitterbarrenState, name: str, item: str, count: int = 1) -> None:
    if is_exhaustion(item):
        raise IllegalActionError("K-64", "Exhaustion is no thing to hand on")
    held = count_of(state.characters[name].inventory, item)
    if not held:
        raise IllegalActionError("K-52", f"{name} carries no {uncapital(item)}")
    if held < count:
        raise IllegalActionError("K-52", f"{name} has only {held} of {item}, not {count}")


def check_eat(state: SkitterbarrenState, action: EatProvisions) -> None:
    """Make sure that there is something to eat, and that it was not eaten yet.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-56.
    """
    name = _quiet(state, action.acting)
    if name in state.wilds.fed_today:
        raise IllegalActionError(
            "K-56", f"{name} has eaten today already; one provisions item lasts a day"
        )
    if not count_of(state.characters[name].inventory, PROVISIONS):
        raise IllegalActionError("K-56", f"{name} has no provisions left: buy some, or forage")


def resolve_eat(state: SkitterbarrenState, action: EatProvisions, dice: Dice) -> Outcome:  # noqa: ARG001
    """Eat the provisions of this day; the end of the day asks for no more.

    Rule: K-56.
    """
    script, name = Script(state), someone(action.acting)
    script.do(
        e.ItemLost(rule="K-56", name=name, item=PROVISIONS),
        e.Fed(rule="K-56", name=name),
    )
    left = count_of(script.state.characters[name].inventory, PROVISIONS)
    return Outcome(fields={"ate": PROVISIONS, "left": left}, events=tuple(script.events))


def check_use_up(state: SkitterbarrenState, action: UseUp) -> None:
    """Make sure that the thing is there.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-52.
    """
    _holds(state, _quiet(state, action.acting), action.item)


def resolve_use_up(state: SkitterbarrenState, action: UseUp, dice: Dice) -> Outcome:  # noqa: ARG001
    """Use up a thing.

    Rule: K-52.
    """
    script, name = Script(state), someone(action.acting)
    script.do(e.ItemLost(rule="house", name=name, item=action.item))
    return Outcome(fields={"used": action.item}, events=tuple(script.events))


def check_give(state: SkitterbarrenState, action: GiveItem) -> None:
    """Make sure that giver, thing and receiver are here, and that a companion has room for it.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-52, K-53.
    """
    name = _quiet(state, action.acting)
    _holds(state, name, action.item, action.count)
    receiver = state.characters.get(action.to)
    if receiver is None or action.to == name:
        raise IllegalActionError("sheet", f"nobody called {action.to!r} is here to take it")
    if receiver.side == "player":
        _fits(state, action.to, receiver.inventory, _entry(state, name, action.item, action.count))


def _entry(state: SkitterbarrenState, name: str, item: str, count: int) -> str:
    held = state.characters[name].inventory
    thing = next(parse_entry(x)[0] for x in held if count_of((x,), item))
    return written(thing, count)


def _fits(state: SkitterbarrenState, name: str, inventory: tuple[str, ...], item: str) -> None:
    sheet = state.characters[name]
    after = sheet.model_copy(update={"inventory": with_item(inventory, item)})
    missing = -squares_free(after, state.settings)
    if missing > 0:
        lack = "1 square is" if missing == 1 else f"{missing} squares are"
        raise IllegalActionError("K-52", f"{item} does not fit into the bag: {lack} missing")


def resolve_give(state: SkitterbarrenState, action: GiveItem, dice: Dice) -> Outcome:  # noqa: ARG001
    """Hand a thing to somebody.

    Rule: K-52.
    """
    script, name = Script(state), someone(action.acting)
    entry = _entry(state, name, action.item, action.count)
    script.do(e.ItemLost(rule="K-52", name=name, item=action.item, count=action.count))
    script.do(e.ItemGained(rule="K-52", name=action.to, item=entry))
    return Outcome(fields={"given": entry, "to": action.to}, events=tuple(script.events))


def price_of(action: BuyItem | SellItem) -> int:
    """Return the coins for one of it: what was agreed, else by the house list.

    Raises:
        IllegalActionError: the house lists no price.

    Rule: K-58, house.
    """
    if action.price is not None:
        return action.price
    listed = house.price_of(action.item)
    if listed is None:
        raise IllegalActionError(
            "K-58", f"no price is listed for {action.item}; the GM names one first"
        )
    return listed if isinstance(action, BuyItem) else listed // _HALF


def check_buy(state: SkitterbarrenState, action: BuyItem) -> None:
    """Make sure that the coins are there, and room for what is bought.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-52, K-53, K-58.
    """
    name = _quiet(state, action.acting)
    cost = price_of(action) * action.count
    inventory = state.characters[name].inventory
    held = count_of(inventory, COINS)
    if held < cost:
        has = f"has {coins(held)}" if held else "has no coins"
        raise IllegalActionError("K-58", f"that costs {coins(cost)}, and {name} {has}")
    if not house.is_served(action.item):
        _fits(state, name, without_coins(inventory, cost), written(action.item, action.count))


def resolve_buy(state: SkitterbarrenState, action: BuyItem, dice: Dice) -> Outcome:  # noqa: ARG001
    """Pay, and have what was bought; what is served is eaten or drunk at once.

    Rule: K-52, K-58, house.
    """
    script, name = Script(state), someone(action.acting)
    cost = price_of(action) * action.count
    if cost:
        script.do(e.CoinsPaid(rule="K-58", name=name, count=cost))
    if not house.is_served(action.item):
        bought = written(action.item, action.count)
        script.do(e.ItemGained(rule="K-58", name=name, item=bought))
    elif house.is_meal(action.item) and name not in state.wilds.fed_today:
        script.do(e.Fed(rule="K-56", name=name))
    return Outcome(fields=_purse(script, name, cost=-cost), events=tuple(script.events))


def _purse(script: Script, name: str, *, cost: int) -> dict[str, JsonValue]:
    return {"coins": cost, "left": count_of(script.state.characters[name].inventory, COINS)}


def check_sell(state: SkitterbarrenState, action: SellItem) -> None:
    """Make sure that the thing is there and worth something.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-52, K-58.
    """
    name = _quiet(state, action.acting)
    _holds(state, name, action.item, action.count)
    if price_of(action) == 0:
        raise IllegalActionError("K-58", f"nobody gives a coin for this: {action.item}")


def resolve_sell(state: SkitterbarrenState, action: SellItem, dice: Dice) -> Outcome:  # noqa: ARG001
    """Hand a thing over, and take the coins.

    Rule: K-52, K-58, house.
    """
    script, name = Script(state), someone(action.acting)
    gained = price_of(action) * action.count
    script.do(e.ItemLost(rule="K-58", name=name, item=action.item, count=action.count))
    script.do(e.ItemGained(rule="K-58", name=name, item=written(COINS, gained)))
    return Outcome(fields=_purse(script, name, cost=gained), events=tuple(script.events))
