"""Exact odds of Stitcher beside icepool: ``python benchmarks/stitcher_odds.py``.

Both answer the same question, the six degrees of a pool against a DS, in one process. icepool
follows explosions 16 deep; the engine has a closed form. Ratios are of the times for one call.
"""

import time
from collections.abc import Callable
from typing import Any

import icepool

from engine.api import get_system, parse_model
from engine.systems.stitcher.actions import Challenge, Opposed
from engine.systems.stitcher.odds import degree_law

SYSTEM = get_system("stitcher")
STATE = SYSTEM.new_state()
POOL = 5
DS = 3


def seconds(work: Callable[[], Any], times: int) -> float:
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, (time.perf_counter() - start) / times)
    return best


def degree(successes: int, net: int) -> str:
    side = "mixed" if net else "regular"
    if successes > DS:
        return "overwhelming_success" if net > 0 else f"{side}_success"
    return "disaster" if net < 0 else f"{side}_failure"


def by_icepool() -> Any:  # noqa: ANN401 - icepool is not typed for us
    vector, again = icepool.Vector, icepool.Again
    die = icepool.Die(
        {vector((0, -1)): 1, vector((0, 0)): 2, vector((1, 0)): 2, again + vector((1, 1)): 1},
        again_depth=16,
    )
    return (POOL @ die).map(degree)


def main() -> None:
    element = {"name": "Warrior", "weight": POOL - 1}
    challenge = parse_model(Challenge, {"elements": [element], "ds": DS})
    sides = {"a": {"elements": [element]}, "b": {"elements": [element]}}
    opposed = parse_model(Opposed, sides)
    exact = SYSTEM.odds(STATE, challenge)
    law = by_icepool()
    worst = max(abs(float(p) - float(law.probability(slug))) for slug, p in exact.items())
    start = time.perf_counter()
    SYSTEM.odds(STATE, opposed)
    cold_opposed = time.perf_counter() - start

    def cold() -> None:
        degree_law.cache_clear()
        SYSTEM.odds(STATE, challenge)

    peer = seconds(by_icepool, 2)
    fresh = seconds(cold, 20)
    warm = seconds(lambda: SYSTEM.odds(STATE, challenge), 2_000)
    print(f"largest difference from icepool     {worst:.1e}")
    print(f"icepool, one call                   {peer * 1e3:9.3f} ms")
    print(f"engine, first call of a pool        {fresh * 1e3:9.3f} ms   1 : {peer / fresh:,.0f}")
    print(f"engine, any later call              {warm * 1e3:9.3f} ms   1 : {peer / warm:,.0f}")
    warm_opposed = seconds(lambda: SYSTEM.odds(STATE, opposed), 500)
    print(f"opposed, first call of all          {cold_opposed * 1e3:9.3f} ms")
    print(f"opposed, any later call             {warm_opposed * 1e3:9.3f} ms")


if __name__ == "__main__":
    main()
