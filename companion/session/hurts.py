"""Hurts that stand on a sheet as words: which one is cared for, and which do not bear on an act."""

import re
from collections.abc import Collection, Sequence
from typing import Final

from companion.session.scene import words
from engine.api import Element

_ALIKE: Final = 4
"""Letters that the words for a hurt share: bruises, Bruised."""
_BODILY: Final = re.compile(
    r"\b(?:wound\w*|bruis\w*|cuts?|gash\w*|burn\w*|broken|sprain\w*|limp\w*|injur\w*|bleed\w*|scar\w*"
    r"|shot|stab\w*|winded|aching|aches?|sore|stiff|jolt\w*|numb|twisted|torn|cracked|concuss\w*)\b",
    re.IGNORECASE,
)


def named_in(name: str, text: str) -> bool:
    """Return whether words speak of a hurt, in whatever form of its word.

    Example:
        >>> named_in("Bruised", "I patch up my bruises"), named_in("Cut cheek", "I bind my leg")
        (True, False)
    """
    said = words(text)
    return any(
        a == b or (min(len(a), len(b)) >= _ALIKE and a[:_ALIKE] == b[:_ALIKE])
        for a in words(name)
        for b in said
    )


def cared_for(elements: Sequence[Element], text: str) -> str | None:
    """Return the hurt that words of care mean: the one they name, else the gravest; None for none.

    Args:
        elements: what stands on the sheet of whoever is cared for.
        text: the player's words.
    """
    hurts = [e for e in elements if e.role == "condition"]
    if not hurts:
        return None
    return max(hurts, key=lambda e: (named_in(e.name, text), _weight(e.value))).name


def bearing_on(names: Collection[str], *, kind: str, text: str) -> list[str]:
    """Return the hindrances that bear on an act: no wound makes a thing dearer.

    Args:
        names: negative names that a reader took to hinder.
        kind: kind of the check.
        text: the player's words; what they name counts.
    """
    if kind != "purchase":
        return list(names)
    return [name for name in names if not _BODILY.search(name) or named_in(name, text)]


def _weight(value: str) -> int:
    digits = "".join(c for c in value if c.isdigit())
    return int(digits) if digits else 1
