"""The terms of a question: stems, what stands for the same thing, and common short forms."""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from companion.retrieval.text import content_words, words

SYNONYM_WEIGHT: Final = 0.6
CORRECTION_WEIGHT: Final = 0.9

Alternative = tuple[str, ...]
"""Stems that must all be there: one for a word, several for a phrase."""

SHORT_FORMS: Final[Mapping[str, str]] = {
    "adv": "advantage",
    "arch": "archetype",
    "armor": "armour",
    "atk": "attack",
    "attr": "attribute",
    "char": "character",
    "chars": "characters",
    "crit": "critical",
    "crits": "criticals",
    "def": "defense",
    "defence": "defense",
    "diff": "difficulty",
    "dm": "game master",
    "dmg": "damage",
    "dr": "difficulty rating",
    "ds": "difficulty score",
    "exp": "experience",
    "gm": "game master",
    "gms": "game master",
    "hp": "health",
    "init": "initiative",
    "inv": "inventory",
    "lvl": "level",
    "mod": "modifier",
    "mods": "modifiers",
    "npcs": "npc",
    "opp": "opponent",
    "pc": "character",
    "pcs": "characters",
    "pts": "points",
    "succ": "success",
    "xp": "experience",
}
"""Short forms of any table, and the two spellings of English."""


_NAMES: Final = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen twenty"
)
_NUMBER_NAMES: Final = tuple(_NAMES.split())
_ALIKE: Final[Mapping[str, str]] = {
    **{str(n): name for n, name in enumerate(_NUMBER_NAMES)},
    **{f"{n}s": name for n, name in enumerate(_NUMBER_NAMES)},
    **{f"{name}s": name for name in _NUMBER_NAMES},
    "sixes": "six",
    **{f"d{n}s": f"d{n}" for n in (4, 6, 8, 10, 12, 20)},
    **{f"1d{n}": f"d{n}" for n in (4, 6, 8, 10, 12, 20)},
    "first": "one",
    "1st": "one",
    "second": "two",
    "2nd": "two",
    "third": "three",
    "3rd": "three",
    "fourth": "four",
    "4th": "four",
    "fifth": "five",
    "5th": "five",
    "sixth": "six",
    "6th": "six",
    "twice": "two",
    "ties": "tie",
    "tied": "tie",
    "lies": "lie",
    "lied": "lie",
}
"""Numbers are one term however they are written: 6, 6s, six, sixes, sixth. So are a few words so
short that the stemmer takes their forms apart."""


def spell_out(text: str) -> str:
    """Return a text with its short forms written out, in lower case, punctuation gone.

    Example:
        >>> spell_out("How much XP, GM?")
        'how much experience game master'
    """
    return " ".join(SHORT_FORMS.get(word, word) for word in words(text))


class Stemmer:
    """The porter stemmer of SQLite, so that questions and index agree by construction."""

    def __init__(self) -> None:
        self._db = sqlite3.connect(":memory:", check_same_thread=False)
        self._db.execute("CREATE VIRTUAL TABLE w USING fts5(t, tokenize='porter unicode61')")
        self._db.execute("CREATE VIRTUAL TABLE v USING fts5vocab(w, 'instance')")
        self._known: dict[str, str] = {}

    def stem(self, wanted: Sequence[str]) -> list[str]:
        """Return the stem of each word, numbers made alike; what is no token stays as it is."""
        new = [word for word in dict.fromkeys(wanted) if word not in self._known]
        if new:
            plain = [_ALIKE.get(word, word) for word in new]
            self._db.executemany("INSERT INTO w(rowid, t) VALUES (?, ?)", enumerate(plain))
            for term, row in self._db.execute("SELECT term, doc FROM v ORDER BY doc, offset"):
                self._known.setdefault(new[row], term)
            for word in new:
                self._known.setdefault(word, word)
            self._db.execute("DELETE FROM w")
        found = [self._known[word] for word in wanted]
        if len(self._known) > _MAX_KNOWN:
            self._known.clear()
        return found

    def stems(self, text: str) -> list[str]:
        """Return the stems of the words that carry meaning, repeats kept out."""
        return list(dict.fromkeys(self.stem(content_words(text))))


_MAX_KNOWN: Final = 200_000


@dataclass(frozen=True, slots=True)
class Slot:
    """One word of the question and everything that may stand for it.

    Args:
        word: As the player wrote it.
        alternatives: Stems and how much finding them counts, 0 to 1; the word's own stem is 1.
    """

    word: str
    alternatives: Mapping[Alternative, float]


def stem_groups(groups: Iterable[Sequence[str]], stemmer: Stemmer) -> list[list[list[str]]]:
    """Return groups of words and phrases as groups of lists of stems, repeats left out."""
    stemmed = []
    for group in groups:
        members = dict.fromkeys(tuple(stemmer.stem(words(phrase))) for phrase in group)
        stemmed.append([list(member) for member in members if member])
    return stemmed


class Lexicon:
    """Groups of words that mean the same in one game.

    Args:
        groups: What ``stem_groups`` returned.
        stemmer: The one it used.
    """

    def __init__(self, groups: Sequence[Sequence[Sequence[str]]], stemmer: Stemmer) -> None:
        self._stemmer = stemmer
        self._groups = [tuple(tuple(member) for member in group) for group in groups]
        self._by_first: dict[str, list[tuple[int, Alternative]]] = {}
        for index, group in enumerate(self._groups):
            for member in group:
                self._by_first.setdefault(member[0], []).append((index, member))

    def slots(self, question: str, corrections: Mapping[str, str] | None = None) -> list[Slot]:
        """Return the slots of a question, in order.

        Args:
            question: A cleaned question.
            corrections: Word to the word that was probably meant.
        """
        spoken = words(question)
        stems = self._stemmer.stem(spoken)
        slots = [
            self._slot(word, (corrections or {}).get(word)) for word in content_words(question)
        ]
        found: dict[str, dict[Alternative, float]] = {
            slot.word: dict(slot.alternatives) for slot in slots
        }
        for position, stem in enumerate(stems):
            for index, member in self._by_first.get(stem, ()):
                if tuple(stems[position : position + len(member)]) == member:
                    self._add_group(found, spoken[position : position + len(member)], index)
        self._add_groups_of_alternatives(found)
        return [Slot(slot.word, found[slot.word]) for slot in slots]

    def _slot(self, word: str, corrected: str | None) -> Slot:
        alternatives: dict[Alternative, float] = {tuple(self._stemmer.stem([word])): 1.0}
        if word in SHORT_FORMS:
            alternatives[tuple(self._stemmer.stem(words(SHORT_FORMS[word])))] = 1.0
        if corrected is not None:
            alternatives[tuple(self._stemmer.stem(words(corrected)))] = CORRECTION_WEIGHT
        return Slot(word, alternatives)

    def _add_group(
        self, found: dict[str, dict[Alternative, float]], spoken: Sequence[str], index: int
    ) -> None:
        # Of a phrase, only its first word of meaning takes the group, else it would count twice.
        word = next((w for w in spoken if w in found), None)
        if word is not None:
            for member in self._groups[index]:
                found[word].setdefault(member, SYNONYM_WEIGHT)

    def _add_groups_of_alternatives(self, found: dict[str, dict[Alternative, float]]) -> None:
        for alternatives in found.values():
            for own, weight in list(alternatives.items()):
                if weight <= SYNONYM_WEIGHT:
                    continue
                for index, member in self._by_first.get(own[0], ()):
                    if member == own:
                        for other in self._groups[index]:
                            alternatives.setdefault(other, SYNONYM_WEIGHT)
