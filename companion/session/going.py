"""Leaving the scene and letting nights go by, as the player's plain words say it."""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from companion.journal import Campaign
from companion.narration.nouns import definite
from companion.narration.scene_kits import Way
from companion.narration.sentences import told_sentences
from companion.oracle import SCENE, told_of
from companion.reader.text import bag
from companion.session.adventuring import Adventuring
from companion.session.arriving import era_of
from companion.session.book import Book
from companion.session.draws import DrawnDice
from companion.session.exchange import Step
from companion.session.fighting import Fighting
from companion.session.hearsay import places_heard
from companion.session.kits import SceneKits
from companion.session.late_ways import told_late
from companion.session.looting import beaten
from companion.session.onward import Onward
from companion.session.own_game import here_of
from companion.session.party import Party
from companion.session.place_kinds import inner_of, one_meant, told_of_places, with_kind
from companion.session.places import (
    content,
    head,
    in_short,
    is_inside,
    is_same,
    place_words,
    waysides,
)
from companion.session.records import CHAPTER
from companion.session.scene import find_person
from companion.session.scene_clocks import clocks_of_scene
from companion.session.scenes import Arrives, Begun, Prepared, begin_scene, sheets_away, where_left
from companion.session.siding import MERCY
from companion.session.ways import Night, going_to
from engine.api import Clock, Effect, EffectApplied, Event, agreeing, capital

if TYPE_CHECKING:
    from companion.adventures.model import AdventureScene

_WITH: Final = re.compile(r"\bwith (?P<who>.+)|(?P<both>[\w'’ -]{2,40}) and (?:i|me)\b", re.I)
SLEPT_OFF: Final = 1
"""Conditions of one character that a night takes away where the book has no rule for nights."""
_STREAM: Final = "oracle"
_LEFT_ALREADY: Final = ("outside ", "the road out of ", "the outside of ")
"""How a place is called that lies outside of one that was left."""
_WITHOUT_ROAD: Final = bag(
    "deck decks roof roofs rooftop rooftops landing landings ship ships sea seas reef reefs lagoon "
    "lagoons engine-room engine-rooms lake lakes moon planet arena"
)
"""Places that no road leads out of."""
COOL: Final = -1
"""Attitude of somebody who is cool, and stands in nobody's way for that."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Where words without the name of a place lead.

    Attributes:
        place: where to; "" where there is no such place.
        ask: what the table has to say instead; "" where the way is clear.
        ways: the known ways of which one is to be chosen.
        is_open: whether only the player can say where to; ``place`` is for who does not.
    """

    place: str = ""
    ask: str = ""
    ways: tuple[str, ...] = ()
    is_open: bool = False


