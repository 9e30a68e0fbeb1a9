"""Purchases in Stitcher: whether something is bought, and its step of the price scale."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from companion.difficulty.nearest import embed
from companion.difficulty.tables import entries, rows
from companion.difficulty.words import content, fold, language_of, tokens
from companion.difficulty.work_time import stated

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
_BUYING = re.compile(
    r"\b(?:buy|buys|buying|bought|purchas\w+|hire|hires|hiring|rent|rents|renting|charter\w*"
    r"|brib(?:e|es|ing)|pay|pays|paying|order an?|order some|order the (?:best|finest|house)"
    r"|shop(?:ping)? for|book (?:a|us a|passage|two) ?\w*|splurge|stock up on|commission an?"
    r"|acquire an?\b.*\bfrom\b|bid (?:on|for)|spend .+ on"
    r"|kauf\w*|erwerb\w*|erwirb\w*|einkauf\w*|miet\w*|bestech\w*|bestich\w*|bezahl\w*|anheuer\w*|heuer\w*"
    r"|achet\w*|achat|lou(?:e|er|ons)|pay(?:e|er|ons)|paie|soudo\w+|embauch\w*|engager?\b"
    r"|compr(?:o|ar|amos|arle|arme|arlo|arla)|alquil\w+|pag(?:o|ar|amos)|soborn\w+|contrat\w+)\b"
)
_NOT_BUYING = re.compile(
    r"\b(?:buy|buys|buying|bought|gain) (?:\w+ )?(?:some |more |enough |a little |a bit of )?time\b"
    r"|\b(?:buy|buys|buying) (?:his|her|their|that|the|your) (?:story|lie|excuse|act|silence of)\b"
    r"|\bpay(?:s|ing)? (?:\w+ )?(?:attention|heed|respects?|homage|tribute|a visit|the price for)\b"
    r"|\b(?:without paying|not (?:to )?pay|avoid paying|refuse to pay|pay (?:him|her|them) back)\b"
    r"|\bbook\w* (?:he|she|it|from|about)\b|\bhired\b.*\bto kill me\b"
    r"|\b(?:convince|persuade|talk|trick|get|force|beg) .{1,50}\b(?:to|into) "
    r"(?:buy|buying|pay|paying|hire|hiring|rent|purchase|purchasing)\b"
)
# Words that move a price up or down the scale: word -> steps.
_SHIFTS: Final = {
    -1: (
        "used,second hand,secondhand,third hand,battered,broken,broken down,beat up,worn out,cheap,"
        "cheapest,shabby,rusty,run down,half price,discount,discounted,bargain,damaged,"
        "scrap,junk,salvaged,on sale,knock off,counterfeit,toy,fake diamond,imitation,"
        "ramshackle,derelict,rickety,obsolete"
    ),
    1: (
        "masterwork,masterful,finest,luxury,luxurious,exquisite,priceless,gold plated,golden,"
        "jewelled,bejewelled,black market,illegal,rare,extremely rare,scarce,shortage,overpriced,"
        "inflated,expensive,costly,top of the line,state of the art,custom made,custom,exotic,"
        "siege,wartime,military grade,enchanted,magical,magic,high end,prize winning,blooded,"
        "thoroughbred,armoured,diamond studded,prices have doubled,antique,famous,legendary"
    ),
}  # fmt: skip
_MANY: Final = {
    "dozen": 1, "dozens": 1, "everyone": 1, "crowd": 1, "twenty": 1, "thirty": 1, "fifty": 2,
    "hundred": 2, "hundreds": 2, "thousand": 2, "fleet": 2, "regiment": 2, "army": 2, "ten": 1,
}  # fmt: skip
_FILLER: Final = frozenset(
    "buy buying buys bought purchase hire rent pay paying bribe order shop new good nice fresh "
    "from trader merchant dealer seller vendor market shop store captain need needs".split()
)
_WINDOW: Final = 14
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


@dataclass(frozen=True, slots=True)
class _Entry:
    ds: int
    name: str
    stems: tuple[str, ...]


def is_purchase(action: str) -> bool:
    """Tell whether an action buys, hires or bribes."""
    text = re.sub(r"[-'\s]+", " ", fold(action))
    if _NOT_BUYING.search(text):
        return False
    return _BUYING.search(text) is not None


@cache
def _entries() -> tuple[_Entry, ...]:
    return tuple(
        _Entry(ds=int(ds), name=name, stems=tuple(_stems(tokens(name))))
        for ds, field in rows("prices.txt")
        for name in entries(field)
    )


@cache
def _by_first() -> dict[str, list[_Entry]]:
    found: dict[str, list[_Entry]] = {}
    for entry in _entries():
        found.setdefault(entry.stems[0], []).append(entry)
    return found


@cache
def _vectors() -> object:
    return embed([entry.name for entry in _entries()])


@cache
def _translations() -> dict[str, str]:
    return dict(entry.split("=", 1) for row in rows("price_words.txt") for entry in entries(row[0]))


def _stems(words: Sequence[str]) -> list[str]:
    """Make words comparable: little words out, plural and possessive endings off."""
    return [_singular(word) for word in words if word not in ("a", "an", "the", "of", "some")]


def _singular(word: str) -> str:
    bare = word.removesuffix("'s")
    if bare.endswith("ies"):
        return bare[:-3] + "y"
    if bare.endswith("s") and not bare.endswith(("ss", "us")):
        return bare[:-1]
    return bare


def price_of(action: str, context: str = "") -> Price:
    """Give the step of the price scale for what is bought.

    A price stated as a time of work decides; otherwise the nearest entry of our price list,
    moved by words such as "used" or "masterwork".

    Args:
        action: What the player wants to buy, in the player's words.
        context: Circumstances, among them perhaps the price.

    Rule: S-53, S-54.
    """
    told = stated(f"{action} . {context}")
    if told is not None:
        ds, words = told
        return Price(ds=ds, reason=f"the price is stated as “{words}”, {_SPOKEN[ds - 1]}")
    words = _plain(action)
    hits = _hits(_after_verb(words)) or _hits(words)
    if hits:
        entry = hits[0]
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


def _after_verb(words: Sequence[str]) -> list[str]:
    """Give the words from the verb of buying on; what is bought mostly follows it."""
    for place, word in enumerate(words):
        if _BUYING.fullmatch(word):
            return list(words[place : place + _WINDOW])
    return list(words)


def _hits(words: Sequence[str]) -> list[_Entry]:
    """Find the entries of the price list in the words, the best first.

    A longer entry beats a shorter one, an earlier one a later one; words behind "from", "to"
    or "for" rather name the seller or the purpose.
    """
    stems = _stems(words)
    scored: list[tuple[float, _Entry]] = []
    penalty = 0.0
    place = 0
    while place < len(stems):
        if stems[place] in (
            "from",
            "to",
            "so",
            "with",
            "before",
            "in",
            "at",
            "who",
            "that",
            "von",
            "de",
            "para",
        ):
            penalty += 1.0
        best = max(
            (e for e in _by_first().get(stems[place], ()) if _stands_at(e, stems, place)),
            key=lambda e: len(e.stems),
            default=None,
        )
        if best is not None:
            scored.append((0.8 * len(best.stems) - 0.08 * place - penalty, best))
        place += 1
    scored.sort(key=lambda pair: -pair[0])
    return [entry for _, entry in scored]


def _stands_at(entry: _Entry, stems: Sequence[str], place: int) -> bool:
    return tuple(stems[place : place + len(entry.stems)]) == entry.stems


def _shifted(
    entry: _Entry, action: str, context: str, names: tuple[str, ...], *, found: str = "a price like"
) -> Price:
    """Move the price of an entry by the words about it."""
    text = " " + " ".join(tokens(f"{action} {context}")) + " "
    if language_of(tokens(action)) != "en":
        text += " ".join(_plain(action)) + " "
    shift, why = 0, ""
    for steps, field in _SHIFTS.items():
        words = [w for w in field.split(",") if f" {w} " in text and w not in entry.name]
        if words:
            shift += steps
            why += f", {'more' if steps > 0 else 'less'} because it is “{words[0]}”"
    number = max(
        (steps for w, steps in _MANY.items() if f" {w} " in f" {_object(action)} "), default=0
    )
    if number and not set(tokens(entry.name)) & set(_MANY):
        shift += number
        why += ", more for the number of them"
    ds = min(6, max(1, entry.ds + shift))
    return Price(
        ds=ds, reason=f"{found} “{entry.name}” ({_SPOKEN[entry.ds - 1]}){why}", examples=names
    )


def _object(action: str) -> str:
    return " ".join(_after_verb(tokens(action)))


def _nearest(words: Sequence[str], action: str, context: str) -> Price:
    """Give the price of the entry nearest in meaning."""
    import numpy as np

    wanted = [word for word in content(_after_verb(words)) if word not in _FILLER]
    if not wanted:
        ds = _FALLBACK_DS
        return Price(ds=ds, reason=f"nothing says what is bought, so {_SPOKEN[ds - 1]} is taken")
    query = embed([" ".join(wanted[:6])])[0]
    likeness = np.asarray(_vectors()) @ query
    order = [int(place) for place in np.argsort(-likeness, kind="stable")[:5]]
    names = tuple(_entries()[place].name for place in order[:3])
    entry = _entries()[order[0]]
    if float(likeness[order[0]]) < _LIKELY:
        weights = np.exp(8.0 * likeness[order])
        mean = float(np.average([_entries()[place].ds for place in order], weights=weights))
        entry = _Entry(ds=max(1, min(6, round(mean))), name=entry.name, stems=entry.stems)
    return _shifted(entry, action, context, names, found="nearest in our price list is")
