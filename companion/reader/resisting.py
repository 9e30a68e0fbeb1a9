"""What of somebody's sheet bears on resisting an act: the other side argues its Traits as well.

The names are matched by the tables that read a player's sheet. Each manner of acting is resisted in
manners of its own: who notices things stands in a thief's way, not in an orator's.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.reader.gear import WEAPONS
from companion.reader.sheet import SheetElement, sheet_elements
from companion.reader.text import bag

SPOKEN: Final = bag("persuade deceive intimidate haggle command bribe perform talk question")
"""Manners that work on somebody's mind, which everybody has reasons of their own against."""
_BLOWS: Final = bag("fight shoot grapple blast throw")
_UNSEEN: Final = bag("sneak hide steal sleight disguise")
_RESISTED_BY: Final[dict[str, frozenset[str]]] = {
    "persuade": bag("persuade haggle command question"),
    "bribe": bag("persuade haggle command investigate"),
    "perform": bag("perform persuade"),
    "command": bag("command intimidate persuade"),
    "deceive": bag("deceive persuade notice investigate question gamble"),
    "question": bag("deceive endure persuade"),
    "intimidate": bag("intimidate fight shoot endure command"),
    "haggle": bag("haggle appraise buy"),
    "gamble": bag("gamble deceive sleight"),
    "sneak": bag("notice track hunt"),
    "hide": bag("notice search track hunt"),
    "steal": bag("notice steal sleight"),
    "sleight": bag("notice steal sleight"),
    "disguise": bag("notice investigate disguise question"),
    "flee": bag("chase run track ride shoot hunt"),
    "chase": bag("flee run hide climb ride"),
    "ride": bag("ride chase run drive"),
    "drive": bag("drive chase ride"),
    "race": bag("run chase ride drive"),
    "run": bag("run chase"),
    "escape": bag("grapple notice search tie"),
    "grapple": bag("grapple fight lift dodge"),
    "fight": bag("fight grapple dodge"),
    "shoot": bag("shoot dodge hide fight"),
    "throw": bag("dodge fight"),
    "blast": bag("cast blast dodge"),
    "cast": bag("cast endure"),
    "hunt": bag("flee hide notice sneak run"),
    "tame": bag("intimidate fight flee"),
}  # fmt: skip
_TELLING: Final = tuple(
    (re.compile(rf"\b(?:{words})", re.IGNORECASE), manners)
    for words, manners in (
        (
            r"stubborn|obstinate|steadfast|resolute|dogged|determined|disciplin|loyal|devoted"
            r"|fanatic|iron[- ]willed|strong[- ]willed|wilful|unshaken|unbending|unmoved|stead"
            r"|calm\b|cold nerve|nerves? of|gives? up|hard to (?:move|shock)|endures grief|driven"
            r"|grudge|word is good|incorruptib|honest|upright|set in",
            SPOKEN | {"tame", "cast"},
        ),
        (r"fearless|brave|bold|sudden fury|thick[- ]skinned|cold nerve", bag("intimidate tame")),
        (
            r"not easily fooled|always on guard|on guard|suspicious|wary|watchful|vigilant|alert"
            r"|distrustful|paranoid|sharp\b|keen|quick to notice|watches|seen it all"
            r"|sees in the dark|good nose|good (?:eyes?|ears?)|light sleeper|exact|odd connections",
            _UNSEEN | {"deceive", "question", "gamble", "hunt"},
        ),
        (
            r"not easily fooled|seen it all|unreadable|always has a plan|cunning|shrewd|crafty",
            bag("deceive persuade haggle gamble question"),
        ),
        (r"sharp for money|greedy|miser|stingy|tight[- ]fisted", bag("haggle")),
        (
            r"huge|hulking|thick[- ](?:hide|skinned)|scal(?:es|y)|armou?r|shell|tough\b"
            r"|hard to (?:hit|strike|kill)|strong\b|big\b|broad shoulders|nimble|old reflexes"
            r"|sudden fury|swarming|claws?|teeth|fangs?|tusks?|antlers|horns?|biting|bite|sting"
            r"|kicks|pincers|coiling|pouncing|charging|pack hunter|poisonous|venom|crushing",
            bag("fight grapple"),
        ),
        (
            r"armou?r|shell|scal(?:es|y)|quilted|padded|shield|mail\b|leather",
            bag("fight shoot throw"),
        ),
        (
            r"hard to (?:hit|strike|kill)|nimble\b(?! fingers)|small\b|tiny",
            bag("shoot throw flee chase"),
        ),
        (
            r"(?:fast|swift|quick|fleet)\b(?! (?:fingers?|hands?|talk\w*|to|wit\w*))|winged|flying"
            r"|tracker|good nose",
            bag("flee chase ride run"),
        ),
    )
)
"""Words that tell of resistance and mean no work that a character would set about."""
_BEASTLY: Final = _BLOWS | _UNSEEN | bag("flee chase intimidate tame hunt escape cast ride run")
"""What any animal or monster resists with the whole of its nature."""


