"""Purchases in Stitcher: their step of the price scale."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from companion.difficulty.buying import after_verb
from companion.difficulty.earnings import worked_days
from companion.difficulty.embedding import embed
from companion.difficulty.price_list import OWNED, Entry, all_entries, hits_in, stands_at, stems_of
from companion.difficulty.tables import entries, rows, word_set
from companion.difficulty.words import content, language_of, tokens
from companion.difficulty.work_time import stated, step_of_days

PRICE_KEYS: Final = (
    "pocket_change",
    "average_week",
    "average_month",
    "average_season",
    "average_year",
    "multiple_years",
)
_SPOKEN: Final = (
    "pocket change",
    "about a week's work",
    "about a month's work",
    "about a season's work",
    "about a year's work",
    "several years' work",
)
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
    "diamond studded; prices have doubled; antique; famous; legendary"
)
_SHIFTS: Final = {-1: (*_POORER, *_LESS), 1: _FINER}
"""Words that move a price on the scale, by the steps that they move it."""
_MANY: Final = {
    "dozen": 1, "dozens": 1, "everyone": 1, "crowd": 1, "twenty": 1, "thirty": 1, "fifty": 2,
    "hundred": 2, "hundreds": 2, "thousand": 2, "fleet": 2, "regiment": 2, "army": 2, "ten": 1,
}  # fmt: skip
_MEASURE: Final = re.compile(
    r" \w+ (?:feet|foot|yards?|met(?:re|er)s?|fathoms?|inch(?:es)?|ells?|pounds?|ounces?|kilos?"
    r"|grams?|lit(?:re|er)s?|pints?|gallons?|miles?|sheets?|pages?|nails|minutes?) "
)
"""A length or a weight, which is no number of things."""

_FILLER: Final = word_set(
    "buy buying buys bought purchase hire rent pay paying bribe order shop new good nice fresh "
    "from trader merchant dealer seller vendor market shop store captain need needs"
)
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
_PERSONS: Final = ("assassin", "hitman", "mercenar", "guards", "thief", "crew", "army", "wizard")
_DEAR: Final = 4
_HIRED: Final = 3
_A_WEEK: Final = 2
_THINGS_LENT: Final = word_set(
    "boat rowboat canoe kayak dinghy raft bicycle moped scooter mule pony donkey camel horse ox "
    "gown suit dress telescope camera laptop computer tandem bike"
)
_DEAREST: Final = 5
_LIKELY: Final = 0.45
_FALLBACK_DS: Final = 3


@dataclass(frozen=True, slots=True)
class Price:
    """A step of the price scale with its grounds, and the entries of the list that it rests on."""

    ds: int
    reason: str
    examples: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The key of the price scale, as the engine takes it."""
        return PRICE_KEYS[self.ds - 1]


@cache
def _vectors() -> object:
    return embed([entry.name for entry in all_entries()])


@cache
def _translations() -> dict[str, str]:
    return dict(entry.split("=", 1) for row in rows("price_words.txt") for entry in entries(row[0]))


def price_of(action: str, context: str = "") -> Price:
    """Give the step of the price scale for what is bought.

    A price told beside a pay, or stated as a time of work, decides; otherwise the nearest
    entry of our price list, moved by words such as "used" or "masterwork".

    Args:
        action: What the player wants to buy, in the player's words.
        context: Circumstances, among them perhaps the price.

    Rule: S-53, S-54.
    """
    days = worked_days(f"{action} . {context}")
    if days is not None:
        ds = step_of_days(days)
        return Price(ds=ds, reason=f"by the pay that is told the price comes to {_SPOKEN[ds - 1]}")
    told = stated(f"{action} . {context}")
    if told is not None:
        ds, told_as = told
        return Price(ds=ds, reason=f"the price is stated as “{told_as}”, {_SPOKEN[ds - 1]}")
    words = _plain(action)
    hits = hits_in(after_verb(words)) or hits_in(words)
    if hits:
        entry = hits[0]
        if entry.ds >= _DEAR and _only_served(words, entry):
            ds = entry.ds - 2
            return Price(ds=ds, reason=f"a service for “{entry.name}”, {_SPOKEN[ds - 1]}")
        return _shifted(entry, action, context, tuple(hit.name for hit in hits[:3]))
    return _nearest(words, action, context)


def _plain(text: str) -> list[str]:
    """Give the words of a text in English as far as the price words go."""
    words = tokens(text)
    if language_of(words) == "en":
        return words
    known = _translations()
    return [
        piece
        for word in words
        for piece in known.get(word.split("'", 1)[-1], known.get(word, word)).split()
    ]


def _only_served(words: Sequence[str], entry: Entry) -> bool:
    """Tell whether the thing is one's own, so that only work on it is paid for."""
    stems = stems_of(words)
    return any(
        stands_at(entry, stems, place) and stems[place - 1] in OWNED
        for place in range(1, len(stems))
    )


def _shifted(
    entry: Entry, action: str, context: str, names: tuple[str, ...], *, found: str = "a price like"
) -> Price:
    """Move the price of an entry by the words about it."""
    text = " " + " ".join(tokens(f"{action} {context}")) + " "
    if language_of(tokens(action)) != "en":
        text += " ".join(_plain(action)) + " "
    shift, why = _shift(text, entry)
    lent = _lent(action, entry)
    if lent:
        shift += lent
        why += ", less because it is only hired"
    counted = _MEASURE.sub(" ", f" {_object(action)} ")
    number = max((steps for w, steps in _MANY.items() if f" {w} " in counted), default=0)
    if number and not set(tokens(entry.name)) & set(_MANY):
        shift += number
        why += ", more for the number of them"
    ds = min(6, max(1, entry.ds + shift))
    return Price(
        ds=ds, reason=f"{found} “{entry.name}” ({_SPOKEN[entry.ds - 1]}){why}", examples=names
    )


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
            few = _WRECKED if entry.ds == len(PRICE_KEYS) else _SPENT
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
    if any(person in name for person in _PERSONS):
        return 0
    if entry.ds < _DEAR:
        return -1 if words & _BRIEF and _THINGS_LENT & set(tokens(name)) else 0
    if words & _YEARLY:
        return min(0, _DEAR - entry.ds)
    return -3 if words & _BRIEF else -2


def _object(action: str) -> str:
    return " ".join(after_verb(tokens(action)))


def _nearest(words: Sequence[str], action: str, context: str) -> Price:
    """Give the price of the entry nearest in meaning."""
    import numpy as np

    wanted = [word for word in content(after_verb(words)) if word not in _FILLER]
    if not wanted:
        ds = _FALLBACK_DS
        return Price(ds=ds, reason=f"nothing says what is bought, so {_SPOKEN[ds - 1]} is taken")
    query = embed([" ".join(wanted[:6])])[0]
    likeness = np.asarray(_vectors()) @ query
    order = [int(place) for place in np.argsort(-likeness, kind="stable")[:5]]
    names = tuple(all_entries()[place].name for place in order[:3])
    entry = all_entries()[order[0]]
    if float(likeness[order[0]]) < _LIKELY:
        weights = np.exp(8.0 * likeness[order])
        mean = float(np.average([all_entries()[place].ds for place in order], weights=weights))
        entry = Entry(ds=max(1, min(6, round(mean))), name=entry.name, stems=entry.stems)
    return _shifted(entry, action, context, names, found="nearest in our price list is")
