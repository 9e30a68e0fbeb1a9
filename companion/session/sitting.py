"""A sitting: the exchange of play, one method a step.

    say(text)            the player's words become a proposal, an answer or talk
    argue(text)          the proposal on the table is argued about or replaced
    roll() -> Rolled     the dice; the record is durable before anything is shown
    tell(rolled)         consequences into the state, then the narration

The order is the product's promise: difficulty and stakes stand in the journal before the dice, the
roll before the consequences, the consequences before the words.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, Final

from companion.errors import BadInputError
from companion.journal import Campaign
from companion.narration.brief import Brief, Narrator, Setting
from companion.openings import Opening, opening_events, sentences_of
from companion.reader import Intent
from companion.session import records
from companion.session.addressing import Addressed, addressed, won
from companion.session.adventuring import Adventuring
from companion.session.aftermath import Aftermath
from companion.session.arguments import argues_outright, gives_up, is_argument, is_plan
from companion.session.asking import answer_from_story
from companion.session.book import Book
from companion.session.briefs import Briefs
from companion.session.consequences import outcome_of, settle, thing_got
from companion.session.dealing import TOLD_AS, Dealing, Dealt
from companion.session.due import come_due
from companion.session.everyday import FORAGE, everyday, forages
from companion.session.exchange import (
    Answered,
    Answerer,
    FightBegins,
    Proposal,
    Reader,
    Reply,
    Rolled,
    SceneBegins,
    Step,
    StoryEnds,
    Suggester,
    Talk,
    Told,
)
from companion.session.fates import On
from companion.session.fight_words import STAND_STILL, ends_turn, flees, strikes_back, yields
from companion.session.fighting import Fighting
from companion.session.going import Going
from companion.session.guard import Guard, crossing_events
from companion.session.memory import Memory
from companion.session.onward import Onward, onward
from companion.session.own_game import answer_from_state, here_of
from companion.session.party import Party
from companion.session.proposing import Proposer
from companion.session.recap import Recapper
from companion.session.scene import scene_text, unsaid
from companion.session.scenes import Begun
from companion.session.spoken_for import is_of_another, move_of, talks_among
from companion.session.third_person import as_mine
from companion.session.undoing import taken_back, undo
from companion.session.upkeep import upkeep
from companion.session.ways import is_going, journey, night, two_parts
from companion.wording import listed
from engine.api import (
    Action,
    CharacterLeft,
    Dice,
    Effect,
    EffectApplied,
    IllegalActionError,
    JsonValue,
    Request,
    Resolution,
    RuleSystem,
)

STILL_OPEN: Final = (
    "The proposal still stands: Enter rolls, n takes it back, or argue for something that helps."
)

CROSSES: Final = (
    "That crosses a line of this table, so it is not part of the story. Nothing was rolled or "
    "written down; /lines shows what was agreed."
)
TOLD_LATELY: Final = 200
"""Sentences that a question about the story is answered from beside the ledger."""
ACTS_ALONE: Final = (
    '{name} is an ally and acts by themselves. Ask for help: say what you do, and "{name} helps".'
)
END_TURN: Final = 'Say "I end my turn", or type /end, and the others act.'
IS_OVER: Final = (
    "The story of {name} is told. /join new brings another character into the same world, "
    "/branch NAME goes on from an earlier point."
)
TOO_LATE: Final = "You mean to let your weapon sink, but the last blow was there before the word."


class Sitting:
    """One player's sitting with one campaign.

    Args:
        campaign: the opened campaign.
        actor: name of the player's character.
        narrator: who tells; may be a chat model.
        floor: the built-in storyteller, which takes over wherever ``narrator`` fails.
        reader: who reads the player's words.
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
        self.narrator = self.guard.narrator(narrator)
        self.floor = self.narrator if floor is narrator else self.guard.narrator(floor)
        self.proposal: Proposal | None = None
        self._then = ""
        self._along: tuple[str, ...] = ()
        self._ally_meant = ""
        self._reader = reader
        self._answer = answer
        self.physical = physical
        self.memory = Memory.of(campaign)
        self._suggest = suggest
        self._intended: tuple[str, Intent, str] | None = None
        self._slain = ""
        self._spoken_to = ""
        self._seat(actor)

    def _seat(self, actor: str) -> None:
        """Let ``actor`` act from now on, with everything that depends on who does."""
        self.actor = actor
        self._briefs = Briefs(self.campaign, actor, self.book)
        self.fighting = Fighting(self.campaign, actor, self.party)
        self._aftermath = Aftermath(self.campaign, self.book, self.party, self.fighting)
        self._dealing = Dealing(self.campaign, actor)
        self._proposer = Proposer(
            self.campaign,
            actor,
            narrator=self.narrator,
            suggest=self._suggest,
            briefs=self._briefs,
            party=self.party,
        )

    def switch(self, name: str) -> str:
        """Let another of the player's characters act; a proposal on the table is withdrawn.

        Args:
            name: the character's name, its beginning or a word of it.

        Returns:
            The whole name.

        Raises:
            BadInputError: nobody of the player's is called so, or it is an ally.
        """
        found = self.party.must_find(name)
        if found in self.party.allies:
            raise BadInputError(f"{found} is an ally and acts without you; ask for help instead")
        if found != self.actor:
            self.withdraw()
            self._seat(found)
        return found

    def follow_turn(self) -> str | None:
        """Let whoever has the turn in a fight act, if it is another one of the player's.

        Returns:
            The name, if the actor changed.
        """
        if self.proposal is not None:
            return None
        members = self.party.members
        choice = self.fighting.choice
        due = [name for name in self.party.on_turn() if name in members]
        if choice is not None and choice.who in members:
            due = [choice.who]
        if self.actor not in members:
            due = due or list(members)
        if not due or self.actor in due:
            return None
        return self.switch(due[0])

    @property
    def system(self) -> RuleSystem[Any]:
        """The game that is played."""
        return self.campaign.rule_system

    @property
    def sheet(self) -> dict[str, JsonValue]:
        """The character's sheet as JSON."""
        data: dict[str, JsonValue] = self._own_sheet.model_dump(mode="json")
        return data

    @property
    def _own_sheet(self) -> Any:  # noqa: ANN401 - any game's sheet
        return self.campaign.state.characters[self.actor]

    # Hearing

    def say(self, text: str) -> Reply:
        """Take the player's words.

        Args:
            text: what was typed, in any language.

        Returns:
            A proposal (also kept as ``proposal``), an answer, or talk.
        """
        if self.guard.safety.crossing(text) == "line":
            return Answered(status="line", text=CROSSES)
        return self._hear(text)

    def _hear(self, text: str) -> Reply:
        if self.proposal is not None:
            self.withdraw()
        who, text = self.party.addressed(text)
        if who is not None:
            self.switch(who)
        typed, text = text, self._whose_move(text)
        self.memory.exchange += 1
        self.memory.last_text = text
        self.campaign.append(records.PLAYER, {"text": typed, "actor": self.actor})
        at_once = self._at_once(text)
        if at_once is not None:
            return at_once
        first, rest = ("", "") if self.fighting.is_running else two_parts(text)
        intent = self._read(first or text)
        reply = self._by_words(intent, first, rest) if first else None
        if reply is not None:
            return reply
        intent = self._read(text) if rest else intent
        among_us = self._is_among_us(intent, text)
        if intent.kind == "question" and not among_us:
            return self.ask(text)
        return self._attempt(intent, text, among_us=among_us)

    def _attempt(self, intent: Intent, text: str, *, among_us: bool) -> Reply:
        """Take what is done here and now: told, begun as a fight, or proposed as a check."""
        absent = "" if among_us else self._proposer.absent(text)
        if absent:
            return Answered(status="answered", text=absent)
        if not intent.needs_roll or among_us:
            return Talk(sentences=self._talk(intent, text))
        if self._ally_meant:
            return Answered(status="ally", text=ACTS_ALONE.format(name=self._ally_meant))
        if intent.kind == "attack" and self.fighting.is_counted and not self.fighting.is_running:
            return self._fight(intent, text)
        return self._propose(intent, text)

    def _whose_move(self, text: str) -> str:
        """Let whoever the words name act, and return the words as that one would say them."""
        move = move_of(text, self.party.members, self.party.everybody, self.actor)
        if move.who is not None:
            self.switch(move.who)
        together = move.who is not None or not self.fighting.is_running
        self._along = move.along if together else ()
        self._ally_meant = move.ally
        things = [element.name for element in self.system.play.elements(self._own_sheet)]
        return as_mine(move.text, things) if move.text != text else text

    def _hand_over(self, text: str) -> Reply | None:
        """Let a thing change hands among the player's own characters."""
        others = [name for name in self.party.everybody if name != self.actor]
        if not others or self.fighting.is_running:
            return None
        from companion.session.handing import handed  # its patterns load when there are several

        found = handed(text, self.actor, others, self.system, self.campaign.state)
        if found is None:
            return None
        events, told = found
        self.campaign.apply(*events)
        return Talk(sentences=self.tell_words([told]))

    def _is_among_us(self, intent: Intent, text: str) -> bool:
        """Return whether the player's own characters only talk with each other."""
        return intent.kind != "attack" and self._is_said_to_us(text)

    def _is_said_to_us(self, text: str) -> bool:
        others = [name for name in self.party.everybody if name != self.actor]
        return talks_among(text, others) is not None

    def _deal(self, dealt: Dealt, text: str) -> Reply:
        """Do a plain deed with a thing, and tell it; or say why the rules refuse it."""
        if dealt.refusal:
            return Answered(status="answered", text=dealt.refusal)
        said = dealt.said
        intent = Intent(
            needs_roll=False, kind="none", manner=TOLD_AS[said.verb], target=said.thing or None
        )
        return FightBegins(
            steps=self._dealing.perform(dealt, self.fighting),
            then=lambda: Talk(sentences=self._talk(intent, text)),
        )

    def _by_words(self, intent: Intent, text: str, rest: str) -> Reply | None:
        """Leave the scene, or let a night go by, where the words say so and nothing opposes."""
        going = self.going
        way = onward(text, here=going.place)
        if way is not None and (going.is_free() or not intent.needs_roll):
            return self._onward(way, intent, text, rest)
        led = journey(
            text,
            intent,
            here=going.place,
            things=going.things(),
            known=going.known(),
            free=going.is_free(),
        )
        absent = "" if led is not None or rest else going.absent(text)
        if absent:
            return Answered(status="answered", text=absent)
        if led is not None and led.is_here:
            return None if rest else self._there_already()
        if led is not None:
            return self._travel(led.place, led.days, intent, text, rest)
        long = None if rest else night(text, intent, place=going.place)
        if long is None:
            return None
        slept = intent.model_copy(update={"manner": "night"})
        return FightBegins(
            steps=going.rest(long, self.fighting),
            then=lambda: Talk(sentences=self._talk(slept, text)),
        )

    def _onward(self, way: Onward, intent: Intent, text: str, rest: str) -> Reply:
        to = self.going.where(way)
        if to.ask:
            return Answered(status="answered", text=to.ask)
        return self._travel(to.place, way.days, intent, text, rest)

    def _travel(self, place: str, days: int, intent: Intent, text: str, rest: str) -> Reply:
        """End the scene and begin the one in a place; days of travel go by on the way there."""

        def arrive() -> Reply:
            begun, told = self.going.go(place, text)
            self._then = rest
            return self._scene(begun, told, intent, text)

        if not days:
            return arrive()
        return FightBegins(steps=self.going.travel(days, self.fighting), then=arrive)

    def _there_already(self) -> Answered:
        here = here_of(self.campaign.state)
        return Answered(status="answered", text=f"You are there already. {here}")

    def next_scene(self, place: str) -> SceneBegins:
        """End the scene and begin another, as the player says outright.

        Raises:
            BadInputError: no place is given, or a fight is running.
        """
        self.withdraw()
        begun, told = self.going.next_scene(place)
        intent = Intent(needs_roll=False, kind="none", goal=f"go to {begun.place}")
        return self._scene(begun, told, intent, begun.place)

    def _scene(self, begun: Begun, told: list[str], intent: Intent, text: str) -> SceneBegins:
        self.clear_scene()
        self.remember()
        if told:
            return SceneBegins(begun=begun, sentences=self.tell_words(told))
        arrived = intent.model_copy(update={"manner": "arrive"})
        return SceneBegins(begun=begun, sentences=self._talk(arrived, text))

    def _at_once(self, text: str) -> Reply | None:
        """Take words that need no proposal: deeds with things; in a fight moves, the turn's end."""
        if self.is_over:
            return Answered(status="answered", text=IS_OVER.format(name=self.actor))
        move = self.fighting.command(text)
        if move is not None:
            return FightBegins(steps=self.fighting.do(move))
        if self.fighting.is_running and ends_turn(text):
            return FightBegins(steps=self.fighting.end_turn())
        if yields(text) and self._is_pressed():
            return self._surrender()
        passed_on = self._hand_over(text)
        if passed_on is not None or self.fighting.is_running:
            return passed_on
        dealt = self._dealing.meant(text)
        return None if dealt is None else self._deal(dealt, text)

    def _is_pressed(self) -> bool:
        """Whether there is somebody to give oneself up to: a fight, or foes if none is counted."""
        return self.fighting.is_running or not (self.fighting.is_counted or self.going.is_free())

    def surrender(self, text: str) -> Reply | None:
        """Take words that give the fight up, also where a choice or a proposal waits.

        Args:
            text: what was typed.

        Returns:
            The end of the fight; None for any other words, and where no fight is running.
        """
        if not (self.fighting.is_running and yields(text)):
            return None
        self.withdraw()
        self._intended = None
        self.campaign.append(records.PLAYER, {"text": text, "actor": self.actor})
        return self._surrender()

    def _surrender(self) -> Reply:
        """Give the fight up: the next scene begins with what the victor makes of it."""
        against = self.fighting.against()

        def then() -> Reply:
            if self.fighting.is_down(self.actor):
                return Talk(sentences=self.tell_words([TOO_LATE]))
            return self._followed(on="yielded", victor=against[0] if against else "")

        return FightBegins(steps=self.fighting.give_up(), then=then)

    # Defeats and ends

    @property
    def is_over(self) -> bool:
        """Whether all the player's characters are dead, and none has taken their place yet."""
        ended = self.memory.ended
        return bool(ended) and set(self.party.members) <= ended

    def aftermath(self) -> Reply | None:
        """Return what follows when the player's side was beaten; None while somebody stands.

        A death comes to its end; whoever is only out of action wakes in the next scene, which
        begins with the defeat. To be asked for after each step, before the player's next words.
        """
        if self.is_over:
            return None
        dead = [name for name in self._aftermath.dead() if name not in self.memory.ended]
        if self._slain and self._slain in self.party.members:
            dead, self._slain = [self._slain, *dead], ""
        if dead and not self.fighting.is_running:
            return self._end_of(dead[0])
        return self._followed(on="felled") if self._aftermath.is_felled() else None

    def _followed(self, *, on: On, victor: str = "") -> SceneBegins:
        self.withdraw()
        self._intended = None
        followed = self._aftermath.follow(self.actor, on=on, victor=victor)
        self.remember()
        told = self.tell_words(followed.told)
        return SceneBegins(begun=followed.begun, sentences=told, notes=followed.notes)

    def _end_of(self, name: str) -> StoryEnds:
        self.withdraw()
        self._intended = None
        told = self._aftermath.end(name)
        self.remember()
        goes_on = "" if self.is_over else self.party.members[0]
        if goes_on and self.actor == name:
            self._seat(goes_on)
        return StoryEnds(name=name, sentences=self.tell_words(told), goes_on=goes_on)

    def succeed(self, name: str) -> None:
        """Let a character who has just joined go on where all others are dead."""
        for gone in self.memory.ended & set(self.party.members):
            self.campaign.apply(CharacterLeft(name=gone))
        self._seat(name)

    def _fight(self, intent: Intent, text: str) -> Reply:
        self._along = ()  # in a fight everybody acts on a turn of their own
        reply = self._propose(intent, text)
        if not isinstance(reply, Proposal):
            return reply
        foes = self.fighting.foes(reply.request.opponent)
        if not foes:
            return reply  # nobody stands on the other side: a roll, and no fight
        remark = f"This begins a fight: you against {listed(foes)}."
        self.proposal = replace(reply, opens_fight=True, remarks=(*reply.remarks, remark))
        return self.proposal

    def open_fight(self) -> Iterator[Step]:
        """Begin the fight that the accepted proposal opens, up to the player's turn or choice.

        The blow itself is kept: ``intended`` puts it on the table when the turn has come.
        """
        proposal = self.proposal
        assert proposal is not None, "only a proposal opens a fight"
        self.withdraw()
        self._intended = (self.actor, proposal.intent, self.memory.last_text)
        return self.fighting.begin(proposal.request.opponent)

    def intended(self) -> Reply | None:
        """Return, once, the proposal for the blow that opened the fight; None while others act."""
        if self._intended is None or self.fighting.choice is not None:
            return None
        if self.fighting.is_running and self.actor != self._intended[0]:
            return None  # another character of the player's has the turn first
        (_, intent, text), self._intended = self._intended, None
        return self._propose(intent, text) if self.fighting.is_running else None

    @property
    def usual_option(self) -> str:
        """What Enter answers to an open choice; "" when nothing is asked.

        While an attack that was agreed to waits, it is what keeps the action for it.
        """
        choice = self.fighting.choice
        if choice is None or not choice.options:
            return ""
        waits = self._intended is not None and self._intended[0] == choice.who
        return STAND_STILL if waits and STAND_STILL in choice.options else choice.options[0]

    def answer_choice(self, text: str) -> Iterator[Step]:
        """Answer the open choice in the player's words, and play on.

        Who would rather strike than resist stands still, and strikes when their turn comes.

        Raises:
            BadInputError: the words fit none of the options.
        """
        choice = self.fighting.choice
        if choice is not None and text.strip() and strikes_back(choice, text):
            if self._intended is None:
                intent = self._read(text)
                if intent.needs_roll:
                    self._intended = (choice.who, intent, text)
            text = STAND_STILL
        return self.fighting.answer(text.strip() or self.usual_option)

    def _propose(self, intent: Intent, text: str) -> Reply:
        try:
            self.proposal = self._proposer.propose(
                self.memory, intent, text, physical=self.physical, along=self._along
            )
        except IllegalActionError as error:
            said = f"{error.message[:1].upper()}{error.message[1:].rstrip('.')}."
            if self.fighting.is_running and error.rule == "K-23":
                said += f" {END_TURN}"
            return Answered(status="answered", text=said)
        return self.proposal

    def ask(self, question: str) -> Answered:
        """Answer a question about the player's own game or the rules; changes nothing."""
        own = answer_from_state(
            question, system=self.system, state=self.campaign.state, actor=self.actor
        )
        story = own or answer_from_story(
            question, campaign=self.campaign, book=self.book, told=self.memory.told[-TOLD_LATELY:]
        )
        answered = story or self._answer(question, self.system.info.slug)
        self.campaign.append(records.ANSWER, {"question": question, "status": answered.status})
        return answered

    def _read(self, text: str) -> Intent:
        plain = None
        if not self.fighting.is_running:
            going = self.going
            plain = everyday(text, people=going.people(), cold=going.cold(), here=going.place)
        if plain is not None:
            self._spoken_to = plain.target or self._spoken_to
            return plain
        told = unsaid(self.memory.recent, self._own_names())
        scene = scene_text(self.system, self.campaign.state, told)

        def read(said: str) -> Intent:
            slug = self.system.info.slug
            return self._reader(system=slug, sheet=self.sheet, scene=scene, text=said)

        to = None if self.fighting.is_running else self._addressed(text)
        if to is not None:
            return won(to, text, read)
        if not self.fighting.is_running and forages(text):
            found = read(FORAGE)
            update = {"goal": "find something to eat", "manner": "forage", "opponent": None}
            return found.model_copy(update=update)
        intent = read(text)
        if intent.manner == "forage" and thing_got("forage", text) is None:
            intent = intent.model_copy(update={"manner": "search"})  # a bed is no meal
        foes = self.fighting.against() if flees(text) else ()
        if not foes or (intent.needs_roll and intent.manner == "flee" and intent.opponent):
            return intent
        # Whoever stands against one does not let one go for the asking, however it is put.
        return read("I flee").model_copy(update={"opponent": foes[0]})

    def _own_names(self) -> list[str]:
        sheet = self.campaign.state.characters[self.actor]
        elements = self.system.play.elements(sheet)
        return [e.name for e in elements if e.role not in ("gear", "condition")]

    def _addressed(self, text: str) -> Addressed | None:
        """Return what words to somebody here come to; None for any others."""
        going = self.going
        to = addressed(text, people=going.people(), cold=going.cold(), last=self._spoken_to)
        self._spoken_to = to.who if to is not None and to.who else self._spoken_to
        return to

    def _talk(self, intent: Intent, text: str) -> Iterator[str]:
        brief = self._briefs.before(self.memory, intent, text)
        return self._telling(self.narrator.talk(brief), {"roll": None})

    # Arguing

    def argue(self, text: str) -> Reply:
        """Take a word about the proposal on the table: more elements, fewer, or another plan.

        Raises:
            BadInputError: no proposal is on the table.
        """
        if self.proposal is None:
            raise BadInputError("there is no proposal to argue about; say what you do first")
        if self.guard.safety.crossing(text) == "line":
            return Answered(status="line", text=CROSSES)
        about_a_helper = bool(self.party.named_in(text, but=(self.actor,)))
        who, _ = self.party.addressed(text)
        move = move_of(text, self.party.members, self.party.everybody, self.actor)
        if who is not None or is_of_another(move, self.actor, text) or self._is_said_to_us(text):
            return self.say(text)
        surrendered = self.surrender(text)
        if surrendered is not None:
            return surrendered
        if not (is_argument(text) or about_a_helper) or self._is_another_plan(text):
            return self._instead(text)
        self.proposal = self._proposer.argue(
            self.memory, self.proposal, text, physical=self.physical
        )
        return self.proposal

    def _is_another_plan(self, text: str) -> bool:
        """Return whether "I strike with my sword" is another deed and no word for this one."""
        if argues_outright(text) or self.proposal is None:
            return False
        intent, mine = self._read(text), self.proposal.intent
        other = bool(intent.opponent) and intent.opponent != mine.opponent
        return intent.needs_roll and (intent.manner != mine.manner or other)

    def _instead(self, text: str) -> Reply:
        """Take words that are no argument: another plan, a question, or something unclear."""
        if gives_up(text):
            self.withdraw()
            return Answered(status="answered", text="Taken back. What do you do instead?")
        ends = self.fighting.is_running and ends_turn(text)
        intent = self._read(text)
        if ends or (intent.target and intent.manner == "talk"):
            return self.say(text)  # the turn is over, or somebody here is spoken to
        if intent.kind == "question":
            return self.ask(text)
        here = self.going.place
        if (intent.needs_roll and intent.manner != "other") or is_going(text, here=here):
            return self.say(text)
        if self._dealing.meant(text) is not None or (intent.manner != "other" and is_plan(text)):
            return self.say(text)  # it needs no roll, and is what the player does instead
        return Answered(status="answered", text=STILL_OPEN)

    def withdraw(self) -> None:
        """Take the proposal back. The next roll has the same number, so the same dice."""
        if self.proposal is not None:
            self.campaign.withdraw("withdrawn")
            self.proposal = None

    # Rolling

    def roll(self, dice: Dice | None = None) -> Rolled:
        """Throw the dice of the proposal on the table.

        Args:
            dice: the player's own dice; None for the campaign's.

        Raises:
            BadInputError: no proposal is on the table.
            ChanceError: the given dice do not fit; the proposal stays.
        """
        proposal = self.proposal
        if proposal is None:
            raise BadInputError("there is nothing to roll; say what you do first")
        resolution = self.campaign.resolve(proposal.number, dice=dice)
        self.proposal = None
        self.memory.rolled_now(proposal.number)
        return self._rolled(proposal.number, proposal.action, resolution, proposal)

    def _rolled(
        self, number: int, action: Action, resolution: Resolution, proposal: Proposal | None
    ) -> Rolled:
        title = self._title(resolution)
        had = None
        if proposal is not None:
            had = next(((label, p) for label, p in proposal.odds if label == title), None)
        card = self.system.play.card(action, resolution)
        return Rolled(
            number=number,
            proposal=proposal,
            action=action,
            resolution=resolution,
            card=card,
            title=title,
            had=had,
        )

    def _title(self, resolution: Resolution) -> str:
        titles = {degree.slug: degree.title for degree in self.system.degrees}
        return titles.get(resolution.degree or "", "")

    # Telling

    def tell(self, rolled: Rolled) -> Told:
        """Apply the consequences of a roll, then tell it.

        The effects are in the journal when this returns; the sentences come as they are written.
        """
        summary = self.memory.declared(rolled.number)
        intent = Intent.model_validate_json(summary["intent"])
        request = Request.model_validate_json(summary["request"])
        brief = self._briefs.after(self.memory, rolled, intent, request, summary)
        effects, notes = self._effects(rolled, brief)
        brief = brief.model_copy(
            update={
                "notes": (*brief.notes, *notes),
                "setting": self._briefs.setting(self.memory, actor=request.actor),
            }
        )
        self._slain = next((e.target for e in effects if _slays(e, self.party.members)), "")
        words = chain(
            self.narrator.narrate(brief, effects), come_due(self.campaign, self.adventure)
        )
        sentences = self._telling(words, {"roll": rolled.number}, passed=brief.passed)
        self._then = intent.then
        return Told(sentences=sentences, effects=effects)

    def following(self) -> str:
        """Return, once, the words for a second attempt of the message that was told last."""
        then, self._then = self._then, ""
        return then

    def _effects(self, rolled: Rolled, brief: Brief) -> tuple[tuple[Effect, ...], tuple[str, ...]]:
        told = self.memory.effects_of(rolled.number)
        if told is not None:
            return told, ()  # an earlier sitting applied them and stopped before the words
        outcome = outcome_of(self.system, self.campaign.state, rolled.resolution, brief)
        effects = settle(
            self.system,
            self.campaign.state,
            rolled.resolution,
            brief.model_copy(update={"notes": (*brief.notes, *outcome.notes)}),
            narrators=(self.narrator, self.floor),
            roll=rolled.number,
        )
        if self.adventure is not None:
            manner, key = brief.attempt.manner, f"{rolled.number}:clue"
            effects = self.adventure.with_clue(effects, manner=manner, passed=brief.passed, key=key)
        events = [EffectApplied(effect=effect, roll=rolled.number) for effect in effects]
        self.campaign.apply(*outcome.events, *events, roll=rolled.number)
        passed = upkeep(self.system, self.campaign.state, roll=rolled.number)
        if passed.events:
            self.campaign.apply(*passed.events, roll=rolled.number)
        return effects, (*outcome.notes, *passed.told)

    def _telling(
        self,
        sentences: Iterator[str],
        body: Mapping[str, JsonValue],
        *,
        passed: bool | None = None,
    ) -> Iterator[str]:
        told: list[str] = []
        before = self.memory.told
        for sentence in self.guard.sentences(sentences, told=before, passed=passed):
            told.append(sentence)
            yield sentence
        self.campaign.append(records.NARRATION, {**body, "sentences": told})
        self.memory.heard(told, roll=body.get("roll"))

    def setting(self) -> Setting:
        """Return where the story stands, as the player's side knows it."""
        return self._briefs.setting(self.memory)

    def begin(self, opening: Opening, *, threads: Sequence[str] = ()) -> Iterator[str]:
        """Open the game: place, people, circumstances and the first trouble; then tell it.

        The scene is in the journal when this returns; the sentences come as they are read.

        Args:
            opening: how it begins.
            threads: what is at stake from the start; entered into the ledger.
        """
        wants = {person.name: person.wants for person in opening.people if person.wants}
        body = {
            "id": opening.id,
            "genre": opening.genre,
            "wants": wants,
            "actor": self.actor,
            "threads": list(threads),
        }
        self.campaign.append(records.OPENING, body)
        self.campaign.apply(*opening_events(self.system, opening))
        self.clear_scene()
        self.memory = Memory.of(self.campaign)
        return self._telling(iter(sentences_of(opening.scene)), {"roll": None})

    def tell_words(self, sentences: Sequence[str]) -> Iterator[str]:
        """Tell sentences that nobody has to make up: a scene, an event of the oracle's."""
        return self._telling(iter(sentences), {"roll": None})

    def remember(self) -> None:
        """Read again what was told, after something was corrected, skipped or a scene began."""
        self.memory = Memory.of(self.campaign)

    def clear_scene(self) -> tuple[str, ...]:
        """Take out of the scene what crosses a line that was just drawn.

        Returns:
            The names of what is gone.
        """
        gone, events = crossing_events(self.campaign, self.guard)
        if events:
            self.campaign.apply(*events)
        return gone

    def moved_to(self, campaign: Campaign) -> "Sitting":
        """Return a sitting of the same player, narrator and readers with another campaign."""
        return Sitting(
            campaign,
            actor=self.actor,
            narrator=self.narrator.unguarded,
            floor=self.floor.unguarded,
            reader=self._reader,
            suggest=self._suggest,
            answer=self._answer,
            physical=self.physical,
        )

    def recap(self) -> Iterator[str]:
        """Return the story so far in short, for a player who comes back."""
        return iter(Recapper(self.campaign, self.book, self.guard).sentences())

    def reopen(self) -> None:
        """Read the campaign again after another process wrote to it; the proposal is gone."""
        self.campaign.refresh()
        self.proposal = None
        self.guard.reload()
        self.memory = Memory.of(self.campaign)

    def retry(self) -> Rolled:
        """Take back the words for the last roll, to tell the same outcome in others.

        Raises:
            BadInputError: no roll was told yet.
        """
        number = self.memory.last_roll
        if number is None:
            raise BadInputError("no roll was told yet, so there is nothing to tell again")
        if self.memory.untold is None:
            self.campaign.append(
                records.NARRATION, {"roll": number, "sentences": [], "again": True}
            )
            self.memory.tell_again()
        action, resolution = self.memory.rolled(number)
        rolled = self._rolled(number, action, resolution, None)
        return self.closed(rolled) or rolled

    def undo(self) -> str:
        """Take back what happened since the last roll: words, consequences, choices.

        Returns:
            What was taken back, and what stands, in one or two sentences.

        Raises:
            BadInputError: nothing happened since.
        """
        self.proposal = None
        gone = taken_back(self.campaign)
        undo(self.campaign)
        self.memory = Memory.of(self.campaign)
        left = self.party.who_acts()
        if left is not None and self.actor not in self.party.members:
            self._seat(left)  # the one who acted had only just joined
        return gone

    def unfinished(self) -> Rolled | None:
        """Return the last roll when it was never told to the end, as after a crash."""
        number = self.memory.untold
        if number is None:
            return None
        action, resolution = self.memory.rolled(number)
        rolled = self._rolled(number, action, resolution, None)
        return self.closed(rolled) or rolled

    def is_open(self, rolled: Rolled) -> bool:
        """Return whether somebody must choose (to spend a Boon, say) before the result stands."""
        return rolled.resolution.degree is None and self.campaign.state.pending is not None

    def closed(self, rolled: Rolled) -> Rolled | None:
        """Return a roll with the result that stood after the choices that it waited for.

        Args:
            rolled: the roll.

        Returns:
            The roll itself when its result stands; None while it is open.
        """
        if rolled.resolution.degree is not None:
            return rolled
        for number in range(rolled.number + 1, self.campaign.next_roll):
            action, resolution = self.campaign.rolled(number)
            if resolution.degree is None:
                continue
            later = self._rolled(rolled.number, action, resolution, rolled.proposal)
            return replace(later, action=rolled.action, card=later.card)
        return None


def _slays(effect: Effect, members: Sequence[str]) -> bool:
    """Return whether a consequence ends one of the player's characters: warned of, and allowed."""
    return effect.lethal and effect.kind == "harm" and not effect.good and effect.target in members
