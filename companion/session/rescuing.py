"""Who is freed, carried, covered or helped by a deed: nobody whom it is done against.

A reader takes "I cut the clerk loose" for a blow, since somebody is cut at. Whoever is let go does
not resist it, and neither does who is pulled from the fire or wrapped in a cloak.
"""

import re
from collections.abc import Collection
from typing import Final

from companion.reader.everyday import SUBJECT
from companion.session.landing import is_called, is_somebody

_BY_THE: Final = re.compile(
    r"\bby (?:the|his|her|their) (?:collar|neck|throat|hair|scruff|ears?|lapels?|sleeves?|beard"
    r"|nose|belt)\b|\b(?:at|under) (?:gun|knife|sword)[ -]?point\b",
    re.IGNORECASE,
)
"""How somebody is laid hold of who does not want to come."""
_LOOSE: Final = re.compile(
    rf"{SUBJECT}(?:try to |then |help )?(?:"
    r"(?:untie|unbind|unchain|unshackle|unhook|untangle|unstrap|ungag|release|free|rescue|save"
    r"|liberate|uncuff|unwrap|revive)"
    r"|(?:cut|let|set|turn|break|pull|saw|work|pry|prise|get) (?=.{1,40}?\b(?:loose|free)\b"
    r"(?! (?:on|among)\b))"
    r"|(?:cut|take|get|lift|help|bring) down (?=(?:whoever|whom|the (?:hanging|hanged|bound)"
    r"|those who|everybody|everyone|him|her|them)\b)"
    r"|(?:cut|get|lift|help) (?=[^,;]{2,40}? down\b))"
    r"(?: |(?<= ))(?P<whom>[^,.;!?]+)",
    re.IGNORECASE,
)
"""Somebody is let go, or taken down from where they hang."""
_CARES: Final = re.compile(
    rf"{SUBJECT}(?:try to |then )?(?:"
    r"(?:carry|shield|shelter|support|steady|hug|embrace|comfort|warm|guide|lead|escort|protect"
    r"|help|bandage|feed)"
    r"|(?:lift|pull|drag|haul|get|bring|take|put|sit|lay|hoist|heave|fish|tug|hide|wrap|cover|tuck"
    r"|roll|hold|set) (?=[^,;]{2,60}?\b(?:to safety|out of (?:the|here|there|danger|reach|sight)"
    r"|ashore|aboard|into the (?:boat|cart|shade|light|house|open|air)|in (?:the|a|my) [\w'’-]+"
    r"|on(?:to)? (?:my|the|a) [\w'’-]+|clear|inside|up on|onto|with (?:a|my|the) (?:blanket|cloak"
    r"|coat|shawl|tarp|sheet|body|jacket)|in (?:my|a|the) (?:blanket|cloak|coat|arms)"
    r"|behind (?:me|us)|under (?:the|a|my)|to (?:his|her|their) feet|by the hands?)\b)"
    r"|(?:get|pull|help) (?=[^,;]{2,40}? (?:out|in|up)\b(?! (?:of|from)\b)))"
    r"(?: |(?<= ))(?P<whom>[^,.;!?]+)",
    re.IGNORECASE,
)
"""Somebody is carried, covered, hidden or brought away."""
_COVERS: Final = re.compile(
    rf"{SUBJECT}(?:throw|put|lay|spread|pull|draw|drape|wrap|tuck) (?:my|the|a|an|our|some)"
    r" (?:[\w'’-]+ )?(?:blanket|cloak|coat|shawl|tarp|tarpaulin|sheet|jacket|quilt|rug|furs?) "
    r"(?:over|round|around|about|on) (?P<whom>[^,.;!?]+)",
    re.IGNORECASE,
)
_OVER_HEAD: Final = re.compile(r"\b(?:heads?|faces?|eyes)\b", re.IGNORECASE)
_HANGS: Final = re.compile(r"\b(?:hang\w*|gallows|noose|rope|scaffold|tree|bound|tied)\b", re.I)


def helped(text: str, people: Collection[str], *, enemies: Collection[str] = ()) -> str:
    """Return who is freed, carried, covered or helped, as the words call them; "" for nobody.

    Args:
        text: the player's words.
        people: names of everybody who is here.
        enemies: those of them who bear the players a grudge: nobody drags them off for their good.

    Example:
        >>> helped("I cut the clerk loose", ()), helped("I untie Doc Vesper", ["Doc Vesper"])
        ('the clerk', 'Doc Vesper')
        >>> helped("I throw my cloak over the child", ()), helped("I free the lever", ())
        ('the child', '')
        >>> helped("I drag the barker in by the collar", ()), helped("I cut down the guard", ())
        ('', '')
    """
    said = " ".join(text.split())
    if _BY_THE.search(said):
        return ""
    for form in (_LOOSE, _CARES, _COVERS):
        found = form.match(said)
        if found is None or (form is _COVERS and _OVER_HEAD.search(found["whom"])):
            continue
        whom = _first_phrase(found["whom"])
        if not whom or not (whom.lower() in ("her", "whom") or is_somebody(whom, people)):
            continue
        is_enemy = any(is_called(whom, [name]) for name in enemies)
        if is_enemy and (form is not _LOOSE or not _HANGS.search(said)):
            return ""
        return whom
    return ""


def _first_phrase(said: str) -> str:
    """Return the noun phrase with which words begin: "the clerk" of "the clerk loose"."""
    front = re.split(
        r"\b(?:loose|free|down|from|and|out|off|to|with|in|into|on|onto|up|over|away|by|before|so"
        r"|under|behind|clear|inside|ashore|aboard|while|until|who|that|is|is hanging)\b",
        said,
        maxsplit=1,
    )[0]
    return front.strip(" ,'’")
