"""PDF: columns, tables, running heads, hyphens, headings, pages; made here, really read."""

from pathlib import Path
from typing import Any

import pytest
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import FrameBreak, PageBreak

from companion.retrieval.documents import DocumentError, read_blocks
from companion.retrieval.sections import cut_sections
from tests.companion.retrieval.books import BOLD, CHAPTER, RULE, make_pdf, table, text

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


STORMS = [
    ["Wind", "Knots", "Effect"],
    *([f"wind {n}", str(10 * n), f"roll {n} dice"] for n in range(1, 9)),
]
LONG = "Every sailor who stands on deck in a storm must roll two dice and add the rope. " * 6


@pytest.mark.parametrize("ruled", [True, False])
@pytest.mark.parametrize("columns", [1, 2])
def test_a_table_is_whole_under_its_heading_with_its_header_row(
    tmp_path: Path, ruled: bool, columns: int
) -> None:
    parts = [text("Storms at sea", RULE), text(LONG), table(STORMS, [70, 50, 90], ruled=ruled)]
    path = make_pdf(tmp_path / "a.pdf", [*parts, text(LONG), text(LONG)] * 3, columns=columns)
    tables = [block for block in read_blocks(path) if block.kind == "table"]
    lines = tables[0].text.split("\n")
    assert len(tables) == 3
    assert lines[0] == "| Wind | Knots | Effect |"
    assert lines[2:] == [f"| wind {n} | {10 * n} | roll {n} dice |" for n in range(1, 9)]
    sections = cut_sections("a", "A", read_blocks(path))
    assert all(s.title == "Storms at sea" for s in sections)


def test_a_table_over_two_pages_is_one_table_with_one_header(tmp_path: Path) -> None:
    rows = [["Wind", "Knots"], *([f"wind {n}", str(n)] for n in range(60))]
    path = make_pdf(tmp_path / "a.pdf", [table(rows, [90, 60], ruled=True)], columns=1)
    (whole,) = read_blocks(path)
    assert whole.page == 1
    assert whole.text.count("Wind") == 1
    assert len(whole.text.split("\n")) == 62


def test_a_cell_of_two_lines_is_one_cell(tmp_path: Path) -> None:
    rows = [
        ["Wind", "Effect"],
        ["gale", "roll two dice\nand hold on"],
        ["calm", "rest"],
        ["fog", "wait"],
    ]
    path = make_pdf(tmp_path / "a.pdf", [table(rows, [90, 120], ruled=False)], columns=1)
    (whole,) = (block for block in read_blocks(path) if block.kind == "table")
    assert "| gale | roll two dice and hold on |" in whole.text


def test_the_lines_of_a_page_that_ends_early_stay_in_columns(tmp_path: Path) -> None:
    full = [text(f"Number {n}. {LONG}") for n in range(28)]
    blocks = read_blocks(make_pdf(tmp_path / "a.pdf", full))
    numbers = [int(word) for b in blocks for word in b.text.split(".")[0].split() if word.isdigit()]
    assert numbers == sorted(numbers)
    assert {block.page for block in blocks} >= {1, 2}


def test_three_columns_are_read_one_after_the_other(tmp_path: Path) -> None:
    parts = [text(f"Number {n}. {LONG[:160]}") for n in range(30)]
    blocks = read_blocks(make_pdf(tmp_path / "a.pdf", parts, columns=3))
    assert [b.text.split(".")[0] for b in blocks if b.text.startswith("Number")] == [
        f"Number {n}" for n in range(30)
    ]


def test_a_wide_table_between_two_columns_keeps_its_short_rows(tmp_path: Path) -> None:
    wide = "The caster moves a thing as heavy as a barrel across the whole deck"
    rows = [
        ["Spell", "Cost", "Effect"],
        ["Push", "1", wide],
        ["Rest", "2", "none"],
        ["Pull", "3", wide],
    ]
    parts = [
        text(LONG),
        FrameBreak(),
        text(LONG),
        FrameBreak(),
        table(rows, [80, 50, 330], ruled=False),
    ]
    more = [FrameBreak(), text(LONG), FrameBreak(), text(LONG)]
    blocks = read_blocks(make_pdf(tmp_path / "a.pdf", [*parts, *more], columns=0))
    assert [b.kind for b in blocks if "Deep Sea" not in b.text] == [
        "paragraph", "paragraph", "table", "paragraph", "paragraph",
    ]  # fmt: skip
    (whole,) = (b.text for b in blocks if b.kind == "table")
    assert whole.split("\n")[0] == "| Spell | Cost | Effect |"
    assert "| Rest | 2 | none |" in whole


