"""How a table reads Skitterbarren where the book is silent, unclear or unfinished.

Every ruling RK-01 to RK-54 has its setting. Those marked ``computed`` change results, and each of
their values is computed. The others say how the table plays or what a narrator should know. The
last three are the house's; no book has them.
"""

from typing import Literal

from engine.systems.skitterbarren.settings_dice import ROLL_TYPES, RollSettings, RollType, ruling
from engine.systems.skitterbarren.settings_fight import CombatSettings
from engine.systems.skitterbarren.settings_wilds import SurvivalSettings

__all__ = ["ROLL_TYPES", "RollType", "SkitterbarrenSettings"]


class SkitterbarrenSettings(RollSettings, CombatSettings, SurvivalSettings):
    """The readings of a table; every default is the one that RULINGS.md argues for."""

    house_kit: bool = ruling(
        "house",
        default=False,
        text="House: play with Dicebound's own small kit (health, armour, weapons, "
        "critters, character creation) where the book prints none. Never quoted as the book.",
    )
    gm_blunders: Literal["policy", "sparing", "ask", "never"] = ruling(
        "house",
        default="policy",
        text="House: who decides for the GM when Blunders are spent in play. policy: where "
        "a player's roll passes by 0 to 3, a d4 above the margin spends one. sparing: in the same "
        "place a d12 of 1 to 4, less the margin, spends one, and one more for each Blunder held "
        "beyond the first: most are kept, and a full hand is played. ask: the person who "
        "runs the GM's side is asked. never: nobody spends them.",
    )
    boons_asked: Literal["when_they_matter", "always"] = ruling(
        "house",
        default="when_they_matter",
        text="House: when a player is asked to spend Boons on dice that were seen. "
        "when_they_matter: where a Boon can still turn failure into success, or guard a success "
        "that a Blunder of the GM's can turn. always: on every roll, for the margin's sake.",
    )
