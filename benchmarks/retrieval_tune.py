"""Choose the weights of the ranking and of the evidence, on questions of our own.

Usage: python benchmarks/retrieval_tune.py [--present] [--misses]

Three kinds of questions tune. Those in benchmarks/data/questions_* were written before the corpus
was read; those in spoken_* are harder, as they come at a table (terse, rambling, misspelt, in the
words of other games, indirect, in several parts, with numbers), each with the sections that may
come first. Half of either, chosen by a digest of the question, tune, and the other half only
measure. And a third of the questions that the corpus' authors wrote are asked of books without
them. The likelihood of the right passages chooses the weights, but for that of the phrases: the
questions left out are too like the ones that stay for it, so the number of own questions whose
right passage comes first chooses that. Prints the chosen values, to be copied into
companion/retrieval/search.py and companion/rules_desk/evidence.py in rounded form, and what they
give.
"""

import argparse
import hashlib
import json
import re
import sqlite3
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from companion.retrieval.compiling import write_index
from companion.retrieval.corpus import Book, load_book, shipped_books
from companion.retrieval.embedding import WordLlamaEmbedder
from companion.retrieval.index import BookIndex
from companion.retrieval.search import DEFAULT_WEIGHTS, FEATURES, Searcher
from companion.rules_desk.desk import RulesDesk
from companion.rules_desk.evidence import BIAS, SIGNALS, THRESHOLDS, WEIGHTS, signals, threshold

DATA = Path(__file__).parent / "data"
FOLDS = 2
OWN_WEIGHT = 3.0
TUNING = ("tune", "spoken")
MEASURING = ("held", "spoken_held")
KINDS = ("tune", "held", "spoken", "spoken_held", "left_out")


@dataclass
class Case:
    """A question and how every passage does on it."""

    question: str
    system: str
    half: str  # tune, held, spoken, spoken_held or left_out
    is_gap: bool
    features: np.ndarray  # (features, passages)
    right: np.ndarray  # (passages,) bool
    facts: np.ndarray  # (passages,) bool
    sections: np.ndarray  # (passages,) bool: not a gap
    signals: np.ndarray
    refused_from: float  # how sure silence must be
    book: BookIndex


