"""Searching the shelf's database by words, and ranking what words and meaning found."""

import json
import sqlite3
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from companion.retrieval.lexicon import Slot, Stemmer
from companion.retrieval.passages import Passage
from companion.retrieval.text import split_spans, words

if TYPE_CHECKING:
    from companion.retrieval.embedding import Embedder

CANDIDATES: Final = 40
_TERMS: Final = 10
_MOST_MATCHES: Final = 6_000
_WEIGHTS: Final[Mapping[str, float]] = {
    "words": 0.2,
    "cover": 0.2,
    "cover_sentence": 0.15,
    "meaning": 0.3,
    "meaning_sentence": 0.15,
}


@dataclass(frozen=True, slots=True)
class ShelfHit:
    """A passage found in one of the user's books.

    Args:
        passage: The passage.
        score: 0 to 1, comparable within one search only.
        cover: Share of the question's words of meaning that it holds, 0 to 1.
    """

    passage: Passage
    score: float
    cover: float


def by_words(
    db: sqlite3.Connection, slots: Sequence[Slot], scope: Collection[str]
) -> dict[str, float]:
    """Return the passages of some books that hold a question's words: id to BM25.

    Args:
        db: Of the shelf.
        slots: The question's words of meaning.
        scope: Slugs of the books.
    """
    terms: dict[str, float] = {}
    for slot in slots:
        for stems, weight in slot.alternatives.items():
            for stem in stems:
                terms[stem] = max(terms.get(stem, 0.0), weight)
    ids: dict[str, float] = {}
    left = terms
    # A word that is common on the shelf may be rare in scope: what was left out gets its turn where
    # the rarer words find little there.
    while left and len(ids) < CANDIDATES:
        chosen = _telling(db, left)
        if not chosen:
            break
        for pid, score in _matches(db, chosen, scope):
            ids[pid] = ids.get(pid, 0.0) + score
        left = {stem: weight for stem, weight in left.items() if stem not in chosen}
    best = sorted(ids, key=lambda pid: (-ids[pid], pid))[:CANDIDATES]
    return {pid: ids[pid] for pid in best}


def _matches(
    db: sqlite3.Connection, stems: Sequence[str], scope: Collection[str]
) -> list[tuple[str, float]]:
    """Return the best passages of the books in scope that hold any of some stems, with BM25."""
    # The scope comes before the best are taken: a large book must not crowd the others out.
    found = db.execute(
        "SELECT passage.id, -bm25(lex, 1.5, 1.0) FROM lex "
        "LEFT JOIN passage ON passage.pid = lex.rowid WHERE lex MATCH ? "
        "AND (passage.pid IS NULL OR passage.book IN (SELECT value FROM json_each(?))) "
        "ORDER BY bm25(lex, 1.5, 1.0) LIMIT ?",
        (" OR ".join(f'"{stem}"' for stem in stems), json.dumps(sorted(scope)), CANDIDATES),
    ).fetchall()
    if any(pid is None for pid, _ in found):
        raise sqlite3.DatabaseError("the words are malformed: they name no passage")
    return found


def _telling(db: sqlite3.Connection, terms: Mapping[str, float]) -> list[str]:
    """Return the rarest of some stems, so few passages that FTS5 ranks them quickly."""
    counts = {}
    for stem in terms:
        row = db.execute("SELECT doc FROM lex_terms WHERE term = ?", (stem,)).fetchone()
        if row:
            counts[stem] = int(row[0])
    chosen: list[str] = []
    matches = 0
    for stem in sorted(counts, key=lambda stem: counts[stem] / terms[stem]):
        if chosen and (len(chosen) == _TERMS or matches + counts[stem] > _MOST_MATCHES):
            break
        chosen.append(stem)
        matches += counts[stem]
    return chosen


def promising(
    lexical: Mapping[str, float], cosines: Mapping[str, float], *, most: int
) -> list[str]:
    """Return the ids worth a closer look, by a quick sum of the two scores."""
    best = max(lexical.values(), default=0.0) or 1.0
    quick = {
        key: lexical.get(key, 0.0) / best + cosines.get(key, 0.0) for key in (*lexical, *cosines)
    }
    return sorted(quick, key=lambda key: (-quick[key], key))[:most]


def ranked(
    embedder: "Embedder | None",
    stemmer: Stemmer,
    question: str,
    slots: Sequence[Slot],
    passages: Sequence[Passage],
    lexical: Mapping[str, float],
) -> list[ShelfHit]:
    """Return passages as hits, best first.

    Args:
        embedder: Compares meanings; None where words have to do.
        stemmer: Finds the stems of a passage's words.
        question: Cleaned.
        slots: Its words of meaning.
        passages: Worth a closer look.
        lexical: Their scores by words.
    """
    import numpy as np

    if not passages:
        return []
    spoken = [[span.spoken for span in split_spans(p.text)] or [p.title] for p in passages]
    flat = [sentence for sentences in spoken for sentence in sentences]
    cosine = np.zeros(len(passages) + len(flat), dtype=np.float32)
    if embedder is not None:
        vectors = embedder.embed([question, *(p.text for p in passages), *flat])
        cosine = np.clip(vectors[1:] @ vectors[0], 0.0, 1.0)
    best_word = max(lexical.values(), default=0.0) or 1.0
    hits = []
    at = len(passages)
    for i, (passage, sentences) in enumerate(zip(passages, spoken, strict=True)):
        stems = [set(stemmer.stem(words(sentence))) for sentence in sentences]
        everything = set(stemmer.stem(words(passage.text)))
        features = {
            "words": lexical.get(passage.id, 0.0) / best_word,
            "cover": _cover(slots, everything),
            "cover_sentence": max(_cover(slots, one) for one in stems),
            "meaning": float(cosine[i]),
            "meaning_sentence": float(cosine[at : at + len(sentences)].max()),
        }
        at += len(sentences)
        score = sum(_WEIGHTS[name] * value for name, value in features.items())
        hits.append(ShelfHit(passage, score, features["cover"]))
    hits.sort(key=lambda hit: (-hit.score, hit.passage.id))
    return hits


def _cover(slots: Sequence[Slot], stems: set[str]) -> float:
    if not slots:
        return 0.0
    found = 0.0
    for slot in slots:
        held = (w for alt, w in slot.alternatives.items() if stems.issuperset(alt))
        found += max(held, default=0.0)
    return found / len(slots)
