"""The turn-by-turn side of fights, for front ends."""

from collections.abc import Sequence

from engine.core.model import Action
from engine.dice.source import Dice
from engine.systems.altars.declaring import may_choose
from engine.systems.altars.fights import is_decided
from engine.systems.altars.policy import announcement, next_action, step_for
from engine.systems.altars.state import AltarsState
from engine.systems.altars.table_actions import (
    EndFight,
    NextRound,
    PassTurn,
    StartFight,
    TakeRest,
)
from engine.systems.altars.turns import whose_turn


class AltarsFights:
    """Rounds with initiative each; one action for everybody (A-37 to A-41)."""

    def is_running(self, state: AltarsState) -> bool:
        """Return whether rounds are being counted."""
        return state.in_fight

    def fighters(self, state: AltarsState) -> tuple[str, ...]:
        """Return who stands in the fight that runs, in the order of turns."""
        if not state.in_fight:
            return ()
        there = (name for name in state.order if name in state.characters)
        return tuple(name for name in there if not state.characters[name].is_out)

    def is_down(self, state: AltarsState, name: str) -> bool:
        """Return whether somebody has no health left.

        Rule: RA-20.
        """
        sheet = state.characters.get(name)
        return sheet is not None and sheet.is_out

    def is_dead(self, state: AltarsState, name: str) -> bool:
        """Return whether somebody is dead: without health at a table that reads it so.

        Rule: RA-20.
        """
        return state.settings.zero_health == "dead" and self.is_down(state, name)

    def come_round(
        self, state: AltarsState, names: Sequence[str], nights: int
    ) -> tuple[TakeRest, ...]:
        """Return the rest of those who were beaten: a health point a day, so a day at least.

        Rule: A-50, RA-20.
        """
        beaten = tuple(name for name in names if name in state.characters)
        short = [1 - state.characters[name].health for name in beaten]
        days = max([nights, *short])
        return (TakeRest(days=days, resting=beaten),) if days > 0 and beaten else ()

    def give_up(self, state: AltarsState) -> EndFight:  # noqa: ARG002
        """Return the action that ends a fight which is given up."""
        return EndFight()

    def join(self, state: AltarsState, names: Sequence[str]) -> None:  # noqa: ARG002
        """Return None: initiative is rolled anew each round, and others come in with the next.

        Rule: A-38.
        """
        return

    def start(self, fighters: Sequence[str]) -> StartFight:
        """Return the action that begins a fight."""
        return StartFight(fighters=tuple(fighters))

    def gm_action(self, state: AltarsState, chance: Dice) -> Action | None:
        """Return what happens next without the player, or None when the player decides."""
        if not state.in_fight:
            return None
        if is_decided(state):
            return EndFight()
        turn = whose_turn(state)
        if not turn:
            return NextRound()
        if any(state.characters[name].side == "player" for name in turn):
            return None
        if state.announced is None and any(may_choose(state, name) for name in state.fighters):
            return announcement(state, chance)
        return next_action(state, chance)

    def step_for(self, state: AltarsState, name: str, foe: str, chance: Dice) -> Action | None:
        """Return the blow of a fighter whom nobody decides for; None to let the turn go."""
        if name not in whose_turn(state) or state.pending is not None:
            return None
        return step_for(state, name, foe, chance)

    def end_turn(self, state: AltarsState, actor: str) -> PassTurn | None:
        """Return the action that lets the actor's turn go."""
        return PassTurn(acting=actor) if actor in whose_turn(state) else None

    def is_spent(self, state: AltarsState, actor: str) -> bool:  # noqa: ARG002
        """Return False: an act is the whole of a turn, which is over with it."""
        return False

    def lines(self, state: AltarsState) -> tuple[str, ...]:
        """Return how the fight stands."""
        if not state.in_fight:
            return ()
        now = whose_turn(state)
        lines = []
        for name in state.order:
            sheet = state.characters.get(name)
            if sheet is None:
                continue
            told = [f"initiative {state.initiative_rolls.get(name, 0)}", f"health {sheet.health}"]
            told += ["out of action"] if sheet.is_out else []
            told += ["has acted"] if name in state.acted and not sheet.is_out else []
            lines.append(f"{'>' if name in now else ' '} {name}: {', '.join(told)}")
        return tuple(lines)


FIGHTS = AltarsFights()
