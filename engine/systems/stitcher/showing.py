"""A check before the dice: what goes into it, what it must beat, how likely each degree is."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from engine.core.play import Summary
from engine.systems.stitcher.actions import (
    ActivePool,
    Challenge,
    Element,
    Opposed,
    Purchase,
    RollPool,
    Side,
)
from engine.systems.stitcher.creation import notation_line
from engine.systems.stitcher.opposed import FOR_THE_LOSER, pools_of
from engine.systems.stitcher.pools import (
    Assembled,
    assemble,
    distinct,
    fed_by,
    raised_ds,
)
from engine.systems.stitcher.settings import StitcherSettings
from engine.systems.stitcher.tables import DEGREE_SLUGS, DEGREE_TITLES, difficulty_label


def count_of(number: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun: "1 die", "3 dice"."""
    return f"{number} {noun}" if number == 1 else f"{number} {plural or noun + 's'}"


def dice_of(number: int) -> str:
    """Return a number of dice in words: "1 die", "3 dice"."""
    return count_of(number, "die", "dice")


def pool_phrase(pool: Assembled) -> str:
    """Return what is thrown of a pool, and what the rest is worth.

    Example:
        >>> pool_phrase(Assembled(8, 5, 1, 1))
        '5 dice and 1 automatic Success'
    """
    phrase = dice_of(pool.dice_rolled)
    if pool.automatic_successes:
        added = count_of(pool.automatic_successes, "automatic Success", "automatic Successes")
        phrase += f" and {added}"
    return phrase


def _own_phrase(pool: Assembled) -> str:
    """Return what is thrown of the acting side's pool, and that a die brought in vain is lost.

    Example:
        >>> _own_phrase(Assembled(6, 5, 0, 1))
        '5 dice (1 more is lost)'
    """
    lost = f" ({pool.discarded} more is lost)" if pool.discarded else ""
    return f"{pool_phrase(pool)}{lost}"


def _parts(
    participants: int, elements: Sequence[Element], settings: StitcherSettings
) -> Iterator[tuple[str, str]]:
    starting = participants * settings.starting_pool_dice
    yield ("starting dice" if starting != 1 else "starting die", dice_of(starting))
    counted = distinct(elements) if settings.duplicate_elements == "ignore" else elements
    for element in counted:
        weight = element.weight if element.weight is not None else settings.minimum_element_dice
        alone = assemble(0, (element,), settings).pool_size
        yield notation_line(element.name, weight), dice_of(alone)


def _ds_phrase(base: int, action: ActivePool, settings: StitcherSettings) -> str:
    ds = raised_ds(base, action.hindrances, settings)
    phrase = f"DS {ds}, {difficulty_label(ds).replace('_', ' ')}"
    if not action.hindrances:
        return phrase
    plain = settings.unweighted_hindrance_ds
    named = [f"{h.name} {plain if h.weight is None else h.weight}" for h in action.hindrances]
    return f"{phrase}: {max(base, settings.minimum_ds)} and {', '.join(named)}"


def summary_of(settings: StitcherSettings, action: Any) -> Summary:  # noqa: ANN401 - own actions
    """Return what goes into a roll and what it must beat."""
    match action:
        case Challenge() | Purchase():
            cash = action.cash if isinstance(action, Purchase) else ()
            base = action.base_ds if isinstance(action, Purchase) else action.ds
            elements = (*action.elements, *cash)
            pool = assemble(action.participants, elements, settings)
            return Summary(
                parts=tuple(_parts(action.participants, elements, settings)),
                total=_own_phrase(pool),
                target=_ds_phrase(base, action, settings),
            )
        case Opposed():
            own, other = pools_of(action, settings)
            fed = (*action.a.elements, *fed_by(action.b, settings))
            return Summary(
                parts=tuple(_parts(action.a.participants, fed, settings)),
                total=_own_phrase(own),
                target=f"{foe_name(action)}: {pool_phrase(other)}{_given_away(action, settings)}",
            )
        case RollPool():
            return Summary(parts=(), total=dice_of(action.dice_rolled), target="")
        case _:
            return Summary(parts=(), total="no dice", target="")


def _given_away(action: Opposed, settings: StitcherSettings) -> str:
    """Return what of this side feeds the pool of the other, as it hinders; "" for nothing.

    Rule: S-60.
    """
    plain = settings.minimum_element_dice
    fed = [
        f"{element.name} {plain if element.weight is None else element.weight}"
        for element in fed_by(action.a, settings)
    ]
    return f", with {', '.join(fed)} against you" if fed else ""


def foe_name(action: Opposed) -> str:
    """Return a name for side b."""
    return action.opponent or action.b.leader or _strongest(action.b) or "the other side"


def _strongest(side: Side) -> str:
    best = max(side.elements, key=lambda element: element.weight or 1, default=None)
    return best.name if best is not None else ""


def odds_rows(odds: dict[str, Any]) -> tuple[tuple[str, Fraction | float], ...]:
    """Return (degree, probability), best first, as side a will see the result."""
    law: dict[str, Fraction | float] = odds
    if "b" in odds:
        law = dict.fromkeys(DEGREE_SLUGS, Fraction(0))
        for slug, probability in odds["a"].items():
            law[slug] += probability
        for slug, probability in odds["b"].items():
            law[FOR_THE_LOSER[slug]] += probability
    return tuple((DEGREE_TITLES[slug], law[slug]) for slug in DEGREE_SLUGS)
