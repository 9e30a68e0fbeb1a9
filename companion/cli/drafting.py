"""Making a character in the chat, line by line, with every broken limit explained."""

from typing import Any, Final

from companion.cli.lines import LineSource
from companion.cli.screen import Screen
from companion.errors import BadInputError
from engine.api import GameState, IllegalActionError, RuleSystem

LONGEST_NAME: Final = 80
LEAVES: Final = "/quit"
"""Leaves without a character, as it leaves the game later."""


def draft_character(
    source: LineSource, screen: Screen, system: RuleSystem[Any], state: GameState[Any, Any]
) -> dict[str, Any] | None:
    """Ask for a name and the lines of a sheet until an empty line ends it.

    Args:
        source: where the player types.
        screen: where help and faults are shown.
        system: the game.
        state: supplies the settings.

    Returns:
        A legal sheet as JSON; None when the player left or input ended before there was one.
    """
    name = _ask_name(source, screen)
    if name is None:
        return None
    screen.line(system.play.draft_help, "hint")
    lines: list[str] = []
    is_empty_meant = not source.interactive
    while True:
        line = source.ask("  ")
        if line is not None and line.strip().casefold() == LEAVES:
            return None
        if line is None or not line.strip():
            if line is not None and not lines and not is_empty_meant:
                is_empty_meant = True
                screen.line(f"Nothing stands on the sheet of {name}; Enter again leaves it so.")
                continue
            sheet = _finished(screen, system, state, name=name, lines=lines, at_end=line is None)
            if sheet is not None:
                return sheet
            continue
        _take(screen, system, state, lines=lines, line=line)


def _finished(
    screen: Screen,
    system: RuleSystem[Any],
    state: GameState[Any, Any],
    *,
    name: str,
    lines: list[str],
    at_end: bool,
) -> dict[str, Any] | None:
    """Return the sheet of the lines; None, with the reason shown, while it breaks a limit."""
    try:
        return system.play.draft_sheet(name, lines, state)
    except IllegalActionError as error:
        if at_end:
            raise BadInputError(f"input ended before {name} was complete: {error}") from error
        screen.line(error.message, "error")
        return None


def _take(
    screen: Screen,
    system: RuleSystem[Any],
    state: GameState[Any, Any],
    *,
    lines: list[str],
    line: str,
) -> None:
    """Take one line of a sheet, or a word about the lines."""
    if line.strip() == "/undo" and lines:
        screen.line(f"Taken off: {lines.pop()}")
    elif line.lstrip().startswith("/"):  # a command is nobody's gear
        screen.line(system.play.draft_help, "hint")
        screen.line(f"/undo takes the last line off, {LEAVES} leaves.", "hint")
    else:
        try:
            screen.line(system.play.draft_line(lines, line, state), "hint")
            lines.append(line)
        except IllegalActionError as error:
            screen.line(f"{error.message} ({error.rule})", "error")


def _ask_name(source: LineSource, screen: Screen) -> str | None:
    while True:
        name = source.ask("Name of your character: ")
        if name is None or name.strip().casefold() == LEAVES:
            return None
        name = " ".join(name.split())
        if name.startswith("/"):
            screen.line(f"A name does not begin with /; {LEAVES} leaves.", "error")
            continue
        if 0 < len(name) <= LONGEST_NAME:
            return name
        screen.line(f"A name has 1 to {LONGEST_NAME} characters.", "error")
