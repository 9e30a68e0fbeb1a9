"""Showing what somebody asked to see: "Show me your hands," and the player holds them out."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.reader.everyday import SUBJECT
from companion.session.scene import words
from companion.session.taking_up import yours

_PART: Final = r"(?:hands?|palms?|fingers?|face|eyes|arms?|wrists?|tongue|teeth|ring|neck|throat)"
_SHOWS: Final = re.compile(
    rf"{SUBJECT}(?P<deed>(?:show|hold (?:out|up)|raise|lift|spread|open|stretch out|bare|turn up"
    rf"|turn over) (?:[\w'’-]+ ){{0,3}}?(?:both )?my (?:\w+ ){{0,2}}?(?P<part>{_PART})\b"
    r"(?!.*\b(?:strike|hit|cast|attack|stab|grab|draw|shoot)\b)[^.!?\"“]{0,80})[ .!]*",
    re.IGNORECASE,
)
_SPOKEN: Final = re.compile(r"[\"“]([^\"”]*)[\"”]?")
_ALIKE: Final = {"palm": "hand", "finger": "hand"}


@dataclass(frozen=True, slots=True)
class Shown:
    """What of oneself is shown.

    Attributes:
        deed: what is done, as it follows "you".
        part: what is shown, singular: "hand".
    """

    deed: str
    part: str


def shown(text: str) -> Shown | None:
    """Return what of oneself words show and do no more; None for any others.

    Example:
        >>> shown("I hold out both my hands, palms up.")
        Shown(deed='hold out both your hands, palms up', part='hand')
        >>> shown("I raise my hand to strike him") is None, shown("I show the map") is None
        (True, True)
    """
    found = _SHOWS.fullmatch(" ".join(text.split()))
    if found is None:
        return None
    part = words(found["part"])[0]
    return Shown(yours(found["deed"].rstrip(" ,;")), _ALIKE.get(part, part))


def is_asked_for(part: str, told: Sequence[str]) -> bool:
    """Return whether somebody has asked to see that part of one.

    Args:
        part: what is shown, singular.
        told: the sentences of the scene.

    Example:
        >>> is_asked_for("hand", ['"Will you show me," says a voice, "your hands?"'])
        True
        >>> is_asked_for("hand", ['"I know your hand," he says.', "Your hands are cold."])
        False
    """
    for sentence in told:
        said = " ".join(_SPOKEN.findall(sentence))
        if re.search(r"\b(?:show|see|hold out|hold up|look at)\b", said, re.IGNORECASE) and (
            re.search(rf"\byour (?:\w+ )?{part}s?\b", said, re.IGNORECASE)
        ):
            return True
    return False
