"""Scenes: where the story is, how the last one went, and how the next one begins."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from companion.errors import BadInputError
from companion.generators.usual import usual_strength
from companion.journal import Campaign
from companion.journal.records import ROLL
from companion.narration.nouns import head_of, is_role
from companion.oracle import SCENE, Known, Oracle, SceneTest
from companion.session.arriving import Arrival, arrival_called, draw_arrival, newcomer_events
from companion.session.at_home import at_home
from companion.session.book import Book
from companion.session.hurts import is_of_a_moment
from companion.session.ordering import ALONG, going_along
from companion.session.party import Party
from companion.session.places import in_short
from companion.session.returning import (
    LEFT,
    Left,
    leaving_with,
    left_at,
    outrun,
    told_of_return,
    told_of_steps,
)
from companion.session.scene import fold, words
from companion.session.scene_clocks import clocks_of_scene, ending
from companion.threads.ledger import fold_name
from companion.wording import cut_at_word
from engine.api import (
    CharacterJoined,
    CharacterLeft,
    Effect,
    EffectApplied,
    Event,
    SceneSet,
    Standing,
)

LONGEST_PLACE: Final = 120
Arrives = Literal["tested", "plain", "near"]


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
        ended: clocks that were of the old scene and are over with it.
    """

    number: int
    place: str
    test: SceneTest | None
    tension: int
    left: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    ended: tuple[str, ...] = ()


