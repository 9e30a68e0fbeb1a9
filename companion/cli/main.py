"""Entry point. Finds the module of the command that was typed and imports only that one.

Start-up is a budget: ``dicebound roll`` must not pay for the chat loop, the index or the journal.
"""

import importlib
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NoReturn

os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # looking for plugins costs 25 ms

from companion.errors import CompanionError

if TYPE_CHECKING:
    import typer

COMMANDS: Final[dict[str, str]] = {
    "play": "companion.cli.play",
    "ask": "companion.cli.ask",
    "roll": "companion.cli.roll",
    "resolve": "companion.cli.calls",
    "odds": "companion.cli.calls",
    "suggest": "companion.cli.propose",
    "propose": "companion.cli.propose",
    "check": "companion.cli.check",
    "make": "companion.cli.make",
    "oracle": "companion.cli.oracle",
    "scene": "companion.cli.oracle",
    "thread": "companion.cli.oracle",
    "campaign": "companion.cli.campaign",
    "rules": "companion.cli.rules",
    "doctor": "companion.cli.doctor",
    "config": "companion.cli.config",
    "eval": "companion.cli.eval",
}
"""Command to the module whose ``register(app)`` adds it."""

DIRECT: Final = frozenset({"roll"})
"""Commands that read their own words (their options follow from the rules), so that they need not
wait for typer: its import costs as much as the roll."""

EXIT_FAILURE: Final = 1
EXIT_BAD_INPUT: Final = 2
EXIT_INTERRUPTED: Final = 130

ABOUT: Final = """\
The dice decide, the model narrates: solo play, rules answers and exact odds for Stitcher,
Skitterbarren and Altars & Archetypes.

Start with: dicebound play
"""


def build_app(argv: Sequence[str]) -> "typer.Typer":
    """Return the application with the command that ``argv`` names, or with all of them."""
    import typer

    app = typer.Typer(
        name="dicebound",
        help=ABOUT,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )

    @app.callback(invoke_without_command=True)
    def dicebound(
        context: typer.Context,
        version: bool = typer.Option(False, "--version", help="Show the version and end."),
    ) -> None:
        if version:
            from importlib.metadata import version as version_of

            typer.echo(f"dicebound {version_of('dicebound')}")
            raise typer.Exit
        if context.invoked_subcommand is None:
            typer.echo(context.get_help())
            raise typer.Exit

    dicebound.__doc__ = ABOUT
    wanted = next((word for word in argv if not word.startswith("-")), None)
    modules = [COMMANDS[wanted]] if wanted in COMMANDS else list(dict.fromkeys(COMMANDS.values()))
    for module in modules:
        importlib.import_module(module).register(app)
    return app


def main(argv: Sequence[str]) -> int:
    """Run one command.

    Args:
        argv: arguments without the program's name.

    Returns:
        Exit status: 0 done, 1 a failure, 2 bad input, 130 interrupted.
    """
    try:
        if argv and argv[0] in DIRECT:
            status = importlib.import_module(COMMANDS[argv[0]]).main(list(argv[1:]))
        else:
            status = _run_typer(argv)
    except CompanionError as error:
        return complain(str(error), error.exit_status)
    except KeyboardInterrupt:
        return complain("stopped", EXIT_INTERRUPTED)
    except BrokenPipeError:
        # The reader of our output went away; nothing is left to say to it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_FAILURE
    except OSError as error:
        return complain(f"the system refused: {error.strerror or error}", EXIT_FAILURE)
    except Exception as error:
        return _translate(error)
    return status if isinstance(status, int) else 0


def _run_typer(argv: Sequence[str]) -> object:
    import logging

    # Some libraries set up logging as they are imported, unless somebody has: their notes on every
    # request and download are not for the player's screen.
    if not logging.getLogger().handlers:
        logging.getLogger().addHandler(logging.NullHandler())
    import typer

    try:
        status = build_app(argv)(list(argv), standalone_mode=False, prog_name="dicebound")
    except typer.TyperException as error:
        return complain(_sentence(error.format_message(), _fuller(argv)), EXIT_BAD_INPUT)
    except typer.Abort:
        return complain("stopped", EXIT_INTERRUPTED)
    if status == EXIT_INTERRUPTED:  # typer makes a silent status of Ctrl-C inside a command
        return complain("stopped", EXIT_INTERRUPTED)
    return status


def _fuller(argv: Sequence[str]) -> str:
    """Return the command of two words whose second one stands alone: "campaign export"."""
    from typer.main import get_command

    asked = next((word for word in argv if not word.startswith("-")), "")
    if not asked or asked in COMMANDS:
        return ""
    groups = getattr(get_command(build_app(())), "commands", {})
    found = (name for name, group in groups.items() if asked in getattr(group, "commands", {}))
    return " or ".join(f"dicebound {name} {asked}" for name in found)


def _sentence(message: str, fuller: str = "") -> str:
    meant = f"Did you mean: {fuller}? " if fuller else ""
    return f"{message.strip().rstrip('.')}. {meant}See: dicebound --help"


def _translate(error: Exception) -> int:
    from engine.api import EngineError

    if isinstance(error, EngineError):
        return complain(str(error), EXIT_BAD_INPUT)
    if os.environ.get("DICEBOUND_DEBUG"):
        raise error
    kind = type(error).__name__
    return complain(
        f"something went wrong inside Dicebound ({kind}: {error}); nothing was lost. "
        "Set DICEBOUND_DEBUG=1 to see where, and report it",
        EXIT_FAILURE,
    )


def complain(message: str, status: int) -> int:
    """Write one line to standard error and return ``status``."""
    from companion.wording import printable

    text = printable(" ".join(message.split()))
    print(f"dicebound: {text}", file=sys.stderr)
    return status


def run() -> NoReturn:
    """Console entry point."""
    sys.exit(main(sys.argv[1:]))
