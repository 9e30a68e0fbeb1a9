"""Sheets and the state of a game of Stitcher."""

from typing import Literal

from pydantic import Field

from engine.core.model import Seq
from engine.core.numbers import Whole
from engine.core.state import GameState, Sheet
from engine.systems.stitcher.actions import Trait
from engine.systems.stitcher.settings import StitcherSettings


class SheetTrait(Trait):
    """A Trait on a sheet.

    Attributes:
        name: the word.
        weight: its strength, 1 and up (S-19).
        category: Quality, Skill or Object, when the table has said so (S-13 to S-15).
        temporary: a side effect that is meant to pass (S-51, RS-35).
        negative: a word that hinders, such as Injured; a roll may still see it another way (RS-23).
    """

    name: str = Field(min_length=1)
    weight: Whole = Field(default=1, ge=1)
    category: Literal["quality", "skill", "object"] | None = None
    temporary: bool = False
    negative: bool = False


class StitcherSheet(Sheet):
    """A character, an opponent, a place or a thing: a name and its Traits (S-08, S-85)."""

    traits: Seq[SheetTrait] = ()


class StitcherState(GameState[StitcherSettings, StitcherSheet]):
    """What is true now in a game of Stitcher.

    Attributes:
        order: who takes part in the rounds that are being counted; empty when none are.
        acted: who has had a turn in this round.
        round_number: number of the round, from 1; 0 outside rounds.
    """

    order: Seq[str] = ()
    acted: Seq[str] = ()
    round_number: int = 0
