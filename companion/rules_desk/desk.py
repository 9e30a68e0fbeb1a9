"""``RulesDesk.answer``: from a question to a short answer with its quotes."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.errors import BadInputError
from companion.retrieval.corpus import shipped_books
from companion.retrieval.index import BookIndex
from companion.retrieval.kept import Say, open_shipped_book, say_on_stderr
from companion.retrieval.lexicon import Stemmer
from companion.retrieval.search import Hit, Query, Searcher
from companion.retrieval.text import clean_question
from companion.rules_desk.answer import Answer, Citation, FoundPassage
from companion.rules_desk.evidence import signals, silence, threshold, unknown_words
from companion.rules_desk.extract import Extractor
from companion.rules_desk.following import with_topic
from companion.rules_desk.numbers import rule_of_a_roll
from companion.rules_desk.own_books import Found, own_query, shown_title, with_own_books
from companion.rules_desk.rulings import HouseRuling, rulings_on

if TYPE_CHECKING:
    from companion.retrieval.embedding import Embedder
    from companion.retrieval.shelf import Shelf

Odds = Callable[[str, str], str | None]
"""Takes a rule system and a question; returns exact odds in words, or None."""

MIN_PASSAGES: Final = 5
MAX_CITATIONS: Final = 3
NEAR: Final = 0.8
"""A passage is quoted beside the best one if its score is at least this share of the best score."""


class RulesDesk:
    """Answers rules questions from the books in scope, without a model.

    Args:
        embedder: Compares meanings; None for the built-in one.
        cache_folder: Where compiled books are kept; None for the user's cache folder.
        shelf: The user's own books; they are searched beside the shipped one.
        odds: Gives the engine's exact odds for questions with numbers in them.
        say: Takes messages for the user.
    """

    def __init__(
        self,
        *,
        embedder: "Embedder | None" = None,
        cache_folder: Path | None = None,
        shelf: "Shelf | None" = None,
        odds: Odds | None = None,
        say: Say = say_on_stderr,
    ) -> None:
        if embedder is None:
            from companion.retrieval.embedding import WordLlamaEmbedder

            embedder = WordLlamaEmbedder()
        self._embedder = embedder
        self._cache_folder = cache_folder
        self._shelf = shelf
        self._odds = odds
        self._say = say
        self._stemmer = Stemmer()
        self._extractor = Extractor(embedder, self._stemmer)
        self._searchers: dict[str, Searcher] = {}

    def searcher(self, system: str) -> Searcher:
        """Return the search over the books of a rule system, opened once.

        Args:
            system: ``stitcher``, ``skitterbarren`` or ``altars``.

        Raises:
            BadInputError: There is no such rule system.
        """
        if system not in shipped_books():
            raise BadInputError(
                f"There are no rules for {system!r}; choose one of {', '.join(shipped_books())}."
            )
        if system not in self._searchers:
            shipped = open_shipped_book(
                system, self._embedder, cache_folder=self._cache_folder, say=self._say
            )
            self._searchers[system] = Searcher([shipped], self._embedder)
        return self._searchers[system]

    def find(
        self, question: str, system: str, *, k: int = 6, book: str | None = None
    ) -> list[Found]:
        """Return passages that bear on a question: the game's own, then those of the user's books.

        Args:
            question: As the player wrote it.
            system: The rule system in play.
            k: How many at most from either.
            book: Only this book of the user's own.

        Raises:
            BadInputError: There is no such rule system or book.
        """
        titles = {b.slug: b.title for b in self._shelf.books()} if self._shelf else {}
        if book is not None and book not in titles:
            raise BadInputError(
                f"there is no book {book!r} of yours; `dicebound rules list` lists them"
            )
        searcher = self.searcher(system)
        rules = [] if book else [hit.passage for hit in searcher.search(question, k=k)]
        found = [Found(passage, passage.title) for passage in rules]
        if self._shelf is not None:
            query = own_query(self._shelf, searcher, question)
            hits = self._shelf.search(
                query.corrected, query.slots, system=None if book else system, k=k, book=book
            )
            own = [hit.passage for hit in hits if book or hit.cover > 0]
            found += [Found(passage, shown_title(passage, titles)) for passage in own]
        return found

    def answer(
        self,
        question: str,
        system: str,
        *,
        campaign_rulings: Sequence[HouseRuling] = (),
        k: int = 6,
        previous: str | None = None,
        book_order: Sequence[str] = (),
    ) -> Answer:
        """Answer a rules question.

        Args:
            question: As the player wrote it; read up to 1,000 characters.
            system: The rule system in play.
            campaign_rulings: How the table plays it; these stand first.
            k: How many passages to return, at least 5.
            book_order: Books of the user's own that come first at this table.
            previous: The topic so far, which a follow-up ("and if it's a tie?") leans on.

        Raises:
            BadInputError: There is no such rule system.
        """
        searcher = self.searcher(system)
        said = clean_question(question)
        text = with_topic(said, previous)
        # Numbers of the follow-up come before those of its topic: "and against DS 4?"
        numbers = said if text == said else f"{said} {previous}"
        odds = self._odds(system, numbers) if self._odds else None
        roll = rule_of_a_roll(system, numbers) if odds else None
        asked, text = text, roll or text
        hits = searcher.search(text, k=None)
        rules = [hit for hit in hits if not hit.passage.is_gap]
        gaps = [hit for hit in hits if hit.passage.is_gap]
        query = searcher.prepare(text)
        k = max(k, MIN_PASSAGES)
        if not query.slots and not text:
            return _no_question(rules[:k])
        status = gaps[0].passage.status if gaps else None
        if roll is None and silence(signals(hits)) >= threshold(text, status):
            reply = self._silent(query, rules, gaps, searcher.books[0], k)
        else:
            reply = self._answered(query, rules, k)
        if self._shelf is not None:
            by_the_book = rules[0].features["cover"] if rules else 0.0
            reply = with_own_books(
                reply,
                self._shelf,
                own_query(self._shelf, searcher, asked),
                self._extractor,
                system=system,
                by_the_book=by_the_book,
                first=book_order,
            )
        if odds is not None:
            told = f"{odds} {reply.answer}" if roll else reply.answer
            reply = reply.model_copy(update={"odds": odds, "answer": told})
        return self._with_rulings(reply, campaign_rulings, hits, query)

    def _answered(self, query: Query, rules: Sequence[Hit], k: int) -> Answer:
        rules = self._extractor.lead_first(rules, query.text)
        return Answer(
            status="answered",
            answer=self._extractor.text_of(rules, query.text, query.slots),
            citations=self._cited(query, rules[:MAX_CITATIONS]),
            passages=_found(rules[:k]),
        )

    def _silent(
        self, query: Query, rules: Sequence[Hit], gaps: Sequence[Hit], book: BookIndex, k: int
    ) -> Answer:
        title = book.source.get("title", book.slug)
        if not gaps:
            missing = unknown_words(query, book)
            about = f" Nothing in the book speaks of {missing[0]!r}." if missing else ""
            return Answer(
                status="not_found",
                answer=f"The rules of {title} do not cover that.{about}",
                citations=(),
                passages=_found(rules[:k]),
            )
        gap = gaps[0].passage
        extract = self._extractor.extract(gap, query.text, query.slots)
        advice = f" {ADVICE_INTRO} {gap.advice}" if gap.advice else ""
        return Answer(
            status="open" if gap.status == "open" else "not_found",
            answer=extract.text + advice,
            # The nearest rules come along: part of the question may be answered there.
            citations=self._cited(query, [gaps[0], *rules[: MAX_CITATIONS - 1]]),
            passages=_found([gaps[0], *rules[: k - 1]]),
            advice=gap.advice,
        )

    def _cited(self, query: Query, hits: Sequence[Hit]) -> tuple[Citation, ...]:
        """Quote the first passage, and each other one whose score is near to its."""
        near = [hit.passage for hit in hits if hit.score >= NEAR * hits[0].score]
        return tuple(
            Citation(
                id=passage.id,
                title=passage.title,
                quote=self._extractor.extract(passage, query.text, query.slots).quote,
            )
            for passage in near
        )

    def _with_rulings(
        self,
        reply: Answer,
        rulings: Sequence[HouseRuling],
        hits: Sequence[Hit],
        query: Query,
    ) -> Answer:
        if not rulings or not hits:
            return reply
        lead = reply.passages[0].id if reply.passages else ""
        best = next((hit.passage for hit in hits if hit.passage.id == lead), hits[0].passage)
        ours = rulings_on(rulings, best, query.slots, self._stemmer)
        if not ours:
            return reply
        said = " ".join(ruling.text for ruling in ours)
        by_the_book = "The book says" if reply.status == "answered" else "About the book"
        return reply.model_copy(
            update={
                "status": "answered",
                "answer": f"Your table plays it so: {said} {by_the_book}: {reply.answer}",
                "citations": (
                    *(Citation(id=r.id, title=r.title, quote=r.text) for r in ours),
                    *reply.citations,
                ),
                "passages": (
                    *(FoundPassage(id=r.id, text=r.passage_text, score=1.0) for r in ours),
                    *reply.passages,
                ),
            }
        )


ADVICE_INTRO: Final = "Advice, not from the book:"


def _found(hits: Sequence[Hit]) -> tuple[FoundPassage, ...]:
    return tuple(
        FoundPassage(id=hit.passage.id, text=hit.passage.text, score=round(hit.score, 4))
        for hit in hits
    )


def _no_question(hits: Sequence[Hit]) -> Answer:
    return Answer(
        status="not_found",
        answer="There is no question here; ask about a rule in your own words.",
        citations=(),
        passages=_found(hits),
    )
