"""What is carried, line by line: how many of it, and what buys things.

The book wants every thing that somebody carries written down (A-15) and says that treasure buys
things (A-67); it has no prices. They are the house's: what costs no more than a week's work is
written down and no more is said of it; dearer things cost a treasure, or coins where they are
counted.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.agreement import agreeing
from engine.core.carrying import Carry, is_served
from engine.core.letters import capital, uncapital
from engine.core.model import Event, JsonValue, Outcome
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.altars.events import GearChanged, ItemUsed
from engine.systems.altars.items import read_item
from engine.systems.altars.state import AltarsState

COINS: Final = "Coins"
_COUNTED: Final = re.compile(
    r"(?P<front>[1-9]\d{0,4}) (?P<one>\D.*)|(?P<two>.*\D) ?x(?P<back>[1-9]\d{0,4})"
)
_MONEY: Final = re.compile(
    r"\b(?:coins?|crowns?|ducats?|pennies|pence|shillings?|thalers?|florins?|drachmas?|dinars?"
    r"|denarii|obols?|(?:gold|silver|copper) pieces?|gold|silver|money|cash|gp|sp)$",
    re.IGNORECASE,
)
_TREASURE: Final = re.compile(
    r"\b(?:gems?|jewel(?:s|ry|lery)?|rub(?:y|ies)|emeralds?|sapphires?|diamonds?|pearls?|opals?"
    r"|amber|ingots?|gold(?:en)?|silver|treasures?|idols?|crowns?|tiaras?|goblets?|purse|brooch"
    r"|necklace|coins?|money)\b",
    re.IGNORECASE,
)


def counted(line: str) -> tuple[int, str]:
    """Return how many a line of equipment says there are, and of what.

    Example:
        >>> counted("12 silver coins"), counted("Torch x2"), counted("Rope")
        ((12, 'silver coins'), (2, 'Torch'), (1, 'Rope'))
    """
    found = _COUNTED.fullmatch(line.strip())
    if found is None:
        return 1, line.strip()
    if found["front"]:
        return int(found["front"]), found["one"].strip()
    return int(found["back"]), found["two"].strip()


def recounted(line: str, count: int) -> str:
    """Return a line of equipment with another number of it; "" for none.

    Example:
        >>> recounted("12 silver coins", 9), recounted("Torch x2", 1), recounted("Rope", 0)
        ('9 silver coins', 'Torch', '')
        >>> recounted("2 torches", 1)
        'Torch'
    """
    if count < 1:
        return ""
    number, name = counted(line)
    found = _COUNTED.fullmatch(line.strip())
    if found is not None and found["front"] and count != number:
        return f"{count} {name}" if count > 1 else _one(name)
    if number == count:
        return line.strip()
    return f"{name} x{count}" if count > 1 else _one(name)


def _one(name: str) -> str:
    """Return a name in the plural as one of it, with a capital: "silver coins", "Silver coin"."""
    one = re.sub(r"(?<=ch|sh|ss)es$|(?<=x)es$|(?<![su])s$", "", name)
    return capital(one)


def name_of(line: str) -> str:
    """Return the name alone of what a line of equipment says: no number, no power.

    Example:
        >>> name_of("Staff of Lightning (a bolt d4, once per day)"), name_of("3 torches")
        ('Staff of Lightning', 'torches')
    """
    return read_item(counted(line)[1]).name


def line_of(equipment: Sequence[str], name: str) -> str | None:
    """Return the line of a thing: its whole line, or its name alone; None when it is not there."""
    wanted = {name.strip().casefold(), _one(name.strip()).casefold()}
    for line in equipment:
        plain = (line.strip(), name_of(line), counted(line)[1])
        if wanted & {known.casefold() for known in (*plain, *map(_one, plain))}:
            return line
    return None


def purse_of(equipment: Sequence[str]) -> str | None:
    """Return the line of money that is counted; None for none."""
    return next((line for line in equipment if is_money(line)), None)


def is_money(line: str) -> bool:
    """Return whether a line is money that is counted.

    Example:
        >>> is_money("30 silver coins"), is_money("Coin"), is_money("Purse of silver")
        (True, False, False)
    """
    number, name = counted(line)
    return bool(_MONEY.search(name)) and (number > 1 or name == COINS)


def treasure_of(equipment: Sequence[str]) -> str | None:
    """Return the line of a treasure without a number, which buys one dear thing; None for none."""
    plain = (line for line in equipment if not is_money(line) and not read_item(line).is_magic)
    return next((line for line in plain if _TREASURE.search(name_of(line))), None)


def check_carry(state: AltarsState, action: Carry) -> None:
    """Make sure that the thing, what it costs and whoever gets it are there.

    Raises:
        IllegalActionError: with the rule and one sentence.

    Rule: A-15, A-67.
    """
    name = action.acting
    if name not in state.characters:
        raise IllegalActionError("A-15", f"nobody called {name!r} is in this game")
    if state.in_fight:
        raise IllegalActionError("A-37", "a fight is under way; end it first")
    if state.pending is not None:
        raise IllegalActionError("table", "something else is asked first")
    if action.what in ("drop", "give", "use up", "sell"):
        _held(state, name, action.item, action.count)
    if action.what == "give" and (action.to not in state.characters or action.to == name):
        raise IllegalActionError("A-15", f"nobody called {action.to!r} is here to take it")
    if action.what == "buy" and action.money is not None:
        _held(state, name, action.money, max(1, action.coins))


def _held(state: AltarsState, name: str, item: str, count: int) -> str:
    line = line_of(state.characters[name].equipment, item)
    if line is None:
        raise IllegalActionError("A-15", f"{name} carries no {uncapital(item)}")
    held = counted(line)[0]
    if held < count:
        raise IllegalActionError("A-15", f"{name} has only {held} of {name_of(line)}, not {count}")
    return line


def resolve_carry(state: AltarsState, action: Carry, dice: Dice) -> Outcome:  # noqa: ARG001
    """Move a thing from one list of equipment to another, or off it.

    Rule: A-15, A-67, house.
    """
    who = str(action.acting)
    equipment = state.characters[who].equipment
    events: list[Event] = []
    fields: dict[str, JsonValue] = {"what": action.what, "item": action.item}
    if action.what in ("take", "buy"):
        if action.what == "take" or not is_served(action.item):
            events.append(_gained(state, who, action.item, action.count))
    else:
        line = _held(state, who, action.item, action.count)
        fields["thing"] = recounted(line, action.count)
        events.append(_less(who, line, action.count))
        if action.what == "give":
            to = str(action.to)
            events.append(_gained(state, to, recounted(line, action.count), action.count))
            # What was used today is used today, whoever holds it.
            used = state.item_uses.get(who, {}).get(line, 0)
            events += [ItemUsed(rule="A-64", character=to, item=line)] * used
    if action.money is not None and action.what == "buy":
        paid = line_of(equipment, action.money)
        assert paid is not None, "what is paid with was checked"
        events.insert(0, _less(who, paid, action.coins or counted(paid)[0]))
        fields["paid"] = recounted(paid, action.coins) if action.coins else name_of(paid)
    if action.money is not None and action.what == "sell":
        events.append(_gained(state, who, action.money, action.coins))
        fields["fetched"] = action.coins
    return Outcome(fields=fields, events=tuple(events))


def _less(who: str, line: str, count: int) -> GearChanged:
    left = counted(line)[0] - count
    return GearChanged(rule="A-15", character=who, before=line, after=recounted(line, left))


def _gained(state: AltarsState, who: str, item: str, count: int) -> GearChanged:
    """Return the event of having more: a line of its own, or a larger number of what is there."""
    line = line_of(state.characters[who].equipment, name_of(item))
    if line is None or read_item(counted(line)[1]).is_magic:
        new = recounted(counted(item)[1], count)
        return GearChanged(rule="A-15", character=who, before="", after=new)
    more = recounted(line, counted(line)[0] + count)
    return GearChanged(rule="A-15", character=who, before=line, after=more)


def carried(action: Carry, fields: Mapping[str, JsonValue]) -> tuple[str, ...]:
    """Return what has changed hands, in one or two sentences.

    Rule: A-15.
    """
    who = str(action.acting)
    thing = name_of(str(fields.get("thing") or action.item))
    some = f"{thing} x{action.count}" if action.count > 1 else thing
    told: list[str] = []
    if "paid" in fields:
        told.append(f"{who} pays: {fields['paid']}.")
    match action.what:
        case "give":
            told.append(f"{who} gives {action.to}: {some}.")
        case "buy" if is_served(thing):
            told.append(f"{who} is served: {some}.")
        case "buy" | "take":
            told.append(f"{who} has {some} now.")
        case "sell":
            verb = agreeing(thing, "brings", "bring")
            told.append(f"{thing} {verb} {who} {fields['fetched']} coins.")
        case "drop":
            told.append(f"{who} puts down: {some}.")
        case _:
            told.append(f"{who} uses up: {some}.")
    return tuple(told)
