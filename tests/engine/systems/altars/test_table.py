"""Rolls of characters: what their sheets allow, and what a roll changes."""

from typing import Any

import pytest

from engine.api import Action, GivenDice, IllegalActionError
from engine.systems.altars.actions import (
    Attack,
    Attempt,
    Blast,
    CertainDamage,
    Heal,
    Magic,
    Opposed,
    Threat,
)
from engine.systems.altars.bookkeeping import UseItem
from engine.systems.altars.events import DefencePrepared, HealthChanged
from engine.systems.altars.state import AltarsState
from engine.systems.altars.table_actions import PrepareDefence, TakeRest
from engine.systems.altars.values import Actor, Armour, BlastTarget, Target
from tests.engine.systems.altars.table import KELTUR, MIRA, STAFF, SYSTEM, act, fight, fold, table


def refused(state: AltarsState, action: Action) -> str:
    """Return the rule that forbids an action; the state must not change."""
    before = state.model_dump_json()
    with pytest.raises(IllegalActionError) as caught:
        SYSTEM.check(state, action)
    with pytest.raises(IllegalActionError):
        SYSTEM.resolve(state, action, GivenDice([]))
    assert state.model_dump_json() == before
    assert len(caught.value.message) > 10
    return caught.value.rule


def attempt(who: str = "Mira", *using: str, **fields: Any) -> Attempt:
    actor = fields.pop("actor", Actor())
    return Attempt(acting=who, using=using, actor=actor, **{"difficulty": ("d6",), **fields})


def attack(who: str, target: str, *using: str, **fields: Any) -> Attack:
    resist = Target(die=fields.pop("die", None))
    actor = fields.pop("actor", Actor())
    return Attack(acting=who, opponent=target, using=using, actor=actor, target=resist, **fields)


def hurt(state: AltarsState, name: str, by: int) -> AltarsState:
    return fold(state, (HealthChanged(character=name, by=-by),))


# Dice come from the sheet


def test_the_die_is_that_of_the_sheet() -> None:
    _, roll = act(table(), attempt("Mira", "Thief"), 9, 3)
    assert roll.draws[0][0] == 10
    _, roll = act(table(), attempt("Mira", "Thief", "Evoker"), 11, 3)
    assert [sides for sides, _, _ in roll.draws] == [12, 6]
    _, roll = act(table(), attempt("Mira"), 3, 3)
    assert roll.draws[0][0] == 4


def test_archetypes_can_be_added_where_the_table_says_so() -> None:
    state = table(multiple_archetypes="sum")
    _, roll = act(state, attempt("Mira", "Thief", "Medic", "Thief"), 9, 7, 3)
    assert [sides for sides, _, _ in roll.draws] == [10, 8, 6]
    assert roll.fields["total"] == 16


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (attempt("Mira", "Warrior"), "A-03"),
        (attempt("Mira", "thief"), "A-03"),
        (attempt("Mira", "initiative"), "RA-42"),
        (attempt("Mira", actor=Actor(die="d12")), "A-25"),
        (attempt("Mira", "Thief", actor=Actor(die="d12")), "A-25"),
        (attempt("Mira", "Thief", actor=Actor(action_points=2)), "RA-15"),
        (attempt("Mira", "Thief", actor=Actor(more_dice=("d8",))), "RA-36"),
        (attempt("Mira", "Thief", actor=Actor(item_die="d4")), "A-65"),
        (attempt("Mira", "Thief", item="Wand"), "A-15"),
        (attempt("Mira", "Thief", item="Rope"), "A-63"),
        (attempt("Kel'tur", item=STAFF, actor=Actor(item_die="d6")), "A-65"),
        (attempt("Guard", "Soldier", actor=Actor(action_points=1)), "A-31"),
        (attack("Mira", "Nobody"), "A-27"),
        (attack("Mira", "Mira"), "A-27"),
        (attack("Mira", "Guard", die="d8"), "A-28"),
        (Threat(acting="Mira", using=("Warrior",), threat_die="d6", health=9), "A-03"),
        (Threat(acting="Mira", die="d12", threat_die="d6", health=9), "A-25"),
        (UseItem(acting="Mira", item="Wand", health=9), "A-15"),
        (UseItem(acting="Mira", health=9), "A-63"),
        (Heal(acting="Mira", patient="Nobody", actor=Actor(), difficulty=("d6",), health=1,
              max_health=9), "A-51"),
        (Heal(acting="Mira", patient="Kel'tur", actor=Actor(), difficulty=("d6",), health=1,
              max_health=9, rest_days=2), "A-51"),
        (Opposed(acting="Mira", opponent="Guard", actor=Actor(),
                 target=Target(action_points=1)), "RA-16"),
        (Magic(acting="Mira", opponent="Nobody", actor=Actor(), target=Target(), health=9), "A-27"),
        (Blast(acting="Mira", actor=Actor(), difficulty=("d6",), health=9, targets=(
            BlastTarget(name="Guard", health=6), BlastTarget(name="Guard", health=6))), "A-60"),
        (Blast(acting="Mira", actor=Actor(), difficulty=("d6",), health=9, targets=(
            BlastTarget(name="Guard", health=6, die="d20"),)), "A-28"),
    ],
)  # fmt: skip
def test_what_no_sheet_allows(action: Action, rule: str) -> None:
    assert refused(table(), action) == rule


