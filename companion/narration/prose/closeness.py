"""A narrow success told as an easy one, a great one told as narrow, a rout told as a near miss."""

import re
from collections.abc import Sequence
from typing import Final, Literal

from companion.narration.prose.denial import QUOTED
from companion.narration.prose.facts import Facts
from companion.narration.prose.words import patterns
from engine.api import get_system

_ROUTS: Final = ("crushing_failure", "strong_failure")
_NARROW: Final = ("narrow", "bare")
_GREAT: Final = 2
_DENIED: Final = re.compile(
    r"\b(?:not|no|never|far from|anything but|hardly|kein\w*|nicht|pas|nada|nunca)\W+"
    r"(?:\w+\W+){0,2}$",
    re.IGNORECASE,
)

Standing = Literal["narrow", "easy", "far"]


def misjudged(sentences: Sequence[str], facts: Facts) -> Standing | None:
    """Return how close it really was, where a narration says otherwise; None where it does not.

    A game whose degrees say nothing of closeness has no narrow success, and where no degree is a
    rout, a near miss is told rightly.

    Rule: A-24, K-08.
    """
    brief = facts.brief
    if brief.passed is None:
        return None
    if brief.passed and _is_narrow(facts):
        return "narrow" if _tells("easy", sentences, facts) else None
    if brief.passed and brief.direction >= _GREAT:
        return "easy" if _tells("close", sentences, facts) else None
    if not brief.passed and brief.degree.startswith(_NARROW):
        return "narrow" if _tells("hopeless", sentences, facts) else None
    if not brief.passed and brief.degree in _ROUTS:
        return "far" if _tells("close", sentences, facts) else None
    return None


def _is_narrow(facts: Facts) -> bool:
    brief = facts.brief
    if brief.degree.startswith(_NARROW):
        return True
    limit = get_system(brief.system).story_terms.narrow
    return limit is not None and brief.margin is not None and 0 <= brief.margin <= limit


def _tells(
    what: Literal["easy", "close", "hopeless"], sentences: Sequence[str], facts: Facts
) -> bool:
    told = [f"{e.name} {e.tell}".lower() for e in facts.effects]
    for sentence in sentences:
        plain = QUOTED.sub(" ", sentence)
        for pattern in patterns(f"closeness.{what}"):
            found = pattern.search(plain)
            if found is None or any(found.group(0).lower() in line for line in told):
                continue
            if not _DENIED.search(plain[: found.start()]):
                return True
    return False
