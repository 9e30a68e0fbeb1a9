"""Vectors in the background, and a books folder that somebody has been at."""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from companion.errors import RetrievalError
from companion.retrieval.chroma_store import ChromaStore
from companion.retrieval.copies import Copies
from companion.retrieval.embedding import WordLlamaEmbedder
from companion.retrieval.indexing import main, no_indexer, only_indexer, wait_for_turn
from companion.retrieval.lexicon import Lexicon, Stemmer
from companion.retrieval.shelf import Shelf, open_shelf

RULES = 30


def written(folder: Path, rules: int = RULES) -> Path:
    path = folder / "rules.md"
    path.write_text(
        "".join(
            f"# Rule {n}\nRule {n} tells of storm {n % 13} and ship number{n}.\n\n"
            for n in range(rules)
        )
    )
    return path


def best(shelf: Shelf, question: str = "the ship number17") -> str:
    hits = shelf.search(question, Lexicon([], Stemmer()).slots(question))
    return hits[0].passage.id


class Broken:
    """An embedder whose endpoint is gone after some calls."""

    name = "wordllama-l2-supercat"
    dimensions = 256

    def __init__(self, embedder: WordLlamaEmbedder, calls: int) -> None:
        self.embedder = embedder
        self.calls = calls

    def embed(self, texts: Any) -> Any:
        self.calls -= 1
        if self.calls < 0:
            raise RetrievalError("The embedding endpoint failed.")
        return self.embedder.embed(texts)


def test_a_book_is_searched_by_words_before_its_vectors_are_made(
    tmp_path: Path, embedder: WordLlamaEmbedder
) -> None:
    started: list[int] = []
    shelf = open_shelf(tmp_path, embedder, background=lambda: started.append(1))
    added = shelf.add(written(tmp_path))
    assert added.news == "added"
    assert started == [1]
    assert not shelf.vectors.is_ready(shelf.books()[0])
    assert best(shelf) == "rules:rule-17"
    assert not (tmp_path / "books" / "chroma").exists()
    assert main([str(tmp_path), "wordllama", "", ""]) == 0
    assert shelf.vectors.is_ready(shelf.books()[0])
    assert best(shelf) == "rules:rule-17"
    assert shelf.vectors.pending() == []
    shelf.vectors.resume()
    assert started == [1]
    shelf.close()


def test_an_indexer_that_was_cut_off_goes_on_where_it_was(
    tmp_path: Path, embedder: WordLlamaEmbedder
) -> None:
    shelf = open_shelf(tmp_path, embedder, background=lambda: None)
    shelf.add(written(tmp_path, 1200))
    shelf.close()

    def stop(done: int, _total: int) -> None:
        if done >= 500:
            raise KeyboardInterrupt

    first = open_shelf(tmp_path, embedder)
    with pytest.raises(KeyboardInterrupt):
        first.vectors.catch_up(progress=stop)
    assert first.books()[0].vectors.done == 500
    first.close()
    told: list[tuple[int, int]] = []
    second = open_shelf(tmp_path, embedder)
    assert second.vectors.catch_up(progress=lambda done, total: told.append((done, total)))
    assert told == [(1000, 1200), (1200, 1200)]
    assert second.vectors.is_ready(second.books()[0])
    second.close()


def test_making_vectors_that_was_cut_off_again_and_again_starts_anew(
    tmp_path: Path, embedder: WordLlamaEmbedder
) -> None:
    said: list[str] = []
    shelf = open_shelf(tmp_path, embedder, background=lambda: None, say=said.append)
    shelf.add(written(tmp_path))
    shelf._kept.file.note("tries", 3)
    assert shelf.vectors.catch_up()
    assert "cut off 3 times" in said[0]
    assert shelf.vectors.pending() == []
    shelf.close()


def test_one_indexer_at_a_time_and_no_reader_beside_it(tmp_path: Path) -> None:
    with only_indexer(tmp_path) as first:
        assert first
        with only_indexer(tmp_path) as second, no_indexer(tmp_path) as reader:
            assert not second
            assert not reader
    with no_indexer(tmp_path) as one, no_indexer(tmp_path) as other:
        assert one
        assert other
    (tmp_path / "indexing.lock").write_bytes(b"no database" * 500)
    with only_indexer(tmp_path) as first:
        assert first


def test_while_an_indexer_is_at_work_words_have_to_do(
    tmp_path: Path, embedder: WordLlamaEmbedder
) -> None:
    shelf = open_shelf(tmp_path, embedder)
    shelf.add(written(tmp_path))
    with only_indexer(tmp_path / "books"):
        assert best(shelf) == "rules:rule-17"
        assert not shelf.vectors.catch_up()
    shelf.close()


