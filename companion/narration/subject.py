"""What an exchange is about, from the player's words: the thing, what is sought, who is meant."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from companion.narration.brief import Brief, Person
from companion.narration.deed import Deed, is_lighting, object_class
from companion.narration.grammar import Picker, Slots
from companion.narration.helps import plain
from companion.narration.library import fold_words, made_up
from companion.narration.nouns import (
    Noun,
    clean,
    definite,
    head_of,
    is_plural,
    owned,
    tool_class,
)

_GETTING: Final = frozenset(["steal", "buy", "forage", "haggle"])
_MENDING: Final = frozenset(["repair", "craft"])
_FLAW_OF: Final = re.compile(
    r"^(?:the |a |its )?(?:\w+ )?"
    r"(?:hole|leak|crack|tear|rip|gap|break|fault|damage|puncture|split|dent)s?\s+"
    r"(?:in|of|on|through) (?P<whole>(?:the|my|your|a|an|our|his|her|their) [\w'’ -]+)"
)
"""What is wrong with a thing, and the thing."""
_COVER: Final = re.compile(
    r"\b(?:behind|under|beneath|among) (?P<what>(?:the|some|a|an) [\w'’-]+"
    r"(?: (?!(?:and|or|to|till|until|while|when|as|so|where|that|which|who|from|on|in|at|of|by|for"
    r"|with|near|next|before|again|once|here|there|\w+ly)\b)[\w'’-]+){0,2})\b"
)
"""What somebody hides behind, with what is said of it."""
_TOLD: Final = re.compile(
    r"\b(?:ask|tell|beg|warn|remind|answer|greet|(?:say|speak|talk|whisper|call|shout|turn|nod) to)"
    r" (?P<whom>(?:the |my |our )?[\w'’-]+(?: (?!what|about|who|how|where|why|when|if|whether|for"
    r"|that|to|of)[\w'’-]+)?)",
    re.IGNORECASE,
)
"""Whom words are said to."""
_SMALL: Final = frozenset(["the", "and", "with", "from", "for"])
"""Words that stand in many names and name nobody."""
_SELF: Final = frozenset(["me", "myself", "self", "us", "ourselves", "i", "it", "them", "they"])


NO_THINGS: Final = frozenset(["beast", "other", "wound"])
"""Classes of what a deed may be done to that is no thing."""


def is_object(name: str) -> bool:
    """Whether a name that the reader took for somebody's is a thing's: "the corridor"."""
    head = head_of(clean(name))
    kind = object_class(head)
    return bool(kind) and kind not in NO_THINGS


def person_meant(brief: Brief) -> Person | None:
    """Return who of those present the target or the player's words name."""
    target = brief.attempt.target or ""
    heads = {head_of(target), clean(target).lower()} if target else set()
    people = brief.setting.people
    for person in people:
        if clean(person.name).lower() in heads or head_of(person.name) in heads:
            return person
    said = set(fold_words(brief.attempt.text))
    in_turn = told_first(people, brief.attempt.text)
    # "Hakkur the bench-mate" is not named by every "the".
    said -= _SMALL
    return next((p for p in in_turn if _own_words(p.name) & said), None)


def _own_words(name: str) -> set[str]:
    """Return the words that name somebody: who a "tomb thief" is, no tomb says.

    Example:
        >>> sorted(_own_words("Kesh the tomb thief")), _own_words("two temple guards")
        (['kesh', 'thief'], {'guards'})
    """
    told = clean(name)
    own = {word for part in told.split() if part[:1].isupper() for word in fold_words(part)}
    return {w for w in own | {head_of(told), *fold_words(told)[-1:]} if len(w) > 2}  # noqa: PLR2004


def told_first(people: Sequence[Person], text: str) -> list[Person]:
    """Return people, those to whom some words are said before those whom they are about.

    Example:
        >>> both = [Person(name="the drum master"), Person(name="Hob")]
        >>> [p.name for p in told_first(both, "I ask Hob about the drum master")]
        ['Hob', 'the drum master']
    """
    to = _TOLD.search(text)
    first = set(fold_words(to["whom"])) - {"the", "my", "our"} if to is not None else set()
    return sorted(people, key=lambda p: not first & set(fold_words(clean(p.name))))


def thing_of(brief: Brief, deed: Deed | None, opponent: Person | None) -> Noun | None:
    """Return the thing that it is done to; None where it is nothing, or somebody."""
    text = deed.thing if deed is not None else clean(brief.attempt.target or "")
    if not text or text.lower() in _SELF:
        return None
    text = _meant_in(brief.attempt.manner, deed, brief.attempt.text) or text
    flawed = _FLAW_OF.search(f"{text} {deed.text.partition(text)[2]}" if deed is not None else text)
    if flawed is not None and brief.attempt.manner in _MENDING:
        text = flawed["whole"]  # who patches the hole in the boat works on the boat
    people = [*brief.setting.people, *([opponent] if opponent is not None else [])]
    head = head_of(text)
    if any(head in (head_of(p.name), clean(p.name).lower()) for p in people):
        return None
    carried = {head_of(clean(item)): item for item in brief.setting.items}
    is_new = brief.attempt.manner in _GETTING  # what was taken just now was not the character's
    if head in carried and not is_new and text.lower().split()[0] in ("the", "your", "my", head):
        return owned(carried[head])
    return definite(_article_first(text), thing=True)