def test_a_paragraph_that_goes_on_over_the_page_is_one(tmp_path: Path) -> None:
    parts = [text("word " * 4000 + "end."), text("Another one.")]
    blocks = read_blocks(make_pdf(tmp_path / "a.pdf", parts))
    assert (len(blocks[0].text.split()), blocks[0].page) == (4001, 1)


def test_headings_have_levels_by_their_size_and_bold_lines_are_the_lowest(tmp_path: Path) -> None:
    parts = [
        text("The Voyage", CHAPTER),
        text("Storms at sea", RULE),
        text("Hard weather", BOLD),
        text(LONG),
    ]
    blocks = read_blocks(make_pdf(tmp_path / "a.pdf", [*parts, *parts]))
    headings = [(b.text, b.level) for b in blocks if b.kind == "heading"]
    assert headings[:3] == [("The Voyage", 1), ("Storms at sea", 2), ("Hard weather", 3)]


def test_headings_at_the_top_of_pages_are_no_running_heads(tmp_path: Path) -> None:
    parts: list[Any] = []
    for number in range(1, 7):
        parts += [text(f"Chapter {number}", CHAPTER), text(LONG), PageBreak()]
    blocks = read_blocks(make_pdf(tmp_path / "a.pdf", parts))
    assert [b.text for b in blocks if b.kind == "heading"] == [f"Chapter {n}" for n in range(1, 7)]
    assert [b.page for b in blocks if b.kind == "paragraph"] == list(range(1, 7))


def test_bookmarks_name_headings(tmp_path: Path) -> None:
    canvas = Canvas(str(tmp_path / "a.pdf"))
    canvas.bookmarkPage("here")
    canvas.addOutlineEntry("Storms at sea", "here", level=0)
    canvas.drawString(72, 700, "Storms at sea")
    canvas.drawString(72, 680, "Roll two dice and hold on to the rope.")
    canvas.save()
    assert [b.kind for b in read_blocks(tmp_path / "a.pdf")] == ["heading", "paragraph"]


def test_hyphens_are_healed_as_the_document_spells_the_word(tmp_path: Path) -> None:
    lines = [
        "A well-known rule for the har-",
        "bour is old. It is a well-",
        "known one, and it holds.",
    ]
    (block,) = read_blocks(pdf(tmp_path, [column(72, lines)]))
    assert block.text == (
        "A well-known rule for the harbour is old. It is a well-known one, and it holds."
    )


def test_ligatures_are_letters(tmp_path: Path) -> None:
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    pdfmetrics.registerFont(TTFont("Vera", "Vera.ttf"))
    canvas = Canvas(str(tmp_path / "a.pdf"))
    canvas.setFont("Vera", 10)
    canvas.drawString(72, 700, "The ﬁrst ﬂight of the day ½ done.")
    canvas.save()
    (block,) = read_blocks(tmp_path / "a.pdf")
    assert block.text == "The first flight of the day ½ done."


def test_a_drop_cap_belongs_to_its_paragraph(tmp_path: Path) -> None:
    lines = [
        (72.0, 700.0, 30.0, "T"),
        (95.0, 712.0, 10.0, "he sea is wide and the ship is small."),
        (95.0, 700.0, 10.0, "Nobody knows where it ends."),
    ]
    body = column(72, ["Sailors talk of it when they are alone in the night."] * 6, top=640)
    text_of = " ".join(b.text for b in read_blocks(pdf(tmp_path, [[*lines, *body]])))
    assert text_of.startswith("The sea is wide")


def test_a_password_is_one_sentence(tmp_path: Path) -> None:
    path = make_pdf(tmp_path / "a.pdf", [text(LONG)], encrypt="secret")
    with pytest.raises(DocumentError, match="protected by a password; save a copy without one"):
        read_blocks(path)


def test_each_page_is_told_before_it_is_read(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    path = pdf(tmp_path, [column(72, ["One line of text."])] * 3)
    read_blocks(path, on_page=lambda page, of: told.append((page, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]
