"""The gate before the player's screen: sentence by sentence, then the narration as a whole."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from companion.narration.brief import Brief
from companion.narration.completing import summed_up
from companion.narration.library import fold_words
from companion.narration.memory import overlap
from companion.narration.objections import Objection, objections, statement
from companion.narration.prose.facts import Facts
from companion.narration.prose.lines import effect_line, outcome_line
from companion.narration.prose.outcome import Outcome, evidence
from companion.narration.prose.suspicion import suspicions
from companion.narration.prose.unsure import unsure_claims
from companion.narration.prose.words import stem
from companion.narration.prose_check import WHOLE, Fault, Gap, check_prose, find_gaps
from companion.narration.reading_back import ReadBack
from engine.api import Effect, capital

RECENT: Final = 40
"""Sentences told before that still count as known."""
LONGEST: Final = 600
"""Characters of one sentence; a longer one is no sentence."""
MOST: Final = 8
"""Sentences of one narration; what follows is left out."""

MOST_SPOKEN: Final = 14
"""The same where the last of them breaks off somebody's speech."""

Check = Callable[..., Sequence[Fault]]

_SURE: Final = {True: 0.74, False: 0.68}
"""Chance of the wrong outcome above which a sentence is refused, for a pass and for a failure. The
check asks for more, because there an alarm costs a text that is finished; here it costs a few other
words. Below it the prose is let through and, where it stays open, completed."""
_OPEN: Final = {True: 0.47, False: 0.25}
"""Chance of the wrong outcome below which an opening shows the right one, for a pass and for a
failure: a failure told as a success is the worse of the two."""
_PLAIN: Final = 1.0
"""Points of evidence that tell an outcome in so many words."""
_QUOTED: Final = re.compile(r"[\"“][^\"”]*[\"”]")
_SURVIVED: Final = re.compile(
    r"\byou (?:\w+ ){1,3}(?:safely|unhurt|unharmed|unscathed|in one piece)\b"
    r"|\b(?:nobody|no one|none of them) (?:sees|notices|hears) you\b",
    re.IGNORECASE,
)
"""Where no dice were rolled, no danger was met that one could have come out of unseen or unhurt."""
_SPEECH: Final = ' "..." '
"""Stands for what somebody says; a colon before it leads to their words and not to ours."""
_OPENING: Final = 2
"""Sentences within which a narration must have shown what came of the attempt."""

_ASKS: Final = re.compile(
    r"^\W*(?:(?:so|and|now|und|nun|et|y)\b,? )?(?:what (?:do|will|would|are) you (?:do|say|going)|"
    r"what (?:now|next)|how do you (?:respond|react|answer|proceed)|(?:it's )?your (?:move|turn)|"
    r"was (?:tust|machst|nun)|que (?:fais|faites|vas)|qu'est-ce que tu|et maintenant|"
    r"¿?qué (?:haces|vas a hacer)|¿?y ahora)\b[^.!?]*[?.]\W*$",
    re.IGNORECASE,
)
"""What a narration closes with; alone it tells nothing."""

