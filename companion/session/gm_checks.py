"""Checks at a human GM's table: what somebody tries is judged, and the GM has the last word."""

import re
from typing import Any, Final

from companion.errors import BadInputError
from companion.reader import Intent
from companion.session import records
from companion.session.arguments import is_argument
from companion.session.briefs import Briefs
from companion.session.exchange import Proposal, Reader, Suggester
from companion.session.gm_dues import Silent
from companion.session.gm_names import Names, is_spoken_for, tells_state, tells_with_a_colon
from companion.session.not_somebody import is_thing
from companion.session.party import strongest
from companion.session.proposing import Proposer
from companion.session.scene import find_person, fold, scene_text, words
from companion.session.siding import people_of
from companion.session.sitting import Sitting
from companion.session.spoken_for import Move, move_of
from companion.session.team import Team
from companion.session.third_person import as_mine, infinitives
from engine.api import IllegalActionError, Request, agreeing

_HOW_HARD: Final = re.compile(
    r"(?:(?:what(?:['’]s| is)?|which) (?:the |a |would be the )?"
    r"(?:difficulty(?: (?:score|rating|die))?|ds|dr)(?: (?:is|would be))?(?: it)?"
    r"(?: (?:for|of|to))+|"
    r"how (?:hard|difficult) (?:is|would|will) (?:it (?:be )?)?(?:for \w+ )?(?:to )?)\s*"
    r"(?P<what>\S.*)",
    re.IGNORECASE | re.S,
)
_THEY: Final = re.compile(r"^they(?=\s)", re.IGNORECASE)
"""At a GM's table these are the players' characters."""
_DONE_TO_ONE: Final = re.compile(
    r"^they (?:\w+ly )?\w+ (?:\w+ )?(?:her|him)\b(?! own)", re.IGNORECASE
)
_PRONOUN: Final = re.compile(r"\b(?:him|her|them|it)\b", re.IGNORECASE)
_OBJECT: Final = re.compile(
    r"\b(?:the|an?|that|this)\s+(?P<who>[\w'’-]+(?:\s+(?!to\b|with\b|for\b|in\b|into\b|on\b|at\b|"
    r"from\b|about\b|that\b|and\b|by\b|off\b|out\b|of\b|over\b|as\b)[\w'’-]+)?)",
    re.IGNORECASE,
)
_AGAINST_SOMEBODY: Final = frozenset(
    ["attack", "persuade", "deceive", "intimidate", "haggle", "fight", "shoot", "grapple", "talk"]
)


def _needs_somebody(intent: Intent, act: str) -> bool:
    """Return whether an act is done to somebody, so that without them there is nothing to roll."""
    named = intent.opponent is not None and set(words(intent.opponent)) & set(words(act))
    return intent.kind == "attack" or intent.manner in _AGAINST_SOMEBODY or bool(named)


def _object_of(act: str) -> str:
    """Return whom an act is done to, by its words; "" for nobody.

    Example:
        >>> _object_of("attacks the smugglers with his sword")
        'smugglers'
    """
    found = _OBJECT.search(act)
    return found["who"] if found is not None else ""


def _is_no_one(whom: str, act: str) -> bool:
    """Return whether the object of an act is what it is about: "haggles for a can of water".

    Example:
        >>> _is_no_one("can", "haggles for a can of water"), _is_no_one("boss", "hits the boss")
        (True, False)
    """
    about = rf"\b(?:for|over|about)\s+(?:the|an?|that|this|some)\s+{re.escape(whom)}\b"
    return bool(whom) and (is_thing(whom) or bool(re.search(about, act, re.IGNORECASE)))


class NobodyHereError(BadInputError):
    """An attempt names somebody who is not here.

    Attributes:
        whom: as the words call them.
    """

    def __init__(self, whom: str) -> None:
        super().__init__(f"nobody called {whom!r} is here; /npc add {whom} 2 brings them in")
        self.whom = whom


