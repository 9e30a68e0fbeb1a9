"""Trade by asking: what is for sale and what it costs, and somebody who deals in it.

Prices are the game's own or the house's; nobody has to buy a thing to hear what it costs.
"""

import re
from typing import Any, Final

from companion.difficulty import suggest
from companion.narration.nouns import definite, head_of
from companion.reader.text import bag
from companion.session.places import content, place_words
from companion.session.scene import find_person
from companion.session.seeking import sought
from companion.session.shipped import shipped
from engine.api import Belongings, CharacterJoined, GameState, RuleSystem, capital

_ASKS: Final = re.compile(
    r"\bwhat\b.*\b(?:for sale|sells?|selling|on offer|in stock|to sell|to trade|can (?:i|we) buy)\b"
    r"|\b(?:his|her|their|your|the) (?:wares|prices|price list|stock"
    r"|goods(?! (?:lift|train|van|wagon|car|yard|shed|door|entrance|hoist)\b))\b",
    re.IGNORECASE,
)
_COSTS: Final = re.compile(
    r"\bhow much (?:is|are|for|would|will|does|do)(?: it)? (?:(?:the|an?|some|your|his|her|my) )?"
    r"(?P<thing>[\w'’ -]{2,30}?)(?: (?:cost|be|here|now))*\s*\?",
    re.IGNORECASE,
)
_DEALERS: Final = bag(
    "trader merchant pedlar peddler shopkeeper storekeeper seller vendor dealer hawker fence smith "
    "blacksmith gunsmith armourer armorer healer medic doctor apothecary herbalist cook innkeeper "
    "barkeep mechanic tinker guide"
)
"""Whoever lives by dealing with strangers: in a settlement one has only to ask."""
_FOUND: Final = (
    "You ask around, and are shown to {who}.",
    "It takes two questions and a pointing thumb, and you stand before {who}.",
    "There is {who} for whoever asks, and you asked.",
)


def priced(text: str, *, system: RuleSystem[Any], carried: str) -> str:
    """Return what is for sale where that is asked; "" for other words, and without a price list.

    Args:
        text: the player's words.
        system: the game.
        carried: what the character has to pay with, in words; "" for nothing.
    """
    if system.belongings is None or not _ASKS.search(text):
        return ""
    goods = system.belongings.goods()
    if not goods:
        return _on_scale(system.belongings)
    by_price: dict[int, list[str]] = {}
    for name, coins in goods:
        by_price.setdefault(coins, []).append(name)
    lines = [f"for {n}: {', '.join(by_price[n])}" for n in sorted(by_price)]
    purse = f" You have {carried}." if carried else " You have no coins."
    return f"Common things, in coins. {'; '.join(lines).capitalize()}.{purse}"


def price_told(thing: str, belongings: Belongings[Any]) -> str:
    """Return what a thing costs by a game's scale of prices, and why.

    Args:
        thing: in the player's words.
        belongings: of the game.
    """
    found = suggest(system="stitcher", action=f"buy a {thing}", purchase=True)
    why = found.reason.partition(": ")[2].rstrip(".")
    price = belongings.price_words(int(found.base))
    # The thing itself needs no reason; another one that it is priced by does.
    because = "" if f"list “{thing.casefold()}” is" in why else f" ({why})"
    return f"{capital(thing)}: {price}{because}."


def _on_scale(belongings: Belongings[Any]) -> str:
    by_price: dict[int, list[str]] = {}
    for name in str(shipped("asked_for.toml")["common"]).split():
        found = suggest(system="stitcher", action=f"buy a {name}", purchase=True)
        by_price.setdefault(int(found.base), []).append(name)
    by_words: dict[str, list[str]] = {}
    for step in sorted(by_price):
        by_words.setdefault(belongings.price_words(step), []).extend(by_price[step])
    lines = [f"{words}: {', '.join(names)}" for words, names in by_words.items()]
    return f"Common things and what they cost. {capital('; '.join(lines))}."


def asked_price(text: str) -> str:
    """Return the thing whose price is asked; "" for other words.

    Example:
        >>> asked_price("How much is a rope?"), asked_price("How much is at stake here, really")
        ('rope', '')
    """
    found = _COSTS.search(text)
    return found["thing"] if found else ""


def dealer(
    text: str, *, system: RuleSystem[Any], state: GameState[Any, Any]
) -> tuple[CharacterJoined | None, str] | None:
    """Return who is found by asking for somebody who deals with strangers; None for other words.

    Args:
        text: the player's words.
        system: the game.
        state: its state.

    Returns:
        Who comes into the scene, None for somebody who is there; and a sentence that says so.
    """
    thing = re.sub(r"^(?:an?|some|the) ", "", sought(text), flags=re.IGNORECASE)
    if head_of(thing) not in _DEALERS or len(thing.split()) > 2:  # noqa: PLR2004 - "a gun dealer"
        return None
    if not set(content(state.story.place)) & place_words("shelter"):
        return None
    name = f"the {thing.lower()}"
    here = find_person(state, name)
    who = definite(here or name).text
    told = _FOUND[len(state.characters) % len(_FOUND)].format(who=who)
    if here is not None:
        return None, told
    return CharacterJoined(sheet=system.play.opponent_sheet(name, "")), told
