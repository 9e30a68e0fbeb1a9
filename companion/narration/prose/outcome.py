"""Whether a narration tells the action as done or not done, and whether that is what happened."""

import math
import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from companion.narration.prose.facts import Facts
from companion.narration.prose.meaning import leaning
from companion.narration.prose.promised import promise_kept
from companion.narration.prose.words import content, outcome_blocks, outcome_weights, patterns

_NOT: Final = re.compile(
    r"(?:\b(?:not|never|no|nobody|nothing|none|without|hardly|barely|scarcely|neither|nor|cannot|"
    r"instead of|fails? to|refuses? to|unable to|too \w+ to|kein\w*|nicht|pas|sin|ne)|n't)"
    r"(?:\s+\w+){0,2}\s*$",
    re.IGNORECASE,
)
_ALMOST: Final = re.compile(
    r"\b(?:almost|nearly|about to|ready to|try(?:ing)? to|tries to|trying|might|would|could|if|"
    r"as if|as though|before|may|seems? to|threatens? to|waits? (?:for|to)|whether|"
    r"expects? \w+ to|beinahe|fast|presque|casi)(?:\s+\w+){0,2}\s*$",
    re.IGNORECASE,
)
_TURN: Final = re.compile(r"\b(?:but|yet|and then|until|only to|still|instead|then)\b|;|:|—|–")
_QUOTED: Final = re.compile(r"[\"“][^\"”]*[\"”]")

_GENERAL: Final = 2.0
_OWN: Final = 1.0
_PROMISED: Final = 2.5
_LAST_WORD: Final = 1.4
_SURE: Final = 0.85
_LIKELY: Final = 0.55
_SHOWN: Final = {True: 0.49, False: 0.6}
"""Chance of the right outcome from which it counts as shown, for a pass and for a failure, which is
the worse to take for the other; no sign at all gives about 0.49."""
_PLAIN: Final = 1.9
_AHEAD: Final = 1.5
_FAR: Final = 30.0
_PART: Final = re.compile(r"(?<=[.!?;:])\s+|,? but |,? and then ")
_LIKE: Final = 0.6
_MOSTLY: Final = 0.5
_MOST_HITS: Final = 2
_DENIED: Final = re.compile(
    r"\b(?:not|never|cannot|nobody|none|no (?:one|notion|idea|head|longer))\b|n't\b", re.IGNORECASE
)
_OMEN: Final = re.compile(r"\b(?:boon|blunder)", re.IGNORECASE)


def told_against_result(sentences: Sequence[str], facts: Facts) -> Iterator[tuple[int, str]]:
    """Yield a pass that is told as a failure, or the reverse."""
    passed = facts.brief.passed
    if passed is None:
        return
    if not _is_against(sentences, facts, passed=passed):
        return
    against = [evidence(s, facts)[1 if passed else 0] for s in sentences]
    where = against.index(max(against)) if against else 0
    yield where, f"told as {'undone' if passed else 'done'}, but it is not"


def _is_against(sentences: Sequence[str], facts: Facts, *, passed: bool) -> bool:
    """Whether a narration speaks clearly for the other outcome: by its words, or all in all."""
    weighed = [evidence(sentence, facts) for sentence in sentences]
    side = 0 if passed else 1
    right, wrong = sum(w[side] for w in weighed), sum(w[1 - side] for w in weighed)
    chance = chance_of_done(features(sentences, facts))
    chance_of_wrong = 1 - chance if passed else chance
    by_words = wrong >= _PLAIN and wrong > _AHEAD * right and chance_of_wrong > _LIKELY
    return by_words or chance_of_wrong > _SURE


def shows_outcome(sentences: Sequence[str], facts: Facts) -> bool:
    """Whether a narration shows what came of the attempt, so that nobody takes it the other way."""
    passed = facts.brief.passed
    if passed is None:
        return True
    chance = chance_of_done(features(sentences, facts))
    return (chance if passed else 1 - chance) >= _SHOWN[passed]


