"""Reads a concept in a GM's own words: who or what, how they are, what tempts them.

A concept is data. It chooses among our own parts and may lend a name or a title of a few plain
words; nothing in it is ever followed as an order, and no number in it reaches a sheet.
"""

import re
from functools import lru_cache
from typing import Final, NamedTuple

from companion.generators.facet import Facet
from companion.generators.facets import Parsed, take_apart
from companion.generators.named import (
    being_in,
    domain_in,
    epithet_in,
    genre_in,
    named_calling,
    shape_in,
    temper_in,
    vice_in,
)
from companion.generators.tables import (
    Being,
    Calling,
    Domain,
    Epithet,
    Shape,
    Temper,
    Vice,
    all_epithets,
    all_tempers,
)
from companion.generators.text import article, clean, has_words, titled
from companion.generators.words.clauses import FOREIGN, KIN
from companion.generators.words.heads import (
    ADJECTIVES,
    ARTICLES,
    CHILDREN,
    GENERIC,
    LASTS,
    NO_KIN,
    NOUNS,
    ORDERS,
    PEOPLE,
    SPEECH,
    SUBJECTS,
)
from companion.generators.words.people import FOLK

_HEAD_ENDS: Final = re.compile(
    r"\s(?:who|whose|whom|that|which|with|without|in|of|from|at|on|for|and|but|by|into|is|was|has|"
    r"to|after|under|behind|named|called|trying|hiding|running|looking|selling|seeking)\s|[,;:.!?(\"“—]\s*|\s[-–]\s"
)
_NAMED: Final = re.compile(r"\b(?:named|called)\s+[\"“']?([^\W\d_][^\"”,;.()<>{}\[\]|]{0,40})")
_NAME_ENDS: Final = re.compile(r"\s(?:who|that|which|with|and|in|of|from|at)\s.*")
_MARKS: Final = re.compile(r"[^\w’' -]")
_PLAIN: Final = re.compile(
    r"[^\W\d_]+(?:['’-][^\W\d_]+)*|\d{1,3}(?:-[^\W\d_]+)+|\d{1,2}(?:st|nd|rd|th)"
)
_KEPT: Final = 256
"""Readings that are kept: many things are made of one concept."""
_LONG_ENOUGH: Final = 5
_VICE_WORDS: Final = 3
"""How many words into a clause a weakness is looked for."""
_SHE: Final = re.compile(r"\b(?:she|her|herself)\b")
_HE: Final = re.compile(r"\b(?:he|his|him|himself)\b")
_YEARS: Final = re.compile(r"\b(?:(?:[5-9]|1[0-7])|five|six|seven|eight|nine|ten|eleven|twelve|"
                           r"thirteen|fourteen)[- ]years?[- ]old\b")  # fmt: skip
_NOT_ABOUT: Final = ("place", "unable", "never", "kin", "is", "past")
_LONGEST_TITLE: Final = 36
_MOST_WORDS: Final = 3


class Reading(NamedTuple):
    """What a concept says; whatever it leaves open is None or "".

    Attributes:
        text: the concept, cleaned; "" for none.
        title: what to call such a person or being, lower case.
        calling: the known calling.
        being: the known creature or monster.
        epithet: what sets a being apart.
        temper: how they are.
        vice: what tempts them.
        genre: genre that its words point to.
        folk: ancestry or condition, such as "dwarf" or "android".
        name: a name that the concept gives.
        facets: each thing that it says of them.
        gender: f, m, or "" for unsaid.
        is_child: whether it is about a child.
        domain: what it is about, of the lists: bees, elevators; None for nothing known.
        shape: what sort of thing a being is that the lists do not know.
        place: a place that it names, with "the".
    """

    text: str = ""
    title: str = ""
    calling: Calling | None = None
    being: Being | None = None
    epithet: Epithet | None = None
    temper: Temper | None = None
    vice: Vice | None = None
    genre: str = ""
    folk: str = ""
    name: str = ""
    facets: tuple[Facet, ...] = ()
    gender: str = ""
    is_child: bool = False
    domain: Domain | None = None
    shape: Shape | None = None
    place: str = ""


