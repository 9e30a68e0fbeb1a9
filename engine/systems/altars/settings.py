"""How a table reads Altars & Archetypes where the book is silent, unclear or contradicts itself.

Every ruling RA-01 to RA-48 has its setting. Those with ``computed`` change results, and each of
their values is computed. The others are read in play only, or tell a narrator how the table plays.
"""

from typing import Any, Final, Literal

from pydantic import Field, field_validator
from pydantic_core import PydanticCustomError

from engine.core.model import Frozen, Seq
from engine.systems.altars.numbers import Whole

YES: Final = True
NO: Final = False


def _ruling(ruling: str, default: object, text: str, *, computed: bool = True) -> Any:  # noqa: ANN401 - stands for a field of any type
    return Field(
        default=default,
        description=text,
        json_schema_extra={"ruling": ruling, "computed": computed},
    )


class DiceSettings(Frozen):
    """Readings of dice, ties and extra dice."""

    duplicate_d10_step: bool = _ruling(
        "RA-01",
        NO,
        "The scale is printed with d10 twice. false: a slip, so d12 follows d10. true: a step of "
        "its own, paid for once and without effect.",
    )
    epic_scale: bool = _ruling(
        "RA-02",
        NO,
        "Whether the scale goes on after d20 with a second, third and fourth die. No: the book "
        "keeps that for epic campaigns.",
    )
    advance_past_top: Literal["refuse", "epic"] = _ruling(
        "RA-03",
        "refuse",
        "Raising a d20. refuse: there is nothing above it, and the point is kept. epic: it grows "
        "along the epic scale.",
        computed=False,
    )
    difficulty_tie: Literal["success", "failure"] = _ruling(
        "RA-04",
        "success",
        "A roll equal to the difficulty roll. success: the book says equal or higher.",
    )
    opposed_tie: Literal["resistance", "actor"] = _ruling(
        "RA-04",
        "resistance",
        "A roll equal to a resistance roll. resistance: the book gives ties to the one who "
        "resists.",
    )
    margin_zero_effect: Literal["zero", "minimum_one"] = _ruling(
        "RA-05",
        "zero",
        "What a success by 0 heals. zero: the margin is the measure. minimum_one: at least 1.",
    )
    action_points_per_action: Whole = _ruling(
        "RA-15", 1, "Most Action Points that go into one action."
    )
    action_point_on_resistance: bool = _ruling(
        "RA-16",
        NO,
        "Whether an Action Point may help a resistance roll. No: it is spent while declaring an "
        "action of one's own.",
    )
    action_points_per_adventure: Whole = _ruling(
        "RA-17",
        1,
        "Action Points of a player character at the start of an adventure, as the book suggests.",
        computed=False,
    )
    action_points_carry_over: bool = _ruling(
        "RA-17",
        NO,
        "Whether Action Points that are left are kept for the next adventure.",
        computed=False,
    )
    advantage_cap: Literal["scale_end"] = _ruling(
        "RA-18",
        "scale_end",
        "More advantages than the scale has steps stay at its last die.",
        computed=False,
    )
    use_situational_modifiers: bool = _ruling(
        "RA-19", YES, "Whether advantages of the situation earn a die at all; the book lets "
        "the table choose."
    )  # fmt: skip
    item_die: Literal["add", "best"] = _ruling(
        "RA-33",
        "add",
        "The die of an item's power. add: on top of the archetype die. best: the higher of the "
        "two counts.",
    )
    multiple_archetypes: Literal["best_only", "sum"] = _ruling(
        "RA-36",
        "best_only",
        "Several archetypes that fit one action. best_only: the largest die. sum: all are "
        "rolled and added.",
    )
    layperson_step_up: Whole = _ruling(
        "RA-37", 1, "Steps that a specialised task is harder for somebody without the archetype."
    )
    multiple_difficulty_dice: Literal["sum", "highest"] = _ruling(
        "RA-38",
        "sum",
        "Several difficulty dice. sum: they are added. highest: all are rolled, one counts.",
    )
    initiative_die_as_archetype: bool = _ruling(
        "RA-42",
        NO,
        "Whether the initiative die may be rolled for actions of speed. No: it is not an "
        "archetype.",
        computed=False,
    )
    difficulty_roller: Literal["gm", "player"] = _ruling(
        "RA-47",
        "gm",
        "Whose hand rolls the difficulty die. It changes no number.",
        computed=False,
    )
    scale_floor: Literal["d4"] = _ruling(
        "RA-48", "d4", "The lowest step of the scale.", computed=False
    )


