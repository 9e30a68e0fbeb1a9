"""The seam for a chat model: it proposes, the engine checks, the generator fills in.

A reply is parsed strictly. A reply that is wrong is sent back once with the reasons; what is wrong
after that is taken from the generator, so that somebody legal comes out whatever the model says.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol, get_args

from companion.errors import ModelError
from companion.generators.legality import LONGEST, Record, faults_of
from companion.generators.making import Wish, make
from companion.generators.text import clean
from engine.api import CallError, get_system, parse_json

PROSE: Final = ("name", "look", "want", "secret", "voice")
_NOTE_TEXTS: Final = ("name", "definition", "role")
_NOTE_LISTS: Final = ("covers", "does_not_cover", "activities", "gear")
_SENTENCES: Final = ("look", "want", "secret", "voice", "definition", "role")
_ENDS: Final = tuple(").!?…\"'”’»」』。！？")
_SHORTEST: Final = 8
"""Characters below which nothing is a sentence."""
_SHEETS: Final[dict[str, tuple[str, ...]]] = {
    "stitcher": ("name", "side", "traits"),
    "skitterbarren": (
        "name", "side", "attributes", "skills", "inventory", "level", "aptitude", "armor_bonus",
        "max_health", "movement_ft",
    ),
    "altars": (
        "name", "side", "archetypes", "words", "initiative", "health", "max_health", "equipment",
    ),
}  # fmt: skip
"""What a maker may write on a sheet; what play alone brings about is not in it."""
_TRAIT: Final = ("name", "weight", "category")
_LONGEST_THING: Final = 60
_MOST_THINGS: Final = 12
_LONGEST_NAME: Final = 80
_LONGEST_LIST: Final = 8


class Maker(Protocol):
    """Something that proposes: a chat model behind an adapter, or a double in a test."""

    def __call__(self, wish: Wish, schema: dict[str, Any], reasons: tuple[str, ...]) -> str:
        """Return one JSON object as text.

        Args:
            wish: what is asked for; its concept is quoted data.
            schema: JSON schema of the object.
            reasons: what was wrong with the reply before; empty at first.

        Raises:
            ModelError: there is no reply.
        """
        ...


def schema_of(wish: Wish) -> dict[str, Any]:
    """Return the JSON schema of a proposal; the sheet's part is the engine's own."""
    text = {"type": "string", "minLength": 1, "maxLength": LONGEST}
    if wish.kind == "archetype":
        lines = {"type": "array", "minItems": 1, "maxItems": _LONGEST_LIST, "items": text}
        fields: dict[str, Any] = dict.fromkeys(_NOTE_TEXTS, text) | dict.fromkeys(
            _NOTE_LISTS, lines
        )
    else:
        state = get_system(wish.system).state_type
        sheet_type: Any = get_args(state.model_fields["characters"].annotation)[1]
        fields = dict.fromkeys(PROSE, text) | {"sheet": sheet_type.model_json_schema()}
    return {
        "type": "object",
        "properties": fields,
        "required": list(fields),
        "additionalProperties": False,
    }


def make_with(
    maker: Maker, wish: Wish, seed: int, *, told: Callable[[str], None] | None = None
) -> Record:
    """Return what a maker proposes, as far as it is legal; the generator gives the rest.

    Args:
        maker: proposes; is asked at most twice.
        wish: what to make.
        seed: seed of the generator's parts.
        told: called with one line for each part that the generator had to give.

    Raises:
        BadInputError: the wish names something that does not exist.
    """
    floor = make(wish, seed)
    schema = schema_of(wish)
    parts: dict[str, Any] = {}
    reasons: tuple[str, ...] = ()
    for _ in range(2):
        try:
            reply = maker(wish, schema, reasons)
        except ModelError:
            break  # what stands of an earlier reply stays
        parts, reasons = _read(reply, wish, floor)
        if not reasons:
            break
    made = {**floor, **parts}
    if "sheet" in made:
        made["sheet"] = {**made["sheet"], "name": made["name"], **_side(floor)}
    if "sheet" in parts:  # what describes the floor's sheet does not describe this one
        made.pop("known_for", None)
    faults = faults_of(made)
    if faults:  # the parts were legal one by one, and are not together
        made, reasons = floor, faults
    for reason in reasons if told is not None else ():
        assert told is not None
        told(f"filled in by the generator: {reason}")
    return made


def _side(floor: Record) -> dict[str, Any]:
    return {"side": floor["sheet"]["side"]} if "side" in floor["sheet"] else {}


def _read(reply: str, wish: Wish, floor: Record) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Return the parts of a reply that can stand, and what is wrong with the others."""
    try:
        data = parse_json(reply)
    except CallError as error:
        return {}, (f"the reply is {error.message}",)
    known = (*_NOTE_TEXTS, *_NOTE_LISTS) if wish.kind == "archetype" else (*PROSE, "sheet")
    reasons = [f"{name} is not a field" for name in data if name not in known]
    parts: dict[str, Any] = {}
    for name in known:
        value, reason = _part(name, data.get(name), floor)
        if not reason and isinstance(value, str) and value in parts.values():
            reason = f"{name}: says the same as another field"
        if reason:
            reasons.append(reason)
        else:
            parts[name] = value
    return parts, tuple(reasons)


