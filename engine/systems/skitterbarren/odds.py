"""Exact odds: sums over the 216 triples and over d4s, in whole numbers and ``Fraction``.

A die of a Blunder, counted backwards, is a d4 less 5. So Boons and Blunders together are one sum
of d4s that is moved, and every question is one about 3d6, the lone die, and that sum.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from typing import Final

from engine.core.model import JsonValue
from engine.errors import CallError
from engine.systems.skitterbarren import attacks, checks
from engine.systems.skitterbarren.actions import Attack, CheckInput, Roll
from engine.systems.skitterbarren.rest import plan_rest
from engine.systems.skitterbarren.rolls import brings_outcome, check_resource_dice
from engine.systems.skitterbarren.settings import SkitterbarrenSettings
from engine.systems.skitterbarren.state import SkitterbarrenState
from engine.systems.skitterbarren.tables import (
    DISCOURAGING_FACE,
    ENCOURAGING_FACE,
    REST_DR,
    degree_slug,
    succeeds,
)
from engine.systems.skitterbarren.wilds_actions import LongRest

TRIPLES: Final = 216
PAIR_COUNTS: Final = {total: 6 - abs(total - 7) for total in range(2, 13)}
"""Sum of the pair to its number of cases out of 36."""
_MIRROR: Final = 5


@cache
def d4_counts(dice: int) -> tuple[int, ...]:
    """Return how many of the 4**n cases of n d4s have the sum n, n + 1, ... 4n.

    Example:
        >>> d4_counts(2)
        (1, 2, 3, 4, 3, 2, 1)
    """
    counts = [1]
    for _ in range(dice):
        longer = [*counts, 0, 0, 0]
        running = 0
        for place in range(len(longer)):
            running += longer[place] if place < len(counts) else 0
            if place >= 4:  # noqa: PLR2004 - the window of one d4
                running -= counts[place - 4] if place - 4 < len(counts) else 0
            longer[place] = running
        counts = longer
    return tuple(counts)


def _resource_sum(action: Roll, settings: SkitterbarrenSettings) -> tuple[int, tuple[int, ...]]:
    """Return the lowest sum of all d4s that count, and the cases from there upwards."""
    boons = action.boons if settings.boon_effect == "add_1d4" else 0
    blunders = action.blunders if settings.blunder_effect == "subtract_1d4" else 0
    return boons + blunders - _MIRROR * blunders, d4_counts(boons + blunders)


def _cases(
    action: Roll, flat: int, settings: SkitterbarrenSettings
) -> Iterator[tuple[int, int, int]]:
    """Yield (lone face, total, number of cases) over all dice."""
    low, counts = _resource_sum(action, settings)
    sums: dict[int, int] = {}
    for pair, n in PAIR_COUNTS.items():
        for place, m in enumerate(counts, start=low + flat + pair):
            sums[place] = sums.get(place, 0) + n * m
    for lone in range(1, 7):
        for base, n in sums.items():
            yield lone, base + lone, n


class _Tally:
    """Counts of cases on the way to probabilities."""

    __slots__ = ("by_lone", "degrees", "hits_by_lone", "margin", "total")

    def __init__(self) -> None:
        self.total = 0
        self.degrees: dict[str, int] = {}
        self.margin: dict[int, int] = {}
        self.by_lone = [0] * 7
        self.hits_by_lone = [0] * 7


def _tally(
    action: Roll,
    flat: int,
    number: int,
    passes: Callable[[int, int], bool],
    settings: SkitterbarrenSettings,
) -> _Tally:
    tally = _Tally()
    for lone, total, n in _cases(action, flat, settings):
        tally.total += n
        tally.margin[total - number] = tally.margin.get(total - number, 0) + n
        tally.by_lone[lone] += n
        passed = passes(total, lone)
        if passed:
            tally.hits_by_lone[lone] += n
        if action.acting is not None:
            slug = degree_slug(total - number, passed, settings)
            tally.degrees[slug] = tally.degrees.get(slug, 0) + n
    return tally


def _fields(tally: _Tally, *, brings: bool) -> dict[str, JsonValue]:
    hits = sum(tally.hits_by_lone)

    def share(count: int, *, counts: bool = True) -> Fraction:
        return Fraction(count if counts else 0, tally.total)

    return {
        "success": share(hits),
        "failure": share(tally.total - hits),
        "margin": {str(m): share(n) for m, n in sorted(tally.margin.items())},
        "encouraging": share(tally.by_lone[ENCOURAGING_FACE], counts=brings),
        "discouraging": share(tally.by_lone[DISCOURAGING_FACE], counts=brings),
        "success_encouraging": share(tally.hits_by_lone[ENCOURAGING_FACE], counts=brings),
        "success_discouraging": share(tally.hits_by_lone[DISCOURAGING_FACE], counts=brings),
    }


def _with_degrees(fields: dict[str, JsonValue], tally: _Tally) -> dict[str, JsonValue]:
    """Return the odds; in play also those of the degrees that the table will see."""
    if tally.degrees:
        fields["degrees"] = {slug: Fraction(n, tally.total) for slug, n in tally.degrees.items()}
    return fields


def check_odds(action: CheckInput, settings: SkitterbarrenSettings) -> dict[str, JsonValue]:
    """Return the odds of a check.

    Raises:
        CallError: ``no_odds`` for a check that the table does not allow, ``bad_dice`` for more
            Boons or Blunders than one roll may carry.

    Rule: K-01, K-07, K-11, K-12.
    """
    refusal = checks.refusal_of(action, settings)
    if refusal is not None:
        raise CallError("no_odds", f"no odds: {refusal.message}")
    check_resource_dice(action, settings)
    flat = checks.flat_modifier(action, settings)
    tally = _tally(
        action, flat, action.dr, lambda total, _: succeeds(total, action.dr, settings), settings
    )
    brings = brings_outcome(action.roller, checks.roll_type_of(action), settings)
    return _with_degrees(_fields(tally, brings=brings), tally)


def attack_odds(action: Attack, settings: SkitterbarrenSettings) -> dict[str, JsonValue]:
    """Return the odds of an attack; damage is that of a hit, empty when nothing can hit.

    High lone dice hit more often, so the damage of a hit is not that of a free die.

    Raises:
        CallError: ``bad_dice``.

    Rule: K-02, K-03, K-46.
    """
    check_resource_dice(action, settings)
    number = attacks.target_number(action, settings)
    tally = _tally(
        action,
        attacks.flat_modifier(action, settings),
        number,
        lambda total, lone: attacks.hits(action, total, lone, settings),
        settings,
    )
    fields = _fields(tally, brings=brings_outcome(action.roller, "attack", settings))
    hits = sum(tally.hits_by_lone)
    damage: dict[int, int] = {}
    for lone in range(1, 7):
        if tally.hits_by_lone[lone]:
            harm = attacks.damage_of_hit(action, lone, settings)
            damage[harm] = damage.get(harm, 0) + tally.hits_by_lone[lone]
    fields["damage"] = {str(harm): Fraction(n, hits) for harm, n in sorted(damage.items())}
    return _with_degrees(fields, tally)


def rest_odds(state: SkitterbarrenState, action: LongRest) -> dict[str, JsonValue]:
    """Return the odds that a Long Rest is effective.

    Rule: K-72, RK-47, RK-48.
    """
    plan = plan_rest(action, state.settings)
    if not plan.is_rolled:
        success = Fraction(int(plan.effective))
    else:
        cases = sum(
            n
            for pair, n in PAIR_COUNTS.items()
            for lone in range(1, 7)
            if succeeds(pair + lone, REST_DR, state.settings)
        )
        success = Fraction(cases, TRIPLES)
    return {"success": success, "failure": 1 - success}
