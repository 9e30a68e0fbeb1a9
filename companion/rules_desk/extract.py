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
from companion.retrieval.search import Hit
from companion.retrieval.text import Span, content_words, words
from companion.rules_desk.asking import Asked, Wanted, numbers_in, take_apart

if TYPE_CHECKING:
    from companion.retrieval.embedding import Embedder

TARGET_WORDS: Final = 45
"""An answer takes no further sentence beyond this many words."""
MAX_SENTENCES: Final = 3
REPEATED_SHARE: Final = 0.2
"""A sentence is left out if no more than this share of its words is new."""
REPEATED_IN_ROW: Final = 0.5
"""The same for a table row: most rows stand in a sentence of the passage as well."""
MAX_QUOTE_WORDS: Final = 120
SHORT_PASSAGE_WORDS: Final = 100

_CARRIES: Final[dict[Wanted, re.Pattern[str]]] = {
    "die": re.compile(r"\bd\d+\b|\bdie of\b", re.IGNORECASE),
    "rating": re.compile(r"\b(?:DS|DR)\W*\d|\d\+|\b\d+\b"),
    "number": re.compile(
        r"\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|double|twice|none|no|once|"
        r"any number|every|each)\b",
        re.IGNORECASE,
    ),
    "verdict": re.compile(
        r"^(?:yes|no)\b|\b(?:may|can|cannot|never|always|only|must|need not|not|no|none|nothing|"
        r"nobody|anyone|every)\b",
        re.IGNORECASE,
    ),
}
_ILLUSTRATES = re.compile(
    r"\bfor (?:example|instance)\b|\bin the (?:book's )?example\b|\bour examples?\b|^example\b|"
    r"\bthe book's example\b|\bcontradicts\b|\bmisprint",
    re.IGNORECASE,
)
_EXAMPLE_ASKED = re.compile(r"\b(?:examples?|instance|show me|such as)\b", re.IGNORECASE)
_MARKUP = re.compile(r"\*\*|__|`|(?<!\w)[*_](?=\w)|(?<=\w)[*_](?!\w)")

FIRST_SENTENCE: Final = 0.45
COVER: Final = 1.0
MEANING: Final = 0.9
CARRIES_WANTED: Final = 0.3
ASKING_WEIGHT: Final = 1.6
"""How much more a word of the asking clause counts than one of the situation before it."""
ILLUSTRATES: Final = 0.2
"""Taken off a sentence that shows a rule at work and does not state it."""
OWN_READING: Final = 0.25
"""Taken off a sentence that tells this program's reading and not the book's own word."""
STRANGE_ROW: Final = 2.0
"""Taken off a table row whose cells hold no number or word of the question: it is left out wherever
there is anything else to say."""
NAMED_ROW: Final = 0.3
"""Given to a table row whose first cell is a number of the question."""

