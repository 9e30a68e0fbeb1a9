"""``doctor``: look at the set-up and say what to do."""

import os
import sys
from collections.abc import Callable
from typing import Final

import typer

from companion.errors import CompanionError
from engine.api import EngineError, get_system, system_slugs

NEEDED_MB: Final = 50


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("doctor")(doctor)


def doctor() -> int:
    """Check the set-up: Python, games, rules, journal, folders; say what to do.

    Example: dicebound doctor
    """
    faults = 0
    for name, look in CHECKS:
        try:
            found = look()
            typer.echo(f"ok    {name}: {found}")
        except (CompanionError, EngineError, OSError, ImportError) as error:
            faults += 1
            typer.echo(f"FAULT {name}: {' '.join(str(error).split())}")
    typer.echo("Everything works." if not faults else f"{faults} things need a look.")
    return 1 if faults else 0


def _python() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def _games() -> str:
    return ", ".join(get_system(slug).info.title for slug in system_slugs())


def _rules() -> str:
    from companion.rules_desk.desk import RulesDesk

    desk = RulesDesk()
    for slug in system_slugs():
        desk.answer("how does a roll work?", slug)
    return f"{len(system_slugs())} books open and answer"


def _journal() -> str:
    from companion.cli.stores import open_journal

    with open_journal() as journal:
        return f"{len(journal.list())} campaigns"


def _folders() -> str:
    import shutil

    from companion.settings import data_folder

    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    probe = folder / ".probe"
    probe.write_text("x", encoding="utf-8")
    probe.unlink()
    free = shutil.disk_usage(folder).free // 2**20
    if free < NEEDED_MB:
        raise OSError(f"only {free} MB free in {folder}; make room, or set DICEBOUND_HOME")
    return f"{folder} can be written"


def _terminal() -> str:
    from companion.cli.screen import PlainScreen, make_screen

    if isinstance(make_screen(), PlainScreen):
        return "plain lines (no terminal, or theme = plain)"
    return "drawn, without colour" if os.environ.get("NO_COLOR") else "drawn, in colour"


CHECKS: Final[tuple[tuple[str, Callable[[], str]], ...]] = (
    ("Python", _python),
    ("games", _games),
    ("folders", _folders),
    ("journal", _journal),
    ("rules", _rules),
    ("terminal", _terminal),
)
