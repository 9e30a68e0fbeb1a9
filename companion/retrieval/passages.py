"""What is searched and shown: passages, and the texts of a passage that questions meet.

A *unit* is what is compared with a question: a passage as a whole, one of its sentences, or one
question that its authors wrote for it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from companion.retrieval.corpus import Book, Gap, GapStatus, Section
from companion.retrieval.text import Span, split_spans

ADVICE_LABEL: Final = "Advice for the table, not from the book:"

CHUNK: Final = 0
SENTENCE: Final = 1
QUESTION: Final = 2


@dataclass(frozen=True, slots=True)
class Passage:
    """What a search returns: a section of a book, or a gap in it.

    Args:
        id: Stable id.
        title: Heading.
        text: What is shown and quoted from, heading included.
        book: Slug of the book.
        status: None for a section, ``open`` or ``not_covered`` for a gap.
        advice: What a table might do about a gap; empty for a section.
        see_also: Ids of related passages.
        page: Page of the printed book, counted from 1, where known.
        inventory: Ids of the mechanics it states or touches.
    """

    id: str
    title: str
    text: str
    book: str
    status: GapStatus | None = None
    advice: str = ""
    see_also: tuple[str, ...] = ()
    page: int | None = None
    inventory: tuple[str, ...] = ()

    @property
    def is_gap(self) -> bool:
        """Whether this says that the book does not say."""
        return self.status is not None

    @property
    def spans(self) -> list[Span]:
        """The sentences, items and rows of the text."""
        return split_spans(self.text)


@dataclass(frozen=True, slots=True)
class Unit:
    """One text of a passage that questions are compared with."""

    pid: int
    kind: Literal[0, 1, 2]
    text: str


def passages_of(book: Book) -> list[Passage]:
    """Return the passages of a book: its sections, then its gaps."""
    return [_section_passage(book.slug, section) for section in book.sections] + [
        _gap_passage(book.slug, gap) for gap in book.gaps
    ]


def _section_passage(slug: str, section: Section) -> Passage:
    return Passage(
        id=section.id,
        title=section.title,
        text=section.text,
        book=slug,
        see_also=section.see_also,
        page=section.page,
        inventory=section.inventory,
    )


def _gap_passage(slug: str, gap: Gap) -> Passage:
    text = f"# {gap.title}\n{gap.text}"
    if gap.instead:
        text += f"\n\n{ADVICE_LABEL} {gap.instead}"
    return Passage(
        id=gap.id,
        title=gap.title,
        text=text,
        book=slug,
        status=gap.status,
        advice=gap.instead,
        inventory=gap.inventory,
    )


def units_of(book: Book, passages: Sequence[Passage]) -> list[Unit]:
    """Return the units of a book's passages, passage by passage."""
    asked = [section.asked_as for section in book.sections]
    asked += [(*gap.asked_as, *gap.terms) for gap in book.gaps]
    units: list[Unit] = []
    for pid, (passage, questions) in enumerate(zip(passages, asked, strict=True)):
        units.append(Unit(pid, CHUNK, f"{passage.title}. {passage.text}"))
        units += [Unit(pid, SENTENCE, span.spoken) for span in passage.spans]
        units += [Unit(pid, QUESTION, question) for question in (*questions, passage.title)]
    return units
