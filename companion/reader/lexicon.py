"""The word tables compiled for look-up: patterns of acting, noun classes, small words.

A lexicon is built once for each language, on first use (a few milliseconds), and kept.
"""

import importlib
from dataclasses import dataclass
from functools import lru_cache

from companion.reader.grammar import Grammar, grammar_of
from companion.reader.stems import stem
from companion.reader.text import bag, fold, table_words, unfold
from companion.reader.words.things import FALSE_FRIENDS, NOUNS, THINGS

BEINGS = frozenset({"guard", "animal", "person", "monster"})


PRONOUNS = {
    "en": bag("him her them it one both"),
    "de": bag("ihn ihm ihr sie ihnen es"),
    "fr": bag("lui eux elle leur l le les la"),
    "es": bag("lo le les los ellos ella"),
}


ADJACENT = 0
_CHORE_BONUS = 0.3  # a chore is told more exactly than the plain handling of things
_SHORT_VERB = 5
_SHORTEST_ROOT = 4


FAR = 6


_DE_PREFIXES = (
    "hinauf", "herauf", "hinunter", "herunter", "hindurch", "hinuber", "heruber", "hinaus",
    "heraus", "hinein", "herein", "zurecht", "zuruck", "zusammen", "vorbei", "heran", "hinterher",
    "daran", "davon", "weiter", "nieder", "empor", "bereit", "herum", "voruber", "auseinander",
    "rein", "raus", "runter", "ruber", "rauf", "auf", "aus", "ein", "hoch", "durch", "ab", "an",
    "um", "weg", "los", "fest", "frei", "nach", "vor", "mit", "zu", "hin", "her", "fort", "zer",
    "unter",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Element:
    """One place of a pattern: the stems or the noun classes that fill it."""

    stems: frozenset[str]
    classes: frozenset[str]
    gap: int


@dataclass(frozen=True, slots=True)
class Pattern:
    """A row of elements that stands for a manner of acting."""

    manner: str
    elements: tuple[Element, ...]
    weight: float


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Everything the reader knows of one language."""

    language: str
    grammar: Grammar
    irregular: dict[str, str]
    patterns: dict[str, tuple[Pattern, ...]]
    nouns: dict[tuple[str, ...], tuple[tuple[int, str], ...]]
    verbs: frozenset[str]
    infinitives: dict[str, str]

    def stems_of(self, word: str) -> tuple[str, ...]:
        """The stems under which a folded word may be known.

        Args:
            word: A folded word.

        Returns:
            Its stem first, then the parts of a separable German verb; last the word itself.
        """
        base = self.irregular.get(word) or self._one_of_men(word)
        first = stem(base, self.language)
        stems: tuple[str, ...] = (first,)
        if base != word:
            stems += (stem(word, self.language),)
        if self.language == "de" and len(word) > _SHORT_VERB and first not in self.verbs:
            stems += self._apart(word)
        if self.language == "en" and word.startswith("re") and first not in self.verbs:
            again = stem(self.irregular.get(word[2:], word[2:]), "en")
            stems += (again,) if again in self.verbs and len(word) > _SHORT_VERB else ()
        return (*stems, word)

    def _one_of_men(self, word: str) -> str:
        """One of several in English ("ferrymen"), where that is a known noun; else the word."""
        if self.language != "en" or not word.endswith("men"):
            return word
        one = f"{word[:-2]}an"
        return one if (stem(one, "en"),) in self.nouns else word

    def _apart(self, word: str) -> tuple[str, ...]:
        for prefix in _DE_PREFIXES:
            rest = word[len(prefix) :]
            if not word.startswith(prefix) or len(rest) < _SHORTEST_ROOT:
                continue
            for shown in (rest[2:], rest) if rest.startswith("zu") else (rest,):
                root = stem(self.irregular.get(shown, shown), "de")
                if root in self.verbs:
                    return (root, stem(prefix, "de"))
        return ()

    def classes_at(self, stems: list[tuple[str, ...]], at: int) -> tuple[frozenset[str], int]:
        """The noun classes of the longest known noun that begins at a token.

        Args:
            stems: Stems of each token.
            at: Index of the token.

        Returns:
            Its classes (none: empty) and how many tokens the noun covers.
        """
        for size in (3, 2, 1):
            if at + size <= len(stems) and all(stems[at : at + size]):
                rows = self.nouns.get(tuple(s[0] for s in stems[at : at + size]), ())
                shown = len(stems[at + size - 1][-1])
                found = frozenset(name for least, name in rows if shown >= least)
                if found:
                    return found, size
        return frozenset(), 1


def _entries(line: str) -> tuple[str, list[str]]:
    head, _, tail = line.partition(":")
    return head.strip(), [p.strip() for p in tail.split(",") if p.strip()]


def _element(part: str, gap: int, language: str, irregular: dict[str, str]) -> Element:
    stems, classes = set(), set()
    for option in part.split("/"):
        if option.startswith("<"):
            classes.add(option.strip("<>"))
        else:
            word = fold(option)
            stems.add(stem(irregular.get(word, word), language))
    return Element(frozenset(stems), frozenset(classes), gap)


def _pattern(manner: str, text: str, language: str, irregular: dict[str, str]) -> Pattern:
    elements: list[Element] = []
    gap = ADJACENT
    parts = text.replace("'", "' ").split() if language == "fr" else text.split()
    for part in parts:
        if part == "~":
            gap = FAR
            continue
        elements.append(_element(part.rstrip("'"), gap, language, irregular))
        gap = ADJACENT
    weight = len(elements) + 0.2 * sum(1 for e in elements if e.classes)
    weight += _CHORE_BONUS * (manner == "chore")
    return Pattern(manner, tuple(elements), weight)


def _nouns(language: str) -> dict[tuple[str, ...], tuple[tuple[int, str], ...]]:
    """Stems to (least length of the last word, class): a shorter word is another word."""
    found: dict[tuple[str, ...], set[tuple[int, str]]] = {}
    unlike = frozenset(FALSE_FRIENDS[language].split())
    rows = [line.split("|") for line in unfold(NOUNS + THINGS)]
    for row in rows:
        name = row[0].strip()
        for entry in row[-1].split(","):
            words = table_words(entry)
            key = tuple(stem(w, language) for w in words)
            if key and f"{' '.join(words)}:{name}" not in unlike:
                least = len(words[-1]) - (2 if words[-1].endswith("s") else 0)
                found.setdefault(key, set()).add((least, name))
    for word in grammar_of(language).stop:
        found.pop((stem(word, language),), None)
    return {key: tuple(sorted(rows)) for key, rows in found.items()}


@lru_cache(maxsize=8)
def lexicon_of(language: str) -> Lexicon:
    """The lexicon of a language, built on first use.

    Args:
        language: Two-letter code, one of ``LANGUAGES``.

    Returns:
        The compiled lexicon.
    """
    table = importlib.import_module(f"companion.reader.words.verbs_{language}")
    pairs = (pair.split() for pair in table.IRREGULAR.split(";"))
    irregular = {fold(form): fold(base) for form, base in pairs}
    index: dict[str, list[Pattern]] = {}
    verbs: set[str] = set()
    infinitives: dict[str, str] = {}
    for line in unfold(table.VERBS):
        manner, texts = _entries(line)
        for text in texts:
            made = _pattern(manner, text, language, irregular)
            keyed = next((e for e in made.elements if e.stems), None)
            if keyed is None:
                continue
            verbs |= keyed.stems
            for option in text.split()[0].split("/"):
                root = stem(irregular.get(fold(option), fold(option)), language)
                if len(option) < len(infinitives.get(root, option + "-")):
                    infinitives[root] = option
            for key in keyed.stems:
                index.setdefault(key, []).append(made)
    return Lexicon(
        language=language,
        grammar=grammar_of(language),
        irregular=irregular,
        patterns={key: tuple(rows) for key, rows in index.items()},
        nouns=_nouns(language),
        verbs=frozenset(verbs),
        infinitives=infinitives,
    )
