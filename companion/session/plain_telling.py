"""What needs no roll, told: answered by whoever it is for, with what it brings to light."""

import re
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from companion.journal import Campaign
from companion.narration.library import verb_words
from companion.narration.nouns import definite
from companion.reader import Intent
from companion.session.exchange import Talk
from companion.session.going import Going
from companion.session.guard import Guard
from companion.session.hearing import Hearing
from companion.session.kit_talk import KitTalk
from companion.session.landing import landed
from companion.session.meeting import addressed, called_upon
from companion.session.memory import Memory
from companion.session.names import Names
from companion.session.oracle_facts import come_to_light
from companion.session.scene import find_person, words
from companion.session.seat import Seat
from companion.session.telling import Telling
from companion.session.winning import answered
from engine.api import EffectApplied

_OF_ONE: Final = re.compile(
    r"\b(?:ask|tell|thank|greet|beg|urge|warn|answer|(?:talk|speak|listen|say|turn) (?:to|with)) "
    r"(?P<whom>him|her)\b",
    re.IGNORECASE,
)
_SPEAKS: Final = re.compile(
    r"\W*(?:i|we) (?:ask|tell|beg|warn|talk|speak|plead|appeal|call)\b", re.IGNORECASE
)
_SOUNDS: Final = re.compile(
    r"\W*(?:i|we) (?:\w+ly )?(?:whistle|hum|clap|stamp|drum|knock|rap|tap|cough|click|snap|blow)\b"
    r"(?! (?:to|at|for) )[^\"“”?]*$",
    re.IGNORECASE,
)
"""Sounds that are made and say nothing to anybody."""
_SPEAKING: Final = frozenset({"talk", "persuade", "intimidate", "deceive", "perform", "haggle"})
_OF_MINE: Final = re.compile(r"\W*(?:i|we)\b", re.IGNORECASE)
_SHOWS: Final = re.compile(
    r"\W*(?:i|we) show (?P<whom>(?:the |my )?[\w'’-]+(?: [\w'’-]+)?) (?:what|how|where|that)\b",
    re.IGNORECASE,
)
_UP_TO: Final = re.compile(
    r"\b(?:over to|up to|to|towards?|at|beside|next to|with|join|approach) "
    r"(?P<whom>(?:the |my )?[\w'’-]+(?: [\w'’-]+){0,4})$",
    re.IGNORECASE,
)
_BARE: Final = re.compile(r"\W*(?:i|we) (?:bang|knock|call|shout|take|put|pull|push|ring)\b", re.I)
"""Deeds that lead nobody anywhere, whatever they are read as."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlainTelling:
    """Tells what is done or said without dice.

    Attributes:
        campaign: the campaign.
        seat: who acts.
        memory: what the sitting remembers.
        guard: keeps what is said within the table's agreement.
        going: knows who is here.
        hearing: knows whom one speaks with.
        telling: tells.
        names: knows who is meant by a name.
        kit: what the people of this very scene say.
    """

    campaign: Campaign
    seat: Seat
    memory: Memory
    guard: Guard
    going: Going
    hearing: Hearing
    telling: Telling
    names: Names
    kit: KitTalk

    def told(self, intent: Intent, text: str) -> Talk:
        """Tell what needs no roll, answered by whoever it is for, and what it brings to light."""
        self.names.heed(intent, text)
        shown = _SHOWS.match(text)
        whom = find_person(self.campaign.state, shown["whom"]) if shown is not None else None
        if whom is not None or (_SPEAKS.match(text) and addressed(text)):
            intent = intent.model_copy(update={"manner": "talk", "target": whom or intent.target})
        if intent.manner == "talk" and (_SOUNDS.match(text) or self._handles(text)):
            intent = intent.model_copy(update={"manner": "handle"})
        if intent.manner == "move" and _BARE.match(text):
            intent = intent.model_copy(update={"manner": "handle"})
        if intent.manner == "talk":
            intent = self._to_whom(intent, text)
        elif intent.manner in ("move", "look"):
            self._turn_to(text)
        said = self._said_freely(intent, text)
        if said is not None:
            return replace(said, then=intent.then)
        freely = self._told_freely(intent, text)
        if freely:
            return Talk(sentences=self.telling.words(freely), then=intent.then)
        seen = come_to_light(self.campaign, text)
        told = chain(self.telling.talk(intent, text), self.telling.words(seen) if seen else ())
        return Talk(sentences=told, then=intent.then)

    def _handles(self, text: str) -> bool:
        """Return whether words lay hands on a thing, which then says nothing."""
        on = landed(text, self.going.people())
        kinds = verb_words().get(on.verb, ())
        return on.what == "thing" and bool(kinds) and not _SPEAKING & set(kinds) and '"' not in text

    def _to_whom(self, intent: Intent, text: str) -> Intent:
        """Return talk with whoever it is for: who is named, else whom one speaks with already."""
        self.seat.proposer.opposing.spoken_to(text)
        who = called_upon(text) or addressed(text)
        named = find_person(self.campaign.state, who) if who else self._by_pronoun(text)
        guessed = intent.target if set(words(intent.target or "")) & set(words(text)) else ""
        # Whom one speaks with is meant before somebody whom the words do not name.
        target = named or guessed or self.hearing.partner or intent.target
        if not target:
            return intent
        self.hearing.partner = target
        return intent.model_copy(update={"target": target})

    def _said_freely(self, intent: Intent, text: str) -> Talk | None:
        """Return what whoever is spoken with says of their own accord; None for no talk."""
        if intent.manner == "talk":
            whom = intent.target or ""
            spoken = None if _OF_MINE.match(text) else self.kit.answer(whom, text)
            return spoken or self.kit.anything(whom)
        asks = text.rstrip(' "”').endswith("?") and intent.manner in ("other", "think", "handle")
        return self.kit.anything(self.hearing.partner) if asks else None

    def _told_freely(self, intent: Intent, text: str) -> tuple[str, ...]:
        """Let a friend name whoever or wherever is asked for; it is kept. () for anything else."""
        state, whom = self.campaign.state, intent.target or ""
        if intent.manner != "talk" or state.story.relations.get(whom, 0) < 1:
            return ()
        brief = self.seat.briefs.before(self.memory, intent, text)
        met = answered(self.campaign.rule_system, state, brief, whom)
        if met is None or not all(map(self.guard.shown, met.sentences)):
            return ()
        self.campaign.apply(EffectApplied(effect=met.effect))
        return met.sentences

    def _by_pronoun(self, text: str) -> str | None:
        """Return who "her" is of those here: whom one speaks with, else the only one it can be."""
        found = _OF_ONE.search(text)
        if found is None:
            return None
        wanted = "she" if found["whom"].lower() == "her" else "he"
        people, partner = self.going.people(), self.hearing.partner
        if partner and definite(partner).pronoun in (wanted, "they"):
            other = [n for n in people if definite(n).pronoun == wanted and n != partner]
            is_sure = definite(partner).pronoun == wanted or len(other) != 1
            return partner if is_sure else other[0]
        fitting = [name for name in people if definite(name).pronoun == wanted]
        return fitting[0] if len(fitting) == 1 else None

    def _turn_to(self, text: str) -> None:
        """Note whom the player walks up to or looks at: "her" is that one from now on."""
        found = _UP_TO.search(text.rstrip(" .!"))
        name = find_person(self.campaign.state, found["whom"]) if found is not None else None
        if name is not None and name in self.going.people():
            self.hearing.partner = name
