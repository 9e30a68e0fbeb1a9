"""Plain deeds with things: a player's words, a line of the equipment, the action that it is."""

from collections.abc import Sequence
from typing import Final

from engine.core.carrying import (
    STEP_COINS,
    Carry,
    Carrying,
    bare,
    done_with_own,
    is_edible,
    means_food,
    name_meant,
)
from engine.core.model import Action
from engine.core.play import Deed
from engine.errors import IllegalActionError
from engine.systems.altars.gear import (
    COINS,
    counted,
    is_money,
    line_of,
    name_of,
    purse_of,
    treasure_of,
)
from engine.systems.altars.state import AltarsState

CHEAP: Final = 2
"""Steps of the price scale that nobody's treasure is needed for: up to a week's work (house)."""
_HALF: Final = 2


class AltarsBelongings:
    """Implements ``engine.core.play.Belongings``; holds nothing.

    Rule: A-15, A-67, house.
    """

    @property
    def rolls_purchases(self) -> bool:
        """A purchase is paid, in treasure or in coins where they are counted."""
        return False

    def price_words(self, step: int) -> str:
        """Return a price as this game pays it.

        Rule: A-67, house.
        """
        if step <= CHEAP:
            return "next to nothing"
        return f"a treasure, or about {STEP_COINS[step]} coins"

    def goods(self) -> tuple[tuple[str, int], ...]:
        """Return nothing: coins are not counted here."""
        return ()

    def deed(self, state: AltarsState, deed: Deed) -> Action | None:
        """Return the action that a deed is; None where the words mean something else.

        Raises:
            IllegalActionError: nothing that is carried buys it, or nobody would buy it.

        Rule: A-15, A-67, house.
        """
        equipment = state.characters[deed.actor].equipment
        named = {name_of(line): line for line in equipment}
        meant = name_meant(named, deed.thing)
        held = None if meant is None else named[meant]
        found: Action | None
        match deed.verb:
            case "eat":
                found = _eaten(deed, equipment, held)
            case "take" if deed.thing:
                found = _carry(deed, "take", bare(deed.thing))
            case "buy" if deed.thing and deed.price_step:
                found = _bought(deed, equipment)
            case _:
                found = None if held is None else _with_own(deed, equipment, held)
        return found


def _with_own(deed: Deed, equipment: Sequence[str], held: str) -> Action | None:
    """Return what a deed with a thing of one's own is."""
    what = done_with_own(deed, held)
    if what == "sell":
        return _sold(deed, equipment, held)
    return None if what is None else _carry(deed, what, held)


def _carry(deed: Deed, what: Carrying, item: str) -> Carry:
    every = counted(item)[0] if deed.every and what in ("drop", "give", "sell") else None
    count = 1 if what == "use up" else every or deed.count
    carried = Carry(acting=deed.actor, what=what, item=counted(item)[1], count=count)
    return carried.model_copy(update={"to": deed.whom}) if what == "give" else carried


def _eaten(deed: Deed, equipment: Sequence[str], held: str | None) -> Carry | None:
    food = held if held is not None and is_edible(name_of(held)) else None
    if food is None and held is None and means_food(deed.thing):
        food = next((line for line in equipment if is_edible(name_of(line))), None)
    return None if food is None else _carry(deed, "use up", food)


def _bought(deed: Deed, equipment: Sequence[str]) -> Carry:
    """Return a purchase: what it costs by the house's steps, and what pays for it.

    Rule: A-67, house.
    """
    thing = bare(deed.thing)
    known = line_of(equipment, thing)
    bought = _carry(deed, "buy", thing if known is None else counted(known)[1])
    price = STEP_COINS[deed.price_step] * deed.count
    purse = purse_of(equipment)
    if is_money(thing) or thing.casefold() == COINS.casefold():
        raise IllegalActionError("A-67", "money is what is paid with; nobody sells it")
    if deed.offered is not None and deed.offered < price:
        raise IllegalActionError("A-67", f"that costs about {price} coins, not {deed.offered}")
    if deed.offered is None and deed.price_step <= CHEAP:
        return bought
    if purse is not None and counted(purse)[0] >= (deed.offered or price):
        return bought.model_copy(update={"money": purse, "coins": deed.offered or price})
    treasure = treasure_of(equipment)
    if treasure is not None and deed.count == 1:
        return bought.model_copy(update={"money": treasure, "coins": 0})
    has = "no treasure" if purse is None else f"{counted(purse)[0]} {name_of(purse).casefold()}"
    raise IllegalActionError(
        "A-67", f"that costs a treasure, or about {price} coins, and {deed.actor} has {has}"
    )


def _sold(deed: Deed, equipment: Sequence[str], held: str) -> Carry:
    """Return a sale for half of what such a thing costs.

    Rule: A-67, house.
    """
    if is_money(held):
        raise IllegalActionError("A-67", "money is what is paid with; nobody buys it")
    is_treasure = treasure_of((held,)) is not None
    if deed.price_step <= CHEAP and not is_treasure:
        raise IllegalActionError(
            "A-67", f"{name_of(held)} fetches nothing worth writing down; give it away or keep it"
        )
    each = STEP_COINS[max(deed.price_step, CHEAP + 1)] // _HALF
    sold = _carry(deed, "sell", held)
    fetched = each * sold.count
    if deed.offered is not None and deed.offered > fetched:
        raise IllegalActionError(
            "A-67", f"{name_of(held)} brings about {fetched} coins here, not {deed.offered}"
        )
    money = purse_of(equipment) or COINS
    update = {
        "money": counted(money)[1],
        "coins": fetched if deed.offered is None else deed.offered,
    }
    return sold.model_copy(update=update)


BELONGINGS: Final = AltarsBelongings()
