"""Making a character in the chat, line by line, with every broken limit explained."""

import re
from collections.abc import Sequence
from typing import Any, Final

from companion.cli.lines import LineSource
from companion.cli.screen import Screen
from companion.errors import BadInputError
from engine.api import GameState, IllegalActionError, RuleSystem, capital

LONGEST_NAME: Final = 80
_COMMAS: Final = re.compile(r"[,;](?![^()]*\))")
_LISTED: Final = re.compile(
    r"(?:\(\d\)|\bd\d{1,2}|[+]\d)\s*[,;]\s*\S|[,;][^,;]*(?:\(\d\)|[+]\d)\s*$"
)
"""A value before a comma, or after the last: then the commas part things, and not the words of
one."""
_OF_ITS_OWN: Final = re.compile(r"(?:[A-Z]|(?:an?|my|some|[0-9]+|two|three|four|five|ten) )")
"""How a thing of its own begins; what goes on about the one before begins small ("notched")."""
_VALUED: Final = re.compile(r"[A-Za-z][A-Za-z' ]*[:= ] ?[+-]?[0-9]{1,2}")
_MOST_WORDS: Final = 3
_A_LIST: Final = 3
LEAVES: Final = "/quit"
"""Leaves without a character, as it leaves the game later."""

CHANGES: Final = '"undo" takes the last line off, "remove {some}" that one.'


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
    asked = ""
    is_told = False
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
        asked = _take(screen, system, state, lines=lines, line=_answer(line, asked))
        if asked and lines and not is_told:
            screen.line(CHANGES.format(some=lines[0].split("(")[0].strip().lower()), "hint")
            is_told = True


def _answer(line: str, asked: str) -> str:
    """Return a line with what was asked about, where it only answers: a die, or "equipment".

    Example:
        >>> _answer("d12", "Sailor"), _answer("equipment", "Sailor"), _answer("Rope", "Sailor")
        ('Sailor d12', 'Equipment: Sailor', 'Rope')
    """
    said = _plain(line)
    if asked and re.fullmatch(r"d\d{1,2}", said):
        return f"{asked} {said}"
    return f"Equipment: {asked}" if asked and said in ("equipment", "gear") else line


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
) -> str:
    """Take one line of a sheet, or a word about the lines; return the piece that was refused."""
    refused = ""
    answer = _about_the_draft(line, lines, system.play.draft_help)
    for told in answer:
        screen.line(told, "hint")
    for piece in () if answer else _pieces(line):
        try:
            screen.line(system.play.draft_line(lines, piece, state), "hint")
            lines.append(piece)
        except IllegalActionError as error:
            said = error.message.rstrip(".")  # the rule's code is for engineers
            screen.line(f"{capital(said)}.", "error")
            refused = piece
    return refused


def _pieces(line: str) -> list[str]:
    """Return a line that lists several things as one piece each; any other line as it is.

    Example:
        >>> _pieces("Smuggler (3), Rope, Lantern"), _pieces("Sword, notched and old")
        (['Smuggler (3)', 'Rope', 'Lantern'], ['Sword, notched and old'])
        >>> _pieces("Brawn 2, Wits 1"), _pieces("rope, lantern"), _pieces("Bedroll, Rope")
        (['Brawn 2', 'Wits 1'], ['rope', 'lantern'], ['Bedroll', 'Rope'])
    """
    pieces = [piece.strip() for piece in _COMMAS.split(line) if piece.strip()]
    return pieces if _LISTED.search(line) or _is_list(pieces) else [line]


def _is_list(pieces: Sequence[str]) -> bool:
    """Whether pieces between commas are things of their own, and not words about the first."""
    if len(pieces) < 2 or any(len(piece.split()) > _MOST_WORDS for piece in pieces):  # noqa: PLR2004
        return False
    if all(_VALUED.fullmatch(piece) for piece in pieces):
        return True
    later = pieces[1:]
    if any(re.search(r"\band\b", piece) for piece in later):
        return False
    from companion.narration.nouns import tool_class  # its word lists load when something is listed

    return (
        len(pieces) >= _A_LIST
        or all(_OF_ITS_OWN.match(piece) for piece in later)
        or all(tool_class(piece) for piece in pieces)
    )


def _about_the_draft(line: str, lines: list[str], more: str) -> list[str]:
    """Take words about the draft, which are nobody's gear; return what to say, [] for gear."""
    if _is_undo(line):
        return [f"Taken off: {lines.pop()}" if lines else "Nothing stands there yet."]
    gone = _taken_off(line, lines)
    if gone:
        return [f"Taken off: {gone}"]
    if _asks_what_stands(line):
        return ["; ".join(lines) or "Nothing stands there yet."]
    if line.lstrip().startswith("/") or _asks_for_help(line):
        end = f"An empty line ends it; /undo takes the last line off, {LEAVES} leaves."
        return [more, end]
    return []


def _plain(line: str) -> str:
    return line.strip().casefold().rstrip(" .!")


def _is_undo(line: str) -> bool:
    return _plain(line) in ("/undo", "undo", "/back", "back", "oops", "go back")


def _asks_what_stands(line: str) -> bool:
    return _plain(line) in ("/sheet", "sheet", "/show", "show", "list", "/list", "what do i have?")


def _asks_for_help(line: str) -> bool:
    plain = _plain(line)
    return plain in ("help", "help me", "?", "what", "huh") or plain.endswith("?")


def _taken_off(line: str, lines: list[str]) -> str:
    """Take off the line that words such as "remove the rope" name; "" when they name none."""
    words = _plain(line).split()
    if len(words) < 2 or words[0] not in ("remove", "drop", "delete", "without"):  # noqa: PLR2004
        return ""
    wanted = " ".join(word for word in words[1:] if word not in ("the", "my", "a", "an"))
    found = next((held for held in reversed(lines) if wanted in held.casefold()), "")
    if found:
        lines.remove(found)
    return found


def _ask_name(source: LineSource, screen: Screen) -> str | None:
    while True:
        name = source.ask("Name of your character: ")
        if name is None or name.strip().casefold() == LEAVES:
            return None
        name = " ".join(name.split())
        if _asks_for_help(name):
            screen.line(f"What the others call you, such as Zez; {LEAVES} leaves.", "hint")
            continue
        if name.startswith("/"):
            screen.line(f"A name does not begin with /; {LEAVES} leaves.", "error")
            continue
        if 0 < len(name) <= LONGEST_NAME:
            return name
        screen.line(f"A name has 1 to {LONGEST_NAME} characters.", "error")
