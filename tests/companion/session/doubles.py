"""A narrator that does as it is told, and a table to sit at."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from companion.adventures.loading import load_adventure
from companion.cli.wiring import make_sitting
from companion.difficulty import suggest
from companion.journal import Campaign, Journal
from companion.narration.brief import Brief, Stakes
from companion.openings import openings, own_opening
from companion.reader import read
from companion.session.adventuring import opening_of, prepare
from companion.session.exchange import Answered
from companion.session.own_place import begin_own_place
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Effect

FAREK = ["Warrior (3)", "Sword", "Long rope"]
LINES = {
    "stitcher": FAREK,
    "altars": ["Warrior d12", "Thief d8", "Sage d6", "Initiative d10", "Longsword"],
    "skitterbarren": ["Brawn +2", "Knack +1", "Exertion +2", "Awareness +1", "Knife"],
}


def fill(brief: Brief) -> list[Effect]:
    """Return exactly what a result owes."""
    owed = brief.owed
    assert owed is not None
    actor = brief.attempt.actor
    gains = [
        Effect(kind=owed.gain_kinds[0], change="gain", target=actor, name=f"Gain {i}", good=True)
        for i in range(owed.gains[0])
    ]
    return gains + [
        Effect(kind=owed.setback_kinds[0], change="gain", target=actor, name=f"Cost {i}")
        for i in range(owed.setbacks[0])
    ]


class Double:
    """A narrator whose consequences are given; its words name degree, effects and notes."""

    name = "double"

    def __init__(self, effects: Callable[[Brief], Sequence[Effect]] = fill) -> None:
        self.effects = effects
        self.briefs: list[Brief] = []

    def stakes(self, brief: Brief) -> Stakes:
        return Stakes(success="it is done", failure="it is not done")

    def consequences(self, brief: Brief) -> Sequence[Effect]:
        self.briefs.append(brief)
        return self.effects(brief)

    def narrate(self, brief: Brief, effects: Sequence[Effect]) -> Iterator[str]:
        yield f"That is a {brief.title}."
        for effect in effects:
            yield f"{effect.name} it is."
        yield from brief.notes

    def talk(self, brief: Brief) -> Iterator[str]:
        yield f"The wind hears: {brief.attempt.text}"


def answer(question: str, system: str) -> Answered:
    return Answered(status="answered", text=f"{system} says so.")


def table(
    path: Path,
    *,
    narrator: Any = None,
    place: str = "a narrow ledge above the gorge",
    lines: Sequence[str] = (),
    system: str = "stitcher",
    seed: bytes = b"seed",
    physical: bool = False,
) -> tuple[Journal, Sitting]:
    """Return an open journal and a sitting that has begun."""
    journal = Journal.open(path / "campaigns.db")
    kit = {"house_kit": True} if system == "skitterbarren" else {}
    campaign = journal.create("Test", system, seed=seed, settings=kit)
    drafted = list(lines or LINES[system])
    sheet = campaign.rule_system.play.draft_sheet("Farek", drafted, campaign.state)
    campaign.apply(CharacterJoined(sheet=sheet))
    sitting = sit(campaign, narrator=narrator, physical=physical)
    list(sitting.begin(own_opening(system, place)))
    return journal, sitting


def with_farek(journal: Journal, name: str, system: str, *, seed: bytes) -> Campaign:
    """Return a new campaign with Farek in it, and nothing else."""
    campaign = journal.create(name, system, seed=seed)
    sheet = campaign.rule_system.play.draft_sheet("Farek", LINES[system], campaign.state)
    campaign.apply(CharacterJoined(sheet=sheet))
    return campaign


def begun_at(
    journal: Journal, place: str, *, name: str = "Own", system: str = "stitcher"
) -> Sitting:
    """Return a real sitting that has begun in a place of the player's own."""
    campaign = with_farek(journal, name, system, seed=b"own")
    begin = begin_own_place(campaign, place)
    sitting = make_sitting(campaign, "Farek")
    list(sitting.begin(begin.opening, threads=begin.threads))
    return sitting


def in_adventure(journal: Journal, adventure: str, system: str, *, seed: bytes) -> Sitting:
    """Return a sitting that has begun a shipped adventure."""
    campaign = with_farek(journal, "Crown", system, seed=seed)
    found = load_adventure(adventure)
    prepare(campaign, found)
    sitting = sit(campaign)
    list(sitting.begin(opening_of(found), threads=found.stakes))
    return sitting


def at_opening(journal: Journal, name: str, *, system: str = "stitcher") -> Sitting:
    """Return a real sitting that has begun in a shipped opening."""
    campaign = with_farek(journal, name, system, seed=b"kit")
    sitting = make_sitting(campaign, "Farek")
    opening = next(o for o in openings(system) if o.id == name)
    list(sitting.begin(opening, threads=opening.stakes))
    return sitting


def here(sitting: Sitting) -> set[str]:
    """Return the names of those in the scene whom the GM runs."""
    return {n for n, s in sitting.campaign.state.characters.items() if s.side == "gm"}


def sit(campaign: Campaign, *, narrator: Any = None, physical: bool = False) -> Sitting:
    return Sitting(
        campaign,
        actor="Farek",
        narrator=narrator or Double(),
        floor=Double(),
        reader=read,
        suggest=suggest,
        answer=answer,
        physical=physical,
    )
