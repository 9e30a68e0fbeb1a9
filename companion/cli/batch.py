"""Batches: one JSON line in, one out, same order, and no line stops the others."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import BinaryIO

from engine.api import JsonValue


def read_lines(stream: BinaryIO) -> Iterator[str]:
    """Yield the lines of a stream without their ends; bytes that are no UTF-8 are replaced.

    Only a line feed ends a line: a JSON string may hold other line separators.
    """
    for line in stream:
        yield line.decode("utf-8", "replace").rstrip("\r\n")


def run_batch(answer: Callable[[str], dict[str, JsonValue]], lines: Iterable[str]) -> None:
    """Answer every line on standard output.

    Args:
        answer: from one line to one JSON object; must not raise for bad input.
        lines: the lines, blank ones included: they are answered too.
    """
    write = sys.stdout.write
    for line in lines:
        write(json.dumps(answer(line), ensure_ascii=False) + "\n")
        sys.stdout.flush()  # whoever reads the answers need not wait for the last of them
