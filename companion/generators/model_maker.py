"""A chat model as maker: it proposes a person or an archetype, the engine has the last word.

The model sees a legal example of the right strength, the generator's own, and a schema made from
the engine's type of sheet with just the fields that the example fills in. What is wrong is sent
back once with the engine's reasons; what is wrong after that, the generator gives.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from companion.errors import ModelReplyError, ModelUnavailableError
from companion.generators.legality import Record
from companion.generators.maker import make_with
from companion.generators.making import Wish
from companion.models.arguments import strict_object
from companion.models.asking import Asker
from companion.models.client import Reply, Request, Shape
from companion.prompting import Rendered, listed, load_prompt, quoted
from companion.replying import repaired
from engine.api import get_system

TOKENS: Final = 900
TIMEOUT_S: Final = 60.0
MAKING: Final = "Making somebody ..."
MOST_TAKEN: Final = 40
_KINDS: Final = {
    "npc": "person", "character": "player's character", "monster": "monster",
    "creature": "creature",
}  # fmt: skip
_NOTE: Final = (
    "name", "definition", "role", "covers", "does_not_cover", "activities", "gear",
)  # fmt: skip
_KEPT: Final = frozenset(
    {"type", "properties", "items", "enum", "required", "additionalProperties", "propertyNames"}
)
"""What a schema says to a model; titles, docs and defaults are for people and programs."""


class ModelMaker:
    """A chat model that proposes one thing; meets ``companion.generators.maker.Maker``.

    Args:
        asker: the way to the model.
        example: what the generator made of the same wish: legal, and as strong as it may be.
        language: language of the words.
        taken: names that are in use.
    """

    def __init__(
        self, asker: Asker, *, example: Record, language: str = "en", taken: Sequence[str] = ()
    ) -> None:
        self._asker = asker
        self._example = example
        self._language = language
        self._taken = taken
        self._last: tuple[Request, Reply] | None = None
        self._fault = ""

    def __call__(self, wish: Wish, schema: dict[str, Any], reasons: tuple[str, ...]) -> str:
        """Return a proposal as JSON text; "" for one that cannot be read strictly.

        Raises:
            ModelUnavailableError: there is no reply.
        """
        request = self._request(wish, schema)
        if reasons and self._last is not None:
            request = repaired(*self._last, self._fault or "; ".join(reasons))
        reply = self._asker.complete(request, status=MAKING)
        self._asker.say("")
        if reply is None:
            raise ModelUnavailableError(f"{self._asker.name} made nothing")
        self._last = (request, reply)
        try:
            return json.dumps(strict_object(reply), ensure_ascii=False)
        except ModelReplyError as error:
            self._fault = str(error)
            return ""

    def _request(self, wish: Wish, schema: dict[str, Any]) -> Request:
        prompt = self._prompt(wish)
        return Request(
            messages=prompt.messages,
            purpose="make",
            prompts=(prompt.ref,),
            shape=Shape(name=wish.kind, schema=shape_of(schema, self._example)),
            max_tokens=TOKENS,
            timeout_s=TIMEOUT_S,
            deadline_s=TIMEOUT_S,
        )

    def _prompt(self, wish: Wish) -> Rendered:
        example = self._example
        common = {
            "game": get_system(wish.system).info.title,
            "language": self._language,
            "concept": quoted("the game master", wish.concept or example["concept"], limit=1_000),
            "taken": listed(self._taken[-MOST_TAKEN:]),
        }
        if wish.kind == "archetype":
            return load_prompt("make/archetype").render(
                **common,
                example=_shown({name: example[name] for name in _NOTE}),
                beside=listed(wish.beside),
            )
        return load_prompt("make/person").render(
            **common,
            kind=_KINDS[wish.kind],
            genre=wish.genre or example["genre"],
            example=_shown(_own_fields(example["sheet"])),
        )


def _own_fields(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """Return what of a sheet is the maker's: the name stands beside it, the side is the table's."""
    return {name: value for name, value in sheet.items() if name not in ("name", "side")}


def _shown(value: Mapping[str, Any]) -> str:
    return quoted("the generator", json.dumps(value, ensure_ascii=False))


def shape_of(schema: Mapping[str, Any], example: Record) -> dict[str, Any]:
    """Return the schema of a proposal with a sheet of just the fields that an example fills in.

    Args:
        schema: as ``maker.schema_of`` returns it.
        example: a legal thing of the same kind.
    """
    fields = dict(schema["properties"])
    if "sheet" not in fields:
        return _plain(schema, {})
    sheet = fields["sheet"]
    filled = _own_fields(example["sheet"])
    own = {name: sheet["properties"][name] for name in filled}
    fields["sheet"] = {**sheet, "properties": own, "required": list(own)}
    return _plain({**schema, "properties": fields}, sheet.get("$defs", {}))


def _plain(schema: Mapping[str, Any], definitions: Mapping[str, Any]) -> dict[str, Any]:
    """Return a schema without references, titles and defaults, as small models need it."""
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    if name:
        return _plain(definitions[name], definitions)
    options = [o for o in schema.get("anyOf", ()) if o.get("type") != "null"]
    if options:
        return _plain(options[0], definitions)
    plain: dict[str, Any] = {key: value for key, value in schema.items() if key in _KEPT}
    if "properties" in plain:
        plain["properties"] = {
            key: _plain(value, definitions) for key, value in plain["properties"].items()
        }
    for key in ("items", "additionalProperties"):
        if isinstance(plain.get(key), Mapping):
            plain[key] = _plain(plain[key], definitions)
    return plain


def reworked(
    asker: Asker,
    wish: Wish,
    made: Sequence[Record],
    *,
    language: str = "en",
    told: Callable[[str], None] | None = None,
) -> list[Record]:
    """Return what a chat model makes of each thing that the generator made.

    Args:
        asker: the way to the model.
        wish: what was wished for.
        made: what the generator made of it; what the model gets wrong is taken from there.
        language: language of the words.
        told: called with one line for each part that the generator had to give.

    Returns:
        As many records as were given, no two of one name; ``chat_model`` names the model where
        something is of its making.
    """
    found: list[Record] = []
    for floor in made:
        asker.new_exchange()
        taken = [record["name"] for record in (*found, *made)]
        maker = ModelMaker(asker, example=floor, language=language, taken=taken)
        record = make_with(maker, wish, floor["seed"], told=told)
        if record["name"] in taken and record["name"] != floor["name"]:
            record = _renamed(record, floor["name"])
        found.append(record if record == floor else {**record, "chat_model": asker.name})
    return found


def _renamed(record: Record, name: str) -> Record:
    renamed = {**record, "name": name}
    if "sheet" in record:
        renamed["sheet"] = {**record["sheet"], "name": name}
    return renamed