def test_an_embedder_that_fails_is_noted_and_costs_no_vectors(
    tmp_path: Path, embedder: WordLlamaEmbedder
) -> None:
    said: list[str] = []
    shelf = open_shelf(tmp_path, Broken(embedder, 1), say=said.append)
    with pytest.raises(RetrievalError, match="endpoint failed"):
        shelf.add(written(tmp_path, 700))
    (book,) = shelf.vectors.pending()
    assert "endpoint failed" in book.vectors.fault
    shelf.vectors.resume()  # what failed is not tried again by itself
    shelf.close()
    again = open_shelf(tmp_path, embedder, say=said.append)
    assert again.vectors.catch_up()
    assert again.vectors.pending() == []
    again.close()
    gone = open_shelf(tmp_path, Broken(embedder, 0), say=said.append)
    with pytest.raises(RetrievalError, match="endpoint failed"):
        best(gone)
    assert gone.vectors.pending() == []
    gone.close()
    assert said == []


def test_another_embedder_is_told_and_makes_the_vectors_anew(
    tmp_path: Path, embedder: WordLlamaEmbedder
) -> None:
    shelf = open_shelf(tmp_path, embedder)
    shelf.add(written(tmp_path))
    shelf.close()

    class Short:
        name = "short"
        dimensions = 8

        def embed(self, texts: Any) -> Any:
            return embedder.embed(texts)[:, :8]

    said: list[str] = []
    other = open_shelf(tmp_path, Short(), say=said.append, background=lambda: None)
    assert best(other) == "rules:rule-17"
    other.vectors.resume()
    assert "were made with wordllama" in said[0]
    assert other.vectors.catch_up()
    assert other.vectors.pending() == []
    other.close()


def test_a_detached_indexer_makes_the_vectors(tmp_path: Path, embedder: WordLlamaEmbedder) -> None:
    shelf = open_shelf(tmp_path, embedder, background=lambda: None)
    shelf.add(written(tmp_path))
    command = [sys.executable, "-P", "-m", "companion.retrieval.indexing"]
    root = str(Path(__file__).resolve().parents[3])
    done = subprocess.run(
        [*command, str(tmp_path), "wordllama", "", ""],
        env={**os.environ, "PYTHONPATH": root},
        timeout=120,
        check=False,
    )
    assert done.returncode == 0
    assert shelf.vectors.pending() == []
    shelf.close()


def test_a_removed_book_leaves_no_vectors(tmp_path: Path, embedder: WordLlamaEmbedder) -> None:
    shelf = open_shelf(tmp_path, embedder)
    shelf.add(written(tmp_path))
    assert shelf.remove("rules")
    shelf.close()
    store = ChromaStore(embedder, folder=tmp_path / "books" / "chroma")
    assert store._connected().list_collections() == []
    store.close()
    assert not Copies(tmp_path / "books" / "sources")


def test_two_files_of_one_name_are_two_books_and_one_text_is_one(
    tmp_path: Path, embedder: WordLlamaEmbedder
) -> None:
    shelf = Shelf(tmp_path / "shelf", embedder)
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    first, second = tmp_path / "a" / "rules.md", tmp_path / "b" / "rules.md"
    first.write_text("# Storms\nRoll twice.\n")
    second.write_text("# Storms\nRoll once.\n")
    assert shelf.add(first).book.slug == "rules"
    added = shelf.add(second).book
    assert (added.slug, added.title) == ("rules-2", "rules (2)")
    second.write_text("# Storms\nRoll thrice.\n")
    assert shelf.add(second).news == "updated"
    third = tmp_path / "moved.md"
    shutil.copy(first, third)
    assert shelf.add(third).news == "unchanged"
    third.write_text("# Storms\nRoll four times.\n")
    assert shelf.add(third, title="Rules").book.slug == "rules"
    (tmp_path / "stitcher.md").write_text("# Storms\nMy own.\n")
    assert shelf.add(tmp_path / "stitcher.md").book.slug == "my-stitcher"
    assert [book.slug for book in shelf.books()] == ["my-stitcher", "rules-2", "rules"]
    shelf.close()


