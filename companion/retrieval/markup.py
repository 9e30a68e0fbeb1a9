"""HTML and DOCX as blocks: lxml reads the one, mammoth turns the other into it.

Sole importer of both.
"""

import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from companion.retrieval.documents import Block, DocumentError
from companion.retrieval.tables import table_markdown

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

MAX_UNPACKED: Final = 300_000_000
MAX_TEXT: Final = 60_000_000
"""Bytes of a Word document's parts, and of those that are text: of 1,000 pages some 20 million."""

_SKIPPED: Final = {
    "script", "style", "head", "nav", "template", "noscript", "svg", "iframe", "object", "button",
    "select", "textarea",
}  # fmt: skip
_BREAKING: Final = {
    "p", "div", "section", "article", "li", "ul", "ol", "br", "hr", "blockquote", "dd", "dt", "pre",
    "main", "aside", "header", "footer", "figcaption", "caption", "td", "tr", "body",
}  # fmt: skip
_HEADINGS: Final = {f"h{level}": level for level in range(1, 7)}
_BOLD_HEADING: Final = 6
_LONGEST_BOLD_HEADING: Final = 70
_MOST_SPANNED: Final = 50
_MOST_COLUMNS: Final = 60
"""Of a table; what stands beyond them is left out."""
_ZIP_FAULTS: Final = (
    zipfile.BadZipFile, zlib.error, KeyError, ValueError, RuntimeError, NotImplementedError,
    EOFError, OSError,
)  # fmt: skip
"""What a bent archive makes zipfile raise; an OSError for a place before its beginning."""
_STYLES: Final = "p[style-name='Title'] => h1:fresh\np[style-name='Subtitle'] => p:fresh"


def html_blocks(data: bytes) -> Iterator[Block]:
    """Yield the blocks of an HTML page; scripts, navigation and what is hidden are left out.

    Args:
        data: The page; what is not UTF-8 is read as the page itself says.
    """
    from lxml import etree, html

    try:
        data.decode()
    except UnicodeDecodeError:
        encoding = None
    else:
        encoding = "utf-8"
    parser = html.HTMLParser(
        encoding=encoding, remove_comments=True, remove_pis=True, huge_tree=True
    )
    try:
        root = html.document_fromstring(data, parser=parser)
    except (etree.LxmlError, ValueError):
        return  # nothing in it: the caller says so
    yield from _walk(root)


def _walk(root: "Element") -> Iterator[Block]:
    """Yield blocks in the order of the page; no recursion, for a page may be nested deeply."""
    from lxml.etree import iterwalk

    parts: list[str] = []
    walker = iterwalk(root, events=("start", "end"))
    for event, element in walker:
        tag = element.tag if isinstance(element.tag, str) else ""
        if event == "end":
            if tag in _BREAKING:
                yield from _paragraph(parts)
            if element.tail and element is not root:
                parts.append(element.tail)
        elif tag in _SKIPPED or _is_hidden(element):
            walker.skip_subtree()
        elif tag in _HEADINGS:
            yield from _paragraph(parts)
            yield Block("heading", _text(element), _HEADINGS[tag])
            walker.skip_subtree()
        elif tag == "table" and _is_table(element):
            yield from _paragraph(parts)
            yield from _table(element)
            walker.skip_subtree()
        elif tag == "p" and _is_bold_line(element):
            yield from _paragraph(parts)
            yield Block("heading", _text(element), _BOLD_HEADING)
            walker.skip_subtree()
        else:
            if tag in _BREAKING:
                yield from _paragraph(parts)
            parts.append(element.text or "")
    yield from _paragraph(parts)


def _paragraph(parts: list[str]) -> Iterator[Block]:
    text = " ".join("".join(parts).split())
    parts.clear()
    if text:
        yield Block("paragraph", text)


def _text(element: "Element") -> str:
    """Return the text of an element without what is skipped in it."""
    from lxml.etree import iterwalk

    parts: list[str] = []
    walker = iterwalk(element, events=("start", "end"))
    for event, inner in walker:
        tag = inner.tag if isinstance(inner.tag, str) else ""
        if event == "end":
            parts.append(" " if tag in _BREAKING else "")
            if inner is not element:
                parts.append(inner.tail or "")
        elif tag in _SKIPPED or _is_hidden(inner):
            walker.skip_subtree()
        else:
            parts.append((" " if tag in _BREAKING else "") + (inner.text or ""))
    return " ".join("".join(parts).split())


