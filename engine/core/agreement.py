"""Whether a name stands for several, so that its verb agrees: "smugglers resist"."""

import re
from typing import Final

_COUNTED: Final = re.compile(
    r"(?:the |these |those |all )?"
    r"(?:two|three|four|five|six|seven|eight|nine|ten|several|some|many|both|[2-9]|[1-9]\d)\s",
    re.IGNORECASE,
)
_TAIL: Final = re.compile(r"\s+(?:of|with|in|from|on|at|for|who|that|by|under|behind|near)\s")
_SEVERAL: Final = re.compile(r"(?:\w*men|people|folk|police|children|mice|cattle|crew)\Z", re.I)
_NOT_SEVERAL: Final = re.compile(r"(?:ss|us|is|'s|’s)\Z", re.IGNORECASE)
_BANDS: Final = frozenset(
    [
        *("smugglers", "guards", "raiders", "soldiers", "bandits", "pirates", "sailors", "thugs"),
        *("cultists", "wolves", "rats", "dogs", "goblins", "zombies", "skeletons", "ghouls"),
        *("thieves", "robbers", "hunters", "villagers", "miners", "rebels", "mites"),
    ]
)
"""Words that stand for several even where a sheet writes them as a name."""
_ONE: Final = frozenset(["abdomen", "omen", "specimen", "acumen"])


def is_several(name: str) -> bool:
    """Return whether a verb after a name is plural.

    Args:
        name: as the sheet or the story writes it.

    Example:
        >>> [is_several(name) for name in ("the smugglers", "Smugglers", "Agnes", "the boss")]
        [True, True, False, False]
        >>> is_several("the three who wait")
        True
    """
    front = _TAIL.split(" ".join(name.split()), maxsplit=1)[0]
    *before, head = front.split() or [""]
    if _COUNTED.match(f"{front} ") or " and " in front or head.casefold() in _BANDS:
        return True
    if head.casefold() in _ONE:
        return False
    is_own_name = head[:1].isupper() and (not before or before[0][:1].isupper())
    if is_own_name or _NOT_SEVERAL.search(head):
        return False
    return bool(_SEVERAL.match(head)) or (len(head) > 3 and head.endswith("s"))  # noqa: PLR2004


def agreeing(name: str, one: str, several: str) -> str:
    """Return the form of a verb that a name takes.

    Example:
        >>> agreeing("the smugglers", "has", "have")
        'have'
    """
    return several if is_several(name) else one
