"""Plain everyday words that need no dice, whatever else could be read into them.

"I catch my breath", "I look around" and "I go to the market" say all that they mean. A reader that
goes by likeness may take them for a swim, a search or a bargain; in play they win over it, outside
of a fight, where every moment counts.
"""

import re
from typing import Final

from companion.reader import Intent
from companion.session.ways import plain_way

_SUBJECT: Final = (
    r"(?:(?:so|then|now|and|ok(?:ay)?|well),? )*"
    r"(?:(?:i|we)(?:['’]ll| will)?|let['’]?s|let me|let us) "
    r"(?:then |just |both |all |quickly |quietly |slowly )*"
)
_A_WHILE: Final = (
    r"(?: (?:here|there|again|now|first|a bit|a little|a while|awhile|for a (?:bit|while|moment|"
    r"minute|second|little while)|for (?:a few|some|five|ten) minutes|for an hour|a moment))*"
)
_AT_A_PLACE: Final = r"(?: (?:by|at|on|in|under|against|behind|near) [\w' ’-]{2,40})?"
_BREATHER: Final = (
    r"(?:catch|get|recover) (?:my|our) breath(?: back)?|"
    r"(?:take|have|pause for|stop for|need) (?:a|some|another) (?:short |quick |brief |little |"
    r"deep |long |moment's |minute's )?(?:rest|break|breather|breath|pause|moment|minute)"
    r"(?: to (?:rest|breathe|recover|calm down|think|catch (?:my|our) breath))?|"
    r"(?:rest|relax|breathe|calm down|sit|sit down|lie down|lean back)(?: and (?:rest|breathe|"
    r"wait|relax|catch (?:my|our) breath))?"
)
_LOOKING: Final = (
    r"(?:look|gaze|glance) (?:around|about|round)(?: (?:me|us|here|the (?:room|place|scene|area)|"
    r"this place))?|take (?:a look|a good look|stock)(?: (?:around|about|round))?|"
    r"take in the (?:room|place|scene|view)"
)
_KINDS: Final = (
    ("rest", re.compile(rf"{_SUBJECT}(?:{_BREATHER}){_A_WHILE}{_AT_A_PLACE}\W*", re.IGNORECASE)),
    ("look", re.compile(rf"{_SUBJECT}(?:{_LOOKING}){_A_WHILE}\W*", re.IGNORECASE)),
)


def everyday(text: str) -> Intent | None:
    """Return what plain everyday words mean by themselves; None for any others.

    Example:
        >>> everyday("I catch my breath.").manner, everyday("We go to the market").manner
        ('rest', 'move')
        >>> everyday("I look around for a way past the guard") is None
        True
    """
    said = " ".join(text.split())
    for manner, pattern in _KINDS:
        if pattern.fullmatch(said):
            return _plain(manner, said)
    return _plain("move", said) if plain_way(said) else None


def _plain(manner: str, said: str) -> Intent:
    goal = re.sub(rf"^{_SUBJECT}", "", said, flags=re.IGNORECASE).rstrip(" .!…")
    return Intent(needs_roll=False, kind="none", manner=manner, goal=goal)
