"""Columns: the parts of a page that are read one after the other."""

from collections.abc import Sequence
from itertools import accumulate
from math import ceil, floor
from typing import Final

from companion.retrieval.pieces import Piece, rows_of

_MOST_CROSSED: Final = 0.5
"""Share of the rows of a page in columns that may run across its gutter."""
_WIDE: Final = 0.6
_WORDS_A_ROW: Final = 4
_LEAST_ROWS: Final = 3
_LEAST_PIECES: Final = 6
_DEEPEST: Final = 3
_CLEAR: Final = 2.0
"""Points by which a piece must keep away from a gutter, and may miss the edge of its column."""


def regions(
    pieces: Sequence[Piece], usual: float | None = None, *, depth: int = 0
) -> list[list[Piece]]:
    """Return the parts of a page that are read one after the other.

    A page in columns is read band by band, in a band column by column; a band ends where print
    runs across the gutter. Columns inside a column are found in the same way.

    Args:
        pieces: Of the page.
        usual: The document's usual gutter, for a page that shows none by itself, such as the last
            of a chapter with two lines in its second column.
        depth: How many columns these pieces lie in.
    """
    gutter = find_gutter(pieces) if depth < _DEEPEST else None
    if gutter is None and usual is not None and _fits(pieces, usual):
        gutter = usual
    if gutter is None:
        return [list(pieces)] if pieces else []
    found: list[list[Piece]] = []
    band: list[Piece] = []
    across: list[Piece] = []

    def close() -> None:
        for side in ([p for p in band if p.right <= gutter], [p for p in band if p.left > gutter]):
            found.extend(regions(side, depth=depth + 1))
        band.clear()

    last: list[Piece] = []
    for row in rows_of(pieces):
        if any(p.left <= gutter < p.right for p in row):
            # The header row of a wide table may itself be short.
            header = last if band and _aligned(last, row) else []
            band = [p for p in band if p not in header]
            close()
            across += [*header, *row]
        elif across and _aligned(row, last):
            across += row
        else:
            if across:
                found.append(list(across))
                across.clear()
            band += row
        last = row
    close()
    if across:
        found.append(across)
    return found


def _aligned(row: Sequence[Piece], other: Sequence[Piece]) -> bool:
    """Tell whether two rows are of one table: every cell of one begins or ends as one below."""
    return len(row) > 1 and all(
        any(abs(a.left - b.left) < _CLEAR or abs(a.right - b.right) < _CLEAR for b in other)
        for a in row
    )


def _fits(pieces: Sequence[Piece], gutter: float) -> bool:
    left = [p for p in pieces if p.right <= gutter]
    crossed = sum(p.left <= gutter < p.right for p in pieces)
    return crossed <= _MOST_CROSSED * len(left) and bool(left) and _reads_as_text(left)


def find_gutter(pieces: Sequence[Piece]) -> float | None:
    """Return where a gutter between two columns of text stands, if there is one."""
    if len(pieces) < _LEAST_PIECES:
        return None
    left, right = min(p.left for p in pieces), max(p.right for p in pieces)
    width = max(right - left, 1.0)
    # How many pieces run across each hundredth of the width: they come at the first that they
    # cover and go after the last.
    changes = [0] * 103
    for piece in pieces:
        changes[max(0, ceil(100 * (piece.left - _CLEAR - left) / width))] += 1
        changes[min(101, floor(100 * (piece.right + _CLEAR - left) / width)) + 1] -= 1
    crossed = list(accumulate(changes))
    at = min(range(22, 79), key=lambda n: (crossed[n], abs(n - 50)))
    if crossed[at] > _MOST_CROSSED * len(rows_of(pieces)):
        return None
    best = left + width * at / 100
    sides = [p for p in pieces if p.right <= best], [p for p in pieces if p.left > best]
    is_text = all(side and (_reads_as_text(side) or find_gutter(side)) for side in sides)
    return best if is_text else None


def _reads_as_text(pieces: Sequence[Piece]) -> bool:
    """Tell a column of text from a column of cells: its rows are wide and have several words."""
    rows = rows_of(pieces)
    left, right = min(p.left for p in pieces), max(p.right for p in pieces)
    wide = sum(row[-1].right - row[0].left >= _WIDE * (right - left) for row in rows)
    count = sum(len(p.text.split()) for p in pieces)
    return len(rows) >= _LEAST_ROWS and wide >= len(rows) / 2 and count >= _WORDS_A_ROW * len(rows)
