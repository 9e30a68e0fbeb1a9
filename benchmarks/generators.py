"""Making people and monsters: time a make, ten thousand of each legal and distinct, loading."""

import json
import statistics
import sys
import time

from benchmarks.measure import per_call, process_seconds, report
from companion.generators.legality import faults_of
from companion.generators.making import KINDS, SYSTEMS, Wish, make, make_many

MANY = 10_000
BUDGET_MS = 5
LOAD_BUDGET_MS = 100
LOAD = """
import time
from engine.api import get_system
t = time.perf_counter()
from companion.generators import tables as t_, making
for read in (t_.all_callings, t_.all_tempers, t_.all_vices, t_.all_domains, t_.all_practices):
    read()
print(time.perf_counter() - t)
"""


def main() -> None:
    """Print time a make for each kind and game, the load time, and what ten thousand come to."""
    _load()
    concept = "a bitter customs officer who takes bribes"
    for system in SYSTEMS:
        for kind in KINDS:
            _time(system, kind, "")
        _time(system, "npc", concept)
    for system in SYSTEMS:
        for kind in KINDS:
            _many(system, kind)


def _load() -> None:
    import subprocess

    command = [sys.executable, "-c", LOAD]
    process_seconds(command)
    runs = [
        float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        for _ in range(5)
    ]
    took = statistics.median(runs) * 1000
    report(
        "word lists loaded, engine apart",
        f"{took:.0f} ms",
        f"{LOAD_BUDGET_MS} ms",
        holds=took < LOAD_BUDGET_MS,
    )


def _time(system: str, kind: str, concept: str) -> None:
    wish = Wish(kind=kind, system=system, concept=concept)
    numbers = iter(range(10**9))
    make(wish, -1)  # the first make of a game also builds that engine's types
    took = per_call(lambda: make(wish, next(numbers))) * 1000
    what = f"make {kind}, {system}{', with a concept' if concept else ''}"
    report(what, f"{took:.2f} ms", f"{BUDGET_MS} ms", holds=took < BUDGET_MS)


def _many(system: str, kind: str) -> None:
    begin = time.perf_counter()
    made = make_many(Wish(kind=kind, system=system), 0, MANY)
    took = time.perf_counter() - begin
    wrong = sum(bool(faults_of(record)) for record in made)
    names = len({record["name"] for record in made})
    distinct = len({json.dumps({**record, "seed": 0}) for record in made})
    report(
        f"{MANY} x {kind}, {system}: faults, distinct, names",
        f"{wrong}, {distinct}, {names} in {took:.1f} s",
        f"0 faults, {MANY} distinct",
        holds=not wrong and distinct == MANY,
    )


if __name__ == "__main__":
    main()
