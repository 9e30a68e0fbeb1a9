"""Hurts that stand on a sheet as words: which one is cared for, and which do not bear on an act."""

import re
from collections.abc import Collection, Sequence
from functools import cache
from typing import Final

from companion.reader.resisting import resisted_by
from companion.reader.text import bag
from companion.session.scene import words
from engine.api import Element

_ALIKE: Final = 4
"""Letters that the words for a hurt share: bruises, Bruised."""
_TONGUE: Final = bag(
    "persuade deceive haggle perform bribe command disguise question talk flirt gamble"
)
_MOVES: Final = bag(
    "climb jump swim balance flee chase run sneak hide fight grapple ride dodge lift "
    "break escape explore rescue descend move"
)
_HANDS: Final = bag(
    "pick_lock disarm heal craft repair steal shoot sleight hack climb escape fight throw "
    "cook tie drive lift grapple"
)
_SIGHT: Final = bag(
    "notice search track shoot read investigate drive navigate throw hunt forage appraise"
)
_WITS: Final = bag("recall investigate read search hack disarm navigate appraise notice cast")
_ALL_THE_BODY: Final = _MOVES | _HANDS | bag("shoot throw endure sail forage")
_NERVE: Final = bag("intimidate deceive command endure tame disarm pick_lock shoot fight")
_LIMBS: Final = (
    (
        r"legs?|calf|calves|ankles?|knees?|foot|feet|thighs?|shins?|hips?|limp\w*|hobbl\w*|toes?|lame",
        _MOVES,
    ),
    (r"hands?|fingers?|fingertips?|palms?|nails?|thumbs?|splinters?|wrists?", _HANDS),
    (r"arms?|shoulders?|elbows?", _HANDS | bag("swim")),
    (r"eyes?|blind\w*|dazzl\w*|grit|seeing double", _SIGHT),
    (r"hearing|ears?|deaf\w*", bag("notice sneak track")),
    (r"cheeks?|nose\w*|lips?|jaw|tooth|teeth|hoarse", _TONGUE),
)
"""Where it hurts: the rest of the body goes free."""
_FIELDS: Final = (
    (
        r"wound\w*|bruis\w*|cuts?|gash\w*|burn\w*|singed|scald\w*|broken|sprain\w*|injur\w*|bleed\w*"
        r"|scar\w*|shot|stab\w*|stung|bitten|aching|aches?|sore|stiff\w*|jolt\w*|numb"
        r"|twisted|torn|cracked|skinned|scraped|pelted|chill\w*|sunstroke|fever\w*|shiver\w*|back"
        r"|ribs?|muscles?|electric shock|knocked flat|stomach|poison\w*|sick\w*",
        _ALL_THE_BODY,
    ),
    (
        r"winded|breath\w*|lungs|stitch in|exhaust\w*|tired|spent|worn out|drained|weary|fatigue\w*"
        r"|hungry|starv\w*|thirst\w*",
        _MOVES | bag("swim endure throw rescue"),
    ),
    (
        r"dazed|dizzy|headache|pounding head|concuss\w*|swimming head|surprise|drink|fever\w*"
        r"|exhaust\w*|weaken\w*",
        _ALL_THE_BODY | _SIGHT | _WITS,
    ),
    (
        r"weapon|guard open|off balance|stride|defensive|misjudged",
        bag("fight shoot grapple dodge balance blast"),
    ),
    (
        r"humiliat\w*|laugh\w*|made fun|shame\w*|disgrace\w*|not welcome|lost face"
        r"|temper|caught in a lie|reputation|embarrass\w*|insult\w*|stage fright|false answer"
        r"|slapped|fluster\w*|out of words|blush\w*|crestfallen",
        _TONGUE | bag("intimidate"),
    ),
    (
        r"shaken|shaky|nerves?|rattled|frighten\w*|afraid|haunted|unsure|voices|spirit|fear\w*"
        r"|terrif\w*|stage fright|panic\w*|on edge",
        _NERVE,
    ),
    (
        r"wrong idea|false (?:lead|conclusion)|wandering thoughts|mistaken|confus\w*|blind spot"
        r"|in a hurry",
        _WITS | bag("track search"),
    ),
    (r"lost(?! face)|bearings|direction", bag("navigate explore track")),
    (r"smell|scent", bag("sneak hide hunt flee")),
)
"""Words for what ails somebody, and what it hinders: an ankle no bargain, a blush no climb."""


