"""From pieces of print on a page to blocks: columns, tables, headings, paragraphs.

Pure geometry: nothing here knows PDF. Lengths are in points, the origin is a page's lower left.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from statistics import median
from typing import Final

from companion.retrieval.columns import find_gutter, regions
from companion.retrieval.documents import Block
from companion.retrieval.joining import FINISHED, joined
from companion.retrieval.pieces import Piece, rows_of
from companion.retrieval.plain import is_heading
from companion.retrieval.tables import table_markdown

HEADING_HEIGHT: Final = 1.12
"""Print taller than this many times the usual one is a heading, if it is short."""
_LONGEST_HEADING: Final = 90
_MOST_HEADING_LINES: Final = 3
_BREAK: Final = 1.25
"""A step down of more than this many usual steps starts a paragraph."""
_INDENT: Final = 0.7
_CAP: Final = 1.8
_TABLE_STEP: Final = 3.0
_OFTEN: Final = 1 / 3
_LEAST_ROWS: Final = 3
_CLEAR: Final = 2.0
_BULLET: Final = re.compile(r"^(?:[•‣▪●○◦*–-]|\d{1,2}[.)])\s+\S")


@dataclass(frozen=True, slots=True)
class Style:
    """What is usual in a document.

    Args:
        height: Of the print.
        bold: Whether most of it is bold, so that bold tells nothing.
        levels: Height of a heading, rounded to points, to its level.
        named: Page and heading in lower case to its level, from the document's own outline.
        gutter: Where the gutter of most pages stands, if the document is in columns.
    """

    height: float
    bold: bool
    levels: dict[int, int]
    named: dict[tuple[int, str], int]
    gutter: float | None = None

    @classmethod
    def of(cls, pages: Sequence[Sequence[Piece]], named: dict[tuple[int, str], int]) -> "Style":
        """Return the style of a document."""
        pieces = [piece for page in pages for piece in page]
        letters = sum(len(piece.text) for piece in pieces) or 1
        usual = usual_height(pieces)
        tall = {
            round(p.height)
            for p in pieces
            if p.height > HEADING_HEIGHT * usual and len(p.text) < _LONGEST_HEADING
        }
        levels = {height: min(n, 6) for n, height in enumerate(sorted(tall, reverse=True), 1)}
        bold = sum(len(piece.text) for piece in pieces if piece.bold) > letters / 2
        gutters = [x for x in map(find_gutter, pages) if x is not None]
        often = len(gutters) > _OFTEN * sum(bool(page) for page in pages)
        return cls(usual, bold, levels, named, median(gutters) if often else None)

    def level(self, piece: Piece, page: int, *, starts: bool) -> int:
        """Return the level of a heading; 0 for what is none.

        Args:
            piece: A line of print.
            page: Where it stands.
            starts: Whether it stands apart from the line before.
        """
        named = self.named.get((page, " ".join(piece.text.lower().split())))
        if named:
            return named
        if len(piece.text) >= _LONGEST_HEADING:
            return 0
        if piece.height > HEADING_HEIGHT * self.height:
            return self.levels.get(round(piece.height), 1)
        below = min(len(self.levels) + 1, 6)
        if starts and piece.bold and not self.bold and is_titled(piece.text):
            return below
        return below if starts and piece.text.isupper() and is_heading(piece.text) else 0


def is_titled(text: str) -> bool:
    """Tell whether a line that stands out may be a heading: words, and no end of a sentence.

    Example:
        >>> is_titled("Cover and concealment"), is_titled("Roll again."), is_titled("12")
        (True, False, False)
    """
    return any(c.isalpha() for c in text) and not text.endswith((".", ",", ";", ":", "!", "?"))


def usual_height(pieces: Sequence[Piece]) -> float:
    """Return the height of most of the print."""
    weighted = [piece.height for piece in pieces for _ in range(1 + len(piece.text) // 20)]
    return float(median(weighted)) if weighted else 1.0


def page_blocks(pieces: Sequence[Piece], page: int, style: Style) -> Iterator[Block]:
    """Yield the blocks of a page in reading order.

    Args:
        pieces: Without running heads.
        page: From 1.
        style: What is usual in the document.
    """
    for region in regions(_with_drop_caps(pieces, style.height), style.gutter):
        yield from _region_blocks(rows_of(region), page, style)


def _with_drop_caps(pieces: Sequence[Piece], usual: float) -> list[Piece]:
    """Return pieces with a large first letter put before the line that it belongs to."""
    caps = [p for p in pieces if len(p.text) == 1 and p.text.isalpha() and p.height > _CAP * usual]
    kept = [p for p in pieces if p not in caps]
    for cap in caps:
        beside = [
            n
            for n, p in enumerate(kept)
            if cap.bottom < p.middle < cap.top and -1 < p.left - cap.right < cap.height
        ]
        if not beside:
            kept.append(cap)
            continue
        first = max(beside, key=lambda n: kept[n].middle)
        kept[first] = replace(kept[first], text=cap.text + kept[first].text, left=cap.left)
    return kept


def _region_blocks(rows: Sequence[list[Piece]], page: int, style: Style) -> Iterator[Block]:
    text: list[Piece] = []
    at = 0
    while at < len(rows):
        end, cells = _table(rows, at)
        if cells:
            yield from _text_blocks(text, page, style)
            text = []
            yield Block("table", table_markdown(cells), page=page)
            at = end
        else:
            text.append(_line(rows[at]))
            at += 1
    yield from _text_blocks(text, page, style)


def _line(row: Sequence[Piece]) -> Piece:
    return Piece(
        " ".join(piece.text for piece in row),
        row[0].left,
        row[-1].right,
        row[0].bottom,
        row[0].top,
        all(piece.bold for piece in row),
    )


def _table(rows: Sequence[list[Piece]], start: int) -> tuple[int, list[list[str]]]:
    """Return where a table that starts at a row ends, and its cells; none if there is no table."""
    columns: list[tuple[float, float]] = []
    end = start
    for row in rows[start:]:
        if end > start and rows[end - 1][0].middle - row[0].middle > _TABLE_STEP * row[0].height:
            break
        wider = _with_row(columns, row)
        if wider is None or (len(row) == 1 and not _continues(columns, row[0])):
            break
        columns = wider
        end += 1
    full = sum(len(row) > 1 for row in rows[start:end])
    if len(rows[start]) < 2 or full < 2 or (full < _LEAST_ROWS and len(columns) < 3):  # noqa: PLR2004
        return start, []
    cells: list[list[str]] = []
    for row in rows[start:end]:
        texts = [""] * len(columns)
        for piece in row:
            at = next(n for n, (a, b) in enumerate(columns) if a <= piece.left <= b)
            texts[at] = f"{texts[at]} {piece.text}".strip()
        if len(row) == 1 and cells:
            # A lonely piece under a cell goes on with that cell.
            cells[-1] = [joined(a, b) if b else a for a, b in zip(cells[-1], texts, strict=True)]
        else:
            cells.append(texts)
    return end, cells


def _with_row(
    columns: Sequence[tuple[float, float]], row: Sequence[Piece]
) -> list[tuple[float, float]] | None:
    """Return the columns widened by a row; None if a piece of it runs across two of them."""
    wider = list(columns)
    for piece in row:
        met = [c for c in wider if c[0] < piece.right + _CLEAR and piece.left - _CLEAR < c[1]]
        if len(met) > 1:
            return None
        for column in met:
            wider.remove(column)
        edges = [(piece.left, piece.right), *met]
        wider.append((min(a for a, _ in edges), max(b for _, b in edges)))
    return sorted(wider)


def _continues(columns: Sequence[tuple[float, float]], piece: Piece) -> bool:
    """Tell whether a lonely piece lies under a column and starts where that column does."""
    return len(columns) > 1 and any(
        abs(a - piece.left) < piece.height and piece.right <= b + piece.height for a, b in columns
    )


def _text_blocks(lines: Sequence[Piece], page: int, style: Style) -> Iterator[Block]:
    held: list[Piece] = []
    titles: list[tuple[Piece, int]] = []
    step = _usual_step(lines)
    for number, line in enumerate(lines):
        starts = number == 0 or _starts_paragraph(lines[number - 1], line, step)
        level = style.level(line, page, starts=starts)
        if level:
            yield from _paragraph(held, page)
            if titles and (titles[-1][1] != level or _apart(titles[-1][0], line)):
                yield from _titles(titles, page)
            titles.append((line, level))
            continue
        yield from _titles(titles, page)
        if starts:
            yield from _paragraph(held, page)
        held.append(line)
    yield from _titles(titles, page)
    yield from _paragraph(held, page)


def _usual_step(lines: Sequence[Piece]) -> float:
    steps = [a.bottom - b.bottom for a, b in pairwise(lines)]
    down = [step for step in steps if step > 0]
    # The smaller half: steps within a paragraph, not those between two.
    return float(sorted(down)[len(down) // 4]) if down else 0.0


def _starts_paragraph(last: Piece, line: Piece, step: float) -> bool:
    down = last.bottom - line.bottom
    if down > _BREAK * max(step, 0.8 * line.height) or down < 0:
        return True
    if _BULLET.match(line.text):
        return True
    return line.left > last.left + _INDENT * line.height and last.text.endswith(FINISHED)


def _apart(last: Piece, line: Piece) -> bool:
    return last.bottom - line.top > 0.6 * line.height or last.height != line.height


def _titles(titles: list[tuple[Piece, int]], page: int) -> Iterator[Block]:
    """Yield lines of large print as one heading; many of them are a paragraph."""
    if titles:
        text = _joined_lines([piece for piece, _ in titles])
        if len(titles) > _MOST_HEADING_LINES:
            yield Block("paragraph", text, page=page)
        else:
            yield Block("heading", text, titles[0][1], page)
        titles.clear()


def _paragraph(held: list[Piece], page: int) -> Iterator[Block]:
    if held:
        yield Block("paragraph", _joined_lines(held), page=page)
        held.clear()


def _joined_lines(lines: Sequence[Piece]) -> str:
    text = lines[0].text
    for line in lines[1:]:
        text = joined(text, line.text)
    return text
