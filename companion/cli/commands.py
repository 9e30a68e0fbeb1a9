"""The ``/`` commands of a chat: what one is, how a typed word finds it, and how help lists them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.cli.cells import wrap
from companion.cli.screen import WIDTH
from companion.threads import parse_correction

Run = Callable[[str], bool]
"""Gets the rest of the line; returns False to leave."""


@dataclass(frozen=True, slots=True)
class Command:
    """A ``/`` command.

    Attributes:
        run: runs it.
        help: one line.
    """

    run: Run
    help: str


def found(word: str, there: Mapping[str, Command]) -> str:
    """Return the command that a word means: by its name, its beginning, or with an s too many.

    Returns:
        Its name; "" where the word means none, or several.
    """
    names = (
        [name for name in there if name == word]
        or [name for name in there if name.startswith(word)]
        or [name for name in there if f"{name}s" == word]  # /notes, /clocks
    )
    return names[0] if len(names) == 1 else ""


def brought(command: str, rest: str) -> str:
    """Return the words that a command brings into the story, which may cross a line; "" for none.

    Example:
        >>> brought("/clock", "the spiders come 6"), brought("/clock", "the spiders come off")
        ('the spiders come 6', '')
        >>> brought("/note", "spiders live here"), brought("/note", "it was Meg, not a spider")
        ('spiders live here', 'Meg')
    """
    first, last = rest.casefold().split()[:1], rest.casefold().split()[-1:]
    if command == "/note":
        corrected = parse_correction(rest)
        return rest if corrected is None else corrected[1]
    if command == "/thread":
        return rest if first == ["add"] else ""
    if command in ("/clock", "/secret", "/effect"):
        return "" if last == ["off"] else rest
    return rest if command in ("/oracle", "/npc", "/scene") else ""


def moves_on(command: str, rest: str) -> bool:
    """Return whether a command lets the story go on, so that what a roll still owes is told first.

    Example:
        >>> moves_on("/scene", "next the mill"), moves_on("/scene", ""), moves_on("/sheet", "")
        (True, False, False)
    """
    return command in ("/oracle", "/end", "/as", "/next") or (
        command in ("/scene", "/do") and bool(rest)
    )


def help_rows(there: Mapping[str, Command]) -> list[str]:
    """Return the commands with their help, in two columns that fit a screen."""
    broad = max(map(len, there))
    rows: list[str] = []
    for name, command in there.items():
        told, hanging = f"{name:<{broad}}  {command.help}", " " * (broad + 2)
        rows += wrap(told, WIDTH - 2, rest=hanging)
    return rows
