"""Sheets and the state of a game of Skitterbarren."""

from engine.core.state import GameState, Sheet
from engine.systems.skitterbarren.settings import SkitterbarrenSettings


class SkitterbarrenSheet(Sheet):
    """A character or a critter."""


class SkitterbarrenState(GameState[SkitterbarrenSettings, SkitterbarrenSheet]):
    """What is true now."""
