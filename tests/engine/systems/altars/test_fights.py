"""A thousand fights that play themselves: invariants in every step, and the same once more."""

from collections import Counter
from typing import Any

from engine.api import Action, GivenDice, Resolution
from engine.systems.altars.policy import best_name, next_action, resisting_die
from engine.systems.altars.scale import size_of
from engine.systems.altars.state import AltarsState
from engine.systems.altars.table_actions import StartFight
from tests.engine.systems.altars.table import (
    EVERYBODY,
    GUARD,
    HELL_KNIGHT,
    KELTUR,
    MIRA,
    SLIME,
    SYSTEM,
    fold,
    seeded,
    table,
)

FIGHTS = 1_000
MOST_STEPS = 400
PARTIES: tuple[tuple[dict[str, Any], ...], ...] = (
    (KELTUR, MIRA, HELL_KNIGHT),
    (MIRA, GUARD, SLIME),
    EVERYBODY,
    ({**KELTUR, "armour": {"missing": True}}, GUARD, HELL_KNIGHT),
)
READINGS: tuple[dict[str, Any], ...] = (
    {},
    {"resist_after_acting": "own_die", "awry_effect": "caster_takes_margin"},
    {"initiative_tie": "simultaneous", "passive_d4_costs_action": True},
    {"initiative_tie": "reroll", "health_floor": -3, "item_die": "best"},
    {"opposed_tie": "actor", "monsters_pay_magic": False, "multiple_archetypes": "sum"},
)
Log = list[tuple[Action, Resolution]]


def play_out(number: int, *, check: bool = True) -> tuple[AltarsState, AltarsState, Log]:
    """Return the state before and after a fight, with all that happened."""
    party = PARTIES[number % len(PARTIES)]
    start = state = table(*party, **READINGS[number % len(READINGS)])
    chance = seeded(number, "policy")
    log: Log = []
    action: Action = StartFight()
    for step in range(MOST_STEPS):
        roll = SYSTEM.resolve(state, action, seeded(number * MOST_STEPS + step))
        after = fold(state, roll.events)
        if check:
            invariants(state, after, action, roll)
        state = after
        log.append((action, roll))
        if action.op == "end_fight":
            return start, state, log
        action = next_action(state, chance)
    raise AssertionError(f"fight {number} does not end")


def invariants(before: AltarsState, after: AltarsState, action: Action, roll: Resolution) -> None:
    floor = after.settings.health_floor
    for name, sheet in after.characters.items():
        old = before.characters[name]
        assert floor <= sheet.health <= old.health <= sheet.max_health
        assert 0 <= sheet.action_points <= old.action_points
        assert sheet.dice == old.dice
    assert set(after.acted) <= set(after.fighters) <= set(after.characters)
    assert len(set(after.acted)) == len(after.acted)
    if action.acting is not None and action.op in ("attack", "blast"):
        assert action.acting not in before.acted
        assert action.acting in after.acted
        assert before.characters[action.acting].health > 0
    for uses in after.item_uses.values():
        assert all(n <= 1 for n in uses.values())
    lost = sum(s.health for s in before.characters.values()) - sum(
        s.health for s in after.characters.values()
    )
    changed = sum(-e.by for e in roll.events if e.kind == "health_changed")
    assert lost == changed


def test_a_thousand_fights_keep_their_invariants_and_end() -> None:
    ends: Counter[str] = Counter()
    for number in range(FIGHTS):
        _, state, log = play_out(number)
        sides = {s.side for s in state.characters.values() if not s.is_out}
        ends["".join(sorted(sides)) or "nobody"] += 1
        assert len(sides) < 2
        assert not state.in_fight
        assert {action.op for action, _ in log} >= {"start_fight", "end_fight"}
    assert ends["player"] > 20
    assert ends["gm"] > 20


def test_fights_replay_from_their_faces_and_fold_from_their_events() -> None:
    for number in range(0, FIGHTS, 10):
        start, end, log = play_out(number, check=False)
        state = start
        for action, roll in log:
            faces = GivenDice([face for _, face, _ in roll.draws])
            assert SYSTEM.resolve(state, action, faces) == roll
            faces.finish()
            state = fold(state, roll.events)
        assert state == end
        assert play_out(number, check=False)[1] == end


def test_names_chosen_for_a_blow() -> None:
    mira = table().characters["Mira"]
    assert best_name(mira) == "Evoker"
    assert best_name(mira, words=("medic",)) == "Medic"
    assert best_name(mira, words=("warrior",)) == ""
    assert resisting_die(mira) == "d12"
    meek = table({**MIRA, "archetypes": {"Medic": "d12", "Poet": "d8"}}).characters["Mira"]
    assert resisting_die(meek) is None
    assert size_of(resisting_die(table().characters["Slime"]) or "d4") == 8
