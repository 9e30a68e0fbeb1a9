"""Facts of a result that must be told, each a short sentence."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.agreement import agreeing
from engine.core.carrying import Carry
from engine.core.letters import capital
from engine.core.model import Event, Resolution
from engine.systems.altars.actions import Attack, Attempt, Blast, CertainDamage, Magic, Threat
from engine.systems.altars.events import (
    AdventureBegan,
    AdventureFinished,
    ArchetypeGained,
    BlowAnnounced,
    DaysPassed,
    DefenceChosen,
    DefencePrepared,
    DieAdvanced,
    FightEnded,
    HealthChanged,
    ItemUsed,
    MaxHealthRaised,
    WoundsTreated,
)
from engine.systems.altars.gear import carried
from engine.systems.altars.items import read_item
from engine.systems.altars.showing import count_of, how_struck
from engine.systems.altars.table_actions import AwardPoints, PassTurn


def notes_of(action: Any, resolution: Resolution) -> tuple[str, ...]:  # noqa: ANN401 - own actions
    """Return facts of the result that must be told, each a short sentence.

    Rule: A-44, A-50 to A-52, A-55, A-56, A-64, A-68 to A-71, RA-20.
    """
    notes = list(_of_deeds(action))
    notes += [note for event in resolution.events for note in _of_fights(event)]
    notes += [note for event in resolution.events for note in _of_campaigns(event)]
    fields = resolution.fields
    if isinstance(action, Carry):
        notes += carried(action, fields)
    if fields.get("awry") or (isinstance(action, Blast) and not resolution.passed):
        notes.append("The spell goes awry.")
    notes += [
        f"{capital(name)} {agreeing(name, 'is', 'are')} out of action."
        for name in _dropped(action, fields)
    ]
    return tuple(dict.fromkeys(notes))


def _of_deeds(action: Any) -> Iterator[str]:  # noqa: ANN401 - actions of this game
    match action:
        case PassTurn():
            yield f"{capital(action.acting or '')} lets the action of this round go."
        case AwardPoints():
            yield f"{capital(action.to)} gains {count_of(action.amount, 'Action Point')}."
        case _:
            pass


def _of_fights(event: Event) -> Iterator[str]:
    match event:
        case HealthChanged(rule="A-56", by=-1):
            yield f"The magic costs {event.character} 1 health point."
        case HealthChanged():
            forms = ("loses", "lose") if event.by < 0 else ("recovers", "recover")
            verb = agreeing(event.character, *forms)
            yield f"{capital(event.character)} {verb} {count_of(abs(event.by), 'health point')}."
        case ItemUsed() if read_item(event.item).uses_per_day is not None:
            yield f"{read_item(event.item).name} is used for today."
        case FightEnded():
            yield "The fight is over."
        case DefencePrepared():
            yield f"{capital(event.character)} has a defence ready."
        case BlowAnnounced():
            how = how_struck(event.attacker, event.spell)
            yield f"{capital(event.attacker)} {how} {' and '.join(event.targets)}."
        case DefenceChosen():
            resists = agreeing(event.character, "resists with", "resist with")
            stands = agreeing(event.character, "does not resist", "do not resist")
            what = f"{resists} {event.using}" if event.using else stands
            yield f"{capital(event.character)} {what}."
        case _:
            pass


def _of_campaigns(event: Event) -> Iterator[str]:
    match event:
        case WoundsTreated() if event.mending:
            points = count_of(event.mending, "health point")
            yield f"{capital(event.patient)} will recover {points} over the next rest."
        case DaysPassed():
            yield "A day goes by." if event.days == 1 else f"{event.days} days go by."
        case DieAdvanced():
            yield f"{event.name} of {event.character} is {event.die} now."
        case MaxHealthRaised():
            yield f"{event.character} can have 1 health point more."
        case ArchetypeGained():
            yield f"{event.character} is a {event.name} now, at {event.die}."
        case AdventureFinished():
            yield "The adventure is over: everybody gains 1 experience point."
        case AdventureBegan():
            yield "A new adventure begins."
        case _:
            pass


def _dropped(action: Any, fields: Mapping[str, Any]) -> Iterator[str]:  # noqa: ANN401 - own actions
    """Yield who is out of action by this result."""
    if isinstance(action, Blast):
        rows = fields.get("targets", ())
        yield from (row["name"] for row in rows if row["damage"] and row["health_left"] <= 0)
    left = fields.get("health_left")
    if left is None or left > 0:
        return
    if isinstance(action, Attack) and fields["damage"]:
        yield action.opponent or action.target.name or "the target"
    elif isinstance(action, Magic | Blast | Threat | CertainDamage | Attempt):
        yield action.acting or "the one who acts"
