"""A narration made ready for the checks: its language, and the player's character as "you"."""

import re
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import Final

from companion.narration.library import fold_words
from companion.narration.prose.facts import Facts
from companion.narration.prose.things import Belongings, Mention, language_of, named_things
from companion.narration.prose.words import stem

_QUOTED: Final = re.compile(r"[\"“„«»][^\"”“»«]*[\"”“»«]")
_FIRST_PERSON: Final = (
    (re.compile(r"\bI(?:'m| am| was)\b"), "you are"),
    (re.compile(r"\bI\b"), "you"),
    (re.compile(r"\bmine\b", re.IGNORECASE), "yours"),
    (re.compile(r"\bmyself\b", re.IGNORECASE), "yourself"),
    (re.compile(r"\bmy\b", re.IGNORECASE), "your"),
    (re.compile(r"\bme\b", re.IGNORECASE), "you"),
)
_YOU: Final = {"en": ("you", "your"), "de": ("du", "dein"), "fr": ("tu", "ton"), "es": ("tú", "tu")}
_ADDRESSED: Final = re.compile(
    r"\b(?:you|your|thou|thy|du|dir|dich|dein\w*|tu|te|toi|ton|ta|tes|tus?|ti)\b", re.IGNORECASE
)


_PRONOUNS: Final = {
    "en": re.compile(r"\b(he|she|him|his|her|himself|herself)\b", re.IGNORECASE),
    "de": re.compile(r"\b(er|sie|ihm|ihn|sein\w*|ihr\w*)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(il|elle|lui|son|sa|ses)\b", re.IGNORECASE),
    "es": re.compile(r"\b(él|ella|le|su|sus)\b", re.IGNORECASE),
}
_OWNING: Final = re.compile(r"(?:his|her|sein\w*|ihr\w*|son|sa|ses|sus?)$", re.IGNORECASE)


def _names_you(sentence: str, language: str, others: Sequence[str], *, before: bool) -> bool:
    """Whether the pronouns of a sentence are the character's: nobody else was named since."""
    you = re.search(rf"\b{_YOU[language][0]}\b", sentence)
    named = [at for name in others if (at := sentence.find(name.split(" ")[-1])) >= 0]
    if you is None:
        return before and not named
    return not named or you.start() < min(named)


def _as_you(language: str) -> Callable[[re.Match[str]], str]:
    you, your = _YOU[language]
    return lambda found: your if _OWNING.match(found.group(0)) else you


class Reading:
    """A narration as the checks of possessions need it.

    Args:
        sentences: the narration.
        facts: the result that it tells.
    """

    def __init__(self, sentences: Sequence[str], facts: Facts) -> None:
        self.facts = facts
        self._sentences = tuple(sentences)
        whole = language_of(sentences)
        self._languages = tuple(language_of([s], whole) for s in sentences)
        self.belongings = Belongings(facts)
        self._things: dict[tuple[int, bool], tuple[Mention, ...]] = {}

    @classmethod
    def of(cls, sentences: Sequence[str], facts: Facts) -> "Reading":
        """Return the reading of a narration; the same one for all checks of it."""
        return _reading(tuple(sentences), facts)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The narration as it was told."""
        return self._sentences

    def language(self, number: int) -> str:
        """Return the language of a sentence; one word alone may be of another than its story."""
        return self._languages[number]

    @cached_property
    def is_third_person(self) -> bool:
        """Whether the narrator speaks to nobody and of the character by name."""
        told = " ".join(_QUOTED.sub(" ", s) for s in self._sentences)
        return not _ADDRESSED.search(told) and not re.search(r"\bI\b", told)

    @cached_property
    def is_first_person(self) -> bool:
        """Whether the character tells it: somebody says "I" and does not name them."""
        told = " ".join(_QUOTED.sub(" ", s) for s in self._sentences)
        name = self.facts.brief.attempt.actor.split(" ")[0]
        is_named = (
            bool(name) and name in told and re.search(rf"\b{re.escape(name)}\b", told) is not None
        )
        return not is_named and re.search(r"\bI\b", told) is not None

    @cached_property
    def said(self) -> tuple[str, ...]:
        """The sentences with the character as "you", quotations as they are."""
        return tuple(map(self._to_you, self._sentences, self._languages))

    @cached_property
    def words(self) -> tuple[frozenset[str], ...]:
        """The words of each sentence."""
        return tuple(frozenset(fold_words(s)) for s in self.said)

    @cached_property
    def told(self) -> tuple[str, ...]:
        """The same without what is said in quotation marks."""
        bare = (_QUOTED.sub(self._blank, s) for s in self._sentences)
        return tuple(map(self._to_you, bare, self._languages))

    @cached_property
    def closely(self) -> tuple[str, ...]:
        """The same, where a story in the third person also calls the character "he" or "her"."""
        if not self.is_third_person:
            return self.told
        others = [p.name for p in self.facts.brief.setting.people]
        is_theirs = False
        found = []
        for told, language in zip(self.told, self._languages, strict=True):
            sentence = told
            is_theirs = _names_you(sentence, language, others, before=is_theirs)
            found.append(
                _PRONOUNS[language].sub(_as_you(language), sentence) if is_theirs else sentence
            )
        return tuple(found)

    @cached_property
    def has_unnamed_gain(self) -> bool:
        """Whether an effect gives a thing that no word of the narration surely names.

        Then what comes to the character may be that thing under another name.
        """
        if not self.belongings.gained:
            return False
        named = [t for n in range(len(self._sentences)) for t in self.things(n, quoted=True)]
        said = self.facts.things
        return any(
            not any(kinds & t.kinds or stem(t.word) in said for t in named)
            for kinds in self.belongings.gained
        )

    def things(self, number: int, *, quoted: bool = False) -> tuple[Mention, ...]:
        """Return the things that a sentence names."""
        quoted = quoted and self.said[number] != self.told[number]
        asked = (number, quoted)
        if asked not in self._things:
            text, language = (self.said if quoted else self.told)[number], self._languages[number]
            self._things[asked] = tuple(named_things(text, language, self.belongings.own))
        return self._things[asked]

    def _to_you(self, sentence: str, language: str) -> str:
        sentence = self._from_name(sentence, language)
        if language != "en":
            return sentence
        told = _QUOTED.sub(" ", " ".join(self._sentences))
        if re.search(r"\b(?:I|my)\b", told):
            pieces = re.split(r"([\"“][^\"”]*[\"”])", sentence)
            for at in range(0, len(pieces), 2):
                for pattern, you in _FIRST_PERSON:
                    pieces[at] = pattern.sub(you, pieces[at])
            sentence = "".join(pieces)
        return sentence

    def _from_name(self, sentence: str, language: str) -> str:
        you, your = _YOU[language]
        for name in sorted(
            {self.facts.brief.attempt.actor, self.facts.brief.attempt.actor.split(" ")[0]},
            key=len,
            reverse=True,
        ):
            if name and name in sentence:
                sentence = re.sub(rf"\b{re.escape(name)}['’]s\b", your, sentence)
                sentence = re.sub(rf"\b{re.escape(name)}\b", you, sentence)
        return sentence

    @staticmethod
    def _blank(found: re.Match[str]) -> str:
        return " " * len(found.group(0))


@lru_cache(maxsize=8)
def _reading(sentences: tuple[str, ...], facts: Facts) -> Reading:
    return Reading(sentences, facts)
