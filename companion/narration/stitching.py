"""Naming what was stitched in: round the main sentence, or in a sentence of its own."""

import re
from typing import Final

from companion.narration.chooser import Chooser, Frame
from companion.narration.grammar import Slots
from companion.narration.helps import Help, article
from companion.narration.library import pool
from companion.narration.nouns import Noun, listed

_NAMED: Final = 3
_PLAINLY: Final = 40
"""Times in a hundred that a calling lends a plain virtue: "a thief's patience"."""
_YOURS: Final = re.compile(r"with |helped |by dint |between ")


class Stitching:
    """Names the helps of one exchange.

    Args:
        chooser: chooses the sentences.
    """

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser
        self._named: set[str] = set()

    def name(self, names: frozenset[str]) -> None:
        """Remember that these helps were named."""
        self._named |= names

    def frames(self) -> list[Frame]:
        """Return ways to name what was stitched in around the main sentence, in seeded order."""
        helps = [h for h in self._chooser.cast.helps if h.form not in ("quality",)][:_NAMED]
        if not helps:
            return []
        outcome = "pass" if self._chooser.brief.passed else "fail"
        names = [self._lent(h) for h in helps]
        slots = self._chooser.cast.slots.having(list=Noun(text=listed(names)))
        if len(names) > 1:
            slots = Slots(slots.nouns, slots.tags | {"many"})
        cores = frozenset(map(_core, helps))
        rounds = pool("tools")
        leads = [
            Frame(lead=slots.fill(f.text), names=cores, yours=bool(_YOURS.match(f.text)))
            for f in self._chooser.picker.shuffled(rounds[f"round.lead_{outcome}"])[:3]
            if slots.suits(f)
        ]
        tails = [
            Frame(tail=slots.fill(f.text), names=cores)
            for f in self._chooser.picker.shuffled(rounds[f"round.tail_{outcome}"])[:3]
        ]
        own = [
            Frame(lead=lead, names=frozenset([_core(h)]), yours=True)
            for h in helps
            if h.form == "object" and h.kind != "any" and (lead := self._lead(h))
        ]
        return [*own[:1], *self._chooser.picker.shuffled([*leads[:2], *tails[:2]])]

    def _lent(self, one: Help) -> str:
        """Return what a help lends: "your rope", "a thief's patience"."""
        if one.form != "agent":
            return one.noun.text
        tools = pool("tools")
        family = self._chooser.cast.manner.family
        virtues = tools.get(f"virtue.{family}") or tools["virtue.general"]
        virtue = self._chooser.picker.one(virtues).text
        if self._chooser.picker.chance(_PLAINLY):
            return f"{article(one.noun.bare)}'s {virtue}"
        slots = Slots(
            {
                "skill": one.noun,
                "askill": Noun(text=article(one.noun.bare)),
                "virtue": Noun(text=virtue),
            }
        )
        ways = sorted(
            self._chooser.picker.shuffled(tools["lent.any"]), key=self._chooser.memory.age
        )
        return slots.fill(ways[0].text)

    def _lead(self, tool: Help) -> str:
        leads = pool("tools").get(f"{tool.kind}.lead", ())
        slots = self._tool_slots(tool)
        fitting = [f for f in leads if slots.suits(f)]
        return slots.fill(self._chooser.picker.one(fitting).text) if fitting else ""

    def _tool_slots(self, tool: Help) -> Slots:
        noun = tool.noun
        its = "their" if noun.plural else "its"
        it = "them" if noun.plural else "it"
        return self._chooser.cast.slots.having(tool=noun, its=Noun(text=its), it=Noun(text=it))

    def support(self) -> str:
        """Return a sentence that names what helped, as far as it is not named yet."""
        passed = "pass" if self._chooser.brief.passed else "fail"
        text = self._chooser.text
        rest = [h for h in self._chooser.cast.helps if _core(h) not in text]
        ally = self._chooser.cast.slots.nouns.get("ally")
        if ally is not None and ally.text.lower() not in text:
            found = self._chooser.first(pool("tools")[f"ally.{passed}"], self._chooser.cast.slots)
            if found:
                return found
        if self._named and self._chooser.picker.chance(60):
            return self._flaw(passed)
        named = [h for h in rest if h.form != "quality"]
        if len(named) > 1 and self._chooser.picker.chance(30):
            found = self._roster(named[:_NAMED], passed)
            if found:
                return found
        for one in self._chooser.picker.shuffled(rest):
            found = self._one_help(one, passed)
            if found:
                return found
        return self._flaw(passed)

    def _roster(self, rest: list[Help], passed: str) -> str:
        names = [self._lent(h) for h in rest]
        slots = self._chooser.cast.slots.having(list=Noun(text=listed(names)))
        return self._chooser.first(pool("tools")[f"roster.{passed}"], slots)

    def _one_help(self, one: Help, passed: str) -> str:
        tools = pool("tools")
        if one.form == "object":
            slots = self._tool_slots(one)
            own = tools.get(f"{one.kind}.{passed}", ())
            return self._chooser.first((*own,), slots) or self._chooser.first(
                tools[f"any.{passed}"], slots
            )
        if one.form == "circ":
            slots = self._chooser.cast.slots.having(circ=one.noun)
        else:
            slots = self._chooser.cast.slots.having(
                skill=one.noun, askill=Noun(text=article(one.noun.bare))
            )
        return self._chooser.first(tools[f"{one.form}.{passed}"], slots)

    def _flaw(self, passed: str) -> str:
        if self._chooser.cast.flaw is None:
            return ""
        form, noun = self._chooser.cast.flaw
        return self._chooser.first(
            pool("tools")[f"against_{form}.{passed}"], self._chooser.cast.slots.having(flaw=noun)
        )


def _core(one: Help) -> str:
    return (one.noun.bare or one.noun.text).lower()
