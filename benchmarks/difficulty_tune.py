"""Measures and keeps what `companion.difficulty` learnt from its examples.

    python benchmarks/difficulty_tune.py            print figures
    python benchmarks/difficulty_tune.py --search   try other numbers, one at a time
    python benchmarks/difficulty_tune.py --keep     write the fit to data/fit.npz (after a change)

The examples whose grades were set one by one are judged leave-one-out (the closed form of kernel
ridge regression): the share for which the most likely difficulty is one that a table would call
right. The development items beside this file are of three splits; only those marked "tune" are
looked at while the numbers are set.
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from companion.difficulty import fit, suggest
from companion.difficulty.examples import CAREFUL, examples
from companion.difficulty.grades import LADDERS, fits, grade_of
from companion.difficulty.scales import DICE, SYSTEMS
from companion.difficulty.tuning import Tuning, tuning

HERE = Path(__file__).parent
KEPT = HERE.parent / "companion" / "difficulty" / "data" / fit.FILE
SPLITS = ("tune", "held_out", "final")
OPEN_END = 30
TRIED = {
    "sharpness": (1.0, 4.0),
    "action_stems": (0.25, 1.0),
    "context_stems": (0.25, 1.0),
    "cues_shown": (0.02, 0.1),
    "traits": (0.5, 2.0),
    "bell": (0.5, 2.0),
    "width": (1.0, 2.0),
    "noise": (0.3, 1.0),
    "stretch": (1.0, 1.4),
    "pull": (0.05, 0.3),
}
"""Values that `--search` tries beside those that hold."""


@dataclass(frozen=True)
class Figures:
    """Share in band, mean distance in steps, lean (above 0: too hard), and their number."""

    in_band: float
    distance: float
    lean: float
    count: int


def items(system: str, split: str | None = None) -> list[dict[str, Any]]:
    """Read our development items of a system, all or one split."""
    path = HERE / "data" / f"difficulty_{system}.jsonl"
    found = [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]
    return [item for item in found if split is None or item["split"] == split]


def place(system: str, value: int | str) -> float:
    """Give a value as a place on its ladder."""
    if system == "altars":
        return float(DICE.index(str(value)))
    return float(min(int(value), 6) if system == "stitcher" else value)


def miss(item: dict[str, Any], value: int | str) -> float:
    """Give the steps from the nearest acceptable value, below 0 when too easy.

    Points of a DR count a third of a step.
    """
    system = item["system"]
    wanted = [place(system, v) for v in item["acceptable"]]
    low, high = min(wanted), max(wanted)
    if system == "skitterbarren" and high >= OPEN_END:
        high = float("inf")
    got = place(system, value)
    off = min(got - low, 0.0) + max(got - high, 0.0)
    return off / 3 if system == "skitterbarren" else off


def answered(item: dict[str, Any]) -> int | str:
    """Ask for the difficulty of an item."""
    return suggest(
        system=item["system"],
        action=item["action"],
        context=item["context"],
        hindrances=[(name, weight) for name, weight in item["hindrances"]],
        purchase=item.get("purchase"),
    ).difficulty


def judged(found: list[dict[str, Any]]) -> Figures:
    """Ask for each item and measure the answers."""
    return figures([miss(item, answered(item)) for item in found])


def figures(offs: list[float]) -> Figures:
    """Sum up the distances of some answers."""
    return Figures(
        in_band=sum(off == 0 for off in offs) / len(offs),
        distance=sum(abs(off) for off in offs) / len(offs),
        lean=sum(offs) / len(offs),
        count=len(offs),
    )


def left_out(numbers: Tuning) -> dict[str, Figures]:
    """Judge each careful example by all others; give figures for each kind of ladder."""
    found = examples()
    wanted = fit.targets([example.grade for example in found])
    kernel = fit.parts_of(found, numbers).kernel(numbers) + np.diag(fit.noise_of(found, numbers))
    inverse = np.linalg.inv(kernel.astype(np.float64))
    pulls = inverse @ (wanted - wanted.mean(0))
    guessed = wanted - pulls / np.diag(inverse)[:, None]
    grades = numbers.middle + numbers.stretch * (guessed[:, -1] - numbers.middle)
    out = {}
    for system in ("stitcher", "skitterbarren"):
        ladder = np.array([grade_of(system=system, value=value) for value in LADDERS[system]])
        away = np.abs(ladder[None, :] - grades[:, None])
        best = (guessed[:, fit.columns()[system]] - numbers.pull * away).argmax(1)
        out[system] = figures(
            [
                off(system, example.grade, int(at))
                for example, at in zip(found, best, strict=True)
                if example.table == CAREFUL
            ]
        )
    return out


def off(system: str, grade: float, at: int) -> float:
    """Give the steps from the nearest difficulty that is right at a grade, too easy below 0."""
    ladder = [grade_of(system=system, value=value) for value in LADDERS[system]]
    right = [
        ladder[place] for place, is_right in enumerate(fits(system=system, grade=grade)) if is_right
    ]
    return min(ladder[at] - min(right), 0.0) + max(ladder[at] - max(right), 0.0)


def told(name: str, got: Figures) -> str:
    """Write figures as a line."""
    return (
        f"{name:28} n {got.count:4}  in band {got.in_band:6.1%}  "
        f"distance {got.distance:.2f}  lean {got.lean:+.2f}"
    )


def search() -> None:
    """Try other numbers, one at a time, and print what leaving out says."""
    changes: list[dict[str, float]] = [{}]
    changes += [{name: value} for name, values in TRIED.items() for value in values]
    for change in changes:
        for system, got in left_out(tuning().model_copy(update=change)).items():
            print(told(f"{change or 'as it is'} {system}", got))


def keep() -> None:
    """Write the fit down, so that a cold start need not make it."""
    KEPT.write_bytes(fit.packed(fit.fitted()))
    print(f"wrote {KEPT.name}: {len(examples())} examples, {KEPT.stat().st_size} bytes")


def main() -> None:
    """Run what the options ask for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", action="store_true", help=f"write data/{fit.FILE} anew")
    parser.add_argument("--search", action="store_true", help="try other numbers")
    arguments = parser.parse_args()
    if arguments.keep:
        keep()
    elif arguments.search:
        search()
    else:
        for system, got in left_out(tuning()).items():
            print(told(f"left out, {system}", got))
        for system in SYSTEMS:
            for split in SPLITS:
                if found := items(system, split):
                    print(told(f"{system} {split}", judged(found)))


if __name__ == "__main__":
    main()
