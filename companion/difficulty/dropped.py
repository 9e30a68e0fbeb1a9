"""Plans that the player has just given up, which say nothing of how hard the next one is."""

import re
from typing import Final

_OPENER: Final = (
    r"(?:ok(?:ay)?|well|fine|alright|all right|right|so|then|hm+|ugh|damn|oh|fair enough"
    r"|in that case)"
)
_THING: Final = r"(?:(?:the|that|this|my|a|any) )?[\w'-]+(?: [\w'-]+)?"
_DROPPED: Final = re.compile(
    rf"^(?:(?:{_OPENER}[,.!]? )+no {_THING}"
    rf"|(?:{_OPENER}[,.!]? )*no {_THING},? then"
    rf"|(?:{_OPENER}[,.!]? )*(?:forget|never mind|nevermind|scrap|skip|so much for) {_THING})"
    r"(?: then)?[,.;:!] *(?=\w)",
    re.IGNORECASE,
)


def without_dropped_plan(action: str) -> str:
    """Give the action without the plan that it begins by giving up.

    "No rope" alone is a lack, and makes a climb harder; "ok then no rope, I smash the window" is
    said of a plan that somebody else has turned down.

    Args:
        action: What the player wants to do.

    Example:
        >>> without_dropped_plan("Ok then no rope, I smash a window")
        'I smash a window'
        >>> without_dropped_plan("No rope, I climb it")
        'No rope, I climb it'
    """
    rest = _DROPPED.sub("", action.strip(), count=1)
    return rest or action
