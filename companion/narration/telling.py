"""Telling an outcome: the action, what was at stake, every effect, and something to answer."""

import re
from collections.abc import Sequence
from typing import Final

from companion.narration.brief import Brief
from companion.narration.cast import Cast
from companion.narration.chooser import PLAIN, Chooser, as_sentence
from companion.narration.closing import Closing
from companion.narration.grammar import Slots
from companion.narration.library import StakesPair, manner, pool
from companion.narration.memory import Memory
from companion.narration.noting import Noting
from companion.narration.owing import promised_pair
from companion.narration.stitching import Stitching
from engine.api import Effect, capital, uncapital

MOST: Final = 5
"""Sentences of a narration, facts that must be told aside."""

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
_NARROW: Final = {"skitterbarren": 2, "altars": 1}
_STRONG: Final = {"skitterbarren": 6, "altars": 5}


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

    def tell(self, effects: Sequence[Effect]) -> list[str]:
        """Return the narration, sentence by sentence."""
        good = any(e.good for e in effects)
        slots = self._cast.slots
        if good:
            slots = Slots(slots.nouns, slots.tags | {"gain"})
        facts = self._facts(effects)
        self._chooser.say(self._action(slots, effects))
        room = MOST - len(self._chooser.said) - len(facts) - 1
        stakes = self._stakes(effects) if room > 0 or not facts else ""
        if room - bool(stakes) > 0:
            self._chooser.say(self._stitching.support())
        self._chooser.say(stakes)
        for fact in facts:
            self._chooser.say(fact)
        self._chooser.say(Closing(self._chooser).sentence(effects))
        return self._chooser.said

    # The action itself

    def _quality(self, effects: Sequence[Effect]) -> tuple[str, ...]:
        brief = self._brief
        if brief.margin is not None and brief.system in _NARROW:
            if brief.passed:
                if brief.margin <= _NARROW[brief.system]:
                    return ("narrow", "pass")
                return ("strong", "pass") if brief.margin >= _STRONG[brief.system] else ("pass",)
            return ("fail",)
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
        frames = [f for f in self._stitching.frames() if self._chooser.picker.chance(75)]
        for fragments in (*order, manner("other").lines[qualities[-1]]):
            for frame in (*frames, PLAIN):
                found = self._chooser.first(fragments, slots, opens=True, frame=frame)
                if found:
                    self._stitching.name(frame.names)
                    return found
        return self._chooser.worn(slots, (*special, *plain))

    # What was at stake

    def _stakes(self, effects: Sequence[Effect]) -> str:
        brief, cast = self._brief, self._cast
        if brief.stakes is None:
            return ""
        pair = promised_pair(brief, cast)
        line = as_sentence(brief.promised)
        if pair is None:
            return line
        if brief.passed:
            return self._won(pair, line, effects)
        name = cast.slots.fill(pair.lost.name.text)
        if any(e.name.partition(" (")[0] == name for e in effects):
            return ""  # the effect's own sentence tells it
        return line if self._chooser.memory.fresh(line) else self._chooser.renewed(line)

    def _won(self, pair: StakesPair, line: str, effects: Sequence[Effect]) -> str:
        """Return the sentence that tells what was won; what was found says so by itself."""
        if any(e.kind == "knowledge" and e.good for e in effects):
            return ""
        told = self._chooser.cast.slots.sentence(pair.won.text)
        return next((s for s in (told, line) if self._chooser.memory.fresh(s)), "")

    # What must be told

    def _facts(self, effects: Sequence[Effect]) -> list[str]:
        tells = [self._joined(effect) for effect in effects]
        return [*Noting(self._chooser).sentences(), *(s for s in tells if s)]

    def _joined(self, effect: Effect) -> str:
        """Return an effect's sentence, with a word in front where it goes against the outcome."""
        told = effect.tell or plain_tell(effect)
        against = effect.good is not bool(self._brief.passed)
        begins = any(
            told.startswith(noun.text) and noun.text[:1].isupper()
            for noun in self._cast.slots.nouns.values()
        )
        if not against or begins or told[:1] in "\"'“" or not self._chooser.picker.chance(50):
            return told
        turns = pool("notes")["turn_good" if effect.good else "turn_bad"]
        for turn in sorted(self._chooser.picker.shuffled(turns), key=self._chooser.memory.age)[:4]:
            sentence = f"{turn.text} {uncapital(told)}"
            if re.match(r"(?:and|but|so|only)\b", told.lower()) is not None:
                break
            if self._chooser.memory.fresh(sentence):
                return sentence  # a word in front may bring it too near to another
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
