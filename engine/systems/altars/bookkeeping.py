"""Actions without dice: rest, rounds, steps of the scale, creation, experience, items, points."""

from typing import ClassVar, Final, Literal

from pydantic import ConfigDict, Field

from engine.core.model import Action, DiceField, Maybe, Seq
from engine.systems.altars.numbers import Whole
from engine.systems.altars.scale import Die
from engine.systems.altars.values import Grown, RoundEvent, Wish

NO_DICE: Final[tuple[DiceField, ...]] = ()


class DicelessAction(Action):
    """An action that leaves nothing to chance."""

    dice_fields: ClassVar[tuple[DiceField, ...]] = NO_DICE


class Rest(DicelessAction):
    """Days of rest.

    Attributes:
        health: health now.
        max_health: most health.
        days: days of rest.
    """

    op: Literal["rest"] = "rest"
    health: Whole
    max_health: Whole
    days: Whole

    summary: ClassVar[str] = "Recover 1 health for each day of rest."


class Round(DicelessAction):
    """Keep track of who has an action left in a round.

    Attributes:
        participants: who takes part.
        events: what happens, in order.
    """

    op: Literal["round"] = "round"
    participants: Seq[str]
    events: Seq[RoundEvent]

    summary: ClassVar[str] = "Who acts, who resists with what, whose action is left."


class AdvantageDie(DicelessAction):
    """Ask for the die of a number of advantages.

    Attributes:
        advantages: how many.
    """

    op: Literal["advantage_die"] = "advantage_die"
    advantages: Whole

    summary: ClassVar[str] = "The one die that advantages of the situation earn."


class StepDie(DicelessAction):
    """Move a die along the scale.

    Attributes:
        die: where it starts.
        steps: how many steps up, or down when negative.
    """

    op: Literal["step_die"] = "step_die"
    die: Die
    steps: Whole = 1

    summary: ClassVar[str] = "Move a die up or down the step scale."


class CreateCharacter(DicelessAction):
    """Check the dice of a new character.

    Attributes:
        name: not read.
        option: which of the book's three starts.
        initiative: initiative die.
        archetypes: name to die.
    """

    op: Literal["create_character"] = "create_character"
    name: Maybe[str] = None
    option: Literal["standard", "two_and_two", "three_dice"] = "standard"
    initiative: Die
    archetypes: dict[str, Die]

    summary: ClassVar[str] = "Check whether a new character's dice are those of the start."


class Advance(DicelessAction):
    """Spend experience.

    Attributes:
        character: what grows.
        spend: the wishes, in order; each costs a point.
    """

    op: Literal["advance"] = "advance"
    character: Grown
    spend: Seq[Wish]

    summary: ClassVar[str] = "Spend experience on a die, on health or on a new archetype."


class AwardXp(DicelessAction):
    """Give everybody the point for a finished adventure.

    Attributes:
        xp: name to experience before.
    """

    op: Literal["award_xp"] = "award_xp"
    xp: dict[str, Whole]

    summary: ClassVar[str] = "One experience point each for a finished adventure."


class RelevantDie(DicelessAction):
    """Find the die to roll among archetypes.

    Attributes:
        archetypes: name to die.
        relevant: names that fit the action.
    """

    op: Literal["relevant_die"] = "relevant_die"
    archetypes: dict[str, Die]
    relevant: Seq[str]

    summary: ClassVar[str] = "The die of the best archetype that fits; d4 for none."


class LaypersonDifficulty(DicelessAction):
    """Raise a difficulty for somebody without the knowledge it takes.

    Attributes:
        difficulty: die for those who have it; it must stand on the scale.
        specialised: whether the task is one for specialists.
        has_archetype: whether the one who tries has a fitting archetype.
    """

    op: Literal["layperson_difficulty"] = "layperson_difficulty"
    difficulty: Die
    specialised: bool = False
    has_archetype: bool = False

    summary: ClassVar[str] = "The difficulty of arcane matters for a layperson."


class Monster(DicelessAction):
    """Check a monster.

    Attributes:
        name: its name; not read.
        dice: archetypes and words with their dice; not read.
        initiative: initiative die.
        health: health points.
    """

    op: Literal["monster"] = "monster"
    name: Maybe[str] = None
    dice: dict[str, Die] = Field(default_factory=dict)
    initiative: Maybe[Die] = None
    health: Whole = 0

    summary: ClassVar[str] = "Check that a monster has what every monster needs."


class NewArchetype(DicelessAction):
    """Check the note for an archetype that the table invents.

    Attributes:
        name: its name.
        definition: a short definition, as in a dictionary.
        notes: what such a person does, knows and carries; not read.
    """

    op: Literal["new_archetype"] = "new_archetype"
    name: str = ""
    definition: str = ""
    notes: Seq[str] = ()

    summary: ClassVar[str] = "Check the note that a new archetype needs."


class UseItem(DicelessAction):
    """Use a magic item.

    Attributes:
        uses_per_day: its limit; None for none.
        used_today: uses so far.
        health: health of the one who uses it.
        item: in play, the item on the sheet; its limit and uses come from there.
    """

    op: Literal["use_item"] = "use_item"
    uses_per_day: Whole | None = None
    used_today: Whole = 0
    health: Whole
    item: str | None = None

    play_fields: ClassVar[frozenset[str]] = frozenset({"acting", "item"})
    summary: ClassVar[str] = "Use a magic item within its limit."


class SpendActionPoint(DicelessAction):
    """Ask whether Action Points may be spent.

    Attributes:
        points: how many there are.
        amount: how many are spent.
        purpose: on what; ``for`` in JSON.
        declared_before_roll: whether it was said while declaring.
    """

    model_config = ConfigDict(serialize_by_alias=True)

    op: Literal["spend_action_point"] = "spend_action_point"
    points: Whole
    amount: Whole = 1
    purpose: Literal["own_action", "resistance"] = Field(default="own_action", alias="for")
    declared_before_roll: bool = True

    summary: ClassVar[str] = "Whether an Action Point may be spent, and what is left."
