"""The ranking: scope first, then a convex sum of normalised scores over what is in scope.

Each passage is compared with the question by its words (BM25 over title, text and authored
questions; the share of the question's weight that the passage, and its best sentence, cover; the
overlap with its best authored question) and by meaning (the mean of its texts; its best sentence).
The weights come from ``benchmarks/retrieval_tune.py``, which chooses them on questions of our own.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from companion.retrieval.embedding import Embedder, StaticEmbedder
from companion.retrieval.index import BookIndex
from companion.retrieval.lexicon import CORRECTION_WEIGHT, Lexicon, Slot, Stemmer
from companion.retrieval.passages import QUESTION, SENTENCE, Passage
from companion.retrieval.spelling import correct
from companion.retrieval.text import clean_question, content_words, without_filler, words

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Scores = npt.NDArray[np.float64]

FEATURES: Final = (
    "words",
    "cover",
    "cover_sentence",
    "overlap_question",
    "meaning",
    "meaning_sentence",
    "phrases",
)

NAMED: Final = "named"
"""The share of the question's weight that one whole short text of the passage carries, such as a
term of a gap that stands in the question word by word. It ranks nothing; it is evidence only."""

DEFAULT_WEIGHTS: Final[Mapping[str, float]] = {
    "words": 0.045,
    "cover": 0.05,
    "cover_sentence": 0.06,
    "overlap_question": 0.05,
    "meaning": 0.365,
    "meaning_sentence": 0.03,
    "phrases": 0.4,
}
_WHOLE: Final = 0.99
SEE_ALSO_SHARE: Final = 0.05
"""Of the best passage's score, given to the passages it refers to."""


