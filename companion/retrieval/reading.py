"""Reads a file in a process of its own, with limits on memory and time.

A small hostile file can take minutes and gigabytes, or make a parser written in C crash. So HTML,
DOCX and PDF are read by ``python -m companion.retrieval.reading FILE``, which writes one JSON list
a line: ``["page", number, of]``, ``["block", kind, text, level, page]``, ``["fault", reason]``,
``["end"]``. Whatever happens to that process, here it is one sentence.
"""

import json
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any, Final

from companion.child import child_environment
from companion.retrieval.documents import Block, DocumentError

OnPage = Callable[[int, int], None]

MAX_LETTERS: Final = 50_000_000
"""Of one file; 25,000 pages of print."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What reading one file may take.

    Args:
        still_s: Seconds without a sign of life.
        total_s: Seconds in all.
        memory: Bytes of address space, where the system can limit it.
    """

    still_s: float = 60.0
    total_s: float = 600.0
    memory: int = 2 << 30


def blocks_apart(
    path: Path, *, on_page: OnPage | None = None, limits: Limits | None = None
) -> Iterator[Block]:
    """Yield the blocks of a file, read in a process of its own.

    Args:
        path: HTML, DOCX or PDF.
        on_page: Is told which page is being read, from 1, and of how many.
        limits: None for the usual ones.

    Raises:
        DocumentError: The file cannot be read, or takes too much.
    """
    limits = limits or Limits()
    process = subprocess.Popen(  # noqa: S603 - this very module, and a path as its argument
        [sys.executable, "-P", "-m", __name__, str(path.absolute()), str(limits.memory)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**child_environment(), "PYTHONIOENCODING": "utf-8"},
    )
    try:
        yield from _Heard(process, path.name, limits).blocks(on_page)
    finally:
        with suppress(OSError):
            process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


class _Heard:
    """What is heard of a reading process, and what its silence means."""

    def __init__(self, process: "subprocess.Popen[bytes]", file: str, limits: Limits) -> None:
        self._file = file
        self._limits = limits
        self._page = 0
        self._lines: queue.Queue[bytes | None] = queue.Queue(maxsize=1000)
        self._process = process
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with suppress(ValueError, OSError):  # closed by the other thread: nobody listens any more
            for line in self._process.stdout or ():
                self._lines.put(line)
        self._lines.put(None)

    def blocks(self, on_page: OnPage | None) -> Iterator[Block]:
        end = time.monotonic() + self._limits.total_s
        while True:
            line = self._next(end)
            if line is None:
                raise self._fault("reading it failed or needed too much memory")
            kind, *rest = json.loads(line)
            if kind == "end":
                return
            if kind == "fault":
                raise DocumentError(file=self._file, reason=rest[0])
            if kind == "page":
                self._page = rest[0]
                if on_page is not None:
                    on_page(rest[0], rest[1])
            else:
                yield Block(*rest)

    def _next(self, end: float) -> bytes | None:
        left = end - time.monotonic()
        try:
            return self._lines.get(timeout=max(0.01, min(self._limits.still_s, left)))
        except queue.Empty:
            seconds = self._limits.total_s if left <= self._limits.still_s else self._limits.still_s
            raise self._fault(f"reading it took longer than {seconds:g} seconds") from None

    def _fault(self, what: str) -> DocumentError:
        if not self._page:
            return DocumentError(file=self._file, reason=f"{what}; save it anew and try that")
        reason = f"{what} at page {self._page}; save it without that page, or print it to a new PDF"
        return DocumentError(file=self._file, reason=reason)


def main(argv: Sequence[str]) -> int:
    """Read a file and write its blocks to standard output, one JSON list a line.

    Args:
        argv: The file, and the bytes of memory that may be used.
    """
    path = Path(argv[0])
    _limit_itself(int(argv[1]))
    try:
        for block in _within_limit(_read(path), path.name):
            _say("block", *astuple(block))
    except DocumentError as error:
        _say("fault", error.reason)
    except OSError as error:
        _say("fault", f"it cannot be read ({error.strerror})")
    else:
        _say("end")
    sys.stdout.flush()
    return 0


def _within_limit(blocks: Iterable[Block], file: str) -> Iterator[Block]:
    letters = 0
    for block in blocks:
        letters += len(block.text)
        if letters > MAX_LETTERS:
            reason = f"it holds more than {MAX_LETTERS:,} letters; cut it into parts"
            raise DocumentError(file=file, reason=reason)
        yield block


def _read(path: Path) -> Iterator[Block]:
    from companion.retrieval import markup, pdf

    def on_page(number: int, count: int) -> None:
        _say("page", number, count)
        sys.stdout.flush()

    kind = path.suffix.lower()
    if kind == ".pdf":
        return pdf.pdf_blocks(path, on_page=on_page)
    if kind == ".docx":
        return markup.docx_blocks(path)
    return markup.html_blocks(path.read_bytes())


def _limit_itself(memory: int) -> None:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (memory, resource.RLIM_INFINITY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        # Should nobody be left to end a reader that hangs, the system does.
        seconds = int(Limits().total_s)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def _say(*parts: Any) -> None:  # noqa: ANN401 - what JSON can hold
    sys.stdout.write(json.dumps(parts) + "\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
