"""Who and what an exchange is about, as noun phrases, and what kind of place it happens in."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from companion.narration.brief import Brief, Person
from companion.narration.grammar import Picker, Slots
from companion.narration.helps import Help, as_thing, flaw_of, helps_of, plain
from companion.narration.library import (
    Manner,
    fold_words,
    genre_tags,
    manner,
    place_words,
)
from companion.narration.nouns import (
    Noun,
    clean,
    definite,
    head_of,
    is_beast,
    owned,
)

_SELF: Final = frozenset(["me", "myself", "self", "us", "ourselves", "i", "it", "them", "they"])
_HOME: Final = {"skitterbarren": "wasteland", "altars": "swordsorcery"}
_VERB_FIRST: Final = re.compile(
    r"^(?:to\s+)?[a-z]+\s+(?:(?:up|down|over|across|into|through|past|on|onto|at|for|with|to|from|"
    r"out|off|around|along|under|away|open|by|in)\s+)*(?=(?:the|a|an|my|your|his|her|their)\s)"
)
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
    """

    manner: Manner
    slots: Slots
    opponent: Person | None
    npc: Person | None
    helps: tuple[Help, ...]
    flaw: tuple[str, Noun] | None
    gear: str
    clock: str


def cast_of(brief: Brief) -> Cast:
    """Return who and what an exchange is about."""
    picker = Picker(brief.seed, brief.exchange, "cast")
    attempt, setting = brief.attempt, brief.setting
    known = manner(_manner_told(brief))
    opponent = attempt.opponent or _person_meant(brief)
    nouns: dict[str, Noun] = {}
    if opponent is not None:
        nouns["opp"] = definite(opponent.name)
    nouns["target"] = _target(brief, known, opponent)
    # Somebody whom an action is for, and who does not resist, may also be the one to speak.
    is_against = attempt.opponent is not None
    npc = opponent if opponent and not is_against else _bystander(brief, picker, opponent)
    if npc is not None and is_beast(definite(npc.name)):
        npc = None
    if npc is not None:
        nouns["npc"] = definite(npc.name).single
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
        nouns["clock"], nouns["clockname"] = as_thing(clock) or definite(clock), plain(clock)
    fact = picker.one(setting.knowledge[-6:]) if setting.knowledge else ""
    if fact and as_thing(fact):
        nouns["fact"] = as_thing(fact) or definite(fact)
    return Cast(
        manner=known,
        slots=Slots(nouns, tags_of(brief) | _marks(brief, known, nouns.get("opp"))),
        opponent=opponent,
        npc=npc,
        helps=helps_of(brief, known),
        flaw=flaw_of(brief),
        gear=gear,
        clock=clock,
    )


_ONESELF: Final = re.compile(
    r"\b(?:myself|me|my (?:own )?(?:[\w'’-]+ ){0,2}?(?:wounds?|hurts?|injur(?:y|ies)|arm|leg|"
    r"forearm|hand|foot|head|side|shoulder|ribs?|knee|ankle|wrist|face|back|eye|cuts?|burns?|bruises?|gash|"
    r"bleeding))\b",
    re.IGNORECASE,
)


def _manner_told(brief: Brief) -> str:
    """Return the kind of action as it is told: down a wall, and one's own wounds, are others."""
    attempt = brief.attempt
    if attempt.manner == "heal" and _ONESELF.search(attempt.text):
        return "heal_self"
    return "descend" if _goes_down(brief) else attempt.manner


def _goes_down(brief: Brief) -> bool:
    attempt = brief.attempt
    return attempt.manner == "climb" and bool(_DOWN.search(f"{attempt.text} {attempt.goal}"))


def _marks(brief: Brief, known: Manner, opponent: Noun | None) -> set[str]:
    marks = {"done"} if brief.passed else set()
    if known.family in _STRUGGLES:
        marks.add("struggle")
    return marks | {"beast"} if opponent is not None and is_beast(opponent) else marks


def _person_meant(brief: Brief) -> Person | None:
    target = brief.attempt.target
    if not target:
        return None
    heads = {head_of(target), clean(target).lower()}
    for person in brief.setting.people:
        if clean(person.name).lower() in heads or head_of(person.name) in heads:
            return person
    return None


def _target(brief: Brief, known: Manner, opponent: Person | None) -> Noun:
    text = clean(brief.attempt.target or "")
    if text.lower() in _SELF:
        text = ""
    if not text:
        goal = clean(brief.attempt.goal)
        rest = _VERB_FIRST.sub("", goal)
        # A goal is a phrase of the reader's; only one that is plainly verb and object is used.
        text = rest if rest != goal and len(rest.split()) <= 4 else ""  # noqa: PLR2004
    if opponent is not None and (not text or head_of(text) == head_of(opponent.name)):
        return definite(opponent.name)
    if not text:
        return definite(known.default, thing=True)
    if any(clean(item).lower() == text.lower() for item in brief.setting.items):
        return owned(text)
    return definite(text, thing=True)


def _bystander(brief: Brief, picker: Picker, opponent: Person | None) -> Person | None:
    present = [
        person
        for person in brief.setting.people
        if (opponent is None or person.name != opponent.name)
        and not is_beast(definite(person.name))
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
