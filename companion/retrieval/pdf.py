"""PDF as blocks: columns, tables, running heads, ligatures and hyphens put right, pages kept.

Sole importer of pypdfium2.
"""

import ctypes
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from companion.retrieval.documents import Block, DocumentError
from companion.retrieval.joining import across_pages, heal_hyphens
from companion.retrieval.layout import HEADING_HEIGHT, Style, page_blocks, usual_height
from companion.retrieval.pieces import Piece, rows_of

MAX_PAGES: Final = 5_000
MAX_LETTERS: Final = 200_000
"""On one page; a page of small print has 8,000."""

_MARGIN: Final = 0.1
"""Share of the page's height, at the top and at the bottom, where running heads stand."""
_APART: Final = 1.2
"""A running head stands at least this many of its heights away from the text; rows do not."""
_REPEATED_ON: Final = 3
_REPEATED_IN_A_FEW: Final = 2
_FEW_PAGES: Final = 6
_WIDE_GAP: Final = 1.0
"""A gap of more than this many heights of the print parts two pieces."""
_BOLD: Final = 600
_OUTLINE_DEPTH: Final = 6
_MOST_ENTRIES: Final = 20_000
_HYPHENS: Final = frozenset({0x02, 0xFFFE})
"""PDFium marks a hyphen at a line's end by a character of its own."""
_LINE_ENDS: Final = frozenset({0x0A, 0x0D})
_SPACES: Final = frozenset({0x20, 0xA0, 0x09})
_LIGATURES: Final = {c: unicodedata.normalize("NFKC", chr(c)) for c in range(0xFB00, 0xFB07)}
_DROPPED: Final = dict.fromkeys([0x00, 0xAD, 0x200B, 0xFEFF])

OnPage = Callable[[int, int], None]
"""Takes the number of a page that is about to be read, from 1, and how many there are."""


def pdf_blocks(path: Path, *, on_page: OnPage = lambda _page, _of: None) -> Iterator[Block]:
    """Yield the blocks of a PDF.

    Args:
        path: The file.
        on_page: Is told before each page is read.

    Raises:
        DocumentError: The file is broken, protected, too long, or has no text.
    """
    pages, named = _read(path, on_page)
    if not any(pages):
        reason = "its pages are pictures without text; run it through OCR first"
        raise DocumentError(file=path.name, reason=reason)
    style = Style.of(pages, named)
    blocks: list[Block] = []
    for number, pieces in enumerate(pages, 1):
        blocks += page_blocks(pieces, number, style)
    yield from heal_hyphens(across_pages(blocks))


def _read(path: Path, on_page: OnPage) -> tuple[list[list[Piece]], dict[tuple[int, str], int]]:
    """Return the pieces of each page without running heads, and the headings of the outline."""
    import pypdfium2 as pdfium

    try:
        document = pdfium.PdfDocument(path)
        count = len(document)
        if count > MAX_PAGES:
            raise DocumentError(
                file=path.name, reason=f"it has more than {MAX_PAGES:,} pages; cut it into parts"
            )
        pages, heights = [], []
        for number in range(1, count + 1):
            on_page(number, count)
            page = document[number - 1]
            heights.append(float(page.get_height()) or 1.0)
            pages.append(_page_pieces(page, path.name, number))
            page.close()
        named = _outline(document)
        document.close()
    except pdfium.PdfiumError as error:
        reason = (
            "it is protected by a password; save a copy without one"
            if "password" in str(error).lower()
            else "it is broken or no PDF"
        )
        raise DocumentError(file=path.name, reason=reason) from error
    return _without_running_heads(pages, heights), named


def _outline(document: Any) -> dict[tuple[int, str], int]:  # noqa: ANN401 - a PdfDocument
    """Return page and heading in lower case to level, as the document's bookmarks say."""
    named = {}
    for number, mark in enumerate(document.get_toc(max_depth=_OUTLINE_DEPTH)):
        if number >= _MOST_ENTRIES:
            break
        target = mark.get_dest()
        page = target.get_index() if target is not None else None
        title = " ".join(mark.get_title().lower().split())
        if page is not None and title:
            named[page + 1, title] = mark.level + 1
    return named


def _page_pieces(page: Any, file: str, number: int) -> list[Piece]:  # noqa: ANN401 - a PdfPage
    text_page = page.get_textpage()
    try:
        if text_page.count_chars() > MAX_LETTERS:
            reason = f"page {number} holds more than {MAX_LETTERS:,} letters"
            raise DocumentError(file=file, reason=reason)
        return _PageText(text_page).pieces()
    finally:
        text_page.close()


