"""Words for a blow that say it by the way: "I draw my knife and go for Kesh" attacks Kesh.

Drawing a weapon takes no time of its own; what follows it is the deed.
"""

import re
from collections.abc import Iterable
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


_SHOOTS: Final = re.compile(
    rf"{SUBJECT}(?:shoot|fire|loose|take (?:a|another) shot|take aim)\b(?!.*\b(?:with|using|my"
    r"|the arrow|down|out|off|past)\b)",
    re.IGNORECASE,
)
_SHOOTER: Final = re.compile(
    r"\b(?:bow|longbow|shortbow|crossbow|sling|gun|shotgun|pistol|revolver|rifle|carbine|musket|blaster"
    r"|six-shooter|slingshot)\b",
    re.IGNORECASE,
)


def shot_with(text: str, things: Iterable[str]) -> str:
    """Return the words of a shot with the weapon that it must be, where they name none.

    Args:
        text: the player's words.
        things: what the character carries.

    Example:
        >>> shot_with("I shoot again", ["Hatchet", "Sling"])
        'I shoot again with my sling'
        >>> shot_with("I shoot him with my bow", ["Sling"]), shot_with("I shoot", ["Hatchet"])
        ('I shoot him with my bow', 'I shoot')
    """
    carried = next((thing for thing in things if _SHOOTER.search(thing)), "")
    if not carried or not _SHOOTS.match(text) or _SHOOTER.search(text):
        return text
    return f"{text.rstrip(' .!')} with my {carried.casefold()}"


_WHOM: Final = r"(?P<whom>(?:the|that|this) [\w'’ -]{2,40}?|him|her|them|(?-i:[A-Z])[\w'’-]+?)"
_BODY: Final = (
    r"(?:throat|neck|chest|back|head|face|heart|belly|ribs?|temple|chin|ear|spine|nose|eyes?)"
)
_AT_POINT: Final = re.compile(
    rf"{SUBJECT}(?:draw my {_WEAPON},? and )?"
    rf"(?:put|hold|set|press|lay|point|aim|level|train|rest) (?P<arm>my {_WEAPON}|it) "
    rf"(?:to|at|on|against|under|in) (?:{_WHOM}(?:(?:['’]s?)? {_BODY})?|(?P<their>his|her|their) "
    rf"{_BODY})"
    r"(?P<rest>(?:,|:| and| while| as| until)\s.+)?[ .!]*",
    re.IGNORECASE,
)
_BY_COLLAR: Final = re.compile(
    rf"{SUBJECT}(?:take|grab|seize|get|catch|hold|pull up|shake) (?:hold of )?{_WHOM} by "
    r"(?:the|his|her|their) (?:collar|throat|scruff|neck|shirt|lapels?|coat|front|hair|ear|beard)"
    r"(?P<their>)(?P<arm>)"
    r"(?P<rest>(?:,|:| and| while| until)\s.+)?[ .!]*",
    re.IGNORECASE,
)
_SPOKEN: Final = re.compile(r"[\"“](?P<said>[^\"”]+)[\"”]?")
_SPARED: Final = re.compile(
    r",? (?:and |but )?not (?:at |on )?(?P<whom>him|her|them|the [\w'’-]+)\W*$", re.IGNORECASE
)
"""Whom a weapon is not aimed at, though it is meant for them to see."""
_DEMANDS: Final = re.compile(
    r"[,:]?\s*(?:(?:and|while|as) )?(?:i )?(?:say|ask|tell|demand|whisper|hiss|growl|shout"
    r"|order|saying|asking|telling|demanding|hissing|ordering|want to know)\b"
    r"(?: (?:him|her|them|that one))?(?P<what>.*)",
    re.IGNORECASE,
)
_OUT_OF_HAND: Final = re.compile(
    rf"(?P<who>{SUBJECT})(?:take|pull|tear|pluck|snatch|grab|wrest|rip|twist|yank) "
    r"(?P<thing>(?:the|that|this|my|an?) [\w'’ -]{2,40}?) (?:out of|from|off) "
    r"(?:(?P<whom>(?:the|that) [\w'’ -]{2,40}?|(?-i:[A-Z])[\w'’-]*?)['’]s?"
    r"|(?P<their>his|her|their)) "
    r"(?:hands?|grip|grasp|fingers|belt|neck|fist)[ .!]*",
    re.IGNORECASE,
)
_OBJECT: Final = {"his": "him", "her": "her", "their": "them"}


def held_at_point(text: str) -> str:
    """Return the words of a threat, or of a theft, that are said by what the hands do.

    A weapon at a throat is a threat, with whatever is demanded; what is taken out of a hand is
    taken from whoever holds it.

    Example:
        >>> held_at_point("I put my sword to the stranger's throat and say: where is Corvane?")
        'I threaten the stranger: where is Corvane?'
        >>> held_at_point("I hold my knife to his neck and ask who sent him")
        'I threaten him: tell me who sent him'
        >>> held_at_point("I take the paper out of the stranger's hand")
        'I snatch the paper from the stranger'
        >>> held_at_point('"Put the keg down." I aim my sling at the keg, not at her')
        'I threaten her: Put the keg down.'
        >>> held_at_point("I grab the keeper by the collar and ask who he let in")
        'I threaten the keeper: tell me who he let in'
        >>> held_at_point("I aim my bow at the guard and shoot")
        'I aim my bow at the guard and shoot'
    """
    said = " ".join(text.split())
    taken = _OUT_OF_HAND.fullmatch(said)
    if taken is not None:
        whom = taken["whom"] or _OBJECT[taken["their"].lower()]
        return f"I snatch {taken['thing']} from {whom}"
    spoken = " ".join(found["said"].strip() for found in _SPOKEN.finditer(said))
    bare = " ".join(_SPOKEN.sub(" ", said).split())
    spared = _SPARED.search(bare)
    bare = bare[: spared.start()] if spared is not None else bare
    found = _AT_POINT.fullmatch(said) or (_AT_POINT.fullmatch(bare) if spoken and bare else None)
    if found is None:
        held = _BY_COLLAR.fullmatch(said) or (_BY_COLLAR.fullmatch(bare) if spoken else None)
        found = held if held is not None and (spoken or held["rest"]) else None
    if found is None:
        return text
    whom = found["whom"] or _OBJECT[(found["their"] or "their").lower()]
    if spared is not None:
        whom = spared["whom"]  # what is aimed at is theirs
    if spoken and not _is_no_body(whom) and not found["rest"]:
        return f"I threaten {whom}: {spoken}"
    if _is_no_body(whom):
        return text
    rest = found["rest"] or ""
    asked = _DEMANDS.fullmatch(rest) if rest else None
    if rest and asked is None:
        return text
    what = asked["what"].strip(' :,"“”') if asked is not None else ""
    if asked is not None and not re.match(r"\s*[:,\"“]", asked["what"]):
        what = re.sub(r"^(?:that|to) ", "", what)
        what = f"tell me {what}" if re.match(r"wh|how|if\b", what) else what
    return f"I threaten {whom}: {what}" if what else f"I threaten {whom}"


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
