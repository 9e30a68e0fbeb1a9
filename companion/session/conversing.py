"""The player's words: said, and said about the proposal on the table."""

import re
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from companion.errors import BadInputError
from companion.journal import Campaign
from companion.narration.nouns import definite
from companion.reader import WORLD, Intent
from companion.session import records
from companion.session.absence import why_silent
from companion.session.addressing import in_one_breath
from companion.session.agreeing import Agreeing
from companion.session.aiming import aim
from companion.session.arguments import (
    adds_to_a_check,
    gives_up,
    is_argument,
    is_plan,
    meant_instead,
)
from companion.session.asking import answer_from_story, is_missed
from companion.session.at_once import AtOnce
from companion.session.blows import held_at_point, plain_blow
from companion.session.book import Book
from companion.session.courtesy import courtesy, vow_taken
from companion.session.defeats import Defeats
from companion.session.exchange import (
    Answered,
    Answerer,
    Proposal,
    Reply,
    Talk,
)
from companion.session.fight_words import ends_turn
from companion.session.friends import agreed
from companion.session.going import Going
from companion.session.groups import step_forward
from companion.session.guard import Guard
from companion.session.hearing import Hearing
from companion.session.hooked import Hooked
from companion.session.in_turn import two_deeds
from companion.session.kit_talk import KitTalk
from companion.session.lately import stands_open
from companion.session.leaving import Leaving
from companion.session.meeting import addressed, called_upon
from companion.session.memory import Memory
from companion.session.names import Names
from companion.session.obeying import (
    as_request,
    is_here,
    obeyed,
    stays,
    to_nobody,
    where_we_are,
)
from companion.session.oracle_facts import come_to_light
from companion.session.own_game import answer_from_state
from companion.session.party import Party
from companion.session.pointing import pointed
from companion.session.points import is_only_spending, spent_in
from companion.session.repeating import Repeating
from companion.session.scene import find_person
from companion.session.seat import Seat
from companion.session.spoken_for import Move, is_of_another, move_of, talks_among
from companion.session.table_talk import TableTalk
from companion.session.telling import Telling
from companion.session.third_person import as_mine
from companion.session.unnamed import opened_with, told_of, who_it_is, with_figure
from companion.session.ways import flight_to, is_going, leads_to, straight, two_parts
from companion.session.whither import as_way
from companion.session.who_is import who_is
from companion.session.whom import called_in, once_there, walked_up_to, without_question
from companion.session.winning import answered
from engine.api import EffectApplied

STILL_OPEN: Final = (
    "The proposal still stands: Enter rolls, n takes it back, or argue for something that helps."
)
CROSSES: Final = (
    "That crosses a line of this table, so it is not part of the story. Nothing was rolled or "
    "written down; /lines shows what was agreed."
)
SPENT_WITH: Final = (
    "An {name} goes into an attempt, before its dice: say what you do, and when the odds are "
    'shown, "I spend an {name}". You have {left}.'
)
_DEALT_FIRST: Final = frozenset({"buy", "sell"})
"""Deeds with things that stand by themselves: what is given or taken is often a part of more."""
_IS_LEFT: Final = re.compile(r"\b(?:leave .+ behind|leave behind|throw .+ away|discard)\b", re.I)
"""What is put down for good: a rope that is dropped may be climbed down by."""
YOURS_TO_SAY: Final = '{name} hears it. What {name} says or does then is yours: "{name}: ...".'
NOTHING_TO_ADD_TO: Final = (
    "No check is on the table that it could count for. Say what you do, and it may count then."
)
TOLD_LATELY: Final = 200
"""Sentences that a question about the story is answered from beside the ledger."""
IS_OVER: Final = (
    "The story of {name} is told. /join new brings another character into the same world, "
    "/branch NAME goes on from an earlier point."
)
ACTS_ALONE: Final = (
    '{name} is an ally and acts by themselves. Ask for help: say what you do, and "{name} helps"; '
    "/ally {name} hold, free or follow says how they fight."
)


