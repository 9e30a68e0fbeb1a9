"""``check``: read a sheet that somebody wrote and explain every fault."""

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from companion.cli.options import JsonOption
from companion.cli.screen import make_screen
from companion.errors import BadInputError
from companion.files import LARGEST_SHEET, read_text
from companion.generators.reading import (
    double_keys,
    guess_system,
    read_json_sheet,
    read_notation,
    rule_faults,
    sheet_texts,
)
from engine.api import CallError, capital, get_system, parse_json, system_slugs

_MOST_SHEETS: Final = 10_000
_MOST_TOLD: Final = 60


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("check")(check)


def check(
    file: Annotated[
        Path,
        typer.Argument(
            help="The sheet: JSON, Markdown of `make`, or the game's notation; - reads "
            "standard input.",
            allow_dash=True,
        ),
    ],
    system: Annotated[str, typer.Option(help="Game; guessed from the sheet if left out.")] = "",
    as_json: JsonOption = False,
) -> int:
    """Check a character sheet and explain each fault.

    Players' characters are held to the rules of creation; with "side": "gm" only to what every
    being of the game needs.

    Example: dicebound check farek.json
    """  # fmt: skip
    text = _text(file)
    results = []
    for sheet in sheet_texts(text)[:_MOST_SHEETS]:
        slug = system or guess_system(sheet)
        if slug not in system_slugs():
            # Broken JSON says nothing about its game; that it is broken is what to tell.
            broken = _broken_json(sheet)
            known = ", ".join(system_slugs())
            if not broken:
                raise BadInputError(f"which game is {file} for? Say --system with one of: {known}")
            results.append(("", "the sheet", broken))
            continue
        results.append((slug, *_checked(slug, sheet)))
    is_sound = not any(faults for _, _, faults in results)
    if as_json:
        for slug, name, faults in results:
            answer = {"system": slug, "name": name, "valid": not faults, "faults": faults}
            typer.echo(json.dumps(answer, ensure_ascii=False))
        return 0 if is_sound else 2
    _tell(file.name if str(file) != "-" else "the sheet", results)
    return 0 if is_sound else 2


def _text(file: Path) -> str:
    return read_text(file, most=LARGEST_SHEET, what="a sheet")


def _tell(where: str, results: list[tuple[str, str, list[str]]]) -> None:
    screen = make_screen()
    for slug, name, faults in results:
        for fault in faults:
            screen.line(f"- {fault}")
        title = get_system(slug).info.title if slug else "no game"
        if faults:
            number = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
            screen.line(f"{name}: {number} in {where} ({title}).")
        else:
            screen.line(f"{name}: {where} is a sound sheet of {title}.")


def _broken_json(text: str) -> list[str]:
    if not text.lstrip().startswith(("{", "[")):
        return []
    try:
        parse_json(text)
    except CallError as error:
        return [_sentence(error.message)]
    return []


def _sentence(text: str) -> str:
    return f"{capital(text).rstrip('.')}."


def _checked(slug: str, text: str) -> tuple[str, list[str]]:
    """Return the name on a sheet and one sentence for each fault."""
    faults = _broken_json(text)
    if faults:
        return "The sheet", faults
    try:
        data: dict[str, Any] = parse_json(text)
        notes = double_keys(text)
    except CallError:
        data, notes = read_notation(slug, text)
    if not data:
        return "The sheet", notes or ["The sheet is empty."]
    if data.get("kind") == "archetype":
        return _archetype(data)
    inner = data["sheet"] if isinstance(data.get("sheet"), dict) else data
    sheet, more = read_json_sheet(slug, inner)
    faults = [*notes, *more]
    if sheet is None:
        return str(inner.get("name") or "The sheet"), faults
    return sheet.name, _first([*faults, *rule_faults(slug, sheet, repaired=bool(faults))])


def _first(faults: list[str]) -> list[str]:
    """Return each fault once, and of very many the first ones."""
    distinct = list(dict.fromkeys(faults))
    if len(distinct) <= _MOST_TOLD:
        return distinct
    return [*distinct[:_MOST_TOLD], f"And {len(distinct) - _MOST_TOLD} more."]


def _archetype(data: dict[str, Any]) -> tuple[str, list[str]]:
    from companion.generators.legality import faults_of

    return str(data.get("name") or "The archetype"), [_sentence(f) for f in faults_of(data)]


def faults_of_text(slug: str, text: str) -> list[str]:
    """Return one sentence for each fault of a sheet; empty when it is sound."""
    return _checked(slug, text)[1]