class _PageText:
    """The letters of a page, and where they stand.

    Boxes are asked for at the ends of words only: asking for every letter takes longer than all
    the rest.
    """

    def __init__(self, text_page: Any) -> None:  # noqa: ANN401 - a PdfTextPage
        from pypdfium2 import raw

        self._raw = raw
        self._handle = text_page.raw
        self._letters = [
            raw.FPDFText_GetUnicode(self._handle, n) for n in range(text_page.count_chars())
        ]
        self._name = ctypes.create_string_buffer(128)

    def pieces(self) -> list[Piece]:
        """Return the pieces of the page in the order of its text."""
        found: list[Piece | None] = []
        start: int | None = None
        for n, letter in enumerate(self._letters):
            if letter in _LINE_ENDS or letter in _HYPHENS:
                found.append(self._piece(start, n + (letter in _HYPHENS)))
                start = None
            elif letter in _SPACES:
                if start is not None and self._parts(n):
                    found.append(self._piece(start, n))
                    start = None
            elif start is None:
                start = n
        found.append(self._piece(start, len(self._letters)))
        return [piece for piece in found if piece is not None]

    def _parts(self, space: int) -> bool:
        """Tell whether a space is wide, or what follows it stands on another line."""
        after = space + 1
        while after < len(self._letters) and self._letters[after] in _SPACES:
            after += 1
        if after >= len(self._letters) or self._letters[after] in _LINE_ENDS:
            return False
        _, bottom, right, top = self._box(space - 1)
        left, next_bottom, _, _ = self._box(after)
        height = top - bottom
        return (
            not -height < left - right < _WIDE_GAP * height
            or abs(next_bottom - bottom) > 0.7 * height
        )

    def _piece(self, start: int | None, end: int) -> Piece | None:
        if start is None:
            return None
        codes = self._letters[start:end]
        text = "".join("-" if code in _HYPHENS else chr(code) for code in codes)
        text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        text = " ".join(text.translate({**_LIGATURES, **_DROPPED}).split())
        if not text:
            return None
        last = end - 1
        while last > start and self._letters[last] in _SPACES:
            last -= 1
        left, bottom, _, top = self._box(start)
        right = self._box(last)[2]
        bold = self._is_bold(start) and self._is_bold(last)
        return Piece(text, left, max(left, right), bottom, max(top, bottom + 0.1), bold)

    def _box(self, n: int) -> tuple[float, float, float, float]:
        # The box of the ink depends on the letter; the loose one only on the font and its size.
        box = self._raw.FS_RECTF()
        self._raw.FPDFText_GetLooseCharBox(self._handle, n, box)
        return box.left, box.bottom, box.right, box.top

    def _is_bold(self, n: int) -> bool:
        if self._raw.FPDFText_GetFontWeight(self._handle, n) >= _BOLD:
            return True
        flags = ctypes.c_int()
        self._raw.FPDFText_GetFontInfo(self._handle, n, self._name, len(self._name), flags)
        name = self._name.value.lower()
        return any(word in name for word in (b"bold", b"black", b"heavy"))


def _without_running_heads(
    pages: Sequence[Sequence[Piece]], heights: Sequence[float]
) -> list[list[Piece]]:
    """Return the pages without what stands in the margin of several, and without page numbers."""
    tall = HEADING_HEIGHT * usual_height([piece for pieces in pages for piece in pieces])

    def shape(piece: Piece) -> tuple[str, int]:
        # "Chapter 1" and "Chapter 2" in large print are headings, "Page 1" and "Page 2" are not.
        text = piece.text.lower()
        if piece.height <= tall:
            text = re.sub(r"\d+|\b[ivxl]+\b", "#", text)
        return text, round(piece.middle / 4)

    in_margin = [_margin(pieces, height) for pieces, height in zip(pages, heights, strict=True)]
    counts: Counter[tuple[str, int]] = Counter()
    for marginal in in_margin:
        counts.update({shape(piece) for piece in marginal})
    least = _REPEATED_IN_A_FEW if len(pages) <= _FEW_PAGES else _REPEATED_ON
    running = {key for key, count in counts.items() if count >= least or key[0] == "#"}
    return [
        [p for p in pieces if not (p in marginal and shape(p) in running)]
        for pieces, marginal in zip(pages, in_margin, strict=True)
    ]


def _margin(pieces: Sequence[Piece], height: float) -> set[Piece]:
    """Return what stands in a page's upper and lower margin, apart from the text between them."""
    rows = rows_of(pieces)
    found: set[Piece] = set()
    for outward in (rows, rows[::-1]):
        held: list[Piece] = []
        for row, inner in pairwise(outward):
            if _MARGIN <= row[0].middle / height <= 1 - _MARGIN:
                break
            held += row
            between = abs(row[0].middle - inner[0].middle) - row[0].height
            if between > _APART * row[0].height:
                found.update(held)
    return found
