"""Who is meant by a name or an office: a name that somebody gave, a notary who is Notary Quill.

Whoever is asked for a name gives one, which is kept among what is known; who was named by it is
the same person from then on. An office that only one person of the story holds means that person.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

from companion.journal import Campaign
from companion.narration.naming import asked_name_of, asks_name, has_name, name_of, named_fact
from companion.narration.naming import names_in as _names_in
from companion.narration.nouns import definite, is_beast, is_plural, is_role
from companion.reader import Intent
from companion.session.adventuring import Adventuring
from companion.session.book import Book
from companion.session.described import by_description
from companion.session.kits import SceneKits
from companion.session.memory import Memory
from companion.session.scene import find_person, words
from companion.session.turning_to import turned_with_name
from companion.session.ways import going_to
from companion.session.whom import called_in
from engine.api import CharacterJoined, Effect, EffectApplied, Event, GameState

_GENRES: Final = {"skitterbarren": "wasteland", "altars": "swords"}
_TOLD_LATELY: Final = 200
"""Sentences in which somebody may have been named beside what one sees of them."""
_SHORTEST: Final = 3
"""Letters of a first name that stands for the whole."""


class Names:
    """The names of one campaign's people.

    Args:
        campaign: the campaign.
        book: its ledger.
        memory: what the sitting remembers.
        adventure: the adventure that is played; None for none.
    """

    def __init__(
        self, campaign: Campaign, book: Book, memory: Memory, adventure: Adventuring | None
    ) -> None:
        self._campaign = campaign
        self._book = book
        self._memory = memory
        self._adventure = adventure
        self._kits = SceneKits(campaign)

    def called_upon(self, text: str) -> str:
        """Return who is called upon by a name that they are not met by; "" for nobody.

        Args:
            text: the player's words, as they were typed.
        """
        names = dict(self._kits.called())
        return names.get(called_in(text, names), "")

    def meant(self, text: str) -> str:
        """Return words with everybody called as the scene calls them.

        Args:
            text: the player's words.
        """
        state = self._campaign.state
        here = {
            definite(n).text.casefold(): n for n, s in state.characters.items() if s.side == "gm"
        }
        if not going_to(text):
            text = turned_with_name(text, self._kits.known_by(tuple(here.values())))
        text = by_description(
            text, told=self._memory.told[-_TOLD_LATELY:], people=tuple(here.values())
        )
        for name, who in _names_in(state.story.knowledge):
            if who in here:
                text = _with(text, name, definite(here[who]).text)
        for name, who in self._kits.called():
            text = _with(text, name, definite(who).text)
        for role, name in () if going_to(text) else self._offices(state):
            text = re.sub(rf"\b(?:the|that|this) {role}\b(?!['’-]?\w)", name, text, flags=re.I)
        return text

    def _offices(self, state: GameState[Any, Any]) -> Iterator[tuple[str, str]]:
        """Yield the offices that one person of the story holds by name and nobody here holds."""
        people = {entry.name for entry in self._book.ledger.entries("person", standing=True)}
        if self._adventure is not None:
            people |= {person.name for person in self._adventure.adventure.people}
        holders: dict[str, list[str]] = {}
        for person in sorted(people):
            if has_name(person) and person not in state.characters:
                first = person.split()[0].casefold()
                if is_role(first) and len(person.split()) > 1:
                    holders.setdefault(first, []).append(person)
        for role, names in holders.items():
            if len(names) == 1 and find_person(state, f"the {role}") is None:
                yield role, names[0]

    def heed(self, intent: Intent, text: str) -> None:
        """Keep the name of whoever is asked for one and gives it; bring in who is spoken to.

        Args:
            intent: what the words were read as.
            text: the player's words, everybody called as the scene calls them.
        """
        state = self._campaign.state
        events: list[Event] = [*self._arriving(intent, text)]
        other = asked_name_of(text)
        asked = find_person(state, other) if other else None
        if asked is None and asks_name(text) and intent.target:
            asked = intent.target if intent.target in state.characters else None
        if asked is not None and self._would_say(asked):
            name = self._new_name(asked)
            events.append(_known(named_fact(asked, name)))
        elif other and asked is None:
            events += self._told_of(other)
        if events:
            self._campaign.apply(*events)

    def _would_say(self, who: str) -> bool:
        """Return whether somebody without a name would give one: one human being, no enemy."""
        story = self._campaign.state.story
        if has_name(who) or is_plural(who) or is_beast(definite(who)):
            return False
        return int(story.relations.get(who, 0)) >= 0 and not name_of(who, story.knowledge)

    def _new_name(self, who: str) -> str:
        from companion.generators.chance import Chance
        from companion.generators.naming import gender_of, person_name, style_for
        from companion.generators.words.names import BY_GENRE

        slug = self._campaign.rule_system.info.slug
        genre = (
            self._memory.genre if self._memory.genre in BY_GENRE else _GENRES.get(slug, "fantasy")
        )
        taken = {word for known in self._campaign.state.characters for word in words(known)}
        gender = gender_of(who)
        name = ""
        for turn in range(8):
            chance = Chance(self._memory.seed + self._memory.exchange, f"name/{who}/{turn}")
            name = person_name(chance, style_for(chance, genre, "", "", gender=gender), gender)
            if not taken & set(words(name)):
                break
        return name

    def _told_of(self, other: str) -> list[Event]:
        """Return what is learnt of somebody who is not here and has a name of their own."""
        role = other.rsplit(maxsplit=1)[-1].casefold()
        held = next(
            (name for first, name in self._offices(self._campaign.state) if first == role), ""
        )
        return [_known(named_fact(other, held))] if held else []

    def _arriving(self, intent: Intent, text: str) -> Iterator[Event]:
        """Yield that somebody of the adventure comes in who is spoken to and was not met yet."""
        if self._adventure is None or intent.manner != "talk":
            return
        state = self._campaign.state
        met = {entry.name for entry in self._book.ledger.entries("person")}
        for person in self._adventure.adventure.people:
            is_new = person.name not in state.characters and person.name not in met
            if is_new and has_name(person.name) and _speaks_to(text, person.name):
                play = self._campaign.rule_system.play
                yield CharacterJoined(sheet=play.opponent_sheet(person.name, person.strength))
                if person.attitude:
                    yield _relation(person.name, person.attitude)


def _with(text: str, name: str, who: str) -> str:
    """Return a text in which a name, or its first word, is what the scene calls its bearer."""
    first = name.split(maxsplit=1)[0]
    if first.casefold() in ("the", "a", "an"):  # "the old woman" is no name of which a part will do
        return re.sub(rf"(?<![\w-]){re.escape(name)}(?![\w-])", who, text, flags=re.IGNORECASE)
    ways = [name, *([first] if len(first) >= _SHORTEST and not is_role(first) else [])]
    found = "|".join(re.escape(way) for way in ways)
    return re.sub(rf"(?<![\w-])(?:{found})(?![\w-])", who, text)


def _speaks_to(text: str, name: str) -> bool:
    to = rf"\b(?:to|with|ask|tell|greet|hail|warn|beg|thank|call) {re.escape(name)}\b"
    return bool(re.search(rf"{to}|^\W*{re.escape(name)},", text, re.IGNORECASE))


def _known(fact: str) -> EffectApplied:
    effect = Effect(kind="knowledge", change="gain", target="scene", name=fact, good=True)
    return EffectApplied(effect=effect)


def _relation(who: str, attitude: int) -> EffectApplied:
    fields = {"kind": "relation", "change": "set", "target": who, "name": "attitude"}
    made = {**fields, "size": abs(attitude), "good": attitude > 0}
    return EffectApplied(effect=Effect.model_validate(made))
