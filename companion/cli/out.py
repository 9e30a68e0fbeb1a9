"""The one way out for plain lines: nothing that is shown steers the reader's terminal.

Names and texts come from books, exports and chat models, so every line is taken to be a stranger's.
"""

import json
import sys

from companion.wording import printable, printable_json
from engine.api import JsonValue


def say(text: str, *, err: bool = False) -> None:
    """Write a line to standard output, or to standard error."""
    write(f"{text}\n", err=err)


def say_json(data: JsonValue, *, indent: int | None = None) -> None:
    """Write data as JSON to standard output."""
    write_json(json.dumps(data, ensure_ascii=False, indent=indent) + "\n")


def write_json(text: str) -> None:
    """Write JSON text to standard output; what would steer a terminal is escaped, not left out."""
    sys.stdout.write(printable_json(text))
    sys.stdout.flush()


def write(text: str, *, err: bool = False) -> None:
    """Write text as it is laid out, without whatever would steer a terminal."""
    out = sys.stderr if err else sys.stdout
    out.write(printable(text))
    out.flush()
