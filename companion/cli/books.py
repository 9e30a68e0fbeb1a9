"""``rules add``, ``index``, ``order``, ``remove``: books of the user's own."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from companion.cli.out import say
from companion.cli.screen import Screen
from companion.errors import BadInputError, CompanionError
from companion.wording import printable
from engine.api import get_system

if TYPE_CHECKING:
    from rich.progress import Progress

    from companion.retrieval.shelf import Shelf
    from companion.retrieval.shelf_file import ShelfBook

_MOST_FILES: Final = 1000

NO_SUCH_BOOK: Final = "there is no book {!r} of yours; `dicebound rules list` lists them"


@contextmanager
def own_shelf() -> "Iterator[Shelf | None]":
    """Open the shelf of the user's own books; None if there are none."""
    from companion.cli.stores import has_books, open_shelf

    shelf = open_shelf() if has_books() else None
    try:
        yield shelf
    finally:
        if shelf is not None:
            shelf.close()


def add(
    files: Annotated[
        list[Path] | None,
        typer.Argument(help="Files or folders: Markdown, text, HTML, DOCX, PDF."),
    ] = None,
    system: Annotated[str, typer.Option(help="Their game; every game if left out.")] = "",
    title: Annotated[str, typer.Option(help="Title; the file's name if left out.")] = "",
    edition: Annotated[
        int, typer.Option(min=0, max=9999, help="Year or number; newer editions come first.")
    ] = 0,
    wait: Annotated[
        bool, typer.Option("--wait", help="Make the vectors now and not in the background.")
    ] = False,
    ruling: Annotated[str, typer.Option(help="A ruling of the table's, in its own words.")] = "",
    campaign: Annotated[str, typer.Option(help="The campaign that a ruling belongs to.")] = "",
) -> int:
    """Add books of your own, or a ruling of the table's.

    A book can be searched by words at once, and by meaning when its vectors are made.

    Example: dicebound rules add houserules.md --system stitcher
    """
    if ruling:
        return _add_ruling(ruling, campaign)
    if not files:
        raise BadInputError("name a file or a folder to add, or a ruling with --ruling TEXT")
    if system:
        get_system(system)
    found = list(_files(files))
    if not found:
        raise BadInputError("there is nothing to add: no Markdown, text, HTML, DOCX or PDF file")
    if len(found) > _MOST_FILES:
        raise BadInputError(f"there are {len(found)} files; add at most {_MOST_FILES} at once")
    if title and len(found) > 1:
        raise BadInputError(f"--title names one book, and there are {len(found)} files")
    return _add_books(found, {"system": system, "title": title or None, "edition": edition}, wait)


def _add_books(paths: Sequence[Path], wishes: dict[str, Any], wait: bool) -> int:
    from companion.cli.stores import open_shelf

    shelf = open_shelf(in_background=not wait)
    faults = 0
    added: set[str] = set()
    try:
        for path in paths:
            try:
                with _bar(f"Reading {printable(path.name)}") as told:
                    news = shelf.add(path, **wishes, on_page=told, progress=told)
            except CompanionError as error:
                faults += 1
                say(f"dicebound: {error}", err=True)
            else:
                book = news.book
                added.add(book.slug)
                how = "" if news.news == "added" else f", {_NEWS[news.news]}"
                say(f"{book.slug}: {book.passages} passages from {book.source}{how}")
        if not wait and any(book.slug in added for book in shelf.vectors.pending()):
            say(
                "They can be searched by words now, and by meaning soon; "
                "`dicebound rules list` shows how far that is."
            )
    finally:
        shelf.close()
    return 2 if faults else 0


_NEWS: Final = {"updated": "brought up to date", "unchanged": "which are there already"}


def _files(paths: Sequence[Path]) -> Iterator[Path]:
    """Yield files; of folders those that can become books, without following links to folders."""
    from companion.retrieval.documents import KINDS

    for path in paths:
        if path.is_dir():
            yield from sorted(
                inner
                for inner in path.rglob("*")
                if inner.suffix.lower() in KINDS
                and inner.is_file()
                and not any(part.startswith(".") for part in inner.relative_to(path).parts)
            )
        else:
            yield path


@contextmanager
def _bar(what: str) -> "Iterator[_Told]":
    """Show how far something is, on a terminal only."""
    if not sys.stderr.isatty():
        yield _Told(None, what)
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        yield _Told(bar, what)


class _Told:
    """Takes how far the pages are, and then the passages."""

    def __init__(self, bar: "Progress | None", what: str) -> None:
        self._bar = bar
        self._task = bar.add_task(what, total=None) if bar is not None else None

    def __call__(self, done: int, total: int) -> None:
        if self._bar is not None and self._task is not None:
            self._bar.update(self._task, completed=done, total=total)


