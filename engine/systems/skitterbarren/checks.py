"""Skill, attribute and doom checks, and what is decided by one: food and wounds."""

from engine.core.model import JsonValue, Outcome, Refusal
from engine.dice.source import Dice
from engine.systems.skitterbarren.actions import (
    CheckInput,
    DifficultyBand,
    EatTainted,
    Forage,
    PrepareFood,
)
from engine.systems.skitterbarren.rolls import Faces, lone_of, outcome_of, sum_of
from engine.systems.skitterbarren.settings import RollType, SkitterbarrenSettings
from engine.systems.skitterbarren.state import SkitterbarrenState
from engine.systems.skitterbarren.tables import band, degree_slug, exhaustion_penalty, succeeds

_WITH_KIND = frozenset({"check", "treat_wounds"})
DOOM_REFUSED = Refusal(
    "RK-35", "the book has not written doom checks yet, and this table plays without them"
)
WOUNDS_REFUSED = Refusal(
    "RK-36", "the book has not written Treat Wounds yet; the table would have to choose a rule"
)


def roll_type_of(action: CheckInput) -> RollType:
    """Return the type of a check; food is always a matter of a skill.

    Rule: K-59, K-61, K-63.
    """
    return action.kind if action.op in _WITH_KIND else "skill"


def refusal_of(action: CheckInput, settings: SkitterbarrenSettings) -> Refusal | None:
    """Return why the table does not allow this check at all, or None.

    Rule: K-42, K-43, RK-35, RK-36.
    """
    if action.op == "check":
        off = action.kind == "doom" and settings.doom_check_rule == "disabled"
        return DOOM_REFUSED if off else None
    off = action.op == "treat_wounds" and settings.treat_wounds_rule == "disabled"
    return WOUNDS_REFUSED if off else None


def refused(refusal: Refusal) -> Outcome:
    """Return the outcome of a check that the table does not allow; no dice are read."""
    return Outcome(fields={"allowed": False}, refusal=refusal, reads_dice=False)


def flat_modifier(action: CheckInput, settings: SkitterbarrenSettings) -> int:
    """Return everything that is added to the dice of a check.

    Rule: K-05, K-65, RK-37.
    """
    flat = exhaustion_penalty(action.exhaustion, roll_type_of(action), settings)
    for mod in action.modifiers:
        flat += mod.value
    return flat


def check_fields(
    action: CheckInput, faces: Faces, settings: SkitterbarrenSettings
) -> dict[str, JsonValue]:
    """Return the check fields for these dice.

    Rule: K-01, K-05, K-07, K-09, K-11, K-12.
    """
    total = sum_of(faces, settings) + flat_modifier(action, settings)
    lone = lone_of(faces.three, settings)
    outcome, boons, blunders = outcome_of(lone, action.roller, roll_type_of(action), settings)
    return {
        "total": total,
        "passed": succeeds(total, action.dr, settings),
        "margin": total - action.dr,
        "lone": lone,
        "outcome": outcome,
        "band": band(action.dr, settings),
        "boons_gained": boons,
        "blunders_gained": blunders,
    }


def settle_check(action: CheckInput, faces: Faces, settings: SkitterbarrenSettings) -> Outcome:
    """Return what a check comes to, with all its dice on the table.

    Rule: K-07, K-60, K-61, K-63, RK-45, RK-46.
    """
    fields = check_fields(action, faces, settings)
    passed: bool = fields["passed"]
    if action.op != "check":
        _add_consequence(fields, action, settings, passed=passed)
    return Outcome(
        fields=fields, degree=degree_slug(fields["margin"], passed, settings), passed=passed
    )


def _add_consequence(
    fields: dict[str, JsonValue],
    action: CheckInput,
    settings: SkitterbarrenSettings,
    *,
    passed: bool,
) -> None:
    match action:
        case Forage():
            kind = "raw_foodstuffs" if action.source.needs_preparation else "provisions"
            fields["gained"] = kind if passed else "nothing"
            fields["stored"] = passed and action.source.size <= action.free_spaces
        case PrepareFood():
            fields["result"] = "provisions" if passed else "soiled_provisions"
        case EatTainted():
            fields["food_poisoning"] = not passed
            fields["fed"] = passed or settings.tainted_food_feeds == "always"
        case _:
            fields["allowed"] = True


def resolve_difficulty_band(
    state: SkitterbarrenState,
    action: DifficultyBand,
    dice: Dice,  # noqa: ARG001
) -> Outcome:
    """Name the band of a rating.

    Rule: K-09, RK-03.
    """
    return Outcome(fields={"band": band(action.dr, state.settings)})
