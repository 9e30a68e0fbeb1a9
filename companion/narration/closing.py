"""How a narration ends: on something to answer, and with a sense besides sight."""

import re
from collections.abc import Sequence
from typing import Final

from companion.narration.cast import to_be_sensed
from companion.narration.chooser import Chooser
from companion.narration.grammar import Slots
from companion.narration.helps import as_thing
from companion.narration.library import fold_words, pool, word_sets
from companion.narration.noting import Noting
from companion.narration.nouns import Noun
from engine.api import Effect

_SENSED: Final = 30
"""Times in a hundred that a narration which only shows ends on something to hear or smell."""


class Closing:
    """Finds the last sentence of a narration.

    Args:
        chooser: chooses the sentences.
        whole: whether a beat was told, which holds a sense and a thing to answer itself; then only
            what whoever resisted makes of it is added.
    """

    def __init__(self, chooser: Chooser, *, whole: bool = False) -> None:
        self._chooser = chooser
        self._whole = whole

    def sentence(self, effects: Sequence[Effect]) -> str:
        """Return a sound, a choice or a question that the player can answer."""
        names = self._blocks(effects)
        closers = pool("closers")
        text = self._chooser.text
        if self._whole:
            outcome = "pass" if self._chooser.brief.passed else "fail"
            own = f"beat_{self._chooser.cast.manner.family}_{outcome}"
            lines = closers.get(own) or closers[f"beat_{outcome}"]
            return self._chooser.first(lines, self._chooser.cast.slots)
        missing = not word_sets()["sensed"] & set(fold_words(text))
        if missing and self._chooser.picker.chance(_SENSED):
            names = [*self._chooser.picker.shuffled(["sound", "where"]), *names]
        opp = self._chooser.cast.slots.nouns.get("opp")
        if opp is not None and opp.head not in text:
            names = [n for n in names if n.startswith("opp")] + names
        slots = self._slots()
        here = to_be_sensed(slots, self._chooser.brief.setting.place)
        for name in names:
            fits = here if name == "sound" else slots
            found = (
                self._heard(slots) if name == "where" else self._chooser.first(closers[name], fits)
            )
            if found:
                return found
        return self._chooser.first(pool("senses")["any"], here) or self._heard(slots)

    def _heard(self, slots: Slots) -> str:
        """Return a sound from somewhere: two fragments put together."""
        closers = pool("closers")
        noises = [f for f in closers["noise"] if slots.suits(f)]
        for noise in sorted(self._chooser.picker.shuffled(noises), key=self._chooser.memory.age):
            found = self._chooser.first(closers["where"], slots.having(noise=_noise(noise.text)))
            if found:
                return found
        return ""

    def _slots(self) -> Slots:
        slots = self._chooser.cast.slots
        standings = [as_thing(s.name) for s in self._chooser.brief.setting.standings]
        usable = [s for s in standings if s is not None]
        return slots.having(circ=self._chooser.picker.one(usable)) if usable else slots

    def _blocks(self, effects: Sequence[Effect]) -> list[str]:
        outcome = "pass" if self._chooser.brief.passed else "fail"
        slots, gone = self._chooser.cast.slots, self._opponent_gone()
        family = self._chooser.cast.manner.family
        weights = {f"{family}_{outcome}": 9, f"general_{outcome}": 2, "sound": 2, "where": 1}
        if "want" in slots.nouns:
            weights["want"] = 1
        if "npc" in slots.nouns:
            weights[f"ask_{outcome}"] = 6
        if self._chooser.brief.attempt.opponent is not None and not gone:
            weights["opp_beast" if "beast" in slots.tags else f"opp_{outcome}"] = 8
        if "due" in slots.tags and all(e.kind != "clock" for e in effects):
            weights["clock"] = 1
        if self._chooser.brief.setting.standings:
            weights["standing"] = 1
        bag = [name for name, weight in weights.items() for _ in range(weight)]
        return list(dict.fromkeys(self._chooser.picker.shuffled(bag)))

    def _opponent_gone(self) -> bool:
        notes = " ".join(self._chooser.brief.notes).lower()
        gone = any(w in notes for w in ("out of the fight", "left behind", "defeated", "dies"))
        return gone or Noting(self._chooser).fells


def _noise(text: str) -> Noun:
    return Noun(text=text, plural=bool(re.match(r"steps|low voices|keys|two people", text)))
