"""What can happen to a character's sheet and to the round."""

from typing import Literal

from engine.core.model import Event, Seq
from engine.core.numbers import Whole


class TraitGained(Event):
    """A character has a new Trait, or more of one already held (S-17, RS-33)."""

    kind: Literal["trait_gained"] = "trait_gained"
    character: str
    name: str
    weight: Whole = 1
    category: Literal["quality", "skill", "object"] | None = None
    temporary: bool = False
    negative: bool = False


class TraitLost(Event):
    """A Trait is gone, whatever its Weight (S-17)."""

    kind: Literal["trait_lost"] = "trait_lost"
    character: str
    name: str


class TraitRaised(Event):
    """A Trait's Weight goes up (S-17)."""

    kind: Literal["trait_raised"] = "trait_raised"
    character: str
    name: str
    amount: Whole = 1


class TraitLowered(Event):
    """A Trait's Weight goes down; below 1 it is erased (S-17, RS-29)."""

    kind: Literal["trait_lowered"] = "trait_lowered"
    character: str
    name: str
    amount: Whole = 1


class CashErased(Event):
    """Money was spent on a purchase (S-56, RS-18, RS-20)."""

    kind: Literal["cash_erased"] = "cash_erased"
    character: str
    name: str


class RoundBegan(Event):
    """From now on everybody listed has one turn a round (S-02, RS-32)."""

    kind: Literal["round_began"] = "round_began"
    order: Seq[str]


class RoundEnded(Event):
    """Nobody counts turns any more."""

    kind: Literal["round_ended"] = "round_ended"


class TurnTaken(Event):
    """These characters have had their turn, together (S-68)."""

    kind: Literal["turn_taken"] = "turn_taken"
    names: Seq[str]


TraitEvent = TraitGained | TraitLost | TraitRaised | TraitLowered
