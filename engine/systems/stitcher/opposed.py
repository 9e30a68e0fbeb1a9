"""Opposing Rolls: two pools, and what decides when they are equal."""

from collections.abc import Callable
from typing import Final, Literal

from engine.core.model import Outcome
from engine.dice.source import RecordedDice
from engine.systems.stitcher.actions import Opposed
from engine.systems.stitcher.counting import Tally, degree_of, throw, throw_tiebreak
from engine.systems.stitcher.pools import Assembled, assemble, fed_by
from engine.systems.stitcher.settings import StitcherSettings
from engine.systems.stitcher.state import StitcherState
from engine.systems.stitcher.turns import turn_of

Way = Literal["successes", "fewest_dice", "extra_dice"]

FOR_THE_LOSER: Final = {
    "overwhelming_success": "disaster",
    "regular_success": "regular_failure",
    "mixed_success": "mixed_failure",
    "mixed_failure": "mixed_failure",
    "regular_failure": "regular_failure",
    "disaster": "mixed_failure",
}
"""What the other side's degree means for the one who acted and lost: their gain is one's setback.
The book gives the loser no degree (RS-17); this is for telling the result, not for the JSON call.
The last three occur with ``tie_winner_counts_as_success`` false, where nobody succeeds."""


def pools_of(action: Opposed, settings: StitcherSettings) -> tuple[Assembled, Assembled]:
    """Return both pools; each side's negative Traits feed the other's.

    Rule: S-59, S-60, S-69, RS-39.
    """
    a, b = action.a, action.b
    return (
        assemble(a.participants, (*a.elements, *fed_by(b, settings)), settings),
        assemble(b.participants, (*b.elements, *fed_by(a, settings)), settings),
    )


def dice_compared(pool: Assembled, exploded: int, settings: StitcherSettings) -> int:
    """Return the number that the rule of the fewest dice compares.

    Rule: S-63, RS-12.
    """
    if settings.fewest_dice_counts == "assembled_pool":
        return pool.pool_size
    if settings.fewest_dice_counts == "all_dice_thrown":
        return pool.dice_rolled + exploded
    return pool.dice_rolled


def resolve_opposed(state: StitcherState, action: Opposed, dice: RecordedDice) -> Outcome:
    """Roll both sides against each other until one has won.

    The fields name the winner's degree. The outcome's own ``degree`` and ``passed`` are those of
    side a, the one who acts: a win of side b is turned round for it (``FOR_THE_LOSER``).

    Rule: S-58 to S-66.
    """
    settings = state.settings
    pools = pools_of(action, settings)
    tallies = (
        throw(dice, pools[0].dice_rolled, settings, lane="a"),
        throw(dice, pools[1].dice_rolled, settings, lane="b"),
    )
    added = [p.automatic_successes if settings.automatic_successes_count else 0 for p in pools]

    def lead() -> int:
        return tallies[0].successes + added[0] - tallies[1].successes - added[1]

    def fewer() -> int:
        compared = [
            dice_compared(pool, tally.exploded, settings)
            for pool, tally in zip(pools, tallies, strict=True)
        ]
        return compared[1] - compared[0]

    way, rounds, ahead = _decide(lead, fewer, dice, tallies, settings)
    winner = 0 if ahead > 0 else 1
    passed = way != "fewest_dice" or settings.tie_winner_counts_as_success
    raw = settings.critical_counting == "raw"
    degree = degree_of(passed, tallies[winner].sixes, tallies[winner].ones, raw=raw)
    fields = {
        name: {**pool.fields(), **tally.fields(automatic), "net_criticals": tally.net}
        for name, pool, tally, automatic in zip("ab", pools, tallies, added, strict=True)
    }
    result = {
        **fields,
        "winner": "ab"[winner],
        "decided_by": way,
        "extra_rounds": rounds,
        "passed": passed,
        "degree": degree,
    }
    if settings.loser_degree == "mirrored":
        loser = tallies[1 - winner]
        result["loser_degree"] = degree_of(False, loser.sixes, loser.ones, raw=raw)  # noqa: FBT003
    if winner == 1:
        degree, passed = FOR_THE_LOSER[degree], False
    events = () if action.acting is None else turn_of(state, action)
    return Outcome(fields=result, degree=degree, passed=passed, events=events)


def _decide(
    lead: Callable[[], int],
    fewer: Callable[[], int],
    dice: RecordedDice,
    tallies: tuple[Tally, Tally],
    settings: StitcherSettings,
) -> tuple[Way, int, int]:
    """Return what decided, after how many extra rounds, and for whom (above 0: side a).

    Rule: S-62, S-63, S-64, RS-12 to RS-16.
    """
    if lead():
        return "successes", 0, lead()
    if fewer():
        return "fewest_dice", 0, fewer()
    rounds = 0
    while True:
        rounds += 1
        throw_tiebreak(dice, tallies[0], settings, lane="a")
        throw_tiebreak(dice, tallies[1], settings, lane="b")
        if lead():
            return "extra_dice", rounds, lead()
        if settings.retest_fewest_dice and fewer():
            return "fewest_dice", rounds, fewer()
