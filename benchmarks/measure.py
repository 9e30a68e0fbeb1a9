"""Timing that can be trusted on a noisy machine: pairs in turn, medians, ratios."""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

BUDGET_WIDTH = 52


def per_call(work: Callable[[], object], *, least_s: float = 0.2) -> float:
    """Return seconds for one call, over enough calls to fill ``least_s``."""
    count = 1
    while True:
        begin = time.perf_counter()
        for _ in range(count):
            work()
        took = time.perf_counter() - begin
        if took >= least_s:
            return took / count
        count = max(count * 2, int(count * least_s / max(took, 1e-9)))


def in_turn(
    ours: Callable[[], object], peer: Callable[[], object], *, rounds: int = 5
) -> tuple[float, float, float]:
    """Return median seconds a call of both, and the median ratio ours / peer, pair by pair."""
    pairs = [(per_call(ours), per_call(peer)) for _ in range(rounds)]
    ratios = [a / b for a, b in pairs]
    return (
        statistics.median(a for a, _ in pairs),
        statistics.median(b for _, b in pairs),
        statistics.median(ratios),
    )


def process_seconds(command: Sequence[str], *, feed: str = "") -> float:
    """Return the wall time of one run of a command."""
    begin = time.perf_counter()
    subprocess.run(command, input=feed, capture_output=True, text=True, check=False)
    return time.perf_counter() - begin


def processes_in_turn(
    ours: Sequence[str], peer: Sequence[str], *, rounds: int = 9
) -> tuple[float, float, float]:
    """Return median seconds of both commands and the median ratio; one warm-up of each."""
    process_seconds(ours)
    process_seconds(peer)
    pairs = [(process_seconds(ours), process_seconds(peer)) for _ in range(rounds)]
    return (
        statistics.median(a for a, _ in pairs),
        statistics.median(b for _, b in pairs),
        statistics.median(a / b for a, b in pairs),
    )


def report(what: str, figure: str, budget: str, *, holds: bool) -> None:
    """Print one line: what, figure, budget, and whether it holds."""
    mark = "ok  " if holds else "OVER"
    print(f"{mark} {what:<{BUDGET_WIDTH}} {figure:<34} budget: {budget}")
    sys.stdout.flush()
