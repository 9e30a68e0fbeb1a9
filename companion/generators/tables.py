"""The word lists as typed rows, read once."""

from functools import cache
from typing import Final, NamedTuple

from companion.generators.words import (
    archetypes,
    beings,
    callings,
    facets,
    fields,
    minds,
    people,
    shapes,
)

SYSTEM_GENRES: Final[dict[str, tuple[str, ...]]] = {
    "stitcher": tuple(people.GENRES.values()),
    "skitterbarren": ("wasteland", "wasteland", "wasteland", "western", "fantasy"),
    "altars": ("swords", "swords", "fantasy", "fantasy", "sea", "horror", "court"),
}
"""Genres that a game is drawn from when nobody names one."""


class Calling(NamedTuple):
    """What somebody does; see ``words.callings``."""

    names: tuple[str, ...]
    field: str
    genres: tuple[str, ...]
    skills: tuple[str, ...]
    gear: tuple[str, ...]
    place: str
    things: str
    boss: str
    people: str


class Temper(NamedTuple):
    """How somebody is; see ``words.minds``."""

    names: tuple[str, ...]
    manner: str
    trait: str
    lines: tuple[str, ...]


class Vice(NamedTuple):
    """What tempts somebody; see ``words.minds``."""

    stems: tuple[str, ...]
    clause: str
    weakness: str
    archetype: str
    wants: tuple[str, ...]
    secrets: tuple[str, ...]


class Body(NamedTuple):
    """How somebody looks: the Trait, what is seen, and the attribute it leans on."""

    trait: str
    look: str
    attribute: str


class Being(NamedTuple):
    """A creature or monster; see ``words.beings``."""

    names: tuple[str, ...]
    genres: tuple[str, ...]
    size: int
    words: tuple[str, ...]
    attack: str
    haunt: str
    prey: str


class Epithet(NamedTuple):
    """What sets one being apart from others of its kind."""

    names: tuple[str, ...]
    word: str
    look: str


class Shape(NamedTuple):
    """What sort of thing an unknown being is; see ``words.shapes``."""

    names: tuple[str, ...]
    size: int
    words: tuple[str, ...]
    attack: str
    haunt: str
    prey: str
    looks: tuple[str, ...]
    wants: tuple[str, ...]
    secrets: tuple[str, ...]


class Domain(NamedTuple):
    """What a new archetype deals with."""

    names: tuple[str, ...]
    adjective: str
    where: str
    gear: tuple[str, ...]
    tags: tuple[str, ...]


class Practice(NamedTuple):
    """What a new archetype does with it."""

    names: tuple[str, ...]
    title: str
    definition: str
    covers: tuple[str, ...]
    does_not_cover: tuple[str, ...]
    role: str
    activities: tuple[str, ...]
    gear: tuple[str, ...]
    tags: tuple[str, ...]


def _split(text: str, mark: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(mark) if part.strip())


def _rows(block: str) -> list[list[str]]:
    return [line.split("|") for line in block.strip().splitlines()]


def _genres(text: str) -> tuple[str, ...]:
    return tuple(people.GENRES[code] for code in text.split())


@cache
def all_callings() -> tuple[Calling, ...]:
    """Return every calling."""
    return tuple(
        Calling(
            _split(r[0], "/"), r[1], _genres(r[2]), _split(r[3], ","), _split(r[4], ","), *r[5:9]
        )
        for r in _rows(callings.CALLINGS)
    )


@cache
def callings_of(genre: str) -> tuple[Calling, ...]:
    """Return the callings of one genre; all of them for an unknown genre."""
    return tuple(c for c in all_callings() if genre in c.genres) or all_callings()


@cache
def callings_by_name() -> tuple[tuple[str, Calling], ...]:
    """Return every word for a calling, longest first."""
    pairs = [(name, calling) for calling in all_callings() for name in calling.names]
    return tuple(sorted(pairs, key=lambda pair: -len(pair[0])))


@cache
def all_tempers() -> tuple[Temper, ...]:
    """Return every temper."""
    return tuple(
        Temper(_split(r[0], "/"), r[1], r[2], _split(r[3], "~")) for r in _rows(minds.TEMPERS)
    )


@cache
def all_vices() -> tuple[Vice, ...]:
    """Return every vice."""
    return tuple(
        Vice(
            tuple(stem for stem in r[0].split(",") if stem.strip()),
            r[1], r[2], r[3], _split(r[4], "~"), _split(r[5], "~"),
        )
        for r in _rows(minds.VICES)
    )  # fmt: skip


@cache
def all_bodies() -> tuple[Body, ...]:
    """Return every look."""
    return tuple(Body(*r) for r in _rows(people.BODIES))


