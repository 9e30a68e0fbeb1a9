"""``rules add``, ``list``, ``search``, ``show``, ``order``, ``remove`` with real files."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.cli.main import main
from companion.cli.stores import data_folder, make_desk

STORMS = "# Storms\nIn a storm every sailor rolls twice and keeps the worse result.\n"
PARROT = "# Parrots\nA parrot named Zarnak repeats the last word that it heard.\n"


@pytest.fixture(autouse=True)
def _fresh_desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No process is left behind: what would start in the background is not started."""
    monkeypatch.setattr("companion.retrieval.indexing.start_indexer", lambda *_a, **_k: None)
    make_desk.cache_clear()
    yield
    make_desk.cache_clear()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]):
    def call(*words: str) -> tuple[int, str, str]:
        make_desk.cache_clear()
        status = main(words)
        out, err = capsys.readouterr()
        return status, out, err

    return call


@pytest.fixture
def sea(tmp_path: Path) -> Path:
    path = tmp_path / "sea_rules.md"
    path.write_text(STORMS + PARROT)
    return path


def test_a_book_is_added_listed_searched_shown_and_removed(run, sea: Path) -> None:
    status, out, err = run("rules", "add", str(sea))
    assert (status, err) == (0, "")
    assert out.splitlines()[0] == "sea-rules: 2 passages from sea_rules.md"
    assert "searched by words now" in out
    listed = run("rules", "list")[1]
    assert "sea-rules: sea rules, your own, for every game" in listed
    assert "0 of 2 vectors made" in listed
    found = run("rules", "search", "zarnak")[1].splitlines()
    assert found[-1] == "sea-rules:parrots: Parrots (sea rules)"
    rows = json.loads(run("rules", "search", "zarnak", "--book", "sea-rules", "--json")[1])
    assert [(row["id"], row["book"]) for row in rows] == [("sea-rules:parrots", "sea-rules")]
    assert "repeats the last word" in run("rules", "show", "sea-rules:parrots")[1]
    assert run("rules", "remove", "sea-rules")[1] == "Removed sea-rules.\n"
    assert "sea-rules" not in run("rules", "list")[1]


def test_adding_twice_adds_nothing(run, sea: Path) -> None:
    run("rules", "add", str(sea))
    assert "which are there already" in run("rules", "add", str(sea))[1]
    sea.write_text(STORMS)
    assert "1 passages from sea_rules.md, brought up to date" in run("rules", "add", str(sea))[1]
    assert len(json.loads(run("rules", "list", "--json")[1])) == 4


def test_vectors_are_made_at_once_if_asked(run, sea: Path) -> None:
    assert run("rules", "add", "--wait", str(sea))[0] == 0
    row = json.loads(run("rules", "list", "--json")[1])[-1]
    assert (row["by_meaning"], row["vectors"], row["passages"]) == (True, 2, 2)
    assert "by words and by meaning" in run("rules", "index")[1]
    found = run("rules", "search", "--book", "sea-rules", "birds that talk")[1]
    assert found.startswith("sea-rules:parrots")


