"""Fights in games that count rounds: they begin by themselves, and the GM's side acts by itself.

The player only ever decides for the player's character. Everything else follows from the rules and
from the game's stated policy; every step is a roll in the journal.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.errors import BadInputError
from companion.journal import Campaign
from companion.session.bodies import MOST, number_of, step_apart
from companion.session.breaking import breaking
from companion.session.draws import DrawnDice
from companion.session.exchange import Step
from companion.session.fight_words import again, least, meant_option
from companion.session.foe_telling import FoeTelling
from companion.session.party import FOLLOW, HOLD, Party
from companion.session.siding import (
    HOSTILE,
    attitude,
    fight_together,
    is_calm,
    people_of,
    stirred,
    would_fight,
)
from engine.api import Action, Choice, EffectApplied, IllegalActionError, agreeing

MOST_STEPS: Final = 200
"""Steps of the GM's side in a row; more would mean that nobody can be beaten."""


class Fighting:
    """The turn-by-turn side of one campaign.

    Args:
        campaign: the campaign.
        actor: the player's character.
        party: the player's side; allies in it act by themselves.

    Attributes:
        by_hand: a human GM decides for the GM's side; only what nobody decides goes by itself.
        last_foe: at whom the blow was aimed that began the fight.
        teller: tells what the GM's side does; None where a human does, or nobody.
    """

    def __init__(self, campaign: Campaign, actor: str, party: Party) -> None:
        self._campaign = campaign
        self._system = campaign.rule_system
        self._actor = actor
        self._party = party
        self.last_foe = ""
        self.by_hand = False
        self.teller: FoeTelling | None = None
        self._aside: frozenset[str] = frozenset()
        self._weighed = 0
        self._acting_for = ""

    @property
    def is_counted(self) -> bool:
        """Whether this game counts rounds at all."""
        return self._system.fights is not None

    @property
    def is_running(self) -> bool:
        """Whether a fight is under way."""
        fights = self._system.fights
        return fights is not None and fights.is_running(self._campaign.state)

    @property
    def is_spent(self) -> bool:
        """Whether it is the actor's turn and nothing is left to do in it but to end it."""
        fights = self._system.fights
        return fights is not None and fights.is_spent(self._campaign.state, self._actor)

    @property
    def choice(self) -> Choice | None:
        """The choice that waits for the player."""
        pending = self._campaign.state.pending
        return None if pending is None or self._is_for_others(pending) else pending

    def _is_for_others(self, choice: Choice) -> bool:
        return choice.who == "gm" or choice.who in self._party.allies

    def lines(self) -> tuple[str, ...]:
        """Return how the fight stands."""
        fights = self._system.fights
        return () if fights is None else fights.lines(self._campaign.state)

    def begin(self, opponent: str | None) -> Iterator[Step]:
        """Begin a fight and play on to the player's turn.

        Args:
            opponent: who was attacked; whoever would fight beside them does, others stay out of
                it. None: everybody.
        """
        fights = self._system.fights
        if fights is None or self.is_running:
            return
        if opponent is not None and not self.by_hand:
            opponent = next(iter(step_apart(self._campaign, opponent)), opponent)
        self.last_foe = opponent or ""
        self._aside = frozenset(self.aside(self.foes(opponent)) if opponent is not None else ())
        self._step_apart(self._sides(opponent))
        if opponent is not None and is_calm(self._campaign.state, opponent):
            self._campaign.apply(EffectApplied(effect=stirred(opponent)))
        yield self._do(fights.start(self._sides(opponent)))
        yield from self.advance()

    def foes(self, opponent: str | None) -> tuple[str, ...]:
        """Return who of the GM's side would fight if ``opponent`` were attacked."""
        state = self._campaign.state
        return tuple(n for n in self._sides(opponent) if state.characters[n].side == "gm")

    def aside(self, foes: Sequence[str]) -> tuple[str, ...]:
        """Return the enemies here who stay out of a fight against ``foes``."""
        state = self._campaign.state
        hating = (n for n in people_of(state) if attitude(state, n) <= HOSTILE)
        return tuple(n for n in hating if n not in foes and not self.is_down(n))

    def _is_against(self, name: str) -> bool:
        return int(self._campaign.state.story.relations.get(name, 0)) <= 0

    def is_down(self, name: str) -> bool:
        """Return whether somebody was beaten and cannot fight now."""
        fights = self._system.fights
        return fights is not None and fights.is_down(self._campaign.state, name)

    def against(self) -> tuple[str, ...]:
        """Return who fights the player's side and stands, the one struck at last first."""
        fights, state = self._system.fights, self._campaign.state
        if fights is None:
            return ()
        foes = [n for n in fights.fighters(state) if state.characters[n].side == "gm"]
        foes = [n for n in foes if not is_calm(state, n)]
        return tuple(sorted(foes, key=lambda name: name != self.last_foe))

    def nearest(self, names: Sequence[str]) -> list[str]:
        """Return those who fight with the nearest first, where the game knows who stands where."""
        places = getattr(getattr(self._campaign.state, "fight", None), "positions", {})
        here = places.get(self._actor, 0)
        return sorted(names, key=lambda name: abs(places.get(name, here) - here))

    def give_up(self) -> Iterator[Step]:
        """End the fight that runs: the player's side gives it up.

        What waits for the player's word is answered with the least first: nothing is spent, and a
        blow that falls already is not met.
        """
        fights = self._system.fights
        if fights is None:
            return
        chance = DrawnDice(self._campaign, stream="policy", about="what the other side does")
        while (choice := self._campaign.state.pending) is not None:
            if self._is_for_others(choice):
                yield self._answer_for_others(choice, chance)
            else:
                yield self._do(self._answering(least(choice)))
        if self.is_running:
            yield self._do(fights.give_up(self._campaign.state))

    def _sides(self, opponent: str | None) -> tuple[str, ...]:
        state = self._campaign.state
        if opponent is None:
            against = [name for name in people_of(state) if self._is_against(name)]
        else:
            against = fight_together(state, opponent)
        return tuple(
            name
            for name, sheet in state.characters.items()
            if sheet.side == "player" or (name in against and not self.is_down(name))
        )

    def advance(self) -> Iterator[Step]:
        """Let the GM's side act until the player decides or the fight is over."""
        fights = self._system.fights
        if fights is None:
            return
        chance = DrawnDice(self._campaign, stream="policy", about="what the other side does")
        yield from self._broken(chance)
        for _ in range(MOST_STEPS):
            state = self._campaign.state
            if state.pending is not None:
                if not self._is_for_others(state.pending):
                    return
                yield self._answer_for_others(state.pending, chance)
                continue
            if fights.is_running(state) and any(map(self._is_calmed, fights.fighters(state))):
                yield from self._without_the_calm()
                continue
            coming = self._coming() if fights.is_running(state) else None
            if coming is not None:
                yield self._do(coming)
                continue
            if self.by_hand and self._waits_for_gm():
                return
            action = fights.gm_action(state, chance) if fights.is_running(state) else None
            ally = self._ally_on_turn() if action is None else ""
            if ally:
                action = self._by_policy(ally, chance) or fights.end_turn(state, ally)
            if action is None:
                return
            yield self._do(self._with_joiners(action))

    def _broken(self, chance: DrawnDice) -> Iterator[Step]:
        """Let the last one of several run or give up, as the stated policy has it."""
        if self.by_hand or self._weighed == self._campaign.next_roll:
            return
        self._weighed = self._campaign.next_roll
        broken = breaking(self._campaign, chance)
        if broken is None:
            return
        self._campaign.apply(*broken.events)
        seen = () if self.teller is None else self.teller.of(broken.block, broken.name)
        yield Step(title=broken.name, notes=(broken.note,), sentences=seen)

    def _coming(self) -> Action | None:
        """Return what lets others into the fight that runs; None where nobody comes into it."""
        fights = self._system.fights
        assert fights is not None, "only a fight is joined"
        self._step_apart(self._joiners())
        return fights.join(self._campaign.state, self._joiners())

    def _step_apart(self, names: Sequence[str]) -> None:
        """Let the groups among those who come to blows be bodies, where no human GM decides."""
        for name in () if self.by_hand else names:
            foes = sum(self._campaign.state.characters[n].side == "gm" for n in names)
            if foes + number_of(name) - 1 <= MOST:  # more turns than that nobody follows
                step_apart(self._campaign, name)

    def _is_calmed(self, name: str) -> bool:
        state = self._campaign.state
        return state.characters[name].side == "gm" and is_calm(state, name)

    def _without_the_calm(self) -> Iterator[Step]:
        """End the fight for whoever was talked out of it; the others, if any, go on with it."""
        fights, state = self._system.fights, self._campaign.state
        assert fights is not None, "only a fight is ended"
        fighting = [n for n in fights.fighters(state) if not self._is_calmed(n)]
        yield self._do(fights.give_up(state))
        if any(state.characters[name].side == "gm" for name in fighting):
            yield self._do(fights.start(tuple(fighting)))

    def _with_joiners(self, action: Action) -> Action:
        """Let others into a fight with its next round, in a game that counts so."""
        if "joining" not in type(action).model_fields:
            return action
        joining = self._joiners()
        return action.model_copy(update={"joining": joining}) if joining else action

    def _joiners(self) -> tuple[str, ...]:
        """Return who comes into the fight that runs.

        Everybody of the player's side; and of the GM's those whom the players have struck at since
        it began, and whoever would stand by one of these or by those who fight already.
        """
        state, fights = self._campaign.state, self._system.fights
        assert fights is not None, "only a fight has somebody who comes into it"
        fighters = fights.fighters(state)
        outside = [n for n in state.characters if n not in fighters and not self.is_down(n)]
        outside = [name for name in outside if not self._is_calmed(name)]
        if not outside:
            return ()
        foes = [n for n in fighters if n in state.characters and state.characters[n].side == "gm"]
        struck = self._struck_at()
        # Whoever was said to stay out of it does, until somebody strikes at them.
        outside = [name for name in outside if name not in self._aside or name in struck]
        against = {*struck, *foes}
        return tuple(
            name
            for name in outside
            if state.characters[name].side == "player"
            or any(would_fight(state, name, foe) for foe in against)
        )

    @property
    def struck_last(self) -> str:
        """At whom the player's side aimed last in the fight that runs; "" for nobody."""
        return next(iter(self._struck_at()), "") if self.is_running else ""

    def _struck_at(self) -> list[str]:
        """Return at whom the player's side aimed in the fight that runs, the last one first."""
        aimed: list[str] = []
        for number in range(self._campaign.next_roll - 1, 0, -1):
            action, _ = self._campaign.rolled(number)
            if action.op == "start_fight":
                break
            if action.acting in self._party.everybody:
                aimed.append(_aimed_at(action))
        return [name for name in aimed if name]

    def gm_turn(self) -> tuple[str, ...]:
        """Return those of the GM's side whose turn it is and who can still act."""
        fights, state = self._system.fights, self._campaign.state
        if fights is None or not fights.is_running(state):
            return ()
        out = [line[1:].strip() for line in fights.lines(state) if "out of" in line]
        return tuple(
            name
            for name, sheet in state.characters.items()
            if sheet.side == "gm"
            and fights.end_turn(state, name) is not None
            and not any(line.startswith(f"{name}:") for line in out)
        )

    def _waits_for_gm(self) -> bool:
        turn = self.gm_turn()
        if self._acting_for not in turn:
            self._acting_for = ""
        return bool(turn) and not self._acting_for

    def act_for(self, name: str) -> Iterator[Step]:
        """Let somebody of the GM's side act by the game's policy until their turn is over.

        Raises:
            IllegalActionError: it is not their turn.
        """
        if name not in self.gm_turn():
            raise IllegalActionError("table", f"it is not the turn of {name}")
        self._acting_for = name
        yield from self.advance()

    def _ally_on_turn(self) -> str:
        allies = self._party.allies
        return next((name for name in self._party.on_turn() if name in allies), "")

    def _by_policy(self, ally: str, chance: DrawnDice) -> Action | None:
        """Return an ally's next step by the stated policy; None to end the turn."""
        fights, policy = self._system.fights, self._party.policy_of(ally)
        if fights is None or policy == HOLD:
            return None
        wanted = [*self._struck_at(), self.last_foe] if policy == FOLLOW else [""]
        return fights.step_for(self._campaign.state, ally, wanted[0], chance)

    def _answer_for_others(self, choice: Choice, chance: DrawnDice) -> Step:
        # The stated policies: for the GM's side each way that is open is as likely as the others;
        # an ally takes the first.
        options = choice.options
        if choice.who != "gm":
            return self._do(self._answering(options[0] if options else ""))
        pick = options[chance.face(len(options)) - 1] if len(options) > 1 else options[0]
        return self._do(self._answering(pick))

    def _answering(self, text: str) -> Action:
        answer = self._system.answer
        if answer is None:
            raise IllegalActionError("table", "nobody is asked for anything now")
        return answer(self._campaign.state, text)

    def answer(self, text: str) -> Iterator[Step]:
        """Answer the choice that waits for the player, and play on.

        Args:
            text: one of the options, or words that mean one; "" for the first.

        Raises:
            BadInputError: that is none of the options.
        """
        choice = self._campaign.state.pending
        if choice is not None and choice.options:
            said = text.strip()
            found = meant_option(choice, said) if said else choice.options[0]
            if found is None and choice.about != "drop_items":
                raise BadInputError(again(choice))
            text = found or said
        yield self._do(self._answering(text))
        yield from self.advance()

    def command(self, text: str) -> Action | None:
        """Return the action that the game's own short words name ("move 20 to Ghoul"), or None."""
        command = self._system.command
        if command is None or not self.is_running:
            return None
        return command(self._campaign.state, self._actor, text)

    def end_turn(self) -> Iterator[Step]:
        """End the player's turn, and play on.

        Raises:
            IllegalActionError: it is not the player's turn.
        """
        fights = self._system.fights
        action = None if fights is None else fights.end_turn(self._campaign.state, self._actor)
        if action is None:
            raise IllegalActionError("table", "no turn of yours is running")
        yield self._do(action)
        yield from self.advance()

    def do(self, action: Action) -> Iterator[Step]:
        """Do something that needs no proposal (camp, travel, spend experience), and play on.

        Raises:
            RuleError: the rules do not allow it.
        """
        yield self._do(action)
        yield from self.advance()

    def _do(self, action: Action) -> Step:
        resolution = self._campaign.roll(action)
        play = self._system.play
        card = play.card(action, resolution)
        notes = play.notes(action, resolution)
        asked = self._campaign.state.pending
        if asked is not None and self._is_for_others(asked):
            notes = tuple(note for note in notes if note != asked.question)  # nobody is asked it
        who = action.acting or ""
        done = str(getattr(action, "what", action.op))  # "move" says more than "take"
        title = f"{who}: {done}" if who else done
        title = title.replace("_", " ")
        first = card.rows[0][0] if card.rows else ""
        if not who and first in self._campaign.state.characters:
            title = first  # a step of the policy: whoever acts names it better
            whom = str(resolution.fields.get("target") or "")
            title += f" {agreeing(first, 'attacks', 'attack')} {whom}" if whom else ""
        seen: tuple[str, ...] = ()
        if self.teller is not None and not self.by_hand:
            seen = self.teller.step(self._actor, action, resolution)
        if not card.rows:
            return Step(title=title, notes=notes or (card.verdict,), sentences=seen)
        return Step(title=title, card=card, notes=notes, passed=resolution.passed, sentences=seen)


def _aimed_at(action: Action) -> str:
    """Return at whom an action of a fight is aimed; "" for nobody."""
    for field in ("opponent", "target"):
        whom = getattr(action, field, None)
        if isinstance(whom, str) and whom:
            return whom
    return ""
