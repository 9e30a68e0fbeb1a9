"""The shape of every record's body: what the readers of a journal may rely on.

A chain only says that nothing was changed since; an export may be well chained and still hold a
number where a sentence belongs. Fields that an older version did not write may be missing, further
ones may be there, but whatever is there has its type. Kinds that nobody here knows are free.
"""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.errors import JournalError
from companion.journal import records as kinds
from companion.journal.chance import MAX_SIDES, MIN_SIDES
from companion.journal.codec import Codec
from companion.journal.records import Record
from engine.api import JsonValue

_MOST: Final = 1_000_000_000
Number = Annotated[int, Field(ge=0, le=_MOST)]
Die = tuple[Annotated[int, Field(ge=MIN_SIDES, le=MAX_SIDES)], Number, str]
Share = Annotated[
    str, Field(max_length=2_000, pattern=r"^[0-9]+(\/0*[1-9][0-9]*|(\.[0-9]+)?(e-[0-9]{1,3})?)$")
]
"""A probability as ``p/q``; a decimal where the law is only approximate (large opposed pools)."""
Texts = dict[str, str]


class _Body(BaseModel):
    model_config = ConfigDict(extra="allow", strict=True, frozen=True)


class Opened(_Body):
    """Beginning of a campaign: the commitment to its dice."""

    id: str
    commitment: str
    system: str
    settings: dict[str, JsonValue]


class Parent(_Body):
    """Where a branch comes from."""

    id: str
    name: str
    at: Number
    hash: str


class BranchedFrom(_Body):
    """Beginning of a branch."""

    id: str
    commitment: str
    parent: Parent


class PlayerText(_Body):
    """What the player mixed into the dice."""

    text: str


class Shown(_Body):
    """What was shown before a roll, as far as anything reads it again."""

    odds: dict[str, Share] = {}
    intent: str = ""
    request: str = ""
    text: str = ""
    success: str = ""
    failure: str = ""
    target: str = ""
    total: str = ""


class Declare(_Body):
    """A roll before its dice."""

    number: Number
    action: dict[str, JsonValue]
    summary: Shown
    physical: bool
    accepted: bool


class Withdraw(_Body):
    """A roll that was given up."""

    number: Number


class Refused(_Body):
    """Why a roll was refused."""

    rule: str
    message: str


class Roll(_Body):
    """A roll with its dice and its result."""

    number: Number
    declare: Number
    physical: bool
    by: str = ""
    op: str
    acting: str | None
    fields: dict[str, JsonValue]
    draws: list[Die]
    degree: str | None
    passed: bool | None
    refusal: Refused | None
    reads_dice: bool
    events: list[dict[str, JsonValue]]


class Draw(_Body):
    """Dice that no action asked for."""

    stream: str
    number: Number
    physical: bool
    draws: list[Die]


class Events(_Body):
    """Changes of the state."""

    roll: Number | None = None
    events: list[dict[str, JsonValue]]
    by: str = ""


class Undo(_Body):
    """What was taken back."""

    to: Number
    takes_back: list[Number]


class Said(_Body):
    """The player's words, or a ruling's."""

    text: str = ""
    actor: str = ""


class TakenBack(_Body):
    """Which ruling of the table's holds no longer."""

    id: str


class Told(_Body):
    """What was told, or skipped."""

    roll: Number | None = None
    sentences: list[str] = []
    again: bool = False
    of: Number = 0
    effects: list[str] = []
    by: str = ""


class Answered(_Body):
    """A question about the rules or the story."""

    question: str = ""
    status: str = ""


class Opening(_Body):
    """How the story began."""

    id: str = ""
    genre: str = ""
    tone: str = ""
    actor: str = ""
    wants: Texts = {}
    threads: list[str] = []
    premise: str = ""


class Safety(_Body):
    """A line, a veil or the rating."""

    do: str = ""
    topic: str = ""
    words: list[str] = []


class Named(_Body):
    """Something with a name: what is due, an ally, a manner of telling."""

    name: str = ""
    what: str = ""
    value: str = ""
    stays: bool = True


