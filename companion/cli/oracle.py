"""``oracle``, ``scene`` and ``thread``: the solo tools outside the chat loop."""

import json
import secrets
from collections.abc import Sequence
from typing import Annotated

import typer

from companion.cli.options import JsonOption
from companion.cli.oracle_view import show_answer, show_odds
from companion.cli.screen import Screen, make_screen
from companion.cli.stores import open_journal
from companion.journal import Campaign
from companion.oracle import LIKELIHOODS, likelihood_of, scene_odds, told_of
from companion.oracle import odds as oracle_odds
from companion.oracle.throws import Answer, Known, ask
from companion.session import records
from companion.session.book import Book
from companion.session.guard import Guard
from companion.session.noting import decide, note
from companion.session.oracle_facts import ask_oracle
from companion.session.scenes import begin_scene, oracle_of, scene_number
from companion.session.showing import ledger_rows
from companion.wording import circumstance
from engine.api import SeededDice

CampaignOption = Annotated[
    str, typer.Option("--campaign", help="Campaign whose dice and journal are used.")
]
LikelihoodOption = Annotated[
    str, typer.Option("--likelihood", help=f"One of: {', '.join(LIKELIHOODS)}.")
]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("oracle")(oracle)
    app.command("scene")(scene)
    app.command("thread")(thread)


def oracle(
    question: Annotated[str, typer.Argument(help="A question that yes or no can answer.")] = "",
    likelihood: LikelihoodOption = "even",
    campaign: CampaignOption = "",
    tension: Annotated[
        int, typer.Option(help="Without a campaign: how tense it is.", min=0, max=6)
    ] = oracle_odds.START_TENSION,
    odds: Annotated[bool, typer.Option("--odds", help="Show the exact odds, ask nothing.")] = False,
    seed: Annotated[str, typer.Option(help="Without a campaign: seed of the dice.")] = "",
    as_json: JsonOption = False,
) -> int:
    """Ask the oracle yes or no. With a campaign its dice are journaled and can be verified.

    Example: dicebound oracle "Is the gate guarded?" --likelihood likely --campaign "Harbour nights"
    """
    step = likelihood_of(likelihood)
    screen = make_screen()
    if odds or not question.strip():
        return _odds(screen, campaign, step, tension, as_json=as_json)
    if not campaign:
        answer = _free_answer(question, step, tension, seed)
        _show(screen, answer, as_json=as_json)
        if not as_json:
            screen.line("No campaign: these dice are in no journal.", "hint")
        return 0
    with open_journal() as journal:
        book = journal.campaign(campaign)
        answer, _ = ask_oracle(book, Book(book), question, step)
        if answer.again and not as_json:
            screen.line("That was asked a moment ago; the answer stands.", "hint")
        _show(screen, answer, as_json=as_json, guard=Guard(book, Book(book)))
    return 0


def _odds(screen: Screen, campaign: str, step: str, tension: int, *, as_json: bool) -> int:
    if campaign:
        with open_journal() as journal:
            book = journal.campaign(campaign, recover=False)
            tension = oracle_of(book, Book(book)).tension
    if as_json:
        found = oracle_odds.answer_odds(step, tension)
        data = {
            "likelihood": step,
            "tension": tension,
            "odds": {k: str(p) for k, p in found.items()},
        }
        typer.echo(json.dumps(data))
    else:
        show_odds(screen, step, tension)
    return 0


def _free_answer(question: str, step: str, tension: int, seed: str) -> Answer:
    dice = SeededDice(seed.encode()[:64] if seed else secrets.token_bytes(32))

    def throw(sides: Sequence[int], _: str) -> tuple[int, ...]:
        return tuple(dice.face(count) for count in sides)

    return ask(question, step, tension=tension, known=Known(), throw=throw, about="")


def _show(screen: Screen, answer: Answer, *, as_json: bool, guard: Guard | None = None) -> None:
    if as_json:
        data = {**answer.as_json(), "result": answer.result, "again": answer.again}
        typer.echo(json.dumps(data, ensure_ascii=False))
    elif guard is None:
        show_answer(screen, answer)
    else:
        show_answer(screen, answer, shown=guard.shown)


