"""Words about a thing that move its price: how good it is, how many, for how long, only lent."""

import re
from typing import Final

from companion.difficulty.price_list import Entry, stems_of
from companion.difficulty.tables import entries, word_set
from companion.difficulty.words import tokens

_LESS: Final = (
    "small", "little", "tiny", "minor", "modest", "share in", "share of", "stake in", "part of",
)  # fmt: skip
"""Words for less of a thing: they lower the price of what is dear alone."""
_POORER: Final = entries(
    "used; second hand; secondhand; third hand; battered; broken; broken down; beat up; worn out;"
    "cheap; cheapest; shabby; rusty; run down; half price; discount; discounted; bargain; damaged;"
    "scrap; junk; salvaged; on sale; knock off; counterfeit; toy; fake diamond; imitation;"
    "ramshackle; derelict; rickety; obsolete"
)
_FINER: Final = entries(
    "masterwork; masterful; finest; luxury; luxurious; exquisite; priceless; gold plated; golden;"
    "jewelled; bejewelled; black market; illegal; rare; extremely rare; scarce; shortage;"
    "overpriced; inflated; expensive; costly; top of the line; state of the art; custom made;"
    "custom; exotic; siege; wartime; military grade; enchanted; magical; magic; high end;"
    "prize winning; blooded; thoroughbred; pedigree; purebred; ornate; hand carved; armoured;"
    "sapphire; ruby; emerald; diamond; diamond studded; prices have doubled;"
    "antique; famous; legendary"
)
_SHIFTS: Final = {-1: (*_POORER, *_LESS), 1: _FINER}
"""Words that move a price on the scale, by the steps that they move it."""
_MARKET: Final = entries(
    "half price; discount; discounted; bargain; on sale; black market; scarce; shortage; "
    "overpriced; inflated; expensive; costly; siege; wartime; prices have doubled; illegal; "
    "cheap; cheapest"
)
"""Words that move prices wherever they stand in the circumstances."""
_MEANT: Final = word_set(
    "it its they them this these that those one ones er sie es il elle lo la est son"
)
_MANY: Final = {
    "dozen": 1, "dozens": 1, "everyone": 1, "crowd": 1, "twenty": 1, "thirty": 1, "fifty": 2,
    "whole crew": 1, "whole company": 1, "whole tavern": 1, "whole village": 2, "garrison": 2,
    "all of us": 1, "hundred": 2, "hundreds": 2, "thousand": 2, "fleet": 2, "regiment": 2,
    "army": 2, "ten": 1,
}  # fmt: skip
_MEASURE: Final = re.compile(
    r" \w+ (?:feet|foot|yards?|met(?:re|er)s?|fathoms?|inch(?:es)?|ells?|pounds?|ounces?|kilos?"
    r"|grams?|lit(?:re|er)s?|pints?|gallons?|miles?|sheets?|pages?|nails|minutes?) "
)
"""A length or a weight, which is no number of things."""

_LASTING: Final = re.compile(
    r" (?:a |the |one )?(?P<long>week|month|season|winter|summer|year)'?s?"
    r" ?(?:worth|supply|supplies) of "
)
_LASTS: Final = {"week": 2, "month": 3, "season": 3, "winter": 3, "summer": 3, "year": 4}
"""The least step of what is bought for so long."""
_UNHARMED: Final = re.compile(
    r" (?:broken|battered|damaged) (?:legs?|arms?|nose|bones?|ribs?|tooth|teeth|wrists?|ankles?"
    r"|fingers?|hands?|foot|skull|jaw|heart) "
)
"""What is wrong with a body, and says nothing of a thing."""
_WRECKED: Final = word_set("scrap junk toy derelict wreck wrecked imitation counterfeit")
_SPENT: Final = _WRECKED | word_set("battered broken ramshackle rickety damaged salvaged")
_LENDING: Final = word_set(
    "rent rents renting rental hire hires hiring lease charter miete loue alquilo"
)
_USED: Final = word_set("used battered cheap cheapest shabby discount discounted bargain") | {
    "second hand", "secondhand", "third hand", "worn out", "on sale", "half price",
}  # fmt: skip
_BRIEF: Final = word_set("hour hours day days night evening afternoon morning weekend")
_YEARLY: Final = word_set("year years year's jahr jahre an ans annee ano anos")
_PERSONS: Final = word_set(
    "assassin hitman mercenary mercenaries guards guard thief crew army wizard killer spy saboteur "
    "sellsword gladiator driver builder architect engineer champion lawyer hacker man expert "
    "mechanic bearers slave bodyguard bodyguards"
)
"""Who is hired is paid what the list says; nobody is bought."""
_TOP: Final = 6
_DEAREST: Final = 5
_DEAR: Final = 4
_HIRED: Final = 3
_A_WEEK: Final = 2
_THINGS_LENT: Final = word_set(
    "boat rowboat skiff punt coracle canoe kayak dinghy raft bicycle moped scooter mule pony "
    "donkey camel horse ox "
    "gown suit dress telescope camera laptop computer tandem bike"
)


