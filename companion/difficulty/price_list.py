"""Our own price list for Stitcher, and how its entries are found in a text."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from companion.difficulty.tables import entries, rows, word_set
from companion.difficulty.words import tokens

OWNED: Final = word_set("my our his her their your")
_LITTLE: Final = word_set("a an the of some")

# Words behind which rather the seller or the purpose is named.
_ASIDE: Final = word_set("from to so with before in at who that von de para")

# Behind these, once a thing is named, stands the place where it is sold or used.
_WHERE: Final = word_set("at near by behind above on over across through")


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing or service of the list: its step of the price scale and its stems."""

    ds: int
    name: str
    stems: tuple[str, ...]


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
    stems = stems_of(words)
    at = [place for place, word in enumerate(words) if word not in _LITTLE]
    scored: list[tuple[float, Entry]] = []

    def _leads(last: int) -> bool:
        """Tell whether another thing of the list stands right behind a stem."""
        follows = last + 1 < len(stems) and at[last + 1] == at[last] + 1
        return follows and stems[last + 1] in _by_first()

    penalty = 0.0
    place = 0
    while place < len(stems):
        if stems[place] in _ASIDE or (stems[place] in _WHERE and scored):
            penalty += 1.0
        best = max(
            (e for e in _by_first().get(stems[place], ()) if stands_at(e, stems, place)),
            key=lambda e: len(e.stems),
            default=None,
        )
        if best is not None:
            aside = 1.5 if place and stems[place - 1] in OWNED else 0.0
            if not place and best.name == "rent":  # "rent a canoe": what is done, not what for
                aside = 1.5
            # "A house boat" is a boat: of two things side by side the second is what is bought.
            leads = 0.5 if _leads(place + len(best.stems) - 1) else 0.0
            scored.append((0.8 * len(best.stems) - 0.08 * place - penalty - aside - leads, best))
        place += 1
    scored.sort(key=lambda pair: -pair[0])
    return [entry for _, entry in scored]


def stands_at(entry: Entry, stems: Sequence[str], place: int) -> bool:
    """Tell whether an entry stands at a place of the stems."""
    return tuple(stems[place : place + len(entry.stems)]) == entry.stems
