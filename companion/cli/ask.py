"""``ask``: a rules answer with its quote; without a question, a conversation."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from companion.cli.batch import read_lines, run_batch
from companion.cli.lines import LineSource, PipedLines, PlainTerminalLines
from companion.cli.screen import Screen, make_screen
from companion.errors import BadInputError
from engine.api import system_slugs

if TYPE_CHECKING:
    from companion.rules_desk.desk import RulesDesk
    from companion.rules_desk.rulings import HouseRuling


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("ask")(ask)


def ask(
    question: Annotated[
        list[str] | None, typer.Argument(help="The question; leave it out to ask several in a row.")
    ] = None,
    system: Annotated[
        str, typer.Option(help="Game: stitcher, skitterbarren or altars.")
    ] = "stitcher",
    as_json: Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")] = False,
    batch: Annotated[
        bool, typer.Option("--batch", help="One JSON question a line in, one answer a line out.")
    ] = False,
    campaign: Annotated[str, typer.Option(help="A campaign, whose own rulings stand first.")] = "",
    plain: Annotated[bool, typer.Option("--plain", help="No colour.")] = False,
) -> int:
    """Answer a rules question, with the passage that says so.

    Example: dicebound ask --system stitcher "what happens on a tie?"
    """
    from companion.cli.stores import make_desk

    desk = make_desk()
    if batch:
        from companion.rules_desk.batch import answer_line

        run_batch(lambda line: answer_line(line, desk), read_lines(sys.stdin.buffer))
        return 0
    rulings: Sequence[HouseRuling] = ()
    if campaign:
        system, rulings = _table(campaign)
    if system not in system_slugs():
        raise BadInputError(f"unknown game {system!r}; choose one of: {', '.join(system_slugs())}")
    text = " ".join(question or []).strip()
    screen = make_screen(plain=plain)
    if text:
        _one(desk, text, system, screen, rulings, as_json=as_json, previous=None)
        return 0
    source: LineSource = (
        PlainTerminalLines() if sys.stdin.isatty() else PipedLines(echo=screen.line)
    )
    previous: str | None = None
    while line := source.ask("Ask (empty line ends): "):
        if not line.strip():
            break
        _one(desk, line, system, screen, rulings, as_json=as_json, previous=previous)
        previous = line
    return 0


def _table(name: str) -> "tuple[str, Sequence[HouseRuling]]":
    from companion.cli.stores import open_journal
    from companion.rules_desk.table import rulings_of

    with open_journal() as journal:
        campaign = journal.campaign(name, recover=False)
        return campaign.rule_system.info.slug, rulings_of(campaign)


def _one(
    desk: "RulesDesk",
    question: str,
    system: str,
    screen: Screen,
    rulings: "Sequence[HouseRuling]",
    *,
    as_json: bool,
    previous: str | None,
) -> None:
    answer = desk.answer(question, system, campaign_rulings=rulings, previous=previous)
    if as_json:
        typer.echo(answer.model_dump_json())
        return
    screen.line(answer.answer)
    if answer.advice and answer.advice not in answer.answer:
        screen.line(f"Advice: {answer.advice}", "hint")
    if answer.odds:
        screen.line(answer.odds)
    for number, citation in enumerate(answer.citations):
        quote = " ".join(citation.quote.split())
        if number == 0 and quote not in answer.answer:
            screen.line(f'  "{quote}"', "voice")
        screen.line(f"  {citation.title} ({citation.id})", "hint")