@lru_cache(maxsize=_KEPT)
def read_concept(text: str, kind: str) -> Reading:
    """Read a concept.

    Args:
        text: anything; at most the first 300 characters count.
        kind: npc, monster, creature or character: what it may name.
    """
    cleaned = clean(text)
    if not cleaned:
        return Reading()
    name = _name_in(cleaned)
    rest = cleaned.replace(name, " ") if name else cleaned
    rest = rest.lower() if rest.isupper() else rest
    low = f" {_MARKS.sub(' , ', rest.casefold())} "
    head = _head(rest)
    head_low = f" {' '.join(head)} "
    is_person = kind in ("npc", "character")
    parsed = take_apart(rest)
    barred = ARTICLES | FOREIGN
    head = [word for word in parsed.head if word not in barred] if head else []
    head_low = f" {' '.join(head)} "
    is_vague = not set(head) - GENERIC - set(_adjectives(head))
    called = None
    if is_person:
        called = named_calling(head_low) or (named_calling(low) if is_vague else None)
        if called is None:
            called, parsed = _called_before(parsed, head)
    is_head = called is None or has_words(head_low, called[0]) >= 0
    being = None if is_person else being_in(head_low, kind)
    shape = None if is_person else shape_in(head)
    if being and shape and not _ends_later(head_low, being[0], shape):
        shape = None
    being = None if shape else being
    known = called[0] if called else being[0] if being else ""
    facets = _facets(parsed, head, known)
    if not is_person:  # the ghost of a caravan is no relation of it
        facets = tuple(f._replace(kind="of") if f.agent in NO_KIN else f for f in facets)
    told = " ".join([*head, *(f.text for f in facets if f.kind == "is")])
    folk = next((word for word in FOLK.split() if has_words(f" {told} ", word) >= 0), "")
    title = _title(head, known if is_head else "", folk if is_person else "",
                   is_person=is_person)  # fmt: skip
    if not title and not is_person and facets and head[-1:] and head[-1] in GENERIC:
        title = head[-1]  # the thing behind the wallpaper
    if called and title == folk:  # what somebody was says more than that they are dead
        title = called[0]
    place = next((f.ing for f in facets if f.kind == "place"), "")
    return Reading(
        text=cleaned,
        title=title or (called[0] if called else known),
        calling=called[1] if called else None,
        being=being[1] if being else None,
        epithet=None if is_person else epithet_in(head_low, known),
        temper=temper_in(low if is_person else _without_epithets(low)),
        vice=_vice(facets, head, known) if is_person else None,
        genre=genre_in(low),
        folk=folk,
        name=name,
        facets=facets,
        gender="f" if _SHE.search(low) else "m" if _HE.search(low) else "",
        is_child=_is_child(low, head_low),
        domain=domain_in(_about(parsed, head)),
        shape=shape,
        place=place,
    )


def _called_before(parsed: Parsed, head: list[str]) -> tuple[tuple[str, Calling] | None, Parsed]:
    """Return what somebody was: the ghost of a tax collector is a tax collector, and dead."""
    was = next((f for f in parsed.facets if f.kind == "kin"), None)
    if was is None or not head or head[-1] not in FOLK.split():
        return None, parsed
    left = tuple(facet for facet in parsed.facets if facet is not was)
    return named_calling(f" {was.base.casefold()} "), Parsed(parsed.head, left)


def _without_epithets(low: str) -> str:
    """Return a text without the words that say what sort of being it is: haunted, old, cold."""
    for name in sorted((n for e in all_epithets() for n in e.names), key=len, reverse=True):
        if name not in SPEECH and has_words(low, name) >= 0:
            low = low.replace(f" {name} ", " , ")
    return low


def _ends_later(head_low: str, being: str, shape: Shape) -> bool:
    """Return whether the last noun of a head is of a sort of thing, not a being of the lists."""
    ends = head_low.find(f" {being}") + len(being) + 1
    return any(has_words(head_low, name) + 1 + len(name) > ends for name in shape.names)


def _is_child(low: str, head_low: str) -> bool:
    return bool(_YEARS.search(low)) or any(has_words(head_low, word) >= 0 for word in CHILDREN)


def _about(parsed: Parsed, head: list[str]) -> str:
    """Return the words that may say what somebody deals with, the facets' before the head's."""
    return " , ".join(
        [*(f.text for f in parsed.facets if f.kind not in _NOT_ABOUT), *head]
    ).casefold()


