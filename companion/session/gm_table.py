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
from companion.session.beginning import enter
from companion.session.dealing import Dealing
from companion.session.exchange import Reader, Suggester
from companion.session.fight_words import ends_turn
from companion.session.gm_checks import GmChecks
from companion.session.gm_dues import Due
from companion.session.gm_names import Names, tells_state
from companion.session.gm_offers import Offer
from companion.session.gm_told import ToldDues
from companion.session.scene import fold
from companion.session.sitting import Sitting
from companion.wording import listed
from engine.api import (
    CharacterJoined,
    CharacterLeft,
    IllegalActionError,
    SecretKept,
)

_OF_YOU: Final = (("You carry", "{} carries"), ("You have", "{} has"), ("You are", "{} is"))
_OWN_TURN: Final = re.compile(r"^(.*?)(?:his|her|its|their) turn\b")


class GmTable(ToldDues):
    """A human GM's table.

    Args:
        sitting: the campaign's sitting; its narrator must be silent.
        reader: who reads what somebody tries.
        suggest: who suggests difficulties.
        ideas: proposes effects; its words are never shown.
        first: proposes before ``ideas``; None for nobody.

    Attributes:
        names: finds whom words name.
        checks: judges what somebody tries.
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
        self._sit_at(sitting)

    def move_to(self, sitting: Sitting) -> None:
        """Go on with a sitting of another campaign; what was on offer stays behind."""
        self.sitting = sitting
        self._sit_at(sitting)
        self.due = Due()

    def _sit_at(self, sitting: Sitting) -> None:
        self.names = Names(sitting.campaign, sitting.party, self.telling)
        self.checks = GmChecks(sitting, self.names, reader=self._reader, suggest=self._suggest)
        sitting.fighting.by_hand = True

    # Things that change hands

    def deed(self, text: str) -> Offer | str | None:
        """Return the plain deed with a thing that is told of somebody: "Odo buys a knife".

        It is done by the game's own rule, as in play alone; where things are sold the GM says.

        Returns:
            The offer; why the rules refuse it, in a sentence; None where the words are no such
            deed, or dice decide it.
        """
        who, act = self.names.whose(text)
        if who is None or self.sitting.fighting.is_running or tells_state(act):
            return None
        dealing = Dealing(self.sitting.campaign, who, anywhere=True)
        dealt = dealing.meant(self.checks.in_first_person(who, act))
        if dealt is None:
            return None
        if dealt.refusal:
            return _of(who, dealt.refusal)
        return Offer(about=_told_of(who, *dealing.preview(dealt)), dealt=dealt, by=who)

    # People, scenes, secrets

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
        found = self.names.must_know(name)
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
        return self.sitting.fighting.do(fights.start(self._both_sides(names)))

    def _both_sides(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return who fights: those who are named, and all of a side of which nobody is."""
        named = tuple(self.names.must_know(name) for name in names)
        sides = {self._state.characters[name].side for name in named}
        if not named or len(sides) > 1:
            return named
        others = [name for name, sheet in self._state.characters.items() if sheet.side not in sides]
        return (*named, *others)

    def move_in_fight(self, text: str) -> Iterator[Any] | None:
        """Make the move of a fight that words tell: "Mara steps back", "the ghoul ends its turn".

        Returns:
            What follows, to be worked off; None where no fight runs or the words are no such move.

        Raises:
            IllegalActionError: it is not their turn, or the rules do not allow it.
        """
        fighting = self.sitting.fighting
        who, act = self.names.whose(text)
        if who is None or tells_state(act):
            return None
        said = self.checks.in_first_person(who, act)
        on_turn = (*fighting.gm_turn(), *self.sitting.party.on_turn())
        is_over = "turn" in fold(act) and ends_turn(_OWN_TURN.sub(r"\1my turn", said))
        if fighting.is_counted and is_over:
            if on_turn and who not in on_turn:
                raise IllegalActionError("table", f"it is the turn of {on_turn[0]}, not of {who}")
            return self.end_turn()
        if not fighting.is_running:
            return None
        command = self.sitting.system.command
        action = None if command is None else command(self._state, who, said)
        if action is None:
            return None
        self.sitting.withdraw()
        return fighting.do(action)

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
        self.sitting.withdraw()
        return fighting.do(action)


def _told_of(who: str, gone: Sequence[str], come: Sequence[str]) -> str:
    """Return what changes on a sheet in one line; a number that changes is told as one change.

    Example:
        >>> _told_of("Odo", ("Coins x10",), ("Coins x6", "Knife"))
        'Odo gets Knife; Coins x10 becomes Coins x6'
    """
    counts = {_uncounted(name): name for name in come}
    changed = {name: counts[_uncounted(name)] for name in gone if _uncounted(name) in counts}
    parts = [
        f"{verb} {listed(names)}"
        for verb, names in (
            ("loses", [name for name in gone if name not in changed]),
            ("gets", [name for name in come if name not in changed.values()]),
        )
        if names
    ]
    told = [f"{who} {' and '.join(parts)}"] if parts else []
    told += [f"{before} becomes {after}" for before, after in changed.items()]
    return "; ".join(told) or f"{who} does so"


def _uncounted(name: str) -> str:
    return re.sub(r" x\d+$", "", name)


def _of(who: str, told: str) -> str:
    """Return a sentence to a player as one about their character."""
    for said, of_them in _OF_YOU:
        told = told.replace(said, of_them.format(who))
    return told
