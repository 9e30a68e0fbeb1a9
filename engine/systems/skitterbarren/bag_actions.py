"""What is done with the things of a bag outside a fight: eaten, given, bought, sold, used up."""

from typing import ClassVar, Final, Literal

from pydantic import Field

from engine.core.model import Action, DiceField

MOST_AT_ONCE: Final = 99
DEAREST: Final = 999
_NO_DICE: Final[tuple[DiceField, ...]] = ()


class EatProvisions(Action):
    """Eat the provisions of this day now."""

    op: Literal["eat_provisions"] = "eat_provisions"
    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Eat today's provisions now instead of when the day is over."


class UseUp(Action):
    """Use up a thing, such as a draught.

    Attributes:
        item: the inventory entry; of several equal things one goes.
    """

    op: Literal["use_up"] = "use_up"
    item: str = Field(min_length=1, max_length=200)
    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Use up a thing that is carried."


class GiveItem(Action):
    """Give somebody a thing, or several of a kind.

    Attributes:
        item: the inventory entry.
        to: who gets it; somebody who is here.
        count: how many of it.
    """

    op: Literal["give_item"] = "give_item"
    item: str = Field(min_length=1, max_length=200)
    to: str = Field(min_length=1, max_length=200)
    count: int = Field(default=1, ge=1, le=DEAREST)
    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Hand a thing to somebody who is here."


class BuyItem(Action):
    """Buy something for coins.

    Attributes:
        item: what is bought, as it will stand in the inventory.
        count: how many.
        price: coins for one; None for the price of the house list.
    """

    op: Literal["buy_item"] = "buy_item"
    item: str = Field(min_length=1, max_length=200)
    count: int = Field(default=1, ge=1, le=MOST_AT_ONCE)
    price: int | None = Field(default=None, ge=0, le=DEAREST)
    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Buy something for coins, at a price that the GM or the house names."


class SellItem(Action):
    """Sell a thing for coins.

    Attributes:
        item: the inventory entry.
        count: how many of it.
        price: coins for one; None for half the price of the house list.
    """

    op: Literal["sell_item"] = "sell_item"
    item: str = Field(min_length=1, max_length=200)
    count: int = Field(default=1, ge=1, le=MOST_AT_ONCE)
    price: int | None = Field(default=None, ge=0, le=DEAREST)
    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Sell a thing that is carried, for half its price or what is agreed."
