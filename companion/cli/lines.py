"""Where the player's lines come from: a terminal with history and completion, or a pipe."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TextIO


class LineSource(Protocol):
    """Asks for one line at a time."""

    interactive: bool

    def ask(self, prompt: str) -> str | None:
        """Return the next line without its end, or None at the end of input.

        Raises:
            KeyboardInterrupt: the player pressed Ctrl-C.
        """
        ...


class PipedLines:
    """Lines of a file or a pipe; what is read is echoed, so that the output is a full record.

    Args:
        stream: where the lines come from; standard input by default.
        echo: called with the prompt and the line.
    """

    interactive = False

    def __init__(
        self, stream: TextIO | None = None, *, echo: Callable[[str], None] | None = None
    ) -> None:
        self._stream = stream or sys.stdin
        self._echo = echo

    def ask(self, prompt: str) -> str | None:
        """Return the next line, or None at the end."""
        line = self._stream.readline()
        if not line:
            return None
        text = line.rstrip("\r\n")
        if self._echo is not None:
            self._echo(f"{prompt}{text}")
        return text


class TerminalLines:
    """A terminal: line editing, history across sittings, completion of commands.

    Args:
        commands: completions, such as ``/sheet``.
        history: file of earlier lines; None to keep none.
    """

    interactive = True

    def __init__(self, commands: Sequence[str], *, history: Path | None = None) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import WordCompleter
        from prompt_toolkit.history import FileHistory, InMemoryHistory

        kept = InMemoryHistory() if history is None else FileHistory(str(history))
        completer = WordCompleter(list(commands), sentence=True)
        self._session: PromptSession[str] = PromptSession(
            history=kept, completer=completer, complete_while_typing=False
        )

    def ask(self, prompt: str) -> str | None:
        """Return the next line, or None at the end."""
        try:
            return self._session.prompt(prompt)
        except EOFError:
            return None


class PlainTerminalLines:
    """A terminal without cursor movement, for screen readers and ``--plain``."""

    interactive = True

    def ask(self, prompt: str) -> str | None:
        """Return the next line, or None at the end."""
        try:
            return input(prompt)
        except EOFError:
            return None
