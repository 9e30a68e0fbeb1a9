"""Days, adventures, experience and Action Points."""

from typing import Any

import pytest

from engine.api import Effect, EffectApplied, IllegalActionError, StateError
from engine.systems.altars.events import HealthChanged, XpChanged
from engine.systems.altars.state import AltarsState
from engine.systems.altars.table_actions import (
    AwardPoints,
    BeginAdventure,
    EndFight,
    FinishAdventure,
    NextRound,
    PassTurn,
    SpendXp,
    StartFight,
    TakeRest,
)
from tests.engine.systems.altars.table import (
    GUARD,
    KELTUR,
    MIRA,
    SYSTEM,
    act,
    fight,
    fold,
    table,
)


def rule_of(state: AltarsState, action: Any) -> str:
    with pytest.raises(IllegalActionError) as caught:
        SYSTEM.check(state, action)
    return caught.value.rule


def rich(state: AltarsState, xp: int = 5) -> AltarsState:
    return fold(state, (XpChanged(character="Mira", by=xp),))


def spend(**fields: Any) -> SpendXp:
    return SpendXp(acting="Mira", **fields)


def test_rest_stops_at_the_maximum() -> None:
    state = fold(table(), (HealthChanged(character="Mira", by=-5),))
    state, roll = act(state, TakeRest(days=3))
    assert roll.fields == {"day": 4, "health": {
        "Kel'tur": 10, "Mira": 7, "Hell Knight": 15, "Guard": 6, "Slime": 5,
    }}  # fmt: skip
    state, _ = act(state, TakeRest(days=30))
    assert state.characters["Mira"].health == 10
    assert rule_of(state, TakeRest(resting=("Nobody",))) == "A-50"
    assert rule_of(fight(state, "Mira"), TakeRest()) == "A-37"


def test_an_adventure_brings_a_point_each_to_players() -> None:
    state, roll = act(table(), FinishAdventure())
    assert roll.fields == {"xp": {"Kel'tur": 1, "Mira": 1}}
    assert {n: s.xp for n, s in state.characters.items() if s.xp} == {"Kel'tur": 1, "Mira": 1}
    assert rule_of(state, FinishAdventure()) == "A-68"
    assert rule_of(table(), BeginAdventure()) == "A-32"
    state, roll = act(state, BeginAdventure())
    assert (state.adventure, state.between_adventures) == (2, False)


@pytest.mark.parametrize(
    ("settings", "held", "points"),
    [
        ({}, 0, 1),
        ({}, 3, 1),
        ({}, 1, 1),
        ({"action_points_per_adventure": 3}, 0, 3),
        ({"action_points_carry_over": True}, 3, 4),
        ({"action_points_per_adventure": -2}, 3, 0),
    ],
)
def test_action_points_of_an_adventure(settings: dict[str, Any], held: int, points: int) -> None:
    state = table({**MIRA, "action_points": held}, GUARD, **settings)
    state, _ = act(state, FinishAdventure())
    state, roll = act(state, BeginAdventure())
    assert roll.fields["action_points"] == {"Mira": points}
    assert state.characters["Mira"].action_points == points
    assert state.characters["Guard"].action_points == 0


def test_the_gm_hands_out_points() -> None:
    state, roll = act(table(), AwardPoints(to="Guard", amount=2))
    assert roll.fields["action_points"] == state.characters["Guard"].action_points == 2
    assert rule_of(state, AwardPoints(to="Nobody")) == "A-32"


def test_spending_on_dice_health_and_archetypes() -> None:
    state = rich(table())
    state, roll = act(state, spend(on="die", name="Thief"))
    assert roll.fields == {"xp": 4, "die": "d12"}
    state, _ = act(state, spend(on="die", name="initiative"))
    state, _ = act(state, spend(on="health"))
    state, _ = act(
        state,
        spend(on="archetype", name="Dreamglass", reason="a winter among seers",
              definition=" one who reads dreams ", notes=("sells visions",)),
    )  # fmt: skip
    mira = state.characters["Mira"]
    assert mira.archetypes == {"Thief": "d12", "Evoker": "d12", "Medic": "d8", "Dreamglass": "d6"}
    assert (mira.initiative, mira.max_health, mira.health, mira.xp) == ("d8", 11, 9, 1)
    assert mira.definitions["Dreamglass"].definition == "one who reads dreams"
    state, _ = act(state, spend(on="archetype", name="Sailor", reason="sea"))
    assert "Sailor" not in state.characters["Mira"].definitions
    assert rule_of(state, spend(on="health")) == "A-69"


def test_words_of_a_monster_can_grow_too() -> None:
    state = fold(table(), (XpChanged(character="Slime", by=1),))
    state, _ = act(state, SpendXp(acting="Slime", on="die", name="Acid"))
    assert state.characters["Slime"].words == {"Big": "d8", "Acid": "d8"}


def test_maximum_health_may_heal() -> None:
    state, _ = act(rich(table(max_health_raises_current=True)), spend(on="health"))
    assert (state.characters["Mira"].max_health, state.characters["Mira"].health) == (11, 10)


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (spend(on="die", name="Warrior"), "A-69"),
        (spend(on="die"), "A-69"),
        (spend(on="archetype", name="Sailor"), "A-71"),
        (spend(on="archetype", name="Thief", reason="again"), "A-71"),
        (spend(on="archetype", name=" ", reason="why"), "A-71"),
        (spend(on="archetype", name="Initiative", reason="why"), "A-71"),
        (SpendXp(on="health"), "A-69"),
    ],
)
def test_wishes_that_are_refused(action: SpendXp, rule: str) -> None:
    state = rich(table())
    assert rule_of(state, action) == rule
    assert state.characters["Mira"].xp == 5


