"""The turn-by-turn side of fights, for front ends."""

from collections.abc import Sequence

from engine.core.effects import Effect, EffectApplied
from engine.core.model import Action
from engine.dice.source import Dice
from engine.systems.skitterbarren.play import PLAY
from engine.systems.skitterbarren.play_actions import EndFight, EndTurn, JoinFight, StartFight
from engine.systems.skitterbarren.policy import choose
from engine.systems.skitterbarren.sheets import DOWN, is_down, max_health
from engine.systems.skitterbarren.state import SkitterbarrenState


class SkitterbarrenFights:
    """Rounds with a fixed order and three Energy Points a turn (K-18 to K-24)."""

    def is_running(self, state: SkitterbarrenState) -> bool:
        """Return whether a fight is under way."""
        return state.fight is not None

    def fighters(self, state: SkitterbarrenState) -> tuple[str, ...]:
        """Return who stands in the fight that runs, in the order of turns."""
        if state.fight is None:
            return ()
        return tuple(name for name in state.fight.order if not is_down(state, name))

    def is_down(self, state: SkitterbarrenState, name: str) -> bool:
        """Return whether somebody has no health left, or is down for good (house)."""
        return name in state.characters and is_down(state, name)

    def is_dead(self, state: SkitterbarrenState, name: str) -> bool:
        """Return whether somebody is down for good: after a fair warning, by a lethal consequence.

        Rule: house.
        """
        return name in state.characters and DOWN in state.characters[name].conditions

    def come_round(
        self, state: SkitterbarrenState, names: Sequence[str], nights: int
    ) -> tuple[EffectApplied, ...]:
        """Return what brings those round who have no health left: 1 of it (house).

        The time after a defeat is no Long Rest: nobody lays out a bedroll for the beaten.

        Rule: K-73, house.
        """
        del nights
        woken = []
        for name in names:
            sheet = state.characters.get(name)
            full = None if sheet is None else max_health(sheet, state.settings)
            if sheet is None or full is None or sheet.harm < full or DOWN in sheet.conditions:
                continue
            size = sheet.harm - full + 1
            eased = Effect(
                kind="harm", change="lose", target=name, name="damage", size=size, good=True
            )
            woken.append(EffectApplied(effect=eased))
        return tuple(woken)

    def give_up(self, state: SkitterbarrenState) -> EndFight:  # noqa: ARG002
        """Return the action that ends a fight which is given up.

        Rule: K-19.
        """
        return EndFight(reason="one side gives up")

    def start(self, fighters: Sequence[str]) -> StartFight:
        """Return the action that begins a fight."""
        return StartFight(fighters=tuple(fighters))

    def join(self, state: SkitterbarrenState, names: Sequence[str]) -> JoinFight | None:
        """Return the action that lets others into the fight that runs; None for none.

        Rule: K-20, K-21, house.
        """
        if state.fight is None or state.pending is not None:
            return None
        coming = tuple(name for name in names if name not in state.fight.order)
        return JoinFight(fighters=coming) if coming else None

    def gm_action(self, state: SkitterbarrenState, chance: Dice) -> Action | None:  # noqa: ARG002
        """Return what happens next without the player; its step draws its own chance."""
        return PLAY.gm_action(state)

    def step_for(
        self, state: SkitterbarrenState, name: str, foe: str, chance: Dice
    ) -> Action | None:
        """Return the next step of a fighter whom nobody decides for; None to end the turn."""
        if state.fight is None or state.fight.current != name:
            return None
        return choose(state, name, chance, foe=foe)

    def end_turn(self, state: SkitterbarrenState, actor: str) -> EndTurn | None:
        """Return the action that ends the actor's turn."""
        if state.fight is None or state.fight.current != actor:
            return None
        return EndTurn(acting=actor)

    def is_spent(self, state: SkitterbarrenState, actor: str) -> bool:
        """Return whether it is the actor's turn and no Energy Point is left for it."""
        fight = state.fight
        return fight is not None and fight.current == actor and not fight.energy

    def lines(self, state: SkitterbarrenState) -> tuple[str, ...]:
        """Return how the fight stands."""
        return PLAY.turn_lines(state)


FIGHTS = SkitterbarrenFights()