def moved(entry: Entry, *, action: str, spoken: str, context: str) -> tuple[int, str]:
    """Give the step of the price scale that the words about a thing come to, and why.

    Args:
        entry: The thing of the price list.
        action: The player's words from the verb of buying on.
        spoken: All words that tell how good it is, in English as far as that is known.
        context: Circumstances.
    """
    about = " ".join(tokens(f"{spoken} {_about_it(entry, context)}"))
    shift, why = _shift(_UNHARMED.sub(" ", f" {about} "), entry)
    lent = _lent(action, entry)
    if lent:
        shift += lent
        why += ", less because it is only hired"
    counted = _MEASURE.sub(" ", f" {action} ")
    number = max((steps for w, steps in _MANY.items() if f" {w} " in counted), default=0)
    if number and not set(tokens(entry.name)) & set(_MANY):
        shift += number
        why += ", more for the number of them"
    ds = min(_TOP, max(1, entry.ds + shift))
    lasting = _LASTING.search(counted)
    if lasting is not None and ds < _LASTS[lasting["long"]]:
        ds = _LASTS[lasting["long"]]
        why += f", more because it lasts a {lasting['long']}"
    return ds, why


def _about_it(entry: Entry, context: str) -> str:
    """Give the clauses of the circumstances that are about the thing, or about prices at large.

    What is said of something else ("a famous market", "a golden dome") makes nothing dearer.
    """
    kept = []
    for clause in re.split(r"[.;:!?,]", context):
        words = tokens(clause)
        stems = set(stems_of(words))
        spoken = " " + " ".join(words) + " "
        is_market = any(f" {word} " in spoken for word in _MARKET)
        if is_market or stems & _MEANT or stems & set(entry.stems):
            kept.append(clause)
    return ". ".join(kept)


def _shift(text: str, entry: Entry) -> tuple[int, str]:
    """Give the steps that words such as "used" or "masterwork" move a price, and why.

    The top of the scale is open: a used ship still costs several years' work, only a wreck less;
    and what costs a year's work is not brought down by having been used alone, nor what costs a
    week's work to pocket change. A small one, or a share, is less only of what is dear.
    """
    shift, why = 0, ""
    for steps, moving in _SHIFTS.items():
        words = [w for w in moving if f" {w} " in text and w not in entry.name]
        if steps < 0 and entry.ds >= _DEAREST:
            few = _WRECKED if entry.ds == _TOP else _SPENT
            words = [w for w in words if w in few or w in _LESS]
        elif steps < 0:
            kept = _USED if entry.ds == _A_WEEK else frozenset()
            words = [w for w in words if w not in kept and w not in _LESS]
        if words:
            shift += steps
            why += f", {'more' if steps > 0 else 'less'} because it is “{words[0]}”"
    return shift, why


def _lent(action: str, entry: Entry) -> int:
    """Give the steps that hiring a dear thing costs less than buying it."""
    words = set(tokens(action))
    name = entry.name
    if entry.ds < _HIRED or not words & _LENDING or set(tokens(name)) & _LENDING:
        return 0
    if set(tokens(name)) & _PERSONS:
        return 0
    if entry.ds < _DEAR:
        return -1 if words & _BRIEF and _THINGS_LENT & set(tokens(name)) else 0
    if words & _YEARLY:
        return min(0, _DEAR - entry.ds)
    return -3 if words & _BRIEF else -2