def test_the_newest_edition_comes_first_and_an_order_before_it(
    tmp_path: Path, embedder: WordLlamaEmbedder
) -> None:
    shelf = Shelf(tmp_path / "shelf", embedder)
    for name, edition in (("old", 1999), ("new", 2024), ("other", 0)):
        path = tmp_path / f"{name}.md"
        path.write_text(f"# Storms\nThe {name} rule.\n")
        shelf.add(path, edition=edition)
    assert [book.slug for book in shelf.books()] == ["new", "old", "other"]
    shelf.order(["other", "old"])
    assert [book.slug for book in shelf.books()] == ["other", "old", "new"]
    shelf.order([])
    assert [book.slug for book in shelf.books()] == ["new", "old", "other"]
    with pytest.raises(Exception, match="no book 'none' of yours"):
        shelf.order(["none"])
    shelf.close()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with one book of more passages than Chroma keeps in its database alone."""
    folder = tmp_path_factory.mktemp("whole")
    shelf = open_shelf(folder, WordLlamaEmbedder())
    shelf.add(written(folder, 1100))
    shelf.close()
    return folder


KINDS = [
    "shelf.sqlite", "vectors.json", "indexing.lock", "chroma.sqlite3", "length.bin",
    "index_metadata.pickle", "link_lists.bin", "data_level0.bin", "header.bin",
    "book-rules.json.gz",
]  # fmt: skip


@pytest.mark.parametrize("how", ["gone", "noise", "half", "empty", "bent"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_is_lost_or_bent_is_made_anew_with_a_message(
    whole: Path, tmp_path: Path, embedder: WordLlamaEmbedder, kind: str, how: str
) -> None:
    folder = tmp_path / "data"
    shutil.copytree(whole, folder)
    (path,) = (folder / "books").rglob(kind)
    damage(path, how)
    said: list[str] = []
    shelf = open_shelf(folder, embedder, say=said.append, background=lambda: None)
    assert best(shelf) == "rules:rule-17"
    assert shelf.books()[0].passages == 1100
    is_needed = kind not in {"indexing.lock", "book-rules.json.gz"}
    is_changed = how != "bent" or not path.exists() or kind != "chroma.sqlite3"
    if is_needed and is_changed and not (kind == "shelf.sqlite" and how == "bent"):
        assert len(said) == 1, said
        assert "damaged" in said[0]
        assert "anew" in said[0]
    shelf.close()


def damage(path: Path, how: str) -> None:
    data = path.read_bytes()
    noise = random.Random(5).randbytes
    if how == "gone":
        path.unlink()
    elif how == "noise":
        path.write_bytes(noise(max(len(data), 100)))
    elif how == "half":
        path.write_bytes(data[: len(data) // 2])
    elif how == "empty":
        path.write_bytes(b"")
    else:
        at, size = len(data) // 2, min(5000, len(data) // 4)
        path.write_bytes(data[:at] + noise(size) + data[at + size :])


def test_vectors_made_anew_answer_as_before(
    whole: Path, tmp_path: Path, embedder: WordLlamaEmbedder
) -> None:
    folder = tmp_path / "data"
    shutil.copytree(whole, folder)
    (path,) = (folder / "books").rglob("data_level0.bin")
    damage(path, "noise")
    said: list[str] = []
    shelf = open_shelf(folder, embedder, say=said.append)
    assert best(shelf) == "rules:rule-17"
    assert shelf.vectors.pending() == []
    assert len(said) == 1
    shelf.close()


def test_a_bent_passage_is_noticed_when_it_is_read(
    tmp_path: Path, embedder: WordLlamaEmbedder
) -> None:
    said: list[str] = []
    shelf = Shelf(tmp_path / "shelf", embedder, say=said.append)
    shelf.add(written(tmp_path))
    shelf._kept.file.db.execute("UPDATE passage SET data = '{' WHERE id = 'rules:rule-17'")
    shelf._kept.file.db.commit()
    assert best(shelf) == "rules:rule-17"
    assert len(said) == 1
    shelf.close()


def test_a_shelf_of_an_older_version_is_brought_up_to_date(
    tmp_path: Path, embedder: WordLlamaEmbedder
) -> None:
    books = tmp_path / "books"
    shelf = open_shelf(tmp_path, embedder)
    shelf.add(written(tmp_path))
    shelf.close()
    with sqlite3.connect(books / "shelf.sqlite") as db:
        for column in ("path", "edition", "rank", "size"):
            db.execute(f"ALTER TABLE book DROP COLUMN {column}")
        db.execute("DROP TABLE vectors")
    db.close()
    shutil.rmtree(books / "sources")
    again = open_shelf(tmp_path, embedder)
    assert again.books()[0].passages == RULES
    assert Copies(books / "sources").has("rules")
    assert best(again) == "rules:rule-17"
    again.close()


def test_a_folder_that_is_no_folder_gives_no_lock(tmp_path: Path) -> None:
    (tmp_path / "books").write_text("a file")
    with only_indexer(tmp_path / "books") as mine, no_indexer(tmp_path / "books") as free:
        assert not mine
        assert not free


def test_waiting_for_an_indexer_has_an_end(tmp_path: Path) -> None:
    with only_indexer(tmp_path):
        begin = time.monotonic()
        with only_indexer(tmp_path, wait_s=0.3) as mine:
            assert not mine
        assert time.monotonic() - begin < 5


def test_one_indexer_at_most_waits(tmp_path: Path) -> None:
    turns: list[bool] = []
    with only_indexer(tmp_path) as is_mine:
        assert is_mine
        first = threading.Thread(target=lambda: turns.append(wait_for_turn(tmp_path)))
        first.start()
        end = time.monotonic() + 10
        while not (tmp_path / "waiting.lock").exists():
            assert time.monotonic() < end
            time.sleep(0.01)
        time.sleep(0.3)
        assert wait_for_turn(tmp_path) is False
        assert turns == []
    first.join(10)
    assert turns == [True]
