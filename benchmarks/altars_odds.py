"""Exact odds of Altars & Archetypes beside icepool: ``python benchmarks/altars_odds.py``.

Both answer the same questions in one process: the margins of every pair of dice, and a blast whose
one roll decides that the spell works and whom it hits. Ratios are of the times for one call.
"""

import time
from collections.abc import Callable
from itertools import product
from typing import Any

import icepool

from engine.api import get_system, parse_model
from engine.systems.altars.actions import Attempt, Blast
from engine.systems.altars.scale import SINGLE_DICE

SYSTEM = get_system("altars")
STATE = SYSTEM.new_state()
PAIRS = tuple(product(SINGLE_DICE, SINGLE_DICE))
CASTER, DIFFICULTY, TARGETS = 12, 8, ("d6", "d10")


def seconds(work: Callable[[], Any], times: int) -> float:
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, (time.perf_counter() - start) / times)
    return best


def action(die: str, difficulty: str) -> Any:  # noqa: ANN401 - one of the game's actions
    actor = {"die": die, "action_points": 1, "advantages": 2}
    return parse_model(Attempt, {"actor": actor, "difficulty": [difficulty]})


ACTIONS = tuple(action(*pair) for pair in PAIRS)
BLAST = parse_model(
    Blast,
    {
        "actor": {"die": f"d{CASTER}"},
        "difficulty": [f"d{DIFFICULTY}"],
        "health": 10,
        "targets": [{"name": die, "die": die, "health": 99} for die in TARGETS],
    },
)


def margins_by_icepool() -> list[Any]:
    return [
        icepool.d(int(die[1:])) + icepool.d4 + icepool.d6 - icepool.d(int(against[1:]))
        for die, against in PAIRS
    ]


def margins_by_engine() -> list[Any]:
    return [SYSTEM.odds(STATE, one)["margin"] for one in ACTIONS]


def harm(caster: int, difficulty: int, resistance: int) -> int:
    return max(0, caster - resistance) if caster >= difficulty else 0


def blast_by_icepool() -> list[Any]:
    dice = icepool.d(CASTER), icepool.d(DIFFICULTY)
    return [icepool.map(harm, *dice, icepool.d(int(die[1:]))) for die in TARGETS]


def blast_by_engine() -> list[Any]:
    return [row["damage"] for row in SYSTEM.odds(STATE, BLAST)["targets"]]


def worst(ours: list[Any], theirs: list[Any]) -> float:
    found = 0.0
    for law, peer in zip(ours, theirs, strict=True):
        for value in peer.outcomes():
            found = max(found, abs(float(law[str(value)]) - float(peer.probability(value))))
    return found


def main() -> None:
    for name, ours, theirs in (
        ("36 pairs of dice, with extra dice", margins_by_engine, margins_by_icepool),
        ("a blast at two", blast_by_engine, blast_by_icepool),
    ):
        difference = worst(ours(), theirs())
        engine, peer = seconds(ours, 20), seconds(theirs, 20)
        print(name)
        print(f"  largest difference from icepool   {difference:.1e}")
        print(f"  icepool                           {peer * 1e3:9.3f} ms")
        print(
            f"  engine                            {engine * 1e3:9.3f} ms   1 : {peer / engine:.1f}"
        )


if __name__ == "__main__":
    main()
