"""How wide text is in a terminal, and how it is cut to fit: wide and joined letters too."""

import re
from typing import Final

ELLIPSIS: Final = "…"
_WORD: Final = re.compile(r"(\s*)(\S+(?: %\S*)?)")
"""A word with the space before it; a number and its "%" stay together."""


def cells(text: str) -> int:
    """Return how many columns ``text`` takes.

    Example:
        >>> cells("Farek"), cells("龍の騎士"), cells("e\u0301")
        (5, 8, 1)
    """
    if text.isascii():
        return len(text)
    from wcwidth import wcswidth

    width = int(wcswidth(text))
    return width if width >= 0 else len(text)


def cut(text: str, width: int) -> str:
    """Return ``text`` in at most ``width`` columns, with an ellipsis where something is missing.

    Example:
        >>> cut("Archibald", 6), cut("龍の騎士", 6)
        ('Archi…', '龍の…')
    """
    if cells(text) <= width:
        return text
    head, _ = _head(text, max(0, width - 1))
    return head + ELLIPSIS if width > 0 else ""


def pad(text: str, width: int) -> str:
    """Return ``text`` cut or filled with spaces to exactly ``width`` columns."""
    fitting = cut(text, width)
    return fitting + " " * (width - cells(fitting))


def wrap(text: str, width: int, *, rest: str = "") -> list[str]:
    """Break one line of text into rows of at most ``width`` columns.

    Spaces inside a row stay; a word that is too long for a row is broken anywhere, so that scripts
    without spaces wrap as well.

    Args:
        text: without line ends.
        width: columns of a row, 1 and up.
        rest: put before every row but the first.

    Returns:
        At least one row.
    """
    row, rows, empty = "", [], True
    for gap, word in _WORD.findall(text):
        if cells(row) + len(gap) + cells(word) <= width:
            row, empty = row + gap + word, False
            continue
        if not empty:
            rows.append(row)
        elif len(gap) < width:
            row = gap
        if not empty:
            row = rest if cells(rest) < width else ""
        left = word
        while cells(row) + cells(left) > width:
            head, left = _head(left, max(1, width - cells(row)))
            rows.append(row + head)
            row = rest if cells(rest) < width else ""
        row, empty = row + left, False
    return [*rows, row]


def _head(text: str, width: int) -> tuple[str, str]:
    """Split off as much as fits into ``width`` columns; at least one letter with its marks."""
    end = 0
    for i in range(1, len(text) + 1):
        if cells(text[:i]) > width:
            break
        end = i
    if end == 0 and width > 0:
        end = 1
        while end < len(text) and cells(text[: end + 1]) <= cells(text[:1]):
            end += 1
    return text[:end], text[end:]
