"""What the rules desk hands out: an answer, its citations and the passages it was found in."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

Status = Literal["answered", "open", "not_found"]


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Citation(_Frozen):
    """A quote that the answer rests on."""

    id: str = Field(description="Id of the passage.")
    title: str = Field(description="Heading of the passage.")
    quote: str = Field(description="Stands letter for letter in the passage's text.")


class FoundPassage(_Frozen):
    """A passage that bears on the question."""

    id: str = Field(description="Stable id.")
    text: str = Field(description="The whole passage, its heading included.")
    score: float = Field(description="0 to 1; comparable within one answer only.")


class Answer(_Frozen):
    """The answer to one rules question."""

    status: Status = Field(
        description="answered; open: the book leaves it open; not_found: it does not cover it."
    )
    answer: str = Field(description="One to three sentences.")
    citations: tuple[Citation, ...] = Field(description="What the answer rests on.")
    passages: tuple[FoundPassage, ...] = Field(description="Best first.")
    advice: str = Field(
        default="", description="What a table might do instead; advice, never the book's word."
    )
    odds: str | None = Field(default=None, description="Exact odds from the engine, in words.")
