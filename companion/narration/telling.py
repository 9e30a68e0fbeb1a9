"""Telling an outcome in two or three sentences: the act, what was at stake, and what came of it.

A beat is the telling. Behind it stands only what must be told and the beat does not: who helped,
a hurt, what was learnt, what it cost. Nothing is added for the sake of length.
"""

import re
from collections.abc import Sequence
from typing import Final

from companion.narration.brief import Brief
from companion.narration.cast import Cast
from companion.narration.chooser import PLAIN, Chooser, as_sentence
from companion.narration.closing import Closing
from companion.narration.clues import Clues
from companion.narration.demands import WON
from companion.narration.grammar import Slots
from companion.narration.library import StakesPair, manner, pool
from companion.narration.memory import Memory
from companion.narration.noting import Noting
from companion.narration.owing import SEEKING, promised_pair
from companion.narration.retelling import Retelling
from companion.narration.scene_kits import GIVEN
from companion.narration.sentences import told_sentences
from companion.narration.stitching import Stitching
from engine.api import Effect, capital, get_system, uncapital

FEWEST: Final = 2
"""Sentences of a narration, at least: behind fewer stands something to answer."""

_SURE: Final = frozenset(
    [
        "find",
        "spot",
        "notice",
        "discover",
        "identify",
        "recognise",
        "recognize",
        "overhear",
        "catch",
        "see",
        "win",
        "beat",
    ]
)
"""Verbs that say by themselves that it worked: after a failure they are not said back."""
_TURNED: Final = frozenset(["gear", "clock"])
"""Kinds of effect whose sentences do not say how they stand to the outcome."""


