"""What a result changes: consequences chosen within what it owes."""

import re
from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Final, get_args

from companion.narration.brief import PERILOUS, Brief, Stakes
from companion.narration.cast import Cast, cast_of, scene_beats
from companion.narration.chooser import closeness
from companion.narration.demands import demanded
from companion.narration.grammar import Picker
from companion.narration.library import (
    Consequence,
    Fragment,
    StakesPair,
    consequences,
    fragment,
    general_stakes,
)
from companion.narration.memory import Memory
from companion.narration.nouns import clean
from companion.narration.scene_kits import SceneBeat
from companion.narration.subject import WAY
from engine.api import Effect, capital, get_system, uncapital

EffectKind = str
_CHANGES: Final = {
    "harm": "gain",
    "gear": "lower",
    "edge": "gain",
    "trouble": "gain",
    "position": "set",
    "knowledge": "gain",
    "clock": "raise",
    "cost": "gain",
}
CLOCK_SEGMENTS: Final = {"scene": 4, "more": 6, "life": 8}
"""Segments of a clock, by what is at stake: this scene, more than it, a life or a whole place."""
_SIZED: Final = frozenset(["harm", "trouble", "edge", "gear"])
_WORST: Final = -2
_LIGHTENED: Final = frozenset(["heal", "rest"])
_FINDING: Final = {
    "search": "search", "look": "search", "notice": "notice", "recall": "recall", "track": "track",
    "talk": "talk", "hack": "hack", "scry": "scry",
}  # fmt: skip
"""Kinds of action that are after knowledge, and the finds that suit them."""
SEEKING: Final = frozenset(_FINDING)
_HANDS_ON: Final = frozenset(["search", "steal", "forage", "fight"])
"""Kinds of action in which one may come by a thing."""
_BODILY: Final = frozenset(
    ["ascend", "water", "force", "travel", "fight", "hardship", "beast", "wild", "tech"]
)
"""Families of action in which one may be bruised."""
_APART: Final = frozenset(["gear", "clock", "found", "body"])
"""Pools that are asked by themselves."""
_SPECIAL: Final = 8
"""Times in a hundred that a clock or a thing comes before what the act itself brings."""
_KNOWN_CHANGES: Final = frozenset(get_args(Effect.model_fields["change"].annotation))


