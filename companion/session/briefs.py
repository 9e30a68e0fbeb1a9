"""Makes the briefs that narrators get: before a roll, and after it."""

from collections.abc import Mapping
from typing import Any, Final

from companion.journal import Campaign
from companion.narration import memory as narrated
from companion.narration.brief import Attempt, Brief, Person, Setting, Stakes
from companion.narration.noting import FELLED
from companion.oracle import SCENE
from companion.reader import Intent
from companion.session.book import Book
from companion.session.dealing import paid_fact
from companion.session.exchange import Rolled
from companion.session.kits import SceneKits
from companion.session.memory import Memory
from companion.session.praying import asks_to_know
from companion.session.scene import setting_of, strength_of
from companion.session.scene_clocks import stirred
from engine.api import Request

SCRYING: Final = "scry"
"""Manner in which the storyteller tells magic that is to show something."""
OF_A_SCENE: Final = 4
"""Segments of a clock that one scene decides."""


class Briefs:
    """Briefs of one character's exchanges.

    Args:
        campaign: the campaign.
        actor: the player's character.
        book: the ledger, for its corrections; None to read it from the campaign.
    """

    def __init__(self, campaign: Campaign, actor: str, book: Book | None = None) -> None:
        self._campaign = campaign
        self._book = book or Book(campaign)
        self._kits = SceneKits(campaign)
        self._system = campaign.rule_system
        self._actor = actor

    def setting(
        self, memory: Memory, *, actor: str | None = None, everybody: bool = False
    ) -> Setting:
        """Return where the story stands, as the player's side knows it.

        Args:
            memory: what the sitting remembers.
            actor: whose belongings count; None for the character of these briefs.
            everybody: with those who lie beaten, whom a telling leaves out.
        """
        setting = setting_of(
            self._system,
            self._campaign.state,
            actor=actor or self._actor,
            scene=" ".join(memory.recent),
            tone=memory.tone,
            genre=memory.genre,
            wants=self._wants(memory),
            everybody=everybody,
        )
        near = tuple(clock for clock in setting.clocks if not self._is_elsewhere(clock.name))
        fights = self._system.fights
        in_fight = fights is not None and fights.is_running(self._campaign.state)
        held = {"clocks": near, "in_fight": in_fight, "counts_rounds": fights is not None}
        setting = setting.model_copy(update=held | {"beats": self._kits.beats()})
        corrected = self._book.corrections
        if not corrected:
            return setting
        knowledge = tuple(corrected(fact) for fact in setting.knowledge)
        return setting.model_copy(
            update={"place": corrected(setting.place), "knowledge": knowledge}
        )

    def _wants(self, memory: Memory) -> dict[str, str]:
        """Return what people are after; whoever has been paid is after it no longer."""
        known = self._campaign.state.story.knowledge
        return {who: what for who, what in memory.wants.items() if paid_fact(who) not in known}

    def _is_elsewhere(self, name: str) -> bool:
        """Return whether a clock is one that a scene in another place was to decide."""
        entries = self._book.ledger.entries("clock", standing=True)
        entry = next((e for e in entries if e.name == name), None)
        if entry is None or entry.size > OF_A_SCENE:
            return False
        if not self._campaign.records(entry.source, {SCENE}, live=True):
            return False
        scenes = self._campaign.records(kinds={SCENE}, live=True)
        first = next((e.name for e in self._book.ledger.entries("place")), "")
        places = [str(r.body.get("place", "")) for r in scenes if r.sequence < entry.source]
        return (places or [first])[-1] != self._campaign.state.story.place

    def before(
        self, memory: Memory, intent: Intent, text: str, *, request: Request | None = None
    ) -> Brief:
        """Return the brief of an attempt.

        Args:
            memory: what the sitting remembers.
            intent: what was read.
            text: the player's words.
            request: the proposed check; None for talk.
        """
        actor = request.actor if request else self._actor
        opponent = request.opponent if request else None
        sheet = self._campaign.state.characters.get(opponent or "")
        if sheet is not None and sheet.side == "player":
            opponent = None  # who is treated or helped resists nothing
        kind = intent.kind if intent.kind != "question" else "none"
        difficulty = str(request.difficulty) if request and request.difficulty is not None else ""
        named = (name for name, _ in request.circumstances) if request else ()
        circumstances = tuple(name for name in named if not name.endswith(")"))
        return Brief(
            system=self._system.info.slug,
            exchange=memory.exchange,
            seed=memory.seed,
            attempt=Attempt(
                actor=actor,
                helpers=request.helpers if request else (),
                text=text,
                manner=_told_as(intent, text),
                kind=kind,
                goal=intent.goal,
                target=intent.target,
                stitched=(*request.stitched, *circumstances) if request else (),
                hindering=request.hindering if request else (),
                opponent=self._person(memory, opponent) if opponent else None,
                difficulty=difficulty,
            ),
            setting=self.setting(memory, actor=actor),
            told=tuple(memory.told),
            stirred=stirred(self._campaign),
        )

    def _person(self, memory: Memory, name: str) -> Person:
        sheet = self._campaign.state.characters.get(name)
        return Person(
            name=name,
            weight=strength_of(self._system, sheet) if sheet is not None else "",
            attitude=self._campaign.state.story.relations.get(name, 0),
            wants=self._wants(memory).get(name, ""),
        )

    def after(
        self,
        memory: Memory,
        rolled: Rolled,
        intent: Intent,
        request: Request,
        summary: Mapping[str, Any],
    ) -> Brief:
        """Return the brief of a resolved check.

        Args:
            memory: what the sitting remembers.
            rolled: the roll.
            intent: what was read before it.
            request: the check that was agreed.
            summary: what the journal says was shown before the roll.
        """
        resolution = rolled.resolution
        degree = next((d for d in self._system.degrees if d.slug == resolution.degree), None)
        brief = self.before(memory, intent, str(summary["text"]), request=request)
        return brief.model_copy(
            update={
                "stakes": Stakes(success=summary["success"], failure=summary["failure"]),
                "degree": resolution.degree or "",
                "title": rolled.title,
                "passed": resolution.passed,
                "direction": degree.direction if degree else 0,
                "margin": resolution.fields.get("margin"),
                "damage": resolution.fields.get("damage", 0),
                "notes": self._told_notes(memory, rolled),
                "owed": self._system.owed(self._campaign.state, resolution),
                "tellings": memory.tellings(rolled.number),
            }
        )

    def _told_notes(self, memory: Memory, rolled: Rolled) -> tuple[str, ...]:
        """Return the facts that the prose must carry; numbers and turns stay in the margin."""
        fights = self._system.fights
        notes = self._system.play.notes(rolled.action, rolled.resolution)
        if fights is not None and fights.is_running(self._campaign.state):
            return tuple(note for note in notes if FELLED.search(note))
        # The margin shows them all; the prose says each once.
        told = narrated.Memory(memory.told)
        return tuple(n for n in notes if not any(c.isdigit() for c in n) and not told.near(n))


def _told_as(intent: Intent, text: str) -> str:
    """Return the manner that an attempt is told in: magic that is to show something is seen."""
    return SCRYING if intent.kind == "magic" and asks_to_know(text) else intent.manner