def _knows_none(_word: str) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage that was found.

    Args:
        passage: The passage.
        score: 0 to 1, comparable within one search only.
        features: How it did in each way of comparing, 0 to 1.
    """

    passage: Passage
    score: float
    features: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Query:
    """A question made ready for one book.

    Args:
        text: Cleaned, as the player wrote it.
        corrected: With misspelt words replaced.
        slots: Its words of meaning with what may stand for them.
        corrections: Misspelt word to corrected word.
    """

    text: str
    corrected: str
    slots: tuple[Slot, ...]
    corrections: Mapping[str, str]


class Searcher:
    """Searches the books in scope.

    Args:
        books: The compiled books, in the order of precedence.
        embedder: The one their vectors were made with.
        weights: Feature to weight; they add up to 1.
    """

    def __init__(
        self,
        books: Sequence[BookIndex],
        embedder: Embedder,
        *,
        weights: Mapping[str, float] = DEFAULT_WEIGHTS,
    ) -> None:
        self.books = tuple(books)
        self._embedder = embedder
        self._weights = weights
        self._stemmer = Stemmer()
        self._encoders = [book.encoder(embedder) for book in self.books]
        self._lexicons = [Lexicon(book.groups, self._stemmer) for book in self.books]

    def prepare(
        self,
        question: str,
        book: int = 0,
        *,
        known_elsewhere: Callable[[str], bool] = _knows_none,
    ) -> Query:
        """Return a question made ready for one of the books.

        Args:
            question: As the player wrote it, of any length.
            book: Position of the book in the scope.
            known_elsewhere: Tells whether other books hold a stem, whose words are not misspelt.
        """
        text = without_filler(clean_question(question))
        index = self.books[book]
        embedder = self._embedder
        known = embedder.is_known_word if isinstance(embedder, StaticEmbedder) else _knows_none
        unknown = [
            word
            for word, stem in zip(
                content_words(text), self._stemmer.stem(content_words(text)), strict=True
            )
            if not index.knows(stem) and not known_elsewhere(stem)
        ]
        corrections = correct(unknown, index.vocabulary, is_known_word=known)
        corrected = " ".join(corrections.get(word, word) for word in words(text))
        slots = tuple(self._lexicons[book].slots(text, corrections))
        return Query(text, corrected, slots, corrections)

    def search(self, question: str, *, k: int | None = 6) -> list[Hit]:
        """Return the passages that bear on a question, best first.

        Args:
            question: As the player wrote it, of any length.
            k: How many passages at most; None for all that were compared.
        """
        hits: list[Hit] = []
        for position in range(len(self.books)):
            hits += self._search_book(position, self.prepare(question, position))
        hits.sort(key=lambda hit: (-hit.score, hit.passage.id))
        return hits[:k]

    def _search_book(self, position: int, query: Query) -> list[Hit]:
        import numpy as np

        book = self.books[position]
        features = self.features(query, book)
        total = np.zeros(len(book.passages))
        for name, weight in self._weights.items():
            total += weight * features[name]
        scores = _boost_related(book, total)
        return [
            Hit(
                passage,
                float(scores[pid]),
                {name: float(values[pid]) for name, values in features.items()},
            )
            for pid, passage in enumerate(book.passages)
        ]

    def features(self, query: Query, book: BookIndex) -> "dict[str, Scores]":
        """Return how every passage of a book does in each way of comparing, 0 to 1."""
        import numpy as np

        by_words = _word_scores(query, book)
        encoder = self._encoders[self.books.index(book)]
        plain = encoder.embed([query.corrected])[0]
        tuned = encoder.embed_tuned([query.corrected])[0]
        by_sentence = np.zeros(len(book.passages))
        owners = book.unit_passage[book.sentences]
        np.maximum.at(by_sentence, owners, np.clip(book.sentence_vectors @ plain, 0.0, 1.0))
        return {
            **by_words,
            "meaning": np.clip(book.passage_vectors @ tuned, 0.0, 1.0),
            "meaning_sentence": by_sentence,
            "phrases": book.phrases(query.corrected, self._stemmer),
        }


def _best(book: BookIndex, kind: int, unit_scores: "Scores") -> "Scores":
    import numpy as np

    scores = np.zeros(len(book.passages))
    chosen = book.unit_kind == kind
    np.maximum.at(scores, book.unit_passage[chosen], unit_scores[chosen])
    return scores


def _word_scores(query: Query, book: BookIndex) -> "dict[str, Scores]":
    import numpy as np

    units = len(book.unit_passage)
    passages = len(book.passages)
    found = np.zeros(units)
    said = np.zeros(units)
    found_in_passage = np.zeros(passages)
    asked = 0.0
    bm25: dict[str, float] = {}
    for slot in query.slots:
        rarity = _slot_rarity(slot, book)
        asked += rarity
        best = np.zeros(units)
        own = np.zeros(units)
        for stems, weight in slot.alternatives.items():
            for stem in stems:
                bm25[stem] = max(bm25.get(stem, 0.0), weight)
            holders = book.units_with(stems)
            best[holders] = np.maximum(best[holders], weight)
            if weight >= CORRECTION_WEIGHT:
                own[holders] = 1.0
        found += rarity * best
        said += rarity * own
        in_passage = np.zeros(passages)
        np.maximum.at(in_passage, book.unit_passage, best)
        found_in_passage += rarity * in_passage
    asked = asked or 1.0
    lexical = book.lexical(bm25)
    is_whole = (book.unit_weight > 0.0) & (said >= _WHOLE * book.unit_weight)
    share = np.minimum(book.unit_weight / asked, 1.0)
    overlap = found / np.maximum(asked + book.unit_weight - found, 1e-9)
    return {
        "words": lexical / (lexical.max() or 1.0),
        "cover": found_in_passage / asked,
        "cover_sentence": _best(book, SENTENCE, found / asked),
        "overlap_question": _best(book, QUESTION, overlap),
        NAMED: _best(book, QUESTION, np.where(is_whole, share, 0.0)),
    }


def _slot_rarity(slot: Slot, book: BookIndex) -> float:
    # A word the book never uses is as telling as its commonest known stand-in, not more.
    known = [
        max(book.rarity(stem) for stem in stems)
        for stems in slot.alternatives
        if all(book.knows(stem) for stem in stems)
    ]
    own = next(iter(slot.alternatives))
    if book.knows(own[0]) or not known:
        return book.rarity(own[0])
    return min(known)


def _boost_related(book: BookIndex, scores: "Scores") -> "Scores":
    best = int(scores.argmax()) if scores.size else 0
    boosted = scores.copy()
    for related in book.passages[best].see_also if scores.size else ():
        pid = book.pid_of.get(related)
        if pid is not None:
            # Close behind the best one at most: it answers, the others go with it.
            raised = boosted[pid] + SEE_ALSO_SHARE * scores[best]
            boosted[pid] = max(boosted[pid], min(0.999 * scores[best], raised))
    return boosted
