"""Reads a book of the user's own and cuts it into sections at its headings.

Markdown, plain text, HTML and DOCX need the standard library only, PDF the extra ``documents``.
Every reader turns its format into blocks (a heading with its level, a paragraph, a table as
Markdown); one cutter turns blocks into sections. A table stays whole under its heading.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from companion.errors import BadInputError
from companion.retrieval.corpus import Section

MAX_BYTES: Final = 200_000_000
MAX_SECTION_WORDS: Final = 220
"""A longer section is cut between its paragraphs; a longer single block is kept whole."""

_NOT_A_SLUG = re.compile(r"[^a-z0-9]+")
_MARKDOWN_HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*#*$")
_UNDERLINE = re.compile(r"^(=+|-+)\s*$")
_NUMBERED = re.compile(
    r"^(?:chapter|section|part)?\s*\d+(?:\.\d+)*[.):]?\s+\S.{0,70}$", re.IGNORECASE
)
_SHORTEST_HEADING: Final = 3
_LONGEST_HEADING: Final = 70
_MOST_NAMES: Final = 8


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a document.

    Args:
        kind: What it is.
        text: Without its markup; a table as Markdown.
        level: Of a heading, from 1.
        page: Where it stands, from 1, if the format has pages.
    """

    kind: Literal["heading", "paragraph", "table"]
    text: str
    level: int = 0
    page: int | None = None


class DocumentError(BadInputError):
    """A file cannot become a book.

    Args:
        file: Name of the file.
        reason: What is wrong, and what to do.
    """

    def __init__(self, *, file: str, reason: str) -> None:
        super().__init__(f"{file!r} cannot be added: {reason}.")
        self.file = file
        self.reason = reason


def slugify(text: str, *, default: str = "untitled") -> str:
    """Return a name fit for an id: lower-case letters, digits and hyphens, at most 60.

    Letters outside a to z are spelt by their code points, so that different titles stay apart.

    Example:
        >>> slugify("Zoë's Guide: Part 2")
        'zoe-s-guide-part-2'
    """
    plain = unicodedata.normalize("NFKD", text.lower())
    spelt = "".join(
        c if c.isascii() else ("" if unicodedata.combining(c) else f"-{ord(c):x}-") for c in plain
    )
    return _NOT_A_SLUG.sub("-", spelt).strip("-")[:60].strip("-") or default


def read_blocks(path: Path) -> list[Block]:
    """Return the blocks of a file.

    Raises:
        DocumentError: The file is missing, empty, too large, broken or of an unknown kind.
    """
    name = path.name
    reader = READERS.get(path.suffix.lower())
    if reader is None:
        known = ", ".join(sorted(READERS))
        raise DocumentError(file=name, reason=f"its kind is not known (known are {known})")
    try:
        size = path.stat().st_size
        if size > MAX_BYTES:
            raise DocumentError(file=name, reason=f"it is larger than {MAX_BYTES // 10**6} MB")
        blocks = [block for block in reader(path) if block.text.strip()]
    except OSError as error:
        raise DocumentError(file=name, reason=f"it cannot be read ({error.strerror})") from error
    if not any(block.kind != "heading" for block in blocks):
        raise DocumentError(file=name, reason="no text was found in it")
    return blocks


def cut_sections(slug: str, title: str, blocks: Sequence[Block]) -> list[Section]:
    """Return the sections of a book.

    Args:
        slug: Name of the book; ids start with it.
        title: Heading for what stands before the first heading.
        blocks: In reading order.

    Returns:
        Sections with ids that stay the same as long as headings and their order do.
    """
    sections: list[Section] = []
    used: dict[str, int] = {}
    trail: list[tuple[int, str]] = []
    held: list[Block] = []

    def close() -> None:
        heading = trail[-1][1] if trail else title
        chapter = trail[0][1] if trail else title
        for part in _parts(held):
            base = f"{slug}:{slugify(heading)}"
            used[base] = used.get(base, 0) + 1
            number = used[base]
            body = "\n\n".join(block.text for block in part)
            sections.append(
                Section(
                    id=base if number == 1 else f"{base}~{number}",
                    title=heading,
                    text=f"# {heading}\n{body}",
                    chapter=chapter,
                    page=part[0].page,
                )
            )
        held.clear()

    for block in blocks:
        if block.kind == "heading":
            close()
            trail = [entry for entry in trail if entry[0] < block.level]
            trail.append((block.level, " ".join(block.text.split())))
        else:
            held.append(block)
    close()
    return sections