@cache
def bodies_of(folk: str, *, is_child: bool = False) -> tuple[Body, ...]:
    """Return the looks that suit an ancestry or condition; "" for people."""
    low = folk.casefold()
    if is_child and low not in people.DEAD.split():
        return tuple(Body(*r) for r in _rows(people.BODIES_OF_CHILDREN))
    if low in people.MACHINES.split():
        return tuple(Body(*r) for r in _rows(people.BODIES_OF_MACHINES))
    if low in people.DEAD.split():
        return tuple(Body(*r) for r in _rows(people.BODIES_OF_THE_DEAD))
    return all_bodies()


@cache
def lines_of(name: str, key: str = "") -> tuple[str, ...]:
    """Return the lines of one list.

    Args:
        name: habits, hooks, wants, secrets, ties, group_wants, group_secrets, beast_wants ...
        key: entry of a list that is kept by field or kind of group.
    """
    sources: dict[str, str | dict[str, str]] = {
        "habits": people.HABITS,
        "hooks": people.HOOKS,
        "child_wants": people.CHILD_WANTS,
        "child_secrets": people.CHILD_SECRETS,
        "wants": fields.WANTS,
        "secrets": fields.SECRETS,
        "ties": people.TIES,
        "group_wants": people.GROUP_WANTS,
        "group_secrets": people.GROUP_SECRETS,
        "beast_wants": beings.BEAST_WANTS,
        "beast_secrets": beings.BEAST_SECRETS,
        "beast_voices": beings.BEAST_VOICES,
        "monster_wants": beings.MONSTER_WANTS,
        "monster_secrets": beings.MONSTER_SECRETS,
        "monster_voices": beings.MONSTER_VOICES,
        "monster_manners": beings.MONSTER_MANNERS,
    }
    source = sources[name]
    text = source if isinstance(source, str) else source[key]
    return tuple(line for line in text.strip().splitlines() if line.strip())


def _beings(block: str) -> tuple[Being, ...]:
    return tuple(
        Being(
            _split(r[0], "/"), _genres(r[1]), int(r[2]), _split(r[3], ","), r[4], r[5], r[6]
        )
        for r in _rows(block)
    )  # fmt: skip


@cache
def all_beings(kind: str) -> tuple[Being, ...]:
    """Return every ``creature`` or every ``monster``."""
    return _beings(beings.BEASTS if kind == "creature" else beings.MONSTERS)


@cache
def beings_of(kind: str, genre: str) -> tuple[Being, ...]:
    """Return the beings of one genre; all of them when it has few."""
    found = tuple(being for being in all_beings(kind) if genre in being.genres)
    return found if len(found) > 4 else all_beings(kind)  # noqa: PLR2004


@cache
def all_epithets() -> tuple[Epithet, ...]:
    """Return every epithet."""
    return tuple(Epithet(_split(r[0], "/"), r[1], r[2]) for r in _rows(beings.EPITHETS))


@cache
def all_shapes() -> tuple[Shape, ...]:
    """Return every sort of thing that a being may be."""
    return tuple(
        Shape(
            _split(r[0], "/"),
            int(r[1]),
            _split(r[2], ","),
            r[3],
            r[4],
            r[5],
            *(_split(r[at], "~") for at in (6, 7, 8)),
        )
        for r in _rows(shapes.SHAPES)
    )


@cache
def facet_lines(about: str, kind: str) -> tuple[str, ...]:
    """Return the sentences for one kind of thing that a concept says.

    Args:
        about: wants, secrets, spoken, habits, being_wants, being_secrets or being_looks.
        kind: kind of a facet, ``kin_dead`` for a relation that has died.
    """
    sources = {
        "wants": facets.WANTS, "secrets": facets.SECRETS, "spoken": facets.SPOKEN,
        "habits": facets.HABITS, "being_wants": facets.BEING_WANTS,
        "being_secrets": facets.BEING_SECRETS, "being_looks": facets.BEING_LOOKS,
    }  # fmt: skip
    text = sources[about].get(kind, "")
    return tuple(line for line in text.strip().splitlines() if line.strip())


@cache
def all_domains() -> tuple[Domain, ...]:
    """Return every domain of new archetypes."""
    return tuple(
        Domain(_split(r[0], "/"), r[1], r[2], _split(r[3], ","), tuple(r[4].split()))
        for r in _rows(archetypes.DOMAINS)
    )


@cache
def all_practices() -> tuple[Practice, ...]:
    """Return every practice of new archetypes."""
    return tuple(
        Practice(
            _split(r[0], "/"), r[1], r[2], _split(r[3], ";"), _split(r[4], ";"), r[5],
            _split(r[6], ";"), _split(r[7], ","), tuple(r[8].split()),
        )
        for r in _rows(archetypes.PRACTICES)
    )  # fmt: skip
