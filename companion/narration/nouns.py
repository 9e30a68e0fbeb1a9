"""Turning names from a sheet or a player's text into noun phrases that fit into a sentence."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal

from companion.narration.library import known_people, object_words, word_sets

_WEIGHT: Final = re.compile(r"\s*\((?:\d+|d\d+(?:\+d\d+)?|[+-]\d+)\)\s*$|\s+d\d+(?:\+d\d+)?$")
_HOW_MANY: Final = re.compile(r"\s*[x×]\s*\d+$|^\d+\s*[x×]?\s*")
"""How many of an item there are, as a sheet has it: the story says "your coins"."""
_HEAD_END: Final = re.compile(
    r"\s+(?:of|with|in|from|on|at|for|who|that|which|by|under|behind|near|to|above|below|beside|"
    r"inside|between|against|without|around|across|outside)\s+|\s*[,:;(]"
)
_COUNTS: Final = frozenset(
    ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "several"]
)
_KEPT: Final = frozenset(["his", "her", "their", "its", "this", "that", "these", "those", "your"])
_ONE_THING: Final = frozenset(
    ["hue and cry", "smoke and confusion", "cat and mouse", "rum and water"]
)
_OWN: Final = frozenset(["my", "our"])

Pronoun = Literal["it", "they", "he", "she"]
_POSSESSIVE: Final = {"it": "its", "they": "their", "he": "his", "she": "her"}
_OBJECT: Final = {"it": "it", "they": "them", "he": "him", "she": "her"}


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun phrase ready for a sentence.

    Attributes:
        text: with its article or possessive ("the Spitter", "your rope", "Captain Rook").
        plural: whether its verb is plural.
        pronoun: the pronoun that stands for it.
        head: its main word, lower case.
        bare: without article.
    """

    text: str
    plural: bool = False
    pronoun: Pronoun = "they"
    head: str = ""
    bare: str = ""

    @property
    def possessive(self) -> str:
        """The phrase as an owner ("the guards'", "Rook's")."""
        front = self.text.split(" with the ", maxsplit=1)[0]
        if front != self.text:
            return f"{front}'s"  # "the guard's", who is the one with the axe
        return f"{self.text}'" if self.plural and self.text.endswith("s") else f"{self.text}'s"

    @property
    def single(self) -> "Noun":
        """One of them, where a single voice is wanted."""
        if not self.plural:
            return self
        return Noun(text=f"one of {self.text}", pronoun="they", head=self.head, bare=self.bare)

    @property
    def their(self) -> str:
        """Possessive pronoun."""
        return _POSSESSIVE[self.pronoun]

    @property
    def them(self) -> str:
        """Object pronoun."""
        return _OBJECT[self.pronoun]


def clean(name: str) -> str:
    """Return a name without list dash, weight or end stop.

    Example:
        >>> clean("- Long rope (2)")
        'Long rope'
    """
    text = " ".join(name.replace("_", " ").split()).strip(" -.!?;,")
    return _WEIGHT.sub("", text).strip() or text


def head_of(phrase: str) -> str:
    """Return the main word of a noun phrase, lower case.

    Example:
        >>> head_of("the old door of the mill")
        'door'
    """
    front = _HEAD_END.split(phrase.strip(), maxsplit=1)[0].split()
    return re.sub(r"'s?$", "", front[-1].lower()) if front else ""


def is_plural(phrase: str) -> bool:
    """Guess whether a noun phrase takes a plural verb.

    Example:
        >>> [is_plural(p) for p in ("watchmen", "the boss", "goggles", "cactus")]
        [True, False, True, False]
    """
    front = _HEAD_END.split(phrase.strip(), maxsplit=1)[0]
    first = front.split()[0].lower() if front.split() else ""
    head = head_of(phrase)
    if front.lower().removeprefix("the ") in _ONE_THING:
        return False
    if first in _COUNTS or head in word_sets()["plurals"] or _are_men(head) or " and " in front:
        return True
    if head in word_sets()["singulars"]:
        return False
    return len(head) > 3 and head.endswith("s") and not re.search(r"(?:ss|us|is|'s)$", head)  # noqa: PLR2004