class CombatSettings(Frozen):
    """Readings of damage, armour and resistance."""

    half_damage_rounding: Literal["down", "up"] = _ruling(
        "RA-06", "down", "How half damage is rounded. down: a hit by 1 may then do nothing."
    )
    damage_order: Literal["factors_then_flat", "flat_then_factors"] = _ruling(
        "RA-07",
        "factors_then_flat",
        "Whether a hit is halved and doubled before or after fixed amounts come off.",
    )
    round_each_step: bool = _ruling(
        "RA-07", NO, "Whether damage is rounded after each factor instead of once."
    )
    double_stacking: Literal["multiply", "add"] = _ruling(
        "RA-08", "multiply", "Two doublings. multiply: times 4. add: times 3."
    )
    no_armour_doubles: Literal["physical_hits", "all"] = _ruling(
        "RA-09",
        "physical_hits",
        "Which harm is doubled for somebody whose armour is gone. physical_hits: not magic.",
    )
    resist_after_acting: Literal["d4", "own_die"] = _ruling(
        "RA-10",
        "d4",
        "What somebody resists with whose action of the round is gone. d4: resisting is an "
        "action, and there is none left.",
    )
    passive_d4_costs_action: bool = _ruling(
        "RA-11", NO, "Whether being unable or unwilling to resist uses up the action."
    )
    untrained_resist_costs_action: bool = _ruling(
        "RA-11", NO, "Whether resisting without a fitting die uses up the action."
    )
    inappropriate_resist_costs_action: bool = _ruling(
        "RA-12", YES, "Whether a wildly unsuited defence uses up the action: it was an attempt."
    )
    resistance_cost_scope: Literal["combat_rounds"] = _ruling(
        "RA-13",
        "combat_rounds",
        "Where resisting costs an action: only inside rounds.",
        computed=False,
    )
    initiative_tie: Literal["larger_die_then_players_then_listed", "reroll", "simultaneous"] = (
        _ruling(
            "RA-14",
            "larger_die_then_players_then_listed",
            "Equal initiative rolls. The larger die goes first, then players, then the order in "
            "which they were named.",
            computed=False,
        )
    )
    health_floor: Whole = _ruling("RA-20", 0, "The least that harm leaves of somebody's health.")
    zero_health: Literal["out_of_action", "dead"] = _ruling(
        "RA-20",
        "out_of_action",
        "What health 0 means. out_of_action: whether it is death is the GM's decision.",
        computed=False,
    )
    threat_tie: Literal["resisted", "hurts"] = _ruling(
        "RA-43", "resisted", "A roll equal to a danger's. resisted: ties go to resistance."
    )
    failed_action_damage: Literal["when_dangerous", "always"] = _ruling(
        "RA-44",
        "when_dangerous",
        "Which failed actions hurt by their margin. when_dangerous: those the GM called so "
        "before the roll.",
    )
    special_armour_is_armour: Literal[True] = _ruling(
        "RA-45",
        YES,
        "A suit with effects of its own is also the usual armour: nothing is doubled.",
        computed=False,
    )
    unaware_target_die: Literal["d4"] = _ruling(
        "RA-46", "d4", "What somebody unaware rolls: they are unable to resist.", computed=False
    )


