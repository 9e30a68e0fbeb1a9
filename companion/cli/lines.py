"""Where the player's lines come from: a terminal with history and completion, or a pipe."""

import io
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, TextIO

if TYPE_CHECKING:
    from prompt_toolkit.document import Document


class Table(Protocol):
    """What a terminal wants to know of the game while a line is typed."""

    def status(self) -> str:
        """Return one line: where the game stands and what may be typed now."""
        ...

    def completions(self) -> Mapping[str, str]:
        """Return every ``/`` command with its help."""
        ...

    def names(self, command: str) -> Sequence[str]:
        """Return names that may follow: of people and things; of ``command``'s own when given."""
        ...


class LineSource(Protocol):
    """Asks for one line at a time."""

    interactive: bool

    def ask(self, prompt: str) -> str | None:
        """Return the next line without its end, or None at the end of input.

        Raises:
            KeyboardInterrupt: the player pressed Ctrl-C.
        """
        ...

    def attend(self, table: Table) -> None:
        """Show that table's status from now on and complete its names, where there is a way to."""
        ...


LONGEST_ECHO: Final = 4_000
"""Characters of a piped line that are shown again; no wall of text follows a bad file."""


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
        self._stream = stream or sys.stdin or io.StringIO()
        self._echo = echo

    def ask(self, prompt: str) -> str | None:
        """Return the next line, or None at the end."""
        line = self._stream.readline()
        if not line:
            return None
        # Bytes that are no UTF-8 arrive as lone surrogates; nothing further on may hold those.
        text = line.rstrip("\r\n").encode("utf-8", "replace").decode("utf-8")
        if self._echo is not None:
            cut = " ..." if len(text) > LONGEST_ECHO else ""
            self._echo(f"{prompt}{text[:LONGEST_ECHO]}{cut}")
        return text

    def attend(self, table: Table) -> None:
        """A pipe shows no status."""


class TerminalLines:
    """A terminal: line editing, history across sittings, completion, a status line.

    Args:
        history: file of earlier lines; None to keep none.
    """

    interactive = True

    def __init__(self, *, history: Path | None = None) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import FileHistory, InMemoryHistory
        from prompt_toolkit.styles import Style

        kept = InMemoryHistory() if history is None else FileHistory(str(history))
        self._table: Table | None = None
        self._session: PromptSession[str] = PromptSession(
            history=kept,
            completer=_completer(self),
            complete_while_typing=False,
            style=Style.from_dict({"bottom-toolbar": "noreverse"}),
        )

    def attend(self, table: Table) -> None:
        """Show that table's status and complete its names."""
        self._table = table

    @property
    def table(self) -> Table | None:
        """The table that is attended."""
        return self._table

    def ask(self, prompt: str) -> str | None:
        """Return the next line, or None at the end."""
        table = self._table
        try:
            return self._session.prompt(prompt, bottom_toolbar=table.status if table else None)
        except EOFError:
            return None


def _completer(source: TerminalLines) -> Any:  # noqa: ANN401 - prompt_toolkit loads when needed
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion

    class TableCompleter(Completer):
        """Commands at the beginning of a line, names anywhere."""

        def get_completions(
            self,
            document: "Document",
            complete_event: CompleteEvent,  # noqa: ARG002
        ) -> Iterator[Completion]:
            table = source.table
            if table is not None:
                for text, behind, meta in complete(table, document.text_before_cursor):
                    yield Completion(text, start_position=-behind, display_meta=meta)

    return TableCompleter()


def complete(table: Table, typed: str) -> Iterator[tuple[str, int, str]]:
    """Yield what may complete a line that is being typed.

    Args:
        table: knows commands and names.
        typed: the line up to the cursor.

    Yields:
        (text, number of letters before the cursor that it takes the place of, help).
    """
    command, space, rest = typed.partition(" ")
    if typed.startswith("/") and not space:
        for name, about in table.completions().items():
            if name.startswith(command):
                yield name, len(command), about
        return
    own = table.names(command) if typed.startswith("/") else ()
    yield from _named(own or table.names(""), rest if own else typed)


def _named(names: Sequence[str], typed: str) -> Iterator[tuple[str, int, str]]:
    """Yield the names that go on from the last word, or the last words, of ``typed``."""
    words = typed.casefold().split(" ")
    for name in names:
        folded = name.casefold()
        for start in range(len(words)):
            tail = " ".join(words[start:])
            if tail.strip() and folded.startswith(tail) and folded != tail:
                yield name, len(tail), ""
                break
        else:
            if not typed.strip():
                yield name, 0, ""


class PlainTerminalLines:
    """A terminal without cursor movement, for screen readers and ``--plain``."""

    interactive = True

    def ask(self, prompt: str) -> str | None:
        """Return the next line, or None at the end."""
        try:
            return input(prompt)
        except EOFError:
            return None

    def attend(self, table: Table) -> None:
        """The status is told in words by ``/scene``, not drawn."""
