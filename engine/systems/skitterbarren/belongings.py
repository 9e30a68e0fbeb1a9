"""Plain deeds with things: the words of a player, a thing of the bag, the action that it is."""

from collections.abc import Sequence
from typing import Final

from engine.core.carrying import (
    STEP_COINS,
    bare,
    is_draught,
    is_vessel,
    means_food,
    name_meant,
    single,
)
from engine.core.letters import capital
from engine.core.model import Action
from engine.core.play import Deed
from engine.errors import IllegalActionError
from engine.systems.skitterbarren import house
from engine.systems.skitterbarren.arms import weapon_named
from engine.systems.skitterbarren.bag_actions import (
    BuyItem,
    EatProvisions,
    GiveItem,
    SellItem,
    UseUp,
)
from engine.systems.skitterbarren.bags import coins
from engine.systems.skitterbarren.play_actions import DropItems, StowItem
from engine.systems.skitterbarren.sheets import (
    COINS,
    PROVISIONS,
    RAW,
    SOILED,
    count_of,
    is_exhaustion,
    parse_entry,
    written,
)
from engine.systems.skitterbarren.state import SkitterbarrenState

_HALF: Final = 2


def entry_meant(inventory: Sequence[str], thing: str) -> str | None:
    """Return the name of the thing of a bag that words mean; None for none.

    Its whole name goes first, then a name whose last word is said ("my rope" is the Long rope).

    Example:
        >>> entry_meant(("Long rope", "Provisions x3"), "the rope")
        'Long rope'
        >>> entry_meant(("Long rope",), "a ladder") is None
        True
    """
    return name_meant([parse_entry(e)[0] for e in inventory if not is_exhaustion(e)], thing)


class SkitterbarrenBelongings:
    """Implements ``engine.core.play.Belongings``; holds nothing."""

    @property
    def rolls_purchases(self) -> bool:
        """A purchase is paid in coins."""
        return False

    def price_words(self, step: int) -> str:
        """Return a price as this game pays it."""
        coins = STEP_COINS[step]
        return "1 coin" if coins == 1 else f"about {coins} coins"

    def goods(self) -> tuple[tuple[str, int], ...]:
        """Return the house's price list, cheapest first."""
        return tuple(sorted(house.PRICES.items(), key=lambda row: row[1]))

    def deed(self, state: SkitterbarrenState, deed: Deed) -> Action | None:
        """Return the action that a deed is; None where the words mean something else.

        Raises:
            IllegalActionError: wounds are to be treated, for which the book has no rule.

        Rule: K-52, K-56, K-58, K-73, RK-36, house.
        """
        inventory = state.characters[deed.actor].inventory
        held = entry_meant(inventory, deed.thing)
        if held is None and deed.thing and means_food(deed.thing):
            held = entry_meant(inventory, PROVISIONS)
        if deed.every and held is not None and deed.verb in ("drop", "give", "sell"):
            deed = deed.model_copy(update={"count": max(1, count_of(inventory, held))})
        found: Action | None
        match deed.verb:
            case "treat":
                _may_be_treated(state, deed.actor)
                found = None
            case "eat":
                found = _eaten(deed, held)
            case "take" if deed.thing:
                found = StowItem(acting=deed.actor, item=written(_named(deed.thing), deed.count))
            case "buy" if deed.thing:
                found = _bought(state, deed)
            case _:
                # What everybody knows as a thing is missed by its name; other words mean more.
                known = _named(deed.thing) if house.price_of(deed.thing) is not None else None
                thing = held or known
                found = None if thing is None else _with_own(deed, thing)
        return found


def _with_own(deed: Deed, held: str) -> Action | None:
    """Return what a deed with a thing of one's own is."""
    match deed.verb:
        case "drink":
            return _drunk(deed, held)
        case "drop":
            return DropItems(acting=deed.actor, items=(held,) * deed.count)
        case "give" if deed.whom:
            return GiveItem(acting=deed.actor, item=held, to=deed.whom, count=deed.count)
        case "sell":
            return _sold(deed, held)
        case _:
            return None


def _may_be_treated(state: SkitterbarrenState, actor: str) -> None:
    if state.settings.treat_wounds_rule == "disabled" and state.characters[actor].harm:
        raise IllegalActionError(
            "RK-36",
            "the book leaves treating wounds unwritten, so no bandage brings health back; a Long "
            "Rest does, all of it: eight hours, once a day",
        )


def _eaten(deed: Deed, held: str | None) -> Action | None:
    if held in (RAW, SOILED):
        return None  # the stomach is tested first (K-62)
    if held == COINS:
        return None
    if held == PROVISIONS or means_food(deed.thing):
        return EatProvisions(acting=deed.actor)
    if held is None or weapon_named(held) or house.price_of(held):
        return None  # nobody eats a rope
    return UseUp(acting=deed.actor, item=held)


def _drunk(deed: Deed, held: str) -> Action | None:
    if is_vessel(held):
        return None  # a vessel is filled again, and the book counts no water
    if not is_draught(held) and not house.is_served(held):
        return None
    return UseUp(acting=deed.actor, item=held)


def _named(thing: str) -> str:
    name = bare(thing)
    low = name.casefold()
    kit = (*house.PRICES, *house.MEALS, *house.DRINKS)
    forms = (low.removesuffix("es"), low.removesuffix("s"))
    name = next((form for form in forms if form in kit and low not in kit), name)
    if single(name.casefold()) in ("provision", "ration", "food"):
        return PROVISIONS
    return capital(name)


def _price(thing: str, step: int) -> int | None:
    listed = house.price_of(thing)
    return listed if listed is not None else STEP_COINS.get(step)


def _bought(state: SkitterbarrenState, deed: Deed) -> Action:
    thing = _named(deed.thing)
    held = state.characters[deed.actor].inventory
    known = next((parse_entry(x)[0] for x in held if count_of((x,), thing)), thing)
    price = _price(known, deed.price_step)
    if single(known.casefold()) == single(COINS.casefold()):
        raise IllegalActionError("K-58", "coins are what is paid with; nobody sells them")
    if price is not None and deed.offered is not None and deed.offered < price * deed.count:
        cost = coins(price * deed.count)
        raise IllegalActionError("K-58", f"that costs {cost}, not {deed.offered}")
    return BuyItem(acting=deed.actor, item=known, count=deed.count, price=price)


def _sold(deed: Deed, held: str) -> Action:
    price = _price(held, deed.price_step)
    each = None if price is None else price // _HALF
    if each and deed.offered is not None and deed.offered > each * deed.count:
        worth = coins(each * deed.count)
        raise IllegalActionError("K-58", f"{held} brings {worth} here, not {deed.offered}")
    return SellItem(acting=deed.actor, item=held, count=deed.count, price=each)


BELONGINGS: Final = SkitterbarrenBelongings()
