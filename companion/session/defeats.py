"""Defeats and ends: the player's side gives up or is beaten, and play goes on; or a story ends."""

from collections.abc import Iterable
from typing import Final

from companion.journal import Campaign
from companion.journal.records import ROLL
from companion.oracle import SCENE
from companion.session import records
from companion.session.aftermath import Aftermath
from companion.session.agreeing import Agreeing
from companion.session.book import Book
from companion.session.exchange import FightBegins, Reply, SceneBegins, StoryEnds, Talk
from companion.session.fates import On
from companion.session.fight_words import yields
from companion.session.memory import Memory
from companion.session.party import Party
from companion.session.seat import Seat
from companion.session.siding import BLOWS
from companion.session.telling import Telling
from engine.api import CharacterLeft, Effect

TOO_LATE: Final = "You mean to let your weapon sink, but the last blow was there before the word."


class Defeats:
    """Looks after each step whether the player's side still stands.

    Args:
        campaign: the campaign.
        book: its ledger.
        party: the player's side.
        seat: who acts.
        agreeing: what waits for the player's word; a defeat takes it back.
        telling: tells what follows.
        memory: what the sitting remembers.
    """

    def __init__(
        self,
        campaign: Campaign,
        book: Book,
        party: Party,
        seat: Seat,
        agreeing: Agreeing,
        telling: Telling,
        memory: Memory,
    ) -> None:
        self._campaign = campaign
        self._book = book
        self._party = party
        self._seat = seat
        self._agreeing = agreeing
        self._telling = telling
        self._memory = memory
        self._slain = ""

    @property
    def is_over(self) -> bool:
        """Whether all the player's characters are dead, and none has taken their place yet."""
        ended = self._memory.ended
        return bool(ended) and set(self._party.members) <= ended

    def heed(self, effects: Iterable[Effect]) -> None:
        """Note whom consequences kill: their story ends when these have been told."""
        members = self._party.members
        self._slain = next((e.target for e in effects if _kills(e) and e.target in members), "")

    # Giving up

    def surrender(self, text: str) -> Reply | None:
        """Take words that give the fight up, also where a choice or a proposal waits.

        Args:
            text: what was typed.

        Returns:
            The end of the fight; None for any other words, and where no fight is running.
        """
        if not (self._seat.fighting.is_running and yields(text)):
            return None
        self._agreeing.drop()
        self._campaign.append(records.PLAYER, {"text": text, "actor": self._seat.actor})
        return self.give_up()

    def give_up(self) -> Reply:
        """Give the fight up: the next scene begins with what the victor makes of it."""
        fighting = self._seat.fighting
        against = fighting.against()
        # Before a blow has fallen nobody is beaten: one is taken, and there is a way on.
        on: On = "yielded" if fighting.is_running or self._was_fought() else "taken"

        def then() -> Reply:
            if self._seat.fighting.is_down(self._seat.actor):
                return Talk(sentences=self._telling.words([TOO_LATE]))
            return self._followed(on=on, victor=against[0] if against else "")

        return FightBegins(steps=fighting.give_up(), then=then)

    def _was_fought(self) -> bool:
        """Return whether blows were aimed in this scene, in a game that counts no rounds."""
        begun = [r.sequence for r in self._campaign.records(kinds={SCENE}, live=True)]
        since = begun[-1] if begun else 0
        rolled = [int(r.body["number"]) for r in self._campaign.records(since, {ROLL})]
        read = (str(self._campaign.declaration(number).get("intent", "")) for number in rolled)
        return any(f'"manner":"{blow}"' in intent for intent in read for blow in BLOWS)

    # Being beaten

    def aftermath(self) -> Reply | None:
        """Return what follows when the player's side was beaten; None while somebody stands.

        A death comes to its end; whoever is only out of action wakes in the next scene, which
        begins with the defeat. To be asked for after each step, before the player's next words.
        """
        if self.is_over:
            return None
        aftermath = self._aftermath()
        dead = [name for name in aftermath.dead() if name not in self._memory.ended]
        if self._slain and self._slain in self._party.members:
            dead, self._slain = [self._slain, *dead], ""
        if dead and not self._seat.fighting.is_running:
            return self._end_of(dead[0])
        return self._followed(on="felled") if aftermath.is_felled() else None

    def succeed(self, name: str) -> None:
        """Let a character who has just joined go on where all others are dead."""
        for gone in self._memory.ended & set(self._party.members):
            self._campaign.apply(CharacterLeft(name=gone))
        self._seat.take(name)

    def _aftermath(self) -> Aftermath:
        return Aftermath(self._campaign, self._book, self._party, self._seat.fighting)

    def _followed(self, *, on: On, victor: str = "") -> SceneBegins:
        self._agreeing.drop()
        followed = self._aftermath().follow(self._seat.actor, on=on, victor=victor)
        self._memory.reread()
        told = self._telling.words(followed.told)
        return SceneBegins(begun=followed.begun, sentences=told, notes=followed.notes)

    def _end_of(self, name: str) -> StoryEnds:
        self._agreeing.drop()
        told = self._aftermath().end(name)
        self._memory.reread()
        goes_on = "" if self.is_over else self._party.members[0]
        if goes_on and self._seat.actor == name:
            self._seat.take(goes_on)
        return StoryEnds(name=name, sentences=self._telling.words(told), goes_on=goes_on)


def _kills(effect: Effect) -> bool:
    """Return whether a consequence ends a character: it was warned of, and is allowed."""
    return effect.lethal and effect.kind == "harm" and not effect.good
