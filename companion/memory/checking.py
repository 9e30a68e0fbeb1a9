"""Checks a summary against the journal: what it says must stand there.

Only what can be told for certain is checked: names, numbers and things that somebody is said to
have come by. A sentence that fails is left out; the rest stands.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from companion.difficulty.words import language_of
from companion.memory.recall import keys
from companion.narration.sentences import split_sentences
from companion.reader.text import bag, words_of

_CAPITAL: Final = re.compile(r"[^\W\d_][\w'’-]*")
_NUMBER: Final = re.compile(r"\d+")
_GAIN: Final = re.compile(
    r"\b(?:found|finds|took|takes|gained|gains|received|receives|won|wins|got|gets|stole|steals|"
    r"bought|buys|earned|earns|acquired|acquires|looted|was given|were given|carries|carried|owns|"
    r"owned|has|have|had|holds|held|possesses|possessed)\b(?P<what>[^.;:!?]{0,60})",
    re.IGNORECASE,
)
_MARKUP: Final = re.compile(
    r"[{}\[\]<>|`#*]|https?:|\b(?:system|assistant|tool)\s*:", re.IGNORECASE
)
_STARTERS: Final = bag(
    "a an the this that these those there here he she it they we you i his her its their "
    "my your our after although and as at because before but by during each even every "
    "finally first for from having if in inside into last later meanwhile near nobody no "
    "not nothing now of on once one only or other outside over people since so some "
    "somebody someone still then though through to together two under until when where "
    "while who with without yet another both all despite"
)
_BEFORE_NOUNS: Final = re.compile(
    r"(?:d(?:er|ie|as|es|em|en)|(?:k|m|d|s)?ein(?:e[rnms]?)?|(?:ihr|unser|euer|eur|dies|jed|jen|welch"
    r"|all|viel|manch|ander|mehrer)(?:e[rnms]?)?|i[mn]|a[mn]|zu[mr]?|vo[mn]|beim?|ins|ans|mit|ohne"
    r"|zwei|drei|vier|und)",
    re.IGNORECASE,
)
"""German words before a noun, which German writes with a capital as if it were a name."""
_NAMING: Final = re.compile(r"(?:und|mit|von|bei|zu|an|in|ohne)", re.IGNORECASE)
"""Those of them that may stand before a bare name as well."""
_WORDS_BETWEEN: Final = 2
LONGEST: Final = 300
_SHARE: Final = 0.5
"""Share of a fact's words that the record it names must hold."""


@dataclass(slots=True)
class Evidence:
    """What the journal holds, for checking.

    Attributes:
        vocabulary: every word of records, names and the older summary.
        told: beginnings of the words that were told or decided; not what a player merely claimed.
        numbers: every number.
    """

    vocabulary: set[str] = field(default_factory=set)
    told: set[str] = field(default_factory=set)
    numbers: set[str] = field(default_factory=set)

    def add(self, text: str, *, is_claim: bool = False) -> None:
        """Add a text.

        Args:
            text: of a record, a name, a sheet.
            is_claim: the player's own words: their names count, their gains do not.
        """
        self.vocabulary.update(words_of(text))
        if not is_claim:
            self.told.update(keys(text))
            self.numbers.update(_NUMBER.findall(text))

    def holds(self, sentence: str) -> bool:
        """Whether nothing in a sentence is known to be invented."""
        if not sentence or len(sentence) > LONGEST or _MARKUP.search(sentence):
            return False
        if any(number not in self.numbers for number in _NUMBER.findall(sentence)):
            return False
        return self._names_known(sentence) and self._gains_known(sentence)

    def _names_known(self, sentence: str) -> bool:
        for place, found in enumerate(_CAPITAL.finditer(sentence)):
            word = found.group()
            if not word[0].isupper():
                continue
            folded = words_of(word)
            known = all(w in self.vocabulary or w.removesuffix("'s") in self.vocabulary
                        for w in folded)  # fmt: skip
            known = known or _is_german_noun(sentence, found.start())
            if not known and not (place == 0 and folded and folded[0] in _STARTERS):
                return False
        return True

    def _gains_known(self, sentence: str) -> bool:
        for found in _GAIN.finditer(sentence):
            what = keys(re.split(r"\b(?:to|that|when|after|while|because|but)\b", found["what"])[0])
            if what and len(what & self.told) < len(what):
                return False
        return True


def _is_german_noun(sentence: str, start: int) -> bool:
    """Whether a capital is only that of a German noun: an article leads to it, or an adjective.

    Example:
        >>> said = "Ilka stieg die leere Feuerleiter hinunter, und Zorblax floh."
        >>> _is_german_noun(said, said.index("Feuer")), _is_german_noun(said, said.index("Zor"))
        (True, False)
    """
    if language_of(words_of(sentence)) != "de":
        return False
    before = re.split(r"[,;:.!?»«]", sentence[:start])[-1].split()[-1 - _WORDS_BETWEEN :]
    for between, word in enumerate(reversed(before)):
        if _BEFORE_NOUNS.fullmatch(word):
            return between > 0 or not _NAMING.fullmatch(word)
        if not word.islower():
            return False
    return False


def sound_sentences(text: str, evidence: Evidence) -> tuple[list[str], list[str]]:
    """Return the sentences of a summary that stand, and those that do not."""
    stand: list[str] = []
    fall: list[str] = []
    for sentence in split_sentences(text):
        (stand if evidence.holds(sentence) else fall).append(sentence)
    return stand, fall


def carries(record: str, fact: str) -> bool:
    """Whether a record says what a fact says, by its words."""
    wanted = keys(fact)
    return bool(wanted) and len(wanted & keys(record)) >= _SHARE * len(wanted)


def evidence_of(texts: Iterable[str], claims: Sequence[str] = ()) -> Evidence:
    """Return the evidence of texts, and of what was merely claimed."""
    evidence = Evidence()
    for text in texts:
        evidence.add(text)
    for claim in claims:
        evidence.add(claim, is_claim=True)
    return evidence
