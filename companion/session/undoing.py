"""What an undo may take back: never a roll, never what an oracle said, never the beginning."""

from collections.abc import Mapping
from typing import Any, Final

from companion.journal import Campaign, Record
from companion.oracle import ORACLE, SCENE
from companion.session import records

LONGEST_QUOTE: Final = 60
"""Letters of the player's words that are shown again."""
READINGS: Final = frozenset({ORACLE, SCENE})
"""Records that tell what dice meant; they stay with their dice."""


def undo(campaign: Campaign) -> Record:
    """Take back what happened since the last dice, the beginning of the story aside.

    Raises:
        BadInputError: there is nothing to take back.
    """
    return campaign.undo(to=undo_floor(campaign))


def undo_floor(campaign: Campaign) -> int:
    """Return the place of the last record that an undo leaves."""
    floor = campaign.undo_floor
    begun = False
    for record in campaign.records(since=floor, live=True):
        if record.kind in READINGS:
            floor = record.sequence
        elif record.kind == records.OPENING:
            begun, floor = True, record.sequence
        elif begun and record.kind == records.NARRATION:
            begun, floor = False, record.sequence
        elif begun:
            floor = record.sequence
    return floor


def _words(body: Mapping[str, Any]) -> str:
    """Return what the player said, or what a human GM told."""
    return str(body.get("text", "")) or " ".join(str(s) for s in body.get("sentences", ()))


def taken_back(campaign: Campaign) -> str:
    """Return what an undo takes back now, and that dice stand, for the player to read."""
    since = undo_floor(campaign)
    gone = campaign.records(since=since, live=True)
    said = [_words(r.body) for r in gone if r.kind == records.PLAYER or r.body.get("by")]
    said = [text for text in said if text]
    if not said:
        return "Taken back, up to the last roll; the roll stands."
    words = " ".join(said[0].split())
    short = words if len(words) <= LONGEST_QUOTE else f"{words[:LONGEST_QUOTE].rstrip()} ..."
    more = len(said) - 1
    also = f" and {more} more {'move' if more == 1 else 'moves'}" if more else ""
    return f'Taken back: "{short}"{also}, and what came of it. Dice that were thrown stand.'
