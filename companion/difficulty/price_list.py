"""Our own price list for Stitcher, and how its entries are found in a text."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from companion.difficulty.tables import entries, rows, word_set
from companion.difficulty.words import tokens

OWNED: Final = word_set("my our his her their your")
_JOINED: Final = 2
_LITTLE: Final = word_set("a an the of some")

# Words behind which rather the seller or the purpose is named.
_ASIDE: Final = word_set("from to so with before in at who that von de para")

# Behind these, once a thing is named, stands the place where it is sold or used.
_SELLERS: Final = word_set("from von de")
_BOUGHT: Final = word_set("buy buys buying bought purchase purchases purchasing")
"""Behind these "for" names the purpose; what is paid stands "for" the thing itself."""
_VERBS_TOO: Final = word_set(
    "watch guard guide ring drill saw lock chain net paint book whip sail mount bug map ransom rent"
)
"""Behind "to" these are what is done, and no things."""
_WHERE: Final = word_set("at near by behind above on over across through")


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing or service of the list: its step of the price scale and its stems."""

    ds: int
    name: str
    stems: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry that stands in a text.

    `place` is that of its first stem; `is_aside` says that it rather is the purpose or the seller,
    `is_seller` that it stands behind "from", where things are got from.
    """

    entry: Entry
    place: int
    is_aside: bool
    is_seller: bool


@cache
def all_entries() -> tuple[Entry, ...]:
    """Read the price list."""
    return tuple(
        Entry(ds=int(ds), name=name, stems=tuple(stems_of(tokens(name))))
        for ds, field in rows("prices.txt")
        for name in entries(field)
    )


@cache
def _by_first() -> dict[str, list[Entry]]:
    found: dict[str, list[Entry]] = {}
    for entry in all_entries():
        found.setdefault(entry.stems[0], []).append(entry)
    return found


def stems_of(words: Sequence[str]) -> list[str]:
    """Make words comparable: little words out, plural and possessive endings off."""
    return [_singular(word) for word in words if word not in _LITTLE]


def _singular(word: str) -> str:
    bare = word.removesuffix("'s")
    if bare.endswith("ies"):
        return bare[:-3] + "y"
    if bare.endswith("s") and not bare.endswith(("ss", "us")):
        return bare[:-1]
    return bare


def hits_in(words: Sequence[str]) -> list[Entry]:
    """Find the entries of the price list in the words, the best first.

    A longer entry beats a shorter one, an earlier one a later one; words behind "from", "to"
    or "for" rather name the seller or the purpose.
    """
    return [hit.entry for hit in found_in(words)]


def found_in(words: Sequence[str]) -> list[Hit]:
    """Find the entries of the price list in the words, the best first, as ``hits_in`` does."""
    stems = stems_of(words)
    at = [place for place, word in enumerate(words) if word not in _LITTLE]
    scored: list[tuple[float, Hit]] = []

    def _leads(last: int) -> bool:
        """Tell whether another thing of the list stands right behind a stem."""
        follows = last + 1 < len(stems) and at[last + 1] == at[last] + 1
        return follows and stems[last + 1] in _by_first()

    aside_words = _ASIDE | {"for"} if words and words[0] in _BOUGHT else _ASIDE
    penalty = 0.0
    is_seller = False
    place = 0
    while place < len(stems):
        if stems[place] in aside_words or (stems[place] in _WHERE and scored):
            penalty += 1.0
            is_seller = is_seller or stems[place] in _SELLERS
        is_verb = place > 0 and stems[place - 1] == "to" and stems[place] in _VERBS_TOO
        best = max(
            (
                e
                for e in _by_first().get(stems[place], ())
                if stands_at(e, stems, place) and not (is_verb and len(e.stems) == 1)
            ),
            key=lambda e: len(e.stems),
            default=None,
        )
        if best is not None:
            aside = 1.5 if place and stems[place - 1] in OWNED else 0.0
            if not place and best.name == "rent":  # "rent a canoe": what is done, not what for
                aside = 1.5
            # "A house boat" is a boat: of two things side by side the second is what is bought.
            leads = 0.5 if _leads(place + len(best.stems) - 1) else 0.0
            score = 0.8 * len(best.stems) - 0.08 * place - penalty - aside - leads
            scored.append((score, Hit(best, place, is_aside=penalty > 0, is_seller=is_seller)))
        place += 1
    scored.sort(key=lambda pair: -pair[0])
    return [hit for _, hit in scored]


def dearest_of_list(words: Sequence[str], hits: Sequence[Hit]) -> Hit:
    """Give the dearest of the things that "and" joins, of hits the best first."""
    stems = stems_of(words)
    first = hits[0]
    joined = [hit for hit in hits if not hit.is_aside and _is_joined(stems, hit.place)]
    if first.is_aside:
        return first
    return max([first, *joined], key=lambda hit: hit.entry.ds)


def _is_joined(stems: Sequence[str], place: int) -> bool:
    """Tell whether "and" stands before a thing, with no more than one word between."""
    return "and" in stems[max(0, place - _JOINED) : place]


def before_seller(words: Sequence[str]) -> list[str]:
    """Give the words up to where the seller is named.

    Example:
        >>> before_seller(["a", "handful", "of", "beetles", "from", "the", "stall"])
        ['a', 'handful', 'of', 'beetles']
    """
    ends = (place for place, word in enumerate(words) if place and word in _SELLERS)
    return list(words[: next(ends, len(words))])


def stands_at(entry: Entry, stems: Sequence[str], place: int) -> bool:
    """Tell whether an entry stands at a place of the stems."""
    return tuple(stems[place : place + len(entry.stems)]) == entry.stems
