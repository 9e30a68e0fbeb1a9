"""From a player's text to plain English words: folding, language, typing errors, translation."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from companion.difficulty.scales import SYSTEMS
from companion.difficulty.tables import entries, rows, word_set

MAX_CHARACTERS: Final = 4000
_MIN_TYPO_LENGTH: Final = 6
_MIN_SWAP_LENGTH: Final = 4
_MIN_PREFIX: Final = 3
_SHARED_TABLES: Final = ("circumstances", "ladders", "examples_shared")
_WORD = re.compile(r"[a-z0-9]+(?:'[a-z]+)?")
_WORD_OR_STOP = re.compile(r"[a-z0-9]+(?:'[a-z]+)?|[.,;:!?]")
_FUNCTION_WORDS: Final = {
    "en": "i the a an and of to my with on in is are his her it we they that this at from for",
    "de": (
        "ich der die das ein eine einen einem einer den dem und mit auf in im zu ist sind mein "
        "meine meinen er sie es wir aus vom zum zur uber durch nach fur ohne nicht werde will "
        "versuche des von gegen hinter unter"
    ),
    "fr": (
        "je j'ai j'essaie le la les un une des et de du dans sur avec pour mon ma mes est sont "
        "il elle nous au aux par en que qui sans ne pas son sa ses essaie veux ce cette d'un d'une"
    ),
    "es": (
        "yo el la los las un una unos y de del en con para mi mis es son que por al sin no su sus "
        "se lo intento quiero trato este esta hay muy"
    ),
}
_STOPWORDS: Final = word_set(
    "i i'm im i'll i'd the a an and or of to my me with on in is are was be been it its it's we "
    "us our they them their that this these those at from for by as into onto out up off down "
    "try tries trying attempt attempting want wants going get gets use using will would can "
    "could so then while who which he she his her him you your has have had do does there "
    "just but if than very when where what all some any one its own about over through "
)


def fold(text: str) -> str:
    """Lower the case and take accents off; long text is cut at `MAX_CHARACTERS`."""
    plain = text[:MAX_CHARACTERS].replace("ß", "ss").replace("’", "'").lower()
    decomposed = unicodedata.normalize("NFKD", plain)
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def tokens(text: str) -> list[str]:
    """Give the words of a text, folded; hyphens divide words."""
    return _WORD.findall(fold(text))


def tokens_and_stops(text: str) -> list[str]:
    """Give the words of a text with the marks that end a clause between them."""
    return _WORD_OR_STOP.findall(fold(text))


@cache
def _function_words() -> dict[str, frozenset[str]]:
    return {language: frozenset(text.split()) for language, text in _FUNCTION_WORDS.items()}


def language_of(words: Iterable[str]) -> str:
    """Guess the language from its little words: "en", "de", "fr" or "es" ("en" when in doubt)."""
    found = list(words)
    counts = {
        language: sum(word in little or _elided(word) in little for word in found)
        for language, little in _function_words().items()
    }
    best = max(counts, key=lambda language: (counts[language], language == "en"))
    if counts[best] == 0:
        hits = {
            lang: sum(_translation(word, lang) is not None for word in found)
            for lang in ("de", "fr", "es")
        }
        likely = max(hits, key=lambda lang: hits[lang])
        known = english_vocabulary()
        if hits[likely] and sum(word in known for word in found) < hits[likely]:
            return likely
        return "en"
    return best


def _elided(word: str) -> str:
    """Give the article in front of an apostrophe, as in French "l'eau"."""
    return {"l'": "le", "d'": "de", "j'": "je"}.get(word[:2], word)


@cache
def english_vocabulary() -> frozenset[str]:
    """Give the English words that the tables know."""
    known: set[str] = set(_function_words()["en"]) | set(_STOPWORDS)
    for name in (*(f"examples_{system}" for system in SYSTEMS), *_SHARED_TABLES):
        for row in rows(f"{name}.txt"):
            known.update(tokens(" ".join(row[1:])))
    for row in rows("cues.txt"):
        known.update(tokens(row[3].replace("*", "")))
    for name in ("prices", "word_classes"):
        for row in rows(f"{name}.txt"):
            known.update(tokens(row[1]))
    return frozenset(known)


@cache
def _lexicon() -> dict[str, tuple[dict[str, str], dict[str, str]]]:
    """Give for each language its whole words and its word beginnings with their English."""
    found: dict[str, tuple[dict[str, str], dict[str, str]]] = {
        language: ({}, {}) for language in ("de", "fr", "es")
    }
    for language, field in rows("lexicon.txt"):
        whole, beginnings = found[language]
        for entry in entries(field):
            word, english = entry.split("=", 1)
            if word.endswith("*"):
                beginnings.setdefault(word[:-1], english)
            else:
                whole.setdefault(word, english)
    return found


def _translation(word: str, language: str) -> str | None:
    """Give the English of a word, by itself or by its longest known beginning."""
    whole, beginnings = _lexicon()[language]
    bare = word.split("'", 1)[-1]
    if bare in whole:
        return whole[bare]
    for length in range(len(bare), _MIN_PREFIX - 1, -1):
        if bare[:length] in beginnings:
            return beginnings[bare[:length]]
    if language == "de":
        # The last part of a compound says what it is: "Burgmauer" is a wall.
        for start in range(1, len(bare) - _MIN_SWAP_LENGTH + 1):
            if bare[start:] in whole:
                return whole[bare[start:]]
    return None


def to_english(words: Iterable[str], *, language: str) -> list[str]:
    """Translate action words, word by word; a word that is not known stays as it is."""
    if language == "en":
        return list(words)
    little = _function_words()[language]
    out: list[str] = []
    for word in words:
        if word in little:
            continue
        english = _translation(word, language)
        out.extend(english.split() if english else [word])
    return out


@cache
def _misspellings() -> dict[str, str]:
    """Map every known word with one letter taken out to the word."""
    found: dict[str, str] = {}
    for word in sorted(english_vocabulary()):
        if len(word) >= _MIN_TYPO_LENGTH and word.isalpha():
            for place in range(1, len(word)):
                found.setdefault(word[:place] + word[place + 1 :], word)
    return found


@cache
def _by_letters() -> dict[str, str]:
    """Map first letter and sorted letters to the word, for letters that changed places."""
    return {
        word[0] + "".join(sorted(word)): word
        for word in sorted(english_vocabulary())
        if len(word) >= _MIN_SWAP_LENGTH and word.isalpha()
    }


def mend(word: str) -> str:
    """Mend one typing error in a longer word that the tables do not know.

    A letter left out, doubled or out of its place is mended; the first
    letter is taken to be right.
    """
    if len(word) < _MIN_SWAP_LENGTH or word in english_vocabulary() or not word.isalpha():
        return word
    swapped = _by_letters().get(word[0] + "".join(sorted(word)))
    if len(word) < _MIN_TYPO_LENGTH - 1 or _stems(word):
        return word if _stems(word) else swapped or word
    return _misspellings().get(word) or swapped or _undoubled(word)


def _undoubled(word: str) -> str:
    """Take out a letter that stands twice, when that gives a known word."""
    known = english_vocabulary()
    return next(
        (
            word[:place] + word[place + 1 :]
            for place in range(1, len(word))
            if word[place] == word[place - 1] and word[:place] + word[place + 1 :] in known
        ),
        word,
    )


def _stems(word: str) -> list[str]:
    """Give the words of the vocabulary that differ from this one only by an ending."""
    known = english_vocabulary()
    cut = [word[: -len(e)] for e in ("s", "es", "ed", "d", "ing", "ly", "er") if word.endswith(e)]
    grown = [word + e for e in ("s", "es", "ed", "d", "ing", "ly", "er")]
    return [candidate for candidate in (*cut, *grown) if candidate in known]


def content(words: Iterable[str]) -> list[str]:
    """Leave out the little words that carry no meaning of their own."""
    return [word for word in words if word not in _STOPWORDS and word[0].isalnum()]
