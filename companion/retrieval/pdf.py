"""PDF as blocks: two columns, running heads, ligatures and hyphens put right, pages kept.

Sole importer of pypdfium2 (extra ``documents``).
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from companion.retrieval.documents import Block, DocumentError, is_heading

_MARGIN: Final = 0.08
"""Share of the page's height, at the top and at the bottom, where running heads stand."""
_REPEATED_ON: Final = 3
_HEADING_HEIGHT: Final = 1.18
_PARAGRAPH_GAP: Final = 1.0
_COLUMN_SHARE: Final = 0.25
_LONGEST_HEADING: Final = 90


@dataclass(frozen=True, slots=True)
class Line:
    """One line of print; lengths in points, the origin at the page's lower left.

    Args:
        text: As printed.
        left: Left edge.
        right: Right edge.
        bottom: Lower edge.
        top: Upper edge.
        page: From 1.
        at: Middle of the line as a share of the page's height, 0 at the bottom.
    """

    text: str
    left: float
    right: float
    bottom: float
    top: float
    page: int
    at: float

    @property
    def height(self) -> float:
        """Height of the print."""
        return self.top - self.bottom


def pdf_blocks(path: Path) -> Iterator[Block]:
    """Yield the blocks of a PDF, page by page.

    Raises:
        DocumentError: The extra is missing, or the file is broken, protected or has no text.
    """
    pages = _read_pages(path)
    if not any(pages):
        reason = "its pages are pictures without text; run it through OCR first"
        raise DocumentError(file=path.name, reason=reason)
    running = _running_heads(pages)
    heights = [line.height for lines in pages for line in lines]
    usual = median(heights) if heights else 1.0
    for lines in pages:
        body = [line for line in lines if not (_in_margin(line) and _shape(line.text) in running)]
        yield from _page_blocks(reading_order(body), usual)


def _read_pages(path: Path) -> list[list[Line]]:
    try:
        import pypdfium2 as pdfium  # type: ignore[import-untyped]
    except ImportError as error:
        reason = "reading PDF needs an extra: pip install 'dicebound[documents]'"
        raise DocumentError(file=path.name, reason=reason) from error
    try:
        document = pdfium.PdfDocument(path)
    except pdfium.PdfiumError as error:
        reason = (
            "it is protected by a password; save a copy without one"
            if "password" in str(error).lower()
            else "it is broken or no PDF"
        )
        raise DocumentError(file=path.name, reason=reason) from error
    try:
        return [_page_lines(document[number], number + 1) for number in range(len(document))]
    finally:
        document.close()


def _page_lines(page: object, number: int) -> list[Line]:
    height = float(page.get_height()) or 1.0  # type: ignore[attr-defined]
    text_page = page.get_textpage()  # type: ignore[attr-defined]
    pieces = []
    for i in range(text_page.count_rects()):
        left, bottom, right, top = text_page.get_rect(i)
        text = unicodedata.normalize("NFKC", text_page.get_text_bounded(left, bottom, right, top))
        # PDFium marks a hyphen at a line's end by a character of its own.
        text = text.replace("\x02", "-").replace("\ufffe", "-").replace("\u00ad", "")
        text = " ".join(text.split())
        if text:
            # The box of the ink depends on the letters; that of the font only on its size.
            index = text_page.get_index((left + right) / 2, (bottom + top) / 2, right - left, 2)
            if index is not None:
                _, bottom, _, top = text_page.get_charbox(index, loose=True)
            middle = (bottom + top) / 2 / height
            pieces.append(Line(text, left, right, bottom, top, number, middle))
    text_page.close()
    page.close()  # type: ignore[attr-defined]
    return _joined(pieces)


def _joined(pieces: Sequence[Line]) -> list[Line]:
    """Join pieces of one line: same height on the page, hardly a gap between them."""
    lines: list[Line] = []
    for piece in pieces:
        last = lines[-1] if lines else None
        if (
            last is not None
            and abs(last.bottom - piece.bottom) < 0.5 * max(last.height, piece.height)
            and -1 <= piece.left - last.right < 1.2 * max(last.height, piece.height)
        ):
            lines[-1] = Line(
                f"{last.text} {piece.text}",
                last.left,
                piece.right,
                min(last.bottom, piece.bottom),
                max(last.top, piece.top),
                last.page,
                last.at,
            )
        else:
            lines.append(piece)
    return lines


def _in_margin(line: Line) -> bool:
    return line.at < _MARGIN or line.at > 1 - _MARGIN


def _shape(text: str) -> str:
    return re.sub(r"\d+|\b[ivxl]+\b", "#", text.lower())


def _running_heads(pages: Sequence[Sequence[Line]]) -> set[str]:
    counts = Counter(
        shape for lines in pages for shape in {_shape(x.text) for x in lines if _in_margin(x)}
    )
    return {shape for shape, count in counts.items() if count >= _REPEATED_ON or shape == "#"}


def reading_order(lines: Sequence[Line]) -> list[Line]:
    """Return the lines of a page as they are read: band by band, in a band column by column.

    A band ends where a line runs across the gutter between two columns.
    """
    if not lines:
        return []
    left, right = min(x.left for x in lines), max(x.right for x in lines)
    gutter = (left + right) / 2
    on_left = [x for x in lines if x.right <= gutter + 2]
    on_right = [x for x in lines if x.left >= gutter - 2]
    from_top = sorted(lines, key=lambda x: (-x.top, x.left))
    if min(len(on_left), len(on_right)) < _COLUMN_SHARE * len(lines):
        return from_top
    ordered: list[Line] = []
    band: list[Line] = []

    def close() -> None:
        ordered.extend(x for x in band if x.right <= gutter + 2)
        ordered.extend(x for x in band if x.right > gutter + 2)
        band.clear()

    for line in from_top:
        if line.left < gutter - 2 and line.right > gutter + 2:
            close()
            ordered.append(line)
        else:
            band.append(line)
    close()
    return ordered


def _page_blocks(lines: Sequence[Line], usual: float) -> Iterator[Block]:
    held: list[Line] = []
    for line in lines:
        is_large = line.height > _HEADING_HEIGHT * usual and len(line.text) < _LONGEST_HEADING
        starts_anew = bool(held) and _starts_paragraph(held[-1], line)
        if is_large or (starts_anew and is_heading(line.text) and line.text.isupper()):
            yield from _closed(held)
            level = 1 if line.height > 1.6 * usual else 2
            yield Block("heading", line.text, level, line.page)
            continue
        if starts_anew:
            yield from _closed(held)
        held.append(line)
    yield from _closed(held)


def _starts_paragraph(last: Line, line: Line) -> bool:
    gap = last.bottom - line.top
    return gap > _PARAGRAPH_GAP * last.height or gap < -3 * last.height


def _closed(held: list[Line]) -> Iterator[Block]:
    if held:
        text = held[0].text
        for line in held[1:]:
            if text.endswith("-") and line.text[:1].islower():
                text = text[:-1] + line.text
            else:
                text = f"{text} {line.text}"
        yield Block("paragraph", text, page=held[0].page)
        held.clear()
