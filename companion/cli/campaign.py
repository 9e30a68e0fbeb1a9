"""``campaign``: list, show, log, recap, verify, undo, branch, rename, delete, export ..."""

import json
from datetime import datetime
from typing import Annotated, Any

import typer

from companion.cli import export
from companion.cli.last_played import last_played
from companion.cli.options import JsonOption, NameArgument, SystemOption
from companion.cli.out import say, say_json
from companion.cli.screen import make_screen
from companion.cli.stores import open_journal
from companion.errors import BadInputError
from companion.journal import Campaign
from companion.session import records
from companion.wording import circumstance
from engine.api import get_system

TOLD_LINES = {
    records.PLAYER: "you",
    records.ARGUMENT: "you",
    records.NARRATION: "told",
    records.ANSWER: "asked",
    "declare": "proposed",
    "withdraw": "withdrawn",
    "roll": "rolled",
    "undo": "undone",
    "draw": "drawn",
}


def register(app: typer.Typer) -> None:
    """Add the commands."""
    group = typer.Typer(
        help="Campaigns: list, show, log, verify and the like.",
        no_args_is_help=True,
        rich_markup_mode=None,
    )
    for name, command in (
        ("new", new), ("list", list_all), ("show", show), ("log", log), ("recap", recap),
        ("verify", verify), ("undo", undo), ("branch", branch), ("rename", rename),
        ("delete", delete),
    ):  # fmt: skip
        group.command(name)(command)
    export.register(group)
    app.add_typer(group, name="campaign")


def new(
    name: NameArgument,
    system: SystemOption = "stitcher",
    seed: Annotated[str, typer.Option(help="Seed of the dice, to play the same game again.")] = "",
) -> int:
    """Start a campaign without a character; `play --campaign NAME` goes on with it.

    Example: dicebound campaign new "Harbour nights" --system stitcher
    """
    get_system(system)
    with open_journal() as journal:
        book = journal.create(name, system, seed=seed.encode() if seed else None)
        say(f"Started {book.name}. Dice commitment: {book.commitment}")
    return 0


def list_all(as_json: JsonOption = False) -> int:
    """List all campaigns, the last played first.

    Example: dicebound campaign list
    """
    with open_journal() as journal:
        infos = journal.list()
    if as_json:
        rows = [{"name": i.name, "system": i.system, "id": i.id, "created": i.created,
                 "played": i.played or None} for i in infos]  # fmt: skip
        typer.echo(json.dumps(rows))
    elif not infos:
        say("No campaigns yet. Start one with: dicebound play")
    now = datetime.now().astimezone()
    for info in [] if as_json else infos:
        say(f"{info.name}  ({info.system}), {last_played(info, now)}")
    return 0


def show(name: NameArgument, as_json: JsonOption = False) -> int:
    """Show where a campaign stands: characters, scene, clocks.

    Example: dicebound campaign show "Harbour nights"
    """
    with open_journal() as journal:
        book = journal.campaign(name, recover=False)
        if as_json:
            seen = book.rule_system.observe(book.state, "player")
            say_json(seen, indent=2)
            return 0
        from companion.session.book import Book
        from companion.session.guard import Guard

        shown = Guard(book, Book(book)).shown
        screen = make_screen()
        screen.line(
            f"{book.name}: {book.rule_system.info.title}, {book.next_roll - 1} rolls", "title"
        )
        for who, sheet in book.state.characters.items():
            lines = [row for row in book.rule_system.play.sheet_lines(sheet) if shown(row)]
            if shown(who) and lines:
                screen.lines(lines[0], lines[1:])
        story = book.state.story
        rows = [circumstance(standing) for standing in story.standings]
        rows += [f"clock: {c.name} {c.ticks}/{c.size}" for c in story.clocks]
        rows += [f"known: {fact}" for fact in story.knowledge]
        screen.lines(shown(story.place) or "Nowhere yet", [row for row in rows if shown(row)])
    return 0


def log(
    name: NameArgument,
    as_json: JsonOption = False,
    last: Annotated[int, typer.Option(help="Only the last N records; 0 for all.", min=0)] = 0,
) -> int:
    """Print a campaign's journal.

    Example: dicebound campaign log "Harbour nights" --last 20
    """
    with open_journal() as journal:
        book = journal.campaign(name, recover=False)
        found = book.records(as_found=True)
        for record in found[-last:] if last else found:
            if as_json:
                row = {"sequence": record.sequence, "kind": record.kind, "body": record.body,
                       "hash": record.hash}  # fmt: skip
                say_json(row)
                continue
            whole = book.is_whole(record)
            told = _tell(record.kind, record.body) if whole else f"{record.kind}: damaged"
            say(f"{record.sequence:>5}  {told}")
    return 0


