"""What the scene's own kit answers: its people talk, its things show what they are, gifts pay.

No dice are thrown for it: it is ordinary talk, a look, something handed over. Whatever tries to
bring somebody to something goes on to be read, and has the kit's beats.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import chain
from typing import Final

from companion.journal import Campaign
from companion.narration.nouns import definite, head_of
from companion.narration.scene_kits import Change, Gift, Line, SceneBeat, Thing, said_words
from companion.session.asking import is_about_rules
from companion.session.exchange import Answered, FightBegins, Reply, Step, Talk
from companion.session.fight_words import flees
from companion.session.going import Going
from companion.session.guard import Guard
from companion.session.in_turn import two_deeds
from companion.session.kit_calling import called, done_to, is_said_to_others, is_stated
from companion.session.kit_deeds import (
    best_thing,
    forced,
    given,
    handled,
    is_report,
    is_touched,
    lent,
    listens,
    looked_at,
    only_felt,
    only_shows,
    only_taken,
    worked,
)
from companion.session.kit_giving import (
    best_gift,
    fetched,
    first_said,
    is_in_words,
    is_named_aloud,
    meant_by,
    only_tells,
    promised,
    receiver,
    said_aloud,
)
from companion.session.kit_speech import deed_beside, spoken_in, turned_to, without_name
from companion.session.kit_words import (
    best_line,
    called_over,
    deed_after,
    is_addressed,
    is_asked_again,
    is_asking,
    is_personal,
    is_talk,
    near_line,
    offered_line,
    presses,
    question_in,
)
from companion.session.kits import SceneKits
from companion.session.landing import landed
from companion.session.questions import look_before
from companion.session.scene import words
from companion.session.seat import Seat
from companion.session.telling import Telling
from companion.session.ways import going_to, two_parts, without_remark
from companion.session.whom import called_in, walked_up_to
from engine.api import capital

SAID: Final = "{who} has answered that: {said}"
"""What is said of a question that somebody has answered; it is no part of the story."""
_ASKED: Final = re.compile(r"\b(?:about|what|who|why|where|when|how|whether|if)\b", re.IGNORECASE)
_STRIKES: Final = frozenset({"throw", "hurl", "fling", "toss", "lob", "shoot", "fire", "chuck"})
"""What is done with a thing to somebody who is aimed at."""
_HELD: Final = frozenset({"hand", "hands", "hold", "help"})
"""Words of a gift that is a hand lent to somebody."""
_ASKS: Final = re.compile(r"\?|^\W*(?:i|we) (?:ask|wonder|look|examine|inspect)\b", re.IGNORECASE)
_MONEY: Final = frozenset({"money", "coin", "coins", "bribe", "cash", "gold", "silver", "water"})


class KitTalk:
    """Answers from the scene kit.

    Args:
        campaign: the campaign.
        seat: who acts.
        going: who is here, and who of them is against the players.
        guard: keeps what is told within the table's agreement.
        telling: tells.
        kits: the kit.
        as_written: whether what is written in English, and to "you", may be told as it is.
    """

    def __init__(
        self,
        campaign: Campaign,
        seat: Seat,
        going: Going,
        guard: Guard,
        telling: Telling,
        kits: SceneKits,
        *,
        as_written: Callable[[], bool] = lambda: True,
    ) -> None:
        self._campaign = campaign
        self._seat = seat
        self._going = going
        self._guard = guard
        self._telling = telling
        self._kits = kits
        self._as_written = as_written

    def by_words(self, text: str, partner: str) -> tuple[Reply, str] | None:
        """Return what a kit has for words, and whom one speaks with from then on.

        Args:
            text: the player's words.
            partner: whom the player turns to, or spoke with last; "" for nobody.

        Returns:
            None for words that it has no piece for.
        """
        if not self._as_written():
            return None
        if self._seat.fighting.is_running:
            return self._amid_fight(text)
        look = look_before(text)
        return (
            self._deed(look or text)
            or (self._thing(look) if look else None)
            or self._gift(text, partner)
            or (None if look and not self._knowing(text, partner) else self._line(text, partner))
            or self._thing(look or text)
        )

    def _amid_fight(self, text: str) -> tuple[Reply, str] | None:
        """Return what a kit has, in a fight, for words that are no blow and no flight.

        A deed takes the turn, and the foes then have theirs; a look and a word to somebody who
        does not fight take none.
        """
        fighting = self._seat.fighting
        if flees(text) or landed(text, self._going.people()).what == "somebody":
            return None
        done = self._deed(text)
        if done is not None:
            assert isinstance(done[0], Talk), "a piece about a thing is told"
            told = tuple(done[0].sentences)
            first = Step(title="settled", sentences=told)
            return FightBegins(steps=chain((first,), fighting.end_turn())), ""
        if looked_at(text):
            return self._thing(text)
        whom = self.turned(text)
        if not whom or whom in fighting.against() or not is_talk(text):
            return None
        return self._of(whom, text)

    def ending_in(self, text: str) -> SceneBeat | None:
        """Return the act that would answer what is at stake, where words clearly mean it."""
        if not self._kits.is_open or _ASKS.search(text):
            return None
        said = said_words(text)
        named = {name for name in self._going.people() if self._is_named(name, text)}
        endings = (beat for beat in self._kits.beats() if beat.ends)
        return next((beat for beat in endings if beat.is_meant(named, said)), None)

    def answer(self, who: str, text: str) -> Talk | None:
        """Return what somebody has to say to words in particular; None for nothing new."""
        line = best_line(self._kits.lines(who), text) if self._as_written() else None
        return None if line is None or not self._is_shown(line.says) else self._say(line)

    def knows(self, text: str) -> bool:
        """Return whether words handle a thing of which the kit says what it is, or what it holds.

        Args:
            text: the player's words.
        """
        what = handled(text) or forced(text) or worked(text)
        if not what or not self._as_written():
            return False
        at_stake = [Thing(words=beat.about, look="") for beat in self._kits.beats() if beat.about]
        return best_thing([*self._kits.things(), *at_stake], what) is not None

    def anything(self, who: str) -> Talk | None:
        """Return what somebody says to whatever it may be; None where nothing is left to say."""
        line = offered_line(self._kits.lines(who)) if self._as_written() else None
        return None if line is None else self._say(line)

    # Talk

    def _line(self, text: str, partner: str) -> tuple[Reply, str] | None:
        over = set(words(called_over(text)))
        called = next((n for n in self._speakers() if over & set(words(n))), "")
        if called:
            said = self.anything(called)
            return None if said is None else (said, called)
        states = partner in self._speakers() and is_stated(text)
        talks = states or is_talk(text) or self._is_told(text)
        if not talks or is_said_to_others(text, self._going.people()):
            return None
        if not is_addressed(text) and is_about_rules(text):
            return None
        deed, is_first = deed_beside(text)
        if is_first:
            return None
        found = self._said_to(text, partner)
        if found is None and states:
            said = self.anything(partner)
            found = None if said is None else (said, partner)
        if found is None or not deed or not isinstance(found[0], Talk):
            return found
        return replace(found[0], then=deed), found[1]

    def _said_to(self, text: str, partner: str) -> tuple[Reply, str] | None:
        whom = self.turned(text, partner)
        if whom:
            return self._of(whom, text) or self._asked_in_vain(whom, text)
        # Said into the room: whoever knows something about it answers, whom one speaks with first.
        knows = self._knowing(text, partner)
        if knows or partner in self._speakers():
            return self._of(knows or partner, text)
        if partner or not is_addressed(text):
            return None
        for name in sorted(self._speakers(), key=self._grudge):
            found = self._of(name, text)
            if found is not None and isinstance(found[0], Talk):
                return found
        return None

    def _knowing(self, text: str, partner: str) -> str:
        """Return who has a line about what is asked of nobody in particular; "" for nobody."""
        if "?" not in text:
            return ""
        asked = question_in(text)
        said, mine = said_words(asked), [*self._kits.lines(partner), *self._kits.said(partner)]
        line = best_line(mine, asked)
        is_for_you = is_addressed(text) or (line is not None and is_personal(line))
        if line is not None and (is_for_you or line.is_about(said)):
            return partner
        if near_line(mine, text, names=self._names()) is not None:
            return partner
        for name in sorted(self._speakers(), key=self._grudge):
            line = best_line(self._kits.lines(name), asked)
            if line is not None and line.is_about(said):
                return name
        return ""

    def _names(self) -> set[str]:
        """Return the words that name those who have something to say."""
        return {word for line in self._kits.kit.lines for word in words(line.who)}

    def _of(self, whom: str, text: str) -> tuple[Reply, str] | None:
        deed = deed_after(text)
        asked = without_name(text.removesuffix(deed) if deed else spoken_in(text), whom)
        left = self._kits.lines(whom)
        line, told = best_line(left, asked), best_line(self._kits.said(whom), asked)
        if line is None and told is None:
            line = near_line(left, asked, names=self._names())
        if line is not None and self._is_shown(line.says):
            return replace(self._say(line), then=deed), whom
        if told is None or deed:
            return None
        if not is_asked_again(told, asked):  # the same thing in another question
            more = self.anything(whom)
            if more is not None:
                return more, whom
        said = SAID.format(who=capital(definite(whom).text), said=told.says)
        return Answered(status="answered", text=said), whom

    def turned(self, text: str, partner: str = "") -> str:
        """Return who of those with something to say is turned to in words; "" for nobody.

        Args:
            text: the player's words, everybody called as the scene calls them.
            partner: whom the player spoke with last, who is meant before others who are named.
        """
        people, speakers = self._going.people(), self._speakers()
        called_so = called_in(text, people) or walked_up_to(text, people)
        if called_so in speakers:
            return called_so
        named = [name for name in speakers if self._is_named(name, text)]
        return partner if partner in named else next(iter(named), "")

    def _asked_in_vain(self, whom: str, text: str) -> tuple[Reply, str] | None:
        """Return what somebody says who is asked a thing of which they know nothing."""
        is_asked = "?" in text or is_asking(text)
        said = self.anything(whom) if is_asked and not deed_after(text) else None
        return None if said is None else (said, whom)

    def into_the_room(self, partner: str) -> Talk | None:
        """Return what somebody says to a question that nobody here has an answer for.

        Args:
            partner: whom the player speaks with; "" for nobody.
        """
        cold = self._going.cold()
        others = (n for n in sorted(self._speakers(), key=self._grudge) if n not in cold)
        asked = partner if partner in self._going.people() else next(others, "")
        return self.anything(asked) if asked else None

    def _say(self, line: Line) -> Talk:
        told = self._kits.tell(line.says, line.pays, actor=self._seat.actor, giver=line.who)
        return Talk(sentences=self._telling.words(told), is_sure=True)

    def _is_named(self, name: str, text: str) -> bool:
        called_so = words(head_of(name)) if name.lower().startswith("the ") else words(name)
        return bool(set(called_so) & set(words(turned_to(text))))

    def _speakers(self) -> list[str]:
        speaking = {line.who for line in self._kits.kit.lines}
        return [name for name in self._going.people() if name in speaking]

    def _grudge(self, name: str) -> int:
        return -self._campaign.state.story.relations.get(name, 0)

    def _is_told(self, text: str) -> bool:
        """Return whether something is stated to somebody here who is called by name."""
        name, said = called(text, self._going.people())
        return bool(name) and not presses(text) and not said.rstrip().endswith("?")

    # Gifts

    def _gift(self, text: str, partner: str) -> tuple[Reply, str] | None:
        text, people, held = fetched(text), self._going.people(), lent(text)
        name, said = called(text, people)
        rest = said if self._is_told(text) else promised(text) or given(text) or held
        if not rest:
            return self._name_said(text, partner)
        gifts = [g for g in self._kits.kit.gifts if g.who in people]
        whom = name or receiver(rest, people) or partner
        to_whom = [g for g in gifts if g.who == whom]
        if held:  # whose ladder it is shows who is helped
            to_whom = [g for g in to_whom or gifts if g.words & _HELD]
        gift = best_gift((g for g in to_whom if not self._kits.was_told(g.says)), rest)
        if gift is None or not self._is_shown(gift.says):
            return None
        is_pointed_out = only_shows(text) and self._is_known(meant_by(gift, rest))
        tells = bool(name) or only_tells(text)
        if not (held or is_pointed_out or self._has(gift, rest, tells=tells)):
            return None
        is_kept = held or name or only_shows(text) or promised(text)
        dealt = None if is_kept else self._seat.dealing.meant(first_said(text))
        if dealt is not None and dealt.refusal:
            return None
        told = self._kits.tell(gift.says, gift.pays, actor=self._seat.actor, giver=gift.who)
        if dealt is None:
            then = f'"{question_in(text)}"' if held and "?" in text else ""
            return Talk(sentences=self._telling.words(told), then=then, is_sure=True), gift.who
        steps = self._seat.dealing.perform(dealt, self._seat.fighting)
        given_over = FightBegins(
            steps=steps, then=lambda: Talk(sentences=self._telling.words(told), is_sure=True)
        )
        return given_over, gift.who

    def _name_said(self, text: str, partner: str) -> tuple[Reply, str] | None:
        """Return what comes of a name that is said to whom it is worth something."""
        said = "" if presses(text) else said_aloud(text)
        whom = (self.turned(text, partner) or partner) if said else ""
        gifts = (g for g in self._kits.kit.gifts if g.who == whom and is_named_aloud(g, said))
        gift = next((g for g in gifts if not self._kits.was_told(g.says)), None)
        if gift is None or not self._is_shown(gift.says):
            return None
        told = self._kits.tell(gift.says, gift.pays, actor=self._seat.actor, giver=whom)
        return Talk(sentences=self._telling.words(told)), whom

    def _has(self, gift: Gift, rest: str, *, tells: bool) -> bool:
        """Return whether the players have what they give: on a sheet, by the story, or in words."""
        meant = meant_by(gift, rest)
        if is_report(rest) and not self._campaign.state.story.knowledge:
            return False
        if is_in_words(gift, meant, tells=tells) or self._mine(meant):
            return True
        if meant & _MONEY:  # where coins are counted, a bribe is paid by the rules
            return self._campaign.rule_system.belongings is None
        return self._kits.had_from_start(meant)

    def _is_known(self, meant: frozenset[str]) -> bool:
        """Return whether something that was seen here is meant, which can be pointed out."""
        known = self._campaign.state.story.knowledge
        return any(meant & said_words(fact) for fact in known)

    def _mine(self, meant: frozenset[str]) -> list[str]:
        return [name for name in self._seat.things() if meant & said_words(name)]

    # Things

    def _deed(self, text: str) -> tuple[Reply, str] | None:
        """Tell what comes of a deed that the kit has for a thing: the cup that is poured out."""
        verb, rest = done_to(text)
        fitting = [thing for thing in self._kits.things() if verb in thing.by]
        said = said_words(rest)
        thing = max(fitting, key=lambda thing: len(thing.words & said), default=None)
        if thing is None or not thing.words & said or self._strikes_another(text, thing):
            return None
        if self._kits.was_told(thing.look) or not self._is_shown(thing.look):
            return None
        return self._shown(thing.look, thing.pays), ""

    def _strikes_another(self, text: str, thing: Thing) -> bool:
        """Return whether words strike at somebody of whom a piece about a thing does not tell."""
        on = landed(text, self._going.people())
        is_blow = on.verb in _STRIKES and re.search(r"\b(?:at|in|into)\b", text) is not None
        return on.what == "somebody" and is_blow and not thing.words & said_words(on.phrase)

    def _thing(self, text: str) -> tuple[Reply, str] | None:
        to = going_to(two_parts(without_remark(text))[0])
        if to and self._kits.leads(to):
            return None  # looked at when one is there
        seen, by_force = looked_at(text), forced(text) or worked(text)
        deeds = None if seen else two_deeds(text)
        taken = handled(deeds[0] if deeds is not None else text) or by_force
        if any(self._is_named(name, seen or taken) for name in self._going.people()):
            return None  # somebody is looked at or laid hands on
        thing = best_thing([t for t in self._kits.things() if not t.by], seen or taken)
        if thing is None:
            return None
        is_mild = only_felt(text) or (only_taken(text) and not self._kits.was_told(thing.look))
        if taken and not seen and not thing.handled and not is_mild:
            return None  # what comes of it is decided as of any deed
        found = self._of_thing(thing, text, is_taken=bool(taken) and not listens(text))
        if deeds is None or not taken or not isinstance(found, Talk):
            return None if found is None else (found, "")
        what = re.split(r" (?:from|out|off|in|on)\b", taken, maxsplit=1)[0]
        then = re.sub(r"\bit\b", what, deeds[1], count=1)
        is_same = best_thing([thing], looked_at(then) or handled(then)) is not None
        return replace(found, then="" if is_same else then), ""

    def _of_thing(self, thing: Thing, text: str, *, is_taken: bool) -> Reply | None:
        """Tell of a thing what is seen, or what comes of a hand on it; None where that was told."""
        told = thing.look
        if is_taken and thing.handled and is_touched(text, thing.handled):
            told = thing.handled
        pays = thing.pays if told == (thing.handled or thing.look) else ()
        if self._kits.was_told(told):
            # What comes of more than a look is decided as of any deed, once it was handled.
            again = not is_taken or looked_at(text)
            return Answered(status="answered", text=told) if again else None
        return self._shown(told, pays) if self._is_shown(told) else None

    def _shown(self, told: str, pays: tuple[Change, ...]) -> Talk:
        sentences = self._kits.tell(told, pays, actor=self._seat.actor)
        return Talk(sentences=self._telling.words(sentences), is_sure=True)

    def _is_shown(self, text: str) -> bool:
        return bool(self._guard.shown(text))