class Telling:
    """Tells one exchange.

    Args:
        brief: the closed result.
        cast: who and what it is about.
        memory: what was told; what is told here is added.
    """

    def __init__(self, brief: Brief, cast: Cast, memory: Memory) -> None:
        self._brief = brief
        self._cast = cast
        self._chooser = Chooser(brief, cast, memory, salt=f"telling/{brief.degree}")
        self._stitching = Stitching(self._chooser)
        self._pair = promised_pair(brief, cast)

    def tell(self, effects: Sequence[Effect]) -> list[str]:
        """Return the narration, sentence by sentence."""
        good = any(e.good for e in effects)
        slots = self._cast.slots
        if good:
            slots = Slots(slots.nouns, slots.tags | {"gain"})
        answer = next((e for e in effects if e.key.endswith(WON)), None)
        beat = "" if answer is not None else self._beat(slots, effects)
        if answer is not None:
            self._answer(answer, effects)
        elif self._brief.tellings and self._pair is not None:
            beat = Retelling(self._chooser, self._stitching, self._pair).tell(
                self._promised_first(effects),
                keeps=any(map(self._is_promised, effects)),
                notes=Noting(self._chooser, whole=True).sentences,
            )
        elif beat:
            self._whole(beat, effects)
        else:
            self._pieces(self._action(slots, effects), effects)
        said = len(self._chooser.said)
        room = FEWEST if beat else FEWEST + 1
        if said < FEWEST or (said <= room and self._is_opponent_unnamed()):
            self._chooser.say(Closing(self._chooser, whole=bool(beat)).sentence(effects))
        return self._chooser.said

    def _answer(self, answer: Effect, effects: Sequence[Effect]) -> None:
        """Tell that what was demanded is handed over, then what else came of it."""
        for sentence in told_sentences(answer.tell):
            self._chooser.say(sentence)
        self._tell_facts(self._facts([e for e in effects if e is not answer], whole=False))

    def _is_opponent_unnamed(self) -> bool:
        """Whether somebody resisted of whom nothing has been told yet.

        A beat of this very scene knows who is in it.
        """
        if self._pair is not None and self._pair in self._cast.scene:
            return False
        nouns = self._cast.slots.nouns
        if self._brief.attempt.opponent is None or "opp" not in nouns:
            return False
        names = {nouns["opp"].head, (nouns.get("oppshort") or nouns["opp"]).text.lower()}
        return not any(name and name in self._chooser.text for name in names)

    def _whole(self, beat: str, effects: Sequence[Effect]) -> None:
        """Tell a beat, which nothing may come into, then what else came of it."""
        passed = bool(self._brief.passed)
        told = self._learnt_first(effects) if passed else self._promised_first(effects)
        self._chooser.say(beat)
        if passed:
            self._chooser.say(self._stakes(effects))
        facts = self._facts(told, whole=True)
        self._tell_facts(facts[:1] if not passed else ())
        # Only a hand that was lent, or what a thing did that the sentence of the act does not name.
        ally = self._stitching.ally()
        self._chooser.say(ally or ("" if facts else self._stitching.thing()))
        self._tell_facts(facts if passed else facts[1:])

    def _pieces(self, action: str, effects: Sequence[Effect]) -> None:
        """Tell the act, what was at stake or who helped, and what came of it."""
        facts = self._facts(effects, whole=False)
        self._chooser.say(action)
        ally = self._stitching.ally()
        self._chooser.say(ally)
        if not facts or not ally:
            self._chooser.say(self._stakes(effects))
        if not facts and not ally:
            self._chooser.say(self._stitching.support())
        self._tell_facts(facts)

    def _tell_facts(self, facts: Sequence[str]) -> None:
        for fact in facts:
            if not any(said.lower().endswith(fact.lower()) for said in self._chooser.said):
                self._chooser.say(fact)

    def _promised_first(self, effects: Sequence[Effect]) -> list[Effect]:
        """Return the effects with that one first which follows from the failure as it is told."""
        return sorted(effects, key=lambda effect: not self._is_promised(effect))

    def _learnt_first(self, effects: Sequence[Effect]) -> list[Effect]:
        """Return effects with what was promised first, then what else was learnt."""
        won = "" if self._pair is None else self._cast.slots.sentence(self._pair.won.text)
        return sorted(effects, key=lambda effect: (effect.tell != won, effect.kind != "knowledge"))

    def _is_promised(self, effect: Effect) -> bool:
        """Whether an effect is what failing was said to mean."""
        if self._pair is None:
            return False
        return effect.name.partition(" (")[0] == self._cast.slots.fill(self._pair.lost.name.text)

    # The action itself

    def _beat(self, slots: Slots, effects: Sequence[Effect]) -> str:
        """Return how it came about as it was written with the stakes; "" where that was not.

        A failure is told so only when its own consequence stands: another one would contradict
        it. Whoever asks for other words gets those of ``Retelling``.
        """
        pair = self._pair
        part = None if pair is None else pair.done if self._brief.passed else pair.undone
        if part is None or self._brief.tellings:
            return ""
        if not self._brief.passed and not any(map(self._is_promised, effects)):
            return ""
        for frame in (*self._stitching.frames(), PLAIN):
            found = self._chooser.first((part,), slots, opens=True, frame=frame)
            if found:
                self._stitching.name(frame.names)
                return found
        return ""

    def _quality(self, effects: Sequence[Effect]) -> tuple[str, ...]:
        brief = self._brief
        terms = get_system(brief.system).story_terms
        if brief.margin is not None and terms.narrow is not None and terms.strong is not None:
            if not brief.passed:
                return ("fail",)
            if brief.margin <= terms.narrow:
                return ("narrow", "pass")
            return ("strong", "pass") if brief.margin >= terms.strong else ("pass",)
        harmed = any(e.kind in ("harm", "gear") and not e.good for e in effects)
        by_direction = {
            (True, 2): ("strong", "pass"),
            (True, 0): ("narrow", "pass"),
            (False, 0): ("near", "fail"),
            (False, -2): ("bad", "fail") if harmed else ("fail",),
        }
        default = ("pass",) if brief.passed else ("fail",)
        return by_direction.get((bool(brief.passed), brief.direction), default)

    def _action(self, slots: Slots, effects: Sequence[Effect]) -> str:
        qualities = self._quality(effects)
        lines = self._cast.manner.lines
        # The telling qualities hold few lines; mixed with the plain ones they do not wear out.
        special = [f for q in qualities[:-1] for f in lines.get(q, ())]
        plain = lines.get(qualities[-1], ())
        if not self._brief.passed and self._cast.deed and self._cast.deed.verb in _SURE:
            special = [f for f in special if not f.text.startswith("You {deed}")]
            plain = tuple(f for f in plain if not f.text.startswith("You {deed}"))
        order = (
            [special, plain]
            if special and self._chooser.picker.chance(60)
            else [(*special, *plain)]
        )
        frames = self._stitching.frames()
        for fragments in (*order, manner("other").lines[qualities[-1]]):
            for frame in (*frames, PLAIN):
                found = self._chooser.first(fragments, slots, opens=True, frame=frame)
                if found:
                    self._stitching.name(frame.names)
                    return found
        return self._chooser.worn(slots, (*special, *plain))

    # What was at stake

    def _stakes(self, effects: Sequence[Effect]) -> str:
        if self._brief.stakes is None or Noting(self._chooser).fells:
            return ""  # whoever has fallen gives no ground and blocks no way
        line = as_sentence(self._brief.promised)
        if self._pair is None:
            return line
        if self._brief.passed:
            return self._won(self._pair, line, effects)
        if any(map(self._is_promised, effects)):
            return ""  # the effect's own sentence tells it
        return line if self._chooser.memory.fresh(line) else self._chooser.renewed(line)

    def _won(self, pair: StakesPair, line: str, effects: Sequence[Effect]) -> str:
        """Return the sentence that tells what was won; what was found says so by itself."""
        seeks = self._cast.manner.name in SEEKING
        if seeks and any(e.kind == "knowledge" and e.good for e in effects):
            return ""
        told = self._chooser.cast.slots.sentence(pair.won.text)
        return next((s for s in (told, line) if self._chooser.memory.fresh(s)), "")

    # What must be told

    def _facts(self, effects: Sequence[Effect], *, whole: bool) -> list[str]:
        """Return the sentences that must be told; the end of a failure told whole comes first."""
        told = [sentence for effect in effects if (sentence := self._joined(effect))]
        first = int(whole and self._brief.passed is False)
        notes = Noting(self._chooser, whole=whole).sentences()
        return [sentence for sentence in (*told[:first], *notes, *told[first:]) if sentence]

    def _joined(self, effect: Effect) -> str:
        """Return an effect's sentence, with words in front where it stands apart from the outcome.

        A clue of an adventure gets words that say how it came; what runs or is carried gets one
        that turns, where it goes against the outcome.
        """
        told = effect.tell or plain_tell(effect)
        if effect.key.endswith(GIVEN):
            return told
        if effect.kind == "knowledge" and told.startswith(effect.name):  # an adventure's own clue
            return Clues(self._chooser).told(told)
        if effect.kind not in _TURNED or effect.good is bool(self._brief.passed):
            return told
        if re.match(r"(?:and|but|so|only)\b|[\"'“]", told.lower()):
            return told
        return self._led(told, "turn_good" if effect.good else "turn_bad")

    def _led(self, told: str, kind: str) -> str:
        """Return a sentence behind a word that turns; alone where a name would follow it."""
        first = told.split(maxsplit=1)[0].removesuffix("'s")
        names = {w for p in self._brief.setting.people for w in p.name.split() if w[:1].isupper()}
        if first in names:
            return told
        leads = self._chooser.picker.shuffled(pool("notes")[kind])
        for lead in sorted(leads, key=self._chooser.memory.age):
            sentence = f"{lead.text} {uncapital(told)}"
            if self._chooser.memory.fresh(sentence):
                return sentence
        return told


def plain_tell(effect: Effect) -> str:
    """Return a sentence for an effect that came without one."""
    name = uncapital(effect.name)
    verbs = {
        ("harm", "gain"): f"It leaves its mark on you: {name}.",
        ("gear", "gain"): f"You come away with {name}.",
        ("gear", "lose"): f"That is the end of your {name}.",
        ("gear", "lower"): f"Your {name} will never be quite the same.",
        ("trouble", "lose"): f"There is no more {name} to trouble you.",
        ("clock", "raise"): f"It brings {name} a step nearer.",
        ("clock", "lower"): f"It pushes {name} a step back.",
    }
    found = verbs.get((effect.kind, effect.change))
    if found is not None:
        return found
    if effect.kind == "relation":
        return f"{capital(effect.target)} looks at you otherwise than before: {name}."
    return f"There is something else now: {name}."