def _add_ruling(ruling: str, campaign: str) -> int:
    if not campaign:
        raise BadInputError("a ruling belongs to a campaign: say which with --campaign NAME")
    from companion.cli.stores import open_journal
    from companion.rules_desk.table import add_ruling

    with open_journal() as journal:
        add_ruling(journal.campaign(campaign), ruling)
    say("Recorded. It stands first in answers of this campaign.")
    return 0


def _remove_ruling(ruling: str, campaign: str) -> int:
    if not campaign:
        raise BadInputError("a ruling belongs to a campaign: say which with --campaign NAME")
    from companion.cli.stores import open_journal
    from companion.rules_desk.table import withdraw_ruling

    with open_journal() as journal:
        gone = withdraw_ruling(journal.campaign(campaign), ruling)
    typer.echo(f"Taken back: {gone.text}")
    return 0


def index() -> int:
    """Make the vectors of your own books now, those that failed before too.

    Example: dicebound rules index
    """
    with own_shelf() as shelf:
        if shelf is None:
            raise BadInputError("there are no books of yours; `dicebound rules add FILE` adds one")
        with _bar("Making vectors") as told:
            mine = shelf.vectors.catch_up(progress=told)
        if not mine:
            say("They are being made in the background just now.")
        for book in shelf.books():
            say(f"{book.slug}: {state_of(book, ready=shelf.vectors.is_ready(book))}")
    return 0


def order(
    books: Annotated[
        list[str] | None, typer.Argument(help="Names of books; those left out follow.")
    ] = None,
    campaign: Annotated[str, typer.Option(help="Only at this campaign's table.")] = "",
) -> int:
    """Say which of your books comes first when two of them disagree.

    Without an order the newest edition comes first, then the book that was added last.

    Example: dicebound rules order houserules big-book --campaign "Harbour nights"
    """
    wanted = books or []
    with own_shelf() as shelf:
        known = [book.slug for book in shelf.books()] if shelf is not None else []
        for slug in wanted:
            if slug not in known:
                raise BadInputError(NO_SUCH_BOOK.format(slug))
        if campaign:
            from companion.cli.stores import open_journal
            from companion.rules_desk.table import order_books

            with open_journal() as journal:
                order_books(journal.campaign(campaign), wanted)
            known = [*wanted, *(slug for slug in known if slug not in wanted)]
        elif shelf is not None:
            shelf.order(wanted)
            known = [book.slug for book in shelf.books()]
    say(f"In this order: {', '.join(known) or 'there are no books of yours'}.")
    return 0


def remove(
    book: Annotated[str, typer.Argument(help="Name of a book of your own.")] = "",
    ruling: Annotated[
        str, typer.Option(help="Id of a ruling of the table's; `rules rulings` shows it.")
    ] = "",
    campaign: Annotated[str, typer.Option(help="The campaign that the ruling belongs to.")] = "",
) -> int:
    """Remove a book of your own, or take back a ruling of the table's.

    Example: dicebound rules remove houserules
    """
    if ruling:
        return _remove_ruling(ruling, campaign)
    if not book:
        raise BadInputError("name a book to remove, or a ruling with --ruling ID --campaign NAME")
    with own_shelf() as shelf:
        if shelf is None or not shelf.remove(book):
            raise BadInputError(NO_SUCH_BOOK.format(book))
    say(f"Removed {book}.")
    return 0


def own_rows() -> list[dict[str, Any]]:
    """Return the user's own books as ``rules list`` shows them."""
    with own_shelf() as shelf:
        if shelf is None:
            return []
        return [
            {
                "book": book.slug,
                "title": book.title,
                "system": book.system,
                "edition": book.edition,
                "source": book.source,
                "passages": book.passages,
                "vectors": book.vectors.done
                if shelf.vectors.is_ready(book) or book.vectors.done
                else 0,
                "by_meaning": shelf.vectors.is_ready(book),
                "state": state_of(book, ready=shelf.vectors.is_ready(book)),
            }
            for book in shelf.books()
        ]


def state_of(book: "ShelfBook", *, ready: bool) -> str:
    """Return in words how a book can be searched."""
    if ready:
        return "searched by words and by meaning"
    if book.vectors.fault:
        return f"searched by words only: {book.vectors.fault} Try again: dicebound rules index"
    share = f"{book.vectors.done} of {book.passages} vectors made"
    return f"searched by words; {share}, the rest follows in the background"


def show_own_books(rows: Sequence[dict[str, Any]], screen: Screen) -> None:
    """Show what ``own_rows`` returned."""
    for row in rows:
        game = row["system"] or "every game"
        edition = f", edition {row['edition']}" if row["edition"] else ""
        screen.line(f"{row['book']}: {row['title']}{edition}, your own, for {game}")
        screen.line(f"  {row['passages']} passages from {row['source']}; {row['state']}")
