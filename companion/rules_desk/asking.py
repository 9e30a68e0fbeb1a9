"""What a question asks for: its asking clause, and the kind of answer that would settle it.

Players tell a situation and then ask. The situation's words say where to look; the last clause
says which sentence is wanted there.
"""

import re
from dataclasses import dataclass
from typing import Final, Literal

from companion.retrieval.text import words

Wanted = Literal["die", "rating", "number", "verdict", "other"]

_CLAUSE = re.compile(
    r"[.!?;:]+\s+|,\s+(?:(?:and|so|but|or)\s+)?|\s+[-–—]+\s+|\s+(?:and|so|but)\s+"
    r"(?=(?:what|who|how|when|where|which|do|does|can|is|are|may|will)\b)"
)
_ASKING = re.compile(
    r"\b(?:what|whats|who|whos|whose|how|when|where|which|why)\b|"
    r"^(?:so |and |but |then )*(?:do|does|did|can|could|may|might|is|are|am|was|will|would|must|"
    r"should|has|have)\b",
    re.IGNORECASE,
)
_VERDICT = re.compile(
    r"^(?:so |and |but |then )*(?:do|does|did|can|could|may|might|is|are|am|was|will|would|must|"
    r"should|has|have|any|anything)\b",
    re.IGNORECASE,
)
_DIE: Final = re.compile(
    r"\b(?:which|what)(?: \w+){0,3} (?:die|dice)\b|\bwhat size\b", re.IGNORECASE
)
_RATING: Final = re.compile(
    r"^(?:ds|dr)\b|\b(?:which|what|whats|what's) (?:\w+ )?(?:ds|dr|number|rating)\b", re.IGNORECASE
)
_NUMBER: Final = re.compile(
    r"\bhow (?:many|much|far|long|often|big|high|hard|fast|old|close)\b|"
    r"\bwhat (?:is |are )?(?:the |my |our )?"
    r"(?:size|bonus|penalty|cost|price|level|score|limit|cap)\b|"
    r"\b(?:max\w*|min\w*|limit|cap|costs?|penalty|bonus|starting)\b",
    re.IGNORECASE,
)
_SHORTEST: Final = 3
_COUNTS: Final = {
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6",
    "seven": "7", "eight": "8", "nine": "9", "ten": "10", "once": "1", "twice": "2",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Asked:
    """A question taken apart.

    Args:
        clause: The clause that asks; the whole question where no clause does by itself.
        words: The words of that clause.
        wanted: What kind of answer settles it.
        numbers: The numbers that stand anywhere in the question, in digits.
    """

    clause: str
    words: frozenset[str]
    wanted: Wanted
    numbers: frozenset[str]


def take_apart(question: str) -> Asked:
    """Return what a question asks for.

    Args:
        question: Cleaned, with its punctuation.

    Example:
        >>> take_apart("He's behind a wall, I've got a bow. Which die do I roll?").clause
        'Which die do I roll?'
    """
    clauses = [part.strip() for part in _CLAUSE.split(question) if part.strip()]
    asking = [part for part in clauses if _ASKING.search(part) and len(words(part)) >= _SHORTEST]
    clause = asking[-1] if asking else question
    return Asked(
        clause=clause,
        words=frozenset(words(clause)),
        wanted=_wanted(clause),
        numbers=frozenset(numbers_in(question)),
    )


def numbers_in(text: str) -> set[str]:
    """Return the whole numbers of a text, written in digits or up to ten in words, in digits."""
    found = words(text)
    return {w for w in found if w.isdigit()} | {_COUNTS[w] for w in found if w in _COUNTS}


def _wanted(clause: str) -> Wanted:
    if _DIE.search(clause):
        return "die"
    if _RATING.search(clause):
        return "rating"
    if _NUMBER.search(clause):
        return "number"
    return "verdict" if _VERDICT.search(clause) else "other"