def scene(
    place: Annotated[str, typer.Argument(help="Where the next scene is; leave out to look.")] = "",
    campaign: CampaignOption = "",
    odds: Annotated[bool, typer.Option("--odds", help="Show the exact odds, begin none.")] = False,
    as_json: JsonOption = False,
) -> int:
    """Show the scene, or end it and begin the next: as expected, altered or interrupted.

    Example: dicebound scene "the ferry at dusk" --campaign "Harbour nights"
    """
    screen = make_screen()
    with open_journal() as journal:
        book = journal.campaign(_named(campaign))
        ledger = Book(book)
        tension = oracle_of(book, ledger).tension
        if odds:
            found = scene_odds(tension)
            if as_json:
                typer.echo(json.dumps({k: str(p) for k, p in found.items()}))
            else:
                screen.odds(list(found.items()))
            return 0
        if not place.strip():
            return _show_scene(screen, book, ledger, tension, as_json=as_json)
        begun = begin_scene(book, ledger, place)
        assert begun.test is not None, "scenes of the player's own are always tested"
        told = [*told_of(begun.test), *begun.told]
        if told:
            book.append(records.NARRATION, {"roll": None, "sentences": [*told]})
        if as_json:
            data = {"number": begun.number, "place": begun.place, "tension": begun.tension,
                    "told": [*begun.told], **begun.test.as_json()}  # fmt: skip
            typer.echo(json.dumps(data, ensure_ascii=False))
            return 0
        screen.line(f"Scene {begun.number}: {begun.place}", "title")
        screen.line(f"The scene is {begun.test.result}. {begun.test.text}")
        for sentence in begun.told:
            screen.line(sentence)
        screen.line(f"Tension: {begun.tension} of 6.", "hint")
    return 0


def _show_scene(
    screen: Screen, book: Campaign, ledger: Book, tension: int, *, as_json: bool
) -> int:
    story = book.state.story
    people = [name for name, sheet in book.state.characters.items() if sheet.side == "gm"]
    if as_json:
        data = {"number": scene_number(book), "place": story.place, "people": people,
                "tension": tension}  # fmt: skip
        typer.echo(json.dumps(data, ensure_ascii=False))
        return 0
    guard = Guard(book, ledger)
    rows = [*people, *(circumstance(standing) for standing in story.standings)]
    rows = [row for row in (guard.shown(row) for row in rows) if row]
    screen.lines(guard.shown(story.place) or "Somewhere", rows)
    screen.line(f"Scene {scene_number(book)}, tension {tension} of 6.", "hint")
    return 0


def _named(campaign: str) -> str:
    if campaign:
        return campaign
    from companion.errors import BadInputError

    raise BadInputError("say which campaign: --campaign NAME; `dicebound campaign list` shows them")


def thread(
    words: Annotated[
        list[str] | None, typer.Argument(help="add TEXT, accept N, edit N NAME, close N, drop N.")
    ] = None,
    campaign: CampaignOption = "",
    noted: Annotated[str, typer.Option("--note", help="Note or correct something.")] = "",
    everything: Annotated[bool, typer.Option("--all", help="Closed and dropped ones too.")] = False,
    as_json: JsonOption = False,
) -> int:
    """List what is open in a campaign (threads, people, clocks, promises), or change it.

    Example: dicebound thread add "Who rang the bell?" --campaign "Harbour nights"
    """
    screen = make_screen()
    with open_journal() as journal:
        book = journal.campaign(_named(campaign))
        ledger = Book(book)
        if noted:
            screen.line(note(book, ledger, noted).text)
        if words:
            decide(book, ledger, " ".join(words))
        if as_json:
            rows = [
                {
                    "number": e.number, "kind": e.kind, "name": e.name, "detail": e.detail,
                    "status": e.status, "source": e.source, "attitude": e.attitude,
                }
                for e in ledger.ledger.entries()
                if everything or e.stands
            ]  # fmt: skip
            typer.echo(json.dumps(rows, ensure_ascii=False))
            return 0
        shown = ledger_rows(ledger.ledger, Guard(book, ledger), everything=everything)
        screen.lines("What is open", shown or ["nothing yet"])
    return 0
