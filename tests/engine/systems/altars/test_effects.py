"""Consequences: what a result owes, and what effects change."""

from typing import Any

import pytest

from engine.api import Effect, EffectApplied, GivenDice, Resolution, StateError
from engine.systems.altars.actions import Attack, Attempt, Blast, Heal, Magic, Opposed, Threat
from engine.systems.altars.bands import DEGREES, degree_of
from engine.systems.altars.state import AltarsState
from engine.systems.altars.table_actions import FinishAdventure
from engine.systems.altars.values import Actor, Target
from tests.engine.systems.altars.table import SYSTEM, act, table


def rolled(action: Any, *faces: int, state: AltarsState | None = None) -> Resolution:
    return SYSTEM.resolve(state or table(), action, GivenDice(faces))


def attempt(who: str = "Mira") -> Attempt:
    return Attempt(acting=who, actor=Actor(advantages=5), difficulty=("d12",))


@pytest.mark.parametrize(
    ("margin", "slug"),
    [
        (0, "bare_success"), (1, "bare_success"), (2, "clear_success"), (4, "clear_success"),
        (5, "strong_success"), (7, "strong_success"), (8, "crushing_success"),
        (30, "crushing_success"), (-1, "bare_failure"), (-2, "clear_failure"),
        (-4, "clear_failure"), (-5, "strong_failure"), (-7, "strong_failure"),
        (-8, "crushing_failure"),
    ],
)  # fmt: skip
def test_bands(margin: int, slug: str) -> None:
    assert degree_of(margin >= 0, margin, (2, 5, 8)) == slug
    assert slug in {degree.slug for degree in DEGREES}


def test_bands_by_setting() -> None:
    roll = rolled(attempt(), 4, 12, 1, state=table(margin_bands=[1, 2, 20]))
    assert roll.degree == "strong_success"


@pytest.mark.parametrize(
    ("faces", "done", "gains", "setbacks", "size"),
    [
        ((4, 12, 4), True, (1, 2), (0, 0), 3),
        ((4, 5, 4), True, (0, 1), (0, 0), 2),
        ((1, 1, 2), True, (0, 1), (0, 0), 1),
        ((1, 1, 3), False, (0, 0), (1, 1), 1),
        ((1, 1, 5), False, (0, 0), (1, 1), 1),
        ((1, 1, 8), False, (0, 0), (1, 2), 2),
        ((1, 1, 12), False, (0, 0), (2, 2), 3),
    ],
)
def test_what_bands_owe(
    faces: tuple[int, ...], done: bool, gains: Any, setbacks: Any, size: int
) -> None:
    owed = SYSTEM.owed(table(), rolled(attempt(), *faces))
    assert (owed.done, owed.gains, owed.setbacks, owed.max_size) == (done, gains, setbacks, size)
    assert "harm" not in (*owed.gain_kinds, *owed.setback_kinds)
    assert owed.brief


def blow(who: str, target: str, **fields: Any) -> Attack:
    return Attack(acting=who, opponent=target, actor=Actor(), target=Target(), **fields)


def test_damage_is_all_that_a_hit_does() -> None:
    owed = SYSTEM.owed(table(), rolled(blow("Mira", "Guard"), 4, 1))
    assert (owed.gains, owed.setbacks) == ((0, 0), (0, 0))
    owed = SYSTEM.owed(table(), rolled(blow("Guard", "Mira"), 4, 1))
    assert (owed.gains, owed.setbacks) == ((0, 0), (0, 0))


def test_a_won_resistance_only_avoids() -> None:
    owed = SYSTEM.owed(table(), rolled(blow("Mira", "Guard"), 1, 4))
    assert (owed.gains, owed.setbacks) == ((0, 0), (1, 1))
    assert set(owed.setback_kinds) == {"position", "clock", "cost"}
    owed = SYSTEM.owed(table(), rolled(blow("Guard", "Mira"), 1, 4))
    assert (owed.gains, owed.setbacks) == ((0, 1), (0, 0))


def test_without_fitting_means_the_margin_is_an_effect() -> None:
    owed = SYSTEM.owed(table(), rolled(blow("Mira", "Guard", weapon="none"), 4, 1))
    assert (owed.gains, owed.gain_kinds) == ((1, 1), ("position", "edge"))
    owed = SYSTEM.owed(table(), rolled(blow("Guard", "Mira", weapon="none"), 4, 1))
    assert owed.setbacks == (1, 1)


