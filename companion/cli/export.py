"""``campaign export``, ``import`` and ``stats``: a campaign out of the journal and back."""

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from companion.cli.options import JsonOption, NameArgument
from companion.cli.out import say, say_json, write, write_json
from companion.cli.screen import make_screen
from companion.cli.stores import open_journal
from companion.errors import BadInputError
from companion.files import read_bounded
from companion.journal import Campaign, Journal

LARGEST_EXPORT = 500_000_000
"""Bytes of a campaign as JSON."""


class Format(StrEnum):
    """What a campaign may be exported as."""

    MARKDOWN = "md"
    HTML = "html"
    JSON = "json"
    OBSIDIAN = "obsidian"
    SHEET = "sheet"


def register(group: typer.Typer) -> None:
    """Add the commands to the group ``campaign``."""
    group.command("export")(export)
    group.command("import")(import_file)
    group.command("stats")(stats)


def export(
    name: NameArgument,
    form: Annotated[
        Format,
        typer.Option("--format", help="A story (md, html), the whole (json), notes, a sheet."),
    ] = Format.MARKDOWN,
    out: Annotated[
        Path | None, typer.Option(help="File, or folder for obsidian; standard output if left out.")
    ] = None,
    reveal_seeds: Annotated[
        bool, typer.Option("--reveal-seeds", help="json: add the secret seeds of the dice.")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Write over what is there.")] = False,
) -> int:
    """Write a campaign down: a story to read or print, notes, or everything as JSON.

    Example: dicebound campaign export "Harbour nights" --format html --out harbour.html
    """
    if form is Format.OBSIDIAN and out is None:
        raise BadInputError("say which folder the notes go to: --out FOLDER")
    with open_journal() as journal:
        book = journal.campaign(name, recover=False)
        files = _files(book, form, reveal_seeds=reveal_seeds)
    if out is None:
        (write_json if form is Format.JSON else write)(files[""])
        return 0
    if form is Format.OBSIDIAN:
        _write_notes(files, out, owner=book.id, force=force)
        return 0
    _write(files[""], out, force=force)
    say(f"Written to {out}.")
    if form is Format.JSON:
        _say_about_seeds(revealed=reveal_seeds)
    return 0


def _files(book: Campaign, form: Format, *, reveal_seeds: bool) -> dict[str, str]:
    """Return path to contents; "" stands for the one file that there is."""
    if form is Format.JSON:
        data = book.export(reveal_seeds=reveal_seeds)
        return {"": json.dumps(data, ensure_ascii=False, indent=1) + "\n"}
    from companion.session.book import Book
    from companion.session.guard import Guard

    ledger = Book(book)
    guard = Guard(book, ledger)
    if form is Format.SHEET:
        from companion.export.state_sheet import state_sheet

        return {"": state_sheet(book, ledger, guard)}
    from companion.export.story import story_of

    story = story_of(book, ledger, guard)
    if form is Format.OBSIDIAN:
        from companion.export.markdown import Vault

        return Vault(story, ledger.ledger, guard.shown).files()
    from companion.session.showing import ledger_rows

    rows = ledger_rows(ledger.ledger, guard)
    if form is Format.HTML:
        from companion.export.html import page

        return {"": page(story, rows)}
    from companion.export.markdown import markdown

    return {"": markdown(story, rows)}


def _write_notes(files: dict[str, str], out: Path, *, owner: str, force: bool) -> None:
    from companion.export.vault import write_vault

    done = write_vault(files, out, owner=owner, force=force)
    say(f"{len(files)} notes are in {out}.")
    if done.removed:
        say(f"Taken away, since the story no longer has them: {', '.join(done.removed)}.")
    if done.kept:
        say(
            f"No longer part of the story, and kept since you changed them: {', '.join(done.kept)}."
        )


def _write(text: str, out: Path, *, force: bool) -> None:
    if out.exists() and not force:
        raise BadInputError(f"{out} is there already; write over it with --force")
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadInputError(f"{out} cannot be written: {reason}; choose another place") from error


def _say_about_seeds(*, revealed: bool) -> None:
    if revealed:
        say("It holds the secret seeds: whoever has it can foresee every die to come.")
    else:
        say(
            "Its dice stay secret, so it can be read and branched elsewhere, but not rolled on. "
            "A backup of your own needs --reveal-seeds."
        )


def import_file(
    file: Annotated[Path, typer.Argument(help="A campaign as JSON, from `campaign export`.")],
    name: Annotated[str, typer.Option(help="Another name for it here.")] = "",
) -> int:
    """Take in a campaign that was exported as JSON; every record and die is checked.

    Example: dicebound campaign import harbour.json --name "Harbour nights"
    """
    data = read_bounded(file, most=LARGEST_EXPORT, what="an export")
    with open_journal() as journal:
        return _import(journal, data, name)


def _import(journal: Journal, data: bytes, name: str) -> int:
    book = journal.import_campaign(data, name=name or None)
    report = book.verify()
    for finding in report.findings:
        say(f"FAULT: {finding.sentence}")
    for remark in report.notes:
        say(f"Note: {remark}")
    say(f"{book.name!r} is here: {report.records} records, {report.rolls} rolls.")
    return 0 if report.ok else 1


def stats(
    name: NameArgument,
    as_json: JsonOption = False,
) -> int:
    """Show a campaign's dice, and how lucky they were against the odds on record.

    Example: dicebound campaign stats "Harbour nights"
    """
    from companion.export.stats import stats_json, stats_of, stats_rows

    with open_journal() as journal:
        book = journal.campaign(name, recover=False)
        found = stats_of(book)
    if as_json:
        say_json(stats_json(found))
    else:
        make_screen().lines(f"The dice of {book.name}", stats_rows(found))
    return 0
