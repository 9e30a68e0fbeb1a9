"""The one calling or quality on a sheet that may well help, where no name matches the act."""

from collections.abc import Sequence

from companion.reader.sheet import SheetElement
from companion.reader.text import bag

GROUPS = (
    bag("climb jump balance swim run flee chase dodge escape ride"),
    bag("lift break grapple endure fight throw rescue swim climb"),
    bag("pick_lock disarm repair craft hack heal steal sleight cook"),
    bag("search notice track investigate recall read appraise navigate forage hunt"),
    bag("persuade deceive intimidate haggle perform command gamble buy disguise tame"),
    bag("sneak hide steal pick_lock disguise deceive climb"),
    bag("drive sail navigate ride flee chase"),
    bag("cast blast recall read"),
    bag("fight shoot grapple intimidate command hunt"),
    bag("craft repair cook forage heal appraise investigate"),
)
NEAR = 0.3


def nearness(element: SheetElement, manner: str) -> float:
    """How near what an element stands for lies to a manner.

    Args:
        element: The element of the sheet.
        manner: A manner of acting.

    Returns:
        0 where they share no group of manners; more for each core manner in a shared group.
    """
    core = element.core
    if not core:
        return 0.0
    if manner == "other":
        return NEAR
    best = max((len(core & group) / len(core) for group in GROUPS if manner in group), default=0.0)
    return float(best)


def lone_helper(elements: Sequence[SheetElement], manner: str, *, is_guessed: bool) -> str:
    """The name of the only calling or quality that may help with a manner.

    Args:
        elements: The sheet.
        manner: A manner of acting.
        is_guessed: Whether no verb told of the manner, so that it need not lie near.

    Returns:
        The name; empty where none or more than one is plausible.
    """
    rows = [
        (nearness(e, manner), e.name)
        for e in elements
        if not e.is_flaw and not e.classes and e.core
    ]
    near = [name for worth, name in rows if worth >= NEAR]
    if not near and is_guessed and manner not in _BLOWS:
        near = [name for _, name in rows]
    return near[0] if len(near) == 1 else ""


_BLOWS = frozenset({"fight", "shoot", "grapple", "blast", "buy", "flee"})
