"""How fast and how well the built-in reader reads: ``python benchmarks/reader.py``.

Times are medians on this machine; quality is measured on our own items in ``benchmarks/data``,
which the word tables and the learned weights (``reader_train.py``) were made on, so it is an upper
bound; nothing was fitted to the sets of ``HELD``. The plain acts and the attempts that look like
them (``intents_plain.jsonl``) are scored on the fifth that is kept out of the training.
"""

import json
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
SYSTEMS = ("stitcher", "skitterbarren", "altars")


def items_of(slug: str) -> list[dict[str, Any]]:
    path = DATA / f"intents_{slug}.jsonl"
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def plain_held() -> str:
    """How the plain acts and the attempts are read that no model was trained on."""
    from benchmarks.reader_train import is_held, rows_of
    from companion.reader import read

    right: dict[bool, list[bool]] = {False: [], True: []}
    for row in filter(is_held, rows_of(DATA / "intents_plain.jsonl")):
        intent = read(**{k: row[k] for k in ("system", "sheet", "scene", "text")})
        rolls = row["expect"]["needs_roll"]
        right[rolls].append(intent.needs_roll == rolls)
    plain, attempts = (f"{sum(found)} of {len(found)}" for found in right.values())
    return f"kept out of the training: plain acts not rolled {plain}, attempts rolled {attempts}"


HELD = ("unseen", "typed_held", "more_held")
PLAYED = "played_held"
"""Lines typed in sittings, each with the sheet and the scene that the reader had."""


def held(name: str) -> str:
    """How the items of a set are read that nothing was fitted to."""
    from companion.reader import read, read_in_play

    reads = read_in_play if name == PLAYED else read
    items, roll, kind, must, found = items_of(name), 0, 0, 0, 0
    for item in items:
        intent = reads(**{k: item[k] for k in ("system", "sheet", "scene", "text")})
        expect = item["expect"]
        roll += intent.needs_roll == expect["needs_roll"]
        kind += intent.kind == expect["kind"]
        must += len(expect["must_use"])
        found += sum(name in intent.stitched for name in expect["must_use"])
    return (
        f"{name:14} {len(items):4} items  needs_roll {roll / len(items):.1%}"
        f"  kind {kind / len(items):.1%}  must_use {found / must:.1%}"
    )


def asked_back() -> str:
    """How often a line kept back would be asked about, and how often its first reading is wrong."""
    from benchmarks.reader_train import is_held, rows_of
    from companion.reader import read_in_play

    plain = filter(is_held, rows_of(DATA / "intents_plain.jsonl"))
    rows = [*items_of(PLAYED), *plain]
    asked = wrong = 0
    for row in rows:
        intent = read_in_play(**{k: row[k] for k in ("system", "sheet", "scene", "text")})
        asked += intent.instead is not None
        missed = intent.needs_roll != row["expect"]["needs_roll"]
        wrong += intent.instead is not None and missed
    return f"in doubt: {asked} of {len(rows)} lines kept back, the first reading wrong in {wrong}"


def cold_start_s() -> float:
    """Seconds for a new process to import the reader and read once, pydantic's import apart."""

    def run(code: str) -> float:
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - begin

    call = (
        "from companion.reader import read\n"
        "read(system='stitcher', sheet={'traits': ['Thief']}, scene='A wall.', text='I climb it')"
    )
    base = "from pydantic import BaseModel"
    return statistics.median(run(call) - run(base) for _ in range(7))


def main() -> None:
    from companion.reader import read

    print(f"cold start above pydantic: {cold_start_s():.3f} s (budget 0.3)")
    for slug in SYSTEMS:
        items = items_of(slug)
        times, roll, kind, must, found = [], 0, 0, 0, 0
        for _ in range(2):  # the first round warms the tables up
            times, roll, kind, must, found = [], 0, 0, 0, 0
            for item in items:
                begin = time.perf_counter()
                intent = read(
                    system=slug, sheet=item["sheet"], scene=item["scene"], text=item["text"]
                )
                times.append(time.perf_counter() - begin)
                expect = item["expect"]
                roll += intent.needs_roll == expect["needs_roll"]
                kind += intent.kind == expect["kind"]
                must += len(expect["must_use"])
                found += sum(
                    any(name.startswith(wanted) for name in intent.stitched)
                    for wanted in expect["must_use"]
                )
        times.sort()
        print(
            f"{slug:14} {len(items):4} items  needs_roll {roll / len(items):.1%}"
            f"  kind {kind / len(items):.1%}  must_use {found / must:.1%}"
            f"  p50 {1000 * statistics.median(times):.2f} ms"
            f"  p95 {1000 * times[int(0.95 * len(times))]:.2f} ms (budget 25)"
        )
    for name in (*HELD, PLAYED):
        print(held(name))
    print(plain_held())
    print(asked_back())


if __name__ == "__main__":
    main()
