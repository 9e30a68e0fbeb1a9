"""Who and what an exchange is about, as noun phrases, and what kind of place it happens in."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from companion.narration.brief import Brief, Person
from companion.narration.deed import Deed, deed_of, manner_meant, object_class
from companion.narration.grammar import Picker, Slots
from companion.narration.helps import Help, as_thing, flaw_of, helps_of, plain
from companion.narration.library import (
    Manner,
    fold_words,
    genre_tags,
    made_up,
    manner,
    place_words,
)
from companion.narration.nouns import (
    Noun,
    clean,
    definite,
    head_of,
    is_beast,
    is_plural,
    owned,
    short_of,
    tool_class,
)

_SELF: Final = frozenset(["me", "myself", "self", "us", "ourselves", "i", "it", "them", "they"])
_HOME: Final = {"skitterbarren": "wasteland", "altars": "swordsorcery"}
_DOWN: Final = re.compile(
    r"\b(?:down|descend|abseil|rappel|lower (?:myself|ourselves)|hinab|hinunter|descends?|bajo)\b",
    re.IGNORECASE,
)
_STRUGGLES: Final = frozenset(["fight", "force", "travel"])
_WOUND_STEPS: Final = ((2, "light"), (5, "solid"), (8, "heavy"))


@dataclass(frozen=True, slots=True)
class Cast:
    """One exchange in noun phrases.

    Attributes:
        manner: the kind of action.
        slots: what slots stand for.
        opponent: who resists, if anybody does.
        npc: somebody else who is there.
        helps: what was stitched in, as it can be named.
        flaw: a negative trait that worked against it, with its form (noun or state).
        gear: name of an item, as on the sheet, that could be lost.
        clock: name of a clock that runs against the players.
        deed: what the player's words do; None where they are no plain deed.
    """

    manner: Manner
    slots: Slots
    opponent: Person | None
    npc: Person | None
    helps: tuple[Help, ...]
    flaw: tuple[str, Noun] | None
    gear: str
    clock: str
    deed: Deed | None = None


def cast_of(brief: Brief) -> Cast:
    """Return who and what an exchange is about."""
    picker = Picker(brief.seed, brief.exchange, "cast")
    attempt, setting = brief.attempt, brief.setting
    deed = deed_of(attempt.text, attempt.goal)
    known = manner(_manner_told(brief, deed))
    opponent = attempt.opponent or _person_meant(brief)
    if opponent is not None and _is_object(opponent.name):
        opponent = None
    everybody = tuple(clean(person.name) for person in setting.people)
    nouns: dict[str, Noun] = {}
    if opponent is not None:
        nouns["opp"] = definite(opponent.name)
        nouns["oppshort"] = short_of(nouns["opp"], everybody)
    if deed is not None:
        nouns["deed"] = plain(deed.text)
    if deed is not None and deed.sought and _is_told(deed.sought):
        nouns["sought"] = _sought(deed.sought)
    thing = _thing(brief, deed, opponent)
    if thing is not None:
        nouns["target"] = thing
    # Somebody whom an action is for, and who does not resist, may also be the one to speak.
    is_against = attempt.opponent is not None
    npc = opponent if opponent and not is_against else _bystander(brief, picker, opponent)
    if npc is not None and is_beast(definite(npc.name)):
        npc = None
    if npc is not None:
        nouns["npc"] = definite(npc.name).single
        nouns["npcshort"] = short_of(definite(npc.name), everybody).single
        nouns["npctheir"] = plain(nouns["npc"].their)
        if npc.wants:
            nouns["want"] = plain(clean(npc.wants))
    if attempt.helpers:
        nouns["ally"] = definite(attempt.helpers[0])
    gear = _gear(brief, picker)
    if gear:
        nouns["gear"], nouns["itemname"] = owned(gear), plain(gear)
    clock = _clock(brief, picker)
    if clock:
        nouns["clockname"], nouns["clocksaid"] = plain(clock), plain(_said(clock))
    tags = tags_of(brief) | _marks(brief, known, nouns.get("opp")) | _classes(thing)
    tags |= _told_by(brief, deed, gear)
    nouns |= _made_up(picker, tags)
    fact = picker.one(setting.knowledge[-6:]) if setting.knowledge else ""
    if fact and as_thing(fact):
        nouns["fact"] = as_thing(fact) or definite(fact)
    return Cast(
        manner=known,
        slots=Slots(nouns, tags),
        opponent=opponent,
        npc=npc,
        helps=helps_of(brief, known),
        flaw=flaw_of(brief),
        gear=gear,
        clock=clock,
        deed=deed,
    )


_ONESELF: Final = re.compile(
    r"\b(?:myself|me|my (?:own )?(?:[\w'’-]+ ){0,2}?(?:wounds?|hurts?|injur(?:y|ies)|arm|leg|"
    r"forearm|hand|foot|head|side|shoulder|ribs?|knee|ankle|wrist|face|back|eye|cuts?|burns?|bruises?|gash|"
    r"bleeding))\b",
    re.IGNORECASE,
)


def _manner_told(brief: Brief, deed: Deed | None) -> str:
    """Return the kind of action as it is told: down a wall, and one's own wounds, are others."""
    attempt = brief.attempt
    meant = manner_meant(attempt.manner, deed)
    if meant == "heal" and _ONESELF.search(attempt.text):
        return "heal_self"
    if meant == "climb" and _DOWN.search(f"{attempt.text} {attempt.goal}"):
        return "descend"
    opponent = attempt.opponent
    beast = opponent is not None and is_beast(definite(opponent.name))
    return "tame" if beast and meant in _TALKING else meant


