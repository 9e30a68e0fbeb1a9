"""Whether the book answers a question, judged by evidence and not by one score.

A search always finds something. What tells an answerable question from one that the book leaves
open is how the best rule compares with the best gap, how much of the question either carries, and
whether the asked-for words stand in the book at all. The weights are those of a small logistic
regression that ``benchmarks/retrieval_tune.py`` fits on questions of our own.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Final

from companion.retrieval.index import BookIndex
from companion.retrieval.search import Hit, Query

SIGNALS: Final = (
    "lead",
    "lead_words",
    "lead_meaning",
    "rule_score",
    "gap_score",
    "rule_cover",
    "rule_question",
    "gap_term",
    "unknown",
)

WEIGHTS: Final[Mapping[str, float]] = {
    "lead": 8.0,
    "lead_words": 1.0,
    "lead_meaning": 1.0,
    "rule_score": -1.0,
    "gap_score": 1.0,
    "rule_cover": -1.0,
    "rule_question": -1.0,
    "gap_term": 0.5,
    "unknown": 1.0,
}
BIAS: Final = -0.5
THRESHOLD: Final = 0.5


def signals(
    query: Query, rules: Sequence[Hit], gaps: Sequence[Hit], book: BookIndex
) -> dict[str, float]:
    """Return the evidence for and against an answer, each about -1 to 1.

    Args:
        query: The question, made ready for the book.
        rules: Sections found, best first.
        gaps: Gaps found, best first.
        book: The book.
    """
    rule = rules[0] if rules else None
    gap = gaps[0] if gaps else None
    return {
        "lead": _score(gap) - _score(rule),
        "lead_words": _feature(gap, "overlap_question") - _feature(rule, "overlap_question"),
        "lead_meaning": _feature(gap, "meaning_question") - _feature(rule, "meaning_question"),
        "rule_score": _score(rule),
        "gap_score": _score(gap),
        "rule_cover": _feature(rule, "cover"),
        "rule_question": _feature(rule, "overlap_question"),
        "gap_term": _feature(gap, "cover") - _feature(rule, "cover"),
        "unknown": unknown_share(query, book),
    }


def silence(found: Mapping[str, float]) -> float:
    """Return the probability, 0 to 1, that the book does not answer, from the evidence."""
    total = BIAS + sum(WEIGHTS[name] * found[name] for name in SIGNALS)
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))


def unknown_words(query: Query, book: BookIndex) -> list[str]:
    """Return the words of meaning that stand nowhere in the book, in no form."""
    return [
        slot.word
        for slot in query.slots
        if not any(all(book.knows(stem) for stem in stems) for stems in slot.alternatives)
    ]


def unknown_share(query: Query, book: BookIndex) -> float:
    """Return the share of a question's words of meaning that stand nowhere in the book, 0 to 1."""
    return len(unknown_words(query, book)) / max(1, len(query.slots))


def _score(hit: Hit | None) -> float:
    return hit.score if hit else 0.0


def _feature(hit: Hit | None, name: str) -> float:
    return hit.features[name] if hit else 0.0
