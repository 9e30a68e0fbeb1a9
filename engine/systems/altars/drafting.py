"""Making a character in the chat, line by line, and saying what is wrong with a sheet."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast, get_args

from engine.core.agreement import agreeing
from engine.errors import IllegalActionError
from engine.systems.altars.advancement import INITIATIVE
from engine.systems.altars.creation import (
    ARCHETYPES,
    RULES,
    StartingOption,
    creation_problems,
    dice_choice,
)
from engine.systems.altars.scale import is_die, scale_of
from engine.systems.altars.settings import AltarsSettings
from engine.systems.altars.somebody import names_somebody
from engine.systems.altars.state import STARTING_HEALTH, AltarsSheet

DRAFT_HELP: Final = (
    "Write an archetype and its die a line; give a die to Initiative too. Anything else is "
    "equipment. An empty line ends.\n"
    "An archetype is what somebody is, in words of your own: Thief, Hedge wizard, Priest of the "
    "drowned god, Runaway gladiator.\n"
    "The usual start: d6, d8, d10 and d12 for Initiative and three archetypes. Others: "
    "write Start: two and two (two d6, two d8) or Start: three dice first.\n"
    "For example: Thief d10"
)

_WITH_DIE: Final = re.compile(r"^[-*•\s]*(?P<name>.*?)[\s:,]+(?P<die>[dD]\d+(?:\+[dD]\d+)*)$")
_START: Final = re.compile(r"^start\s*:\s*(?P<option>.+)$", re.IGNORECASE)
_BARE_DIE: Final = re.compile(r"^[dD]\d+$")
_GEAR: Final = re.compile(r"^[-*•\s]*(?:equipment|gear|item)\s*:\s*(?P<what>.+)$", re.IGNORECASE)
_MOST_EQUIPMENT: Final = 200
_LONGEST: Final = 200


@dataclass(slots=True)
class Draft:
    """What the lines so far come to.

    Attributes:
        option: which start.
        initiative: initiative die; None when it has none yet.
        archetypes: name to die.
        equipment: what is carried.
    """

    option: StartingOption
    initiative: str | None = None
    archetypes: dict[str, str] = field(default_factory=dict)
    equipment: list[str] = field(default_factory=list)

    @property
    def dice(self) -> list[str]:
        """Dice that are handed out."""
        return [*([self.initiative] if self.initiative else []), *self.archetypes.values()]


def left_dice(draft: Draft, settings: AltarsSettings) -> list[str]:
    """Return the dice that may still be handed out.

    Rule: A-10, A-79, A-80, RA-39.
    """
    left = list(dice_choice(draft.option, settings))
    for die in draft.dice:
        left.remove(die)
    return left


def _read(draft: Draft, line: str, settings: AltarsSettings) -> str:
    """Take one line into the draft and say what it was.

    Raises:
        IllegalActionError: it cannot stand.
    """
    text = " ".join(line.split())
    if not text or len(text) > _LONGEST:
        raise IllegalActionError("A-15", f"a line has 1 to {_LONGEST} characters")
    parts = [part.strip() for part in text.split(",")]
    if len(parts) > 1 and all(_WITH_DIE.match(part) for part in parts):
        return ", ".join(_read(draft, part, settings) for part in parts)  # as the book writes it
    start = _START.match(text)
    if start:
        return _choose_start(draft, start["option"])
    found = _WITH_DIE.match(text)
    gear = _GEAR.match(text)
    if _BARE_DIE.match(text):
        raise IllegalActionError("A-03", f"write what the die is for: Thief {text}")
    if gear or found is None or not found["name"].strip():
        if not gear:
            _look_for_archetype(draft, text, settings)
        return _carry(draft, gear["what"] if gear else text)
    name, die = found["name"].strip(), found["die"].casefold()
    if name.casefold() == INITIATIVE:
        return _give_initiative(draft, die, settings)
    return _give_archetype(draft, name, die, settings)


def _choose_start(draft: Draft, words: str) -> str:
    option = words.strip().casefold().replace(" ", "_").replace("-", "_")
    if option not in get_args(StartingOption):
        raise IllegalActionError("A-79", "the starts are: standard, two and two, three dice")
    if draft.dice:
        raise IllegalActionError("A-79", "choose the start before the first die is given away")
    draft.option = cast("StartingOption", option)
    return f"Start: {words.strip()}"


def _look_for_archetype(draft: Draft, text: str, settings: AltarsSettings) -> None:
    """Ask about what somebody is rather than has, while archetypes are missing.

    Raises:
        IllegalActionError: it may be an archetype, without its die.
    """
    if len(draft.archetypes) >= ARCHETYPES[draft.option] or not names_somebody(text):
        return
    left = left_dice(draft, settings)
    die = left[-1] if left else "d10"
    raise IllegalActionError(
        "A-03",
        f"{text}: an archetype with which die, or equipment? Write {text} {die} or "
        f"Equipment: {text}; left: {_list(left)}",
    )


def _carry(draft: Draft, text: str) -> str:
    if len(draft.equipment) >= _MOST_EQUIPMENT:
        raise IllegalActionError("A-15", "nobody can carry more than that")
    items = _items(text.lstrip("-*• ").strip() or text)
    draft.equipment += items
    if len(items) == 1:
        return f"{items[0]} {agreeing(items[0], 'is', 'are')} equipment"
    return f"{', '.join(items[:-1])} and {items[-1]} are equipment"


def _items(text: str) -> list[str]:
    """Return the things of a line: one, or those of a list with commas.

    Example:
        >>> _items("longsword, a dented helmet and a coil of rope")
        ['longsword', 'a dented helmet', 'a coil of rope']
        >>> _items("Bread and cheese"), _items("Wand (light d4, once a day)")
        (['Bread and cheese'], ['Wand (light d4, once a day)'])
    """
    if "(" in text or ":" in text or "," not in text:
        return [text]
    *front, last = text.split(",")
    found = [*front, *re.split(r"\band\b", last, maxsplit=1)]
    return [item.strip() for item in found if item.strip()]


def _may_take(draft: Draft, die: str, settings: AltarsSettings) -> None:
    left = left_dice(draft, settings)
    if die in left:
        return
    if not is_die(die):
        raise IllegalActionError("A-08", f"there is no {die} in this game; left: {_list(left)}")
    rule = RULES[draft.option]
    if die in dice_choice(draft.option, settings):
        raise IllegalActionError(rule, f"the {die} is given away already; left: {_list(left)}")
    raise IllegalActionError(
        rule,
        f"{die} is none of the starting dice; left: {_list(left)}. "
        "An item's die is written in brackets: Wand (light d4)",
    )


def _list(dice: Sequence[str]) -> str:
    return ", ".join(dice) or "none"


def _give_initiative(draft: Draft, die: str, settings: AltarsSettings) -> str:
    if draft.initiative is not None:
        raise IllegalActionError("A-04", f"Initiative has its die: {draft.initiative}")
    _may_take(draft, die, settings)
    draft.initiative = die
    return f"Initiative {die}"


def _give_archetype(draft: Draft, name: str, die: str, settings: AltarsSettings) -> str:
    if name.casefold() in (held.casefold() for held in draft.archetypes):
        raise IllegalActionError("A-03", f"{name} has a die already")
    most = ARCHETYPES[draft.option]
    if len(draft.archetypes) >= most:
        raise IllegalActionError(RULES[draft.option], f"this start has {most} archetypes")
    _may_take(draft, die, settings)
    draft.archetypes[name] = die
    draft.equipment = [held for held in draft.equipment if held.casefold() != name.casefold()]
    return f"{name} {die}"


ALL_GIVEN: Final = "All dice are given; more lines are equipment."


def read_lines(lines: Sequence[str], settings: AltarsSettings) -> Draft:
    """Return what accepted lines come to."""
    draft = Draft(settings.starting_dice)
    for line in lines:
        _read(draft, line, settings)
    return draft


def draft_line(lines: Sequence[str], line: str, settings: AltarsSettings) -> str:
    """Return what was understood of one more line, and what is left.

    Raises:
        IllegalActionError: the line cannot stand; the lines before it do.

    Rule: A-10, A-12, A-15, A-79, A-80.
    """
    draft = read_lines(lines, settings)
    before = _open(draft, settings)
    told = _read(draft, line, settings)
    left = _open(draft, settings)
    is_said = left == before == ALL_GIVEN and bool(draft.equipment[:-1])
    return f"{told}." if is_said else f"{told}. {left}"


def _open(draft: Draft, settings: AltarsSettings) -> str:
    missing = ARCHETYPES[draft.option] - len(draft.archetypes)
    wanted = [] if draft.initiative else ["Initiative"]
    if missing:
        wanted.append("1 archetype" if missing == 1 else f"{missing} archetypes")
    if not wanted:
        return ALL_GIVEN
    verb = "Choose from" if draft.option == "three_dice" else "Left:"
    return f"{verb} {_list(left_dice(draft, settings))} for {' and '.join(wanted)}."


def draft_sheet(name: str, lines: Sequence[str], settings: AltarsSettings) -> dict[str, Any]:
    """Return the sheet that the lines describe.

    Raises:
        IllegalActionError: the character is not complete.

    Rule: A-10, A-13, A-79, A-80, RA-17.
    """
    draft = read_lines(lines, settings)
    if not name.strip():
        raise IllegalActionError("A-78", "the character has no name")
    if draft.initiative is None or len(draft.archetypes) < ARCHETYPES[draft.option]:
        raise IllegalActionError(RULES[draft.option], _open(draft, settings))
    sheet: dict[str, Any] = {
        "name": name.strip(),
        "archetypes": draft.archetypes,
        "initiative": draft.initiative,
        "health": STARTING_HEALTH,
        "equipment": draft.equipment,
    }
    points = max(0, settings.action_points_per_adventure)
    if points != 1:  # what a sheet without a word about them has
        sheet["action_points"] = points
    return sheet


def faults(sheet: AltarsSheet, settings: AltarsSettings) -> tuple[str, ...]:
    """Return one sentence for each way in which a new character breaks the rules of creation.

    A sheet that fits any of the three starts fits.

    Rule: A-10, A-13, A-72, A-79, A-80, RA-02, RA-39.
    """
    found = list(_off_scale(sheet, settings))
    if sheet.side == "gm":
        if sheet.health < 1:
            found.append("A monster needs health points: give it 1 or more.")
        return tuple(found)
    option = settings.starting_dice
    fits: Mapping[str, list[str]] = {
        option: creation_problems(option, sheet.initiative, sheet.archetypes, settings)
        for option in get_args(StartingOption)
    }
    if all(fits.values()):
        found += [_fault(problem, option, sheet, settings) for problem in fits[option]]
    if sheet.max_health != STARTING_HEALTH or sheet.health > STARTING_HEALTH:
        found.append(f"Health is {sheet.health}; a new character has {STARTING_HEALTH}.")
    return tuple(found)


def _off_scale(sheet: AltarsSheet, settings: AltarsSettings) -> tuple[str, ...]:
    steps = scale_of(settings)
    dice = {"Initiative": sheet.initiative, **sheet.dice}
    return tuple(
        f"{name}: {die} is not on the scale of this table ({steps[0]} to {steps[-1]})."
        for name, die in dice.items()
        if die not in steps
    )


def _fault(
    problem: str, option: StartingOption, sheet: AltarsSheet, settings: AltarsSettings
) -> str:
    if problem == "archetype_count":
        return f"There are {len(sheet.archetypes)} archetypes; this start has {ARCHETYPES[option]}."
    dice = _list([sheet.initiative, *sheet.archetypes.values()])
    choice = _list(dice_choice(option, settings))
    how = "three different ones of" if option == "three_dice" else "one each of"
    how = "exactly" if option == "two_and_two" else how
    return f"The dice are {dice}; this start hands out {how} {choice}."