def test_dice_off_the_scale_are_refused() -> None:
    odd = {**MIRA, "archetypes": {"Thief": "d20+d4"}}
    assert refused(table(odd), attempt("Mira", "Thief")) == "RA-02"
    _, roll = act(table(odd, epic_scale=True), attempt("Mira", "Thief"), 12, 3, 2)
    assert roll.fields["total"] == 15


def test_the_initiative_die_by_setting() -> None:
    state = table(initiative_die_as_archetype=True)
    _, roll = act(state, attempt("Mira", "initiative"), 5, 3)
    assert roll.draws[0][0] == 6
    _, roll = act(state, attack("Guard", "Mira", die="d6"), 3, 5)
    assert roll.fields["resist_die"] == "d6"


def test_somebody_without_a_sheet_can_be_acted_on() -> None:
    shove = Opposed(acting="Mira", using=("Thief",), actor=Actor(), target=Target(die="d8"))
    state, roll = act(table(), shove, 9, 3)
    assert (roll.fields["resist_die"], state) == ("d8", table())
    stab = Attack(acting="Mira", using=("Thief",), actor=Actor(), target=Target(health=4))
    assert act(table(), stab, 9, 3)[1].fields["health_left"] == 0


# What acting uses up


def test_action_points_are_spent() -> None:
    state, _ = act(table(), attempt("Mira", "Thief", actor=Actor(action_points=1)), 9, 3, 3)
    assert state.characters["Mira"].action_points == 0
    assert refused(state, attempt("Mira", "Thief", actor=Actor(action_points=1))) == "A-31"


def test_an_item_is_used_up_for_the_day() -> None:
    strike = attack("Kel'tur", "Guard", "Warrior", item=STAFF)
    state, roll = act(table(), strike, 5, 3, 2)
    assert roll.fields["total"] == 8
    assert state.item_uses == {"Kel'tur": {STAFF: 1}}
    assert refused(state, strike) == "A-64"
    assert refused(state, UseItem(acting="Kel'tur", item="staff of lightning", health=1)) == "A-64"
    state, _ = act(state, TakeRest())
    SYSTEM.check(state, strike)


