"""What the player says that they do not do yet, before what they do instead."""

import re
from typing import Final

_NOT_YET: Final = re.compile(
    r"^[\s.…-]*(?:(?:no|wait|ok|okay|well|hold on|but)\b[,.!]? *)*(?:i|we) "
    r"(?:don['’]?t|do not|won['’]?t|will not|leave|am not|are not|['’]m not) "
    r"[^.!?;\"“”]{1,80}?\b(?:yet|for now|just now)[.!;,]\s*(?:but |instead,? )?(?=(?:i|we)\b)",
    re.IGNORECASE,
)


def without_refusal(text: str) -> str:
    """Return what is done, without what is put off before it.

    Example:
        >>> without_refusal("I don't pull it yet. I ask what she'd do with us")
        "I ask what she'd do with us"
        >>> without_refusal("I don't open it yet"), without_refusal("I do not trust him. I sit.")
        ("I don't open it yet", 'I do not trust him. I sit.')
    """
    return _NOT_YET.sub("", text, count=1)
