"""Sheets and the state of a game of Skitterbarren: pools, fight, open roll, days in the wilds."""

from typing import Literal

from pydantic import Field

from engine.core.model import Frozen, JsonValue, Seq
from engine.core.numbers import Whole
from engine.core.state import GameState, Sheet
from engine.systems.skitterbarren.settings import SkitterbarrenSettings
from engine.systems.skitterbarren.tables import RUCKSACK_SPACES
from engine.systems.skitterbarren.wilds_actions import RestResource

AttributeName = Literal["Brawn", "Knack", "Wits"]
SkillName = Literal["Exertion", "Awareness", "Artifice", "Vigor"]
Purpose = Literal["check", "hide", "search", "handling", "attack"]

HOUSE_MOVEMENT_FT = 30
"""Feet of a movement action; the book leaves it to lineages that it does not print (K-75)."""


class SkitterbarrenSheet(Sheet):
    """A character or a critter.

    The first three fields are those of the book's sheet. The others are what a table adds: by
    agreement, or from the house kit.

    Attributes:
        attributes: attribute modifiers.
        skills: skill modifiers; a skill that is not here cannot be rolled.
        inventory: what is carried, one entry a thing: "Provisions x3", "Tent (4 squares)"; cards
            of Exhaustion stand here too.
        level: the character's level, 1 and up.
        aptitude: Aptitude modifier of attacks.
        armor_bonus: Armor Bonus of what is worn, when no armour of the house kit gives it.
        harm: damage suffered and not healed yet.
        max_health: full health; None where the table plays without health.
        movement_ft: feet of one movement action.
        bag_spaces: squares of the bag.
        conditions: states such as Food Poisoning or Hidden.
        class_costs: Energy Points of actions that cost this character something else.
        boon_cap_bonus: what traits add to the party's limit of Boons.
        resources: class resources, such as Wyrd.
    """

    attributes: dict[AttributeName, Whole] = Field(default_factory=dict)
    skills: dict[SkillName, Whole] = Field(default_factory=dict)
    inventory: Seq[str] = ()
    level: int = Field(default=1, ge=1, le=100)
    aptitude: Whole = 0
    armor_bonus: Whole = 0
    harm: int = Field(default=0, ge=0)
    max_health: int | None = Field(default=None, ge=1)
    movement_ft: int = Field(default=HOUSE_MOVEMENT_FT, ge=0)
    bag_spaces: int = Field(default=RUCKSACK_SPACES, ge=0)
    conditions: Seq[str] = ()
    class_costs: dict[str, int] = Field(default_factory=dict)
    boon_cap_bonus: Whole = 0
    resources: dict[str, RestResource] = Field(default_factory=dict)


class OpenRoll(Frozen):
    """Dice that lie on the table while somebody may still spend Boons or Blunders.

    Attributes:
        action: the check or attack, as JSON.
        purpose: what it is for.
        three: the pair and the lone die, as rolled.
        boons: d4s of Boons so far.
        blunders: d4s of Blunders so far.
    """

    action: dict[str, JsonValue]
    purpose: Purpose = "check"
    three: Seq[int]
    boons: Seq[int] = ()
    blunders: Seq[int] = ()


class Crossing(Frozen):
    """A move that waits for the Reactions it drew.

    Attributes:
        mover: who moves.
        destination: where the move ends, in feet along the line of the fight.
        waiting: who may still use a Reaction against it, in order.
    """

    mover: str
    destination: int
    waiting: Seq[str] = ()


class Help(Frozen):
    """An Assist that waits to be used.

    Attributes:
        helper: who helps.
        ally: who is helped.
        mode: on a check or on an attack.
        bonus: what it adds.
    """

    helper: str
    ally: str
    mode: Literal["check", "attack"]
    bonus: int


class Readied(Frozen):
    """A readied action, paid for already.

    Attributes:
        trigger: when it happens.
        action: the action, as JSON.
    """

    trigger: str
    action: dict[str, JsonValue]


class Fight(Frozen):
    """A fight.

    Attributes:
        order: names from first to last turn.
        round_number: number of the round, from 1.
        place: whose turn it is, as a place in ``order``.
        energy: Energy Points left in this turn.
        stretch_left: feet left of the movement action under way.
        counted: attacks of this turn that count towards the penalty.
        positions: name to feet along the line on which the fight is played.
        surprised: who lies under Surprise, in the first round.
        reacted: who has used the Reaction.
        readied: name to the readied action.
        unspent: name to Energy Points left over from the last turn.
        crossing: the move that waits for Reactions; None when none does.
        helps: Assists that wait to be used.
        totals: name to initiative, for whoever comes in later.
    """

    order: Seq[str]
    round_number: int = 1
    place: int = 0
    energy: int = 0
    stretch_left: int = 0
    counted: int = 0
    positions: dict[str, int] = Field(default_factory=dict)
    surprised: Seq[str] = ()
    reacted: Seq[str] = ()
    readied: dict[str, Readied] = Field(default_factory=dict)
    unspent: dict[str, int] = Field(default_factory=dict)
    crossing: Crossing | None = None
    helps: Seq[Help] = ()
    totals: dict[str, int] = Field(default_factory=dict)

    @property
    def current(self) -> str:
        """Name of the one whose turn it is."""
        return self.order[self.place]


class Wilds(Frozen):
    """Days away from settlements.

    Attributes:
        day: days that have gone by.
        ate: name to whether there was food, one entry a day.
        fed_today: who has eaten something else than provisions today.
        rested_today: whether today's Long Rest was taken.
    """

    day: int = 0
    ate: dict[str, Seq[bool]] = Field(default_factory=dict)
    fed_today: Seq[str] = ()
    rested_today: bool = False


class SkitterbarrenState(GameState[SkitterbarrenSettings, SkitterbarrenSheet]):
    """What is true now in a game of Skitterbarren.

    Attributes:
        boons: Boons of the party.
        blunders: Blunders of the GM.
        fight: the fight under way; None outside fights.
        open_roll: dice that wait for Boons and Blunders; None when none do.
        wilds: days, food and rest.
    """

    boons: int = Field(default=0, ge=0)
    blunders: int = Field(default=0, ge=0)
    fight: Fight | None = None
    open_roll: OpenRoll | None = None
    wilds: Wilds = Field(default_factory=Wilds)
