"""Checks, attacks, Boons and Blunders, survival and rest: the actions of the JSON calls.

Tools, forms and the command line are derived from these types. What a turn holds stands in
``turn_actions``, what only play at a table knows in ``play_actions``.
"""

from typing import Annotated, ClassVar, Final, Literal

from pydantic import Field, ValidationInfo, field_validator, model_validator
from pydantic_core import PydanticCustomError

from engine.core.model import Action, DiceField, Frozen, Maybe, Seq
from engine.core.numbers import Whole
from engine.systems.skitterbarren.tables import Resource, Side

MOST_RESOURCE_DICE: Final = 500

_NO_DICE: Final[tuple[DiceField, ...]] = ()
BOON_DICE: Final = DiceField(path="boon_dice", lane="boon", required=False, count="boons")
BLUNDER_DICE: Final = DiceField(
    path="blunder_dice", lane="blunder", required=False, count="blunders"
)
_ROLL_DICE: Final = (DiceField(), BOON_DICE, BLUNDER_DICE)

ResourceDice = Annotated[int, Field(ge=0, le=MOST_RESOURCE_DICE)]


class Mod(Frozen):
    """A modifier.

    Attributes:
        name: where it comes from: a skill, an attribute, a circumstance.
        value: what it adds.
    """

    name: Maybe[str] = None
    value: Whole


class Roll(Action):
    """What every roll of a pair and a lone die shares.

    Attributes:
        roller: whose side rolls; only players' rolls bring Boons and Blunders.
        exhaustion: the roller's level of Exhaustion; in play that of the sheet.
        boons: Boons spent on the roll, a d4 each.
        blunders: Blunders spent against it, a d4 each.
    """

    roller: Side = "player"
    exhaustion: Whole = 0
    boons: ResourceDice = 0
    blunders: ResourceDice = 0

    dice_fields: ClassVar[tuple[DiceField, ...]] = _ROLL_DICE

    @field_validator("blunders")
    @classmethod
    def _against_players_only(cls, value: int, info: ValidationInfo) -> int:
        if value and info.data.get("roller") == "gm":
            raise PydanticCustomError(
                "blunders_of_gm", "a Blunder weakens a player's roll, not one of the GM"
            )
        return value


class CheckInput(Roll):
    """What all checks share.

    Attributes:
        kind: skill, attribute or doom check.
        modifiers: everything that is added to the dice, by name.
        dr: the Difficulty Rating.
    """

    kind: Literal["skill", "attribute", "doom"] = "skill"
    modifiers: Seq[Mod] = ()
    dr: Whole


class Check(CheckInput):
    """Try something against a Difficulty Rating."""

    op: Literal["check"] = "check"
    summary: ClassVar[str] = "Roll 3d6 with modifiers against a Difficulty Rating."


class TreatWounds(CheckInput):
    """Treat wounds; the book's rule is not written yet."""

    op: Literal["treat_wounds"] = "treat_wounds"
    summary: ClassVar[str] = "Treat wounds: refused unless the table has chosen a rule for it."


class Source(Frozen):
    """What somebody forages.

    Attributes:
        name: what it is.
        needs_preparation: whether its card says that it must be prepared.
        size: squares that its card fills.
    """

    name: Maybe[str] = None
    needs_preparation: bool = False
    size: Whole = 1


class Forage(CheckInput):
    """Look for food in the wilds.

    Attributes:
        source: what may be found.
        free_spaces: free squares in the bag; in play those of the sheet.
    """

    op: Literal["forage"] = "forage"
    source: Source
    free_spaces: Whole = 0
    summary: ClassVar[str] = "Forage: an Awareness check for food, which goes into the bag."


class PrepareFood(CheckInput):
    """Turn raw food into provisions."""

    op: Literal["prepare_food"] = "prepare_food"
    summary: ClassVar[str] = "Prepare raw food: an Artifice check; failing it soils the food."


class EatTainted(CheckInput):
    """Eat raw or soiled food.

    Attributes:
        food: in play, the entry of the inventory that is eaten.
    """

    op: Literal["eat_tainted"] = "eat_tainted"
    food: str = "Soiled provisions"

    play_fields: ClassVar[frozenset[str]] = frozenset({"acting", "food"})
    summary: ClassVar[str] = "Eat raw or soiled food: a Vigor check against food poisoning."


class Defense(Frozen):
    """What makes a target hard to hit.

    Attributes:
        knack: its Knack modifier.
        armor_bonus: what its armour adds.
    """

    knack: Whole
    armor_bonus: Whole = 0