LEAD_NEAR: Final = 0.9
"""A rule leads before a worked example if its score is at least this share of the example's."""
_LEAD_AMONG: Final = 4
BESIDE_NEAR: Final = 0.92
"""A sentence of a second passage is added if that passage scores at least this share of the best
..."""
BESIDE_SENTENCE: Final = 0.9
"""... and the sentence itself at least this share of the lead's best one."""
_BESIDE_AMONG: Final = 3
_EXAMPLE_ID = re.compile(r"[:/]examples?\b|-examples?\b")


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
            question: Cleaned, with its punctuation.
            slots: Its words of meaning.
        """
        spans = _spans(passage)
        if not spans:
            return Extract(text=passage.title, quote=passage.title)
        scores = self._scores(spans, question, slots)
        stems = [set(self._stemmer.stem(content_words(_said(span)))) for span in spans]
        chosen = _choose(spans, scores, stems)
        return Extract(
            text=" ".join(_readable(spans[i]) for i in chosen),
            # What a table might do instead is told as advice; it is no quote from the book.
            quote=quote_of(
                passage.text.partition(f"\n\n{ADVICE_LABEL}")[0], [spans[i] for i in chosen]
            ),
        )

    @staticmethod
    def lead_first(hits: Sequence[Hit], question: str) -> list[Hit]:
        """Return the hits with a rule in front of the worked examples that are no better.

        An example shares the words of the situation; the rule that it shows is the better answer.
        The rest keep their order.

        Args:
            hits: Passages, best first.
            question: Cleaned, with its punctuation.
        """
        if not hits or _EXAMPLE_ASKED.search(question):
            return list(hits)
        near = [hit for hit in hits[:_LEAD_AMONG] if hit.score >= LEAD_NEAR * hits[0].score]
        first = next((hit for hit in near if not _EXAMPLE_ID.search(hit.passage.id)), hits[0])
        return [first, *(hit for hit in hits if hit is not first)]

    def text_of(self, hits: Sequence[Hit], question: str, slots: Sequence[Slot]) -> str:
        """Return an answer of at most about 45 words out of the first passages.

        It is the extract of the first passage. Where that leaves room, a sentence of the second or
        third follows, if it fits the question about as well: some questions need two rules.

        Args:
            hits: Passages, the leading one first.
            question: Cleaned, with its punctuation.
            slots: Its words of meaning.
        """
        text = self.extract(hits[0].passage, question, slots).text
        best = max(self._scores(_spans(hits[0].passage), question, slots), default=0.0)
        needed = BESIDE_NEAR * max(hit.score for hit in hits)
        for hit in hits[1:_BESIDE_AMONG]:
            spans = _spans(hit.passage)
            if not spans or hit.score < needed:
                continue
            scores = self._scores(spans, question, slots)
            more = spans[scores.index(max(scores))]
            has_room = len(text.split()) + len(more.spoken.split()) <= TARGET_WORDS
            if has_room and max(scores) >= BESIDE_SENTENCE * best:
                return f"{text} {_readable(more)}"
        return text

    def _scores(self, spans: Sequence[Span], question: str, slots: Sequence[Slot]) -> list[float]:
        asked = take_apart(question)
        vectors = self._embedder.embed([question, asked.clause, *(span.spoken for span in spans)])
        meaning = 0.5 * (vectors[2:] @ vectors[0] + vectors[2:] @ vectors[1])
        common = [set(self._stemmer.stem(words(_said(span)))) for span in spans]
        rarity = [
            _rarity(slot, common) * (ASKING_WEIGHT if slot.word in asked.words else 1.0)
            for slot in slots
        ]
        total = sum(rarity) or 1.0
        shows_example = bool(_EXAMPLE_ASKED.search(question))
        carries = _CARRIES.get(asked.wanted)
        scores = []
        for i, span in enumerate(spans):
            covered = sum(
                weight * _found(slot, common[i]) for slot, weight in zip(slots, rarity, strict=True)
            )
            score = COVER * covered / total + MEANING * float(meaning[i])
            score += FIRST_SENTENCE if i == 0 else 0.0
            score += CARRIES_WANTED if carries and carries.search(span.spoken) else 0.0
            score -= OWN_READING if "default reading" in span.spoken else 0.0
            if not shows_example and _ILLUSTRATES.search(span.spoken):
                score -= ILLUSTRATES
            if span.kind == "row":
                score += _row_bonus(span, asked, is_named=covered > 0)
            scores.append(score)
        return scores


def _spans(passage: Passage) -> list[Span]:
    return [span for span in passage.spans if not span.spoken.startswith(ADVICE_LABEL)]


def _said(span: Span) -> str:
    """Return what a span says by itself: of a table row its cells, not the names of the columns."""
    if span.kind != "row":
        return span.spoken
    return " ".join(cell.partition(": ")[2] or cell for cell in span.spoken.split("; "))


def _row_bonus(span: Span, asked: Asked, *, is_named: bool) -> float:
    first_cell = span.spoken.partition(";")[0].rpartition(": ")[2]
    if asked.numbers & numbers_in(first_cell):
        return NAMED_ROW
    return 0.0 if is_named else -STRANGE_ROW


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
        share = REPEATED_IN_ROW if spans[i].kind == "row" else REPEATED_SHARE
        is_news = len(stems[i] - said) > share * len(stems[i])
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
