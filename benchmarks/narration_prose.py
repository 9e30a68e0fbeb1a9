"""Measures the prose check: false alarms on honest narrations, lies that it misses.

    python -m benchmarks.narration_prose [--half tuned|held|fresh|last] [--show] [--fit]

``data/prose_honest.jsonl`` and ``data/prose_lies.jsonl`` were written for this, in many voices.
Rows with an even number below 100 were looked at while the check was tuned; those with an odd one
were held out; those from 101 on, and from 201 on, were written afterwards, to see how the check
does on prose that it has not met, and looked at then.
"""

import argparse
import json
import math
import statistics
from collections import Counter
from pathlib import Path
from typing import Any

from companion.narration.brief import Attempt, Brief, Person, Setting, Stakes
from companion.narration.prose.facts import Facts
from companion.narration.prose.outcome import features
from companion.narration.prose_check import Fault, check_prose
from engine.api import Effect
from tests.companion.narration.players import Player

DATA = Path(__file__).parent / "data"
OWN = 20


def rows(name: str, half: str = "") -> list[dict[str, Any]]:
    with (DATA / f"{name}.jsonl").open(encoding="utf-8") as lines:
        found = [json.loads(line) for line in lines]
    if half in ("fresh", "last"):
        return [r for r in found if r.get(half)]
    if half:
        found = [r for r in found if not r.get("fresh") and not r.get("last")]
        return [r for r in found if int(r["id"][1:]) % 2 == (half == "held")]
    return found


def brief_of(row: dict[str, Any]) -> tuple[Brief, tuple[Effect, ...]]:
    data = row["brief"]
    people = [Person(name=n, weight=w, wants=x) for n, w, x in data.get("people", [])]
    opponent = None
    if "opponent" in data:
        name, weight, wants = data["opponent"]
        opponent = Person(name=name, weight=weight, wants=wants)
        people.append(opponent)
    stakes = data["stakes"]
    brief = Brief(
        system=data["system"],
        attempt=Attempt(
            actor="Farek",
            text=data["text"],
            manner=data["manner"],
            kind=data.get("kind", "challenge"),
            goal=data["goal"],
            target=data["target"],
            stitched=tuple(data["stitched"]),
            opponent=opponent,
        ),
        setting=Setting(
            place=data["place"],
            people=tuple(people),
            items=tuple(data["items"]),
            genre=data.get("genre", "fantasy"),
        ),
        stakes=Stakes(success=stakes[0], failure=stakes[1]),
        degree=data["degree"],
        passed=data["passed"],
        direction=data["direction"],
        margin=data.get("margin"),
        damage=data.get("damage", 0),
        notes=tuple(data.get("notes", ())),
    )
    return brief, tuple(Effect(**e) for e in data.get("effects", []))


def faults_of(row: dict[str, Any]) -> tuple[Fault, ...]:
    brief, effects = brief_of(row)
    data = row["brief"]
    return check_prose(
        row["sentences"],
        brief,
        effects,
        lines=data.get("lines", ()),
        secrets=data.get("secrets", ()),
    )


def fit(steps: int = 4000, ridge: float = 1.0) -> str:
    """Fit the weights of the outcome's features by logistic regression.

    The rows, and some of the storyteller's own telling, which is less plain than most.
    """
    examples: list[tuple[tuple[float, ...], bool]] = []
    for name in ("prose_honest", "prose_lies"):
        for row in rows(name):
            brief, effects = brief_of(row)
            told = brief.passed is not (row.get("fault") == "outcome")
            examples.append((features(row["sentences"], Facts(brief, effects, ())), told))
    for system in ("stitcher", "skitterbarren", "altars"):
        for brief, effects, sentences in Player(system, seed=5).play(OWN):
            values = features(sentences, Facts(brief, effects, ()))
            examples.append((values, bool(brief.passed)))
    size = len(examples[0][0])
    spread = [max(1e-9, statistics.pstdev(x[i] for x, _ in examples)) for i in range(size)]
    scaled = [([v / s for v, s in zip(x, spread, strict=True)], y) for x, y in examples]
    weights = [0.0] * size
    for _ in range(steps):
        slope = [ridge * w for w in weights]
        for x, y in scaled:
            total = sum(w * v for w, v in zip(weights, x, strict=True))
            miss = 1 / (1 + math.exp(-total)) - y
            slope = [s + miss * v for s, v in zip(slope, x, strict=True)]
        weights = [w - 0.01 * s for w, s in zip(weights, slope, strict=True)]
    return " ".join(f"{w / s:.3f}" for w, s in zip(weights, spread, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--half", choices=("tuned", "held", "fresh", "last"), default="")
    parser.add_argument("--show", action="store_true", help="print what went wrong")
    parser.add_argument("--fit", action="store_true", help="print weights fitted on every row")
    args = parser.parse_args()
    if args.fit:
        print(fit())
        return
    honest, lies = rows("prose_honest", args.half), rows("prose_lies", args.half)
    alarms = [(r, f) for r in honest if (f := faults_of(r))]
    found = [(r, faults_of(r)) for r in lies]
    missed = [r for r, f in found if not f]
    named = sum(any(x.kind == r["fault"] for x in f) for r, f in found)
    print(f"false alarms: {len(alarms)} of {len(honest)} ({len(alarms) / len(honest):.1%})")
    print(
        f"lies caught:  {len(lies) - len(missed)} of {len(lies)} "
        f"({1 - len(missed) / len(lies):.1%}); by their own name: {named}"
    )
    print("missed by kind:", dict(Counter(r["fault"] for r in missed)))
    if args.show:
        for row, faults in alarms:
            print("ALARM", row["id"], faults, row["sentences"])
        for row in missed:
            print("MISSED", row["id"], row["fault"], row["sentences"])


if __name__ == "__main__":
    main()
