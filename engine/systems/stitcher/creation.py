"""Traits on a list: building a character, changing Traits, notation in and out."""

import re
from collections.abc import Sequence
from typing import Final

from engine.core.model import Outcome, Refusal
from engine.dice.source import Dice
from engine.systems.stitcher.actions import (
    CreateCharacter,
    Notation,
    ParseTrait,
    Trait,
    TraitCategory,
)
from engine.systems.stitcher.settings import StitcherSettings
from engine.systems.stitcher.state import StitcherState
from engine.systems.stitcher.tables import trait_category
from engine.systems.stitcher.traits import is_single_weight

PROBLEMS: Final[dict[str, Refusal]] = {
    "no_name": Refusal("S-24", "the character needs a name"),
    "over_budget": Refusal("S-18", "the Traits cost more points than there are"),
    "over_cap": Refusal("S-20", "a Trait is above the highest Weight allowed at the start"),
    "second_top_trait": Refusal("RS-05", "more Traits than allowed stand above the ordinary cap"),
    "single_weight_trait": Refusal("RS-31", "a Trait that has no degrees was given more than 1"),
    "unspent_points": Refusal("RS-06", "this table wants all points spent"),
    "weight_below_1": Refusal("S-19", "a Trait has a Weight below 1"),
}

_MOST_DIGITS: Final = 1000
_BULLET: Final = re.compile(r"[\s-]*")


def points_spent(traits: Sequence[Trait]) -> int:
    """Return what Traits cost; those below Weight 1 cost nothing.

    Rule: S-18, S-19.
    """
    return sum(trait.weight for trait in traits if trait.weight >= 1)


def creation_problems(action: CreateCharacter, settings: StitcherSettings) -> list[str]:
    """Return what is wrong with a new character, sorted, each kind once.

    Rule: S-18 to S-21, S-24, RS-04, RS-05, RS-06, RS-31.
    """
    points = settings.starting_points if action.points is None else action.points
    top_cap = settings.top_trait_cap if action.top_cap is None else action.top_cap
    other_cap = settings.other_trait_cap if action.other_cap is None else action.other_cap
    spent = points_spent(action.traits)
    sound = [trait for trait in action.traits if trait.weight >= 1]
    above = [trait for trait in sound if other_cap < trait.weight <= top_cap]
    found = {
        "no_name": not action.name.strip(),
        "over_budget": spent > points,
        "over_cap": any(trait.weight > top_cap for trait in sound),
        "second_top_trait": len(above) > settings.top_trait_count,
        "single_weight_trait": any(
            trait.weight > 1 and is_single_weight(trait.name, settings) for trait in sound
        ),
        "unspent_points": spent < points and not settings.allow_unspent_points,
        "weight_below_1": len(sound) < len(action.traits),
    }
    return sorted(name for name, is_wrong in found.items() if is_wrong)


def resolve_create_character(
    state: StitcherState,
    action: CreateCharacter,
    dice: Dice,  # noqa: ARG001
) -> Outcome:
    """Check a new character.

    Rule: S-18 to S-21, S-24.
    """
    settings = state.settings
    points = settings.starting_points if action.points is None else action.points
    problems = creation_problems(action, settings)
    spent = points_spent(action.traits)
    fields = {
        "valid": not problems,
        "points_spent": spent,
        "points_left": points - spent,
        "problems": problems,
    }
    return Outcome(fields=fields, refusal=PROBLEMS[problems[0]] if problems else None)


def notation_line(name: str, weight: int) -> str:
    """Return a Trait as it is written: the Weight in brackets unless it is 1.

    Rule: S-10, S-25.

    Example:
        >>> notation_line("Warrior", 3), notation_line("Sword", 1)
        ('Warrior (3)', 'Sword')
    """
    return name if weight == 1 else f"{name} ({weight})"


def parse_trait(text: str) -> tuple[str, int]:
    """Return name and Weight of a Trait as somebody wrote it.

    Args:
        text: such as ``- Warrior (3)``; the last bracket counts when it holds nothing but digits.

    Rule: S-10, S-25.

    Example:
        >>> parse_trait("- Long rope"), parse_trait("Oath (to the king) ( 2 )")
        (('Long rope', 1), ('Oath (to the king)', 2))
    """
    bare = _BULLET.sub("", text, count=1).rstrip()
    name, bracket, rest = bare.rpartition("(")
    digits = rest[:-1].strip()
    if bracket and rest.endswith(")") and digits.isdecimal() and len(digits) <= _MOST_DIGITS:
        return name.rstrip(), int(digits)
    return bare, 1


def resolve_notation(state: StitcherState, action: Notation, dice: Dice) -> Outcome:  # noqa: ARG001
    """Write a character down.

    Rule: S-25.
    """
    lines = [f"- {notation_line(trait.name, trait.weight)}" for trait in action.traits]
    return Outcome(fields={"text": "\n".join([action.name, *lines])})


def resolve_parse_trait(state: StitcherState, action: ParseTrait, dice: Dice) -> Outcome:  # noqa: ARG001
    """Read a Trait.

    Rule: S-25.
    """
    name, weight = parse_trait(action.text)
    return Outcome(fields={"name": name, "weight": weight})


def resolve_category(state: StitcherState, action: TraitCategory, dice: Dice) -> Outcome:  # noqa: ARG001
    """Name the category of a word.

    Rule: S-13, S-14, S-15, RS-07.
    """
    category = trait_category(action.trait, warrior=state.settings.warrior_category)
    return Outcome(fields={"category": category})
