"""Where somebody takes the players who was talked into it.

"I persuade her to row me to the cutter" asks for a way. Whoever succeeds is on it, and need not say
so again.
"""

import re
from typing import Final

from companion.reader import Intent
from companion.session.siding import SOCIAL

_BRINGS: Final = re.compile(
    r"\b(?P<verb>row|take|bring|lead|guide|drive|carry|sail|ferry|escort|fly) (?:me|us)"
    r"(?: (?:back|over|out|down|up|across|ashore|home|on))* (?:to|into) "
    r"(?P<place>(?:the|my|his|her|their) [\w'’ -]{2,40}?|[A-Z][\w'’ -]{2,40}?)"
    r"(?=[,;.!?]|$| (?:and|for|if|before|at|in exchange|in return|tonight|now|quickly)\b)",
)
_CRAFT: Final = frozenset({"row", "drive", "sail"})


def leads_on(intent: Intent, text: str, opponent: str | None, *, passed: bool) -> str:
    """Return what is done next without another word: the rest of a message, or the way asked for.

    Args:
        intent: what was read.
        text: the player's words.
        opponent: who was up against them; None for nobody.
        passed: whether the attempt came off.

    Returns:
        Words for it; "" for nothing, as after any attempt that failed.

    Example:
        >>> asks = Intent(needs_roll=True, kind="opposed", manner="persuade")
        >>> leads_on(asks, "I persuade Meg to row me to the cutter", "Meg", passed=True)
        'I row to the cutter with Meg'
    """
    if not passed or intent.then:
        return intent.then if passed else ""
    brings = _BRINGS.search(text) if intent.manner in SOCIAL | {"command"} else None
    if brings is None:
        return ""
    verb = brings["verb"].lower() if brings["verb"].lower() in _CRAFT else "go"
    return f"I {verb} to {brings['place']}" + (f" with {opponent}" if opponent else "")
