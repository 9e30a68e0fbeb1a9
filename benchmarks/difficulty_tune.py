"""Fits the numbers of `companion.difficulty` on our own examples and development items.

    python benchmarks/difficulty_tune.py            print figures
    python benchmarks/difficulty_tune.py --write    search, then write data/tuned.toml
    python benchmarks/difficulty_tune.py --keep     write the fit to data/fit.json (after a change)

The calibrated examples are judged leave-one-out (the closed form of kernel ridge regression);
of the development items only those marked "tune" are looked at while
the numbers are set, the others are reported.
"""

import argparse
import itertools
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from companion.difficulty import nearest, suggest, tuning
from companion.difficulty.cues import all_cues, is_stealth, merged, read
from companion.difficulty.scales import DICE, SYSTEMS
from companion.difficulty.tables import rows
from companion.difficulty.words import tokens_and_stops

HERE = Path(__file__).parent
KEPT = HERE.parent / "companion" / "difficulty" / "data" / "fit.json"
TUNED = HERE.parent / "companion" / "difficulty" / "data" / "tuned.toml"
SPLITS = ("tune", "held_out", "final")
OPEN_END = 30
CUE_VARIANCE = 0.02
DIRECT = ("never", "legendary", "superhuman", "divine", "trivial")


@dataclass(frozen=True)
class Figures:
    """Share in band, mean distance in steps, lean (above 0: too hard), and their number."""

    in_band: float
    distance: float
    lean: float
    count: int


def items(system: str, split: str | None = None) -> list[dict[str, Any]]:
    """Read our development items of a system, all or one half."""
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
    offs = [miss(item, answered(item)) for item in found]
    return Figures(
        in_band=sum(off == 0 for off in offs) / len(offs),
        distance=sum(abs(off) for off in offs) / len(offs),
        lean=sum(offs) / len(offs),
        count=len(offs),
    )


def cue_matrix() -> tuple[list[str], np.ndarray]:
    """Give the cue ids and, for every example, which of them it shows."""
    ids = list(all_cues())
    texts = [row[1:3] for name in SYSTEMS for row in rows(f"examples_{name}.txt")]
    texts += [(action, "") for _, *ladder in rows("ladders.txt") for action in ladder]
    texts += [row[1:3] for row in rows("circumstances.txt")]
    shown = np.zeros((len(texts), len(ids)))
    for line, (action, context) in enumerate(texts):
        words = tokens_and_stops(action)
        stealth = is_stealth(words)
        both = merged(
            read(words, stealth=stealth, in_action=True),
            read(tokens_and_stops(context), stealth=stealth),
        )
        for cue, _ in both.found:
            shown[line, ids.index(cue.id)] = 1.0
    return ids, shown


def similarities() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Give the three similarities between all examples."""
    on_action, on_whole = nearest.vectors()
    by_words = np.array([nearest.lexical(e.words) for e in nearest.examples()])
    return on_action @ on_action.T, on_whole @ on_whole.T, by_words


def left_out(kernel: np.ndarray, values: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Give the leave-one-out predictions and the pulls of a fit."""
    inverse = np.linalg.inv(kernel)
    mean = values.mean()
    pulls = inverse @ (values - mean)
    return values - pulls / np.diag(inverse), pulls


def search() -> dict[str, Any]:
    """Find the mix, sharpness and noise with the least leave-one-out error, and cue weights."""
    found = nearest.examples()
    bases = np.array([e.base for e in found])
    actions, wholes, words = similarities()
    ids, shown = cue_matrix()
    best: tuple[float, tuple[float, ...]] | None = None
    for action, lexical, sharpness, noise in itertools.product(
        (0.3, 0.4, 0.5), (0.2, 0.3, 0.4), (0.7, 1.0, 1.5, 2.0), (0.03, 0.1)
    ):
        whole = 1 - action - lexical
        kernel = np.exp(sharpness * (action * actions + whole * wholes + lexical * words - 1))
        guessed, _ = left_out(kernel + noise * np.eye(len(found)), bases)
        error = float(np.abs(guessed - bases).mean())
        if best is None or error < best[0]:
            best = (error, (action, whole, lexical, sharpness, noise))
    assert best is not None
    error, (action, whole, lexical, sharpness, noise) = best
    kernel = np.exp(sharpness * (action * actions + whole * wholes + lexical * words - 1))
    kernel += CUE_VARIANCE * shown @ shown.T + noise * np.eye(len(found))
    _, pulls = left_out(kernel, bases)
    shifts = CUE_VARIANCE * shown.T @ pulls
    print(f"leave-one-out error {error:.3f} steps with {best[1]}")
    return {
        "action": action, "whole": round(whole, 3), "lexical": lexical, "sharpness": sharpness,
        "noise": noise, "cues": cue_weights(ids, shifts),
    }  # fmt: skip


def cue_weights(ids: list[str], shifts: np.ndarray) -> dict[str, float]:
    """Move the weights of the cues by what the examples say, never past a third or over zero."""
    out = {}
    for name, shift in zip(ids, shifts, strict=True):
        before = all_cues()[name].steps
        if name in DIRECT or before == 0:
            continue
        low, high = sorted((before * 0.6, before * 1.35))
        out[name] = round(float(np.clip(before + shift, low, high)), 2)
    return out


def write(numbers: dict[str, Any]) -> None:
    """Write the fitted numbers; the ladders' spread and offset stay as they stand."""
    now = tuning.tuning()
    lines = ["# Written by benchmarks/difficulty_tune.py; see companion/difficulty/tuning.py."]
    lines += [
        f"{name} = {numbers[name]}" for name in ("action", "whole", "lexical", "sharpness", "noise")
    ]
    for table, values in (
        ("spread", now.spread),
        ("offset", now.offset),
        ("cues", numbers["cues"]),
    ):
        lines += ["", f"[{table}]", *(f"{name} = {value}" for name, value in values.items())]
    TUNED.write_text("\n".join(lines) + "\n", "utf-8")
    for cached in (tuning.tuning, all_cues, nearest.examples, nearest.vectors):
        cached.cache_clear()


def keep() -> None:
    """Write the fit down, so that a cold start need not make it."""
    pulls = [round(float(pull), 4) for pull in nearest.fitted()]
    KEPT.write_text(json.dumps({"key": nearest.fit_key(), "pulls": pulls}) + "\n", "utf-8")
    print(f"wrote {KEPT.name}: {len(pulls)} examples")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", action="store_true", help="write data/fit.json anew")
    parser.add_argument("--write", action="store_true", help="search and write tuned.toml")
    arguments = parser.parse_args()
    if arguments.keep:
        keep()
        return
    if arguments.write:
        write(search())
        print(f"wrote {TUNED.name}; run again with --keep, then without options for the figures")
        return
    bases = np.array([e.step for e in nearest.examples()])
    print(f"{len(bases)} examples, steps {bases.mean():.2f} +- {bases.std():.2f}")
    for system in SYSTEMS:
        for split in SPLITS:
            found = items(system, split)
            if found:
                got = judged(found)
                print(
                    f"{system:14} {split:11} n {got.count:3}  in band {got.in_band:6.1%}  "
                    f"distance {got.distance:.2f}  lean {got.lean:+.2f}"
                )


if __name__ == "__main__":
    main()
