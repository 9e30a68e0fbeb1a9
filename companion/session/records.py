"""Kinds of journal records that a sitting writes, beside the journal's own."""

from typing import Final

PLAYER: Final = "player"
"""The player's words: text, actor."""
ARGUMENT: Final = "argument"
"""A word about the proposal on the table: text, actor."""
NARRATION: Final = "narration"
"""What was told: sentences, and the roll that they tell (None for talk and openings)."""
ANSWER: Final = "answer"
"""A question that was answered: question, status."""
OPENING: Final = "opening"
"""How the game began: id, genre, tone, wants (name to what they are after), actor."""
NOTE: Final = "note"
"""A correction or a note of the player's."""
