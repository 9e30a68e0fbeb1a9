"""Markdown and plain text as blocks."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from companion.retrieval.documents import Block
from companion.retrieval.tables import table_markdown

_MARKDOWN_HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*#*$")
_UNDERLINE = re.compile(r"^(=+|-+)\s*$")
_NUMBERED = re.compile(
    r"^(?:chapter|section|part)?\s*\d+(?:\.\d+)*[.):]?\s+\S.{0,70}$", re.IGNORECASE
)
_SHORTEST_HEADING: Final = 3
_LONGEST_HEADING: Final = 70
_LONGEST_LINE: Final = 500
"""A longer line is no heading; the patterns take long over one."""
_LEAST_ROWS: Final = 3
_MOST_NAMES: Final = 8
_SMALL: Final = frozenset(
    ("a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with")
)


def read_markdown(text: str) -> Iterator[Block]:
    """Yield the blocks of a Markdown file; what is fenced as code holds no headings."""
    fenced = False
    lines: list[str] = []
    for line in [*_without_front_matter(text).split("\n"), ""]:
        if line.lstrip().startswith(("```", "~~~")):
            fenced = not fenced
            continue
        may_head = not fenced and len(line) <= _LONGEST_LINE
        heading = _MARKDOWN_HEADING.match(line) if may_head else None
        underline = _UNDERLINE.match(line) if may_head and len(lines) == 1 else None
        if heading:
            yield from _paragraph(lines)
            yield Block("heading", heading.group(2), len(heading.group(1)))
        elif underline and not lines[0].lstrip().startswith("|"):
            yield Block("heading", lines.pop(), 1 if line.startswith("=") else 2)
        elif line.strip() or fenced:
            lines.append(line)
        else:
            yield from _paragraph(lines)
    yield from _paragraph(lines)


def _without_front_matter(text: str) -> str:
    """Return a text without the lines of data that some programs put before it."""
    if not text.startswith("---\n"):
        return text
    end = text.find("\n---\n", 3)
    data = text[4:end].split("\n")
    is_data = end > 0 and all(re.match(r"[\w-]+:|\s|$|#|- ", line) for line in data)
    return text[end + 5 :] if is_data else text


def _paragraph(lines: list[str]) -> Iterator[Block]:
    if lines:
        is_table = lines[0].lstrip().startswith("|")
        yield Block("table" if is_table else "paragraph", "\n".join(lines).strip())
        lines.clear()


def read_text(text: str) -> Iterator[Block]:
    """Yield the blocks of a plain text file; lonely short lines that read so are headings.

    A form feed starts a page, as programs that turn PDF into text write it.
    """
    pages = text.split("\f")
    for number, content in enumerate(pages, 1):
        page = number if len(pages) > 1 else None
        for paragraph in re.split(r"\n\s*\n", content):
            lines = [line.rstrip() for line in paragraph.strip("\n").split("\n") if line.strip()]
            if lines:
                yield from _text_blocks(lines, page)


def _text_blocks(lines: list[str], page: int | None) -> Iterator[Block]:
    if len(lines) > 1 and _UNDERLINE.match(lines[1]):
        yield Block("heading", lines[0].strip(), 1 if lines[1].startswith("=") else 2, page)
        lines = lines[2:]
    elif is_heading(lines[0]) and not _cells(lines):
        yield Block("heading", lines[0].strip(), 1 if lines[0].isupper() else 2, page)
        lines = lines[1:]
    cells = _cells(lines)
    if cells:
        yield Block("table", table_markdown(cells), page=page)
    elif lines:
        yield Block("paragraph", " ".join(line.strip() for line in lines), page=page)


def _cells(lines: Sequence[str]) -> list[list[str]]:
    """Return the cells of lines that tabs or runs of spaces part alike; none if it is no table."""
    rows = [re.split(r"\t+|\s{3,}", line.strip()) for line in lines]
    alike = len(rows) >= _LEAST_ROWS and len({len(row) for row in rows}) == 1
    return rows if alike and len(rows[0]) > 1 else []


def is_heading(line: str) -> bool:
    """Tell whether a line of plain text reads like a heading.

    Example:
        >>> is_heading("COMBAT AND OTHER TROUBLE"), is_heading("2.1 Rolling dice")
        (True, True)
        >>> is_heading("They went home."), is_heading("Making an Attack")
        (False, True)
    """
    text = line.strip()
    if (
        not _SHORTEST_HEADING <= len(text) <= _LONGEST_HEADING
        or text[-1] in ".,;:!?"
        or text[0] in "-*•|"
    ):
        return False
    if _NUMBERED.match(text):
        return True
    names = [word for word in text.split() if word[0].isalpha()]
    if not names:
        return False
    return text.isupper() or (
        len(names) <= _MOST_NAMES and all(word[0].isupper() or word in _SMALL for word in names)
    )
