"""What comes due in an adventure: its clocks that are full, its secrets that are out."""

from collections.abc import Iterator
from typing import Final

from companion.journal import Campaign
from companion.session import records
from companion.session.adventuring import Adventuring
from engine.api import Effect, EffectApplied

_LEARNT: Final = "Now you know. {truth}"


def come_due(campaign: Campaign, adventure: Adventuring | None) -> Iterator[str]:
    """Return what is to be told besides; each thing once, and in the journal before it is told."""
    if adventure is None:
        return
    told = adventure.told_due()
    for name, sentence in adventure.full_clocks():
        if name not in told:
            campaign.append(records.DUE, {"what": "clock", "name": name})
            yield sentence
    for truth in adventure.learnt():
        learnt = Effect(
            kind="knowledge", change="gain", target="scene", name=truth[:200], good=True
        )
        campaign.apply(EffectApplied(effect=learnt))
        campaign.append(records.DUE, {"what": "secret", "name": truth})
        yield _LEARNT.format(truth=truth)