def test_what_the_gm_wins_costs_the_players() -> None:
    def shove(who: str, whom: str) -> Opposed:
        return Opposed(acting=who, opponent=whom, actor=Actor(advantages=4), target=Target())

    owed = SYSTEM.owed(table(), rolled(shove("Guard", "Mira"), 4, 10, 1))
    assert (owed.gains, owed.setbacks) == ((0, 0), (1, 2))
    owed = SYSTEM.owed(table(), rolled(shove("Mira", "Guard"), 4, 10, 1))
    assert (owed.gains, owed.setbacks) == ((1, 2), (0, 0))


def test_dangers_and_magic() -> None:
    danger = Threat(acting="Mira", threat_die="d12", health=9)
    for faces in ((12, 1), (1, 4)):
        owed = SYSTEM.owed(table(), rolled(danger, *faces))
        assert (owed.gains, owed.setbacks) == ((0, 0), (0, 0))
    spell = Magic(acting="Mira", actor=Actor(), difficulty=("d12",), health=9)
    owed = SYSTEM.owed(table(), rolled(spell, 1, 7))
    assert owed.brief.startswith("The spell goes awry.")
    charm = Magic(acting="Mira", opponent="Guard", actor=Actor(), target=Target(), health=9)
    assert SYSTEM.owed(table(), rolled(charm, 1, 4)).setbacks == (1, 1)
    blast = Blast(acting="Mira", actor=Actor(), difficulty=("d4",), targets=(), health=9)
    assert SYSTEM.owed(table(), rolled(blast, 4, 1)).gains == (0, 0)


def test_nothing_rolled_owes_nothing() -> None:
    owed = SYSTEM.owed(table(), rolled(FinishAdventure()))
    assert (owed.done, owed.gains, owed.setbacks) == (True, (0, 0), (0, 0))
    refused = rolled(
        Heal(actor=Actor(), difficulty=("d4",), health=1, max_health=9, attempts_today=1)
    )
    assert SYSTEM.owed(table(), refused).done is False


def test_lethal_only_after_a_warning_and_at_0_health() -> None:
    danger = Attempt(acting="Mira", actor=Actor(), difficulty=("d20",), dangerous=True)
    state, roll = act(table(), danger, 1, 20)
    assert state.characters["Mira"].is_out
    assert SYSTEM.owed(state, roll).lethal is False
    warned = state.model_copy(update={"warned": True})
    assert SYSTEM.owed(warned, roll).lethal is True


def effect(state: AltarsState, **fields: Any) -> AltarsState:
    data = {"kind": "gear", "change": "gain", "target": "Mira", "name": "Lantern", **fields}
    return SYSTEM.apply(state, EffectApplied(effect=Effect(**data)))


def test_gear_comes_and_goes() -> None:
    state = effect(table())
    assert "Lantern" in state.characters["Mira"].equipment
    assert effect(state).characters["Mira"].equipment == state.characters["Mira"].equipment
    state = effect(state, change="lose", name="sword of demon slaying")
    assert state.characters["Mira"].equipment == ("Rope", "Lantern")
    with pytest.raises(StateError, match="does not carry"):
        effect(state, change="lose", name="Anvil")


def test_harm_and_story() -> None:
    state = effect(table(), kind="harm", change="lose", name="burns", size=30)
    assert state.characters["Mira"].health == 0
    state = effect(state, kind="harm", change="lose", name="burns", size=4, good=True)
    assert state.characters["Mira"].health == 4, "good for her: the harm goes"
    state = effect(table(), kind="edge", name="High ground", good=True)
    assert [s.name for s in state.story.standings] == ["High ground"]
    state = effect(table(), kind="trouble", target="scene", name="Smoke")
    assert [s.name for s in state.story.standings] == ["Smoke"]


def test_effects_are_cut_to_what_is_owed() -> None:
    roll = rolled(blow("Mira", "Guard"), 4, 1)
    extra = Effect(kind="harm", change="lose", target="Guard", name="bleeding", good=True)
    bounded = SYSTEM.check_effects(table(), roll, [extra])
    assert bounded.effects == ()
    assert bounded.cut
