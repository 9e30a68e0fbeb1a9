"""Points that a player puts into a roll before the dice: "I spend an Action Point"."""

import re
from functools import lru_cache


def spent_in(text: str, name: str) -> int | None:
    """Return how many points words put into a roll; None where they say nothing of points.

    Args:
        text: the player's words.
        name: what the points are called, for one of them; "" in games that have none.

    Example:
        >>> spent_in("I spend an action point", "Action Point")
        1
        >>> spent_in("no, I keep my action point", "Action Point")
        0
        >>> spent_in("I climb", "Action Point") is None, spent_in("I spend a coin", "") is None
        (True, True)
    """
    if not name:
        return None
    spends, keeps = _patterns(name)
    if keeps.search(text):
        return 0
    return 1 if spends.search(text) else None


def is_only_spending(text: str, name: str) -> bool:
    """Return whether words do nothing but put a point into a roll.

    Example:
        >>> is_only_spending("I'll use my action point!", "Action Point")
        True
        >>> is_only_spending("I spend an action point and jump", "Action Point")
        False
    """
    spent = spent_in(text, name)
    return spent is not None and not re.sub(_FILLING, "", _rest(text, name)).strip()


_FILLING = re.compile(
    r"\b(?:ok(?:ay)?|yes|then|so|and|now|please|on (?:it|this|that)|for (?:it|this|that)|too|also"
    r"|well|i['’](?:ll|d)|i|will|would|like|want|to|let|me)\b|[\W_]",
    re.IGNORECASE,
)


def _rest(text: str, name: str) -> str:
    spends, keeps = _patterns(name)
    return keeps.sub("", spends.sub("", text))


@lru_cache(maxsize=4)
def _patterns(name: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    initials = "".join(word[0] for word in name.split())
    what = rf"(?:{re.escape(name)}s?|{initials}s?)\b"
    some = r"(?:(?:an?|my|the|one|1|that|last|only) ){0,2}"
    spends = (
        rf"\b(?:spend|spending|use|using|burn|burning|add|adding|put|putting|invest|with|throw in"
        rf"|plus|take) {some}{what}(?: in(?:to it)?\b| on it\b)?|^\W*{some}{what}\W*$"
    )
    keeps = (
        rf"\b(?:without|not|don['’]?t|no|keep|keeping|save|saving|leave out)\b"
        rf"[^.;!?]{{0,16}}{some}{what}"
    )
    return re.compile(spends, re.IGNORECASE), re.compile(keeps, re.IGNORECASE)
