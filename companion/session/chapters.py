"""What comes after a scene: the chapter that is written for it, or else another story.

A chapter begins when the player says so. It is told by how the scene before it ended, and brings
its people, its trouble and its question, as an opening does.
"""

import re
from typing import Final

from companion.journal import Campaign
from companion.openings import Opening, draw_opening, joining, openings, sentences_of
from companion.openings.chapters import Chapter, Ended, chapter_after, number_of
from companion.session import records
from companion.session.arriving import genre_of
from companion.session.beginning import crosses
from companion.session.book import Book
from companion.session.draws import DrawnDice
from companion.session.kits import COLD, OF_AN_ADVENTURE, SceneKits
from companion.session.looting import beaten
from companion.session.safety import Safety
from companion.session.scene_clocks import ending
from companion.session.scenes import Begun, Prepared, begin_scene, sheets_away
from companion.threads import THREAD
from companion.threads.ledger import key_of
from engine.api import CharacterJoined, Effect, EffectApplied, Event, Standing

BETWEEN: Final = (
    "Some time goes by. What was said of it all at {place} is said less and less.",
    "Weeks go by, as they do. Nobody has mentioned {place} since the weather turned.",
    "A season goes by. Whoever asks about {place} now gets the short version.",
)
"""The time between two stories that have nothing to do with each other."""
_SAYS_NEXT: Final = re.compile(
    r"\W*(?:(?:i|we|let['’]?s|let us|please|ok(?:ay)?|and|so|then|now|(?:can|could|shall) we)\b ?)*"
    r"(?:(?:go|move|skip|jump|get|come|carry|continue|cut|turn)"
    r"(?: on| ahead| forward| over| right| straight)* (?:to|with) )?"
    r"(?:(?:on|over) to )?(?:(?:the|a|my|our) )?(?:next|new|following) "
    r"(?:chapter|scene|story|episode)(?: please| now| then)*\W*",
    re.IGNORECASE,
)


def says_next(text: str) -> bool:
    """Return whether words ask for the next chapter, and for nothing else.

    Example:
        >>> says_next("Next chapter, please."), says_next("Let's skip ahead to the next scene")
        (True, True)
        >>> says_next("I look at the next chapter of the book")
        False
    """
    return _SAYS_NEXT.fullmatch(text.replace(",", "")) is not None


