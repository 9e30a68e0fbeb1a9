"""PDF: columns, running heads, hyphens, headings, pages; made here, read with pypdfium2."""

from pathlib import Path

import pytest

from companion.retrieval.documents import DocumentError, cut_sections, read_blocks

pytest.importorskip("pypdfium2")

Text = tuple[float, float, float, str]  # left, baseline, size, text


def pdf(folder: Path, pages: list[list[Text]]) -> Path:
    """Write a PDF of US letter pages with the given pieces of text in Helvetica."""
    objects = ["<< /Type /Catalog /Pages 2 0 R >>", ""]
    kids = []
    for page in pages:
        stream = "".join(
            f"BT /F1 {size} Tf {left} {base} Td ({text.replace('(', chr(92) + '(')}) Tj ET\n"
            for left, base, size, text in page
        )
        number = len(objects) + 1
        kids.append(f"{number} 0 R")
        objects.append(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] "
            "/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> "
            f">> /Contents {number + 1} 0 R >>"
        )
        objects.append(f"<< /Length {len(stream)} >>\nstream\n{stream}endstream")
    objects[1] = f"<< /Type /Pages /Kids [{' '.join(kids)}] /Count {len(kids)} >>"
    out = b"%PDF-1.4\n"
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n{body}\nendobj\n".encode("latin-1")
    table = "".join(f"{place:010d} 00000 n \n" for place in places)
    start = len(out)
    out += (
        f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
        f"trailer << /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF"
    ).encode()
    path = folder / "rules.pdf"
    path.write_bytes(out)
    return path


def column(left: float, lines: list[str], top: float = 650) -> list[Text]:
    return [(left, top - 12 * i, 10, line) for i, line in enumerate(lines)]


def page(number: int) -> list[Text]:
    return [
        (250, 770, 8, "Rules of the Deep Sea"),
        (300, 20, 8, f"Page {number}"),
        (72, 700, 18, f"Chapter {number}"),
        *column(
            72, ["Sailors must roll two dice when-", "ever a storm is near the ship.", "Always."]
        ),
        *column(
            330, ["The right column is read after", "the left one has been read", "to its end."]
        ),
    ]


def test_columns_are_read_one_after_the_other_without_running_heads(tmp_path: Path) -> None:
    blocks = read_blocks(pdf(tmp_path, [page(n) for n in range(1, 5)]))
    sections = cut_sections("deep-sea", "Deep sea", blocks)
    assert [section.title for section in sections] == [f"Chapter {n}" for n in range(1, 5)]
    assert [section.page for section in sections] == [1, 2, 3, 4]
    text = " ".join(sections[1].text.split())
    assert "roll two dice whenever a storm is near the ship. Always. The right column" in text
    assert "Rules of the Deep Sea" not in text
    assert "Page" not in text


def test_one_column_stays_in_order(tmp_path: Path) -> None:
    lines = [f"Line number {n} of a page with one wide column of print." for n in range(12)]
    blocks = read_blocks(pdf(tmp_path, [column(72, lines)]))
    assert " ".join(block.text for block in blocks) == " ".join(lines)


def test_pictures_without_text_are_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match="OCR"):
        read_blocks(pdf(tmp_path, [[], []]))


@pytest.mark.parametrize("data", [b"", b"%PDF-1.4 cut off", b"hello"])
def test_a_broken_file_is_one_sentence(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "broken.pdf"
    path.write_bytes(data)
    with pytest.raises(DocumentError, match="broken or no PDF"):
        read_blocks(path)
