"""``/x``: skip what was just told, and take back the consequences that the player names."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.errors import BadInputError
from companion.journal import Campaign, Record
from companion.journal.records import EVENTS, OWN_KINDS, ROLL
from companion.session import records
from engine.api import Effect, EffectApplied, Event

_AGAIN: Final = frozenset({records.NARRATION, records.SKIP, EVENTS})
_OPPOSITE: Final[dict[str, str]] = {
    "gain": "lose", "lose": "gain", "raise": "lower", "lower": "raise",
}  # fmt: skip
_TURNED: Final = frozenset({"harm", "gear", "edge", "trouble", "clock", "cost"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Skipped:
    """What was skipped.

    Attributes:
        sentences: how many sentences are as if untold.
        taken_back: consequences that no longer hold.
        kept: consequences that still do.
    """

    sentences: int
    taken_back: tuple[Effect, ...] = ()
    kept: tuple[Effect, ...] = ()


def last_told(campaign: Campaign, *, again: bool = False) -> Record:
    """Return the record of what was told last.

    Args:
        campaign: the campaign.
        again: what was skipped just now counts, for the consequences that it left.

    Raises:
        BadInputError: nothing was told that can be skipped.
    """
    told = campaign.records(kinds={records.NARRATION, records.SKIP}, live=True)
    if any(_by_gm(record) for record in told):  # where a human tells, a roll has no words
        told = [r for r in told if r.kind == records.SKIP or r.body.get("sentences")]
    if again and told and told[-1].kind == records.SKIP:
        return told[-1]
    if not told or told[-1].kind == records.SKIP or not told[-1].body.get("sentences"):
        raise BadInputError("nothing was told that could be skipped")
    return told[-1]


def effects_told(campaign: Campaign) -> tuple[Effect, ...]:
    """Return the consequences of what was told last, in the order of their numbers for ``/x``."""
    told = last_told(campaign, again=True)
    roll = told.body.get("roll")
    events: Sequence[Event] = ()
    if roll is not None:
        events = campaign.consequences_of(int(roll)) or ()
    elif _by_gm(told):
        taken = campaign.records(told.sequence, {EVENTS}, live=True)
        data = [event for record in taken if _by_gm(record) for event in record.body["events"]]
        events = campaign.codec.events(data)
    return tuple(e.effect for e in events if isinstance(e, EffectApplied))


def _by_gm(record: Record) -> bool:
    return bool(record.body.get("by") == records.GM)


def skip(campaign: Campaign, wanted: str) -> Skipped:
    """Skip what was just told.

    Args:
        campaign: the campaign.
        wanted: which consequences to take back: their numbers or words of their names, "all", or
            "" for none.

    Raises:
        BadInputError: nothing was told, or no such consequence is among those.
    """
    told = last_told(campaign, again=bool(wanted.strip()))
    effects = effects_told(campaign)
    named = _named(effects, wanted)
    sentences = [str(s) for s in told.body["sentences"]]
    roll = told.body.get("roll")
    if told.sequence > _last_deed(campaign):
        _take_back(campaign, told, named)
    else:  # a roll was made since (in a fight): the past stays, its consequences are turned round
        _turn_round(campaign, named)
    body: dict[str, Any] = {
        "roll": roll,
        "sentences": sentences,
        "effects": [*told.body.get("effects", ()), *(effect.name for effect in named)],
        "of": told.body.get("of", told.sequence),
    }
    campaign.append(records.SKIP, body)
    kept = tuple(e for e in effects if e not in named)
    return Skipped(sentences=len(sentences), taken_back=tuple(named), kept=kept)


def _named(effects: Sequence[Effect], wanted: str) -> list[Effect]:
    asked = wanted.replace(",", " ").split()
    if not asked:
        return []
    if asked[0].casefold() == "all":
        return list(effects)
    found: list[Effect] = []
    for word in asked:
        if word.isdecimal():
            hits = [effects[int(word) - 1]] if 1 <= int(word) <= len(effects) else []
        else:
            hits = [e for e in effects if word.casefold() in e.name.casefold().split()]
        if not hits:
            raise BadInputError(f"nothing that was just told changed {word!r}; /x lists what did")
        found += [hit for hit in hits if hit not in found]
    return found


def _take_back(campaign: Campaign, told: Record, named: Sequence[Effect]) -> None:
    """Undo to before the words, and do again what the player did not name."""
    roll = told.body.get("roll")
    floor = campaign.undo_floor
    since = campaign.records(floor, live=True)
    first = told.sequence
    if roll is not None:
        mine = [r for r in since if r.kind == EVENTS and r.body.get("roll") == roll]
        first = min([first, *(r.sequence for r in mine)])
    redo = [r for r in since if r.sequence >= first and r.kind in (_AGAIN | _free(r))]
    campaign.undo(to=first - 1)
    for record in redo:
        _do_again(campaign, record, told, named)


def _last_deed(campaign: Campaign) -> int:
    """Return the place of the last roll, a plain deed by the rules among them."""
    floor = campaign.undo_floor
    deeds = campaign.records(floor, {ROLL}, live=True)
    return deeds[-1].sequence if deeds else floor


def _free(record: Record) -> frozenset[str]:
    return frozenset() if record.kind in OWN_KINDS else frozenset({record.kind})


def _do_again(campaign: Campaign, record: Record, told: Record, named: Sequence[Effect]) -> None:
    body = record.body
    if record.kind != EVENTS:
        if record.sequence != told.sequence:
            campaign.append(record.kind, body)
        return
    roll = body.get("roll")
    mine = (roll is not None and roll == told.body.get("roll")) or (_by_gm(record) and _by_gm(told))
    kept = [
        event
        for event in campaign.codec.events(body["events"])
        if not (mine and isinstance(event, EffectApplied) and event.effect in named)
    ]
    if kept or (mine and roll is not None):
        campaign.apply(*kept, roll=roll, by=str(body.get("by", "")))


def _turn_round(campaign: Campaign, named: Sequence[Effect]) -> None:
    events: list[Event] = []
    for effect in named:
        if effect.kind == "relation":
            turned = effect.model_copy(update={"good": not effect.good, "key": ""})
        elif effect.kind in _TURNED and effect.change in _OPPOSITE:
            opposite = _OPPOSITE[effect.change]
            turned = effect.model_copy(
                update={"change": opposite, "good": not effect.good, "key": ""}
            )
        else:
            raise BadInputError(
                f"{effect.name!r} is older than the last roll and cannot be turned round; "
                "branch off before it: /branch NAME"
            )
        events.append(EffectApplied(effect=turned))
    if events:
        campaign.apply(*events)
