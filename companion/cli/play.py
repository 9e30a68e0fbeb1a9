"""``play``: the solo game in a chat loop."""

import json
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from companion.cli.chat import Chat
from companion.cli.company import read_sheet
from companion.cli.drafting import LEAVES, draft_character
from companion.cli.lines import LineSource, PipedLines, PlainTerminalLines, TerminalLines
from companion.cli.model_options import checked_cost
from companion.cli.screen import PlainScreen, Screen, make_screen
from companion.cli.stores import history_file, open_journal
from companion.cli.wiring import make_gm_table, make_sitting, model_seat
from companion.errors import BadInputError
from companion.journal import Campaign, Journal
from companion.openings import OWN, own_opening
from companion.session.beginning import (
    Beginning,
    adventure_meant,
    adventure_system,
    adventures_for,
    agree,
    begin_adventure,
    begin_anywhere,
)
from companion.session.own_place import begin_own_place, with_people
from companion.session.party import Party
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, get_system, system_slugs

if TYPE_CHECKING:
    from companion.cli.chat_model import ModelSeat
    from companion.cli.gm import GmChat

PLACE_FIRST: Final = (
    "First the place, in a few words, such as a rainy inn by the marsh road; Enter takes one of "
    "ours. What can be typed in play, /help tells there."
)
STORYTELLER: Final = (
    "The built-in storyteller tells this, without a network; --model NAME seats a chat model."
)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play")(play)


