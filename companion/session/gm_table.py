"""The table of a human GM: the companion judges, rolls and keeps count, and never narrates.

What somebody tries becomes a check with a difficulty that the GM may overrule. After the dice the
table says in one line what the result owes, and offers effects; none is applied before the GM
takes it.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from companion.errors import BadInputError
from companion.narration.brief import Narrator
from companion.openings import Opening
from companion.reader import Intent
from companion.session import records
from companion.session.arguments import is_argument
from companion.session.beginning import enter
from companion.session.briefs import Briefs
from companion.session.exchange import Proposal, Reader, Suggester
from companion.session.gm_dues import Due, Silent
from companion.session.gm_told import ToldDues
from companion.session.gm_words import ONE
from companion.session.party import strongest
from companion.session.proposing import Proposer
from companion.session.scene import find_person, fold, scene_text, words
from companion.session.scenes import sheets_away
from companion.session.sitting import Sitting
from companion.session.spoken_for import Move, move_of
from companion.session.team import Team
from companion.session.third_person import as_mine, infinitives
from engine.api import (
    CharacterJoined,
    CharacterLeft,
    IllegalActionError,
    Request,
    SecretKept,
    agreeing,
)

_TELLER: Final = re.compile(r"(?P<who>[^:\n]{1,80}?)\s*:\s*(?P<rest>\S.*)", re.S)
_STATE: Final = re.compile(
    r"(?:is|are|was|were|has|have|had|seems?|looks (?:like|as)|dies|falls asleep)\b", re.IGNORECASE
)
"""How words begin that tell how somebody is: the GM's telling, not an attempt."""
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


class NobodyHereError(BadInputError):
    """An attempt names somebody who is not here.

    Attributes:
        whom: as the words call them.
    """

    def __init__(self, whom: str) -> None:
        super().__init__(f"nobody called {whom!r} is here; /npc add {whom} 2 brings them in")
        self.whom = whom


