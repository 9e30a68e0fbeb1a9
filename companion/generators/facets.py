"""Takes a concept apart: who it is about, and each thing that it says of them.

"a retired executioner who keeps bees" is a head (retired executioner) and a facet (keeps bees).
Every facet must come back somewhere in what is made; ``words.facets`` holds the sentences.
"""

import re
from typing import Final, NamedTuple

from companion.generators.clauses import read_clause, read_whose
from companion.generators.facet import LONGEST, Facet, noun_facets, trait_of
from companion.generators.grammar import base_of_ing, definite, is_many, is_modal, third_of
from companion.generators.text import article
from companion.generators.words import clauses as words

_PLAIN: Final = re.compile(
    r"[^\W\d_]+(?:['’-][^\W\d_]+)*['’]?|\d{1,3}(?:-[^\W\d_]+)+|\d{1,2}(?:st|nd|rd|th)"
)
_PARTS: Final = re.compile(r"[,;:.!?()\[\]{}<>|*`#\"“”„—–/\\=+]+|\s-\s")
_SIZE: Final = re.compile(r"\b(?:the size of|as (?:big|large|tall) as) ((?:a |an |the )?[^\W\d_]+)")
_ANDS: Final = ("but", "and", "or", "yet")
_BEFORE_NOUNS: Final = words.POINTERS | words.FOREIGN | {
    "some", "very", "really", "rather", "this", "that",
}  # fmt: skip
_MADE: Final = ("made", "built", "carved")
_NEGATIONS: Final = ("never", "cannot", "can't", "can’t")
_MOST_FACETS: Final = 4
_SHORT: Final = 5


class Parsed(NamedTuple):
    """A concept taken apart.

    Attributes:
        head: plain words of the first noun phrase, lower case, articles left out.
        facets: what is said about it, in order.
    """

    head: tuple[str, ...]
    facets: tuple[Facet, ...]


def take_apart(text: str) -> Parsed:
    """Take a concept apart; anything that is no plain English gives no facets.

    Args:
        text: cleaned concept.

    Example:
        >>> found = take_apart("a retired executioner who keeps bees")
        >>> found.head, found.facets[0].kind, found.facets[0].ing, found.facets[0].agent
        (('retired', 'executioner'), 'does', 'keeping bees', 'Bee Keeper')
    """
    text = text.lower() if text.isupper() else text
    head: list[str] = []
    facets: list[Facet] = []
    big = _SIZE.search(text)
    if big is not None:
        text = text.replace(big[0], " ", 1)
        facets.append(Facet("age", big[0], big[0], big[0], trait_of(f"as big as {big[1]}")))
    for place, part in enumerate(_PARTS.split(text)):
        said = part.split()
        if place > 0 and head and said:
            said = _loose(said) or said
        if not said or any(_PLAIN.fullmatch(word) is None for word in said):
            continue
        if words.ORDER_WORDS & {word.casefold() for word in said}:
            continue
        first, rest = _split_head(said)
        if place == 0 or not head:
            head = [word.casefold() for word in first]
            facets += _owner(first)
        facets += _Scan(rest, head).facets()
    kept = {facet.text: facet for facet in reversed(facets)}
    return Parsed(tuple(head), tuple(list(kept.values())[::-1][:_MOST_FACETS]))


def _loose(said: list[str]) -> list[str]:
    """Return a part after a comma as a clause: "afraid of stairs" is "who is afraid of stairs"."""
    low = said[0].casefold()
    if low in ("never", "always", "no", "once") or is_modal(low):
        return ["who", *said]
    if (low in words.STATES and _is_state(said, 0)) or _is_in_love(said, 0):
        return ["who", "is", *said]
    return said if low.endswith("ing") and len(low) > _SHORT else []


def _split_head(said: list[str]) -> tuple[list[str], list[str]]:
    at = next((i for i in range(1, len(said)) if _is_start(said, i)), len(said))
    first = said[0].casefold()
    if first in words.WHO or first in words.LINKS or first in words.PLACES or first in (
        *_ANDS, "whose"):  # fmt: skip
        at = 0
    head = said[:at]
    while head and head[0].casefold() in _BEFORE_NOUNS:
        head = head[1:]
    return head, said[at:]


def _is_start(said: list[str], place: int) -> bool:
    """Return whether a new facet begins at a word that is not the first."""
    word = said[place].casefold()
    if word in words.WHO or word in words.LINKS or word in words.PLACES:
        return True
    if word in ("whose", "whom") or word in words.NOBODIES:
        return True
    if word in _ANDS or word in _MADE:
        return place + 1 < len(said)
    if word in words.STATES:
        return _is_state(said, place)
    return word.endswith("ing") and _is_participle(said, place)


def _is_state(said: list[str], place: int) -> bool:
    """Return whether a word tells how somebody is: "afraid of the dark", "trained as spies"."""
    after = said[place + 1].casefold() if place + 1 < len(said) else ""
    return after in words.LINKS or after in words.PLACES or after in ("as", "by", "into")


def _is_in_love(said: list[str], at: int) -> bool:
    return [word.casefold() for word in said[at : at + 2]] == ["in", "love"]


def _is_participle(said: list[str], place: int) -> bool:
    """Return whether an -ing word tells what somebody is doing: "sister hiding in a circus"."""
    if place + 1 >= len(said) or said[place - 1].casefold() in ("a", "an", "the"):
        return False
    if base_of_ing(said[place].casefold()) in words.TRIED:
        return True
    after = said[place + 1].casefold()
    starts = after in words.POINTERS or after in words.PLACES or after in words.LINKS
    return len(said[place]) > _SHORT and (starts or after in ("as", "out", "up"))


