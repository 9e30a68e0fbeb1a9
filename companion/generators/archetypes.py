"""New archetypes, written as the book asks: a name, a dictionary's definition, a few notes."""

import re
from functools import cache
from typing import Any, Final

from companion.generators.chance import Chance
from companion.generators.meaning import read_meaning
from companion.generators.tables import Practice, all_domains, all_practices
from companion.generators.text import filled
from companion.generators.words.archetypes import (
    ANYWHERE,
    COMMON_ACTIVITIES,
    COMMON_GEAR,
    KNOWN,
    SCHOOL_NOTES,
    SCHOOLS,
    TAG_WORDS,
)

_SCHOOL_CHANCE: Final = 40
_BRANCH_CHANCE: Final = 3
_LONGEST_NAME: Final = 38
_MOST_GEAR: Final = 5
_USES: Final[dict[str, str]] = {
    "stitcher": "In Stitcher, take it as one Skill Trait: {name} (3) for an expert. Anything it "
    "covers adds its Weight to the pool; gear is a Trait of its own.",
    "altars": "In Altars & Archetypes, give {name} a die like any archetype; one learnt in play "
    "begins at d6 and needs a reason in the story.",
    "skitterbarren": "Skitterbarren names backgrounds and classes but prints none, so this one is "
    "the house's: agree on a skill that {name} adds a modifier to.",
}


def draw_archetype(
    chance: Chance, *, system: str, concept: str = "", beside: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Return a new archetype as VECTORS.md lists it, with overlaps.

    Args:
        chance: where the choices come from.
        system: game, for the note on using it.
        concept: what it should be about; "" for anything.
        beside: archetypes that the character has already.
    """
    meant = read_meaning(concept)
    domain = meant.domain or chance.one("domain", all_domains())
    practice = meant.practice or chance.one("practice", all_practices())
    is_drawn = not meant.name
    is_branch = chance.percent("school", _SCHOOL_CHANCE if is_drawn else _BRANCH_CHANCE)
    school = chance.one("school", SCHOOLS) if is_branch else ""
    stem = meant.name or f"{domain.adjective} {practice.title}"
    name = f"{school} {stem}".strip() if len(school) + len(stem) < _LONGEST_NAME else stem
    school = school if name.startswith(f"{school} ") else ""
    subject = meant.subject or domain.names[0]
    is_known = meant.domain is not None or is_drawn
    where = meant.where or (domain.where if is_known else chance.one("where", ANYWHERE))
    whole = subject if subject.startswith("One ") else practice.definition
    slots = {"x": "it" if whole is subject else subject, "where": where}
    definition = meant.definition or filled(whole, slots)
    if meant.note:
        definition = f"{definition[:-1]}{meant.note}."
    if school:
        definition = f"{definition[:-1]}; {SCHOOL_NOTES[school]}."
    tags = (*practice.tags, *(domain.tags if is_known else ()))
    covers = _list(chance, "covers", practice.covers, slots, 3)
    return {
        "name": name,
        "definition": definition,
        "covers": list(dict.fromkeys([*meant.covers, *covers])),
        "does_not_cover": [
            line for line in _list(chance, "limits", practice.does_not_cover, slots, 3)
            if line not in covers
        ],
        "role": filled(practice.role, slots),
        "activities": _activities(chance, practice, slots),
        "gear": _gear(chance, practice.gear, domain.gear if is_known else ()),
        "overlaps": overlaps(tags, beside),
        "use": filled(_USES[system], {"name": name}),
    }  # fmt: skip


def _gear(chance: Chance, mine: tuple[str, ...], about: tuple[str, ...]) -> list[str]:
    """Return what such people carry, nothing of one sort twice."""
    found: dict[str, str] = {}
    for thing in (*about, *mine):
        found.setdefault(thing.split()[-1].casefold(), thing)
    return [*list(found.values())[: _MOST_GEAR - 1], chance.one("gear", COMMON_GEAR)]


def _activities(chance: Chance, practice: Practice, slots: dict[str, str]) -> list[str]:
    """Return three things such people do: two of the practice, one that any trade may have."""
    places = sorted(chance.some("activities", range(len(practice.activities)), 2))
    own = [filled(practice.activities[place], slots).rstrip(".") for place in places]
    return [*own, chance.one("common", COMMON_ACTIVITIES.splitlines())]


def _list(
    chance: Chance, part: str, things: tuple[str, ...], slots: dict[str, str], count: int
) -> list[str]:
    places = sorted(chance.some(part, range(len(things)), max(count, len(things) - 1)))
    return [filled(things[i], slots).rstrip(".") for i in places]


@cache
def _tags_of(archetype: str) -> frozenset[str]:
    """Return what an archetype is known to cover; an unknown name is read word by word."""
    low = archetype.strip().casefold()
    if low in KNOWN:
        return frozenset(KNOWN[low].split())
    found: set[str] = set()
    for word in re.findall(r"[a-z’']+", low):
        found |= set(KNOWN.get(word, "").split())
        for domain in all_domains():
            found |= set(domain.tags if word in domain.names else ())
        for practice in all_practices():
            is_it = word in practice.names or word == practice.title.casefold()
            found |= set(practice.tags if is_it else ())
    return frozenset(found)


def overlaps(tags: tuple[str, ...], beside: tuple[str, ...]) -> list[str]:
    """Return one sentence for each archetype that shares ground with the tags.

    Args:
        tags: what the new archetype is about.
        beside: the character's other archetypes, with or without a die.
    """
    found = []
    for other in beside:
        name = re.sub(r"\s*[(\[]?\bd\d+[)\]]?$", "", other.strip())
        shared = [tag for tag in dict.fromkeys(tags) if tag in _tags_of(name)]
        if shared:
            told = " and ".join(TAG_WORDS.get(tag, tag) for tag in shared[:3])
            found.append(f"{name}: both cover {told}; roll the better die.")
        elif name and not _tags_of(name):
            found.append(f"{name}: not known here; compare what each covers at the table.")
    return found