class GmChecks:
    """Judges what the people of one game try.

    Args:
        sitting: the campaign's sitting.
        names: finds whom words name.
        reader: who reads what somebody tries.
        suggest: who suggests difficulties.
    """

    def __init__(
        self, sitting: Sitting, names: Names, *, reader: Reader, suggest: Suggester
    ) -> None:
        self._sitting = sitting
        self._names = names
        self._reader = reader
        self._suggest = suggest

    def propose(self, text: str, *, who: str | None = None, roll: bool = False) -> Proposal | None:
        """Put what somebody tries on the table.

        Args:
            text: "Farek climbs the wall with his rope", "ghoul: bite Farek".
            who: who tries it; None to find out from the text.
            roll: roll even for what the reader finds nothing to roll about.

        Returns:
            The proposal; None when nobody is named, or nothing is open.

        Raises:
            NobodyHereError: it is done to somebody who is not here.
            IllegalActionError: the rules do not allow it.
        """
        move = self._move(text) if who is None else None
        actor, act = (who, text) if who is not None else self._names.whose(text)
        if move is not None:
            actor, act = move.who, move.text
        if actor is None or (not roll and tells_state(act)):
            return None
        said = self.in_first_person(actor, act)
        self._refuse_fallen(actor, roll=roll)
        intent = self._read(actor, said)
        if not roll and (not intent.needs_roll or self._is_only_told(text, actor, intent, act)):
            return None
        intent, opponent = self._opposed(actor, intent, act)
        self._heard(text, actor)
        proposer = self._proposer(actor)
        request, reason = proposer.judging.request(intent, said, opponent)
        if move is not None and move.along:
            team = Team(self._sitting.campaign, self._sitting.party, actor)
            request = team.from_the_start(request, act, intent.manner, along=move.along).request
        request = self._filled(request, actor, opponent)
        if opponent is not None and request.difficulty is None:
            reason = f"{opponent} {agreeing(opponent, 'resists', 'resist')}, so both sides count."
        return self._sitting.put(
            proposer.offer(self._sitting.memory, intent, request, said, reason)
        )

    def _refuse_fallen(self, actor: str, *, roll: bool) -> None:
        """Say that somebody is out of action, unless the GM wants the roll all the same.

        Raises:
            IllegalActionError: they are.
        """
        if not roll and self._sitting.fighting.is_down(actor):
            raise IllegalActionError(
                "table",
                f"{actor} is out of action; tell how they recover, or /roll {actor} ... rolls all "
                "the same",
            )

    def set_difficulty(self, value: str) -> Proposal:
        """Overrule the difficulty of the proposal on the table: the GM has the last word.

        Args:
            value: a number or a die, as the game writes it.

        Raises:
            BadInputError: no proposal is on the table, or somebody resists in its place.
            IllegalActionError: the game knows no such difficulty.
        """
        proposal = self._on_the_table()
        if proposal.request.opponent is not None and proposal.request.difficulty is None:
            who = proposal.request.opponent
            resist = agreeing(who, "resists", "resist")
            raise BadInputError(f"{who} {resist}; that is the difficulty")
        difficulty: int | str = int(value) if value.isascii() and value.isdigit() else value
        request = proposal.request.model_copy(update={"difficulty": difficulty})
        if proposal.request.opponent is not None:
            request = request.model_copy(update={"kind": "challenge"})
        proposer = self._proposer(request.actor)
        said = self._sitting.memory.last_text
        offered = proposer.offer(
            self._sitting.memory, proposal.intent, request, said, "set by the GM"
        )
        return self._sitting.put(offered)

    def argue(self, text: str) -> Proposal | None:
        """Take a word about the proposal on the table, or another act in its place."""
        proposal = self._on_the_table()
        helper = self._sitting.party.named_in(text, but=(proposal.request.actor,))
        who, _ = self._names.whose(text)
        if not is_argument(text) or (who is not None and who not in helper):
            return self.propose(text)
        proposer = self._proposer(proposal.request.actor)
        argued = proposer.argue(
            self._sitting.memory, proposal, text, physical=self._sitting.physical
        )
        return self._sitting.put(argued)

    def difficulty_of(self, text: str) -> str:
        """Return the difficulty that a question asks for, with its reason; "" for other questions.

        Example: "what difficulty for sneaking past the smugglers?", "how hard is it to swim that?"
        """
        found = _HOW_HARD.match(text.strip())
        if found is None:
            return ""
        suggested = self._suggest(
            system=self._sitting.system.info.slug,
            action=found["what"].strip(" ?"),
            context=scene_text(self._sitting.system, self._sitting.campaign.state, ()),
        )
        return suggested.reason

    def _opposed(self, actor: str, intent: Intent, act: str) -> tuple[Intent, str | None]:
        """Return what was read with who resists, as far as somebody must.

        Raises:
            BadInputError: it is done to somebody whom the words do not name.
            NobodyHereError: it is done to somebody who is not here.
        """
        if intent.kind in ("none", "question"):
            intent = intent.model_copy(update={"kind": "challenge"})
        opponent = self._opponent(actor, intent, act)
        if opponent is None and not _needs_somebody(intent, act):
            # Whoever was only read out of the scene does not stand against a climb.
            kind = "challenge" if intent.kind == "opposed" else intent.kind
            intent = intent.model_copy(update={"opponent": None, "kind": kind})
        is_ours = self._sitting.campaign.state.characters[actor].side == "player"
        meant = intent.kind == "attack" or (is_ours and intent.opponent is not None)
        if meant and opponent is None:
            whom = _object_of(act)
            whom = "" if _is_no_one(whom, act) else whom
            people = people_of(self._sitting.campaign.state)
            if not whom and is_ours and len(people) == 1:
                return intent.model_copy(update={"opponent": people[0]}), people[0]
            if not whom:
                raise BadInputError(f"say whom {actor} means: the words name nobody who is here")
            raise NobodyHereError(whom)
        return intent, opponent

    def _move(self, text: str) -> Move | None:
        """Return whose move of the players' it is, with who acts along; None for no such words."""
        ours = self._sitting.party.everybody
        if _THEY.match(text.strip()) and len(ours) == 1 and _DONE_TO_ONE.search(text):
            return None  # "they drag her off" is done by others to the players' only character
        move = move_of(_THEY.sub("we", text.strip()), ours, ours, "")
        if move.who is None and move.along == ours and ours:  # "they all sneak past"
            return Move(ours[0], move.text, ours[1:])
        return None if move.who is None else move

    def _is_only_told(self, text: str, actor: str, intent: Intent, act: str) -> bool:
        """Return whether the GM tells what one of their people does, against nobody's will."""
        if self._sitting.campaign.state.characters[actor].side == "player" or is_spoken_for(text):
            return False
        if tells_with_a_colon(text):
            return True
        return self._opponent(actor, intent, act) is None

    def in_first_person(self, actor: str, act: str) -> str:
        """Return an act as the one who does it would say it, with what is theirs as "my"."""
        if fold(act).startswith("i "):
            return act
        names = [
            e.name
            for e in self._sitting.system.play.elements(
                self._sitting.campaign.state.characters[actor]
            )
        ]
        return f"I {as_mine(infinitives(act), names)}"

    def _heard(self, text: str, actor: str) -> None:
        self._sitting.withdraw()
        self._sitting.memory.exchange += 1
        self._sitting.memory.last_text = text
        self._sitting.campaign.append(records.PLAYER, {"text": text, "actor": actor})

    def _read(self, actor: str, text: str) -> Intent:
        state = self._sitting.campaign.state
        scene = scene_text(self._sitting.system, state, self._sitting.memory.recent)
        sheet = state.characters[actor].model_dump(mode="json")
        return self._reader(
            system=self._sitting.system.info.slug, sheet=sheet, scene=scene, text=text
        )

    def _opponent(self, actor: str, intent: Intent, act: str) -> str | None:
        """Return who resists: somebody named in the act, of the other side first."""
        state = self._sitting.campaign.state
        side = state.characters[actor].side
        said = set(words(act))
        shared = {name: len(set(words(name)) & said) for name in state.characters if name != actor}
        # "guard 2" is the second guard and not the first one who is a guard, too.
        named = sorted((n for n in shared if shared[n]), key=lambda n: -shared[n])
        others = [name for name in named if state.characters[name].side != side]
        if others and (intent.opponent is not None or intent.kind in ("attack", "opposed")):
            return others[0]
        if intent.opponent is None or side == "gm":
            return others[0] if others else None
        called = next((who for word in said if (who := self._names.called(word))), None)
        if called is not None and called != actor:
            return called
        alike = find_person(state, _object_of(act)) if _needs_somebody(intent, act) else None
        is_named = bool(said & set(words(intent.opponent)))
        if alike is None and (is_named or (_PRONOUN.search(act) and not _object_of(act))):
            return find_person(state, intent.opponent)
        return alike

    def _filled(self, request: Request, actor: str, opponent: str | None) -> Request:
        """Let the GM's people do what they do with the best that they have."""
        sheet = self._sitting.campaign.state.characters[actor]
        if sheet.side != "gm":
            return request
        best = strongest(self._sitting.system, sheet)
        update: dict[str, Any] = {}
        if not request.stitched and best is not None:
            update["stitched"] = (best,)
        if opponent is not None and request.kind == "challenge":
            update["kind"] = "opposed"
        return request.model_copy(update=update)

    def _proposer(self, actor: str) -> Proposer:
        sitting = self._sitting
        return Proposer(
            sitting.campaign,
            actor,
            narrator=Silent(),
            suggest=self._suggest,
            briefs=Briefs(sitting.campaign, actor, sitting.book),
            party=sitting.party,
        )

    def _on_the_table(self) -> Proposal:
        if self._sitting.proposal is None:
            raise BadInputError("no proposal is on the table; say what somebody tries first")
        return self._sitting.proposal
