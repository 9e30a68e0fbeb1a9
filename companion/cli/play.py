"""``play``: the solo game in a chat loop."""

import json
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from companion.cli.chat import Chat
from companion.cli.lines import LineSource, PipedLines, PlainTerminalLines, TerminalLines
from companion.cli.model_options import checked_cost
from companion.cli.options import SystemOption
from companion.cli.screen import PlainScreen, Screen, make_screen
from companion.cli.starting import Opened, Starting, Wishes
from companion.cli.stores import history_file, open_journal
from companion.cli.wiring import make_gm_table, make_sitting, model_seat
from companion.journal import Campaign
from companion.openings import OWN
from companion.session.beginning import Beginning
from companion.session.sitting import Sitting

if TYPE_CHECKING:
    from companion.cli.chat_model import ModelSeat

STORYTELLER: Final = (
    "The built-in storyteller tells this, without a network; --model NAME seats a chat model."
)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play")(play)


def play(  # noqa: PLR0913, PLR0917 - one parameter an option
    system: SystemOption = "",
    campaign: Annotated[
        str, typer.Option(help="Name of the campaign to start or go on with.")
    ] = "",
    character: Annotated[
        Path | None, typer.Option(help="A sheet as JSON, as `make character --json` writes it.")
    ] = None,
    auto: Annotated[bool, typer.Option("--auto", help="Roll every proposal at once.")] = False,
    physical_dice: Annotated[
        bool, typer.Option("--physical-dice", help="Throw your own dice and type what they show.")
    ] = False,
    seed: Annotated[
        str, typer.Option(help="Seed of the dice, so that the same game can be played again.")
    ] = "",
    adventure: Annotated[
        str,
        typer.Option(help="Play an adventure: its name or file, or random."),
    ] = "",
    line: Annotated[
        list[str] | None, typer.Option(help="A topic that is never told; may be given again.")
    ] = None,
    veil: Annotated[
        list[str] | None, typer.Option(help="A topic that fades to black; may be given again.")
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="No colour, no boxes: for pipes and screen readers.")
    ] = False,
    gm: Annotated[
        bool, typer.Option("--gm", help="You are the GM; the companion rolls and keeps count.")
    ] = False,
    model: Annotated[
        str,
        typer.Option(help="Chat model that tells: openai:NAME, ollama:NAME, a GGUF file ..."),
    ] = "",
    base_url: Annotated[
        str, typer.Option(help="Address of an OpenAI-compatible server for the chat model.")
    ] = "",
    max_cost: Annotated[
        float,
        typer.Option(
            help="US dollars after which the built-in storyteller goes on.", callback=checked_cost
        ),
    ] = 0.0,
    show_prompt: Annotated[
        bool, typer.Option("--show-prompt", help="Print what is sent to the chat model.")
    ] = False,
    offline: Annotated[
        bool,
        typer.Option("--offline", help="No network: the storyteller, or a model on this machine."),
    ] = False,
) -> int:
    """Play alone: say what you do, see the odds, roll, and read what comes of it.

    Example: dicebound play --system stitcher --campaign "Harbour nights"
    """
    screen = make_screen(plain=plain)
    seat = model_seat(
        screen,
        name=model,
        base_url=base_url,
        offline=offline,
        show_prompt=show_prompt,
        max_cost=max_cost,
    )
    if seat is not None:
        part = "reads and suggests; you tell" if gm else "tells; the dice and the rules decide"
        screen.line(f"{seat.asker.name} {part}.", "hint")
    source = _source(screen, plain=plain)
    wishes = Wishes(
        name=campaign,
        system=system,
        seed=seed,
        character=character,
        adventure=adventure,
        lines=tuple(line or ()),
        veils=tuple(veil or ()),
        by_hand=gm,
    )
    with open_journal() as journal:
        opened = Starting(journal, source, screen).open(wishes)
        if opened is None:
            return 0
        table = _Table(source=source, screen=screen, auto=auto, physical=physical_dice, seat=seat)
        return table.master(opened) if gm else table.play(opened)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Table:
    """What a game is played with.

    Attributes:
        source: where lines come from.
        screen: where everything is shown.
        auto: every proposal is rolled at once.
        physical: the player throws dice of their own.
        seat: the chat model's; None for none.
    """

    source: LineSource
    screen: Screen
    auto: bool
    physical: bool
    seat: "ModelSeat | None"

    def play(self, opened: Opened) -> int:
        """Play alone until the player leaves; return the exit status."""
        seat, screen = self.seat, self.screen
        sitting = make_sitting(opened.campaign, opened.actor, physical=self.physical, seat=seat)
        if opened.beginning is None:
            _resume(sitting, screen)
        else:
            if seat is None:
                screen.line(STORYTELLER, "hint")
            _begin(sitting, screen, opened.beginning)
        chat = Chat(sitting, source=self.source, screen=screen, auto=self.auto)
        if seat is not None:
            seat.sit_at(chat)
        chat.run()
        _leave(chat.sitting.campaign, screen)
        return 1 if chat.failed else 0

    def master(self, opened: Opened) -> int:
        """Play at a human GM's table until the GM leaves; return the exit status."""
        # What a GM tells is read by many patterns, which nobody else needs.
        from companion.cli.gm import GmChat

        seat, beginning = self.seat, opened.beginning
        table = make_gm_table(opened.campaign, opened.actor, physical=self.physical, seat=seat)
        chat = GmChat(table, source=self.source, screen=self.screen, auto=self.auto)
        if beginning is not None:
            table.open(beginning.opening, beginning.threads)
            if beginning.opening.id != OWN:
                chat.view.read_out(beginning.opening.scene)
        if seat is not None:
            chat.cost = seat.cost
        chat.run()
        _leave(chat.sitting.campaign, self.screen, more=" --gm")
        return 0


def _begin(sitting: Sitting, screen: Screen, beginning: Beginning) -> None:
    if beginning.title:
        screen.line(beginning.title, "title")
        if sitting.guard.shown(beginning.opening.premise):
            screen.line(beginning.opening.premise)
    screen.story(sitting.begin(beginning.opening, threads=beginning.threads))


def _source(screen: Screen, *, plain: bool) -> LineSource:
    if sys.stdin is None or not sys.stdin.isatty():
        return PipedLines(echo=screen.line)
    if plain or isinstance(screen, PlainScreen):
        return PlainTerminalLines()
    return TerminalLines(history=history_file())


def _resume(sitting: Sitting, screen: Screen) -> None:
    screen.line(f"Back in {sitting.campaign.name!r}.", "hint")
    screen.story(sitting.recap())
    fight = sitting.fighting.lines()
    if fight:  # left in the middle of it
        screen.fight(fight)


def _leave(book: Campaign, screen: Screen, *, more: str = "") -> None:
    screen.line(f"Saved. Anchor of this sitting: {book.head[:16]}", "hint")
    name = json.dumps(book.name, ensure_ascii=False)
    screen.line(f"Go on with: {_program()} play{more} --campaign {name}", "hint")


def _program() -> str:
    """Return what to type for this program: its name, or its path when it is not on the PATH."""
    if shutil.which("dicebound"):
        return "dicebound"
    beside = Path(sys.argv[0])
    return str(beside) if beside.name == "dicebound" else f"{sys.executable} -m companion"
