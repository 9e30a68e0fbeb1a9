"""How somebody holds themselves before they do something, which is no deed of its own.

"I stand up and make a speech" is a speech; nobody rolls to stand up.
"""

import re
from typing import Final

_POSTURE: Final = re.compile(
    r"^(?P<before>\W*(?:(?:then|so|and|now|well|ok(?:ay)?)\b,? )*(?:i|we) )(?:\w+ly )?"
    r"(?:stand up|get up|stand|rise|(?:get|rise|jump) to my feet|straighten(?: up)?"
    r"|sit up|step forward|step up|lean (?:forward|over|in|back|closer)|turn (?:round|around)"
    r"|clear my throat|take a (?:deep |long )?breath|draw (?:a|my) breath|raise my (?:hand|voice)"
    r"|nod|smile|shrug|sigh|grin|frown|wink|bow|roll up my sleeves|crack my knuckles"
    r"|spit on my hands|look (?:him|her|them) in the eyes?"
    r"|straighten my (?:\w+ )?(?:coat|hat|back|collar)),? "
    r"(?:and then|and|then) (?:i )?(?=(?!leave\b|walk\b|go\b|wait\b)[a-z])",
    re.IGNORECASE,
)


def upright(text: str) -> str:
    """Return words without the posture that goes before the deed; others as they are.

    Example:
        >>> upright("I stand up and make a speech"), upright("I clear my throat and ask her name")
        ('I make a speech', 'I ask her name')
        >>> upright("I stand up"), upright("I stand up and leave")
        ('I stand up', 'I stand up and leave')
    """
    return _POSTURE.sub(lambda found: found["before"], text, count=1)
