"""Seeking: words that look for something, whatever the name of the thing makes a reader think of.

"I look for the key" is no work on a lock, and "I scavenge the bus for parts" builds nothing. What
is looked for and where stands in the words; how it is rolled is the same for all of it.
"""

import re
from typing import Final

from companion.reader.everyday import SUBJECT

SEARCH: Final = "I search everything here for what is hidden"
"""What every reader takes for a search."""
FINDS: Final = frozenset(
    ["search", "forage", "track", "notice", "investigate", "recall", "navigate"]
)
"""Kinds of action that looking for something may well be; any other was read into its name."""
_EASE: Final = re.compile(
    r"\b(?:seat|chair|bench|bed|bunk|hammock|company|somebody|someone|anybody|anyone|people|folk|work|job"
    r"|(?:place|spot|corner|room) to (?:sit|sleep|rest|lie|camp|stay|wait|eat|talk))\b",
    re.IGNORECASE,
)
"""What needs no search: a seat, a place to sleep, company."""

_AFTER: Final = r"(?:for|after)"
_SEEKS: Final = re.compile(
    rf"{SUBJECT}(?:(?:try|want|go|start|begin|keep|continue) (?:on |to |and )?)?"
    r"(?:(?:look|search|hunt|rummag|scaveng|dig|feel|scrabbl|forag|com|root|pok|grop)(?:e|b)?(?:ing)?"
    r"(?: (?:around|about|everywhere|again|hard|carefully|quickly))*"
    rf"(?: (?:in|inside|through|under|behind|among|on|at|near)? ?(?:the|this|that|my|his|her|their)"
    rf" [\w' ’-]{{2,40}}?)? {_AFTER} (?P<thing>[^.!?;]{{2,60}})"
    r"|find (?P<found>(?:the|a|an|some|any|my|another) [^.!?;]{2,60})"
    r"|scaveng(?:e|ing)(?: (?:around|about|here))*(?: (?P<where>(?:in |through )?(?:the|this|that)"
    r" [\w' ’-]{2,40}))?)[ .!]*",
    re.IGNORECASE,
)


def is_at_ease(thing: str, manner: str) -> bool:
    """Return whether what is looked for is had for the asking: a seat, or somebody to talk to."""
    return manner in ("rest", "talk") and bool(_EASE.search(thing))


def sought(text: str) -> str:
    """Return what words look for, "what is of use" where they do not say; "" for other words.

    Example:
        >>> sought("I look for the key under the stones"), sought("I scavenge the bus")
        ('the key under the stones', 'what is of use')
        >>> sought("I look at the key")
        ''
    """
    found = _SEEKS.fullmatch(" ".join(text.split()))
    if found is None:
        return ""
    return (found["thing"] or found["found"] or "what is of use").strip()
