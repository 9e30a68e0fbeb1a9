"""Pieces of print, and the rows that they stand in.

Lengths are in points, the origin is a page's lower left.
"""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Piece:
    """Print without a wide gap in it, on one line.

    Args:
        text: As printed.
        left: Left edge.
        right: Right edge.
        bottom: Lower edge of the font's box.
        top: Upper edge of the font's box.
        bold: Whether all of it is in a bold font.
    """

    text: str
    left: float
    right: float
    bottom: float
    top: float
    bold: bool = False

    @property
    def height(self) -> float:
        """Height of the print."""
        return self.top - self.bottom

    @property
    def middle(self) -> float:
        """Half way between the edges."""
        return (self.top + self.bottom) / 2


def rows_of(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """Return pieces as rows from the top, each from the left."""
    rows: list[list[Piece]] = []
    for piece in sorted(pieces, key=lambda p: (-p.middle, p.left)):
        last = rows[-1][0] if rows else None
        if last and abs(last.middle - piece.middle) < 0.4 * min(last.height, piece.height):
            rows[-1].append(piece)
        else:
            rows.append([piece])
    return [sorted(row, key=lambda p: p.left) for row in rows]
