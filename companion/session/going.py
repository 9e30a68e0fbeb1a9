"""Leaving the scene and letting nights go by, as the player's plain words say it."""

import re
from collections.abc import Iterator
from typing import Any, Final

from companion.journal import Campaign
from companion.oracle import told_of
from companion.session.adventuring import Adventuring
from companion.session.book import Book
from companion.session.exchange import Step
from companion.session.fighting import Fighting
from companion.session.party import Party
from companion.session.scenes import Begun, begin_scene, sheets_away, where_left
from companion.session.ways import Journey, Night
from engine.api import Clock, Effect, EffectApplied, Event

_WITH: Final = re.compile(r"\bwith (?P<who>.+)", re.IGNORECASE)
SLEPT_OFF: Final = 1
"""Conditions of one character that a night takes away where the book has no rule for nights."""


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

    # Elsewhere

    def here(self) -> list[str]:
        """Return the names of what and who is in this scene."""
        story = self._campaign.state.story
        people = [n for n, s in self._campaign.state.characters.items() if s.side == "gm"]
        return [story.place, *(s.name for s in story.standings), *people]

    def is_free(self) -> bool:
        """Return whether nobody here is against the players."""
        state = self._campaign.state
        people = [n for n, s in state.characters.items() if s.side == "gm"]
        return all(state.story.relations.get(name, 0) >= 0 for name in people)

    def known(self) -> list[str]:
        """Return the other places of the story."""
        place = self._campaign.state.story.place.casefold()
        names = [e.name for e in self._book.ledger.entries("place")]
        if self._adventure is not None:
            names += [scene.place for scene in self._adventure.ways_on()]
        names += list(sheets_away(self._campaign))  # to go to somebody is to go where they are
        return [name for name in names if name.casefold() != place]

    def go(self, way: Journey, text: str) -> tuple[Begun, list[str]]:
        """End the scene and begin the one that the player's words lead to.

        Args:
            way: where to.
            text: the player's words; who is named after "with" comes along.

        Returns:
            The new scene, and what is told of it; nothing when it is as expected.
        """
        along = _WITH.search(text)
        said = along["who"] if along else ""
        places = self._book.ledger.entries("place")
        left = where_left(self._campaign, way.place, first_place=places[0].name if places else "")
        return self.next_scene(left or way.place, said=f"{said} {way.place}" if left else said)

    def next_scene(self, place: str, *, said: str = "") -> tuple[Begun, list[str]]:
        """End the scene and begin another: one of the adventure's where one is meant.

        Args:
            place: where; "" for the adventure's next.
            said: further words; who is named in them is there too.

        Raises:
            BadInputError: no place is given, or a fight is running.
        """
        running = self._adventure
        found = running.scene_meant(place) if running is not None else None
        if running is not None and found is not None:
            begun = running.go(found, said=said)
            return begun, running.told(found, begun)
        begun = begin_scene(self._campaign, self._book, place, said=said)
        return begun, [*([] if begun.test is None else told_of(begun.test)), *begun.told]

    # Nights

    def rest(self, night: Night, fighting: Fighting) -> Iterator[Step]:
        """Let nights go by: by the game's own rule where it has one, else by the table's.

        What comes closer does not sleep: the first clock that runs against the players ticks.
        """
        actions = self._campaign.rule_system.night
        if actions is None:
            yield self._sleep_it_off(night.days)
        else:
            for action in actions(self._campaign.state, night.days, night.sheltered):
                yield from fighting.do(action)
        clock = _coming_closer(self._campaign)
        if clock is not None:
            ticked = Effect(kind="clock", change="raise", target="scene", name=clock.name)
            self._campaign.apply(EffectApplied(effect=ticked))
            name = f"{clock.name[:1].upper()}{clock.name[1:]}"
            note = f"{name} does not sleep: {clock.ticks + 1} of {clock.size}."
            yield Step(title="meanwhile", notes=(note,))

    def _sleep_it_off(self, nights: int) -> Step:
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
                notes.append(f"{name} has slept it off: {element.name} is gone.")
        if events:
            self._campaign.apply(*events)
        return Step(title="a night", notes=tuple(notes) or ("A night goes by.",))


def _coming_closer(campaign: Campaign) -> Clock | None:
    clocks = campaign.state.story.clocks
    return next((c for c in clocks if not c.good and c.ticks < c.size), None)
