"""``ask``: a rules answer with its quote; without a question, a conversation."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from companion.cli.batch import read_lines, run_batch
from companion.cli.lines import LineSource, PipedLines, PlainTerminalLines
from companion.cli.model_options import (
    BaseUrlOption,
    MaxCostOption,
    ModelOption,
    ModelWish,
    OfflineOption,
    ShowPromptOption,
)
from companion.cli.screen import Screen, make_screen
from companion.errors import BadInputError
from engine.api import system_slugs

if TYPE_CHECKING:
    from companion.models.asking import Asker
    from companion.rules_desk.answer import Answer
    from companion.rules_desk.desk import RulesDesk
    from companion.rules_desk.rulings import HouseRuling


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("ask")(ask)


def ask(  # noqa: PLR0913, PLR0917 - one parameter an option
    question: Annotated[
        list[str] | None, typer.Argument(help="The question; leave it out to ask several in a row.")
    ] = None,
    system: Annotated[
        str,
        typer.Option(
            help="Game: stitcher (if left out), skitterbarren or altars; a campaign has its own."
        ),
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")] = False,
    batch: Annotated[
        bool, typer.Option("--batch", help="One JSON question a line in, one answer a line out.")
    ] = False,
    campaign: Annotated[
        str, typer.Option(help="A campaign: its rulings stand first, its state is known.")
    ] = "",
    plain: Annotated[bool, typer.Option("--plain", help="No colour.")] = False,
    model: ModelOption = "",
    base_url: BaseUrlOption = "",
    max_cost: MaxCostOption = 0.0,
    show_prompt: ShowPromptOption = False,
    offline: OfflineOption = False,
) -> int:
    """Answer a rules question, with the passage that says so.

    Example: dicebound ask --system stitcher "what happens on a tie?"
    """
    from companion.cli.stores import make_desk

    desk = make_desk()
    wish = ModelWish(
        name=model, base_url=base_url, max_cost=max_cost, show_prompt=show_prompt, offline=offline
    )
    if batch:
        from companion.rules_desk.batch import answer_line

        with wish.asker() as asker:
            word = None if asker is None else _worded_by(asker, desk)
            run_batch(lambda line: answer_line(line, desk, word), read_lines(sys.stdin.buffer))
        return 0
    rulings: Sequence[HouseRuling] = ()
    books: Sequence[str] = ()
    own: Callable[[str], Answer | None] = _no_game
    if campaign:
        asked, (system, rulings, books, own) = system, _table(campaign)
        if asked and asked != system:
            raise BadInputError(
                f"the campaign {campaign!r} plays {system}, not {asked}; leave --system out"
            )
    system = system or "stitcher"
    if system not in system_slugs():
        raise BadInputError(f"unknown game {system!r}; choose one of: {', '.join(system_slugs())}")
    text = " ".join(question or []).strip()
    screen = make_screen(plain=plain)
    with wish.asker() as asker:
        table = _Table(desk, system, rulings, asker, books, own)
        if text:
            _show(table.answer(text), screen, as_json=as_json)
        else:
            _conversation(table, screen, as_json=as_json)
    return 0


def _no_game(_question: str) -> "Answer | None":
    return None


def _conversation(table: "_Table", screen: Screen, *, as_json: bool) -> None:
    source: LineSource = (
        PlainTerminalLines() if sys.stdin.isatty() else PipedLines(echo=screen.line)
    )
    from companion.rules_desk.following import Thread

    thread = Thread()
    while line := source.ask("Ask (empty line ends): "):
        if not line.strip():
            break
        _show(table.answer(line, thread.hear(line)), screen, as_json=as_json)


@dataclass(frozen=True, slots=True)
class _Table:
    """Where a question is asked: the books, one game, its table's rulings, perhaps a model."""

    desk: "RulesDesk"
    system: str
    rulings: "Sequence[HouseRuling]"
    asker: "Asker | None"
    books: Sequence[str] = ()
    own: "Callable[[str], Answer | None]" = _no_game

    def answer(self, question: str, previous: str | None = None) -> "Answer":
        """Answer a question; ``previous`` is the topic that it leans on, if it does."""
        from_state = self.own(question)
        if from_state is not None:
            return from_state
        found = self.desk.answer(
            question,
            self.system,
            campaign_rulings=self.rulings,
            previous=previous,
            book_order=self.books,
        )
        if self.asker is None:
            return found
        from companion.rules_desk.following import with_topic

        asked = with_topic(question, previous)
        return _worded_by(self.asker, self.desk, self.rulings)(asked, self.system, found)


def _worded_by(
    asker: "Asker", desk: "RulesDesk", rulings: "Sequence[HouseRuling]" = ()
) -> "Callable[[str, str, Answer], Answer]":
    from companion.rules_desk.model_answer import with_model
    from companion.tools.questions import with_tools

    def word(question: str, system: str, plain: "Answer") -> "Answer":
        asker.new_exchange()
        if plain.status != "not_found":
            return with_model(asker, question, system, plain, rulings=rulings)
        return with_tools(
            asker,
            question,
            plain,
            system=system,
            look_up=lambda asked: desk.answer(asked, system, campaign_rulings=rulings),
            rulings=rulings,
        )

    return word


def _table(
    name: str,
) -> "tuple[str, Sequence[HouseRuling], Sequence[str], Callable[[str], Answer | None]]":
    from companion.cli.stores import open_journal
    from companion.rules_desk.table import book_order, rulings_of
    from companion.session.party import Party

    with open_journal() as journal:
        campaign = journal.campaign(name, recover=False)
        system, state = campaign.rule_system, campaign.state
        actor = Party(campaign).who_acts()
        rulings, books = rulings_of(campaign), book_order(campaign)

    def own(question: str) -> "Answer | None":
        from companion.rules_desk.answer import Answer
        from companion.session.own_game import answer_from_state

        told = actor and answer_from_state(question, system=system, state=state, actor=actor)
        if not told:
            return None
        return Answer(status="answered", answer=told.text, citations=(), passages=())

    return system.info.slug, rulings, books, own


def _show(answer: "Answer", screen: Screen, *, as_json: bool) -> None:
    if as_json:
        typer.echo(answer.model_dump_json())
        return
    screen.line(answer.answer)
    if answer.advice and answer.advice not in answer.answer:
        screen.line(f"Advice: {answer.advice}", "hint")
    if answer.odds and answer.odds not in answer.answer:
        screen.line(answer.odds)
    for number, citation in enumerate(answer.citations):
        quote = " ".join(citation.quote.split())
        if number == 0 and quote not in answer.answer:
            screen.line(f'  "{quote}"', "voice")
        screen.line(f"  {citation.title} ({citation.id})", "hint")
