"""What stands at the prompt: the prompt itself, the status line, and the names that complete."""

from collections.abc import Mapping
from typing import Final

from companion.cli.cells import cells, cut
from companion.cli.play_commands import doable
from companion.cli.screen import WIDTH
from companion.session.sitting import Sitting
from companion.wording import printable
from engine.api import Choice

_BETWEEN: Final = 5
"""Columns that a status keeps free for what stands between it and the hint."""


def prompt_of(sitting: Sitting) -> str:
    """Return what asks the player for the next line."""
    if sitting.proposal is not None:
        return "Roll? [Enter/n/your argument] "
    asked = sitting.memory.asked
    if asked is not None:
        return asked_prompt(len(asked.options))
    choice = sitting.fighting.choice
    if choice is not None:
        sheet = sitting.campaign.state.characters.get(choice.who)
        elements = sitting.system.play.elements(sheet) if sheet is not None else ()
        dice = {element.name: element.value for element in elements}
        return choice_prompt(choice, sitting.agreeing.usual_option, dice)
    return f"{sitting.actor}> " if len(sitting.party.members) > 1 else "> "


def asked_prompt(options: int) -> str:
    """Return what asks for the answer to a question about the player's own words.

    Args:
        options: how many ways to take them are offered.

    Example:
        >>> asked_prompt(3), asked_prompt(0)
        ('[1/2/3, or your words] ', '[your words] ')
    """
    numbers = "/".join(str(at) for at in range(1, options + 1))
    return f"[{numbers}, or your words] " if numbers else "[your words] "


def choice_prompt(choice: Choice, usual: str, values: Mapping[str, str] | None = None) -> str:
    """Return what asks for one of the options of a choice.

    Args:
        choice: the choice.
        usual: what Enter answers.
        values: name to strength, for options that stand on a sheet.
    """
    enter = "Enter for the first" if usual in choice.options[:1] else f"Enter: {usual}"
    plain = [option.replace("_", " ") for option in choice.options]
    known = values or {}
    with_dice = [
        f"{told} {known.get(name, '')}".strip()
        for told, name in zip(plain, choice.options, strict=True)
    ]
    whole = f"[{'/'.join(with_dice)}; {enter}] "
    # The dice stand beside the names where there is room for them.
    return whole if cells(whole) < WIDTH else f"[{'/'.join(plain)}; {enter}] "


def status_of(sitting: Sitting) -> str:
    """Return one line: campaign, place, who acts, and what may be typed now."""
    place = sitting.campaign.state.story.place
    parts = [sitting.campaign.name, place, sitting.actor]
    if sitting.proposal is not None:
        hint = "Enter rolls, n takes it back"
    elif sitting.memory.asked is not None:
        hint = "a number, or anything else you do"
    elif sitting.fighting.choice is not None:
        hint = f"Enter: {sitting.agreeing.usual_option}"
    elif sitting.fighting.is_running:
        spent = sitting.fighting.is_spent
        hint = "Enter ends your turn" if spent else "/end ends your turn"
    else:
        hint = "/help"
    return status_line([part for part in parts if part], hint)


def status_line(parts: list[str], hint: str) -> str:
    """Return a status in one row of a terminal: the parts are cut first, the hint last.

    Example:
        >>> status_line(["Harbour nights", "a quay", "Mara"], "/help")
        ' Harbour nights · a quay · Mara · /help'
    """
    from shutil import get_terminal_size

    room = max(0, min(WIDTH, get_terminal_size().columns) - cells(hint) - _BETWEEN)
    return cut(f" {printable(' · '.join(parts))}", room) + f" · {hint}"


def names_of(sitting: Sitting, command: str) -> list[str]:
    """Return names that may follow a command; all that are known for plain words.

    Args:
        sitting: the game.
        command: the command that was typed; "" for plain words.
    """
    if command in ("/as", "/leave"):
        return list(sitting.party.everybody)
    if command == "/do":
        return list(doable(sitting))
    if command:
        return []
    state = sitting.campaign.state
    standings = (standing.name for standing in state.story.standings)
    return [*state.characters, *sitting.seat.things(), *standings]
