"""Real files for the tests of the readers: PDF through reportlab, DOCX through python-docx."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import (
    BaseDocTemplate,
    Flowable,
    Frame,
    PageTemplate,
    Paragraph,
    Table,
    TableStyle,
)

BODY = ParagraphStyle("body", fontName="Times-Roman", fontSize=9, leading=11, alignment=4)
SPACED = ParagraphStyle("spaced", parent=BODY, spaceAfter=5)
CHAPTER = ParagraphStyle("chapter", fontName="Helvetica-Bold", fontSize=18, leading=22)
RULE = ParagraphStyle("rule", fontName="Helvetica-Bold", fontSize=12, leading=15, spaceBefore=6)
BOLD = ParagraphStyle("bold", fontName="Times-Bold", fontSize=9, leading=11, spaceBefore=8)


_FRAMES = {
    0: lambda: [  # two columns, a wide band, two columns
        Frame(54, 500, 245, 240),
        Frame(313, 500, 245, 240),
        Frame(54, 330, 504, 160),
        Frame(54, 54, 245, 270),
        Frame(313, 54, 245, 270),
    ],
    1: lambda: [Frame(54, 54, 504, 690)],
    2: lambda: [Frame(54, 54, 245, 690), Frame(313, 54, 245, 690)],
    3: lambda: [Frame(40 + 180 * n, 54, 170, 690) for n in range(3)],
}


def make_pdf(path: Path, parts: Sequence[Flowable], *, columns: int = 2, **options: Any) -> Path:
    """Write letter pages with running heads and page numbers."""

    def running(canvas: Any, _document: Any) -> None:
        canvas.setFont("Helvetica", 8)
        canvas.drawString(72, 770, "Rules of the Deep Sea")
        canvas.drawCentredString(306, 24, str(canvas.getPageNumber()))

    frames = _FRAMES[columns]()
    document = BaseDocTemplate(str(path), pagesize=letter, **options)
    document.addPageTemplates([PageTemplate(id="page", frames=frames, onPage=running)])
    document.build(list(parts))
    return path


def table(rows: Sequence[Sequence[str]], widths: Sequence[float], *, ruled: bool) -> Table:
    """Return a table with its first row as a header that is printed on every page it runs over."""
    made = Table([list(row) for row in rows], colWidths=list(widths), repeatRows=1)
    style: list[Any] = [("FONTSIZE", (0, 0), (-1, -1), 8), ("VALIGN", (0, 0), (-1, -1), "TOP")]
    if ruled:
        style.append(("GRID", (0, 0), (-1, -1), 0.5, colors.black))
    made.setStyle(TableStyle(style))
    return made


def text(words: str, style: ParagraphStyle = SPACED) -> Paragraph:
    """Return a paragraph."""
    return Paragraph(words, style)
