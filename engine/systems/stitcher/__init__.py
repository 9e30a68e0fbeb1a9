"""Stitcher: pools of exploding six-sided dice, stitched together from Traits and circumstances.

Rules by flygohr, CC BY 4.0. The core rules are complete; the Patches that the book
announces are not in it (S-76 to S-84).
"""

from typing import Final

from engine.core.carrying import Carry
from engine.core.declared import DeclaredSystem, Op
from engine.core.model import SystemInfo
from engine.core.system import RuleSystem
from engine.systems.stitcher import actions, gear
from engine.systems.stitcher.belongings import BELONGINGS
from engine.systems.stitcher.challenge import (
    resolve_challenge,
    resolve_pool,
    resolve_purchase,
    resolve_roll_pool,
)
from engine.systems.stitcher.checks import (
    check_active,
    check_edit,
    check_opposed,
    check_team_turn,
)
from engine.systems.stitcher.creation import (
    resolve_category,
    resolve_create_character,
    resolve_notation,
    resolve_parse_trait,
)
from engine.systems.stitcher.effects import (
    STORY_TERMS,
    apply_effect,
    owes,
    resolve_consequence_size,
    resolve_death_gate,
    resolve_edit_trait,
    resolve_lookup,
)
from engine.systems.stitcher.handlers import HANDLERS
from engine.systems.stitcher.ledger import LEDGER
from engine.systems.stitcher.odds import challenge_odds
from engine.systems.stitcher.odds_opposed import opposed_odds
from engine.systems.stitcher.opposed import resolve_opposed
from engine.systems.stitcher.play import StitcherPlay
from engine.systems.stitcher.settings import StitcherSettings
from engine.systems.stitcher.state import StitcherSheet, StitcherState
from engine.systems.stitcher.tables import DEGREES, DIFFICULTY_TERMS, LADDER
from engine.systems.stitcher.turns import resolve_team_turn

_OPS: Final[tuple[Op[StitcherState], ...]] = (
    Op(action=actions.Pool, resolve=resolve_pool),
    Op(action=actions.RollPool, resolve=resolve_roll_pool),
    Op(
        action=actions.Challenge,
        resolve=resolve_challenge,
        odds=challenge_odds,
        check=check_active,
    ),
    Op(
        action=actions.Purchase,
        resolve=resolve_purchase,
        odds=challenge_odds,
        check=check_active,
    ),
    Op(
        action=actions.Opposed,
        resolve=resolve_opposed,
        odds=opposed_odds,
        check=check_opposed,
    ),
    Op(action=actions.CreateCharacter, resolve=resolve_create_character),
    Op(action=actions.EditTrait, resolve=resolve_edit_trait, check=check_edit),
    Op(action=actions.Notation, resolve=resolve_notation),
    Op(action=actions.ParseTrait, resolve=resolve_parse_trait),
    Op(action=actions.TeamTurn, resolve=resolve_team_turn, check=check_team_turn),
    Op(action=actions.TraitCategory, resolve=resolve_category),
    Op(action=actions.DeathGate, resolve=resolve_death_gate),
    Op(action=actions.ConsequenceSize, resolve=resolve_consequence_size),
    Op(action=actions.Lookup, resolve=resolve_lookup),
    Op(action=Carry, resolve=gear.resolve_carry, check=gear.check_carry, stateless=False),
)

SYSTEM: Final[RuleSystem[StitcherState]] = DeclaredSystem(
    info=SystemInfo(
        slug="stitcher",
        title="Stitcher",
        edition="core rules before version 0.4",
        author="flygohr",
        licence="CC-BY-4.0",
        credit="Stitcher by flygohr, CC-BY 4.0; reworded for Dicebound.",
    ),
    state_type=StitcherState,
    settings_type=StitcherSettings,
    sheet_type=StitcherSheet,
    degrees=DEGREES,
    difficulty_ladder=LADDER,
    play=StitcherPlay(),
    ledger=LEDGER,
    ops=_OPS,
    own_events=HANDLERS,
    effect=apply_effect,
    owes=owes,
    difficulty_terms=DIFFICULTY_TERMS,
    story_terms=STORY_TERMS,
    belongings=BELONGINGS,
)
