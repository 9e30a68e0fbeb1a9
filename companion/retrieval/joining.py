"""Lines, columns and pages joined: hyphens healed, paragraphs and tables made whole."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from companion.retrieval.documents import Block

FINISHED: Final = (".", "!", "?", ":", ";", "”", '"', ")")
"""A line that ends so may be the last of its paragraph."""

HYPHEN: Final = "\u00ad"
"""Stands where a line ended with a hyphen and the next began with a small letter."""


def joined(text: str, more: str) -> str:
    """Return two lines as one; a word cut at the line's end is marked for ``heal_hyphens``.

    Example:
        >>> joined("when-", "ever").replace(HYPHEN, "|"), joined("two", "dice")
        ('when|ever', 'two dice')
    """
    if text.endswith("-") and len(text) > 1 and text[-2].isalpha() and more[:1].islower():
        return text[:-1] + HYPHEN + more
    return f"{text} {more}"


_MARKED: Final = re.compile(rf"(\w+){HYPHEN}(\w+)")


def heal_hyphens(blocks: Sequence[Block]) -> list[Block]:
    """Return blocks with the words that were cut at a line's end made whole.

    A word that the document writes with a hyphen elsewhere keeps it, any other is closed up.
    """
    spelt = {
        word
        for block in blocks
        for word in re.findall(r"\w+(?:-\w+)+", block.text.lower())
        if HYPHEN not in word
    }

    def heal(match: re.Match[str]) -> str:
        with_hyphen = f"{match[1]}-{match[2]}"
        return with_hyphen if with_hyphen.lower() in spelt else match[1] + match[2]

    return [
        replace(block, text=_MARKED.sub(heal, block.text).replace(HYPHEN, ""))
        if HYPHEN in block.text
        else block
        for block in blocks
    ]


def across_pages(blocks: Sequence[Block]) -> list[Block]:
    """Return blocks with paragraphs and tables that go on over a page's or column's end joined."""
    whole: list[Block] = []
    for block in blocks:
        last = whole[-1] if whole else None
        if last is None or last.kind != block.kind:
            whole.append(block)
        elif (
            block.kind == "paragraph"
            and not last.text.endswith(FINISHED)
            and (block.text[:1].islower())
        ):
            whole[-1] = replace(last, text=joined(last.text, block.text))
        elif (
            block.kind == "table"
            and _width(last) == _width(block)
            and (last.page != block.page or _header(last) == _header(block))
        ):
            whole[-1] = replace(last, text="\n".join([last.text, *_body_rows(last, block)]))
        else:
            whole.append(block)
    return whole


def _header(table: Block) -> str:
    return table.text.partition("\n")[0]


def _width(table: Block) -> int:
    return _header(table).count("|")


def _body_rows(first: Block, second: Block) -> list[str]:
    """Return the rows of a table's second part, without the header if that is printed again."""
    header, _, *rows = second.text.split("\n")
    return rows if header == _header(first) else [header, *rows]
