"""The state of a game: settings, characters, story, and what is pending.

A rule system subclasses ``GameState`` with its own settings and sheet types and adds what its
rules keep (rounds, pools, energy).
"""

from typing import Annotated, Generic, Literal, TypeVar

from pydantic import Field

from engine.core.choice import Choice
from engine.core.model import GM_ONLY, Event, Frozen, JsonValue, Seq
from engine.core.story import Story

SettingsT = TypeVar("SettingsT", bound=Frozen)
SheetT = TypeVar("SheetT", bound="Sheet")


class Sheet(Frozen):
    """A character sheet. Rule systems add their own fields.

    Attributes:
        name: the character's name, unique in a game.
        side: whom it belongs to.
    """

    name: str = Field(min_length=1, max_length=200)
    side: Literal["player", "gm"] = "player"


class GameState(Frozen, Generic[SettingsT, SheetT]):
    """What is true now; a fold over the events.

    Attributes:
        settings: the table's readings of the rules.
        characters: name to sheet, in order of entry.
        story: place, circumstances, clocks, facts, attitudes.
        pending: the choice that play waits for; None when there is none.
        secrets: what the GM knows and the players do not.
        warned: whether the players were warned that death is possible in this scene.
    """

    settings: SettingsT
    characters: dict[str, SheetT] = Field(default_factory=dict)
    story: Story = Field(default_factory=Story)
    pending: Choice | None = None
    secrets: Annotated[Seq[str], GM_ONLY] = ()
    warned: bool = False


class CharacterJoined(Event):
    """A character enters the game, or a sheet is replaced as a whole.

    Attributes:
        sheet: the sheet as JSON, in the rule system's shape.
    """

    kind: Literal["character_joined"] = "character_joined"
    sheet: dict[str, JsonValue]


class CharacterLeft(Event):
    """A character is out of the game."""

    kind: Literal["character_left"] = "character_left"
    name: str


class SettingsChanged(Event):
    """The table plays some rules another way.

    Attributes:
        changes: name of the setting to its new value.
    """

    kind: Literal["settings_changed"] = "settings_changed"
    changes: dict[str, JsonValue]


class SecretKept(Event):
    """The GM notes something the players must not see."""

    kind: Literal["secret_kept"] = "secret_kept"
    secret: str
    audience: Literal["table", "gm"] = "gm"


class DangerWarned(Event):
    """The players were told, in time, that somebody may die (S-73)."""

    kind: Literal["danger_warned"] = "danger_warned"
    warned: bool = True
