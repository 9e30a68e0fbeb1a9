"""Something on offer at a human GM's table, which changes nothing before it is taken."""

from dataclasses import dataclass

from companion.session.dealing import Dealt
from engine.api import Effect, Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """Something that the GM may take, after a roll or after what they told.

    Attributes:
        events: what it changes.
        about: one short line.
        effect: the effect, when it is one that can be edited.
        scene: another place, where the story goes on; "" for none.
        along: words that name who comes along to it.
        nights: nights that go by, by the game's own rule.
        dealt: a plain deed with a thing, done by the game's own rule.
        by: who does it.
        told: it comes from what the GM told, and not from a roll.
    """

    events: tuple[Event, ...] = ()
    about: str
    effect: Effect | None = None
    scene: str = ""
    along: str = ""
    nights: int = 0
    dealt: Dealt | None = None
    by: str = ""
    told: bool = False
