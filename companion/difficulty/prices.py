"""Purchases in Stitcher: their step of the price scale."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from companion.difficulty.buying import after_verb
from companion.difficulty.earnings import worked_days
from companion.difficulty.embedding import embed
from companion.difficulty.price_list import (
    OWNED,
    Entry,
    all_entries,
    before_seller,
    dearest_of_list,
    found_in,
    stands_at,
    stems_of,
)
from companion.difficulty.price_shifts import moved
from companion.difficulty.services import Service, office_in, service_for
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
_FILLER: Final = word_set(
    "buy buying buys bought purchase hire rent pay paying bribe order shop new good nice fresh "
    "from trader merchant dealer seller vendor market shop store captain need needs"
)
_BRIBES: Final = ("bribe", "bribe for", "bribe a clerk", "silence", "hush money")
_DEAR: Final = 4
_LIKELY: Final = 0.45
_SHORTEST_PART: Final = 4
_FALLBACK_DS: Final = 3
_NEAREST: Final = "our price list has no such thing, and what is most like it, “{name}”, is {price}"


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
    bought = after_verb(words)
    hits = found_in(bought)
    if not hits:
        bought, hits = words, found_in(words)
    if hits and hits[0].is_seller:  # "a handful of beetles from the stall": no stall is bought
        return _nearest(before_seller(words), action, context)
    if hits:
        best = dearest_of_list(bought, hits).entry
        names = dict.fromkeys((best.name, *(hit.entry.name for hit in hits)))
        return _of_entry(best, words, action, context, tuple(names))
    return _nearest(words, action, context)


def _of_entry(
    entry: Entry, words: Sequence[str], action: str, context: str, names: tuple[str, ...]
) -> Price:
    """Give the price that an entry leads to: of the thing, or of what is done with it."""
    bribed = office_in(words) if entry.name in _BRIBES else None
    if bribed is not None:
        ds, office = bribed
        return Price(ds=ds, reason=f"a bribe for somebody like “{office}” is {_SPOKEN[ds - 1]}")
    service = service_for(" ".join(words), entry)
    if service is None and entry.ds >= _DEAR and _only_served(words, entry):
        service = Service(entry.ds - 2, "work on something like")
    if service is not None:
        ds = service.ds
        return Price(ds=ds, reason=f"{service.called} “{entry.name}” comes to {_SPOKEN[ds - 1]}")
    return _shifted(entry, action, context, names[:3])


def _plain(text: str) -> list[str]:
    """Give the words of a text in English as far as the price words go."""
    words = tokens(text)
    if language_of(words) == "en":
        return words
    return [piece for word in words for piece in _in_english(word).split()]


def _in_english(word: str) -> str:
    """Give a price word in English; of a compound ("Reitpferd") what its last part means."""
    known = _translations()
    found = known.get(word.split("'", 1)[-1], known.get(word))
    if found is None:
        ends = (word[place:] for place in range(2, len(word) - _SHORTEST_PART + 1))
        found = next((known[end] for end in ends if end in known), word)
    return found


def _only_served(words: Sequence[str], entry: Entry) -> bool:
    """Tell whether the thing is one's own, so that only work on it is paid for."""
    stems = stems_of(words)
    return any(
        stands_at(entry, stems, place) and stems[place - 1] in OWNED
        for place in range(1, len(stems))
    )


def _shifted(
    entry: Entry,
    action: str,
    context: str,
    names: tuple[str, ...],
    *,
    found: str = "in our price list “{name}” is {price}",
) -> Price:
    """Move the price of an entry by the words about it."""
    spoken = action
    if language_of(tokens(action)) != "en":
        spoken += " " + " ".join(_plain(action))
    ds, why = moved(entry, action=_object(action), spoken=spoken, context=context)
    said = found.format(name=entry.name, price=_SPOKEN[entry.ds - 1])
    return Price(ds=ds, reason=f"{said}{why}", examples=names)


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
    return _shifted(entry, action, context, names, found=_NEAREST)
