"""Words in a running fight that are not about it: going on with it, and what it leaves no time for.

Outside of a fight "I go on" is a journey and "I make camp" a night. In one the first strikes again,
and the second has to wait: whoever stands there does not let anybody lie down, whatever they say.
"""

import re
from typing import Final

from companion.reader.everyday import everyday
from companion.session.deeds import plain_deeds
from companion.session.onward import onward
from companion.session.ways import plain_way
from companion.wording import listed
from engine.api import agreeing

_SUBJECT: Final = r"(?:(?:so|then|now|and|ok(?:ay)?|well|yes),? )*(?:(?:i|we)(?:['’]ll| will)? )?"
_GOES_ON: Final = re.compile(
    rf"\W*{_SUBJECT}(?:just |simply |now )*(?:(?:go|carry|press|keep|fight|move) on"
    r"|continue|keep (?:going|at it|fighting|attacking|hitting|striking|at (?:him|her|them|it))"
    r"|go on (?:fighting|attacking|hitting|striking)|carry on (?:fighting|attacking)"
    r"|continue (?:fighting|attacking|the fight|to fight|my attack|the attack)"
    r"|(?:attack|strike|hit|fight) (?:again|on|once more)|again|once more|do (?:it|that) again"
    r"|weiter|on continue|continuo|sigo)\W*",
    re.IGNORECASE,
)
_LONG: Final = re.compile(
    rf"\W*{_SUBJECT}(?:(?:make|pitch|set up|break) camp|camp|sleep|go to sleep|rest|lie down"
    r"|take (?:a|an) (?:\w+ )?(?:rest|nap|break)|have (?:a|an|some) (?:\w+ )?"
    r"(?:meal|bite|lunch|dinner|supper|breakfast|rest|nap))\b.{0,60}",
    re.IGNORECASE,
)
_TRADE: Final = frozenset({"eat", "buy", "sell", "treat"})
_LEISURE: Final = frozenset({"rest", "move", "camp"})
RUNS: Final = (
    "The fight is still on: {foes} {stand} against you. Strike, step back, flee, give up, or end "
    "your turn."
)


def goes_on(text: str) -> bool:
    """Return whether words go on with a fight and say no more.

    Example:
        >>> [goes_on(t) for t in ("I go on", "I keep fighting!", "again", "I go on to the market")]
        [True, True, True, False]
    """
    return bool(_GOES_ON.fullmatch(" ".join(text.split())))


_BLOW: Final = re.compile(
    rf"\W*{_SUBJECT}(?:(?:quickly|now|just|then|again|load(?: again)? and|take aim and"
    r"|reload and) )*"
    r"(?:shoot|fire|loose|strike|swing|stab|slash|hit|thrust|lunge|punch|kick|hack|jab|aim|attack"
    r"|let fly|sling (?:a|another) (?:stone|shot))(?P<rest>.*)",
    re.IGNORECASE | re.DOTALL,
)
_AGAIN: Final = (
    r"(?:again|once more|back|a second time|another (?:stone|shot|arrow|bolt|bullet|blow|time)"
    r"|(?:a|another|one more) (?:stone|shot|arrow|bolt|bullet|blow)|twice)"
)
_BODY: Final = (
    r"(?:hand|arm|leg|knee|head|face|eye|throat|neck|chest|belly|shoulder|foot|feet|ankle|thigh|wrist"
    r"|finger|ear|nose|ribs?|back|side|stomach|shin|elbow|wing|tail|snout|muzzle|flank|paw|claw|jaw)s?"
)
_AT_ONE: Final = re.compile(
    rf"(?:[ ,]+(?:{_AGAIN}|(?:at|for|on|in|into|against|towards?) )?)*[ ,]*(?:(?:at|for|in|on) )?"
    rf"(?:(?:him|her|it|them)\b|(?:the|his|her|its|their|an?) (?:[\w'’-]+ ){{0,2}}?{_BODY}\b)?"
    r"(?:(?: (?:with|that|which|who|as|while|when|before|from|over|through)\b|, ).*)?[\s.!]*",
    re.IGNORECASE | re.DOTALL,
)


def strikes_at_one(text: str) -> bool:
    """Return whether words strike at whoever stands there: at them, at a part of them, or again.

    Example:
        >>> [strikes_at_one(t) for t in ("I shoot again, at the hand with the knife", "I shoot")]
        [True, True]
        >>> [strikes_at_one(t) for t in ("I aim for his knee", "I shoot the rope", "I fire back!")]
        [True, False, True]
    """
    found = _BLOW.fullmatch(" ".join(text.split()))
    return found is not None and bool(_AT_ONE.fullmatch(found["rest"]))


def must_wait(text: str, *, here: str) -> bool:
    """Return whether words are something for which a fight leaves no time.

    Args:
        text: the player's words.
        here: where the scene is set.

    Example:
        >>> [must_wait(t, here="") for t in ("I make camp for the night", "I buy a bow", "I duck")]
        [True, True, False]
    """
    said = " ".join(text.split())
    if _LONG.fullmatch(said) or plain_way(said) or onward(said, here=here) is not None:
        return True
    plain = everyday(said)
    if plain is not None and plain.manner in _LEISURE:
        return True
    return any(deed.verb in _TRADE for deed in plain_deeds(said))


def still_on(foes: tuple[str, ...]) -> str:
    """Return the sentence that says so."""
    stand = agreeing(foes[0], "stands", "stand") if len(foes) == 1 else "stand"
    return RUNS.format(foes=listed(foes), stand=stand)
