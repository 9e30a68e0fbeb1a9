"""Copies of the user's books as they were read, from which a damaged shelf is built anew.

One packed JSON file a book, written as one step. gzip carries a checksum, so that a bent copy is
noticed and not read.
"""

import gzip
import json
import os
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from companion.retrieval.corpus import Section


@dataclass(frozen=True, slots=True)
class Copy:
    """A book as it was read.

    Args:
        slug: Its name; ids of its passages start with it.
        title: As shown.
        system: Rule system that it belongs to; empty for every one.
        source: Name of the file that it came from.
        path: Where that file lay.
        edition: Year or number of the edition; 0 if nobody said.
        place: Number in the order of adding.
        digest: Of its text.
        sections: Its passages in reading order.
    """

    slug: str
    title: str
    system: str
    source: str
    path: str
    edition: int
    place: int
    digest: str
    sections: tuple[Section, ...]


class Copies:
    """The folder of copies.

    Args:
        folder: It is made when the first copy is written.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __bool__(self) -> bool:
        return any(self._folder.glob("book-*.json.gz"))

    def has(self, slug: str) -> bool:
        """Return whether there is a copy of a book."""
        return self._path(slug).is_file()

    def write(self, copy: Copy) -> None:
        """Write the copy of a book; one that stands there is replaced as one step.

        Raises:
            OSError: It cannot be written.
        """
        sections = [[s.id, s.title, s.text, s.chapter, s.page] for s in copy.sections]
        fields = {name: value for name, value in asdict(copy).items() if name != "sections"}
        data = json.dumps({**fields, "sections": sections}, ensure_ascii=False)
        self._folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=self._folder, suffix=".new")
        fresh = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(gzip.compress(data.encode("utf-8", "replace"), compresslevel=6))
            fresh.replace(self._path(copy.slug))
        finally:
            fresh.unlink(missing_ok=True)

    def remove(self, slug: str) -> None:
        """Remove the copy of a book, if there is one."""
        self._path(slug).unlink(missing_ok=True)

    def read(self) -> Iterator[Copy | Path]:
        """Yield every copy in the order of adding, then the paths of those that are damaged."""
        whole: list[Copy] = []
        bent: list[Path] = []
        for path in sorted(self._folder.glob("book-*.json.gz")):
            try:
                whole.append(_copy(json.loads(gzip.decompress(path.read_bytes()))))
            except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError):
                bent.append(path)
        yield from sorted(whole, key=lambda copy: copy.place)
        yield from bent

    def _path(self, slug: str) -> Path:
        # The prefix keeps names apart that some systems reserve, such as "con" and "nul".
        return self._folder / f"book-{slug}.json.gz"


def _copy(fields: dict[str, Any]) -> Copy:
    rows: Sequence[Any] = fields.pop("sections")
    sections = tuple(
        Section(id=key, title=title, text=text, chapter=chapter, page=page)
        for key, title, text, chapter, page in rows
    )
    return Copy(**fields, sections=sections)
