"""What comes due with an exchange: clocks that are full, secrets that are out."""

from collections.abc import Iterator
from typing import Final

from companion.journal import Campaign
from companion.session import records
from companion.session.adventuring import Adventuring
from engine.api import Clock, Effect, EffectApplied

_BAD: Final = (
    "It has come to what you could hear coming: {clock}.",
    "There is no more time to be had. {Clock}: it is here.",
    "What was only a shadow has arrived, and its name is {clock}.",
    "Now it happens, all at once: {clock}.",
    "You have run out of warnings. {Clock} is upon you.",
    "{Clock} is no longer something that may happen.",
)
_GOOD: Final = (
    "What you worked for is there: {clock}.",
    "It holds, it stands, it is done: {clock}.",
    "{Clock}: at last you have it whole.",
)
_LEARNT: Final = (
    "Put together, it can only mean one thing. {truth}",
    "All at once the pieces fit. {truth}",
    "There it is, plain, once you lay it side by side. {truth}",
)


def come_due(campaign: Campaign, adventure: Adventuring | None) -> Iterator[str]:
    """Return what is to be told besides; each thing once, and in the journal before it is told."""
    told = {str(record.body["name"]) for record in campaign.records(kinds={records.DUE}, live=True)}
    for clock in campaign.state.story.clocks:
        if clock.ticks >= clock.size and clock.name not in told:
            campaign.append(records.DUE, {"what": "clock", "name": clock.name})
            yield _full(clock, adventure, len(told))
    for truth in adventure.learnt() if adventure is not None else ():
        learnt = Effect(
            kind="knowledge", change="gain", target="scene", name=truth[:200], good=True
        )
        campaign.apply(EffectApplied(effect=learnt))
        campaign.append(records.DUE, {"what": "secret", "name": truth})
        yield _LEARNT[len(truth) % len(_LEARNT)].format(truth=truth)


def _full(clock: Clock, adventure: Adventuring | None, number: int) -> str:
    own = adventure.full_sentence(clock.name) if adventure is not None else ""
    if own:
        return own
    pool = _GOOD if clock.good else _BAD
    name = clock.name
    return pool[number % len(pool)].format(clock=name, Clock=name[:1].upper() + name[1:])
