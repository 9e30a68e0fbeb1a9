"""What commands open: the journal, the rules desk, the shelf of the user's own books.

Nothing here imports the game's session: a rules question must not wait for the storyteller.
"""

import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from companion.errors import RetrievalError
from companion.settings import data_folder, load_settings

if TYPE_CHECKING:
    from companion.journal import Journal
    from companion.retrieval.shelf import Shelf
    from companion.rules_desk.desk import RulesDesk


def open_journal() -> "Journal":
    """Open the user's journal as the settings say."""
    from companion.journal import Journal

    return Journal.open(load_settings().database_address)


def history_file() -> Path | None:
    """Return where typed lines are kept between sittings; None when the folder cannot be used."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder / "history"


@cache
def make_desk() -> "RulesDesk":
    """Return the rules desk with the user's own books, if there are any, and exact odds."""
    from companion.rules_desk.desk import RulesDesk
    from companion.rules_desk.numbers import odds_in_words

    try:
        shelf = open_shelf() if has_books() else None
        if shelf is not None:
            shelf.vectors.resume()
    except RetrievalError as error:
        # The shipped books must answer even when the user's own shelf is damaged.
        print(f"dicebound: {error} Your own books are left out until then.", file=sys.stderr)
        shelf = None
    return RulesDesk(shelf=shelf, odds=odds_in_words)


def has_books() -> bool:
    """Return whether the user has added books; even importing the shelf costs a question time."""
    books = data_folder() / "books"
    return (books / "shelf.sqlite").exists() or any((books / "sources").glob("book-*.json.gz"))


def open_shelf(*, in_background: bool = True) -> "Shelf":
    """Open the shelf of the user's own books.

    Args:
        in_background: Whether vectors are made by a process apart, or at once.
    """
    from companion.retrieval.embedders import make_embedder
    from companion.retrieval.indexing import start_indexer
    from companion.retrieval.shelf import open_shelf as open_in

    settings = load_settings()
    embedder = make_embedder(settings.embedder, base_url=settings.base_url)

    def start() -> None:
        start_indexer(data_folder(), embedder=settings.embedder, base_url=settings.base_url)

    return open_in(data_folder(), embedder, background=start if in_background else None)