def fields_of(name: str) -> frozenset[str] | None:
    """Return the manners of acting that a hurt hinders; None for a name that tells of nothing.

    Example:
        >>> "climb" in fields_of("Twisted ankle"), "persuade" in fields_of("Twisted ankle")
        (True, False)
        >>> fields_of("Marked by the moon") is None
        True
    """
    for table in (_LIMBS, _FIELDS):
        found = [manners for words, manners in _patterns(table) if words.search(name)]
        if found:
            return frozenset[str]().union(*found)
    return None


_Fields = tuple[tuple[str, frozenset[str]], ...]


@cache
def _patterns(table: _Fields) -> tuple[tuple[re.Pattern[str], frozenset[str]], ...]:
    return tuple((re.compile(rf"\b(?:{words})\b", re.I), manners) for words, manners in table)


_OF_A_MOMENT: Final = re.compile(
    r"\b(?:winded|(?:out of|short of|fighting for|gasping for) breath|breathless|dazed|dazzled"
    r"|dizzy|seeing stars|stunned|off balance|ears ringing|ringing ears|stitch in the side"
    r"|guard open)\b",
    re.IGNORECASE,
)


def is_of_a_moment(name: str) -> bool:
    """Return whether a hurt is over as soon as there is time to draw breath.

    Example:
        >>> is_of_a_moment("Fighting for breath"), is_of_a_moment("Bruised shin")
        (True, False)
    """
    return bool(_OF_A_MOMENT.search(name))


def named_in(name: str, text: str) -> bool:
    """Return whether words speak of a hurt, in whatever form of its word.

    Example:
        >>> named_in("Bruised", "I patch up my bruises"), named_in("Cut cheek", "I bind my leg")
        (True, False)
    """
    said = words(text)
    return any(
        a == b or (min(len(a), len(b)) >= _ALIKE and a[:_ALIKE] == b[:_ALIKE])
        for a in words(name)
        for b in said
    )


def cared_for(elements: Sequence[Element], text: str) -> str | None:
    """Return the hurt that words of care mean: the one they name, else the gravest; None for none.

    Args:
        elements: what stands on the sheet of whoever is cared for.
        text: the player's words.
    """
    hurts = [e for e in elements if e.role == "condition"]
    if not hurts:
        return None
    return max(hurts, key=lambda e: (named_in(e.name, text), _weight(e.value))).name


def bearing_on(
    names: Collection[str],
    *,
    read: Collection[str],
    hurts: Collection[str] = (),
    manner: str,
    kind: str,
    text: str,
) -> list[str]:
    """Return what hinders an act: of hurts those that can, of everything else what was read.

    Args:
        names: everything negative that is in question.
        read: names that a reader took to hinder; they count where a name tells of nothing.
        hurts: names that are hurts of play; a flaw that somebody was made with is the reader's.
        manner: manner of the act.
        kind: kind of the check.
        text: the player's words.

    Example:
        >>> ailing = ["Twisted ankle", "Humiliated"]
        >>> bearing_on(ailing, read=ailing, hurts=ailing, manner="climb", kind="challenge", text="")
        ['Twisted ankle']
        >>> bearing_on(ailing, read=(), hurts=ailing, manner="persuade", kind="opposed", text="")
        ['Humiliated']
    """

    def bears(name: str) -> bool:
        fields = fields_of(name)
        is_read = name in read
        if kind == "purchase":  # no wound makes a thing dearer, unless somebody brings it up
            spoken = fields is None or not fields.isdisjoint(_TONGUE)
            return is_read and (spoken or named_in(name, text))
        if fields is None or name not in hurts or manner == "other":
            return is_read
        return manner in fields

    return [name for name in names if bears(name)]


def exposed(names: Sequence[str], manner: str) -> list[str]:
    """Return the hurts of whoever resists that help who acts: those in the way of resisting.

    Args:
        names: what ails whoever resists.
        manner: manner of the act that is resisted.

    Example:
        >>> exposed(["Twisted ankle", "Wide awake to it"], "fight")
        ['Twisted ankle', 'Wide awake to it']
        >>> exposed(["Twisted ankle"], "persuade")
        []
    """
    resisted = resisted_by(manner)
    told = ((name, fields_of(name)) for name in names)
    return [name for name, fields in told if fields is None or not fields.isdisjoint(resisted)]


def _weight(value: str) -> int:
    digits = "".join(c for c in value if c.isdigit())
    return int(digits) if digits else 1