def _tell(kind: str, body: dict[str, Any]) -> str:
    label = TOLD_LINES.get(kind, kind)
    match kind:
        case records.PLAYER | records.ARGUMENT:
            text = body.get("text", "")
        case records.NARRATION:
            text = " ".join(body.get("sentences", ()))
        case records.ANSWER:
            text = body.get("question", "")
        case "declare":
            summary = body.get("summary", {})
            against = summary.get("target", "")
            text = f"roll {body['number']}: {summary.get('total', '')} against {against}"
        case "roll":
            faces = ", ".join(str(face) for _, face, _ in body.get("draws", ()))
            text = f"roll {body['number']}: {faces or 'no dice'}: {body.get('degree') or 'done'}"
        case "events":
            text = ", ".join(str(event["kind"]) for event in body.get("events", ()))
        case _:
            text = ""
    return f"{label}: {' '.join(str(text).split())}" if text else label


def recap(name: NameArgument) -> int:
    """Tell the story so far in a few sentences.

    Example: dicebound campaign recap "Harbour nights"
    """
    with open_journal() as journal:
        book = journal.campaign(name, recover=False)
        from companion.session.book import Book
        from companion.session.guard import Guard
        from companion.session.recap import Recapper

        ledger = Book(book)
        make_screen().story(Recapper(book, ledger, Guard(book, ledger)).sentences())
    return 0


def verify(
    name: NameArgument,
    anchor: Annotated[str, typer.Option(help="A head hash noted at the end of a sitting.")] = "",
    as_json: JsonOption = False,
) -> int:
    """Check the chain, the commitment, every die and every result of a campaign.

    Example: dicebound campaign verify "Harbour nights" --anchor 3fa9c1d200aa17bc
    """
    with open_journal() as journal:
        report = journal.campaign(name, recover=False).verify(anchor or None)
    if as_json:
        rows = [{"sequence": f.sequence, "message": f.sentence} for f in report.findings]
        say_json({"ok": report.ok, "findings": rows})
    else:
        for finding in report.findings:
            say(f"FAULT: {finding.sentence}")
        for note in report.notes:
            say(f"Note: {note}")
        faults = len(report.findings)
        verdict = "All is well" if report.ok else f"{faults} {'fault' if faults == 1 else 'faults'}"
        own = f", {report.physical} of them with the player's own dice" if report.physical else ""
        say(f"{verdict}: {report.records} records, {report.rolls} rolls{own}.")
        say(f"Head: {report.head}")
    return 0 if report.ok else 1


def undo(name: NameArgument) -> int:
    """Take back what happened since the last roll; never the roll itself.

    Example: dicebound campaign undo "Harbour nights"
    """
    with open_journal() as journal:
        from companion.session.undoing import undo as undo_play

        record = undo_play(journal.campaign(name))
        say(f"Taken back: {len(record.body['takes_back'])} records since the last roll.")
    return 0


def branch(
    name: NameArgument,
    new_name: Annotated[str, typer.Argument(help="Name of the new campaign.")],
    at: Annotated[int, typer.Option(help="Last record to keep; 0 for all.", min=0)] = 0,
) -> int:
    """Start another campaign from this one's past, with dice of its own.

    Example: dicebound campaign branch "Harbour nights" "What if" --at 40
    """
    with open_journal() as journal:
        book: Campaign = journal.campaign(name)
        from companion.session.branching import branch as branch_play

        made = branch_play(book, new_name, at=at or book.sequence)
        say(f"Branched {book.name} into {made.name}. New dice commitment: {made.commitment}")
    return 0


def rename(
    name: NameArgument, new_name: Annotated[str, typer.Argument(help="The new name.")]
) -> int:
    """Give a campaign another name.

    Example: dicebound campaign rename "Harbour nights" "Low tide"
    """
    with open_journal() as journal:
        say(f"Renamed to {journal.rename(name, new_name).name}.")
    return 0


def delete(
    name: NameArgument,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> int:
    """Delete a campaign for good.

    Example: dicebound campaign delete "Harbour nights" --yes
    """
    if not yes:
        raise BadInputError(f"this deletes {name!r} for good; say so with --yes")
    with open_journal() as journal:
        say(f"Deleted {journal.delete(name).name}.")
    return 0
