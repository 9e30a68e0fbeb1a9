"""What a scene that play travels to has in it: a first sense of it, somebody with a want, a handle.

An opening gives its scene all that; a scene that is reached on the way would begin empty. The
fragments are our own, chosen by the words of the place and the genre, drawn by the oracle's stream.
"""

import re
from collections.abc import Collection, Iterable
from functools import cache
from typing import Final

from companion.generators.usual import usual_strength
from companion.journal import Campaign
from companion.oracle import SCENE, SceneTest
from companion.session import records
from companion.session.draws import DrawnDice
from companion.session.safety import Safety
from companion.session.shipped import shipped, two_standings, with_tuples
from companion.threads.ledger import fold_name
from engine.api import CharacterJoined, Effect, EffectApplied, Event, Frozen, Standing

STREAM: Final = "oracle"
ANYWHERE: Final = "any"
ERAS: Final = {
    "fantasy": "old",
    "swordsorcery": "old",
    "sea": "old",
    "western": "old",
    "noir": "new",
    "modern": "new",
    "heist": "new",
    "horror": "new",
    "school": "new",
    "space": "space",
    "wasteland": "waste",
}
"""Genre tag to the era that an entry may be bound to."""
_HOME: Final = {"altars": "old", "skitterbarren": "waste"}
_WARY: Final = -1
"""Attitude of whoever is met where a scene begins otherwise than pictured."""
_WHERE: Final = re.compile(r"\b(?:of|in|on|at|by|near|under|beyond|behind|below|above|outside)\b")


class Arrival(Frozen):
    """What one scene may begin with.

    Attributes:
        id: stable name.
        kinds: kinds of places that it suits.
        eras: eras that it suits; () for every one.
        sense: what strikes one first, a sentence.
        who: who is there, as the story calls them.
        wants: what they are after.
        stir: what they do as one arrives; ends on something to answer.
        helps, hinders: what lies about to be used or feared.
    """

    id: str
    kinds: tuple[str, ...]
    eras: tuple[str, ...] = ()
    sense: str
    who: str
    wants: str
    stir: str
    helps: str
    hinders: str

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The circumstances of the place."""
        return two_standings(self.helps, self.hinders)

    def told(self, *, alone: bool) -> tuple[str, ...]:
        """Return what is told of it; only the place itself where others are met there."""
        return (self.sense,) if alone else (self.sense, self.stir)


@cache
def arrivals() -> tuple[Arrival, ...]:
    """Return the shipped entries.

    Raises:
        CorpusError: the shipped file is malformed.
    """
    return tuple(Arrival.model_validate(with_tuples(entry)) for entry in _shipped()["entry"])


@cache
def _kinds() -> dict[str, str]:
    return {word: kind for kind, said in _shipped()["kinds"].items() for word in said.split()}


@cache
def _shipped() -> dict[str, dict[str, str]]:
    return shipped("arrivals.toml")


def kind_of(place: str) -> str:
    """Return the kind of a place by its words, that of its own noun first; "" for none known.

    Example:
        >>> kind_of("the old mill on the river"), kind_of("the Blue Heron bar"), kind_of("Kessum")
        ('village', 'inn', '')
    """
    own, *others = _WHERE.split(place.casefold())
    said = [*reversed(_words(own)), *(word for part in others for word in _words(part))]
    return next((_kinds()[word] for word in said if word in _kinds()), "")


def _words(text: str) -> list[str]:
    return re.findall(r"[\w-]+", text)


def fitting(place: str, era: str, *, but: Collection[str] = ()) -> list[Arrival]:
    """Return the entries for a place, those of its kind or else those for anywhere.

    Args:
        place: the place in words.
        era: era of the story; "" for unknown, which fits what is bound to none.
        but: entries that the campaign has had.
    """
    new = [a for a in arrivals() if a.id not in but and (not a.eras or era in a.eras)]
    kind = kind_of(place)
    return [a for a in new if kind in a.kinds] or [a for a in new if ANYWHERE in a.kinds]


def draw_arrival(campaign: Campaign, place: str) -> Arrival | None:
    """Draw what a scene in a place begins with; None when everything that fits was had.

    Nothing that crosses a line or a veil is drawn, and nobody who is known already.
    """
    safety = Safety.of(campaign)
    scenes = campaign.records(kinds={SCENE}, live=True)
    had = {str(record.body.get("arrival", "")) for record in scenes}
    known = {fold_name(name) for name in campaign.state.characters}
    known |= {fold_name(name) for record in scenes for name in record.body.get("away", {})}
    found = [
        arrival
        for arrival in fitting(place, era_of(campaign), but=had)
        if fold_name(arrival.who) not in known and not _crosses(safety, arrival)
    ]
    if len(found) < 2:  # noqa: PLR2004 - no die has one side
        return found[0] if found else None
    dice = DrawnDice(campaign, stream=STREAM, about=f"who and what is at {place}"[:200])
    return found[dice.face(len(found)) - 1]


def arrival_called(id_: str) -> Arrival | None:
    """Return the entry of that id; None when this version has it not."""
    return next((arrival for arrival in arrivals() if arrival.id == id_), None)


def _crosses(safety: Safety, arrival: Arrival) -> bool:
    said = (*arrival.told(alone=False), arrival.who, arrival.wants, arrival.helps, arrival.hinders)
    return any(safety.crossing(text) for text in said)


def era_of(campaign: Campaign) -> str:
    """Return the era of a campaign's story; "" for unknown."""
    return ERAS.get(genre_of(campaign)) or _HOME.get(campaign.rule_system.info.slug, "")


def genre_of(campaign: Campaign) -> str:
    """Return the genre tag with which a campaign's story was opened; "" for unknown."""
    opened: Iterable[str] = (
        str(record.body.get("genre", "")) for record in campaign.records(kinds={records.OPENING})
    )
    return next((genre for genre in opened if genre), "")


def newcomer_events(campaign: Campaign, arrival: Arrival, test: SceneTest | None) -> list[Event]:
    """Return the events that put an entry's person into the scene.

    Args:
        campaign: the campaign.
        arrival: the entry.
        test: how the scene began; who is met where it is not as pictured is wary.
    """
    strength = usual_strength(campaign.rule_system.info.slug, arrival.who)
    sheet = campaign.rule_system.play.opponent_sheet(arrival.who, strength)
    events: list[Event] = [CharacterJoined(sheet=sheet)]
    if test is not None and test.result != "as expected":
        wary = Effect(
            kind="relation",
            change="set",
            target=arrival.who,
            name="attitude",
            size=abs(_WARY),
            good=False,
        )
        events.append(EffectApplied(effect=wary))
    return events
