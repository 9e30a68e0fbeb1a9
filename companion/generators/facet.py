"""One thing that a concept says of somebody, in the forms that sentences need."""

import re
from typing import Final, NamedTuple

from companion.generators.grammar import (
    agent_of,
    bare,
    definite,
    ing_of,
    is_many,
    one_of,
    third_of,
)
from companion.generators.text import titled
from companion.generators.words import clauses as words

LONGEST: Final = 70
"""Characters of a facet."""
MOST_WORDS: Final = 8
_LONGEST_TRAIT: Final = 34
_ALONE: Final = ("lie", "gamble", "spy", "beg", "steal", "sail", "dance")
"""Verbs that name who does them without an object: liar, gambler."""
_NO_AGENT: Final = frozenset(
    ["to", "in", "for", "with", "on", "at", "of", "from", "as", "into", "out", "up", "down",
     "only", "by", "like", "back", "about", "over", "it", "and", "everybody", "everything",
     "too", "small", "nobody", "nothing", "everyone", "everyone's", "never", "off"]
)  # fmt: skip


class Facet(NamedTuple):
    """One thing that a concept says of somebody.

    Attributes:
        kind: does, feels, seeks, refuses, unable, never, past, is, whose; has, family, lacks,
            of, for, kin, made, place; adj, last, age.
        text: as it was said, third person: "keeps bees"; a noun phrase for the last eight.
        base: bare verb form: "keep bees"; the noun phrase without its article.
        ing: "keeping bees"; the noun phrase with "the".
        trait: as a Trait, a word or an archetype: "Keeps Bees"; "" when it would not read well.
        agent: who does such a thing: "Bee Keeper"; for kin the word for it: "sister".
        many: whether the noun phrase speaks of more than one.
    """

    kind: str
    text: str
    base: str
    ing: str
    trait: str
    agent: str = ""
    many: bool = False


def verb_facet(kind: str, told: str, base: str, rest: list[str]) -> Facet:
    """Return the facet of a clause.

    Args:
        kind: does, feels, refuses, unable or never.
        told: the clause as it was said; "" for the plain third person.
        base: bare form of its verb.
        rest: words after the verb.
    """
    after = " ".join(rest)
    text = told or f"{third_of(base)} {after}".strip()
    trait = {"refuses": f"never {third_of(base)} {after}", "unable": text, "never": text}.get(
        kind, text
    )
    return Facet(
        kind,
        text,
        f"{base} {after}".strip(),
        f"{ing_of(base)} {after}".strip(),
        trait_of(trait),
        agent=_agent(base, rest) if kind == "does" else "",
        many=is_many(after),
    )


def _agent(base: str, rest: list[str]) -> str:
    """Return who does it, in two or three words: bee keeper; "" when it would read badly."""
    who = agent_of(base)
    if who and len(rest) == 2 and rest[0].casefold() == "the":  # noqa: PLR2004 - counts the dead
        return titled(f"{who} of the {rest[1].casefold()}")
    things = bare(" ".join(word.casefold() for word in rest)).split()
    if who and not things and base in _ALONE:
        return titled(who)
    if not who or not things or set(things) & _NO_AGENT or len(things) > 2:  # noqa: PLR2004
        return ""
    if any(thing.endswith(("'s", "’s", "ly")) for thing in things):
        return ""
    return titled(" ".join([*things[:-1], one_of(things[-1]), who]))


def noun_facets(kind: str, words_said: list[str], *, link: str = "", role: str = "") -> list[Facet]:
    """Return the facet of a noun phrase, in a list; an empty list when there is none.

    Args:
        kind: has, lacks, of, for, kin, made or place.
        words_said: the noun phrase.
        link: the word before it.
        role: for kin, what somebody is to it.
    """
    while words_said and words_said[0].casefold() in ("only", "just", "such"):
        words_said = words_said[1:]
    phrase = " ".join(words_said)
    if not words_said or len(words_said) > MOST_WORDS or len(phrase) > LONGEST:
        return []
    if phrase.casefold() in words.NO_FACET:
        return []
    if kind == "has" and bare(phrase).split(" ")[-1].casefold() in words.FAMILY:
        kind = "family"
    said = {
        "lacks": f"no {bare(phrase)}",
        "made": f"made of {phrase}",
    }.get(kind, bare(phrase))
    trait = "" if kind in ("place", "of", "for", "kin") else trait_of(said)
    the = phrase if phrase[:1].isupper() else definite(phrase)
    if kind == "kin" and role:
        trait = trait_of(f"{role} of {the}")
    text = f"{link} {phrase}" if kind == "place" else phrase
    agent = role if kind == "kin" else link if kind == "of" else ""
    return [Facet(kind, text, bare(phrase), the, trait, agent, many=is_many(phrase))]


def trait_of(text: str) -> str:
    """Return words as a Trait, cut before a clause that would make it long; "" when too long."""
    cut = re.split(r"\s(?:because|when|while|until|so)\s", text)[0]
    return titled(cut) if len(cut) <= _LONGEST_TRAIT else ""
