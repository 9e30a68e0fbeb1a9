"""Things that somebody can own: their kinds, and where a sentence names them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from types import MappingProxyType
from typing import Final

from companion.narration.library import fold_words
from companion.narration.prose.facts import Facts
from companion.narration.prose.words import content, stem, table, word_list

Kinds = frozenset[str]

_LANGUAGES: Final = ("en", "de", "fr", "es")
_LIKENED: Final = re.compile(
    r"\bthe way (?:[\w'-]+ ){1,6}$|"
    r"\b(?:like|as|than|comme|wie|als|como|que)\b(?:\s+[\w'-]+){0,4}\s*$|"
    r"\b(?:tastes?|smell\w*|sounds?|noise|colou?r|shape|size|sort|talk|dreams?|thoughts?|shower|word|rattle|clink|jingle|clatter|chink|fog|cloud|"
    r"goût|odeur|bruit|sabor|olor|ruido) (?:of|de|d') ?(?:[\w'-]+ ){0,4}$",
    re.IGNORECASE,
)
_SINGLE: Final = re.compile(
    r"\b(?:a|an|un|une|ein|eine)\b(?! (?:pair|set|bag|box|ring|bunch|handful|few|\w+ of)\b)"
)
_ROBS: Final = re.compile(
    r"\b(?:disarm\w*|rob(?:bed|s)?|steals?|stolen|thie\w+|confiscat\w*|strip\w*|"
    r"los(?:es?|t) (?:your|the|his|her)|entwaffn\w+|bestohlen|verlierst|désarm\w+|"
    r"vol(?:é|ée|eurs)|perd\w*|desarm\w+|roba\w*|ladron\w*|pierd\w*)\b",
    re.IGNORECASE,
)
_LETTERS: Final = re.compile(r"[^\W\d_]+")
_COUNTED: Final = re.compile(r"[^\W\d_]+|\d+")
_STOPS: Final = re.compile(r"[.,;:!?…]")
_WORTH: Final = re.compile(r"-|['’]s? worth\b")
_SHAPES: Final = frozenset(
    ["ring", "rings", "horn", "crown", "chain", "needle", "blade", "mask", "coat"]
)
_OF: Final = re.compile(r" of (?!gold|silver|iron|bronze|bone|keys|mail|the|his|her)")
_TAIL: Final = 5
"""Letters of the shortest end of a compound that still names it."""
_PLURAL: Final = 4
_BACK: Final = 5
"""Words before a thing among which its article stands."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A thing that a sentence names.

    Attributes:
        word: the thing, lower case.
        start: where it begins in the sentence.
        end: where it ends.
        owner: whose it is by its article: ``own``, ``new`` (an unknown one),
            ``theirs``, ``the``, or ``bare``.
        kinds: its kinds.
    """

    word: str
    start: int
    end: int
    owner: str
    kinds: Kinds


@lru_cache(maxsize=8192)
def any_kinds_of(word: str) -> Kinds:
    """Return the kinds of thing that a word names in any of the languages."""
    return frozenset().union(*(kinds_of(word, language) for language in _LANGUAGES))


@cache
def _lexicon(language: str) -> dict[str, Kinds]:
    found: dict[str, set[str]] = {}
    for kind, words in table(f"things_of.{language}").items():
        for word in words.split():
            found.setdefault(word, set()).add(kind)
    return {word: frozenset(kinds) for word, kinds in found.items()}


@lru_cache(maxsize=16384)
def kinds_of(word: str, language: str = "en") -> Kinds:
    """Return the kinds of thing that a word names; nothing for what nobody owns.

    Example:
        >>> sorted(kinds_of("longbow")), sorted(kinds_of("horizon"))
        (['bow'], [])
    """
    low = word.lower()
    lexicon = _lexicon(language)
    if low in lexicon:
        return lexicon[low]
    for ending in ("s", "es", "x", "n", "en"):
        kinds = lexicon.get(low.removesuffix(ending)) if low.endswith(ending) else None
        if kinds and len(low) > _PLURAL:
            return kinds
    if language == "de":
        # A compound is of the kind of its last part.
        for size in range(4, len(low) - 2):
            kinds = lexicon.get(low[-size:])
            if kinds:
                return kinds
    return frozenset()


def language_of(sentences: Sequence[str], default: str = "en") -> str:
    """Return the language of sentences by their small words; the default where nothing tells.

    Example:
        >>> language_of(["Der Riegel gibt nach, und du bist drin."])
        'de'
    """
    found = {one: 0 for one in _LANGUAGES}
    for sentence in sentences:
        for one, times in zip(_LANGUAGES, _small_words(sentence), strict=True):
            found[one] += times
    scores = sorted((times, one) for one, times in found.items())
    return scores[-1][1] if scores[-1][0] > scores[-2][0] else default


@lru_cache(maxsize=1024)
def _small_words(sentence: str) -> tuple[int, ...]:
    """Return how many small words of each language a sentence has."""
    words = fold_words(sentence)
    small = (word_list(f"small_words.{one}") for one in _LANGUAGES)
    return tuple(sum(word in known for word in words) for known in small)


def names_own(word: str, own: Mapping[str, Kinds]) -> bool:
    """Whether a word names something of a sheet, in full or by the end of a compound.

    Example:
        >>> names_own("picks", {"lockpicks": frozenset()})
        True
    """
    return word in own or (len(word) >= _TAIL and any(held.endswith(word) for held in own))


def named_things(
    sentence: str, language: str, own: Mapping[str, Kinds] = MappingProxyType({})
) -> Iterator[Mention]:
    """Yield the things that a sentence names, but not those that something is likened to.

    Args:
        sentence: what is told.
        language: of the sentence.
        own: further words that name things, as those of a sheet, and the kinds of the things.
    """
    words = _LETTERS.finditer(sentence)
    for found in words:
        low = found.group(0).lower()
        kinds = kinds_of(low, language)
        if not (kinds or names_own(low, own)):
            continue
        if low in _SHAPES and _OF.match(sentence[found.end() :]):
            continue  # a ring of worms, a horn of rock
        if _WORTH.match(sentence[found.end() :]):
            continue  # a mirror-seller is no mirror, ten credits' worth no credits
        if language == "de" and low == found.group(0):
            continue  # German nouns have a capital
        if _LIKENED.search(sentence[: found.start()]):
            continue
        before = _phrase_before(sentence[: found.start()])
        owner = _owner(before)
        if low.endswith("s") and _SINGLE.search(" ".join(before)):
            continue  # "a heron watches you": one of something, so the word is its verb
        if owner == "bare" and low in word_list("sometimes.things"):
            continue
        if owner == "own" and low in word_list("sometimes.body"):
            continue
        yield Mention(low, found.start(), found.end(), owner, kinds)


def _phrase_before(text: str) -> list[str]:
    """Return the last words of a text that belong to the phrase which goes on after it."""
    phrase = _STOPS.split(text)[-1]
    return [w.lower() for w in _COUNTED.findall(phrase)][-_BACK:]


def _owner(before: Sequence[str]) -> str:
    found = "bare"
    for word in reversed(before):
        for owner in ("own", "theirs", "the"):
            if word in word_list(f"articles.{owner}"):
                # "the four lamps", but "a key of the cellar" stands before its own "the".
                return owner
        if word in word_list("articles.counts") or word.isdigit():
            found = "new"
        elif word in word_list("articles.new"):
            return "new"
        elif found == "new":
            break
    return found


class Belongings:
    """What the player's character has, and what the result lets them gain and lose.

    Args:
        facts: the result.
    """

    def __init__(self, facts: Facts) -> None:
        self._facts = facts

    @cached_property
    def own(self) -> dict[str, Kinds]:
        """Each word that names something on the sheet, and the kinds of that thing."""
        brief = self._facts.brief
        found: dict[str, Kinds] = {}
        for item in (*brief.setting.items,):
            words = fold_words(re.sub(r"\(.*?\)", " ", item))
            named = [w for w in words if any_kinds_of(w)] or words[-1:]
            for word in named:
                found[word] = any_kinds_of(word)
        return found

    @cached_property
    def used(self) -> frozenset[str]:
        """Stems of what the attempt is made with, and of what its consequences are about."""
        attempt = self._facts.brief.attempt
        told = [f"{e.name} {e.tell}" for e in self._facts.effects]
        return content(" ".join([attempt.text, attempt.goal, *attempt.stitched, *told]))

    @cached_property
    def gained(self) -> list[Kinds]:
        """The kinds of each thing that an effect gives; an empty set for one of no known kind."""
        return [
            self.kinds(f"{e.name} {e.tell}")
            for e in self._facts.effects
            if e.good and e.kind == "gear"
        ]

    @cached_property
    def lost(self) -> Kinds:
        """The kinds of the things that the effects take, break or cost."""
        taking = [
            e
            for e in self._facts.effects
            if not e.good and e.kind in ("gear", "cost", "trouble", "harm")
        ]
        return frozenset().union(*(self.kinds(f"{e.name} {e.tell}") for e in taking))

    def is_own(self, mention: Mention) -> bool:
        """Whether a mention names something of the character's."""
        if names_own(mention.word, self.own) or stem(mention.word) in map(stem, self.own):
            return True
        shared = any(kinds & mention.kinds for kinds in self.own.values())
        return mention.owner == "own" or (mention.owner == "the" and shared)

    def is_new(self, mention: Mention) -> bool:
        """Whether a mention names a thing that neither the state nor an effect knows."""
        if mention.owner == "own" or stem(mention.word) in self._facts.things:
            return False
        return mention.owner in ("new", "theirs") or not any(
            kinds & mention.kinds for kinds in self.own.values()
        )

    def may_gain(self, mention: Mention) -> bool:
        """Whether an effect may have given a thing, under another name."""
        return any(not kinds or kinds & mention.kinds for kinds in self.gained)

    @cached_property
    def may_be_robbed(self) -> bool:
        """Whether what was at stake and came true takes things of the character's."""
        return bool(_ROBS.search(self._facts.brief.promised))

    def may_lose(self, mention: Mention) -> bool:
        """Whether an effect may have taken or broken a thing."""
        alike = (self.lost & mention.kinds) - word_list("sometimes.mixed")
        losses = self._facts.losses
        word = stem(mention.word)
        is_end = len(word) >= _TAIL and any(w.endswith(word) for w in losses)
        return word in losses or is_end or bool(alike)

    def kinds(self, text: str) -> Kinds:
        """Return the kinds of all the things that a text names."""
        words = fold_words(text)
        return frozenset().union(*map(any_kinds_of, words))
