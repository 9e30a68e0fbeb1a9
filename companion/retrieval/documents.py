"""Reads a book of the user's own as blocks: headings, paragraphs, tables.

plain.py     Markdown and text
markup.py    HTML and DOCX
pdf.py       PDF: pieces.py the print, columns.py the order in which it is read, layout.py headings
             and tables, joining.py what goes on over lines and pages
reading.py   the process in which the last three are read, so that a hostile file harms nothing
sections.py  cuts blocks into sections at the headings
"""

import re
import stat
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from companion.errors import BadInputError

MAX_BYTES: Final = 200_000_000
_MARKDOWN: Final = frozenset({".md", ".markdown"})
_TEXT: Final = frozenset({".txt", ".text"})
_APART: Final = frozenset({".html", ".htm", ".docx", ".pdf"})
KINDS: Final = _MARKDOWN | _TEXT | _APART
"""Endings of the files that can become books."""

OnPage = Callable[[int, int], None]
_NOT_A_SLUG = re.compile(r"[^a-z0-9]+")


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


def read_blocks(path: Path, *, on_page: OnPage | None = None) -> list[Block]:
    """Return the blocks of a file.

    Args:
        path: Its ending says what it is.
        on_page: Is told which page of a PDF is being read, from 1, and of how many.

    Raises:
        DocumentError: The file is missing, empty, too large, broken or of an unknown kind.
    """
    name = path.name
    if path.suffix.lower() not in KINDS:
        known = ", ".join(sorted(KINDS))
        raise DocumentError(file=name, reason=f"its kind is not known (known are {known})")
    try:
        held = path.stat()
        if not stat.S_ISREG(held.st_mode):
            raise DocumentError(file=name, reason="it is not an ordinary file")
        if held.st_size > MAX_BYTES:
            raise DocumentError(file=name, reason=f"it is larger than {MAX_BYTES // 10**6} MB")
        blocks = [block for block in _blocks(path, on_page) if block.text.strip()]
    except OSError as error:
        raise DocumentError(file=name, reason=f"it cannot be read ({error.strerror})") from error
    if not any(block.kind != "heading" for block in blocks):
        raise DocumentError(file=name, reason="no text was found in it")
    return blocks


def _blocks(path: Path, on_page: OnPage | None) -> Iterator[Block]:
    kind = path.suffix.lower()
    if kind in _APART:
        from companion.retrieval.reading import blocks_apart

        return blocks_apart(path, on_page=on_page)
    from companion.retrieval.plain import read_markdown, read_text

    text = _decode(path)
    return read_markdown(text) if kind in _MARKDOWN else read_text(text)


def _decode(path: Path) -> str:
    with path.open("rb") as file:
        data = file.read(MAX_BYTES)
    for encoding in ("utf-8-sig", "utf-16" if data[:2] in {b"\xff\xfe", b"\xfe\xff"} else "utf-8"):
        try:
            return _plain_lines(data.decode(encoding))
        except UnicodeDecodeError:
            continue
    if b"\x00" in data[:4096]:
        raise DocumentError(file=path.name, reason="it is not a text file")
    return _plain_lines(data.decode("cp1252", "replace"))


def _plain_lines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\x00", "")
