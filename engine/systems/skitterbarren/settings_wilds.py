"""Readings for exhaustion, bags, food and rest, and for what is left (RK-37 to RK-54)."""

from typing import Literal

from pydantic import field_validator
from pydantic_core import PydanticCustomError

from engine.core.model import Frozen, Seq
from engine.core.numbers import Whole
from engine.systems.skitterbarren.settings_dice import RollType, ruling


class SurvivalSettings(Frozen):
    """Readings for exhaustion, bags, food, rest and what is left (RK-37 to RK-54)."""

    exhaustion_penalty_scope: Seq[RollType] = ruling(
        "RK-37",
        default=("skill", "attribute"),
        text="Rolls that Exhaustion 2 lowers by 2.",
    )
    exhaustion_max: Whole = ruling("RK-38", default=3, text="The highest level of Exhaustion.")
    exhaustion_discard: Literal["squares", "two_items"] = ruling(
        "RK-39",
        default="squares",
        text="What is dropped for Exhaustion cards: as many squares as are missing, the owner "
        "chooses; or two items whatever their size.",
        computed=False,
    )
    rest_exhaustion_recovery: Whole = ruling(
        "RK-40",
        default=0,
        text="Levels of Exhaustion that an effective Long Rest takes away. None: the book leaves "
        "the recovery to a chapter that is missing.",
    )
    hunger_exhaustion: Literal["once_per_week", "every_extra_day"] = ruling(
        "RK-41",
        default="once_per_week",
        text="What hunger costs: one point a week on the second foodless day, or one for every "
        "foodless day after the first.",
    )
    week_span: Literal["fixed", "rolling"] = ruling(
        "RK-42",
        default="fixed",
        text="How the seven days are counted: weeks from day 1, or any seven days in a row.",
    )
    provisions_per: Literal["character", "party"] = ruling(
        "RK-43",
        default="character",
        text="Who eats one provisions item a day: each character, or the whole party together.",
        computed=False,
    )
    inventory_geometry: Literal["count", "shapes"] = ruling(
        "RK-44",
        default="count",
        text="count: only the number of squares of an item matters. shapes: the table lays cards "
        "out by hand; no shapes are printed.",
        computed=False,
    )
    forage_yield: Literal[1] = ruling(
        "RK-45",
        default=1,
        text="Cards that a successful foraging brings; what does not fit is not kept.",
        computed=False,
    )
    tainted_food_feeds: Literal["always", "on_success"] = ruling(
        "RK-46",
        default="always",
        text="Whether raw or soiled food counts as eaten: always, or only when it stays down.",
    )
    interrupted_rest: Literal["always_roll", "auto_fail", "ignore"] = ruling(
        "RK-47",
        default="always_roll",
        text="A Long Rest at risk: rolled for, lost without a roll, or taken as any other.",
    )
    rest_roll_scope: Literal["party_once", "per_character"] = ruling(
        "RK-48",
        default="party_once",
        text="Who rolls for a rest at risk: the GM once for the party, or once for each character.",
        computed=False,
    )
    minimum_rest_hours: Whole = ruling(
        "RK-49", default=8, text="Hours of a Long Rest; anything shorter gives nothing."
    )
    default_dr: Whole | None = ruling(
        "RK-50",
        default=None,
        text="The rating of foraging, cooking, eating, hiding and searching when nobody names one;"
        " null: the GM must.",
        computed=False,
    )
    spell_cost_source: Literal["description"] = ruling(
        "RK-51",
        default="description",
        text="A spell's cost comes from its description, 1 to 3 points; a spell that is an attack "
        "rolls and counts as one.",
        computed=False,
    )
    margin_bands: Seq[Whole] | None = ruling(
        "RK-52",
        default=None,
        text="Margins from which a success or failure is clear and from which it is strong, such "
        "as [3, 6]. null: the book's silence; the margin alone is reported, and a narrator "
        "reads it by the house bands of 3 and 6.",
        computed=False,
    )
    object_defense: Literal["gm_dr"] = ruling(
        "RK-53",
        default="gm_dr",
        text="What an attack on an object or a place must reach: a rating that the GM names.",
        computed=False,
    )
    consecutive_moves_share: bool = ruling(
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
