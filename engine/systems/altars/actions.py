"""The rolls of Altars & Archetypes. JSON calls, tools and forms are derived from these types.

With ``acting`` set, a roll is that of a character of the state: dice, health, points and armour
then come from the sheets, and the fields of the same meaning in the call are put right.
"""

from typing import ClassVar, Literal

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from engine.core.model import Action, Maybe, Seq
from engine.systems.altars.numbers import Whole
from engine.systems.altars.scale import Die
from engine.systems.altars.values import Actor, BlastTarget, Participant, Target

MOST_DOUBLINGS = 1000
"""More doublings than this could not be printed."""


class Deed(Action):
    """What all rolls of an acting character share.

    Attributes:
        actor: what is rolled.
        using: in play, names of the archetypes on the sheet that are rolled.
        item: in play, the magic item on the sheet that gives ``actor.item_die`` or an effect.
    """

    actor: Actor
    using: Seq[str] = ()
    item: str | None = None

    play_fields: ClassVar[frozenset[str]] = frozenset({"acting", "using", "item"})


class Attempt(Deed):
    """An action against a difficulty.

    Attributes:
        actor, using, item: see ``Deed``.
        difficulty: difficulty dice.
        dangerous: the GM said beforehand that failing hurts.
        health: health of the one who acts.
    """

    op: Literal["action"] = "action"
    difficulty: Seq[Die] = Field(min_length=1)
    dangerous: bool = False
    health: Maybe[Whole] = None

    summary: ClassVar[str] = "Roll an archetype's die against difficulty dice."


class Opposed(Deed):
    """An action on somebody against their will, not meant to hurt.

    Attributes:
        actor, using, item: see ``Deed``.
        target: who resists.
        in_round: whether it happens in a combat round.
        opponent: in play, name of the character who resists.
    """

    op: Literal["opposed"] = "opposed"
    target: Target
    in_round: bool = False
    opponent: str | None = None

    play_fields: ClassVar[frozenset[str]] = Deed.play_fields | {"opponent"}
    summary: ClassVar[str] = "Roll against somebody who resists; ties go to resistance."


class Attack(Deed):
    """An action meant to hurt somebody.

    Attributes:
        actor, using, item: see ``Deed``.
        target: who is attacked.
        in_round: not read: attacks always count as in a round.
        weapon: what is used: proper, improvised, as deadly as a weapon, or no fitting means.
        physical: whether the harm is physical.
        damage_type: kind of damage, for armour.
        doublings: how often an item doubles the damage.
        opponent: in play, name of the character who is attacked.
    """

    op: Literal["attack"] = "attack"
    target: Target
    in_round: bool = True
    weapon: Literal["proper", "improvised", "improvised_lethal", "none"] = "proper"
    physical: bool = True
    damage_type: str = "any"
    doublings: Whole = Field(default=0, le=MOST_DOUBLINGS)
    opponent: str | None = None

    play_fields: ClassVar[frozenset[str]] = Deed.play_fields | {"opponent"}
    summary: ClassVar[str] = "Attack somebody; the margin is damage."


class Threat(Action):
    """A danger that is no attack: fire, poison, a falling rock.

    Attributes:
        threat_die: die of the danger.
        die: die of whatever resists it; None for none.
        health: health of the one who resists.
        using: in play, names of the archetypes that resist.
    """

    op: Literal["threat"] = "threat"
    threat_die: Die
    die: Die | None = None
    health: Whole
    using: Seq[str] = ()

    play_fields: ClassVar[frozenset[str]] = frozenset({"acting", "using"})
    summary: ClassVar[str] = "Resist a danger; the margin of a failure is damage."


class CertainDamage(Action):
    """Harm that nobody can avoid.

    Attributes:
        die: die of the damage.
        health: health of the one who suffers it.
    """

    op: Literal["certain_damage"] = "certain_damage"
    die: Die
    health: Whole

    summary: ClassVar[str] = "Roll damage that cannot be resisted."


class Heal(Deed):
    """A healing skill, or supernatural healing.

    Attributes:
        actor, using, item: see ``Deed``.
        difficulty: difficulty dice; they mirror how bad the wounds are.
        health: health of the patient.
        max_health: most health of the patient.
        rest_days: days of rest that follow.
        supernatural: whether it works at once and costs the healer 1 health.
        healer_health: health of the healer; None when it does not matter.
        attempts_today: attempts made already on this day.
        patient: in play, name of the character who is treated.
    """

    op: Literal["heal"] = "heal"
    difficulty: Seq[Die] = Field(min_length=1)
    health: Whole
    max_health: Whole
    rest_days: Whole = 0
    supernatural: bool = False
    healer_health: Whole | None = None
    attempts_today: Whole = 0
    patient: str | None = None

    play_fields: ClassVar[frozenset[str]] = Deed.play_fields | {"patient"}
    summary: ClassVar[str] = "Treat somebody's wounds, once a day."


class Magic(Deed):
    """Magic or a supernatural power that does no direct physical harm.

    Attributes:
        actor, using, item: see ``Deed``.
        difficulty: difficulty dice; not rolled when somebody resists.
        target: who resists; wins over ``difficulty``.
        health: health of the caster.
        in_round: whether it happens in a combat round.
        opponent: in play, name of the character who resists.
    """

    op: Literal["magic"] = "magic"
    difficulty: Maybe[Seq[Die]] = Field(default=None, min_length=1)
    target: Maybe[Target] = None
    health: Whole
    in_round: bool = False
    opponent: str | None = None

    play_fields: ClassVar[frozenset[str]] = Deed.play_fields | {"opponent"}
    summary: ClassVar[str] = "Use magic; every attempt costs 1 health."

    @model_validator(mode="after")
    def _against_something(self) -> "Magic":
        if self.difficulty is None and self.target is None:
            raise PydanticCustomError("missing", "difficulty or target is needed")
        return self


class Blast(Deed):
    """Magic meant to hurt: one roll against the difficulty and against every target.

    Attributes:
        actor, using, item: see ``Deed``.
        difficulty: difficulty dice of the spell.
        targets: whom it is meant for.
        health: health of the caster.
        doublings: how often an item doubles the damage.
    """

    op: Literal["blast"] = "blast"
    difficulty: Seq[Die] = Field(min_length=1)
    targets: Seq[BlastTarget]
    health: Whole
    doublings: Whole = Field(default=0, le=MOST_DOUBLINGS)

    summary: ClassVar[str] = "Hurt one or several with magic; each of them resists."


class Initiative(Action):
    """Find the order of a round.

    Attributes:
        participants: who takes part.
    """

    op: Literal["initiative"] = "initiative"
    participants: Seq[Participant]

    summary: ClassVar[str] = "Roll initiative for a round."
