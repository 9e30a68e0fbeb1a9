"""How a table reads Skitterbarren where the book is silent, unclear or unfinished.

Every ruling RK-01 to RK-54 has its setting. Those marked ``computed`` change results, and each of
their values is computed. The others say how the table plays or what a narrator should know. Three
settings of the house follow at the end; no book has them.
"""

from typing import Any, Literal

from pydantic import Field, field_validator
from pydantic_core import PydanticCustomError

from engine.core.model import Frozen, Seq
from engine.systems.skitterbarren.numbers import Whole

RollType = Literal["skill", "attribute", "attack", "doom"]
ROLL_TYPES: tuple[RollType, ...] = ("skill", "attribute", "attack", "doom")


def _ruling(ruling: str, *, default: object, text: str, computed: bool = True) -> Any:  # noqa: ANN401
    return Field(
        default=default,
        description=text,
        json_schema_extra={"ruling": ruling, "computed": computed},
    )


class RollSettings(Frozen):
    """Readings for dice, checks, Boons and Blunders (RK-01 to RK-15)."""

    lone_die_position: Literal["third", "first", "second"] = _ruling(
        "RK-01",
        default="third",
        text="Which of three dice in a list is the lone one. third: pair first, as Dicebound "
        "writes it. The book's worked rolls name no lone die.",
        computed=False,
    )
    meet_is_success: bool = _ruling(
        "RK-02",
        default=True,
        text="Whether a total equal to the rating succeeds. Yes: five passages say that equal is "
        "enough, two say above.",
    )
    below_table_band: Literal["very_easy", "trivial"] = _ruling(
        "RK-03",
        default="very_easy",
        text="What a rating of 5 and less is called; the printed table begins at 6.",
    )
    blunder_cap_level_4: Literal[4, 5] = _ruling(
        "RK-04",
        default=4,
        text="Blunders the GM may hold at party level 4, which the book leaves out. 4: the higher "
        "limit is granted from level 5 on.",
    )
    party_level_basis: Literal["average_down", "highest", "lowest"] = _ruling(
        "RK-05",
        default="average_down",
        text="The level of a party whose members differ: the average rounded down, the highest or "
        "the lowest.",
    )
    boon_effect: Literal["add_1d4", "none"] = _ruling(
        "RK-06",
        default="add_1d4",
        text="What a Boon buys, since the printed list is missing. add_1d4: a d4 on a party "
        "member's check or attack, the mirror of the one Blunder effect. none: the table "
        "decides by itself.",
    )
    blunder_effect: Literal["subtract_1d4", "none"] = _ruling(
        "RK-07",
        default="subtract_1d4",
        text="How a Blunder weakens a player's roll. subtract_1d4: a d4 off the total.",
    )
    blunder_options: Seq[Literal["weaken_roll"]] = _ruling(
        "RK-07",
        default=("weaken_roll",),
        text="What a Blunder may be spent on. Only the one use that the book prints.",
        computed=False,
    )
    resource_timing: Literal["after_roll_before_outcome", "before_roll"] = _ruling(
        "RK-08",
        default="after_roll_before_outcome",
        text="When Boons and Blunders may be spent. after_roll_before_outcome: also once the dice "
        "lie there, until the outcome is told, the GM last. before_roll: only with the "
        "declaration.",
        computed=False,
    )
    max_resource_dice_per_roll: Whole | None = _ruling(
        "RK-09",
        default=None,
        text="Most Boons, and most Blunders, on one roll; null for no limit.",
    )
    outcome_roll_types: Seq[RollType] = _ruling(
        "RK-10",
        default=ROLL_TYPES,
        text="Rolls whose lone die brings a Boon on 6 and a Blunder on 1. All that can pass or "
        "fail; initiative and the rest roll never.",
    )
    outcome_from_npc_rolls: bool = _ruling(
        "RK-11",
        default=False,
        text="Whether rolls of the GM's side bring Boons and Blunders too. No: players' rolls "
        "only.",
    )
    resource_overflow: Literal["lost"] = _ruling(
        "RK-12",
        default="lost",
        text="What is gained above the limit is lost.",
        computed=False,
    )
    boon_cap: Whole = _ruling(
        "RK-12", default=4, text="Boons the party may hold, before what traits add to the limit."
    )
    resource_dice_touch_lone: bool = _ruling(
        "RK-13",
        default=False,
        text="Whether the d4s of Boons and Blunders change the lone die. No: outcome and damage "
        "stay as rolled; true is kept for the table's notes and computed alike.",
        computed=False,
    )
    resources_persist: bool = _ruling(
        "RK-14",
        default=True,
        text="Whether Boons and Blunders stay from scene to scene. Yes; both begin at 0. false: a "
        "fight that ends empties both pools.",
        computed=False,
    )
    readiness_is_initiative: Literal[True] = _ruling(
        "RK-15",
        default=True,
        text="Readiness and Initiative are two names of one roll, 3d6 and Wits.",
        computed=False,
    )


