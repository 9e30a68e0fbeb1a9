"""What follows a defeat: the next scene begins with it, and play goes on; or a story ends.

The rules decide who is out of action and who is dead; how much health days of rest give back is the
game's own rule. What happened meanwhile is the table's: a fate is drawn by the oracle's dice, told
of the one who won, and paid for in time, gear or debts. A defeat is never undone quietly.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from companion.journal import Campaign
from companion.journal.records import ROLL
from companion.narration.grammar import Slots
from companion.narration.memory import Memory
from companion.narration.nouns import Noun, definite, is_beast, owned
from companion.session import records
from companion.session.arriving import STREAM, era_of
from companion.session.book import Book
from companion.session.briefs import OF_A_SCENE
from companion.session.draws import DrawnDice
from companion.session.fates import By, Ending, Fate, On, endings, epilogue, suiting
from companion.session.fighting import Fighting
from companion.session.lately import opponents_lately
from companion.session.party import Party
from companion.session.safety import Safety
from companion.session.scenes import Begun, Prepared, begin_scene
from companion.session.siding import BLOWS, MERCY
from companion.session.things import things_of
from companion.wording import describe
from engine.api import (
    CharacterJoined,
    CharacterLeft,
    Effect,
    EffectApplied,
    EngineError,
    Event,
    Standing,
)

T = TypeVar("T")

LATELY: Final = 6
"""Rolls back from the end within which whoever struck counts as the victor."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Followed:
    """What followed a defeat.

    Attributes:
        begun: the scene that begins with it.
        told: how it is told.
        notes: what it cost, for the margin.
    """

    begun: Begun
    told: tuple[str, ...]
    notes: tuple[str, ...] = ()


