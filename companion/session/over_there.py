"""Deeds at another place of the scene: one goes there first, as anybody at a table would.

Who has climbed to the gallery and says "I cut the rope on the chest" means the chest in the court.
Only places are meant where one was already, and only what is no part of the place one is at.
"""

import re
from collections.abc import Collection
from typing import Final

from companion.journal import Campaign
from companion.narration.scene_kits import said_words
from companion.reader.text import bag
from companion.session.absence import for_whom
from companion.session.book import Book
from companion.session.going import Going
from companion.session.kit_words import is_talk, presses
from companion.session.scene import find_person, words
from companion.session.scenes import sheets_away, where_left

_DEED: Final = re.compile(r"^\W*(?:(?:ok(?:ay)?|then|so|and|now|well)\W+)*(?:i|we) ", re.IGNORECASE)
_ONLY_SAID: Final = re.compile(
    r"[\"“?]|\b(?:about|think|remember|recall|wonder|wish|imagine|listen|hear|wait|tell|ask|say"
    r"|shout|call|throw|shoot|aim|from here|from up here|look (?:down|up|over|across|out|back))\b",
    re.IGNORECASE,
)
"""What is only spoken or thought of, or done from where one is."""
_HELD: Final = re.compile(
    r"\b(?:locked|shut in|trapped|stuck|caught|hung|hanging|held|pinned|cornered|cut off|tied|bound"
    r"|chained|jammed|wedged|dangling)\b",
    re.IGNORECASE,
)
"""Positions that one does not simply walk away from."""
_ANYWHERE: Final = bag(
    "the and with for his her its their our you into out off over under from that this while all "
    "door window wall floor ground stair table chair bench lamp light bed corner edge side end hand"
    " foot feet head eye face voice man woman people one name word way back water air dark key"
    " step room roof rope box fire top bottom look turn hold light open"
)
"""Words of things that lie about anywhere, or that are deeds as well."""
_LEAST: Final = 3
"""Letters of a word that may name a thing."""


def over_there(
    text: str, *, campaign: Campaign, book: Book, going: Going, own: Collection[str]
) -> str:
    """Return the place of the scene, another than this one, at which words do something.

    Args:
        text: the player's words.
        campaign: the campaign.
        book: its ledger.
        going: the ways out of the scene.
        own: names of what the character has.

    Returns:
        "" where they do it here, nowhere that is known, or where one cannot simply go there.
    """
    return _of_person(text, campaign, book, going) or _of_thing(text, campaign, going, own)


def is_held(campaign: Campaign) -> bool:
    """Return whether somebody of the players is where one does not walk off from."""
    state = campaign.state
    players = [name for name, sheet in state.characters.items() if sheet.side == "player"]
    names = [s.name for s in state.story.standings if not s.helps]
    names += [state.story.positions.get(name, "") for name in players]
    names += [
        element.name
        for name in players
        for element in campaign.rule_system.play.elements(state.characters[name])
        if element.role == "condition"
    ]
    return any(map(_HELD.search, names))


def _of_person(text: str, campaign: Campaign, book: Book, going: Going) -> str:
    """Return where somebody stayed whom words speak to or deal with, at a place of the scene."""
    who = for_whom(text, book)
    if not who or find_person(campaign.state, who) is not None:
        return ""
    said = set(words(who))
    if not any(said & set(words(name)) for name in sheets_away(campaign)):
        return ""
    place = where_left(campaign, who, first_place=going.been()[0])
    return place if place in _been(going) else ""


def _of_thing(text: str, campaign: Campaign, going: Going, own: Collection[str]) -> str:
    """Return where a thing is on which words lay hands, where nothing of here is named."""
    if not _DEED.match(text) or _ONLY_SAID.search(text) or is_talk(text) or presses(text):
        return ""
    said = {word for word in said_words(text) if len(word) >= _LEAST} - _ANYWHERE
    said -= {word for name in own for word in said_words(name)}
    state = campaign.state
    if any(said & said_words(name) for name in going.people()):
        return ""  # it is done with somebody of here
    names = [*state.characters, *(s.name for s in state.story.standings), *going.kits.ways()]
    here = {word for name in names for word in said_words(name)}
    here |= {word for thing in going.kits.things() for word in thing.words}
    here |= {word for beat in going.kits.beats() for word in beat.about}
    kits = going.kits
    at = {place: "" if place == kits.began_at else place for place in _been(going)}
    near = {p: sum(len(t.words & said) for t in kits.things_at(at[p])) for p in at}
    best = max(near, key=lambda place: near[place], default="")
    return best if best and near[best] > len(said & here) else ""


def _been(going: Going) -> list[str]:
    """Return the scene's other places where one was."""
    own = {going.kits.began_at, *(way.to for way in going.kits.kit.ways)}
    return [place for place in dict.fromkeys(going.been()) if place in own and place != going.place]
