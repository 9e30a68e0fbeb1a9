"""The built wheel plays and answers without the repository: rules, prompts and words are inside."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from companion.retrieval.embedding import WordLlamaEmbedder
from companion.retrieval.kept import open_shipped_book

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "-o", str(folder), str(ROOT)],
        check=True,
        capture_output=True,
    )
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def run(site: Path, *words: str, feed: str = "") -> subprocess.CompletedProcess[str]:
    home = site.parent / "home"
    return subprocess.run(
        [sys.executable, "-m", "companion", *words],
        input=feed,
        capture_output=True,
        text=True,
        check=False,
        cwd=site.parent,
        env={**os.environ, "PYTHONPATH": str(site), "DICEBOUND_HOME": str(home)},
        timeout=180,
    )


def test_the_packages_come_from_the_wheel(site: Path) -> None:
    code = "import companion, engine, rules_corpus as r; print(companion.__file__, r.__file__)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=site.parent,
        env={**os.environ, "PYTHONPATH": str(site)},
    )
    assert all(path.startswith(str(site)) for path in done.stdout.split())


def test_it_plays_a_sitting_and_answers(site: Path, compiled_books: Path) -> None:
    # One book is compiled by the wheel itself. For the others a cache is laid down, which it
    # takes only if its rules are these very rules, to the byte.
    cache = site.parent / "home" / "cache" / "books"
    cache.mkdir(parents=True)
    for slug in ("skitterbarren", "altars"):
        open_shipped_book(slug, WordLlamaEmbedder(), cache_folder=compiled_books).close()
        shutil.copy(compiled_books / f"{slug}.sqlite", cache)
    sitting = (ROOT / "docs" / "sitting.txt").read_text(encoding="utf-8")
    played = run(site, "play", "--plain", "--seed", "wheel", feed=sitting)
    assert played.returncode == 0, played.stderr
    assert played.stdout.count("Result:") == 3
    assert "Saved." in played.stdout
    for slug in ("stitcher", "skitterbarren", "altars"):
        answered = run(site, "ask", "--system", slug, "what happens on a tie?")
        assert answered.returncode == 0, answered.stderr
        assert answered.stdout.strip()
        assert slug == "stitcher" or not answered.stderr, "the cache was taken"
    assert (cache / "stitcher.sqlite").is_file()


def test_licences_are_inside(site: Path) -> None:
    names = {path.name for path in site.rglob("licenses/*")}
    assert {"LICENSE", "NOTICE"} <= names