def _meant_in(manner: str, deed: Deed | None, said: str) -> str:
    """Return what an act is about where its words name first where it happens; else "".

    Who looks for tracks in the mud follows the tracks, and who hides in the barn behind the crates
    has the crates for cover.
    """
    if manner == "track" and deed is not None and deed.sought:
        return deed.sought if object_class(head_of(deed.sought)) == "trail" else ""
    cover = _COVER.search(said) if manner == "hide" else None
    return cover["what"] if cover is not None else ""


def _article_first(phrase: str) -> str:
    """Return a thing as the story calls it once it was named: "two poles" are "the two poles"."""
    first = phrase.split(maxsplit=1)[0].lower()
    if first in ("an", "a", "the", "your", "his", "her", "their", "its", "this", "that", "these"):
        return phrase
    return f"the {phrase.removeprefix('some ')}"


def sought_of(deed: Deed | None) -> Noun | None:
    """Return what is searched for, where it can be named as found: letters, not "anything"."""
    if deed is None or not deed.sought or not _is_told(deed.sought):
        return None
    phrase = deed.sought
    return Noun(text=phrase, plural=is_plural(phrase), bare=phrase, pronoun="it")


WAY: Final = "way"
"""Tag of a search for a way out, in or on."""
_WAYS: Final = frozenset(
    ["way", "exit", "passage", "route", "entrance", "entry", "escape", "path", "passageway"]
)


def kind_sought(sought: Noun | None) -> frozenset[str]:
    """Return the tag of a search for a way; nothing for a search for a thing.

    Example:
        >>> kind_sought(Noun(text="a way out")), kind_sought(Noun(text="letters"))
        (frozenset({'way'}), frozenset())
    """
    is_way = sought is not None and bool(_WAYS & set(fold_words(sought.text)))
    return frozenset({WAY}) if is_way else frozenset()


def _is_told(sought: str) -> bool:
    """Whether what is searched for can be named as found: a trap, letters, not "anything"."""
    low = sought.lower().split()
    vague = {"anything", "something", "any", "help", "it", "him", "her", "them", "more", "some"}
    return low[0] not in vague and low[-1] not in vague


def classes_of(thing: Noun | None) -> set[str]:
    """Return the tags of a thing: "on_door" for the iron gate."""
    if thing is None:
        return set()
    kind = object_class(thing.head)
    return {"thing", f"on_{kind}"} if kind else {"thing"}


_SAID_FIRST: Final = re.compile(
    r"^\W*(?:(?:so|then|and|now) )?(?:i|we) (?:(?:try|attempt|want|begin) to )?(?P<verb>[a-z]+)\b",
    re.IGNORECASE,
)
"""The verb of words that are no plain deed otherwise."""


def told_by(brief: Brief, deed: Deed | None, gear: str) -> set[str]:
    """Return the tags of the verb ("v_listen") and of the item that could be lost ("g_rope")."""
    verb = _SAID_FIRST.match(brief.attempt.text) if deed is None else None
    found = {f"v_{deed.verb.lower()}"} if deed is not None else set()
    if verb is not None:
        found.add(f"v_{verb['verb'].lower()}")  # "I bluff: there are ten of us"
    if deed is not None and is_lighting(deed):
        found.add("v_light")
    if gear:
        found.add(f"g_{tool_class(gear) or 'any'}")
        used = {clean(name).lower() for name in brief.attempt.stitched}
        said = fold_words(brief.attempt.text)
        if clean(gear).lower() in used or head_of(clean(gear)) in said:
            found.add("inuse")
    return found


@cache
def _own_names() -> frozenset[str]:
    """Return the first words of the names that people are given by the storyteller."""
    return frozenset(f.text.split()[0] for f in made_up("person"))


def said_of(name: str) -> str:
    """Return a clock's name as it stands within a sentence; somebody's name keeps its capital."""
    first, _, rest = name.partition(" ")
    if first in _own_names():
        return name
    keeps = first[1:].lower() != first[1:] or (rest[:1].isupper()) or "'" in first or "’" in first
    return name if keeps else name[:1].lower() + name[1:]


def made_up_for(picker: Picker, tags: frozenset[str]) -> dict[str, Noun]:
    """Return a name and a place that a find may bring in; one of each for every exchange."""
    found: dict[str, Noun] = {}
    for slot, kind in (("newname", "person"), ("newplace", "where")):
        fitting = [f for f in made_up(kind) if Slots({}, tags).suits(f)]
        if fitting:
            found[slot] = plain(picker.one(fitting).text)
    return found
