"""A status line while a chat model is at work: seconds count up, so that nothing looks frozen."""

import sys
import threading
import time
from typing import Final

from companion.cli.screen import Screen

EVERY_S: Final = 1.0
_CLEAR: Final = "\r\x1b[2K"


class Waiting:
    """Shows what is being waited for; called with "" it takes the line away.

    On a terminal the line counts seconds on standard error and is wiped when words come. Elsewhere
    each status is one line of the record.

    Args:
        screen: where lines go that stay.
        is_live: whether the line may be rewritten; None to look whether this is a terminal.
        tells_waits: whether a wait is worth a line where the line cannot be rewritten.
    """

    def __init__(
        self, screen: Screen, *, is_live: bool | None = None, tells_waits: bool = True
    ) -> None:
        self._screen = screen
        self._tells_waits = tells_waits
        both = sys.stderr.isatty() and sys.stdout.isatty()
        self._is_live = both if is_live is None else is_live
        self._stop: threading.Event | None = None
        self._thread: threading.Thread | None = None

    def __call__(self, text: str) -> None:
        """Show a status, or take it away."""
        self._end()
        if not text:
            return
        is_wait = text.endswith("...")
        if not self._is_live or not is_wait:
            if not is_wait or self._tells_waits:
                self._screen.line(text, "hint")
            return
        self._screen.fresh_row()  # the status wipes its row, which must not be the story's
        self._stop = threading.Event()
        self._thread = threading.Thread(
            target=_count, args=(text, self._stop), name="waiting", daemon=True
        )
        self._thread.start()

    def _end(self) -> None:
        if self._stop is None or self._thread is None:
            return
        self._stop.set()
        self._thread.join()
        self._stop = self._thread = None


def _count(text: str, stop: threading.Event) -> None:
    begun = time.monotonic()
    while True:
        seconds = int(time.monotonic() - begun)
        shown = f"{text} {seconds} s" if seconds else text
        sys.stderr.write(f"{_CLEAR}{shown}")
        sys.stderr.flush()
        if stop.wait(EVERY_S):
            sys.stderr.write(_CLEAR)
            sys.stderr.flush()
            return