class GmTable(ToldDues):
    """A human GM's table.

    Args:
        sitting: the campaign's sitting; its narrator must be silent.
        reader: who reads what somebody tries.
        suggest: who suggests difficulties.
        ideas: proposes effects; its words are never shown.
        first: proposes before ``ideas``; None for nobody.
    """

    def __init__(
        self,
        sitting: Sitting,
        *,
        reader: Reader,
        suggest: Suggester,
        ideas: Narrator,
        first: Narrator | None = None,
    ) -> None:
        super().__init__(sitting, ideas, first)
        self._reader = reader
        self._suggest = suggest
        sitting.fighting.by_hand = True

    def move_to(self, sitting: Sitting) -> None:
        """Go on with a sitting of another campaign; what was on offer stays behind."""
        self.sitting = sitting
        sitting.fighting.by_hand = True
        self.due = Due()

    # Checks

    def whose(self, text: str) -> tuple[str | None, str]:
        """Return the character whom "Farek climbs" or "ghoul: bite Farek" is about, and the act.

        Returns:
            (name, what they do, in the words of the doer); (None, the text) for nobody known.
        """
        match = _TELLER.fullmatch(text.strip())
        if match is not None:
            named = self._known(match["who"])
            if named is not None:
                return named, match["rest"]
        best = None
        folded = fold(text.strip().removeprefix("the ").removeprefix("The "))
        for name in self._state.characters:
            for said in (fold(name), fold(name).removeprefix("the "), fold(name).split()[0]):
                if folded.startswith(f"{said} ") and (best is None or len(said) > best[1]):
                    best = (name, len(said), folded)
        if best is None:
            found, act = self.telling().subject(text.strip())
            one = len(found) == 1 and not ONE.match(text.strip())
            return (found[0], act) if one and act else self._by_calling(text)
        tidy = text.strip().removeprefix("the ").removeprefix("The ")
        return best[0], tidy[best[1] :].strip()

    def is_state(self, text: str) -> bool:
        """Return whether words tell how somebody known is, which is no attempt."""
        who, act = self.whose(text)
        return who is not None and bool(_STATE.match(act))

    def _by_calling(self, text: str) -> tuple[str | None, str]:
        """Find "the ferryman lies" among those who were made as ferrymen."""
        found = re.fullmatch(r"(?:the )?([\w'’-]+)\s+(\S.*)", text.strip(), re.IGNORECASE | re.S)
        who = self._called(found[1]) if found is not None else None
        return (who, found[2]) if found is not None and who is not None else (None, text)

    def _called(self, said: str) -> str | None:
        """Return the one of the GM's people here who was made with that word for a calling."""
        wanted = set(words(said))
        found = [
            str(record.body["name"])
            for record in self.sitting.campaign.records(kinds={records.MADE}, live=True)
            if wanted and wanted <= set(words(str(record.body["concept"])))
        ]
        here = [name for name in found if name in self._state.characters]
        return here[-1] if here else None

    def _known(self, name: str) -> str | None:
        folded = fold(name).removeprefix("the ").strip()
        exact = [n for n in self._state.characters if fold(n).removeprefix("the ") == folded]
        return (
            exact[0]
            if exact
            else self.sitting.party.find(name)
            or find_person(self._state, name)
            or self._called(name)
        )

    def must_know(self, name: str) -> str:
        """Return the whole name of somebody in the game.

        Raises:
            BadInputError: nobody is called so.
        """
        found = self._known(name) if name.strip() else None
        if found is None:
            raise BadInputError(
                f"nobody called {name.strip()!r} is in this game; /npc add NAME brings them in"
            )
        return found

    def propose(self, text: str, *, who: str | None = None, roll: bool = False) -> Proposal | None:
        """Put what somebody tries on the table.

        Args:
            text: "Farek climbs the wall with his rope", "ghoul: bite Farek".
            who: who tries it; None to find out from the text.
            roll: roll even for what the reader finds nothing to roll about.

        Returns:
            The proposal; None when nobody is named, or nothing is open.

        Raises:
            IllegalActionError: the rules do not allow it.
        """
        move = self._move(text) if who is None else None
        actor, act = (who, text) if who is not None else self.whose(text)
        if move is not None:
            actor, act = move.who, move.text
        if actor is None or (not roll and _STATE.match(act)):
            return None
        first_person = self._in_first_person(actor, act)
        intent = self._read(actor, first_person)
        if not roll and (not intent.needs_roll or self._is_only_told(text, actor, intent, act)):
            return None
        if intent.kind in ("none", "question"):
            intent = intent.model_copy(update={"kind": "challenge"})
        opponent = self._opponent(actor, intent, act)
        if opponent is None and not _needs_somebody(intent, act):
            # Whoever was only read out of the scene does not stand against a climb.
            kind = "challenge" if intent.kind == "opposed" else intent.kind
            intent = intent.model_copy(update={"opponent": None, "kind": kind})
        is_ours = self._state.characters[actor].side == "player"
        meant = intent.kind == "attack" or (is_ours and intent.opponent is not None)
        if meant and opponent is None:
            whom = _object_of(act)
            if not whom:
                raise BadInputError(f"say whom {actor} means: the words name nobody who is here")
            raise NobodyHereError(whom)
        self._heard(text, actor)
        proposer = self._proposer(actor)
        request, reason = proposer.judging.request(intent, first_person, opponent)
        if move is not None and move.along:
            team = Team(self.sitting.campaign, self.sitting.party, actor)
            request = team.from_the_start(request, act, intent.manner, along=move.along).request
        request = self._filled(request, actor, opponent)
        if opponent is not None and request.difficulty is None:
            reason = f"{opponent} {agreeing(opponent, 'resists', 'resist')}, so both sides count."
        sitting = self.sitting
        return sitting.put(proposer.offer(sitting.memory, intent, request, first_person, reason))

    def _move(self, text: str) -> Move | None:
        """Return whose move of the players' it is, with who acts along; None for no such words."""
        ours = self.sitting.party.everybody
        move = move_of(_THEY.sub("we", text.strip()), ours, ours, "")
        if move.who is None and move.along == ours and ours:  # "they all sneak past"
            return Move(ours[0], move.text, ours[1:])
        return None if move.who is None else move

    def _is_only_told(self, text: str, actor: str, intent: Intent, act: str) -> bool:
        """Return whether the GM tells what one of their people does, against nobody's will."""
        if self._state.characters[actor].side == "player" or _TELLER.fullmatch(text.strip()):
            return False
        return self._opponent(actor, intent, act) is None

    def _in_first_person(self, actor: str, act: str) -> str:
        """Return an act as the one who does it would say it, with what is theirs as "my"."""
        if fold(act).startswith("i "):
            return act
        names = [e.name for e in self.sitting.system.play.elements(self._state.characters[actor])]
        return f"I {as_mine(infinitives(act), names)}"

    def _heard(self, text: str, actor: str) -> None:
        self.sitting.withdraw()
        self.sitting.memory.exchange += 1
        self.sitting.memory.last_text = text
        self.sitting.campaign.append(records.PLAYER, {"text": text, "actor": actor})

    def _read(self, actor: str, text: str) -> Intent:
        state = self._state
        scene = scene_text(self.sitting.system, state, self.sitting.memory.recent)
        sheet = state.characters[actor].model_dump(mode="json")
        return self._reader(
            system=self.sitting.system.info.slug, sheet=sheet, scene=scene, text=text
        )

    def _opponent(self, actor: str, intent: Intent, act: str) -> str | None:
        """Return who resists: somebody named in the act, of the other side first."""
        state = self._state
        side = state.characters[actor].side
        said = set(words(act))
        named = [
            name
            for name in state.characters
            if name != actor and words(name) and set(words(name)) & said
        ]
        others = [name for name in named if state.characters[name].side != side]
        if others and (intent.opponent is not None or intent.kind in ("attack", "opposed")):
            return others[0]
        if intent.opponent is None or side == "gm":
            return others[0] if others else None
        called = next((who for word in said if (who := self._called(word))), None)
        if called is not None and called != actor:
            return called
        alike = find_person(state, _object_of(act)) if _needs_somebody(intent, act) else None
        is_named = bool(said & set(words(intent.opponent)))
        if alike is None and (is_named or (_PRONOUN.search(act) and not _object_of(act))):
            return find_person(state, intent.opponent)
        return alike

    def _filled(self, request: Request, actor: str, opponent: str | None) -> Request:
        """Let the GM's people do what they do with the best that they have."""
        sheet = self._state.characters[actor]
        if sheet.side != "gm":
            return request
        best = strongest(self.sitting.system, sheet)
        update: dict[str, Any] = {}
        if not request.stitched and best is not None:
            update["stitched"] = (best,)
        if opponent is not None and request.kind == "challenge":
            update["kind"] = "opposed"
        return request.model_copy(update=update)

    def _proposer(self, actor: str) -> Proposer:
        sitting = self.sitting
        return Proposer(
            sitting.campaign,
            actor,
            narrator=Silent(),
            suggest=self._suggest,
            briefs=Briefs(sitting.campaign, actor, sitting.book),
            party=sitting.party,
        )

    def _on_the_table(self) -> Proposal:
        if self.sitting.proposal is None:
            raise BadInputError("no proposal is on the table; say what somebody tries first")
        return self.sitting.proposal

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
        said = self.sitting.memory.last_text
        offered = proposer.offer(
            self.sitting.memory, proposal.intent, request, said, "set by the GM"
        )
        return self.sitting.put(offered)

    def argue(self, text: str) -> Proposal | None:
        """Take a word about the proposal on the table, or another act in its place."""
        proposal = self._on_the_table()
        helper = self.sitting.party.named_in(text, but=(proposal.request.actor,))
        who, _ = self.whose(text)
        if not is_argument(text) or (who is not None and who not in helper):
            return self.propose(text)
        proposer = self._proposer(proposal.request.actor)
        argued = proposer.argue(self.sitting.memory, proposal, text, physical=self.sitting.physical)
        return self.sitting.put(argued)

    def difficulty_of(self, text: str) -> str:
        """Return the difficulty that a question asks for, with its reason; "" for other questions.

        Example: "what difficulty for sneaking past the smugglers?", "how hard is it to swim that?"
        """
        found = _HOW_HARD.match(text.strip())
        if found is None:
            return ""
        suggested = self._suggest(
            system=self.sitting.system.info.slug,
            action=found["what"].strip(" ?"),
            context=scene_text(self.sitting.system, self._state, ()),
        )
        return suggested.reason

    # People, scenes, secrets

    def knows_any(self, text: str) -> bool:
        """Return whether words name somebody of this game, here or left behind."""
        said = set(words(text))
        people = [*self._state.characters, *sheets_away(self.sitting.campaign)]
        return any(set(words(name)) & said for name in people)

    def add_npc(self, name: str, strength: str = "") -> str:
        """Bring somebody into the scene whom the GM runs.

        Raises:
            BadInputError: somebody has that name.
        """
        if any(fold(name) == fold(known) for known in self._state.characters):
            raise BadInputError(f"somebody in this game is called {name!r} already")
        sheet = self.sitting.system.play.opponent_sheet(name, strength)
        self.apply(CharacterJoined(sheet=sheet))
        return name

    def drop_npc(self, name: str) -> str:
        """Take somebody whom the GM runs out of the scene.

        Raises:
            BadInputError: nobody of the GM's is called so.
        """
        found = self.must_know(name)
        if self._state.characters[found].side != "gm":
            raise BadInputError(f"{found} is a player's; /leave {found} lets them go")
        self._before_they_go([found])
        self.apply(CharacterLeft(name=found))
        self._after_they_went()
        return found

    def open(self, opening: Opening, threads: Sequence[str] = ()) -> None:
        """Begin with an opening's place, people and first clock; its words stay untold.

        Args:
            opening: how it begins.
            threads: what is open from the start.
        """
        sitting = self.sitting
        enter(sitting.campaign, opening, actor=sitting.actor, threads=threads)
        sitting.guard.clear_scene()
        sitting.memory.reread()

    def keep_secret(self, text: str) -> None:
        """Note something that no player's view shows."""
        self.apply(SecretKept(secret=text[:1_000]))

    def start_fight(self, names: Sequence[str] = ()) -> Iterator[Any]:
        """Begin counting rounds; the GM's side then waits for the GM.

        Args:
            names: who fights; () for everybody here.

        Raises:
            IllegalActionError: this game counts no rounds, or a fight runs already.
        """
        fights = self.sitting.system.fights
        if fights is None:
            raise IllegalActionError("table", "this game counts no rounds; roll for each exchange")
        if self.sitting.fighting.is_running:
            raise IllegalActionError("table", "a fight is running already")
        self.sitting.withdraw()
        return self.sitting.fighting.do(fights.start(tuple(self.must_know(n) for n in names)))

    def end_turn(self) -> Iterator[Any]:
        """End the turn that runs, whoever has it.

        Raises:
            IllegalActionError: no turn runs.
        """
        fights, fighting = self.sitting.system.fights, self.sitting.fighting
        turn = (*fighting.gm_turn(), *self.sitting.party.on_turn())
        action = fights.end_turn(self._state, turn[0]) if fights is not None and turn else None
        if action is None:
            raise IllegalActionError("table", "no turn is running")
        return fighting.do(action)
