"""What waits for the player's word: a proposal, or the blow that opened a fight.

A blow that was agreed to is kept while others act, and is put on the table when its turn has come.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.journal import Campaign
from companion.narration.nouns import head_of
from companion.reader import Intent
from companion.session.arguments import argues_outright, is_plan
from companion.session.exchange import Answered, Proposal, Reply, Step
from companion.session.fight_words import STAND_STILL, meant_option, strikes_back
from companion.session.hearing import Hearing
from companion.session.meeting import struck
from companion.session.memory import Memory
from companion.session.records import WITHDRAWN
from companion.session.scene import words
from companion.session.seat import Seat
from companion.wording import listed
from engine.api import CharacterLeft, IllegalActionError, agreeing, capital

END_TURN: Final = 'Say "I end my turn", or type /end, and the others act.'
_POINTS: Final = re.compile(r"\b(?:him|her|them|he|she|they|his|their)\b", re.IGNORECASE)
"""Words for somebody who was spoken of before."""
_ACTION_SPENT: Final = "K-23"
"""The rule that refuses a second action in one turn."""


@dataclass(frozen=True, slots=True)
class Began:
    """How a fight began.

    Attributes:
        text: the player's words; "" for no fight that they began.
        whom: at whom they struck.
        felt: attitude of that one before, -3 to 3.
        exchange: number of the exchange.
    """

    text: str = ""
    whom: str = ""
    felt: int = 0
    exchange: int = 0


class Agreeing:
    """Keeps what is to be agreed on.

    Args:
        campaign: the campaign.
        seat: who acts.
        hearing: hears what an answer means.
        memory: what the sitting remembers.
        physical: the player throws dice of their own.

    Attributes:
        physical: as given.
    """

    def __init__(
        self,
        campaign: Campaign,
        seat: Seat,
        hearing: Hearing,
        memory: Memory,
        *,
        physical: bool,
    ) -> None:
        self._campaign = campaign
        self._seat = seat
        self._hearing = hearing
        self._memory = memory
        self.physical = physical
        self._proposal: Proposal | None = None
        self.blow: tuple[str, Intent, str] | None = None
        """Who means to strike, what was read of it, and the words."""
        self.began = Began()
        """How the last fight began."""
        self._defended: dict[str, str] = {}
        """How each character answered the last blow at them."""

    # A proposal

    @property
    def proposal(self) -> Proposal | None:
        """The check on the table, as long as its roll waits in the journal.

        Whatever else is rolled in the meantime (a turn that is ended, a command of the game) takes
        the waiting roll back, and the proposal with it.
        """
        waiting, mine = self._campaign.pending, self._proposal
        if mine is not None and (waiting is None or waiting.number != mine.number):
            self._proposal = None
        return self._proposal

    @proposal.setter
    def proposal(self, proposal: Proposal | None) -> None:
        self._proposal = proposal

    def propose(self, intent: Intent, text: str, *, along: Sequence[str] = ()) -> Reply:
        """Put the check that was read on the table, or say why the rules do not allow it.

        Args:
            intent: what was read.
            text: the player's words.
            along: names of those who act along.
        """
        try:
            self.proposal = self._seat.proposer.propose(
                self._memory, intent, text, physical=self.physical, along=along
            )
        except IllegalActionError as error:
            self._send_away(self._seat.proposer.opposing.newcomers)
            said = f"{capital(error.message).rstrip('.')}."
            if self._seat.fighting.is_running and error.rule == _ACTION_SPENT:
                said += f" {END_TURN}"
            return Answered(status="answered", text=said)
        return self.proposal

    def argue(self, proposal: Proposal, text: str) -> Proposal:
        """Weigh a word about the proposal on the table.

        Raises:
            IllegalActionError: the rules do not allow the changed check.
        """
        argued = self._seat.proposer.argue(self._memory, proposal, text, physical=self.physical)
        self.proposal = replace(
            argued, newcomers=proposal.newcomers, opens_fight=proposal.opens_fight
        )
        return self.proposal

    def turn_to(self, proposal: Proposal, name: str) -> Proposal:
        """Put the same attempt on the table against somebody else who is here."""
        turned = self._seat.proposer.turn_to(self._memory, proposal, name, physical=self.physical)
        self.proposal = replace(turned, newcomers=proposal.newcomers)
        return self.proposal

    def is_another_plan(self, text: str) -> bool:
        """Return whether "I strike with my sword" is another deed and no word for this one."""
        if self._puts_down(text):
            return True
        if self.proposal is None:
            return False
        if is_plan(text) and struck(text) and self.proposal.intent.kind != "attack":
            return True  # a blow is no argument for words, whoever is to help with it
        if argues_outright(text):
            return False
        intent, mine = self._hearing.read(text), self.proposal.intent
        other = bool(intent.opponent) and intent.opponent != mine.opponent
        return intent.needs_roll and (intent.manner != mine.manner or other)

    def _puts_down(self, text: str) -> bool:
        """Return whether "I drop my coins" is the deed, and leaves nothing out of the check."""
        dealt = self._seat.dealing.meant(text)
        if dealt is None or dealt.said.verb != "drop" or self.proposal is None:
            return False
        counted = {word for name in self.proposal.request.stitched for word in words(name)}
        return not counted & set(words(dealt.said.thing))

    def withdraw(self, *, instead: str = "") -> None:
        """Take the proposal back. The next roll has the same number, so the same dice.

        Whoever came into the scene only for it goes again, unless what is done instead is done
        with them.

        Args:
            instead: the player's words for what is done in its place; "" for none yet.
        """
        if self.proposal is not None:
            said = words(instead)
            if not _POINTS.search(instead):
                self._send_away(
                    [n for n in self.proposal.newcomers if not set(words(n)) & set(said)]
                )
            self._take_back()

    def _take_back(self) -> None:
        if self.proposal is not None:
            self._campaign.withdraw("withdrawn")
            self.proposal = None

    def _send_away(self, newcomers: Sequence[str]) -> None:
        """Let those go who came for a check only; whom the scene was told with stays."""
        state = self._campaign.state
        told = set(words(" ".join((state.story.place, *self._memory.recent))))
        new = (name for name in newcomers if not set(words(head_of(name))) & told)
        here = [name for name in new if name in state.characters]
        if here:
            self._campaign.apply(*(CharacterLeft(name=name) for name in here), by=WITHDRAWN)

    def drop(self) -> None:
        """Take back everything that waits, also the blow."""
        self.withdraw()
        self.blow = None

    # The blow that opens a fight

    def propose_fight(self, intent: Intent, text: str) -> Reply:
        """Put an attack on the table that opens a fight, if somebody is there to fight."""
        reply = self.propose(intent, text)
        if not isinstance(reply, Proposal):
            return reply
        if reply.intent.kind != "attack":
            return reply  # what was struck is a thing: a keg that is smashed fights nobody
        foes = self._seat.fighting.foes(reply.request.opponent)
        if not foes:
            return reply  # nobody stands on the other side: a roll, and no fight
        remark = f"This begins a fight: you against {listed(foes)}."
        aside = self._seat.fighting.aside(foes)
        if aside:
            stay = "stay" if len(aside) > 1 else agreeing(aside[0], "stays", "stay")
            remark += f" {capital(listed(aside))} {stay} out of it."
        self.proposal = replace(reply, opens_fight=True, remarks=(*reply.remarks, remark))
        return self.proposal

    def open_fight(self) -> Iterator[Step]:
        """Begin the fight that the accepted proposal opens, and keep its blow."""
        proposal = self.proposal
        assert proposal is not None, "only a proposal opens a fight"
        self._take_back()
        self.blow = (self._seat.actor, proposal.intent, self._memory.last_text)
        whom = proposal.request.opponent or ""
        relations = self._campaign.state.story.relations
        self.began = Began(
            self._memory.last_text, whom, int(relations.get(whom, 0)), self._memory.exchange
        )
        return self._seat.fighting.begin(proposal.request.opponent)

    def intended(self) -> Reply | None:
        """Return, once, the proposal for the kept blow; None while others act."""
        fighting = self._seat.fighting
        if self.blow is None or fighting.choice is not None:
            return None
        if fighting.is_running and self._seat.actor != self.blow[0]:
            return None  # another character of the player's has the turn first
        (_, intent, text), self.blow = self.blow, None
        return self.propose(intent, text) if fighting.is_running else None

    # A choice of the rules

    @property
    def usual_option(self) -> str:
        """What Enter answers to an open choice; "" when nothing is asked.

        While a blow waits, it is what keeps the action for it; else what was chosen last, so that
        nobody's actions go into defence by an empty line alone.
        """
        choice = self._seat.fighting.choice
        if choice is None or not choice.options:
            return ""
        waits = self.blow is not None and self.blow[0] == choice.who
        if waits and STAND_STILL in choice.options:
            return STAND_STILL
        last = self._defended.get(choice.who, "") if STAND_STILL in choice.options else ""
        return last if last in choice.options else choice.options[0]

    def answer_choice(self, text: str) -> Iterator[Step]:
        """Answer the open choice, and play on; who strikes back stands still, and strikes later.

        Raises:
            BadInputError: the words fit none of the options.
        """
        choice = self._seat.fighting.choice
        if choice is not None and text.strip() and strikes_back(choice, text):
            intent = self._hearing.read(text)
            if intent.needs_roll:  # the last word on it stands
                self.blow = (choice.who, intent, text)
            text = STAND_STILL
        text = text.strip() or self.usual_option
        if choice is not None:
            self._defended[choice.who] = meant_option(choice, text) or text
        return self._seat.fighting.answer(text)
