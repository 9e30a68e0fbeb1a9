"""A sitting: the exchange of play, one method a step.

    say(text)            the player's words become a proposal, an answer or talk
    argue(text)          the proposal on the table is argued about or replaced
    roll() -> Rolled     the dice; the record is durable before anything is shown
    tell(rolled)         consequences into the state, then the narration

The order is the product's promise: difficulty and stakes stand in the journal before the dice, the
roll before the consequences, the consequences before the words.

What each step does stands in a module of its own; here is what comes when:

    Conversing  what the player says
    Seat        who acts                      Rolling   throws, and takes up again
    Hearing     words into an intent          Telling   consequences, then words
    Agreeing    what waits for a word         Leaving   another scene, nights
    AtOnce      what needs no roll            Defeats   giving up, being beaten, the end
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from companion.errors import BadInputError
from companion.journal import Campaign
from companion.narration.brief import Narrator, Setting
from companion.narration.tone import tells_as_written
from companion.openings import Opening, sentences_of
from companion.session.adventuring import Adventuring
from companion.session.agreeing import Agreeing
from companion.session.asking_back import AskingBack
from companion.session.at_once import AtOnce
from companion.session.beginning import enter
from companion.session.book import Book
from companion.session.chapters import Chapters
from companion.session.conversing import Conversing
from companion.session.defeats import Defeats
from companion.session.exchange import (
    Answered,
    Answerer,
    Proposal,
    Reader,
    Reply,
    Rolled,
    SceneBegins,
    Step,
    Suggester,
    Told,
)
from companion.session.fighting import Fighting
from companion.session.foe_telling import FoeTelling
from companion.session.going import Going
from companion.session.guard import Guard
from companion.session.hearing import Hearing
from companion.session.hooked import Hooked
from companion.session.kit_talk import KitTalk
from companion.session.leaving import Leaving
from companion.session.memory import Memory
from companion.session.names import Names
from companion.session.party import Party
from companion.session.plain_telling import PlainTelling
from companion.session.putting_right import PuttingRight
from companion.session.recap import Recapper
from companion.session.repeating import Repeating
from companion.session.rolling import Rolling
from companion.session.seat import Seat
from companion.session.table_talk import TableTalk
from companion.session.telling import Telling
from companion.session.undoing import taken_back, undo
from engine.api import Dice, RuleSystem


class Sitting:
    """One player's sitting with one campaign.

    Args:
        campaign: the opened campaign.
        actor: name of the player's character.
        narrator: who tells; may be a chat model.
        floor: the built-in storyteller, which takes over wherever ``narrator`` fails.
        reader: who reads the player's words, and every part and rewording of them.
        suggest: who suggests difficulties.
        answer: who answers rules questions.
        physical: the player throws dice of their own.
    """

    def __init__(
        self,
        campaign: Campaign,
        *,
        actor: str,
        narrator: Narrator,
        floor: Narrator,
        reader: Reader,
        suggest: Suggester,
        answer: Answerer,
        physical: bool = False,
    ) -> None:
        self.campaign = campaign
        self.party = Party(campaign)
        self.book = Book(campaign)
        self.guard = Guard(campaign, self.book)
        self.adventure = Adventuring.of(campaign, self.book)
        self.going = Going(campaign, self.book, self.adventure)
        self.memory = Memory.of(campaign)
        self._answer = answer
        self._suggest = suggest
        guarded = self.guard.narrator(narrator)
        self._narrator = guarded
        self._floor = guarded if floor is narrator else self.guard.narrator(floor)
        memory = self.memory
        self.seat = seat = Seat(
            campaign, actor, self.party, self.book, narrator=guarded, suggest=suggest
        )
        self.hearing = Hearing(campaign, seat, self.going, memory, reader)
        self.agreeing = Agreeing(campaign, seat, self.hearing, memory, physical=physical)
        self.rolling = Rolling(campaign, memory)
        self.telling = Telling(
            campaign,
            seat,
            memory,
            self.guard,
            self.adventure,
            self.going.kits,
            narrator=guarded,
            floor=self._floor,
        )
        seat.tell_fights_by(
            FoeTelling(campaign, lambda: memory.told, memory.seed, self.telling.words)
        )
        self.leaving = Leaving(
            campaign, self.going, seat, self.telling, self.guard, memory, self.book
        )
        self.defeats = Defeats(
            campaign, self.book, self.party, seat, self.agreeing, self.telling, memory
        )
        names = Names(campaign, self.book, memory, self.adventure)
        kit = KitTalk(
            campaign,
            seat,
            self.going,
            self.guard,
            self.telling,
            self.going.kits,
            as_written=lambda: tells_as_written(narrator),
        )
        self.conversing = Conversing(
            campaign=campaign,
            seat=seat,
            memory=memory,
            party=self.party,
            book=self.book,
            guard=self.guard,
            going=self.going,
            hearing=self.hearing,
            agreeing=self.agreeing,
            telling=self.telling,
            leaving=self.leaving,
            defeats=self.defeats,
            at_once=AtOnce(campaign, seat, self.going, self.telling, self.defeats),
            kit=kit,
            hooks=Hooked(
                campaign,
                seat,
                self.going,
                memory,
                self.guard,
                self.telling,
                self.book,
                self.adventure,
            ),
            names=names,
            table_talk=TableTalk(
                campaign,
                self.going,
                memory,
                ways=self._ways_on,
                teller=lambda: self._narrator.name,
            ),
            repeating=Repeating(campaign),
            asking=AskingBack(campaign, seat, self.going, memory),
            plain=PlainTelling(
                campaign=campaign,
                seat=seat,
                memory=memory,
                guard=self.guard,
                going=self.going,
                hearing=self.hearing,
                telling=self.telling,
                names=names,
                kit=kit,
            ),
            answer=answer,
        )

        self.righting = PuttingRight(
            campaign,
            memory,
            self.going,
            self.hearing,
            self.agreeing,
            self.conversing,
            undo=lambda: self.undo(moves=1),
        )

    def moved_to(self, campaign: Campaign) -> "Sitting":
        """Return a sitting of the same player, narrator and readers with another campaign."""
        sitting = Sitting(
            campaign,
            actor=self.actor,
            narrator=self._narrator.unguarded,
            floor=self._floor.unguarded,
            reader=self.hearing.reader,
            suggest=self._suggest,
            answer=self._answer,
            physical=self.physical,
        )
        sitting.hearing.refiner = self.hearing.refiner
        return sitting

    @property
    def system(self) -> RuleSystem[Any]:
        """The game that is played."""
        return self.campaign.rule_system

    @property
    def actor(self) -> str:
        """Name of the character who acts."""
        return self.seat.actor

    @property
    def fighting(self) -> Fighting:
        """The turn-by-turn side of the game, for the character who acts."""
        return self.seat.fighting

    @property
    def proposal(self) -> Proposal | None:
        """The check on the table; None for none."""
        return self.agreeing.proposal

    @property
    def physical(self) -> bool:
        """Whether the player throws dice of their own."""
        return self.agreeing.physical

    def setting(self) -> Setting:
        """Return where the story stands, as the player's side knows it."""
        return self.seat.briefs.setting(self.memory, everybody=True)

    def _ways_on(self) -> tuple[str, ...]:
        """Return the places that the adventure leads to from here."""
        running = self.adventure
        return () if running is None else tuple(scene.place for scene in running.ways_on())

    def _by_number(self, text: str) -> str:
        """Return the way that a bare number chooses of those that /scene lists; else the words."""
        chosen = re.fullmatch(r"\W*(?P<number>[1-9])\W*", text)
        ways = self._ways_on() if chosen is not None else ()
        at = int(chosen["number"]) if chosen is not None else 0
        return f"I go to {ways[at - 1]}" if 0 < at <= len(ways) else text

    # Who acts

    def switch(self, name: str) -> str:
        """Let another of the player's characters act; a proposal on the table is withdrawn.

        Args:
            name: the character's name, its beginning or a word of it.

        Returns:
            The whole name.

        Raises:
            BadInputError: nobody of the player's is called so, or it is an ally.
        """
        return self.conversing.switch(name)

    def follow_turn(self) -> str | None:
        """Let whoever has the turn in a fight act, if it is another one of the player's.

        Returns:
            The name, if the actor changed.
        """
        due = self.seat.due() if self.proposal is None else None
        return None if due is None else self.switch(due)

    # Saying

    def say(self, text: str) -> Reply:
        """Take the player's words.

        Args:
            text: what was typed, in any language.

        Returns:
            A proposal (also kept as ``proposal``), an answer, a question back, or talk.
        """
        text = text if self.memory.asked else self._by_number(text)
        return self.righting.taken(text) or self.conversing.say(text)

    def argue(self, text: str) -> Reply:
        """Take a word about the proposal on the table: more elements, fewer, or another plan.

        Raises:
            BadInputError: no proposal is on the table.
        """
        on_table = self.proposal
        righted = None if on_table is None else self.righting.about(on_table, text)
        return righted or self.conversing.argue(text)

    def ask(self, question: str) -> Answered:
        """Answer a question about the player's own game or the rules; changes nothing."""
        return self.conversing.ask(question)

    def next_scene(self, place: str) -> SceneBegins:
        """End the scene and begin another, as the player says outright.

        Raises:
            BadInputError: no place is given, or a fight is running.
        """
        self.withdraw()
        return self.leaving.next_scene(place)

    def next_chapter(self) -> SceneBegins | Answered:
        """End the scene and begin the next chapter; where all is open still, ask first.

        Raises:
            BadInputError: nothing is written that could come next, or a fight is running.
        """
        self.withdraw()
        return self.leaving.next_chapter()

    @property
    def chapters(self) -> Chapters:
        """The chapters of the story, and what comes next."""
        return self.leaving.chapters

    def put(self, proposal: Proposal) -> Proposal:
        """Put a check on the table that somebody else has made, such as a human GM."""
        self.agreeing.proposal = proposal
        return proposal

    def withdraw(self) -> None:
        """Take the proposal back. The next roll has the same number, so the same dice."""
        self.agreeing.withdraw()

    @property
    def spendable(self) -> tuple[str, int]:
        """Return what may be spent on a check before the dice, and how many are left."""
        return self.seat.spendable

    # Rolling and telling

    def roll(self, dice: Dice | None = None) -> Rolled:
        """Throw the dice of the proposal on the table.

        Args:
            dice: the player's own dice; None for the campaign's.

        Raises:
            BadInputError: no proposal is on the table.
            ChanceError: the given dice do not fit; the proposal stays.
        """
        if self.proposal is None:
            raise BadInputError("there is nothing to roll; say what you do first")
        rolled = self.rolling.throw(self.proposal, dice)
        self.agreeing.proposal = None
        return rolled

    def tell(self, rolled: Rolled) -> Told:
        """Apply the consequences of a roll, then tell it.

        The effects are in the journal when this returns; the sentences come as they are written.
        """
        told = self.telling.outcome(rolled)
        self.defeats.heed(told.effects)
        return told

    def unfinished(self) -> Rolled | None:
        """Return the last roll when it was never told to the end, as after a crash."""
        return self.rolling.unfinished()

    def retry(self) -> Rolled:
        """Take back the words for the last roll, to tell the same outcome in others.

        Raises:
            BadInputError: no roll was told yet.
        """
        return self.rolling.retry()

    # Fights and their ends

    def open_fight(self) -> Iterator[Step]:
        """Begin the fight that the accepted proposal opens, up to the player's turn or choice.

        The blow itself is kept: ``agreeing.intended`` puts it on the table when the turn has come.
        """
        return self.agreeing.open_fight()

    def aftermath(self) -> Reply | None:
        """Return what follows when the player's side was beaten; None while somebody stands."""
        return self.defeats.aftermath()

    # The campaign's course

    def begin(self, opening: Opening, *, threads: Sequence[str] = ()) -> Iterator[str]:
        """Open the game: place, people, circumstances and the first trouble; then tell it.

        The scene is in the journal when this returns; the sentences come as they are read.

        Args:
            opening: how it begins.
            threads: what is at stake from the start; entered into the ledger.
        """
        enter(self.campaign, opening, actor=self.actor, threads=threads)
        self.guard.clear_scene()
        self.memory.reread()
        return self.telling.words(sentences_of(opening.scene))

    def recap(self) -> Iterator[str]:
        """Return the story so far in short, for a player who comes back."""
        return iter(Recapper(self.campaign, self.book, self.guard).sentences())

    def reopen(self) -> None:
        """Read the campaign again after another process wrote to it; the proposal is gone."""
        self.campaign.refresh()
        self.agreeing.proposal = None
        self.guard.reload()
        self.memory.reread()

    def undo(self, *, moves: int | None = None) -> str:
        """Take back what happened since the last roll: words, consequences, choices.

        Args:
            moves: how many moves, the last ones first; None for all since the last roll.

        Returns:
            What was taken back, and what stands, in one or two sentences.

        Raises:
            BadInputError: nothing happened since.
        """
        gone = taken_back(self.campaign, moves=moves)
        undo(self.campaign, moves=moves)
        self.agreeing.proposal, self.agreeing.blow = None, None
        self.memory.reread()
        left = self.party.who_acts()
        if left is not None and self.actor not in self.party.members:
            self.seat.take(left)  # the one who acted had only just joined
        return gone
