"""What a chat model may choose from: made from the sheet, the scene and the ladder of the game."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.models.client import JsonSchema, Shape
from engine.api import CallError, Element, JsonValue, Rung, get_system

_KINDS: Final[dict[str, str]] = {
    "challenge": "challenge: against circumstances, with a band of the ladder",
    "opposed": "opposed: somebody present resists with strength of their own",
    "purchase": "purchase: something is bought or paid for",
    "attack": "attack: a blow, a shot or the like that is meant to hurt somebody",
    "magic": "magic: done by magic, whatever it is for",
    "question": "question: about the rules, the character or the story; no dice",
    "none": "none: talk, small talk, plans, or what anybody manages; no dice",
}
KINDS_OF: Final[dict[str, tuple[str, ...]]] = {
    "stitcher": ("challenge", "opposed", "purchase"),
    "skitterbarren": ("challenge", "attack"),
    "altars": ("challenge", "opposed", "attack", "magic"),
}
"""The kinds of check that a game tells apart; a game that is not listed is offered all."""

NO_ROLL: Final = ("question", "none")
MOST_ELEMENTS: Final = 60
MOST_PEOPLE: Final = 12
_HERE: Final = re.compile(r"\bHere: ([^.]*(?:\.(?!\s|$)[^.]*)*)\.")


@dataclass(frozen=True, slots=True, kw_only=True)
class Choices:
    """Everything that exists for one reading.

    Attributes:
        system: slug of the game.
        elements: what stands on the sheet.
        people: who is present, by name.
    """

    system: str
    elements: tuple[Element, ...] = ()
    people: tuple[str, ...] = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds that may be chosen."""
        checks = KINDS_OF.get(self.system, tuple(k for k in _KINDS if k not in NO_ROLL))
        return (*checks, *NO_ROLL)

    @property
    def names(self) -> tuple[str, ...]:
        """The names on the sheet."""
        return tuple(dict.fromkeys(element.name for element in self.elements))

    @property
    def ladder(self) -> tuple[Rung, ...]:
        """The steps of difficulty."""
        return get_system(self.system).difficulty_ladder

    @property
    def kind_lines(self) -> list[str]:
        """The kinds, explained."""
        return [_KINDS[kind] for kind in self.kinds]

    @property
    def element_lines(self) -> list[str]:
        """The names with their strength; the model chooses by the name before the bracket."""
        return [
            f"{e.name} [{' '.join(filter(None, (e.role, e.value.strip('()'))))}]"
            for e in self.elements
        ]

    @property
    def counting(self) -> str:
        """What counts in one check of this game."""
        return get_system(self.system).story_terms.counting or "Whatever helps counts."

    @property
    def ladder_lines(self) -> list[str]:
        """The ladder, explained."""
        return [f"{rung.label}: {rung.meaning}" for rung in self.ladder]

    def shape(self) -> Shape:
        """Return the JSON that an answer must be."""
        return Shape(name="intent", schema=_closed(self._fields()))

    def _fields(self) -> dict[str, JsonSchema]:
        text: JsonSchema = {"type": "string"}
        element: JsonSchema = {"type": "string", "enum": list(self.names)} if self.names else text
        opponent: JsonSchema = {"type": "null"}
        if self.people:
            opponent = {"anyOf": [{"type": "string", "enum": list(self.people)}, opponent]}
        return {
            "needs_roll": {"type": "boolean"},
            "kind": {"type": "string", "enum": list(self.kinds)},
            "stitched": {"type": "array", "items": element},
            "hindering": {"type": "array", "items": element},
            "off_sheet": {"type": "array", "items": text},
            "opponent": opponent,
            "target": {"anyOf": [text, {"type": "null"}]},
            "goal": text,
            "band": {"type": "string", "enum": [rung.label for rung in self.ladder]},
            "band_reason": text,
            "success": text,
            "failure": text,
            "then": text,
        }


_ARTICLE: Final = re.compile(r"^(?:the|an?)\s+", re.IGNORECASE)


def choices_for(
    system: str, sheet: Mapping[str, JsonValue], scene: str, others: Sequence[str] = ()
) -> Choices | None:
    """Return what may be chosen; None when the sheet cannot be read.

    Args:
        system: slug of the game.
        sheet: the sheet as JSON.
        scene: the scene; the people of its "Here: ..." line are present.
        others: further names that the built-in reader saw in the scene or the text.
    """
    game = get_system(system)
    try:
        elements = game.play.elements(game.parse_sheet(sheet))
    except CallError:
        return None
    here = here_in(scene)
    people: dict[str, str] = {}
    for name in (*here, *others):
        if name:
            people.setdefault(_ARTICLE.sub("", name).casefold(), name)
    present = tuple(people.values())[:MOST_PEOPLE]
    return Choices(system=system, elements=elements[:MOST_ELEMENTS], people=present)


def here_in(scene: str) -> list[str]:
    """Return the names of a scene's "Here: ..." line.

    Example:
        >>> here_in("A wet cliff. Here: the toll collector (2), a dog.")
        ['the toll collector', 'a dog']
    """
    return [name for line in _HERE.findall(scene) for name in _names(line)]


def _names(line: str) -> list[str]:
    return [re.sub(r"\s*\([^()]*\)\s*$", "", part).strip() for part in line.split(", ")]


def _closed(properties: Mapping[str, Any]) -> JsonSchema:
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }
