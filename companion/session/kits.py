"""The scene kit of one campaign: which pieces hold now, which were told, and what they change.

What a kit says is the story's own truth, so it needs no dice where nobody hinders it. Each piece is
told once; what it changed stands in the journal as typed effects, so an undo takes it back.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from companion.adventures.kits import kit_of_people, kit_of_scene
from companion.journal import Campaign
from companion.narration.grammar import Picker, Slots
from companion.narration.kit_called import called
from companion.narration.scene_kits import (
    Change,
    Kit,
    Line,
    SceneBeat,
    Thing,
    Way,
    kit,
    said_words,
)
from companion.narration.sentences import told_sentences
from companion.openings import Opening, joining
from companion.openings.chapters import opening_called
from companion.oracle import SCENE
from companion.session import records
from companion.session.kept import KeptRecords
from companion.session.kit_words import best_line
from companion.session.known_by import Known, known_by
from companion.session.payoffs import Place, changed
from companion.session.places import content, head, place_words
from companion.session.scene import words
from companion.session.scene_clocks import ending
from companion.session.scenes import sheets_away
from companion.threads import THREAD
from companion.threads.ledger import key_of
from engine.api import CharacterJoined, Event, capital, uncapital

if TYPE_CHECKING:
    from companion.adventures.model import Adventure

OF_AN_ADVENTURE: Final = "adventure-"
"""What stands before an adventure's id where the journal says what the game began with."""
_VAGUE: Final = frozenset(
    ["back", "down", "up", "out", "in", "inside", "outside", "top", "behind", "through", "door"]
)
"""Words of a way that lead elsewhere from another place than from where the story began."""
_MODALS: Final = frozenset({"will", "can", "may", "might", "must"})
"""Words of what somebody does, which are things as well."""
_AFTER: Final = re.compile(
    r"\byou\b[^.;]{0,30}\b(?:come|came|here|sent|hired|after|looking|want|need|asked)"
    r" (?:for |after )?(?:the|a|an|some) [\w'’-]+(?: [\w'’-]+){0,2}",
    re.IGNORECASE,
)
"""What an opening tells that the character is after, and so has not."""
COLD: Final = -2
"""Attitude of somebody who tells the players nothing of worth any more, if they once would have."""


