"""Whether the book answers a question, judged by evidence and not by one score.

A search always finds something. What tells an answerable question from one that the book leaves
open is how the best rule compares with the best gap, how much of the question either carries, and
whether the asked-for words stand in the book at all. The weights are those of a small logistic
regression that ``benchmarks/retrieval_tune.py`` fits on questions of our own.
"""

import math
import re
from collections.abc import Mapping, Sequence
from typing import Final

from companion.retrieval.corpus import GapStatus
from companion.retrieval.index import BookIndex
from companion.retrieval.search import NAMED, Hit, Query

SIGNALS: Final = (
    "lead",
    "lead_words",
    "lead_cover",
    "rule_score",
    "gap_score",
    "rule_cover",
    "gap_mass",
    "gap_named",
)

WEIGHTS: Final[Mapping[str, float]] = {
    "lead": 2.8,
    "lead_words": 0.55,
    "lead_cover": 0.75,
    "rule_score": -3.8,
    "gap_score": 2.05,
    "rule_cover": -0.45,
    "gap_mass": 2.1,
    "gap_named": 0.5,
}
BIAS: Final = -0.2
THRESHOLDS: Final[Mapping[GapStatus, float]] = {"open": 0.7, "not_covered": 0.7}
"""How sure silence must be before a question is refused, by what the best gap is. A wrong refusal
costs a table more than a near rule that is shown beside the quote, so it takes more than even odds:
of our own questions as spoken at a table, 7 instead of 9 of 100 answerable ones are refused."""

CONFIRMING_THRESHOLD: Final = 0.8
"""For a question that wants something confirmed: who asks so has a rule in mind, right or wrong,
and the book's own rule is the better reply."""

_SHARPNESS: Final = 25.0
_CONFIRMING = re.compile(
    r"\b(?:right|correct|true|yes|yeah|no|i guess|is ?n't it|are ?n't (?:they|we)|"
    r"don'?t (?:i|we|they|you)|does ?n'?t (?:it|he|she)|ok|okay|fine|huh)\s*[?!.]*$"
    r"|^(?:so|surely|i assume|i guess|i thought|is ?n'?t|are ?n'?t|does ?n'?t|do ?n'?t)\b",
    re.IGNORECASE,
)


def threshold(question: str, status: GapStatus | None) -> float:
    """Return how sure silence must be, 0 to 1, before a question is refused.

    Args:
        question: As the player wrote it.
        status: What the best gap is; None where there is no gap.
    """
    if _CONFIRMING.search(question.strip()):
        return CONFIRMING_THRESHOLD
    return THRESHOLDS[status or "not_covered"]


def signals(hits: Sequence[Hit]) -> dict[str, float]:
    """Return the evidence for and against silence, each about -1 to 1.

    Args:
        hits: Everything that the search found in one book, best first.
    """
    rule = next((hit for hit in hits if not hit.passage.is_gap), None)
    gap = next((hit for hit in hits if hit.passage.is_gap), None)
    return {
        "lead": _score(gap) - _score(rule),
        "lead_words": _feature(gap, "overlap_question") - _feature(rule, "overlap_question"),
        "lead_cover": _feature(gap, "cover") - _feature(rule, "cover"),
        "rule_score": _score(rule),
        "gap_score": _score(gap),
        "rule_cover": _feature(rule, "cover"),
        "gap_mass": _mass(hits),
        "gap_named": _feature(gap, NAMED),
    }


def _mass(hits: Sequence[Hit]) -> float:
    """Return the gaps' share of the softmax over the scores of all passages."""
    top = max((hit.score for hit in hits), default=0.0)
    weights = [math.exp(_SHARPNESS * (hit.score - top)) for hit in hits]
    silent = sum(w for w, hit in zip(weights, hits, strict=True) if hit.passage.is_gap)
    return silent / (sum(weights) or 1.0)


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


def _score(hit: Hit | None) -> float:
    return hit.score if hit else 0.0


def _feature(hit: Hit | None, name: str) -> float:
    return hit.features[name] if hit else 0.0
