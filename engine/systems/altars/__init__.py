"""Altars & Archetypes: an archetype's die against a difficulty die, magic that costs health."""

from engine.core.model import SystemInfo
from engine.core.system import DeclaredSystem
from engine.systems.altars.bands import DEGREES, LADDER
from engine.systems.altars.calls import CALLS
from engine.systems.altars.settings import AltarsSettings
from engine.systems.altars.state import AltarsSheet, AltarsState

SYSTEM = DeclaredSystem(
    info=SystemInfo(
        slug="altars", title="Altars & Archetypes", edition="", author="", licence="", credit=""
    ),
    state_type=AltarsState,
    settings_type=AltarsSettings,
    sheet_type=AltarsSheet,
    degrees=DEGREES,
    difficulty_ladder=LADDER,
    play=None,
    ledger=(),
    ops=CALLS,
    own_events={},
    effect=lambda s, e: None,
    owes=None,
)
