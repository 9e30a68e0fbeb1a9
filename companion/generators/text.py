"""Small help with English: articles, capitals, slots, and text that came from outside."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from engine.api import capital

LONGEST_CONCEPT: Final = 300
"""Characters of a concept that are read; the rest changes nothing."""

_SLOT: Final = re.compile(r"\{([A-Za-z]+)\}")
_START: Final = re.compile(r"(^|(?<!\.)[.!?]\s+|[“])([a-z])")
_SMALL: Final = frozenset(
    ("of", "the", "and", "in", "at", "a", "an", "to", "for", "on", "or", "with", "from", "by", "as",
     "into", "but", "no", "under")
)  # fmt: skip
_UNSTEADY: Final = frozenset(
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\ufeff"
)


def clean(text: str, longest: int = LONGEST_CONCEPT) -> str:
    r"""Return text from outside without what steers a screen, on one line, cut to a length.

    Example:
        >>> clean("a\x1b[31m  sly\nfox")
        'a [31m sly fox'
    """
    kept = "".join(
        " " if unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") else c
        for c in text[: longest * 4]
        if c not in _UNSTEADY
    )
    return " ".join(kept.split())[:longest].rstrip()


def article(phrase: str) -> str:
    """Return a phrase with a or an.

    Example:
        >>> article("honest thief"), article("one-eyed sailor"), article("unicorn")
        ('an honest thief', 'a one-eyed sailor', 'a unicorn')
    """
    low = phrase.casefold()
    vowel = low[:1] in "aeiou" and not low.startswith(("one", "uni", "use", "eu", "once"))
    return f"{'an' if vowel or low.startswith(('honest', 'hour', 'heir')) else 'a'} {phrase}"


def titled(phrase: str) -> str:
    """Return a phrase with capitals, small words inside it aside.

    Example:
        >>> titled("keeper of the light"), titled("ship's captain")
        ('Keeper of the Light', "Ship's Captain")
    """
    words = phrase.split()
    return " ".join(
        word if place and word in _SMALL else capital(word) for place, word in enumerate(words)
    )


def filled(text: str, slots: Mapping[str, str]) -> str:
    """Return a sentence with its slots filled, capitals at the starts and a stop at the end.

    A slot with a capital takes its filling with one.

    Example:
        >>> filled("ask {boss}. {people} lie", {"boss": "the judge", "people": "clerks"})
        'Ask the judge. Clerks lie.'
    """

    def fill(match: re.Match[str]) -> str:
        value = slots[match[1].lower()]
        return capital(value) if match[1][0].isupper() else value

    done = _START.sub(lambda m: m[1] + m[2].upper(), _SLOT.sub(fill, text.strip()))
    return done if done.endswith((".", "!", "?", "”", ")")) else f"{done}."


def has_words(text: str, phrase: str) -> int:
    """Return where a phrase stands in ``text`` as whole words (a plural s allowed); -1: nowhere.

    Args:
        text: lower-case text with a blank at both ends.
        phrase: lower-case phrase.
    """
    at = text.find(f" {phrase}")
    while at >= 0:
        after = text[at + 1 + len(phrase) :]
        if not after[:1].isalpha() or (after[:1] == "s" and not after[1:2].isalpha()):
            return at
        at = text.find(f" {phrase}", at + 1)
    return -1
