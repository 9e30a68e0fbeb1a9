"""Every action of Stitcher. The JSON calls, tools and forms are derived from these types."""

from typing import ClassVar, Final, Literal

from pydantic import Field, ValidationInfo, field_validator, model_validator
from pydantic_core import PydanticCustomError

from engine.core.model import Action, DiceField, Frozen, Maybe, Seq
from engine.core.numbers import Whole
from engine.systems.stitcher.tables import PRICES, PriceKey

SCENE: Final = "scene"
"""Owner of elements that belong to no character: surroundings, events, information."""

_NO_DICE: Final[tuple[DiceField, ...]] = ()


class Element(Frozen):
    """Something that is stitched into a pool, or that hinders.

    Attributes:
        name: what it is; blanks around it and letter case do not matter for telling doubles.
        weight: its strength; absent when it has none.
        owner: whose it is; "scene" for the surroundings. One name counts once for each owner.
        protective: whether it is armour or the like.
    """

    name: str
    weight: Maybe[Whole] = None
    owner: str = ""
    protective: bool = False


class Trait(Frozen):
    """A Trait as a word with a Weight.

    Attributes:
        name: the word.
        weight: its strength, 1 when nothing is said.
    """

    name: str
    weight: Whole = 1


class Pool(Action):
    """Put a pool together without rolling it.

    Attributes:
        participants: how many act together.
        elements: what is stitched in.
        opponent_negative: negative Traits of the other side, in an Opposing Roll.
    """

    op: Literal["pool"] = "pool"
    participants: Whole = Field(default=1, ge=1)
    elements: Seq[Element] = ()
    opponent_negative: Seq[Element] = ()

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Count the dice of a pool: how many are thrown, what the rest brings."


class RollPool(Action):
    """Throw a number of dice and count them.

    Attributes:
        dice_rolled: how many; the limit of five is not applied here.
    """

    op: Literal["roll_pool"] = "roll_pool"
    dice_rolled: Whole = Field(ge=0)

    summary: ClassVar[str] = "Throw dice that explode on 6 and count Successes and criticals."


class ActivePool(Action):
    """What a Challenge and a purchase share.

    Attributes:
        participants: how many act together.
        elements: what is stitched in.
        hindrances: negative Traits and circumstances; each raises the DS.
        helpers: in play, names of those who act along with ``acting``.
    """

    participants: Whole = Field(default=1, ge=1)
    elements: Seq[Element] = ()
    hindrances: Seq[Element] = ()
    helpers: Seq[str] = ()

    play_fields: ClassVar[frozenset[str]] = frozenset({"acting", "helpers"})


class Challenge(ActivePool):
    """One active side tries something against a Difficulty Score.

    Attributes:
        participants, elements, hindrances, helpers: see ``ActivePool``.
        ds: the base Difficulty Score.
    """

    op: Literal["challenge"] = "challenge"
    ds: Whole = Field(ge=0)

    summary: ClassVar[str] = "Roll a pool against a Difficulty Score: six degrees of success."


class Purchase(ActivePool):
    """Buy something at a fixed price.

    Attributes:
        participants, elements, hindrances, helpers: see ``ActivePool``.
        value: what the thing is worth; wins over ``ds``.
        ds: the base Difficulty Score, instead of ``value``.
        cash: money Traits that join the pool and are spent.
    """

    op: Literal["purchase"] = "purchase"
    value: Maybe[PriceKey] = None
    ds: Maybe[Whole] = Field(default=None, ge=0)
    cash: Seq[Element] = ()

    summary: ClassVar[str] = "Buy something: a Challenge by its price, with cash in the pool."

    @model_validator(mode="after")
    def _priced(self) -> "Purchase":
        if self.value is None and self.ds is None:
            raise PydanticCustomError("price_type", "needs value or ds: what does it cost?")
        return self

    @property
    def base_ds(self) -> int:
        """The Difficulty Score of the price."""
        if self.value is not None:
            return PRICES[self.value]
        assert self.ds is not None, "a purchase without a price is never made"
        return self.ds


class Side(Frozen):
    """One side of an Opposing Roll.

    Attributes:
        participants: how many act together on this side.
        elements: what it stitches in.
        negative_traits: its own negative Traits; they feed the other side's pool.
        leader: who leads a team; read with ``team_negative_traits`` set to leader.
    """

    participants: Whole = Field(default=1, ge=1)
    elements: Seq[Element] = ()
    negative_traits: Seq[Element] = ()
    leader: Maybe[str] = None