class Attack(Roll):
    """Attack somebody or something.

    Attributes:
        attribute: the attribute modifier that weapon or spell names.
        aptitude: the Aptitude modifier.
        conditional: modifiers of the moment.
        defense: Knack and armour of the target; wins over ``defense_rating``.
        defense_rating: the number to reach, for things and places.
        prior_attacks: attacks of this turn that count already.
        exempt: an attack that does not count towards the penalty.
        on_own_turn: false for Reaction Attacks.
        damage_modifiers: what changes the damage of a hit.
        no_damage: an attack that does something else than harm.
        target: in play, who is attacked; sheets then give the numbers.
        weapon: in play, the weapon used; "" for the one at hand.
    """

    op: Literal["attack"] = "attack"
    attribute: Whole = 0
    aptitude: Whole = 0
    conditional: Seq[Mod] = ()
    defense: Maybe[Defense] = None
    defense_rating: Maybe[Whole] = None
    prior_attacks: Whole = Field(default=0, ge=0)
    exempt: bool = False
    on_own_turn: bool = True
    damage_modifiers: Seq[Mod] = ()
    no_damage: bool = False
    target: str | None = None
    weapon: str = ""

    play_fields: ClassVar[frozenset[str]] = frozenset({"acting", "target", "weapon"})
    summary: ClassVar[str] = "Attack: one roll decides the hit, its lone die the damage."

    @model_validator(mode="after")
    def _has_target_number(self) -> "Attack":
        if self.defense is None and self.defense_rating is None and self.target is None:
            raise PydanticCustomError(
                "target_number_type", "defense or defense_rating is needed: what must be reached?"
            )
        return self


class DefenseRating(Action):
    """Work out a Defense Rating.

    Attributes:
        knack: Knack modifier.
        armor_bonus: what the armour adds.
    """

    op: Literal["defense_rating"] = "defense_rating"
    knack: Whole
    armor_bonus: Whole = 0

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Defense Rating: Knack and Armor Bonus."


class Participant(Frozen):
    """Somebody who rolls initiative.

    Attributes:
        name: who.
        side: whose side.
        wits: Wits modifier.
    """

    name: str
    side: Side
    wits: Whole


class Initiative(Action):
    """Roll for the order of turns.

    Attributes:
        participants: everybody in the fight, as listed.
    """

    op: Literal["initiative"] = "initiative"
    participants: Seq[Participant]

    dice_fields: ClassVar[tuple[DiceField, ...]] = (
        DiceField(path="participants.*.dice", lane="participant "),
    )
    summary: ClassVar[str] = "Initiative: 3d6 and Wits for everybody, highest first."


class DifficultyBand(Action):
    """Name the band of a rating.

    Attributes:
        dr: the Difficulty Rating.
    """

    op: Literal["difficulty_band"] = "difficulty_band"
    dr: Whole

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "How hard a Difficulty Rating is."


class PartyLevel(Action):
    """Work out the level of a party.

    Attributes:
        levels: levels of its members.
    """

    op: Literal["party_level"] = "party_level"
    levels: Seq[Whole] = Field(min_length=1)

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "The level of a party, which limits the GM's Blunders."


class ResourceInput(Action):
    """What actions on Boons and Blunders share.

    Attributes:
        resource: boon or blunder.
        party_level: level of the party; the limit of Blunders needs it.
        cap_bonus: what traits add to the limit of Boons.
    """

    resource: Resource
    party_level: Maybe[Whole] = None
    cap_bonus: Whole = 0

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE

    @model_validator(mode="after")
    def _level_limits_blunders(self) -> "ResourceInput":
        if self.resource == "blunder" and self.party_level is None:
            raise PydanticCustomError(
                "party_level_missing_type", "party_level is needed: it limits the GM's Blunders"
            )
        return self


class ResourceCap(ResourceInput):
    """Ask for a limit."""

    op: Literal["resource_cap"] = "resource_cap"
    summary: ClassVar[str] = "How many Boons the party, or Blunders the GM, may hold."


class GainResource(ResourceInput):
    """Gain Boons or Blunders.

    Attributes:
        current: how many are held.
        gained: how many come in.
    """

    op: Literal["gain_resource"] = "gain_resource"
    current: Whole
    gained: Whole = 1
    summary: ClassVar[str] = "Gain Boons or Blunders, up to the limit; the rest is lost."


class SpendResource(Action):
    """Spend Boons or Blunders.

    Attributes:
        resource: boon or blunder.
        current: how many are held.
        amount: how many are spent.
    """

    op: Literal["spend_resource"] = "spend_resource"
    resource: Resource
    current: Whole
    amount: Whole = 1

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Spend Boons or Blunders out of a pool."
