"""Scenes: where the story is, how the last one went, and how the next one begins."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.errors import BadInputError
from companion.journal import Campaign
from companion.journal.records import ROLL
from companion.oracle import SCENE, Known, Oracle, SceneTest
from companion.session.book import Book
from companion.session.party import Party
from companion.session.scene import fold
from companion.threads.ledger import fold_name
from engine.api import CharacterJoined, CharacterLeft, Event, SceneSet, Standing

LONGEST_PLACE: Final = 120


@dataclass(frozen=True, slots=True, kw_only=True)
class Begun:
    """A scene that began.

    Attributes:
        number: 1 and up, the opening's scene being the first.
        place: where.
        test: how it began against what was expected; None when nobody tested it.
        tension: the story's tension now.
        left: people who stayed behind.
    """

    number: int
    place: str
    test: SceneTest | None
    tension: int
    left: tuple[str, ...] = ()


def known_to(campaign: Campaign, book: Book) -> Known:
    """Return what an event of the oracle may be about."""
    ledger = book.ledger
    clocks = [c.name for c in campaign.state.story.clocks if not c.good and c.ticks < c.size]
    threads = [e.name for e in ledger.entries("thread", standing=True)]
    return Known(
        people=tuple(e.name for e in ledger.entries("person", standing=True)),
        threads=tuple(t for t in threads if t not in clocks),
        clocks=tuple(clocks),
    )


def oracle_of(campaign: Campaign, book: Book) -> Oracle:
    """Return the campaign's oracle, which knows the ledger."""
    return Oracle(campaign, lambda: known_to(campaign, book))


def scene_number(campaign: Campaign) -> int:
    """Return the number of the scene that is played."""
    return 1 + len(campaign.records(kinds={SCENE}, live=True))


def balance(campaign: Campaign) -> int:
    """Return the players' rolls of this scene that passed, less those that failed."""
    begun = [r.sequence for r in campaign.records(kinds={SCENE}, live=True)]
    since = begun[-1] if begun else 0
    players = {n for n, s in campaign.state.characters.items() if s.side == "player"}
    total = 0
    for record in campaign.records(since, {ROLL}):
        body = record.body
        if body.get("passed") is not None and body.get("acting") in (*players, None):
            total += 1 if body["passed"] else -1
    return total


def begin_scene(
    campaign: Campaign,
    book: Book,
    place: str,
    *,
    tested: bool = True,
    standings: Sequence[Standing] = (),
    people: Sequence[Event] = (),
    more: dict[str, Any] | None = None,
    said: str = "",
) -> Begun:
    """End the scene and begin another.

    People of the old scene stay behind with what they are, and come back the same.

    Args:
        campaign: the campaign.
        book: its ledger.
        place: where the new scene is set, or what the player pictures.
        tested: ask the oracle how it begins.
        standings: circumstances of the new scene.
        people: who joins, as events.
        more: further fields for the record.
        said: further words of the player's; who is named in them comes along or comes back.

    Raises:
        BadInputError: no place is given, or a fight is running.
    """
    tidy = " ".join(place.split())[:LONGEST_PLACE].rstrip(".")
    if not tidy:
        raise BadInputError("say where the next scene is: /scene next the ferry at dusk")
    system = campaign.rule_system
    if system.fights is not None and system.fights.is_running(campaign.state):
        raise BadInputError("a fight is running; it ends first, or you flee from it")
    if campaign.pending is not None:
        campaign.withdraw("the scene ended")
    oracle = oracle_of(campaign, book)
    test = oracle.try_scene(tidy) if tested else None
    away = _away(campaign)
    went = balance(campaign)
    leaving: list[Event] = [CharacterLeft(name=name) for name in away]
    back = _coming_back(campaign, f"{tidy} {said}", away)
    campaign.apply(*leaving, SceneSet(place=tidy, standings=tuple(standings)), *back, *people)
    number = scene_number(campaign) + 1
    body: dict[str, Any] = {"number": number, "place": tidy, "away": away, **(more or {})}
    if test is not None:
        body.update(result=test.result, text=test.text, face=test.face)
    tension = oracle.open_scene(body, balance=went)
    return Begun(number=number, place=tidy, test=test, tension=tension, left=tuple(away))


def _away(campaign: Campaign) -> dict[str, Any]:
    ours = set(Party(campaign).everybody)  # allies come along
    return {
        name: sheet.model_dump(mode="json")
        for name, sheet in campaign.state.characters.items()
        if sheet.side == "gm" and name not in ours
    }


def sheets_away(campaign: Campaign) -> dict[str, Any]:
    """Return the people who stayed behind, with their sheets as they were then."""
    found: dict[str, Any] = {}
    for record in campaign.records(kinds={SCENE}, live=True):
        found.update(record.body.get("away", {}))
    present = campaign.state.characters
    return {name: sheet for name, sheet in found.items() if name not in present}


def where_left(campaign: Campaign, name: str, *, first_place: str) -> str:
    """Return the place where somebody stayed behind last; "" for nobody who did.

    Args:
        campaign: the campaign.
        name: who, as the player says it; a title and a name, or one word of them.
        first_place: where the story began.
    """
    wanted = set(fold_name(name).split())
    place, found = first_place, ""
    for record in campaign.records(kinds={SCENE}, live=True):
        if any(wanted <= set(fold_name(who).split()) for who in record.body.get("away", {})):
            found = place
        place = str(record.body.get("place", ""))
    return found if wanted else ""


def _coming_back(campaign: Campaign, place: str, leaving: dict[str, Any]) -> list[Event]:
    """Return those whom the player's words about the new scene name."""
    said = f" {fold(place)} "
    everybody = {**sheets_away(campaign), **leaving}
    return [
        CharacterJoined(sheet=sheet)
        for name, sheet in everybody.items()
        if f" {fold_name(name)} " in said.replace(",", " ")
    ]
