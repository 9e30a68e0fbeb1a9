"""Command-line options from an action's type: one definition, every face.

Every field of the JSON call becomes an option. Nested objects are flattened (``--die`` for
``actor.die``; a second object of the same shape is prefixed: ``--b-trait``). Lists of named things
take ``Name:number`` and may be repeated. Dice fields become ``--dice 4,1,2``.
"""

import re
import types
import typing
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pydantic import BaseModel

from companion.errors import BadInputError
from engine.api import Action, JsonValue

ALIASES: Final = {"elements": "trait", "hindrances": "hindrance", "negative_traits": "negative"}
"""List fields whose option people would look for under another word; others lose their plural s."""
NUMBER_FIELDS: Final = ("weight", "value", "size")
_SIGNS: Final = str.maketrans({"−": "-", "–": "-", "＋": "+"})


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a command.

    Attributes:
        name: without dashes, such as ``b-trait``.
        path: keys into the call.
        model: type of a list's items, or of the value.
        is_list: may be repeated.
        required: must be given.
        is_dice: takes faces.
    """

    name: str
    path: tuple[str, ...]
    model: Any
    is_list: bool = False
    required: bool = False
    is_dice: bool = False

    @property
    def hint(self) -> str:
        """What to write after it."""
        if self.is_dice:
            return "FACES"
        if _is_model(self.model):
            field = _number_field(self.model)
            return f"NAME[:{field.upper()}]" if field else "NAME"
        if self.model is bool:
            return ""
        return {int: "NUMBER", str: "TEXT"}.get(self.model, "VALUE")


def options_of(action: type[Action]) -> list[Option]:
    """Return the options of an action, required ones first."""
    found = list(_fields(action, (), "", skip={"op", *action.play_fields}))
    for dice in action.dice_fields:
        *parents, leaf = dice.path.split(".")
        name = "-".join(
            [*(p for p in parents if p not in ("*", "actor", "a")), leaf.replace("_", "-")]
        )
        found.append(Option(name, tuple(dice.path.split(".")), int, is_dice=True))
    return sorted(found, key=lambda option: not option.required)


def _fields(
    model: type[BaseModel], path: tuple[str, ...], prefix: str, *, skip: set[str]
) -> Iterator[Option]:
    for name, field in model.model_fields.items():
        if name in skip:
            continue
        inner, is_list = _inner(field.annotation)
        if _is_model(inner) and not is_list:
            # The active side needs no prefix: "--trait" is ours, "--b-trait" theirs.
            own = "" if name in ("actor", "a") else f"{name}-"
            yield from _fields(inner, (*path, name), prefix + own, skip=set())
            continue
        word = ALIASES.get(name, name.removesuffix("s") if is_list else name)
        yield Option(
            (prefix + word).replace("_", "-"), (*path, name), inner, is_list, field.is_required()
        )


def _inner(annotation: Any) -> tuple[Any, bool]:  # noqa: ANN401 - annotations are anything
    """Return the type inside optional, annotated and list types, and whether it was a list."""
    origin = typing.get_origin(annotation)
    arguments = typing.get_args(annotation)
    if origin is typing.Annotated:
        return _inner(arguments[0])
    if origin in (typing.Union, types.UnionType):
        return _inner(next(a for a in arguments if a is not type(None)))
    if origin in (tuple, list):
        return _inner(arguments[0])[0], True
    return annotation, False


def _is_model(kind: Any) -> bool:  # noqa: ANN401
    return isinstance(kind, type) and issubclass(kind, BaseModel)


def _number_field(model: type[BaseModel]) -> str:
    return next((name for name in NUMBER_FIELDS if name in model.model_fields), "")


def read_options(
    action: type[Action], words: Sequence[str]
) -> tuple[dict[str, JsonValue], dict[str, str]]:
    """Read the words after the action's name.

    Args:
        action: the action's type.
        words: what was typed, such as ``--trait``, ``Warrior:3``.

    Returns:
        The JSON call without ``op``, and the options ``seed`` and ``set`` that belong to no field.

    Raises:
        BadInputError: an option or a value cannot be read.
    """
    options = {option.name: option for option in options_of(action)}
    call: dict[str, JsonValue] = {}
    extra: dict[str, str] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        name, _, value = word.removeprefix("--").partition("=")
        if not word.startswith("--"):
            raise BadInputError(f"{word!r} is no option; write --NAME VALUE, for example --ds 2")
        if name in ("seed", "set"):
            extra[name] = value or _next(rest, word)
            continue
        option = options.get(name) or options.get(name.removesuffix("s"))
        if option is None:
            known = ", ".join("--" + o for o in options)
            raise BadInputError(f"there is no option {word}; there are: {known}, --seed")
        if option.model is bool and not option.is_list:
            _put(call, option, value.lower() not in ("no", "false"))
            continue
        _put(call, option, _value(option, value or _next(rest, word)))
    return call, extra


def _next(rest: list[str], word: str) -> str:
    if not rest:
        raise BadInputError(f"{word} needs a value after it")
    return rest.pop(0)


def _value(option: Option, text: str) -> JsonValue:
    text = text.translate(_SIGNS).strip()
    if option.is_dice:
        return [_whole(option, part) for part in re.split(r"[,\s]+", text) if part]
    if _is_model(option.model):
        return _named(option, text)
    if option.model is int or _is_number(option.model):
        return _whole(option, text)
    return text


def _is_number(kind: Any) -> bool:  # noqa: ANN401
    return isinstance(kind, type) and issubclass(kind, int)


def _named(option: Option, text: str) -> dict[str, JsonValue]:
    field = _number_field(option.model)
    name, colon, number = text.rpartition(":")
    if not colon or not re.fullmatch(r"[+-]?\d+", number.strip()):
        name, number = text, ""
    item: dict[str, JsonValue] = {"name": name.strip()}
    if number and field:
        item[field] = int(number)
    return item


def _whole(option: Option, text: str) -> int:
    if not re.fullmatch(r"[+-]?\d{1,9}", text.strip()):
        raise BadInputError(f"--{option.name} takes a whole number, not {text!r}")
    return int(text)


def _put(call: dict[str, JsonValue], option: Option, value: JsonValue) -> None:
    holder = call
    for key in option.path[:-1]:
        holder = holder.setdefault(key, {})
    leaf = option.path[-1]
    if option.is_list and not option.is_dice:
        holder.setdefault(leaf, []).append(value)
    else:
        holder[leaf] = value


def usage(action: type[Action]) -> list[str]:
    """Return one line for each option."""
    rows = []
    for option in options_of(action):
        marks = " (repeatable)" if option.is_list else " (needed)" if option.required else ""
        rows.append(f"  --{option.name} {option.hint}{marks}".rstrip())
    return [
        *rows,
        "  --seed TEXT",
        "  --set NAME=VALUE[,NAME=VALUE] (another reading of the rules)",
    ]


def settings_of(text: str) -> Mapping[str, JsonValue]:
    """Read ``name=value,name=value``.

    Raises:
        BadInputError: a part is not ``name=value``.
    """
    settings: dict[str, JsonValue] = {}
    for part in filter(None, text.split(",")):
        name, equals, value = part.partition("=")
        if not equals:
            raise BadInputError(f"write settings as name=value, not {part!r}")
        words = {"true": True, "false": False, "null": None, "none": None}
        number = re.fullmatch(r"-?\d{1,9}", value.strip())
        settings[name.strip()] = (
            int(value) if number else words.get(value.strip().lower(), value.strip())
        )
    return settings