def _parts(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    part: list[Block] = []
    length = 0
    for block in blocks:
        more = len(block.text.split())
        if part and length + more > MAX_SECTION_WORDS:
            yield part
            part, length = [], 0
        part.append(block)
        length += more
    if part:
        yield part


def _decode(path: Path) -> str:
    data = path.read_bytes()
    for encoding in ("utf-8-sig", "utf-16" if data[:2] in {b"\xff\xfe", b"\xfe\xff"} else "utf-8"):
        try:
            return data.decode(encoding).replace("\r\n", "\n").replace("\r", "\n")
        except UnicodeDecodeError:
            continue
    if b"\x00" in data[:4096]:
        raise DocumentError(file=path.name, reason="it is not a text file")
    return data.decode("cp1252", "replace").replace("\r\n", "\n").replace("\r", "\n")


def read_markdown(path: Path) -> Iterator[Block]:
    """Yield the blocks of a Markdown file; what is fenced as code holds no headings."""
    fenced = False
    lines: list[str] = []
    for line in [*_decode(path).split("\n"), ""]:
        if line.lstrip().startswith(("```", "~~~")):
            fenced = not fenced
            continue
        heading = None if fenced else _MARKDOWN_HEADING.match(line)
        underline = None if fenced or len(lines) != 1 else _UNDERLINE.match(line)
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


def _paragraph(lines: list[str]) -> Iterator[Block]:
    if lines:
        is_table = lines[0].lstrip().startswith("|")
        yield Block("table" if is_table else "paragraph", "\n".join(lines).strip())
        lines.clear()


def read_text(path: Path) -> Iterator[Block]:
    """Yield the blocks of a plain text file; lonely short lines that read so are headings."""
    paragraphs = re.split(r"\n\s*\n", _decode(path))
    for paragraph in paragraphs:
        lines = [line.rstrip() for line in paragraph.strip("\n").split("\n") if line.strip()]
        if not lines:
            continue
        if len(lines) > 1 and _UNDERLINE.match(lines[1]):
            yield Block("heading", lines[0].strip(), 1 if lines[1].startswith("=") else 2)
            lines = lines[2:]
        elif is_heading(lines[0]):
            yield Block("heading", lines[0].strip(), 1 if lines[0].isupper() else 2)
            lines = lines[1:]
        if lines:
            yield Block("paragraph", " ".join(line.strip() for line in lines))


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
    small = {
        "a",
        "an",
        "and",
        "at",
        "by",
        "for",
        "from",
        "in",
        "of",
        "on",
        "or",
        "the",
        "to",
        "with",
    }
    return text.isupper() or (
        len(names) <= _MOST_NAMES and all(word[0].isupper() or word in small for word in names)
    )


def _read_html(path: Path) -> Iterator[Block]:
    from companion.retrieval.markup import html_blocks

    return html_blocks(_decode(path))


def _read_docx(path: Path) -> Iterator[Block]:
    from companion.retrieval.markup import docx_blocks

    return docx_blocks(path)


def _read_pdf(path: Path) -> Iterator[Block]:
    from companion.retrieval.pdf import pdf_blocks

    return pdf_blocks(path)


READERS: Final[dict[str, Callable[[Path], Iterator[Block]]]] = {
    ".md": read_markdown,
    ".markdown": read_markdown,
    ".txt": read_text,
    ".text": read_text,
    ".html": _read_html,
    ".htm": _read_html,
    ".docx": _read_docx,
    ".pdf": _read_pdf,
}
