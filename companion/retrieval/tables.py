"""Tables as Markdown, and long ones cut between rows under their header."""

from collections.abc import Iterator, Sequence


def table_markdown(rows: Sequence[Sequence[str]]) -> str:
    """Return rows of cells as a Markdown table; the first row names the columns.

    Example:
        >>> print(table_markdown([["Wind", "Knots"], ["gale", "40"], ["", ""]]))
        | Wind | Knots |
        |---|---|
        | gale | 40 |
    """
    filled = [row for row in rows if any(cell.strip() for cell in row)]
    if not filled:
        return ""
    width = max(len(row) for row in filled)
    lines = []
    for row in filled:
        cells = [" ".join(cell.replace("|", "/").split()) for cell in row]
        lines.append("| " + " | ".join([*cells, *[""] * (width - len(row))]) + " |")
    lines.insert(1, "|" + "---|" * width)
    return "\n".join(lines)


def cut_table(text: str, *, most_words: int) -> Iterator[str]:
    """Yield a Markdown table in parts of at most some words, each with the header row.

    Args:
        text: The table: header, rule, rows.
        most_words: Of one part; a single longer row stays whole.
    """
    lines = text.split("\n")
    ruled = len(lines) > 1 and not lines[1].strip("|-: ")
    head, rows = (lines[:2], lines[2:]) if ruled else ([], lines)
    part: list[str] = []
    length = 0
    for row in rows:
        more = len(row.split())
        if part and length + more > most_words:
            yield "\n".join([*head, *part])
            part, length = [], 0
        part.append(row)
        length += more
    if part or head:
        yield "\n".join([*head, *part])
