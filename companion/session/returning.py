"""A place that the story comes back to: who and what was left there, and what went on meanwhile."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from companion.journal import Campaign, Record
from companion.journal.records import EVENTS, ROLL
from companion.narration.nouns import definite
from companion.oracle import SCENE
from companion.session.places import in_short
from companion.session.shipped import shipped
from companion.threads.ledger import fold_name
from companion.wording import listed
from engine.api import Standing, capital

LEFT: Final = "left"
"""Field of a scene's record: what the scene before it was left with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Left:
    """What a place was left with when it was last seen.

    Attributes:
        place: the place.
        is_known: whether a scene was set there before.
        people: who stayed behind there and was not seen elsewhere since.
        standings: its circumstances; None where nothing says.
        clocks: how far each clock had come then.
        times: how often scenes were set there.
    """

    place: str
    is_known: bool = False
    people: frozenset[str] = frozenset()
    standings: tuple[Standing, ...] | None = None
    clocks: tuple[tuple[str, int], ...] = ()
    times: int = 0


def leaving_with(campaign: Campaign) -> dict[str, Any]:
    """Return, for the next scene's record, what the scene that is played is left with."""
    story = campaign.state.story
    return {
        "standings": [standing.model_dump(mode="json") for standing in story.standings],
        "clocks": {clock.name: clock.ticks for clock in story.clocks if not clock.good},
    }


def outrun(campaign: Campaign) -> dict[str, Any]:
    """Return who was left behind in flight in the scene that is played, with their sheets.

    They are no longer in the scene, and are found where it was set; as they first joined, for what
    befell them since is not kept with those who left.
    """
    begun = [record.sequence for record in campaign.records(kinds={SCENE}, live=True)]
    sheets: dict[str, Any] = {}
    gone: set[str] = set()
    for record in campaign.records(kinds={EVENTS, ROLL, SCENE}, live=True):
        sheets.update(record.body.get("away", {}))
        for event in record.body.get("events", ()):
            if event.get("kind") == "character_joined":
                sheets[str(event["sheet"]["name"])] = event["sheet"]
            elif event.get("kind") == "character_left" and record.sequence > max(begun, default=0):
                gone |= {str(event["name"])} if _in_flight(campaign, record) else set()
    present = campaign.state.characters
    return {name: sheets[name] for name in gone if name in sheets and name not in present}


def _in_flight(campaign: Campaign, record: Record) -> bool:
    roll = record.body.get("roll")
    if roll is None:
        return False
    declared = campaign.declaration(int(roll))
    return '"manner":"flee"' in str(declared.get("intent", ""))


def left_at(campaign: Campaign, place: str, *, first_place: str) -> Left:
    """Return what a place was left with.

    Args:
        campaign: the campaign.
        place: its whole name.
        first_place: where the story began.
    """
    wanted = fold_name(place)
    where: dict[str, str] = {}
    at, times = first_place, int(fold_name(first_place) == wanted)
    standings: tuple[Standing, ...] | None = None
    clocks: tuple[tuple[str, int], ...] = ()
    for record in campaign.records(kinds={SCENE}, live=True):
        where.update(dict.fromkeys(record.body.get("away", {}), at))
        left = record.body.get(LEFT)
        if left is not None and fold_name(at) == wanted:
            standings = tuple(Standing.model_validate(one) for one in left["standings"])
            clocks = tuple(sorted((str(n), int(t)) for n, t in left["clocks"].items()))
        at = str(record.body.get("place", ""))
        times += fold_name(at) == wanted
    return Left(
        place=place,
        is_known=times > 0,
        people=frozenset(name for name, left in where.items() if fold_name(left) == wanted),
        standings=standings,
        clocks=clocks,
        times=times,
    )


def told_of_return(campaign: Campaign, left: Left, *, present: Sequence[str]) -> list[str]:
    """Return what is told when the story comes back to a place.

    Args:
        campaign: the campaign, still in the scene before.
        left: what the place was left with.
        present: who is found there, of those who were left.
    """
    number = len(campaign.records(kinds={SCENE}, live=True))
    said = [_line("place", number).format(place=in_short(left.place))]
    people = [definite(name) for name in present]
    if people:
        many = len(people) > 1 or people[0].plural
        line = _line("many" if many else "one", number)
        said.append(line.format(who=listed([noun.text for noun in people])))
    elif left.people:
        said.append(_line("nobody", number))
    moved = _moved(campaign, left)
    if moved:
        said.append(_line("clock", number).format(clock=moved))
    return [capital(sentence) for sentence in said]


def told_of_steps(place: str, *, present: Sequence[str]) -> list[str]:
    """Return what is told when one goes back to another part of the same scene.

    Args:
        place: the part.
        present: who is found there.
    """
    said = [f"You go back to {in_short(place)}."]
    people = [definite(name) for name in present]
    if people:
        are = "are" if len(people) > 1 or people[0].plural else "is"
        said.append(f"{capital(listed([noun.text for noun in people]))} {are} still there.")
    return said


def _moved(campaign: Campaign, left: Left) -> str:
    before = dict(left.clocks)
    return next(
        (
            clock.name
            for clock in campaign.state.story.clocks
            if not clock.good and before.get(clock.name, clock.ticks) < clock.ticks < clock.size
        ),
        "",
    )


@cache
def _lines() -> dict[str, list[str]]:
    return dict(shipped("ways.toml")["returns"])


def _line(kind: str, number: int) -> str:
    lines = _lines()[kind]
    return lines[number % len(lines)]
