"""Fields of work: what a calling, a quality or a piece of gear is about, told without its name.

A row of the tables is compiled on first use only, for the language of the text.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from companion.reader.lexicon import lexicon_of
from companion.reader.stems import stem
from companion.reader.text import unfold
from companion.reader.words.effects import EFFECTS
from companion.reader.words.qualities import QUALITIES
from companion.reader.words.trades import TRADES

_LANGUAGES = ("en", "de", "fr", "es")
_RARITY = ((1, 1.2), (3, 1.0), (6, 0.7))
_COMMON = 0.5


@dataclass(frozen=True, slots=True)
class Field:
    """One row: the manners that it helps and the words that tell of it."""

    core: tuple[str, ...]
    further: frozenset[str]
    words: tuple[str, ...]
    sort: str

    @property
    def manners(self) -> frozenset[str]:
        """Every manner within reach."""
        return self.further | set(self.core)


@lru_cache(maxsize=1)
def _rows() -> tuple[tuple[Field, str], ...]:
    rows = []
    for sort, table in (("trade", TRADES), ("quality", QUALITIES), ("gear", EFFECTS)):
        for line in unfold(table):
            core, further, words, names = line.split("|")
            field = Field(
                tuple(core.split()), frozenset(further.split()), tuple(words.split(";")), sort
            )
            rows.append((field, names))
    return tuple(rows)


def field_of(number: int) -> Field:
    """The field with a number, as :func:`named_fields` gives it."""
    return _rows()[number][0]


def named_fields() -> Iterator[tuple[tuple[str, ...], int]]:
    """Every name of every field, as folded words, with the field's number."""
    for number, (_, names) in enumerate(_rows()):
        for name in names.split(","):
            key = tuple(name.replace("-", " ").split())
            if key:
                yield key, number


@lru_cache(maxsize=4)
def _counts(language: str) -> Counter[str]:
    """In how many fields each word of a language stands."""
    slot = _LANGUAGES.index(language)
    return Counter(word for field, _ in _rows() for word in field.words[slot].split())


@lru_cache(maxsize=1024)
def terms(number: int, language: str) -> dict[str, float]:
    """Stems that tell of a field, each with its worth: a rare word tells more.

    Args:
        number: Number of the field.
        language: Two-letter code.

    Returns:
        Stem to worth, 0.5 to 1.2.
    """
    counts = _counts(language)
    irregular = lexicon_of(language).irregular
    found: dict[str, float] = {}
    for word in field_of(number).words[_LANGUAGES.index(language)].split():
        worth = next((w for most, w in _RARITY if counts[word] <= most), _COMMON)
        root = stem(irregular.get(word, word), language)
        found[root] = max(worth, found.get(root, 0.0))
    return found


@lru_cache(maxsize=4)
def fields_by_term(language: str) -> dict[str, tuple[tuple[int, float], ...]]:
    """Stem to the trades it tells of, for a text without a sheet that names callings."""
    found: dict[str, list[tuple[int, float]]] = {}
    for number, (field, _) in enumerate(_rows()):
        if field.sort == "trade":
            for root, worth in terms(number, language).items():
                found.setdefault(root, []).append((number, worth))
    return {root: tuple(rows) for root, rows in found.items()}