def _is_hidden(element: "Element") -> bool:
    style = (element.get("style") or "").replace(" ", "").lower()
    return element.get("hidden") is not None or "display:none" in style


def _is_bold_line(element: "Element") -> bool:
    """Tell whether a paragraph is one short bold line: a heading of writers who know no styles."""
    only = element[0] if len(element) == 1 and not (element.text or "").strip() else None
    if only is None or only.tag not in {"b", "strong"} or (only.tail or "").strip():
        return False
    text = _text(only)
    return 0 < len(text) <= _LONGEST_BOLD_HEADING and text[-1] not in ".,;:!?"


def _is_table(element: "Element") -> bool:
    """Tell a table of data from one that only lays out a page."""
    holds = {inner.tag for inner in element.iterdescendants()}
    return not holds & {*_HEADINGS, "table"}


def _table(element: "Element") -> Iterator[Block]:
    caption = element.find("caption")
    if caption is not None and _text(caption):
        yield Block("paragraph", _text(caption))
    rows: list[list[str]] = []
    below: dict[int, tuple[int, str]] = {}
    for row in element.iter("tr"):
        cells: list[str] = []
        for cell in row.iterchildren("td", "th"):
            _fill(cells, below)
            text, across = _text(cell), _span(cell, "colspan")
            down = _span(cell, "rowspan") - 1
            for n in range(min(across, _MOST_COLUMNS - len(cells))):
                if down:
                    below[len(cells)] = (down, text)
                # A cell across several columns names each of them.
                cells.append(text if n == 0 or cell.tag == "th" else "")
        _fill(cells, below)
        rows.append(cells[:_MOST_COLUMNS])
    yield Block("table", table_markdown(rows))


def _fill(cells: list[str], below: dict[int, tuple[int, str]]) -> None:
    """Append what cells of earlier rows, that reach down into this one, say here."""
    while len(cells) in below:
        left, text = below.pop(len(cells))
        if left > 1:
            below[len(cells)] = (left - 1, text)
        cells.append(text)


def _span(cell: "Element", name: str) -> int:
    value = (cell.get(name) or "1").strip()
    return max(1, min(int(value), _MOST_SPANNED)) if value.isascii() and value.isdigit() else 1


def docx_blocks(path: Path) -> Iterator[Block]:
    """Yield the blocks of a Word document.

    Raises:
        DocumentError: It is no such document, or is protected or too large.
    """
    import mammoth

    _refuse_bombs(path)
    try:
        with path.open("rb") as file:
            page: str = mammoth.convert_to_html(
                file, style_map=_STYLES, convert_image=_no_image
            ).value
    except Exception as error:
        # mammoth lets whatever its XML reader met fall through.
        raise _broken(path.name) from error
    yield from html_blocks(page.encode())


def _no_image(_image: Any) -> list[Any]:  # noqa: ANN401 - mammoth's own type
    return []


def _broken(file: str) -> DocumentError:
    reason = "it is broken, protected by a password, or no Word document"
    return DocumentError(file=file, reason=reason)


def _refuse_bombs(path: Path) -> None:
    """Refuse a document whose parts unpack to too much, or whose XML declares entities."""
    try:
        with zipfile.ZipFile(path) as archive:
            parts = archive.infolist()
            text = sum(i.file_size for i in parts if i.filename.endswith((".xml", ".rels")))
            if text > MAX_TEXT or sum(info.file_size for info in parts) > MAX_UNPACKED:
                raise DocumentError(file=path.name, reason="its text is too large")
            for info in archive.infolist():
                if info.filename.endswith((".xml", ".rels")):
                    with archive.open(info) as part:
                        head = part.read(2000)
                    if b"<!DOCTYPE" in head or b"<!ENTITY" in head:
                        # Word never writes these; expanding them can fill the memory.
                        raise DocumentError(
                            file=path.name, reason="its text declares entities of its own"
                        )
            archive.getinfo("word/document.xml")
    except _ZIP_FAULTS as error:
        raise _broken(path.name) from error
