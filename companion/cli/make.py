"""``make``: NPCs, monsters, creatures, archetypes and characters for a game master."""

import json
import secrets
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from companion.cli.model_options import (
    BaseUrlOption,
    MaxCostOption,
    ModelOption,
    ModelWish,
    OfflineOption,
    ShowPromptOption,
)
from companion.cli.options import SystemOption
from companion.cli.out import say, write, write_json
from companion.cli.screen import make_screen
from companion.errors import BadInputError
from companion.files import read_bounded
from companion.generators.legality import Record
from companion.generators.making import Wish, make_again, make_many
from engine.api import system_slugs

_SEEDS: Final = 2**31
_LARGEST: Final = 20_000_000
"""Bytes of a character that is taken as it is: a card may be a picture."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("make")(make)


def make(  # noqa: PLR0913, PLR0917 - one parameter for each option
    kind: Annotated[str, typer.Argument(help="npc, monster, creature, archetype or character.")],
    system: SystemOption = "",
    concept: Annotated[str, typer.Option(help="Who or what, in your own words.")] = "",
    power: Annotated[
        str,
        typer.Option("--power", "--level", help="extra, minor, capable, dangerous or nemesis."),
    ] = "",
    count: Annotated[int, typer.Option(help="How many.")] = 1,
    seed: Annotated[int | None, typer.Option(help="Whole number; the same makes the same.")] = None,
    genre: Annotated[str, typer.Option(help="fantasy, noir, space, western, sea ...")] = "",
    names: Annotated[str, typer.Option(help="Naming style: norse, yoruba, goblin ...")] = "",
    like: Annotated[
        Path | None, typer.Option(help="Somebody else of this kind and strength; a JSON file.")
    ] = None,
    source: Annotated[
        Path | None, typer.Option("--from", help="Make this one again; a JSON file or a card.")
    ] = None,
    keep: Annotated[
        str, typer.Option(help="Parts of --from that stay: name,sheet,want,secret,voice,look.")
    ] = "",
    after: Annotated[str, typer.Option(help="Change --from by what happened.")] = "",
    group: Annotated[str, typer.Option(help="People tied together: gang, village, crew.")] = "",
    against: Annotated[
        str, typer.Option(help="Odds for this roll: a pool 5, a bonus +3, a die d8.")
    ] = "",
    form: Annotated[str, typer.Option(help="Stitcher: single, full or auto.")] = "auto",
    start: Annotated[
        str, typer.Option(help="Altars: standard, two_and_two or three_dice.")
    ] = "standard",
    monster_kind: Annotated[str, typer.Option(help="Altars: humanoid, described or mixed.")] = "",
    house: Annotated[
        bool, typer.Option("--house/--book-only", help="Skitterbarren: use the house kit.")
    ] = True,
    beside: Annotated[
        str, typer.Option("--with", help="Other archetypes, to name overlaps: Thief,Sage.")
    ] = "",
    thread: Annotated[str, typer.Option(help="A thread of the story to tie them to.")] = "",
    campaign: Annotated[str, typer.Option(help="Put them into this campaign.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, one a line.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown.")] = False,
    card: Annotated[bool, typer.Option("--card", help="Print an HTML page of cards.")] = False,
    tavern: Annotated[
        bool, typer.Option("--tavern", help="Print a chara_card_v2 for chat front ends.")
    ] = False,
    pdf: Annotated[Path | None, typer.Option(help="Write a PDF of cards to this file.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write to this file instead.")] = None,
    model: ModelOption = "",
    base_url: BaseUrlOption = "",
    max_cost: MaxCostOption = 0.0,
    show_prompt: ShowPromptOption = False,
    offline: OfflineOption = False,
) -> int:
    """Make somebody playable: legal, with a want, a secret and a voice.

    Example: dicebound make npc --system stitcher --concept "a bitter customs officer who takes
    bribes" --power dangerous --against 5
    """
    if sum((as_json, markdown, card, tavern)) > 1 or (pdf and (markdown or card or tavern)):
        raise BadInputError("choose one of --json, --markdown, --card, --pdf and --tavern")
    slug = _system(system, campaign)
    wish = Wish(
        kind=kind, system=slug, concept=concept, power=power, genre=genre, names=names,
        form=form, start=start, monster_kind=monster_kind, house=house,
        beside=_listed(beside), thread=thread,
    )  # fmt: skip
    wish.check()
    number = secrets.randbelow(_SEEDS) if seed is None else seed
    against_rolls = _listed(against)
    chat = ModelWish(
        name=model, base_url=base_url, max_cost=max_cost, show_prompt=show_prompt, offline=offline
    )
    if model and (group or keep or after):
        raise BadInputError("--group, --keep and --after are the generator's; leave out --model")
    wish, made = _made(
        wish, number, count, group=group, like=like, source=source, keep=_listed(keep), after=after
    )
    made = _by_model(chat, wish, made)
    shown = _shown(
        made, against_rolls, as_json=as_json, markdown=markdown, card=card, tavern=tavern
    )
    pages = _as_pdf(made, against_rolls) if pdf is not None else b""
    if campaign:
        _into(campaign, made)
    if pdf is not None:
        _write(pdf, pages)
        say(f"Wrote {len(made)} to {pdf}.", err=as_json)
        if not as_json and out is None:
            return 0
    if out is not None:
        _write(out, shown)
        say(f"Wrote {len(made)} to {out}.")
    elif as_json or markdown or card or tavern:
        (write_json if as_json or tavern else write)(shown + "\n")
    else:
        _on_screen(made, against_rolls)
    return 0


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _system(system: str, campaign: str) -> str:
    """Return the game: the one named, else the campaign's, else the first."""
    if campaign:
        from companion.cli.stores import open_journal

        with open_journal() as journal:
            slug = str(journal.campaign(campaign).rule_system.info.slug)
        if system not in ("", slug):
            raise BadInputError(f"{campaign!r} is a game of {slug}, not of {system}")
        return slug
    if system and system not in system_slugs():
        raise BadInputError(f"no game {system!r}; choose one of: {', '.join(system_slugs())}")
    return system or "stitcher"


