"""What can happen to pools, fights, sheets and days."""

from typing import Literal

from engine.core.model import Event, Seq
from engine.systems.skitterbarren.state import Crossing, Help, OpenRoll, Readied


class PoolChanged(Event):
    """The party's Boons or the GM's Blunders are now this many."""

    kind: Literal["pool_changed"] = "pool_changed"
    resource: Literal["boon", "blunder"]
    count: int


class RollOpened(Event):
    """Dice lie on the table and wait for Boons or Blunders."""

    kind: Literal["roll_opened"] = "roll_opened"
    roll: OpenRoll


class RollClosed(Event):
    """The outcome of a roll was told."""

    kind: Literal["roll_closed"] = "roll_closed"


class Rolled(Event):
    """A check or an attack has come to its end.

    Attributes:
        who: who rolled.
        degree: slug of the degree.
        margin: total less the number to reach.
    """

    kind: Literal["rolled"] = "rolled"
    who: str
    degree: str
    margin: int


class FightBegan(Event):
    """Initiative was rolled; nobody has had a turn yet."""

    kind: Literal["fight_began"] = "fight_began"
    order: Seq[str]
    totals: dict[str, int]
    positions: dict[str, int]
    surprised: Seq[str] = ()


class FightJoined(Event):
    """Others came into the fight that runs; whoever has the turn keeps it."""

    kind: Literal["fight_joined"] = "fight_joined"
    order: Seq[str]
    totals: dict[str, int]
    positions: dict[str, int]


class RoundBegan(Event):
    """A new round."""

    kind: Literal["round_began"] = "round_began"
    round_number: int


class TurnBegan(Event):
    """Somebody's turn begins with fresh energy."""

    kind: Literal["turn_began"] = "turn_began"
    name: str
    energy: int


class ActionTaken(Event):
    """An action of a turn was paid for.

    Attributes:
        name: whose turn it is.
        what: the action.
        cost: Energy Points.
        stretch_left: feet left of the movement action under way.
        counted: attacks that count towards the penalty from now on.
    """

    kind: Literal["action_taken"] = "action_taken"
    name: str
    what: str
    cost: int
    stretch_left: int
    counted: int


class MoveBegan(Event):
    """A move waits for the Reactions that it drew."""

    kind: Literal["move_began"] = "move_began"
    crossing: Crossing


class Moved(Event):
    """Somebody stands elsewhere now."""

    kind: Literal["moved"] = "moved"
    name: str
    position: int


class MoveStopped(Event):
    """A move ends before its end."""

    kind: Literal["move_stopped"] = "move_stopped"
    name: str


class ReactionPassed(Event):
    """Somebody's Reaction against a move is over, used or not."""

    kind: Literal["reaction_passed"] = "reaction_passed"
    name: str


class ReactionUsed(Event):
    """The one Reaction of a round is used."""

    kind: Literal["reaction_used"] = "reaction_used"
    name: str


class ActionReadied(Event):
    """An action waits for its trigger."""

    kind: Literal["action_readied"] = "action_readied"
    name: str
    readied: Readied


class ReadyGone(Event):
    """A readied action was done, or was wasted."""

    kind: Literal["ready_gone"] = "ready_gone"
    name: str
    done: bool


class HelpGiven(Event):
    """Somebody assists an ally."""

    kind: Literal["help_given"] = "help_given"
    help: Help


class HelpUsed(Event):
    """An Assist was used, or came too late."""

    kind: Literal["help_used"] = "help_used"
    help: Help


class Harmed(Event):
    """Somebody takes damage, or is healed (a negative amount)."""

    kind: Literal["harmed"] = "harmed"
    name: str
    amount: int


class Fell(Event):
    """Somebody has no health left and is out of the fight (house)."""

    kind: Literal["fell"] = "fell"
    name: str


class ConditionGained(Event):
    """Somebody has a condition."""

    kind: Literal["condition_gained"] = "condition_gained"
    name: str
    condition: str


class ConditionLost(Event):
    """A condition ends."""

    kind: Literal["condition_lost"] = "condition_lost"
    name: str
    condition: str


class FightEnded(Event):
    """A fight is over.

    Attributes:
        winner: the side that is left; None when it ended for another reason.
        reason: why.
    """

    kind: Literal["fight_ended"] = "fight_ended"
    winner: Literal["player", "gm"] | None = None
    reason: str = ""


class ItemGained(Event):
    """A thing goes into a bag."""

    kind: Literal["item_gained"] = "item_gained"
    name: str
    item: str


class ItemLost(Event):
    """A thing is eaten, used up, dropped or handed over.

    Attributes:
        name: whose it was.
        item: the inventory entry.
        count: how many of it.
    """

    kind: Literal["item_lost"] = "item_lost"
    name: str
    item: str
    count: int = 1


class CoinsPaid(Event):
    """Coins leave a purse."""

    kind: Literal["coins_paid"] = "coins_paid"
    name: str
    count: int


class Fed(Event):
    """Somebody has eaten something else than provisions today."""

    kind: Literal["fed"] = "fed"
    name: str


class ExhaustionChanged(Event):
    """Somebody's level of Exhaustion is now this."""

    kind: Literal["exhaustion_changed"] = "exhaustion_changed"
    name: str
    level: int


class DayPassed(Event):
    """A day is over.

    Attributes:
        ate: name to whether there was food.
    """

    kind: Literal["day_passed"] = "day_passed"
    ate: dict[str, bool]


class Rested(Event):
    """The Long Rest of this day was taken.

    Attributes:
        restored: names of those to whom it gave back health and resources.
    """

    kind: Literal["rested"] = "rested"
    restored: Seq[str] = ()