class Chapters:
    """The chapters of one campaign.

    Args:
        campaign: the campaign.
        book: its ledger.
        kits: what is written of the scene that is played.
    """

    def __init__(self, campaign: Campaign, book: Book, kits: SceneKits) -> None:
        self._campaign = campaign
        self._book = book
        self._kits = kits

    @property
    def is_over(self) -> bool:
        """Whether what this scene put at stake is answered, or its trouble came."""
        return self._kits.trouble != "" and self._kits.is_due

    @property
    def now(self) -> str:
        """Id of the chapter that is played."""
        return self._kits.began

    @property
    def stakes(self) -> str:
        """What this scene put at stake; "" for nothing."""
        return self._kits.stakes

    @property
    def next_title(self) -> str:
        """What comes next, as it is offered; "" where nothing is written that could."""
        written = self._written()
        if written is not None:
            return f'chapter {number_of(written.id)}, "{written.title}"'
        return "another story" if self._unplayed() else ""

    @property
    def ended(self) -> Ended:
        """How this scene ended, or would if it ended now."""
        stakes = self.stakes
        entry = self._book.ledger.get("thread", stakes) if stakes else None
        if entry is not None and not entry.stands:
            return "won"
        return "lost" if self.is_over else "left"

    def begin(self) -> tuple[Begun, list[str], str]:
        """End this scene and begin what comes next.

        Returns:
            The new scene, its sentences, and its heading.

        Raises:
            BadInputError: a fight is running.
            CorpusError: a shipped file is malformed.
        """
        ended, written = self.ended, self._written()
        before = self._campaign.state.story.place
        found = written or self._drawn()
        away = sheets_away(self._campaign)
        again = self._again(found, away)
        people = [
            event for person in found.people for event in self._coming(person.name, found, away)
        ]
        standings = tuple(Standing(name=c.name, helps=c.helps) for c in found.circumstances)
        over = [c for c in self._campaign.state.story.clocks if c.name == self._kits.trouble]
        lost = self.stakes if ended == "lost" else ""
        begun = begin_scene(
            self._campaign,
            self._book,
            found.place,
            how="plain",
            prepared=Prepared(standings=standings, people=tuple(people)),
        )
        self._campaign.append(records.CHAPTER, _body(found))
        self._close(lost)  # after it, so that all of it is one move, which may be taken back
        self._campaign.apply(*ending(over), _trouble(found))
        if isinstance(found, Chapter):
            heading = f"Chapter {number_of(found.id)}: {found.title}"
            return begun, found.told(ended, tuple(again)), heading
        between = BETWEEN[len(self._played()) % len(BETWEEN)].format(place=before)
        return begun, [between, *sentences_of(found.scene)], "Another story"

    def _written(self) -> Chapter | None:
        found = chapter_after(self._kits.began)
        return None if found is None or crosses(Safety.of(self._campaign), found) else found

    def _played(self) -> set[str]:
        kinds = {records.OPENING, records.CHAPTER}
        return {str(r.body.get("id", "")) for r in self._campaign.records(kinds=kinds, live=True)}

    def _unplayed(self) -> list[Opening]:
        """Return the openings that the campaign may still play, those of its genre alone if any."""
        if self._kits.began.startswith(OF_AN_ADVENTURE):
            return []
        played, safety = self._played(), Safety.of(self._campaign)
        found = [
            opening
            for opening in openings(self._campaign.rule_system.info.slug)
            if opening.id not in played and not crosses(safety, opening)
        ]
        genre = genre_of(self._campaign)
        return [o for o in found if o.genre == genre] if genre else found

    def _drawn(self) -> Opening:
        left = {opening.id for opening in self._unplayed()}
        dice = DrawnDice(self._campaign, stream="opening", about="which story comes next")
        slug = self._campaign.rule_system.info.slug
        return draw_opening(slug, dice, suits=lambda opening: opening.id in left)

    def _close(self, lost: str) -> None:
        """Close a question that the trouble has answered."""
        if not lost:
            return
        key = key_of("thread", lost)
        self._campaign.append(THREAD, {"do": "detail", "key": key, "text": "the trouble came"})
        self._campaign.append(THREAD, {"do": "close", "key": key})

    def _again(self, found: Opening, away: dict[str, object]) -> list[str]:
        """Return who of before can be there: alive, well and no enemy by now."""
        story, here = self._campaign.state.story, self._campaign.state.characters
        down = beaten(self._campaign.rule_system, self._campaign.state)
        return [
            person.name
            for person in found.people
            if person.again
            and story.relations.get(person.name, person.attitude) > COLD
            and person.name not in down
            and not self._is_gone(person.name)
            and (person.name in {*here, *away} or person.name not in self._met())
        ]

    def _met(self) -> set[str]:
        """Return everybody who was ever in the game: who is neither here nor away is no more."""
        return {
            entry.name for entry in self._book.ledger.entries("person") if entry.status == "closed"
        }

    def _is_gone(self, name: str) -> bool:
        entry = self._book.ledger.get("person", name)
        return entry is not None and entry.detail.startswith("dead: ")

    def _coming(self, name: str, found: Opening, away: dict[str, object]) -> list[Event]:
        person = next(person for person in found.people if person.name == name)
        if person.away:
            return []
        if not person.again:
            return list(joining(self._campaign.rule_system, person))
        if name not in self._again(found, away):
            return []
        here = self._campaign.state.characters.get(name)
        if here is not None:
            return [CharacterJoined(sheet=here.model_dump(mode="json"))]
        held = away.get(name)
        if isinstance(held, dict):
            return [CharacterJoined(sheet=held)]
        return list(joining(self._campaign.rule_system, person))


def _trouble(found: Opening) -> EffectApplied:
    """Return the event with which its trouble begins to come."""
    return EffectApplied(
        effect=Effect(
            kind="clock", change="gain", target="scene", name=found.trouble, size=1,
            segments=found.segments,
        )
    )  # fmt: skip


def _body(found: Opening) -> dict[str, object]:
    """Return what the journal keeps of a chapter."""
    return {
        "id": found.id,
        "title": found.title if isinstance(found, Chapter) else "",
        "genre": found.genre,
        "wants": {person.name: person.wants for person in found.people if person.wants},
        "threads": list(found.stakes),
        "absent": {person.name: ["absent", person.away] for person in found.people if person.away},
        "speaks": found.speaks,
    }
