"""Who of the other side has had enough: the last one standing of several runs, or gives up.

No book counts morale, so this is the GM's judgement as a stated policy with a die of the oracle's:
when one of several has fallen and a single one is left, a d6 says what that one does. On 1 or 2
they run, on 3 or 4 a person gives up (a beast runs), on 5 or 6 they fight on.
"""

from dataclasses import dataclass
from typing import Final, Literal

from companion.journal import Campaign
from companion.narration.foe_turns import kind_mark
from companion.narration.noting import FELLED
from companion.session.draws import DrawnDice
from companion.session.siding import CALM
from engine.api import CharacterLeft, Effect, EffectApplied, Event, agreeing, capital

Block = Literal["runs", "yields"]
_SIDES: Final = 6
_RUNS: Final = 2
_YIELDS: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Broken:
    """Somebody who has had enough.

    Attributes:
        name: who.
        block: how it is told.
        events: what changes with it.
    """

    name: str
    block: Block
    events: tuple[Event, ...]

    @property
    def note(self) -> str:
        """The fact in one short sentence."""
        how = ("runs", "run") if self.block == "runs" else ("gives up", "give up")
        return f"{capital(self.name)} {agreeing(self.name, *how)}."


def breaking(campaign: Campaign, chance: DrawnDice) -> Broken | None:
    """Return who has had enough after the last roll of a fight that runs; None for nobody.

    Args:
        campaign: the campaign.
        chance: decides; no dice of the game.
    """
    fights, state = campaign.rule_system.fights, campaign.state
    if fights is None or not fights.is_running(state) or state.pending is not None:
        return None
    foes = [n for n in fights.fighters(state) if state.characters[n].side == "gm"]
    fallen = _fallen_now(campaign)
    if len(foes) != 1 or not fallen or foes[0] in fallen:
        return None
    face = chance.face(_SIDES)
    if face > _YIELDS:
        return None
    name = foes[0]
    if face <= _RUNS or kind_mark(name) == "beast":
        return Broken(name=name, block="runs", events=(CharacterLeft(name=name),))
    calm = Effect(kind="position", change="set", target=name, name=CALM, good=True)
    return Broken(name=name, block="yields", events=(EffectApplied(effect=calm),))


def _fallen_now(campaign: Campaign) -> list[str]:
    """Return who of the GM's side fell by the last roll."""
    number = campaign.next_roll - 1
    if number < 1:
        return []
    action, resolution = campaign.rolled(number)
    notes = campaign.rule_system.play.notes(action, resolution)
    found = (FELLED.match(note) for note in notes)
    fell = [match["who"].casefold() for match in found if match is not None]
    people = campaign.state.characters.items()
    return [name for name, sheet in people if sheet.side == "gm" and name.casefold() in fell]
