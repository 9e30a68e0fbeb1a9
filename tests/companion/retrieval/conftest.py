"""A small book made for the tests, compiled once."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.retrieval.corpus import Book, parse_book, read_files
from companion.retrieval.embedding import WordLlamaEmbedder
from companion.retrieval.index import BookIndex
from companion.retrieval.kept import open_book_folder
from companion.retrieval.search import Searcher

LANTERN = Path(__file__).parent / "lantern"


@pytest.fixture(scope="session")
def embedder() -> WordLlamaEmbedder:
    return WordLlamaEmbedder()


@pytest.fixture(scope="session")
def lantern_book() -> Book:
    return parse_book("lantern", read_files(LANTERN))


@pytest.fixture(scope="session")
def lantern(
    embedder: WordLlamaEmbedder, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[BookIndex]:
    cache = tmp_path_factory.mktemp("cache")
    index = open_book_folder(
        "lantern", LANTERN, embedder, cache_folder=cache, say=lambda message: None
    )
    yield index
    index.close()


@pytest.fixture
def searcher(lantern: BookIndex, embedder: WordLlamaEmbedder) -> Searcher:
    return Searcher([lantern], embedder)
