"""The part of a game's state that no rule book owns: place, positions, clocks, facts, attitudes."""

from typing import Final, Literal

from pydantic import Field

from engine.core.effects import Effect
from engine.core.model import Event, Frozen, Seq

MOST_KNOWLEDGE: Final = 100
"""Facts that stay in the state; the journal keeps all of them."""


CLOCK_SIZE: Final = 4
"""Segments of a clock that nobody sized."""


class Clock(Frozen):
    """A progress clock.

    Attributes:
        name: what fills up.
        ticks: filled segments, 0..size.
        size: number of segments, 2..12.
        good: whether it is good for the players when it is full.
    """

    name: str
    ticks: int = Field(default=0, ge=0)
    size: int = Field(default=CLOCK_SIZE, ge=2, le=12)
    good: bool = False


class Standing(Frozen):
    """A named circumstance of the scene: an edge to use or a trouble that hinders.

    Attributes:
        name: the circumstance.
        weight: its strength, 1 and up.
        helps: whether it helps the players' side.
    """

    name: str
    weight: int = Field(default=1, ge=1)
    helps: bool = True


class Story(Frozen):
    """Where the story stands.

    Attributes:
        place: where the scene is set.
        standings: circumstances of the scene.
        positions: name to where that one stands.
        clocks: clocks in order of their start.
        knowledge: what has been learnt, oldest first.
        relations: name to attitude towards the players, -3 (hates) to 3 (devoted).
        costs: what has been paid or promised and is still open, oldest first.
        applied: keys of the effects that were applied.
    """

    place: str = ""
    standings: Seq[Standing] = ()
    positions: dict[str, str] = Field(default_factory=dict)
    clocks: Seq[Clock] = ()
    knowledge: Seq[str] = ()
    relations: dict[str, int] = Field(default_factory=dict)
    costs: Seq[str] = ()
    applied: Seq[str] = ()


class SceneSet(Event):
    """A new scene begins: circumstances and positions of the old one are gone.

    Attributes:
        place: where it is set.
        standings: its circumstances.
    """

    kind: Literal["scene_set"] = "scene_set"
    place: str
    standings: Seq[Standing] = ()


def set_scene(story: Story, event: SceneSet) -> Story:
    """Return the story after a change of scene; clocks, facts and attitudes stay."""
    return story.model_copy(
        update={"place": event.place, "standings": event.standings, "positions": {}}
    )


def without_their_own(story: Story, name: str) -> Story:
    """Return the story without circumstances that were only somebody's who has left.

    Example:
        >>> there = Story(standings=(Standing(name="Blood up (the raiders)"), Standing(name="Fog")))
        >>> [standing.name for standing in without_their_own(there, "the raiders").standings]
        ['Fog']
    """
    own = f"({name})".casefold()
    kept = tuple(s for s in story.standings if not s.name.casefold().endswith(own))
    positions = {who: where for who, where in story.positions.items() if who != name}
    return story.model_copy(update={"standings": kept, "positions": positions})


def apply_to_story(story: Story, effect: Effect) -> Story:
    """Return the story after an effect that no sheet holds (``harm``, ``gear``: unchanged)."""
    handler = _HANDLERS.get(effect.kind)
    return handler(story, effect) if handler else story


def _circumstance(story: Story, effect: Effect) -> Story:
    others = tuple(s for s in story.standings if s.name.casefold() != effect.name.casefold())
    held = next((s for s in story.standings if s not in others), None)
    if effect.change == "lose":
        return story.model_copy(update={"standings": others})
    sign = -1 if effect.change == "lower" else 1
    weight = (held.weight if held else 0) + sign * max(1, effect.size)
    if weight < 1:
        return story.model_copy(update={"standings": others})
    standing = Standing(name=effect.name, weight=weight, helps=effect.good)
    return story.model_copy(update={"standings": (*others, standing)})


def _position(story: Story, effect: Effect) -> Story:
    return story.model_copy(update={"positions": {**story.positions, effect.target: effect.name}})


def _knowledge(story: Story, effect: Effect) -> Story:
    if effect.name in story.knowledge:
        return story
    return story.model_copy(update={"knowledge": (*story.knowledge[-MOST_KNOWLEDGE:], effect.name)})


def _cost(story: Story, effect: Effect) -> Story:
    if effect.change == "lose":
        return story.model_copy(
            update={"costs": tuple(cost for cost in story.costs if cost != effect.name)}
        )
    return story.model_copy(update={"costs": (*story.costs, effect.name)})


def _clock(story: Story, effect: Effect) -> Story:
    sign = -1 if effect.change in ("lower", "lose") else 1
    clocks: list[Clock] = []
    found = False
    for clock in story.clocks:
        if clock.name.casefold() == effect.name.casefold():
            found = True
            if effect.change == "lose":
                continue
            ticks = min(clock.size, max(0, clock.ticks + sign * effect.size))
            clocks.append(clock.model_copy(update={"ticks": ticks}))
        else:
            clocks.append(clock)
    if not found and sign > 0:
        started = Clock(name=effect.name, good=effect.good, size=effect.segments or CLOCK_SIZE)
        ticks = min(started.size, effect.size)
        clocks.append(started.model_copy(update={"ticks": ticks}))
    return story.model_copy(update={"clocks": tuple(clocks)})


def _relation(story: Story, effect: Effect) -> Story:
    sign = 1 if effect.good else -1
    attitude = story.relations.get(effect.target, 0) + sign * effect.size
    relations = {**story.relations, effect.target: min(3, max(-3, attitude))}
    return story.model_copy(update={"relations": relations})


_HANDLERS = {
    "edge": _circumstance,
    "trouble": _circumstance,
    "position": _position,
    "knowledge": _knowledge,
    "cost": _cost,
    "clock": _clock,
    "relation": _relation,
}
