"""Puts a check on the table: who opposes, what counts, how hard it is, what is at stake."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from companion.journal import Campaign
from companion.journal.records import EVENTS, ROLL
from companion.narration.brief import PERILOUS, Narrator
from companion.narration.nouns import definite, is_beast, is_role, somebody_in
from companion.oracle import SCENE
from companion.reader import Intent
from companion.reader.goal import reason_of
from companion.reader.kinds import kind_of
from companion.session import records
from companion.session.arguments import weigh
from companion.session.briefs import Briefs
from companion.session.exchange import Proposal, Suggested, Suggester
from companion.session.hardness import judge_here
from companion.session.meeting import addressed, is_name, not_here, struck
from companion.session.memory import Memory
from companion.session.party import Party
from companion.session.scene import AnyState, find_person, named_person, scene_text, words
from companion.session.team import Team
from engine.api import Action, CharacterJoined, DangerWarned, Element, IllegalActionError, Request

AIMS: Final = {"blast": "harm", "fight": "harm", "shoot": "harm", "heal": "heal"}
"""Manner to what magic or care is meant to do."""

_NOBODY: Final = frozenset(
    {"thing", "things", "something", "nobody", "somebody", "anybody", "noise"}
)
_HELPS: Final = re.compile(r"; (?P<who>[^;]+?) helps?(?=[.;])")
_SPEAKERS: Final = frozenset({"i", "me", "you", "we", "us", "my", "your", "it"})
"""Words of somebody who speaks: a name that holds one was cut out of a sentence."""
_BLOW: Final = re.compile(
    r"\b(?:attack|stab|punch|kill|slash|fight|strike|wound|shoot) (?:(?:the|that|this) |[A-Z])"
)
_LEFT: Final = "character_left"
WARNING: Final = "This could cost {actor}'s life. You can still change your mind."


def counting_only(reason: str, counted: Sequence[str]) -> str:
    """Return a reason without helpers that the game does not count, as a weapon decides by itself.

    Example:
        >>> counting_only("It is meant to hurt; Brawn helps.", ["Sabre"])
        'It is meant to hurt.'
        >>> counting_only("It is open; Wits, Rope help.", ["Wits", "Rope"])
        'It is open; Wits, Rope help.'
        >>> counting_only("It is open; Fast talker helps.", ["starting die", "Fast talker (3)"])
        'It is open; Fast talker helps.'
        >>> counting_only("It is open; Thief, Scout help.", ["Thief, Scout"])
        'It is open; Thief, Scout help.'
    """
    found = _HELPS.search(reason)
    if found is None:
        return reason
    named = (name for part in counted for name in part.casefold().split(", "))
    known = {name.partition(" (")[0] for name in named}
    kept = [n for n in found["who"].split(", ") if n.casefold() in known]
    helps = f"; {', '.join(kept)} help{'s' if len(kept) == 1 else ''}" if kept else ""
    return f"{reason[: found.start()]}{helps}{reason[found.end() :]}"


class Proposer:
    """Makes the proposals of one character.

    Args:
        campaign: the campaign.
        actor: the player's character.
        narrator: names the stakes.
        suggest: suggests difficulties.
        briefs: makes the narrator's briefs.
        party: the player's side, for helpers.
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
        self._suggest = suggest
        self._briefs = briefs
        self._team = Team(campaign, party, actor)
        self._last_opponent: str | None = None

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
        intent = self._struck_at(intent, text)
        opponent = self.meet(intent, text)
        # Magic stays magic, and has its price, when nobody resists it.
        unopposed = {"opponent": None, "kind": "magic" if intent.kind == "magic" else "challenge"}
        if opponent is None and (intent.opponent is not None or intent.kind == "opposed"):
            intent = intent.model_copy(update=unopposed)
        if opponent is not None and self._is_down(opponent):
            if intent.kind == "attack":
                who = f"{opponent[:1].upper()}{opponent[1:]}"
                raise IllegalActionError(
                    "table", f"{who} is out of action already; nobody is left there to fight"
                )
            opponent = None  # who lies there resists nothing
            intent = intent.model_copy(update=unopposed)
        request, reason = self._request(intent, text, opponent)
        team = self._team.from_the_start(request, text, intent.manner, along=along)
        return self._put(
            memory, intent, team.request, reason, text, team.remarks, physical=physical
        )

    def argue(self, memory: Memory, proposal: Proposal, text: str, *, physical: bool) -> Proposal:
        """Weigh a word about the proposal on the table; its number, so its dice, stay.

        Raises:
            IllegalActionError: the rules do not allow the changed check.
        """
        request = proposal.request
        team = self._team.argued(request, text)
        if team is not None:
            self._campaign.append(records.ARGUMENT, {"text": text, "actor": self._actor})
            if team.request == request:
                return replace(proposal, remarks=team.remarks)
            intent, reason, said = proposal.intent, proposal.reason, memory.last_text
            return self._put(
                memory, intent, team.request, reason, said, team.remarks, physical=physical
            )
        argument = weigh(
            text,
            elements=self._elements(),
            counted=request.stitched,
            circumstances=[name for name, _ in request.circumstances],
            scene=scene_text(self._system, self._campaign.state, memory.recent),
            standings=[s.name for s in self._campaign.state.story.standings if s.helps],
        )
        self._campaign.append(records.ARGUMENT, {"text": text, "actor": self._actor})
        if not argument.changes_something:
            return replace(proposal, remarks=argument.refused)
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
        intent, reason, said = proposal.intent, proposal.reason, memory.last_text
        return self._put(memory, intent, changed, reason, said, remarks, physical=physical)

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
        return self._put(memory, intent, request, reason, text, (), physical=False)

    def judge(self, intent: Intent, text: str, opponent: str | None) -> tuple[Request, str]:
        """Return the check that was read, with a difficulty and its reason, without making it.

        Args:
            intent: what was read.
            text: the words that it comes from.
            opponent: name of whoever resists; None for nobody.
        """
        return self._request(intent, text, opponent)

    def _elements(self) -> tuple[Element, ...]:
        return self._system.play.elements(self._campaign.state.characters[self._actor])

    def meet(self, intent: Intent, text: str) -> str | None:
        """Return the opponent's name in the state; somebody new joins the scene.

        Args:
            intent: what was read.
            text: the player's words: whoever is known and named there is meant before a stranger.
        """
        if intent.opponent is None:
            return None
        state = self._campaign.state
        meant = self._meant(state, text, intent.opponent)
        if meant is None and intent.opponent_is_chosen and intent.opponent in state.characters:
            meant = self._last_opponent = intent.opponent
        if meant is not None:
            return meant
        guessed = not set(words(intent.opponent)) & set(words(text))
        present = named_person(state, text) if guessed else None
        named = somebody_in(text) if guessed and present is None else ""
        if named and find_person(state, named) is None:
            return self._join(named, "")  # whom the player names is meant, not whom the scene holds
        known = (
            present
            or find_person(state, intent.opponent)
            or find_person(state, text)
            or self._still_fighting(state)
        )
        if known is not None:
            self._last_opponent = known
            return known
        if guessed and (not self._is_somebody(intent.opponent) or self._was_met(intent.opponent)):
            return None  # a thing, or somebody who was left behind and whom nobody names
        strength = "" if intent.opponent_weight is None else str(intent.opponent_weight)
        return self._join(intent.opponent, strength)

    def _meant(self, state: AnyState, text: str, read: str) -> str | None:
        """Return whom the words speak to or strike at; None where they name nobody else than read.

        Raises:
            IllegalActionError: they name somebody who was left elsewhere or is out of it.
        """
        who = addressed(text)
        if not who:
            return None
        known = find_person(state, who)
        if known is not None:
            self._last_opponent = known
            return known
        ours = [name for name, sheet in state.characters.items() if sheet.side == "player"]
        if is_name(who) and any(set(words(who)) & set(words(name)) for name in ours):
            return None
        if is_name(who) and self._was_met(who):
            present = [name for name in state.characters if name not in ours]
            raise IllegalActionError("table", not_here(who, present))
        return None if set(words(read)) & set(words(who)) else self._join(who, "")

    def _struck_at(self, intent: Intent, text: str) -> Intent:
        """Return the intent of a blow at somebody present whom the reader took for a thing."""
        who = struck(text) if intent.opponent is None and _BLOW.search(text) else ""
        known = find_person(self._campaign.state, who) if who else None
        if known is None:
            return intent
        kind = kind_of("fight", self._system.info.slug, is_magic=False, words=set(words(text)))
        changed = {"manner": "fight", "kind": kind, "opponent": known, "target": known}
        reason = reason_of(kind, intent.stitched, intent.hindering, known)
        return intent.model_copy(update={**changed, "reason": reason})

    def absent(self, text: str) -> str:
        """Return what to say of somebody whom the words strike at and who was left elsewhere.

        Args:
            text: the player's words.

        Returns:
            A sentence; "" where they strike at nobody, at somebody present or at somebody new.
        """
        who, state = struck(text), self._campaign.state
        if not who or find_person(state, who) is not None or not self._was_met(who):
            return ""
        name = f"{who[:1].upper()}{who[1:]}"
        present = [n for n, sheet in state.characters.items() if sheet.side == "gm"]
        return not_here(name, present)

    def _was_met(self, who: str) -> bool:
        """Return whether somebody of that name was in the story before and is not here now."""
        said, gone = set(words(who)), list[str]()
        for record in self._campaign.records(kinds={EVENTS, ROLL, SCENE}, live=True):
            gone += record.body.get("away", {})
            gone += [str(e["name"]) for e in record.body.get("events", ()) if _leaves(e)]
        return any(said <= set(words(name)) for name in gone)

    def _join(self, name: str, strength: str) -> str:
        sheet = self._system.play.opponent_sheet(name, strength)
        self._campaign.apply(CharacterJoined(sheet=sheet))
        self._last_opponent = str(sheet["name"])
        return self._last_opponent

    def _is_somebody(self, name: str) -> bool:
        """Return whether a name that the player did not say can be anybody's.

        It was read out of what was told; a word of the character's own sheet ("a cat burglar's
        grip"), a thing or a participle is nobody to oppose.
        """
        own = {word for element in self._elements() for word in words(element.name)}
        own |= set(words(self._actor))
        own |= {w for s in self._campaign.state.story.standings for w in words(s.name)}
        said = set(words(name))
        noun = definite(name)
        if not said or said <= own or noun.head in _NOBODY:
            return False
        if _SPEAKERS & set(name.casefold().split()):
            return False
        return is_role(noun.head) or is_beast(noun) or len(said) > 1

    def _still_fighting(self, state: AnyState) -> str | None:
        """Return whom the player fights already: "again!" means the same one."""
        fights = self._system.fights
        if fights is None or not fights.is_running(state):
            return None
        last = self._last_opponent
        if last is not None and last in state.characters and not self._is_down(last):
            return last
        foes = [n for n, sheet in state.characters.items() if sheet.side == "gm"]
        return next((n for n in foes if not self._is_down(n)), None)

    def _is_down(self, name: str) -> bool:
        fights = self._system.fights
        return fights is not None and fights.is_down(self._campaign.state, name)

    def proves(self, intent: Intent, text: str, opponent: str | None) -> None:
        """Make sure that a check could be made, without making it.

        Raises:
            IllegalActionError: the rules do not allow it.
        """
        request, _ = self._request(intent, text, opponent)
        state = self._campaign.state
        self._system.check(state, self._system.play.build(state, request))

    def _request(self, intent: Intent, text: str, opponent: str | None) -> tuple[Request, str]:
        roles = {e.name: e.role for e in self._elements()}
        # A wound or a fright is no help, whatever a reader makes of its name.
        helps = [name for name in intent.stitched if roles.get(name, "condition") != "condition"]
        if intent.kind == "attack":
            helps += self._arms_named(text, but=helps)
        stitched = tuple(helps)
        against = [name for name in intent.hindering if name in roles]
        if intent.manner == "heal":  # the hurt that is cared for is the task and not in its way
            said = set(words(text))
            against = [name for name in against if not said & set(words(name))]
        hindering = tuple(dict.fromkeys(against))
        fields: dict[str, Any] = {
            "actor": self._actor,
            "kind": intent.kind if intent.kind != "question" else "challenge",
            "stitched": stitched,
            "hindering": hindering,
        }
        aim = AIMS.get(intent.manner)
        if aim is not None:
            fields["aim"] = aim
        if opponent is not None:
            fields["opponent"] = opponent
        buying = intent.kind == "purchase"
        suggested = self._judged(text, intent.manner, buying=buying)
        fields["difficulty"] = suggested.base
        if opponent is not None and fields["kind"] != "challenge":
            reason = intent.reason.replace(intent.opponent or opponent, opponent)
            if len(stitched) < len(intent.stitched):
                reason = reason_of(intent.kind, stitched, hindering, opponent)
            return Request(**fields), reason  # who resists takes the difficulty's place
        if suggested.price is not None:
            fields["price"] = suggested.price
        return Request(**fields), suggested.reason

    def _arms_named(self, text: str, *, but: Sequence[str]) -> tuple[str, ...]:
        """Return what is carried and named in the words of an attack: the weapon that is meant."""
        said = set(words(text))
        gear = [e.name for e in self._elements() if e.role == "gear" and e.name not in but]
        return tuple(name for name in gear if words(name) and set(words(name)) <= said)

    def _judged(self, text: str, manner: str, *, buying: bool) -> Suggested:
        slug, story = self._system.info.slug, self._campaign.state.story
        if buying:
            return self._suggest(system=slug, action=text, purchase=True)
        # A whole scene holds too many words that make nothing harder.
        return judge_here(
            self._suggest,
            system=slug,
            action=text,
            manner=manner,
            place=story.place,
            troubles=[s.name for s in story.standings if not s.helps],
        )

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
    ) -> Proposal:
        """Put a check on the table: into the journal first, then before the player."""
        state = self._campaign.state
        action = self._system.play.build(state, request)
        _check_hurt(action)
        summary = self._system.play.summary(state, action)
        reason = counting_only(reason, [name for name, _ in summary.parts])
        odds = self._system.play.odds_view(action, self._system.odds(state, action))
        brief = self._briefs.before(memory, intent, text, request=request)
        stakes = self._narrator.stakes(brief)
        warning = self._warning(action, brief.attempt.manner)
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
        )

    def _warning(self, action: Action, manner: str) -> str:
        """Return the warning of an act that may kill, "" for others; it is journaled as given."""
        if manner not in PERILOUS or not self._system.play.deadly(self._campaign.state, action):
            return ""
        if not self._campaign.state.warned:
            self._campaign.apply(DangerWarned())
        return WARNING.format(actor=self._actor)


def _leaves(event: Mapping[str, Any]) -> bool:
    return event.get("kind") == _LEFT


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
