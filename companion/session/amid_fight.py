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
