"""Hearsay: places that the story has spoken of and where nobody has been yet.

A clue that names the dry well, or somebody who says "I'd look at the pump room", makes a place of
it: the player may go there, whatever else a well or a room may be.
"""

import re
from typing import Final

from companion.journal import Campaign
from companion.narration.library import made_up
from companion.session import records
from companion.session.kept import sentences_of
from companion.session.places import head, place_words

LATELY: Final = 60
"""Tellings in which a place may have been named."""
_WHERE: Final = re.compile(
    r"\b(?:at|in|by|near|under|behind|beyond|beneath|below|inside|to|from) "
    r"(?P<place>the [\w'’-]+(?: [\w'’-]+){0,3})\W*$",
    re.IGNORECASE,
)


def places_heard(campaign: Campaign) -> list[str]:
    """Return the places that were named in what is known and in what was told lately."""
    named = [f.text for f in made_up("where")]
    heads = place_words("places") | {head(place) for place in named}
    told = campaign.records(kinds={records.NARRATION}, live=True)[-LATELY:]
    text = " ".join(sentence for record in told for sentence in sentences_of(record)).casefold()
    found = [place for place in named if place.casefold() in text]
    for fact in campaign.state.story.knowledge:
        where = _WHERE.search(fact)
        if where is not None and head(where["place"]) in heads:
            found.append(where["place"])
    return list(dict.fromkeys(found))
