"""Draws a creature or a monster: kind, epithet, gifts, what it wants and hides. No numbers."""

from dataclasses import dataclass
from typing import Final

from companion.generators.chance import Chance
from companion.generators.concept import Reading
from companion.generators.grammar import is_many
from companion.generators.naming import place_name
from companion.generators.saying import facet_line, tellable
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
    ("thing",), (), 3, ("Out of Place", "Strong", "Hard to Kill", "Patient"), "Claws",
    "the place where it was first seen", "whoever comes alone",
)  # fmt: skip
_NAMED: Final = (
    "of {place}",
    "of {place}",
    "of {place} Wood",
    "from {place} Water",
    "under {place}",
)
_SMALL: Final = 2
_MOST_LOOKS: Final = 2
_BOTH_CHANCE: Final = 45
_SPOKEN_CHANCE: Final = 50
_LONGEST_TITLE: Final = 40
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
        marks: name and category of Traits that the concept itself names.
        is_armed: whether it has teeth, claws or a weapon worth a Trait.
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
    marks: tuple[tuple[str, str], ...] = ()
    is_armed: bool = True

    @property
    def power(self) -> str:
        """The power that its size suggests."""
        return power_of_size(self.size)


def power_of_size(size: int) -> str:
    """Return the power that goes with a size, 1 (nuisance) to 6 (dread)."""
    return _POWER_BY_SIZE[size]


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
    being = _being(chance, reading, kind, found_genre)
    title = _kind_word(reading, reading.title or chance.one("being", being.names[:2]))
    epithet = reading.epithet or chance.one("epithet", all_epithets())
    is_free = not reading.title and not reading.facets
    said = next((n for n in epithet.names if f" {n}" in f" {reading.text.casefold()}"), "")
    tempered = reading.temper.names[0] if reading.temper and not reading.epithet else ""
    spoken = next((n for n in reading.temper.names if n in reading.text.casefold()), tempered) if (
        tempered and reading.temper) else ""  # fmt: skip
    adjective = said or spoken or (epithet.names[0] if is_free else "")
    bare_title = " ".join(word for word in title.split() if word not in epithet.names) or title
    full = titled(f"{adjective} {bare_title}".strip())
    haunt = reading.place or being.haunt
    slots = {"haunt": haunt, "prey": being.prey}
    told = _told(chance, kind, reading, slots)
    marks = _marks(reading)
    gift = (epithet.word,) if reading.epithet or is_free else ()
    words = tuple(dict.fromkeys([being.words[0], *gift, *being.words[1:]]))
    return Creature(
        name=reading.name or _name(chance, reading, full),
        title=titled(title),
        genre=found_genre,
        size=max(1, min(6, being.size + (_GROWTH.get(epithet.word, 0) if gift else 0))),
        is_beast=is_beast,
        words=words,
        attack=being.attack,
        habit=titled(f"knows {haunt}"),
        concept=reading.text or article(f"{adjective} {bare_title}".strip()),
        want=told["want"],
        secret=told["secret"],
        voice=_voice(chance, kind, reading, slots),
        look=_look(chance, reading, full, epithet.look if gift else ""),
        marks=marks,
        is_armed=reading.shape is None,
    )


def _being(chance: Chance, reading: Reading, kind: str, genre: str) -> Being:
    """Return the being meant; one of an unknown name takes after the sort of thing it is."""
    if reading.being is not None:
        return reading.being
    if reading.shape is not None:
        shape = reading.shape
        return Being(
            (reading.title or "thing",), (), shape.size, shape.words, shape.attack, shape.haunt,
            shape.prey,
        )  # fmt: skip
    return _UNKNOWN if reading.title else chance.one("being", beings_of(kind, genre))


def _kind_word(reading: Reading, title: str) -> str:
    """Return what to call it: many are a swarm or a host, "made of" and "of" belong to the name."""
    if is_many(title):
        size = reading.shape.size if reading.shape else reading.being.size if reading.being else 1
        is_person = reading.shape is not None and "Almost a Person" in reading.shape.words
        title = f"{'band' if is_person else 'swarm' if size <= _SMALL else 'host'} of {title}"
    more = next((f for f in reading.facets if f.kind in ("of", "made", "made_of")), None)
    if more is None:
        return title
    whole = f"{title} of {more.text if more.kind == 'of' else more.base}"
    return whole if len(whole) <= _LONGEST_TITLE else title