def _adjectives(head: list[str]) -> list[str]:
    """Return words of a head that say how somebody is and are nobody's temper."""
    tempers = {name for temper in all_tempers() for name in temper.names}
    return [
        word for word in head
        if (word in ADJECTIVES or word.endswith("-sized") or _sounds_so(word, head))
        and word not in tempers
    ]  # fmt: skip


def _sounds_so(word: str, head: list[str]) -> bool:
    """Return whether a word before a noun has the ending of an adjective: bureaucratic."""
    ends = ("less", "ful", "ous", "ic", "ical", "ish")
    return word != head[-1] and len(word) > _LONG_ENOUGH and word.endswith(ends) and (
        word not in NOUNS)  # fmt: skip


def _facets(parsed: Parsed, head: list[str], known: str) -> tuple[Facet, ...]:
    """Return what a concept says; none of it when it reads like an order."""
    if not head and not (parsed.head and parsed.head[-1] in SUBJECTS):
        return ()
    own = [
        Facet("adj", word, article(word) if word in PEOPLE else word, word, titled(word))
        for word in _adjectives(head) if word not in known.split() and "-sized" not in word
    ]  # fmt: skip
    sized = [Facet("age", word, word, word, titled(word)) for word in head if "-sized" in word]
    ages = [Facet("age", word, word, word, titled(word.replace("-", " ").replace("year", "years")))
            for word in head if _YEARS.search(word.replace("-", " "))]  # fmt: skip
    lasts = [Facet("last", "last", "last", "last", "Last of the Line")
             for word in head[:1] if word in LASTS]  # fmt: skip
    said = [f for f in parsed.facets if f"{f.text}'s" not in known.split()]  # a ship's cook
    return (*said, *own, *lasts, *ages, *sized)


def _vice(facets: tuple[Facet, ...], head: list[str], known: str) -> Vice | None:
    """Return what tempts somebody, as the concept says; never from a refusal or a lack."""
    kinds = ("does", "is", "feels", "past")
    clauses = [" ".join(f.text.split()[:_VICE_WORDS]) for f in facets if f.kind in kinds]
    taken = {*known.split(), *CHILDREN, *KIN}
    adjectives = [word for word in head[:-1] if word not in taken and len(word) >= _LONG_ENOUGH]
    texts = [*clauses, *adjectives]
    return next((vice for text in texts if (vice := vice_in(f" {text.casefold()} "))), None)


def _name_in(text: str) -> str:
    match = _NAMED.search(text)
    if match is None:
        return ""
    name = _NAME_ENDS.sub("", match[1]).strip(" '’")
    return name if all(_PLAIN.fullmatch(word) for word in name.split()) else ""


def _head(text: str) -> list[str]:
    """Return the plain words of the first noun phrase; none when it reads like an order."""
    first = _HEAD_ENDS.split(f"{text} ", maxsplit=1)[0] if text else ""
    words = first.casefold().split()
    while words and words[0] in ARTICLES:
        words = words[1:]
    if not words or words[0] in ORDERS or any(_PLAIN.fullmatch(w) is None for w in words):
        return []
    return words


def _title(head: list[str], known: str, folk: str, *, is_person: bool) -> str:
    """Return a title of at most three plain words, ending with the known one if there is one."""
    tempers = {word for temper in all_tempers() for name in temper.names for word in name.split()}
    skipped = tempers | ARTICLES | ({folk} if folk != known else set())
    skipped |= ADJECTIVES - ({head[-1]} if head else set())
    skipped |= {word for word in head if _YEARS.search(word)}
    skipped |= LASTS if is_person else set()
    if folk and not known and not set(head) - skipped - {folk}:
        return folk
    words = [word for word in head if word not in skipped or word in known.split()]
    own = known.split()
    if own:
        at = next((i for i in range(len(words)) if words[i : i + len(own)] == own), None)
        words = own if at is None else words[max(0, at + len(own) - _MOST_WORDS) : at + len(own)]
        # "customs officer" keeps itself whole however long it is.
        words = words if len(words) >= len(own) else own
    if not words or set(words) <= GENERIC or (not own and len(words) > _MOST_WORDS):
        return known
    title = " ".join(words)
    return title if len(title) <= _LONGEST_TITLE else known