_OF_ONE: Final = re.compile(
    r"\b(?:ask|tell|thank|greet|beg|urge|warn|answer|(?:talk|speak|listen|say|turn) (?:to|with)) "
    r"(?P<whom>him|her)\b",
    re.IGNORECASE,
)
_SPEAKS: Final = re.compile(
    r"\W*(?:i|we) (?:ask|tell|beg|warn|talk|speak|plead|appeal|call)\b", re.IGNORECASE
)
_SHOWS: Final = re.compile(
    r"\W*(?:i|we) show (?P<whom>(?:the |my )?[\w'’-]+(?: [\w'’-]+)?) (?:what|how|where|that)\b",
    re.IGNORECASE,
)
_LOOKS_IN: Final = re.compile(
    r"\W*(?:i|we) (?:look|peer|peek|glance) "
    r"(?:in|into|inside|behind|under|beneath|through|round|around)\b",
    re.IGNORECASE,
)
"""A look that needs no dice where it is known who is there."""
_UP_TO: Final = re.compile(
    r"\b(?:over to|up to|to|towards?|at|beside|next to|with|join|approach) "
    r"(?P<whom>(?:the |my )?[\w'’-]+(?: [\w'’-]+){0,4})$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Conversing:
    """Takes what the player says in one sitting.

    Attributes:
        campaign: the campaign.
        seat: who acts.
        memory: what the sitting remembers.
        party: the player's side.
        book: the ledger of the story.
        guard: keeps what is said within the table's agreement.
        going: where the story is.
        hearing: reads words.
        agreeing: holds what waits for a word.
        telling: tells.
        leaving: takes the story elsewhere.
        defeats: takes a surrender.
        at_once: does what needs no word of agreement.
        kit: answers from what was written for the scene.
        hooks: pays where the player takes up what the story put there.
        names: knows who is meant by a name.
        table_talk: answers what is said across the table.
        repeating: knows what was tried before with nothing changed since.
        answer: who answers rules questions.
    """

    campaign: Campaign
    seat: Seat
    memory: Memory
    party: Party
    book: Book
    guard: Guard
    going: Going
    hearing: Hearing
    agreeing: Agreeing
    telling: Telling
    leaving: Leaving
    defeats: Defeats
    at_once: AtOnce
    kit: KitTalk
    hooks: Hooked
    names: Names
    table_talk: TableTalk
    repeating: Repeating
    answer: Answerer

    def switch(self, name: str) -> str:
        """Let another of the player's characters act; a proposal on the table is withdrawn.

        Args:
            name: the character's name, its beginning or a word of it.

        Returns:
            The whole name.

        Raises:
            BadInputError: nobody of the player's is called so, or it is an ally.
        """
        found = self.seat.named(name)
        if found != self.seat.actor:
            self.agreeing.withdraw()
            self.seat.take(found)
        return found

    # Saying

    def say(self, text: str) -> Reply:
        """Take the player's words.

        Args:
            text: what was typed, in any language.

        Returns:
            A proposal (also kept as ``proposal``), an answer, or talk.
        """
        if self.guard.safety.crossing(text) == "line":
            return Answered(status="line", text=CROSSES)
        self.agreeing.withdraw(instead=text)
        who, text = self.party.addressed(text)
        if who is not None:
            self.switch(who)
        across = self.table_talk.answer(text, in_fight=self.seat.fighting.is_running)
        if across:
            return self._said_across(text, across)
        typed, move = text, self._whose_move(self._once_more(self._called(text)))
        text = move.text
        self.memory.exchange += 1
        self.memory.last_text = text
        self.campaign.append(records.PLAYER, {"text": typed, "actor": self.seat.actor})
        answer = self._no_deed(text)
        if answer:
            return Answered(status="answered", text=answer)
        here = self.going.people()
        called = self.names.called_upon(typed) or called_in(text, here)
        self.hearing.partner = called or walked_up_to(text, here)
        reply = (
            self._by_kit(text)
            or self._told_off(text)
            or self.at_once.by_words(text)
            or self.hooks.by_words(text)
            or self._first_dealt(text)
        )
        if reply is not None:
            return reply
        meant = aim(text, self.seat.fighting, self.campaign.state)
        return meant if isinstance(meant, Answered) else self._read(meant, move)

    def _by_kit(self, text: str) -> Reply | None:
        """Answer by what this very scene has: its people, its things, what may be given to them."""
        found = self.kit.by_words(text, self.hearing.partner)
        if found is None:
            return None
        reply, whom = found
        self.hearing.partner = whom or self.hearing.partner
        return reply

    def _called(self, text: str) -> str:
        """Return words with everybody called by the name that the scene has for them."""
        text = self.names.meant(in_one_breath(text))
        if not self.seat.fighting.is_running:
            text = as_way(text, self.going.known())
        told, people = opened_with(self.hooks.told_here()), self.going.people()
        return text if who_it_is(text, told, people)[0] else with_figure(text, told, people)

    def _identified(self, text: str) -> str:
        """Return who a figure of this scene is that words ask about; "" for other words."""
        told, people = opened_with(self.hooks.told_here()), self.going.people()
        name, to, figure = who_it_is(text, told, people)
        asked = find_person(self.campaign.state, to) if to else self.hearing.partner
        if not name:
            return ""
        asked = asked if asked in people and asked != name else ""
        return told_of(name, figure, asked or "", self.memory.exchange)

    def _said_across(self, text: str, answer: str) -> Answered:
        """Answer words across the table, which are no move in the story."""
        self.memory.exchange += 1
        self.campaign.append(records.PLAYER, {"text": text, "actor": self.seat.actor})
        self.campaign.append(records.ANSWER, {"question": text, "status": "answered"})
        return Answered(status="answered", text=answer)

    def _first_dealt(self, text: str) -> Reply | None:
        """Do the plain deed with a thing that words begin with ("I buy an eel and ask ...")."""
        deeds = None if self.seat.fighting.is_running else two_deeds(text)
        dealt = self.seat.dealing.meant(deeds[0]) if deeds is not None else None
        if deeds is None or dealt is None:
            return None
        if dealt.said.verb not in _DEALT_FIRST and not _IS_LEFT.search(deeds[0]):
            return None
        if dealt.refusal:
            return Answered(status="answered", text=dealt.refusal)
        return self.at_once.deal(dealt, *deeds)

    def _no_deed(self, text: str) -> str:
        """Return the answer to words by which nothing can be done now; "" for any others."""
        if self.defeats.is_over:
            return IS_OVER.format(name=self.seat.actor)
        name, left = self.seat.spendable
        if is_only_spending(text, name):
            return SPENT_WITH.format(name=name, left=left)
        if adds_to_a_check(text):
            return NOTHING_TO_ADD_TO
        leads_on = is_going(two_parts(text)[0], here=self.going.place)
        return "" if leads_on else self._unanswered(text)

    def _told_off(self, text: str) -> Reply | None:
        """Let somebody do a small thing for the asking; answer who follows or yields to nobody."""
        if self.seat.fighting.is_running:
            return None
        done = obeyed(self.campaign, self.memory, text)
        done = done or who_is(self.campaign, self.memory, self.going, text)
        done = done or agreed(self.campaign, self.memory, self.going, text)
        if done:
            return Talk(sentences=self.telling.words([done]))
        seen = come_to_light(self.campaign, text) if _LOOKS_IN.match(text) else []
        if seen:
            return Talk(sentences=self.telling.words(seen))
        told, then = courtesy(self.campaign, self.memory, text)
        told = told or vow_taken(self.campaign, self.memory, text)
        told = told or where_we_are(self.campaign, self.memory, text) or self._identified(text)
        if told:
            return Talk(sentences=self.telling.words([told]), then=then)
        said = stays(self.campaign, self.memory, text) or is_here(self.campaign, text)
        said = said or (to_nobody(self.going, text) if self.going.is_free() else "")
        return Answered(status="answered", text=said) if said else None

    def _whose_move(self, text: str) -> Move:
        """Let whoever the words name act, and return the words as that one would say them."""
        move = move_of(text, self.party.members, self.party.everybody, self.seat.actor)
        if move.who is not None:
            self.switch(move.who)
        together = move.who is not None or not self.seat.fighting.is_running
        said = as_mine(move.text, self.seat.things()) if move.text != text else text
        return replace(move, text=said, along=move.along if together else ())

    def _once_more(self, text: str) -> str:
        """Return words with the last attempt in the place of "I try again", outside a fight."""
        if self.seat.fighting.is_running:
            return self.hearing.once_more(text)
        return self.repeating.meant(self.memory, text)

    def _read(self, text: str, move: Move) -> Reply:
        """Take words that must be read to be understood."""
        text = as_request(self.campaign, self.memory, plain_blow(held_at_point(text)))
        if not self.seat.fighting.is_running:
            text = once_there(without_question(text), self.going.people())
        text = pointed(self.campaign, self.seat.fighting, step_forward(self.campaign, text))
        self.memory.last_text = text
        first, rest = ("", "") if self.seat.fighting.is_running else self._parts(text)
        intent = self.hearing.read(first or text)
        reply = self.leaving.by_words(intent, first, rest) if first else None
        if reply is not None:
            return reply
        intent = self.hearing.read(text) if rest else intent
        text, intent = self._in_turn(text, intent)
        intent = self.hearing.refined(text, intent)
        if intent.kind != "attack" and self._is_said_to_us(text):
            return self._among_us(intent, text)
        if intent.kind == "question":
            return self.ask(text, of_world=intent.manner == WORLD)
        return self._attempt(intent, text, move)

    def _parts(self, text: str) -> tuple[str, str]:
        """Return the way that words lead, and what follows there."""
        free = self.going.is_free()
        return two_parts(straight(text, here=self.going.place) if free else text)

    def _in_turn(self, text: str, intent: Intent) -> tuple[str, Intent]:
        """Return what is done first, with what is to follow, where words tell of two deeds.

        Only where the second would be lost: it needs dice or leads away, and the whole does not.
        """
        fights = self.seat.fighting.is_running
        deeds = None if fights or intent.then or intent.kind == "question" else two_deeds(text)
        if deeds is None or intent.manner == "talk":
            return text, intent
        first, rest = deeds
        leads = is_going(rest, here=self.going.place)
        following = self.hearing.read(rest)
        tends = following.manner == "heal" and following.manner != intent.manner
        if intent.needs_roll and not (leads or tends):
            return text, intent
        if not leads and not following.needs_roll:
            return text, intent
        return first, self.hearing.read(first).model_copy(update={"then": rest})

    def _attempt(self, intent: Intent, text: str, move: Move) -> Reply:
        """Take what is done here and now: told, begun as a fight, or proposed as a check."""
        absent = self._unanswered(text)
        if absent:
            return Answered(status="answered", text=absent)
        if intent.needs_roll and stands_open(self.campaign, text):
            intent = intent.model_copy(update={"needs_roll": False, "manner": "handle"})
        if not intent.needs_roll:
            return self._without_dice(intent, text)
        whither = self._whither(intent, text)
        if whither:
            intent = intent.model_copy(update={"then": f"I go to {whither}"})
        if move.ally:
            return Answered(status="ally", text=ACTS_ALONE.format(name=move.ally))
        if (
            intent.kind == "attack"
            and self.seat.fighting.is_counted
            and not self.seat.fighting.is_running
        ):
            return self.agreeing.propose_fight(intent, text)
        reply = self.agreeing.propose(intent, text, along=move.along)
        if isinstance(reply, Proposal) and reply.request.opponent and intent.kind != "attack":
            self.hearing.partner = reply.request.opponent  # "him" is who was dealt with last
        return reply

    def _without_dice(self, intent: Intent, text: str) -> Talk:
        """Tell what needs no roll, answered by whoever it is for, and what it brings to light."""
        self.names.heed(intent, text)
        shown = _SHOWS.match(text)
        whom = find_person(self.campaign.state, shown["whom"]) if shown is not None else None
        if whom is not None or (_SPEAKS.match(text) and addressed(text)):
            intent = intent.model_copy(update={"manner": "talk", "target": whom or intent.target})
        if intent.manner == "talk":
            intent = self._to_whom(intent, text)
        elif intent.manner in ("move", "look"):
            self._turn_to(text)
        said = self.kit.anything(intent.target or "") if intent.manner == "talk" else None
        if said is not None:
            return replace(said, then=intent.then)
        freely = self._told_freely(intent, text)
        if freely:
            return Talk(sentences=self.telling.words(freely), then=intent.then)
        seen = come_to_light(self.campaign, text)
        told = chain(self.telling.talk(intent, text), self.telling.words(seen) if seen else ())
        return Talk(sentences=told, then=intent.then)

    def _whither(self, intent: Intent, text: str) -> str:
        """Return the place where one is when a flight, or a way gone unseen, succeeds; "" else."""
        if intent.then or intent.manner not in ("flee", "sneak"):
            return ""
        fled = flight_to(text) if intent.manner == "flee" else ""
        return fled or leads_to(text, self.going.known())

    def _unanswered(self, text: str) -> str:
        """Return why whoever words are for does not answer; "" for anybody who may."""
        if self.seat.fighting.is_running:
            return ""
        return why_silent(self.campaign, self.book, text) or (
            self.seat.proposer.opposing.absent(text)
        )

    def _to_whom(self, intent: Intent, text: str) -> Intent:
        """Return talk with whoever it is for: who is named, else whom one speaks with already."""
        self.seat.proposer.opposing.spoken_to(text)
        who = called_upon(text) or addressed(text)
        named = find_person(self.campaign.state, who) if who else self._by_pronoun(text)
        target = named or intent.target or self.hearing.partner
        if not target:
            return intent
        self.hearing.partner = target
        return intent.model_copy(update={"target": target})

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

    def _among_us(self, intent: Intent, text: str) -> Reply:
        """Take words among the player's own, who answer as the player says."""
        whom = talks_among(text, self.seat.others)
        if whom in self.party.members:
            return Answered(status="answered", text=YOURS_TO_SAY.format(name=whom))
        return Talk(sentences=self.telling.talk(intent, text, friend=whom or ""))

    def _is_said_to_us(self, text: str) -> bool:
        """Return whether the player's own characters only talk with each other."""
        return talks_among(text, self.seat.others) is not None

    def ask(self, question: str, *, of_world: bool = False) -> Answered:
        """Answer a question about the player's own game or the rules; changes nothing.

        Args:
            question: the player's words.
            of_world: a reader takes it for one about the story's world.
        """
        own = answer_from_state(
            question,
            system=self.campaign.rule_system,
            state=self.campaign.state,
            actor=self.seat.actor,
        )
        answered = own or self._from_story(question, of_world=of_world)
        if answered is None:
            answered = self.answer(question, self.campaign.rule_system.info.slug)
            if is_missed(question, answered.text, self.memory.told[-TOLD_LATELY:]):
                answered = self._from_story(question, of_world=True) or answered
        self.campaign.append(records.ANSWER, {"question": question, "status": answered.status})
        return answered

    def _from_story(self, question: str, *, of_world: bool) -> Answered | None:
        return answer_from_story(
            question,
            campaign=self.campaign,
            book=self.book,
            told=self.memory.told[-TOLD_LATELY:],
            of_world=of_world,
        )

    # Arguing

    def argue(self, text: str) -> Reply:
        """Take a word about the proposal on the table: more elements, fewer, or another plan.

        Raises:
            BadInputError: no proposal is on the table.
        """
        proposal = self.agreeing.proposal
        if proposal is None:
            raise BadInputError("there is no proposal to argue about; say what you do first")
        if self.guard.safety.crossing(text) == "line":
            return Answered(status="line", text=CROSSES)
        text = pointed(self.campaign, self.seat.fighting, step_forward(self.campaign, text))
        changed = self._about_it(proposal, text)
        if changed is not None:
            return changed
        about_a_helper = bool(self.party.named_in(text, but=(self.seat.actor,)))
        who, _ = self.party.addressed(text)
        move = move_of(text, self.party.members, self.party.everybody, self.seat.actor)
        if (
            who is not None
            or is_of_another(move, self.seat.actor, text)
            or self._is_said_to_us(text)
        ):
            return self.say(text)
        surrendered = self.defeats.surrender(text)
        if surrendered is not None:
            return surrendered
        argues = is_argument(text) or about_a_helper
        argues = argues and not self.agreeing.is_another_plan(text)
        if argues or self.seat.proposer.names_what_counts(text):
            return self.agreeing.argue(proposal, text)
        return self._instead(text)

    def _about_it(self, proposal: Proposal, text: str) -> Proposal | None:
        """Return the proposal with a point put into it, or against whom it was meant."""
        if spent_in(text, self.seat.spendable[0]) is not None:
            return self.agreeing.argue(proposal, text)
        instead = meant_instead(text, self.going.people(), proposal.request.opponent)
        return self.agreeing.turn_to(proposal, instead) if instead else None

    def _instead(self, text: str) -> Reply:
        """Take words that are no argument: another plan, a question, or something unclear."""
        if gives_up(text):
            self.agreeing.withdraw()
            return Answered(status="answered", text="Taken back. What do you do instead?")
        ends = self.seat.fighting.is_running and ends_turn(text)
        intent = self.hearing.read(text)
        if ends or (intent.target and intent.manner == "talk"):
            return self.say(text)  # the turn is over, or somebody here is spoken to
        if intent.kind == "question":
            return self.ask(text, of_world=intent.manner == WORLD)
        here = self.going.place
        if (intent.needs_roll and intent.manner != "other") or is_going(text, here=here):
            return self.say(text)
        is_deed = self.seat.dealing.meant(text) is not None or self.hooks.meant(text) is not None
        if is_deed or (intent.manner != "other" and is_plan(text)):
            return self.say(text)  # it needs no roll, and is what the player does instead
        return Answered(status="answered", text=STILL_OPEN)
