"""Whether a book answers, from the evidence of a search."""

from dataclasses import replace

import pytest

from companion.retrieval.passages import Passage
from companion.retrieval.search import FEATURES, NAMED, Hit
from companion.rules_desk.evidence import (
    CONFIRMING_THRESHOLD,
    SIGNALS,
    THRESHOLDS,
    WEIGHTS,
    signals,
    silence,
    threshold,
)


def hit(name: str, score: float, *, gap: bool = False) -> Hit:
    passage = Passage(name, name, name, "b", status="open" if gap else None)
    return Hit(passage, score, dict.fromkeys((*FEATURES, NAMED), score))


def test_a_gap_far_ahead_means_silence_and_a_rule_far_ahead_an_answer() -> None:
    gap_first = signals([hit("g", 0.9, gap=True), hit("r", 0.2)])
    rule_first = signals([hit("r", 0.9), hit("g", 0.2, gap=True)])
    assert silence(gap_first) > max(THRESHOLDS.values())
    assert silence(rule_first) < min(THRESHOLDS.values())


def test_a_book_without_gaps_is_never_silent() -> None:
    assert silence(signals([hit("r", 0.3), hit("s", 0.1)])) < 0.5
    assert silence(signals([])) <= 0.5


def test_every_signal_has_a_weight_and_stays_in_bounds() -> None:
    assert set(WEIGHTS) == set(SIGNALS)
    found = signals([hit("g", 1.0, gap=True), hit("r", 0.0)])
    assert all(-1 <= value <= 1 for value in found.values())
    assert 0 < silence({name: 1000.0 for name in SIGNALS}) <= 1


@pytest.mark.parametrize(
    "question",
    ["I get two rolls, right?", "so 5s explode too", "armour reduces damage, doesn't it?"],
)
def test_who_wants_something_confirmed_is_refused_less_readily(question: str) -> None:
    assert threshold(question, "open") == CONFIRMING_THRESHOLD
    assert threshold(question, None) == CONFIRMING_THRESHOLD


@pytest.mark.parametrize("question", ["who goes first?", "is it right of way", ""])
def test_other_questions_keep_the_threshold_of_the_gap(question: str) -> None:
    assert threshold(question, "open") == THRESHOLDS["open"]
    assert threshold(question, "not_covered") == THRESHOLDS["not_covered"]
    assert threshold(question, None) == THRESHOLDS["not_covered"]


def test_a_term_of_the_gap_that_was_asked_for_speaks_for_silence() -> None:
    rule = hit("r", 0.5)
    unnamed = hit("g", 0.5, gap=True)
    unnamed = replace(unnamed, features={**unnamed.features, NAMED: 0.0})
    named = replace(unnamed, features={**unnamed.features, NAMED: 0.9})
    assert silence(signals([named, rule])) > silence(signals([unnamed, rule]))
