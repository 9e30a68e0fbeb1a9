"""Which functions serve which JSON call."""

from typing import Final

from engine.core.declared import Op
from engine.systems.altars import (
    actions,
    advancement,
    bookkeeping,
    combat,
    creation,
    healing,
    items,
    magic,
    odds,
    rounds,
)
from engine.systems.altars.checks import check_deed
from engine.systems.altars.state import AltarsState

CALLS: Final[tuple[Op[AltarsState], ...]] = (
    Op(
        action=actions.Attempt,
        resolve=combat.resolve_action,
        odds=odds.action_odds,
        check=check_deed,
    ),
    Op(
        action=actions.Opposed,
        resolve=combat.resolve_opposed,
        odds=odds.opposed_odds,
        check=combat.check_against_one,
    ),
    Op(
        action=actions.Attack,
        resolve=combat.resolve_attack,
        odds=odds.attack_odds,
        check=combat.check_against_one,
    ),
    Op(
        action=actions.Threat,
        resolve=combat.resolve_threat,
        odds=odds.threat_odds,
        check=combat.check_threat,
    ),
    Op(action=actions.CertainDamage, resolve=combat.resolve_certain_damage),
    Op(
        action=actions.Heal,
        resolve=healing.resolve_heal,
        odds=odds.heal_odds,
        check=healing.check_heal,
    ),
    Op(
        action=actions.Magic,
        resolve=magic.resolve_magic,
        odds=odds.magic_odds,
        check=magic.check_magic,
    ),
    Op(
        action=actions.Blast,
        resolve=magic.resolve_blast,
        odds=odds.blast_odds,
        check=magic.check_blast,
    ),
    Op(action=actions.Initiative, resolve=rounds.resolve_initiative),
    Op(action=bookkeeping.Round, resolve=rounds.resolve_round),
    Op(action=bookkeeping.Rest, resolve=healing.resolve_rest),
    Op(action=bookkeeping.AdvantageDie, resolve=advancement.resolve_advantage_die),
    Op(action=bookkeeping.StepDie, resolve=advancement.resolve_step_die),
    Op(action=bookkeeping.CreateCharacter, resolve=creation.resolve_create_character),
    Op(action=bookkeeping.Advance, resolve=advancement.resolve_advance),
    Op(action=bookkeeping.AwardXp, resolve=advancement.resolve_award_xp),
    Op(action=bookkeeping.RelevantDie, resolve=advancement.resolve_relevant_die),
    Op(
        action=bookkeeping.LaypersonDifficulty,
        resolve=advancement.resolve_layperson,
        check=advancement.check_layperson,
    ),
    Op(action=bookkeeping.Monster, resolve=creation.resolve_monster),
    Op(action=bookkeeping.NewArchetype, resolve=creation.resolve_new_archetype),
    Op(
        action=bookkeeping.UseItem,
        resolve=items.resolve_use_item,
        check=items.check_use_item,
    ),
    Op(action=bookkeeping.SpendActionPoint, resolve=advancement.resolve_spend_action_point),
)
"""One row for every call of the JSON contract."""
