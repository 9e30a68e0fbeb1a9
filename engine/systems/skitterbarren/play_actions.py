"""Actions that only play at a table knows: fights, choices, days in the wilds, bags."""

from typing import Annotated, ClassVar, Final, Literal

from pydantic import Field

from engine.core.model import Action, DiceField, Seq
from engine.systems.skitterbarren.actions import Mod, ResourceDice

_NO_DICE: Final[tuple[DiceField, ...]] = ()

What = Literal[
    "move",
    "attack",
    "withdrawal",
    "hide",
    "assist",
    "search",
    "handling",
    "ready",
    "spell",
    "feature",
]


class StartFight(Action):
    """Begin a fight: everybody rolls initiative.

    Attributes:
        fighters: who takes part, in listed order; empty for everybody with a sheet.
        surprised: who did not see it coming.
        positions: name to feet along the line of the fight; players at 0 and the GM's side at 30
            when nothing is said.
    """

    op: Literal["start_fight"] = "start_fight"
    fighters: Seq[str] = ()
    surprised: Seq[str] = ()
    positions: dict[str, int] = Field(default_factory=dict)
    summary: ClassVar[str] = "Begin a fight; everybody rolls initiative."


class JoinFight(Action):
    """Come into a fight that runs already, with initiative and a place in the order.

    Attributes:
        fighters: who comes in, in listed order.
        positions: name to feet along the line of the fight, as in ``StartFight``.
    """

    op: Literal["join_fight"] = "join_fight"
    fighters: Seq[str] = Field(min_length=1)
    positions: dict[str, int] = Field(default_factory=dict)
    summary: ClassVar[str] = "Come into a fight that runs: roll initiative, take a place."


class Take(Action):
    """Take one action of one's turn.

    Attributes:
        what: move, attack, withdrawal, hide, assist, search, handling, ready, spell, or a feature
            of class, lineage or background.
        distance: feet walked, of a move or a Withdrawal.
        toward: walk towards this one and stop beside them.
        away_from: walk away from this one.
        target: who is attacked, or whom an assisted attack is against.
        weapon: weapon of an attack; "" for the one at hand.
        ally: who is assisted.
        mode: what an Assist is for.
        skill: skill of a search (Artifice or Awareness) or of handling something.
        dr: Difficulty Rating of the check that goes with it, or the number to reach of a thing
            that is attacked.
        modifiers: further modifiers of that roll.
        cost: Energy Points of a spell or a feature, or of an attack that costs more.
        exempt: an attack that does not count towards the successive-attack penalty.
        boons: Boons spent on the roll beforehand.
        trigger: when a readied action happens.
        readied: the action that is readied.
    """

    op: Literal["take"] = "take"
    what: What
    distance: int = Field(default=0, ge=0, le=10_000)
    toward: str | None = None
    away_from: str | None = None
    target: str | None = None
    weapon: str = ""
    ally: str | None = None
    mode: Literal["check", "attack"] = "attack"
    skill: str = ""
    dr: int | None = None
    modifiers: Seq[Mod] = ()
    cost: Annotated[int, Field(ge=0, le=100)] | None = None
    exempt: bool = False
    boons: ResourceDice = 0
    trigger: str = ""
    readied: "Take | None" = None
    summary: ClassVar[str] = "Take one action of a turn: move, attack, hide, assist, ready ..."


class EndTurn(Action):
    """End one's turn."""

    op: Literal["end_turn"] = "end_turn"
    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "End the turn; whoever is next begins."


class GmStep(Action):
    """Let the GM's side take the next action of its turn, by the policy stated in ``policy``."""

    op: Literal["gm_step"] = "gm_step"
    summary: ClassVar[str] = "The GM's fighter takes its next action, or ends its turn."


class React(Action):
    """Use one's Reaction, or let the moment pass.

    Attributes:
        use: a Reaction Attack on somebody who leaves one's reach, a readied action whose trigger
            came, a feature that allows a Reaction, or nothing.
    """

    op: Literal["react"] = "react"
    use: Literal["attack", "readied", "feature", "let_go"] = "attack"
    summary: ClassVar[str] = "Use the Reaction of this round, or let the moment pass."


class SpendBoon(Action):
    """Answer the question whether Boons are spent on the roll that lies on the table.

    Attributes:
        amount: how many.
    """

    op: Literal["spend_boon"] = "spend_boon"
    amount: ResourceDice = 0
    summary: ClassVar[str] = "Spend Boons on the roll that lies on the table, a d4 each."


class SpendBlunder(Action):
    """Answer, for the GM, whether Blunders are spent against the roll on the table.

    Attributes:
        amount: how many.
    """

    op: Literal["spend_blunder"] = "spend_blunder"
    amount: ResourceDice = 0
    summary: ClassVar[str] = "Spend Blunders against the roll that lies on the table, a d4 each."


class EndFight(Action):
    """End a fight for another reason than that one side is beaten.

    Attributes:
        reason: why it ends.
    """

    op: Literal["end_fight"] = "end_fight"
    reason: str = Field(default="", max_length=200)
    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "End the fight: an objective is met, or somebody gives up."


class TravelDay(Action):
    """Let a day go by: everybody eats what there is."""

    op: Literal["travel_day"] = "travel_day"
    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "A day passes: provisions are eaten, hunger is counted."


class Camp(Action):
    """Take a Long Rest with the whole party.

    Attributes:
        hours: length of the rest.
        place: in the wilds bedrolls and a camp kit are needed.
        disrupted: whether something disturbed it.
    """

    op: Literal["camp"] = "camp"
    hours: int = Field(default=8, ge=0, le=24)
    place: Literal["wilds", "settlement"] = "wilds"
    disrupted: bool = False
    summary: ClassVar[str] = "A Long Rest for the party, with what its bags hold."


class DropItems(Action):
    """Drop things.

    Attributes:
        items: inventory entries, as written; of several equal things one each time.
    """

    op: Literal["drop_items"] = "drop_items"
    items: Seq[str] = Field(min_length=1)
    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Drop things, for instance to make room for Exhaustion cards."


class StowItem(Action):
    """Put something into the bag.

    Attributes:
        item: the inventory entry.
    """

    op: Literal["stow_item"] = "stow_item"
    item: str = Field(min_length=1, max_length=200)
    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Put something into the bag, if it fits."
