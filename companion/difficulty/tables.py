"""Reads the tables under `data/`: lines of fields divided by `|`, with `#` for comments."""

from functools import cache
from importlib import resources


@cache
def rows(name: str) -> tuple[tuple[str, ...], ...]:
    """Give the rows of one table.

    Args:
        name: File name under `companion/difficulty/data`, with its suffix.

    Returns:
        One tuple of trimmed fields for each line that is neither blank nor a comment.
    """
    text = resources.files("companion.difficulty").joinpath("data", name).read_text("utf-8")
    return tuple(
        tuple(field.strip() for field in line.split("|"))
        for line in text.splitlines()
        if line.strip() and not line.startswith("#")
    )


def entries(field: str) -> tuple[str, ...]:
    """Split one field into its entries, which a semicolon divides."""
    return tuple(entry for part in field.split(";") if (entry := part.strip()))


def word_set(text: str) -> frozenset[str]:
    """Give the words of a line as a set."""
    return frozenset(text.split())