def known_to(campaign: Campaign, book: Book) -> Known:
    """Return what an event of the oracle may be about."""
    ledger = book.ledger
    clocks = [c.name for c in campaign.state.story.clocks if not c.good and c.ticks < c.size]
    threads = [e.name for e in ledger.entries("thread", standing=True)]
    return Known(
        people=tuple(e.name for e in ledger.entries("person", standing=True)),
        threads=tuple(t for t in threads if t not in clocks),
        clocks=tuple(clocks),
        place=in_short(campaign.state.story.place),
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


def _breath_caught(campaign: Campaign) -> Iterator[Event]:
    """Yield that what ails one of the players for a moment only is over with the scene."""
    play = campaign.rule_system.play
    for name, sheet in campaign.state.characters.items():
        if sheet.side != "player":
            continue
        for element in play.elements(sheet):
            passes = element.passing and element.role == "condition"
            if passes and is_of_a_moment(element.name):
                over = {"kind": "harm", "change": "lose", "target": name, "name": element.name}
                yield EffectApplied(effect=Effect.model_validate({**over, "good": True}))


def begin_scene(
    campaign: Campaign,
    book: Book,
    place: str,
    *,
    how: Arrives = "tested",
    prepared: Prepared | None = None,
    said: str = "",
    by_hand: bool = False,
    alone: bool = False,
) -> Begun:
    """End the scene and begin another.

    People of the old scene stay behind with what they are, and come back the same. A place that is
    new and that nobody prepared gets somebody and something to act on, as an opening does; one that
    was left gets back who and what was there.

    Args:
        campaign: the campaign.
        book: its ledger.
        place: where the new scene is set, or what the player pictures.
        how: whether the oracle is asked how it begins ("tested"), or it is as it was written or
            left ("plain"), or another part of the same scene, a few steps away ("near").
        prepared: what an adventure has ready for it; None for a place of play's own.
        said: further words of the player's; who is named in them comes along or comes back.
        by_hand: a human GM sets it: nothing is drawn for a place that nobody prepared, and no clock
            of the old scene ends by itself.
        alone: nobody new is met in a place that nobody prepared.

    Raises:
        BadInputError: no place is given, or a fight is running.
    """
    tidy = _may_begin(campaign, place)
    if campaign.pending is not None:
        campaign.withdraw("the scene ended")
    oracle = oracle_of(campaign, book)
    test = oracle.try_scene(tidy) if how == "tested" else None
    leaving: list[Event] = [CharacterLeft(name=name) for name in _away(campaign)]
    away = {**_away(campaign), **outrun(campaign)}
    went = balance(campaign)
    left = left_at(campaign, tidy, first_place=_first_place(book))
    along = [] if alone else _along(campaign, said)
    homely = () if by_hand or alone else at_home(campaign, tidy, [*sheets_away(campaign), *away])
    back = _coming_back(campaign, " ".join((tidy, said, *along, *homely)), away, left.people)
    back |= {name: _sheet_of(campaign, name) for name in homely if name not in back}
    drawn = prepared is None and not by_hand
    found = _furnish(campaign, left, test, back, alone=alone) if drawn else _Furnished()
    ready = prepared or found
    standings = _standings(left, ready, is_prepared=prepared is not None)
    told = list(found.told)
    if left.is_known and fold_name(tidy) != fold_name(campaign.state.story.place):
        present = [name for name in back if name in left.people]
        back_there = told_of_steps(tidy, present=present) if how == "near" else None
        told = [*(back_there or told_of_return(campaign, left, present=present)), *told]
    leaving_now = leaving_with(campaign)
    joining = [CharacterJoined(sheet=sheet) for sheet in back.values()]
    is_here = fold_name(tidy) == fold_name(campaign.state.story.place)
    over = [] if by_hand or is_here else clocks_of_scene(campaign)
    leaving += ending(over)
    leaving += () if by_hand or is_here else _breath_caught(campaign)
    campaign.apply(*leaving, SceneSet(place=tidy, standings=standings), *joining, *ready.people)
    campaign.apply(*(_still_along(name) for name in along))
    number = scene_number(campaign) + 1
    # Whoever came along, or had the players carried here, stayed nowhere.
    away = {name: sheet for name, sheet in away.items() if name not in campaign.state.characters}
    body: dict[str, Any] = {"number": number, "place": tidy, "away": away, LEFT: leaving_now}
    body.update(ready.more)
    if test is not None:
        body.update(result=test.result, text=test.text, face=test.face)
    tension = oracle.open_scene(body, balance=went)
    return Begun(
        number=number,
        place=tidy,
        test=test,
        tension=tension,
        left=tuple(away),
        told=tuple(told),
        ended=tuple(clock.name for clock in over),
    )


def _sheet_of(campaign: Campaign, name: str) -> dict[str, Any]:
    """Return the sheet of somebody who was only spoken of so far."""
    strength = usual_strength(campaign.rule_system.info.slug, name)
    return dict(campaign.rule_system.play.opponent_sheet(name, strength))


def _along(campaign: Campaign, said: str) -> list[str]:
    """Return who goes along: who does wherever the players go, and whoever of here is named."""
    named = f" {fold(said)} ".replace(",", " ")
    state = campaign.state
    here = [n for n, s in state.characters.items() if s.side == "gm"]
    ours = set(Party(campaign).everybody)
    asked = [n for n in here if n not in ours and said and _is_named(n, named)]
    return list(dict.fromkeys([*going_along(state), *asked]))


def _still_along(name: str) -> EffectApplied:
    stands = Effect(kind="position", change="set", target=name, name=ALONG, good=True)
    return EffectApplied(effect=stands)


def _may_begin(campaign: Campaign, place: str) -> str:
    """Return the place of the next scene, tidy and not too long.

    Raises:
        BadInputError: no place is given, or a fight is running.
    """
    tidy = cut_at_word(" ".join(place.split()), LONGEST_PLACE).rstrip(".")
    if not tidy:
        raise BadInputError("say where the next scene is: /scene next the ferry at dusk")
    fights = campaign.rule_system.fights
    if fights is not None and fights.is_running(campaign.state):
        raise BadInputError("a fight is running; it ends first, or you flee from it")
    return tidy


@dataclass(frozen=True, slots=True, kw_only=True)
class _Furnished(Prepared):
    told: tuple[str, ...] = ()


def _furnish(
    campaign: Campaign,
    left: Left,
    test: SceneTest | None,
    back: Mapping[str, Any],
    *,
    alone: bool,
) -> _Furnished:
    """Return what a place that nobody prepared has in it, seen for the first time or again."""
    arrival = _arrival_at(campaign, left)
    if arrival is None:
        return _Furnished()
    more: dict[str, Any] = {"arrival": arrival.id}
    people: tuple[Event, ...] = ()
    if not left.is_known and not back and not alone:
        people = tuple(newcomer_events(campaign, arrival, test))
        more["wants"] = {arrival.who: arrival.wants}
    told = () if left.is_known else arrival.told(alone=bool(back) or alone)
    return _Furnished(standings=arrival.standings, people=people, more=more, told=told)


def _standings(left: Left, ready: Prepared, *, is_prepared: bool) -> tuple[Standing, ...]:
    """Return the circumstances of a scene: as the place was left, and what is prepared for it."""
    if left.standings is None:
        return ready.standings
    held = {standing.name for standing in left.standings}
    new = ready.standings if is_prepared else ()
    return (*left.standings, *(standing for standing in new if standing.name not in held))


def _arrival_at(campaign: Campaign, left: Left) -> Arrival | None:
    """Return what a place has to offer: what it had before, or something new."""
    if not left.is_known:
        return draw_arrival(campaign, left.place)
    wanted = fold_name(left.place)
    for record in reversed(campaign.records(kinds={SCENE}, live=True)):
        if fold_name(str(record.body.get("place", ""))) == wanted:
            return arrival_called(str(record.body.get("arrival", "")))
    return None


def _first_place(book: Book) -> str:
    places = book.ledger.entries("place")
    return places[0].name if places else ""


def _away(campaign: Campaign) -> dict[str, Any]:
    ours = set(Party(campaign).everybody)  # allies come along
    return {
        name: sheet.model_dump(mode="json")
        for name, sheet in campaign.state.characters.items()
        if sheet.side == "gm" and name not in ours
    }


def is_anybody(campaign: Campaign, text: str) -> bool:
    """Return whether words name somebody of this game, here or left behind."""
    said = set(words(text))
    people = [*campaign.state.characters, *sheets_away(campaign)]
    return any(set(words(name)) & said for name in people)


def is_somebody(campaign: Campaign, text: str) -> bool:
    """Return whether words are what somebody of this game is called, and nothing more."""
    said = set(words(text))
    people = [n for n, sheet in campaign.state.characters.items() if sheet.side == "gm"]
    return bool(said) and any(said <= set(words(n)) for n in (*people, *sheets_away(campaign)))


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
        if any(names_somebody(wanted, who) for who in record.body.get("away", {})):
            found = place
        place = str(record.body.get("place", ""))
    return found if wanted else ""


def names_somebody(wanted: set[str], who: str) -> bool:
    """Whether words name somebody by what they are or are called; no temple is its guards."""
    own = {fold_name(head_of(who)), *(fold(part) for part in who.split() if part[:1].isupper())}
    own.add(fold(who.rsplit(maxsplit=1)[-1]))
    return wanted <= set(fold_name(who).split()) and bool(wanted & own)


def _coming_back(
    campaign: Campaign, said: str, leaving: Mapping[str, Any], left_here: Collection[str]
) -> dict[str, Any]:
    """Return whom the player's words about the new scene name, and who was left there."""
    words = f" {fold(said)} ".replace(",", " ")
    away = sheets_away(campaign)
    return {
        name: sheet
        for name, sheet in {**away, **leaving}.items()
        if _is_named(name, words) or (name in left_here and name in away)
    }


def _is_named(name: str, words: str) -> bool:
    """Return whether somebody is named: by the whole name, or by a part that is theirs alone."""
    parts = [part for part in name.split() if part[:1].isupper() and part != "The"]
    own = [part for part in parts if not is_role(part)] or parts[:1]
    said = (fold_name(name), *(fold(part) for part in own))
    return any(f" {part} " in words for part in said)
