"""Typed consequences: what a result changes in the story, and how much of it a degree allows.

A narrator proposes effects; ``bound`` cuts them to what the degree and the difficulty allow and
reports what is still owed. Only the engine applies them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from pydantic import Field

from engine.core.model import Event, Frozen

EffectKind = Literal[
    "harm",
    "gear",
    "edge",
    "trouble",
    "position",
    "knowledge",
    "clock",
    "cost",
    "relation",
]
EffectChange = Literal["gain", "lose", "raise", "lower", "set"]
EFFECT_KINDS: Final[tuple[str, ...]] = get_args(EffectKind)


class Effect(Frozen):
    """One consequence.

    Attributes:
        kind: what sort of thing changes.
        change: how it changes. For ``clock``: raise and lower tick it, gain starts it.
        target: the character, opponent or thing it happens to; "scene" for the surroundings.
        name: the trait, condition, item, clock, fact, attitude or position.
        size: weight, health points, ticks or steps of attitude; 1 and up.
        good: whether it helps the player's side.
        tell: the sentence that the narration must carry at least in substance.
        lethal: it may end the target's part in the story; allowed only after a fair warning.
        segments: of a clock that it starts: the more is at stake, the more of them; None for four.
        key: idempotency key; an effect with a key that was applied before is not applied again.
    """

    kind: EffectKind
    change: EffectChange
    target: str = Field(max_length=200)
    name: str = Field(min_length=1, max_length=200)
    size: int = Field(default=1, ge=0, le=1_000)
    good: bool = False
    tell: str = Field(default="", max_length=1_000)
    lethal: bool = False
    segments: int | None = Field(default=None, ge=2, le=12)
    key: str = ""


class EffectApplied(Event):
    """A consequence became part of the world.

    Attributes:
        effect: what changed.
        roll: number of the roll that it came from; None for the table's own doing.
    """

    kind: Literal["effect_applied"] = "effect_applied"
    effect: Effect
    roll: int | None = None


class Owed(Frozen):
    """What a result owes the story, and the most that it may do.

    Attributes:
        done: whether the action itself succeeds.
        gains: number of unasked-for good effects, (least, most).
        setbacks: number of bad effects, (least, most).
        gain_kinds: kinds that may pay the gains.
        setback_kinds: kinds that may pay the setbacks.
        max_size: largest size of one effect.
        lasting: whether a loss may be for good.
        lethal: whether an effect may be lethal (the degree allows it and a warning was given).
        brief: one line for a narrator.
    """

    done: bool
    gains: tuple[int, int] = (0, 0)
    setbacks: tuple[int, int] = (0, 0)
    gain_kinds: tuple[EffectKind, ...] = ("edge", "knowledge", "position", "relation")
    setback_kinds: tuple[EffectKind, ...] = ("trouble", "position", "clock", "cost", "relation")
    max_size: int = 1
    lasting: bool = False
    lethal: bool = False
    brief: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoryTerms:
    """What a game's results come to in a story, known before anything is rolled.

    Attributes:
        sure_setbacks: kinds that may pay every failure of an attempt that nobody resists; only
            these may be promised before the roll.
        sure_when_resisted: the same where somebody resists; absent for no difference.
        narrow: margin up to which a success is a narrow one; None where the degree tells it.
        strong: margin from which a success is a strong one; None as for ``narrow``.
        wears_gear: whether a thing on the sheet has a strength of its own that may be lowered, and
            is gone only where the loss is for good.
        counting: what counts in one check, in a sentence or two for whoever chooses it; "" where
            whatever helps counts.
    """

    sure_setbacks: frozenset[EffectKind]
    sure_when_resisted: frozenset[EffectKind] | None = None
    narrow: int | None = None
    strong: int | None = None
    wears_gear: bool = False
    counting: str = ""

    def sure(self, *, is_resisted: bool) -> frozenset[EffectKind]:
        """Return the kinds of setback that every failure of an attempt may be paid with."""
        if is_resisted and self.sure_when_resisted is not None:
            return self.sure_when_resisted
        return self.sure_setbacks


@dataclass(frozen=True, slots=True)
class Bounded:
    """Proposed effects after the engine's look at them.

    Attributes:
        effects: those that stand, cut to size.
        cut: one sentence for each change that was made.
        gains_missing: number of good effects still owed.
        setbacks_missing: number of bad effects still owed.
    """

    effects: tuple[Effect, ...]
    cut: tuple[str, ...] = ()
    gains_missing: int = 0
    setbacks_missing: int = 0


def bound(owed: Owed, effects: Sequence[Effect]) -> Bounded:
    """Cut proposed effects to what ``owed`` allows.

    Too many, of a kind that does not fit, too large or lethal without leave: dropped or cut, each
    with a sentence. What is missing is counted, not invented.

    Args:
        owed: bounds of the result.
        effects: proposed effects, the most important first.

    Returns:
        The effects that stand, with the reasons for every cut.
    """
    kept: list[Effect] = []
    cut: list[str] = []
    room = {True: owed.gains[1], False: owed.setbacks[1]}
    for effect in effects:
        kinds = owed.gain_kinds if effect.good else owed.setback_kinds
        if effect.kind not in kinds:
            cut.append(f"{effect.name!r} dropped: {effect.kind} is not what this result owes")
            continue
        if room[effect.good] == 0:
            cut.append(f"{effect.name!r} dropped: this result allows no more of that")
            continue
        room[effect.good] -= 1
        kept.append(_cut_to_size(owed, effect, cut))
    good = sum(effect.good for effect in kept)
    return Bounded(
        effects=tuple(kept),
        cut=tuple(cut),
        gains_missing=max(0, owed.gains[0] - good),
        setbacks_missing=max(0, owed.setbacks[0] - (len(kept) - good)),
    )


def _cut_to_size(owed: Owed, effect: Effect, cut: list[str]) -> Effect:
    update: dict[str, object] = {}
    if effect.size > owed.max_size:
        cut.append(f"{effect.name!r} cut from {effect.size} to {owed.max_size}")
        update["size"] = owed.max_size
    if effect.lethal and not owed.lethal:
        cut.append(f"{effect.name!r} may not kill: no fair warning, or not that kind of result")
        update["lethal"] = False
    return effect.model_copy(update=update) if update else effect
