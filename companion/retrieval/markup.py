"""HTML and DOCX as blocks, with the standard library."""

import zipfile
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from companion.retrieval.documents import Block, DocumentError

_SKIPPED: Final = {"script", "style", "head", "nav", "template", "noscript", "svg"}
_BREAKING: Final = {
    "p", "div", "section", "article", "li", "ul", "ol", "br", "blockquote", "dd", "dt", "pre",
    "table", "main", "aside", "header", "footer", "figcaption",
}  # fmt: skip
_WORD: Final = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_MAX_XML: Final = 300_000_000


def html_blocks(text: str) -> Iterator[Block]:
    """Yield the blocks of an HTML page; scripts, styles and navigation are left out."""
    parser = _HtmlBlocks()
    parser.feed(text)
    parser.close()
    parser.end_block()
    yield from parser.blocks


class _HtmlBlocks(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.blocks: list[Block] = []
        self._parts: list[str] = []
        self._skipped = 0
        self._rows: list[list[str]] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        """Start what the tag starts."""
        if tag in _SKIPPED:
            self._skipped += 1
        elif tag == "table":
            self.end_block()
            self._rows = []
        elif tag == "tr" and self._rows is not None:
            self._rows.append([])
        elif self._rows is None and (tag in _BREAKING or _heading_level(tag)):
            self.end_block()

    def handle_endtag(self, tag: str) -> None:
        """End what the tag ends."""
        if tag in _SKIPPED:
            self._skipped = max(0, self._skipped - 1)
        elif tag in {"td", "th"} and self._rows is not None:
            if not self._rows:
                self._rows.append([])
            self._rows[-1].append(self._take())
        elif tag == "table" and self._rows is not None:
            rows, self._rows = self._rows, None
            self.blocks.append(Block("table", table_markdown(rows)))
        elif self._rows is None and _heading_level(tag):
            self.blocks.append(Block("heading", self._take(), _heading_level(tag)))
        elif self._rows is None and tag in _BREAKING:
            self.end_block()

    def handle_data(self, data: str) -> None:
        """Collect text."""
        if not self._skipped:
            self._parts.append(data)

    def end_block(self) -> None:
        """Turn the text so far into a paragraph."""
        text = self._take()
        if text:
            self.blocks.append(Block("paragraph", text))

    def _take(self) -> str:
        text = " ".join("".join(self._parts).split())
        self._parts.clear()
        return text


def _heading_level(tag: str) -> int:
    return int(tag[1]) if len(tag) == len("h1") and tag[0] == "h" and tag[1] in "123456" else 0


def table_markdown(rows: list[list[str]]) -> str:
    """Return rows of cells as a Markdown table; the first row names the columns."""
    filled = [row for row in rows if any(cell.strip() for cell in row)]
    if not filled:
        return ""
    width = max(len(row) for row in filled)
    lines = [
        "| "
        + " | ".join(cell.replace("|", "/") for cell in [*row, *[""] * (width - len(row))])
        + " |"
        for row in filled
    ]
    lines.insert(1, "|" + "---|" * width)
    return "\n".join(lines)


def docx_blocks(path: Path) -> Iterator[Block]:
    """Yield the blocks of a Word document.

    Raises:
        DocumentError: It is no such document, or is protected.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            info = archive.getinfo("word/document.xml")
            if info.file_size > _MAX_XML:
                raise DocumentError(file=path.name, reason="its text is too large")
            data = archive.read(info)
    except (zipfile.BadZipFile, KeyError, RuntimeError, NotImplementedError) as error:
        reason = "it is broken, protected by a password, or no Word document"
        raise DocumentError(file=path.name, reason=reason) from error
    if b"<!DOCTYPE" in data[:2000] or b"<!ENTITY" in data[:2000]:
        # Word never writes these; expanding them can fill the memory.
        raise DocumentError(file=path.name, reason="its text declares entities of its own")
    try:
        body = ElementTree.fromstring(data).find(f"{_WORD}body")  # noqa: S314  (no entities)
    except ElementTree.ParseError as error:
        raise DocumentError(file=path.name, reason="its text is broken") from error
    for element in body if body is not None else ():
        if element.tag == f"{_WORD}tbl":
            rows = [
                [_runs(cell) for cell in row.findall(f"{_WORD}tc")]
                for row in element.iter(f"{_WORD}tr")
            ]
            yield Block("table", table_markdown(rows))
        elif element.tag == f"{_WORD}p":
            level = _style_level(element)
            yield Block("heading" if level else "paragraph", _runs(element), level)


def _runs(element: ElementTree.Element) -> str:
    parts = []
    for node in element.iter():
        if node.tag == f"{_WORD}t":
            parts.append(node.text or "")
        elif node.tag in {f"{_WORD}tab", f"{_WORD}br"}:
            parts.append(" ")
    return " ".join("".join(parts).split())


def _style_level(paragraph: ElementTree.Element) -> int:
    style = paragraph.find(f"{_WORD}pPr/{_WORD}pStyle")
    name = (style.get(f"{_WORD}val") or "").lower() if style is not None else ""
    if name == "title":
        return 1
    if name.startswith("heading"):
        digits = "".join(c for c in name if c.isdigit())
        return min(int(digits or "1"), 6)
    return 0