def _is_name(phrase: str) -> bool:
    """Whether a phrase is somebody's or something's own name and takes no article."""
    words = phrase.split()
    first = words[0]
    if not first[:1].isupper():
        # Scripts without letter case hold names; lower-case Latin words are common nouns.
        return not first[:1].islower()
    sets = word_sets()
    if first.lower().rstrip(".") in sets["titles"]:
        return len(words) > 1
    if first.lower() in sets["names"]:
        return True
    if len(words) > 2 and words[1] in _OF_A_NAME:  # noqa: PLR2004
        # "Nettle the wire cutter", "Oster the turn keeper"; a "Smuggler of salt" is a smuggler.
        return words[1] == "the" or not is_role(first)
    if len(words) > 1:
        return words[-1][:1].isupper() and head_of(phrase) not in sets["roles"]
    return not is_role(first)


_OF_A_NAME: Final = frozenset(["the", "of", "on", "in", "from", "at", "with", "under", "by"])
"""What stands behind somebody's own name where it says which one: "Roz in the big coat"."""
_OF_BEASTS_TOO: Final = frozenset(["old", "young", "big", "little"])
"""What stands before the name of a beast as well: "Old Scratch the wolf"."""


def is_titled(name: str) -> bool:
    """Whether a name has a title before it.

    Example:
        >>> [is_titled(name) for name in ("Mother Ossel", "Mother", "Rusk the dog")]
        [True, False, False]
    """
    title, _, rest = name.partition(" ")
    first = title.lower().rstrip(".")
    return rest[:1].isupper() and first not in _OF_BEASTS_TOO and first in word_sets()["titles"]


def is_beast(noun: Noun) -> bool:
    """Whether a noun phrase means animals, monsters or machines.

    Whoever has a title before their name speaks and deals, whatever they are.

    Example:
        >>> is_beast(definite("two temple eels")), is_beast(definite("Captain Rook"))
        (True, False)
        >>> is_beast(definite("Uncle Brindle the toad"))
        False
    """
    if is_titled(noun.bare):
        return False
    beasts = word_sets()["beasts"]
    return noun.head in beasts or noun.head.removesuffix("s") in beasts


_JOINED: Final = re.compile(
    r"\s+(?:out of|of|with|in|from|on|at|for|who|that|by|under|behind|near)\s+"
)


@lru_cache(maxsize=1024)
def short_of(noun: Noun, others: tuple[str, ...] = ()) -> Noun:
    """Return how somebody is called who was named in full a moment ago.

    Args:
        noun: the full name.
        others: names of other people present; who shares a name with one of them keeps the rest.

    Example:
        >>> [short_of(definite(n)).text for n in ("Tansy the herder", "Captain Rook", "two guards")]
        ['Tansy', 'Rook', 'the guards']
        >>> [short_of(definite(n)).text for n in ("a runner out of breath", "somebody who waits")]
        ['the runner', 'somebody who waits']
    """
    words = noun.text.split()
    capitals = [w for w in words if w[:1].isupper()]
    if words[0].lower() == "the":
        front = _JOINED.split(noun.text)[0].split()
        if len(front) > 2 and front[1] in _COUNTS:  # noqa: PLR2004 - the, how many, and what
            front = ["the", *front[2:]]
        short = " ".join(front)
        if any(other != noun.text and f"{other} ".startswith(f"{short} ") for other in others):
            return noun  # "the guard with the axe" beside the one with the spear
        return replace(noun, text=short)
    if len(words) > 2 and words[1] == "the":  # noqa: PLR2004 - a name, the, and what they do
        return replace(noun, text=words[0])
    if len(capitals) == len(words) > 1:
        shared = any(words[-1] in other.split() for other in others if other != noun.text)
        return replace(noun, text=words[0] if shared else words[-1])
    return noun


def is_role(word: str) -> bool:
    """Whether a word is what somebody is or does, not what they are called.

    Example:
        >>> is_role("Smuggler"), is_role("Farek")
        (True, False)
    """
    low = word.lower()
    sets = word_sets()
    if low in sets["names"] or low in sets["plural_things"]:
        return False
    if low in sets["roles"] or low in sets["beasts"] or low in sets["plurals"] or _are_men(low):
        return True
    if low in sets["no_roles"] or any(low in members for members in _tool_words().values()):
        return False  # a dagger, a blaster
    if low.endswith(_STUFF) or (low.endswith(("ness", "less")) and low not in _LADIES):
        return False  # seawater, gunpowder, wallpaper, darkness
    return bool(
        re.search(r"(?:[^aeiou](?:er|or)|ist|ian|smith|man|woman|folk|eer|ster|ess)s?$", low)
    )


