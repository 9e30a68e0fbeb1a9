"""Puts a check on the table: who opposes, what counts, how hard it is, what is at stake."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from companion.journal import Campaign
from companion.narration.brief import PERILOUS, Narrator
from companion.reader import Intent
from companion.reader.goal import reason_of
from companion.session import records
from companion.session.arguments import names_what_counts, weigh
from companion.session.briefs import Briefs
from companion.session.exchange import Proposal, Suggester
from companion.session.judging import Judging, counting_only
from companion.session.memory import Memory
from companion.session.on_things import goal_in_full, meant_by_verb
from companion.session.opposing import Opposing
from companion.session.party import Party
from companion.session.points import is_only_spending, spent_in
from companion.session.repeating import COSTS, SAME_AGAIN, TAKES_TIME, Repeating
from companion.session.scene import elements_of, scene_text
from companion.session.team import Team
from engine.api import Action, DangerWarned, Effect, IllegalActionError, Request, capital

SAME_ROLL: Final = "The dice stay as they were."
WARNING: Final = "This could cost {actor}'s life. You can still change your mind."


class Proposer:
    """Makes the proposals of one character.

    Args:
        campaign: the campaign.
        actor: the player's character.
        narrator: names the stakes.
        suggest: suggests difficulties.
        briefs: makes the narrator's briefs.
        party: the player's side, for helpers.

    Attributes:
        opposing: finds whoever opposes a check.
        judging: says what is checked.
    """

    def __init__(
        self,
        campaign: Campaign,
        actor: str,
        *,
        narrator: Narrator,
        suggest: Suggester,
        briefs: Briefs,
        party: Party,
    ) -> None:
        self._campaign = campaign
        self._system = campaign.rule_system
        self._actor = actor
        self._narrator = narrator
        self.opposing = Opposing(campaign, actor)
        self.judging = Judging(campaign, actor, suggest)
        self._briefs = briefs
        self._team = Team(campaign, party, actor)
        self._repeating = Repeating(campaign)

    def propose(
        self,
        memory: Memory,
        intent: Intent,
        text: str,
        *,
        physical: bool,
        along: Sequence[str] = (),
    ) -> Proposal:
        """Put the check that was read on the table; it is in the journal when this returns.

        Args:
            memory: what the sitting remembers.
            intent: what was read.
            text: the player's words.
            physical: the player will throw dice of their own.
            along: names of those who act along.

        Raises:
            IllegalActionError: the rules do not allow it.
        """
        people = self._campaign.state.characters
        slug = self._campaign.rule_system.info.slug
        intent = meant_by_verb(intent, text, system=slug, people=people)
        goal = goal_in_full(intent.goal, text)
        intent = intent if goal == intent.goal else intent.model_copy(update={"goal": goal})
        intent, opponent = self.opposing.settle(intent, text)
        request, reason = self.judging.request(intent, text, opponent)
        team = self._team.from_the_start(request, text, intent.manner, along=along)
        request, spent = self._with_points(team.request, text)
        remarks = [*team.remarks, *spent]
        repeat = self._repeating.judge(memory, request, intent, text)
        if repeat is not None and repeat.refusal:
            raise IllegalActionError("table", repeat.refusal)
        costs = None if repeat is None else repeat.costs
        if costs is not None:
            remarks.append(TAKES_TIME.format(what=costs.name))
        proposal = self._put(
            memory, intent, request, reason, text, remarks, physical=physical, costs=costs
        )
        return replace(proposal, newcomers=self.opposing.newcomers)

    def argue(self, memory: Memory, proposal: Proposal, text: str, *, physical: bool) -> Proposal:
        """Weigh a word about the proposal on the table; its number, so its dice, stay.

        Raises:
            IllegalActionError: the rules do not allow the changed check.
        """
        self._campaign.append(records.ARGUMENT, {"text": text, "actor": self._actor})
        request, remarks = self._with_points(proposal.request, text)
        if not is_only_spending(text, self._spendable[0]):
            request, more = self._argued(request, text, memory)
            remarks += more
        if request == proposal.request:
            return replace(proposal, remarks=tuple(remarks))
        argued = self._put(
            memory,
            proposal.intent,
            request,
            proposal.reason,
            memory.last_text,
            remarks,
            physical=physical,
            costs=proposal.costs,
        )
        rolled, before = argued.summary, proposal.summary
        if (rolled.total, rolled.target) == (before.total, before.target):
            return replace(argued, remarks=(*argued.remarks, SAME_ROLL))
        return argued

    def turn_to(self, memory: Memory, proposal: Proposal, name: str, *, physical: bool) -> Proposal:
        """Put the same attempt on the table against somebody else; its number, so its dice, stay.

        Raises:
            IllegalActionError: the rules do not allow it.
        """
        read = proposal.intent
        reason = reason_of(read.kind, read.stitched, read.hindering, name)
        update = {"opponent": name, "target": name, "reason": reason}
        intent = read.model_copy(update=update)
        request, why = self.judging.request(intent, memory.last_text, name)
        remark = f"{capital(name)}, then."
        return self._put(
            memory, intent, request, why, memory.last_text, [remark], physical=physical
        )

    def names_what_counts(self, text: str) -> bool:
        """Return whether words about a proposal only name what is on the sheet or is known."""
        story = self._campaign.state.story
        return names_what_counts(
            text,
            elements=elements_of(self._campaign, self._actor),
            standings=[s.name for s in story.standings if s.helps],
            known=story.knowledge,
        )

    def _argued(self, request: Request, text: str, memory: Memory) -> tuple[Request, list[str]]:
        """Return a check after a word about who helps or what counts, and what came of it."""
        team = self._team.argued(request, text)
        if team is not None:
            return team.request, list(team.remarks)
        argument = weigh(
            text,
            elements=elements_of(self._campaign, self._actor),
            counted=request.stitched,
            circumstances=[name for name, _ in request.circumstances],
            scene=scene_text(self._system, self._campaign.state, memory.recent),
            standings=[s.name for s in self._campaign.state.story.standings if s.helps],
            known=self._campaign.state.story.knowledge,
        )
        if not argument.changes_something:
            return request, list(argument.refused)
        stitched = [n for n in (*request.stitched, *argument.added) if n not in argument.dropped]
        new = tuple((name, None) for name in argument.circumstances)
        changed = request.model_copy(
            update={
                "stitched": tuple(stitched),
                "circumstances": (*request.circumstances, *new),
            }
        )
        remarks = [f"{name} counts now." for name in (*argument.added, *argument.circumstances)]
        remarks += [f"{name} is left out." for name in argument.dropped]
        return changed, remarks

    @property
    def _spendable(self) -> tuple[str, int]:
        """Return what the character may spend on a check, by its name, and how many are left."""
        return self._system.play.spendable(self._campaign.state.characters[self._actor])

    def _with_points(self, request: Request, text: str) -> tuple[Request, list[str]]:
        """Return a check with the points that words put into it, and what is to be said of them."""
        name, left = self._spendable
        points = spent_in(text, name)
        if points is None:
            return request, []
        if points > left:
            return request, [f"No {name} is left."]
        told = f"The {name} goes into it, whatever the dice say; {left - points} left then."
        spent = request.model_copy(update={"points": points})
        return spent, [told if points else f"The {name} is kept."]

    def offer(
        self, memory: Memory, intent: Intent, request: Request, text: str, reason: str
    ) -> Proposal:
        """Put a check on the table that somebody else has judged already, such as a human GM.

        Args:
            memory: what the sitting remembers.
            intent: what was read.
            request: the check.
            text: the words that it comes from.
            reason: why this difficulty.

        Raises:
            IllegalActionError: the rules do not allow it.
        """
        repeat = self._repeating.judge(memory, request, intent, text)
        remarks = () if repeat is None or not repeat.refusal else (SAME_AGAIN,)
        return self._put(memory, intent, request, reason, text, remarks, physical=False)

    def _put(
        self,
        memory: Memory,
        intent: Intent,
        request: Request,
        reason: str,
        text: str,
        remarks: Sequence[str],
        *,
        physical: bool,
        costs: Effect | None = None,
    ) -> Proposal:
        """Put a check on the table: into the journal first, then before the player."""
        state = self._campaign.state
        action = self._system.play.build(state, request)
        _check_hurt(action)
        summary = self._system.play.summary(state, action)
        reason = counting_only(reason, [name for name, _ in summary.parts])
        numbers = self._system.odds(state, action)
        odds = self._system.play.odds_view(action, numbers)
        brief = self._briefs.before(memory, intent, text, request=request)
        stakes = self._narrator.stakes(brief)
        warning = self._warning(action, brief.attempt.manner) if intent.is_sure else ""
        pending = self._campaign.declare(
            action,
            physical=physical,
            summary={
                "total": summary.total,
                "target": summary.target,
                "odds": {label: str(p) for label, p in odds},
                "success": stakes.success,
                "failure": stakes.failure,
                "text": text,
                "intent": intent.model_dump_json(),
                "request": request.model_dump_json(exclude_none=True),
                **({} if costs is None else {COSTS: costs.model_dump_json()}),
            },
        )
        return Proposal(
            number=pending.number,
            intent=intent,
            request=request,
            action=action,
            summary=summary,
            odds=odds,
            stakes=stakes,
            reason=reason,
            warning=warning,
            remarks=tuple(remarks),
            costs=costs,
            turned=self._system.play.odds_turned(state, action, numbers),
        )

    def _warning(self, action: Action, manner: str) -> str:
        """Return the warning of an act that may kill, "" for others; it is journaled as given."""
        if manner not in PERILOUS or not self._system.play.deadly(self._campaign.state, action):
            return ""
        if not self._campaign.state.warned:
            self._campaign.apply(DangerWarned())
        return WARNING.format(actor=self._actor)


def _check_hurt(action: Action) -> None:
    """Make sure that whoever is treated is hurt, where the game counts health.

    Raises:
        IllegalActionError: their health is full; a roll would have nothing at stake.
    """
    known = action.model_dump(include={"patient", "health", "max_health"})
    if len(known) == _OF_A_PATIENT and known["health"] >= known["max_health"]:
        raise IllegalActionError("table", f"{known['patient']} is not hurt; nothing needs treating")


_OF_A_PATIENT: Final = 3
"""Fields of an action that treats somebody: who, their health and the most of it."""