class _Scan:
    """Goes through the words after a head, from one facet to the next."""

    def __init__(self, said: list[str], head: list[str]) -> None:
        self._said = said
        self._role = head[-1].casefold() if head else ""
        self._in_clause = False  # then "and" may go on with another one

    def facets(self) -> list[Facet]:
        """Return everything that is said."""
        found: list[Facet] = []
        at = 0
        while at < len(self._said):
            end, more = self._next(at)
            found += more
            at = max(end, at + 1)
        return found

    def _word(self, at: int) -> str:
        return self._said[at].casefold() if at < len(self._said) else ""

    def _next(self, at: int) -> tuple[int, list[Facet]]:
        """Return where the facet that begins at a word ends, and what it says."""
        said, word = self._said, self._word(at)
        if word in _ANDS:
            return self._after_and(at)
        if word in _MADE:
            end = self._end(at + 2, is_clause=False)
            return end, noun_facets("made", said[at + 2 : end])
        if (word in words.LINKS or word in words.PLACES) and not _is_in_love(said, at):
            end = self._end(at + 1, is_clause=False)
            return end, self._noun(word, said[at + 1 : end], is_first=at == 0)
        return self._next_clause(at, word)

    def _next_clause(self, at: int, word: str) -> tuple[int, list[Facet]]:
        """Return where a clause that begins at a word ends, and what it says."""
        said = self._said
        if word in words.WHO or word == "whom":
            end = self._end(at + 1, is_clause=True)
            self._in_clause = True
            return end, read_clause(said[at + 1 : end])
        if word in words.NOBODIES:
            end = self._end(at + 1, is_clause=True)
            told = f"the one {' '.join(said[at:end])}"
            is_short = len(told) <= LONGEST
            return end, [Facet("is", f"is {told}", told, f"being {told}", "")] if is_short else []
        if (word in words.STATES and _is_state(said, at)) or _is_in_love(said, at):
            end = self._end(at + 1, is_clause=True)
            return end, read_clause(["is", *said[at:end]])
        if word == "whose":
            end = self._end(at + 1, is_clause=True)
            return end, read_whose(said[at + 1 : end])
        if word.endswith("ing") and len(word) > _SHORT - 1:
            end = self._end(at + 1, is_clause=True)
            self._in_clause = True
            return end, read_clause([third_of(base_of_ing(word)), *said[at + 1 : end]])
        return at + 1, []

    def _after_and(self, at: int) -> tuple[int, list[Facet]]:
        """Return what follows an "and": another clause, or the next facet, or nothing."""
        after = self._word(at + 1)
        if after in words.WHO or after in words.LINKS or after in words.PLACES or after == "whose":
            return at + 1, []
        is_verb = after in (*_NEGATIONS, "is", "was", "has") or (
            self._in_clause and (after.endswith("s") or after in words.ADVERBS)
        )
        if not is_verb and self._word(at) != "but":
            return at + 1, []
        end = self._end(at + 1, is_clause=True)
        return end, read_clause(self._said[at + 1 : end])

    def _end(self, start: int, *, is_clause: bool) -> int:
        """Return where a clause or noun phrase ends."""
        for place in range(start + 1, len(self._said)):
            word, after = self._word(place), self._word(place + 1)
            if word in words.WHO or word in ("whose", "but", "while", "because", "although"):
                return place
            goes_on = after.endswith("s") or after in _NEGATIONS or after in words.ADVERBS
            if word == "and" and is_clause and goes_on and place > start + 1:
                return place
            if not is_clause and word in ("with", "without"):
                return place
            if not is_clause and word.endswith("ing") and _is_participle(self._said, place):
                return place
        return len(self._said)

    def _noun(self, link: str, things: list[str], *, is_first: bool) -> list[Facet]:
        """Read "of bees", "with a conscience", "in a circus"."""
        if not things:
            return []
        is_certain = things[0].casefold() in words.POINTERS
        is_several = is_many(" ".join(things))
        kind = words.LINKS.get(link, "place")
        if link == "to" and not is_certain and not is_several:
            return []
        if link == "in" and is_several and not is_certain:
            kind = "of"  # a trader in last words
        if link == "of" and is_first and is_certain and self._role in words.KIN:
            kind = "kin"  # the twin sister of the queen
        if link == "of" and is_first and self._role in words.COLLECTIVES:
            return [facet._replace(kind="made_of") for facet in noun_facets("of", things)]
        if kind == "has" and things[0].casefold() == "no" and len(things) > 1:
            kind, things = "lacks", _one(things[1:])  # with no ship
        if kind == "lacks" and "or" in things:
            cut = things.index("or")
            return noun_facets(kind, things[:cut]) + noun_facets(kind, things[cut + 1 :])
        return noun_facets(kind, things, link=link, role=self._role)


def _one(things: list[str]) -> list[str]:
    """Return a noun phrase as one of its kind: ship, a ship; money stays money."""
    phrase = " ".join(things)
    if is_many(phrase) or things[-1].casefold() in words.STUFFS:
        return things
    return article(phrase).split()


def _owner(head: list[str]) -> list[Facet]:
    """Return the owner in a head such as "a water thief's widow"."""
    for place, word in enumerate(head[:-1]):
        if word.endswith(("'s", "’s")):
            said = [*head[:place], word[:-2]]
            # A capital says a name: Farek's widow; the first word of a sentence may say nothing.
            is_name = all(part[:1].isupper() for part in said)
            owner = " ".join(said) if is_name else " ".join(said).casefold()
            role = head[-1].casefold() if head[-1].casefold() in words.KIN else ""
            is_anyone = owner in ("somebody", "someone", "nobody", "everybody")
            the = owner if is_name or is_anyone else definite(owner)
            trait = trait_of(f"{role} of {the}") if role else ""
            return [Facet("kin" if role else "for", owner, owner, the, trait, role)]
    return []
