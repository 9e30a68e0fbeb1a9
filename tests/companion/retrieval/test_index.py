"""Compiling a book, keeping it, and building it anew."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from companion.retrieval.compiling import build_index
from companion.retrieval.corpus import Book, CorpusFileError
from companion.retrieval.embedding import Embedder, WordLlamaEmbedder
from companion.retrieval.index import BookIndex
from companion.retrieval.kept import open_book_folder, open_shipped_book
from companion.retrieval.sealed import seal
from tests.companion.retrieval.conftest import LANTERN


class OtherEmbedder:
    """Another embedder of another size."""

    name = "other"
    dimensions = 8

    def embed(self, texts: Sequence[str]) -> Any:
        vectors = WordLlamaEmbedder().embed(texts)[:, :8]
        return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


def opened(cache: Path, embedder: Embedder, said: list[str]) -> BookIndex:
    return open_book_folder("lantern", LANTERN, embedder, cache_folder=cache, say=said.append)


def test_a_book_is_built_once_and_then_kept(tmp_path: Path, embedder: WordLlamaEmbedder) -> None:
    said: list[str] = []
    first = opened(tmp_path, embedder, said)
    assert len(said) == 1
    second = opened(tmp_path, embedder, said)
    assert len(said) == 1
    assert second.passages == first.passages
    assert np.array_equal(second.passage_vectors, first.passage_vectors)
    assert [path.name for path in tmp_path.iterdir()] == ["lantern.sqlite"]


@pytest.mark.parametrize("damage", ["truncate", "garbage", "empty", "old_format", "no_passages"])
def test_a_damaged_index_is_built_anew_with_one_message(
    tmp_path: Path, embedder: WordLlamaEmbedder, damage: str
) -> None:
    whole = opened(tmp_path, embedder, [])
    path = tmp_path / "lantern.sqlite"
    data = path.read_bytes()
    if damage == "truncate":
        path.write_bytes(data[: len(data) // 2])
    elif damage == "garbage":
        path.write_bytes(b"not a database" * 100)
    elif damage == "empty":
        path.write_bytes(b"")
    else:
        sql = {
            "old_format": "UPDATE meta SET value = '0' WHERE key = 'format'",
            "no_passages": "UPDATE meta SET value = '[]' WHERE key = 'passages'",
        }[damage]
        with sqlite3.connect(path) as db:
            db.execute(sql)
        db.close()
        seal(path)
    said: list[str] = []
    again = opened(tmp_path, embedder, said)
    assert len(said) == 1
    assert "indexed again" in said[0]
    assert again.passages == whole.passages


@pytest.mark.parametrize("share", [0.0, 0.01, 0.2, 0.4, 0.6, 0.8, 0.99])
def test_one_bent_byte_anywhere_is_noticed(
    tmp_path: Path, embedder: WordLlamaEmbedder, share: float
) -> None:
    whole = opened(tmp_path, embedder, [])
    path = tmp_path / "lantern.sqlite"
    data = bytearray(path.read_bytes())
    data[int(share * len(data))] ^= 1
    path.write_bytes(data)
    said: list[str] = []
    again = opened(tmp_path, embedder, said)
    assert len(said) == 1
    assert "damaged" in said[0]
    assert np.array_equal(again.passage_vectors, whole.passage_vectors)


def test_another_embedder_rebuilds_with_a_message(
    tmp_path: Path, embedder: WordLlamaEmbedder
) -> None:
    opened(tmp_path, embedder, [])
    said: list[str] = []
    index = opened(tmp_path, OtherEmbedder(), said)
    assert "wordllama" in said[0]
    assert index.passage_vectors.shape[1] == 8


def test_changed_files_rebuild_with_a_message(tmp_path: Path, embedder: WordLlamaEmbedder) -> None:
    folder = tmp_path / "book"
    folder.mkdir()
    for path in LANTERN.iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    cache = tmp_path / "cache"
    said: list[str] = []
    open_book_folder("lantern", folder, embedder, cache_folder=cache, say=said.append)
    (folder / "oil.md").unlink()
    index = open_book_folder("lantern", folder, embedder, cache_folder=cache, say=said.append)
    assert "have changed" in said[1]
    assert "lantern:gear/oil" not in index.pid_of


def test_a_cache_that_cannot_be_written_costs_only_the_keeping(
    tmp_path: Path, embedder: WordLlamaEmbedder
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    said: list[str] = []
    index = opened(blocked / "cache", embedder, said)
    assert len(index.passages) == 7
    assert "cannot be written" in said[1]


def test_an_unknown_shipped_book_is_refused(tmp_path: Path, embedder: WordLlamaEmbedder) -> None:
    with pytest.raises(CorpusFileError, match="no such book"):
        open_shipped_book("../../etc", embedder, cache_folder=tmp_path)


def test_building_leaves_no_half_file_behind(
    tmp_path: Path, lantern_book: Book, embedder: WordLlamaEmbedder
) -> None:
    class Failing(WordLlamaEmbedder):
        def token_ids(self, texts: Sequence[str]) -> Any:
            raise RuntimeError("power cut")

    path = tmp_path / "lantern.sqlite"
    with pytest.raises(RuntimeError):
        build_index(path, lantern_book, Failing(), digest="")
    assert list(tmp_path.iterdir()) == []


def test_bm25_finds_passages_by_stem_and_scores_nothing_for_unknown_words(
    lantern: BookIndex,
) -> None:
    scores = lantern.lexical({"wick": 1.0})
    assert lantern.passages[int(scores.argmax())].id == "lantern:rolls/wick"
    assert not lantern.lexical({"zeppelin": 1.0}).any()
    assert not lantern.lexical({'" OR * NEAR(': 1.0}).any()
    assert lantern.rarity("zeppelin") > lantern.rarity("wick") > 0