_TALKING: Final = frozenset(["persuade", "talk", "command"])
"""What is done with words, and with an animal is done with patience."""


_MANY: Final = frozenset(["crowd", "mob", "audience", "people", "villagers", "gang", "throng"])


def _marks(brief: Brief, known: Manner, opponent: Noun | None) -> set[str]:
    marks = {"done"} if brief.passed else set()
    if known.family in _STRUGGLES:
        marks.add("struggle")
    if opponent is None:
        return marks
    if opponent.head in _MANY:
        marks.add("crowd")
    return marks | {"beast"} if is_beast(opponent) else marks


def _is_object(name: str) -> bool:
    """Whether a name that the reader took for somebody's is a thing's: "the corridor"."""
    head = head_of(clean(name))
    kind = object_class(head)
    return bool(kind) and kind not in ("beast", "other") and not is_beast(definite(name))


def _person_meant(brief: Brief) -> Person | None:
    target = brief.attempt.target or ""
    heads = {head_of(target), clean(target).lower()} if target else set()
    people = brief.setting.people
    for person in people:
        if clean(person.name).lower() in heads or head_of(person.name) in heads:
            return person
    said = set(fold_words(brief.attempt.text))
    named = (p for p in people if {w for w in fold_words(clean(p.name)) if len(w) > 2} & said)  # noqa: PLR2004
    return next((p for p in named if head_of(p.name) in said or p.name[:1].isupper()), None)


def _thing(brief: Brief, deed: Deed | None, opponent: Person | None) -> Noun | None:
    """Return the thing that it is done to; None where it is nothing, or somebody."""
    text = deed.thing if deed is not None else clean(brief.attempt.target or "")
    if not text or text.lower() in _SELF:
        return None
    people = [*brief.setting.people, *([opponent] if opponent is not None else [])]
    head = head_of(text)
    if any(head in (head_of(p.name), clean(p.name).lower()) for p in people):
        return None
    carried = {head_of(clean(item)): item for item in brief.setting.items}
    if head in carried and text.lower().split()[0] in ("the", "your", "my", head):
        return owned(carried[head])
    return definite(_article_first(text), thing=True)


def _article_first(phrase: str) -> str:
    """Return a thing as the story calls it once it was named: "two poles" are "the two poles"."""
    first = phrase.split()[0].lower()
    if first in ("an", "a", "the", "your", "his", "her", "their", "its", "this", "that", "these"):
        return phrase
    return f"the {phrase.removeprefix('some ')}"