class CombatSettings(Frozen):
    """Readings for fights (RK-16 to RK-36)."""

    action_points_are_energy: bool = _ruling(
        "RK-16",
        default=True,
        text="Whether the Action Points that Exhaustion 3 lowers are Energy Points. Yes, since "
        "nothing else has that name: 2 a turn, and actions of 3 points are out of reach.",
    )
    initiative_ties: Literal["wits_then_players_then_listed", "reroll"] = _ruling(
        "RK-17",
        default="wits_then_players_then_listed",
        text="Who goes first on equal initiative: higher Wits, then players, then as listed.",
        computed=False,
    )
    surprise_rounds: Literal[1] = _ruling(
        "RK-18",
        default=1,
        text="How long surprise lasts: the first round, without a turn and without a Reaction.",
        computed=False,
    )
    energy_carry_over: bool = _ruling(
        "RK-19",
        default=False,
        text="Whether unspent Energy Points are kept for the next turn. No.",
    )
    defense_base: Whole = _ruling(
        "RK-20",
        default=0,
        text="A base added to Knack and Armor Bonus in a Defense Rating. 0 as printed, which makes"
        " everybody without strong armour easy to hit on 3d6.",
    )
    attack_modifier_sources: Literal["attribute_aptitude_conditional", "with_skill"] = _ruling(
        "RK-21",
        default="attribute_aptitude_conditional",
        text="What an attack roll adds: attribute, Aptitude and conditional modifiers. with_skill:"
        " the table also grants a skill, as a conditional modifier.",
        computed=False,
    )
    fourth_attack_penalty: Literal["continue_by_3", "stay_at_6"] = _ruling(
        "RK-22",
        default="continue_by_3",
        text="The penalty of a fourth attack in a turn: -9 and on, or -6 as for the third.",
    )
    exempt_attack_is_penalised: bool = _ruling(
        "RK-23",
        default=False,
        text="Whether an attack that does not count towards the penalty still suffers it. No.",
    )
    off_turn_attacks_penalised: bool = _ruling(
        "RK-24",
        default=False,
        text="Whether attacks outside one's own turn suffer the penalty. No.",
    )
    damage_rule: Literal["lone_die", "separate_roll"] = _ruling(
        "RK-25",
        default="lone_die",
        text="Where damage comes from: the lone die of the attack roll itself, which is what the "
        "engine computes. separate_roll: the table rolls again by hand.",
        computed=False,
    )
    minimum_damage: Whole = _ruling(
        "RK-26", default=0, text="Least damage of a hit, after all modifiers."
    )
    auto_hit_on_lone_6: bool = _ruling(
        "RK-27",
        default=False,
        text="Whether a lone 6 hits whatever the total is. No: it promises a Boon, not a success.",
    )
    withdrawal_includes_movement: bool = _ruling(
        "RK-28",
        default=True,
        text="Whether a Withdrawal brings one movement pool of its own. Yes: its 3 points leave "
        "nothing to walk with.",
    )
    reaction_attack_trigger: Literal["leave_reach", "none"] = _ruling(
        "RK-29",
        default="leave_reach",
        text="What draws a Reaction Attack: leaving an enemy's reach without a Withdrawal, or "
        "nothing.",
    )
    hide_difficulty: Literal["gm_dr", "opposed_awareness"] = _ruling(
        "RK-30",
        default="gm_dr",
        text="What a Hide check is rolled against: a rating that the GM names. opposed_awareness: "
        "the GM takes it from a watcher's Awareness roll.",
        computed=False,
    )
    assist_bonus: Literal["1d4"] | Whole = _ruling(
        "RK-31",
        default="1d4",
        text="What an Assist adds to the ally's roll: 1d4, or this number.",
    )
    assist_range_ft: Whole = _ruling(
        "RK-32",
        default=5,
        text="Most feet from the helper to the ally and to the target when an attack is assisted.",
    )
    assist_expiry: Literal["helpers_next_turn", "allys_next_turn"] = _ruling(
        "RK-32",
        default="helpers_next_turn",
        text="How long an Assist waits to be used: until the helper's next turn, or to the end of "
        "the ally's.",
        computed=False,
    )
    ready_uses_reaction: bool = _ruling(
        "RK-33",
        default=True,
        text="Whether a readied action uses up the Reaction. Yes.",
    )
    reaction_refresh: Literal["round_start", "own_turn_start"] = _ruling(
        "RK-34",
        default="round_start",
        text="When a used Reaction comes back: with the round, or with one's own turn.",
        computed=False,
    )
    doom_check_rule: Literal["generic_check", "disabled"] = _ruling(
        "RK-35",
        default="generic_check",
        text="Doom checks, which the book has not written yet. generic_check: 3d6 and modifiers "
        "against a rating, no consequence of their own. disabled: refused.",
    )
    treat_wounds_rule: Literal["disabled", "generic_check"] = _ruling(
        "RK-36",
        default="disabled",
        text="Treat Wounds, which the book has not written yet. disabled: refused. generic_check: "
        "a check against a rating that the GM names.",
    )


