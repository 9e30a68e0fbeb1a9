"""Files of the user's own, cut at their headings."""

import zipfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.retrieval.documents import (
    MAX_SECTION_WORDS,
    Block,
    DocumentError,
    cut_sections,
    read_blocks,
    slugify,
)

MARKDOWN = """Before any heading.

# Ships
A ship needs a crew.

## Storms ##
| Wind | Knots |
|---|---|
| gale | 40 |

```
# no heading in here
```

Harbours
--------
Quiet.

# Ships
Again.
"""


def written(folder: Path, name: str, text: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def test_markdown_is_cut_at_headings_and_tables_stay_whole(tmp_path: Path) -> None:
    blocks = read_blocks(written(tmp_path, "a.md", MARKDOWN))
    sections = cut_sections("my-book", "My book", blocks)
    assert [section.id for section in sections] == [
        "my-book:my-book",
        "my-book:ships",
        "my-book:storms",
        "my-book:harbours",
        "my-book:ships~2",
    ]
    assert "| Wind | Knots |\n|---|---|\n| gale | 40 |" in sections[2].text
    assert "# no heading in here" in sections[2].text


def test_plain_text_headings_are_found(tmp_path: Path) -> None:
    text = (
        "COMBAT\n\nEveryone rolls.\n\n1.2 Hiding\nBe quiet\nand wait.\n\n"
        "It ended there.\n\nSea Monsters\n============\nThey bite.\n"
    )
    blocks = read_blocks(written(tmp_path, "a.txt", text))
    assert [b.text for b in blocks if b.kind == "heading"] == [
        "COMBAT",
        "1.2 Hiding",
        "Sea Monsters",
    ]
    assert "Be quiet and wait." in [b.text for b in blocks]


def test_html_keeps_tables_and_drops_scripts(tmp_path: Path) -> None:
    page = (
        "<html><head><title>x</title></head><body><nav>menu</nav><h2>Winds &amp; waves</h2>"
        "<p>One.<br>Two.</p><script>alert(1)</script>"
        "<table><tr><th>Wind</th><th>Knots</th></tr><tr><td>gale</td><td>40</td></tr></table>"
        "<ul><li>item</ul></body>"
    )
    blocks = read_blocks(written(tmp_path, "a.html", page))
    assert blocks == [
        Block("heading", "Winds & waves", 2),
        Block("paragraph", "One."),
        Block("paragraph", "Two."),
        Block("table", "| Wind | Knots |\n|---|---|\n| gale | 40 |"),
        Block("paragraph", "item"),
    ]


WORD = (
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>'
    '<w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr><w:r><w:t>Storms</w:t></w:r></w:p>'
    "<w:p><w:r><w:t>Roll </w:t></w:r><w:r><w:t>twice.</w:t></w:r></w:p>"
    "<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Wind</w:t></w:r></w:p></w:tc></w:tr>"
    "<w:tr><w:tc><w:p><w:r><w:t>gale</w:t></w:r></w:p></w:tc></w:tr></w:tbl>"
    "</w:body></w:document>"
)


def docx(folder: Path, text: str) -> Path:
    path = folder / "a.docx"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("word/document.xml", text)
    return path


def test_word_documents_keep_headings_and_tables(tmp_path: Path) -> None:
    assert read_blocks(docx(tmp_path, WORD)) == [
        Block("heading", "Storms", 2),
        Block("paragraph", "Roll twice."),
        Block("table", "| Wind |\n|---|\n| gale |"),
    ]


def test_a_word_document_with_entities_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match="entities"):
        read_blocks(docx(tmp_path, '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'))


@pytest.mark.parametrize(
    ("name", "data", "reason"),
    [
        ("a.md", b"", "no text"),
        ("a.md", b"# Only\n## headings\n", "no text"),
        ("a.exe", b"MZ", "kind is not known"),
        ("a.txt", b"\x81\x00\x01\x02", "not a text file"),
        ("a.docx", b"not a zip", "no Word document"),
        ("a.html", b"<script>x</script>", "no text"),
    ],
)
def test_an_unusable_file_is_one_sentence(
    tmp_path: Path, name: str, data: bytes, reason: str
) -> None:
    with pytest.raises(DocumentError, match=reason) as caught:
        read_blocks(written(tmp_path, name, data))
    assert name in str(caught.value)
    assert caught.value.exit_status == 2


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match="cannot be read"):
        read_blocks(tmp_path / "none.md")


def test_windows_and_old_mac_text_is_read(tmp_path: Path) -> None:
    assert read_blocks(written(tmp_path, "a.txt", "caf\xe9\r\nbar".encode("cp1252")))[0].text == (
        "café bar"
    )
    assert (
        read_blocks(written(tmp_path, "b.txt", "Zoë rolls.".encode("utf-16")))[0].text
        == "Zoë rolls."
    )


def test_long_sections_are_cut_between_paragraphs() -> None:
    blocks = [Block("heading", "Long", 1), *[Block("paragraph", "word " * 100)] * 5]
    sections = cut_sections("b", "B", blocks)
    assert [s.id for s in sections] == ["b:long", "b:long~2", "b:long~3"]
    assert all(len(s.text.split()) <= MAX_SECTION_WORDS + 2 for s in sections)


@given(st.text(), st.text())
def test_slugs_are_fit_for_ids(a: str, b: str) -> None:
    for slug in (slugify(a), slugify(b)):
        assert slug
        assert set(slug) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")


def test_names_in_other_scripts_stay_apart() -> None:
    assert slugify("林小雨") != slugify("مرحبا")
    assert slugify("../../etc") == "etc"
    assert slugify("***") == "untitled"


@given(st.text())
def test_any_markdown_is_read_or_refused(text: str) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = written(Path(folder), "a.md", text.encode("utf-8", "replace"))
        try:
            sections = cut_sections("b", "B", read_blocks(path))
        except DocumentError:
            return
        assert sections
        assert len({section.id for section in sections}) == len(sections)
