"""Reads a chat model's answer to ``gm/read_intent`` against what could be chosen."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.errors import ModelReplyError
from companion.models.arguments import strict_arguments, strict_object
from companion.models.client import Reply
from companion.narration.brief import Stakes
from companion.reader.text import words_of
from companion.reading_model import drift
from companion.reading_model.choices import NO_ROLL, Choices
from companion.reading_model.shown import line_of, shown_line

GOAL: Final = 120
MOST_CLAIMS: Final = 4
_IF: Final = re.compile(r"^if it (?:works|fails)\s*[:,-]\s*", re.IGNORECASE)
_EMPTY: Final = re.compile(
    r"^(?:(?:it|that|this|the \w+) (?:does(?:n't| not) work|fails?)|nothing (?:happens|changes)|"
    r"you (?:fail|do not succeed|don't succeed)|no change|failure)\W*$",
    re.IGNORECASE,
)
_SHARE: Final = 0.6
"""Share of its words that a second attempt must have in common with what the player wrote."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadAnswer:
    """What a chat model read.

    Attributes:
        needs_roll: whether dice are needed.
        kind: kind of check, or ``question`` or ``none``.
        stitched: names on the sheet that help.
        hindering: names on the sheet that hinder.
        off_sheet: what is used and stands on no sheet.
        opponent: somebody present, or None.
        target: whom or what it is done to.
        goal: short phrase.
        band: label of the ladder, or None.
        band_reason: one sentence, "" when it cannot be shown.
        stakes: what success and failure would mean; None when they cannot be used.
        then: a second attempt in the player's words; "" for none.
    """

    needs_roll: bool
    kind: str
    stitched: tuple[str, ...] = ()
    hindering: tuple[str, ...] = ()
    off_sheet: tuple[str, ...] = ()
    opponent: str | None = None
    target: str | None = None
    goal: str = ""
    band: str | None = None
    band_reason: str = ""
    stakes: Stakes | None = None
    then: str = ""


def read_answer(reply: Reply, choices: Choices, text: str) -> ReadAnswer:
    """Return what a reply says.

    Args:
        reply: the reply.
        choices: what could be chosen.
        text: what the player wrote.

    Raises:
        ModelReplyError: the reply is no object, was cut off, or does not say the least that it
            must; with the reason for the model.
    """
    found = _object(reply, choices)
    needs_roll = drift.truth(found.get("needs_roll"))
    kind = drift.kind(found.get("kind"), choices.kinds)
    if needs_roll is None and kind is None:
        raise ModelReplyError(
            "the chat model's answer names neither needs_roll (true or false) nor a kind "
            f"({', '.join(choices.kinds)})",
            reason="missing_field",
            received=reply.text[:400],
        )
    if needs_roll is None:
        needs_roll = kind not in NO_ROLL
    if kind is None:
        kind = "challenge" if needs_roll else "none"
    if needs_roll == (kind in NO_ROLL):
        # Whoever says both has understood neither; to pick one would be a guess.
        raise ModelReplyError(
            f"the chat model's answer says needs_roll {str(needs_roll).lower()} and kind {kind}, "
            f"which exclude each other; {' and '.join(NO_ROLL)} need no roll, the others do",
            reason="contradiction",
            received=reply.text[:400],
        )
    stitched = drift.names(found.get("stitched"), choices.names)
    hindering = drift.names(found.get("hindering"), choices.names)
    return ReadAnswer(
        needs_roll=needs_roll,
        kind=kind,
        stitched=tuple(name for name in stitched if name not in hindering),
        hindering=hindering,
        off_sheet=tuple(line_of(t)[:GOAL] for t in drift.texts(found.get("off_sheet")))[
            :MOST_CLAIMS
        ],
        opponent=drift.one_name(found.get("opponent"), choices.people),
        target=_phrase(found.get("target")) or None,
        goal=_phrase(found.get("goal")),
        band=drift.band(found.get("band"), choices.system, choices.ladder),
        band_reason=shown_line(found.get("band_reason")),
        stakes=_stakes(found.get("success"), found.get("failure")),
        then=_second(found.get("then"), text),
    )


def _object(reply: Reply, choices: Choices) -> Mapping[str, Any]:
    """Return the object of a reply; a call of some tool of its own counts when it fits."""
    schema = choices.shape().schema
    if reply.tool_calls and not reply.text.strip():
        if len(reply.tool_calls) > 1:
            raise ModelReplyError(
                "the chat model called tools; one JSON object was asked for", reason="tool_calls"
            )
        call = reply.tool_calls[0]
        return strict_arguments(call.arguments, reply.finish_reason, schema=schema)
    return strict_object(reply, schema=schema)


def _phrase(value: object) -> str:
    found = shown_line(value, longest=GOAL)
    return "" if drift.word(found) == "none" else found


def _stakes(success: object, failure: object) -> Stakes | None:
    won, lost = (_IF.sub("", shown_line(value)) for value in (success, failure))
    usable = won and lost and won != lost and not _EMPTY.match(lost)
    return Stakes(success=won, failure=lost) if usable else None


def _second(value: object, text: str) -> str:
    """Return a second attempt; "" unless it is made of the player's words and is not all of them.

    A model that puts words into the player's mouth must not make the player roll for them.
    """
    found = line_of(value)
    said, all_said = words_of(found), words_of(text)
    if len(said) < 2 or len(said) >= len(all_said):  # noqa: PLR2004 - a verb and what it is done to
        return ""
    return found if sum(w in all_said for w in said) >= _SHARE * len(said) else ""