_LADIES: Final = frozenset(
    ["lioness", "baroness", "witness", "governess", "patroness", "deaconess", "marchioness"]
)
_STUFF: Final = ("water", "powder", "paper", "weather", "timber", "leather", "letter", "butter")
"""What something is made of or full of, at the end of a compound."""


def _are_men(word: str) -> bool:
    """Return whether a word means several people by its end: bargemen, horsewomen."""
    return bool(re.search(r"[a-z]{2}(?:men|women)$", word)) and word not in _NO_MEN


_NO_MEN: Final = frozenset(["specimen", "acumen", "abdomen", "regimen", "stamen", "cyclamen"])
_TITLED: Final = re.compile(r"\b(?P<title>[A-Z][a-z]+) [A-Z][\w'’-]+")
_SOMEBODY: Final = re.compile(
    r"\b(?P<first>the|an?|that|this|my|our|his|her|their|some|two|three|[\w'’-]+['’]s)\s+"
    r"(?=(?P<rest>[\w'’-]+(?:\s+[\w'’-]+){0,2}))",
    re.IGNORECASE,
)


def somebody_in(text: str) -> str:
    """Return whom the player's words name by what they are or do; "" for nobody.

    Example:
        >>> somebody_in("I haggle with the old boatman"), somebody_in("I climb the ladder")
        ('the old boatman', '')
        >>> somebody_in("I lie to Guard Petrov")
        'Guard Petrov'
    """
    titled = _TITLED.search(text)
    if titled is not None and is_role(titled["title"]):
        return titled.group()
    for found in _SOMEBODY.finditer(text):
        rest = _up_to_role(found["rest"].split())
        if rest:
            first = found["first"].lower()
            return f"{'the' if first in ('my', 'our') else first} {rest}"
    return ""


def _up_to_role(said: Sequence[str]) -> str:
    """Return the words up to what somebody is: "old boatman" of "old boatman on".

    A second such word goes with the first: "guard captain".
    """
    for at, word in enumerate(said):
        head = word.lower()
        if _SMALL.fullmatch(head) or head in _COUNTS:
            return ""
        doing = head.endswith("ing") and head not in word_sets()["roles"]
        if head in word_sets()["no_roles"] or doing:
            continue
        if is_role(head) or head.endswith(("guard", "keeper", "monger")):
            after = said[at + 1].lower() if at + 1 < len(said) else ""
            if _is_of_things(after):
                return ""  # the carpenters' shop, the boiler room door
            return " ".join(said[: at + (2 if after in word_sets()["roles"] else 1)])
    return ""


def _is_of_things(word: str) -> bool:
    """Return whether a word is a thing's or a place's, so that what stands before it says whose."""
    things = (members for kind, members in object_words().items() if kind not in _NO_THINGS)
    known = {word, word.removesuffix("s")}
    return not is_role(word) and any(known & set(members) for members in things)


_NO_THINGS: Final = frozenset({"beast", "other", "wound"})
_SMALL: Final = re.compile(
    r"an?|the|my|your|his|her|their|our|its|this|that|at|in|on|of|to|for|with|by|from|and|or|but|"
    r"is|are|was|about|into|over|under|behind|beside|who|which|what|where|when|if|as"
)


def _pronoun(phrase: str, *, plural: bool) -> Pronoun:
    sets = word_sets()
    head = head_of(phrase)
    words = {w.lower().strip(".") for w in phrase.split()}
    if plural:
        return "they"
    if words & sets["women"]:
        return "she"
    if words & sets["men"]:
        return "he"
    known = known_people().get(phrase, "")
    if known:
        return "he" if known == "he" else "she"
    if head in sets["beasts"]:
        return "it"
    return "they"


def _is_surname(words: Sequence[str]) -> bool:
    """Return whether a name of several words ends in a family's: Oakes, and no Temple Guards."""
    last = words[-1].lower()
    sets = word_sets()
    if not all(word[:1].isupper() for word in words) or words[0].lower() in _COUNTS:
        return False
    things = (*object_words().values(), sets["plurals"], sets["plural_things"], sets["beasts"])
    known = {last, last.removesuffix("s")}
    return not any(map(is_role, known)) and not any(known & set(members) for members in things)