def test_items_can_cost_health() -> None:
    state = table(item_use_costs_health=True)
    after, _ = act(state, attempt("Kel'tur", "Druid", item=STAFF), 9, 3, 2)
    assert after.characters["Kel'tur"].health == 9
    after, roll = act(state, UseItem(acting="Kel'tur", item=STAFF, health=77))
    assert (after.characters["Kel'tur"].health, roll.fields["health_left"]) == (9, 9)
    spell = Magic(acting="Kel'tur", item=STAFF, actor=Actor(), difficulty=("d4",), health=1)
    after, roll = act(state, spell, 4, 3, 2)
    assert (after.characters["Kel'tur"].health, roll.fields["health_left"]) == (8, 8)


def test_using_an_item_is_the_action_of_the_round() -> None:
    state = fight(table(), "Kel'tur", "Guard")
    state, _ = act(state, UseItem(acting="Kel'tur", item=STAFF, health=1))
    assert state.acted == ("Kel'tur",)


def test_a_sword_against_demons_doubles() -> None:
    blow = attack("Mira", "Hell Knight", "Thief", item="Sword of Demon Slaying")
    state, roll = act(table(), blow, 8, 2)
    assert (roll.fields["margin"], roll.fields["damage"]) == (6, 12)
    assert state.characters["Hell Knight"].health == 3
    _, roll = act(table(), attack("Mira", "Guard", "Thief", item="Sword of Demon Slaying",
                                  doublings=3), 8, 2)  # fmt: skip
    assert roll.fields["damage"] == 6
    _, roll = act(table(), attack("Mira", "Guard", "Thief", doublings=1), 8, 2)
    assert roll.fields["damage"] == 12


# The sheets are the truth


def test_nobody_can_be_talked_into_other_health() -> None:
    lie = attack("Guard", "Mira").model_copy(
        update={"target": Target(health=500, armour=Armour(missing=True), acted=True, advantages=9)}
    )
    state, roll = act(table(), lie, 4, 1)
    assert roll.fields["health_left"] == 6
    assert state.characters["Mira"].health == 6
    assert SYSTEM.odds(table(), lie) == SYSTEM.odds(table(), attack("Guard", "Mira"))


def test_armour_of_the_equipment_counts() -> None:
    blow = attack("Mira", "Guard", "Thief", damage_type="slashing")
    state, _ = act(table(), blow, 9, 4)
    assert state.characters["Guard"].health == 3


def test_lost_armour_counts() -> None:
    bare = {**MIRA, "armour": {"missing": True}}
    state, _ = act(table(bare, KELTUR), attack("Kel'tur", "Mira", "Warrior"), 5, 3)
    assert state.characters["Mira"].health == 5


def test_a_dangerous_failure_hurts() -> None:
    state, _ = act(table(), attempt("Mira", "Thief", dangerous=True, health=1), 1, 5)
    assert state.characters["Mira"].health == 5


def test_threats_and_certain_damage() -> None:
    state, roll = act(table(), Threat(acting="Mira", using=("Thief",), threat_die="d12", health=1),
                      9, 2)  # fmt: skip
    assert (roll.fields["damage"], state.characters["Mira"].health) == (7, 2)
    state, _ = act(state, CertainDamage(acting="Mira", die="d6", health=50), 5)
    assert state.characters["Mira"].health == 0


def test_those_out_of_action_cannot_act_and_hardly_resist() -> None:
    state = hurt(table(), "Mira", 9)
    assert refused(state, attempt("Mira", "Thief")) == "RA-20"
    assert refused(state, PrepareDefence(acting="Mira")) == "RA-20"
    _, roll = act(state, attack("Guard", "Mira", "Soldier", die="d12"), 5, 3)
    assert roll.fields["resist_die"] == "d4"
    _, roll = act(state, Threat(acting="Mira", using=("Thief",), threat_die="d4", health=1), 3, 2)
    assert roll.draws[1][0] == 4


# Rounds


def test_one_action_a_round_in_order() -> None:
    state = fight(table(), "Mira", "Guard", "Kel'tur")
    assert refused(state, attempt("Kel'tur")) == "A-38"
    assert refused(state, attempt("Hell Knight")) == "A-38"
    state, _ = act(state, attempt("Mira", "Thief"), 9, 3)
    assert refused(state, attempt("Mira", "Thief")) == "A-39"
    assert refused(state, attack("Mira", "Guard")) == "A-39"
    SYSTEM.check(state, attack("Guard", "Mira"))


