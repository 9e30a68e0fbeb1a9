"""Leaving: the player's words end a scene, or let a night go by, where nothing opposes."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from companion.errors import BadInputError
from companion.journal import Campaign
from companion.narration.scene_kits import Thing, said_words
from companion.reader import Intent
from companion.session.along import company_of, without_alone
from companion.session.asking_back import where_to
from companion.session.book import Book
from companion.session.chapters import Chapters, says_next
from companion.session.exchange import Answered, FightBegins, Reply, SceneBegins, Step, Talk
from companion.session.going import Going
from companion.session.guard import Guard
from companion.session.kit_deeds import best_thing, looked_at
from companion.session.lodging import Lodging, lodging, pays_for_bed
from companion.session.memory import Memory
from companion.session.onward import Onward, onward
from companion.session.oracle_facts import come_to_light
from companion.session.places import is_same
from companion.session.scene import find_person
from companion.session.scenes import Begun, is_anybody
from companion.session.seat import Seat
from companion.session.telling import Telling
from companion.session.ways import Journey, going_to, journey, night, waits
from companion.wording import listed, one_of
from engine.api import uncapital

STILL_OPEN: Final = "It is still open {what}. Say it once more to go on to what comes next."
AHEAD: Final = "From here the adventure leads to {ways}. Say where you go."
NOTHING_AHEAD: Final = (
    "No further scene of the adventure follows this one: it is decided here. /thread lists what is "
    "still open."
)
_WITH_ONE: Final = re.compile(r"\b(?P<before>with|follow|after) (?:him|her|them)\b", re.IGNORECASE)


def with_partner(text: str, partner: str) -> str:
    """Return words of going with whom one speaks with in the place of "her".

    Example:
        >>> with_partner("I go to the quay with her", "Kesh")
        'I go to the quay with Kesh'
    """
    return _WITH_ONE.sub(rf"\g<before> {partner}", text) if partner else text


class Leaving:
    """Ends scenes, and begins the ones that come after them.

    Args:
        campaign: the campaign.
        going: the ways out of the scene.
        seat: who acts.
        telling: tells what is found there.
        guard: keeps the new scene within the table's agreement.
        memory: what the sitting remembers.
        book: the campaign's ledger.
    """

    def __init__(
        self,
        campaign: Campaign,
        going: Going,
        seat: Seat,
        telling: Telling,
        guard: Guard,
        memory: Memory,
        book: Book,
    ) -> None:
        self._campaign = campaign
        self._going = going
        self._seat = seat
        self._telling = telling
        self._guard = guard
        self._memory = memory
        self.chapters = Chapters(campaign, book, going.kits)
        self._warned = ""
        self.went_over = -2  # the exchange in which one last went to where words do something

    def is_just_there(self, memory: Memory) -> bool:
        """Return whether one has come to a place with what is done now: it is done there."""
        return 0 <= memory.exchange - self.went_over <= 1

    def by_words(self, intent: Intent, text: str, rest: str, *, asks: bool = True) -> Reply | None:
        """Leave the scene, or let a night go by, where the words say so and nothing opposes.

        Args:
            intent: what was read.
            text: the words.
            rest: words for what is done after it; "" for nothing.
            asks: whether the player may be asked where to.

        Returns:
            None for words that do neither.
        """
        going = self._going
        if says_next(text) and self.chapters.next_title:
            return self.next_chapter()
        text = without_alone(text)
        way = onward(text, here=going.place)
        way = None if way is not None and going.is_within(way) else way
        if way is not None and (going.is_free() or not intent.needs_roll):
            return self._onward(way, intent, text, rest, asks=asks)
        to = going_to(text)
        is_person = bool(to) and find_person(self._campaign.state, to) is not None
        written = [to] if to and going.kits.leads(to) and not is_person else []
        led = journey(
            text,
            intent,
            here=going.place,
            things=[*going.things(), *going.kits.words_of_things()],
            known=[*going.known(), *written],
            free=going.is_free(),
        )
        if led is not None and going.seen(led.place) == going.place:
            led = replace(led, is_here=True)
        absent = "" if led is not None or rest else going.absent(text)
        if absent:
            return Answered(status="answered", text=absent)
        if led is not None:
            return self._led(led, intent, text, rest)
        if not rest and waits(text, intent):
            return self._hours(intent, text)
        return None if rest else self._night(intent, text)

    def _led(self, led: Journey, intent: Intent, text: str, rest: str) -> Reply | None:
        """Go where words lead, where that is not here and whoever is to come along is here."""
        if led.is_here:
            return None if rest else self._there_already()
        missed = self._going.missed(text, led.place, self._memory.partner)
        if missed:
            return Answered(status="answered", text=missed)
        return self._travel(led.place, led.days, intent, text, rest)

    def next_scene(self, place: str) -> SceneBegins:
        """End the scene and begin another, as the player says outright.

        Args:
            place: where; "with Hob" and "with nobody" after it say who is there.

        Raises:
            BadInputError: no place is given, or a fight is running.
        """
        company = company_of(place, knows=partial(is_anybody, self._campaign))
        begun, told = self._going.next_scene(company.place, said=company.along, alone=company.alone)
        intent = Intent(needs_roll=False, kind="none", goal=f"go to {begun.place}")
        return self._scene(begun, told, intent, begun.place)

    def next_chapter(self) -> SceneBegins | Answered:
        """End the scene and begin the next chapter; where all is open still, ask first.

        Raises:
            BadInputError: nothing is written that could come next, or a fight is running.
        """
        chapters, ahead = self.chapters, self._going.ahead()
        if ahead is not None:
            return self._next_of_adventure(ahead)
        if not chapters.next_title:
            raise BadInputError("no chapter is written that comes next; /scene next PLACE goes on")
        if not chapters.is_over and self._warned != chapters.now:
            self._warned = chapters.now
            open_still = uncapital(chapters.stakes) or "this scene"
            return Answered(status="answered", text=STILL_OPEN.format(what=open_still))
        begun, told, heading = chapters.begin()
        self._guard.clear_scene()
        self._memory.reread()
        self._memory.partner = self._going.kits.speaks
        sentences = self._telling.words(told)
        return SceneBegins(begun=begun, sentences=sentences, heading=heading)

    def _next_of_adventure(self, ahead: Sequence[str]) -> SceneBegins | Answered:
        """Go on to the one scene that comes next; where there are several or none, say so."""
        if len(ahead) == 1:
            return self.next_scene(ahead[0])
        text = AHEAD.format(ways=one_of(ahead)) if ahead else NOTHING_AHEAD
        return Answered(status="answered", text=text)

    def go_to(self, place: str, text: str, rest: str) -> Reply:
        """Go where the player says who was asked where to.

        Args:
            place: the place.
            text: the words of going there.
            rest: words for what is done there; "" for nothing.
        """
        if is_same(place, self._going.place):
            return self._there_already()
        intent = Intent(needs_roll=False, kind="none", manner="move", goal=f"go to {place}")
        return self._travel(place, 0, intent, text, rest)

    def _night(self, intent: Intent, text: str) -> FightBegins | Answered | None:
        long = night(text, intent, place=self._going.place)
        if long is None:
            return None
        bed = self._bed(text, long.days)
        if bed.refusal:
            return Answered(status="answered", text=bed.refusal)
        rested: list[bool] = []

        def steps() -> Iterator[Step]:
            if bed.events:
                self._campaign.apply(*bed.events)
                yield Step(title="paid", notes=(bed.note,))
            for step in self._going.rest(long, self._seat.fighting):
                rested.extend([] if step.passed is None else [step.passed])
                yield step

        def told() -> Talk:
            # Nobody wakes rested whose rest gave nothing.
            manner = "night" if not rested or rested[-1] else "bad_night"
            slept = intent.model_copy(update={"manner": manner})
            return Talk(sentences=self._telling.talk(slept, text))

        return FightBegins(steps=steps(), then=told)

    def _bed(self, text: str, nights: int) -> Lodging:
        """Return what the bed comes to that words pay for; nothing for any other night."""
        if not pays_for_bed(text):
            return Lodging()
        campaign = self._campaign
        return lodging(campaign.rule_system, campaign.state, self._seat.actor, nights)

    def _hours(self, intent: Intent, text: str) -> FightBegins:
        """Let hours go by: what comes closer comes closer."""
        waited = intent.model_copy(update={"manner": "wait"})
        return FightBegins(
            steps=self._going.wait(),
            then=lambda: Talk(sentences=self._telling.talk(waited, text)),
        )

    def _onward(self, way: Onward, intent: Intent, text: str, rest: str, *, asks: bool) -> Reply:
        goes_away = way.kind not in ("back", "in", "through")
        if goes_away and self.chapters.is_over and self.chapters.next_title:
            return self.next_chapter()
        to = self._going.where(way)
        if asks and (to.ways or to.is_open):
            return where_to(to.ways, then=rest)
        if to.ask:
            return Answered(status="answered", text=to.ask)
        return self._travel(to.place, way.days, intent, text, rest)

    def _travel(self, place: str, days: int, intent: Intent, text: str, rest: str) -> Reply:
        """End the scene and begin the one in a place; days of travel go by on the way there."""

        def arrive() -> Reply:
            begun, told = self._going.go(place, with_partner(text, self._memory.partner))
            return self._scene(begun, told, intent, text, rest=rest)

        if not days:
            return arrive()
        return FightBegins(steps=self._going.travel(days, self._seat.fighting), then=arrive)

    def _there_already(self) -> Answered:
        return Answered(status="answered", text=f"You are there already. {self._going.here()}")

    def _scene(
        self, begun: Begun, told: Sequence[str], intent: Intent, text: str, *, rest: str = ""
    ) -> SceneBegins:
        self._guard.clear_scene()
        self._memory.reread()
        met = self._met(begun.place, text)
        if met:
            self._memory.partner = met
        told = [*told, *come_to_light(self._campaign, text, place=begun.place)]
        if told:
            sentences = self._telling.words(told)
        else:
            arrived = intent.model_copy(update={"manner": "arrive"})
            sentences = self._telling.talk(arrived, text)
        rest = "" if self._is_told_already(begun.place, rest) else rest
        notes = (f"left behind: {listed([uncapital(n) for n in begun.ended])}",) * bool(begun.ended)
        return SceneBegins(begun=begun, sentences=sentences, notes=notes, then=rest)

    def _met(self, place: str, text: str) -> str:
        """Return with whom one speaks on arrival: to whom one went, or who has the word there."""
        state, kits = self._campaign.state, self._going.kits
        to = find_person(state, going_to(text)) if going_to(text) else None
        speaks = kits.speaks if kits.is_here and kits.speaks in state.characters else ""
        return to or kits.met_at(place) or speaks

    def _is_told_already(self, place: str, rest: str) -> bool:
        """Return whether what one wanted to look at is the very place to which one came."""
        seen, kits = looked_at(rest), self._going.kits
        way = next((way for way in kits.kit.ways if way.to == place), None)
        if way is None or not seen or best_thing(kits.things_at(place), seen) is not None:
            return False
        return best_thing([Thing(words=way.words | said_words(way.to), look="")], seen) is not None
