"""Dice that no rule asked for, thrown at the table: "d8", "2d6+1"; from the campaign's own streams.

They change nothing, and they are in the journal like every other die, so nobody throws twice.
"""

import re
from dataclasses import dataclass
from typing import Final

from companion.errors import BadInputError
from companion.journal import Campaign

STREAM: Final = "table"
MOST_DICE: Final = 50
MOST_SIDES: Final = 256
LARGEST_NUMBER: Final = 1_000
_TERM: Final = re.compile(
    r"(?P<sign>[+-]?)\s*(?:(?P<count>\d{0,3})[dw](?P<sides>\d{1,3}|%)|(?P<number>\d{1,4}))\s*",
    re.IGNORECASE,
)
_DICE: Final = re.compile(
    r"[+-]?\s*\d*[dw](?:\d+|%)(?:\s*[+-]\s*\d*(?:[dw](?:\d+|%))?)*", re.IGNORECASE
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw:
    """Dice that were thrown.

    Attributes:
        notation: what was asked for.
        told: every die and number with its sign, such as ``d6 4 + d6 2 + 1``.
        total: the sum.
    """

    notation: str
    told: str
    total: int


@dataclass(frozen=True, slots=True)
class _Part:
    sign: int
    sides: int  # 0 for a plain number
    value: int


def is_dice(text: str) -> bool:
    """Return whether words are dice notation.

    Example:
        >>> is_dice("2d6+1"), is_dice("d%"), is_dice("3"), is_dice("Farek climbs")
        (True, True, False, False)
    """
    return bool(_DICE.fullmatch(text.strip()))


def throw(campaign: Campaign, text: str) -> Throw:
    """Throw dice for the table.

    Args:
        campaign: whose dice.
        text: numbers of dice (d2 to d256, d% for d100) and plain numbers, added or subtracted.

    Raises:
        BadInputError: that is no dice notation, or too many dice.
    """
    parts = _parts(text)
    dice = [part.sides for part in parts for _ in range(part.value if part.sides else 0)]
    if not dice:
        raise BadInputError("say which dice: /roll d8, /roll 2d6+1")
    notation = re.sub(r"\s+", "", text.strip()).casefold()
    faces = iter(campaign.draw(STREAM, dice, about=f"/roll {notation}"))
    total, told = 0, ""
    for part in parts:
        values = [next(faces) for _ in range(part.value)] if part.sides else [part.value]
        for value in values:
            total += part.sign * value
            sign = " - " if part.sign < 0 else " + " if told else ""
            told += f"{sign}{f'd{part.sides} ' if part.sides else ''}{value}"
    return Throw(notation=notation, told=told.strip(), total=total)


def _parts(text: str) -> list[_Part]:
    said, at = text.strip(), 0
    found: list[_Part] = []
    while at < len(said):
        match = _TERM.match(said, at)
        if match is None or (found and not match["sign"]):
            raise BadInputError(f"{said!r} is no dice such as d8, 2d6+1 or d%")
        found.append(_part(match))
        at = match.end()
    if sum(part.value for part in found if part.sides) > MOST_DICE:
        raise BadInputError(f"at most {MOST_DICE} dice are thrown at once")
    return found


def _part(match: re.Match[str]) -> _Part:
    sign = -1 if match["sign"] == "-" else 1
    if match["sides"] is None:
        return _Part(sign, 0, min(LARGEST_NUMBER, int(match["number"])))
    sides = 100 if match["sides"] == "%" else int(match["sides"])
    if not 2 <= sides <= MOST_SIDES:  # noqa: PLR2004 - no die has one side
        raise BadInputError(f"a die has 2 to {MOST_SIDES} sides")
    count = int(match["count"]) if match["count"] else 1
    if count < 1:
        raise BadInputError("throw at least one die")
    return _Part(sign, sides, count)