def test_resisting_costs_the_action() -> None:
    state = fight(table(), "Mira", "Guard", "Kel'tur")
    state, roll = act(state, attack("Mira", "Guard", "Thief", die="d6"), 3, 4)
    assert roll.fields["target_action_spent"] is True
    assert state.acted == ("Mira", "Guard")
    assert refused(state, attack("Guard", "Mira")) == "A-39"
    _, roll = act(state, attack("Kel'tur", "Guard", "Warrior", die="d6"), 3, 4)
    assert roll.fields["resist_die"] == "d4"


def test_resisting_a_danger_costs_the_action() -> None:
    state = fight(table(), "Mira", "Guard")
    danger = Threat(acting="Guard", using=("Soldier",), threat_die="d4", health=1)
    state, roll = act(state, danger, 2, 6)
    assert state.acted == ("Guard",)
    _, roll = act(state, danger, 2, 3)
    assert roll.draws[1][0] == 4
    own = fight(table(resist_after_acting="own_die"), "Mira", "Guard")
    own = own.model_copy(update={"acted": ("Guard",)})
    _, roll = act(own, danger, 2, 6)
    assert roll.draws[1][0] == 6


def test_an_untrained_defence_keeps_the_action() -> None:
    state, _ = act(fight(table(), "Mira", "Guard"), attack("Mira", "Guard", "Thief"), 3, 4)
    assert state.acted == ("Mira",)


def test_outside_rounds_nothing_is_spent() -> None:
    state, _ = act(table(), attack("Mira", "Guard", "Thief", die="d6"), 3, 4)
    assert state.acted == ()


def test_a_prepared_defence_counts_once() -> None:
    state, _ = act(table(), PrepareDefence(acting="Guard", advantages=2))
    assert state.prepared == {"Guard": 2}
    state, roll = act(state, attack("Mira", "Guard", "Thief", die="d6"), 9, 4, 6)
    assert (roll.fields["difficulty_total"], state.prepared) == (10, {})
    assert refused(table(), PrepareDefence()) == "A-36"
    off = table(use_situational_modifiers=False)
    assert refused(off, PrepareDefence(acting="Guard")) == "RA-19"


def test_points_on_resistance_by_setting() -> None:
    state = table(action_point_on_resistance=True)
    blow = Attack(acting="Guard", opponent="Mira", using=("Soldier",), actor=Actor(),
                  target=Target(die="d10", action_points=1))  # fmt: skip
    after, roll = act(state, blow, 5, 3, 4)
    assert roll.fields["difficulty_total"] == 7
    assert after.characters["Mira"].action_points == 0
    assert refused(after, blow) == "A-31"


# Magic


def test_magic_costs_health_whether_or_not_it_works() -> None:
    spell = Magic(acting="Mira", using=("Evoker",), actor=Actor(), difficulty=("d8",), health=1)
    for faces, awry in (((9, 3), False), ((2, 7), True)):
        state, roll = act(table(), spell, *faces)
        assert (roll.fields["awry"], state.characters["Mira"].health) == (awry, 8)


def test_no_magic_at_0_health() -> None:
    state = table(health_floor=-9)
    spell = Magic(acting="Mira", using=("Evoker",), actor=Actor(), difficulty=("d8",), health=9)
    assert refused(hurt(state, "Mira", 9), spell) == "RA-20"
    last = hurt(state, "Mira", 8)
    state, roll = act(last, spell, 9, 3)
    assert (roll.fields["out_of_action"], state.characters["Mira"].is_out) == (True, True)
    strict = hurt(table(last_point_casting="forbidden"), "Mira", 8)
    assert refused(strict, spell) == "RA-21"
    blast = Blast(acting="Mira", actor=Actor(), difficulty=("d8",), targets=(), health=9)
    assert refused(strict, blast) == "RA-21"


