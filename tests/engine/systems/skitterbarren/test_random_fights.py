"""A thousand fights of random legal actions: replayed event by event, with their invariants."""

from collections import Counter
from typing import Any

import pytest

from engine.api import (
    Action,
    CharacterJoined,
    IllegalActionError,
    SeededDice,
)
from engine.systems.skitterbarren.events import ReactionUsed
from engine.systems.skitterbarren.play_actions import EndFight, EndTurn, StartFight, Take
from engine.systems.skitterbarren.policy import choose
from engine.systems.skitterbarren.rolling import cap_of
from tests.engine.systems.skitterbarren.calling import PLAY, SYSTEM, hero

FIGHTS, PER_TEST = 1000, 125
MOST_STEPS = 120
WHATS = ("attack", "attack", "move", "move", "withdrawal", "hide", "search", "assist", "spell")


class Chance:
    """Whole numbers for the players' choices, from the dice of the engine itself."""

    def __init__(self, number: int) -> None:
        self._dice = SeededDice(b"choices", number=number)

    def below(self, count: int) -> int:
        return self._dice.face(256) % count

    def of(self, things: Any) -> Any:
        return things[self.below(len(things))]


def start(chance: Chance) -> Any:
    state = SYSTEM.new_state({"house_kit": True, "gm_blunders": chance.of(("policy", "ask"))})
    weapons = ("Sabre", "Bow", "Spear", "Knife")
    sheets = [
        hero(name, inventory=[chance.of(weapons), chance.of(("Hide jacket", "Rope"))])
        for name in ("Sefa", "Tarn", "Imke")[: 1 + chance.below(3)]
    ]
    foes = ("Dust rat", "Dune jackal", "Road bandit", "Gully ghoul")
    sheets += [PLAY.opponent_sheet(f"{chance.of(foes)} {n}") for n in range(1 + chance.below(3))]
    for sheet in sheets:
        state = SYSTEM.apply(state, CharacterJoined(sheet=sheet))
    return state.model_copy(update={"boons": chance.below(3), "blunders": chance.below(3)})


def a_try(state: Any, chance: Chance) -> Action:
    names = state.fight.order
    fields = {
        "acting": state.fight.current,
        "what": chance.of(WHATS),
        "target": chance.of(names),
        "ally": chance.of(names),
        "distance": 5 * chance.below(8),
        "dr": 8 + chance.below(6),
        "cost": 1 + chance.below(3),
    }
    if fields["what"] in ("attack", "move", "withdrawal"):
        del fields["cost"], fields["dr"]
    fields["toward" if chance.below(2) else "away_from"] = chance.of(names)
    return Take.model_validate(fields)


def next_action(state: Any, chance: Chance) -> Any:
    if state.pending is not None:
        return PLAY.answer(state, chance.of(state.pending.options))
    gm = PLAY.gm_action(state)
    if gm is not None:
        return gm
    name = state.fight.current
    if chance.below(3) == 0:
        return EndTurn(acting=name)
    if chance.below(2):
        return choose(state, name, SeededDice(b"policy", number=0)) or EndTurn(acting=name)
    action = a_try(state, chance)
    return action if is_allowed(state, action) else EndTurn(acting=name)


def is_allowed(state: Any, action: Action) -> bool:
    try:
        SYSTEM.check(state, action)
    except IllegalActionError as refused:
        return not (refused.rule and refused.message)
    return True


def keeps_invariants(state: Any) -> None:
    assert 0 <= state.boons <= max(2, cap_of(state, "boon"))
    assert 0 <= state.blunders <= max(2, cap_of(state, "blunder"))
    assert (state.open_roll is not None) <= (state.pending is not None)
    fight = state.fight
    if fight is None:
        return
    assert 0 <= fight.energy <= 3
    assert len(set(fight.reacted)) == len(fight.reacted), "one Reaction a round"
    assert 0 <= fight.stretch_left <= 40
    assert fight.counted <= 3
    assert set(fight.positions) == set(fight.order)


def play(number: int) -> str:
    chance = Chance(number)
    first = state = start(chance)
    log: list[tuple[Any, Any]] = []
    action: Action = StartFight()
    for step in range(MOST_STEPS):
        dice = SeededDice(number.to_bytes(4, "big"), number=step)
        resolution = SYSTEM.resolve(state, action, dice)
        log.append((action, resolution))
        reactions = Counter(e.name for e in resolution.events if isinstance(e, ReactionUsed))
        assert all(count == 1 for count in reactions.values())
        for event in resolution.events:
            state = SYSTEM.apply(state, event)
        keeps_invariants(state)
        if state.fight is None:
            break
        action = next_action(state, chance) if step < MOST_STEPS - 10 else _to_the_end(state)
    again = first
    for step, (action, resolution) in enumerate(log):
        dice = SeededDice(number.to_bytes(4, "big"), number=step)
        assert SYSTEM.resolve(again, action, dice) == resolution
        for event in resolution.events:
            again = SYSTEM.apply(again, event)
    assert again == state, "the same dice and actions make the same game"
    return log[-1][1].events[-1].winner or "broken off"


def _to_the_end(state: Any) -> Any:
    if state.pending is not None:
        return PLAY.answer(state, state.pending.options[-1])
    return EndFight(reason="night falls")


@pytest.mark.parametrize("part", range(FIGHTS // PER_TEST))
def test_random_fights(part: int) -> None:
    ends = Counter(play(part * PER_TEST + n) for n in range(PER_TEST))
    assert sum(ends.values()) == PER_TEST
    assert ends["player"]
    assert ends["gm"]
    assert ends["broken off"] <= PER_TEST // 4
