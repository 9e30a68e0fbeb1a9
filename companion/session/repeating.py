"""The same attempt once more: it is not simply open again, and anything new opens it.

After a plain failure the same deed on the same thing by the same means has nothing left to decide:
the dice have said how it goes. A new word for how or on what it is done, a helper, anything that
has changed since, or time opens it again. Fights and whatever moves by itself are always open.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from companion.journal import Campaign
from companion.journal.records import EVENTS, ROLL
from companion.reader import Intent
from companion.reader.text import bag
from companion.session.memory import Memory
from companion.session.scene import words
from companion.wording import listed
from engine.api import Effect, EffectApplied, Request, uncapital

OPEN: Final = bag(
    "fight shoot blast grapple throw flee chase run dodge endure swim rescue heal gamble hunt "
    "forage cast ride drive race rest night"
)
"""Manners that are another matter each time: the other side moves, or the rules have a price."""
_MIXED: Final = "mixed_failure"
"""A failure that brings something to go on with."""
_AGAIN: Final = re.compile(
    r"(?:(?:ok(?:ay)?|well|then|so|and|but)[,.]?\s+)?(?:(?:i|we|let me|let's)\s+)?(?:just\s+)?"
    r"(?:(?:try|do|attempt)(?:\s+(?:it|that|this|the same(?: thing)?))?\s+(?:again|once more|anew)"
    r"|(?:try|do)\s+the same(?: thing)?|retry|once more|one more (?:try|time)|again"
    r"|(?:have|give it) another (?:go|try|attempt)|keep (?:trying|at it)|(?:take|taking) my time)"
    r"(?P<more>(?:,|\s+(?:with|using|but|and|while|taking|from|by|on|at|this time)\b).+)?[.!]*",
    re.IGNORECASE | re.DOTALL,
)
_TIME: Final = re.compile(
    r"\b(?:(?:take|taking|took) (?:my|our|all the|more) time|patiently|all (?:night|day|morning"
    r"|evening|afternoon)(?: long)?|for (?:an hour|(?:some|a few|several|two|three) hours"
    r"|a (?:long )?while)|however long it takes|as long as it takes|keep (?:trying|at it)"
    r"|wait(?:ing)? for a better moment)\b",
    re.IGNORECASE,
)
_FILLERS: Final = bag(
    "again try trying once more another time same still just now then retry attempt anew okay ok "
    "well so but i we me it that this go do have give let one second third harder keep really want "
    "with by using while"
)
_STANDS: Final = {"trouble": "In the way now", "position": "Where it has left you"}
REFUSED: Final = (
    "That was tried just now in just this way, and it failed.{stands} Another way, a tool, a new "
    'argument or somebody\'s help opens it again; so does time: "I take my time" costs some.'
)
SAME_AGAIN: Final = "The same was tried just now in the same way, and it failed."
"""What a human GM is told, who has the last word on it."""
COSTS: Final = "costs"
"""Field of a declaration: what the attempt costs whatever the dice say."""
TAKES_TIME: Final = "It takes time: {what}."


@dataclass(frozen=True, slots=True)
class Repeat:
    """An attempt that was made just now and failed.

    Attributes:
        refusal: what stands in the way and what would open it, a sentence or three; "" where the
            words take the time that opens it.
        costs: what the time costs; None for nothing.
    """

    refusal: str = ""
    costs: Effect | None = None


class Repeating:
    """Knows the last attempt of a sitting, and whether the next is the same.

    Args:
        campaign: the campaign.
    """

    def __init__(self, campaign: Campaign) -> None:
        self._campaign = campaign

    def meant(self, memory: Memory, text: str) -> str:
        """Return words with the last attempt in the place of "I try again".

        Args:
            memory: what the sitting remembers.
            text: the player's words.
        """
        again = _AGAIN.fullmatch(text.strip())
        before = self._before(memory) if again is not None else None
        if again is None or before is None:
            return text
        said = str(before["text"]).strip().rstrip(".!")
        more = (again["more"] or "").strip(" ,.!")
        time = _TIME.search(text)
        if time is not None and not _TIME.search(more):
            more = f"{more}, taking my time" if more else "taking my time"
        return f"{said}, {more}" if more else said

    def judge(self, memory: Memory, request: Request, intent: Intent, text: str) -> Repeat | None:
        """Return what a repeated attempt comes to; None for one that is open.

        Args:
            memory: what the sitting remembers.
            request: the check that was read.
            intent: what was read.
            text: the player's words.
        """
        before = self._last(memory)
        if before is None or intent.manner in OPEN or request.kind in ("attack", "magic"):
            return None
        if self._fights():
            return None
        earlier = Request.model_validate_json(str(before["request"]))
        if _brings_more(earlier, request) or self._has_changed(before["number"]):
            return None
        deed = str(Intent.model_validate_json(str(before["intent"])).goal)
        means = (*earlier.stitched, *earlier.helpers)
        if _new(text, str(before["text"]), *means) or _new(intent.goal, deed, *means):
            return None
        if _TIME.search(text) and not _TIME.search(str(before["text"])):
            return Repeat(costs=self._time())
        return Repeat(refusal=REFUSED.format(stands=self._stands(before["number"])))

    def _fights(self) -> bool:
        fights = self._campaign.rule_system.fights
        return fights is not None and fights.is_running(self._campaign.state)

    def _before(self, memory: Memory) -> dict[str, Any] | None:
        """Return what was declared of the last attempt of this scene; None for none."""
        number = memory.last_roll
        if number is None or memory.scene_since:
            return None
        declared = self._campaign.declaration(number)
        return {**declared, "number": number} if "request" in declared else None

    def _last(self, memory: Memory) -> dict[str, Any] | None:
        """Return what was declared of the last attempt, if it plainly failed in this scene."""
        before = self._before(memory)
        if before is None:
            return None
        _, resolution = self._campaign.rolled(int(before["number"]))
        is_failure = resolution.passed is False and resolution.degree != _MIXED
        return before if is_failure else None

    def _has_changed(self, number: int) -> bool:
        """Return whether anything has changed in the world since a roll and its consequences."""
        for record in reversed(self._campaign.records(kinds={EVENTS, ROLL}, live=True)):
            if record.kind == ROLL:
                return record.body.get("number") != number
            kinds = {event.get("kind") for event in record.body.get("events", ())}
            if record.body.get("roll") != number and kinds - {"danger_warned"}:
                return True
        return True

    def _effects(self, number: int) -> Iterator[Effect]:
        for event in self._campaign.consequences_of(number) or ():
            if isinstance(event, EffectApplied) and not event.effect.good:
                yield event.effect

    def _stands(self, number: int) -> str:
        told: dict[str, list[str]] = {}
        for effect in self._effects(number):
            if effect.kind in _STANDS and effect.change != "lose":
                told.setdefault(_STANDS[effect.kind], []).append(uncapital(effect.name))
        return "".join(f" {what}: {listed(names)}." for what, names in told.items())

    def _time(self) -> Effect:
        """Return what time costs: a clock that runs against the players, else an open cost."""
        clocks = self._campaign.state.story.clocks
        clock = next((c for c in clocks if not c.good and c.ticks < c.size), None)
        if clock is not None:
            return Effect(kind="clock", change="raise", target="scene", name=clock.name)
        return Effect(kind="cost", change="gain", target="scene", name="A good deal of time")


def _new(text: str, *before: str) -> set[str]:
    """Return the words of a text that mean something and were not said before."""
    said = {word for part in before for word in words(part)}
    return set(words(_TIME.sub(" ", text))) - said - _FILLERS


def _brings_more(earlier: Request, request: Request) -> bool:
    """Return whether a check has anything that the earlier one had not."""
    if (earlier.actor, earlier.kind, earlier.opponent) != (
        request.actor,
        request.kind,
        request.opponent,
    ):
        return True
    had = {*earlier.stitched, *earlier.helpers, *(name for name, _ in earlier.circumstances)}
    has = {*request.stitched, *request.helpers, *(name for name, _ in request.circumstances)}
    return bool(has - had) or bool(set(earlier.hindering) - set(request.hindering))
