"""Making a character in the chat, line by line, and saying what is wrong with a sheet."""

import re
from collections.abc import Sequence
from typing import Any, Final

from engine.errors import IllegalActionError
from engine.systems.stitcher.actions import CreateCharacter, Trait
from engine.systems.stitcher.creation import (
    PROBLEMS,
    creation_problems,
    notation_line,
    parse_trait,
    points_spent,
)
from engine.systems.stitcher.settings import StitcherSettings
from engine.systems.stitcher.showing import count_of
from engine.systems.stitcher.traits import find, is_single_weight

DRAFT_HELP: Final = (
    "Write one Trait a line: anything that says who you are, what you can do or what you carry. "
    "A number in brackets is its Weight; without one it is 1. There are 5 points to spend on "
    "Weights; one Trait may have 3, the others at most 2. An empty line ends.\n"
    "For example: Locksmith (3)"
)

_LOOSE_WEIGHT: Final = re.compile(r"^(.*[^\s:=+\d])(?:\s*[:=+]\s*([1-9])|\s([23]))\s*$")
"""A Weight without brackets. After a mere space only what a new character may have: Agent 7 is a
name."""

_NOT_YET: Final = ("no_name", "unspent_points")
"""Problems that a character still being made may have."""


def draft_line(lines: Sequence[str], line: str, settings: StitcherSettings) -> str:
    """Return what was understood of one more Trait, and what is left.

    Raises:
        IllegalActionError: the line cannot stand; the lines before it do.

    Rule: S-18 to S-21, S-26, RS-04.
    """
    traits = [_trait(text) for text in lines]
    new = _trait(line)
    if not new.name:
        raise IllegalActionError("S-08", "a Trait needs a word, such as: Warrior (3)")
    if find(traits, new.name) is not None:
        raise IllegalActionError("S-31", f"{new.name} is on the list already")
    found = _problems("", [*traits, new], settings)
    problems = [problem for problem in found if problem not in _NOT_YET]
    if problems and settings.enforce_creation_limits:
        raise IllegalActionError(
            PROBLEMS[problems[0]].rule, _why_not(problems[0], new, traits, settings)
        )
    left = settings.starting_points - points_spent([*traits, new])
    told = f"{notation_line(new.name, new.weight)}: {count_of(max(0, left), 'point')} left."
    if problems:
        told += f" (Beyond the usual limits: {PROBLEMS[problems[0]].message}.)"
    return told


def draft_sheet(name: str, lines: Sequence[str], settings: StitcherSettings) -> dict[str, Any]:
    """Return the sheet that the lines describe.

    Raises:
        IllegalActionError: the character is not legal under the settings.

    Rule: S-18 to S-21, S-24, RS-04.
    """
    traits = [_trait(text) for text in lines]
    for problem in _problems(name, traits, settings):
        if settings.enforce_creation_limits or problem in ("no_name", "weight_below_1"):
            raise IllegalActionError(PROBLEMS[problem].rule, PROBLEMS[problem].message)
    return {
        "name": name.strip(),
        "traits": [{"name": trait.name, "weight": trait.weight} for trait in traits],
    }


def faults(name: str, traits: Sequence[Trait], settings: StitcherSettings) -> tuple[str, ...]:
    """Return one sentence for each limit that a new character breaks.

    Rule: S-18 to S-21, S-24, RS-04, RS-05, RS-06, RS-31.
    """
    return tuple(_fault(problem, traits, settings) for problem in _problems(name, traits, settings))


def _trait(text: str) -> Trait:
    """Read a Trait as people type it: ``Thief (3)`` as printed, but also ``Thief:3``."""
    name, weight = parse_trait(_LOOSE_WEIGHT.sub(r"\1 (\2\3)", text))
    return Trait(name=name, weight=weight)


def _problems(name: str, traits: Sequence[Trait], settings: StitcherSettings) -> list[str]:
    return creation_problems(CreateCharacter(name=name, traits=tuple(traits)), settings)


def _why_not(problem: str, new: Trait, before: Sequence[Trait], settings: StitcherSettings) -> str:
    if problem == "over_budget":
        left = settings.starting_points - points_spent(before)
        return (
            f"{notation_line(new.name, new.weight)} costs {count_of(new.weight, 'point')}, "
            f"and {left} of {settings.starting_points} are left"
        )
    return _fault(problem, (*before, new), settings).rstrip(".")


def _fault(  # noqa: PLR0911 - one sentence for each problem
    problem: str, traits: Sequence[Trait], settings: StitcherSettings
) -> str:
    spent, points = points_spent(traits), settings.starting_points
    match problem:
        case "over_budget":
            return (
                f"The Traits cost {count_of(spent, 'point')}; a new character has {points}: "
                f"take {spent - points} away."
            )
        case "unspent_points":
            return f"This table wants all points spent; {points - spent} of {points} are left."
        case "over_cap":
            cap = settings.top_trait_cap
            return f"{_listed(traits, cap)}: no Trait starts above {cap}."
        case "second_top_trait":
            cap = settings.other_trait_cap
            top = count_of(settings.top_trait_count, "Trait")
            return f"{_listed(traits, cap)}: only {top} may start above {cap}."
        case "single_weight_trait":
            named = [t for t in traits if is_single_weight(t.name, settings)]
            return f"{_listed(named, 1)}: such a Trait has no degrees here and stays at 1."
        case "weight_below_1":
            low = ", ".join(notation_line(t.name, t.weight) for t in traits if t.weight < 1)
            return f"{low}: the lowest Weight is 1."
        case _:
            return "The character has no name: add one."


def _listed(traits: Sequence[Trait], above: int) -> str:
    return ", ".join(notation_line(t.name, t.weight) for t in traits if t.weight > above)
