"""Exhaustion, bags, provisions, hunger and rest: actions of the JSON calls."""

from typing import Annotated, ClassVar, Final, Literal

from pydantic import Field

from engine.core.model import Action, DiceField, Frozen, Maybe, Seq
from engine.core.numbers import Whole

MOST_DAYS: Final = 100_000
_NO_DICE: Final[tuple[DiceField, ...]] = ()


class Item(Frozen):
    """A thing in a bag.

    Attributes:
        name: what it is.
        size: squares that its card fills.
    """

    name: Maybe[str] = None
    size: Whole = 1


class ExhaustionEffects(Action):
    """Ask what a level of Exhaustion does.

    Attributes:
        level: the level.
    """

    op: Literal["exhaustion_effects"] = "exhaustion_effects"
    level: Whole

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "What a level of Exhaustion costs: squares, checks, energy."


class Inventory(Action):
    """Count the squares of a bag.

    Attributes:
        bag_spaces: squares of the bag.
        exhaustion: level of Exhaustion; its cards fill squares.
        items: what is in the bag.
        add: what is to go in as well.
    """

    op: Literal["inventory"] = "inventory"
    bag_spaces: Whole
    exhaustion: Whole = 0
    items: Seq[Item] = ()
    add: Maybe[Item] = None

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Squares of a bag: used, free, and what must go."


class EquipBag(Action):
    """Try to wear a bag.

    Attributes:
        brawn: the wearer's Brawn.
        brawn_required: least Brawn that the bag asks for; None for none.
    """

    op: Literal["equip_bag"] = "equip_bag"
    brawn: Whole
    brawn_required: Whole | None = None

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Whether somebody is strong enough for a bag."


class ConsumeProvisions(Action):
    """Eat for some days.

    Attributes:
        provisions: provisions items at hand.
        days: how many days go by.
    """

    op: Literal["consume_provisions"] = "consume_provisions"
    provisions: Whole
    days: Annotated[int, Field(le=MOST_DAYS)]

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Eat one provisions item a day while there are any."


class Hunger(Action):
    """Count what days without food cost.

    Attributes:
        ate: for each day from day 1, whether there was food.
        exhaustion: level of Exhaustion before.
    """

    op: Literal["hunger"] = "hunger"
    ate: Seq[bool]
    exhaustion: Whole = 0

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Exhaustion from days without food."


class RestResource(Frozen):
    """A class resource, such as Wyrd.

    Attributes:
        now: what is left.
        max: what there is at most.
        restored_by_rest: whether a Long Rest brings it back.
    """

    now: Whole
    max: Whole
    restored_by_rest: bool = True


class LongRest(Action):
    """Rest for the night.

    Attributes:
        hours: length of the rest.
        place: in the wilds bedroll and camp kit are needed.
        bedroll: whether there are bedrolls.
        camp_kit: whether there is a camp kit.
        disrupted: whether something disturbed the rest.
        rested_today: whether a Long Rest was taken today already.
        blunders: Blunders the GM holds.
        party_level: level of the party.
        health: health before the rest.
        max_health: full health; absent: ``health``.
        exhaustion: level of Exhaustion.
        resources: class resources by name.
    """

    op: Literal["long_rest"] = "long_rest"
    hours: Whole = 8
    place: Literal["wilds", "settlement"] = "settlement"
    bedroll: bool = False
    camp_kit: bool = False
    disrupted: bool = False
    rested_today: bool = False
    blunders: Whole = 0
    party_level: Whole = 1
    health: Whole = 0
    max_health: Maybe[Whole] = None
    exhaustion: Whole = 0
    resources: dict[str, RestResource] = Field(default_factory=dict)

    dice_fields: ClassVar[tuple[DiceField, ...]] = (DiceField(required=False),)
    summary: ClassVar[str] = "Long Rest: 8 hours, once a day, rolled for when it is at risk."
