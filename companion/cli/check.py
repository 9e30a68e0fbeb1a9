"""``check``: read a sheet that somebody wrote and explain every fault."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from companion.cli.screen import make_screen
from companion.errors import BadInputError
from engine.api import CallError, get_system, parse_json, system_slugs


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("check")(check)


def check(
    file: Annotated[Path, typer.Argument(help="The sheet: JSON, or the game's own notation.")],
    system: Annotated[str, typer.Option(help="Game; guessed from the sheet if left out.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> int:
    """Check a character sheet and explain each fault.

    Example: dicebound check farek.json
    """
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInputError(f"{file} cannot be read: {error}") from error
    slug = system or guess_system(text)
    if slug not in system_slugs():
        known = ", ".join(system_slugs())
        raise BadInputError(f"which game is {file} for? Say --system with one of: {known}")
    faults = faults_of(slug, text)
    if as_json:
        typer.echo(json.dumps({"system": slug, "valid": not faults, "faults": faults}))
        return 2 if faults else 0
    screen = make_screen()
    for fault in faults:
        screen.line(f"- {fault}")
    screen.line(
        f"{len(faults)} faults in {file.name} ({slug})." if faults
        else f"{file.name} is a sound sheet of {get_system(slug).info.title}."
    )  # fmt: skip
    return 2 if faults else 0


def guess_system(text: str) -> str:
    """Return the slug whose sheet a text looks like; "" when none fits."""
    try:
        data: dict[str, Any] = parse_json(text)
    except CallError:
        return "altars" if _has_dice(text) else "stitcher" if "\n-" in text else ""
    marks = {"traits": "stitcher", "archetypes": "altars", "attributes": "skitterbarren"}
    return next((slug for key, slug in marks.items() if key in data), "")


def _has_dice(text: str) -> bool:
    return any(f"d{sides}" in text for sides in (4, 6, 8, 10, 12, 20))


def faults_of(slug: str, text: str) -> list[str]:
    """Return one sentence for each fault of a sheet; empty when it is sound."""
    system = get_system(slug)
    state = system.new_state()
    try:
        data = parse_json(text)
    except CallError as error:
        if text.lstrip().startswith(("{", "[")):
            return [error.message]
        return _faults_of_notation(slug, text)
    try:
        sheet = system.parse_sheet(data)
    except CallError as error:
        return [error.message]
    return list(system.play.faults(state, sheet))


def _faults_of_notation(slug: str, text: str) -> list[str]:
    from engine.api import IllegalActionError

    system = get_system(slug)
    state = system.new_state()
    name, *lines = [line.strip() for line in text.splitlines() if line.strip()] or [""]
    faults: list[str] = []
    kept: list[str] = []
    for line in lines:
        bare = line.lstrip("-* ").strip()
        try:
            system.play.draft_line(kept, bare, state)
            kept.append(bare)
        except IllegalActionError as error:
            faults.append(f"{bare}: {error.message}")
    if not faults:
        try:
            system.play.draft_sheet(name, kept, state)
        except IllegalActionError as error:
            faults.append(error.message)
    return faults
