"""Measures the prose check: false alarms on honest narrations, lies that it misses.

    python benchmarks/narration_prose.py [--half tuned|held] [--show]

``data/prose_honest.jsonl`` and ``data/prose_lies.jsonl`` were written for this, in many voices. Rows
with an even number were looked at while the check was tuned; those with an odd one were held out.
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

from companion.narration.brief import Attempt, Brief, Person, Setting, Stakes
from companion.narration.prose_check import Fault, check_prose
from engine.api import Effect

DATA = Path(__file__).parent / "data"


def rows(name: str, half: str = "") -> list[dict[str, Any]]:
    with (DATA / f"{name}.jsonl").open(encoding="utf-8") as lines:
        found = [json.loads(line) for line in lines]
    if not half:
        return found
    return [r for r in found if int(r["id"][1:]) % 2 == (half == "held")]


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--half", choices=("tuned", "held"), default="")
    parser.add_argument("--show", action="store_true", help="print what went wrong")
    args = parser.parse_args()
    honest, lies = rows("prose_honest", args.half), rows("prose_lies", args.half)
    alarms = [(r, f) for r in honest if (f := faults_of(r))]
    found = [(r, faults_of(r)) for r in lies]
    missed = [r for r, f in found if not f]
    named = sum(any(x.kind == r["fault"] for x in f) for r, f in found)
    print(f"false alarms: {len(alarms)} of {len(honest)} ({len(alarms) / len(honest):.1%})")
    print(f"lies caught:  {len(lies) - len(missed)} of {len(lies)} "
          f"({1 - len(missed) / len(lies):.1%}); by their own name: {named}")
    print("missed by kind:", dict(Counter(r["fault"] for r in missed)))
    if args.show:
        for row, faults in alarms:
            print("ALARM", row["id"], faults, row["sentences"])
        for row in missed:
            print("MISSED", row["id"], row["fault"], row["sentences"])


if __name__ == "__main__":
    main()
