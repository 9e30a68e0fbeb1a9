"""Draws a creature or a monster: kind, epithet, gifts, what it wants and hides. No numbers."""

from dataclasses import dataclass
from typing import Final

from companion.generators.chance import Chance
from companion.generators.concept import Reading
from companion.generators.naming import place_name
from companion.generators.tables import (
    SYSTEM_GENRES,
    Being,
    all_beings,
    all_epithets,
    beings_of,
    lines_of,
)
from companion.generators.text import article, filled, titled

_UNKNOWN: Final = Being(
    ("thing",), (), 3, ("Strange", "Strong", "Hard to Kill", "Patient"), "Claws",
    "the place where it was made", "whoever comes alone",
)  # fmt: skip
_NAMED: Final = (
    "of {place}",
    "of {place}",
    "of {place} Wood",
    "from {place} Water",
    "under {place}",
)
_GROWTH: Final = {"Huge": 1, "Hard to Hit": -1}
"""What an epithet adds to the size."""
_POWER_BY_SIZE: Final = ("extra", "extra", "minor", "capable", "capable", "dangerous", "nemesis")


@dataclass(frozen=True, slots=True, kw_only=True)
class Creature:
    """Something alive or worse, before any game puts numbers on it.

    Attributes:
        name: its name.
        title: what it is, in capitals.
        genre: genre it was drawn for.
        size: 1 (nuisance) to 6 (dread).
        words: words that describe it, best first.
        attack: what it fights with, by the name of the house kit.
        habit: what it is skilled at.
        concept: the concept in one phrase.
        want: what it wants.
        secret: what the GM knows.
        voice: how it sounds.
        look: what one sees.
        is_beast: whether it is an animal, however odd.
    """

    name: str
    title: str
    genre: str
    size: int
    words: tuple[str, ...]
    attack: str
    habit: str
    concept: str
    want: str
    secret: str
    voice: str
    look: str
    is_beast: bool

    @property
    def power(self) -> str:
        """The power that its size suggests."""
        return _POWER_BY_SIZE[self.size]


def draw_creature(
    chance: Chance, reading: Reading, *, kind: str, system: str, genre: str = ""
) -> Creature:
    """Return a creature or monster that fits a concept.

    Args:
        chance: where the choices come from.
        reading: the concept.
        kind: ``creature`` or ``monster``.
        system: game, which suggests a genre.
        genre: genre; "" to find one that fits.
    """
    found_genre = genre or reading.genre or chance.one("genre", SYSTEM_GENRES[system])
    is_beast = reading.being in all_beings("creature") or (
        reading.being is None and kind == "creature"
    )
    being = reading.being or (
        _UNKNOWN if reading.title else chance.one("being", beings_of(kind, found_genre))
    )
    title = reading.title or chance.one("being", being.names[:2])
    epithet = reading.epithet or chance.one("epithet", all_epithets())
    tempered = reading.temper.names[0] if reading.temper and not reading.epithet else ""
    said = next((n for n in epithet.names if f" {n}" in f" {reading.text.casefold()}"), None)
    adjective = said or tempered or epithet.names[0]
    bare = " ".join(word for word in title.split() if word not in epithet.names) or title
    full = titled(f"{adjective} {bare}")
    where = chance.one("place", _NAMED).format(place=place_name(chance))
    slots = {"haunt": being.haunt, "prey": being.prey}
    want = _line(chance, kind, "wants", slots)
    secret = _line(chance, kind, "secrets", slots)
    if reading.clause:
        told = filled(
            chance.one("clause", lines_of("being_clause_secrets")), {"clause": reading.clause}
        )
        asked = filled(
            chance.one("clause", lines_of("being_clause_wants")), {"clause": reading.clause}
        )
        in_secret = chance.percent("clause", 60)
        want, secret = (want, told) if in_secret else (asked, secret)
    words = tuple(dict.fromkeys([being.words[0], epithet.word, *being.words[1:]]))
    return Creature(
        name=reading.name or f"{full} {where}",
        title=titled(title),
        genre=found_genre,
        size=max(1, min(6, being.size + _GROWTH.get(epithet.word, 0))),
        is_beast=is_beast,
        words=words,
        attack=being.attack,
        habit=f"Hunts at {titled(being.haunt.removeprefix('the '))}",
        concept=reading.text or article(f"{adjective} {bare}"),
        want=want,
        secret=secret,
        voice=_line(chance, kind, "voices", slots),
        look=filled(f"{full.casefold()}: {epithet.look}", {}),
    )


def _line(chance: Chance, kind: str, about: str, slots: dict[str, str]) -> str:
    source = "beast" if kind == "creature" else "monster"
    return filled(chance.one(about, lines_of(f"{source}_{about}")), slots)
