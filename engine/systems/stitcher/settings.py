"""How a table reads Stitcher where the book is silent, unclear or contradicts itself.

Every ruling RS-01 to RS-42 has its setting. Those with ``computed`` change results; each of their
values is computed. The others tell a narrator or a front end how the table plays.
"""

from typing import Any, Literal

from pydantic import Field

from engine.core.model import Frozen, Seq
from engine.core.numbers import Whole


def _ruling(
    ruling: str, text: str, *, default: object, computed: bool = True, least: int | None = None
) -> Any:  # noqa: ANN401 - stands for a field of any type
    return Field(
        default=default,
        ge=least,
        description=text,
        json_schema_extra={"ruling": ruling, "computed": computed},
    )


class StitcherSettings(Frozen):
    """The readings of a table; every default is the one that RULINGS.md argues for."""

    odd_extra_die: Literal["discard", "round_up"] = _ruling(
        "RS-01",
        "The single die that is left when the dice above five are paired. discard: it is lost, "
        "since the book pays for pairs and its sneaking example drops one. round_up: it is worth "
        "an automatic Success too.",
        default="discard",
    )
    starting_pool_dice: Whole = _ruling(
        "RS-02",
        "Dice that every participant starts with, 0 and up. One by the book; its first example "
        "counts 3 in words and lists 4 dice, and only 4 agrees with all other examples.",
        default=1,
        least=0,
    )
    automatic_successes_count: bool = _ruling(
        "RS-03",
        "Whether automatic Successes are added to the total. Yes: the sneaking example needs its "
        "one to reach 3, so the printed 4 of the combat example should be 6.",
        default=True,
    )
    starting_points: Whole = _ruling(
        "RS-04",
        "Points for a new character. Three sample characters cost more; they are taken as "
        "characters who have already been played.",
        default=5,
    )
    enforce_creation_limits: bool = _ruling(
        "RS-04",
        "Whether a new character that breaks the limits is turned away in play (true) or only "
        "told about it (false).",
        default=True,
        computed=False,
    )
    top_trait_cap: Whole = _ruling(
        "RS-05",
        "Highest Weight at creation. It does not hold in play, where the scale goes to 6 and on.",
        default=3,
    )
    top_trait_count: Whole = _ruling(
        "RS-05",
        "How many Traits may stand above the ordinary cap at creation. At most one: the book "
        "allows a top Trait, it does not demand one.",
        default=1,
    )
    other_trait_cap: Whole = _ruling(
        "RS-05",
        "Highest Weight of all other Traits at creation. 2, even when the best Trait is a 2 "
        "itself.",
        default=2,
    )
    allow_unspent_points: bool = _ruling(
        "RS-06",
        "Whether starting points may be left over. Yes: they are an offer; what is left is not "
        "saved for later.",
        default=True,
    )
    warrior_category: Literal["skill", "quality"] = _ruling(
        "RS-07",
        "The category of Warrior. skill: the passage that defines the categories says so; the "
        "creation example calls it a Quality. No number depends on it.",
        default="skill",
    )
    critical_counting: Literal["net", "raw"] = _ruling(
        "RS-08",
        "How sixes and ones decide the degree. net: they cancel first and the surplus counts, as "
        "both examples argue. raw: an Overwhelming Success allows no 1 at all, a Disaster no 6.",
        default="net",
    )
    degree_labels: Literal["most_specific", "also_regular"] = _ruling(
        "RS-09",
        "Whether every pass is also called a Regular Success, as its definition would have it. "
        "The results always name the most specific degree, with passed beside it.",
        default="most_specific",
        computed=False,
    )
    criticals_on_exploded_dice: bool = _ruling(
        "RS-10",
        "Whether dice that a 6 brought carry criticals as well. Yes: the definitions speak of "
        "results, whichever die shows them.",
        default=True,
    )
    tie_winner_counts_as_success: bool = _ruling(
        "RS-11",
        "Whether the side that wins an equal total by fewer dice has succeeded. Yes: the book "
        "names a winner first and asks for the degree afterwards. false: equal is not more, so "
        "that winner gets a failure's degree.",
        default=True,
    )
    fewest_dice_counts: Literal["pool_dice_thrown", "all_dice_thrown", "assembled_pool"] = _ruling(
        "RS-12",
        "Which dice are compared when totals are equal. pool_dice_thrown: the pool's own dice, "
        "at most five, so that a lucky 6 does no harm. all_dice_thrown: with explosions. "
        "assembled_pool: the whole pool before the limit.",
        default="pool_dice_thrown",
    )
    tiebreak_dice_explode: bool = _ruling(
        "RS-13",
        "Whether a 6 on an extra tie-break die brings another die. Yes: the rule on sixes has no "
        "exception.",
        default=True,
    )
    tiebreak_dice_add_criticals: bool = _ruling(
        "RS-14",
        "Whether the extra dice also count for the degree. Yes: they join the result. false: "
        "they only add Successes.",
        default=True,
    )
    retest_fewest_dice: bool = _ruling(
        "RS-15",
        "Whether fewest dice is looked at again after each extra round. No: both sides add one "
        "die, so once is enough. It only matters when explosions count as dice.",
        default=False,
    )
    tiebreak_round_limit: Literal["none"] | int = _ruling(
        "RS-16",
        "A limit of extra rounds. None: a tie ends by itself sooner or later.",
        default="none",
        computed=False,
    )
    loser_degree: Literal["none", "mirrored"] = _ruling(
        "RS-17",
        "Whether the loser of an Opposing Roll gets a degree. none: the winner is the active "
        "side, and the loser's sixes bring nothing. mirrored: a failure by the loser's own "
        "criticals.",
        default="none",
    )
    cash_erased_when: Literal["purchase_succeeds", "always"] = _ruling(
        "RS-18",
        "When pooled cash is gone. purchase_succeeds: the example takes being used as being "
        "spent. always: also after a failed purchase.",
        default="purchase_succeeds",
    )
    purchase_roll: Literal["challenge", "opposed"] = _ruling(
        "RS-19",
        "What a purchase is. challenge: the rule says so twice and the example has a fixed DS; "
        "haggling is the opposed alternative.",
        default="challenge",
        computed=False,
    )
    cash_spend: Literal["whole_trait", "lower_by_ds"] = _ruling(
        "RS-20",
        "How much cash a purchase takes in play. whole_trait: all of it, whatever the price. "
        "lower_by_ds: the Trait is lowered by the DS.",
        default="whole_trait",
        computed=False,
    )
    negative_traits_stack: bool = _ruling(
        "RS-21",
        "Whether several hindrances add up. Yes, each with its full Weight. false: only the "
        "highest one raises the DS.",
        default=True,
    )
    unweighted_hindrance_ds: Whole = _ruling(
        "RS-22",
        "What a hindrance without a number adds to the DS. One, like the die that a helpful "
        "element without a number gives.",
        default=1,
    )
    negative_trait_source: Literal["flagged_per_roll", "flagged_on_trait"] = _ruling(
        "RS-23",
        "Who decides that a Trait hinders. flagged_per_roll: each roll anew, since the same word "
        "may help or hinder. flagged_on_trait: the mark on the sheet binds in play.",
        default="flagged_per_roll",
        computed=False,
    )
    team_negative_traits: Literal["all", "leader"] = _ruling(
        "RS-24",
        "Whose negative Traits feed the other pool when a team rolls. all: everybody's, as "
        "everybody's dice are in it. leader: only the one's who leads.",
        default="all",
    )
    helper_must_not_have_acted: bool = _ruling(
        "RS-25",
        "Whether a helper must still have this round's turn. Yes: helping is taking one's turn "
        "together with the actor.",
        default=True,
    )
    team_consequences: Literal["all", "leader", "gm_choice"] = _ruling(
        "RS-26",
        "Who bears the result of a team roll. all: everybody who took part.",
        default="all",
        computed=False,
    )
    impossible_is_rollable: bool = _ruling(
        "RS-27",
        "Whether a DS of 6 and more can be beaten. Yes: the word is a label, and explosions have "
        "no end. false: such a roll always fails, and its degree says how.",
        default=True,
    )
    minimum_ds: Whole = _ruling(
        "RS-28",
        "The base DS is raised to this before hindrances. 0: allowed, and still needs one Success.",
        default=0,
    )
    zero_weight_trait: Literal["erase", "keep_at_1"] = _ruling(
        "RS-29",
        "What becomes of a Trait lowered below 1. erase: 1 is the least there is. keep_at_1: it "
        "stays.",
        default="erase",
    )
    duplicate_elements: Literal["ignore", "count"] = _ruling(
        "RS-30",
        "The same element twice in one pool. ignore: once for each owner. count: as often as it "
        "is named.",
        default="ignore",
    )
    single_weight_traits: Seq[str] = _ruling(
        "RS-31",
        "Traits that have no degrees and stay at 1, such as an ancestry. Empty: the table fills "
        "the list.",
        default=(),
    )
    turn_order: Literal["table_order", "gm_choice", "opposed_roll"] = _ruling(
        "RS-32",
        "Who acts when. table_order: in order of entry, and the GM may step in between.",
        default="table_order",
        computed=False,
    )
    gain_existing_trait: Literal["raise", "ignore"] = _ruling(
        "RS-33",
        "Gaining a Trait that is already held. raise: the Weights add up. ignore: nothing changes.",
        default="raise",
    )
    protective_gear_adds_dice: bool = _ruling(
        "RS-34",
        "Whether armour and the like add dice to the one pool. Yes: the combat example counts "
        "them in.",
        default=True,
    )
    temporary_trait_duration: Literal["until_removed", "scene", "one_roll"] = _ruling(
        "RS-35",
        "How long a temporary Trait lasts. until_removed: until the GM or a later result takes "
        "it away, as in the example that carries one into the next fight.",
        default="until_removed",
        computed=False,
    )
    consequence_scale: Literal["by_ds", "gm_free"] = _ruling(
        "RS-36",
        "What bounds the size of a consequence. by_ds: slight at 1, a Trait of 1 at 2 and 3, of "
        "2 at 4, a lasting loss from 5. gm_free: the GM alone.",
        default="by_ds",
        computed=False,
    )
    patches: Seq[str] = _ruling(
        "RS-37",
        "Rule modules in use. The book announces Patches and contains none.",
        default=(),
        computed=False,
    )
    minimum_element_dice: Whole = _ruling(
        "RS-38",
        "Dice of an element without a Weight, or with less. One each.",
        default=1,
    )
    negative_in_opposed: Literal["opponent_pool", "both"] = _ruling(
        "RS-39",
        "What a negative Trait does in an Opposing Roll. opponent_pool: it feeds the other "
        "side's pool and nothing else, as there is no DS to raise.",
        default="opponent_pool",
        computed=False,
    )
    combat_roll: Literal["single_opposed", "attack_and_counter"] = _ruling(
        "RS-40",
        "Rolls in a round of combat. single_opposed: one Opposing Roll settles what both sides "
        "wanted, counterattacks included.",
        default="single_opposed",
        computed=False,
    )
    may_hold_back_dice: bool = _ruling(
        "RS-41",
        "Whether a player may pool a Trait with less than its Weight. Yes: nobody is forced to "
        "use all they have, and fewer dice win ties.",
        default=True,
        computed=False,
    )
    explosion_order: Literal["wave_by_wave", "chain_by_chain"] = _ruling(
        "RS-42",
        "The order in which dice are read that sixes bring. wave_by_wave, left to right; it "
        "changes no count.",
        default="wave_by_wave",
        computed=False,
    )
