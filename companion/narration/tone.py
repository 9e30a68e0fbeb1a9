"""How a table wants to be told things: language, person, length, lines and veils."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from companion.errors import BadInputError
from companion.prompting import Rendered, listed, load_prompt, one_line

TABLE: Final = "table"
"""Kind of the journal records that change it: ``name`` and ``value``."""
LONGEST: Final = 200
MOST_TOPICS: Final = 20

_NAMES: Final[dict[str, str]] = {
    "en": "English",
    "de": "German",
    "fr": "French",
    "es": "Spanish",
    "it": "Italian",
    "pt": "Portuguese",
    "nl": "Dutch",
    "pl": "Polish",
    "sv": "Swedish",
    "ja": "Japanese",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class TableTone:
    """What a table has agreed on.

    Attributes:
        language: name or tag of the language of the narration.
        person: how the player's character is addressed.
        length: length of a narration, in words.
        tone: overrides the opening's; "" for the opening's.
        genre: overrides the opening's; "" for the opening's.
        never: topics that never occur.
        offstage: topics that may happen out of sight only.
    """

    language: str = "en"
    person: str = "you"
    length: str = "2 to 5 sentences"
    tone: str = ""
    genre: str = ""
    never: tuple[str, ...] = ()
    offstage: tuple[str, ...] = ()

    @property
    def spoken(self) -> str:
        """The language by its English name."""
        return _NAMES.get(self.language, self.language)

    @property
    def is_english(self) -> bool:
        """Whether it is told in English, however a player has written that."""
        return self.language.casefold().partition("-")[0] in ("en", "english")

    def with_setting(self, name: str, value: str) -> "TableTone":
        """Return the tone with one thing changed.

        Args:
            name: ``language``, ``person``, ``length``, ``tone``, ``genre``, ``never`` or
                ``offstage``. A topic is added to the last two; "" empties them.
            value: the new value.

        Raises:
            BadInputError: no such setting.
        """
        value = one_line(value)[:LONGEST]
        if name in ("never", "offstage"):
            held: tuple[str, ...] = getattr(self, name)
            topics = tuple(dict.fromkeys((*held, value)))[-MOST_TOPICS:] if value else ()
            return (
                replace(self, never=topics) if name == "never" else replace(self, offstage=topics)
            )
        if name not in ("language", "person", "length", "tone", "genre"):
            raise BadInputError(
                f"there is no table setting {name!r}; there are: language, person, length, tone, "
                "genre, never, offstage"
            )
        default: str = getattr(TableTone(), name)
        fields: dict[str, Any] = {name: value or default}
        return replace(self, **fields)

    @classmethod
    def of(cls, bodies: Iterable[Mapping[str, Any]], *, language: str = "en") -> "TableTone":
        """Return the tone that journal records of the kind ``table`` add up to."""
        tone = cls(language=language)
        for body in bodies:
            tone = tone.with_setting(str(body.get("name", "")), str(body.get("value", "")))
        return tone

    def rendered(self, *, tone: str, genre: str) -> Rendered:
        """Return the part of a prompt that says so.

        Args:
            tone: the opening's tone.
            genre: the opening's genre.
        """
        return load_prompt("shared/table_tone").render(
            language=self.spoken,
            person=self.person,
            length=self.length,
            tone=one_line(self.tone or tone),
            genre=one_line(self.genre or genre or "as the scene suggests"),
            never=listed(self.never),
            offstage=listed(self.offstage),
        )


def tells_as_written(narrator: object) -> bool:
    """Return whether a narrator's table is told in English and as "you", as what we wrote is.

    Args:
        narrator: the storyteller, or a chat model's narrator with a table's tone.
    """
    tone = getattr(narrator, "tone", None)
    if tone is None:
        return True
    found: TableTone = tone()
    return found.is_english and found.person == TableTone().person
