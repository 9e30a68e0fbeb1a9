"""Choose the weights of the ranking and the threshold of the rules desk, on questions of our own.

Usage: python benchmarks/retrieval_tune.py [--quick]

The questions in benchmarks/data were written before the corpus was read. Half of them, chosen by
a digest of the question, tune; the other half only measure. Prints the chosen values as Python,
to be copied into companion/retrieval/search.py and companion/rules_desk/evidence.py, and what
they give on both halves.
"""

import argparse
import json
import re
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from companion.retrieval.corpus import SHIPPED_BOOKS, load_book
from companion.retrieval.embedding import WordLlamaEmbedder
from companion.retrieval.index import BookIndex
from companion.retrieval.kept import open_shipped_book
from companion.retrieval.search import DEFAULT_WEIGHTS, FEATURES, Searcher

DATA = Path(__file__).parent / "data"


@dataclass
class Case:
    """A question, how each section does, and which sections are right."""

    question: str
    system: str
    half: str
    features: np.ndarray  # (features, passages)
    right: np.ndarray  # (passages,) bool
    facts: np.ndarray  # (passages,) bool
    sections: np.ndarray  # (passages,) bool: not a gap
    book: BookIndex


def read_cases(folder: Path) -> tuple[list[Case], int]:
    embedder = WordLlamaEmbedder()
    cases: list[Case] = []
    missing = 0
    for slug in SHIPPED_BOOKS:
        book = open_shipped_book(slug, embedder, cache_folder=folder, say=lambda _text: None)
        inventory = {s.id: set(s.inventory) for s in load_book(slug).sections}
        searcher = Searcher([book], embedder)
        for line in (DATA / f"questions_{slug}.jsonl").read_text("utf-8").splitlines():
            item = json.loads(line)
            if not item["answerable"]:
                continue
            wanted = set(item["inventory"])
            right = np.array([bool(inventory.get(p.id, set()) & wanted) for p in book.passages])
            if not right.any():
                missing += 1
                continue
            found = searcher.features(searcher.prepare(item["question"]), book)
            facts = [
                all(re.search(fact, p.text, re.IGNORECASE | re.DOTALL) for fact in item["facts"])
                for p in book.passages
            ]
            cases.append(
                Case(
                    question=item["question"],
                    system=slug,
                    half=item["half"],
                    features=np.array([found[name] for name in FEATURES]),
                    right=right,
                    facts=np.array(facts),
                    sections=np.array([not p.is_gap for p in book.passages]),
                    book=book,
                )
            )
    return cases, missing


def measure(cases: Sequence[Case], weights: Mapping[str, float]) -> dict[str, float]:
    vector = np.array([weights[name] for name in FEATURES])
    sums = dict.fromkeys(("r1", "r5", "mrr", "facts1", "facts5"), 0.0)
    for case in cases:
        scores = np.where(case.sections, vector @ case.features, -1)
        order = np.argsort(-scores, kind="stable")
        rank = int(np.argmax(case.right[order]))
        sums["r1"] += rank == 0
        sums["r5"] += rank < 5
        sums["mrr"] += 1 / (rank + 1)
        sums["facts1"] += bool(case.facts[order[0]])
        sums["facts5"] += bool(case.facts[order[:5]].any())
    return {name: round(value / max(1, len(cases)), 4) for name, value in sums.items()}


def tune(cases: Sequence[Case], rounds: int) -> dict[str, float]:
    """Coordinate ascent on the mean reciprocal rank; the weights are kept adding up to 1."""

    def goal(weights: Mapping[str, float]) -> float:
        got = measure(cases, weights)
        return got["mrr"] + 0.5 * got["facts1"] + got["facts5"]

    best = dict(DEFAULT_WEIGHTS)
    best_goal = goal(best)
    for step in (0.2, 0.1, 0.05, 0.03)[:rounds]:
        improved = True
        while improved:
            improved = False
            for name in FEATURES:
                for change in (step, -step):
                    trial = dict(best)
                    trial[name] = max(0.0, trial[name] + change)
                    total = sum(trial.values()) or 1.0
                    trial = {key: value / total for key, value in trial.items()}
                    got = goal(trial)
                    if got > best_goal + 1e-6:
                        best, best_goal, improved = trial, got, True
    return {name: round(value, 3) for name, value in best.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="measure the present weights only")
    parser.add_argument("--misses", action="store_true", help="print what is not ranked first")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        cases, missing = read_cases(Path(folder))
    halves = {half: [c for c in cases if c.half == half] for half in ("tune", "held")}
    print({half: len(found) for half, found in halves.items()}, "without a section:", missing)
    weights = dict(DEFAULT_WEIGHTS) if args.quick else tune(halves["tune"], 4)
    print("weights", weights)
    for half, found in halves.items():
        print(
            half,
            measure(found, weights),
            {s: measure([c for c in found if c.system == s], weights)["r1"] for s in SHIPPED_BOOKS},
        )
    if args.misses:
        print_misses(cases, weights)
    return 0


def print_misses(cases: Sequence[Case], weights: Mapping[str, float]) -> None:
    vector = np.array([weights[name] for name in FEATURES])
    for case in cases:
        scores = np.where(case.sections, vector @ case.features, -1)
        order = np.argsort(-scores, kind="stable")
        rank = int(np.argmax(case.right[order]))
        if rank:
            first = [case.book.passages[pid].id for pid in order[:3]]
            gold = [p.id for p, right in zip(case.book.passages, case.right, strict=True) if right]
            print(f"{rank:3d} {case.half} {case.question!r} got {first} wanted {gold[:5]}")


if __name__ == "__main__":
    raise SystemExit(main())
