"""What holds off that which comes closer: a leak that is stopped, a notary who is soothed.

Whoever does something about a clock, and succeeds, has done something about it: it goes back. Words
alone do it to somebody whose patience it is; anything else takes a deed that stops things.
"""

import re
from typing import Any, Final

from companion.narration.brief import Brief
from companion.reader.text import bag
from companion.session.scene import words
from companion.session.siding import SOCIAL
from engine.api import Clock, Effect, GameState, agreeing, capital

_STOPS: Final = re.compile(
    r"\b(?:stop|plug|stuff|seal|caulk|patch|mend|repair|bail|pump|bar|block|barricade|douse|smother"
    r"|extinguish|put out|stamp out|beat out|slow|delay|hold (?:back|off|up)|keep (?:back|off|out)"
    r"|lead astray|throw off|shut out|dam|shore up|close)\b",
    re.IGNORECASE,
)
_KINDS: Final = (
    bag("leak water flood hold bilge hole tide bail pump sinking wave"),
    bag("fire flame blaze burning smoke ember burn"),
    bag("patrol guard watch search soldier rider pursuit pursuer hound posse"),
    bag("wall roof beam ceiling prop collapse rubble"),
    bag("crowd mob riot angry door gate"),
)
"""Words for the same danger, and for what lets it in."""
_NO_NAME: Final = bag("over under through about after before behind against around across until")
"""Words in a clock's name that name nothing: who bargains over a price holds off no "sunrise over".
"""
_DONE: Final = 1
"""Direction from which on a result is a plain success."""
_BEST: Final = 2


_SET_BACK: Final = (
    "{clock} {is_} set back by it.",
    "that puts off {clock} a little.",
    "it buys time before {clock}.",
    "for a while longer {clock} {is_} kept away.",
    "what threatens, {clock}, has lost a step.",
)
"""How a clock that goes down is told; each once while there are others."""


def held_off(state: GameState[Any, Any], brief: Brief) -> Effect | None:
    """Return how far a danger is set back by an attempt that came off; None for any other.

    Args:
        state: the game.
        brief: the attempt with its result.
    """
    if brief.direction < _DONE:
        return None
    clock = next((c for c in state.story.clocks if _is_met(c, brief)), None)
    if clock is None or clock.ticks == 0:
        return None
    size = min(clock.ticks, 2 if brief.direction >= _BEST else 1)
    ways = [
        way.format(clock=clock.name, is_=agreeing(clock.name, "is", "are")) for way in _SET_BACK
    ]
    told = capital(next((way for way in ways if capital(way) not in brief.told), ways[-1]))
    return Effect(
        kind="clock",
        change="lower",
        target="scene",
        name=clock.name,
        size=size,
        good=True,
        tell=told,
    )


def _is_met(clock: Clock, brief: Brief) -> bool:
    if clock.good or clock.ticks >= clock.size:
        return False
    said, named = set(words(brief.attempt.text)), set(words(clock.name)) - _NO_NAME
    if brief.attempt.manner in SOCIAL:
        return bool(said & named)
    if not _STOPS.search(brief.attempt.text):
        return False
    kinds = [kind for kind in _KINDS if kind & named]
    return bool(said & named) or any(kind & said for kind in kinds)
