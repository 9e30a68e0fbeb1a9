"""Corrections: "it was Calzon, not Agatha". Once noted, they are obeyed wherever the name stands.

The journal keeps what was said at the time. A correction is a record after it, and everybody who
reads told text reads it through the corrections: memory, briefs, recaps, exports.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from engine.api import capital

NOTE: Final = "note"
"""A note of the player's: text; of a correction also wrong, right, and the records it is about."""

_MOST_WORDS: Final = 6
_NAME: Final = r"(?P<{}>[^,.;:!?\"]+?)"
_WHO: Final = r"(?:it|that|this|he|she|they|you mean|i mean|the name)"
_IS: Final = r"(?:'s|’s|\s+was|\s+is|\s+were|\s+are)"
_SOFT: Final = r"(?:\s+(?:really|actually|in fact|always))*"
_END: Final = r"\s*(?:[,.;:!?].*)?$"

_NO_NAME: Final = frozenset(
    (
        "i", "you", "we", "he", "she", "it", "they", "this", "that", "there", "if", "when", "and",
        "or", "but", "so", "no", "not", "then",
    )
)  # fmt: skip
"""Words that begin a sentence, not a name: "I want bread, not stones" corrects nobody."""


def _pattern(text: str) -> re.Pattern[str]:
    right, wrong = _NAME.format("right"), _NAME.format("wrong")
    return re.compile(text.replace("RIGHT", right).replace("WRONG", wrong), re.IGNORECASE)


_PATTERNS: Final = (
    _pattern(rf"^(?:no,?\s+)?{_WHO}{_IS}{_SOFT}\s+RIGHT,?\s+(?:and\s+)?not\s+WRONG{_END}"),
    _pattern(rf"^(?:no,?\s+)?{_WHO}{_IS}{_SOFT}\s+not\s+WRONG,?\s+(?:but|it was)\s+RIGHT{_END}"),
    _pattern(rf"^(?:no,?\s+)?{_WHO}\s+(?:was|is)n['’]t\s+WRONG,?\s+(?:but|it was)\s+RIGHT{_END}"),
    _pattern(rf"^WRONG(?:['’]s\s+name)?{_IS}{_SOFT}\s+(?:called|named)\s+RIGHT{_END}"),
    _pattern(rf"^WRONG['’]s\s+(?:real\s+)?name\s+is{_SOFT}\s+RIGHT{_END}"),
    _pattern(rf"^WRONG\s+should\s+(?:be|have been)\s+(?:called\s+)?RIGHT{_END}"),
    _pattern(rf"^(?:rename|replace)\s+WRONG\s+(?:to|with|by|as)\s+RIGHT{_END}"),
    _pattern(rf"^RIGHT\s+instead\s+of\s+WRONG{_END}"),
    _pattern(rf"^(?:no,?\s+)?RIGHT,\s+not\s+WRONG{_END}"),
)


def parse_correction(text: str) -> tuple[str, str] | None:
    """Return (wrong, right) when a note corrects a name, else None.

    Example:
        >>> parse_correction("it was Calzon, not Agatha")
        ('Agatha', 'Calzon')
        >>> parse_correction("the guard's name is Odo.")
        ('the guard', 'Odo')
        >>> parse_correction("Agatha limps") is None
        True
    """
    tidy = " ".join(text.split())
    for pattern in _PATTERNS:
        found = pattern.match(tidy)
        if found is None:
            continue
        wrong, right = found["wrong"].strip(), found["right"].strip()
        longest = max(len(wrong.split()), len(right.split()))
        same = wrong.casefold() == right.casefold()
        says_more = right.split()[0].casefold() in _NO_NAME
        return None if longest > _MOST_WORDS or same or says_more else (wrong, right)
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    """One correction.

    Attributes:
        wrong: the name that was told.
        right: the name that is right.
        first, last: records that it is about; ``last`` None for everything from ``first`` on.
    """

    wrong: str
    right: str
    first: int = 0
    last: int | None = None

    def covers(self, sequence: int | None) -> bool:
        """Whether it is about what stands at a record; None is what is told now."""
        if sequence is None:
            return self.last is None
        return self.first <= sequence and (self.last is None or sequence <= self.last)


@lru_cache(maxsize=256)
def _finder(wrong: str) -> re.Pattern[str]:
    bare = re.sub(r"^(?:the|an?)\s+", "", wrong, flags=re.IGNORECASE)
    words = r"\s+".join(re.escape(word) for word in bare.split())
    return re.compile(rf"(?<![\w-])(?:(?:the|an?)\s+)?{words}(?![\w-])", re.IGNORECASE)


def _corrected(text: str, correction: Correction) -> str:
    right = correction.right

    def instead(found: re.Match[str]) -> str:
        starts = found.start() == 0 or text[: found.start()].rstrip().endswith((".", "!", "?", '"'))
        return capital(right) if starts else right

    return _finder(correction.wrong).sub(instead, text)


class Corrections:
    """All corrections of a campaign, in the order they were made."""

    def __init__(self, corrections: Iterable[Correction] = ()) -> None:
        self._corrections = list(corrections)

    def __bool__(self) -> bool:
        return bool(self._corrections)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Corrections) and other._corrections == self._corrections

    __hash__ = None  # type: ignore[assignment]

    def add(self, body: Mapping[str, Any]) -> Correction | None:
        """Take the body of a note; returns its correction, None for a plain note."""
        if not body.get("wrong"):
            return None
        last = body.get("last")
        correction = Correction(
            wrong=str(body["wrong"]),
            right=str(body["right"]),
            first=int(body.get("first") or 0),
            last=None if last is None else int(last),
        )
        self._corrections.append(correction)
        return correction

    def __call__(self, text: str, sequence: int | None = None) -> str:
        """Return a text as it should read.

        Args:
            text: told text, or a name.
            sequence: the record it stands at; None for what is told now.
        """
        for correction in self._corrections:
            if correction.covers(sequence):
                text = _corrected(text, correction)
        return text