def _name(chance: Chance, reading: Reading, full: str) -> str:
    """Return what people call it: after the place that the concept names, or after a drawn one."""
    said = next((f.text for f in reading.facets if f.kind == "place"), "")
    if said:
        return f"The {full} {titled(f'x {said}')[2:]}"
    where = place_name(chance)
    if " of " in f" {full.casefold()} ":
        return f"The {where} {full}"
    return f"{full} {chance.one('place', _NAMED).format(place=where)}"


def _marks(reading: Reading) -> tuple[tuple[str, str], ...]:
    """Return the Traits that the concept itself names, with their categories."""
    found = [(f.trait, "quality") for f in reading.facets if f.trait and f.kind != "made"]
    temper = [(reading.temper.trait, "quality")] if reading.temper else []
    return tuple(dict.fromkeys([*found, *temper]))


def _told(chance: Chance, kind: str, reading: Reading, slots: dict[str, str]) -> dict[str, str]:
    """Return what it wants and hides; what the concept says comes back in one of them at least."""
    told = {
        "want": _line(chance, kind, "wants", slots),
        "secret": _line(chance, kind, "secrets", slots),
    }
    if reading.shape is not None:
        told["want"] = filled(chance.one("shape", reading.shape.wants), slots)
        told["secret"] = filled(chance.one("shape", reading.shape.secrets), slots)
    shown = tellable(reading.facets, "being_wants")
    chance.stream("facets").shuffle(shown)
    order = ["want", "secret"]
    chance.stream("shown").shuffle(order)
    both = len(shown) > 1 or chance.percent("both", _BOTH_CHANCE)
    for part, facet in zip(order, [*shown, *shown[:1]] if both else shown, strict=False):
        told[part] = facet_line(chance, part, f"being_{part}s", facet, slots) or told[part]
    return told


def _look(chance: Chance, reading: Reading, full: str, seen: str) -> str:
    """Return what one sees: of its sort, of its epithet, and of what the concept says."""
    parts = [seen] if seen else []
    if reading.shape is not None:
        parts.append(chance.one("look", reading.shape.looks))
    shown = tellable(reading.facets, "being_looks")
    if shown and len(parts) < _MOST_LOOKS:
        line = facet_line(chance, "look", "being_looks", chance.one("look", shown), {})
        parts.append(line.rstrip(".")[:1].lower() + line.rstrip(".")[1:])
    if not parts:
        parts.append(chance.one("look", all_epithets()).look)
    return filled(f"{full.casefold()}: {'; '.join(parts[:_MOST_LOOKS])}", {})


def _voice(chance: Chance, kind: str, reading: Reading, slots: dict[str, str]) -> str:
    """Return how it sounds; one that talks, and is said to be of some temper, talks so."""
    speaks = {"talking", "speaking", "rude", "polite", "clever", "intelligent", "sarcastic"}
    talks = bool(speaks & set(reading.text.casefold().replace(",", " ").split()))
    more = {"place": slots["haunt"], "things": slots["prey"], "boss": "the one who made me",
            "people": "your kind"}  # fmt: skip
    shown = tellable(reading.facets, "spoken")
    if shown and (talks or kind == "monster") and chance.percent("spoken", _SPOKEN_CHANCE):
        line = facet_line(chance, "spoken", "spoken", chance.one("spoken", shown), more)
        manner = (
            reading.temper.manner
            if reading.temper
            else chance.one("voice", lines_of("monster_manners"))
        )
        if line:
            return f"{manner}. “{line}”"
    if reading.temper is None or not (talks or kind == "monster"):
        if talks:
            return _line(chance, "monster", "voices", slots)
        return _line(chance, kind, "voices", slots)
    fitting = [line for line in reading.temper.lines if "{things}" not in line.casefold()]
    line = filled(chance.one("voice", fitting or reading.temper.lines), more)
    return f"{reading.temper.manner}. “{line}”"


def _line(chance: Chance, kind: str, about: str, slots: dict[str, str]) -> str:
    source = "beast" if kind == "creature" else "monster"
    return filled(chance.one(about, lines_of(f"{source}_{about}")), slots)