@dataclass(frozen=True, slots=True)
class Resisting:
    """What of a sheet bears on resisting one act.

    Attributes:
        names: the Traits, in the order of the sheet.
        has_own_reasons: whether nothing of what they are bears on it, and they mind all the same.
    """

    names: tuple[str, ...]
    has_own_reasons: bool


def resisting(
    sheet: Mapping[str, Any], manner: str, *, text: str = "", is_beast: bool = False
) -> Resisting:
    """Return which Traits of somebody's sheet count against an act, as a player argues theirs.

    What somebody is stands first on the sheet. It counts where it bears on the act, where no table
    knows it, and where it is all there is: a bandit (5) is a bandit in everything (S-85).

    Args:
        sheet: the sheet as JSON; Traits that are marked negative are left out.
        manner: manner of acting that is resisted.
        text: the words of the act; a Trait that they name counts.
        is_beast: whether it is an animal, a monster or a machine.

    Example:
        >>> smith = {"traits": [{"name": "Locksmith"}, {"name": "Quick Fingers"}]}
        >>> resisting(smith, "persuade").names, resisting(smith, "steal").names
        ((), ('Quick Fingers',))
    """
    listed = [t for t in sheet.get("traits", ()) if not t.get("negative")]
    elements = sheet_elements({"traits": listed})
    names = [
        element.name
        for place, element in enumerate(elements)
        if _counts(element, manner, text, is_calling=place == 0)
        or (place == 0 and _is_whole(element, manner, alone=len(elements) == 1, beast=is_beast))
    ]
    of_themselves = bool(elements) and elements[0].name in names
    return Resisting(
        names=tuple(dict.fromkeys(names)),
        has_own_reasons=manner in SPOKEN and not of_themselves,
    )


def _counts(element: SheetElement, manner: str, text: str, *, is_calling: bool) -> bool:
    """Return whether a Trait bears on resisting: a calling with all that is within its reach."""
    if any(pattern.search(element.name) for pattern, manners in _TELLING if manner in manners):
        return True
    if element.classes:
        is_arms = bool(element.classes & (WEAPONS | {"armour"}))
        return (is_arms and manner in _BLOWS) or _names(text, element)
    reach = element.core | element.further if is_calling else element.core
    return bool(resisted_by(manner) & reach)


def _is_whole(element: SheetElement, manner: str, *, alone: bool, beast: bool) -> bool:
    """Return whether what somebody is counts as a whole."""
    if beast:
        return manner in _BEASTLY
    known = element.core or element.classes or element.fields
    return alone or not known


def _names(text: str, element: SheetElement) -> bool:
    said = set(re.findall(r"\w+", text.casefold()))
    return bool(element.words) and set(element.words) <= said


def resisted_by(manner: str) -> frozenset[str]:
    """Return the manners of acting with which one manner is resisted; the same one for others."""
    return _RESISTED_BY.get(manner, frozenset({manner}))
