"""A bed that is paid for: the coins of a sheet that counts them, and nothing of any other.

The rules have no price for a night's lodging; what a bed costs here is the house's, and belongs to
the everyday things that one pays a coin or two for.
"""

import re
from dataclasses import dataclass
from typing import Any, Final

from companion.session.paying import coins_of, in_coins, paid
from engine.api import Event, GameState, RuleSystem

A_NIGHT: Final = 2
"""Coins that a bed costs for one night, for one person."""
_PAYS: Final = re.compile(
    r"\b(?:pay|rent|hire|book|take|get)\b[^.?!]{0,40}?\b(?:bed|room|bunk|hammock|cot|lodgings?|board"
    r"|night)\b",
    re.IGNORECASE,
)
_FREE: Final = re.compile(
    r"\b(?:my|our) (?:own )?(?:bed|room|bunk|hammock|cot|cabin|quarters)\b|\bfor free\b|\bcamp\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Lodging:
    """What a bed comes to.

    Attributes:
        events: what changes on the sheet.
        note: what is said of it in the margin; "" where nothing is paid.
        refusal: why there is no bed; "" where there is one.
    """

    events: tuple[Event, ...] = ()
    note: str = ""
    refusal: str = ""


def pays_for_bed(text: str) -> bool:
    """Return whether words pay for where one sleeps.

    Example:
        >>> pays_for_bed("I pay for a bed and sleep"), pays_for_bed("I sleep in my own bed")
        (True, False)
    """
    return bool(_PAYS.search(text)) and not _FREE.search(text)


def lodging(
    system: RuleSystem[Any], state: GameState[Any, Any], actor: str, nights: int
) -> Lodging:
    """Return what a bed comes to for somebody; nothing where the sheet counts no coins.

    Args:
        system: the game.
        state: its state.
        actor: who pays.
        nights: how many, 1 and up.
    """
    price = A_NIGHT * nights
    held = coins_of(system, state, actor)
    if held is None:
        return Lodging()
    if held < price:
        cheaper = "somewhere under the sky costs nothing"
        has = f"{actor} has {in_coins(held)}"
        return Lodging(refusal=f"A bed costs {in_coins(price)} here, and {has}; {cheaper}.")
    events = paid(system, state, actor, price)
    for_what = "the bed" if nights == 1 else f"{nights} nights"
    note = f"Paid for {for_what}: {in_coins(price)}; {held - price} are left."
    return Lodging(events, note) if events else Lodging()