class MagicSettings(Frozen):
    """Readings of magic, healing and magic items."""

    last_point_casting: Literal["resolves", "forbidden"] = _ruling(
        "RA-21",
        "resolves",
        "Casting with 1 health. resolves: the spell is worked out, then the caster is at 0.",
    )
    magic_cost_timing: Literal["on_declaration"] = _ruling(
        "RA-22", "on_declaration", "When the health point is paid.", computed=False
    )
    blast_difficulty_tie: Literal["works", "fails"] = _ruling(
        "RA-23", "works", "A caster who equals the difficulty of a blast."
    )
    blast_single_caster_roll: Literal[True] = _ruling(
        "RA-24",
        YES,
        "One roll of the caster is compared with the difficulty and with every target.",
        computed=False,
    )
    awry_effect: Literal["narrative", "caster_takes_margin"] = _ruling(
        "RA-25",
        "narrative",
        "What a spell gone awry does to its caster. narrative: nothing but the 1 health it cost.",
    )
    area_blast_suggested_die: Literal["d12"] = _ruling(
        "RA-26",
        "d12",
        "The difficulty suggested for blasts over an area; the GM decides.",
        computed=False,
    )
    blast_declare_first: Literal[True] = _ruling(
        "RA-27",
        YES,
        "Targets declare their defence before the dice, so it is used even if the spell fails.",
        computed=False,
    )
    unwilling_magic: Literal["opposed", "difficulty"] = _ruling(
        "RA-28",
        "opposed",
        "Harmless magic on somebody against their will. opposed: they resist. difficulty: it is "
        "rolled like any other spell.",
    )
    failed_healing: Literal["nothing", "harm"] = _ruling(
        "RA-29", "nothing", "Whether healing that fails hurts the patient by its margin."
    )
    healing_stacks_with_rest: bool = _ruling(
        "RA-30", YES, "Whether skilled healing comes on top of the point for each day of rest."
    )
    healing_attempt_limit: Literal["per_patient", "per_healer"] = _ruling(
        "RA-31",
        "per_patient",
        "Whom the limit of one healing attempt a day counts for.",
        computed=False,
    )
    heal_cap: Literal["max_health"] = _ruling(
        "RA-32", "max_health", "Healing stops at this.", computed=False
    )
    item_use_costs_health: bool = _ruling(
        "RA-34", NO, "Whether using a magic item costs 1 health. No: its uses are the limit."
    )
    monsters_pay_magic: bool = _ruling(
        "RA-35",
        YES,
        "Whether the GM's beings pay for magic too. A natural gift used as an attack is none.",
        computed=False,
    )


class CampaignSettings(Frozen):
    """Readings of creation and advancement, and two choices of our own."""

    three_dice_choice: Literal["any_three_distinct", "d6_d8_d10"] = _ruling(
        "RA-39",
        "any_three_distinct",
        "Which dice the start with three dice hands out: any three of the usual four, or d6, d8 "
        "and d10.",
    )
    max_health_raises_current: bool = _ruling(
        "RA-40", NO, "Whether a point spent on maximum health also heals 1."
    )
    xp_spend_time: Literal["any_time", "between_adventures"] = _ruling(
        "RA-41", "any_time", "When experience may be spent.", computed=False
    )
    starting_dice: Literal["standard", "two_and_two", "three_dice"] = _ruling(
        "A-79",
        "standard",
        "House choice among the book's three starts for characters made in play: d6 d8 d10 d12, "
        "two d6 and two d8, or three dice.",
        computed=False,
    )
    margin_bands: Seq[Whole] = _ruling(
        "house",
        (2, 5, 8),
        "House reading for the storyteller: margins from which a result is called clear, strong "
        "and crushing; below the first it is bare. The book reports the margin only.",
        computed=False,
    )

    @field_validator("margin_bands")
    @classmethod
    def _three_rising(cls, bands: tuple[int, ...]) -> tuple[int, ...]:
        if len(bands) != 3 or not 0 < bands[0] < bands[1] < bands[2]:  # noqa: PLR2004
            raise PydanticCustomError("bands", "must be three rising numbers above 0")
        return bands


class AltarsSettings(DiceSettings, CombatSettings, MagicSettings, CampaignSettings):
    """The readings of a table; every default is the one that RULINGS.md argues for."""
