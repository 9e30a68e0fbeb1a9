"""Draws a person: calling, temper, weakness, look, want, secret, voice. No game, no numbers."""

import re
from dataclasses import dataclass, replace
from typing import Final

from companion.generators.chance import Chance
from companion.generators.concept import Reading
from companion.generators.facet import Facet
from companion.generators.grammar import bare
from companion.generators.named import calling_in
from companion.generators.naming import gender_of, person_name, style_for
from companion.generators.saying import facet_line, tellable
from companion.generators.tables import (
    SYSTEM_GENRES,
    Body,
    Calling,
    Temper,
    Vice,
    all_callings,
    all_tempers,
    all_vices,
    bodies_of,
    callings_by_name,
    callings_of,
    lines_of,
)
from companion.generators.text import article, filled, titled
from companion.generators.words.fields import ALSO
from companion.generators.words.people import ARMOUR, ARMS, FOLK

_VICE_CHANCE: Final = 45
_FIELD_HINTS: Final[dict[str, str]] = {
    "champion": "war", "killer": "crime", "king": "court", "keeper": "service", "nanny": "service",
    "mother": "land", "father": "land", "widow": "land", "widower": "land", "grandmother": "land",
    "grandfather": "land", "bride": "court", "groom": "court", "champions": "war", "rebel": "war",
    "saint": "faith", "angel": "faith", "pilot": "sea", "poet": "stage", "star": "stage",
    "millionaire": "trade", "collector": "trade", "chess": "lore", "expert": "lore",
    "influencer": "stage", "streamer": "stage", "tourist": "road", "traveller": "road",
}  # fmt: skip
_SMALL: Final = re.compile(
    r"-sized|\b(?:tiny|small|little|short|dwar\w+|gnome|goblin|halfling|pixie|fairy|imp|ratman)\b"
)
_LARGE: Final = ("Tall", "Long Legs", "Broad Shoulders", "Ox-Strong")
_SPOKEN_CHANCE: Final = 60
_HABIT_CHANCE: Final = 40
_LONGEST_SUBJECT: Final = 30
_TELLING: Final = 5
"""Letters that a word has to have to tell a trade."""
_COMMON: Final = frozenset(
    ("dealer", "maker", "keeper", "hunter", "seller", "small", "house", "party", "street",
     "master", "reader", "trainer", "class")
)  # fmt: skip
_AGAINST_HONEST: Final = frozenset(
    ("Takes Bribes", "Tangled in Lies", "Sticky Fingers", "Greedy", "Double Life", "Cruel Streak")
)
_OF_AN_AGE: Final = frozenset(("young", "old", "retired", "one-eyed"))
_NO_CHILD: Final = frozenset(
    ("old", "retired", "one-eyed", "flirtatious", "drunken", "weary", "pious", "ambitious",
     "cynical", "sarcastic", "bitter", "melancholy")
)  # fmt: skip
_OLD_GENRES: Final = ("fantasy", "swords")
_MODERN: Final = frozenset(
    (
        "shotgun", "revolver", "pistol", "pistols", "flintlock", "sawn-off", "camera", "laptop",
        "phone", "radio", "recorder", "thermos", "police", "scanner", "comm", "car", "cab", "tyre",
        "badge", "press", "microphone", "passports", "battery", "serial",
    )
)  # fmt: skip
_PLAIN_FIELDS: Final = ("craft", "trade", "land", "labour", "service")


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Somebody, before any game puts numbers on them.

    Attributes:
        name: their name.
        title: what they are, in capitals: "Customs Officer".
        folk: ancestry or condition, in capitals; "" for none worth naming.
        calling: what they do.
        genre: genre they were drawn for.
        temper: how they are.
        vice: what tempts them; None for nothing in particular.
        bodies: how they look, the most telling first.
        gear: what they carry, the most telling first.
        arms: a weapon that fits the genre.
        armour: armour that fits the genre.
        also: archetypes they may be besides, best first.
        concept: the concept in one phrase.
        want: what they want.
        secret: what they hide.
        voice: how they talk, with one line.
        look: what one sees.
        habit: what they keep doing.
        marks: name and category of Traits that the concept itself names, best first.
    """

    name: str
    title: str
    folk: str
    calling: Calling
    genre: str
    temper: Temper
    vice: Vice | None
    bodies: tuple[Body, ...]
    gear: tuple[str, ...]
    arms: str
    armour: str
    also: tuple[str, ...]
    concept: str
    want: str
    secret: str
    voice: str
    look: str
    habit: str
    marks: tuple[tuple[str, str], ...] = ()


def slots_of(calling: Calling) -> dict[str, str]:
    """Return what the slots of a sentence stand for with somebody of this calling."""
    return {
        "place": calling.place,
        "things": calling.things,
        "boss": calling.boss,
        "people": calling.people,
    }


def draw_person(
    chance: Chance, reading: Reading, *, system: str, genre: str = "", names: str = ""
) -> Person:
    """Return a person who fits a concept.

    Args:
        chance: where the choices come from.
        reading: the concept; an empty one leaves everything to chance.
        system: game, which suggests a genre.
        genre: genre; "" to find one that fits.
        names: naming style; "" for one that fits the genre.

    Raises:
        BadInputError: the naming style does not exist.
    """
    calling, title, found_genre = _calling(chance, reading, system, genre)
    calling = _in_its_world(reading, calling)
    temper = reading.temper or chance.one("temper", _tempers(reading))
    vice = reading.vice
    if vice is None and not reading.facets and chance.percent("vice", _VICE_CHANCE):
        vice = chance.one("vice", _vices(reading))
    kin = reading.folk or title.split()[-1]
    bodies = tuple(chance.some("body", _bodies(reading, kin), 3))
    gender = reading.gender or gender_of(title) or gender_of(reading.text.partition(",")[0])
    style = style_for(chance, found_genre, reading.folk, names, gender=gender, text=reading.text)
    told = _told(chance, calling, vice, reading)
    person = Person(
        name=reading.name or person_name(chance, style, gender),
        title=titled(title),
        folk=titled(reading.folk) if reading.folk.casefold() != title.casefold() else "",
        calling=calling,
        genre=found_genre,
        temper=temper,
        vice=vice,
        bodies=bodies,
        gear=_gear(chance, calling, found_genre, reading),
        arms=chance.one("arms", ARMS[found_genre].split(",")),
        armour=ARMOUR[found_genre],
        also=_also(chance, calling, vice, reading),
        concept=reading.text or _concept(title, temper, vice),
        want=told["want"],
        secret=told["secret"],
        voice=_voice(chance, temper, calling, told["spoken"]),
        look=filled(f"{bodies[0].look}; {bodies[1].look}", {}),
        habit=told["habit"] or chance.one("habit", lines_of("habits")),
        marks=_marks(reading),
    )
    return _without_twins(person)


def _bodies(reading: Reading, kin: str) -> tuple[Body, ...]:
    """Return the looks that suit somebody: nobody small is tall."""
    bodies = bodies_of(kin, is_child=reading.is_child)
    if _SMALL.search(f"{reading.text} {reading.folk}".casefold()):
        return tuple(body for body in bodies if body.trait not in _LARGE)
    return bodies


def _tempers(reading: Reading) -> tuple[Temper, ...]:
    """Return the tempers that suit somebody of whom the concept says none."""
    if not reading.is_child:
        return tuple(t for t in all_tempers() if not set(t.names) & _OF_AN_AGE)
    return tuple(t for t in all_tempers() if not set(t.names) & _NO_CHILD)


def _vices(reading: Reading) -> tuple[Vice, ...]:
    grown = {"Drinks", "Lovesick", "Addicted", "Family Can Be Threatened"}
    against = (
        _AGAINST_HONEST if reading.temper and "honest" in reading.temper.names else frozenset()
    )
    barred = {*(grown if reading.is_child else ()), *against}
    return tuple(v for v in all_vices() if v.weakness not in barred)


def _in_its_world(reading: Reading, calling: Calling) -> Calling:
    """Return a calling at the place that the concept names, or where its subject is found."""
    if reading.place:
        return calling._replace(place=reading.place)
    kinds = {facet.kind for facet in reading.facets}
    if reading.domain and kinds & {"of", "for"} and len(reading.domain.where.split(" and ")) == 1:
        return calling._replace(place=reading.domain.where)
    return calling


def _marks(reading: Reading) -> tuple[tuple[str, str], ...]:
    """Return the Traits that the concept itself names, with their categories."""
    skilled = ("does",)
    found = [
        (facet.trait, "skill" if facet.kind in skilled else "quality")
        for facet in reading.facets if facet.trait
    ]  # fmt: skip
    about = [
        (titled(f"knows {facet.ing}"), "skill")
        for facet in reading.facets
        if facet.kind in ("of", "for") and len(facet.ing) <= _LONGEST_SUBJECT
    ]
    return tuple(dict.fromkeys([*found, *about]))


def _calling(chance: Chance, reading: Reading, system: str, genre: str) -> tuple[Calling, str, str]:
    """Return the calling, what to call it, and the genre."""
    asked = genre or reading.genre
    if reading.calling is not None:
        calling = reading.calling
        return calling, reading.title or calling.names[0], asked or _fit(chance, calling, system)
    found = asked or chance.one("genre", SYSTEM_GENRES[system])
    kin = next((f for f in reading.facets if f.kind == "kin"), None)
    if reading.title and kin is not None and (of_kin := calling_in(kin.base)):
        return (
            of_kin._replace(names=(reading.title,)),
            reading.title,
            asked or _fit(chance, of_kin, system),
        )
    if reading.title:
        near = _like_calling(reading.title)
        if near is not None:
            its_genre = asked or _fit(chance, near, system)
            return near._replace(names=(reading.title,)), reading.title, its_genre
        return _plain_calling(chance, reading.title, found), reading.title, found
    agent = next((f.agent for f in reading.facets if f.kind == "does" and f.agent), "")
    if agent:
        return _plain_calling(chance, agent.casefold(), found), agent.casefold(), found
    calling = chance.one("calling", callings_of(found))
    # The first word for a calling names it best; the others are for variety.
    at = 0 if chance.percent("calling", 60) else None
    title = calling.names[0] if at == 0 else chance.one("calling", calling.names)
    return calling, title, found


def _fit(chance: Chance, calling: Calling, system: str) -> str:
    """Return a genre in which a calling is at home, one that suits the game where there is one."""
    fitting = [g for g in SYSTEM_GENRES[system] if g in calling.genres] or calling.genres
    return chance.one("genre", fitting)


def _like_calling(title: str) -> Calling | None:
    """Return the calling that shares a telling word with an unknown title: customs drone."""
    for word in title.split():
        if len(word) < _TELLING or word in _FIELD_HINTS or word in FOLK.split():
            continue
        for name, calling in callings_by_name():
            if word in name.split() and word not in _COMMON:
                return calling
    return None


def _plain_calling(chance: Chance, title: str, genre: str) -> Calling:
    """Return a calling for a title that the lists do not know."""
    hints = (_FIELD_HINTS[word] for word in reversed(title.split()) if word in _FIELD_HINTS)
    field = next(hints, "")
    like = field or chance.one("near", _PLAIN_FIELDS)
    kin = [c for c in all_callings() if c.field == like]
    fitting = [c for c in kin if genre in c.genres] or kin
    near = chance.one("calling", fitting)
    return near._replace(
        names=(title,),
        field=field or "plain",
        skills=("Knows the Neighbourhood", "Gets By", *near.skills[2:]),
        gear=("Worn Coat", "Pocket Knife", "Keepsake", "Old Letter"),
        place="the corner house",
        things="old letters",
        boss="the landlord",
        people="the neighbours",
    )


def _concept(title: str, temper: Temper, vice: Vice | None) -> str:
    phrase = article(f"{temper.names[0]} {title}")
    return f"{phrase} who {vice.clause}" if vice else phrase


def _told(chance: Chance, calling: Calling, vice: Vice | None, reading: Reading) -> dict[str, str]:
    """Return want, secret, a line of talk and a habit.

    What the concept says comes back in want or secret at least, and mostly in what is said or
    done too: never in all four in the same words.
    """
    slots = slots_of(calling)
    facets = [f for f in reading.facets if not _is_vice(f, reading.vice)]
    shown = tellable(tuple(facets), "wants")
    chance.stream("facets").shuffle(shown)
    told = dict.fromkeys(("want", "secret", "spoken", "habit"), "")
    order = ["want", "secret"]
    chance.stream("shown").shuffle(order)
    if reading.vice is not None:
        part = order.pop()
        lines = reading.vice.wants if part == "want" else reading.vice.secrets
        told[part] = filled(chance.one(part, lines), slots)
    for part, facet in zip(list(order), shown, strict=False):
        told[part] = facet_line(chance, part, f"{part}s", facet, slots)
    if shown and chance.percent("spoken", _SPOKEN_CHANCE):
        told["spoken"] = facet_line(chance, "spoken", "spoken", shown[-1], slots)
    if shown and (not told["spoken"] or chance.percent("habit", _HABIT_CHANCE)):
        told["habit"] = facet_line(chance, "habit", "habits", shown[0], slots)
    for part, own in (
        ("want", vice.wants if vice else ()),
        ("secret", vice.secrets if vice else ()),
    ):
        if told[part]:
            continue
        # A weakness that nobody asked for shows in one of the two, mostly.
        lines = own if own and chance.percent("vice", 50) else lines_of(f"{part}s", calling.field)
        if reading.is_child:
            lines = lines_of(f"child_{part}s")
        told[part] = filled(chance.one(part, lines), slots)
    return told


def _is_vice(facet: Facet, vice: Vice | None) -> bool:
    return vice is not None and any(
        f" {facet.text.casefold()} ".find(f" {stem}") >= 0 for stem in vice.stems
    )


def _voice(chance: Chance, temper: Temper, calling: Calling, spoken: str) -> str:
    line = spoken or filled(chance.one("voice", temper.lines), slots_of(calling))
    return f"{temper.manner}. “{line}”"


def _gear(chance: Chance, calling: Calling, genre: str, reading: Reading) -> tuple[str, ...]:
    """Return what somebody carries, what the concept is about first; nothing out of its time."""
    listed = chance.some("gear", calling.gear, 4)
    about = [titled(bare(thing)) for thing in reading.domain.gear] if reading.domain else []
    heads = {thing.split()[-1] for thing in calling.gear}
    about = [t for t in about if len(t) <= _LONGEST_SUBJECT and t.split()[-1] not in heads]
    drawn = tuple(dict.fromkeys([*about[:2], *listed]))[:4] if about else tuple(listed)
    if genre not in _OLD_GENRES:
        return drawn
    old = tuple(g for g in drawn if not _MODERN & set(g.casefold().split()))
    return (*old, "Keepsake", "Old Letter")[: max(2, len(old))]


def _also(chance: Chance, calling: Calling, vice: Vice | None, reading: Reading) -> tuple[str, ...]:
    """Return archetypes somebody may be besides; those that the concept names come first."""
    listed = ALSO[calling.field].split(",")
    drawn = chance.some("also", listed, len(listed))
    named = [f.agent for f in reading.facets if f.kind == "does" and f.agent]
    own = [vice.archetype] if vice and (reading.vice or not named) else []
    return tuple(dict.fromkeys([*named, *own, *drawn]))


def _without_twins(person: Person) -> Person:
    """Return a person none of whose parts is there twice under one name."""
    seen = {person.title.casefold(), person.folk.casefold()}
    also = tuple(a for a in person.also if a.casefold() not in seen)
    gear = tuple(g for g in person.gear if g.casefold() not in seen)
    return replace(person, also=also, gear=gear)
