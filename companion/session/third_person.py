"""What a player or GM says of a character by name, as that character would say it.

"Mara picks the lock with her knife" becomes "I pick the lock with my knife" for Mara; readers and
rules then see the words of whoever acts.
"""

import re
from collections.abc import Iterable

_LONG: int = 4
"""Letters from which "-ies" stands for "-y": "dies" and "lies" keep theirs."""


def infinitive(act: str) -> str:
    """Return an act told of somebody as that one would say it.

    Example:
        >>> infinitive("climbs the wall"), infinitive("tries to run"), infinitive("pass by")
        ('climb the wall', 'try to run', 'pass by')
    """
    verb, space, rest = act.partition(" ")
    low = verb.casefold()
    if low in ("is", "has", "does", "was"):
        return act
    if low.endswith("ies") and len(low) > _LONG:
        verb = f"{verb[:-3]}y"
    elif low.endswith(("ches", "shes", "sses", "xes", "zes", "oes")):
        verb = verb[:-2]
    elif low.endswith("s") and not low.endswith(("ss", "us", "is")):
        verb = verb[:-1]
    return f"{verb}{space}{rest}"


_SECOND_VERB = re.compile(
    r"(,? (?:and|then|and then) )(?=\w+s\s+(?:to|the|an?|him|her|it|at|for|my|his|their)\b)"
)


def infinitives(act: str) -> str:
    """Return an act told of somebody with each of its verbs as that one would say it.

    Example:
        >>> infinitives("talks to the guard and tries to bribe him")
        'talk to the guard and try to bribe him'
    """
    parts = _SECOND_VERB.split(act)
    return "".join(infinitive(part) if i % 2 == 0 else part for i, part in enumerate(parts))


def as_mine(act: str, names: Iterable[str]) -> str:
    """Return an act with "his rope" as "my rope" where the rope is the doer's own.

    Args:
        act: what is done.
        names: what stands on the doer's sheet.

    Example:
        >>> as_mine("climb the wall with his long rope", ["Long rope"])
        'climb the wall with my long rope'
        >>> as_mine("take his purse", ["Long rope"])
        'take his purse'
    """
    for name in names:
        for said in (name, name.split()[-1]):
            pattern = rf"\b(?:his|her|their|its)\s+(?=(?:\w+\s+)?{re.escape(said)}\b)"
            act = re.sub(pattern, "my ", act, flags=re.IGNORECASE)
    return act
