"""Exact odds: sums over the 216 triples and over d4s, in whole numbers and ``Fraction``.

A die of a Blunder, counted backwards, is a d4 less 5. So Boons and Blunders together are one sum
of d4s that is moved, and every question is one about 3d6, the lone die, and that sum.
"""

from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

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
)
from engine.systems.skitterbarren.wilds_actions import LongRest

TRIPLES: Final = 216
_PAIR_LOW: Final = 2
_PAIR: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""Cases, out of 36, of the sums 2 to 12 of the pair."""
_MIRROR: Final = 5
_PLAIN: Final = Roll(op="rest")


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


def _base_counts(action: Roll, settings: SkitterbarrenSettings) -> tuple[int, tuple[int, ...]]:
    """Return the lowest sum of all dice but the lone one, and the cases from there upwards."""
    boons = action.boons if settings.boon_effect == "add_1d4" else 0
    blunders = action.blunders if settings.blunder_effect == "subtract_1d4" else 0
    low = _PAIR_LOW + boons + blunders - _MIRROR * blunders
    return low, _pair_and_d4s(boons + blunders)


@cache
def _pair_and_d4s(dice: int) -> tuple[int, ...]:
    extra = d4_counts(dice)
    counts = [0] * (len(extra) + len(_PAIR) - 1)
    for place, n in enumerate(_PAIR):
        for more, m in enumerate(extra):
            counts[place + more] += n * m
    return tuple(counts)


class _Law(NamedTuple):
    """Counts of cases on the way to probabilities.

    Attributes:
        total: all cases.
        margin: margin to cases.
        each_lone: cases of each face of the lone die.
        hits: cases of success, by the face of the lone die, from 1.
        degrees: degree to cases; in play only.
    """

    total: int
    margin: dict[int, int]
    each_lone: int
    hits: tuple[int, ...]
    degrees: dict[str, int]


def _law(
    action: Roll,
    flat: int,
    number: int,
    settings: SkitterbarrenSettings,
    *,
    sure_on_6: bool = False,
) -> _Law:
    """Return the law of a roll.

    Args:
        action: the roll.
        flat: what is added to its dice.
        number: what must be reached.
        settings: the table's readings.
        sure_on_6: whether a lone 6 succeeds whatever the total is.
    """
    low, counts = _base_counts(action, settings)
    first = low + flat + 1 - number  # the margin of the lowest sum with a lone 1
    each = sum(counts)
    least = 0 if settings.meet_is_success else 1
    margin = {
        first + place: sum(counts[max(0, place - 5) : place + 1])
        for place in range(len(counts) + 5)
    }
    hits = tuple(
        each if sure_on_6 and shift == 5 else sum(counts[max(0, least - first - shift) :])  # noqa: PLR2004
        for shift in range(6)
    )
    degrees: dict[str, int] = {}
    if action.acting is not None:
        for place, n in enumerate(counts):
            for shift in range(6):
                reached = first + place + shift
                passed = reached >= least or (sure_on_6 and shift == 5)  # noqa: PLR2004
                slug = degree_slug(reached, passed, settings)
                degrees[slug] = degrees.get(slug, 0) + n
    return _Law(6 * each, margin, each, hits, degrees)


def _fields(law: _Law, *, brings: bool) -> dict[str, JsonValue]:
    hits = sum(law.hits)
    total = law.total

    def on_lone(face: int) -> Fraction:
        return Fraction(law.hits[face - 1] if brings else 0, total)

    one_face = Fraction(law.each_lone if brings else 0, total)
    return {
        "success": Fraction(hits, total),
        "failure": Fraction(total - hits, total),
        "margin": {str(m): Fraction(n, total) for m, n in law.margin.items()},
        "encouraging": one_face,
        "discouraging": one_face,
        "success_encouraging": on_lone(ENCOURAGING_FACE),
        "success_discouraging": on_lone(DISCOURAGING_FACE),
    }


def _with_degrees(fields: dict[str, JsonValue], law: _Law) -> dict[str, JsonValue]:
    """Return the odds; in play also those of the degrees that the table will see."""
    if law.degrees:
        fields["degrees"] = {slug: Fraction(n, law.total) for slug, n in law.degrees.items()}
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
    law = _law(action, checks.flat_modifier(action, settings), action.dr, settings)
    brings = brings_outcome(action.roller, checks.roll_type_of(action), settings)
    return _with_degrees(_fields(law, brings=brings), law)


def attack_odds(action: Attack, settings: SkitterbarrenSettings) -> dict[str, JsonValue]:
    """Return the odds of an attack; damage is that of a hit, empty when nothing can hit.

    High lone dice hit more often, so the damage of a hit is not that of a free die.

    Raises:
        CallError: ``bad_dice``.

    Rule: K-02, K-03, K-46.
    """
    check_resource_dice(action, settings)
    law = _law(
        action,
        attacks.flat_modifier(action, settings),
        attacks.target_number(action, settings),
        settings,
        sure_on_6=settings.auto_hit_on_lone_6,
    )
    fields = _fields(law, brings=brings_outcome(action.roller, "attack", settings))
    hits = sum(law.hits)
    damage: dict[int, int] = {}
    for lone, n in enumerate(law.hits, start=1):
        if n:
            harm = attacks.damage_of_hit(action, lone, settings)
            damage[harm] = damage.get(harm, 0) + n
    fields["damage"] = {str(harm): Fraction(n, hits) for harm, n in sorted(damage.items())}
    return _with_degrees(fields, law)


def rest_odds(state: SkitterbarrenState, action: LongRest) -> dict[str, JsonValue]:
    """Return the odds that a Long Rest is effective.

    Rule: K-72, RK-47, RK-48.
    """
    plan = plan_rest(action, state.settings)
    if not plan.is_rolled:
        success = Fraction(int(plan.effective))
    else:
        cases = sum(_law(_PLAIN, 0, REST_DR, state.settings).hits)
        success = Fraction(cases, TRIPLES)
    return {"success": success, "failure": 1 - success}
