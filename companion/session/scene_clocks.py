"""Clocks that end with their scene: what a roll set going with no reason to follow anybody.

People come to a noise where it was made. A hunt, a complaint or a fever goes on wherever the
players are, and so does every clock of the table's, of the adventure's and of the opening's.
"""

import re
from collections.abc import Iterator
from typing import Final

from companion.journal import Campaign
from companion.journal.records import EVENTS
from companion.session.records import NARRATION, PLAYER
from companion.session.scene import words
from companion.threads import THREAD
from companion.threads.ledger import key_of
from engine.api import Clock, Effect, EffectApplied

_GOES_ON: Final = re.compile(
    r"\b(?:pursu\w*|hunt\w*|chas\w*|manhunt|search for|thief|net|ring closing|closing in"
    r"|authorit\w*|complaint\w*|report\w*|superior|word getting|word of|rumou?r\w*|story being"
    r"|lead growing|trail|rituals?|curses?|fever|poison\w*|life|strength|hunger|thirst"
    r"|plague|war|siege|army|weather|storms?|flood\w*|winter|tide|moon|dawn|sunrise|time running"
    r"|deadline|debts?|revenge|enem(?:y|ies)|reinforcements)\b",
    re.IGNORECASE,
)
"""Words for what is about more than one place."""


def goes_on(name: str) -> bool:
    """Return whether a clock of that name is about more than the place where it began.

    Example:
        >>> goes_on("Pursuers gaining"), goes_on("People coming to the noise")
        (True, False)
    """
    return _GOES_ON.search(name) is not None


def clocks_of_scene(campaign: Campaign) -> list[Clock]:
    """Return the clocks that end when the scene does.

    A roll started them, the player has never touched them in the ledger, and they are about
    nothing that goes on elsewhere.
    """
    started = {name.casefold() for name in _started_by_rolls(campaign)}
    touched = {str(r.body.get("key")) for r in campaign.records(kinds={THREAD}, live=True)}
    return [
        clock
        for clock in campaign.state.story.clocks
        if clock.name.casefold() in started
        and key_of("clock", clock.name) not in touched
        and not goes_on(clock.name)
    ]


def of_the_table(campaign: Campaign) -> frozenset[str]:
    """Return the names of the clocks that no roll started: what the story itself is about."""
    started = {name.casefold() for name in _started_by_rolls(campaign)}
    clocks = campaign.state.story.clocks
    return frozenset(clock.name for clock in clocks if clock.name.casefold() not in started)


_APART: Final = 6
"""Exchanges that lie between two reminders of a clock, at least."""
_LOOKED_BACK: Final = 80
"""Records in which is looked for what moved: some ten exchanges."""


def stirred(campaign: Campaign) -> frozenset[str]:
    """Return the names of clocks of which a word may be said: they moved since they were named.

    Nothing where one of them was named within the last exchanges: the margin shows how they stand.
    """
    names = {clock.name: set(words(clock.name)) for clock in campaign.state.story.clocks}
    moved, named, exchanges = set[str](), set[str](), 0
    kinds = {EVENTS, NARRATION, PLAYER}
    found = campaign.records(max(0, campaign.sequence - _LOOKED_BACK), kinds, live=True)
    for record in reversed(found if names else ()):
        exchanges += record.kind == PLAYER
        for sentence in record.body.get("sentences", ()) if record.kind == NARRATION else ():
            said = set(words(str(sentence)))
            named |= {name for name, own in names.items() if own and own <= said}
        if named and exchanges <= _APART:
            return frozenset()
        for event in record.body.get("events", ()) if record.kind == EVENTS else ():
            effect = event.get("effect") or {}
            if effect.get("kind") == "clock" and effect.get("change") in ("raise", "lower"):
                moved |= {str(effect["name"])} - named
    return frozenset(moved & set(names))


def ending(clocks: list[Clock]) -> list[EffectApplied]:
    """Return the events that end clocks."""
    return [
        EffectApplied(
            effect=Effect(kind="clock", change="lose", target="scene", name=clock.name, good=True)
        )
        for clock in clocks
    ]


def _started_by_rolls(campaign: Campaign) -> Iterator[str]:
    """Yield the names of clocks that a roll's consequences started, whoever ticked them since."""
    by_table = set[str]()
    for record in campaign.records(kinds={EVENTS}, live=True):
        for event in record.body.get("events", ()):
            effect = event.get("effect") or {}
            if event.get("kind") != "effect_applied" or effect.get("kind") != "clock":
                continue
            name = str(effect["name"])
            if event.get("roll") is None and effect.get("change") == "gain":
                by_table.add(name.casefold())
            elif event.get("roll") is not None and name.casefold() not in by_table:
                yield name
