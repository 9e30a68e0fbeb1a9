"""``config``: show and change settings."""

from typing import Annotated

import typer

from companion.cli.options import JsonOption
from companion.cli.out import say, say_json
from companion.settings import load_settings, save_setting


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("config")(config)


def config(
    name: Annotated[str, typer.Argument(help="A setting; all are shown without one.")] = "",
    value: Annotated[str, typer.Argument(help="Its new value.")] = "",
    as_json: JsonOption = False,
) -> int:
    """Show the settings, one of them, or change one.

    Example: dicebound config theme plain
    """
    if name and value:
        save_setting(name, value)
    shown = load_settings().model_dump()
    if name:
        from companion.errors import SettingsError

        if name not in shown:
            raise SettingsError(f"unknown setting {name!r}; choose one of: {', '.join(shown)}")
        shown = {name: shown[name]}
    if as_json:
        say_json(shown)
    for key, text in {}.items() if as_json else shown.items():
        say(f"{key} = {text}")
    return 0
