"""Readings for dice, checks, Boons and Blunders (RK-01 to RK-15), and how a reading is declared."""

from typing import Any, Final, Literal

from pydantic import Field

from engine.core.model import Frozen, Seq
from engine.core.numbers import Whole

RollType = Literal["skill", "attribute", "attack", "doom"]
ROLL_TYPES: Final[tuple[RollType, ...]] = ("skill", "attribute", "attack", "doom")


def ruling(ruling_id: str, *, default: object, text: str, computed: bool = True) -> Any:  # noqa: ANN401
    """Return the field of a reading.

    Args:
        ruling_id: id of the ruling, such as ``RK-02``.
        default: the reading that RULINGS.md argues for.
        text: what it decides, and why the default is what it is.
        computed: whether other values change results.
    """
    return Field(
        default=default,
        description=text,
        json_schema_extra={"ruling": ruling_id, "computed": computed},
    )


class RollSettings(Frozen):
    """Readings for dice, checks, Boons and Blunders (RK-01 to RK-15)."""

    lone_die_position: Literal["third", "first", "second"] = ruling(
        "RK-01",
        default="third",
        text="Which of three dice in a list is the lone one. third: pair first, as Dicebound "
        "writes it. The book's worked rolls name no lone die.",
        computed=False,
    )
    meet_is_success: bool = ruling(
        "RK-02",
        default=True,
        text="Whether a total equal to the rating succeeds. Yes: five passages say that equal is "
        "enough, two say above.",
    )
    below_table_band: Literal["very_easy", "trivial"] = ruling(
        "RK-03",
        default="very_easy",
        text="What a rating of 5 and less is called; the printed table begins at 6.",
    )
    blunder_cap_level_4: Literal[4, 5] = ruling(
        "RK-04",
        default=4,
        text="Blunders the GM may hold at party level 4, which the book leaves out. 4: the higher "
        "limit is granted from level 5 on.",
    )
    party_level_basis: Literal["average_down", "highest", "lowest"] = ruling(
        "RK-05",
        default="average_down",
        text="The level of a party whose members differ: the average rounded down, the highest or "
        "the lowest.",
    )
    boon_effect: Literal["add_1d4", "none"] = ruling(
        "RK-06",
        default="add_1d4",
        text="What a Boon buys, since the printed list is missing. add_1d4: a d4 on a party "
        "member's check or attack, the mirror of the one Blunder effect. none: the table "
        "decides by itself.",
    )
    blunder_effect: Literal["subtract_1d4", "none"] = ruling(
        "RK-07",
        default="subtract_1d4",
        text="How a Blunder weakens a player's roll. subtract_1d4: a d4 off the total.",
    )
    blunder_options: Seq[Literal["weaken_roll"]] = ruling(
        "RK-07",
        default=("weaken_roll",),
        text="What a Blunder may be spent on. Only the one use that the book prints.",
        computed=False,
    )
    resource_timing: Literal["after_roll_before_outcome", "before_roll"] = ruling(
        "RK-08",
        default="after_roll_before_outcome",
        text="When Boons and Blunders may be spent. after_roll_before_outcome: also once the dice "
        "lie there, until the outcome is told, the GM last. before_roll: only with the "
        "declaration.",
        computed=False,
    )
    max_resource_dice_per_roll: Whole | None = ruling(
        "RK-09",
        default=None,
        text="Most Boons, and most Blunders, on one roll; null for no limit.",
    )
    outcome_roll_types: Seq[RollType] = ruling(
        "RK-10",
        default=ROLL_TYPES,
        text="Rolls whose lone die brings a Boon on 6 and a Blunder on 1. All that can pass or "
        "fail; initiative and the rest roll never.",
    )
    outcome_from_npc_rolls: bool = ruling(
        "RK-11",
        default=False,
        text="Whether rolls of the GM's side bring Boons and Blunders too. No: players' rolls "
        "only.",
    )
    resource_overflow: Literal["lost"] = ruling(
        "RK-12",
        default="lost",
        text="What is gained above the limit is lost.",
        computed=False,
    )
    boon_cap: Whole = ruling(
        "RK-12", default=4, text="Boons the party may hold, before what traits add to the limit."
    )
    resource_dice_touch_lone: bool = ruling(
        "RK-13",
        default=False,
        text="Whether the d4s of Boons and Blunders change the lone die. No: outcome and damage "
        "stay as rolled; true is kept for the table's notes and computed alike.",
        computed=False,
    )
    resources_persist: bool = ruling(
        "RK-14",
        default=True,
        text="Whether Boons and Blunders stay from scene to scene. Yes; both begin at 0. false: a "
        "fight that ends empties both pools.",
        computed=False,
    )
    readiness_is_initiative: Literal[True] = ruling(
        "RK-15",
        default=True,
        text="Readiness and Initiative are two names of one roll, 3d6 and Wits.",
        computed=False,
    )
