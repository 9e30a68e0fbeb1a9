"""Cuts the blocks of a document into sections at its headings."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from companion.retrieval.corpus import Section
from companion.retrieval.documents import Block, slugify
from companion.retrieval.tables import cut_table

MAX_SECTION_WORDS: Final = 220
"""A longer section is cut between its paragraphs, a longer paragraph between its sentences."""
MAX_TABLE_WORDS: Final = 600
"""A longer table is cut between its rows, each part under the header row."""
MAX_LETTERS: Final = 6_000
"""Of a part without spaces or ends of sentences to cut it at."""

_SENTENCE_END: Final = re.compile(r"(?<=[.!?…])[\"'”’)]*\s+|\n")
_LONGEST_TITLE: Final = 200


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
        for part in _parts([short for block in held for short in _short(block)]):
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
            trail.append((block.level, " ".join(block.text.split())[:_LONGEST_TITLE]))
        else:
            held.append(block)
    close()
    return sections


def _parts(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    part: list[Block] = []
    length = 0
    for block in blocks:
        # Text without spaces counts by its letters.
        more = max(len(block.text.split()), MAX_SECTION_WORDS * len(block.text) // MAX_LETTERS)
        # A table stays with the paragraph that leads to it, if that is short.
        if (
            part
            and length + more > MAX_SECTION_WORDS
            and not (block.kind == "table" and length < MAX_SECTION_WORDS // 4)
        ):
            yield part
            part, length = [], 0
        part.append(block)
        length += more
    if part:
        yield part


def _short(block: Block) -> Iterator[Block]:
    """Yield a block, or its parts if it is too long to be one passage."""
    if block.kind == "table":
        texts = (
            cut_table(block.text, most_words=MAX_TABLE_WORDS)
            if len(block.text.split()) > MAX_TABLE_WORDS
            else iter([block.text])
        )
    else:
        texts = _short_texts(block.text)
    for text in texts:
        for start in range(0, len(text), MAX_LETTERS):
            yield replace(block, text=text[start : start + MAX_LETTERS])


def _short_texts(text: str) -> Iterator[str]:
    if len(text.split()) <= MAX_SECTION_WORDS:
        yield text
        return
    held: list[str] = []
    length = 0
    for sentence in _SENTENCE_END.split(text):
        words = sentence.split()
        for start in range(0, len(words), MAX_SECTION_WORDS):
            some = words[start : start + MAX_SECTION_WORDS]
            if held and length + len(some) > MAX_SECTION_WORDS:
                yield " ".join(held)
                held, length = [], 0
            held += some
            length += len(some)
    if held:
        yield " ".join(held)
