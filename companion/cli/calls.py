"""``resolve`` and ``odds``: JSON calls, one or many. The contract is the same for both."""

import json
import sys
from typing import Annotated

import typer

from companion.cli.batch import read_lines, run_batch
from engine.api import JsonValue, answer_line


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("resolve")(resolve)
    app.command("odds")(odds)


CallArgument = Annotated[
    str,
    typer.Argument(metavar="[CALL]", help="One JSON object; read from standard input if absent."),
]
BatchOption = Annotated[
    bool, typer.Option("--batch", help="One JSON object a line in, one result a line out.")
]


def resolve(call: CallArgument = "", batch: BatchOption = False) -> int:
    """Resolve a JSON call with given dice.

    Example: dicebound resolve '{"system": "stitcher", "call": {"op": "challenge", "ds": 1,
    "elements": [{"name": "Techie", "weight": 2}], "dice": [2, 4, 5]}}'
    """
    return _answer(call, batch=batch, for_odds=False)


def odds(call: CallArgument = "", batch: BatchOption = False) -> int:
    """Print exact odds for a JSON call without dice.

    Example: dicebound odds '{"system": "stitcher", "call": {"op": "challenge", "ds": 1,
    "elements": [{"name": "Techie", "weight": 2}]}}'
    """
    return _answer(call, batch=batch, for_odds=True)


def _answer(call: str, *, batch: bool, for_odds: bool) -> int:
    def answer(line: str) -> dict[str, JsonValue]:
        return answer_line(line, for_odds=for_odds)

    if batch:
        run_batch(answer, read_lines(sys.stdin.buffer))
        return 0
    text = call or sys.stdin.buffer.read().decode("utf-8", "replace")
    result = answer(text)
    if "error" in result:
        typer.echo(json.dumps(result, ensure_ascii=False))
        typer.echo(f"dicebound: {result['error']['message']}", err=True)
        return 2
    typer.echo(json.dumps(result, ensure_ascii=False))
    return 0
