"""Draws a person: calling, temper, weakness, look, want, secret, voice. No game, no numbers."""

from dataclasses import dataclass, replace
from typing import Final

from companion.generators.chance import Chance
from companion.generators.concept import Reading
from companion.generators.naming import gender_of, person_name, style_for
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
    callings_of,
    lines_of,
)
from companion.generators.text import article, filled, titled
from companion.generators.words.fields import ALSO
from companion.generators.words.people import ARMOUR, ARMS

_VICE_CHANCE: Final = 45
_FIELD_HINTS: Final[dict[str, str]] = {
    "champion": "war", "killer": "crime", "king": "court", "keeper": "service", "nanny": "service",
    "mother": "land", "father": "land", "widow": "land", "widower": "land", "grandmother": "land",
    "grandfather": "land", "bride": "court", "groom": "court", "champions": "war", "rebel": "war",
    "saint": "faith", "angel": "faith", "pilot": "sea", "poet": "stage", "star": "stage",
    "millionaire": "trade", "collector": "trade", "chess": "lore", "expert": "lore",
    "influencer": "stage", "streamer": "stage", "tourist": "road", "traveller": "road",
}  # fmt: skip
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
    temper = reading.temper or chance.one("temper", all_tempers())
    vice = reading.vice
    if vice is None and chance.percent("vice", _VICE_CHANCE):
        vice = chance.one("vice", all_vices())
    bodies = tuple(chance.some("body", bodies_of(reading.folk), 3))
    style = style_for(chance, found_genre, reading.folk, names)
    want, secret = _want_and_secret(chance, calling, vice, reading)
    person = Person(
        name=reading.name or person_name(chance, style, gender_of(title)),
        title=titled(title),
        folk=titled(reading.folk),
        calling=calling,
        genre=found_genre,
        temper=temper,
        vice=vice,
        bodies=bodies,
        gear=_gear(chance, calling, found_genre),
        arms=chance.one("arms", ARMS[found_genre].split(",")),
        armour=ARMOUR[found_genre],
        also=_also(chance, calling, vice),
        concept=reading.text or _concept(title, temper, vice),
        want=want,
        secret=secret,
        voice=_voice(chance, temper, calling),
        look=filled(f"{bodies[0].look}, and {bodies[1].look}", {}),
        habit=chance.one("habit", lines_of("habits")),
    )
    return _without_twins(person)


def _calling(chance: Chance, reading: Reading, system: str, genre: str) -> tuple[Calling, str, str]:
    """Return the calling, what to call it, and the genre."""
    asked = genre or reading.genre
    if reading.calling is not None:
        calling = reading.calling
        fitting = [g for g in SYSTEM_GENRES[system] if g in calling.genres] or calling.genres
        return calling, reading.title or calling.names[0], asked or chance.one("genre", fitting)
    found = asked or chance.one("genre", SYSTEM_GENRES[system])
    if reading.title:
        return _plain_calling(chance, reading.title, found), reading.title, found
    calling = chance.one("calling", callings_of(found))
    # The first word for a calling names it best; the others are for variety.
    at = 0 if chance.percent("calling", 60) else None
    title = calling.names[0] if at == 0 else chance.one("calling", calling.names)
    return calling, title, found


def _plain_calling(chance: Chance, title: str, genre: str) -> Calling:
    """Return a calling for a title that the lists do not know."""
    hints = (_FIELD_HINTS[word] for word in reversed(title.split()) if word in _FIELD_HINTS)
    field = next(hints, None) or chance.one("calling", _PLAIN_FIELDS)
    kin = [c for c in all_callings() if c.field == field]
    fitting = [c for c in kin if genre in c.genres] or kin
    near = chance.one("calling", fitting)
    return near._replace(
        names=(title,),
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


def _want_and_secret(
    chance: Chance, calling: Calling, vice: Vice | None, reading: Reading
) -> tuple[str, str]:
    """Return a want and a secret; what the concept says shows in one of them at least."""
    slots = slots_of(calling)
    wants, secrets = lines_of("wants", calling.field), lines_of("secrets", calling.field)
    own_wants: tuple[str, ...] = ()
    own_secrets: tuple[str, ...] = ()
    if vice:
        own_wants, own_secrets = vice.wants, vice.secrets
    if reading.clause and reading.vice is None:
        slots["clause"] = reading.clause
        own_wants, own_secrets = lines_of("clause_wants"), lines_of("clause_secrets")
    shown = chance.one("shown", ("want", "secret", "both")) if own_wants else ""
    if shown == "both" and "clause" in slots:
        shown = "secret"
    wants = own_wants if shown in ("want", "both") else wants
    secrets = own_secrets if shown in ("secret", "both") else secrets
    return filled(chance.one("want", wants), slots), filled(chance.one("secret", secrets), slots)


def _voice(chance: Chance, temper: Temper, calling: Calling) -> str:
    line = filled(chance.one("voice", temper.lines), slots_of(calling))
    return f"{temper.manner}. “{line}”"


def _gear(chance: Chance, calling: Calling, genre: str) -> tuple[str, ...]:
    """Return what somebody carries; nothing modern where the genre is older than that."""
    drawn = tuple(chance.some("gear", calling.gear, 4))
    if genre not in _OLD_GENRES:
        return drawn
    old = tuple(g for g in drawn if not _MODERN & set(g.casefold().split()))
    return (*old, "Keepsake", "Old Letter")[: max(2, len(old))]


def _also(chance: Chance, calling: Calling, vice: Vice | None) -> tuple[str, ...]:
    listed = ALSO[calling.field].split(",")
    drawn = chance.some("also", listed, len(listed))
    return tuple(dict.fromkeys([*([vice.archetype] if vice else []), *drawn]))


def _without_twins(person: Person) -> Person:
    """Return a person none of whose parts is there twice under one name."""
    seen = {person.title.casefold(), person.folk.casefold()}
    also = tuple(a for a in person.also if a.casefold() not in seen)
    gear = tuple(g for g in person.gear if g.casefold() not in seen)
    return replace(person, also=also, gear=gear)
