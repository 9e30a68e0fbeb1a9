"""``rules``: the books, their passages, the table's readings, the ledger."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from companion.cli.screen import make_screen
from companion.errors import BadInputError, CompanionError
from engine.api import RuleSystem, get_system, system_slugs

SystemOption = Annotated[str, typer.Option(help="Game: stitcher, skitterbarren or altars.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]
SHOWN_HITS: Final = 6
BOOK_SUFFIXES: Final = frozenset({".md", ".txt", ".html", ".htm", ".docx", ".pdf"})


def register(app: typer.Typer) -> None:
    """Add the commands."""
    group = typer.Typer(
        help="Books, passages, readings of the rules, ledger.",
        no_args_is_help=True,
        rich_markup_mode=None,
    )
    group.command("list")(list_books)
    group.command("show")(show)
    group.command("search")(search)
    group.command("add")(add)
    group.command("remove")(remove)
    group.command("rulings")(rulings)
    group.command("ledger")(ledger)
    app.add_typer(group, name="rules")


def list_books(as_json: JsonOption = False) -> int:
    """List the books and whom they are by.

    Example: dicebound rules list
    """
    from companion.retrieval.corpus import load_book

    rows = []
    for slug in system_slugs():
        info, book = get_system(slug).info, load_book(slug)
        rows.append(
            {
                "system": slug,
                "title": info.title,
                "author": info.author,
                "licence": info.licence,
                "sections": len(book.sections),
                "gaps": len(book.gaps),
            }
        )
    own = _own_books()
    if as_json:
        typer.echo(json.dumps([*rows, *own], ensure_ascii=False))
        return 0
    screen = make_screen()
    for row in rows:
        by = row["author"] or "an unnamed author"
        screen.line(f"{row['system']}: {row['title']} by {by} ({row['licence']})")
        screen.line(f"  {row['sections']} rules and tables, {row['gaps']} points left open")
    for mine in own:
        game = mine["system"] or "every game"
        screen.line(f"{mine['book']}: {mine['title']}, your own, for {game}")
        screen.line(f"  {mine['passages']} passages from {mine['source']}")
    return 0


def _own_books() -> list[dict[str, Any]]:
    from companion.cli.stores import has_books, open_shelf

    if not has_books():
        return []
    shelf = open_shelf()
    try:
        return [
            {
                "book": book.slug,
                "title": book.title,
                "system": book.system,
                "source": book.source,
                "passages": book.passages,
            }
            for book in shelf.books()
        ]
    finally:
        shelf.close()


def add(
    files: Annotated[
        list[Path] | None,
        typer.Argument(help="Files or folders: Markdown, text, HTML, DOCX, PDF."),
    ] = None,
    system: Annotated[str, typer.Option(help="Their game; every game if left out.")] = "",
    title: Annotated[str, typer.Option(help="Title; the file's name if left out.")] = "",
    ruling: Annotated[str, typer.Option(help="A ruling of the table's, in its own words.")] = "",
    campaign: Annotated[str, typer.Option(help="The campaign that a ruling belongs to.")] = "",
) -> int:
    """Add books of your own, or a ruling of the table's.

    Example: dicebound rules add houserules.md --system stitcher
    """
    if ruling:
        return _add_ruling(ruling, campaign)
    if not files:
        raise BadInputError("name a file or a folder to add, or a ruling with --ruling TEXT")
    if system:
        get_system(system)
    found = list(_files(files))
    if not found:
        raise BadInputError("there is nothing to add: no Markdown, text, HTML, DOCX or PDF file")
    return _add_books(found, system, title)


def _add_books(paths: list[Path], system: str, title: str) -> int:
    from companion.cli.stores import open_shelf

    shelf = open_shelf()
    faults = 0
    try:
        for path in paths:
            try:
                book = shelf.add(path, system=system, title=title or None, progress=_progress)
            except CompanionError as error:
                faults += 1
                typer.echo(f"dicebound: {error}", err=True)
            else:
                typer.echo(f"{book.slug}: {book.passages} passages from {book.source}")
    finally:
        shelf.close()
    return 2 if faults else 0


def _files(paths: list[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*") if p.suffix.lower() in BOOK_SUFFIXES)
        else:
            yield path


def _progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done >= total else ""
        typer.echo(f"\rvectors {done}/{total}{end}", nl=False, err=True)


def _add_ruling(ruling: str, campaign: str) -> int:
    if not campaign:
        raise BadInputError("a ruling belongs to a campaign: say which with --campaign NAME")
    from companion.cli.stores import open_journal
    from companion.rules_desk.table import add_ruling

    with open_journal() as journal:
        add_ruling(journal.campaign(campaign), ruling)
    typer.echo("Recorded. It stands first in answers of this campaign.")
    return 0


def remove(book: Annotated[str, typer.Argument(help="Name of a book of your own.")]) -> int:
    """Remove a book of your own.

    Example: dicebound rules remove houserules
    """
    from companion.cli.stores import has_books, open_shelf

    shelf = open_shelf() if has_books() else None
    try:
        if shelf is None or not shelf.remove(book):
            raise BadInputError(
                f"there is no book {book!r} of yours; `dicebound rules list` lists them"
            )
    finally:
        if shelf is not None:
            shelf.close()
    typer.echo(f"Removed {book}.")
    return 0


def show(
    passage: Annotated[str, typer.Argument(help="Id of a passage, such as stitcher:opposed/ties.")],
    as_json: JsonOption = False,
) -> int:
    """Show one passage of a book.

    Example: dicebound rules show stitcher:opposed/ties
    """
    from companion.retrieval.corpus import Gap, Section, load_book

    slug = passage.partition(":")[0]
    if slug not in system_slugs():
        return _show_own(passage, as_json=as_json)
    book = load_book(slug)
    parts: list[Section | Gap] = [*book.sections, *book.gaps]
    for part in parts:
        if part.id == passage:
            if as_json:
                typer.echo(json.dumps({"id": part.id, "title": part.title, "text": part.text}))
            else:
                make_screen().line(part.text)
            return 0
    raise BadInputError(f"there is no passage {passage!r}; `dicebound rules search` finds ids")


def _show_own(passage: str, *, as_json: bool) -> int:
    from companion.cli.stores import has_books, open_shelf

    shelf = open_shelf() if has_books() else None
    found = shelf.passage(passage) if shelf is not None else None
    if shelf is not None:
        shelf.close()
    if found is None:
        raise BadInputError(
            f"{passage!r} is no id of a passage; `dicebound rules search` finds ids"
        )
    if as_json:
        typer.echo(json.dumps({"id": found.id, "title": found.title, "text": found.text}))
    else:
        make_screen().line(found.text)
    return 0


def search(
    words: Annotated[list[str], typer.Argument(help="What to look for.")],
    system: SystemOption = "stitcher",
    as_json: JsonOption = False,
) -> int:
    """Search a book's passages.

    Example: dicebound rules search --system altars healing
    """
    from companion.cli.stores import make_desk

    get_system(system)
    hits = make_desk().searcher(system).search(" ".join(words), k=SHOWN_HITS)
    if as_json:
        rows = [
            {"id": h.passage.id, "title": h.passage.title, "text": h.passage.text} for h in hits
        ]
        typer.echo(json.dumps(rows, ensure_ascii=False))
        return 0
    screen = make_screen()
    for hit in hits:
        screen.line(f"{hit.passage.id}: {hit.passage.title}")
    return 0


def rulings(
    system: SystemOption = "stitcher",
    campaign: Annotated[str, typer.Option(help="Show (or change) this campaign's readings.")] = "",
    change: Annotated[
        list[str] | None, typer.Option("--set", help="NAME=VALUE; needs --campaign; repeatable.")
    ] = None,
    as_json: JsonOption = False,
) -> int:
    """Show every open point of the rules with its readings; set them for a campaign.

    Example: dicebound rules rulings --campaign "Harbour nights" --set odd_extra_die=round_up
    """
    if change and not campaign:
        raise BadInputError("readings belong to a campaign: say which with --campaign NAME")
    game: RuleSystem[Any] = get_system(system)
    values = game.new_state().settings
    if campaign:
        from companion.cli.stores import open_journal

        with open_journal() as journal:
            book = journal.campaign(campaign)
            if change:
                _set(book, change)
            game, values = book.rule_system, book.state.settings
    _show_rulings(game, values.model_dump(mode="json"), as_json=as_json)
    return 0


def _set(book: Any, change: list[str]) -> None:  # noqa: ANN401 - a Campaign, imported lazily
    from companion.cli.derive import settings_of
    from engine.api import SettingsChanged

    changes: dict[str, Any] = {}
    for text in change:
        changes.update(settings_of(text))
    book.apply(SettingsChanged(changes=changes))


def _show_rulings(game: RuleSystem[Any], values: dict[str, Any], *, as_json: bool) -> None:
    rows = []
    for name, field in game.settings_type.model_fields.items():
        extra = field.json_schema_extra if isinstance(field.json_schema_extra, dict) else {}
        rows.append(
            {
                "setting": name,
                "ruling": extra.get("ruling", ""),
                "computed": extra.get("computed", False),
                "value": values[name],
                "about": field.description or "",
            }
        )
    if as_json:
        typer.echo(json.dumps(rows, ensure_ascii=False))
        return
    screen = make_screen()
    for row in rows:
        mark = "" if row["computed"] else " (for the narration only)"
        screen.line(f"{row['setting']} = {json.dumps(row['value'])}  [{row['ruling']}]{mark}")
        screen.line(f"  {row['about']}", "hint")


def ledger(system: SystemOption = "stitcher", as_json: JsonOption = False) -> int:
    """Show how each line of the rules is treated: enforced, narrated or open in the book.

    Example: dicebound rules ledger --system stitcher
    """
    rows = get_system(system).ledger
    if as_json:
        typer.echo(json.dumps([row.model_dump() for row in rows], ensure_ascii=False))
        return 0
    screen = make_screen()
    for row in rows:
        screen.line(f"{row.id}  {row.status:<9} {row.note}")
    return 0
