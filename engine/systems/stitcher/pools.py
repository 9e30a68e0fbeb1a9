"""Pools: what is stitched together, told apart, and cut to five dice."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from engine.systems.stitcher.actions import Element, Side
from engine.systems.stitcher.settings import StitcherSettings
from engine.systems.stitcher.tables import POOL_LIMIT


class Assembled(NamedTuple):
    """A pool before it is thrown.

    Attributes:
        pool_size: dice put together.
        dice_rolled: how many of them are thrown, at most five.
        automatic_successes: one for each pair above five.
        discarded: the odd die that is lost, 0 or 1.
    """

    pool_size: int
    dice_rolled: int
    automatic_successes: int
    discarded: int

    def fields(self) -> dict[str, Any]:
        """Return the pool fields of the JSON contract."""
        return self._asdict()


def cut(pool_size: int, settings: StitcherSettings) -> Assembled:
    """Return what is thrown of a pool, and what the rest is worth.

    Rule: S-32, S-33, RS-01.

    Example:
        >>> cut(8, StitcherSettings())
        Assembled(pool_size=8, dice_rolled=5, automatic_successes=1, discarded=1)
    """
    if pool_size <= POOL_LIMIT:
        return Assembled(pool_size, max(0, pool_size), 0, 0)
    pairs, odd = divmod(pool_size - POOL_LIMIT, 2)
    if odd and settings.odd_extra_die == "round_up":
        return Assembled(pool_size, POOL_LIMIT, pairs + 1, 0)
    return Assembled(pool_size, POOL_LIMIT, pairs, odd)


def distinct(elements: Iterable[Element]) -> list[Element]:
    """Return the elements without doubles; the first of each name and owner stays.

    Rule: S-31, RS-30.
    """
    kept: list[Element] = []
    seen: set[tuple[str, str]] = set()
    for element in elements:
        key = (element.name.strip().casefold(), element.owner)
        if key not in seen:
            seen.add(key)
            kept.append(element)
    return kept


def element_dice(elements: Sequence[Element], settings: StitcherSettings) -> int:
    """Return the dice that elements add to a pool.

    Rule: S-29, S-30, S-31, S-61, RS-30, RS-34, RS-38.
    """
    if not elements:
        return 0
    if len(elements) > 1 and settings.duplicate_elements == "ignore":
        elements = distinct(elements)
    if not settings.protective_gear_adds_dice:
        elements = [element for element in elements if not element.protective]
    least = settings.minimum_element_dice
    return sum(
        [
            least if element.weight is None or element.weight < least else element.weight
            for element in elements
        ]
    )


def assemble(
    participants: int, elements: Sequence[Element], settings: StitcherSettings
) -> Assembled:
    """Return a pool of starting dice and elements.

    Args:
        participants: how many act together, 1 and up.
        elements: everything that goes in, in order.
        settings: the table's readings.

    Rule: S-28, S-29, S-30, S-67, RS-02.
    """
    starting = participants * settings.starting_pool_dice
    return cut(starting + element_dice(elements, settings), settings)


def fed_by(side: Side, settings: StitcherSettings) -> tuple[Element, ...]:
    """Return the negative Traits of a side that feed the other side's pool.

    Rule: S-60, S-69, RS-24.
    """
    if settings.team_negative_traits == "all" or side.leader is None:
        return side.negative_traits
    return tuple(t for t in side.negative_traits if t.owner in ("", side.leader))


def raised_ds(base: int, hindrances: Sequence[Element], settings: StitcherSettings) -> int:
    """Return the Difficulty Score with everything that hinders.

    Args:
        base: the DS that the task has by itself, 0 and up.
        hindrances: negative Traits and adverse circumstances.
        settings: the table's readings.

    Rule: S-41, S-42, S-43, RS-21, RS-22, RS-28, RS-30.
    """
    base = max(base, settings.minimum_ds)
    if not hindrances:
        return base
    if settings.duplicate_elements == "ignore":
        hindrances = distinct(hindrances)
    plain = settings.unweighted_hindrance_ds
    added = [plain if h.weight is None else h.weight for h in hindrances]
    return base + (sum(added) if settings.negative_traits_stack else max(added))
