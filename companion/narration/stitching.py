"""Naming what was stitched in: before the main sentence, or in a sentence of its own."""

from collections.abc import Iterator
from operator import itemgetter
from typing import Final

from companion.narration.chooser import Chooser, Frame
from companion.narration.grammar import Slots
from companion.narration.helps import IDLE, Help, article
from companion.narration.library import Fragment, fold_words, pool
from companion.narration.nouns import Noun

_THINGS: Final = frozenset(["object", "circ"])
_WOVEN: Final = {True: 95, False: 20}
"""Times in a hundred that a thing, or else a calling, is named in the sentence of the act."""
_IN_VAIN: Final = 20
"""The same of a thing that did not help."""
_FLAWED: Final = 40
"""Times in a hundred that what worked against it is named when what helped was named already."""


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
        """Return ways to name a help in the sentence of the act: "with your crowbar, you ...".

        What the player's own words name already needs no other naming, and a thing that such an
        act has no use for gets none: nobody hides with the help of a rope.
        """
        cast = self._chooser.cast
        said = set(fold_words(cast.deed.text)) if cast.deed is not None else set()
        has_tool = cast.deed is not None and bool(cast.deed.tool)
        found = [
            (self._chooser.memory.age(line), frame)
            for one in cast.helps
            if one.noun.head not in said
            and one.kind != IDLE
            and not (has_tool and one.form == "object")
            and self._chooser.picker.chance(self._woven(one))
            for line, frame in self._around(one)
        ]
        return [
            frame for _, frame in sorted(self._chooser.picker.shuffled(found), key=itemgetter(0))
        ]

    def _woven(self, one: Help) -> int:
        is_thing = one.form in _THINGS
        if self._chooser.brief.passed:
            return _WOVEN[is_thing]
        return _IN_VAIN if is_thing else 0  # what somebody is explains no failure

    def _around(self, one: Help) -> Iterator[tuple[Fragment, Frame]]:
        """Yield the clauses that name one help, each with the line it was made from."""
        passed = "pass" if self._chooser.brief.passed else "fail"
        slots, names = self._help_slots(one), frozenset([_core(one)])
        about = one.form != "circ"
        for line in pool("tools").get(f"lead_{one.form}.{passed}", ()):
            yield line, Frame(lead=slots.fill(line.text), names=names, yours=about)
        for line in pool("tools").get(f"tail_{one.form}.{passed}", ()):
            yield line, Frame(tail=slots.fill(line.text), names=names, yours=about)

    def _help_slots(self, one: Help) -> Slots:
        if one.form == "object":
            return self._tool_slots(one)
        if one.form == "circ":
            return self._chooser.cast.slots.having(circ=one.noun)
        return self._chooser.cast.slots.having(
            skill=one.noun, askill=Noun(text=article(one.noun.bare))
        )

    def _tool_slots(self, tool: Help) -> Slots:
        noun = tool.noun
        its = "their" if noun.plural else "its"
        it = "them" if noun.plural else "it"
        return self._chooser.cast.slots.having(tool=noun, its=Noun(text=its), it=Noun(text=it))

    def ally(self) -> str:
        """Return a sentence on whoever helped, as far as nothing has told of them yet."""
        ally = self._chooser.cast.slots.nouns.get("ally")
        if ally is None or ally.text.lower() in self._chooser.text:
            return ""
        passed = "pass" if self._chooser.brief.passed else "fail"
        return self._chooser.first(pool("tools")[f"ally.{passed}"], self._chooser.cast.slots)

    def thing(self) -> str:
        """Return a sentence on what a thing of use did, where it worked and was not named.

        Only what a thing of that kind does in such an act: the knot that does not slip.
        """
        if not self._chooser.brief.passed:
            return ""
        text = self._chooser.text
        helps = self._chooser.cast.helps
        if any(self._is_named(h, text) for h in helps if h.form in _THINGS):
            return ""
        of_use = [h for h in helps if h.form == "object" and h.kind not in (IDLE, "any")]
        for one in self._chooser.picker.shuffled(of_use):
            own = pool("tools").get(f"{one.kind}.pass", ())
            found = self._chooser.first(own, self._help_slots(one))
            if found:
                return found
        return ""

    def support(self) -> str:
        """Return a sentence that names what helped, as far as it is not named yet."""
        passed = "pass" if self._chooser.brief.passed else "fail"
        text = self._chooser.text
        named = [h for h in self._chooser.cast.helps if self._is_named(h, text)]
        rest = [h for h in self._chooser.cast.helps if h not in named and h.kind != IDLE]
        if named:
            return self._flaw(passed) if self._chooser.picker.chance(_FLAWED) else ""
        for one in self._chooser.picker.shuffled(rest):
            found = self._one_help(one, passed)
            if found:
                return found
        return self._flaw(passed)

    def _is_named(self, one: Help, text: str) -> bool:
        core = _core(one)
        return core in self._named or core in text or (one.noun.head or core) in fold_words(text)

    def _one_help(self, one: Help, passed: str) -> str:
        tools = pool("tools")
        slots = self._help_slots(one)
        if one.form == "object":
            own = tools.get(f"{one.kind}.{passed}", ())
            return self._chooser.first(own, slots) or self._chooser.first(
                tools[f"any.{passed}"], slots
            )
        family = self._chooser.cast.manner.family
        own = tools.get(f"{one.form}_{family}.{passed}", ())
        return self._chooser.first(own, slots) or self._chooser.first(
            tools[f"{one.form}.{passed}"], slots
        )

    def _flaw(self, passed: str) -> str:
        if self._chooser.cast.flaw is None:
            return ""
        form, noun = self._chooser.cast.flaw
        return self._chooser.first(
            pool("tools")[f"against_{form}.{passed}"], self._chooser.cast.slots.having(flaw=noun)
        )


def _core(one: Help) -> str:
    return (one.noun.bare or one.noun.text).lower()
