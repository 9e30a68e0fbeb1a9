"""The gate before the player's screen: sentence by sentence, then the narration as a whole."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from companion.narration.brief import Brief
from companion.narration.prose.facts import Facts
from companion.narration.prose.outcome import evidence
from companion.narration.prose_check import Fault, check_prose
from engine.api import Effect

RECENT: Final = 40
"""Sentences told before that still count as known."""
LONGEST: Final = 600
"""Characters of one sentence; a longer one is no sentence."""
MOST: Final = 8
"""Sentences of one narration; what follows is left out."""

_STRICT: Final = frozenset({"number", "gain"})
"""Kinds of fault for which the player's own words are no evidence: they claim, they do not make."""

Check = Callable[..., Sequence[Fault]]


@dataclass(slots=True)
class Gate:
    """Lets through what fits the closed result.

    Attributes:
        brief: the result.
        effects: the consequences that stand.
        lines: topics that this table does not want to see.
        secrets: what the player must not learn yet.
        known: further names and facts.
        shown: what was let through.
        check: the prose check.
        trusts_player: the player's own words count as known, as in what is at stake before a roll.
    """

    brief: Brief
    effects: tuple[Effect, ...] = ()
    lines: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    shown: list[str] = field(default_factory=list)
    check: Check = check_prose
    trusts_player: bool = False

    @property
    def is_full(self) -> bool:
        """Whether the narration is long enough."""
        return len(self.shown) >= MOST

    def take(self, sentence: str) -> tuple[str, ...]:
        """Let a sentence through, or return why not; () for a good one."""
        if len(sentence) > LONGEST:
            return (f"a sentence of more than {LONGEST} characters",)
        if sentence in self.shown or sentence in self.brief.told[-RECENT:]:
            return ("it was told before, word for word",)
        number = len(self.shown)
        reasons = tuple(
            fault.detail
            for fault in self._faults([*self.shown, sentence])
            if fault.kind != "untold" and fault.sentence in (number, -1)
        )
        if not reasons and self._leans_wrong(sentence):
            reasons = ("it can be read as the opposite of what came of the attempt",)
        if not reasons:
            self.shown.append(sentence)
        return reasons

    def _leans_wrong(self, sentence: str) -> bool:
        """Whether a sentence speaks for the wrong outcome, and more than the rest for the right.

        The check needs more than one sign, because an alarm on a finished text is dear. Here it
        costs a few other words.
        """
        if self.brief.passed is None:
            return False
        facts = Facts(self._recent(), self.effects, self.known)
        right, wrong = self._signs(sentence, facts)
        if wrong <= right:
            return False
        before = [self._signs(shown, facts)[0] for shown in self.shown]
        return wrong > right + sum(before)

    def _signs(self, sentence: str, facts: Facts) -> tuple[float, float]:
        done, undone = evidence(sentence, facts)
        return (done, undone) if self.brief.passed else (undone, done)

    def untold(self, more: Sequence[str] = ()) -> int:
        """Return how many effects and facts are not told, were ``more`` said as well."""
        faults = self._faults([*self.shown, *more], strict=False)
        return sum(fault.kind == "untold" for fault in faults)

    def missing(self) -> list[str]:
        """Return the plain sentences that tell what is not told yet."""
        found: list[str] = []
        left = self.untold()
        told = [e.tell or f"{e.name}." for e in self.effects] + list(self.brief.notes)
        for sentence in told:
            if left and self.untold([*found, sentence]) < left:
                found.append(sentence[:1].upper() + sentence[1:])
                left = self.untold(found)
        return found

    def _faults(self, sentences: Sequence[str], *, strict: bool = True) -> list[Fault]:
        brief = self._recent()
        faults = [
            fault
            for fault in self._run(sentences, brief)
            if self.trusts_player or fault.kind not in _STRICT
        ]
        if strict and not self.trusts_player:
            attempt = brief.attempt.model_copy(update={"text": "", "goal": ""})
            unclaimed = brief.model_copy(update={"attempt": attempt})
            faults += [f for f in self._run(sentences, unclaimed) if f.kind in _STRICT]
        return faults

    def _recent(self) -> Brief:
        return self.brief.model_copy(update={"told": self.brief.told[-RECENT:]})

    def _run(self, sentences: Sequence[str], brief: Brief) -> Sequence[Fault]:
        return self.check(
            sentences,
            brief,
            self.effects,
            known=self.known,
            lines=self.lines,
            secrets=self.secrets,
        )
