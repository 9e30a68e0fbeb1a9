"""New archetypes, written as the book asks: a name, a dictionary's definition, a few notes."""

import re
from functools import cache
from typing import Any, Final

from companion.generators.chance import Chance
from companion.generators.concept import read_concept
from companion.generators.tables import Domain, Practice, all_domains, all_practices
from companion.generators.text import clean, filled, has_words
from companion.generators.words.archetypes import KNOWN, SCHOOL_NOTES, SCHOOLS, TAG_WORDS

_MARKS: Final = re.compile(r"[^a-z’' -]")
_SCHOOL_CHANCE: Final = 40
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
    domain, practice = _parts(chance, concept)
    school = chance.one("school", SCHOOLS) if chance.percent("school", _SCHOOL_CHANCE) else ""
    stem = f"{domain.adjective} {practice.title}"
    name = _own_name(concept) or f"{school} {stem}".strip()
    slots = {"x": domain.names[0], "where": domain.where}
    definition = filled(practice.definition, slots)
    if school and name.startswith(school):
        definition = f"{definition[:-1]}; {SCHOOL_NOTES[school]}."
    return {
        "name": name,
        "definition": definition,
        "covers": _list(chance, "covers", practice.covers, slots, 3),
        "does_not_cover": _list(chance, "limits", practice.does_not_cover, slots, 3),
        "role": filled(practice.role, slots),
        "activities": [
            filled(line, slots).rstrip(".") for line in _some(chance, practice.activities)
        ],
        "gear": list(dict.fromkeys([*practice.gear, *domain.gear])),
        "overlaps": overlaps((*practice.tags, *domain.tags), beside),
        "use": filled(_USES[system], {"name": name}),
    }


def _parts(chance: Chance, concept: str) -> tuple[Domain, Practice]:
    low = f" {_MARKS.sub(' ', clean(concept).casefold())} "
    domains = [(at, d) for d in all_domains() if (at := _first(low, d.names)) >= 0]
    practices = [(at, p) for p in all_practices() if (at := _first(low, p.names)) >= 0]
    domain = min(domains, key=lambda pair: pair[0])[1] if domains else None
    practice = min(practices, key=lambda pair: pair[0])[1] if practices else None
    if domain is None:
        domain = _own_domain(chance, concept)
    return domain, practice or chance.one("practice", all_practices())


def _first(low: str, names: tuple[str, ...]) -> int:
    found = [at for name in names if (at := has_words(low, name)) >= 0]
    return min(found, default=-1)


def _own_domain(chance: Chance, concept: str) -> Domain:
    """Return the domain of a concept that the lists do not know; a drawn one for no concept."""
    drawn = chance.one("domain", all_domains())
    reading = read_concept(concept, "npc")
    if not reading.title or reading.calling is not None:
        return drawn
    subject = reading.title
    return drawn._replace(
        names=(subject,),
        adjective=subject.title(),
        where=f"the places where there are {subject}" if subject.endswith("s") else drawn.where,
    )


def _own_name(concept: str) -> str:
    match = re.search(r"\b(?:named|called)\s+[\"“']?([^\W\d_][\w’' -]{0,40})", clean(concept))
    return match[1].strip(" '’").title() if match else ""


def _some(chance: Chance, things: tuple[str, ...]) -> list[str]:
    return [things[i] for i in sorted(chance.some("activities", range(len(things)), 3))]


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
