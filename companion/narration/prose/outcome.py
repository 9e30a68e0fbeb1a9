"""Whether a narration tells the action as done or not done, and whether that is what happened."""

import math
import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import Final

from companion.narration.prose.denial import denies, sense
from companion.narration.prose.facts import Facts
from companion.narration.prose.meaning import leaning, look_up
from companion.narration.prose.promised import promise_kept
from companion.narration.prose.words import content, outcome_blocks, outcome_weights, patterns

_CONTRAST: Final = re.compile(r"\b(?:but|yet|until|only to|still|aber|doch|mais|pero)\b")
"""What stands before such a word is taken back by what stands after it."""
_TURN: Final = re.compile(
    r"(\b(?:but|yet|and then|until|only to|still|instead|then|aber|doch|mais|pero)\b|;|:|—|–)"
)
_QUOTED: Final = re.compile(r"[\"“][^\"”]*[\"”]")

_GENERAL: Final = 2.0
_OWN: Final = 1.0
_PROMISED: Final = 2.5
_LAST_WORD: Final = 1.4
_TAKEN_BACK: Final = 0.5
_SHOWN: Final = {True: 0.6, False: 0.75}
"""Chance of the right outcome from which it counts as shown, for a pass and for a failure, which is
the worse to take for the other; no sign at all gives about 0.49. So chosen that nine lies in ten
are withheld, or leave something open that is read back or told once more."""
_AGAINST: Final = ((1.9, 0.55), (0.1, 0.85))
"""Points of evidence, and the chance of the wrong outcome with which they tell against a result: a
plain sign that the whole agrees with, or any sign where the whole leaves no doubt."""
_STATED: Final = 0.7
"""Chance of the wrong outcome from which one that is stated outright is held against the prose."""
_WORDS: Final = 15
"""Words for which a narration must have a point of evidence. Who tells plainly does so in few
words; one sign amid much prose that we have not met is as often a figure of speech."""
_BEGINNING: Final = 30
"""Words that a narration which goes on will have at least."""
_AHEAD: Final = 1.5
_FAR: Final = 30.0
_PART: Final = re.compile(r"(?<=[.!?;:])\s+|,? but |,? and then ")
_LIKE: Final = 0.6
_MOSTLY: Final = 0.5
_MOST_HITS: Final = 2
_OMEN: Final = re.compile(r"\b(?:boon|blunder)", re.IGNORECASE)


class Outcome:
    """What a narration says of the outcome, each sign weighed once.

    Args:
        sentences: the narration.
        facts: the result that it tells.
        goes_on: whether more of it is to come; a sign in a first sentence is then no dense one.
    """

    def __init__(self, sentences: Sequence[str], facts: Facts, *, goes_on: bool = False) -> None:
        self._sentences = tuple(sentences)
        self._facts = facts
        self._least = _BEGINNING if goes_on else 0

    @cached_property
    def weighed(self) -> tuple[tuple[float, float], ...]:
        """For each sentence the points for done and for undone, 0 and up."""
        return tuple(evidence(sentence, self._facts) for sentence in self._sentences)

    @cached_property
    def done(self) -> float:
        """All points for the action being done."""
        return sum(points[0] for points in self.weighed)

    @cached_property
    def undone(self) -> float:
        """All points for the action being undone."""
        return sum(points[1] for points in self.weighed)

    @cached_property
    def states(self) -> int:
        """What it says outright: 1 for the success, -1 for the failure, 0 for neither or both."""
        read = self._facts.stated
        if read is None:
            return 0
        found = {read.side(sentence) for sentence in self._sentences} - {0}
        if not found and self._sentences:
            return read.verdict(self._sentences[0])
        return found.pop() if len(found) == 1 else 0

    @cached_property
    def features(self) -> tuple[float, ...]:
        """What speaks for the action being done (positive) or undone (negative).

        The share by which the words for done lead; how far all parts lean to the promised success
        rather than to the failure, and how far the one does that leans most; then ``promise_kept``.
        """
        share = (self.done - self.undone) / (1 + self.done + self.undone)
        brief = self._facts.brief
        kept = promise_kept(self._sentences, brief.stakes, brief.attempt.text)
        return (share, *_leanings(self._sentences, self._facts), *kept)

    @cached_property
    def chance_of_wrong(self) -> float:
        """The chance, 0..1, that it tells the other outcome; 0 where nothing was rolled for."""
        passed = self._facts.brief.passed
        if passed is None:
            return 0.0
        chance = chance_of_done(self.features)
        return 1 - chance if passed else chance

    @property
    def speaks_against(self) -> bool:
        """Whether its words, as many as they are, speak for the other outcome."""
        right, wrong = self.done, self.undone
        if not self._facts.brief.passed:
            right, wrong = wrong, right
        words = sum(len(sentence.split()) for sentence in self._sentences)
        return wrong > _AHEAD * right and max(words, self._least) <= _WORDS * wrong

    @property
    def leans_wrong(self) -> bool:
        """Whether it says the other outcome outright or, saying neither, has more signs for it."""
        passed = self._facts.brief.passed
        if passed is None:
            return False
        return (self.states > 0) is not passed if self.states else self.speaks_against

    @property
    def is_against(self) -> bool:
        """Whether it tells the other outcome, by its words and all in all as well."""
        passed = self._facts.brief.passed
        if passed is None:
            return False
        if self.states:
            says = self.states > 0
            if says is passed:
                return False
            if self.chance_of_wrong > _STATED:
                return True
        if not self.speaks_against:
            return False
        wrong = self.undone if passed else self.done
        return any(wrong >= points and self.chance_of_wrong > likely for points, likely in _AGAINST)

    @property
    def is_shown(self) -> bool:
        """Whether it shows what came of the attempt, so that nobody takes it the other way."""
        passed = self._facts.brief.passed
        if passed is None:
            return True
        if self.states:
            return (self.states > 0) is passed
        return 1 - self.chance_of_wrong >= _SHOWN[passed]