@lru_cache(maxsize=2048)
def definite(name: str, *, thing: bool = False) -> Noun:
    """Return a name as a definite noun phrase.

    Args:
        name: as written: "a toll collector", "Spitter", "Captain Rook", "my horse".
        thing: whether it is a thing, which "it" stands for.

    Example:
        >>> definite("a toll collector").text, definite("Spitter").text, definite("Rook").text
        ('the toll collector', 'the Spitter', 'Rook')
    """
    text = clean(name)
    words = text.split()
    if not words:
        return Noun(text="it", pronoun="it", head="it", bare="it")
    if text.lower() in ("it", "them"):
        return Noun(text="it", pronoun="it", head="it", bare="it")
    first, rest = words[0].lower(), " ".join(words[1:])
    bare = text
    if first in ("a", "an", "the", "some") and rest:
        bare, text = rest, f"the {rest}"
    elif first in _OWN and rest:
        bare, text = rest, f"your {rest}"
    elif first in _KEPT and rest:
        bare = rest
        text = f"{first} {rest}"
    elif not (_is_name(text) or first in ("somebody", "someone")):
        text = f"the {text}"
    is_name = words[0][:1].isupper() and _is_name(text)
    is_name = is_name and (len(words) == 1 or _is_surname(words))
    plural = is_plural(bare) and not is_name
    pronoun = "they" if plural else "it" if thing else _pronoun(bare, plural=plural)
    return Noun(text=text, plural=plural, pronoun=pronoun, head=head_of(bare), bare=bare)


@lru_cache(maxsize=2048)
def owned(item: str) -> Noun:
    """Return something that the character carries, as the story calls it.

    Example:
        >>> owned("Long rope").text, owned("Infrared Goggles (2)").plural, owned("Coins x13").text
        ('your rope', True, 'your coins')
    """
    words = _HOW_MANY.sub("", clean(item)).split()
    while words and words[0].lower() in ("a", "an", "the", "my", "your", "our", "some"):
        words.pop(0)
    while len(words) > 1 and words[0].lower() in word_sets()["plain_adjectives"]:
        words.pop(0)
    lowered = [w if _keeps_case(w, at=i, words=words) else w.lower() for i, w in enumerate(words)]
    bare = " ".join(lowered) or "hands"
    return Noun(
        text=f"your {bare}",
        plural=is_plural(bare),
        pronoun="they" if is_plural(bare) else "it",
        head=head_of(bare),
        bare=bare,
    )


def _keeps_case(word: str, *, at: int, words: list[str]) -> bool:
    if len(word) > 1 and word[1:] != word[1:].lower():
        return True  # PDA, McCoy
    return at > 0 and words[at - 1].lower() in ("of", "from", "de", "von")


@lru_cache(maxsize=2048)
def tool_class(item: str) -> str:
    """Return what kind of thing an item is ("rope", "blade", "gun" ...), or "".

    Example:
        >>> tool_class("Long rope"), tool_class("Assault Rifle (2)"), tool_class("Warrior")
        ('rope', 'gun', '')
    """
    text = clean(item).lower()
    for word in (head_of(text), *text.split()):
        for kind, members in _tool_words().items():
            if word in members or (word.endswith("s") and word[:-1] in members):
                return kind
    return ""


@lru_cache(maxsize=1)
def _tool_words() -> dict[str, frozenset[str]]:
    return {
        name.removeprefix("tool_"): members
        for name, members in word_sets().items()
        if name.startswith("tool_")
    }


SkillForm = Literal["agent", "quality", "knowledge", "rule"]


def skill_form(name: str) -> SkillForm:
    """Return how a skill or quality can be named in a sentence.

    Example:
        >>> [skill_form(n) for n in ("Warrior", "Athletic", "Alien knowledge", "Exertion")]
        ['agent', 'quality', 'knowledge', 'rule']
    """
    text = clean(name)
    head = head_of(text)
    sets = word_sets()
    if text.lower() in sets["rule_words"]:
        return "rule"
    if (head in sets["callings"] or is_role(head)) and not is_plural(text):
        return "agent"
    if head in sets["qualities"] or re.search(r"(?:ic|ous|ful|less|ive|able|ible)$", head):
        return "quality"
    return "knowledge"


def listed(parts: list[str]) -> str:
    """Join phrases as one list.

    Example:
        >>> listed(["your rope", "the beam", "Adrian"])
        'your rope, the beam and Adrian'
    """
    if len(parts) < 2:  # noqa: PLR2004 - one phrase is no list
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"