def test_an_item_that_costs_the_last_point_leaves_none_for_magic() -> None:
    state = hurt(table(item_use_costs_health=True), "Kel'tur", 9)
    spell = Magic(acting="Kel'tur", item=STAFF, actor=Actor(), difficulty=("d8",), health=9)
    assert refused(state, spell) == "RA-21"


def test_monsters_pay_for_magic_unless_the_table_says_otherwise() -> None:
    spell = Magic(acting="Slime", using=("Acid",), actor=Actor(), difficulty=("d8",), health=1)
    state, _ = act(table(), spell, 5, 3)
    assert state.characters["Slime"].health == 4
    free, roll = act(table(monsters_pay_magic=False), spell, 5, 3)
    assert (free.characters["Slime"].health, roll.fields["health_left"]) == (5, 5)
    last = hurt(table(monsters_pay_magic=False, last_point_casting="forbidden"), "Slime", 4)
    SYSTEM.check(last, spell)
    assert SYSTEM.odds(last, spell)["success"] > 0


def test_a_charm_is_resisted() -> None:
    state = fight(table(), "Mira", "Guard")
    charm = Magic(acting="Mira", using=("Evoker",), opponent="Guard", actor=Actor(),
                  target=Target(die="d6"), health=1)  # fmt: skip
    after, roll = act(state, charm, 9, 3)
    assert (roll.fields["resist_die"], after.acted) == ("d6", ("Mira", "Guard"))
    assert after.characters["Guard"].health == 6
    plain = Magic(acting="Mira", using=("Evoker",), opponent="Guard", actor=Actor(),
                  difficulty=("d8",), health=1)  # fmt: skip
    _, roll = act(state, plain, 9, 3)
    assert roll.fields["resist_die"] == "d4"


def test_a_blast_hurts_everybody_in_it_and_its_caster_pays() -> None:
    state = fight(table(), "Mira", "Guard", "Slime")
    blast = Blast(
        acting="Mira",
        using=("Evoker",),
        actor=Actor(),
        difficulty=("d12",),
        health=99,
        targets=(
            BlastTarget(name="Guard", die="d6", health=99),
            BlastTarget(name="Slime", health=99),
            BlastTarget(name="a passer-by", health=4),
            BlastTarget(name="Mira", health=99),
        ),
    )
    after, roll = act(state, blast, 9, 6, 4, 2, 1, 3)
    health = {name: sheet.health for name, sheet in after.characters.items()}
    assert (health["Guard"], health["Slime"], health["Mira"]) == (1, 0, 2)
    assert [row["health_left"] for row in roll.fields["targets"]] == [1, 0, 0, 2]
    assert after.acted == ("Mira", "Guard")
    assert roll.fields["damage"] == 5 + 7 + 8 + 6
    assert SYSTEM.odds(state, blast)["success"] > 0


def test_awry_can_hurt() -> None:
    state = table(awry_effect="caster_takes_margin")
    spell = Magic(acting="Mira", using=("Evoker",), actor=Actor(), difficulty=("d8",), health=1)
    after, _ = act(state, spell, 2, 5)
    assert after.characters["Mira"].health == 5


# Healing


def heal(healer: str, patient: str, *using: str, **fields: Any) -> Heal:
    return Heal(acting=healer, patient=patient, using=using, actor=Actor(), difficulty=("d6",),
                health=1, max_health=1, **fields)  # fmt: skip


def test_skill_heals_over_the_rest() -> None:
    state = hurt(table(), "Kel'tur", 8)
    state, roll = act(state, heal("Mira", "Kel'tur", "Medic"), 7, 3)
    assert (roll.fields["restored"], state.characters["Kel'tur"].health) == (4, 2)
    assert state.mending == {"Kel'tur": 4}
    state, _ = act(state, TakeRest(resting=("Mira",)))
    assert state.mending == {"Kel'tur": 4}
    state, rested = act(state, TakeRest())
    assert state.characters["Kel'tur"].health == 7
    assert rested.fields["health"]["Kel'tur"] == 7
    assert state.mending == {}


