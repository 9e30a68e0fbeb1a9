"""Value types that every rule system shares. All are frozen; none holds behaviour.

Pydantic types stand at the edges (actions, events, states, settings); what a resolution carries
inside is a plain frozen record, because a roll must cost microseconds.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Strict
from pydantic_core import PydanticCustomError

JsonValue = Any
"""A JSON value; ``Fraction`` stands for a probability until the edge turns it into a number."""

T = TypeVar("T")

GM_ONLY: Final = "gm_only"
"""Marks a state field that no player may learn: ``trap: Annotated[str, GM_ONLY]``."""


class Frozen(BaseModel):
    """Base of all engine data: immutable, strict types, unknown fields rejected."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)


def _no_null(value: object) -> object:
    if value is None:
        raise PydanticCustomError("null_type", "null is not allowed here; leave the field out")
    return value


Maybe = Annotated[T | None, BeforeValidator(_no_null)]
"""A field that may be absent (None in Python) but not ``null`` in JSON: ``weight: Maybe[int]``."""

Seq = Annotated[tuple[T, ...], Strict(strict=False)]
"""A JSON list, kept as a tuple: ``elements: Seq[Element] = ()``."""


class SystemInfo(Frozen):
    """What a rule system declares about itself.

    Attributes:
        slug: short name, also the folder's.
        title: printed title.
        edition: version of the rules that is implemented.
        author: who wrote the rules.
        licence: licence of the rules.
        credit: the line to show wherever the rules are used.
        state_version: raised when saved states need another shape.
    """

    slug: str
    title: str
    edition: str
    author: str
    licence: str
    credit: str
    state_version: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceField:
    """A field of the JSON call that carries given dice.

    Attributes:
        path: dotted path in the call, such as ``dice``, ``a.dice`` or, for one list of dice in each
            item of a list, ``participants.*.dice``.
        lane: lane of the ``Dice`` the faces go to; of a path with ``*``, its beginning, to which
            the item's place is added, from 1.
        required: a call without it is an error, unless the rules refuse the action.
        count: field of the action that receives the number of dice, such as ``boons``; in ``odds``
            the count is given instead of the dice.
    """

    path: str = "dice"
    lane: str = ""
    required: bool = True
    count: str | None = None


class Action(Frozen):
    """A request. Subclasses fix ``op`` and add typed arguments.

    Attributes:
        op: name of the action, the same in JSON calls, tools and the command line.
        acting: name of the character who acts; None for a bare calculation, which no sheet limits.
            Not a field of the JSON calls (some of those have a field ``actor`` of their own).
    """

    op: str
    acting: str | None = None

    dice_fields: ClassVar[tuple[DiceField, ...]] = (DiceField(),)
    """Fields of the JSON call that hold dice; they are no fields of the action."""
    play_fields: ClassVar[frozenset[str]] = frozenset({"acting"})
    """Fields that only play at a table knows (who acts, who helps); JSON calls do not have them."""
    summary: ClassVar[str] = ""
    """One line for help pages and tool descriptions."""
    in_words: ClassVar[bool] = False
    """Whether plain words do it in play, so that no list of commands has to name it."""


class Event(Frozen):
    """A fact that happened. Subclasses fix ``kind`` and add typed fields.

    Attributes:
        kind: name of the event.
        rule: id of the INVENTORY line or ruling that caused it; "" for the table's own doing.
        audience: who may know of it.
    """

    kind: str
    rule: str = ""
    audience: Literal["table", "gm"] = "table"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why the rules do not allow an action; a result, not an error.

    Attributes:
        rule: id of the rule or ruling.
        message: one sentence for the player.
    """

    rule: str
    message: str


class Outcome(NamedTuple):
    """What the rules make of one action: the work of a rule system's own functions.

    A named tuple, like ``Resolution``: making a frozen dataclass takes twice as long, and both are
    made for every roll. Name the fields when making one.

    Attributes:
        fields: the result, field by field as the JSON contract lists it.
        degree: slug of the degree; None when the action has none.
        passed: whether the action succeeded; None when that says nothing.
        refusal: why the rules refuse the action (wholly, or one entry of it); None when allowed.
        reads_dice: False when the dice of the call do not matter, as after most refusals.
        events: what changes in the state.
    """

    fields: dict[str, JsonValue]
    degree: str | None = None
    passed: bool | None = None
    refusal: Refusal | None = None
    reads_dice: bool = True
    events: tuple[Event, ...] = ()


class Resolution(NamedTuple):
    """What one action did: an ``Outcome`` with every die that was drawn for it.

    Attributes:
        op: the action's name.
        acting: name of the character who acted; None for a bare calculation.
        draws: (sides, face, lane) of every die, in the order of drawing.
        fields, degree, passed, refusal, reads_dice, events: see ``Outcome``.
    """

    op: str
    fields: Mapping[str, JsonValue]
    acting: str | None = None
    draws: tuple[tuple[int, int, str], ...] = ()
    degree: str | None = None
    passed: bool | None = None
    refusal: Refusal | None = None
    reads_dice: bool = True
    events: tuple[Event, ...] = ()

    def as_json(self) -> dict[str, JsonValue]:
        """Return the JSON result: the fields, and ``reason`` when the rules refused something."""
        if self.refusal is None:
            return dict(self.fields)
        reason = {"rule": self.refusal.rule, "message": self.refusal.message}
        return {**self.fields, "reason": reason}
