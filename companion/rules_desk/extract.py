"""Picks the sentences of a passage that carry the asked-for fact.

Nothing is worded here: an answer without a model consists of the passage's own sentences, and of
its table rows read out with their column names. Quotes are cut out of the passage by position, so
they stand in it letter for letter.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from companion.retrieval.lexicon import Slot, Stemmer
from companion.retrieval.passages import ADVICE_LABEL, Passage
from companion.retrieval.text import Span, content_words, words

if TYPE_CHECKING:
    from companion.retrieval.embedding import Embedder

TARGET_WORDS: Final = 45
"""An answer takes no further sentence beyond this many words."""
MAX_SENTENCES: Final = 3
REPEATED_SHARE: Final = 0.2
"""A sentence is left out if no more than this share of its words is new."""
MAX_QUOTE_WORDS: Final = 120
SHORT_PASSAGE_WORDS: Final = 100

_QUANTITY = re.compile(
    r"\b(how (many|much|far|long|often|big|high|hard|fast|tough|close)|what (number|die|dice|ds|dr|"
    r"size|bonus|penalty|cost|price|level|score|happens at)|which (die|dice|number)|max\w*|min\w*|"
    r"limit|cap|cost|costs|penalty|bonus|when)\b",
    re.IGNORECASE,
)
_NUMBER = re.compile(
    r"\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|half|double|twice|none|no)\b",
    re.IGNORECASE,
)
_MARKUP = re.compile(r"\*\*|__|`|(?<!\w)[*_](?=\w)|(?<=\w)[*_](?!\w)")

FIRST_SENTENCE: Final = 0.45
COVER: Final = 1.0
MEANING: Final = 0.6
CARRIES_NUMBER: Final = 0.15
OWN_READING: Final = 0.25
"""Taken off a sentence that tells this program's reading and not the book's own word."""


@dataclass(frozen=True, slots=True)
class Extract:
    """Chosen sentences of one passage.

    Args:
        text: Fit for reading aloud.
        quote: Where they stand in the passage, letter for letter.
    """

    text: str
    quote: str


class Extractor:
    """Picks sentences for a question.

    Args:
        embedder: Compares meanings.
        stemmer: The one the question's slots were made with.
    """

    def __init__(self, embedder: "Embedder", stemmer: Stemmer) -> None:
        self._embedder = embedder
        self._stemmer = stemmer

    def extract(self, passage: Passage, question: str, slots: Sequence[Slot]) -> Extract:
        """Return the one to three sentences of a passage that answer a question best.

        Args:
            passage: Where to look.
            question: Cleaned.
            slots: Its words of meaning.
        """
        spans = [s for s in passage.spans if not s.spoken.startswith(ADVICE_LABEL)]
        if not spans:
            return Extract(text=passage.title, quote=passage.title)
        scores = self._scores(spans, question, slots)
        stems = [set(self._stemmer.stem(content_words(span.spoken))) for span in spans]
        chosen = _choose(spans, scores, stems)
        return Extract(
            text=" ".join(_readable(spans[i]) for i in chosen),
            quote=quote_of(passage.text, [spans[i] for i in chosen]),
        )

    def _scores(self, spans: Sequence[Span], question: str, slots: Sequence[Slot]) -> list[float]:
        vectors = self._embedder.embed([question, *(span.spoken for span in spans)])
        meaning = vectors[1:] @ vectors[0]
        wants_number = bool(_QUANTITY.search(question))
        common = [set(self._stemmer.stem(words(span.spoken))) for span in spans]
        rarity = [_rarity(slot, common) for slot in slots]
        total = sum(rarity) or 1.0
        scores = []
        for i, span in enumerate(spans):
            covered = sum(
                weight * _found(slot, common[i]) for slot, weight in zip(slots, rarity, strict=True)
            )
            score = COVER * covered / total + MEANING * float(meaning[i])
            score += FIRST_SENTENCE if i == 0 else 0.0
            score += CARRIES_NUMBER if wants_number and _NUMBER.search(span.spoken) else 0.0
            score -= OWN_READING if "default reading" in span.spoken else 0.0
            scores.append(score)
        return scores


def _rarity(slot: Slot, spans: Sequence[set[str]]) -> float:
    # Within one passage, a word of every sentence does not tell which sentence to take.
    hits = sum(any(stems.issuperset(alt) for alt in slot.alternatives) for stems in spans)
    return 1.0 / (1.0 + hits) if hits else 0.0


def _found(slot: Slot, stems: set[str]) -> float:
    return max((w for alt, w in slot.alternatives.items() if stems.issuperset(alt)), default=0.0)


def _choose(spans: Sequence[Span], scores: Sequence[float], stems: Sequence[set[str]]) -> list[int]:
    order = sorted(range(len(spans)), key=lambda i: (-scores[i], i))
    chosen = [order[0]]
    length = len(spans[order[0]].spoken.split())
    for i in order[1:]:
        more = len(spans[i].spoken.split())
        if len(chosen) == MAX_SENTENCES or scores[i] < 0.35 * scores[order[0]]:
            break
        said = set().union(*(stems[c] for c in chosen))
        is_news = len(stems[i] - said) > REPEATED_SHARE * len(stems[i])
        if is_news and length + more <= TARGET_WORDS:
            chosen.append(i)
            length += more
    return sorted(chosen)


def _readable(span: Span) -> str:
    text = _MARKUP.sub("", span.spoken)
    return text if text.endswith((".", "!", "?")) else text + "."


def quote_of(text: str, chosen: Sequence[Span]) -> str:
    """Return the stretch of a passage that holds the chosen spans, letter for letter.

    A short passage comes whole but for its heading. Of a longer one a table comes whole, and so
    does the paragraph of a sentence, as long as the quote stays below 120 words; else only the
    stretch from the first chosen span to the last, or the first span alone.
    """
    body = text.partition("\n")[2].strip() if text.startswith("#") else text.strip()
    if body and len(body.split()) <= SHORT_PASSAGE_WORDS:
        return body
    blocks = [_block(text, span) for span in chosen]
    wide = text[min(b[0] for b in blocks) : max(b[1] for b in blocks)].strip()
    if len(wide.split()) <= MAX_QUOTE_WORDS:
        return wide
    narrow = text[min(s.start for s in chosen) : max(s.end for s in chosen)]
    if len(narrow.split()) <= MAX_QUOTE_WORDS:
        return narrow
    return text[chosen[0].start : chosen[0].end]


def _block(text: str, span: Span) -> tuple[int, int]:
    start = text.rfind("\n\n", 0, span.start)
    heading_end = text.find("\n") + 1 if text.startswith("#") else 0
    end = text.find("\n\n", span.end)
    return max(start, heading_end), len(text) if end < 0 else end