def told_against_result(outcome: Outcome, facts: Facts) -> Iterator[tuple[int, str]]:
    """Yield a pass that is told as a failure, or the reverse."""
    if outcome.is_against:
        passed = facts.brief.passed
        against = [points[1 if passed else 0] for points in outcome.weighed]
        told = "undone" if passed else "done"
        yield against.index(max(against)), f"told as {told}, but it is not"


def _leanings(sentences: Sequence[str], facts: Facts) -> tuple[float, float]:
    stakes = facts.brief.stakes
    parts = [p for s in sentences for p in _PART.split(s) if len(p.split()) > 1]
    if stakes is None or not parts:
        return 0.0, 0.0
    look_up([*parts, stakes.success, stakes.failure])
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
    for wanted in facts.consequences:
        if words and len(words & wanted) >= _MOSTLY * len(words):
            return True
    return any(
        (content(note) - facts.names) & words for note in facts.brief.notes if _OMEN.search(note)
    )


def evidence(sentence: str, facts: Facts) -> tuple[float, float]:
    """Return how much a sentence speaks for the action being done, and for its being undone."""
    if sentence not in facts.weighed:
        facts.weighed[sentence] = _weigh(sentence, facts)
    return facts.weighed[sentence]


def _weigh(sentence: str, facts: Facts) -> tuple[float, float]:
    if _tells_effect(sentence, facts):
        return 0.0, 0.0
    done = undone = 0.0
    pieces = _TURN.split(sentence)
    for at in range(0, len(pieces), 2):
        clause = pieces[at]
        if not clause.strip() or _tells_effect(clause, facts):
            continue
        weight = _LAST_WORD if at and not "".join(pieces[at + 1 :]).strip() else 1.0
        if any(map(_CONTRAST.fullmatch, pieces[at + 1 :: 2])):
            weight = _TAKEN_BACK
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
            for found in _signs(f"{block}.{name}", clause):
                stands = sense(clause[: found.start()])
                if stands:
                    points[side if stands > 0 else 1 - side] += worth
    return points[0], points[1]


def _signs(block: str, clause: str) -> list[re.Match[str]]:
    """Return what the patterns of a block find in a clause; the same words count once."""
    signs: list[re.Match[str]] = []
    for pattern in patterns(block):
        if pattern.search(clause) is None:  # most do not fit, and this is the quickest way to know
            continue
        for found in islice(pattern.finditer(clause), _MOST_HITS):
            if not any(found.start() < s.end() and s.start() < found.end() for s in signs):
                signs.append(found)
    return signs


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
            points[side] += _PROMISED if denies(sentence) == denies(line) else 0.0
    return points[0], points[1]