def _is_told(sought: str) -> bool:
    """Whether what is searched for can be named as found: a trap, letters, not "anything"."""
    low = sought.lower().split()
    vague = {"anything", "something", "any", "help", "it", "him", "her", "them", "more", "some"}
    return low[0] not in vague and low[-1] not in vague


def _sought(phrase: str) -> Noun:
    return Noun(text=phrase, plural=is_plural(phrase), bare=phrase, pronoun="it")


def _classes(thing: Noun | None) -> set[str]:
    """Return the tags of a thing: "on_door" for the iron gate."""
    if thing is None:
        return set()
    kind = object_class(thing.head)
    return {"thing", f"on_{kind}"} if kind else {"thing"}


def _told_by(brief: Brief, deed: Deed | None, gear: str) -> set[str]:
    """Return the tags of the verb ("v_listen") and of the item that could be lost ("g_rope")."""
    found = {f"v_{deed.verb.lower()}"} if deed is not None else set()
    if gear:
        found.add(f"g_{tool_class(gear) or 'any'}")
        used = {clean(name).lower() for name in brief.attempt.stitched}
        said = fold_words(brief.attempt.text)
        if clean(gear).lower() in used or head_of(clean(gear)) in said:
            found.add("inuse")
    return found


def _said(name: str) -> str:
    """Return a clock's name as it stands within a sentence; a name of somebody keeps its capital."""
    first, _, rest = name.partition(" ")
    keeps = first[1:].lower() != first[1:] or (rest[:1].isupper()) or "'" in first or "’" in first
    return name if keeps else name[:1].lower() + name[1:]


def _made_up(picker: Picker, tags: frozenset[str]) -> dict[str, Noun]:
    """Return a name and a place that a find may bring in; one of each for every exchange."""
    found: dict[str, Noun] = {}
    for slot, kind in (("newname", "person"), ("newplace", "where")):
        fitting = [f for f in made_up(kind) if Slots({}, tags).suits(f)]
        if fitting:
            found[slot] = plain(picker.one(fitting).text)
    return found


def _bystander(brief: Brief, picker: Picker, opponent: Person | None) -> Person | None:
    present = [
        person
        for person in brief.setting.people
        if (opponent is None or person.name != opponent.name)
        and not is_beast(definite(person.name))
        and not _is_object(person.name)
        and person.name not in brief.attempt.helpers
    ]
    return picker.one(present) if present else None


def _gear(brief: Brief, picker: Picker) -> str:
    carried = {clean(item).lower(): item for item in brief.setting.items}
    used = [carried[s] for s in map(str.lower, map(clean, brief.attempt.stitched)) if s in carried]
    if used:
        return picker.one(used)
    return picker.one(brief.setting.items) if brief.setting.items else ""


def _clock(brief: Brief, picker: Picker) -> str:
    running = [c.name for c in brief.setting.clocks if not c.good and c.ticks < c.size]
    return picker.one(running) if running else ""


def tags_of(brief: Brief) -> frozenset[str]:
    """Return what the genre and the place bring: "old", "tavern", "ship" ..."""
    return _tags(brief.system, brief.setting.genre, brief.setting.place)


@lru_cache(maxsize=512)
def _tags(system: str, genre: str, place: str) -> frozenset[str]:
    genre = genre.lower() or _HOME.get(system, "")
    tags = set(genre_tags().get(genre, frozenset([genre] if genre else [])))
    words = {w.removesuffix("'s") for w in fold_words(place)}
    words |= {w[:-1] for w in words if w.endswith("s")}
    tags |= {kind for kind, signs in place_words().items() if words & signs}
    if genre == "space":
        tags |= {"station"} - (
            {"station"} if tags & {"woods", "desert", "cave", "street"} else set()
        )
    if genre == "wasteland" and not tags & {"street", "house", "tavern", "cave", "station"}:
        tags.add("desert")
    return frozenset(tags)


def wound_step(damage: int) -> str:
    """Return how bad a wound of so many points is.

    Example:
        >>> [wound_step(n) for n in (1, 4, 7, 12)]
        ['light', 'solid', 'heavy', 'crushing']
    """
    return next((name for most, name in _WOUND_STEPS if damage <= most), "crushing")
