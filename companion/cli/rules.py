"""``rules``: the books, their passages, the table's readings, the ledger."""

import json
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from companion.cli.books import add, index, order, own_rows, own_shelf, remove, show_own_books
from companion.cli.options import JsonOption, SystemOption
from companion.cli.screen import make_screen
from companion.errors import BadInputError
from engine.api import RuleSystem, get_system, system_slugs

if TYPE_CHECKING:
    from companion.rules_desk.rulings import HouseRuling

SHOWN_HITS: Final = 6


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
    group.command("index")(index)
    group.command("order")(order)
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
    own = own_rows()
    if as_json:
        typer.echo(json.dumps([*rows, *own], ensure_ascii=False))
        return 0
    screen = make_screen()
    for row in rows:
        by = row["author"] or "an unnamed author"
        screen.line(f"{row['system']}: {row['title']} by {by} ({row['licence']})")
        screen.line(f"  {row['sections']} rules and tables, {row['gaps']} points left open")
    show_own_books(own, screen)
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
    with own_shelf() as shelf:
        found = shelf.passage(passage) if shelf is not None else None
        titles = {book.slug: book.title for book in shelf.books()} if shelf is not None else {}
    if found is None:
        raise BadInputError(
            f"{passage!r} is no id of a passage; `dicebound rules search` finds ids"
        )
    if as_json:
        row = {"id": found.id, "title": found.title, "text": found.text}
        typer.echo(json.dumps({**row, "book": titles[found.book], "page": found.page}))
    else:
        page = f", p. {found.page}" if found.page else ""
        screen = make_screen()
        screen.line(found.text)
        screen.line(f"{titles[found.book]}{page}", "hint")
    return 0


def search(
    words: Annotated[list[str], typer.Argument(help="What to look for.")],
    system: SystemOption = "stitcher",
    book: Annotated[str, typer.Option(help="Only in this book of your own.")] = "",
    as_json: JsonOption = False,
) -> int:
    """Search the passages of a game's book and of your own books.

    Example: dicebound rules search --system altars healing
    """
    from companion.cli.stores import make_desk

    get_system(system)
    rows = make_desk().find(" ".join(words), system, k=SHOWN_HITS, book=book or None)
    if as_json:
        typer.echo(json.dumps([row.as_json() for row in rows], ensure_ascii=False))
        return 0
    screen = make_screen()
    for row in rows:
        screen.line(f"{row.passage.id}: {row.title}")
    if not rows:
        screen.line("Nothing was found.")
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
    own: list[HouseRuling] = []
    if campaign:
        from companion.cli.stores import open_journal
        from companion.rules_desk.table import own_rulings

        with open_journal() as journal:
            book = journal.campaign(campaign)
            if change:
                _set(book, change)
            game, values, own = book.rule_system, book.state.settings, own_rulings(book)
    if own and not as_json:
        screen = make_screen()
        for said in own:
            screen.line(f"{said.id}  {said.text}")
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
