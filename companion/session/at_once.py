"""What needs no proposal: plain deeds with things; in a fight moves, the turn's end, giving up."""

import re
from typing import Final

from companion.journal import Campaign
from companion.reader import Intent
from companion.session.amid_fight import goes_on, must_wait, still_on
from companion.session.asked_for import had, keeps_house, plainly_ordered, too_dear
from companion.session.caring import care, out_of_breath, perform, rest
from companion.session.claiming import claimed
from companion.session.dealing import TOLD_AS, Dealt
from companion.session.defeats import Defeats
from companion.session.exchange import Answered, FightBegins, Reply, Step, Talk
from companion.session.fight_words import ends_turn, flees, yields
from companion.session.going import Going
from companion.session.lodging import Lodging, lodging
from companion.session.looting import looted, silent
from companion.session.seat import Seat
from companion.session.telling import Telling
from companion.session.wares import asked_price, dealer, price_told, priced
from engine.api import Action, capital

_EXPERIENCE: Final = re.compile(r"\b(?:experience|xp)\b", re.IGNORECASE)
_COINS: Final = re.compile(r"coins?\b", re.IGNORECASE)


class AtOnce:
    """Does what needs no word of agreement.

    Args:
        campaign: the campaign.
        seat: who acts.
        going: knows whether somebody here is against the players.
        telling: tells what was done.
        defeats: takes a surrender.
    """

    def __init__(
        self, campaign: Campaign, seat: Seat, going: Going, telling: Telling, defeats: Defeats
    ) -> None:
        self._campaign = campaign
        self._seat = seat
        self._going = going
        self._telling = telling
        self._defeats = defeats

    def by_words(self, text: str) -> Reply | None:
        """Do what the words say; None where they are to be read as an attempt."""
        fighting = self._seat.fighting
        move = fighting.command(text) or self._growth(text)
        if move is not None:
            return FightBegins(steps=fighting.do(move))
        if fighting.is_running and ends_turn(text):
            return FightBegins(steps=fighting.end_turn())
        if yields(text) and self._is_pressed():
            return self._defeats.give_up()
        if fighting.is_running:
            return self._amid_fight(text)
        done = self._hand_over(text) or self._claimed(text) or self._of_the_beaten(text)
        return done or self._small_deed(text)

    def _growth(self, text: str) -> Action | None:
        """Return the action of words that spend experience, by the game's own rule."""
        command = self._campaign.rule_system.command
        if command is None or self._seat.fighting.is_running or not _EXPERIENCE.search(text):
            return None
        return command(self._campaign.state, self._seat.actor, text)

    def _small_deed(self, text: str) -> Reply | None:
        """Do what is done with a thing, an order or a little care."""
        dealt = self._seat.dealing.meant(text)
        if dealt is None:
            return self._ordered(text) or self._cared_for(text) or self._trade(text)
        return self.deal(dealt, text)

    def _cared_for(self, text: str) -> Reply | None:
        """See to a light hurt where nobody is against the players."""
        campaign, actor = self._campaign, self._seat.actor
        if not self._going.is_free():
            return None
        cared, passing = care(text, campaign, actor), out_of_breath(text, campaign, actor)
        if cared is None and not passing:
            return None
        steps = perform(campaign, cared) if cared is not None else rest(campaign, actor, passing)
        intent = Intent(needs_roll=False, kind="none", manner="rest")
        return FightBegins(
            steps=steps, then=lambda: Talk(sentences=self._telling.talk(intent, text))
        )

    def _ordered(self, text: str) -> Reply | None:
        """Let a room or a meal be had where such are kept, for coins where they are counted."""
        asked = plainly_ordered(text)
        story, actor = self._campaign.state.story, self._seat.actor
        if (
            asked is None
            or not keeps_house(f"{story.place} {' '.join(self._going.people())}")
            or not self._going.is_free()
        ):
            return None
        system, state = self._campaign.rule_system, self._campaign.state
        bed = lodging(system, state, actor, 1) if asked.kind == "room" else Lodging()
        if bed.refusal:
            return Answered(status="answered", text=bed.refusal)
        self._campaign.apply(*bed.events, *had(system, state, actor, asked).events)
        manner = "housed" if asked.kind == "room" else "served"
        intent = Intent(needs_roll=False, kind="none", manner=manner, target=asked.name)
        steps = [Step(title="paid", notes=(bed.note,))] if bed.note else []
        return FightBegins(
            steps=iter(steps), then=lambda: Talk(sentences=self._telling.talk(intent, text))
        )

    def _claimed(self, text: str) -> Reply | None:
        campaign = self._campaign
        return claimed(
            text, system=campaign.rule_system, state=campaign.state, actor=self._seat.actor
        )

    def _trade(self, text: str) -> Reply | None:
        """Say what is for sale and what it costs, and find somebody who deals in it."""
        campaign, seat = self._campaign, self._seat
        system, state = campaign.rule_system, campaign.state
        if not self._going.is_free():
            return None
        refused = too_dear(text, system=system, state=state, actor=seat.actor)
        if refused:
            return Answered(status="answered", text=refused)
        names = [e.name for e in system.play.elements(state.characters[seat.actor])]
        said = priced(text, system=system, carried=next(filter(_COINS.match, names), ""))
        thing = asked_price(text)
        if thing and self._going.people():
            offered = seat.dealing.meant(f"I buy a {thing}")
            price = None if offered is None else getattr(offered.action, "price", None)
            said = said or (f"{capital(thing)}: {price} in coins." if price else "")
            if not said and system.belongings is not None and not system.belongings.goods():
                said = price_told(thing, system.belongings)
        if said:
            return Answered(status="answered", text=said)
        found = dealer(text, system=system, state=state)
        if found is None:
            return None
        joined, told = found
        if joined is not None:
            campaign.apply(joined)
        return Talk(sentences=self._telling.words([told]))

    def _of_the_beaten(self, text: str) -> Reply | None:
        """Take from whoever is out of action, or say that they answer nobody."""
        campaign = self._campaign
        system, state = campaign.rule_system, campaign.state
        loot = looted(text, system=system, state=state, actor=self._seat.actor)
        if loot is not None:
            if loot.events:
                campaign.apply(*loot.events)
            return Talk(sentences=self._telling.words([loot.told]))
        said = silent(text, system=system, state=state)
        return Answered(status="answered", text=said) if said else None

    def _amid_fight(self, text: str) -> Reply | None:
        """Say of what a fight leaves no time for that it is still on."""
        foes = self._seat.fighting.against()
        flees_it = flees(text) or goes_on(text)
        if flees_it or not foes or not must_wait(text, here=self._going.place):
            return None
        return Answered(status="answered", text=still_on(foes))

    def _is_pressed(self) -> bool:
        """Whether there is somebody to give oneself up to: whoever one fights, or an enemy."""
        return self._seat.fighting.is_running or not self._going.is_free()

    def _hand_over(self, text: str) -> Reply | None:
        """Let a thing change hands among the player's own characters."""
        seat, others = self._seat, self._seat.others
        if not others:
            return None
        from companion.session.handing import handed  # its patterns load when there are several

        campaign = self._campaign
        found = handed(text, seat.actor, others, campaign.rule_system, campaign.state)
        if found is None:
            return None
        events, told = found
        campaign.apply(*events)
        return Talk(sentences=self._telling.words([told]))

    def deal(self, dealt: Dealt, text: str, then: str = "") -> Reply:
        """Do a plain deed with a thing, and tell it; or say why the rules refuse it.

        Args:
            dealt: the deed.
            text: the player's words for it.
            then: their words for what is done next; "" for nothing.
        """
        if dealt.refusal:
            return Answered(status="answered", text=dealt.refusal)
        said = dealt.said
        intent = Intent(
            needs_roll=False, kind="none", manner=TOLD_AS[said.verb], target=said.thing or None
        )
        return FightBegins(
            steps=self._seat.dealing.perform(dealt, self._seat.fighting),
            then=lambda: Talk(sentences=self._telling.talk(intent, text), then=then),
        )
