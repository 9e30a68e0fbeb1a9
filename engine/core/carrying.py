"""What is carried, in words: the thing that somebody means, what can be eaten, what a thing costs.

No game's rule stands here. A game whose book names gear and no prices takes the house's coins for a
step of the printed price scale.
"""

import re
from collections.abc import Iterable
from typing import ClassVar, Final, Literal

from pydantic import Field

from engine.core.letters import capital
from engine.core.model import Action, DiceField, Maybe
from engine.core.play import Deed

MOST_AT_ONCE: Final = 99
STEP_COINS: Final = {1: 1, 2: 8, 3: 30, 4: 100, 5: 400, 6: 999}
"""Coins for a step of the price scale, from pocket change to several years' work (house)."""
GROUND: Final = " on the ground"
"""How the story lists what was put down: "Long rope on the ground"."""

_FOOD: Final = re.compile(
    r"|(?:some(?:thing)?|anything|my|our|the|a|a bit|a little|of|to eat|food|foods?|provisions?"
    r"|rations?|meals?|breakfast|lunch|dinner|supper|vittles|victuals|snacks?|supplies|from|bag"
    r"|pack|rucksack|bite|quick|small| )+"
)
_EDIBLE: Final = re.compile(
    r"\b(?:food|provisions?|rations?|bread|loaf|loaves|cheeses?|meat|bacon|ham|sausages?|fish|fruit"
    r"|apples?|pears?|plums?|berries|nuts?|figs?|dates|honey|cakes?|pies?|biscuits?|beans|jerky"
    r"|eggs?|soup|stew|porridge|mushrooms?|herring|onions?|sandwich(?:es)?|meals?)\b"
)
_VESSEL: Final = re.compile(r"\b(?:waterskins?|skins?|flasks?|canteens?|bottles?|cups?|mugs?)\b")
_DRAUGHT: Final = re.compile(r"\b(?:potions?|draughts?|elixirs?|tonics?|vials?|brews?|phials?)\b")
_DRINK: Final = re.compile(
    r"\b(?:ales?|beers?|wines?|whisk(?:e)?y|rum|gin|brandy|mead|cider|coffee|tea|milk|stout|schnapps)\b"
)
_SERVED: Final = re.compile(
    r".*\b(?:drinks?|pints?|rounds?|rooms?|beds?|lodgings?|baths?|shave|haircut|rides?|massage|meals?"
    r"|breakfast|lunch|dinner|supper|stew|soup|porridge|ales?|beers?|wines?|stout|cider|mead|coffee"
    r"|tea|whisk(?:e)?y|rum|gin|brandy)(?: (?:for|upstairs|of) .*)?"
)
_SHORT: Final = 3


Carrying = Literal["take", "drop", "give", "use up", "buy", "sell"]
"""What is done with a thing that is carried."""


class Carry(Action):
    """Do something with a thing outside a fight: take, put down, hand over, use up, buy, sell.

    Attributes:
        what: what is done.
        item: the thing, as it stands or will stand on the sheet.
        count: how many of it.
        to: who gets it, of what is given; somebody who is here.
        money: what it is paid with or fetches, as it stands on the sheet; absent for nothing.
        coins: how much of ``money``; 0 for all of it where that is not counted.
    """

    op: Literal["carry"] = "carry"
    what: Carrying
    item: str = Field(min_length=1, max_length=200)
    count: int = Field(default=1, ge=1, le=9_999)
    to: Maybe[str] = None
    money: Maybe[str] = None
    coins: int = Field(default=0, ge=0, le=99_999)

    dice_fields: ClassVar[tuple[DiceField, ...]] = ()
    summary: ClassVar[str] = "Take, put down, give, use up, buy or sell a thing that is carried."
    in_words: ClassVar[bool] = True


def done_with_own(deed: Deed, held: str) -> Carrying | None:
    """Return what a deed does with a thing of one's own; None for what no sheet keeps count of.

    Example:
        >>> done_with_own(Deed(verb="drink", actor="Mara"), "Vial of quicksilver")
        'use up'
        >>> done_with_own(Deed(verb="give", actor="Mara"), "Rope") is None
        True
    """
    match deed.verb:
        case "drink" if is_drink(held) and not is_vessel(held):
            return "use up"
        case "give" if deed.whom:
            return "give"
        case "drop" | "sell":
            return deed.verb
        case _:
            return None


def single(word: str) -> str:
    """Return a word without its plural "s".

    Example:
        >>> single("torches"), single("glass"), single("gas")
        ('torche', 'glass', 'gas')
    """
    longer = len(word) > _SHORT
    return word[:-1] if longer and word.endswith("s") and not word.endswith("ss") else word


def name_meant(names: Iterable[str], thing: str) -> str | None:
    """Return the name that words mean; None for none.

    A whole name goes first, the longest of them, then one whose last word is said ("my rope" is the
    Long rope).

    Example:
        >>> name_meant(("Long rope", "Provisions"), "the rope")
        'Long rope'
        >>> name_meant(("Long rope",), "a ladder") is None
        True
    """
    said = set(_parts(thing))
    words = {name: _parts(name) for name in names}
    whole = [name for name, parts in words.items() if parts and set(parts) <= said]
    if whole:
        return max(whole, key=len)
    return next((name for name, parts in words.items() if parts and parts[-1] in said), None)


def _parts(text: str) -> list[str]:
    return [single(word) for word in re.findall(r"[\w'’-]+", text.casefold())]


def bare(thing: str) -> str:
    """Return a thing's name for a sheet: no article, a capital.

    Example:
        >>> bare("the  oil lamp")
        'Oil lamp'
    """
    named = re.sub(r"^(?:an?|the|my|our|some) ", "", " ".join(thing.split()), flags=re.IGNORECASE)
    return capital(named)


def means_food(thing: str) -> bool:
    """Return whether words mean whatever there is to eat ("something", "some of my food").

    Example:
        >>> means_food("something to eat"), means_food("the rope")
        (True, False)
    """
    return bool(_FOOD.fullmatch(thing.casefold().strip()))


def is_edible(name: str) -> bool:
    """Return whether a thing can be eaten.

    Example:
        >>> is_edible("Dried fish"), is_edible("Lantern")
        (True, False)
    """
    return bool(_EDIBLE.search(name.casefold()))


def is_vessel(name: str) -> bool:
    """Return whether a thing is drunk from and filled again, and no draught itself.

    Example:
        >>> is_vessel("Waterskin"), is_vessel("Bottle of rum")
        (True, False)
    """
    low = name.casefold()
    return bool(_VESSEL.search(low)) and not is_draught(name) and not _DRINK.search(low)


def is_draught(name: str) -> bool:
    """Return whether a thing is a draught that is gone when it was drunk.

    Example:
        >>> is_draught("Vial of quicksilver")
        True
    """
    return bool(_DRAUGHT.search(name.casefold()))


def is_drink(name: str) -> bool:
    """Return whether a thing is drunk up: a draught, or what stands on a tavern's slate.

    Example:
        >>> is_drink("Bottle of rum"), is_drink("Canteen")
        (True, False)
    """
    return is_draught(name) or bool(_DRINK.search(name.casefold()))


def is_served(name: str) -> bool:
    """Return whether what is paid for is had at once, and not carried away.

    Example:
        >>> is_served("Hot meal"), is_served("Bottle of rum"), is_served("Rope")
        (True, False, False)
    """
    low = name.casefold()
    return bool(_SERVED.fullmatch(low)) and not (_VESSEL.search(low) or "barrel" in low)