def test_skill_may_not_add_to_rest() -> None:
    state = hurt(table(healing_stacks_with_rest=False), "Kel'tur", 8)
    treated, _ = act(state, heal("Mira", "Kel'tur", "Medic"), 7, 3)
    treated, _ = act(treated, TakeRest())
    assert treated.characters["Kel'tur"].health == 6
    failed, _ = act(state, heal("Mira", "Kel'tur", "Medic"), 2, 3)
    failed, _ = act(failed, TakeRest())
    assert failed.characters["Kel'tur"].health == 3


def test_one_attempt_a_day() -> None:
    state = hurt(table(), "Kel'tur", 8)
    state, _ = act(state, heal("Mira", "Kel'tur", "Medic"), 2, 3)
    assert refused(state, heal("Mira", "Kel'tur", "Medic")) == "A-54"
    assert refused(state, heal("Kel'tur", "Kel'tur", supernatural=True)) == "A-54"
    SYSTEM.check(state, heal("Mira", "Mira", "Medic"))
    tomorrow, _ = act(state, TakeRest())
    SYSTEM.check(tomorrow, heal("Mira", "Kel'tur", "Medic"))
    assert tomorrow.day == 2


def test_one_attempt_per_healer_by_setting() -> None:
    state = hurt(table(healing_attempt_limit="per_healer"), "Kel'tur", 8)
    state, _ = act(state, heal("Mira", "Kel'tur", "Medic"), 2, 3)
    assert refused(state, heal("Mira", "Mira", "Medic")) == "A-54"
    SYSTEM.check(state, heal("Kel'tur", "Kel'tur"))


def test_supernatural_healing_is_paid_for() -> None:
    state = hurt(table(), "Mira", 6)
    state, roll = act(state, heal("Kel'tur", "Mira", "Druid", supernatural=True), 8, 3)
    assert (roll.fields["when"], roll.fields["healer_health"]) == ("instant", 9)
    assert state.characters["Mira"].health == 8
    assert state.characters["Kel'tur"].health == 9
    assert state.mending == {}


def test_healing_oneself_with_magic_costs_a_point_too() -> None:
    state = hurt(table(), "Kel'tur", 5)
    state, _ = act(state, heal("Kel'tur", "Kel'tur", "Druid", supernatural=True), 8, 6)
    assert state.characters["Kel'tur"].health == 6
    alone = Heal(acting="Kel'tur", using=("Druid",), actor=Actor(), difficulty=("d6",), health=1,
                 max_health=1)  # fmt: skip
    state, _ = act(table(), alone, 8, 6)
    assert state.mending == {"Kel'tur": 2}


def test_supernatural_healing_needs_the_point() -> None:
    state = hurt(table(last_point_casting="forbidden"), "Kel'tur", 9)
    assert refused(state, heal("Kel'tur", "Mira", "Druid", supernatural=True)) == "RA-21"


def test_failed_healing_can_hurt() -> None:
    state = table(failed_healing="harm")
    state, _ = act(state, heal("Mira", "Kel'tur", "Medic"), 2, 5)
    assert state.characters["Kel'tur"].health == 7


def test_two_treatments_of_different_days_add_up() -> None:
    state = hurt(table(), "Kel'tur", 9)
    state, _ = act(state, heal("Mira", "Kel'tur", "Medic"), 4, 3)
    state, _ = act(state, TakeRest(resting=("Mira",)))
    state, _ = act(state, heal("Mira", "Kel'tur", "Medic"), 5, 3)
    assert state.mending == {"Kel'tur": 3}


def test_prepared_by_event() -> None:
    state = fold(table(), (DefencePrepared(character="Mira", advantages=1),))
    assert act(state, TakeRest())[0].prepared == {}
