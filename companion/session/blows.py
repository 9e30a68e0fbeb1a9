"""Words for a blow that say it by the way: "I draw my knife and go for Kesh" attacks Kesh.

Drawing a weapon takes no time of its own; what follows it is the deed.
"""

import re
from typing import Final

from companion.narration.deed import object_class
from companion.narration.nouns import is_role
from companion.reader.everyday import SUBJECT
from companion.session.places import head, place_words, tidy_place

_WEAPON: Final = (
    r"(?:[\w'’-]+ )?(?:swords?|longsword|shortsword|blade|knife|knives|dagger|axe|hatchet|spear"
    r"|club|cudgel|mace|staff|sabre|saber|rapier|cutlass|machete|gun|pistol|revolver|rifle|shotgun|bow"
    r"|crossbow|sling|maul|hammer|weapon|iron|six-shooter|fists?|blaster|wrench|crowbar)"
)
_DRAWN: Final = re.compile(
    rf"{SUBJECT}(?:draw|pull(?: out)?|unsheathe?|take out|whip out|grab|raise|lift|ready|grip|level"
    rf"|cock|aim|pull out|get out) (?P<weapon>my {_WEAPON})(?: out| up)?"
    r"(?:,? and(?: then)?|, then|,) (?:i )?(?P<rest>\S.+)",
    re.IGNORECASE,
)
_GOES_FOR: Final = re.compile(
    r"\b(?:go (?:for|at)|lay into|set about|have at|come at|make for|fly at|fall (?:up)?on|rush at"
    r"|leap at|jump at|spring at|throw myself (?:at|on)|hurl myself (?:at|on)|close with|run at"
    r"|tear into|wade into|go after) (?P<whom>the \w|that \w|those \w|him\b|her\b|them\b|[A-Z])"
)
_NO_BODY: Final = re.compile(
    r"\bthe (?:door|gate|exit|stairs?|window|ladder|way|hills|ship|boat|horses?|wall|road|shore"
    r"|lock|chest|box|throne|lever|rope|light|lamp|money|gold|purse|key|sword|gun|knife|weapon)s?\b",
    re.IGNORECASE,
)


def plain_blow(text: str) -> str:
    """Return the words of a blow said plainly; any other words as they are.

    Example:
        >>> plain_blow("I draw my knife and go for Kesh")
        'I attack Kesh with my knife'
        >>> plain_blow("I pull my gun and shoot at the guard"), plain_blow("I go for the door")
        ('I shoot at the guard with my gun', 'I go for the door')
        >>> plain_blow("I draw my knife and cut the rope")
        'I draw my knife and cut the rope'
        >>> plain_blow("I make for the tombs of the reed kings")
        'I make for the tombs of the reed kings'
    """
    said = " ".join(text.split())
    drawn = _DRAWN.fullmatch(said)
    rest = drawn["rest"] if drawn else ""
    tail = rest if drawn else said
    goes = _GOES_FOR.search(tail)
    if goes is not None and not _is_no_body(tail[goes.start("whom") :]):
        front = f"{tail[: goes.start()]}attack {tail[goes.start('whom') :]}"
        whole = f"I {front}" if drawn else front
        return _with(whole, drawn["weapon"] if drawn else "")
    if drawn is not None and _STRIKES.match(rest):
        return _with(f"I {rest}", drawn["weapon"])
    return text


def _is_no_body(what: str) -> bool:
    """Return whether what is gone for is a place or a thing, and nobody.

    Example:
        >>> _is_no_body("the tombs of the reed kings"), _is_no_body("the tall guard with an axe")
        (True, False)
    """
    if _NO_BODY.match(what):
        return True
    if not what.startswith(("the ", "that ", "those ")):
        return False
    noun = head(tidy_place(what))
    return (
        noun in place_words("places") or object_class(noun) not in ("", "beast")
    ) and not is_role(noun)


_STRIKES: Final = re.compile(
    r"(?:attack|strike|stab|slash|shoot|hit|fight|charge|rush|lunge|fire at|swing at|kill|ambush)\b"
    r"(?! (?:the )?(?:rope|door|lock|chain|table|lamp|light))",
    re.IGNORECASE,
)


def _with(blow: str, weapon: str) -> str:
    blow = blow.rstrip(" .!")
    return f"{blow} with {weapon}" if weapon and " with " not in blow else blow
