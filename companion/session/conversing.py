"""The player's words: said, and said about the proposal on the table."""

import re
from dataclasses import dataclass, replace
from typing import Final

from companion.errors import BadInputError
from companion.journal import Campaign
from companion.narration.scene_kits import SceneBeat
from companion.reader import WORLD, Intent
from companion.session import records
from companion.session.absence import for_whom, why_silent
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
from companion.session.asking import (
    OPEN,
    answer_from_story,
    is_missed,
    is_of_here,
    is_of_the_ledger,
)
from companion.session.asking_back import AskingBack
from companion.session.at_once import AtOnce
from companion.session.blows import held_at_point, plain_blow, shot_with
from companion.session.book import Book
from companion.session.caring import as_treatment
from companion.session.courtesy import courtesy, vow_taken
from companion.session.defeats import Defeats
from companion.session.doubtful import which
from companion.session.exchange import (
    Answered,
    Answerer,
    AskedBack,
    Option,
    Proposal,
    Reply,
    Talk,
)
from companion.session.fight_words import ends_turn
from companion.session.first_person import as_first
from companion.session.friends import agreed
from companion.session.going import Going
from companion.session.groups import step_forward
from companion.session.guard import Guard
from companion.session.hearing import Hearing
from companion.session.hooked import Hooked
from companion.session.in_turn import asked_next, two_deeds
from companion.session.kit_talk import KitTalk
from companion.session.lately import stands_open
from companion.session.leaving import Leaving
from companion.session.led import Led, led, led_to_one
from companion.session.looking import as_look
from companion.session.mattering import as_the_scene_has_it, settled
from companion.session.memory import Memory
from companion.session.names import Names
from companion.session.no_foe import without_foe
from companion.session.obeying import (
    as_request,
    is_here,
    obeyed,
    stays,
    to_nobody,
    where_we_are,
)
from companion.session.oracle_facts import come_to_light
from companion.session.over_there import is_held, over_there
from companion.session.own_game import answer_from_state
from companion.session.party import Party
from companion.session.plain_telling import PlainTelling
from companion.session.pointing import pointed
from companion.session.points import is_only_spending, spent_in
from companion.session.postures import upright
from companion.session.questions import with_marks
from companion.session.refusals import without_refusal
from companion.session.repeating import Repeating
from companion.session.scene import find_person
from companion.session.scenes import is_somebody
from companion.session.seat import Seat
from companion.session.spoken_for import Move, is_of_another, move_of, talks_among
from companion.session.staked import at_stake, by_verb, taken_off
from companion.session.table_talk import TableTalk, without_laugh
from companion.session.telling import Telling
from companion.session.third_person import as_mine
from companion.session.unnamed import opened_with, told_of, who_it_is, with_figure
from companion.session.ways import (
    going_to,
    is_going,
    straight,
    two_parts,
    without_remark,
)
from companion.session.whither import as_way, led_on
from companion.session.who_is import who_is
from companion.session.whom import (
    as_order,
    asked_of,
    called_in,
    once_there,
    to_whom_first,
    walked_up_to,
    without_question,
)

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


