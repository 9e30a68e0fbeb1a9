"""Words that do no more than claim what a character has or is ("I have a magic sword").

There is nothing to try in them, whatever the scene holds; whoever answers looks at the sheet.
"""

import re
from dataclasses import dataclass
from typing import Final

from companion.reader.sheet import sheet_elements
from companion.reader.text import bag

_SAYS: Final = (
    r"^(?:(?:but|and|well|so|actually|also|oh|hey|wait|by the way|remember),? )*"  # not an act
)
_HOLDS: Final = re.compile(
    _SAYS + r"(?:i|we)(?: (?:also|already|now|still|do))?"
    r"(?:'ve got| have got| have| own| possess|'ve)(?: (?:also|already|now|still))? "
    r"(?P<what>(?:an?|my|the|two|three|ten|\d[\d,.]*|plenty of|lots of|tons of|all the|infinite"
    r"|unlimited)\b[\w', -]{2,50})$"
)
_CONTAINS: Final = re.compile(
    _SAYS + r"my (?:purse|bag|pack|backpack|rucksack|wallet|pockets?|pouch|quiver|inventory|sheet)"
    r" (?:now )?(?:holds?|contains?|has|have|is full of|are full of) (?P<what>[\w', -]{2,50})$"
)
_COUNTS: Final = re.compile(
    _SAYS + r"(?:my (?:health|hp|hit points|level|strength|weight|energy|boons|experience|xp"
    r"|archetype|die|skill) (?:is|are) (?:now )?(?:an? )?[\w' -]{1,30}"
    r"|(?:system: ?)?(?:set|put|raise|make) my (?:health|hp|level|energy|boons|experience|xp)"
    r" (?:to |= ?)?\d+"
    r"|i(?:'m| am) (?:now )?(?:immortal|invincible|invulnerable|unkillable|a god"
    r"|(?:a )?level \d+[\w' -]{0,30}))$"
)
_COUNTING: Final = bag("a an the my two three ten plenty of lots tons all infinite unlimited and")
_MONEY: Final = bag("gold coin coins silver money dollars crowns pieces gems diamonds")
_NO_GEAR: Final = bag(
    "plan plans idea question feeling hunch case point deal offer word chance job"
)
_DEED: Final = bag("to in at on by for around up down ready drawn aimed who that which")
"""What makes more of having: an act with the thing, or somebody."""


@dataclass(frozen=True, slots=True)
class Owning:
    """What is claimed.

    Attributes:
        thing: The thing, without article or number; "" where a number of the sheet is claimed.
    """

    thing: str


def claim_of(text: str) -> Owning | None:
    """Return what a text claims that claims something and does no more.

    Args:
        text: What the player typed.

    Example:
        >>> claim_of("My purse holds 1000 coins!"), claim_of("I have a look around")
        (Owning(thing='coins'), None)
    """
    flat = " ".join(text.casefold().replace("’", "'").split()).rstrip(" .!")
    if _COUNTS.match(flat):
        return Owning("")
    contains = _CONTAINS.match(flat)
    said = contains or _HOLDS.match(flat)
    if said is None:
        return None
    words = said["what"].split()
    while words and (words[0] in _COUNTING or words[0][0].isdigit()):
        words.pop(0)
    thing = " ".join(words)
    if not thing or (_DEED | _NO_GEAR) & set(words):
        return None
    return Owning(thing) if contains or _is_thing(thing) else None


def _is_thing(name: str) -> bool:
    (element, *_) = sheet_elements({"traits": [name]})
    return bool(element.classes) or name.rsplit(maxsplit=1)[-1] in _MONEY
