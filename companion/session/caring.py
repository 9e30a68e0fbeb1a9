"""Care for a light hurt in peace, which needs time and no dice.

In a game that keeps hurts as words, a bruise that is seen to where nobody is against one gets
better: that is obvious, and what is obvious is not rolled for. It costs time, so what comes closer
comes a step closer. A grave hurt, and care under the eyes of an enemy, are attempts as ever.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from companion.journal import Campaign
from companion.reader.everyday import SUBJECT, everyday
from companion.session.exchange import Step
from companion.session.going import coming_closer
from companion.session.hurts import cared_for, is_of_a_moment, named_in
from companion.session.scene import fold
from engine.api import Effect, EffectApplied, Element, agreeing, capital, uncapital

_CARE: Final = re.compile(
    rf"{SUBJECT}(?:bandage|bind|dress|tend(?: to)?|treat|see to|look after|care for|clean|wash"
    r"|splint|strap|patch|nurse|massage|rub|stretch|cool|soothe|rest)(?: up)?"
    r" my (?P<hurt>[\w'’ -]{2,40}?)"
    r"(?: up)?(?: (?:with|in|at|by|for) [\w'’ -]{2,40})?[ .!]*",
    re.IGNORECASE,
)
_ANY: Final = re.compile(
    r"\b(?:wounds?|injur(?:y|ies)|hurts?|cuts?|bruises|scratches|self)\b", re.IGNORECASE
)
"""Words for whatever hurts."""


_APPLIES: Final = re.compile(
    rf"(?P<who>{SUBJECT})(?:use|apply|put|try|get out and use) (?P<what>(?:my|the|some of my) "
    r"(?=[^.;]*\b(?:heal\w*|medic\w*|med-?kit|first[- ]aid|bandages?|salve|ointment|poultice|herbs"
    r"|surgeon\S*|suture\w*|antidote|splints?)\b)[\w'’ -]{2,40}?) (?:on|to) "
    r"(?P<whom>[^,.;!?]{2,60})(?P<rest>.*)",
    re.IGNORECASE | re.DOTALL,
)


def as_treatment(text: str) -> str:
    """Return the words of somebody who uses what heals, as the treatment that it is.

    Example:
        >>> as_treatment("I use my healer's kit on the oldest guard")
        "I treat the oldest guard with my healer's kit"
        >>> as_treatment("I use my rope on the pillar")
        'I use my rope on the pillar'
    """
    found = _APPLIES.fullmatch(text)
    if found is None:
        return text
    return f"{found['who']}treat {found['whom'].strip()} with {found['what']}{found['rest']}"


_RESTS: Final = re.compile(
    rf"{SUBJECT}(?:rest|sit|lie|wait|stop|pause)(?: down| here| still)?"
    r"(?: until| till| to) .*\bbreath\b.*",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Cared:
    """A light hurt that somebody sees to.

    Attributes:
        who: whose it is.
        hurt: its name on the sheet.
    """

    who: str
    hurt: str


def care(text: str, campaign: Campaign, actor: str) -> Cared | None:
    """Return the light hurt of their own that somebody sees to; None for all else.

    Args:
        text: the player's words.
        campaign: the campaign.
        actor: who acts.
    """
    found = _CARE.fullmatch(" ".join(text.split()))
    if found is None or campaign.rule_system.fights is not None:
        return None
    said = fold(found["hurt"])
    light = [e for e in _hurts(campaign, actor) if _is_light(e)]
    meant = [e for e in light if named_in(e.name, said)] or (light if _ANY.search(said) else [])
    name = cared_for(meant, said)
    return None if name is None else Cared(actor, name)


def out_of_breath(text: str, campaign: Campaign, actor: str) -> list[str]:
    """Return what a rest in peace ends: whatever ails somebody for a moment only.

    Args:
        text: the player's words.
        campaign: the campaign.
        actor: who acts.
    """
    plain = everyday(text)
    rests = (plain is not None and plain.manner == "rest") or _RESTS.fullmatch(text.strip())
    if not rests or campaign.rule_system.fights is not None:
        return []
    return [e.name for e in _hurts(campaign, actor) if is_of_a_moment(e.name)]


def rest(campaign: Campaign, actor: str, names: Sequence[str]) -> Iterator[Step]:
    """Let somebody draw breath: what was of a moment is over."""
    lose = {"kind": "harm", "change": "lose", "target": actor, "good": True}
    over = [Effect.model_validate({**lose, "name": name}) for name in names]
    campaign.apply(*(EffectApplied(effect=effect) for effect in over))
    notes = [f"{capital(name)} {agreeing(name, 'is', 'are')} over." for name in names]
    yield Step(title="rest", notes=tuple(notes))


def _hurts(campaign: Campaign, who: str) -> list[Element]:
    sheet = campaign.state.characters[who]
    elements = campaign.rule_system.play.elements(sheet)
    return [e for e in elements if e.passing and e.role == "condition"]


def _is_light(hurt: Element) -> bool:
    return hurt.value in ("", "(1)")


def perform(campaign: Campaign, cared: Cared) -> Iterator[Step]:
    """See to a hurt: it is gone, and time has gone by."""
    gone = Effect(kind="harm", change="lose", target=cared.who, name=cared.hurt, good=True)
    events = [EffectApplied(effect=gone)]
    many = agreeing(cared.hurt, "is", "are")
    notes = [f"It takes a while, and {cared.who}'s {uncapital(cared.hurt)} {many} over."]
    clock = coming_closer(campaign)
    if clock is not None:
        ticked = Effect(kind="clock", change="raise", target="scene", name=clock.name)
        events.append(EffectApplied(effect=ticked))
        notes.append(f"{capital(clock.name)} comes closer: {clock.ticks + 1} of {clock.size}.")
    campaign.apply(*events)
    yield Step(title="care", notes=tuple(notes))
