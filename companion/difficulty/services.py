"""What is paid for beside things: work on a thing, a place in a vehicle, somebody's silence.

Such a payment is priced by what it is for: mending a ship costs less than a ship, a seat in a coach
less than a coach, and a bribe what the rank of whoever takes it asks.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from companion.difficulty.price_list import Entry, stems_of
from companion.difficulty.tables import entries, rows

_WORK: Final = (
    "mend|repair|fix|resol|re-sol|shoe|shod|patch|sharpen|hone|refit|overhaul|paint|clean|polish|wash"
    "|tune|restring|engrav|tailor|alter|stabl|feed|fed|groom|gild|caulk|rig|careen|insur|survey"
    "|decorat|rewir|rebuil|restor|service|pump|tow|salvag|guard|watch|load|unload|haul|carri|carry"
)
_MAGIC: Final = "enchant|ward|bless|consecrat|exorci[sz]|hallow|charm|attun|dispel|curse|disenchant"
_DONE: Final = re.compile(
    rf"\b(?:have|get|gets|getting|pay|pays|paying|hire|hires|hiring)\b(?: [\w']+){{1,6}}?"
    rf" (?:(?P<work>{_WORK})|(?P<magic>{_MAGIC}))(?:e|ed|es|ing|s|led|ped)?\b"
    r"(?! (?:kit|kits|set|tool|tools|shop|box|equipment|gear|yard|dog|dogs|oil|paste))"
)
_RIDE: Final = re.compile(
    r"\b(?:(?:seats?|places?|spot|space|room|bunk|berth|cabin|compartment|passage|fare|lift|rides?)"
    r"(?: for \w+){0,2} (?:on|aboard)|(?:seats?|lift|rides?) (?:in|with)|travel (?:by|with|on))\b"
)
_FAR_FARE: Final = 3
_NEAR_FARE: Final = 2
_DEAR_VEHICLE: Final = 5
_LEAST_MAGIC: Final = 3
_FOR_WORK: Final = 2
_TITLE_WINDOW: Final = 6


@dataclass(frozen=True, slots=True)
class Service:
    """What a payment is for: its step of the price scale, and how a reason calls it."""

    ds: int
    called: str


def service_for(text: str, entry: Entry) -> Service | None:
    """Give the price of what is done with or for a thing, rather than of the thing.

    Args:
        text: Folded words with single spaces.
        entry: The thing of the price list that was found.
    """
    done = _DONE.search(text)
    if done is not None and not _is_itself(entry, done.group()):
        least = _LEAST_MAGIC if done["magic"] else 1
        return Service(max(least, entry.ds - _FOR_WORK), "work on something like")
    ride = _RIDE.search(text)
    if ride is None or entry.ds < _FAR_FARE:
        return None
    is_fare = entry.ds == _FAR_FARE or len(entry.stems) > 1
    if is_fare and set(entry.stems) & set(stems_of(ride.group().split())):
        return None  # the list has its price
    far = entry.ds >= _DEAR_VEHICLE
    return Service(_FAR_FARE if far else _NEAR_FARE, "a place on something like")


def _is_itself(entry: Entry, done: str) -> bool:
    """Tell whether the entry names the work ("ship repair") or who does it ("wheelwright")."""
    stems = stems_of(done.split())
    is_done = stems[-1].endswith("ed") or stems[-1] in ("shod", "rebuilt")
    is_worker = not is_done and all(stem in stems for stem in entry.stems)
    return stems[-1] in entry.stems or is_worker


def office_in(words: Sequence[str]) -> tuple[int, str] | None:
    """Give the step that somebody asks who is bribed, and their office; None for nobody known.

    Example:
        >>> office_in("bribe the old harbour inspector".split())
        (3, 'inspector')
    """
    stems = stems_of(words)[:_TITLE_WINDOW]
    for place in range(len(stems)):
        for length in (3, 2, 1):
            name = " ".join(stems[place : place + length])
            if name in _offices():
                return _offices()[name], name
    return None


@cache
def _offices() -> dict[str, int]:
    return {
        " ".join(stems_of(name.split())): int(step)
        for step, field in rows("offices.txt")
        for name in entries(field)
    }