class Adventure(_Body):
    """The adventure that is played."""

    data: dict[str, JsonValue]


class Order(_Body):
    """Which of the table's books come first."""

    order: list[str]


class Happening(_Body):
    """What the oracle threw in."""

    focus: str
    about: str
    verb: str
    subject: str
    text: str


class Scene(_Body):
    """A scene that began."""

    number: Number
    place: str
    away: dict[str, dict[str, JsonValue]] = {}
    wants: Texts = {}
    scene: str = ""
    result: str = ""
    text: str = ""
    tension: Number = 0


class Tension(_Body):
    """The oracle's tension was set."""

    what: Literal["tension"]
    tension: Number


class Answer(_Body):
    """The oracle's answer."""

    what: Literal["answer"]
    question: str
    likelihood: str
    tension: Number
    tension_then: Number = 0
    faces: list[Number]
    yes: bool
    turn: str
    verb: str
    subject: str
    text: str
    happening: Happening | None = None


class Event(Happening):
    """Something that happened by the oracle."""

    what: Literal["event"]
    tension: Number


class Words(_Body):
    """A pair of the oracle's meaning words."""

    what: Literal["words"]
    verb: str
    subject: str


class Decision(_Body):
    """What the player did with the ledger."""

    do: str
    key: str = ""
    kind: Literal["", "thread", "person", "place", "clock", "promise", "fact"] = ""
    name: str = ""
    text: str = ""


class Note(_Body):
    """A note or a correction of the player's."""

    text: str = ""
    wrong: str = ""
    right: str = ""
    first: Number | None = None
    last: Number | None = None


_SHAPES: Final[dict[str, type[_Body]]] = {
    kinds.OPENED: Opened,
    kinds.BRANCHED_FROM: BranchedFrom,
    kinds.PLAYER_TEXT: PlayerText,
    kinds.DECLARE: Declare,
    kinds.WITHDRAW: Withdraw,
    kinds.ROLL: Roll,
    kinds.DRAW: Draw,
    kinds.EVENTS: Events,
    kinds.UNDO: Undo,
    "player": Said,
    "argument": Said,
    "ruling": Said,
    "ruling_withdrawn": TakenBack,
    "narration": Told,
    "skip": Told,
    "answer": Answered,
    "opening": Opening,
    "safety": Safety,
    "due": Named,
    "ally": Named,
    "table": Named,
    "adventure": Adventure,
    "books": Order,
    "scene": Scene,
    "thread": Decision,
    "note": Note,
}
_ORACLE: Final[dict[str, type[_Body]]] = {
    "tension": Tension,
    "answer": Answer,
    "event": Event,
    "words": Words,
}


def shape_fault(record: Record, codec: Codec) -> str | None:
    """Return what is wrong with the shape of a record's body, for a person; None when it is sound.

    Args:
        record: the record; of a kind that nobody here knows any body is sound.
        codec: reads the events of its game.
    """
    shape = _SHAPES.get(record.kind)
    if record.kind == "oracle":
        what = record.body.get("what")
        shape = _ORACLE.get(what) if isinstance(what, str) else None
        if shape is None:
            return "has not the fields of a 'oracle' record: what is none of the oracle's"
    if shape is None:
        return None
    try:
        shape.model_validate_json(record.text)
        if record.kind in (kinds.EVENTS, kinds.ROLL):
            happened: list[dict[str, Any]] = record.body["events"]
            codec.events(happened)
            _sheets(happened)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"]) or "the body"
        return f"has not the fields of a {record.kind!r} record: {where}: {first['msg']}"
    except (JournalError, ValueError) as error:
        return f"({record.kind}) cannot be applied: {' '.join(str(error).split())}"
    return None


def _sheets(events: list[dict[str, Any]]) -> None:
    for event in events:
        if event["kind"] == "character_joined" and not isinstance(event["sheet"].get("name"), str):
            raise ValueError("a character joins who has no name")
