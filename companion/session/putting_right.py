"""Putting a reading right in two words: "no roll", "that is a roll", "I meant the driver".

The player has the last word on what was meant, the dice on how it ends: nothing here goes past a
roll, and where somebody resists a deed does not happen for the asking.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final

from companion.journal import Campaign
from companion.narration.nouns import definite
from companion.session import records
from companion.session.agreeing import Agreeing, Began
from companion.session.conversing import Conversing
from companion.session.doubtful import plainly
from companion.session.exchange import Answered, FightBegins, Proposal, Reply, Step
from companion.session.going import Going
from companion.session.hearing import Hearing
from companion.session.landing import is_called, is_somebody
from companion.session.memory import Memory
from companion.session.no_foe import at_a_thing
from companion.session.scene import words
from companion.session.undoing import moves_since_dice
from engine.api import Effect, EffectApplied, agreeing, capital

_NO_ROLL: Final = re.compile(
    r"\W*(?:no,? )?(?:(?:that |this |it )?(?:needs?|takes?|is|should be|requires?|wants?)"
    r" (?:no|not a|not any)|no|without(?: a| any)?|skip the"
    r"|i (?:do not|don['’]t) (?:need|want) (?:to|a))"
    r" (?:rolls?|dice|check|rolling)(?:,? (?:needed|please|here|for that))*[ .!]*"
    r"|\W*(?:i )?(?:just|simply) do (?:it|that)[ .!]*"
    r"|\W*(?:that|this|it)(?: is|['’]s) (?:no|not an?) (?:attempt|roll|check)[ .!]*",
    re.IGNORECASE,
)
_ROLL: Final = re.compile(
    r"\W*(?:no,? |but |hey,? )?(?:(?:that|this|it)"
    r"(?: is|['’]s| was| should be| needs| takes| wants) (?:surely )?an? (?:roll|check|attempt)"
    r"|(?:i|we)(?: want to| will| would like to|['’]d like to|['’]ll)? roll(?: the dice)?"
    r"(?: for (?:it|that|this))?"
    r"|(?:please )?roll(?: the dice)? for (?:it|that|this)|let me roll(?: for (?:it|that|this))?"
    r"|let (?:the )?dice decide(?: (?:it|that))?)(?:,? please)?[ .!]*",
    re.IGNORECASE,
)
_MEANT: Final = re.compile(
    r"\W*(?:(?:no|nope|sorry|oops|wait|hey|well|oh)\b[,.!]? )*(?:i|we) (?:mean|meant)(?: to)?[,:]? "
    r"(?P<what>\S.*)",
    re.IGNORECASE | re.DOTALL,
)
_NO_BLOW: Final = re.compile(
    r"\W*(?:no,? |wait,? |but )?(?:(?:that|this|it)(?: is|['’]s| was) (?:no|not an?)"
    r" (?:attack|fight|blow)|(?:i|we) (?:do not|don['’]t|did not|didn['’]t|am not|['’]m not)"
    r" (?:want to |mean to |meant to )?(?:attack|fight|hit|strike|attacking|fighting|hitting)"
    r"(?: (?:him|her|them|anybody|anyone|nobody))?|not (?:at )?(?:him|her|them))[ .!]*",
    re.IGNORECASE,
)
"""Words by which a reading as a fight is taken back."""
_SAYS_I: Final = re.compile(r"\W*(?:i|we|let)\b", re.IGNORECASE)
_NO_DEED: Final = re.compile(
    r"(?:the|an?|my|our|your|his|her|their|this|that|these|those|him|them|it|not|no|all|both|one|two"
    r"|three|four|five)\b|[A-Z][\w'’-]*[ .!]*$",
)
"""What tells of no deed: somebody or something is named, and nothing is done."""
_LONGEST_NAME: Final = 4
_AT_ONCE: Final = 1
"""Exchanges after which a fight was meant."""
RESISTED: Final = (
    "{Who} {stands} against it, so the dice decide. Enter rolls, n takes it back; or say it in "
    "other words."
)
TRIED: Final = (
    "By its words that is an attempt that may fail, so the dice decide. Enter rolls, n takes it "
    "back; or say it in other words."
)
NOTHING_TOLD: Final = (
    "Nothing was told since the last roll that dice could decide. Say what you try."
)


def wants_to_roll(text: str) -> bool:
    """Return whether words say that dice decide what was said before.

    Example:
        >>> wants_to_roll("That is a roll."), wants_to_roll("I roll the barrel")
        (True, False)
    """
    return _ROLL.fullmatch(text) is not None


class PuttingRight:
    """Takes the player's word on what was meant.

    Args:
        campaign: the campaign.
        memory: what the sitting remembers.
        going: knows who is here.
        hearing: reads words.
        agreeing: holds the proposal.
        conversing: takes words.
        undo: takes the last move back.
    """

    def __init__(
        self,
        campaign: Campaign,
        memory: Memory,
        going: Going,
        hearing: Hearing,
        agreeing: Agreeing,
        conversing: Conversing,
        *,
        undo: Callable[[], object],
    ) -> None:
        self._campaign = campaign
        self._memory = memory
        self._going = going
        self._hearing = hearing
        self._agreeing = agreeing
        self._conversing = conversing
        self._undo = undo

    # With a proposal on the table

    def about(self, proposal: Proposal, text: str) -> Reply | None:
        """Take a word that puts a proposal right; None for any others.

        Args:
            proposal: the check on the table.
            text: the player's words.
        """
        if _NO_ROLL.fullmatch(text):
            return self._without_dice(proposal)
        ended = self._out_of_fight(text) if self._conversing.seat.fighting.is_running else None
        if ended is not None:
            return ended
        if proposal.request.opponent and self._is_at_a_thing(text, self._memory.last_text):
            said = self._memory.last_text
            return self._conversing.say_as(at_a_thing(proposal.intent, said), said)
        meant = _MEANT.fullmatch(text)
        if meant is None or self._person(meant["what"]) == proposal.request.opponent:
            return None
        again = self._in_place(meant["what"], self._memory.last_text)
        return self._conversing.say(again) if again else None

    def _is_at_a_thing(self, text: str, before: str) -> bool:
        """Return whether words say that a blow was for a thing that was named, or for nobody."""
        if _NO_BLOW.fullmatch(text):
            return True
        meant = _MEANT.fullmatch(text)
        what = set(words(meant["what"])) if meant is not None else set()
        if not what or len(what) > _LONGEST_NAME or not what <= set(words(before)):
            return False
        assert meant is not None, "something was named"
        return not is_somebody(meant["what"].strip(" .!"), self._going.people())

    def _out_of_fight(self, text: str) -> Reply | None:
        """End a fight that began with words which were for a thing, and take them as that.

        Whoever was struck at feels as before; dice that fell stay. It has to be said at once: who
        fights on has meant it.
        """
        began = self._agreeing.began
        is_late = self._memory.exchange - began.exchange > _AT_ONCE
        if not began.text or is_late or not self._is_at_a_thing(text, began.text):
            return None
        is_named = is_called(began.text, [began.whom])
        if _NO_BLOW.fullmatch(text) and is_named:
            return None
        self._agreeing.began = Began()
        self._agreeing.drop()
        read = at_a_thing(self._hearing.by_reader(began.text), began.text)
        meant = read.model_copy(update={"needs_roll": True})
        return FightBegins(
            steps=self._ended(began),
            then=lambda: self._conversing.say_as(meant, began.text),
        )

    def _ended(self, began: Began) -> Iterator[Step]:
        """Give the fight up, and let whoever was struck at feel as before."""
        yield from self._conversing.seat.fighting.give_up()
        relations = self._campaign.state.story.relations
        if began.whom not in self._going.people() or relations.get(began.whom, 0) == began.felt:
            return
        name = {"target": began.whom, "name": "attitude"}
        how = {"size": abs(began.felt), "good": began.felt > 0}
        effect = Effect.model_validate({"kind": "relation", "change": "set", **name, **how})
        self._campaign.apply(EffectApplied(effect=effect))

    def _without_dice(self, proposal: Proposal) -> Reply:
        opponent = proposal.request.opponent
        if opponent is not None:
            who = definite(opponent).text
            stands = agreeing(opponent, "stands", "stand")
            return Answered(
                status="answered", text=RESISTED.format(Who=capital(who), stands=stands)
            )
        if not proposal.may_be_plain:
            return Answered(status="answered", text=TRIED)
        return self._conversing.say_as(plainly(proposal.intent), self._memory.last_text)

    # After something was told

    def taken(self, text: str) -> Reply | None:
        """Take a word that puts right how the last words were taken; None for any others.

        Args:
            text: the player's words.
        """
        if self._conversing.seat.fighting.is_running:
            return self._out_of_fight(text)
        if self._memory.asked is not None:
            return None
        if wants_to_roll(text):
            return self._with_dice()
        meant = _MEANT.fullmatch(text)
        if meant is None:
            return None
        before = self._last_words()
        again = self._in_place(meant["what"], before or self._memory.last_text)
        if not again:
            return None
        if before:
            self._undo()
        return self._conversing.say(again)

    def _with_dice(self) -> Reply:
        said = self._last_words()
        if not said:
            return Answered(status="answered", text=NOTHING_TOLD)
        self._undo()
        return self._conversing.say_as(self._hearing.as_attempt(said), said)

    def _last_words(self) -> str:
        """Return the player's last words, where what they led to can be taken back; "" else."""
        moves = moves_since_dice(self._campaign)
        said = self._campaign.records(kinds={records.PLAYER}, live=True)[-1:]
        if not moves or not said:
            return ""
        is_last = moves[-1].after == said[0].sequence - 1
        return str(said[0].body.get("text", "")) if is_last else ""

    def _in_place(self, what: str, before: str) -> str:
        """Return what was meant as a whole line: as it is, or the last line with another name."""
        what = what.strip(' "“”')
        name = self._person(what)
        if name:
            named = [n for n in self._going.people() if n != name and _is_in(n, before)]
            other = definite(named[0]).text if len(named) == 1 else ""
            if other and re.search(re.escape(other), before, re.IGNORECASE):
                return re.sub(re.escape(other), definite(name).text, before, flags=re.IGNORECASE)
            pronoun = re.sub(r"\b(?:him|her|them)\b", definite(name).text, before, count=1)
            return pronoun if pronoun != before else ""
        if _NO_DEED.match(what):
            return ""
        return what if _SAYS_I.match(what) or what[:1] in '"“' else f"I {what}"

    def _person(self, what: str) -> str:
        """Return who of those here is named, and nothing else said; "" for anything more."""
        said = set(words(what))
        if not said or len(said) > _LONGEST_NAME or _SAYS_I.match(what):
            return ""
        return next((name for name in self._going.people() if said <= set(words(name))), "")


def _is_in(name: str, text: str) -> bool:
    own = words(name)
    return bool(own) and own[-1] in words(text)
