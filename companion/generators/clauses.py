"""Reads a clause about somebody, such as "refuses to open doors", as a facet."""

from typing import Final

from companion.generators.facet import (
    LONGEST,
    MOST_WORDS,
    Facet,
    noun_facets,
    trait_of,
    verb_facet,
)
from companion.generators.grammar import (
    bare,
    base_of,
    base_of_ing,
    ing_of,
    is_modal,
    is_past,
    third_of,
)
from companion.generators.words import clauses as words

_NOT: Final = ("not", "never")
_WONT: Final = ("won't", "won’t")
_CANT: Final = ("cannot", "can't", "can’t")
_DOES_NOT: Final = ("doesn't", "doesn’t", "don't", "don’t")


def read_clause(said: list[str]) -> list[Facet]:
    """Return the facet of "who ...", in a list; an empty list when there is none.

    Args:
        said: the words after who, that or which.

    Example:
        >>> read_clause("refuses to open doors".split())[0].kind
        'refuses'
    """
    how = ""
    while said and said[0].casefold() in words.ADVERBS:
        how = said[0].casefold() if said[0].casefold() in words.KEPT_ADVERBS else how
        said = said[1:]
    if not said or len(said) > MOST_WORDS or len(" ".join(said)) > LONGEST:
        return []
    verb, rest = said[0].casefold(), said[1:]
    found = _refused(verb, rest) or _denied(verb, rest) or _told(verb, rest)
    return [_with(how, f) if how and f.kind in ("does", "feels") else f for f in found]


def _with(how: str, facet: Facet) -> Facet:
    """Return a facet that keeps the only, always or secretly it was said with."""
    return facet._replace(text=f"{how} {facet.text}", trait=trait_of(f"{how} {facet.text}"))


def _refused(verb: str, rest: list[str]) -> list[Facet]:
    """Read what somebody will not, or cannot, do."""
    if verb in ("refuses", "declines") and len(rest) > 1 and rest[0] == "to":
        return _of_verb("refuses", f"{verb} {' '.join(rest)}", rest[1:])
    if verb in _WONT:
        return _of_verb("refuses", f"{verb} {' '.join(rest)}", rest)
    if verb == "will" and rest[:1] and rest[0] in _NOT:
        return _of_verb("refuses", f"{verb} {' '.join(rest)}", rest[1:])
    if verb in _CANT:
        return _of_verb("unable", f"cannot {' '.join(rest)}", rest)
    if verb == "can" and rest[:1] and rest[0] in _NOT:
        return _of_verb("unable", f"cannot {' '.join(rest[1:])}", rest[1:])
    return []


def _denied(verb: str, rest: list[str]) -> list[Facet]:
    """Read what somebody does not do, and never does."""
    if verb in _DOES_NOT:
        return _of_verb("never", f"does not {' '.join(rest)}", rest)
    if verb in ("does", "do") and rest[:1] and rest[0] in _NOT:
        return _of_verb("never", f"does not {' '.join(rest[1:])}", rest[1:])
    if verb == "no" and rest[:1] == ["longer"]:
        return _never("no longer", rest[1:])
    return _never("never", rest) if verb == "never" else []


def _never(how: str, rest: list[str]) -> list[Facet]:
    if not rest:
        return []
    base = base_of(rest[0].casefold())
    return _of_verb("never", f"{how} {third_of(base)} {' '.join(rest[1:])}".strip(),
                    [base, *rest[1:]])  # fmt: skip


def _of_verb(kind: str, told: str, kept: list[str]) -> list[Facet]:
    return [verb_facet(kind, told, kept[0].casefold(), kept[1:])] if kept else []


def _told(verb: str, rest: list[str]) -> list[Facet]:
    """Read what somebody does, did, is or has."""
    told = " ".join([verb, *rest])
    if verb in ("is", "are", "was", "were"):
        return _state(verb, rest)
    if is_modal(verb):
        return _of_verb("does", told, rest)
    if verb in ("has", "have") and rest:
        return _had(told, rest)
    if is_past(verb):
        return [Facet("past", told, told, told, trait_of(told))]
    if rest[:1] == ["and"] and len(rest) > 2:  # noqa: PLR2004 - buys and sells
        verb, rest = rest[1].casefold(), rest[2:]
    return _deed(base_of(verb), rest)


def _had(told: str, rest: list[str]) -> list[Facet]:
    """Read what somebody has, has done, or has never done."""
    if rest[0] in _NOT and len(rest) > 1:
        never = " ".join(rest[1:])
        return [Facet("never", f"has never {never}", never, never, trait_of(f"never {never}"))]
    if rest[0].endswith(("ed", "en")) or rest[0] in words.DONE:
        done = " ".join(rest)
        return [Facet("past", f"has {done}", told, told, trait_of(done))]
    return noun_facets("has", rest)


def _deed(base: str, rest: list[str]) -> list[Facet]:
    after = " ".join(rest)
    goal = _goal(f"{base} {after}")
    if goal:
        text = f"{third_of(base)} {after}"
        return [Facet("seeks", text, goal, f"{ing_of(base)} {after}", trait_of(text))]
    return [verb_facet("feels" if base in words.FEELINGS else "does", "", base, rest)]


def _goal(told: str) -> str:
    """Return what a clause is after, as a bare verb: "look for an heir" is "find an heir"."""
    for starts, verb in words.GOALS:
        for start in starts:
            if told.startswith(f"{start} ") and told.removeprefix(start).strip():
                return f"{verb} {told.removeprefix(start).strip()}".strip()
    return ""


def _state(verb: str, rest: list[str]) -> list[Facet]:
    """Read what somebody is, or was."""
    while rest and rest[0].casefold() in words.ADVERBS:
        rest = rest[1:]
    if rest and rest[0].casefold() in _NOT:
        told = " ".join(rest[1:])
        return (
            [
                Facet(
                    "never",
                    f"is not {told}",
                    f"be {told}",
                    f"being {told}",
                    trait_of(f"not {told}"),
                )
            ]
            if told
            else []
        )
    if not rest:
        return []
    if rest[0].endswith("ing") and len(rest[0]) > len("being"):  # is hiding
        return read_clause([third_of(base_of_ing(rest[0].casefold())), *rest[1:]])
    told = " ".join(rest)
    kind = "past" if verb in ("was", "were") else "is"
    return [
        Facet(kind, f"{'was' if kind == 'past' else 'is'} {told}", told, f"being {told}",
              trait_of(bare(told)))
    ]  # fmt: skip


def read_whose(said: list[str]) -> list[Facet]:
    """Return the facet of "whose shadow arrives early", in a list."""
    told = " ".join(said)
    if not 2 < len(said) <= MOST_WORDS or len(told) > LONGEST:  # noqa: PLR2004
        return []
    return [Facet("whose", told, told, told, trait_of(told))]
