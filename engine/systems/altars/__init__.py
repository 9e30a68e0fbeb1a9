"""Altars & Archetypes: an archetype's die against a difficulty die, and magic that costs health.

The rules are complete, with the options of the book's appendix. The document names no author; what
builds on it stays free.
"""

from typing import Final

from engine.core.carrying import Carry
from engine.core.declared import DeclaredSystem, Op
from engine.core.model import SystemInfo
from engine.core.system import RuleSystem
from engine.systems.altars import campaign, declaring, fights, gear, table_actions
from engine.systems.altars.bands import DEGREES, DIFFICULTY_TERMS, LADDER
from engine.systems.altars.belongings import BELONGINGS
from engine.systems.altars.calls import CALLS
from engine.systems.altars.commands import COMMAND_HELP, growth
from engine.systems.altars.effects import STORY_TERMS, apply_effect, owes
from engine.systems.altars.handlers import HANDLERS
from engine.systems.altars.ledger import LEDGER
from engine.systems.altars.play import AltarsPlay
from engine.systems.altars.settings import AltarsSettings
from engine.systems.altars.sides import FIGHTS
from engine.systems.altars.state import AltarsSheet, AltarsState

_AT_THE_TABLE: Final[tuple[Op[AltarsState], ...]] = (
    Op(
        action=table_actions.StartFight,
        resolve=fights.resolve_start,
        check=fights.check_start,
        stateless=False,
    ),
    Op(
        action=table_actions.NextRound,
        resolve=fights.resolve_next,
        check=fights.check_next,
        stateless=False,
    ),
    Op(
        action=table_actions.EndFight,
        resolve=fights.resolve_end,
        check=fights.check_in_fight,
        stateless=False,
    ),
    Op(
        action=table_actions.PassTurn,
        resolve=fights.resolve_pass,
        check=fights.check_pass,
        stateless=False,
    ),
    Op(
        action=table_actions.AnnounceBlow,
        resolve=declaring.resolve_announce,
        check=declaring.check_announce,
        stateless=False,
    ),
    Op(
        action=table_actions.ChooseDefence,
        resolve=declaring.resolve_choose,
        check=declaring.check_choose,
        stateless=False,
    ),
    Op(
        action=table_actions.PrepareDefence,
        resolve=fights.resolve_prepare,
        check=fights.check_prepare,
        stateless=False,
    ),
    Op(
        action=table_actions.TakeRest,
        resolve=campaign.resolve_take_rest,
        check=campaign.check_rest,
        stateless=False,
    ),
    Op(
        action=table_actions.FinishAdventure,
        resolve=campaign.resolve_finish,
        check=campaign.check_finish,
        stateless=False,
    ),
    Op(
        action=table_actions.BeginAdventure,
        resolve=campaign.resolve_begin,
        check=campaign.check_begin,
        stateless=False,
    ),
    Op(
        action=table_actions.AwardPoints,
        resolve=campaign.resolve_award,
        check=campaign.check_award,
        stateless=False,
    ),
    Op(
        action=table_actions.SpendXp,
        resolve=campaign.resolve_spend_xp,
        check=campaign.check_spend_xp,
        stateless=False,
    ),
    Op(action=Carry, resolve=gear.resolve_carry, check=gear.check_carry, stateless=False),
)

SYSTEM: Final[RuleSystem[AltarsState]] = DeclaredSystem(
    info=SystemInfo(
        slug="altars",
        title="Altars & Archetypes",
        edition="unnumbered",
        author="not named in the document",
        licence="Creative Commons, kind not stated; free for uses that are free as well",
        credit=(
            "Based on the rules of Altars and Archetypes (author not named in the document), "
            "free to build on for what is free as well; reworded for Dicebound."
        ),
    ),
    state_type=AltarsState,
    settings_type=AltarsSettings,
    sheet_type=AltarsSheet,
    degrees=DEGREES,
    difficulty_ladder=LADDER,
    play=AltarsPlay(),
    ledger=LEDGER,
    ops=(*CALLS, *_AT_THE_TABLE),
    own_events=HANDLERS,
    night=campaign.nights,
    effect=apply_effect,
    owes=owes,
    difficulty_terms=DIFFICULTY_TERMS,
    story_terms=STORY_TERMS,
    fights=FIGHTS,
    command=growth,
    command_help=COMMAND_HELP,
    answer=declaring.answer,
    belongings=BELONGINGS,
)
