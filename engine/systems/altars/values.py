"""The parts that actions are made of: who acts, who resists, armour, participants, wishes."""

from typing import Literal

from pydantic import Field

from engine.core.model import Frozen, Maybe, Seq
from engine.systems.altars.numbers import Whole
from engine.systems.altars.scale import Die


class Actor(Frozen):
    """What the one who acts rolls.

    Attributes:
        die: die of the relevant archetype; None for none, which is a d4.
        more_dice: dice of further archetypes that fit, where the table adds them (RA-36).
        item_die: die of a magic item's power.
        action_points: Action Points spent while declaring; each is a d4.
        advantages: advantages of the situation that were named; together they are one die.
    """

    die: Die | None = None
    more_dice: Seq[Die] = ()
    item_die: Die | None = None
    action_points: Whole = 0
    advantages: Whole = 0


class ArmourEffect(Frozen):
    """One stated effect of special armour.

    Attributes:
        applies_to: "physical", "all" or a type of damage such as "slashing".
        minus: health points that it takes off.
        half: whether it halves the damage.
    """

    applies_to: str
    minus: Whole = 0
    half: bool = False


class Armour(Frozen):
    """What protects somebody; the usual armour needs no word.

    Attributes:
        missing: the usual armour is lost or broken.
        effects: what special armour does.
    """

    missing: bool = False
    effects: Seq[ArmourEffect] = ()


class Target(Frozen):
    """Somebody who is acted upon against their will.

    Attributes:
        name: their name.
        die: die of whatever resists; None when nothing fits.
        acted: this round's action is gone already.
        can_resist: whether they are able to.
        willing: false: they let it happen.
        appropriate: false: the defence is wildly unsuited.
        prepared: a defence was prepared earlier and its advantage named.
        advantages: advantages of that defence.
        action_points: an Action Point on resistance, where the table allows it (RA-16).
        health: health points; absent when they do not matter.
        armour: armour that differs from the usual.
    """

    name: Maybe[str] = None
    die: Die | None = None
    acted: bool = False
    can_resist: bool = True
    willing: bool = True
    appropriate: bool = True
    prepared: bool = False
    advantages: Whole = 0
    action_points: Whole = 0
    health: Maybe[Whole] = None
    armour: Maybe[Armour] = None


class BlastTarget(Target):
    """A target of blasting magic: it has a name and health."""

    name: str
    health: Whole


class Participant(Frozen):
    """Somebody who rolls initiative.

    Attributes:
        name: their name.
        side: whose character it is; players go first in ties.
        die: initiative die.
    """

    name: str
    side: Literal["player", "gm"]
    die: Die


class RoundEvent(Frozen):
    """One thing that happens in a round, for keeping track of actions.

    Attributes:
        type: acting, resisting, standing still, or resisting in a hopeless way.
        who: name of the one whose action it may cost.
        die: die of the resistance; None for none.
    """

    type: Literal["act", "resist", "passive", "inappropriate"]
    who: str
    die: Die | None = None


class Grown(Frozen):
    """What experience changes on a character.

    Attributes:
        initiative: initiative die.
        archetypes: name to die.
        max_health: most health points.
        health: health points now.
        xp: experience points.
    """

    initiative: Die
    archetypes: dict[str, Die]
    max_health: Whole
    health: Whole
    xp: Whole


class Wish(Frozen):
    """One experience point to be spent.

    Attributes:
        on: a die, maximum health, or a new archetype.
        name: the archetype or "initiative"; for a new archetype its name.
        reason: what in the story led to a new archetype.
    """

    on: Literal["die", "health", "archetype"]
    name: Maybe[str] = None
    reason: str = Field(default="")
