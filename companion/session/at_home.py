"""Who is to be found at a place by what the player's own beginning says of it.

"Uncle Brindle keeps a pawnshop" and "the ledger that Quill keeps in her tower" say where both are:
whoever goes to the pawnshop or to the tower meets them there.
"""

import re
from collections.abc import Collection
from typing import Any, Final

from companion.journal import Campaign
from companion.openings import sentences_of
from companion.session import records
from companion.session.meeting import is_name
from companion.session.places import content, head
from companion.session.presence import is_lost

_KIND: Final = re.compile(r" the [\w'’ -]+$")
"""What somebody is, behind their name: "Uncle Brindle the toad"."""
_SOMEBODY_S: Final = (
    r"\b(?:an?|the|my|our|your|his|her|their|[\w'’-]+['’]s) (?:[\w'’-]+ ){{0,2}}?{head}\b"
)


def at_home(campaign: Campaign, place: str, known: Collection[str]) -> tuple[str, ...]:
    """Return the names of those whom the beginning has at a place.

    Args:
        campaign: the campaign.
        place: where the next scene is set.
        known: names of those who are here or were left somewhere.

    Returns:
        Names as the story has them; who is dead or lost is nowhere.
    """
    opened = campaign.records(kinds={records.OPENING})
    body = opened[-1].body if opened else {}
    absent: dict[str, Any] = dict(body.get("absent", {}))
    gone = {
        name for name, (state, source) in absent.items() if state == "dead" or is_lost(name, source)
    }
    people = [n for n in dict.fromkeys([*known, *absent]) if n not in gone and is_name(n)]
    named = [name for name in people if _own(name).casefold() in place.casefold()]
    return tuple(named) or _kept_by(str(body.get("premise", "")), head(place), people, place)


def _own(name: str) -> str:
    return _KIND.sub("", name)


def _kept_by(premise: str, noun: str, people: Collection[str], place: str) -> tuple[str, ...]:
    """Return whoever stands nearest to a place in the sentence that has both."""
    if not noun or len(content(place)) > 2:  # noqa: PLR2004 - a name of its own is another place
        return ()
    spot = re.compile(_SOMEBODY_S.format(head=re.escape(noun)), re.IGNORECASE)
    for sentence in sentences_of(premise):
        found = spot.search(sentence)
        if found is None:
            continue
        far = {
            name: min(abs(found.start() - at.end()), abs(at.start() - found.end()))
            for name in people
            for at in re.finditer(rf"\b{re.escape(_own(name))}\b", sentence)
        }
        if far:
            return (min(far, key=lambda name: far[name]),)
    return ()