def test_a_folder_of_mixed_files_gives_one_sentence_for_each_that_cannot_be_read(
    run, tmp_path: Path
) -> None:
    folder = tmp_path / "mixed"
    (folder / "inner").mkdir(parents=True)
    (folder / ".hidden").mkdir()
    (folder / "a.md").write_text(STORMS)
    (folder / "inner" / "b.txt").write_text("PARROTS\n\nA parrot repeats a word.\n")
    (folder / "inner" / "c.pdf").write_bytes(b"%PDF-1.4 cut off")
    (folder / "d.docx").write_bytes(b"")
    (folder / "e.html").write_text("<script>x</script>")
    (folder / "picture.png").write_bytes(b"\x89PNG")
    (folder / ".hidden" / "f.md").write_text(STORMS)
    (folder / "loop").symlink_to(folder)
    os.mkfifo(folder / "pipe.md")
    (folder / "zero.txt").symlink_to("/dev/zero")
    status, out, err = run("rules", "add", str(folder))
    assert status == 2
    assert [line.partition(":")[0] for line in out.splitlines()[:2]] == ["a", "b"]
    faults = err.splitlines()
    assert len(faults) == 3
    assert all(line.startswith("dicebound: '") for line in faults)
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("rules", "add", "/dev/zero"), "its kind is not known"),
        (("rules", "add", "nothing-there.md"), "it cannot be read"),
        (("rules", "add"), "name a file or a folder"),
        (("rules", "remove", "none"), "there is no book 'none' of yours"),
        (("rules", "order", "none"), "there is no book 'none' of yours"),
        (("rules", "index"), "there are no books of yours"),
        (("rules", "search", "x", "--book", "none"), "there is no book 'none' of yours"),
        (("rules", "add", "a.md", "b.md", "--title", "One"), "--title names one book"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(run, words: tuple[str, ...], reason: str) -> None:
    status, _out, err = run(*words)
    assert status == 2
    assert reason in err
    assert len(err.strip().splitlines()) == 1


def test_two_books_that_disagree_are_both_shown_the_newer_edition_first(
    run, tmp_path: Path
) -> None:
    for name, edition, dice in (("new-sea", "2024", "three dice"), ("old-sea", "1999", "one die")):
        path = tmp_path / f"{name}.md"
        path.write_text(f"# Kraken\nAgainst a kraken every harpooner throws {dice}.\n")
        run("rules", "add", str(path), "--edition", edition)
    question = "what does a harpooner throw against a kraken?"
    answer = json.loads(run("ask", "--json", question)[1])
    assert [c["id"] for c in answer["citations"]] == ["new-sea:kraken", "old-sea:kraken"]
    assert answer["answer"].index("three dice") < answer["answer"].index("one die")
    run("rules", "order", "old-sea")
    answer = json.loads(run("ask", "--json", question)[1])
    assert answer["citations"][0]["id"] == "old-sea:kraken"


def test_a_campaign_has_an_order_of_its_own(run, tmp_path: Path) -> None:
    for name, dice in (("first-sea", "three dice"), ("second-sea", "one die")):
        path = tmp_path / f"{name}.md"
        path.write_text(f"# Kraken\nAgainst a kraken every harpooner throws {dice}.\n")
        run("rules", "add", str(path))
    assert run("campaign", "new", "Harbour", "--system", "stitcher")[0] == 0
    question = "what does a harpooner throw against a kraken?"
    assert run("rules", "order", "first-sea", "--campaign", "Harbour")[0] == 0
    ours = json.loads(run("ask", "--json", "--campaign", "Harbour", question)[1])
    others = json.loads(run("ask", "--json", question)[1])
    assert ours["citations"][0]["id"] == "first-sea:kraken"
    assert others["citations"][0]["id"] == "second-sea:kraken"


def test_pages_are_cited(run, tmp_path: Path) -> None:
    path = tmp_path / "sea.txt"
    path.write_text(
        "PARROTS\n\nA parrot repeats a word.\n\fKRAKEN\n\nA kraken drags harpooners down.\n"
    )
    run("rules", "add", str(path))
    answer = json.loads(run("ask", "--json", "what does a kraken do to harpooners?")[1])
    assert answer["citations"][0]["title"] == "KRAKEN (sea, p. 2)"
    assert "sea, p. 2" in run("rules", "show", "sea:kraken")[1]


def test_the_books_folder_holds_what_it_needs_and_no_more(run, sea: Path) -> None:
    run("rules", "add", "--wait", str(sea))
    names = {path.name for path in (data_folder() / "books").iterdir()}
    assert {"shelf.sqlite", "sources", "chroma", "vectors.json", "indexing.lock"} <= names


def test_a_shelf_that_is_lost_is_built_anew_from_its_copies(run, sea: Path) -> None:
    run("rules", "add", str(sea))
    for path in (data_folder() / "books").glob("shelf.sqlite*"):
        path.unlink()
    status, out, err = run("rules", "list")
    assert status == 0
    assert "sea-rules: sea rules" in out
    assert "built anew" in err