_LOOKS_IN: Final = re.compile(
    r"\W*(?:i|we) (?:look|peer|peek|glance) "
    r"(?:in|into|inside|behind|under|beneath|through|round|around)\b",
    re.IGNORECASE,
)
"""A look that needs no dice where it is known who is there."""


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
        asking: asks the player back.
        plain: tells what needs no roll.
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
    asking: AskingBack
    plain: PlainTelling
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
            A proposal (also kept as ``proposal``), an answer, a question back, or talk.
        """
        if self.guard.safety.crossing(text) == "line":
            return Answered(status="line", text=CROSSES)
        again = self.asking.again(text)
        if again is not None:
            return again
        chosen = self.asking.answered(text)
        if chosen is not None:
            return self._chosen(chosen, text)
        self.agreeing.withdraw(instead=text)
        who, text = self.party.addressed(text)
        if who is not None:
            self.switch(who)
        across = self.table_talk.answer(text, in_fight=self.seat.fighting.is_running)
        if across:
            return self._said_across(text, across)
        left = self.asking.left
        return self._with_meant(
            self._take(without_refusal(without_laugh(text)), {"text": text}), left
        )

    def _chosen(self, chosen: Option, typed: str) -> Reply:
        """Take the player's words as the one means them who was asked back about them."""
        self.agreeing.withdraw(instead=chosen.text)
        said = {"text": chosen.text, "typed": typed}
        if chosen.place:
            self._noted(Move(None, chosen.text), said)
            return self.leaving.go_to(chosen.place, chosen.text, self.asking.then)
        if chosen.intent is None:
            return self._take(chosen.text, said)
        move = self._noted(self._whose_move(chosen.deed or chosen.text), said)
        return self._attempt(chosen.intent, move.text, move)

    def say_as(self, intent: Intent, text: str) -> Reply:
        """Take the player's words as somebody says that they are meant: with dice, or without.

        Args:
            intent: the reading that is meant.
            text: the words.
        """
        self.asking.is_settled = True
        self.agreeing.withdraw(instead=text)
        move = self._noted(self._whose_move(self._called(text)), {"text": text})
        return self._attempt(intent, move.text, move)

    def _noted(self, move: Move, said: dict[str, str]) -> Move:
        """Note a move of the player's in memory and journal."""
        self.memory.exchange += 1
        self.memory.last_text = move.text
        self.campaign.append(records.PLAYER, {**said, "actor": self.seat.actor})
        return move

    def _take(self, text: str, said: dict[str, str]) -> Reply:
        """Take words that are a move in the story, and ask back where they may mean several."""
        move = self._noted(self._whose_move(self._once_more(self._called(text))), said)
        whom = self.asking.whom(move.text)
        reply = whom.asked or self.asking.where(move.text) or self._hear(whom.text, move, text)
        if isinstance(reply, AskedBack):
            return self.asking.ask(reply, text)
        return self._with_meant(reply, whom.meant)

    def _hear(self, text: str, move: Move, typed: str) -> Reply:
        self.memory.last_text = text
        elsewhere = None if self.seat.fighting.is_running else self._elsewhere(text)
        if elsewhere is not None:
            return self.leaving.go_to(elsewhere.place, text, elsewhere.then)
        answer = self._no_deed(text)
        if answer:
            return Answered(status="answered", text=answer)
        here = self.going.people()
        called = self.names.called_upon(typed) or called_in(text, here)
        turned = called or walked_up_to(text, here) or self.kit.turned(text, self.hearing.partner)
        self.hearing.partner = turned
        if not self.seat.fighting.is_running:
            text = once_there(text, here)
        ending = None if self.seat.fighting.is_running else self.kit.ending_in(text)
        if ending is not None:
            return self._decided(ending, text, move)
        reply = (
            (self.hooks.by_words(text) if self.hooks.holds_clue(text) else None)
            or self._by_kit(text)
            or self._told_off(text)
            or self.at_once.by_words(text)
            or (None if self.kit.knows(text) else self.hooks.by_words(text))
            or self._first_dealt(text)
        )
        if reply is not None:
            return reply
        asks = self.asking.may_ask(text)
        meant = aim(text, self.seat.fighting, self.campaign.state, asks=asks)
        return self._read(meant, move) if isinstance(meant, str) else meant

    def _elsewhere(self, text: str) -> Led | None:
        """Return where in this scene words lead or do something, and what; None for here.

        Whoever has gone there for these words does them there, whatever else they name.
        """
        campaign, book, going = self.campaign, self.book, self.going
        if going.kits.at is None or not going.is_free() or is_held(campaign):
            return None
        found = self._led(text)
        if found is None and not self.leaving.is_just_there(self.memory):
            found = led_to_one(text, going, for_whom(text, book))
            if found is None:
                own = self.seat.things()
                place = over_there(text, campaign=campaign, book=book, going=going, own=own)
                found = Led(place, text) if place else None
        if found is not None and found.then:
            self.leaving.went_over = self.memory.exchange
        return found

    def _with_meant(self, reply: Reply, meant: str) -> Reply:
        """Return a reply that says how the words were taken, where that was no plain matter."""
        if meant and isinstance(reply, Proposal):
            self.agreeing.proposal = replace(reply, remarks=(meant, *reply.remarks))
            return self.agreeing.proposal or reply
        if not meant or not isinstance(reply, Talk):
            return reply
        return replace(reply, meant=f"{meant} {reply.meant}".strip())

    def _decided(self, ending: SceneBeat, text: str, move: Move) -> Reply:
        """Let dice decide the act that would answer what is at stake, however plain it sounds."""
        intent = self.hearing.read(text)
        if not intent.needs_roll or not ending.of & {intent.manner}:
            manner = "other" if "other" in ending.of else min(ending.of)
            whom = {"target": ending.whom} if ending.whom else {}
            update = {"needs_roll": True, "manner": manner, **whom}
            kind = {"kind": "challenge"} if intent.kind in ("none", "question") else {}
            intent = intent.model_copy(update={**update, **kind})
        return self._attempt(intent, text, move)

    def _by_kit(self, text: str) -> Reply | None:
        """Answer by what this very scene has: its people, its things, what may be given to them."""
        who = "" if self.seat.fighting.is_running else self._identified(text)
        if who:
            return Talk(sentences=self.telling.words([who]))
        found = self.kit.by_words(text, self.hearing.partner)
        if found is None:
            return None
        reply, whom = found
        self.hearing.partner = whom or self.hearing.partner
        if whom:
            talk = Intent(needs_roll=False, kind="none", manner="talk", target=whom)
            self.names.heed(talk, text)
        if isinstance(reply, Talk) and not reply.then:
            reply = replace(reply, then=asked_next(text))
        return reply

    def _called(self, text: str) -> str:
        """Return words with everybody called by the name that the scene has for them."""
        people = self.going.people()
        text = with_marks(text)
        text = asked_of(text, "" if self.seat.fighting.is_running else self.hearing.partner)
        text = self._on_a_way(held_at_point(upright(as_first(text, people))))
        text = self.names.meant(to_whom_first(in_one_breath(as_look(text)), people))
        if not self.seat.fighting.is_running:
            text = as_way(text, self.going.known())
        told = opened_with(self.hooks.told_here())
        return text if who_it_is(text, told, people)[0] else with_figure(text, told, people)

    def _on_a_way(self, text: str) -> str:
        """Return words that go to a place of the scene's kit, as the kit calls it."""
        found = None if self.seat.fighting.is_running else self._led(text)
        return text if found is None else found.plainly

    def _led(self, text: str) -> Led | None:
        """Return where in the scene words go first; None for words that go nowhere in it."""
        place = going_to(text)
        if place and is_somebody(self.campaign, place):
            return None  # who was left somewhere is found there
        return led(text, self.going, by_bearing=not self.leaving.is_just_there(self.memory))

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
        order = as_order(text, self.going.people())
        done = obeyed(self.campaign, self.memory, order, actor=self.seat.actor)
        done = done or who_is(self.campaign, self.memory, self.going, text)
        done = done or agreed(self.campaign, self.memory, self.going, text)
        if done:
            return Talk(sentences=self.telling.words([done]))
        seen = come_to_light(self.campaign, text) if _LOOKS_IN.match(text) else []
        if seen:
            return Talk(sentences=self.telling.words(seen))
        told, then = courtesy(self.campaign, self.memory, text)
        told = told or vow_taken(self.campaign, self.memory, text)
        told = told or where_we_are(self.campaign, self.memory, text)
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
        said = as_treatment(shot_with(text, self.seat.things()))
        told = as_order(plain_blow(held_at_point(said)), self.going.people())
        text = as_request(self.campaign, self.memory, told)
        if not self.seat.fighting.is_running:
            text = once_there(without_question(text), self.going.people())
        text = pointed(self.campaign, self.seat.fighting, step_forward(self.campaign, text))
        self.memory.last_text = text
        first, rest = ("", "") if self.seat.fighting.is_running else self._parts(text)
        intent = self.hearing.read(first or text)
        asks = self.asking.may_ask(text)
        reply = self.leaving.by_words(intent, first, rest, asks=asks) if first else None
        if reply is not None:
            return reply
        intent = self.hearing.read(text) if rest else intent
        text, intent = self._in_turn(text, intent)
        if not self.seat.fighting.is_running:
            beats = self.going.kits.beats()
            intent = at_stake(intent, text, beats, read=self.hearing.by_reader)
            intent = taken_off(intent, text, beats)
            here = self.going.people()
            intent = as_the_scene_has_it(intent, text, beats, here, read=self.hearing.by_reader)
        intent = by_verb(self.hearing.refined(text, intent), text)
        if intent.kind != "attack" and self._is_said_to_us(text):
            return self._among_us(intent, text)
        if intent.kind == "question":
            return self._asked(text, of_world=intent.manner == WORLD)
        return self._attempt(intent, text, move)

    def _asked(self, text: str, *, of_world: bool) -> Reply:
        """Answer a question: whoever is there says something where the story has not."""
        told = [*self.memory.told[-TOLD_LATELY:], *(said for _, said in self.hooks.told_here())]
        names = [entry.name for entry in self.book.ledger.entries("person")]
        is_put_to_us = bool(self.going.people()) and is_of_here(text, told, names)
        answered = self.ask(text, of_world=of_world or is_put_to_us)
        is_open = answered.text == OPEN or (is_put_to_us and not is_of_the_ledger(text))
        return (self.kit.into_the_room(self.hearing.partner) if is_open else None) or answered

    def _parts(self, text: str) -> tuple[str, str]:
        """Return the way that words lead, and what follows there."""
        free = self.going.is_free()
        text = without_remark(text)
        return two_parts(straight(text, here=self.going.place) if free else text)

    def _in_turn(self, text: str, intent: Intent) -> tuple[str, Intent]:
        """Return what is done first, with what is to follow, where words tell of two deeds.

        Only where the second would be lost: it needs dice, asks, looks or leads away, and the whole
        does not.
        """
        fights = self.seat.fighting.is_running
        deeds = None if fights or intent.then or intent.kind == "question" else two_deeds(text)
        if deeds is None or intent.manner == "talk":
            return text, intent
        first, rest = deeds
        if asked_next(text) and intent.kind != "magic":  # a god who is asked is no second deed
            return first, self.hearing.read(first).model_copy(update={"then": rest})
        leads = is_going(rest, here=self.going.place)
        following = self.hearing.read(rest)
        tends = following.manner == "heal" and following.manner != intent.manner
        if intent.needs_roll and not (leads or tends):
            return text, intent
        if not (leads or following.needs_roll or following.manner == "look"):
            return text, intent
        return first, self.hearing.read(first).model_copy(update={"then": rest})

    def _attempt(self, intent: Intent, text: str, move: Move) -> Reply:
        """Take what is done here and now: told, begun as a fight, or proposed as a check."""
        absent = self._unanswered(text)
        if absent:
            return Answered(status="answered", text=absent)
        people, cold = self.going.people(), self.going.cold()
        intent = without_foe(intent, text, people=people, enemies=cold)
        asked = self._which(intent, text)
        if isinstance(asked, AskedBack):
            return asked
        intent = asked or intent
        if intent.needs_roll and stands_open(self.campaign, text):
            intent = intent.model_copy(update={"needs_roll": False, "manner": "handle"})
        if not intent.needs_roll:
            return self.plain.told(intent, text)
        then = "" if intent.then else led_on(intent.manner, text, self.going.known())
        if then:
            intent = intent.model_copy(update={"then": then})
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

    def _which(self, intent: Intent, text: str) -> AskedBack | Intent | None:
        """Return the question which of two readings is meant, or the one that the scene settles.

        None where there is no doubt.
        """
        by_model = self.hearing.refiner is not None
        if by_model or self.seat.fighting.is_running or not self.asking.may_ask(text):
            return None
        people = self.going.people()
        asked = which(intent, text, people, typed=self.memory.last_text)
        beats = self.going.kits.beats() if asked is not None else ()
        return asked and (settled(asked, text, beats, people) or asked)

    def _unanswered(self, text: str) -> str:
        """Return why whoever words are for does not answer; "" for anybody who may."""
        if self.seat.fighting.is_running:
            return ""
        return why_silent(self.campaign, self.book, text) or (
            self.seat.proposer.opposing.absent(text)
        )

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
