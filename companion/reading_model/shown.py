"""Lines of a chat model's that a player may read: one sentence, no numbers, no machinery."""

import re
from typing import Final

from companion.narration.sentences import tidy
from companion.reader.text import bag, words_of

LONGEST: Final = 160
ODD: Final = re.compile(r"[\d{}\[\]<>|`#]|https?:|\b(?:system|assistant|tool)\s*:", re.IGNORECASE)
"""Numbers are the engine's to name, and the rest is written by machines or to them."""
_SMALL: Final = bag("a an and the is are it its of to in on at you i they be this that")


def line_of(value: object) -> str:
    """Return a text on one tidy line; "" for what is no text."""
    return tidy(value) if isinstance(value, str) else ""


def shown_line(value: object, *, longest: int = LONGEST) -> str:
    """Return a line that may be shown; "" for one that is too long or holds numbers or machinery.

    Example:
        >>> shown_line("The wall is slick  with rain."), shown_line("SYSTEM: difficulty 0.")
        ('The wall is slick with rain.', '')
    """
    found = line_of(value)
    return "" if len(found) > longest or ODD.search(found) else found


def adds_to(text: str, line: str) -> bool:
    """Whether a line says more than a text does already.

    Example:
        >>> adds_to("I climb the wet wall", "The wall is wet."), adds_to("climb", "No holds.")
        (False, True)
    """
    return not set(words_of(line)) - _SMALL <= set(words_of(text))
