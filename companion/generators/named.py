"""Words of our own tables in a phrase: callings, beings, shapes, tempers, vices, domains."""

import re
from functools import cache
from typing import Final

from companion.generators.grammar import one_of
from companion.generators.tables import (
    Being,
    Calling,
    Domain,
    Epithet,
    Shape,
    Temper,
    Vice,
    all_beings,
    all_domains,
    all_epithets,
    all_shapes,
    all_tempers,
    all_vices,
    callings_by_name,
)
from companion.generators.text import has_words
from companion.generators.words.people import GENRE_WORDS

_MARKS: Final = re.compile(r"[^\w’' -]")


@cache
def _domain_names() -> dict[str, Domain]:
    """Return every word for a domain, in the singular too; the first domain of the list wins."""
    found: dict[str, Domain] = {}
    for domain in all_domains():
        for name in domain.names:
            found.setdefault(name, domain)
            found.setdefault(one_of(name), domain)
    return found


def domain_in(text: str) -> Domain | None:
    """Return the domain that lower-case words are about, the earliest and longest named."""
    words = _MARKS.sub(" , ", text).split()
    known = _domain_names()
    for place in range(len(words)):
        for length in (3, 2, 1):
            phrase = " ".join(words[place : place + length])
            found = known.get(phrase) or known.get(phrase.removesuffix("s"))
            if found is not None:
                return found
    return None


@cache
def _shapes() -> tuple[tuple[str, Shape], ...]:
    pairs = [(name, shape) for shape in all_shapes() for name in shape.names]
    return tuple(sorted(pairs, key=lambda pair: -len(pair[0])))


def shape_in(head: list[str]) -> Shape | None:
    """Return the sort of thing that the last noun of a head is; the last one known wins."""
    low = f" {' '.join(head)} "
    found = [(at + len(name), len(name), shape) for name, shape in _shapes()
             if (at := has_words(low, name)) >= 0]  # fmt: skip
    if found:
        return max(found, key=lambda one: one[:2])[2]
    return dict(_shapes())["preacher"] if named_calling(low) else None


def calling_in(phrase: str) -> Calling | None:
    """Return the calling that a few words name; None for none known."""
    found = named_calling(f" {phrase.casefold()} ")
    return found[1] if found else None


@cache
def _callings() -> tuple[dict[str, Calling], int]:
    """Return every word for a calling, and how many words the longest has."""
    found: dict[str, Calling] = {}
    for name, calling in callings_by_name():
        found.setdefault(name, calling)
    return found, max(len(name.split()) for name in found)


def named_calling(low: str) -> tuple[str, Calling] | None:
    """Return the calling whose word ends last in a phrase, the longest of those.

    In the head of a phrase the last noun says what somebody is: "ship's cook".
    """
    known, longest = _callings()
    words = low.split()
    for end in range(len(words), 0, -1):
        last = words[end - 1]
        forms = dict.fromkeys((last, last.removesuffix("s")))
        for length in range(min(longest, end), 0, -1):
            before = words[end - length : end - 1]
            for form in forms:
                name = " ".join([*before, form])
                if name in known:
                    return name, known[name]
    return None


def being_in(low: str, kind: str) -> tuple[str, Being] | None:
    """Return the being whose word ends last in a phrase, with that word, its own kind first."""
    best: tuple[int, int, str, Being] | None = None
    other = "monster" if kind == "creature" else "creature"
    for being in (*all_beings(kind), *all_beings(other)):
        for name in being.names:
            at = has_words(low, name)
            if at >= 0 and (best is None or (at + len(name), len(name)) > best[:2]):
                best = (at + len(name), len(name), name, being)
    return (best[2], best[3]) if best else None


def temper_in(low: str) -> Temper | None:
    """Return the temper that is named first; None for none."""
    found = [
        (at, temper)
        for temper in all_tempers()
        for name in temper.names
        if (at := has_words(low, name)) >= 0
    ]
    return min(found, key=lambda pair: pair[0])[1] if found else None


def epithet_in(low: str, known: str) -> Epithet | None:
    """Return the first epithet of our list that stands there and is no part of a calling."""
    for epithet in all_epithets():
        for name in epithet.names:
            if name not in known.split() and has_words(low, name) >= 0:
                return epithet
    return None


def vice_in(low: str) -> Vice | None:
    """Return what is named first of all that tempts people; None for none."""
    found = [
        (at, vice)
        for vice in all_vices()
        for stem in vice.stems
        if (at := low.find(f" {stem}")) >= 0
    ]
    return min(found, key=lambda pair: pair[0])[1] if found else None


def genre_in(low: str) -> str:
    """Return the genre whose words stand there most; "" for none."""
    counts = {
        genre: sum(has_words(low, word.replace("-", " ")) >= 0 for word in words.split())
        for genre, words in GENRE_WORDS.items()
    }
    best = max(counts, key=lambda genre: counts[genre])
    return best if counts[best] else ""
