"""Making characters in the chat, and the GM's people: all of it from the house kit."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.core.letters import capital
from engine.core.play import Body
from engine.errors import IllegalActionError
from engine.systems.skitterbarren import house
from engine.systems.skitterbarren.arms import told, weapon_named
from engine.systems.skitterbarren.settings import SkitterbarrenSettings
from engine.systems.skitterbarren.sheets import (
    COINS,
    PROVISIONS,
    count_of,
    is_exhaustion,
    parse_entry,
    printed_name,
    squares_free,
    squares_used,
    written,
)
from engine.systems.skitterbarren.state import SkitterbarrenSheet
from engine.systems.skitterbarren.tables import ATTRIBUTES, RUCKSACK_SPACES, SKILLS

DRAFT_HELP: Final = (
    f"The book prints no way to make a character; this is the house's. {house.ATTRIBUTE_POINTS} "
    f"points for Brawn, Knack and Wits (up to +{house.ATTRIBUTE_CAP}, one may go down to "
    f"{house.ATTRIBUTE_LOW}), {house.SKILL_POINTS} for Exertion, Awareness, Artifice and Vigor "
    f"(up to +{house.SKILL_CAP}).\n"
    f"Then gear, one thing a line, in a rucksack of {RUCKSACK_SPACES} squares: a weapon "
    "(Knife, Cudgel, Hatchet, Sabre, Spear, Sling, Bow, or one of your own), armour (Padded "
    "coat, Hide jacket, Scale coat), Provisions x3, Bedroll, Camp kit ... Where a square is left, "
    f"a purse with {house.PURSE} coins goes into it.\n"
    "Example lines: Brawn +2 / Exertion +3 / Rope. An empty line ends it, /undo takes the last "
    "line back."
)
_VALUE: Final = re.compile(r"(?P<name>[^0-9+:=-]+?)\s*[:=]?\s*(?P<value>[+-]?\s*[0-9]{1,3})")
_MINUS: Final = str.maketrans({"−": "-", "–": "-", "—": "-"})
_NUMBERS: Final = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10,
}  # fmt: skip
_COUNTED: Final = re.compile(
    rf"(?P<count>[1-9][0-9]?|{'|'.join(_NUMBERS)})\s*x?\s+(?P<thing>[^0-9].*)", re.IGNORECASE
)
_MOST_WITHOUT_KIT: Final = 20
_LONGEST: Final = 60


def parse_value(line: str) -> tuple[str, int] | None:
    """Return name and value of a line such as "Brawn +2"; None for anything else.

    Example:
        >>> parse_value("brawn −1"), parse_value("Vigor: 3"), parse_value("Rope x2")
        (('Brawn', -1), ('Vigor', 3), None)
    """
    match = _VALUE.fullmatch(line.strip().translate(_MINUS))
    if match is None:
        return None
    printed = printed_name(match["name"].strip(" -"))
    return None if printed is None else (printed, int(match["value"].replace(" ", "")))


def _bare(line: str) -> str:
    return (
        line.strip().removeprefix("-").strip() if not line.strip()[1:2].isdigit() else line.strip()
    )


def read_lines(lines: Sequence[str]) -> tuple[dict[str, int], list[str]]:
    """Return the values and the gear of a draft."""
    values: dict[str, int] = {}
    gear: list[str] = []
    for line in lines:
        value = parse_value(_bare(line))
        if value is None:
            gear.append(_entry(_bare(line)))
        else:
            values[value[0]] = value[1]
    return values, gear


def _entry(text: str) -> str:
    """Return a line of gear as an inventory has it: "three ropes" is Ropes x3.

    Example:
        >>> _entry("3 provisions"), _entry("ten coins"), _entry("rope"), _entry("a bedroll")
        ('Provisions x3', 'Coins x10', 'Rope', 'Bedroll')
    """
    count, thing = 1, text
    found = _COUNTED.fullmatch(text)
    if found is not None:
        count = _NUMBERS.get(found["count"].casefold(), 0) or int(found["count"])
        thing = found["thing"]
    elif re.match(r"(?:an?|my|the|some) ", text, re.IGNORECASE):
        thing = text.split(" ", 1)[1]
    kit = (*house.PRICES, *house.ARMOURS, COINS.casefold())
    single = thing.casefold().removesuffix("s")
    if thing.casefold() not in kit and single in kit and count != 1:
        thing = single
    if thing.casefold() in ("coin", "purse", "money"):
        thing = COINS
    return written(capital(thing), count)


def draft_line(lines: Sequence[str], line: str, settings: SkitterbarrenSettings) -> str:
    """Look at one more line of a draft.

    Raises:
        IllegalActionError: the line cannot stand; the lines before it do.

    Rule: K-54, K-74, house.
    """
    text = _bare(line)
    if not text or len(text) > _LONGEST:
        raise IllegalActionError(house.HOUSE, "write one skill, attribute or thing, such as Rope")
    values, gear = read_lines(lines)
    value = parse_value(text)
    if value is None:
        return _gear_line(gear, _entry(text), settings)
    name, number = value
    if name in values:
        raise IllegalActionError("K-05", f"{name} stands there already")
    values[name] = number
    problems = _value_problems(values, settings)
    if problems:
        raise IllegalActionError(house.HOUSE, problems[0])
    return f"{name} {number:+}. {_left(values, settings)}"


def _gear_line(gear: list[str], text: str, settings: SkitterbarrenSettings) -> str:
    if is_exhaustion(text):
        raise IllegalActionError("K-64", "nobody begins with Exhaustion")
    used = squares_used((*gear, text))
    if used > RUCKSACK_SPACES:
        raise IllegalActionError(
            "K-54",
            f"that would fill {used} squares, and the rucksack has {RUCKSACK_SPACES}; /undo takes "
            "the last thing out",
        )
    if settings.house_kit and count_of((*gear, text), COINS) > house.PURSE:
        raise IllegalActionError(house.HOUSE, f"nobody begins with more than {house.PURSE} coins")
    what = told(parse_entry(text)[0]) if settings.house_kit else ""
    packed = f"{text}: packed{f' ({what})' if what else ''}."
    return f"{packed} {_free(RUCKSACK_SPACES - used)}"


def _free(squares: int) -> str:
    if not squares:
        return "The rucksack is full."
    return "1 square is free." if squares == 1 else f"{squares} squares are free."


def _spent(values: dict[str, int], names: Sequence[str]) -> int:
    return sum(values.get(name, 0) for name in names)


def _left(values: dict[str, int], settings: SkitterbarrenSettings) -> str:
    if not settings.house_kit:
        return "The book sets no limit."
    attributes = house.ATTRIBUTE_POINTS - _spent(values, ATTRIBUTES)
    skills = house.SKILL_POINTS - _spent(values, SKILLS)
    return f"Left (house): {attributes} for attributes, {skills} for skills."


def _value_problems(values: dict[str, int], settings: SkitterbarrenSettings) -> list[str]:
    """Return what is wrong with the numbers of a new character, a sentence each."""
    if not settings.house_kit:
        return [
            f"{name} {value:+} is beyond any character; {_MOST_WITHOUT_KIT} is the most"
            for name, value in values.items()
            if abs(value) > _MOST_WITHOUT_KIT
        ]
    problems: list[str] = []
    for name, value in values.items():
        low, high = (
            (house.ATTRIBUTE_LOW, house.ATTRIBUTE_CAP)
            if name in ATTRIBUTES
            else (0, house.SKILL_CAP)
        )
        if not low <= value <= high:
            problems.append(f"{name} {value:+} is out of the house range {low:+} to {high:+}")
    for what, names, points in (
        ("attributes", ATTRIBUTES, house.ATTRIBUTE_POINTS),
        ("skills", SKILLS, house.SKILL_POINTS),
    ):
        spent = _spent(values, names)
        if spent > points:
            problems.append(f"{spent} points for {what}; the house gives {points}")
    return problems


def draft_sheet(name: str, lines: Sequence[str], settings: SkitterbarrenSettings) -> dict[str, Any]:
    """Return the sheet that the lines describe.

    Raises:
        IllegalActionError: the character is not legal under the settings.

    Rule: K-54, K-74, house.
    """
    if not name.strip():
        raise IllegalActionError(house.HOUSE, "a character needs a name")
    for place, line in enumerate(lines):
        draft_line(lines[:place], line, settings)
    values, gear = read_lines(lines)
    purse = written(COINS, house.PURSE)
    has_room = squares_used((*gear, purse)) <= RUCKSACK_SPACES
    if settings.house_kit and has_room and not count_of(gear, COINS):
        gear.append(purse)
    full = {"max_health": house.full_health(values.get("Brawn", 0))} if settings.house_kit else {}
    return {
        "name": name.strip(),
        **full,
        "attributes": {key: values.get(key, 0) for key in ATTRIBUTES},
        "skills": {key: values.get(key, 0) for key in SKILLS},
        "inventory": gear,
    }


def faults(sheet: SkitterbarrenSheet, settings: SkitterbarrenSettings) -> tuple[str, ...]:
    """Return one sentence for each limit that a new character breaks.

    Rule: K-52, K-54, house.
    """
    values = {str(key): v for key, v in (*sheet.attributes.items(), *sheet.skills.items())}
    problems = _value_problems(values, settings)
    missing = -squares_free(sheet, settings)
    if missing > 0:
        problems.append(f"the bag is over-full by {missing} squares; drop something")
    return tuple(f"{capital(problem)}." for problem in problems)


_FANGED: Final = frozenset(
    [
        *("jackal", "wolf", "dog", "hound", "rat", "bear", "boar", "lizard", "snake", "wyrm"),
        *("worm", "spider", "vulture", "crow", "cat", "lion", "horse", "mule", "camel", "beast"),
        *("monster", "creature", "hyena", "coyote", "crocodile", "fish", "bat", "ape", "toad"),
    ]
)
_CLAWED: Final = frozenset({"ghoul", "ghost", "wraith", "demon", "mutant", "zombie", "skeleton"})


def _carried(name: str, critter: house.Critter | None, might: int) -> list[str]:
    """Return what somebody has on them: a beast its teeth, people a weapon, food and some coins.

    Rule: house.
    """
    if critter is not None and critter.weapon in ("Bite", "Claws", "Sting"):
        return [critter.weapon]
    last = re.sub(r"[^a-z ]", "", name.casefold()).split()[-1:]
    kind = re.sub("ve$", "f", last[0].removesuffix("s")) if last else ""
    if kind in _FANGED or kind in _CLAWED:
        return ["Bite" if kind in _FANGED else "Claws"]
    weapon = "Cudgel" if critter is None else critter.weapon
    return [weapon, written(PROVISIONS, 1), written(COINS, might)]


def opponent_sheet(name: str, strength: str) -> dict[str, Any]:
    """Return somebody the GM runs, from the house kit.

    Args:
        name: their name; that of a critter of the kit brings its numbers.
        strength: 1 (nuisance) to 6 (dread); "" for the critter's own or a middling one.

    Rule: house.
    """
    digits = "".join(c for c in strength if c in "0123456789")[:3]
    critter = house.critter_named(name)
    might = house.MIDDLING_STRENGTH if critter is None else critter.strength
    if digits:
        might = max(1, min(house.STRONGEST, int(digits)))
    return {
        "name": name,
        "side": "gm",
        "attributes": {"Brawn": (might + 1) // 2, "Knack": might // 2, "Wits": might // 2},
        "skills": {
            "Exertion": might,
            "Awareness": might,
            "Artifice": might // 2,
            "Vigor": might,
        },
        "inventory": _carried(name, critter, might),
        "level": might,
        "aptitude": might // 3,
        "armor_bonus": house.CLOTHES_BONUS + might // 2,
        "max_health": house.critter_health(might),
        "movement_ft": critter.movement_ft if critter is not None else 30,
    }


CROWDED: Final = 2
"""Energy Points of an attack of one of a group: they are in each other's way, one blow a turn."""


def divided(sheet: SkitterbarrenSheet, bodies: Sequence[Body]) -> Iterator[dict[str, Any]]:
    """Yield those of a group: weaker than it was by a step or two, with a share of its health.

    The book has no groups. Each has a turn of their own, and strikes once in it: an attack costs
    them ``CROWDED`` points, as a class may have it.

    Args:
        sheet: the group's.
        bodies: who they are, two or more.

    Rule: K-20, K-24, house.
    """
    might = max(1, sheet.level - min(2, len(bodies) - 1))
    whole = sheet.max_health or house.critter_health(sheet.level)
    share = -(-max(1, whole - sheet.harm) // len(bodies)) + 1
    for body in bodies:
        drawn = opponent_sheet(body.name, str(might))
        if weapon_named(body.weapon) is not None:
            held = drawn["inventory"][1:]  # whoever has a weapon has it in the place of the usual
            drawn["inventory"] = [body.weapon, *held]
        yield {
            **drawn,
            "max_health": share,
            "class_costs": {"attack": CROWDED},
            "movement_ft": sheet.movement_ft,
        }