class SurvivalSettings(Frozen):
    """Readings for exhaustion, bags, food, rest and what is left (RK-37 to RK-54)."""

    exhaustion_penalty_scope: Seq[RollType] = _ruling(
        "RK-37",
        default=("skill", "attribute"),
        text="Rolls that Exhaustion 2 lowers by 2.",
    )
    exhaustion_max: Whole = _ruling("RK-38", default=3, text="The highest level of Exhaustion.")
    exhaustion_discard: Literal["squares", "two_items"] = _ruling(
        "RK-39",
        default="squares",
        text="What is dropped for Exhaustion cards: as many squares as are missing, the owner "
        "chooses; or two items whatever their size.",
        computed=False,
    )
    rest_exhaustion_recovery: Whole = _ruling(
        "RK-40",
        default=0,
        text="Levels of Exhaustion that an effective Long Rest takes away. None: the book leaves "
        "the recovery to a chapter that is missing.",
    )
    hunger_exhaustion: Literal["once_per_week", "every_extra_day"] = _ruling(
        "RK-41",
        default="once_per_week",
        text="What hunger costs: one point a week on the second foodless day, or one for every "
        "foodless day after the first.",
    )
    week_span: Literal["fixed", "rolling"] = _ruling(
        "RK-42",
        default="fixed",
        text="How the seven days are counted: weeks from day 1, or any seven days in a row.",
    )
    provisions_per: Literal["character", "party"] = _ruling(
        "RK-43",
        default="character",
        text="Who eats one provisions item a day: each character, or the whole party together.",
        computed=False,
    )
    inventory_geometry: Literal["count", "shapes"] = _ruling(
        "RK-44",
        default="count",
        text="count: only the number of squares of an item matters. shapes: the table lays cards "
        "out by hand; no shapes are printed.",
        computed=False,
    )
    forage_yield: Literal[1] = _ruling(
        "RK-45",
        default=1,
        text="Cards that a successful foraging brings; what does not fit is not kept.",
        computed=False,
    )
    tainted_food_feeds: Literal["always", "on_success"] = _ruling(
        "RK-46",
        default="always",
        text="Whether raw or soiled food counts as eaten: always, or only when it stays down.",
    )
    interrupted_rest: Literal["always_roll", "auto_fail", "ignore"] = _ruling(
        "RK-47",
        default="always_roll",
        text="A Long Rest at risk: rolled for, lost without a roll, or taken as any other.",
    )
    rest_roll_scope: Literal["party_once", "per_character"] = _ruling(
        "RK-48",
        default="party_once",
        text="Who rolls for a rest at risk: the GM once for the party, or once for each character.",
        computed=False,
    )
    minimum_rest_hours: Whole = _ruling(
        "RK-49", default=8, text="Hours of a Long Rest; anything shorter gives nothing."
    )
    default_dr: Whole | None = _ruling(
        "RK-50",
        default=None,
        text="The rating of foraging, cooking, eating, hiding and searching when nobody names one;"
        " null: the GM must.",
        computed=False,
    )
    spell_cost_source: Literal["description"] = _ruling(
        "RK-51",
        default="description",
        text="A spell's cost comes from its description, 1 to 3 points; a spell that is an attack "
        "rolls and counts as one.",
        computed=False,
    )
    margin_bands: Seq[Whole] | None = _ruling(
        "RK-52",
        default=None,
        text="Margins from which a success or failure is clear and from which it is strong, such "
        "as [3, 6]. null: the book's silence; the margin alone is reported, and a narrator "
        "reads it by the house bands of 3 and 6.",
        computed=False,
    )
    object_defense: Literal["gm_dr"] = _ruling(
        "RK-53",
        default="gm_dr",
        text="What an attack on an object or a place must reach: a rating that the GM names.",
        computed=False,
    )
    consecutive_moves_share: bool = _ruling(
        "RK-54",
        default=True,
        text="Whether stretches of movement with nothing in between share one movement action. "
        "Yes.",
        computed=False,
    )

    @field_validator("margin_bands")
    @classmethod
    def _two_rising_bounds(cls, value: tuple[int, ...] | None) -> tuple[int, ...] | None:
        if value is not None and (len(value) != 2 or not 0 < value[0] < value[1]):  # noqa: PLR2004
            raise PydanticCustomError("margin_bands", "two rising numbers above 0, such as [3, 6]")
        return value


class SkitterbarrenSettings(RollSettings, CombatSettings, SurvivalSettings):
    """The readings of a table; every default is the one that RULINGS.md argues for."""

    house_kit: bool = Field(
        default=False,
        description="House: play with Dicebound's own small kit (health, armour, weapons, "
        "critters, character creation) where the book prints none. Never quoted as the book.",
    )
    gm_blunders: Literal["policy", "ask", "never"] = Field(
        default="policy",
        description="House: who decides for the GM when Blunders are spent in play. policy: where "
        "a player's roll passes by 0 to 3, a d4 above the margin spends one. ask: the person who "
        "runs the GM's side is asked. never: nobody spends them.",
    )
