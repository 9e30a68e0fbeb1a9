"""What comes due: full clocks and open secrets of an adventure, the trouble of an opening."""

from collections.abc import Iterator
from typing import Final

from companion.journal import Campaign
from companion.narration.sentences import told_sentences
from companion.session import records
from companion.session.adventuring import Adventuring
from companion.session.kits import SceneKits
from engine.api import Effect, EffectApplied

_LEARNT: Final = "Now you know. {truth}"


def come_due(campaign: Campaign, adventure: Adventuring | None, kits: SceneKits) -> Iterator[str]:
    """Return what is to be told besides; each thing once, and in the journal before it is told."""
    if adventure is None:
        yield from _trouble(campaign, kits)
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


def _trouble(campaign: Campaign, kits: SceneKits) -> Iterator[str]:
    """Tell how the trouble of an opening comes, once its clock is full, and let it stand."""
    name, trouble = kits.trouble, kits.kit.trouble
    clock = next((c for c in campaign.state.story.clocks if c.name == name), None)
    if trouble is None or clock is None or clock.ticks < clock.size or kits.is_due:
        return
    stays = Effect(kind="trouble", change="gain", target="scene", name=trouble.leaves)
    campaign.apply(EffectApplied(effect=stays))
    campaign.append(records.DUE, {"what": "clock", "name": name})
    coming = kits.brought()
    if coming:
        campaign.apply(*coming)
    yield from told_sentences(trouble.full if kits.is_here else trouble.elsewhere)
