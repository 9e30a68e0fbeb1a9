"""Reading the corpus: what is right becomes values, what is wrong names its file."""

from pathlib import Path

import pytest

from companion.errors import CorpusError
from companion.retrieval.corpus import (
    CorpusFileError,
    digest_files,
    load_book,
    parse_book,
    read_files,
    shipped_books,
)
from engine.api import system_slugs

SECTION = b"---\nid: x:a\ntitle: A\ninventory: [X-01]\nasked_as: [how, why]\n---\n# A\nText.\n"
GAP = b"## x:gap\ntitle: G\nstatus: open\nterms: [g]\ntext: |\n  Nothing\n  here.\n"


def test_a_section_and_a_gap_become_values() -> None:
    book = parse_book("x", {"a.md": SECTION, "gaps.md": b"# Gaps\n\n" + GAP})
    assert book.sections[0].id == "x:a"
    assert book.sections[0].asked_as == ("how", "why")
    assert book.sections[0].text == "# A\nText."
    assert book.gaps[0].text == "Nothing here."
    assert book.gaps[0].status == "open"


def test_a_fenced_gap_reads_the_same() -> None:
    heading, _, fields = GAP.partition(b"\n")
    fenced = heading + b"\n```yaml\n" + fields + b"```\n"
    assert parse_book("x", {"gaps.md": fenced}).gaps == parse_book("x", {"gaps.md": GAP}).gaps


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ({"a.md": b"no front matter"}, "block between two lines"),
        ({"a.md": b"---\nid: x\n---\ntext"}, "'title' is missing"),
        ({"a.md": b"---\nid: [\n---\ntext"}, "YAML is broken"),
        ({"a.md": b"---\n- a\n---\ntext"}, "not a list of names"),
        ({"a.md": b"---\nid: x\ntitle: T\n---\n"}, "no text"),
        ({"a.md": b"---\nid: x\ntitle: T\nasked_as: one\n---\nT"}, "not a list of texts"),
        ({"a.md": SECTION, "b.md": SECTION}, "given twice"),
        ({"a.md": b"\xff\xfe"}, "not UTF-8"),
        ({"gaps.md": GAP.replace(b"open", b"perhaps")}, "neither open nor not_covered"),
        ({"synonyms.yaml": b"a: b"}, "groups of words"),
        ({"source.toml": b"a ="}, "TOML is broken"),
    ],
)
def test_a_malformed_file_is_named_with_its_fault(files: dict[str, bytes], reason: str) -> None:
    with pytest.raises(CorpusFileError, match=reason) as caught:
        parse_book("x", files)
    assert isinstance(caught.value, CorpusError)
    assert caught.value.reason in str(caught.value)


def test_a_missing_folder_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(CorpusFileError, match="not readable"):
        read_files(tmp_path / "nowhere")


def test_the_digest_tells_every_change() -> None:
    files = {"a.md": b"1", "b.md": b"2"}
    digests = {
        digest_files(files),
        digest_files({"a.md": b"1", "b.md": b"3"}),
        digest_files({"a.md": b"1", "c.md": b"2"}),
        digest_files({"a.md": b"12"}),
        digest_files({}),
    }
    assert len(digests) == 5


def test_every_registered_game_ships_its_rules() -> None:
    assert shipped_books() == system_slugs()


@pytest.mark.parametrize("slug", shipped_books())
def test_every_shipped_book_loads(slug: str) -> None:
    book = load_book(slug)
    assert len(book.sections) >= 40
    assert book.source["title"]
    assert all(section.id.startswith(f"{slug}:") for section in book.sections)
    assert all(section.asked_as for section in book.sections)
