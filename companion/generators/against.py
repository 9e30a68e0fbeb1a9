"""Exact odds of beating somebody who was made, from the engine."""

import re
from functools import cache
from typing import Any, Final

from companion.errors import BadInputError
from companion.generators.legality import actions_of
from engine.api import get_system

USUAL: Final[dict[str, tuple[str, ...]]] = {
    "stitcher": ("3", "5", "7"),
    "skitterbarren": ("+1", "+3", "+5"),
    "altars": ("d6", "d8", "d12"),
}
"""What is shown when nobody says what they roll."""
_DIE: Final = re.compile(r"d(?:4|6|8|10|12|20)")


def best_pool(sheet: dict[str, Any]) -> int:
    """Return the dice of a Stitcher sheet at its strongest: the starting die and three Traits."""
    weights: list[int] = sorted((trait["weight"] for trait in sheet["traits"]), reverse=True)
    return 1 + sum(weights[:3])


def best_die(sheet: dict[str, Any]) -> str:
    """Return the largest die of an Altars sheet."""
    dice: list[str] = [*sheet["archetypes"].values(), *sheet.get("words", {}).values()]
    return max(dice, key=lambda die: int(die[1:]))


def defence(sheet: dict[str, Any]) -> int:
    """Return the Defense Rating of a Skitterbarren sheet; clothes of the house kit count 7."""
    worn = {"padded coat": 8, "hide jacket": 9, "scale coat": 10, "plate harness": 11}
    carried = max((worn.get(entry.casefold(), 0) for entry in sheet["inventory"]), default=0)
    bonus = sheet.get("armor_bonus") or carried or 7
    return int(sheet["attributes"]["Knack"]) + int(bonus)


def odds_against(system: str, sheet: dict[str, Any], mine: str) -> tuple[str, float]:
    """Return what somebody rolls and the exact chance that ``mine`` beats it.

    Args:
        system: game.
        sheet: the sheet as JSON.
        mine: a pool ("5"), a bonus to hit ("+3") or a die ("d8").

    Raises:
        BadInputError: ``mine`` is nothing that this game rolls.
    """
    text = mine.strip().casefold()
    if system == "altars":
        if not _DIE.fullmatch(text):
            raise BadInputError(f"--against {mine!r}: in this game name a die, such as d8")
        theirs = best_die(sheet)
        return f"{theirs} at its best", _altars(text, theirs)
    if not re.fullmatch(r"[+-]?\d{1,3}", text) or (system == "stitcher" and int(text) < 1):
        what = "a pool, such as 5" if system == "stitcher" else "a bonus, such as +3"
        raise BadInputError(f"--against {mine!r}: in this game name {what}")
    if system == "stitcher":
        pool = best_pool(sheet)
        return f"{pool} dice at its best", _stitcher(int(text), pool)
    rating = defence(sheet)
    return f"Defense Rating {rating}", _skitterbarren(int(text), rating)


@cache
def _stitcher(mine: int, theirs: int) -> float:
    def side(pool: int) -> dict[str, Any]:
        rest = [{"name": "rest", "weight": pool - 1}] if pool > 1 else []
        return {"elements": rest}

    action = actions_of("stitcher")["opposed"].model_validate({"a": side(mine), "b": side(theirs)})
    rules = get_system("stitcher")
    odds: dict[str, Any] = rules.odds(rules.new_state(), action)
    return float(sum(odds["a"].values()))


@cache
def _skitterbarren(bonus: int, rating: int) -> float:
    fields = {"attribute": bonus, "defense_rating": rating}
    rules = get_system("skitterbarren")
    action = actions_of("skitterbarren")["attack"].model_validate(fields)
    return float(rules.odds(rules.new_state(), action)["success"])


@cache
def _altars(mine: str, theirs: str) -> float:
    fields = {"actor": {"die": mine}, "target": {"die": theirs}}
    rules = get_system("altars")
    action = actions_of("altars")["opposed"].model_validate(fields)
    return float(rules.odds(rules.new_state(), action)["success"])
