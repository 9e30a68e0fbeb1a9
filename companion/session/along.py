"""Who comes along to the next scene: "the ferry with Hob", "the cellar with nobody"."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_NOBODY: Final = re.compile(
    r"(?P<place>.*?)[,;]?\s*\b(?:with (?:nobody|no ?one|no-one|none)(?: else)?(?: there| around)?"
    r"|with only (?:me|us)|(?:all )?alone|(?:all )?by (?:my|our|him|her|them)sel(?:f|ves)"
    r"|on (?:my|our|his|her|their) own)\s*[.!]?",
    re.IGNORECASE | re.DOTALL,
)
_ALONG: Final = re.compile(
    r"(?P<place>.+?),?\s+(?:(?:together|along)\s+)?with\s+(?P<who>.+)", re.IGNORECASE | re.DOTALL
)

_BY_ONESELF: Final = re.compile(
    r",?\s+(?:all )?(?:alone|by (?:my|our)sel(?:f|ves)|on (?:my|our) own)\s*[.!]?$", re.IGNORECASE
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Company:
    """Where the next scene is, and with whom.

    Attributes:
        place: the place, without a word of who comes along.
        along: who comes along, as it was said; "" for nobody who was named.
        alone: whether it was said that nobody is there.
    """

    place: str
    along: str = ""
    alone: bool = False


def company_of(text: str, *, knows: Callable[[str], bool]) -> Company:
    """Return the place that words name, and who comes along.

    Args:
        text: what was typed after the command.
        knows: whether words name somebody of this game; a mill with a wheel is a place.

    Example:
        >>> company_of("the ferry with Hob", knows=lambda who: who == "Hob")
        Company(place='the ferry', along='Hob', alone=False)
        >>> company_of("the cellar with nobody", knows=lambda who: False)
        Company(place='the cellar', along='', alone=True)
        >>> company_of("the mill with the wheel", knows=lambda who: False).place
        'the mill with the wheel'
    """
    said = " ".join(text.split())
    alone = _NOBODY.fullmatch(said)
    if alone is not None:
        return Company(place=alone["place"].rstrip(" ,;"), alone=True)
    found = _ALONG.fullmatch(said)
    if found is not None and knows(found["who"]):
        return Company(place=found["place"], along=found["who"].rstrip(" ."))
    return Company(place=said)


def without_alone(text: str) -> str:
    """Return words of going somewhere without "alone" at their end, which names no place.

    Example:
        >>> without_alone("I go to the old bridge, alone"), without_alone("I leave Hob alone now")
        ('I go to the old bridge', 'I leave Hob alone now')
    """
    return _BY_ONESELF.sub("", text)