class Going:
    """The ways out of a scene of one campaign.

    Args:
        campaign: the campaign.
        book: its ledger.
        adventure: the adventure that is played; None for none.
    """

    def __init__(self, campaign: Campaign, book: Book, adventure: Adventuring | None) -> None:
        self._campaign = campaign
        self._book = book
        self._adventure = adventure
        self.kits = SceneKits(campaign)

    # Elsewhere

    @property
    def place(self) -> str:
        """Where the scene is set."""
        return self._campaign.state.story.place

    def here(self) -> str:
        """Return the scene in short: place, people, what can be used, what is running."""
        return here_of(self._campaign.state)

    def things(self) -> list[str]:
        """Return the names of what and who is in this scene."""
        state = self._campaign.state
        people = (n for n, s in state.characters.items() if s.side == "gm")
        return [*(s.name for s in state.story.standings), *people]

    def people(self) -> list[str]:
        """Return who is in this scene beside the players, and not out of action."""
        state = self._campaign.state
        down = beaten(self._campaign.rule_system, state)
        return [n for n, s in state.characters.items() if s.side == "gm" and n not in down]

    def cold(self) -> list[str]:
        """Return who in this scene is against the players."""
        relations = self._campaign.state.story.relations
        return [name for name in self.people() if relations.get(name, 0) < 0]

    def is_free(self) -> bool:
        """Return whether nobody here would stand in the players' way; to be cool is not enough."""
        story = self._campaign.state.story
        held = {standing.name for standing in story.standings}
        return all(
            story.relations.get(name, 0) >= COOL and MERCY.format(captor=name) not in held
            for name in self.people()
        )

    def absent(self, text: str) -> str:
        """Return what to say to who would go to somebody of the adventure who is not here.

        Args:
            text: the player's words.

        Returns:
            A sentence; "" where they go to nobody such.
        """
        place, running = going_to(text), self._adventure
        said = set(content(place))
        if running is None or not said:
            return ""
        for person in running.adventure.people:
            here = person.name in self._campaign.state.characters
            if said <= set(content(person.name)) and not here:
                ways = " or to ".join(scene.place for scene in running.ways_on())
                more = f" The way leads to {ways}." if ways else ""
                name = definite(person.name).text
                return f"{capital(name)} {agreeing(name, 'is', 'are')} not here.{more}"
        return ""

    def ahead(self) -> list[str] | None:
        """Return where the adventure goes on to, unseen so far; None where none is played."""
        if self._adventure is None:
            return None
        been, ways = self.been(), [scene.place for scene in self._adventure.ways_on()]
        return [place for place in ways if place not in been]

    def been(self) -> list[str]:
        """Return the places where scenes were set, in their order, this one last."""
        scenes = self._campaign.records(kinds={SCENE}, live=True)
        first = self._book.ledger.entries("place")
        found = [first[0].name] if first else []
        return [*found, *(str(record.body.get("place", "")) for record in scenes)] or [self.place]

    def _been_in_chapter(self) -> list[str]:
        """Return the places of the chapter that is played, in their order, this one last."""
        found = self._campaign.records(kinds={SCENE, CHAPTER}, live=True)
        began = [n for n, record in enumerate(found) if record.kind == CHAPTER]
        if not began:
            return self.been()
        since = found[max(0, began[-1] - 1) :]  # the chapter's own scene stands just before it
        return [str(r.body.get("place", "")) for r in since if r.kind == SCENE]

    def seen(self, place: str) -> str:
        """Return which place of the story words mean; "" for one where nobody has been."""
        if not place:
            return ""
        found = one_meant(place, self.been(), told_of_places(self._campaign))
        return found or self.kits.within_first(place)

    def _has_door(self, place: str) -> bool:
        """Return whether a place has a door to go out by, by its name or by what it is."""
        return is_inside(with_kind(place, told_of_places(self._campaign)))

    def _is_at_door(self, place: str) -> bool:
        """Return whether a place is only at the other side of the door of this one."""
        been, here = self.been(), self.place
        if not (inner_of(place, been) or inner_of(here, been)):
            return False
        return is_same(inner_of(place, been) or place, inner_of(here, been) or here)

    def is_within(self, way: Onward) -> bool:
        """Return whether words of going in lead nowhere: one is in, or nothing lies behind."""
        if way.kind == "through":
            return not self._ahead_inside()
        return way.kind == "in" and not self._inside()

    def known(self) -> list[str]:
        """Return the other places of the story."""
        names = [e.name for e in self._book.ledger.entries("place")]
        if self._adventure is not None:
            names += [scene.place for scene in self._adventure.ways_on()]
        names += self.kits.ways()
        names += places_heard(self._campaign)
        names += list(sheets_away(self._campaign))  # to go to somebody is to go where they are
        return [name for name in names if content(name) != content(self.place)]

    def missed(self, text: str, place: str, partner: str) -> str:
        """Return what to say where somebody is to come along who is somewhere else; else "".

        Args:
            text: the player's words.
            place: where they go; whoever is there is met there.
            partner: whom the player speaks with: "her".
        """
        found = _WITH.search(text)
        who = "" if found is None else (found["who"] or "").strip(" .!")
        who = partner if who.casefold() in ("him", "her", "them") else who
        if not who or find_person(self._campaign.state, who) is not None:
            return ""
        left = where_left(self._campaign, who, first_place=self.been()[0])
        if not left or is_same(place, left) or self.seen(place) == left:
            return ""
        name = definite(who)
        return (
            f"{capital(name.text)} {agreeing(who, 'is', 'are')} not here to come along, but at "
            f'{in_short(left)}: "I go to {in_short(left)}".'
        )

    def go(self, place: str, text: str) -> tuple[Begun, list[str]]:
        """End the scene and begin the one that the player's words lead to.

        Args:
            place: where to.
            text: the player's words; who is named after "with" comes along.

        Returns:
            The new scene, and what is told of it; nothing when it is as expected.
        """
        along = _WITH.search(text)
        said = (along["who"] or along["both"]) if along else ""
        left = where_left(self._campaign, place, first_place=self.been()[0])
        return self.next_scene(left or place, said=f"{said} {place}" if left else said)

    def next_scene(
        self, place: str, *, said: str = "", alone: bool = False
    ) -> tuple[Begun, list[str]]:
        """End the scene and begin another: one of the adventure's where one is meant.

        Args:
            place: where, in the player's words; "" for the adventure's next.
            said: further words; who is named in them is there too.
            alone: nobody new is met there.

        Raises:
            BadInputError: no place is given, or a fight is running.
        """
        begun, entered = self._begin(place, said=said, alone=alone)
        if entered is not None and self._adventure is not None:
            return begun, self._adventure.told(entered, begun)
        return begun, [*([] if begun.test is None else told_of(begun.test)), *begun.told]

    def _begin(
        self, place: str, *, said: str, by_hand: bool = False, alone: bool = False
    ) -> tuple[Begun, "AdventureScene | None"]:
        """Begin the scene that is meant, and name the adventure's one that is entered first now.

        Args:
            place: where, in anybody's words.
            said: further words; who is named in them is there too.
            by_hand: whether nothing is tested or drawn for a place of the table's own.
            alone: nobody new is met in such a place.
        """
        running, been = self._adventure, self.been()
        seen = self.seen(place)
        if running is not None:
            found = running.scene_meant(place)
            if found is not None and found.place not in been:
                return running.go(found, said=said), found
            again = running.scene_at(seen)
            if again is not None:
                return running.go_back(again, said=said), None
        way = None if by_hand or seen else self.kits.way(place)
        if way is not None and way.to not in been:
            return self._along(way, said=said), None
        begun = begin_scene(
            self._campaign,
            self._book,
            seen or place,
            how=self._arrives(seen, plain=by_hand or self._is_at_door(seen or place)),
            said=said,
            by_hand=by_hand,
            alone=alone,
        )
        late = self.kits.brought()
        if late:
            self._campaign.apply(*late)
        return begun, None

    def _arrives(self, seen: str, *, plain: bool) -> Arrives:
        if self.kits.at is not None and self.kits.has_place(seen):
            return "near"
        return "plain" if plain else "tested"

    def _along(self, way: Way, *, said: str) -> Begun:
        """Begin the scene to which a way of the opening leads, as it was written."""
        joining = self.kits.joining(way, sheets_away(self._campaign))
        prepared = Prepared(people=tuple(joining))
        begun = begin_scene(
            self._campaign, self._book, way.to, how="plain", prepared=prepared, said=said
        )
        found: Sequence[str] = told_sentences(way.text)
        if self.kits.is_due:
            found = told_late(way, met=self.kits.met_at(way.to), number=begun.number)
        return replace(begun, told=(*begun.told, *found))

    def where(self, way: Onward) -> Elsewhere:
        """Return where words without the name of a place lead in this story."""
        if way.kind in ("back", "home"):
            return self._back() if way.kind == "back" else self._home()
        if way.kind in ("in", "through"):
            return Elsewhere(self._inside() if way.kind == "in" else self._ahead_inside())
        if self._adventure is not None and (way.kind != "out" or not self._has_door(self.place)):
            ways = [scene.place for scene in self._adventure.ways_on()]
            if len(ways) == 1:
                return Elsewhere(ways[0])
            if ways:
                ask = f"The way leads to {', or to '.join(ways)}. Say which."
                return Elsewhere(ask=ask, ways=tuple(ways))
        if way.kind == "out":
            return self._out()
        return Elsewhere(self._by_the_way(way))

    def _back(self) -> Elsewhere:
        lately = self._been_in_chapter()
        before = [place for place in lately if content(place) != content(self.place)]
        if not before:
            here = in_short(self.place)
            return Elsewhere(ask=f"The story began here, at {here}; there is no way back yet.")
        return Elsewhere(before[-1])

    def _home(self) -> Elsewhere:
        """Return the place that is called home, or else where the story began."""
        been = self.been()
        homes = [place for place in been if {"home", "house"} & set(content(place))]
        home = (homes or been)[0]
        if content(home) == content(self.place):
            return Elsewhere(ask=f"You are there already: {in_short(self.place)}.")
        return Elsewhere(home)

    def _inside(self) -> str:
        """Return the place that one is outside of, or came out of last; "" for none."""
        been = self.been()
        inner = inner_of(self.place, been) or self._ahead_inside()
        if inner or self._has_door(self.place):
            return inner
        before = [place for place in been if content(place) != content(self.place)]
        return before[-1] if before and self._has_door(before[-1]) else ""

    def _ahead_inside(self) -> str:
        """Return the adventure's next scene where it alone lies within walls; "" for none such."""
        been = self.been()
        ways = () if self._adventure is None else self._adventure.ways_on()
        inner = [w.place for w in ways if w.place not in been and is_inside(w.place)]
        return inner[0] if len(inner) == 1 else ""

    def ways_known(self) -> list[str]:
        """Return the other places of the story to which a way is known."""
        away = sheets_away(self._campaign)
        return list(dict.fromkeys(name for name in self.known() if name not in away))

    def _out(self) -> Elsewhere:
        """Return where one comes who leaves: by the door, by the road, or by a way that is known.

        Of a corridor or a ship's galley only the player can say where the way out leads.
        """
        of_place = head(self.place)
        is_land = of_place in place_words("places") and of_place not in _WITHOUT_ROAD
        if self._has_door(self.place) or is_land or self.place.casefold().startswith(_LEFT_ALREADY):
            return Elsewhere(self._outside())
        ways = self.ways_known()
        if len(ways) == 1:
            return Elsewhere(ways[0])
        return Elsewhere(self._outside(), ways=tuple(ways), is_open=True)

    def _outside(self) -> str:
        here = in_short(self.place)
        if self._has_door(self.place):
            return f"outside {here}"
        if self.place.casefold().startswith(_LEFT_ALREADY):
            return self._by_the_way(Onward("on"))
        road = f"the road out of {here}"
        return road if not is_same(road, self.place) else self._by_the_way(Onward("on"))

    def _by_the_way(self, way: Onward) -> str:
        """Return a place that lies by the way: one that the story has not had."""
        era = era_of(self._campaign)
        found = [p for p in waysides(era) if not any(p in been for been in self.been())]
        found = found or list(waysides(era))
        dice = DrawnDice(self._campaign, stream=_STREAM, about="what lies by the way")
        place = found[dice.face(len(found)) - 1]
        if way.days:
            days = "a day" if way.days == 1 else f"{_number(way.days)} days"
            return f"{place}, {days} from {in_short(self.been()[-1])}"
        return f"{place} on {way.what}" if way.what else place

    def by_hand(self, place: str, *, said: str = "") -> Begun:
        """End the scene and begin another as a human GM says: nothing is tested or drawn for it.

        Args:
            place: where; a scene of the adventure where one is meant.
            said: further words; who is named in them comes along.

        Raises:
            BadInputError: no place is given, or a fight is running.
        """
        return self._begin(place, said=said, by_hand=True)[0]

    # Nights

    def rest(self, night: Night, fighting: Fighting) -> Iterator[Step]:
        """Let nights go by: by the game's own rule where it has one, else by the table's.

        What comes closer does not sleep: the first clock that runs against the players ticks.
        """
        actions = self._campaign.rule_system.night
        if actions is None:
            yield self._sleep_it_off(night.days)
        else:
            rested = True
            for action in actions(self._campaign.state, night.days, night.sheltered):
                for step in fighting.do(action):
                    rested = rested and step.passed is not False
                    yield step
            if rested and (slept := self._slept_off(night.days)):
                yield Step(title="a night", notes=slept)
        yield from self._meanwhile(
            "{name} does not sleep: {ticks} of {size}.", coming_closer(self._campaign)
        )

    def wait(self) -> Iterator[Step]:
        """Let hours go by: the first clock that runs against the players ticks."""
        yield from self._meanwhile(
            "{name} does not wait: {ticks} of {size}.", coming_closer(self._campaign)
        )

    def travel(self, days: int, fighting: Fighting) -> Iterator[Step]:
        """Let the days of a journey go by: by the game's own rule for them where it has one.

        Args:
            days: how many, 1 and up.
            fighting: carries the game's actions out.
        """
        actions = self._campaign.rule_system.road
        gone = "A day goes by" if days == 1 else f"{_number(days).capitalize()} days go by"
        yield Step(title="on the road", notes=(f"{gone} on the road.",))
        for action in () if actions is None else actions(self._campaign.state, days):
            yield from fighting.do(action)
        behind = {clock.name for clock in clocks_of_scene(self._campaign)}
        yield from self._meanwhile(
            "{name} does not wait: {ticks} of {size}.", coming_closer(self._campaign, but=behind)
        )

    def _meanwhile(self, told: str, clock: Clock | None) -> Iterator[Step]:
        if clock is None:
            return
        ticked = Effect(kind="clock", change="raise", target="scene", name=clock.name)
        self._campaign.apply(EffectApplied(effect=ticked))
        name = capital(clock.name)
        note = told.format(name=name, ticks=clock.ticks + 1, size=clock.size)
        yield Step(title="meanwhile", notes=(note,))

    def _sleep_it_off(self, nights: int) -> Step:
        return Step(title="a night", notes=self._slept_off(nights) or ("A night goes by.",))

    def _slept_off(self, nights: int) -> tuple[str, ...]:
        """Take conditions away that are meant to pass: the GM's part of RS-35, for a night."""
        play, state = self._campaign.rule_system.play, self._campaign.state
        events: list[Event] = []
        notes = []
        for name in Party(self._campaign).everybody:
            conditions = [
                e
                for e in play.elements(state.characters[name])
                if e.passing and e.role == "condition"
            ]
            for element in conditions[: SLEPT_OFF * nights]:
                gone: Any = {"kind": "harm", "change": "lose", "good": True}
                events.append(EffectApplied(effect=Effect(target=name, name=element.name, **gone)))
                notes.append(f"{name} has slept it off: {element.name} {_is(element.name)} gone.")
        if events:
            self._campaign.apply(*events)
        return tuple(notes)


def coming_closer(campaign: Campaign, *, but: Collection[str] = ()) -> Clock | None:
    """Return the first clock that runs against the players; None where none does.

    Args:
        campaign: the campaign.
        but: names of clocks that do not count.
    """
    clocks = campaign.state.story.clocks
    return next((c for c in clocks if not c.good and c.ticks < c.size and c.name not in but), None)


def _is(name: str) -> str:
    return agreeing(name, "is", "are")


_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def _number(count: int) -> str:
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)