_DEATH: Final = re.compile(
    r"\b(?:he|she|they|it|you|man|woman|guard|beast) (?:dies|die)\b|\bbreathes? \w+ last\b|"
    r"\b(?:falls?|drops?) (?:\w+ )?dead\b"
    r"(?! (?:quiet|silent|still|calm|end|ahead))|"
    r"\b(?:kills?|killed|slain|slays?|lifeless|corpses?|behead(?:s|ed))\b",
    re.IGNORECASE,
)
_DEAD: Final = frozenset(
    {"dies", "die", "dead", "kill", "kills", "killed", "slain", "slays", "lifeless", "corpse"}
)
_META: Final = re.compile(
    r"\bthe players?\b|\btold before\b|\bin this (?:story|scene|game|version|narration)\b|:\s*$|"
    r"\b(?:this|the) (?:\w+ )?"
    r"(?:story|narration|narrator|scene|prompt|instructions?|response|version)"
    r"(?: (?!(?:she|he|they|you|it|we|I)\b)\w+){0,2} "
    r"(?:is|was|are|has|tells?|begins?|continues?|ends?|that (?:is|was))\b",
    re.IGNORECASE,
)
"""Talk about the telling, as small models do; a story does not speak of itself."""
_ECHO: Final = 5
"""Words from which on a sentence that stands in the instructions is an echo of them."""
_SAME: Final = 0.8
_REFRAIN: Final = 4
"""Words below which a sentence may come again."""
_PROGRESS: Final = re.compile(
    r"\b(?:gains?|earns?|receives?|reach(?:es)?|lose[sd]?)\b[^.!?]{0,24}"
    r"\b(?:levels?|experience|xp|ranks?|skill points?|hit points?|stats?)\b|"
    r"\blevel(?:s|led)? up\b",
    re.IGNORECASE,
)


