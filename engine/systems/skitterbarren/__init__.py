"""Skitterbarren: 3d6 with a lone die, Boons and Blunders, fights by energy, days in the wilds.

The book names no author and no licence; only its facts, numbers and terms are used. What it leaves
out and play needs comes from the house kit (``house``), never quoted as the book.
"""

from typing import Final

from engine.core.declared import DeclaredSystem
from engine.core.model import SystemInfo
from engine.core.system import RuleSystem
from engine.systems.skitterbarren.belongings import BELONGINGS
from engine.systems.skitterbarren.commands import COMMAND_HELP, days_of_travel, nights
from engine.systems.skitterbarren.effects import STORY_TERMS, apply_effect, owes
from engine.systems.skitterbarren.handlers import HANDLERS
from engine.systems.skitterbarren.ledger import LEDGER
from engine.systems.skitterbarren.ops import OPS
from engine.systems.skitterbarren.play import PLAY
from engine.systems.skitterbarren.settings import SkitterbarrenSettings
from engine.systems.skitterbarren.sides import FIGHTS
from engine.systems.skitterbarren.state import SkitterbarrenSheet, SkitterbarrenState
from engine.systems.skitterbarren.tables import DEGREES, DIFFICULTY_LADDER, DIFFICULTY_TERMS

SYSTEM: Final[RuleSystem[SkitterbarrenState]] = DeclaredSystem(
    info=SystemInfo(
        slug="skitterbarren",
        title="Skitterbarren",
        edition="core rules, undated",
        author="unknown",
        licence="none stated",
        credit="Skitterbarren, by an author whom the rules do not name; reworded for Dicebound.",
    ),
    state_type=SkitterbarrenState,
    settings_type=SkitterbarrenSettings,
    sheet_type=SkitterbarrenSheet,
    degrees=DEGREES,
    difficulty_ladder=DIFFICULTY_LADDER,
    play=PLAY,
    ledger=LEDGER,
    ops=OPS,
    own_events=HANDLERS,
    effect=apply_effect,
    owes=owes,
    difficulty_terms=DIFFICULTY_TERMS,
    story_terms=STORY_TERMS,
    fights=FIGHTS,
    answer=PLAY.answer,
    command=PLAY.command,
    command_help=COMMAND_HELP,
    night=nights,
    road=days_of_travel,
    belongings=BELONGINGS,
    spent_lanes={"boon": "Boons of the party", "blunder": "Blunders of the GM"},
)