def test_the_top_of_the_scale() -> None:
    state = rich(table({**MIRA, "archetypes": {"Thief": "d20"}}))
    assert rule_of(state, spend(on="die", name="Thief")) == "RA-03"
    epic = rich(table({**MIRA, "archetypes": {"Thief": "d20"}}, advance_past_top="epic"))
    epic, _ = act(epic, spend(on="die", name="Thief"))
    assert epic.characters["Mira"].archetypes == {"Thief": "d20+d4"}


def test_the_second_d10_is_remembered() -> None:
    state = rich(table(duplicate_d10_step=True))
    for die, second in (("d10", ("Thief",)), ("d12", ())):
        state, roll = act(state, spend(on="die", name="Thief"))
        assert (roll.fields["die"], state.characters["Mira"].second_d10) == (die, second)
    state, _ = act(state, spend(on="die", name="Medic"))
    state, _ = act(state, spend(on="die", name="Medic"))
    assert state.characters["Mira"].archetypes["Medic"] == "d10"
    assert state.characters["Mira"].second_d10 == ("Medic",)


def test_experience_between_adventures_only() -> None:
    state = rich(table(xp_spend_time="between_adventures"))
    assert rule_of(state, spend(on="health")) == "RA-41"
    state, _ = act(state, FinishAdventure())
    SYSTEM.check(state, spend(on="health"))


def test_start_and_end_of_a_fight() -> None:
    state = table(KELTUR, MIRA, GUARD)
    assert rule_of(state, NextRound()) == "A-38"
    assert rule_of(state, EndFight()) == "A-38"
    assert rule_of(state, PassTurn(acting="Mira")) == "A-38"
    assert rule_of(state, PassTurn()) == "A-39"
    assert rule_of(state, StartFight(fighters=("Nobody",))) == "A-38"
    assert rule_of(state, StartFight(fighters=("Mira", "Mira"))) == "A-38"
    state, roll = act(state, StartFight(), 3, 6, 4)
    assert roll.fields == {
        "round": 1,
        "order": ["Mira", "Guard", "Kel'tur"],
        "rolls": {"Kel'tur": 3, "Mira": 6, "Guard": 4},
    }
    assert rule_of(state, StartFight()) == "A-38"
    assert rule_of(state, NextRound()) == "A-39"
    for name in ("Mira", "Guard", "Kel'tur"):
        state, _ = act(state, PassTurn(acting=name))
    assert rule_of(state, NextRound(joining=("Nobody",))) == "A-38"
    state, roll = act(state, NextRound(), 8, 1, 1)
    assert (roll.fields["round"], roll.fields["order"]) == (2, ["Kel'tur", "Mira", "Guard"])
    assert state.acted == ()
    state, roll = act(state, EndFight())
    assert (roll.fields["rounds"], state.in_fight, state.fighters) == (2, False, ())


def test_latecomers_join_at_the_next_round() -> None:
    state = fight(table(KELTUR, MIRA, GUARD), "Mira", "Guard")
    state = state.model_copy(update={"acted": ("Mira", "Guard")})
    state, _ = act(state, NextRound(joining=("Kel'tur", "Mira")), 5, 3, 2)
    assert state.fighters == ("Mira", "Guard", "Kel'tur")
    assert state.order == ("Mira", "Guard", "Kel'tur")


def test_nobody_able_nobody_fights() -> None:
    down = fold(
        table(KELTUR, GUARD),
        (HealthChanged(character="Kel'tur", by=-10), HealthChanged(character="Guard", by=-6)),
    )
    assert rule_of(down, StartFight()) == "A-38"
    assert rule_of(fight(down, "Kel'tur", "Guard"), NextRound()) == "A-38"


def test_friends_of_the_players_stay_out_of_fights() -> None:
    kind = Effect(kind="relation", change="set", target="Guard", name="grateful", good=True)
    state = fold(table(MIRA, GUARD, KELTUR), (EffectApplied(effect=kind),))
    state, _ = act(state, StartFight(), 3, 6)
    assert set(state.fighters) == {"Mira", "Kel'tur"}
    named, _ = act(table(MIRA, GUARD), StartFight(fighters=("Mira", "Guard")), 3, 4)
    assert set(named.fighters) == {"Mira", "Guard"}


def test_initiative_ties_by_setting() -> None:
    twins = ({**KELTUR, "initiative": "d6"}, {**MIRA, "initiative": "d6"}, GUARD)
    state, _ = act(table(*twins), StartFight(), 4, 4, 4)
    assert state.order == ("Kel'tur", "Mira", "Guard")
    again, roll = act(table(*twins, initiative_tie="reroll"), StartFight(), 4, 4, 4, 2, 5, 2, 1, 3)
    assert again.order == ("Mira", "Guard", "Kel'tur")
    assert roll.fields["rolls"] == {"Kel'tur": 4, "Mira": 4, "Guard": 4}
    same, _ = act(table(*twins, initiative_tie="simultaneous"), StartFight(), 4, 4, 3)
    same, _ = act(same, PassTurn(acting="Mira"))
    assert rule_of(same, PassTurn(acting="Guard")) == "A-38"
    same, _ = act(same, PassTurn(acting="Kel'tur"))
    SYSTEM.check(same, PassTurn(acting="Guard"))


def test_events_of_strangers_are_told() -> None:
    with pytest.raises(StateError, match="Nobody"):
        SYSTEM.apply(table(), HealthChanged(character="Nobody", by=-1))
