"""Coins that are paid for what no rule has a price for: the house's, where a sheet counts coins.

A bed, a day of somebody's work, a hired boat. A sheet on which money is one thing among others, or
where dice decide a purchase, pays in the way of its own game.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from companion.session.shipped import shipped
from engine.api import Deed, Event, GameState, GivenDice, IllegalActionError, RuleSystem

_COUNTED: Final = re.compile(r"(?P<first>\d+) .*\bcoins?\b.*|.*\bcoins? x(?P<last>\d+)", re.I)
_NUMBERS: Final = {"two": 2, "three": 3, "four": 4, "some": 2}
_USUAL: Final = 4
"""Coins for a day of whoever has a trade."""


def coins_of(system: RuleSystem[Any], state: GameState[Any, Any], actor: str) -> int | None:
    """Return how many coins a sheet counts; None where they are one thing among others."""
    if system.belongings is None or system.belongings.rolls_purchases:
        return None
    names = (e.name for e in system.play.elements(state.characters[actor]) if e.role == "gear")
    found = next((m for m in map(_COUNTED.fullmatch, names) if m is not None), None)
    return None if found is None else int(found["first"] or found["last"])


def paid(
    system: RuleSystem[Any], state: GameState[Any, Any], actor: str, price: int
) -> tuple[Event, ...]:
    """Return what paying some coins changes on a sheet; () where it counts too few or none.

    Args:
        system: the game.
        state: its state.
        actor: who pays.
        price: coins, 1 and up.
    """
    held = coins_of(system, state, actor)
    if system.belongings is None or held is None or held < price:
        return ()
    try:
        deed = Deed(verb="drop", actor=actor, thing="coins", count=price)
        action = system.belongings.deed(state, deed)
        if action is None:
            return ()
        system.check(state, action)
        return system.resolve(state, action, GivenDice(())).events
    except IllegalActionError:
        return ()


def in_coins(number: int) -> str:
    """Return so many coins in words.

    Example:
        >>> in_coins(1), in_coins(3)
        ('1 coin', '3 coins')
    """
    return "1 coin" if number == 1 else f"{number} coins"


def wage(name: str) -> int:
    """Return what it costs to hire somebody or something for a day, in coins.

    Args:
        name: as it would stand in the scene ("the guide", "two porters", "Hired cart").

    Example:
        >>> wage("the guide"), wage("two porters"), wage("Hired cart")
        (4, 4, 4)
    """
    words = name.casefold().split()
    head = words[-1]
    each = next((_wages()[w] for w in (head, head.removesuffix("s")) if w in _wages()), _USUAL)
    return each * _NUMBERS.get(words[0], 1)


@cache
def _wages() -> Mapping[str, int]:
    rows = shipped("asked_for.toml")["wages"].items()
    return {word: int(coins) for coins, words in rows for word in str(words).split()}
