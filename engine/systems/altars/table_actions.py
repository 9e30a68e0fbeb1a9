"""Actions that only play at a table knows: fights, days, adventures, experience, points."""

from typing import ClassVar, Literal

from pydantic import Field

from engine.core.model import Action, Maybe, Seq
from engine.systems.altars.bookkeeping import DicelessAction
from engine.systems.altars.numbers import Whole


class StartFight(Action):
    """Begin to count rounds; everybody rolls initiative.

    Attributes:
        fighters: who takes part; none named: everybody who can act and is no friend of the players.
    """

    op: Literal["start_fight"] = "start_fight"
    fighters: Seq[str] = ()

    summary: ClassVar[str] = "Begin a fight: initiative for the first round."


class NextRound(Action):
    """Begin the next round; everybody rolls initiative again.

    Attributes:
        joining: who takes part from now on.
    """

    op: Literal["next_round"] = "next_round"
    joining: Seq[str] = ()

    summary: ClassVar[str] = "Begin the next round of a fight: initiative again."


class EndFight(DicelessAction):
    """Stop counting rounds."""

    op: Literal["end_fight"] = "end_fight"

    summary: ClassVar[str] = "End the fight."


class PassTurn(DicelessAction):
    """Let the action of this round go."""

    op: Literal["pass_turn"] = "pass_turn"

    summary: ClassVar[str] = "Do nothing in this round."


class AnnounceBlow(DicelessAction):
    """Announce an attack or a blast of one of the GM's beings, so that players can declare.

    Attributes:
        targets: at whom.
        spell: archetype or word of blasting magic; "" for a plain attack.
    """

    op: Literal["announce_blow"] = "announce_blow"
    targets: Seq[str] = Field(min_length=1)
    spell: str = ""

    summary: ClassVar[str] = "Announce an attack; its targets declare how they resist."


class ChooseDefence(DicelessAction):
    """Declare how the acting character resists the announced blow.

    Attributes:
        using: archetype; "" for standing still, which keeps the action of the round.
    """

    op: Literal["choose_defence"] = "choose_defence"
    using: str = ""

    summary: ClassVar[str] = "Resist with an archetype, which is the round's action, or not at all."


class PrepareDefence(DicelessAction):
    """Prepare a defence and name what it takes advantage of.

    Attributes:
        advantages: how many advantages it has.
    """

    op: Literal["prepare_defence"] = "prepare_defence"
    advantages: Whole = Field(default=1, ge=1)

    summary: ClassVar[str] = "Prepare a defence, so that its advantage counts when it is needed."


class TakeRest(DicelessAction):
    """Let days go by.

    Attributes:
        days: how many.
        resting: who rests; none named: everybody.
    """

    op: Literal["take_rest"] = "take_rest"
    days: Whole = Field(default=1, ge=1)
    resting: Seq[str] = ()

    summary: ClassVar[str] = "Rest for days: 1 health each, and what treatment gives back."


class FinishAdventure(DicelessAction):
    """Close an adventure: a point of experience for every player character."""

    op: Literal["finish_adventure"] = "finish_adventure"

    summary: ClassVar[str] = "Finish the adventure: 1 experience point each."


class BeginAdventure(DicelessAction):
    """Begin the next adventure: Action Points are handed out anew."""

    op: Literal["begin_adventure"] = "begin_adventure"

    summary: ClassVar[str] = "Begin the next adventure with fresh Action Points."


class AwardPoints(DicelessAction):
    """Hand Action Points to a character.

    Attributes:
        to: name of the character.
        amount: how many.
    """

    op: Literal["award_points"] = "award_points"
    to: str
    amount: Whole = Field(default=1, ge=1)

    summary: ClassVar[str] = "The GM hands out Action Points."


class SpendXp(DicelessAction):
    """Spend one experience point of the acting character.

    Attributes:
        on: a die, maximum health, or a new archetype.
        name: the archetype or "initiative"; for a new archetype its name.
        reason: what in the story led to a new archetype.
        definition: of an archetype that nobody knows yet: what it means.
        notes: role, activities, gear of such an archetype.
    """

    op: Literal["spend_xp"] = "spend_xp"
    on: Literal["die", "health", "archetype"]
    name: Maybe[str] = None
    reason: str = ""
    definition: str = ""
    notes: Seq[str] = ()

    summary: ClassVar[str] = "Spend an experience point of a character."