class Opposed(Action):
    """Two active sides; more Successes win.

    Attributes:
        a: one side; in play that of ``acting``.
        b: the other side.
        helpers: in play, names of those who act along with ``acting``.
        opponent: in play, name of the character on the other side; absent for somebody without a
            sheet.
    """

    op: Literal["opposed"] = "opposed"
    a: Side
    b: Side
    helpers: Seq[str] = ()
    opponent: str | None = None

    play_fields: ClassVar[frozenset[str]] = frozenset({"acting", "helpers", "opponent"})

    dice_fields: ClassVar[tuple[DiceField, ...]] = (
        DiceField(path="a.dice", lane="a"),
        DiceField(path="b.dice", lane="b"),
    )
    summary: ClassVar[str] = "Two sides roll against each other: a fight, a chase, haggling."


class CreateCharacter(Action):
    """Check a new character against points and limits.

    Attributes:
        name: the character's name.
        traits: what the points were spent on.
        points: points of this game; absent: the setting.
        top_cap: highest Weight of the best Trait; absent: the setting.
        other_cap: highest Weight of the others; absent: the setting.
    """

    op: Literal["create_character"] = "create_character"
    name: str = ""
    traits: Seq[Trait] = ()
    points: Maybe[Whole] = None
    top_cap: Maybe[Whole] = None
    other_cap: Maybe[Whole] = None

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Check a new character: points spent, limits kept."


class EditTrait(Action):
    """Change one Trait of a list, or of the acting character's sheet.

    Attributes:
        traits: the list; with ``acting``, that character's sheet is used and this stays empty.
        change: what happens.
        trait: name of the Trait.
        amount: by how much.
    """

    op: Literal["edit_trait"] = "edit_trait"
    traits: Seq[Trait] = ()
    change: Literal["gain", "lose", "raise", "lower"]
    trait: str
    amount: Whole = Field(default=1, ge=1)

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Gain, lose, raise or lower a Trait."


class Notation(Action):
    """Write a character in the game's notation.

    Attributes:
        name: the character's name.
        traits: the Traits, in the order of writing.
    """

    op: Literal["notation"] = "notation"
    name: str
    traits: Seq[Trait] = ()

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Write a character as a name and a list of Traits."


class ParseTrait(Action):
    """Read one line of the game's notation.

    Attributes:
        text: such as ``- Warrior (3)``.
    """

    op: Literal["parse_trait"] = "parse_trait"
    text: str

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Read a Trait and its Weight from a line of text."


class TeamTurn(Action):
    """Take a turn, alone or with helpers.

    Attributes:
        order: everybody of this round; with ``acting``, the state's own round is used.
        acted: who has had a turn in this round.
        actor: whose turn it is.
        helpers: who takes the turn along.
    """

    op: Literal["team_turn"] = "team_turn"
    order: Seq[str]
    acted: Seq[str] = ()
    actor: str
    helpers: Seq[str] = ()

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Take a turn in the round, alone or as a team."


class TraitCategory(Action):
    """Ask for the category of a word.

    Attributes:
        trait: the word.
    """

    op: Literal["trait_category"] = "trait_category"
    trait: str

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Quality, Skill or Object: the category of a word."


class DeathGate(Action):
    """Ask whether a character may die now.

    Attributes:
        player_warned: the player was told of the danger.
        time_to_react: and early enough to do something about it.
    """

    op: Literal["death_gate"] = "death_gate"
    player_warned: bool
    time_to_react: bool

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Whether death is allowed: only after a warning in good time."


class ConsequenceSize(Action):
    """Ask how large a side effect should be.

    Attributes:
        ds: the Difficulty Score that was rolled against.
    """

    op: Literal["consequence_size"] = "consequence_size"
    ds: Whole = Field(ge=0)

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "How large a consequence should be at a Difficulty Score."


class Lookup(Action):
    """Look something up in a printed scale.

    Attributes:
        table: which scale.
        value: a number for difficulty and weight, a price key for price.
    """

    op: Literal["lookup"] = "lookup"
    table: Literal["difficulty", "weight", "price"]
    value: Whole | str

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Look up a Difficulty Score, a Weight or a price."

    @field_validator("value", mode="before")
    @classmethod
    def _fits_table(cls, value: object, info: ValidationInfo) -> object:
        table = info.data.get("table")
        if table == "price":
            if not isinstance(value, str):
                raise PydanticCustomError("price_key_type", "must be a key of the price scale")
            if value not in PRICES:
                keys = ", ".join(PRICES)
                raise PydanticCustomError("unknown_price", f"must be one of: {keys}")
        elif table is not None and type(value) is not int:
            raise PydanticCustomError("number_type", "must be a whole number")
        return value
