"""Magic items and armour as a sheet describes them, and the uses of a day."""

import re
from functools import lru_cache
from typing import NamedTuple

from engine.core.model import Outcome, Refusal
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.altars.bookkeeping import UseItem
from engine.systems.altars.damage import after_harm
from engine.systems.altars.events import ActionSpent, HealthChanged, ItemUsed
from engine.systems.altars.scale import is_die
from engine.systems.altars.state import AltarsSheet, AltarsState
from engine.systems.altars.turns import check_turn
from engine.systems.altars.values import Armour, ArmourEffect

_TIMES = {"once": 1, "twice": 2, "thrice": 3, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
_POWER = re.compile(r"^(?P<name>.*?)\s*(?:\((?P<text>[^()]*)\)|:\s*(?P<after>.+))\s*$", re.DOTALL)
_DIE = re.compile(r"\bd\d+(?:\+d\d+)*")
_USES = re.compile(
    r"\b(?P<count>once|twice|thrice|(?:\d{1,3}|one|two|three|four|five) (?:times|uses?))"
    r" (?:per|a|each|every) day\b"
)
_DOUBLE = re.compile(r"\bdouble damage (?:vs\.?|versus|against|to) (?P<whom>[^,;]+)")
_MINUS = re.compile(r"[-−–](?P<minus>\d{1,4})\s+(?P<kind>\w+)(?:\s+damage)?")
_HALF = re.compile(r"(?:½|1/2|half)\s+(?P<kind>\w+)")


class Item(NamedTuple):
    """What a line of equipment says.

    Attributes:
        name: the name alone, without the power.
        die: die of its power; None when it has none.
        uses_per_day: its limit; None for none.
        doubles_against: beings against which it doubles damage; "" for none.
        armour: effects that it has as armour.
    """

    name: str
    die: str | None
    uses_per_day: int | None
    doubles_against: str
    armour: tuple[ArmourEffect, ...]

    @property
    def is_magic(self) -> bool:
        """Whether it has a power that is used, not worn."""
        return bool(self.die or self.uses_per_day is not None or self.doubles_against)


@lru_cache(maxsize=1024)
def read_item(line: str) -> Item:
    """Read a line of equipment, its power in brackets or after a colon.

    Rule: A-15, A-63, A-64, A-66, A-82.

    Example:
        >>> read_item("Staff of Lightning (a bolt d4, once per day)")[:3]
        ('Staff of Lightning', 'd4', 1)
    """
    found = _POWER.match(line.strip())
    if found is None:
        return Item(line.strip(), None, None, "", ())
    text = (found["text"] or found["after"] or "").casefold()
    die = next((d for d in _DIE.findall(text) if is_die(d)), None)
    uses = _USES.search(text)
    double = _DOUBLE.search(text)
    return Item(
        name=found["name"].strip() or line.strip(),
        die=die,
        uses_per_day=_count(uses["count"]) if uses else None,
        doubles_against=double["whom"].strip() if double else "",
        armour=_armour_effects(text),
    )


def _count(words: str) -> int:
    first = words.split(maxsplit=1)[0]
    return int(first) if first.isdigit() else _TIMES[first]


def _armour_effects(text: str) -> tuple[ArmourEffect, ...]:
    halves = [ArmourEffect(applies_to=m["kind"], half=True) for m in _HALF.finditer(text)]
    minus = [
        ArmourEffect(applies_to=m["kind"], minus=int(m["minus"])) for m in _MINUS.finditer(text)
    ]
    return (*halves, *minus)


def find_item(sheet: AltarsSheet, name: str) -> tuple[str, Item] | None:
    """Return (line of the sheet, what it says) for an item's full line or its name alone."""
    wanted = name.strip().casefold()
    for line in sheet.equipment:
        item = read_item(line)
        if wanted in (line.strip().casefold(), item.name.casefold()):
            return line, item
    return None


def armour_of(sheet: AltarsSheet) -> Armour | None:
    """Return the armour that counts: what the sheet states, else what the equipment says.

    Rule: A-81, A-82, RA-45.
    """
    worn = tuple(effect for line in sheet.equipment for effect in read_item(line).armour)
    if sheet.armour is not None:
        return sheet.armour.model_copy(update={"effects": (*sheet.armour.effects, *worn)})
    return Armour(effects=worn) if worn else None


def doubles(item: Item, opponent: AltarsSheet) -> bool:
    """Return whether an item doubles its damage against somebody.

    Words are compared by their beginning, so that "demons" covers "demonic".

    Rule: A-66.
    """
    stems = [_stem(word) for word in re.findall(r"\w+", item.doubles_against)]
    about = " ".join([opponent.name, *opponent.dice, opponent.origin]).casefold()
    return any(len(stem) > 2 and stem in about for stem in stems)  # noqa: PLR2004 - "of", "an"


def _stem(word: str) -> str:
    return word.casefold().removesuffix("s")


def uses_today(state: AltarsState, owner: str, line: str) -> int:
    """Return how often an item was used today."""
    return state.item_uses.get(owner, {}).get(line, 0)


def use_refusal(uses_per_day: int | None, used_today: int) -> Refusal | None:
    """Return why an item cannot be used again today, or None.

    Rule: A-64.
    """
    if uses_per_day is None or used_today < uses_per_day:
        return None
    return Refusal("A-64", f"it was used {used_today} times today, and {uses_per_day} is its limit")


def check_item(state: AltarsState, owner: str, name: str) -> tuple[str, Item]:
    """Return an item that its owner may use now.

    Raises:
        IllegalActionError: it is not on the sheet, has no power, or is used up for today.

    Rule: A-15, A-63, A-64.
    """
    found = find_item(state.characters[owner], name)
    if found is None:
        raise IllegalActionError("A-15", f"{owner} does not carry {name!r}")
    line, item = found
    if not item.is_magic:
        raise IllegalActionError("A-63", f"{item.name} is no magic item: it has no power to use")
    refusal = use_refusal(item.uses_per_day, uses_today(state, owner, line))
    if refusal is not None:
        raise IllegalActionError(refusal.rule, f"{item.name}: {refusal.message}")
    return line, item


def check_use_item(state: AltarsState, action: UseItem) -> None:
    """Make sure that a character may use an item now.

    Raises:
        IllegalActionError: with the rule and one sentence.
    """
    if action.acting is None:
        return
    if action.item is None:
        raise IllegalActionError("A-63", "say which item is used")
    check_item(state, action.acting, action.item)
    check_turn(state, action.acting)


def resolve_use_item(state: AltarsState, action: UseItem, dice: Dice) -> Outcome:  # noqa: ARG001
    """Use an item.

    Rule: A-63, A-64, RA-34.
    """
    costs = 1 if state.settings.item_use_costs_health else 0
    if action.acting is None or action.item is None:
        refusal = use_refusal(action.uses_per_day, action.used_today)
        left = action.health if refusal else after_harm(action.health, costs, state.settings)
        return Outcome(fields={"allowed": refusal is None, "health_left": left}, refusal=refusal)
    line, _ = check_item(state, action.acting, action.item)
    health = state.characters[action.acting].health
    left = after_harm(health, costs, state.settings)
    events = [
        ItemUsed(rule="A-64", character=action.acting, item=line),
        *item_costs(state, action.acting),
        *([ActionSpent(rule="A-39", character=action.acting)] if state.in_fight else []),
    ]
    return Outcome(fields={"allowed": True, "health_left": left}, events=tuple(events))


def item_costs(state: AltarsState, owner: str) -> tuple[HealthChanged, ...]:
    """Return what using an item costs its owner.

    Rule: RA-34.
    """
    if not state.settings.item_use_costs_health:
        return ()
    health = state.characters[owner].health
    left = after_harm(health, 1, state.settings)
    return (HealthChanged(rule="RA-34", character=owner, by=left - health),)