def play(  # noqa: PLR0913, PLR0917 - one parameter an option
    system: Annotated[str, typer.Option(help="Game: stitcher, skitterbarren or altars.")] = "",
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
    with open_journal() as journal:
        wishes = Wishes(
            adventure=adventure, lines=tuple(line or ()), veils=tuple(veil or ()), by_hand=gm
        )
        opened = _open(journal, source, screen, system=system, name=campaign, seed=seed,
                       character=character, wishes=wishes)  # fmt: skip
        if opened is None:
            return 0
        book, actor, beginning = opened
        if gm:
            # What a GM tells is read by many patterns, which nobody else needs.
            from companion.cli.gm import GmChat

            table = make_gm_table(book, actor, physical=physical_dice, seat=seat)
            master = GmChat(table, source=source, screen=screen, auto=auto)
            _master(master, screen, beginning, seat)
            return 0
        sitting = make_sitting(book, actor, physical=physical_dice, seat=seat)
        if beginning is not None:
            if seat is None:
                screen.line(STORYTELLER, "hint")
            if beginning.title:
                screen.line(beginning.title, "title")
            screen.story(sitting.begin(beginning.opening, threads=beginning.threads))
        else:
            _resume(sitting, screen)
        chat = Chat(sitting, source=source, screen=screen, auto=auto)
        if seat is not None:
            seat.sit_at(chat)
        chat.run()
        _leave(chat.sitting.campaign, screen)
    return 1 if chat.failed else 0


def _master(
    master: "GmChat", screen: Screen, beginning: Beginning | None, seat: "ModelSeat | None"
) -> None:
    """Play at a human GM's table until the GM leaves."""
    if beginning is not None:
        master.table.open(beginning.opening, beginning.threads)
        if beginning.opening.id != OWN:
            master.view.read_out(beginning.opening.scene)
    if seat is not None:
        master.cost = seat.cost
    master.run()
    _leave(master.sitting.campaign, screen, more=" --gm")


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a new game shall be like.

    Attributes:
        adventure: name or file of an adventure, or "random"; "" for none.
        lines: topics that are never told.
        veils: topics that fade.
        by_hand: a human GM plays.
    """

    adventure: str = ""
    lines: tuple[str, ...] = ()
    veils: tuple[str, ...] = ()
    by_hand: bool = False


def _source(screen: Screen, *, plain: bool) -> LineSource:
    if sys.stdin is None or not sys.stdin.isatty():
        return PipedLines(echo=screen.line)
    if plain or isinstance(screen, PlainScreen):
        return PlainTerminalLines()
    return TerminalLines(history=history_file())


def _open(
    journal: Journal,
    source: LineSource,
    screen: Screen,
    *,
    system: str,
    name: str,
    seed: str,
    character: Path | None,
    wishes: Wishes,
) -> tuple[Campaign, str, Beginning | None] | None:
    """Return the campaign, the character's name and, for a new game, how it begins."""
    known = {info.name.casefold() for info in journal.list()}
    if name.casefold() in known and name:
        _only_for_new(journal, name, system=system, seed=seed, character=character, wishes=wishes)
        return _open_known(journal, screen, name, wishes)
    slug = adventure_system(wishes.adventure) if wishes.adventure else ""
    new = name or character or wishes.adventure
    if not new and source.interactive and known:
        picked = _pick(journal, source, screen)
        if picked:
            _only_for_new(
                journal, picked, system=system, seed=seed, character=character, wishes=wishes
            )
            return _open_known(journal, screen, picked, wishes)
    slug = system or slug or _pick_system(source, screen)
    game = get_system(slug)
    screen.line(f"A new game of {game.info.title}. {game.info.credit}", "hint")
    settings = _house(slug)
    state = game.new_state(settings)
    sheet = (
        read_sheet(slug, character) if character else draft_character(source, screen, game, state)
    )
    if sheet is None:
        screen.line("No character, no game: nothing was started.", "hint")
        return None
    actor = str(sheet["name"])
    book = journal.create(
        name or _free_name(actor, known),
        slug,
        seed=seed.encode() if seed else None,
        player_text=_own_words(source, screen) if not seed else "",
        settings=settings,
    )
    book.apply(CharacterJoined(sheet=sheet))
    screen.line(f"Campaign {book.name!r}. Dice commitment: {book.commitment[:16]}", "hint")
    agree(book, lines=wishes.lines, veils=wishes.veils)
    if wishes.adventure:
        return book, actor, begin_adventure(book, wishes.adventure)
    beginning = _beginning(book, source, screen, by_hand=wishes.by_hand)
    if beginning is None:
        journal.delete(book.name)
        screen.line("Nothing was started.", "hint")
        return None
    return book, actor, beginning


def _house(slug: str) -> dict[str, Any]:
    # Where a book prints too little to play by, our own small kit is on in play (never in calls).
    has_kit = "house_kit" in get_system(slug).settings_type.model_fields
    return {"house_kit": True} if has_kit else {}


def _only_for_new(
    journal: Journal,
    name: str,
    *,
    system: str,
    seed: str,
    character: Path | None,
    wishes: Wishes,
) -> None:
    """Refuse what would be ignored: a campaign that exists keeps its game, its dice, its people.

    Raises:
        BadInputError: an option holds only for a new campaign.
    """
    info = next(i for i in journal.list() if i.name.casefold() == name.casefold())
    if system and system != info.system:
        raise BadInputError(
            f"the campaign {info.name!r} plays {info.system}, not {system}; leave --system out, or "
            "name a new campaign"
        )
    given = {"--seed": seed, "--character": character, "--adventure": wishes.adventure}
    for option, value in given.items():
        if value:
            more = "; /join FILE lets somebody join" if option == "--character" else ""
            raise BadInputError(
                f"{option} is for a new campaign, and {info.name!r} exists already; leave it out "
                f"to go on, or name a new campaign{more}"
            )


def _open_known(
    journal: Journal, screen: Screen, name: str, wishes: Wishes
) -> tuple[Campaign, str, Beginning | None]:
    book = journal.campaign(name)
    for finding in book.damage:
        screen.line(finding.sentence, "error")
    actor = Party(book).who_acts()
    if actor is None:
        raise BadInputError(
            f"the campaign {book.name!r} has no character yet; start another with "
            "`dicebound play --campaign NAME`"
        )
    agree(book, lines=wishes.lines, veils=wishes.veils)
    return book, actor, None


def _pick(journal: Journal, source: LineSource, screen: Screen) -> str:
    infos = journal.list()
    screen.lines("Your campaigns", [f"{i}. {c.name} ({c.system})" for i, c in enumerate(infos, 1)])
    while True:
        answer = source.ask("Number or name to go on with, Enter for a new game: ")
        text = (answer or "").strip()
        if not text:
            return ""
        if text.isdecimal() and 1 <= int(text) <= len(infos):
            return infos[int(text) - 1].name
        found = next((c.name for c in infos if c.name.casefold() == text.casefold()), "")
        if found:
            return found
        screen.line(f"No campaign is called {text!r}; type one of the numbers.", "error")


def _pick_system(source: LineSource, screen: Screen) -> str:
    slugs = [s for s in ("stitcher", "skitterbarren", "altars") if s in system_slugs()]
    if not source.interactive or len(slugs) == 1:
        return slugs[0]
    rows = [f"{i}. {get_system(slug).info.title}" for i, slug in enumerate(slugs, 1)]
    screen.lines("Which game?", rows)
    while True:
        text = (source.ask("Number or name, Enter for the first: ") or "").strip().casefold()
        if not text:
            return slugs[0]
        if text.isdecimal() and 1 <= int(text) <= len(slugs):
            return slugs[int(text) - 1]
        found = next((slug for slug in slugs if slug.startswith(text)), "")
        if found:
            return found
        screen.line(f"There is no game {text!r} here; type 1 to {len(slugs)}.", "error")


def _own_words(source: LineSource, screen: Screen) -> str:
    """Let the player mix words of their own into the dice, after the program's commitment."""
    if not source.interactive:
        return ""
    screen.line(
        "The dice are sealed. You may stir in words of your own, so that nobody chose them."
    )
    return (source.ask("Your words, or Enter: ") or "").strip()


def _free_name(actor: str, known: set[str]) -> str:
    number, name = 1, actor
    while name.casefold() in known:
        number += 1
        name = f"{actor} {number}"
    return name


def _beginning(
    book: Campaign, source: LineSource, screen: Screen, *, by_hand: bool
) -> Beginning | None:
    """Return how a new campaign begins; None when the player leaves instead."""
    slug = book.rule_system.info.slug
    if not source.interactive:
        return begin_anywhere(book)
    offered = {} if by_hand else adventures_for(slug)
    screen.line("Where does it begin? Describe a place, or press Enter for one of ours.")
    for title in offered.values():
        screen.line(f"Or type the name of an adventure: {title}.", "hint")
    while True:
        answer = source.ask("> ")
        text = (answer or "").strip()
        if answer is None or text.casefold() == LEAVES:
            return None
        if not text:
            return begin_anywhere(book)
        name = adventure_meant(text, offered)
        if name:
            return begin_adventure(book, name)
        if not text.startswith("/"):
            # A human GM brings people and troubles of their own.
            own = Beginning(opening=with_people(own_opening(slug, text), text)) if by_hand else None
            return own or begin_own_place(book, text)
        screen.line(f"{PLACE_FIRST} {LEAVES} leaves.", "hint")


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