def _part(name: str, value: Any, floor: Record) -> tuple[Any, str]:  # noqa: ANN401 - a reply holds anything
    if name == "sheet":
        if not isinstance(value, dict):
            return None, "sheet: write one JSON object"
        return _sheet(value, floor)
    if name in _NOTE_LISTS:
        is_list = isinstance(value, list) and 0 < len(value) <= _LONGEST_LIST
        if not is_list or not all(isinstance(line, str) and clean(line) for line in value):
            return None, f"{name}: write a list of 1 to {_LONGEST_LIST} short lines"
        return [clean(line, LONGEST) for line in value], ""
    return _text(name, value)


def _text(name: str, value: object) -> tuple[str | None, str]:
    longest = _LONGEST_NAME if name == "name" else LONGEST
    if not isinstance(value, str) or not clean(value) or len(value) > longest:
        return None, f"{name}: write 1 to {longest} characters"
    text = clean(value, longest)
    if name in _SENTENCES and (len(text) < _SHORTEST or not text.endswith(_ENDS)):
        return None, f"{name}: write a whole sentence"
    return text, ""


def _sheet(value: dict[str, Any], floor: Record) -> tuple[Any, str]:
    """Return a proposed sheet and what is wrong with it; its texts are cleaned."""
    known = _SHEETS[floor["system"]]
    foreign = [name for name in value if name not in known]
    if foreign:
        return None, f"sheet: {', '.join(foreign[:5])}: not for you to set; fields: {known}"
    sheet = _cleaned({**value, "name": floor["name"], **_side(floor)})
    if _side(floor) == {}:
        sheet.pop("side", None)
    reason = _shape_fault(sheet)
    if reason:
        return None, f"sheet: {reason}"
    try:
        faults = faults_of({**floor, "sheet": sheet})
    except (TypeError, KeyError, AttributeError) as error:
        return None, f"sheet: cannot be read: {error}"
    return sheet, "; ".join(faults)


def _cleaned(value: Any) -> Any:  # noqa: ANN401 - JSON of any shape
    """Return JSON whose texts hold nothing that steers a screen."""
    if isinstance(value, str):
        return clean(value, LONGEST)
    if isinstance(value, list):
        return [_cleaned(item) for item in value]
    if isinstance(value, dict):
        return {clean(str(name), LONGEST): _cleaned(item) for name, item in value.items()}
    return value


def _shape_fault(sheet: dict[str, Any]) -> str:
    """Return what makes a sheet unfit to be shown: too many things, or names like paragraphs."""
    traits = sheet.get("traits", ())
    for trait in traits if isinstance(traits, list) else ():
        foreign = [name for name in trait if name not in _TRAIT] if isinstance(trait, dict) else []
        if foreign:
            return f"a Trait has name, weight and category only, not {', '.join(foreign[:5])}"
    for field in ("traits", "inventory", "equipment", "archetypes", "words"):
        things = sheet.get(field) or ()
        if not isinstance(things, list | dict):
            continue
        if len(things) > _MOST_THINGS:
            return f"{field}: at most {_MOST_THINGS}"
        names = [t.get("name") if isinstance(t, dict) else t for t in things]
        if any(isinstance(n, str) and not 0 < len(n.strip()) <= _LONGEST_THING for n in names):
            return f"{field}: names of 1 to {_LONGEST_THING} characters"
    return ""