def features(sentences: Sequence[str], facts: Facts) -> tuple[float, ...]:
    """Return what speaks for the action being done (positive) or undone (negative).

    Returns:
        The share by which the words for done lead; how far all parts lean to the promised success
        rather than to the failure, and how far the one does that leans most; then ``promise_kept``.
    """
    weighed = [evidence(sentence, facts) for sentence in sentences]
    done, undone = sum(w[0] for w in weighed), sum(w[1] for w in weighed)
    share = (done - undone) / (1 + done + undone)
    kept = promise_kept(sentences, facts.brief.stakes, facts.brief.attempt.text)
    return (share, *_leanings(sentences, facts), *kept)


def _leanings(sentences: Sequence[str], facts: Facts) -> tuple[float, float]:
    stakes = facts.brief.stakes
    parts = [p for s in sentences for p in _PART.split(s) if len(p.split()) > 1]
    if stakes is None or not parts:
        return 0.0, 0.0
    lean = {p: leaning(p, stakes.success, stakes.failure) for p in parts}
    telling = [lean[p] for p in parts if not _tells_effect(p, facts)] or list(lean.values())
    return sum(telling), max(lean.values())


def chance_of_done(values: Sequence[float]) -> float:
    """Return the chance, 0..1, that a narration with these features tells the action as done."""
    weights = outcome_weights()
    total = weights[0] + sum(w * v for w, v in zip(weights[1:], values, strict=True))
    return 1 / (1 + math.exp(-max(-_FAR, min(_FAR, total))))


def _tells_effect(clause: str, facts: Facts) -> bool:
    """Whether a clause tells an effect or a note rather than the outcome."""
    words = content(clause) - facts.names
    for effect in facts.effects:
        wanted = content(f"{effect.name} {effect.tell}") - facts.names
        if words and len(words & wanted) >= _MOSTLY * len(words):
            return True
    return any(
        (content(note) - facts.names) & words for note in facts.brief.notes if _OMEN.search(note)
    )


def evidence(sentence: str, facts: Facts) -> tuple[float, float]:
    """Return how much a sentence speaks for the action being done, and for its being undone."""
    if _tells_effect(sentence, facts):
        return 0.0, 0.0
    done = undone = 0.0
    clauses = [c for c in _TURN.split(sentence) if c.strip()]
    for at, clause in enumerate(clauses):
        if _tells_effect(clause, facts):
            continue
        weight = _LAST_WORD if at and at == len(clauses) - 1 else 1.0
        for_done, for_undone = _clause(clause, facts)
        done += weight * for_done
        undone += weight * for_undone
    promised = _promise(sentence, facts)
    return done + promised[0], undone + promised[1]


def _clause(clause: str, facts: Facts) -> tuple[float, float]:
    points = [0.0, 0.0]
    for block in outcome_blocks(facts.brief.attempt.manner):
        worth = _GENERAL if block == "outcome" else _OWN
        for side, name in enumerate(("done", "undone")):
            for pattern in patterns(f"{block}.{name}"):
                for found in islice(pattern.finditer(clause), _MOST_HITS):
                    sense = _sense(clause[: found.start()])
                    if sense:
                        points[side if sense > 0 else 1 - side] += worth
    return points[0], points[1]


def _sense(before: str) -> int:
    """Return 1 where words stand as they are, -1 where they are denied, 0 where they only loom."""
    if _ALMOST.search(before):
        return 0
    return -1 if _NOT.search(before) else 1


def _promise(sentence: str, facts: Facts) -> tuple[float, float]:
    """Return what a sentence says of the stakes: the success as it was put, or the failure."""
    stakes = facts.brief.stakes
    points = [0.0, 0.0]
    if stakes is None:
        return 0.0, 0.0
    words = content(_QUOTED.sub(" ", sentence))
    win, lose = content(stakes.success) - facts.names, content(stakes.failure) - facts.names
    # Only what tells the two apart says anything.
    for side, wanted, line in ((0, win - lose, stakes.success), (1, lose - win, stakes.failure)):
        if len(wanted) > 1 and len(words & wanted) >= _LIKE * len(wanted):
            is_same = bool(_DENIED.search(sentence)) == bool(_DENIED.search(line))
            points[side] += _PROMISED if is_same else 0.0
    return points[0], points[1]
