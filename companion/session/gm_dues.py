"""What a result owes at a human GM's table, and effects to take, edit or leave."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from companion.errors import BadInputError
from companion.narration.brief import Brief, Narrator, Stakes
from companion.reader import Intent
from companion.session import records
from companion.session.briefs import Briefs
from companion.session.consequences import outcome_of, settle
from companion.session.dealing import Dealing
from companion.session.exchange import Rolled, Step
from companion.session.gm_offers import Offer
from companion.session.scene import find_person
from companion.session.scenes import Begun
from companion.session.sitting import Sitting
from companion.session.ways import Night
from engine.api import CharacterLeft, Effect, EffectApplied, EngineError, Event, GameState, Request

_LIST: Final = re.compile(r"\s*(?:,|\band\b)\s*")
BODILY: Final = frozenset({"harm", "gear"})
"""Kinds of effects that need somebody to happen to."""


class Silent:
    """A narrator with nothing to say: at this table only the human tells."""

    name = "the GM"

    def stakes(self, brief: Brief) -> Stakes:  # noqa: ARG002 - the protocol's shape
        """Leave the stakes to the human."""
        return Stakes(success="", failure="")

    def consequences(self, brief: Brief) -> Sequence[Effect]:  # noqa: ARG002
        """Decide nothing."""
        return ()

    def narrate(self, brief: Brief, effects: Sequence[Effect]) -> Iterator[str]:  # noqa: ARG002
        """Tell nothing."""
        return iter(())

    def talk(self, brief: Brief) -> Iterator[str]:  # noqa: ARG002
        """Say nothing."""
        return iter(())


@dataclass(slots=True, kw_only=True)
class Due:
    """What lies on the table after a roll.

    Attributes:
        roll: number of the roll; None before the first.
        brief: one line: what the degree owes.
        offers: what may be taken, in order.
    """

    roll: int | None = None
    brief: str = ""
    offers: list[Offer] = field(default_factory=list)


class Dues:
    """What lies on a GM's table after a roll.

    Args:
        sitting: the campaign's sitting.
        ideas: proposes effects; its words are never shown.
        first: proposes before ``ideas``, which then fills up what is owed; None for nobody.
    """

    def __init__(self, sitting: Sitting, ideas: Narrator, first: Narrator | None = None) -> None:
        self.sitting = sitting
        minds = (ideas,) if first is None else (first, ideas)
        self._ideas = tuple(sitting.guard.narrator(mind) for mind in minds)
        self.due = Due()

    @property
    def _state(self) -> GameState[Any, Any]:
        return self.sitting.campaign.state

    def after(self, rolled: Rolled) -> Due:
        """Return what a roll owes and what may be taken; the telling is the human's."""
        sitting = self.sitting
        summary = sitting.memory.declared(rolled.number)
        intent = Intent.model_validate_json(summary["intent"])
        request = Request.model_validate_json(summary["request"])
        briefs = Briefs(sitting.campaign, request.actor, sitting.book)
        brief = briefs.after(sitting.memory, rolled, intent, request, summary)
        self.due = Due(roll=rolled.number, brief=self._owed(brief, request))
        if self._state.characters[request.actor].side == "player":
            self.due.offers = self._ideas_for(rolled, brief)
        sitting.campaign.append(records.NARRATION, {"roll": rolled.number, "sentences": []})
        sitting.memory.heard((), roll=rolled.number)
        return self.due

    def _owed(self, brief: Brief, request: Request) -> str:
        owed = brief.owed
        if owed is None or not brief.degree:
            return ""
        degree = next(d for d in self.sitting.system.degrees if d.slug == brief.degree)
        return f"{request.actor}, {degree.title}: {owed.brief or degree.owes}"

    def _ideas_for(self, rolled: Rolled, brief: Brief) -> list[Offer]:
        sitting = self.sitting
        system, state = sitting.system, self._state
        outcome = outcome_of(system, state, rolled.resolution, brief)
        offers = []
        if outcome.events:
            offers.append(Offer(events=outcome.events, about=" ".join(outcome.notes)))
        effects = settle(
            system, state, rolled.resolution, brief, narrators=self._ideas, roll=rolled.number
        )
        return [*offers, *(self._offer(effect, rolled.number) for effect in effects)]

    @staticmethod
    def _offer(effect: Effect, roll: int | None) -> Offer:
        applied = EffectApplied(effect=effect, roll=roll)
        return Offer(events=(applied,), about=effect.name, effect=effect)

    def edit(self, place: int, **changes: object) -> Offer:
        """Change an effect that is offered, before it is taken.

        Args:
            place: its place in the list, 1 and up.
            changes: fields of the effect.

        Raises:
            BadInputError: there is no such offer, or it is no effect.
        """
        offer = self._offered(place)
        if offer.effect is None:
            raise BadInputError(f"number {place} can be taken or left, not edited")
        data = {**offer.effect.model_dump(), **changes}
        try:
            effect = Effect.model_validate(data)
        except ValueError as error:
            raise BadInputError(f"that is no effect: {error}") from error
        edited = self._offer(effect, self.due.roll)
        self.due.offers[place - 1] = edited
        return edited

    def _offered(self, place: int) -> Offer:
        if not 1 <= place <= len(self.due.offers):
            raise BadInputError(f"there is no effect {place} on offer; /effect lists them")
        return self.due.offers[place - 1]

    def take(self, place: int) -> tuple[Offer, tuple[str, ...]]:
        """Apply one of the offers.

        Returns:
            The offer, and what came of it beside that, a sentence each.

        Raises:
            BadInputError: there is no such offer, or the game cannot apply it.
        """
        offer = self._offered(place)
        leaving = [event.name for event in offer.events if isinstance(event, CharacterLeft)]
        notes = self._before_they_go(leaving)
        if offer.events:
            self.apply(*offer.events, by=records.GM)
        notes += self._after_they_went() if leaving else []
        if offer.dealt is not None:
            dealing = Dealing(self.sitting.campaign, offer.by, anywhere=True)
            notes += _notes(dealing.perform(offer.dealt, self.sitting.fighting))
        if offer.nights:
            night = Night(days=offer.nights, sheltered=False)
            notes += _notes(self.sitting.going.rest(night, self.sitting.fighting))
        if offer.scene:
            self.set_scene(offer.scene, offer.along)
        if offer in self.due.offers:
            self.due.offers.remove(offer)
        return offer, tuple(notes)

    def _before_they_go(self, names: Sequence[str]) -> list[str]:
        """End the turn of whoever leaves a fight, so that it does not wait for them for ever."""
        fights, fighting = self.sitting.system.fights, self.sitting.fighting
        notes: list[str] = []
        for name in names:
            if fights is None or name not in fighting.gm_turn():
                continue
            action = fights.end_turn(self._state, name)
            notes += _notes(fighting.do(action)) if action is not None else []
        return notes

    def _after_they_went(self) -> list[str]:
        """End a fight in which nobody is left to fight against."""
        fighting = self.sitting.fighting
        if not fighting.is_running or fighting.foes(None):
            return []
        return _notes(fighting.give_up())

    def set_scene(self, place: str, along: str = "") -> Begun:
        """Begin another scene; nothing is drawn for it, and who is left behind stays there.

        Args:
            place: where it is.
            along: words that name who comes along.

        Raises:
            BadInputError: a fight is running.
        """
        self.sitting.withdraw()
        self.due.offers.clear()
        named = [find_person(self._state, part) or part for part in _LIST.split(along) if part]
        begun = self.sitting.going.by_hand(place, said=", ".join(named))
        self.sitting.guard.clear_scene()
        self.sitting.memory.reread()
        return begun

    def own_effect(self, effect: Effect) -> None:
        """Apply an effect of the GM's own making.

        Raises:
            BadInputError: the game cannot apply it.
        """
        known = effect.target in self._state.characters
        if effect.kind in BODILY and not known:
            raise BadInputError(
                f"nobody called {effect.target!r} is in this game, to be given {effect.name!r}"
            )
        self.apply(EffectApplied(effect=effect))

    def apply(self, *events: Event, by: str = records.GM_COMMAND) -> None:
        """Change the world; nothing changes when one of the changes cannot be made.

        Args:
            events: what changes.
            by: what it comes from: a telling, or a command of the GM's.

        Raises:
            BadInputError: with the game's reason.
        """
        state = self._state
        try:
            for event in events:
                state = self.sitting.system.apply(state, event)
        except (EngineError, ValueError) as error:
            raise BadInputError(f"that cannot be applied: {error}") from error
        self.sitting.campaign.apply(*events, by=by)


def _notes(steps: Iterable[Step]) -> list[str]:
    return [note for step in steps for note in step.notes]
