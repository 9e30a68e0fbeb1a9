"""New characters, monsters and archetypes: what each of them needs."""

from collections import Counter
from collections.abc import Mapping
from typing import Final, Literal

from engine.core.model import Outcome, Refusal
from engine.dice.source import Dice
from engine.systems.altars.bookkeeping import CreateCharacter, Monster, NewArchetype
from engine.systems.altars.settings import AltarsSettings
from engine.systems.altars.state import STARTING_HEALTH, AltarsState

StartingOption = Literal["standard", "two_and_two", "three_dice"]

STANDARD: Final = ("d6", "d8", "d10", "d12")
TWO_AND_TWO: Final = ("d6", "d6", "d8", "d8")
SMALL_CHOICE: Final = ("d6", "d8", "d10")
ARCHETYPES: Final[dict[StartingOption, int]] = {"standard": 3, "two_and_two": 3, "three_dice": 2}
"""Archetypes of each start; the initiative die comes on top (A-10, A-79, A-80)."""

RULES: Final[dict[StartingOption, str]] = {
    "standard": "A-10",
    "two_and_two": "A-79",
    "three_dice": "A-80",
}


def dice_choice(option: StartingOption, settings: AltarsSettings) -> tuple[str, ...]:
    """Return the dice that a start hands out, or lets one choose from.

    Rule: A-10, A-79, A-80, RA-39.
    """
    if option == "two_and_two":
        return TWO_AND_TWO
    if option == "three_dice" and settings.three_dice_choice == "d6_d8_d10":
        return SMALL_CHOICE
    return STANDARD


def creation_problems(
    option: StartingOption,
    initiative: str,
    archetypes: Mapping[str, str],
    settings: AltarsSettings,
) -> list[str]:
    """Return what is wrong with a new character's dice.

    Rule: A-10, A-79, A-80, RA-39.
    """
    dice = [initiative, *archetypes.values()]
    choice = dice_choice(option, settings)
    if option == "three_dice":
        wrong = len(set(dice)) < len(dice) or not set(dice) <= set(choice)
    else:
        wrong = Counter(dice) != Counter(choice)
    found = {"archetype_count": len(archetypes) != ARCHETYPES[option], "wrong_dice": wrong}
    return [name for name, is_wrong in found.items() if is_wrong]


def resolve_create_character(
    state: AltarsState,
    action: CreateCharacter,
    dice: Dice,  # noqa: ARG001
) -> Outcome:
    """Check a new character.

    Rule: A-10, A-13, A-79, A-80.
    """
    problems = creation_problems(
        action.option, action.initiative, action.archetypes, state.settings
    )
    fields = {"valid": not problems, "problems": problems, "health": STARTING_HEALTH}
    reasons = {
        "archetype_count": f"this start has {ARCHETYPES[action.option]} archetypes",
        "wrong_dice": "these are not the dice of this start",
    }
    rule = RULES[action.option]
    refusal = Refusal(rule, reasons[problems[0]]) if problems else None
    return Outcome(fields=fields, refusal=refusal)


def resolve_monster(state: AltarsState, action: Monster, dice: Dice) -> Outcome:  # noqa: ARG001
    """Check a monster.

    Rule: A-72 to A-75.
    """
    problems = []
    if action.initiative is None:
        problems.append("no_initiative_die")
    if action.health < 1:
        problems.append("no_health")
    message = "every monster has an initiative die and health points"
    return Outcome(
        fields={"valid": not problems, "problems": problems},
        refusal=Refusal("A-72", message) if problems else None,
    )


def resolve_new_archetype(
    state: AltarsState,  # noqa: ARG001
    action: NewArchetype,
    dice: Dice,  # noqa: ARG001
) -> Outcome:
    """Check the note of a new archetype.

    Rule: A-76.
    """
    problems = []
    if not action.name.strip():
        problems.append("no_name")
    if not action.definition.strip():
        problems.append("no_definition")
    message = "a new archetype is written down with a name and a short definition"
    return Outcome(
        fields={"valid": not problems, "problems": problems},
        refusal=Refusal("A-76", message) if problems else None,
    )