class Owing:
    """Chooses the consequences of one exchange.

    Args:
        brief: the result.
        cast: who and what it is about.
        memory: what was told.
    """

    def __init__(self, brief: Brief, cast: Cast, memory: Memory) -> None:
        self._brief = brief
        self._cast = cast
        self._memory = memory
        self._picker = Picker(brief.seed, brief.exchange, "owing")
        self._taken: list[Effect] = []
        self._pair = promised_pair(brief, cast)
        setting = brief.setting
        self._held = frozenset(
            {s.name.casefold().partition(" (")[0] for s in setting.standings}
            | {clean(c).casefold() for c in setting.conditions}
            | {c.name.casefold() for c in setting.clocks}
            | {k.casefold() for k in setting.knowledge}
        )

    def choose(self) -> tuple[Effect, ...]:
        """Return the consequences, the most important first."""
        owed = self._brief.owed
        if owed is None:
            return ()
        gains, setbacks = owed.gains[0], owed.setbacks[0]
        if self._lightens() and owed.gains[1] and "trouble" in owed.gain_kinds:
            self._taken.append(self._relief())
            gains = max(0, gains - 1)
        if self._seeks() and owed.gains[1] and "knowledge" in owed.gain_kinds:
            gains -= self._take(self._finds(), good=True)
        for _ in range(gains):
            self._take(self._candidates(owed.gain_kinds, good=True), good=True)
        if self._brief.passed is False and owed.setbacks[1]:
            setbacks -= self._promised()
        if self._brief.direction <= _WORST and setbacks > 0 and not self._harmed():
            hurting = tuple(k for k in owed.setback_kinds if k in ("harm", "gear"))
            setbacks -= self._take(self._candidates(hurting, good=False), good=False)
        for _ in range(setbacks):
            self._take(self._candidates(owed.setback_kinds, good=False), good=False)
        return tuple(self._taken)

    def _harmed(self) -> bool:
        return any(e.kind in ("harm", "gear") for e in self._taken)

    # What a search finds

    def _seeks(self) -> bool:
        """Whether it was a search or a question that succeeded: then something is found."""
        return bool(self._brief.passed) and self._cast.manner.name in _FINDING

    def _finds(self) -> Iterator[Consequence]:
        """Yield finds that suit the kind of search, those about the thing itself first.

        Where the promise says by itself that what was sought is found, that is the find; of a way
        it is still to be said which it is.
        """
        pair = self._pair
        if pair is not None and pair in self._cast.scene:
            # What this very scene has to be found is what was promised.
            found = capital(self._cast.slots.fill(pair.win.text))
            yield Consequence("knowledge", "", "scene", fragment(found), pair.won, good=True)
            return
        is_way = WAY in self._cast.slots.tags  # a way out is shown: what it is, and where
        told = pair is not None and pair.done is not None and "sought" in pair.done.slots
        if pair is not None and pair.done is not None and told and not is_way:
            yield Consequence(
                "knowledge", "", "scene", fragment("{Sought} found"), pair.done, good=True
            )
        rows = consequences("good").get(f"find_{_FINDING[self._cast.manner.name]}", ())
        shuffled = self._picker.shuffled(rows)
        shows = [row for row in shuffled if WAY in row.tell.needed]
        yield from shows if is_way else ()
        yield from sorted(shuffled, key=lambda row: -closeness(row.tell))

    # What was promised before the roll

    def _promised(self) -> int:
        """Take what failing was said to mean; return how many setbacks that pays."""
        pair = self._pair
        owed = self._brief.owed
        lost = (
            None if pair is None or owed is None else payable(pair, owed.setback_kinds, self._cast)
        )
        return 0 if lost is None else self._take(iter([lost]), good=False)

    # Trying candidates

    def _take(self, candidates: Iterator[Consequence], *, good: bool) -> int:
        for row in candidates:
            effect = self._effect(row, good=good)
            if effect is not None:
                self._taken.append(effect)
                return 1
        return 0

    def _candidates(self, kinds: tuple[EffectKind, ...], *, good: bool) -> Iterator[Consequence]:
        """Yield rows that fit, those of the kind of action and its family first.

        What suits any act, and what runs or is carried, comes when these are used up, or now and
        then; what belongs to other families comes last.
        """
        pools = consequences("good" if good else "bad")
        name, family = self._cast.manner.name, self._cast.manner.family
        own = [row for key in dict.fromkeys((name, family)) for row in pools.get(key, ())]
        if family in _BODILY:
            own += pools.get("body", ())
        shuffled = self._picker.shuffled(r for r in own if r.kind in kinds)
        general = self._picker.shuffled(r for r in pools["any"] if r.kind in kinds)
        special = self._special(kinds, good=good)
        if not good and self._picker.chance(_SPECIAL):
            yield from special
        taken = {e.kind for e in self._taken}
        yield from (r for r in shuffled if r.kind not in taken)
        yield from shuffled
        yield from general
        yield from special
        for key, pool in pools.items():
            if key not in _APART and not key.startswith("find_"):
                # A hurt of another kind of action comes out of nothing that was done.
                yield from self._picker.shuffled(
                    r for r in pool if r.kind in kinds and r.kind != "harm"
                )
        yield from self._picker.shuffled(r for r in pools.get("body", ()) if r.kind in kinds)

    def _special(self, kinds: tuple[EffectKind, ...], *, good: bool) -> list[Consequence]:
        pools = consequences("good" if good else "bad")
        rows: list[Consequence] = []
        if "clock" in kinds and self._cast.clock:
            # How it stands is shown beside the prose; its name is put into it as a last resort.
            plain = [r for r in pools["clock"] if "clocksaid" not in r.tell.slots]
            rows += [r for r in plain if self._memory.age(r.tell) == 0] or pools["clock"]
        if "gear" in kinds:
            in_reach = not good or self._cast.manner.name in _HANDS_ON
            found = pools["found" if good else "gear"] if in_reach else ()
            rows += [r for r in found if self._gear_fits(r)]
        return self._picker.shuffled(rows)

    def _gear_fits(self, row: Consequence) -> bool:
        owed, wears = self._brief.owed, get_system(self._brief.system).story_terms.wears_gear
        if row.change != "lose":
            return row.change != "lower" or wears
        return owed is not None and (owed.lasting or not wears)

    def _effect(self, row: Consequence, *, good: bool) -> Effect | None:
        slots = self._cast.slots
        is_told = slots.suits(row.name) and slots.suits(row.tell)
        too_long = _takes_too_long(self._cast, row.name, row.tell)
        if not is_told or too_long or _bars_unasked(self._cast, row):
            return None
        target = self._target(row)
        if target is None:
            return None
        name = slots.fill(row.name.text)
        tell = slots.shortened().sentence(row.tell.text)
        is_clock = row.on == "clock"
        if any(e.tell == tell or (is_clock and e.name == name) for e in self._taken):
            return None
        if not is_clock and row.kind != "gear" and self._known(name):
            return None
        if not self._memory.fresh(tell) or (row.kind == "gear" and not self._new_gear(name, good)):
            return None
        if row.on in ("opp", "npc") and row.kind in ("edge", "trouble", "knowledge"):
            # On the opponent's own sheet it would count for the wrong side.
            target, name = "scene", f"{name} ({clean(target)})"
        return Effect.model_validate(
            {
                "kind": row.kind,
                "change": self._change(row, good=good),
                "target": target,
                "name": name,
                "size": self._size(row),
                "good": good,
                "tell": tell,
                "segments": self._segments(row),
                "lethal": row.kind == "harm" and self._kills(),
            }
        )

    def _new_gear(self, name: str, good: bool) -> bool:  # noqa: FBT001 - passes a fact on
        if good:
            return not self._known(name)
        return all(e.kind != "gear" for e in self._taken)

    def _known(self, name: str) -> bool:
        folded = name.casefold()
        taken = any(folded == e.name.casefold() for e in self._taken)
        return folded in self._held or taken or self._memory.named(name)

    def _target(self, row: Consequence) -> str | None:
        people = {"opp": self._cast.opponent, "npc": self._cast.npc}
        if row.on in people:
            person = people[row.on]
            return None if person is None else person.name
        if row.on in ("scene", "clock"):
            return "scene"
        return self._brief.attempt.actor

    def _change(self, row: Consequence, *, good: bool) -> str:
        if row.change in _KNOWN_CHANGES:
            return row.change
        if row.change == "start":
            return "gain"
        if row.kind == "relation":
            return "raise" if good else "lower"
        return _CHANGES[row.kind]

    def _size(self, row: Consequence) -> int:
        owed = self._brief.owed
        most = owed.max_size if owed else 1
        if row.kind not in _SIZED:
            return 1
        if row.kind == "gear" and row.change == "gain":
            return 1
        return most if abs(self._brief.direction) >= abs(_WORST) else max(1, most - 1)

    def _segments(self, row: Consequence) -> int | None:
        """Return how long a clock that starts here is: the more is at stake, the longer."""
        owed = self._brief.owed
        if row.kind != "clock" or row.change != "start" or owed is None:
            return None
        if owed.lethal:
            return CLOCK_SEGMENTS["life"]
        return CLOCK_SEGMENTS["more" if owed.lasting or owed.max_size > 1 else "scene"]

    def _kills(self) -> bool:
        """Whether a harm is the last one: never without peril, never of somebody unweakened."""
        owed = self._brief.owed
        if owed is None or not owed.lethal or not self._brief.setting.conditions:
            return False
        return self._brief.attempt.manner in PERILOUS and self._picker.chance(50)

    # Healing and rest take something away

    def _lightens(self) -> bool:
        brief = self._brief
        target = (brief.attempt.target or "").lower()
        own = target in ("", "me", "myself", "self", brief.attempt.actor.lower())
        return (
            brief.passed is True
            and brief.attempt.manner in _LIGHTENED
            and bool(brief.setting.conditions)
            and own
        )

    def _relief(self) -> Effect:
        condition = self._picker.one(self._brief.setting.conditions)
        told = clean(condition)
        told = uncapital(told)
        tells = (
            f"Of the old trouble, {told}, there is nothing left but the memory.",
            f"It takes that off the list, at least: no more {told}.",
            f"You try it out, carefully, and {told} is a thing of yesterday.",
            f"Something eases that you had stopped noticing: {told}, over and done with.",
            f"That is the last of {told}.",
        )
        fresh = [t for t in self._picker.shuffled(tells) if self._memory.fresh(t)]
        return Effect(
            kind="trouble",
            change="lose",
            target=self._brief.attempt.actor,
            name=condition,
            good=True,
            tell=(fresh or list(tells))[0],
        )