def own_questions(slug: str) -> list[dict[str, Any]]:
    text = (DATA / f"questions_{slug}.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


def spoken_questions(slug: str) -> list[dict[str, Any]]:
    text = (DATA / f"spoken_{slug}.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


def read_cases() -> list[Case]:
    """Ask our own questions of the whole books, and authored ones of books without them."""
    embedder = WordLlamaEmbedder()
    cases: list[Case] = []
    for slug in shipped_books():
        book = load_book(slug)
        searcher = searcher_of(book, embedder)
        for item in own_questions(slug):
            wanted = set(item.get("inventory", ()))
            cases.append(
                make_case(
                    searcher,
                    str(item["question"]),
                    half=str(item["half"]),
                    is_gap=not item["answerable"],
                    is_right=lambda p, wanted=wanted: (
                        not p.is_gap and bool(wanted & set(p.inventory))
                    ),
                    facts=list(item.get("facts", ())),
                )
            )
        for item in spoken_questions(slug):
            first = frozenset(item["first"])
            cases.append(
                make_case(
                    searcher,
                    str(item["question"]),
                    half="spoken" if item["half"] == "tune" else "spoken_held",
                    is_gap=not item["answerable"],
                    is_right=lambda p, first=first: p.id in first,
                    facts=[],
                )
            )
        for fold in range(FOLDS):
            rest, taken = without_some_questions(book, fold)
            searcher = searcher_of(rest, embedder)
            for question, origin in taken:
                cases.append(
                    make_case(
                        searcher,
                        question,
                        half="left_out",
                        is_gap=origin in {gap.id for gap in book.gaps},
                        is_right=lambda p, origin=origin: p.id == origin,
                        facts=[],
                    )
                )
    return cases


def searcher_of(book: Book, embedder: WordLlamaEmbedder) -> Searcher:
    db = sqlite3.connect(":memory:")
    write_index(db, book, embedder, digest="")
    return Searcher([BookIndex(db)], embedder)


def without_some_questions(book: Book, fold: int) -> tuple[Book, list[tuple[str, str]]]:
    """Take every sixth authored question out of a book."""
    taken: list[tuple[str, str]] = []

    def keep(origin: str, questions: Sequence[str]) -> tuple[str, ...]:
        kept = []
        for question in questions:
            digest = hashlib.sha256(question.encode()).digest()
            if digest[0] % 6 == fold and len(question.split()) > 3:
                taken.append((question, origin))
            else:
                kept.append(question)
        return tuple(kept)

    rest = replace(
        book,
        sections=tuple(replace(s, asked_as=keep(s.id, s.asked_as)) for s in book.sections),
        gaps=tuple(replace(g, asked_as=keep(g.id, g.asked_as)) for g in book.gaps),
    )
    return rest, taken


def make_case(
    searcher: Searcher,
    question: str,
    *,
    half: str,
    is_gap: bool,
    is_right: Callable[..., bool],
    facts: Sequence[str],
) -> Case:
    book = searcher.books[0]
    found = searcher.features(searcher.prepare(question), book)
    hits = searcher.search(question, k=None)
    evidence = signals(hits)
    status = next((hit.passage.status for hit in hits if hit.passage.is_gap), None)
    return Case(
        question=question,
        system=book.slug,
        half=half,
        is_gap=is_gap,
        features=np.array([found[name] for name in FEATURES]),
        right=np.array([is_right(p) for p in book.passages]),
        facts=np.array([has_all(facts, p.text) for p in book.passages]),
        sections=np.array([not p.is_gap for p in book.passages]),
        signals=np.array([evidence[name] for name in SIGNALS]),
        refused_from=threshold(question, status),
        book=book,
    )


def has_all(facts: Sequence[str], text: str) -> bool:
    return all(re.search(fact, text, re.IGNORECASE | re.DOTALL) for fact in facts)


def ranked(case: Case, vector: np.ndarray) -> np.ndarray:
    return np.argsort(-np.where(case.sections, vector @ case.features, -1), kind="stable")


def measure(cases: Sequence[Case], weights: Mapping[str, float]) -> dict[str, float]:
    vector = np.array([weights[name] for name in FEATURES])
    sums = dict.fromkeys(("r1", "r5", "mrr", "facts1", "facts5"), 0.0)
    asked = [case for case in cases if not case.is_gap and case.right.any()]
    for case in asked:
        order = ranked(case, vector)
        rank = int(np.argmax(case.right[order]))
        sums["r1"] += rank == 0
        sums["r5"] += rank < 5
        sums["mrr"] += 1 / (rank + 1)
        sums["facts1"] += bool(case.facts[order[0]])
        sums["facts5"] += bool(case.facts[order[:5]].any())
    return {name: round(value / max(1, len(asked)), 4) for name, value in sums.items()}


def tune_weights(cases: Sequence[Case]) -> dict[str, float]:
    """Maximise the likelihood of the right passages under a softmax; weights stay above 0."""
    chosen = [c for c in cases if c.half not in MEASURING and not c.is_gap and c.right.any()]
    spread = np.mean([c.features[:, c.sections].std(axis=1) for c in chosen], axis=0) + 1e-9
    inputs = [c.features[:, c.sections] / spread[:, None] for c in chosen]
    rights = [c.right[c.sections] for c in chosen]
    importance = np.array([OWN_WEIGHT if c.half in TUNING else 1.0 for c in chosen])
    weights = np.full(len(FEATURES), 0.3)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, 301):
        gradient = -1e-3 * weights
        for x, right, weight in zip(inputs, rights, importance / importance.sum(), strict=True):
            share = np.exp(weights @ x - (weights @ x).max())
            share /= share.sum()
            among = share * right / max((share * right).sum(), 1e-12)
            gradient += weight * (x @ (among - share))
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.99 * square + 0.01 * gradient**2
        spread_now = np.sqrt(square / (1 - 0.99**step)) + 1e-8
        weights = np.maximum(weights + 0.03 * mean / (1 - 0.9**step) / spread_now, 0)
    weights = weights / spread
    weights /= weights.sum()
    return {name: round(float(v), 3) for name, v in zip(FEATURES, weights, strict=True)}


def weigh_phrases(cases: Sequence[Case], weights: Mapping[str, float]) -> dict[str, float]:
    """Choose the share of the phrases by how often a right passage comes first."""
    chosen = [case for case in cases if case.half in TUNING]
    best: tuple[float, dict[str, float]] = (-1.0, dict(weights))
    rest = 1.0 - weights["phrases"]
    for share in (0.1, 0.2, 0.3, 0.4, 0.5, 0.6):
        tried = {name: round(v * (1 - share) / rest, 3) for name, v in weights.items()}
        tried["phrases"] = share
        best = max(best, (measure(chosen, tried)["r1"], tried), key=lambda pair: pair[0])
    return best[1]


def fit_evidence(cases: Sequence[Case]) -> tuple[dict[str, float], float]:
    """Logistic regression with a small penalty; both classes and both kinds weigh alike."""
    chosen = [case for case in cases if case.half not in MEASURING]
    x = np.array([case.signals for case in chosen])
    y = np.array([float(case.is_gap) for case in chosen])
    weight = np.array([3.0 if case.half in TUNING else 1.0 for case in chosen])
    weight *= np.where(y == 1, weight[y == 0].sum(), weight[y == 1].sum())
    weight /= weight.mean()
    mean, spread = x.mean(0), x.std(0) + 1e-9
    z = (x - mean) / spread
    slopes, bias = np.zeros(z.shape[1]), 0.0
    for _ in range(4000):
        error = weight * (1 / (1 + np.exp(-(z @ slopes + bias))) - y)
        slopes -= 0.5 * (z.T @ error / len(y) + 0.02 * slopes)
        bias -= 0.5 * float(error.mean())
    slopes = slopes / spread
    named = {name: round(float(v), 2) for name, v in zip(SIGNALS, slopes, strict=True)}
    return named, round(bias - float(slopes @ mean), 2)


def print_evidence(cases: Sequence[Case], weights: Mapping[str, float], bias: float) -> None:
    vector = np.array([weights[name] for name in SIGNALS])
    for half in KINDS:
        chosen = [case for case in cases if case.half == half]
        gap = np.array([case.is_gap for case in chosen])
        odds = np.array([case.signals @ vector + bias for case in chosen])
        sure = 1 / (1 + np.exp(-odds))
        wanted: dict[str, np.ndarray | float] = {
            "present": np.array([case.refused_from for case in chosen]),
            **{f"{t:.2f}": t for t in (0.5, 0.55, 0.6, 0.65, 0.7, 0.75)},
        }
        shown = [
            f"{name}: {(sure >= t)[~gap].mean():.3f} / {(sure >= t)[gap].mean():.3f}"
            for name, t in wanted.items()
        ]
        print(f"{half:9s}", " | ".join(shown))


def print_answers(folder: Path, *, misses: bool) -> None:
    """Ask the desk itself: are the facts in the answer or its quotes, and how long is it?"""
    desk = RulesDesk(cache_folder=folder, say=lambda _text: None)
    marks: dict[str, list[tuple[bool, bool, bool, int]]] = {"tune": [], "held": []}
    silent: dict[str, list[tuple[bool, bool]]] = {"tune": [], "held": []}
    for slug in shipped_books():
        for item in own_questions(slug):
            got = desk.answer(str(item["question"]), slug)
            half = str(item["half"])
            if not item["answerable"]:
                wanted = "open" if item["kind"] == "open" else "not_found"
                silent[half].append((got.status != "answered", got.status == wanted))
                continue
            facts = list(item["facts"])
            said = " ".join([got.answer, *(c.quote for c in got.citations)])
            row = (
                has_all(facts, said),
                has_all(facts, got.answer),
                got.status == "answered",
                len(got.answer.split()),
            )
            marks[half].append(row)
            if misses and facts and not (row[0] and row[1]):
                print(
                    f"{row[:3]} {item['question']!r} {facts} -> {got.citations[0].id}: {got.answer}"
                )
    for half, rows in marks.items():
        said, answer, answered, length = np.array(rows, dtype=float).mean(0).round(3)
        abstained, of_the_kind = np.array(silent[half], dtype=float).mean(0).round(3)
        print(
            f"{half}: facts in answer or quote {said}, in the answer alone {answer}, answered "
            f"{answered}, abstained {abstained}, as open or not covered rightly {of_the_kind}, "
            f"words {length:.1f}"
        )


def print_errors(cases: Sequence[Case]) -> None:
    vector = np.array([WEIGHTS[name] for name in SIGNALS])
    for case in cases:
        sure = 1 / (1 + np.exp(-(case.signals @ vector + BIAS)))
        if case.half != "left_out" and (sure >= case.refused_from) != case.is_gap:
            print(f"{'missed' if case.is_gap else 'refused'} {sure:.2f} {case.question!r}")


def print_misses(cases: Sequence[Case], weights: Mapping[str, float]) -> None:
    vector = np.array([weights[name] for name in FEATURES])
    for case in cases:
        if case.half == "left_out" or case.is_gap:
            continue
        order = ranked(case, vector)
        rank = int(np.argmax(case.right[order]))
        if rank:
            first = [case.book.passages[pid].id for pid in order[:3]]
            gold = [p.id for p, right in zip(case.book.passages, case.right, strict=True) if right]
            print(f"{rank:3d} {case.half} {case.question!r} got {first} wanted {gold[:5]}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--present", action="store_true", help="measure the present values only")
    parser.add_argument("--misses", action="store_true", help="print what goes wrong")
    parser.add_argument("--show", action="store_true", help="print refusals and missed gaps")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        cases = read_cases()
        print({kind: sum(case.half == kind for case in cases) for kind in KINDS})
        weights = (
            dict(DEFAULT_WEIGHTS) if args.present else weigh_phrases(cases, tune_weights(cases))
        )
        if args.show:
            print_errors(cases)
        print("ranking", weights)
        for kind in KINDS:
            print(f"{kind:9s}", measure([case for case in cases if case.half == kind], weights))
        evidence, bias = (dict(WEIGHTS), BIAS) if args.present else fit_evidence(cases)
        print("evidence", evidence, "bias", bias, "present thresholds", dict(THRESHOLDS))
        print("threshold: share of answerable questions refused / of others abstained from")
        print_evidence(cases, evidence, bias)
        print_answers(Path(folder), misses=args.misses)
    if args.misses:
        print_misses(cases, weights)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