def _made(
    wish: Wish,
    seed: int,
    count: int,
    *,
    group: str,
    like: Path | None,
    source: Path | None,
    keep: tuple[str, ...],
    after: str,
) -> tuple[Wish, list[Record]]:
    """Return what the generator makes, and the wish as the files that were named complete it."""
    if (keep or after) and source is None:
        raise BadInputError("--keep and --after change somebody: name the file with --from")
    if group:
        from companion.generators.groups import USUAL, make_group

        if wish.kind != "npc":
            raise BadInputError("a group is made of people: dicebound make npc --group gang")
        return wish, make_group(wish, seed, group, USUAL if count == 1 else count)
    if source is not None:
        return _from(wish, seed, count, source, keep, after)
    if like is not None:
        from companion.generators.likeness import wish_like

        wish = wish_like(_read(like), wish)
    return wish, make_many(wish, seed, count)


def _from(
    wish: Wish, seed: int, count: int, source: Path, keep: tuple[str, ...], after: str
) -> tuple[Wish, list[Record]]:
    """Make somebody again from a file: a thing of ours, a bare sheet, or a card."""
    from companion.generators.evolve import evolve
    from companion.generators.likeness import record_of, wish_again

    data = _read(source)
    old = record_of(data, wish)
    if after:
        if old is None:
            raise BadInputError(f"{source} holds no sheet that an event could change")
        return wish, [evolve(old, after, seed)]
    wish = wish_again(data, wish)
    if not keep:
        return wish, make_many(wish, seed, count)
    if old is None:
        raise BadInputError(f"{source} has no parts to keep; leave --keep out")
    if old["system"] != wish.system and "sheet" in keep:
        raise BadInputError(f"that sheet is one of {old['system']}; say --system {old['system']}")
    return wish, [make_again(old, wish, seed + place, keep) for place in range(count)]


def _by_model(chat: ModelWish, wish: Wish, made: list[Record]) -> list[Record]:
    """Return what a chat model makes of it, where one was named."""
    with chat.asker() as asker:
        if asker is None:
            return made
        from companion.generators.model_maker import reworked
        from companion.settings import load_settings

        language = load_settings().language
        return reworked(asker, wish, made, language=language, told=lambda line: say(line, err=True))


def _read(path: Path) -> dict[str, Any]:
    from companion.generators.tavern import read_source

    return read_source(read_bounded(path, most=_LARGEST, what="a character"), path.name)


def _shown(
    made: list[Record],
    against: tuple[str, ...],
    *,
    as_json: bool,
    markdown: bool,
    card: bool,
    tavern: bool,
) -> str:
    """Return what was made as text, in the form asked for."""
    from companion.generators.cards import as_cards
    from companion.generators.render import as_lines, as_markdown
    from companion.generators.tavern import as_card

    if as_json:
        return "\n".join(json.dumps(_with_odds(r, against), ensure_ascii=False) for r in made)
    if markdown:
        return "\n".join(as_markdown(record, against) for record in made)
    if card:
        return as_cards(made, against)
    if tavern:
        return "\n".join(json.dumps(as_card(record), ensure_ascii=False) for record in made)
    return "\n\n".join("\n".join(as_lines(record, against)) for record in made)


def _with_odds(record: Record, against: tuple[str, ...]) -> Record:
    """Return a thing with the exact odds that were asked for."""
    if not against or "sheet" not in record:
        return record
    from companion.generators.against import odds_against

    odds = {mine: odds_against(record["system"], record["sheet"], mine)[1] for mine in against}
    return {**record, "beaten_by": odds}


def _on_screen(made: list[Record], against: tuple[str, ...]) -> None:
    from companion.generators.render import as_lines

    screen = make_screen()
    if made and "group" in made[0]:
        about = made[0]["group"]
        screen.lines(
            f"{about['name']} ({about['kind']})",
            [f"Wants: {about['want']}", f"Secret: {about['secret']}"],
        )
    for record in made:
        title, *lines = as_lines(record, against)
        screen.lines(title, lines)


def _as_pdf(made: list[Record], against: tuple[str, ...]) -> bytes:
    """Return the cards as a PDF; say what letters are missing."""
    from companion.generators.pdf import as_pdf

    pages, told = as_pdf(made, against)
    if told:
        say(told, err=True)
    return pages


def _write(path: Path, content: str | bytes) -> None:
    try:
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            text = content if content.endswith("\n") else f"{content}\n"
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInputError(f"{path} cannot be written: {error.strerror}") from error


def _into(campaign: str, made: list[Record]) -> None:
    """Put people into a campaign: the sheet for all, want and secret for the GM alone."""
    from companion.cli.stores import open_journal
    from engine.api import CharacterJoined, SecretKept

    with open_journal() as journal:
        book = journal.campaign(campaign)
        for record in made:
            if "sheet" not in record:
                raise BadInputError("an archetype is nobody; a campaign takes people and beings")
            if record["name"] in book.state.characters:
                raise BadInputError(
                    f"{record['name']} is in {campaign!r} already; choose another --seed"
                )
            about = f"{record['name']} wants: {record['want']} Secret: {record['secret']}"
            book.apply(CharacterJoined(sheet=record["sheet"]), SecretKept(secret=about))
