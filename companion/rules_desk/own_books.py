"""The user's own books beside the book of the game: which is asked, and who comes first."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from companion.retrieval.passages import Passage
from companion.retrieval.search import Query, Searcher
from companion.rules_desk.answer import Answer, Citation, FoundPassage
from companion.rules_desk.extract import Extractor

if TYPE_CHECKING:
    from companion.retrieval.shelf import Shelf
    from companion.retrieval.shelf_search import ShelfHit

LOOKED_AT: Final = 6
COVER: Final = 0.6
"""A passage of the user's books counts if it holds this share of the question's words."""
LEAD: Final = 0.3
"""... and comes first if it holds that much more of them than the best passage of the rules."""
_LEVEL: Final = 0.2
"""Two books whose shares differ by no more than this are put in their order of precedence."""


@dataclass(frozen=True, slots=True)
class Found:
    """A passage that a search found.

    Args:
        passage: The passage.
        title: Its heading, with the book and the page if the book is the user's own.
    """

    passage: Passage
    title: str

    def as_json(self) -> dict[str, Any]:
        """Return it as ``rules search --json`` prints it."""
        passage = self.passage
        return {
            "id": passage.id,
            "title": passage.title,
            "text": passage.text,
            "book": passage.book,
            "page": passage.page,
        }


def own_query(shelf: "Shelf", searcher: Searcher, question: str) -> Query:
    """Return a question made ready for the user's books: their words are not misspelt."""
    return searcher.prepare(question, known_elsewhere=shelf.knows)


def shown_title(passage: Passage, titles: Mapping[str, str]) -> str:
    """Return a passage's heading with the book and page that it stands in."""
    page = f", p. {passage.page}" if passage.page else ""
    return f"{passage.title} ({titles[passage.book]}{page})"


def best_of_each(hits: Sequence["ShelfHit"], order: Sequence[str]) -> list["ShelfHit"]:
    """Return the best passage of each book that bears on a question, by precedence.

    A book that holds far fewer of the question's words than another does not disagree with it.

    Args:
        hits: Best first.
        order: Slugs of all books in their order of precedence.
    """
    best: dict[str, ShelfHit] = {}
    for hit in hits:
        if hit.cover >= COVER:
            best.setdefault(hit.passage.book, hit)
    most = max((hit.cover for hit in best.values()), default=0.0)
    level = [hit for hit in best.values() if hit.cover >= most - _LEVEL]
    return sorted(level, key=lambda hit: order.index(hit.passage.book))


def with_own_books(
    reply: Answer,
    shelf: "Shelf",
    query: Query,
    extractor: Extractor,
    *,
    system: str,
    by_the_book: float,
    first: Sequence[str] = (),
) -> Answer:
    """Return an answer with what the user's own books say to it.

    Args:
        reply: From the game's book.
        shelf: The user's books.
        query: Made ready by ``own_query``.
        extractor: Finds the sentences of a passage that answer.
        system: Rule system in play.
        by_the_book: Share of the question's words that the game's best passage holds, 0 to 1.
        first: Books that come first at this table.
    """
    hits = shelf.search(query.corrected, query.slots, system=system, k=LOOKED_AT)
    books = shelf.books()
    order = [*first, *(book.slug for book in books if book.slug not in first)]
    strong = best_of_each(hits, order)
    if not strong:
        return reply
    titles = {book.slug: book.title for book in books}
    said = [extractor.extract(hit.passage, query.text, query.slots) for hit in strong]
    citations = tuple(
        Citation(id=hit.passage.id, title=shown_title(hit.passage, titles), quote=extract.quote)
        for hit, extract in zip(strong, said, strict=True)
    )
    rest = [hit for hit in hits if hit.cover >= COVER and hit not in strong]
    found = _found((*strong, *rest))
    most = max(hit.cover for hit in strong)
    if reply.status == "answered" and most < by_the_book + LEAD:
        return reply.model_copy(
            update={
                "citations": (*reply.citations, *citations),
                "passages": (*reply.passages, *found),
            }
        )
    # The game's book is silent, or says far less of it than a book of the table's own.
    texts: dict[str, str] = {}
    for hit, extract in zip(strong, said, strict=True):
        texts.setdefault(extract.text, titles[hit.passage.book])
    return reply.model_copy(
        update={
            "status": "answered",
            "answer": " ".join(f"{title} says: {text}" for text, title in texts.items()),
            "citations": citations,
            "passages": (*found, *reply.passages),
            "advice": "",
        }
    )


def _found(hits: "Sequence[ShelfHit]") -> tuple[FoundPassage, ...]:
    return tuple(
        FoundPassage(id=hit.passage.id, text=hit.passage.text, score=round(hit.score, 4))
        for hit in hits
    )
