"""Reads a concept in a GM's own words: who or what, how they are, what tempts them.

A concept is data. It chooses among our own parts and may lend a name or a title of a few plain
words; nothing in it is ever followed as an order, and no number in it reaches a sheet.
"""

import re
from typing import Final, NamedTuple

from companion.generators.tables import (
    Being,
    Calling,
    Epithet,
    Temper,
    Vice,
    all_beings,
    all_epithets,
    all_tempers,
    all_vices,
    callings_by_name,
)
from companion.generators.text import clean, has_words
from companion.generators.words.people import FOLK, GENRE_WORDS

_HEAD_ENDS: Final = re.compile(
    r"\s(?:who|whose|whom|that|which|with|without|in|of|from|at|on|for|and|but|by|into|is|was|has|"
    r"to|after|under|behind|named|called|trying|hiding|running|looking|selling|seeking)\s|[,;:.!?(\"“—]\s*|\s[-–]\s"
)
_NAMED: Final = re.compile(r"\b(?:named|called)\s+[\"“']?([^\W\d_][^\"”,;.()<>{}\[\]|]{0,40})")
_NAME_ENDS: Final = re.compile(r"\s(?:who|that|which|with|and|in|of|from|at)\s.*")
_MARKS: Final = re.compile(r"[^\w’' -]")
_PLAIN: Final = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_ORDERS: Final = frozenset(
    (
        "give", "make", "ignore", "set", "write", "please", "you", "i", "print", "return", "do",
        "let", "all", "every", "add", "use", "delete", "run", "forget", "output", "pretend",
        "system", "assistant", "user", "disregard", "raise", "max", "grant", "create", "invent",
        "somebody", "someone", "anybody", "anything", "something", "nobody", "it", "they", "he",
        "she", "we", "this", "there", "drop", "select", "script",
    )
)  # fmt: skip
_GENERIC: Final = frozenset(
    (
        "person", "man", "woman", "guy", "girl", "boy", "kid", "child", "stranger", "figure",
        "npc", "character", "one", "fellow", "people", "creature", "monster", "beast", "thing",
        "animal", "being", "villain", "hero", "human",
    )
)  # fmt: skip
_ARTICLES: Final = frozenset(("a", "an", "the", "some", "very", "my", "our", "really", "rather"))
_CLAUSE: Final = re.compile(
    r"\b(?:who|that) ([a-z][^,;:.!?()]*?)(?= (?:and|but|because|while|who)|[,;:.!?()]| $)"
)
_MOST_CLAUSE_WORDS: Final = 7
_ABOUT_PLACES: Final = re.compile(
    r" (?:in|from) (?:a|an|the) [^,]*?(?= who | that | and | with |,|$)"
)
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
        clause: what it says they do, as it was written: "robs banks".
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
    clause: str = ""


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
    low = f" {_MARKS.sub(' , ', rest.casefold())} "
    head = _head(rest)
    head_low = f" {' '.join(head)} "
    is_person = kind in ("npc", "character")
    called = _calling_in(head_low) or _calling_in(low) if is_person else None
    is_head = called is None or has_words(head_low, called[0]) >= 0
    being = None if is_person else _being_in(head_low, kind) or _being_in(low, kind)
    known = called[0] if called else being[0] if being else ""
    temper = _temper_in(low)
    folk = next((word for word in FOLK.split() if has_words(low, word) >= 0), "")
    return Reading(
        text=cleaned,
        title=_title(head, known if is_head else "", folk if is_person else "")
        or (called[0] if called else known),
        calling=called[1] if called else None,
        being=being[1] if being else None,
        epithet=None if is_person else _epithet_in(low, known),
        temper=temper,
        vice=_vice_in(_ABOUT_PLACES.sub("", _without(low, known).replace("heart of gold", ""))),
        genre=_genre_in(low),
        folk=folk,
        name=name,
        clause=_clause_in(rest),
    )


def _clause_in(text: str) -> str:
    """Return what somebody is said to do, if it is a few plain words."""
    match = _CLAUSE.search(f"{text} ")
    if match is None:
        return ""
    words = match[1].split()
    is_plain = all(_PLAIN.fullmatch(word) for word in words)
    return " ".join(words) if is_plain and 1 < len(words) <= _MOST_CLAUSE_WORDS else ""


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
    while words and words[0] in _ARTICLES:
        words = words[1:]
    if not words or words[0] in _ORDERS or any(_PLAIN.fullmatch(w) is None for w in words):
        return []
    return words


def _title(head: list[str], known: str, folk: str) -> str:
    """Return a title of at most three plain words, ending with the known one if there is one."""
    tempers = {word for temper in all_tempers() for name in temper.names for word in name.split()}
    skipped = tempers | _ARTICLES | ({folk} if folk != known else set())
    words = [word for word in head if word not in skipped or word in known.split()]
    own = known.split()
    if own:
        at = next((i for i in range(len(words)) if words[i : i + len(own)] == own), None)
        words = own if at is None else words[max(0, at + len(own) - _MOST_WORDS) : at + len(own)]
        # "customs officer" keeps itself whole however long it is.
        words = words if len(words) >= len(own) else own
    if not words or set(words) <= _GENERIC or (not own and len(words) > _MOST_WORDS):
        return known
    title = " ".join(words)
    return title if len(title) <= _LONGEST_TITLE else known


def _calling_in(low: str) -> tuple[str, Calling] | None:
    """Return the calling whose word ends last in a phrase, the longest of those."""
    best: tuple[int, int, str, Calling] | None = None
    for name, calling in callings_by_name():
        at = has_words(low, name)
        if at < 0:
            continue
        # In the head of a phrase the last noun says what somebody is: "ship's cook".
        rank = (at + len(name), len(name), name, calling)
        if best is None or rank[:2] > best[:2]:
            best = rank
    return (best[2], best[3]) if best else None


def _being_in(low: str, kind: str) -> tuple[str, Being] | None:
    best: tuple[int, int, str, Being] | None = None
    other = "monster" if kind == "creature" else "creature"
    for being in (*all_beings(kind), *all_beings(other)):
        for name in being.names:
            at = has_words(low, name)
            if at >= 0 and (best is None or (at + len(name), len(name)) > best[:2]):
                best = (at + len(name), len(name), name, being)
    return (best[2], best[3]) if best else None


def _temper_in(low: str) -> Temper | None:
    found = [
        (at, temper)
        for temper in all_tempers()
        for name in temper.names
        if (at := has_words(low, name)) >= 0
    ]
    return min(found, key=lambda pair: pair[0])[1] if found else None


def _epithet_in(low: str, known: str) -> Epithet | None:
    for epithet in all_epithets():
        for name in epithet.names:
            if name not in known.split() and has_words(low, name) >= 0:
                return epithet
    return None


def _vice_in(low: str) -> Vice | None:
    found = [
        (at, vice)
        for vice in all_vices()
        for stem in vice.stems
        if (at := low.find(f" {stem}")) >= 0
    ]
    return min(found, key=lambda pair: pair[0])[1] if found else None


def _without(low: str, known: str) -> str:
    at = has_words(low, known) if known else -1
    return low if at < 0 else low[:at] + low[at + 1 + len(known) :]


def _genre_in(low: str) -> str:
    counts = {
        genre: sum(has_words(low, word.replace("-", " ")) >= 0 for word in words.split())
        for genre, words in GENRE_WORDS.items()
    }
    best = max(counts, key=lambda genre: counts[genre])
    return best if counts[best] else ""