def pairs_for(cast: Cast) -> Iterator[StakesPair]:
    """Yield the stakes that suit an attempt: this very scene's, those of its kind, then any."""
    is_one = cast.npc is not None and cast.npc == cast.opponent
    for pair in (*cast.scene, *cast.manner.stakes, *general_stakes()):
        if is_one and _names_both(pair):
            continue  # who is spoken to and does not resist stands in both slots
        if not all(cast.slots.suits(part) for part in pair.parts):
            continue
        told = (pair.win, pair.lose, pair.lost.name, pair.lost.tell)
        if not (_bars_unasked(cast, pair.lost) or _takes_too_long(cast, *told)):
            yield pair


def _names_both(pair: StakesPair) -> bool:
    slots = frozenset().union(*(part.slots for part in pair.parts))
    return bool(slots & {"npc", "npctheir"}) and bool(slots & {"opp", "they", "them", "their"})


_LONG: Final = re.compile(
    r"\b(?:hours?|nights?|noon|afternoon|mornings?|evenings?|days?|weeks?|sleep|asleep|slept|nap"
    r"|good while|good deal of time|minutes?|out of (?:range|reach)|at a distance"
    r"|within a few steps)\b",
    re.IGNORECASE,
)
"""Time for which no fight stands still, and distances that the count of a fight keeps itself."""


