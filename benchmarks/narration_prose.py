"""Measures the prose check: false alarms, lines added for nothing, lies that it misses.

    python -m benchmarks.narration_prose [--half tuned|held|fresh|last] [--show] [--fit]
    python -m benchmarks.narration_prose --rows FILE [--show]

``data/prose_honest.jsonl`` and ``data/prose_lies.jsonl`` were written for this, in many voices.
Rows with an even number below 100 were looked at while the check was tuned; those with an odd one
were held out; those from 101 on, and from 201 on, were written afterwards, to see how the check
does on prose that it has not met, and looked at then. ``data/prose_oblique.jsonl`` came later:
literary prose of sixty scenes that says most things sideways, honest and lying.
``data/prose_outcomes.jsonl`` holds short tellings of one outcome, for ``--fit``.

What is counted: honest prose that is withheld (an alarm) or completed (a line added that it told
already), and lies that are withheld, completed with what they leave out, or shown.
"""

import argparse
import json
import math
import statistics
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.narration.brief import Attempt, Brief, Person, Setting, Stakes
from companion.narration.prose.facts import Facts
from companion.narration.prose.outcome import features
from companion.narration.prose_check import Fault, Gap, check_prose, find_gaps
from companion.narration.sentences import split_sentences
from engine.api import Effect
from tests.companion.narration.players import Player

DATA = Path(__file__).parent / "data"
OBLIQUE = DATA / "prose_oblique.jsonl"
OWN = 20
OUTCOMES_LIED = ("outcome", "success_as_failure", "failure_as_success")


def _read(path: Path) -> list[dict[str, Any]]:
    with path.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def rows(name: str, half: str = "") -> list[dict[str, Any]]:
    found = _read(DATA / f"{name}.jsonl")
    if half in ("fresh", "last"):
        return [r for r in found if r.get(half)]
    if half:
        found = [r for r in found if not r.get("fresh") and not r.get("last")]
        return [r for r in found if int(r["id"][1:]) % 2 == (half == "held")]
    return found


def brief_of(row: dict[str, Any]) -> tuple[Brief, tuple[Effect, ...]]:
    data = row["brief"]
    if "attempt" in data:
        effects = row.get("check_effects") or row["effects"]
        return Brief.model_validate_json(json.dumps(data)), tuple(Effect(**e) for e in effects)
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


def sentences_of(row: dict[str, Any]) -> list[str]:
    return row["sentences"] if "sentences" in row else split_sentences(row["narration"])


def lie_of(row: dict[str, Any]) -> str:
    """Return the kind of lie of a row; "" for an honest one."""
    return str(row.get("fault") or row.get("lie_kind") or "")


def faults_of(row: dict[str, Any]) -> tuple[Fault, ...]:
    brief, effects = brief_of(row)
    data = row if "known" in row else row["brief"]
    return check_prose(
        sentences_of(row),
        brief,
        effects,
        known=data.get("known", ()),
        lines=data.get("lines", ()),
        secrets=data.get("secrets", ()),
    )


def gaps_of(row: dict[str, Any]) -> tuple[Gap, ...]:
    brief, effects = brief_of(row)
    return find_gaps(sentences_of(row), brief, effects, known=row.get("known", ()))


def _tellings() -> Iterator[tuple[tuple[float, ...], bool]]:
    for row in _read(DATA / "prose_outcomes.jsonl"):
        stakes = Stakes(success=row["success"], failure=row["failure"])
        attempt = Attempt(actor="Nobody", text="", manner=row["manner"])
        for told, done in (("done", True), ("undone", False)):
            brief = Brief(system="stitcher", attempt=attempt, stakes=stakes, passed=done)
            for text in row[told]:
                yield features(split_sentences(text), Facts(brief, (), ())), done


def _examples() -> list[tuple[tuple[float, ...], bool]]:
    """Return features of every labelled narration, and of some of the storyteller's own."""
    found = list(_tellings())
    for row in (*rows("prose_honest"), *rows("prose_lies"), *rows("prose_oblique")):
        brief, effects = brief_of(row)
        told = brief.passed is not (lie_of(row) in OUTCOMES_LIED)
        facts = Facts(brief, effects, row.get("known", ()))
        found.append((features(sentences_of(row), facts), told))
    for system in ("stitcher", "skitterbarren", "altars"):
        for brief, effects, sentences in Player(system, seed=5).play(OWN):
            values = features(sentences, Facts(brief, effects, ()))
            found.append((values, bool(brief.passed)))
    return found


def fit(steps: int = 3000, ridge: float = 1.0) -> str:
    """Fit the weights of the outcome's features by logistic regression, the constant first."""
    examples = _examples()
    size = len(examples[0][0])
    spread = [max(1e-9, statistics.pstdev(x[i] for x, _ in examples)) for i in range(size)]
    scaled = [([1.0, *(v / s for v, s in zip(x, spread, strict=True))], y) for x, y in examples]
    weights = [0.0] * (size + 1)
    for _ in range(steps):
        slope = [ridge * w for w in weights]
        for x, y in scaled:
            total = sum(w * v for w, v in zip(weights, x, strict=True))
            miss = 1 / (1 + math.exp(-total)) - y
            slope = [s + miss * v for s, v in zip(slope, x, strict=True)]
        weights = [w - 0.002 * s for w, s in zip(weights, slope, strict=True)]
    return " ".join(f"{w / s:.3f}" for w, s in zip(weights, [1.0, *spread], strict=True))


def report(found: list[dict[str, Any]], *, show: bool) -> None:
    """Print what the check does on honest and lying rows, by kind of lie."""
    seen, withheld, completed, added = Counter[str](), Counter[str](), Counter[str](), 0
    for row in found:
        kind = lie_of(row) or "honest"
        faults, gaps = faults_of(row), gaps_of(row)
        seen[kind] += 1
        withheld[kind] += bool(faults)
        completed[kind] += bool(gaps) and not faults
        added += len(gaps) if kind == "honest" else 0
        if show and (bool(faults) if kind == "honest" else not faults):
            print(row["id"], kind, faults, [g.tell for g in gaps], " ".join(sentences_of(row)))
    honest = seen["honest"]
    print(f"honest: {withheld['honest']} of {honest} withheld, "
          f"{completed['honest']} of {honest} completed, with {added} lines")  # fmt: skip
    lies = [k for k in seen if k != "honest"]
    total = sum(seen[k] for k in lies)
    print(f"lies:   {sum(withheld[k] for k in lies)} of {total} withheld, "
          f"{sum(completed[k] for k in lies)} completed, "
          f"{total - sum(withheld[k] + completed[k] for k in lies)} shown as they are")  # fmt: skip
    for kind in sorted(lies):
        print(f"  {kind:20} {withheld[kind]:3} withheld {completed[kind]:3} completed "
              f"of {seen[kind]}")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--half", choices=("tuned", "held", "fresh", "last"), default="")
    parser.add_argument("--rows", type=Path, default=None, help="a file in the oblique form")
    parser.add_argument("--show", action="store_true", help="print what went wrong")
    parser.add_argument("--fit", action="store_true", help="print weights fitted on every row")
    args = parser.parse_args()
    if args.fit:
        print(fit())
    elif args.rows:
        report(_read(args.rows), show=args.show)
    else:
        for names in (("prose_honest", "prose_lies"), ("prose_oblique",)):
            report([r for name in names for r in rows(name, args.half)], show=args.show)
            if args.half:
                break


if __name__ == "__main__":
    main()
