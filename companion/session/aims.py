"""What magic or care is meant to do: to hurt somebody, to heal, or something else."""

import re
from typing import Final, Literal

from companion.reader import Intent

Aim = Literal["", "harm", "heal"]
AIMS: Final[dict[str, Aim]] = {"blast": "harm", "fight": "harm", "shoot": "harm", "heal": "heal"}
"""Manners to what they are meant to do whatever the words say."""
_HEALS: Final = re.compile(
    r"\b(?:heal|cure|restore|revive|resuscitate)(?:s|ing)?\b(?! (?:the )?(?:breach|rift|feud|land))"
    r"|\bhealing\b|\b(?:mend|close|knit|soothe|ease|clean|seal|stop|staunch)(?:s|ing)? "
    r"(?:up |shut )?(?:[\w'’-]+ ){1,3}?(?:wounds?|hurts?|injur(?:y|ies)|flesh|bones?|bleeding|cuts?"
    r"|burns?|gash(?:es)?|pain|bruises?|ribs?|skull|leg|arm|hand|shoulder)\b"
    r"|\blay(?:ing)? (?:my |both |my two )?hands on\b",
    re.IGNORECASE,
)
_HARMS: Final = re.compile(
    r"\b(?:strike|smite|burn|kill|slay|blast|drown|crush|hurt|wound|scorch|choke|strangle|hurl|freeze"
    r"|boil|sear|impale|destroy|punish|stab|pierce|shock|electrocute|incinerate|wither|tear|rip|harm"
    r"|attack)(?:s|ing)?\b(?! (?:dumb|deaf|blind|fear|terror|awe|up\b|open|down the (?:door|wall)))"
    r"|\b(?:lightning|fire ?balls?|fire ?bolts?|thunderbolts?"
    r"|(?:bolt|lance|spear|ball|blast|dart|jet)s?"
    r" of (?:fire|flame|ice|lightning|light|water|force|acid))\b",
    re.IGNORECASE,
)
_NO_HARM: Final = re.compile(
    r"\b(?:strike|smite|hit)\b[^.;!?]{0,40}\b(?:dumb|deaf|blind|with (?:fear|terror|awe|sleep))\b",
    re.IGNORECASE,
)


def aim_of(intent: Intent, text: str) -> Aim:
    """Return what an attempt is meant to do, as its manner or the words of its magic have it.

    Args:
        intent: what was read.
        text: the player's words.

    Example:
        >>> spell = Intent(needs_roll=True, kind="magic", manner="cast", opponent="the guard")
        >>> aim_of(spell, "I call down lightning on the guard"), aim_of(spell, "I charm the guard")
        ('harm', '')
        >>> aim_of(spell, "I pray to my god to heal my wounds")
        'heal'
    """
    if intent.manner in AIMS or intent.kind != "magic":
        return AIMS.get(intent.manner, "")
    if _HEALS.search(text):
        return "heal"
    if intent.opponent is None or _NO_HARM.search(text):
        return ""
    return "harm" if _HARMS.search(text) else ""
