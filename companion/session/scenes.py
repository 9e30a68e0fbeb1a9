"""Scenes: where the story is, how the last one went, and how the next one begins."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from companion.errors import BadInputError
from companion.journal import Campaign
from companion.journal.records import ROLL
from companion.oracle import SCENE, Known, Oracle, SceneTest
from companion.session.arriving import Arrival, arrival_called, draw_arrival, newcomer_events
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
        told: what is told of a new place by itself; () where nothing was drawn for it.
    """

    number: int
    place: str
    test: SceneTest | None
    tension: int
    left: tuple[str, ...] = ()
    told: tuple[str, ...] = ()


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepared:
    """A scene that somebody wrote beforehand.

    Attributes:
        standings: its circumstances.
        people: who joins, as events.
        more: further fields for the record.
    """

    standings: tuple[Standing, ...] = ()
    people: tuple[Event, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)


def begin_scene(
    campaign: Campaign,
    book: Book,
    place: str,
    *,
    tested: bool = True,
    prepared: Prepared | None = None,
    said: str = "",
) -> Begun:
    """End the scene and begin another.

    People of the old scene stay behind with what they are, and come back the same. A place that is
    new and that nobody prepared gets somebody and something to act on, as an opening does; one that
    was left gets back who and what was there.

    Args:
        campaign: the campaign.
        book: its ledger.
        place: where the new scene is set, or what the player pictures.
        tested: ask the oracle how it begins.
        prepared: what an adventure has ready for it; None for a place of play's own.
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
    left_here = _left_at(campaign, book, tidy) if prepared is None else set()
    back = _coming_back(campaign, f"{tidy} {said}", away, left_here)
    found = _Furnished() if prepared is not None else _furnish(campaign, book, tidy, test, back)
    ready = prepared or Prepared()
    scene = SceneSet(place=tidy, standings=(*ready.standings, *found.standings))
    campaign.apply(*leaving, scene, *back, *ready.people, *found.people)
    number = scene_number(campaign) + 1
    body: dict[str, Any] = {"number": number, "place": tidy, "away": away}
    body.update({**found.more, **ready.more})
    if test is not None:
        body.update(result=test.result, text=test.text, face=test.face)
    tension = oracle.open_scene(body, balance=went)
    return Begun(
        number=number, place=tidy, test=test, tension=tension, left=tuple(away), told=found.told
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Furnished(Prepared):
    told: tuple[str, ...] = ()


def _furnish(
    campaign: Campaign, book: Book, place: str, test: SceneTest | None, back: Sequence[Event]
) -> _Furnished:
    """Return what a place that nobody prepared has in it, seen for the first time or again."""
    arrival, is_new = _arrival_at(campaign, book, place)
    if arrival is None:
        return _Furnished()
    more: dict[str, Any] = {"arrival": arrival.id}
    people: tuple[Event, ...] = ()
    if is_new and not back:
        people = tuple(newcomer_events(campaign, arrival, test))
        more["wants"] = {arrival.who: arrival.wants}
    told = arrival.told(alone=bool(back)) if is_new else ()
    return _Furnished(standings=arrival.standings, people=people, more=more, told=told)


def _arrival_at(campaign: Campaign, book: Book, place: str) -> tuple[Arrival | None, bool]:
    """Return what a place has to offer, and whether it is seen for the first time."""
    wanted = fold_name(place)
    for record in reversed(campaign.records(kinds={SCENE}, live=True)):
        if fold_name(str(record.body.get("place", ""))) == wanted:
            return arrival_called(str(record.body.get("arrival", ""))), False
    if fold_name(_first_place(book)) == wanted:
        return None, False
    return draw_arrival(campaign, place), True


def _first_place(book: Book) -> str:
    places = book.ledger.entries("place")
    return places[0].name if places else ""


def _left_at(campaign: Campaign, book: Book, place: str) -> set[str]:
    """Return the names of those who stayed behind at a place when they were last seen."""
    where: dict[str, str] = {}
    at = _first_place(book)
    for record in campaign.records(kinds={SCENE}, live=True):
        where.update(dict.fromkeys(record.body.get("away", {}), at))
        at = str(record.body.get("place", ""))
    wanted = fold_name(place)
    return {name for name, left in where.items() if fold_name(left) == wanted}


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


def _coming_back(
    campaign: Campaign, place: str, leaving: dict[str, Any], left_here: Collection[str]
) -> list[Event]:
    """Return those whom the player's words about the new scene name, and who were left there."""
    said = f" {fold(place)} ".replace(",", " ")
    away = sheets_away(campaign)
    return [
        CharacterJoined(sheet=sheet)
        for name, sheet in {**away, **leaving}.items()
        if f" {fold_name(name)} " in said or (name in left_here and name in away)
    ]