def _takes_too_long(cast: Cast, *told: Fragment) -> bool:
    """Return whether hours or distances would go by in it, while a fight is counted."""
    return cast.in_fight and any(_LONG.search(part.text) for part in told)


_BARS: Final = re.compile(
    r"(?:in (?:your|the) way|across|between|too close|ahead of|crowding|looking over)\b",
    re.IGNORECASE,
)
"""Where somebody stands who means to be in the way."""


def _bars_unasked(cast: Cast, row: Consequence) -> bool:
    """Return whether a consequence makes an obstacle of a bystander who bears no grudge.

    A friend is in nobody's way; others are where the words do not say that they mean to be.
    """
    if row.on != "npc" or cast.npc is None:
        return False
    is_bar = row.kind == "position" and bool(_BARS.match(row.name.text))
    is_hostile = row.kind in ("position", "trouble") and cast.npc.attitude > 0
    return is_hostile or (is_bar and cast.npc.attitude >= 0)


def stakes_text(cast: Cast, pair: StakesPair) -> Stakes:
    """Return a pair of stakes in words."""
    slots = cast.slots
    return Stakes(success=slots.sentence(pair.win.text), failure=slots.sentence(pair.lose.text))


def promised_beat(brief: Brief) -> SceneBeat | None:
    """Return the beat of the scene's own kit that was promised; None for any other stakes."""
    if not brief.setting.beats or brief.stakes is None:
        return None
    cast = cast_of(brief.model_copy(update={"seed": brief.first_seed}))
    pair = promised_pair(brief, cast)
    return next((beat for beat in scene_beats(brief, cast.manner.name) if beat.pair is pair), None)


def won_as_told(brief: Brief, beat: SceneBeat) -> str:
    """Return how winning a beat is told, with whoever it is about in it.

    Args:
        brief: the result.
        beat: what was promised.
    """
    return cast_of(brief).slots.sentence(beat.pair.won.text)


def payable(pair: StakesPair, kinds: Collection[EffectKind], cast: Cast) -> Consequence | None:
    """Return what failing costs by some stakes, as a failure may be paid; None where it may not.

    What was written for this very scene is paid in any case that it can be: trouble that no failure
    may bring is then what the one who tried has come into.

    Args:
        pair: what is at stake.
        kinds: what failure may be paid with.
        cast: who and what it is about.
    """
    if pair.lost.kind in kinds:
        return pair.lost
    if "position" in kinds and pair in cast.scene:
        if pair.lost.kind == "trouble":
            return replace(pair.lost, kind="position", on="actor")
        if pair.lost.kind == "relation":  # who thinks worse of one stands otherwise to one
            return replace(pair.lost, kind="position")
    return None


def promised_pair(brief: Brief, cast: Cast) -> StakesPair | None:
    """Return the storyteller's own stakes that were promised; None for somebody else's."""
    if brief.stakes is None:
        return None
    said = (_bare(brief.stakes.success), _bare(brief.stakes.failure))
    own = demanded(brief) is not None  # what is won is then what was demanded
    for pair in pairs_for(cast):
        text = stakes_text(cast, pair)
        success = said[0] if own else _bare(text.success)
        if (success, _bare(text.failure)) == said:
            return pair
    return None


def _bare(text: str) -> str:
    return text.strip().rstrip(".").casefold()
