"""What the reader makes of a player's text: the Intent and its parts."""

from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field

Kind = Literal["challenge", "opposed", "purchase", "attack", "magic", "question", "none"]

WORLD: Final = "world"
"""The manner of a question to the table about the story's world, and not about the rules."""


class Part(BaseModel):
    """One act found in the text, meant or not."""

    model_config = ConfigDict(frozen=True)

    manner: str
    standing: str
    needs_roll: bool
    goal: str


class Intent(BaseModel):
    """A player's text, read: whether dice are needed, of which kind, and what counts.

    ``stitched`` and ``hindering`` hold names as the sheet spells them. ``manner`` is the reader's
    own tag for the kind of act (``climb``, ``sneak``, ...); ``goal`` is cut out of the text.
    ``then`` holds the player's words for a second attempt, to be read after the first is told.
    ``opponent_is_chosen`` says that the opponent was chosen from the people present, not guessed.
    ``is_sure`` is False for a roll that is only likelier than none: it is never hard or deadly.
    ``instead`` is the other reading where the words may as well be a plain act as an attempt; it is
    for whoever asks the player back, and is written down nowhere.
    """

    model_config = ConfigDict(frozen=True)

    needs_roll: bool
    kind: Kind
    stitched: tuple[str, ...] = ()
    hindering: tuple[str, ...] = ()
    opponent: str | None = None
    opponent_weight: int | None = None
    opponent_is_chosen: bool = False
    is_sure: bool = True
    manner: str = "other"
    goal: str = ""
    language: str = "en"
    target: str | None = None
    off_sheet: tuple[str, ...] = ()
    reason: str = ""
    parts: tuple[Part, ...] = ()
    then: str = ""
    instead: "Intent | None" = Field(default=None, exclude=True, repr=False)

    @property
    def is_doubtful(self) -> bool:
        """Whether a roll may well not have been meant."""
        return self.needs_roll and (not self.is_sure or self.instead is not None)