class SceneKits:
    """The kit of a campaign's opening.

    Args:
        campaign: the campaign.
    """

    def __init__(self, campaign: Campaign) -> None:
        self._campaign = campaign
        self._opened = KeptRecords(campaign, {records.OPENING, records.CHAPTER})
        self._scenes = KeptRecords(campaign, {SCENE})
        self._told = KeptRecords(campaign, {records.KIT})
        self._due = KeptRecords(campaign, {records.DUE})
        self._played: Adventure | None = None

    @property
    def kit(self) -> Kit:
        """What people know and say, wherever they are, and what leads on from the opening."""
        adventure = self._adventure()
        return kit(self.began) if adventure is None else kit_of_people(adventure)

    def things(self) -> tuple[Thing, ...]:
        """Return what lies here by the kit."""
        adventure = self._adventure()
        if adventure is not None:
            scene = adventure.scene(self._scene_of(adventure))
            return () if scene is None else kit_of_scene(scene).things
        return () if self.at is None else self.things_at(self.at)

    def things_at(self, at: str) -> tuple[Thing, ...]:
        """Return what lies at a way's place, or where the story began for ""."""
        return tuple(t for t in self.kit.things if at in ((t.at, t.also) if t.also else (t.at,)))

    def words_of_things(self) -> list[str]:
        """Return the words that name what lies here by the kit, and lead nowhere."""
        adventure = self._adventure()
        places = [] if adventure is None else [scene.place for scene in adventure.scenes]
        ways = {word for way in self.kit.ways for word in way.words}
        ways |= {word for place in places for word in said_words(place)}
        return sorted({word for thing in self.things() for word in thing.words} - ways)

    def beats(self) -> tuple[SceneBeat, ...]:
        """Return what can be at stake here.

        Who was somewhere else when it began is dealt with wherever they are met.
        """
        adventure = self._adventure()
        if adventure is not None:
            scene = adventure.scene(self._scene_of(adventure))
            return () if scene is None else kit_of_scene(scene).beats
        at, met = self.at, () if self.is_here else self._met()
        return tuple(
            beat for beat in self.kit.beats if beat.at == at or (not beat.at and beat.whom in met)
        )

    @property
    def began_at(self) -> str:
        """The place where the chapter began; "" for none."""
        opening = self._opening()
        return opening.place if opening is not None else ""

    def has_place(self, place: str) -> bool:
        """Return whether a place is one of this scene's."""
        return place != "" and place in (self.began_at, *(way.to for way in self.kit.ways))

    @property
    def at(self) -> str | None:
        """Where the story is of the kit's places: "" for where it began; None for none."""
        here = self._campaign.state.story.place
        return "" if self.is_here else next((w.to for w in self.kit.ways if w.to == here), None)

    @property
    def is_here(self) -> bool:
        """Whether the story is where it began."""
        opening = self._opening()
        return opening is not None and self._campaign.state.story.place == opening.place

    @property
    def began(self) -> str:
        """Id of what the chapter that is played began with; "" before the game began."""
        found = self._opened()
        return str(found[-1].body.get("id", "")) if found else ""

    def _adventure(self) -> "Adventure | None":
        if not self.began.startswith(OF_AN_ADVENTURE):
            return None
        if self._played is None:
            from companion.adventures.loading import from_json

            found = self._campaign.records(kinds={records.ADVENTURE})
            self._played = from_json(found[-1].body["data"]) if found else None
        return self._played

    def _scene_of(self, adventure: "Adventure") -> str:
        """Return the id of the adventure's scene that is played; "" in one of the player's own."""
        found = self._scenes()
        return str(found[-1].body.get("scene", "")) if found else adventure.scenes[0].id

    def _opening(self) -> Opening | None:
        name = self.began
        return opening_called(self._campaign.rule_system.info.slug, name) if name else None

    def had_from_start(self, meant: Collection[str]) -> bool:
        """Return whether the opening tells of a thing that the player's character has."""
        opening = self._opening()
        told = () if opening is None else told_sentences(opening.scene)
        owned = (_AFTER.sub(" you ", sentence) for sentence in told)
        return any(
            (set(meant) - _MODALS) & said_words(sentence) and {"you", "your"} & said_words(sentence)
            for sentence in owned
        )

    def within_first(self, place: str) -> str:
        """Return where the story began, for who is elsewhere and names what was told of there.

        Args:
            place: the words for a place: "the cave", of an opening that tells of a cave.

        Returns:
            "" where the words name nothing of it, or a way of the kit.
        """
        opening = self._opening()
        if opening is None or self.is_here or self.way(place) is not None:
            return ""
        told = {word for sentence in told_sentences(opening.scene) for word in said_words(sentence)}
        return opening.place if head(place) in told else ""

    @property
    def trouble(self) -> str:
        """Name of the clock of the opening's trouble; "" where there is none."""
        opening = self._opening()
        return opening.trouble if opening is not None else ""

    @property
    def speaks(self) -> str:
        """Who has the last word in the opening; "" for nobody."""
        opening = self._opening()
        return opening.speaks if opening is not None else ""

    @property
    def stakes(self) -> str:
        """What the opening put at stake; "" for nothing."""
        opening = self._opening()
        return opening.stakes[0] if opening is not None and opening.stakes else ""

    def answer_stakes(self, how: str) -> str:
        """Close what the opening put at stake, and its trouble, and return how it is answered.

        Args:
            how: the answer, without a stop.

        Returns:
            A sentence; "" where it was answered before, or where the player has closed it.
        """
        opening = self._opening()
        if opening is None or self.is_due or not opening.stakes:
            return ""
        key = key_of("thread", opening.stakes[0])
        self._campaign.append(THREAD, {"do": "detail", "key": key, "text": how})
        self._campaign.append(THREAD, {"do": "close", "key": key})
        running = [c for c in self._campaign.state.story.clocks if c.name == opening.trouble]
        self._campaign.apply(*ending(running))
        self._campaign.append(records.DUE, {"what": "clock", "name": opening.trouble})
        return f"Answered: {uncapital(opening.stakes[0])}. {capital(how)}."

    @property
    def is_open(self) -> bool:
        """Whether what the opening put at stake is not answered, and its trouble not come."""
        opening = self._opening()
        return opening is not None and bool(opening.stakes) and not self.is_due

    @property
    def is_due(self) -> bool:
        """Whether it was told that the trouble has come."""
        return any(record.body.get("name") == self.trouble for record in self._due())

    # What people say

    def lines(self, who: str) -> list[Line]:
        """Return what somebody has not said yet; who has turned cold gives nothing away."""
        cold = self._is_cold(who)
        return [
            line
            for line in self.kit.lines
            if line.who == who and not self.was_told(line.says) and not (cold and line.pays)
        ]

    def said(self, who: str) -> list[Line]:
        """Return what somebody has said already."""
        return [line for line in self.kit.lines if line.who == who and self.was_told(line.says)]

    def _is_cold(self, who: str) -> bool:
        now = self._campaign.state.story.relations.get(who, 0)
        return now <= COLD and now < self._felt_first(who)

    def _felt_first(self, who: str) -> int:
        """Return what somebody thought of the players when they met."""
        opening = self._opening()
        if opening is not None:
            return next((p.attitude for p in opening.people if p.name == who), 0)
        adventure = self._adventure()
        person = adventure.person(who) if adventure is not None else None
        return person.attitude if person is not None else 0

    def called(self) -> list[tuple[str, str]]:
        """Return what those who are here are called beside what the story calls them."""
        here = self._campaign.state.characters
        names = (*self.kit.called, *called(self.kit.lines))
        return [(name, who) for name, who in names if who in here]

    def known_by(self, people: Sequence[str]) -> list[Known]:
        """Return what some of those who are here are known by."""
        opening = self._opening()
        scene = () if opening is None else told_sentences(opening.scene)
        return known_by(self.kit, people, called=self.called(), scene=scene, speaks=self.speaks)

    # What was told

    def was_told(self, text: str) -> bool:
        """Return whether a piece was told, by its words."""
        return any(record.body["text"] == text for record in self._told())

    def tell(self, text: str, pays: Sequence[Change], *, actor: str, giver: str = "") -> list[str]:
        """Note that a piece is told, with what it changes, and return its sentences.

        Args:
            text: its words.
            pays: what it changes.
            actor: whose bag a thing goes into.
            giver: who thinks better of the players where it pleases; "" for nobody.
        """
        sentences = told_sentences(text)
        events = self.events(pays, tell=sentences[-1], actor=actor, giver=giver)
        if events:
            self._campaign.apply(*events)
        self.note(text)
        return list(sentences)

    def answer(self, who: str, text: str) -> Line | None:
        """Return what somebody has to say to a question and has not said yet; None for nothing."""
        opening = self.kit
        left = [n for n in opening.lines if n.who == who and not self.was_told(n.says)]
        return best_line(left, text)

    def note(self, text: str) -> None:
        """Note that a piece is told."""
        self._campaign.append(records.KIT, {"text": text})

    def events(
        self, pays: Sequence[Change], *, tell: str, actor: str, giver: str = ""
    ) -> list[Event]:
        """Return changes as events; those that the game cannot have now are left out."""
        place = self._place(actor, giver)
        state = self._campaign.state
        had = {*state.story.knowledge, *(s.name for s in state.story.standings)}
        sheet = state.characters.get(actor)
        had |= {e.name for e in place.system.play.elements(sheet)} if sheet is not None else set()
        found: list[Event] = []
        for change in pays:
            if change.name in had:
                continue  # two roads may lead to one key
            if (change.kind == "ease" and not place.trouble) or (
                change.kind == "likes" and not giver
            ):
                continue
            found += changed(change.kind, change.name, tell, place) or ()
        return found

    def _place(self, actor: str, giver: str) -> Place:
        campaign = self._campaign
        clocks = campaign.state.story.clocks
        trouble = next((c.name for c in clocks if not c.good and 0 < c.ticks < c.size), "")
        return Place(
            system=campaign.rule_system,
            state=campaign.state,
            actor=actor,
            slots=Slots({}),
            trouble=trouble,
            giver=giver,
            picker=Picker(0, 0, "kit"),
        )

    # Ways

    def way(self, place: str) -> Way | None:
        """Return the way that words about a place mean, from one of the kit's places; else None."""
        said, at = said_words(place), self.at
        if at is None or not said:
            return None
        exact = next((w for w in self.kit.ways if w.to.casefold() == place.casefold()), None)
        said -= _VAGUE if at else frozenset()
        scored = [(len(way.words & said), way) for way in self.kit.ways if way.to != at]
        best = max((score for score, _ in scored), default=0)
        named = next((way for score, way in scored if score == best), None) if best else None
        return exact or named

    def leads(self, words: str) -> bool:
        """Return whether words of going somewhere mean a way of the opening.

        What they end on must be a word of it, so that it is where they go and not what is passed.
        A mere door or window is where one stands, unless the way is called so.
        """
        way, to = self.way(words), head(words)
        if way is None or words.casefold() == way.to.casefold():
            return way is not None
        if to in place_words("near"):
            return set(content(words)) <= {*way.words, *content(way.to)} and len(content(words)) > 1
        return any(word in way.words for word in said_words(to))

    def way_called(self, place: str) -> Way | None:
        """Return the way whose place words name by what it is ("the other fire"); None for none."""
        way, named = self.way(place), words(place)
        return way if way is not None and named and named[-1] in way.words else None

    def ways(self) -> list[str]:
        """Return the places to which one can go from here."""
        at = self.at
        return [] if at is None else [way.to for way in self.kit.ways if way.to != at]

    def _met(self) -> tuple[str, ...]:
        """Return who is here of those who were somewhere else when it began."""
        opening = self._opening()
        people = () if opening is None else opening.people
        here = self._campaign.state.characters
        return tuple(person.name for person in people if person.away and person.name in here)

    def met_at(self, place: str) -> str:
        """Return who has the word at a place to which one has come from the opening, or ""."""
        way = next((way for way in self.kit.ways if way.to == place), None)
        here = self._campaign.state.characters
        return next((name for name in way.people if name in here), "") if way is not None else ""

    def joining(self, way: Way, away: dict[str, Any]) -> list[Event]:
        """Return who of the opening is at a place, as they are now.

        Args:
            way: the place.
            away: sheets of those who stayed somewhere.
        """
        return self._coming(way.people, away)

    def brought(self) -> list[Event]:
        """Return who came with the opening's trouble to where it began, and was not met before."""
        trouble = self.kit.trouble
        if trouble is None or not (self.is_here and self.is_due):
            return []
        met = {*self._campaign.state.characters, *sheets_away(self._campaign)}
        return self._coming([name for name in trouble.brings if name not in met], {})

    def _coming(self, names: Iterable[str], away: Mapping[str, Any]) -> list[Event]:
        system, state = self._campaign.rule_system, self._campaign.state
        opening = self._opening()
        met = {person.name: person for person in (opening.people if opening is not None else ())}
        found: list[Event] = []
        for name in names:
            sheet = state.characters.get(name)
            if sheet is not None and sheet.side == "gm":
                found.append(CharacterJoined(sheet=sheet.model_dump(mode="json")))
            elif name in away:
                found.append(CharacterJoined(sheet=away[name]))
            elif name in met and met[name].away:
                found += joining(system, met[name])
        return found