class Aftermath:
    """Defeats of one campaign's players.

    Args:
        campaign: the campaign.
        book: its ledger.
        party: the player's side.
        fighting: the turn-by-turn side of the game.
    """

    def __init__(self, campaign: Campaign, book: Book, party: Party, fighting: Fighting) -> None:
        self._campaign = campaign
        self._book = book
        self._party = party
        self._fighting = fighting

    def dead(self) -> list[str]:
        """Return those of the player's characters who are dead by the rules of this table."""
        fights = self._campaign.rule_system.fights
        if fights is None:
            return []
        state = self._campaign.state
        return [name for name in self._party.members if fights.is_dead(state, name)]

    def is_felled(self) -> bool:
        """Return whether nobody is left whom the player could let act, and no fight goes on."""
        if self._fighting.is_running or self._campaign.state.pending is not None:
            return False
        members = self._party.members
        return bool(members) and all(self._fighting.is_down(name) for name in members)

    # A defeat

    def follow(self, actor: str, *, on: On, victor: str = "") -> Followed:
        """Let happen what follows, and begin the scene that begins with it.

        Args:
            actor: the character who was beaten or gave up.
            on: which of the kinds.
            victor: who won; "" to find out from the last blows.
        """
        victor, by = self._winner(victor)
        fate = self._draw_fate(on, by, victor)
        lost = self._take_something(actor) if fate.takes else ""
        notes = [] if not lost else [f"Lost: {lost}."]
        notes += self._owe(fate, victor)
        notes += self._pass_time(fate.nights)
        body = {"fate": fate.id, "on": on, "victor": victor, "lost": lost, "actor": actor}
        self._campaign.append(records.DEFEAT, body)
        place = fate.place or self._campaign.state.story.place or "Somewhere else"
        prepared = self._prepared(fate, victor, on)
        begun = begin_scene(self._campaign, self._book, place, how="plain", prepared=prepared)
        slots = self._slots(victor, lost)
        return Followed(
            begun=begun,
            told=tuple(slots.sentence(row) for row in fate.told if _fills(slots, row)),
            notes=tuple(notes),
        )

    def _winner(self, victor: str = "") -> tuple[str, By]:
        """Return who has the players now, "" for nobody, and what kind of victor that is."""
        friends = [name for name in self._party.allies if not self._fighting.is_down(name)]
        victor = victor or self._victor()
        if friends:
            return victor, "friend"
        if not victor:
            return "", "nobody"
        return victor, "beasts" if is_beast(definite(victor)) else "people"

    def _victor(self) -> str:
        state = self._campaign.state
        struck = [r.body.get("acting") for r in self._campaign.records(kinds={ROLL})[-LATELY:]]
        hates = [name for name, how in state.story.relations.items() if how < 0]
        fought = opponents_lately(self._campaign, manners=BLOWS, most=LATELY)
        for name in (*reversed(struck), self._fighting.last_foe, *fought, *hates):
            sheet = state.characters.get(str(name))
            if sheet is not None and sheet.side == "gm" and not self._fighting.is_down(str(name)):
                return str(name)
        return ""

    def _draw_fate(self, on: On, by: By, victor: str) -> Fate:
        had = [
            str(record.body.get("fate", ""))
            for record in self._campaign.records(kinds={records.DEFEAT}, live=True)
        ]
        # Who gives up before nobody in particular is found by a stranger, or wakes alone.
        if on == "taken" and by == "friend":  # with friends too it is the enemy who decides
            by = "beasts" if is_beast(definite(victor)) else "people"
        kind: On = "felled" if by in ("nobody", "friend") else on
        found = suiting(kind, by, era_of(self._campaign), had=had)
        safety = Safety.of(self._campaign)
        kept = [f for f in found if not any(safety.crossing(row) for row in (*f.told, f.who))]
        about = f"what follows the defeat by {victor or 'nobody'}"
        return self._draw(kept or found, about)

    def _draw(self, things: Sequence[T], about: str) -> T:
        if len(things) == 1:
            return things[0]
        dice = DrawnDice(self._campaign, stream=STREAM, about=about[:200])
        return things[dice.face(len(things)) - 1]

    def _take_something(self, actor: str) -> str:
        """Take one thing that the actor carries; "" where there is none."""
        system, state = self._campaign.rule_system, self._campaign.state
        gear = things_of(system, state.characters[actor])
        losses = {name: _lost(actor, name) for name in gear}
        able = [name for name, effect in losses.items() if self._applies(effect)]
        if not able:
            return ""
        name = self._draw(able, "what is lost in the defeat")
        self._campaign.apply(EffectApplied(effect=losses[name]))
        return name

    def _applies(self, effect: Effect) -> bool:
        try:
            self._campaign.rule_system.apply(self._campaign.state, EffectApplied(effect=effect))
        except (EngineError, ValueError):
            return False
        return True

    def _owe(self, fate: Fate, victor: str) -> list[str]:
        """Enter the debt of a fate, and let what comes closer come closer; return what to show."""
        effects: list[Effect] = []
        if fate.owes:
            name = fate.owes if fate.who else f"{fate.owes} ({victor})"
            effects.append(Effect(kind="cost", change="gain", target="scene", name=name))
        clocks = self._campaign.state.story.clocks
        # What one scene decides (a clock of four) stays behind with its place.
        running = (c for c in clocks if not c.good and c.ticks < c.size)
        clock = next((c for c in running if not fate.place or c.size > OF_A_SCENE), None)
        if clock is not None and fate.nights:
            effects.append(Effect(kind="clock", change="raise", target="scene", name=clock.name))
        self._campaign.apply(*(EffectApplied(effect=effect) for effect in effects))
        return [f"{describe(effect)}." for effect in effects]

    def _pass_time(self, nights: int) -> list[str]:
        """Let the nights go by and bring those who are down round, by the game's own rule."""
        fights = self._campaign.rule_system.fights
        if fights is None:
            return []
        notes: list[str] = []
        for step in fights.come_round(self._campaign.state, self._party.everybody, nights):
            if isinstance(step, Event):
                self._campaign.apply(step)
                continue
            for done in self._fighting.do(step):
                notes += done.notes
        return notes

    def _prepared(self, fate: Fate, victor: str, on: On) -> Prepared:
        play, state = self._campaign.rule_system.play, self._campaign.state
        people: list[Event] = []
        standings = fate.standings
        if fate.holds and victor in state.characters:
            if on != "felled":
                held = Standing(name=MERCY.format(captor=victor), helps=False)
                standings = (*standings, held)
            sheet = state.characters[victor].model_dump(mode="json", exclude_none=True)
            people.append(CharacterJoined(sheet=sheet))
        if fate.who and fate.who not in state.characters:
            people.append(CharacterJoined(sheet=play.opponent_sheet(fate.who, "")))
        more: dict[str, Any] = {"defeat": fate.id}
        if fate.who:
            more["wants"] = {fate.who: fate.wants}
        return Prepared(standings=standings, people=tuple(people), more=more)

    def _slots(self, victor: str, lost: str) -> Slots:
        nouns: dict[str, Noun] = {}
        if victor:
            nouns["opp"] = definite(victor)
        if lost:
            nouns["gear"] = owned(lost)
        friend = next((n for n in self._party.allies if not self._fighting.is_down(n)), "")
        if friend:
            nouns["ally"] = definite(friend)
        return Slots(nouns)

    # An end

    def end(self, name: str) -> tuple[str, ...]:
        """End the story of a character who is dead, and tell what stays behind.

        Others of the player's go on without them; the last one stays where they lie.
        """
        victor, by = self._winner()
        kinds = {by, "any"} if by != "friend" else {"any"}
        slots, memory = self._slots(victor, ""), self._memory()
        ends = [e for e in endings() if e.by in kinds]
        fresh = [e for e in ends if memory.fresh(slots.sentence(e.told[0]))]
        ending: Ending = self._draw(fresh or ends, f"the end of {name}")
        told = [slots.sentence(row) for row in ending.told if _fills(slots, row)]
        told += self._left_behind(name, memory)
        self._campaign.append(records.ENDING, {"name": name, "by": victor})
        if any(other != name for other in self._party.members):
            self._campaign.apply(CharacterLeft(name=name))
        return tuple(told)

    def _memory(self) -> Memory:
        """Return what was told in this campaign, an earlier character's end among it."""
        narrations = self._campaign.records(kinds={records.NARRATION}, live=True)
        return Memory([s for record in narrations for s in record.body.get("sentences", ())])

    def _left_behind(self, name: str, memory: Memory) -> list[str]:
        state, system = self._campaign.state, self._campaign.rule_system
        clocks = [c.name for c in state.story.clocks if not c.good and c.ticks < c.size]
        threads = [
            entry.name
            for entry in self._book.ledger.entries("thread", standing=True)
            if entry.name not in clocks
        ]
        elements = system.play.elements(state.characters[name])
        gear = [element.name for element in elements if element.role == "gear"]
        nouns: dict[str, Noun] = {"actor": Noun(text=name)}
        if threads:
            nouns["thread"] = Noun(text=threads[0].rstrip(".!?"))
        if clocks:
            nouns["clock"] = definite(clocks[0], thing=True)
        if gear:
            nouns["gear"] = owned(self._draw(gear, "what is found in the spring"))
        slots = Slots(nouns)
        open_ = [key for key in nouns if key in ("thread", "clock")][:1]
        worn = [key for key in nouns if key == "gear"]
        about = [*open_, *worn, "last"]
        told: list[str] = []
        for key in about:
            rows = [slots.sentence(row) for row in epilogue(key)]
            fresh = [row for row in rows if memory.fresh(row)]
            if fresh:
                told.append(self._draw(fresh, f"epilogue, {key}"))
        return told


def _lost(actor: str, name: str) -> Effect:
    return Effect(kind="gear", change="lose", target=actor, name=name)


def _fills(slots: Slots, row: str) -> bool:
    """Return whether what a row speaks of is there."""
    needed = {slot for slot in ("opp", "gear", "ally") if f"{{{slot}" in row.lower()}
    return needed <= set(slots.nouns)
