"""Skitterbarren beside icepool and d20: ``python benchmarks/skitterbarren_odds.py``.

Both answer the same questions in one process: an attack with a Boon and a Blunder (hit, margin,
lone die, damage), and a plain roll of three dice with its full record. Ratios are of the times for
one call.
"""

import time
from collections.abc import Callable
from typing import Any

import d20
import icepool

from engine.api import SeededDice, get_system
from engine.systems.skitterbarren.actions import Attack, Check

SYSTEM = get_system("skitterbarren")
STATE = SYSTEM.new_state()
DEFENSE = 12
ATTACK = Attack(defense_rating=DEFENSE, attribute=2, boons=1, blunders=1)


def seconds(work: Callable[[], Any], times: int) -> float:
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, (time.perf_counter() - start) / times)
    return best


def by_icepool() -> Any:  # noqa: ANN401 - icepool is not typed for us
    rest = icepool.d6 + icepool.d6 + icepool.d4 - icepool.d4 + 2
    return icepool.map(lambda lone, other: (lone, lone + other - DEFENSE), icepool.d6, rest)


def worst_difference() -> float:
    law = by_icepool()
    odds = SYSTEM.odds(STATE, ATTACK)
    hits = {lone: 0.0 for lone in range(1, 7)}
    margins: dict[int, float] = {}
    for lone, margin in law.outcomes():
        probability = float(law.probability((lone, margin)))
        margins[margin] = margins.get(margin, 0.0) + probability
        if margin >= 0:
            hits[lone] += probability
    success = sum(hits.values())
    found = [abs(float(odds["success"]) - success)]
    found += [abs(float(odds["margin"][str(m)]) - p) for m, p in margins.items()]
    found += [abs(float(odds["damage"][str(n)]) - p / success) for n, p in hits.items() if p]
    found.append(abs(float(odds["success_encouraging"]) - hits[6]))
    return max(found)


def main() -> None:
    check = Check(dr=11)
    peer = seconds(by_icepool, 20)
    engine = seconds(lambda: SYSTEM.odds(STATE, ATTACK), 500)
    roll = seconds(lambda: SYSTEM.resolve(STATE, check, SeededDice(b"key", number=1)), 5_000)
    other = seconds(lambda: d20.roll("3d6"), 2_000)
    print(f"largest difference from icepool     {worst_difference():.1e}")
    print(f"icepool, odds of an attack          {peer * 1e3:9.3f} ms")
    print(f"engine, the same                    {engine * 1e3:9.3f} ms   1 : {peer / engine:,.1f}")
    print(f"d20, a roll of 3d6                  {other * 1e6:9.1f} us")
    print(f"engine, a check with its record     {roll * 1e6:9.1f} us   1 : {other / roll:,.1f}")


if __name__ == "__main__":
    main()