@dataclass(slots=True)
class Gate:
    """Lets through what fits the closed result.

    The opening of a narration is held back until it shows what came of the attempt: for two
    sentences at most or, where a second reader will be asked (``awaits``), to its end; then a
    sentence that may claim something waits as well, with what follows it. What speaks against the
    result is refused; what may be honest and is only said sideways is let through, and ``missing``
    adds the plain sentence.

    Attributes:
        brief: the result.
        effects: the consequences that stand.
        lines: topics that this table does not want to see.
        secrets: what the player must not learn yet.
        known: further names and facts.
        shown: what was let through.
        check: the prose check.
        trusts_player: the player's own words count as known, as in what is at stake before a roll.
        must_show: whether the outcome must show, if need be by a sentence that is added; else one
            is added only where the prose speaks against it, as the signs are mostly English.
        instructions: what the model was told to do; none of it may be told.
        awaits: whether somebody will read what stays open; until then it is held back.
        holds: whether all that comes from now on waits for them.
    """

    brief: Brief
    effects: tuple[Effect, ...] = ()
    lines: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    shown: list[str] = field(default_factory=list)
    check: Check = check_prose
    trusts_player: bool = False
    must_show: bool = False
    instructions: str = ""
    awaits: bool = False
    holds: bool = False
    _held: list[str] = field(default_factory=list)
    _read: list[str] = field(default_factory=list)
    _answers: list[Objection] = field(default_factory=list)
    _is_read: bool = False
    _ready: list[str] = field(default_factory=list)

    @property
    def is_full(self) -> bool:
        """Whether the narration is long enough; whoever is speaking is heard out."""
        told = self.passed_on
        return len(told) >= (MOST_SPOKEN if _is_in_speech(told) else MOST)

    @property
    def held(self) -> str:
        """What passed so far and waits for the outcome to be shown."""
        return " ".join(self._held)

    @property
    def passed_on(self) -> tuple[str, ...]:
        """All sentences that passed, those that wait among them."""
        return (*self.shown, *self._held)

    def take(self, sentence: str) -> tuple[str, ...]:
        """Look at the next sentence; return why it cannot be shown, () for a good one.

        A good one comes out of ``release``, at once or when the outcome is plain.
        """
        reasons = self._reasons(sentence)
        if reasons:
            return reasons
        self._held.append(sentence)
        if self.awaits and not self.holds:
            self.holds = any(unsure_claims(self.passed_on, self._facts))
        waits = self.awaits or len(self._held) < _OPENING
        may_go = self.shown or not (self._only_asks() or (waits and not self._is_plain()))
        if may_go and not self.holds:
            self._flush()
        return ()

    def finish(self) -> None:
        """Take the end of a narration: what was held back may go, and is completed if need be.

        What a second reader is to read waits for ``settle``. A bare question is no narration.
        """
        if not self.shown and self._only_asks():
            self.drop_held()
        if not self.awaits:
            self._flush()

    @property
    def is_unsure(self) -> bool:
        """Whether what waits leaves the outcome open, or may claim what nothing made.

        That an effect is not surely told is no reason to ask: a line tells it, at no cost.
        """
        told = self.passed_on
        is_plain = Outcome(told, self._facts).is_shown
        if not is_plain or any(unsure_claims(told, self._facts)):
            return True
        return any(suspicions(told, self._facts))

    def statements(self) -> list[str]:
        """Return what a second reader is to look for: effects, and facts not surely told."""
        notes = [gap.tell for gap in self.gaps(self.passed_on) if gap.kind == "note"]
        return [*map(statement, self.effects), *notes]

    def settle(self, read: ReadBack | None) -> tuple[str, ...]:
        """Take a second reader's word on what was told; return why what waits cannot be shown.

        Against what stands on the screen already ``missing`` says how things are.

        Args:
            read: what it read; None for no word, and all is as without it.
        """
        told = self.passed_on
        self.awaits = self.holds = False
        if read is not None:
            self._is_read = True
            self._read += read.told
            self._read += [effect_line(e, told) for e in self.effects if statement(e) in read.told]
            if read.passed is self.brief.passed:
                self._read.append(self.brief.promised)
            found = objections(read, told, self._facts)
            waiting = " ".join(fold_words(self.held))
            against = [o for o in found if self._held and o.words in waiting]
            self._answers = [o for o in found if o not in against]
            if against:
                return tuple(o.reason for o in against)
        self._flush()
        return ()

    def release(self) -> list[str]:
        """Return, once, the sentences that may be shown now."""
        ready, self._ready = self._ready, []
        return ready

    def drop_held(self) -> None:
        """Forget what was held back."""
        self._held = []

    def _only_asks(self) -> bool:
        return all(map(_ASKS.match, self._held))

    def _is_plain(self) -> bool:
        """Whether what was taken so far shows what came of the attempt."""
        outcome = Outcome(self._held, self._facts)
        if self.awaits:
            return outcome.is_shown
        return not self.must_show or outcome.chance_of_wrong < _OPEN[bool(self.brief.passed)]

    def _flush(self) -> None:
        self.shown += self._held
        self._ready += self._held
        self._held = []

    def _reasons(self, sentence: str) -> tuple[str, ...]:
        if len(sentence) > LONGEST:
            return (f"a sentence of more than {LONGEST} characters",)
        before = [*self.shown, *self._held]
        if self._is_stale(sentence, before):
            return ("it was told before",)
        if _META.search(_QUOTED.sub(_SPEECH, sentence)) or self._echoes(sentence):
            return ("it speaks about the telling instead of telling",)
        found = [
            fault.detail
            for fault in self._faults([*before, sentence])
            if fault.sentence in (len(before), WHOLE)
        ]
        found += self._inventions(sentence)
        if self._decides(sentence):
            found.append("no dice were rolled, so nothing is won, lost or decided")
        if not found and self._turns_round([*before, sentence]):
            found.append("it can be read as the opposite of what came of the attempt")
        return tuple(found)

    def _is_stale(self, sentence: str, before: Sequence[str]) -> bool:
        if len(fold_words(sentence)) < _REFRAIN:
            # "Step. Step." is a rhythm and no loop.
            return False
        if sentence in self.brief.told[-RECENT:]:
            return True
        return any(overlap(sentence, earlier) > _SAME for earlier in before)

    def _echoes(self, sentence: str) -> bool:
        words = fold_words(sentence)
        if len(words) < _ECHO or not self.instructions:
            return False
        return " ".join(words) in " ".join(fold_words(self.instructions))

    def _decides(self, sentence: str) -> bool:
        """Whether a sentence tells an outcome where none was rolled for."""
        if self.brief.passed is not None or self.effects or self.trusts_player:
            return False
        return bool(_SURVIVED.search(sentence)) or max(evidence(sentence, self._facts)) >= _PLAIN

    def _inventions(self, sentence: str) -> list[str]:
        """Return deaths and progress in points that nothing in the result or the state holds."""
        found = []
        death = _DEATH.search(sentence)
        if death and not any(e.lethal for e in self.effects):
            # That somebody spoke of death before is no reason to die now.
            setting = self.brief.setting.model_copy(update={"scene": ""})
            here = self.brief.model_copy(update={"told": (), "setting": setting})
            known = Facts(here, self.effects, self.known).vocabulary
            if not any(stem(word) in known for word in _DEAD & set(fold_words(death.group(0)))):
                found.append(f"a death that nothing made: {death.group(0)!r}")
        progress = _PROGRESS.search(sentence)
        if progress:
            found.append(f"talk of points and levels: {progress.group(0)!r}")
        return found

    def _turns_round(self, sentences: Sequence[str]) -> bool:
        outcome = Outcome(sentences, self._facts, goes_on=True)
        bound = _SURE[bool(self.brief.passed)]
        return outcome.chance_of_wrong > bound and outcome.speaks_against

    @property
    def _facts(self) -> Facts:
        return Facts.of(self._recent(), self.effects, self.known)

    def gaps(self, sentences: Sequence[str] | None = None) -> tuple[Gap, ...]:
        """Return what the narration does not surely tell: the outcome, effects, facts.

        Args:
            sentences: the narration; None for what was let through.
        """
        told = self.shown if sentences is None else sentences
        found = find_gaps(told, self._recent(), self.effects, known=self.known)
        left_out = {"claim"} if self._is_read else set()
        if not self.must_show and not Outcome(told, self._facts).leans_wrong:
            left_out.add("outcome")  # where the signs are few, only what speaks against it counts
        return tuple(g for g in found if g.tell not in self._read and g.kind not in left_out)

    def answers(self) -> list[str]:
        """Return how things stand, where what is on the screen tells something else."""
        lines = dict.fromkeys(
            summed_up(capital(o.line), self.brief)
            if o.is_outcome and self.must_show
            else capital(o.line)
            for o in self._answers
        )
        self._read += [o.line for o in self._answers]
        self._answers = []
        return list(lines)

    def missing(self) -> list[str]:
        """Return the plain sentences that tell what is not surely told yet."""
        found = self.answers()
        for gap in self.gaps():
            told = capital(gap.tell)
            if gap.kind == "outcome":
                line = outcome_line(self.brief, self.shown)
                found.append(summed_up(told, self.brief) if self.must_show else capital(line))
            elif told not in found and not self._is_told_by(gap, found):
                found.append(told)
        return found

    def _is_told_by(self, gap: Gap, lines: Sequence[str]) -> bool:
        """Whether a line that is added tells a gap as well."""
        return bool(lines) and gap not in find_gaps(
            lines, self._recent(), self.effects, known=self.known
        )

    def _faults(self, sentences: Sequence[str]) -> Sequence[Fault]:
        return self.check(
            sentences,
            self._recent(),
            self.effects,
            known=self.known,
            lines=self.lines,
            secrets=self.secrets,
            trusts_player=self.trusts_player,
            goes_on=True,
        )

    def _recent(self) -> Brief:
        return self.brief.model_copy(update={"told": self.brief.told[-RECENT:]})


def _is_in_speech(sentences: Sequence[str]) -> bool:
    """Whether sentences end before somebody has spoken to the end.

    Example:
        >>> _is_in_speech(['"Out here? Three sorts.', "Me, for one."]), _is_in_speech(['"No."'])
        (True, False)
    """
    told = " ".join(sentences)
    low, left, right = (told.count(mark) for mark in "„“”")
    curved = low > left + right if low else left > right  # German closes with what English opens
    return bool(told.count('"') % 2) or curved or told.count("»") != told.count("«")
